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


def rotation(
    *,
    by_seat: Collection[str],
    a_seat: Collection[str] = (),
    of_seats: Collection[str] = (),
    about: Mapping[str, int] | None = None,
    in_step: Callable[[Any, Callable[[int], int]], dict[str, Any]] = lambda step, moved: {},
    pick: Callable[[str, str, int, int], str] = _same_pick,
) -> Callable[[Any, int], Any]:
    """`rotate` of a game with a board and an agenda: the fields that have something for each seat,
    those that are a seat, those that are lists of seats; where a question's `about` has a seat;
    what else changes in a step, and in an option."""

    def rotate(state: Any, by: int) -> Any:
        seats = state.board.seats

        def moved(seat: int) -> int:
            return (seat + by) % seats if seat >= 0 else seat

        def fields(thing: Any) -> dict[str, Any]:
            found: dict[str, Any] = {}
            for name, value in structs.asdict(thing).items():
                if name in by_seat:
                    found[name] = [value[(seat - by) % seats] for seat in range(seats)]
                elif name in a_seat:
                    found[name] = moved(value)
                elif name in of_seats:
                    found[name] = [moved(seat) for seat in value]
            return found

        def question(q: Question) -> Question:
            def picks(options: Picks) -> Picks:
                return tuple(pick(q.kind, option, by, seats) for option in options)

            at = (about or {}).get(q.kind)
            told = tuple(moved(int(one)) if n == at else one for n, one in enumerate(q.about))
            limits = tuple(structs.replace(m, options=picks(m.options)) for m in q.limits)
            seat, options = moved(q.seat), picks(q.options)
            return structs.replace(q, seat=seat, options=options, limits=limits, about=told)

        steps = [
            structs.replace(step, seat=moved(step.seat), **in_step(step, moved))
            for step in state.board.agenda
        ]
        board = structs.replace(state.board, agenda=steps, **fields(state.board))
        questions = sorted(map(question, state.questions), key=lambda q: q.seat)
        return structs.replace(state, board=board, questions=questions, **fields(state))

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

    everything: Callable[[], set[str]] = set
    """What must have happened in the random games."""

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
