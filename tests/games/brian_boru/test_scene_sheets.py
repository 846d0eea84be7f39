"""The sheets beside the board tell a trick, an upkeep and the end as they were."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.brian_boru import GAME, PICTURES
from engine.games.brian_boru.box import CARDS, REGIONS
from engine.games.brian_boru.pictures import poster, sheets
from engine.games.brian_boru.pictures.changes import changes
from engine.games.brian_boru.pictures.layout import LEAF_ROWS, POSTER_TABLE, UPKEEP_ROWS
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


def drawn(
    events: list[Event], state: State, before: list[Event] | None = None
) -> tuple[Scene, ...]:
    names = NAMES[: state.board.seats]
    return PICTURES.sheets(events, before or [], GAME.view(state, None), SAY, names)


def kinds(events: list[Event]) -> set[str]:
    return {event.kind for event in events}


def texts(of: Scene, box: Box) -> list[str]:
    return [label.text for label in labels(of) if inside(label, box)]


def test_a_milestone_has_a_sheet_for_each_thing_that_ended(game: list[Stretch]) -> None:
    seen = set()
    for _, events, state in game:
        bases = [sheet.base for sheet in drawn(events, state)]
        ended = kinds(events) & {"trick-over", "round-over", "game-over"}
        assert len(bases) == len(ended)
        assert bases.count("poster") == ("game-over" in ended)
        assert bases[-1:] == ["poster"] or "game-over" not in ended
        seen |= ended
    assert seen == {"trick-over", "round-over", "game-over"}


# A trick.


def test_the_cards_stand_in_playing_order_with_their_seat_and_action(game: list[Stretch]) -> None:
    for _, events, state in game:
        over = next((e.args for e in events if e.kind == "trick-over"), None)
        if over is None:
            continue
        leaf, seats = drawn(events, state)[0], state.board.seats
        actions = {e.args["seat"]: e.args["action"] for e in events if e.kind == "action"}
        played = [e.args["seat"] for e in events if e.kind == "card-played"]
        for place, seat in enumerate(played):
            row = sheets.row_box(LEAF_ROWS, place, seats)
            card = CARDS[over["cards"][seat]]
            here = texts(leaf, row)
            assert here[:2] == [str(card.value), "ABCDE"[seat]]
            assert NAMES[seat] in here
            names = [sprite.name for sprite in sprites(leaf) if inside(sprite, row)]
            assert f"suit-{card.suit}" in names
            chosen = card.actions[("primary", "upper", "lower").index(actions[seat])]
            start = names.index("disc") + 2
            assert names[start : start + len(chosen)] == list(chosen)
            assert names[start - 1] == ("crown" if seat == over["winner"] else "others")


def test_only_the_winner_of_the_trick_is_crowned(game: list[Stretch]) -> None:
    for _, events, state in game:
        over = next((e.args for e in events if e.kind == "trick-over"), None)
        if over is None:
            continue
        crowns = sprites(drawn(events, state)[0], "crown")
        order = [e.args["seat"] for e in events if e.kind == "card-played"]
        rows = {int((c.y + 5 - LEAF_ROWS.y) * len(order) // LEAF_ROWS.height) for c in crowns}
        assert rows == ({order.index(over["winner"])} if over["winner"] is not None else set())


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
    (leaf,) = drawn(events, positions.table(3))
    assert [t for t in texts(leaf, LEAF_ROWS) if t.startswith("+")] == ["+2"]


def test_an_unwon_trick_crowns_nobody() -> None:
    events = trick_events()
    events[-1].args["winner"] = None
    (leaf,) = drawn(events, positions.table(3))
    assert sprites(leaf, "crown") == []


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
        found = upkeep(before, events, state.board.track, SAY)
        assert found is not None
        assert found.points == [gained.get(seat, 0) for seat in range(state.board.seats)]
        leaf = drawn(events, state, before)[-2 if "game-over" in kinds(events) else -1]
        for seat, points in enumerate(found.points):
            row = sheets.row_box(UPKEEP_ROWS, seat, state.board.seats)
            here = texts(leaf, row)
            assert {"ABCDE"[seat], NAMES[seat]} <= set(here)
            assert (f"+{points}" if points else "–") in here
            assert f"= {state.board.score[seat]}" in here


def test_who_gets_nothing_reads_why(game: list[Stretch]) -> None:
    for before, events, state in upkeeps(game):
        found = upkeep(before, events, state.board.track, SAY)
        assert found is not None
        for row in found.rows:
            assert row["marriage"].reasons, "no reason in the marriage column"
            for cell in row.values():
                assert not cell.gains or cell.reasons


def told_upkeep(*events: Event, track: tuple[int, ...] = (0, 0, 0)) -> Upkeep:
    over = Event("round-over", {"round": 1, "rounds": 3})
    begins = Event("upkeep-step", {"step": "marriage"})
    found = upkeep([], [begins, *events, over], track, SAY)
    assert found is not None
    return found


def test_the_track_gives_its_reward_with_the_space_as_the_reason() -> None:
    coins = {"seat": 1, "coins": 2, "total": 4, "why": "track"}
    won = {"seat": 0, "card": "brigid", "space": 6}
    points = {"seat": 0, "points": 4, "total": 14, "why": "card"}
    found = told_upkeep(
        Event("marriage-won", won),
        Event("points-gained", points),
        Event("coins-gained", coins),
        track=(0, 5, 1),
    )
    cells = [row["marriage"] for row in found.rows]
    assert [[gain.symbol for gain in cell.gains] for cell in cells] == [
        ["bride", "points"],
        ["coin"],
        [],
    ]
    assert [cell.reasons for cell in cells] == [
        [SAY("sheet-highest", space=6)],
        [SAY("sheet-space", n=5)],
        [SAY("sheet-space", n=1)],
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
    assert battle.reasons == [SAY("sheet-fewest"), REGIONS["MU"].name]
    assert [cell.gains for cell in claims] == [
        [Gain("MU", lost=True)],
        [Gain("LE")],
        [Gain("LE", lost=True)],
    ]
    assert claims[2].reasons == [f"−{REGIONS['LE'].name}"]


def test_a_tie_for_most_is_given_as_the_reason() -> None:
    found = told_upkeep(
        Event("spoils-tied", {"tied": [0, 2], "raiders": 3}),
        Event("church-tied", {"tied": [1, 2], "discs": 2}),
    )
    assert [row["battle"].reasons for row in found.rows] == [["tied at 3"], [], ["tied at 3"]]
    assert [row["church"].reasons for row in found.rows] == [[], ["tied at 2"], ["tied at 2"]]


def test_no_upkeep_is_told_before_it_is_over() -> None:
    events = [Event("upkeep-step", {"step": "marriage"})]
    assert upkeep([], events, (0, 0, 0), SAY) is None


# The end.


def ended(places: tuple[int, ...], why: str) -> Scene:
    seats = len(places)
    points = tuple(40 - 5 * place for place in places)
    keys = list(poster.SOURCES)
    sources = tuple(Source(key, tuple(range(n, n + seats))) for n, key in enumerate(keys))
    view = GAME.view(positions.table(max(seats, 3)), None)
    view.standing = Standing(places, points, sources, why)
    (page,) = PICTURES.sheets([], [], view, SAY, NAMES[:seats])
    return page


def test_the_winner_stands_in_the_medallion_and_on_the_ribbon() -> None:
    page = ended((2, 1, 3), "points")
    first = sprites(page, "disc")[0]
    assert seat_of(first) == 1
    assert inside(first, poster.MEDALLION)
    assert texts(page, poster.RIBBON) == ["Bo"]
    assert SAY("sheet-king") in [label.text for label in labels(page)]


@pytest.mark.parametrize("winners", [2, 3, 4, 5])
def test_those_who_share_the_crown_stand_side_by_side(winners: int) -> None:
    page = ended((1,) * winners + (winners + 1,) * (5 - winners), "shared")
    discs = [disc for disc in sprites(page, "disc") if inside(disc, poster.MEDALLION)]
    assert [seat_of(disc) for disc in discs] == list(range(winners))
    x, y = poster.MEDALLION.middle
    for disc in discs:
        reach = ((disc.x - x) ** 2 + (disc.y - y) ** 2) ** 0.5 + disc.size / 2
        assert reach < poster.MEDALLION.width / 2 - 34, "a disc lies on the knotwork"
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
    symbols = [s.name for s in sprites(page) if inside(s, POSTER_TABLE) and s.name != "disc"]
    assert symbols == ["crown", *poster.SOURCES.values()]


@pytest.mark.parametrize("why", ["claims", "marriages", "shared"])
def test_how_a_tie_was_broken_is_told(why: str) -> None:
    places = (1, 1, 3) if why == "shared" else (1, 2, 3)
    assert SAY(f"why-{why}") in [label.text for label in labels(ended(places, why))]


def test_without_a_tie_there_is_no_reason_to_tell() -> None:
    found = [label.text for label in labels(ended((1, 2, 3), "points"))]
    assert not {SAY(f"why-{why}") for why in ("claims", "marriages", "shared")} & set(found)


def test_every_sheet_is_told_in_at_most_1000_characters(game: list[Stretch]) -> None:
    before: list[Event] = []
    for _, events, state in game:
        for sheet in drawn(events, state, before):
            assert 0 < len(sheet.alt) <= 1000
            assert "**" not in sheet.alt
            assert "```" not in sheet.alt
        before = events
