"""What happened last: a turn or a raid above the board, the poster of the end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import art_folder, texts_folder
from engine.games.raiders import GAME, PICTURES
from engine.games.raiders.box import SETTLEMENTS
from engine.games.raiders.pictures.changes import raid, raids
from engine.games.raiders.pictures.layout import HEAD, STAGE
from engine.games.raiders.pictures.pieces import ART, COLOUR
from engine.games.raiders.pictures.poster import poster
from engine.games.raiders.state import State
from engine.games.raiders.words.names import building_name, settlement_name
from engine.kit.contract import Event, Standing
from engine.kit.scene import Scene, Shape
from pictures.drawings import shape_of, tinted
from tests.games.drawn import inside, labels, sprites, words
from tests.games.raiders import positions
from tests.games.raiders.drawn import LONG, NAMES, SAY, TABLES, Turn, full, texts_in, turns
from tests.games.raiders.test_scene import assert_on_canvas
from texts import LOCALES, words_in


@pytest.fixture(params=TABLES, ids=lambda t: f"{t[0]}-seats", scope="module")
def played(request: pytest.FixtureRequest) -> list[Turn]:
    return turns(*request.param)


def drawn_of(turn: Turn, names: tuple[str, ...] = NAMES) -> tuple[Scene, ...]:
    view = GAME.view(turn.state, None)
    return PICTURES.sheets(turn.events, [], view, SAY, names[: turn.state.board.seats])


def kinds(turn: Turn) -> set[str]:
    return {event.kind for event in turn.events}


# When.


def posted(turn: Turn, names: tuple[str, ...] = NAMES) -> Scene:
    view = GAME.view(turn.state, None)
    found = PICTURES.of_post(turn.events, [], view, SAY, names[: turn.state.board.seats])
    assert isinstance(found, Scene)
    return found


def test_each_milestone_has_the_picture_that_it_needs(played: list[Turn]) -> None:
    for turn in played:
        told, seats = kinds(turn), turn.state.board.seats
        base = f"raid-{seats}" if "raid-begins" in told else f"board-{seats}"
        assert posted(turn).base == ("poster" if "game-over" in told else base)
        beside = [sheet.base for sheet in drawn_of(turn)]
        if "game-over" in told:
            assert beside == ["poster"]
        else:
            assert beside == ([""] if "raid-begins" in told else [])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_after_a_raid_is_headed_by_the_place_that_was_raided(
    played: list[Turn], locale: str
) -> None:
    """So each step of a replay and of a film is; without it all raids read as idle turns."""
    say, found = words_in(locale, texts_folder("raiders")), 0
    for turn in played:
        view = GAME.view(turn.state, None)
        begun = [event for event in turn.events if event.kind == "raid-begins"]
        if not begun or view.standing is not None:
            continue
        drawn = PICTURES.board(view, say, NAMES[: view.seats], turn.events)
        place = settlement_name(begun[-1].args["settlement"], say)
        raider = NAMES[begun[-1].args["seat"]]
        assert any(raider in text and place in text for text in texts_in(drawn, HEAD))
        found += 1
    assert found


def test_a_turn_of_work_tells_the_buildings_and_what_they_brought() -> None:
    state = positions.table(2, silver=5, hands={0: "archer"})
    events = positions.use(state, "mill")
    events += positions.answer(state, "pick-up", "gate_house")
    public = [event for event in events if event.seats is None]
    drawn = PICTURES.of_post(public, [], GAME.view(state, None), SAY, NAMES[:2])
    assert isinstance(drawn, Scene)
    head = texts_in(drawn, HEAD)
    for building in ("mill", "gate_house"):
        assert building_name(building, SAY) in head[1]
    assert {"+1", "+2"} <= set(head)
    assert {"provision", "cards"} <= {s.name for s in inside(sprites(drawn), HEAD)}


# The beginning.


def test_the_beginning_shows_every_roll_and_who_begins() -> None:
    rolls = [[0, 3, 4], [1, 2, 5], [2, 3, 3], [0, 4, 4], [1, 5, 4]]
    begun = Event("game-start", {"first": 1, "rolls": rolls, "tiles": ["o01", "o02", "o03"]})
    view = GAME.view(positions.table(3), None)
    drawn = PICTURES.of_post([begun], [], view, SAY, NAMES[:3])
    assert isinstance(drawn, Scene)
    rolled = [int(s.name[-1]) for s in inside(sprites(drawn, "die-"), HEAD)]
    assert rolled == [face for _, *faces in rolls for face in faces]
    assert any(NAMES[1] in text for text in texts_in(drawn, HEAD))
    assert_on_canvas(drawn)


# A raid.


def raided() -> tuple[State, list[Event]]:
    """A raid on an outpost with two dead, one of whom comes back to the hand."""
    events: list[Event] = []

    def add(kind: str, /, **args: Any) -> None:
        events.append(Event(kind, {"seat": 1, **args}))

    add("raid-begins", settlement="outpost_1", worker="grey")
    add("paid", kind="provision", amount=3, total=1, why="outpost_1")
    add("dice-rolled", dice=[2])
    add("die-rerolled", die=1, before=2, after=5, dice=[5])
    add(
        "raid-scored", settlement="outpost_1", dice=[5], crew=9, extra=2, armour=4, strength=20,
        tier=2, points=4, total=31,
    )  # fmt: skip
    add("crew-points", card="archer", count=2, points=4, total=35)
    plunder = {"gold": 1, "valkyrie": 2}
    add("plunder-taken", space="outpost_1.2", plunder=plunder, worker="white")
    add("valkyrie-claimed", claimed=2, taken=2, track=5)
    add("crew-died", card="berserker", returns=True)
    add("crew-died", card="mercenary", returns=False)
    add("points", points=1, total=36, why="mercenary")
    add("turn-over", turn=20, way="raid")
    state = positions.table(3, crew={1: "archer archer brawler"}, score=[0, 36, 0])
    return state, events


def of(state: State, events: list[Event], names: tuple[str, ...] = NAMES) -> Scene:
    """The raid alone."""
    (sheet,) = PICTURES.sheets(events, [], GAME.view(state, None), SAY, names[:3])
    return sheet


def test_the_raid_tells_who_raids_what_and_stands_above_the_board() -> None:
    state, events = raided()
    sheet = of(state, events)
    title = texts_in(sheet, STAGE)[1]
    assert NAMES[1] in title
    assert settlement_name("outpost_1", SAY) in title
    whole = PICTURES.of_post(events, [], GAME.view(state, None), SAY, NAMES[:3])
    assert isinstance(whole, Scene)
    for item in sheet.items:
        assert item in whole.items or isinstance(item, Shape)


def test_the_raid_shows_the_dice_as_they_lie_and_what_they_were() -> None:
    faces = {s.name: s.size for s in sprites(of(*raided()), "die-")}
    assert set(faces) == {"die-5", "die-2"}
    assert faces["die-5"] > 2 * faces["die-2"]
    assert "20" in words(of(*raided()))


def test_the_raid_lights_the_tier_that_was_reached() -> None:
    for tier in (0, 1, 2):
        state, events = raided()
        events[4].args["tier"] = tier
        sheet = of(state, events)
        shapes = [item for item in sheet.items if isinstance(item, Shape)]
        lit = [shape for shape in shapes if shape.fill == COLOUR["glow"]]
        assert len(lit) == (tier > 0)
        if tier:
            needed, points = SETTLEMENTS["outpost_1"].tiers[tier - 1]
            (one,) = lit
            level = [n for n in labels(sheet) if one.y < n.y < one.y + one.height]
            told = [n.text for n in level if one.x < n.x < one.x + one.width]
            assert told == [str(needed), str(points)]


def test_the_raid_shows_who_went_who_died_and_who_came_back() -> None:
    sheet = of(*raided())
    cards = ["archer", "archer", "brawler", "berserker", "mercenary"]
    assert [s.name for s in sprites(sheet, "folk-")] == [f"folk-{card}" for card in cards]
    skulls = [s.x for s in sprites(sheet, "dead")]
    fallen = [s.x for s in sprites(sheet) if s.name in ("folk-berserker", "folk-mercenary")]
    assert skulls == fallen
    (back,) = sprites(sheet, "cards")
    assert abs(back.x - skulls[0]) < 60


def test_the_raid_shows_plunder_the_new_worker_and_the_points() -> None:
    sheet = of(*raided())
    taken = [s for s in sprites(sheet) if s.name in ("gold", "valkyrie", "worker-white")]
    assert [s.name for s in taken] == ["worker-white", "gold", "valkyrie", "valkyrie"]
    assert "+9" in words(sheet)


def test_a_harbour_has_no_dice_and_its_one_point() -> None:
    state, events = raided()
    for event in events[:5]:
        event.args["settlement"] = "harbour_2"
    events[4].args.update(tier=1, points=1, strength=0, crew=0, extra=0, armour=0, dice=[])
    kept = [event for event in events if event.kind not in ("dice-rolled", "die-rerolled")]
    sheet = of(state, kept)
    assert not sprites(sheet, "die")
    assert sprites(sheet, "harbour")
    assert "+6" in words(sheet)


def test_the_ledger_agrees_with_the_board_after_every_raid(played: list[Turn]) -> None:
    raids = 0
    for turn in played:
        done = raid(turn.events)
        assert (done is not None) == ("raid-begins" in kinds(turn))
        if done is None:
            continue
        raids += 1
        board = turn.state.board
        assert done.worker == board.workers[done.seat]
        if done.track is not None:
            assert done.track == board.valkyrie[done.seat]
        if board.phase == "play":
            assert done.total == board.score[done.seat]
        if SETTLEMENTS[done.settlement].tiers:
            assert done.strength == sum(done.dice) + done.crew + done.extra + done.armour
    assert raids


# The end.


def test_the_poster_tells_every_source_and_total(played: list[Turn]) -> None:
    last = played[-1]
    standing = GAME.standing(last.state)
    assert standing is not None
    sheet = drawn_of(last)[-1]
    assert sheet.base == "poster"
    told = words(sheet)
    for seat, points in enumerate(standing.points):
        assert str(points) in told
        assert NAMES[seat] in told
    for source in standing.sources:
        assert SAY(f"source-{source.key}") in told
        for points in source.points:
            assert (str(points) if points else "–") in told


@pytest.mark.parametrize("winners", [1, 2, 3, 4])
def test_the_poster_crowns_all_who_share_the_victory(winners: int) -> None:
    places = tuple(1 if seat < winners else winners + 1 for seat in range(4))
    base = GAME.standing(turns(2, 1, {})[-1].state)
    assert base is not None
    sources = tuple(type(s)(s.key, (5, 5, 5, 5)) for s in base.sources)
    why = "points" if winners == 1 else "shared"
    state = full()
    view = GAME.view(state, None)
    view.standing = Standing(places, (30, 30, 30, 30), sources, why)
    sheet = poster(view, SAY, LONG)
    assert len(sprites(sheet, "crown")) == winners
    key = "picture-champion" if winners == 1 else "why-shared"
    assert SAY(key, count=winners, points="30") in words(sheet)
    first = [card for seat in range(winners) for card in state.board.crew[seat]]
    assert [s.name for s in sprites(sheet, "folk-")] == [f"folk-{card}" for card in first[:8]]
    assert SAY("title") in words(sheet)
    assert_on_canvas(sheet)


# Of all sheets.


def test_nothing_leaves_the_sheets_and_every_drawing_is_there(played: list[Turn]) -> None:
    folder = art_folder(ART)
    for turn in played:
        for sheet in (posted(turn, LONG), *drawn_of(turn, LONG)):
            assert_on_canvas(sheet)
            assert not sheet.base or (folder / f"{sheet.base}.svg").exists()
            for name, tint in {(s.name, s.tint) for s in sprites(sheet)}:
                assert tinted(folder / f"{name}.svg", tint)
                assert shape_of(folder / f"{name}.svg") > 0


@pytest.mark.parametrize("locale", LOCALES)
def test_sheets_are_told_in_at_most_1000_characters(locale: str) -> None:
    say = words_in(locale, texts_folder(ART))
    for turn in turns(4, 7, {}):
        view = GAME.view(turn.state, None)
        posted = PICTURES.of_post(turn.events, [], view, say, LONG)
        for sheet in (posted, *PICTURES.sheets(turn.events, [], view, say, LONG)):
            assert 0 < len(sheet.alt) <= 1000


# A post for a whole round.


def test_a_post_for_a_round_shows_all_its_raids(played: list[Turn]) -> None:
    """Not the last one alone: who, where, for how many points, with how many dead."""
    raided = [turn for turn in played if "raid-begins" in kinds(turn)][:4]
    several = raided[: raided[0].state.board.seats]
    events = [event for turn in several for event in turn.events]
    found = raids(events)
    assert len(found) == len(several) > 1
    view = GAME.view(several[-1].state, None)
    drawn = PICTURES.of_post(events, [], view, SAY, NAMES[: view.seats])
    assert isinstance(drawn, Scene)
    told = texts_in(drawn, STAGE)
    for one in found:
        assert settlement_name(one.settlement, SAY) in told
        assert f"+{one.gained}" in told
    assert_on_canvas(drawn)
