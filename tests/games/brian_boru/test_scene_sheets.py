"""The posts of milestones tell a trick, an upkeep and the end as they were."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.brian_boru import GAME, PICTURES
from engine.games.brian_boru.box import CARDS
from engine.games.brian_boru.pictures import panels, poster
from engine.games.brian_boru.pictures.changes import changes
from engine.games.brian_boru.pictures.layout import BAND, POSTER_TABLE
from engine.games.brian_boru.pictures.told import Gain, Upkeep, trick, upkeep
from engine.games.brian_boru.state import State
from engine.kit.contract import Event, Source, Standing
from engine.kit.draw.boxes import Box
from engine.kit.scene import Scene
from tests.games.brian_boru import positions
from tests.games.brian_boru.drawn import NAMES, SAY, inside, seat_of
from tests.games.brian_boru.test_scene_changes import Stretch, stretches
from tests.games.drawn import labels, sprites


@pytest.fixture(params=[(3, 4), (4, 5), (5, 6)], ids=str, scope="module")
def game(request: pytest.FixtureRequest) -> list[Stretch]:
    return stretches(*request.param)


def drawn(events: list[Event], state: State, before: list[Event] | None = None) -> Scene:
    names = NAMES[: state.board.seats]
    scene = PICTURES.of_post(events, before or [], GAME.view(state, None), SAY, names)
    assert isinstance(scene, Scene)
    return scene


def kinds(events: list[Event]) -> set[str]:
    return {event.kind for event in events}


def texts(of: Scene, box: Box) -> list[str]:
    return [label.text for label in labels(of) if inside(label, box)]


def test_a_post_is_the_board_and_at_last_the_poster_alone(game: list[Stretch]) -> None:
    for _, events, state in game:
        assert drawn(events, state).base == ("poster" if "game-over" in kinds(events) else "board")


# A trick.


def tricks(game: list[Stretch]) -> list[tuple[list[Event], State, dict[str, Any]]]:
    """Every stretch that ends a trick and has the board for its picture, with what tells it."""
    return [
        (events, state, event.args)
        for _, events, state in game
        if "game-over" not in kinds(events)
        for event in events
        if event.kind == "trick-over"
    ]


def test_the_cards_stand_in_playing_order_with_seat_and_action(game: list[Stretch]) -> None:
    for events, state, over in tricks(game):
        scene = drawn(events, state)
        actions = {e.args["seat"]: e.args["action"] for e in events if e.kind == "action"}
        played = [e.args["seat"] for e in events if e.kind == "card-played"]
        places = panels.slots(BAND, state.board.seats)
        for seat, slot in zip(played, places, strict=True):
            card = CARDS[over["cards"][seat]]
            assert texts(scene, slot)[:2] == [str(card.value), "ABCDE"[seat]]
            runs = card.runs[("primary", "upper", "lower").index(actions[seat])]
            names = [sprite.name for sprite in sprites(scene) if inside(sprite, slot)]
            assert names[-len(runs) :] == [icon for icon, _ in runs]
            assert ("crown" in names) == (seat == over["winner"])


def trick_events(*deeds: Event, seats: int = 3) -> list[Event]:
    args: dict[str, Any] = {"trick": 2, "tricks": 7, "town": "MU3", "winner": 1, "leader": 2}
    args |= {"cards": ["b6", "r11", "y1"][:seats], "marker": 1}
    return [*deeds, Event("trick-over", args)]


def test_extras_that_were_bought_are_told_apart_from_the_card() -> None:
    bought = {"seat": 0, "discs": 4, "extra": 2, "paid": 4, "total": 4}
    plain = {"seat": 1, "raiders": 2, "extra": 0, "paid": 0, "left": 7, "total": 2}
    events = trick_events(
        Event("action", {"seat": 0, "card": "b6", "action": "lower"}),
        Event("church-discs", bought),
        Event("action", {"seat": 1, "card": "r11", "action": "primary"}),
        Event("raiders-taken", plain),
    )
    found = trick(events)
    assert found is not None
    assert [turn.seat for turn in found.turns] == [2, 0, 1]
    assert [turn.extras for turn in found.turns] == [[], [("church", 2)], []]
    assert [turn.action for turn in found.turns] == [-1, 2, 0]
    slot = panels.slots(BAND, 3)[1]
    assert texts(drawn(events, positions.table(3)), slot)[2:] == ["4"]


def test_an_unwon_trick_crowns_nobody() -> None:
    events = trick_events()
    events[-1].args["winner"] = None
    assert sprites(drawn(events, positions.table(3)), "crown") == []


# An upkeep.


def upkeeps(game: list[Stretch]) -> list[tuple[list[Event], list[Event], State]]:
    """(the events before, its own, the position) of every stretch that ends an upkeep."""
    found, before = [], []
    for _, events, state in game:
        if "round-over" in kinds(events):
            found.append((before, events, state))
        before = events
    return found


def test_an_upkeep_tells_all_points_whichever_stretch_they_are_from(game: list[Stretch]) -> None:
    assert len(upkeeps(game)) == game[-1][2].board.rounds
    for before, events, state in upkeeps(game):
        told = [*before, *events]
        begin = max(
            n for n, e in enumerate(told)
            if e.kind == "upkeep-step" and e.args["step"] == "marriage"
        )  # fmt: skip
        gained = changes(told[begin:]).counts["score"]
        found = upkeep(before, events, state.board.seats)
        assert found is not None
        assert found.points == [gained.get(seat, 0) for seat in range(state.board.seats)]
        if "game-over" in kinds(events):
            continue
        scene = drawn(events, state, before)
        for seat, points in enumerate(found.points):
            here = texts(scene, panels.row(seat, state.board.seats))
            assert here[:2] == ["ABCDE"[seat], NAMES[seat]]
            assert here[-1] == (f"+{points}" if points else "–")


def told_upkeep(*events: Event) -> Upkeep:
    over = Event("round-over", {"round": 1, "rounds": 3})
    begins = Event("upkeep-step", {"step": "marriage"})
    found = upkeep([], [begins, *events, over], 3)
    assert found is not None
    return found


def test_the_marriage_gives_its_card_and_the_track_its_rewards() -> None:
    coins = {"seat": 1, "coins": 2, "total": 4, "why": "track"}
    won = {"seat": 0, "card": "brigid", "space": 6}
    points = {"seat": 0, "points": 4, "total": 14, "why": "card"}
    found = told_upkeep(
        Event("marriage-won", won),
        Event("points-gained", points),
        Event("coins-gained", coins),
    )
    cells = [row["marriage"] for row in found.rows]
    assert [[gain.symbol for gain in cell.gains] for cell in cells] == [
        ["bride", "points"],
        ["coin"],
        [],
    ]
    assert found.points == [4, 0, 0]


def test_a_rejected_princess_is_no_marriage_card() -> None:
    found = told_upkeep(
        Event("marriage-won", {"seat": 0, "card": "estrid", "space": 3}),
        Event("princess", {"seat": 0, "way": "reject"}),
        Event("points-gained", {"seat": 0, "points": 4, "total": 9, "why": "reject"}),
    )
    assert [gain.symbol for gain in found.rows[0]["marriage"].gains] == ["reject", "points"]


def test_a_lost_town_and_a_lost_claim_are_marked_as_lost() -> None:
    found = told_upkeep(
        Event("raid", {"left": 3, "losers": [2], "chooser": 0}),
        Event("town-lost", {"seat": 2, "town": "MU3", "chooser": 0}),
        Event("claim-taken", {"region": "LE", "seat": 1, "before": 2, "count": 4}),
        Event("claim-vikings", {"region": "MU", "before": 0, "count": 3}),
    )
    battle, claims = found.rows[2]["battle"], [row["claims"] for row in found.rows]
    assert battle.gains == [Gain("viking", lost=True)]
    assert [cell.gains for cell in claims] == [
        [Gain("MU", lost=True)],
        [Gain("LE")],
        [Gain("LE", lost=True)],
    ]


def test_no_upkeep_is_told_before_it_is_over() -> None:
    events = [Event("upkeep-step", {"step": "marriage"})]
    assert upkeep([], events, 3) is None


# The end.


def ended(places: tuple[int, ...], why: str) -> Scene:
    seats = len(places)
    points = tuple(40 - 5 * place for place in places)
    keys = list(poster.SOURCES)
    sources = tuple(Source(key, tuple(range(n, n + seats))) for n, key in enumerate(keys))
    view = GAME.view(positions.table(max(seats, 3)), None)
    view.standing = Standing(places, points, sources, why)
    page = PICTURES.of_post([], [], view, SAY, NAMES[:seats])
    assert isinstance(page, Scene)
    return page


def test_the_winner_stands_crowned_beside_the_island_and_on_the_ribbon() -> None:
    page = ended((2, 1, 3), "points")
    first = sprites(page, "disc")[0]
    assert seat_of(first) == 1
    assert first.y < poster.RIBBON.y
    assert texts(page, poster.RIBBON) == ["Bo"]
    assert SAY("sheet-king") in [label.text for label in labels(page)]


@pytest.mark.parametrize("winners", [2, 3, 4, 5])
def test_those_who_share_the_crown_stand_side_by_side(winners: int) -> None:
    page = ended((1,) * winners + (winners + 1,) * (5 - winners), "shared")
    discs = [disc for disc in sprites(page, "disc") if disc.y < poster.RIBBON.foot]
    assert [seat_of(disc) for disc in discs] == list(range(winners))
    assert SAY("sheet-kings") in [label.text for label in labels(page)]
    named = [label for label in labels(page) if inside(label, poster.RIBBON)]
    assert [label.text for label in named] == list(NAMES[:winners])
    assert [label.instead for label in named] == list("ABCDE"[:winners])


def test_the_table_stands_in_the_order_of_the_places_with_every_source() -> None:
    page = ended((3, 1, 2), "points")
    here = texts(page, POSTER_TABLE)
    assert [t for t in here if t in NAMES] == ["Bo", "Cleo", "Ana"]
    assert [t for t in here if t in ("1.", "2.", "3.")] == ["1.", "2.", "3."]
    row = here[here.index("Bo") + 1 : here.index("2.")]
    assert row == ["35", *(str(n + 1) for n in range(7))]
    symbols = [s.name for s in sprites(page) if inside(s, POSTER_TABLE) and s.name[:4] != "disc"]
    assert symbols == ["crown", *poster.SOURCES.values()]


@pytest.mark.parametrize("why", ["claims", "marriages", "shared"])
def test_how_a_tie_was_broken_is_told(why: str) -> None:
    places = (1, 1, 3) if why == "shared" else (1, 2, 3)
    assert SAY(f"why-{why}") in [label.text for label in labels(ended(places, why))]


def test_without_a_tie_there_is_no_reason_to_tell() -> None:
    found = [label.text for label in labels(ended((1, 2, 3), "points"))]
    assert not {SAY(f"why-{why}") for why in ("claims", "marriages", "shared")} & set(found)


def test_no_markdown_is_left_in_what_a_post_is_told_by(game: list[Stretch]) -> None:
    before: list[Event] = []
    for _, events, state in game:
        alt = drawn(events, state, before).alt
        assert "**" not in alt
        assert "```" not in alt
        before = events
