"""The sheets beside the board: the first roll, a raid, the crews, the poster of the end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import art_folder, texts_folder
from engine.games.raiders import GAME, PICTURES
from engine.games.raiders.box import MAX_CREW, SETTLEMENTS
from engine.games.raiders.pictures import sheets
from engine.games.raiders.pictures.pieces import ART
from engine.games.raiders.pictures.poster import poster
from engine.games.raiders.pictures.told import raid
from engine.games.raiders.state import State
from engine.games.raiders.words.names import card_name
from engine.kit.contract import Event, Standing
from engine.kit.scene import Scene, Shape
from pictures.drawings import shape_of, tinted
from tests.games.drawn import inside, labels, sprites, words
from tests.games.raiders import positions
from tests.games.raiders.drawn import CROWDED, LONG, NAMES, SAY, TABLES, Turn, full, texts_in, turns
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


def test_each_milestone_has_the_sheets_that_it_needs(played: list[Turn]) -> None:
    for turn in played:
        found = drawn_of(turn)
        bases = [sheet.base for sheet in found]
        told = kinds(turn)
        assert bases.count("leaf") == ("raid-begins" in told)
        assert bases.count("poster") == ("game-over" in told)
        others = "game-start" in told or (
            bool(told & set(sheets.NEW_CREWS)) and "game-over" not in told
        )
        assert bases.count("") == others
        assert len(found) <= 3


def test_a_turn_of_plain_work_is_told_by_the_board_alone() -> None:
    events = [Event("turn-over", {"seat": 0, "turn": 3, "way": "work"})]
    assert PICTURES.sheets(events, [], GAME.view(full(), None), SAY, NAMES) == ()


# The beginning.


def test_the_first_sheet_shows_every_roll_and_who_begins() -> None:
    rolls = [[0, 3, 4], [1, 2, 5], [2, 3, 3], [0, 4, 4], [1, 5, 4]]
    begun = Event("game-start", {"first": 1, "rolls": rolls, "tiles": ["o01", "o02", "o03"]})
    (sheet,) = PICTURES.sheets([begun], [], GAME.view(positions.table(3), None), SAY, NAMES[:3])
    dice = [int(s.name[-1]) for s in sprites(sheet, "die-")]
    assert dice == [face for _, *faces in rolls for face in faces]
    (crown,) = sprites(sheet, "crown")
    assert crown.y == max(s.y for s in sprites(sheet, "die-"))
    assert_on_canvas(sheet)


# A raid.


def raided() -> tuple[State, list[Event]]:
    """A raid on an outpost with two dead, one of whom comes back to the hand."""
    events: list[Event] = []

    def add(kind: str, /, **args: Any) -> None:
        events.append(Event(kind, {"seat": 1, **args}))

    add("raid-begins", settlement="outpost_1", space="outpost_1.2", worker="grey")
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


def raid_sheet(names: tuple[str, ...] = NAMES) -> Scene:
    state, events = raided()
    (sheet,) = PICTURES.sheets(events, [], GAME.view(state, None), SAY, names[:3])
    return sheet


def test_the_raid_sheet_adds_up_the_strength() -> None:
    told = texts_in(raid_sheet(), sheets.ROWS["strength"])
    assert [text for text in told if text.isdigit()] == ["9", "2", "4", "20"]
    assert (told.count("+"), told.count("=")) == (3, 1)


def test_the_raid_sheet_shows_the_dice_as_they_lie_and_what_they_were() -> None:
    faces = {s.name: s.size for s in sprites(raid_sheet(), "die-")}
    assert set(faces) == {"die-5", "die-2"}
    assert faces["die-5"] > 2 * faces["die-2"]


def test_the_raid_sheet_lights_the_tier_that_was_reached() -> None:
    for tier in (0, 1, 2):
        state, events = raided()
        events[4].args["tier"] = tier
        (sheet,) = PICTURES.sheets(events, [], GAME.view(state, None), SAY, NAMES[:3])
        row = sheets.ROWS["tiers"]
        lit = [s for s in inside(sheet.items, row) if isinstance(s, Shape) and s.thick == 4]
        assert len(lit) == (tier > 0)
        assert (SAY("picture-no-tier") in words(sheet)) == (tier == 0)
        if tier:
            needed, points = SETTLEMENTS["outpost_1"].tiers[tier - 1]
            numbers = [n for n in labels(sheet) if lit[0].x < n.x < lit[0].x + lit[0].width]
            told = [n.text for n in numbers if row.y < n.y < row.foot]
            assert told == [str(needed), str(points)]


def test_the_raid_sheet_shows_who_went_who_died_and_who_came_back() -> None:
    sheet, row = raid_sheet(), sheets.ROWS["crew"]
    there = inside(sprites(sheet), row)
    cards = ["archer", "archer", "brawler", "berserker", "mercenary"]
    assert [s.name for s in there if s.name.startswith("folk-")] == [f"folk-{c}" for c in cards]
    skulls = [s.x for s in there if s.name == "dead"]
    assert skulls == [s.x for s in there if s.name in ("folk-berserker", "folk-mercenary")]
    (back,) = (s for s in there if s.name == "cards")
    assert abs(back.x - skulls[0]) < 60
    assert card_name("mercenary", SAY) in texts_in(sheet, row)


def test_the_raid_sheet_shows_plunder_the_new_worker_points_and_track() -> None:
    sheet = raid_sheet()
    taken = [s.name for s in inside(sprites(sheet), sheets.ROWS["plunder"])]
    assert taken == ["gold", "valkyrie", "valkyrie", "worker-white"]
    assert texts_in(sheet, sheets.ROWS["points"]) == ["+9", "= 36", "+2", "= 5"]


def test_valkyrie_beyond_the_crew_count_for_nothing_on_the_sheet() -> None:
    state, events = raided()
    kept = [event for event in events if event.args.get("card") != "mercenary"]
    claim = next(event for event in kept if event.kind == "valkyrie-claimed")
    claim.args.update(claimed=1, track=4)
    (sheet,) = PICTURES.sheets(kept, [], GAME.view(state, None), SAY, NAMES[:3])
    assert texts_in(sheet, sheets.ROWS["points"])[-2:] == ["+1", "= 4"]


def test_a_harbour_has_no_dice_and_its_one_point() -> None:
    state, events = raided()
    for event in events[:5]:
        event.args["settlement"] = "harbour_2"
    events[4].args.update(tier=1, points=1, strength=0, crew=0, extra=0, armour=0, dice=[])
    kept = [event for event in events if event.kind not in ("dice-rolled", "die-rerolled")]
    (sheet,) = PICTURES.sheets(kept, [], GAME.view(state, None), SAY, NAMES[:3])
    assert not sprites(sheet, "die")
    assert SAY("picture-harbour", n=1) in words(sheet)


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


# The crews.


def test_the_crews_sheet_shows_everybodys_crew() -> None:
    state = full()
    hired = Event("hired", {"seat": 0, "card": "folke", "silver": 4, "why": "barracks"})
    (sheet,) = PICTURES.sheets([hired], [], GAME.view(state, None), SAY, NAMES)
    crews = [card for crew in state.board.crew for card in crew]
    assert [s.name for s in sprites(sheet, "folk-")] == [f"folk-{card}" for card in crews]
    assert len(CROWDED.split()) == MAX_CREW
    for card in crews:
        assert card_name(card, SAY) in words(sheet)
    assert_on_canvas(sheet)


def test_a_seat_without_crew_says_so() -> None:
    hired = Event("hired", {"seat": 0, "card": "folke", "silver": 4, "why": "barracks"})
    state = positions.table(2, crew={0: "folke"})
    (sheet,) = PICTURES.sheets([hired], [], GAME.view(state, None), SAY, NAMES[:2])
    assert words(sheet).count(SAY("picture-no-crew")) == 1


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
    sheet = poster(Standing(places, (30, 30, 30, 30), sources, why), SAY, LONG)
    assert len(sprites(sheet, "crown")) == winners
    key = "picture-champion" if winners == 1 else "why-shared"
    assert SAY(key, count=winners) in words(sheet)
    assert_on_canvas(sheet)


# Of all sheets.


def test_nothing_leaves_the_sheets_and_every_drawing_is_there(played: list[Turn]) -> None:
    folder = art_folder(ART)
    for turn in played:
        for sheet in drawn_of(turn, LONG):
            assert_on_canvas(sheet)
            assert not sheet.base or (folder / f"{sheet.base}.svg").exists()
            for name, tint in {(s.name, s.tint) for s in sprites(sheet)}:
                assert tinted(folder / f"{name}.svg", tint)
                assert shape_of(folder / f"{name}.svg") > 0


@pytest.mark.parametrize("locale", LOCALES)
def test_sheets_are_told_in_at_most_1000_characters(locale: str) -> None:
    say = words_in(locale, texts_folder(ART))
    for turn in turns(4, 7, {}):
        for sheet in PICTURES.sheets(turn.events, [], GAME.view(turn.state, None), say, LONG):
            assert 0 < len(sheet.alt) <= 1000
