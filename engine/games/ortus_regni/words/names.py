"""The names of things in words: cards, fiefs, Mercenaries, amounts.

A fief is shown by its number, one more than in its key: "f3" reads "Fief 4", and is tagged 4 on
the pictures. What is passed into a text as `who` is a seat's name, already safe for where it
goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.kit.showing import Say
from engine.kit.words.phrasing import listed

from ..rules.realm.holdings import fief_at, number_of
from ..state import Board, Fief

EMOJI: Final = {
    "palace": "🏛️",
    "castle": "🏰",
    "land": "🌾",
    "market": "🏘️",
    "church": "⛪",
    "cathedral": "✝️",
    "prince": "🤴",
    "vassal": "🛡️",
    "champion": "⚔️",
    "monk": "📿",
    "mercenary": "💰",
    "treachery": "🗡️",
    "intrigue": "🎭",
    "allies": "🤝",
    "banquet": "🍖",
    "banner": "🚩",
    "infantry": "🏹",
    "knight": "🐎",
    "viking": "⛵",
    "chieftain": "🪓",
    "king": "👑",
    "tower": "🗼",
}
"""By kind of card."""


def kind_of(option: str) -> str:
    """The kind that an option names: "vassal" of "vassal.1"."""
    return option.partition(".")[0]


def card_name(kind: str, say: Say) -> str:
    """ "Market Town"."""
    return say(f"card-{kind}")


def marked(kind: str, say: Say) -> str:
    """ "🏘️ Market Town"."""
    return f"{EMOJI[kind]} {card_name(kind, say)}"


def counted(kinds: Iterable[str], say: Say) -> list[str]:
    """Each kind once, with how often: ["🛡️ Vassal ×2", "📿 Monk"]."""
    return once_each(marked(kind, say) for kind in kinds)


def once_each(things: Iterable[str]) -> list[str]:
    """Each thing once, with how often: ["Knight ×2", "King"]."""
    things = list(things)
    return [
        f"{thing} ×{things.count(thing)}" if things.count(thing) > 1 else thing
        for thing in dict.fromkeys(things)
    ]


def cards_listed(kinds: Iterable[str], say: Say) -> str:
    """ "🛡️ Vassal ×2 and 📿 Monk"; "nothing"."""
    return listed(counted(kinds, say), say) or say("nothing")


def cards_briefly(kinds: Iterable[str], say: Say) -> str:
    """The same without "and", for details and tables: "🛡️ Vassal ×2, 📿 Monk"."""
    return ", ".join(counted(kinds, say))


def amount(what: str, n: int, say: Say) -> str:
    """A counted thing: "3 cards". `what` is "cards", "armies", "towers", "damage", "vikings",
    "cubes", "vassals", "banners" or "properties"."""
    return say(f"count-{what}", n=n)


def fief_name(key: str, say: Say) -> str:
    """How a fief is called on the table: "Fief 4" for "f3", as it is tagged in pictures."""
    return say("fief", number=number_of(key) + 1)


def lords_of(keys: Sequence[str], say: Say) -> str:
    """Lords by their fiefs: "the Lord of Fief 4", "the Lords of Fiefs 4 and 6"."""
    numbers = listed([str(number_of(key) + 1) for key in keys], say)
    return say("lords-of", count=len(keys), numbers=numbers)


def mercenary_name(key: str, say: Say) -> str:
    """ "Mercenary 3" for "m2"."""
    return say("mercenary", number=number_of(key) + 1)


def target_name(target: str, say: Say) -> str:
    """What a plot aims at: "Fief 4", "Lord of Fief 4", "Mercenary 3", "the hand"."""
    kind, dash, _ = target.partition("-")
    if dash:
        return say(f"{kind}-target")
    if target.startswith("m"):
        return mercenary_name(target, say)
    fief = fief_name(target, say)
    return say("lord-of", fief=fief) if target.endswith(".lord") else fief


def lord_title(kind: str, say: Say) -> str:
    """ "Lord Vassal"; a Monk is an Abbot."""
    return say("abbot") if kind == "monk" else say("lord", card=card_name(kind, say))


def lord_marked(kind: str, say: Say) -> str:
    """ "🛡️ Lord Vassal", "📿 Abbot"."""
    return f"{EMOJI[kind]} {lord_title(kind, say)}"


def fief_detail(fief: Fief, say: Say) -> str:
    """What belongs to a fief: "🏰 Castle, 🛡️ Lord Vassal, 🌾 Land ×2"."""
    parts = [marked(fief.castle.kind, say)]
    if fief.lord:
        parts.append(lord_marked(fief.lord, say))
    parts += counted((card.kind for card in fief.cards), say)
    return ", ".join(parts)


def staked_kind(board: Board, key: str) -> str:
    """The kind of what is staked in a joust, "" for nothing."""
    if "." in key:
        return kind_of(key.partition(".")[2])
    fief = fief_at(board, number_of(key)) if key.startswith("f") else None
    return fief.castle.kind if fief else ""
