"""The short rules in pages, and what somebody is told who never read them: see
`engine.kit.lessons`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kit.contract import Question
from engine.kit.lessons import Entry, FirstGame, Thing, thing
from engine.kit.showing import Page, Say
from engine.kit.words import count

from ..box import CARDS, MARRIAGES, REGIONS, Card
from ..state import View
from .names import ICONS, card_name

# The rules.

_RULES: Final = (
    *("overview", "setup", "draft", "tricks", "symbols", "marriage", "battle", "church"),
    *("claims", "scoring", "cards"),
)
_PHASES: Final = {"placing": "setup", "trick": "tricks", "over": "scoring"}
"""The page that fits a phase, where it is not called like it."""


def rules(say: Say) -> tuple[Page, ...]:
    """The short rules in pages, the first one an overview."""
    tables = {"claims": _regions_table, "cards": _cards_table}
    pages = []
    for key in _RULES:
        text = say(f"rules-{key}")
        if key in tables:
            text = f"{text}\n{tables[key](say)}"
        pages.append(Page(key, say(f"rules-{key}-title"), text))
    return tuple(pages)


def rules_now(view: View) -> str:
    """The key of the page that fits the present phase."""
    if any(kind == "action" for _, kind in view.awaited):
        return "symbols"
    return _PHASES.get(view.board.phase, view.board.phase)


def _regions_table(say: Say) -> str:
    return "\n".join(
        f"- {of.name}: {count(say, 'towns', of.threshold)}, {count(say, 'points', of.points)}"
        for of in REGIONS.values()
    )


def _cards_table(say: Say) -> str:
    """A line for each card, in symbols."""
    lines = []
    for suit in ("yellow", "red", "blue", "white"):
        lines.append(say("rules-cards-suit", suit=suit, sign=f"suit-{suit}"))
        lines += [
            f"{card.value}: {'|'.join(map(_counted, card.runs))}"
            for card in CARDS.values()
            if card.suit == suit
        ]
    return "\n".join(lines)


def _counted(action: Sequence[tuple[str, int]]) -> str:
    """In symbols, equal ones counted: all cards together have more of them than there is room."""
    return "".join(f"{count if count > 1 else ''}{ICONS[icon]}" for icon, count in action)


# What can be looked up.

PAGES: Final = ("aim", "trick", "losing", "upkeep", "mistakes")

SYMBOLS: Final = (
    "town", "coin", "pay", "expand", "raider", "church", "marriage", "unviking", "renown", "claim",
    "marker", "suit-red", "suit-blue", "suit-yellow", "suit-white",
)  # fmt: skip

FIRST_GAME: Final = FirstGame(
    seats=4,
    seed=b"Clontarf in 1014",
    ends="round-over",
)

_ABOUT: Final = {
    "first-town": ("claim", "expand"),
    "track-town": ("marriage", "claim"),
    "lose-town": ("raider", "claim"),
    "monastery": ("church", "claim"),
}
"""Symbols that a question about towns is about."""


def things(say: Say) -> tuple[Thing, ...]:
    """All that may be looked up: symbols, action cards, marriage cards."""
    symbols = [thing(Entry(key), say) for key in SYMBOLS]
    cards = [_card(card, say) for card in CARDS.values()]
    return (*symbols, *cards, *(_marriage(key, say) for key in MARRIAGES))


def _card(card: Card, say: Say) -> Thing:
    how = "white" if card.suit == "white" else "low" if card.value < 13 else "high"
    pays = card.actions[0].count("pay")
    return Thing(
        key=card.key,
        title=card_name(say, card.key),
        effect=say("card-effect", card=card.key),
        example=say("card-example", card=card.key, how=how),
        ruling=say("card-ruling-pay", pays=pays) if pays else "",
    )


def _marriage(key: str, say: Say) -> Thing:
    card = MARRIAGES[key]
    about = "about-princess" if card.princess else "about-wife"
    ruled = card.princess or any(kind == "town" for kind, _ in card.rewards)
    return Thing(
        key=key,
        title=card_name(say, key),
        effect=say(about, card=key),
        example=say(f"{about}-example", card=key),
        ruling=say(f"{about}-ruling") if ruled else "",
    )


def met(view: View, question: Question) -> tuple[str, ...]:
    """What may be looked up about a question, what it is about first."""
    kind = question.kind
    if kind == "lead":
        return (*view.hand, "claim")
    if kind == "action":
        card = CARDS[str(question.about[0])]
        return (card.key, *dict.fromkeys(icon for action in card.actions for icon in action))
    if kind in ("princess", "marriage-town"):
        return (str(question.about[0]), "claim")
    return _ABOUT.get(kind, question.options)
