"""Standing orders: answers that a person gives once and for all, so as not to be asked.

Whether an order answers hangs on public facts alone, never on what the seat holds: else the
haste of an answer would tell of the hand.
"""

from __future__ import annotations

from engine.kit.contract import Order, Picks, Question

from ..events import ALLIES, DRAW, NONE, PASS
from ..rules.combat.forces import land_allowance
from ..state import View

ORDERS = (
    Order("draw", ("ask", "draw")),
    Order("mulligan", ("ask", "keep")),
    Order("allies", ("ask", "never", "always")),
    Order("mercenary", ("ask", "never")),
    Order("vassals", ("ask", "0", "1", "2", "3")),
    Order("towers", ("ask", "never")),
    Order("field-hand", ("ask", "never")),
    Order("losses", ("ask", "usual")),
    Order("tribute", ("ask", "infantry", "knight")),
)
"""draw: end the turn once the action is used. mulligan: keep the first hand. allies: never, or
always when held, against Treachery and Intrigue ("always" needs an order for the Vassals).
mercenary: no Allies for the sake of one. vassals: how many at most in a struggle, those from the
hand first. towers: no defence when Towers are attacked. field-hand: no hand cards in defence.
losses: hits in the rulebook's order, what survives them first. tribute: which Army card a new
King gets, the other one if there is none."""


def ordered(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    """The answer that these orders give; None: the person is asked."""
    kind = question.kind
    if kind == "turn":
        return (DRAW,) if orders["draw"] == "draw" and question.about[0] else None
    if kind == "mulligan":
        return ("keep",) if orders["mulligan"] == "keep" else None
    if kind == "allies":
        return _allies(question, orders)
    if kind == "struggle":
        most = orders["vassals"]
        return None if most == "ask" else (question.options[1 : 1 + int(most)] or (PASS,))
    if kind in ("attack-losses", "defence-losses"):
        return question.options[: question.least] if orders["losses"] == "usual" else None
    if kind == "defence-forces":
        return _defence(view, question, orders)
    if kind == "tribute" and orders["tribute"] != "ask":
        wanted = orders["tribute"]
        return (wanted,) if wanted in question.options else question.options[:1]
    return None


def _allies(question: Question, orders: dict[str, str]) -> Picks | None:
    target = str(question.about[2])
    if orders["allies"] == "never":
        return (PASS,)
    if orders["mercenary"] == "never" and target.startswith("m"):
        return (PASS,)
    if orders["allies"] != "always" or orders["vassals"] == "ask":
        return None
    if ALLIES not in question.options:
        return (PASS,)
    vassals = question.options[2:]
    return (ALLIES, *vassals[: int(orders["vassals"])])


def _defence(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    board, seat = view.board, question.seat
    nothing = (NONE,) if NONE in question.options else ()
    if orders["towers"] == "never" and question.about[0] == "towers":
        return nothing
    fiefs = board.fiefs[seat]
    has_more = (
        board.king == seat
        or board.mercenaries[seat]
        or any(fief.lord for fief in fiefs)
        or (view.reserves[seat] and land_allowance(fiefs))
    )
    return nothing if orders["field-hand"] == "never" and not has_more else None
