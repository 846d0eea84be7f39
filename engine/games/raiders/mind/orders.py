"""Standing orders: answers that a person gives once and for all, so as not to be asked.

Whether an order answers hangs on what lies open alone, never on what the seat holds: else the
haste of an answer would tell of the hand.
"""

from __future__ import annotations

from engine.kit.contract import Order, Picks, Question

from ..box import CARDS, FACES
from ..rules.raids import strength_of, tier
from ..rules.supplies import card_of
from ..state import Board, View

ORDERS = (
    Order("reroll", ("ask", "lowest")),
    Order("deaths", ("ask", "weakest")),
    Order("lose-crew", ("ask", "weakest")),
    Order("give", ("ask", "more", "silver", "provision")),
    Order("scout-give", ("ask", "cheapest")),
    Order("discard-down", ("ask", "cheapest")),
)
"""reroll: a Brawler rolls the lowest die again: it is asked only where a better tier is in reach,
and these lie so far apart that no face costs one. deaths: those whose death brings something, then
the weakest. lose-crew: the weakest goes to an Avenger. give: what a Mercenary gets, or of which one
has more. scout-give, discard-down: the cheapest cards go."""


def ordered(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    """The answer that these orders give; None: the person is asked."""
    order, count = orders.get(question.kind, "ask"), question.least
    if order == "ask":
        return None
    board, options = view.board, question.options
    match question.kind:
        case "reroll":
            return _rerolled(question)
        case "give":
            if order == "more":
                more_silver = board.silver[question.seat] >= board.provision[question.seat]
                order = "silver" if more_silver else "provision"
            return (order,)
        case "deaths":
            ranked = sorted(options, key=lambda option: _last_to_die(board, card_of(option)))
        case "lose-crew":
            ranked = sorted(options, key=lambda option: _strength(board, option))
        case _:
            ranked = sorted(options, key=lambda option: CARDS[card_of(option)].cost)
    return tuple(ranked[:count])


def _rerolled(question: Question) -> Picks | None:
    """The lowest die: of all it wins most and loses least."""
    place, total = str(question.about[0]), int(question.about[1])
    dice = [int(die) for die in question.about[3:]]
    lowest = min(dice)
    if tier(place, total - lowest + min(FACES))[1] < tier(place, total)[1]:
        return None
    return (f"die.{dice.index(lowest) + 1}",)


def _strength(board: Board, card: str) -> tuple[int, int]:
    return strength_of(board, card_of(card)), CARDS[card_of(card)].cost


def _last_to_die(board: Board, card: str) -> tuple[bool, tuple[int, int]]:
    return not CARDS[card].crew.rule.startswith("death-"), _strength(board, card)
