"""What a friend at the table would say before an answer does harm: from the view of the seat that
is asked alone."""

from __future__ import annotations

from engine.kit.contract import Question, Warning

from ..box import LORDS
from ..events import ALLIES
from ..rules.battles import most_saved
from ..state import VIKINGS, View

LOW_DECK = 2
"""Cards left in a deck of which somebody should think."""
_MORTAL = tuple(f"install.{kind}" for kind in LORDS if kind != "prince")
"""Lords with whom their Castle falls."""
_SAVING = ("play.castle", "play.palace", "install.prince")
"""What leaves a Fief after a Treachery: another one, or a Lord who dies alone."""


def warning(view: View, question: Question) -> Warning | None:
    """At most one thing, the worst first."""
    match question.kind:
        case "turn":
            return _turn(view, question)
        case "towers":
            allies = tuple([o for o in question.options if o.partition(".")[0] == ALLIES])
            return Warning("allies-down", options=allies) if allies else None
        case "allies":
            # Treachery against the Lord of the only Fief; a Prince dies without it.
            card, _, target = question.about
            fiefs = view.board.fiefs[question.seat]
            mortal = len(fiefs) == 1 and fiefs[0].lord != "prince"
            falls = card == "treachery" and str(target).endswith(".lord") and mortal
            return Warning("last-fief") if falls and ALLIES in question.options else None
        case "attack-forces" | "defence-forces":
            return _captured(view, question)
    return None


def _turn(view: View, question: Question) -> Warning | None:
    fiefs = view.board.fiefs[question.seat]
    if len(fiefs) == 1:
        mortal = fiefs[0].lord not in ("", "prince")
        if mortal and any(option in question.options for option in _SAVING):
            return Warning("lord-alone")
        exposed = tuple([option for option in question.options if option in _MORTAL])
        if exposed and not mortal:
            return Warning("lord-to-come", options=exposed)
    left = view.decks[question.seat]
    return Warning("deck-low", {"n": left}) if 0 < left <= LOW_DECK else None


def _captured(view: View, question: Question) -> Warning | None:
    """Lords for whom nothing could be paid; the Vikings never let one go."""
    lords = tuple([option for option in question.options if option.endswith(".lord")])
    if not lords:
        return None
    battle = view.board.battle
    if battle and battle.attacker == VIKINGS:
        return Warning("no-ransom-vikings", options=lords)
    saved = most_saved(view.board, question.seat, 1)
    return None if saved else Warning("no-ransom", options=lords)
