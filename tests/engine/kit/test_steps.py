"""Rules that run step by step, in a game of two rules that is made for this."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
import pytest

from engine.kit import contract, steps
from engine.kit.chance import Chance
from engine.kit.contract import Event, IllegalAnswer, Question
from engine.kit.steps import BySteps, Play, Rulebook, Step

LUCK = Chance(bytes(16), 0)
rule = Rulebook()


class Board(msgspec.Struct):
    seats: int
    agenda: list[Step]
    drunk: list[str] = []


class State(steps.State[Board], kw_only=True):
    pass


Feast = Play[State, Board]
"""A feast: everybody is poured a drink, one after the other; then all say at once whether they
want more."""


@rule("pour")
def pour(play: Feast, step: Step) -> None:
    picks = play.ask(step, "drink", ("mead", "water"), (step.n,))
    if picks is None:
        return
    play.tell("poured", seat=step.seat, cups=step.n)
    play.board.drunk.append(f"{step.seat} {picks[0]}")
    if picks[0] == "mead" and step.n > 1:
        play.then(Step("pour", step.seat, n=step.n - 1), Step("belch", step.seat))


@rule("belch", "hiccup")
def noise(play: Feast, step: Step) -> None:
    play.tell(step.do, seat=step.seat, seats=(step.seat,), reveals=play.all_but(step.seat))


@rule("more")
def more(play: Feast, step: Step) -> None:
    if play.picks is None:
        play.then(step)
        for seat in play.everybody:
            play.ask_seat(seat, "more", ("yes", "no"), sealed=True)
        return
    play.board.drunk.append(f"{play.question.seat} {play.picks[0]}")
    if play.state.questions:
        play.then(step)
    else:
        play.then(Step("hiccup", 0))


class Feasting(BySteps[State, steps.View[State, Board]]):
    seats = range(2, 4)
    version = 1
    steps = rule

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        return State(board=Board(seats, [Step("more"), Step("pour", 1, n=1), Step("pour", 0, n=2)]))

    def not_needed(self, *_: Any) -> Any:
        raise NotImplementedError

    view = determinize = default_answer = standing = not_needed


GAME = Feasting()


def test_a_game_has_what_its_modules_have_by_the_names_of_the_contract() -> None:
    book, module, other = Rulebook(), ModuleType("rules"), ModuleType("box")

    @book("start")
    def start(play: Feast, step: Step) -> None: ...

    there = {"rule": book, "start": start, "standing": lambda state: None, "VERSION": 3}
    vars(module).update(there, fill_in=lambda *_: "module", rollouts=1)
    vars(other).update(SEATS=range(2, 5))

    class Picnic(BySteps[State, steps.View[State, Board]], of=(module, other)):
        def fill_in(self, *_: Any) -> str:
            return "class"

    assert (Picnic.steps, Picnic.version, Picnic.seats) == (book, 3, range(2, 5))
    assert (Picnic.state_type, Picnic.rollouts) == (State, Feasting.rollouts)
    assert Picnic.start is BySteps.start, "a rule of that name is something else"
    assert Picnic.standing is there["standing"]
    assert Picnic.fill_in(None) == "class"  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="set_up"):
        Picnic()


def give(state: State, *picks: str, of: int = 0) -> list[Event]:
    return GAME.answer(state, state.questions[of], picks, LUCK)


def test_a_start_runs_as_far_as_the_first_question() -> None:
    state = GAME.start(2, {}, LUCK)
    assert GAME.questions(state) == (Question(1, 0, "drink", ("mead", "water"), about=(2,)),)
    assert state.board.agenda[-1] == Step("pour", 0, n=2), "the step that asked waits"
    with pytest.raises(ValueError, match="4 seats: the game is for 2 to 3"):
        GAME.start(4, {}, LUCK)


def test_the_step_that_asked_is_begun_again_with_the_answer_and_the_next_rule_runs() -> None:
    state = GAME.start(2, {}, LUCK)
    assert give(state, "water") == [Event("poured", {"seat": 0, "cups": 2})]
    assert state.board.drunk == ["0 water"]
    assert [question.seat for question in state.questions] == [1]


def test_what_comes_next_comes_in_its_order_before_all_that_was_to_come() -> None:
    state = GAME.start(2, {}, LUCK)
    give(state, "mead")
    do = [(step.do, step.seat) for step in reversed(state.board.agenda)]
    assert do == [("pour", 0), ("belch", 0), ("pour", 1), ("more", -1)]
    poured, belch = give(state, "water")
    assert poured.kind == "poured"
    assert belch == Event("belch", {"seat": 0}, seats=(0,), reveals=(1,))


def all_asked() -> State:
    """Three seats are asked whether they want more."""
    state = GAME.start(3, {}, LUCK)
    for _ in range(2):
        give(state, "water")
    return state


def test_seats_that_are_asked_together_answer_in_any_order() -> None:
    state = all_asked()
    assert [(q.seat, q.sealed) for q in state.questions] == [(0, True), (1, True), (2, True)]
    assert give(state, "no", of=2) == []
    assert give(state, "yes", of=0) == []
    assert state.board.agenda == [Step("more")], "it waits for the last one"
    assert [event.kind for event in give(state, "no")] == ["hiccup"]
    assert state.board.drunk[2:] == ["2 no", "0 yes", "1 no"]
    assert GAME.questions(state) == ()


def test_an_answer_that_does_not_fit_changes_nothing() -> None:
    state = GAME.start(2, {}, LUCK)
    before, asked = msgspec.json.encode(state), state.questions[0]
    for picks, reason in (((), "too-few"), (("beer",), "unknown")):
        with pytest.raises(IllegalAnswer, match=reason):
            GAME.answer(state, asked, picks, LUCK)
    assert msgspec.json.encode(state) == before
    give(state, "water")
    with pytest.raises(IllegalAnswer, match="not-open"):
        GAME.answer(state, asked, ("water",), LUCK)


def test_the_same_step_asks_the_same_again_and_the_viewers_own_question_stays() -> None:
    state = all_asked()
    give(state, "no", of=0)
    mine = state.questions[0]
    awaited = tuple((question.seat, question.kind) for question in state.questions)
    seen = contract.View(seat=1, seats=3, questions=(mine,), awaited=awaited)
    fancied = State(board=msgspec.structs.replace(state.board), asked=mine.number)
    GAME.ask_again(fancied, seen, LUCK)
    assert fancied.questions[0] == mine
    assert [question.seat for question in fancied.questions] == [1, 2]
    assert fancied.board.agenda == [Step("more")]


def test_nothing_is_asked_again_where_nobody_is_awaited() -> None:
    state = State(board=Board(2, []))
    GAME.ask_again(state, contract.View(seat=None, seats=2, questions=(), awaited=()), LUCK)
    assert state.questions == []


def test_a_position_of_this_version_is_taken_as_it_is_and_no_other() -> None:
    state = GAME.start(2, {}, LUCK)
    stored: dict[str, Any] = msgspec.to_builtins(state)
    assert GAME.upgrade(stored, 1) == state
    with pytest.raises(ValueError, match="no version 0"):
        GAME.upgrade(stored, 0)


def test_rules_are_found_by_the_names_of_their_steps_and_no_step_has_two() -> None:
    assert list(rule.rules) == ["pour", "belch", "hiccup", "more"]
    assert rule.rules["hiccup"] is noise
    with pytest.raises(ValueError, match="two rules for the step pour"):
        rule("pour")(more)
