"""What the conformance tests must know of a game besides its rules.

`tests/games/<key>/hooks.py` has `HOOKS`. Whatever is left out there promises nothing: a new game
begins with `HOOKS = Hooks()`, and each promise is added by itself. They are written from the
fields of a state, never from the view or with the rules' own functions, so that a fault of those
does not stand in both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question


def _far(seats: int) -> int:
    return 10_000


def _nothing(*_: Any) -> None:
    return None


def _as_it_is(state: Any) -> Any:
    return state


def _same_pick(kind: str, pick: str, by: int, seats: int) -> str:
    return pick


def _nothing_wanted() -> set[str]:
    return set()


def _kinds(question: Question, picks: Picks, events: list[Event], state: Any) -> set[str]:
    return {f"asked {question.kind}", *(event.kind for event in events)}


class Hooks(Struct, kw_only=True, frozen=True):
    """The promises of one game."""

    longest: Callable[[int], int] = _far
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

    everything: Callable[[], set[str]] = _nothing_wanted
    """What must have happened in the random games."""

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
