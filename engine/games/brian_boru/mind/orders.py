"""Standing orders: answers that a person gives once and for all, so as not to be asked."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Order, Picks, Question

from ..box import TOWNS
from ..state import View

ORDERS: Final = (Order("extras", ("ask", "never")), Order("expand", ("ask", "never")))
"""extras: nothing more is bought. expand: no road is taken. Both answer only where that leaves
nothing to choose."""


def ordered(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    """The answer that these orders give; None: the person is asked. It hangs on the coins and the
    board, which lie open, and on no card in a hand."""
    if question.kind != "action":
        return None
    left = [way for way in question.options if not _declined(way, orders)]
    return (left[0],) if len(left) == 1 else None


def _declined(way: str, orders: dict[str, str]) -> bool:
    action, _, what = way.partition("-")
    if what.isdecimal():
        return orders["extras"] == "never"
    return action == "upper" and what in TOWNS and orders["expand"] == "never"
