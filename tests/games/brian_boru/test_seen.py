"""What each seat remembers of the draft, and what it can only guess."""

from __future__ import annotations

import itertools

from engine.games.brian_boru import GAME
from engine.games.brian_boru.state import State
from engine.kit.chance import Chance

LUCK = bytes(16)


def after_draft(seats: int) -> State:
    """A game at its first trick."""
    state = GAME.start(seats, {}, Chance(LUCK, 0))
    for number in itertools.count(1):
        question = GAME.questions(state)[0]
        if question.kind == "lead":
            return state
        GAME.answer(state, question, question.options[-question.least :], Chance(LUCK, number))
    raise AssertionError("unreachable")


def test_a_seat_remembers_what_it_passed_on() -> None:
    """Four seats: what seat 0 passes in the second turn lies with seat 1 for good."""
    state = after_draft(4)
    view, luck = GAME.view(state, 0), Chance(LUCK, 1)
    assert [len(cards) for cards in view.passed] == [4, 2]
    assert set(view.passed[1]) == set(state.drafted[1][4:])
    for _ in range(20):
        imagined = GAME.determinize(view, luck)
        assert set(view.passed[1]) <= set(imagined.hands[1])
        assert set(view.passed[0]) <= {*imagined.hands[1], *imagined.hands[2]}


def test_with_three_seats_a_pack_comes_back_and_tells_what_was_taken() -> None:
    state = after_draft(3)
    view, luck = GAME.view(state, 0), Chance(LUCK, 1)
    assert [len(cards) for cards in view.passed] == [6, 4, 2]
    back = set(view.drafted[6:])
    assert back <= set(view.passed[0])
    for _ in range(20):
        imagined = GAME.determinize(view, luck)
        taken = set(view.passed[0]) - back
        assert taken <= {*imagined.hands[1], *imagined.hands[2]}
        assert len(taken & set(imagined.hands[1])) == 2


def test_what_nobody_may_know_is_imagined_in_many_ways() -> None:
    state, luck = after_draft(4), Chance(LUCK, 1)
    imagined = [GAME.determinize(GAME.view(state, 1), luck) for _ in range(40)]
    assert len({tuple(i.hands[2]) for i in imagined}) > 20
    assert len({i.aside for i in imagined}) > 5
    assert len({tuple(i.viking_deck) for i in imagined}) > 20
    assert len({tuple(i.marriage_deck) for i in imagined}) > 5
