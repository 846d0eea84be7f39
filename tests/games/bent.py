"""Games broken on purpose, for the tests of the tests."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import msgspec

from engine.kit.chance import Chance
from engine.kit.contract import Event, IllegalAnswer, Picks, Question
from tests.games.hooks import Hooks
from tests.games.run import Outcome, run_table
from tests.games.suite import Case, Fault, Table, option_sets

Bug = Callable[[Any], None]
"""Puts functions of its own in place of some of a `Bent` game's."""

ENOUGH = 30_000
"""Answers within which a bug must be found."""
SOUND = 3_000
"""Answers in which the search must find nothing in a sound game; the random games play on."""


class Bent:
    """A game with some of its functions replaced; `sound` is the game as it is."""

    def __init__(self, sound: Any, bug: Bug) -> None:
        self.sound = sound
        bug(self)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.sound, name)


def search(game: Any, hooks: Hooks, answers: int = ENOUGH) -> str:
    """The fault that random games find within so many answers; "" when they find none."""
    case, outcome = Case(game, hooks, words=False), Outcome()
    for index in itertools.count():
        for seats in game.seats:
            for options in option_sets(game):
                try:
                    run_table(Table(case, seats, options, index), outcome=outcome)
                except Fault as fault:
                    return str(fault)
                if outcome.answers > answers:
                    return ""
    raise AssertionError("unreachable")


def nothing(game: Any) -> None:
    """No bug: the game as it is."""


# What bugs do.


def after_each_answer(game: Any, what: Any) -> None:
    """Do `what(state, question, picks, events)` after each answer; it may return events."""

    def answer(state: Any, question: Question, picks: Picks, chance: Chance) -> list[Event]:
        events = game.sound.answer(state, question, picks, chance)
        return [*events, *(what(state, question, picks, events) or ())]

    game.answer = answer


def on_event(game: Any, kind: str, what: Any) -> None:
    """Do `what(state, args)` after each answer that brought such an event."""

    def look(state: Any, question: Question, picks: Picks, events: list[Event]) -> None:
        for event in events:
            if event.kind == kind:
                what(state, event.args)

    after_each_answer(game, look)


def with_view(game: Any, what: Any) -> None:
    """Let `what(state, view)` spoil each view."""

    def view(state: Any, seat: int | None) -> Any:
        seen = game.sound.view(state, seat)
        what(state, seen)
        return seen

    game.view = view


def with_standing(game: Any, what: Any) -> None:
    """Say `what(state)` at the end, in each view too."""

    def spoil(state: Any, view: Any) -> None:
        view.standing = what(state)

    game.standing = what
    with_view(game, spoil)


def from_storage(game: Any, forget: Callable[[Any], None]) -> None:
    """Do `forget(state)` to each position that comes out of storage."""
    kind = msgspec.defstruct(
        "Forgetful",
        (),
        bases=(game.sound.state_type,),
        namespace={"__post_init__": forget},
        kw_only=True,
    )

    def start(seats: int, options: dict[str, str], chance: Chance) -> Any:
        return kind(**msgspec.structs.asdict(game.sound.start(seats, options, chance)))

    game.state_type, game.start = kind, start


def refuse(game: Any, when: Callable[[Question, Picks], bool]) -> None:
    """Refuse such answers."""

    def answer(state: Any, question: Question, picks: Picks, chance: Chance) -> Any:
        if when(question, picks):
            raise IllegalAnswer("unknown")
        return game.sound.answer(state, question, picks, chance)

    game.answer = answer


def never_ask(game: Any, kind: str) -> None:
    """Leave such questions out."""

    def questions(state: Any) -> tuple[Question, ...]:
        asked = game.sound.questions(state)
        return tuple(question for question in asked if question.kind != kind)

    game.questions = questions
