"""Standing orders: answers that a person gives once and for all, so as not to be asked.

Whether an order answers hangs on public facts alone, never on what the seat holds: else the
haste of an answer would tell of the hand. The one that is veiled is given as slowly as a person
might.
"""

from __future__ import annotations

from engine.kit.contract import Order, Picks, Question

from ..box import DAMAGE, TOUGHNESS, kind_of
from ..events import ALLIES, DRAW, NONE, PASS
from ..rules.holdings import LASTING, available, fief_of, has_open_force, keyed, threat
from ..rules.turns import has_slot
from ..state import View
from .habits import as_allowed

ORDERS = (
    Order("draw", ("ask", "settled", "draw")),
    Order("mulligan", ("ask", "keep"), once=True),
    Order("allies", ("ask", "never", "always")),
    Order("mercenary", ("ask", "never")),
    Order("vassals", ("ask", "0", "1", "2", "3")),
    Order("siege", ("ask", "table", "enough", "all")),
    Order("raid", ("ask", "never", "lasting")),
    Order("towers", ("ask", "never", "lasting")),
    Order("field-hand", ("ask", "never")),
    Order("losses", ("ask", "usual")),
    Order("tribute", ("ask", "infantry", "knight")),
    Order("only", ("ask", "give"), "give", veiled=True),
)
"""draw: end the turn once the action is used; settled: unless it may have brought something for a
free action. mulligan: keep the first hand. allies: never, or always when held, against Treachery
and Intrigue ("always" needs an order for the Vassals). mercenary: no Allies for the sake of one.
vassals: how many at most in a struggle, those from the hand first. siege: of what lies on the table
just enough to hold the Castle; of the hand too; or all there is, the strongest first. raid, towers:
no defence, or who loses nothing by a hit. field-hand: no hand cards in defence. losses: hits in the
rulebook's order. tribute: which Army card a new King gets, the other one if there is none. only:
the answer of a seat that is asked for secrecy and has no other."""

_SETTLED = ("play", "install", "emissary", "recruit", "claim")
"""Actions of which everything is known before: who wants Towers builds them first."""
_SECRET = (
    *("allies", "struggle", "defence-forces", "yield-armies", "tribute", "towers-lost"),
    *("joust-ante", "joust-card"),
)
"""Questions of which only the seat that is asked knows how many answers it has."""


def ordered(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    """The answer that these orders give; None: the person is asked."""
    picks = _ordered(view, question, orders)
    if picks is None and orders["only"] == "give" and question.kind in _SECRET:
        return _only_answer(question)
    return picks


def _only_answer(question: Question) -> Picks | None:
    """What answers it if all answers come to the same."""
    options, least = question.options, question.least
    counted = question.kind in ("yield-armies", "towers-lost")
    alike = counted and len({kind_of(option) for option in options}) == 1
    sure = least == question.most and (least == len(options) or alike)
    return options[:least] if sure and least else None


def _ordered(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    kind = question.kind
    if kind == "turn":
        return _draw(view, question, orders["draw"])
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


def _draw(view: View, question: Question, order: str) -> Picks | None:
    seat, (acted, *done) = question.seat, question.about
    if order == "ask" or not acted or not view.decks[seat]:
        return None
    if order == "settled":
        deed = str(done[0]) if done else ""
        free = view.reserves[seat] and has_slot(view.board, seat)
        if free or deed == "play.banquet" or deed.partition(".")[0] not in _SETTLED:
            return None
    return (DRAW,)


def _defence(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    way = threat(question)[0]
    nothing = (NONE,) if NONE in question.options else ()
    order = orders[way]
    if order != "ask":
        return nothing or _called(view, question, order)
    has_more = has_open_force(view.known, question.seat)
    return nothing if orders["field-hand"] == "never" and not has_more else None


def _called(view: View, question: Question, order: str) -> Picks:
    """Who is fielded by an order for sieges, raids or Towers."""
    forces = keyed(available(view.known, question.seat))
    table = [key for key in question.options if forces[key].place != "hand"]
    hand = [key for key in question.options if forces[key].place == "hand"]
    match order:
        case "lasting":
            return tuple([key for key in table if forces[key].place in LASTING])
        case "all":
            order_of = sorted(question.options, key=lambda key: -DAMAGE[forces[key].kind])
            return as_allowed(question, order_of, len(order_of))
        case "table" | "enough":
            # Where there are not enough to hold the Castle, one for the sake of the Battle card.
            _, key, _, damage = threat(question)
            wall = TOUGHNESS[fief_of(view.board, key).castle.kind]
            needed = max(0, damage - view.board.towers[question.seat] - wall + 1)
            picks = as_allowed(question, table if order == "table" else [*table, *hand], needed)
            return picks if len(picks) >= needed else picks[:1]
    return ()
