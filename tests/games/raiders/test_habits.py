"""How computer players of Raiders of the North Sea think: legal, fair, sensible and to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import SETTLEMENT_KEYS
from engine.games.raiders.mind.appraisal import MEAN, outlook, raid_worth
from engine.games.raiders.rules.prospects import odds, strength
from engine.games.raiders.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question, Standing
from engine.minds import automa
from tests.games.raiders import hooks
from tests.games.suite import Case, Table, copy_of, encode, walk

CASE = Case(GAME, hooks.HOOKS)
OPTIONS = (("sage", "zero"), ("fortress", "two"))
Way = Callable[[State, Question, Chance], Picks]
each_number = pytest.mark.parametrize("seats", [2, 3, 4])


def table(seats: int, index: int) -> Table:
    return Table(CASE, seats, OPTIONS, 400 + index)


def by_luck(state: State, question: Question, luck: Chance) -> Picks:
    return question.sample(luck)


def thinking(state: State, question: Question, luck: Chance) -> Picks:
    """A computer player at a fraction of its usual effort."""
    return automa.choose(GAME, GAME.view(state, question.seat), question, luck, effort=5)


def play(at: Table, ways: list[Way]) -> tuple[State, Standing, list[Event]]:
    """A whole game, each seat in its own way."""
    state, luck, number = at.start(), at.luck("habits"), 0
    events: list[Event] = []
    while questions := GAME.questions(state):
        number += 1
        assert number <= hooks.longest(at.seats)
        question = questions[0]
        picks = ways[question.seat](state, question, luck)
        events += GAME.answer(state, question, picks, Chance(at.seed, number))
    standing = GAME.standing(state)
    assert standing is not None
    return state, standing, events


def done(events: list[Event], kind: str) -> Counter[int]:
    """How often each seat did it."""
    return Counter(event.args["seat"] for event in events if event.kind == kind)


@each_number
def test_sensible_seats_all_raid_and_offer_and_come_to_an_end(seats: int) -> None:
    turns = 0
    for index in range(8):
        state, standing, events = play(table(seats, index), [GAME.likely] * seats)
        turns += state.board.turn
        raids, offerings = done(events, "raid-begins"), done(events, "offering-made")
        assert sum(raids.values()) >= 10
        assert len(raids) == seats, f"game {index}: {raids}"
        assert sum(offerings.values()) >= 3
        assert min(standing.points) > 0
    assert turns / 8 / seats < 45, "they dawdle"


@each_number
def test_a_sensible_seat_beats_random_ones(seats: int) -> None:
    won, margin = 0, 0
    for index in range(12):
        me = index % seats
        ways: list[Way] = [GAME.likely if seat == me else by_luck for seat in range(seats)]
        _, standing, _ = play(table(seats, index), ways)
        won += standing.places[me] == 1
        margin += standing.points[me] - max(p for s, p in enumerate(standing.points) if s != me)
    assert won == 12
    assert margin / 12 > 40


@pytest.mark.parametrize("seats", [2, 3])
def test_a_computer_player_beats_random_seats_by_raids_and_offerings(seats: int) -> None:
    for index in range(2):
        me = (index + 1) % seats
        ways: list[Way] = [thinking if seat == me else by_luck for seat in range(seats)]
        _, standing, events = play(table(seats, index), ways)
        assert standing.places[me] == 1
        assert standing.points[me] > 2 * max(p for s, p in enumerate(standing.points) if s != me)
        assert done(events, "raid-begins")[me] >= 5
        assert done(events, "offering-made")[me] >= 2
        assert done(events, "hired")[me] >= 4


@each_number
def test_an_outlook_is_a_chance_for_each_seat_and_rises_with_what_it_has(seats: int) -> None:
    for step in walk(table(seats, 1), "outlook"):
        if not step.questions or step.number % 20:
            continue
        promised = outlook(step.state)
        assert len(promised) == seats
        assert all(0 <= share <= 1 for share in promised)
        for change in (gold_in_plenty, far_ahead):
            better = copy_of(GAME, step.packed())
            change(better)
            assert outlook(better)[0] > promised[0]
            assert all(outlook(better)[seat] < promised[seat] for seat in range(1, seats))


def gold_in_plenty(state: State) -> None:
    state.board.gold[0] += 4


def far_ahead(state: State) -> None:
    state.board.score[0] += 10


def test_expected_points_are_those_of_the_odds() -> None:
    for step in walk(table(3, 2), "odds"):
        if step.number % 50:
            continue
        board = step.state.board
        for place in SETTLEMENT_KEYS:
            mean = sum(points * share for points, share in odds(board, 0, place))
            assert MEAN[place][strength(board, 0, place).total] == pytest.approx(mean)


def test_a_raid_is_worth_more_with_more_plunder_and_less_crew_to_lose() -> None:
    state = table(2, 3).start()
    board = msgspec.convert(msgspec.to_builtins(state.board), type(state.board))
    board.workers[0] = "grey"
    board.crew[0] = ["champion", "folke", "mercenary"]
    worths = []
    for plunder in ("GGGG", "GLLL", "LLLL", "LVVV"):
        board.spaces[0] = plunder
        worths.append(raid_worth(board, 0, "harbour_1.1"))
    assert worths == sorted(worths, reverse=True)
    assert encode(state.board) != encode(board)
