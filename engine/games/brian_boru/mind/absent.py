"""Modest answers for somebody who is absent: cheap cards, no spending, what is worth least."""

from __future__ import annotations

from engine.kit.contract import Picks, Question

from ..box import TOWN_INDEX
from ..state import View

_MODEST = {
    "extras": "0",
    "expand": "pass",
    "princess": "reject",
}


def default_answer(view: View, question: Question) -> Picks:
    """The draft takes middling cards, the lowest card is played, nothing is bought."""
    options = question.options
    if question.kind in _MODEST:
        return (_MODEST[question.kind],)
    if question.kind == "draft":
        middle = (len(options) - question.least) // 2
        return options[middle : middle + question.least]
    if question.kind == "lose-town":
        monasteries = view.board.monasteries
        return (min(options, key=lambda town: monasteries[TOWN_INDEX[town]]),)
    return options[:1]
