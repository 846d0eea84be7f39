"""Questions that an older version has put (`events.OLDER`), as long as they are open."""

from __future__ import annotations

from engine.kit.contract import Question
from engine.kit.showing import Label, Say

from ..box import EXPAND_COST, EXTRA_COST, TOWNS
from ..state import Board
from .names import ICONS, amount, town_name

_THINGS = {"raider": "raiders", "church": "discs", "marriage": "spaces"}


def asked(board: Board, question: Question, say: Say) -> str:
    """What is asked."""
    kind, about = question.kind, question.about
    coins = amount("coins", board.coins[question.seat], say)
    if kind == "lead-card":
        return say("ask-lead-card", town=town_name(str(about[0]), say))
    if kind == "expand":
        return say("ask-expand", cost=amount("coins", EXPAND_COST, say), coins=coins)
    if kind == "extras":
        icon, base = str(about[1]), int(about[2])
        cost = amount("coins", EXTRA_COST, say)
        text = say(f"ask-extras-{icon}", base=amount(_THINGS[icon], base, say), cost=cost)
        return f"{text}\n{say('you-have', coins=coins)}"
    return say(f"ask-{kind}")


def option(question: Question, option: str, say: Say) -> Label | None:
    """One option, where it reads otherwise than today."""
    if option == "pass":
        return Label(say("option-pass"), emoji="🚫", weight="weak")
    if question.kind != "extras" or option in TOWNS:
        return None
    icon = ICONS[str(question.about[1])]
    extra = int(option)
    if not extra:
        return Label(say("option-no-extra"), emoji=icon)
    cost = amount("coins", EXTRA_COST * extra, say)
    return Label(say("option-extra", n=extra, cost=cost), emoji=icon)
