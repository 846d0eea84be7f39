"""What somebody is told who never read the rules: see `engine.kit.lessons`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Final

from engine.kit.contract import Question
from engine.kit.lessons import FirstGame, Thing
from engine.kit.showing import Say
from engine.kit.words.lessons import Entry, thing

from ..box import CARDS, MARRIAGES, Card
from ..events import QUESTIONS
from ..state import View
from .names import action_text, amount, card_name, marriage_name, marriage_rewards

PAGES: Final = ("aim", "trick", "losing", "upkeep", "mistakes")

_RULED: Final = ("pay", "expand", "raider", "church", "marriage", "claim")
SYMBOLS: Final = (
    "town", "coin", "pay", "expand", "raider", "church", "marriage", "unviking", "renown", "claim",
    "marker", "suit-red", "suit-blue", "suit-yellow", "suit-white",
)  # fmt: skip

FIRST_GAME: Final = FirstGame(
    seats=4,
    seed=b"Clontarf in 1014",
    looks=QUESTIONS,
    told=(
        "trick-won",
        "marriage-slid",
        "paid",
        "raid",
        "raid-repelled",
        "marriage-won",
        "spoils",
        "church-first",
        "claim-flipped",
        "claim-taken",
        "claim-tied",
    ),
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
    symbols = [thing(Entry(key, ruled=key in _RULED), say) for key in SYMBOLS]
    cards = [_card(card, say) for card in CARDS.values()]
    return (*symbols, *cards, *(_marriage(key, say) for key in MARRIAGES))


def _card(card: Card, say: Say) -> Thing:
    name = card_name(card.key, say)
    losing = [action_text(card.key, n, say) for n in range(1, len(card.actions))]
    how = "white" if card.suit == "white" else "low" if card.value < 13 else "high"
    pays = card.actions[0].count("pay")
    return Thing(
        key=card.key,
        title=name,
        effect=say(
            "card-effect",
            winning=action_text(card.key, 0, say),
            losing=reduce(lambda one, other: say("card-or", one=one, other=other), losing),
        ),
        example=say(f"card-example-{how}", card=name),
        ruling=say("card-ruling-pay", coins=amount("coins", pays, say)) if pays else "",
    )


def _marriage(key: str, say: Say) -> Thing:
    card = MARRIAGES[key]
    name = marriage_name(key, say)
    if card.princess:
        ruling, example = say("about-princess-ruling"), say("about-princess-example")
        return Thing(key, name, say("about-princess"), example, ruling)
    towns = any(kind == "town" for kind, _ in card.rewards)
    return Thing(
        key=key,
        title=name,
        effect=say("about-wife", rewards=marriage_rewards(key, say)),
        example=say("about-wife-example", card=name),
        ruling=say("about-wife-ruling") if towns else "",
    )


def met(view: View, question: Question) -> tuple[str, ...]:
    """What may be looked up about a question, what it is about first."""
    kind = question.kind
    if kind == "lead":
        return (*view.hand, "claim")
    if kind == "action":
        return (str(question.about[0]), *_icons(str(question.about[0])))
    if kind in ("princess", "marriage-town"):
        return (str(question.about[0]), "claim")
    return _ABOUT.get(kind, question.options)


def _icons(card: str) -> Iterator[str]:
    """The symbols of a card, each once."""
    yield from dict.fromkeys(icon for action in CARDS[card].actions for icon in action)
