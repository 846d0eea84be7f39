"""How Earls have ended, in words: for the poster and what is said about it."""

from __future__ import annotations

from msgspec import Struct

from engine.kit.showing import Names, Say

from ..state import NOBODY, VIKINGS, Fate, View
from .combatlines import side_name


class Told(Struct, frozen=True):
    """How an Earl has ended, as the poster shows it."""

    sign: str
    text: str
    by: int
    """To whom he fell: a seat, else NOBODY."""


_SIGNS = {"siege": "siege", "treachery": "treachery", "deck": "deck", "resigned": "out"}


def _of(view: View, seat: int) -> Fate | None:
    return next((fate for fate in view.board.fates if fate.seat == seat), None)


def fate(view: View, seat: int, say: Say) -> Told | None:
    """To whom, how and when; None where that was not written down."""
    found = _of(view, seat)
    if found is None:
        return None
    vikings = found.by == VIKINGS
    text = say(f"ended-{'vikings' if vikings else found.how}", round=found.round)
    sign = "viking" if vikings else _SIGNS[found.how]
    return Told(sign, text, NOBODY if vikings else found.by)


def sentences(view: View, say: Say, names: Names) -> list[str]:
    """A sentence for each Earl who is out."""
    return [
        say(
            f"fell-{fate.how}",
            who=names[fate.seat],
            by=side_name(fate.by, say, names) if fate.by != NOBODY else "",
            round=fate.round,
        )
        for fate in view.board.fates
    ]


def story(view: View, say: Say) -> str:
    """The game in a line."""
    return say("poster-story", rivals=view.seats - 1, round=view.board.round)
