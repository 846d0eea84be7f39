"""The short rules in pages, and which of them fits the moment."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.kit.showing import Page, Say

from ..box import CARDS, REGIONS
from ..state import View
from .names import ICONS, SQUARES, amount

PAGES = (
    "overview",
    "setup",
    "draft",
    "tricks",
    "symbols",
    "marriage",
    "battle",
    "church",
    "claims",
    "scoring",
    "cards",
)

_BY_PHASE = {
    "placing": "setup",
    "draft": "draft",
    "trick": "tricks",
    "marriage": "marriage",
    "battle": "battle",
    "church": "church",
    "claims": "claims",
    "over": "scoring",
}


def rules(say: Say) -> tuple[Page, ...]:
    """The short rules in pages, the first one an overview."""
    tables = {"claims": _regions_table, "cards": _cards_table}
    pages = []
    for key in PAGES:
        text = say(f"rules-{key}")
        if key in tables:
            text = f"{text}\n{tables[key](say)}"
        pages.append(Page(key, say(f"rules-{key}-title"), text))
    return tuple(pages)


def rules_now(view: View) -> str:
    """The key of the page that fits the present phase."""
    if any(kind == "action" for _, kind in view.awaited):
        return "symbols"
    return _BY_PHASE[view.board.phase]


def _regions_table(say: Say) -> str:
    return "\n".join(
        f"- {region.name}: {amount('towns', region.threshold, say)}, "
        f"{amount('points', region.points, say)}"
        for region in REGIONS.values()
    )


def _cards_table(say: Say) -> str:
    """A line for each card, in symbols."""
    lines = []
    for suit in ("yellow", "red", "blue", "white"):
        name = say(f"suit-{suit}")
        lines.append(say("rules-cards-suit", square=SQUARES[suit], suit=name))
        lines += [
            f"{card.value}: {'|'.join(map(_counted, card.actions))}"
            for card in CARDS.values()
            if card.suit == suit
        ]
    return "\n".join(lines)


def _counted(action: Sequence[str]) -> str:
    """An action in symbols, equal ones counted: all cards together have so many that there would
    be no room to draw them."""
    runs = [(icon, len(list(run))) for icon, run in groupby(action)]
    return "".join(f"{count if count > 1 else ''}{ICONS[icon]}" for icon, count in runs)
