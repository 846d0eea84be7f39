"""Standing orders: what a person may let be answered for them."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Order, Picks, Question

from ..box import KINDS
from .ready import READY

ORDERS: Final = (
    Order("taste", ("ask", "always", "never")),
    Order("bring", ("ask", "nothing", "first")),
    Order("fill", ("ask", "baker"), once=True),
    Order("kind", ("ask", *KINDS)),
    Order("idle", ("ask", "yes")),
)


def ordered(question: Question, orders: dict[str, str]) -> Picks | None:
    """The answer that these orders give. ("kind" and "idle" say nothing: they are there to be
    listed.)"""
    choice = orders[question.kind]
    if choice == "ask":
        return None
    if question.kind == "taste":
        return ("yes",) if choice == "always" else ("no",)
    if question.kind == "bring":
        return ("nothing",) if choice == "nothing" else question.options[:1]
    return READY[0].picks
