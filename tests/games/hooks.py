"""What the conformance tests must know of a game besides its rules.

`tests/games/<key>/hooks.py` has `HOOKS`. Whatever is left out there promises nothing: a new game
begins with `HOOKS = Hooks()`, and each promise is added by itself. They are written from the
fields of a state, never from the view or with the rules' own functions, so that a fault of those
does not stand in both.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from msgspec import Struct, structs

from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question


def _nothing(*_: Any) -> None:
    return None


def _as_it_is(state: Any) -> Any:
    return state


def _same_pick(kind: str, pick: str, by: int, seats: int) -> str:
    return pick


def _kinds(question: Question, picks: Picks, events: list[Event], state: Any) -> set[str]:
    return {f"asked {question.kind}", *(event.kind for event in events)}


Moved = Callable[[int], int]
"""The seat to which somebody moves."""


def rotation(
    *,
    by_seat: Collection[str],
    a_seat: Collection[str] = (),
    of_seats: Collection[str] = (),
    about: Mapping[str, tuple[int, ...]] | None = None,
    in_step: Callable[[Any, Moved], dict[str, Any]] = lambda step, moved: {},
    pick: Callable[[str, str, int, int], str] = _same_pick,
    word: Callable[[str, Moved], str] = lambda word, moved: word,
) -> Callable[[Any, int], Any]:
    """`rotate` of a game with a board and an agenda: the fields, wherever they stand, that have
    something for each seat, those that are a seat besides `seat`, those that have seats; where a
    question's `about` names seats; what else changes in a step, in an option, and in a word that
    names a seat."""

    def rotate(state: Any, by: int) -> Any:
        seats = state.board.seats

        def moved(seat: int) -> int:
            return (seat + by) % seats if seat >= 0 else seat

        def turned(thing: Any, name: str = "") -> Any:
            if name == "seat" or name in a_seat:
                return moved(thing)
            if name in of_seats:
                return type(thing)(map(moved, thing))
            if name in by_seat:
                thing = type(thing)(thing[(seat - by) % seats] for seat in range(seats))
            if isinstance(thing, Question):
                return question(thing)
            if isinstance(thing, Struct):
                found = {key: turned(value, key) for key, value in structs.asdict(thing).items()}
                return structs.replace(thing, **found)
            if isinstance(thing, dict):
                return {key: turned(value) for key, value in thing.items()}
            if isinstance(thing, list | tuple):
                words = bool(thing) and isinstance(thing[0], str | int)
                return type(thing)(thing if words else map(turned, thing))
            return thing

        def question(q: Question) -> Question:
            def picks(options: Picks) -> Picks:
                return tuple(pick(q.kind, option, by, seats) for option in options)

            def told(one: str | int) -> str | int:
                return moved(int(one)) if str(one).lstrip("-").isdigit() else word(str(one), moved)

            at = (about or {}).get(q.kind, ())
            of = tuple(told(one) if n in at else one for n, one in enumerate(q.about))
            limits = tuple(structs.replace(m, options=picks(m.options)) for m in q.limits)
            seat, options = moved(q.seat), picks(q.options)
            return structs.replace(q, seat=seat, options=options, limits=limits, about=of)

        found = turned(state)
        found.questions.sort(key=lambda q: q.seat)
        found.board.agenda = [
            structs.replace(turned(step), **in_step(step, moved)) for step in state.board.agenda
        ]
        return found

    return rotate


def ask_again(game: Any, state: Any, seen: Any, chance: Chance) -> None:
    """Put the open questions of others, than who had this view, to what they have now."""
    numbers, last = [question.number for question in state.questions], state.asked
    game.ask_again(state, seen, chance)
    state.asked = last
    state.questions = [
        structs.replace(question, number=number)
        for question, number in zip(state.questions, numbers, strict=True)
    ]


def unnumbered(state: Any) -> Any:
    """`alike` of a game that numbers questions which are asked together by seat."""
    questions = [structs.replace(question, number=0) for question in state.questions]
    return structs.replace(state, questions=questions, asked=0)


class Hooks(Struct, kw_only=True, frozen=True):
    """The promises of one game."""

    longest: Callable[[int], int] = lambda _: 10_000
    """(seats) Answers within which every game ends."""

    conserved: Callable[[Any], None] = _nothing
    """(state) Raises AssertionError when something is lost or there twice."""

    hidden: frozenset[str] = frozenset()
    """The fields of a state that hold secrets, which `shuffle_hidden` reaches."""

    shuffle_hidden: Callable[[Any, int | None, Chance], None] = _nothing
    """(state, seat, chance) Redeals what `seat` (None: a spectator) may not know."""

    rotate: Callable[[Any, int], Any] | None = None
    """(state, by) The same position, everybody `by` seats further on."""

    alike: Callable[[Any], Any] = _as_it_is
    """(state) Without what follows from seat numbers alone."""

    turned_pick: Callable[[str, str, int, int], str] = _same_pick
    """(kind, pick, by, seats) The option of such a question as it reads after `rotate`: of games
    whose options name seats."""

    second_score: Callable[[Any], dict[str, Any]] | None = None
    """(state) "points", "places" and, if wanted, "sources" and "why" of a position at the end,
    counted a second time."""

    looked_up: tuple[str, ...] = ()
    """The keys of all cards, buildings and powers in the box: each can be looked up."""

    everything: Callable[[], set[str]] | None = None
    """What must have happened in the random games. None: "asked KIND" of each `wait-KIND` of the
    catalogue, and each of its `event-KIND`."""

    enough: int = 50_000
    """Checked answers of them in which it does, shared by the numbers of seats."""

    noted: dict[str, str] = {}
    """By kind of event, arguments of which each value is wanted: "KIND VALUE"."""

    fired: Callable[[Question, Picks, list[Event], Any], set[str]] = _kinds
    """(question, picks, events, state) Which of it happened with this answer, besides what is
    `noted`: without it, "asked KIND" of the question, and the kinds of the events."""

    def happened(
        self, question: Question, picks: Picks, events: list[Event], state: Any
    ) -> set[str]:
        """All that happened with this answer."""
        found = self.fired(question, picks, events, state)
        for event in events:
            for name in self.noted.get(event.kind, "").split():
                found.add(f"{event.kind} {event.args[name]}")
        return found
