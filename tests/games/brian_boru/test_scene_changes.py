"""What changed since the last picture is marked on the board, and nothing else is."""

from __future__ import annotations

import msgspec
import pytest

from engine.games.brian_boru import GAME, PICTURES
from engine.games.brian_boru.box import TOWN_KEYS
from engine.games.brian_boru.pictures import layout, panels
from engine.games.brian_boru.pictures.changes import COUNTED, SOMEWHERE, changes
from engine.games.brian_boru.pictures.layout import BOARD, SEATS, TOWN_AT
from engine.games.brian_boru.pictures.pieces import COLOUR
from engine.games.brian_boru.state import Board, State
from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, Event
from engine.kit.scene import Scene
from tests.games.brian_boru import positions
from tests.games.brian_boru.drawn import NAMES, SAY, inside
from tests.games.drawn import labels, near, sprites

Stretch = tuple[Board, list[Event], State]
"""The board at a milestone, the public events up to the next one, the position there."""


def stretches(seats: int, seed: int) -> list[Stretch]:
    """A random game from milestone to milestone."""
    secret = seed.to_bytes(16, "big")
    picks = Chance(secret, 1 << 32)
    state = GAME.start(seats, {}, Chance(secret, 0))
    before, events, found = copied(state).board, [], []
    answers = 0
    while asked := GAME.questions(state):
        question = picks.choice(asked)
        answers += 1
        happened = GAME.answer(state, question, question.sample(picks), Chance(secret, answers))
        events += [event for event in happened if event.seats is None]
        if any(event.kind in MILESTONES for event in events):
            found.append((before, events, copied(state)))
            before, events = copied(state).board, []
    return found


def copied(state: State) -> State:
    return msgspec.json.decode(msgspec.json.encode(state), type=State)


@pytest.fixture(params=[(3, 1), (4, 2), (5, 3)], ids=str, scope="module")
def game(request: pytest.FixtureRequest) -> list[Stretch]:
    return stretches(*request.param)


def marked(state: State, events: list[Event]) -> Scene:
    return PICTURES.board(GAME.view(state, None), SAY, NAMES[: state.board.seats], events)


def test_the_changes_are_what_the_boards_differ_by(game: list[Stretch]) -> None:
    for before, events, state in game:
        after, found = state.board, changes(events)
        towns = {
            town
            for town in range(len(TOWN_KEYS))
            if (before.discs[town], before.vikings[town], before.monasteries[town])
            != (after.discs[town], after.vikings[town], after.monasteries[town])
        }
        # A Viking token may have come and gone: then a town is marked that looks as before.
        assert towns <= found.towns
        assert all(any(e.args.get("town") == TOWN_KEYS[t] for e in events) for t in found.towns)
        claims = {n for n, held in enumerate(after.claims) if held != before.claims[n]}
        assert claims == found.claims
        for seat, space in enumerate(before.track):
            assert found.spaces.get(seat, space) in (space, SOMEWHERE)
            assert after.track[seat] == space or seat in found.spaces
        for what in COUNTED:
            was, now = getattr(before, what), getattr(after, what)
            for seat in range(after.seats):
                assert now[seat] - was[seat] == found.counts[what].get(seat, 0), (what, seat)
        if not any(event.kind == "vikings-land" for event in events):
            assert after.battle - before.battle == found.battle


def test_every_new_thing_on_the_map_has_dots_around_it_and_no_other(game: list[Stretch]) -> None:
    for _, events, state in game:
        found = changes(events)
        marks = [mark for mark in sprites(marked(state, events), "fresh") if mark.y < SEATS.y]
        on_track = [mark for mark in marks if inside(mark, layout.TRACK)]
        places = {BOARD.at(TOWN_AT[town]) for town in found.towns}
        keys = list(layout.CLAIM_AT)
        places |= {BOARD.at(layout.CLAIM_AT[keys[region]]) for region in found.claims}
        assert sorted((m.x, m.y) for m in marks if m not in on_track) == sorted(places)
        moved = [s for s, space in found.spaces.items() if space != state.board.track[s]]
        assert len(on_track) == len(moved)


def test_marks_lie_below_what_they_mark(game: list[Stretch]) -> None:
    for _, events, state in game:
        drawn = marked(state, events)
        items = list(drawn.items)
        for mark in sprites(drawn, "fresh"):
            (above,) = near(
                [*sprites(drawn, "town-"), *sprites(drawn, "viking-"), *sprites(drawn, "claim-")],
                (mark.x, mark.y),
                1,
            )[:1] or near(sprites(drawn, "disc"), (mark.x, mark.y), 1)
            assert items.index(mark) < items.index(above)


def test_a_seat_that_moved_on_the_track_leaves_a_ghost_where_it_was() -> None:
    state = positions.table(3, track=[4, 2, 0])
    events = [Event("marriage-moved", {"seat": 0, "spaces": 3, "extra": 1, "paid": 2, "space": 4})]
    drawn = marked(state, events)
    (was,) = sprites(drawn, "ghost")
    assert inside(was, layout.track_space(1))
    assert [label.text for label in near(labels(drawn), (was.x, was.y), 0.1)] == ["A"]
    (mark,) = [mark for mark in sprites(drawn, "fresh") if inside(mark, layout.TRACK)]
    assert inside(mark, layout.track_space(4))


def test_who_moved_and_came_back_leaves_no_ghost() -> None:
    state = positions.table(3, track=[1, 2, 0])
    moved = {"seat": 0, "spaces": 1, "extra": 0, "paid": 0, "space": 2}
    slid = {"seat": 0, "before": 2, "space": 1}
    drawn = marked(state, [Event("marriage-moved", moved), Event("marriage-slid", slid)])
    assert sprites(drawn, "ghost") == []


def test_numbers_that_changed_are_green_or_red() -> None:
    state = positions.table(3, coins=[5, 1, 3])
    events = [
        Event("coins-gained", {"seat": 0, "coins": 3, "total": 5, "why": "icon"}),
        Event("paid", {"seat": 1, "coins": 1, "points": 0, "total": 10}),
        Event("paid", {"seat": 1, "coins": 0, "points": 2, "total": 8}),
    ]
    found = {
        (colour, int((label.y - panels.row(0, 3).y) // panels.row(0, 3).height), label.text)
        for label in labels(marked(state, events))
        for colour in ("green", "red")
        if label.fill == COLOUR[colour]
    }
    score = str(state.board.score[1])
    assert found == {("green", 0, "5"), ("red", 1, "1"), ("red", 1, score)}


def test_nothing_is_marked_where_nothing_happened(game: list[Stretch]) -> None:
    for _, _, state in game:
        drawn = marked(state, [])
        assert [s for s in sprites(drawn) if s.name in ("fresh", "ghost")] == []


def test_facts_of_other_kinds_are_passed_over() -> None:
    assert changes([Event("undo", {"seat": 1}), Event("something-new", {})]) == changes([])
