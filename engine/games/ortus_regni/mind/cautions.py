"""What a friend at the table would say before an answer does harm: from the view of the seat that
is asked alone."""

from __future__ import annotations

from engine.kit.contract import Caution, Question

from ..box import LORDS
from ..events import ALLIES
from ..rules.combat.ransom import most_saved
from ..state import View

LOW_DECK = 2
"""Cards left in a deck of which somebody should think."""


def warning(view: View, question: Question) -> Caution | None:
    """At most one thing, the worst first."""
    match question.kind:
        case "turn":
            return _turn(view, question)
        case "towers" if view.mine and ALLIES in view.mine.hand:
            return Caution("allies-down")
        case "allies":
            return _plot(view, question)
        case "attack-forces" | "defence-forces":
            lords = any(option.endswith(".lord") for option in question.options)
            lost = lords and not most_saved(view.board, question.seat, 1)
            return Caution("no-ransom") if lost else None
    return None


def _turn(view: View, question: Question) -> Caution | None:
    fiefs = view.board.fiefs[question.seat]
    if len(fiefs) == 1 and fiefs[0].lord not in ("", "prince"):
        return Caution("lord-alone")
    mortal = [f"install.{kind}" for kind in LORDS if kind != "prince"]
    if len(fiefs) == 1 and any(option in question.options for option in mortal):
        return Caution("lord-to-come")
    left = view.decks[question.seat]
    return Caution("deck-low", {"n": left}) if 0 < left <= LOW_DECK else None


def _plot(view: View, question: Question) -> Caution | None:
    """Treachery against the Lord of the only Fief; a Prince dies without it."""
    card, _, target = question.about
    fiefs = view.board.fiefs[question.seat]
    falls = card == "treachery" and str(target).endswith(".lord") and len(fiefs) == 1
    return Caution("last-fief") if falls and fiefs[0].lord != "prince" else None
