"""The names of things in words: cards, fiefs, Mercenaries, amounts.

A fief is shown by its number, one more than in its key: "f3" reads "Fief 4", and is tagged 4 on
the pictures. What is passed into a text as `who` is a seat's name, already safe for where it
goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed

from ..rules.holdings import fief_at, number_of
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


# What the texts of events name besides.

PLACES: Final = ("king", "hand", "lord", "mercenary", "reserve", "guard", "garrison", "viking")
"""Where forces come from, in the order in which they are told."""


def sides(names: Names, say: Say) -> Names:
    """The names by seat, and as the last two what VIKINGS (-2) and NOBODY (-1) are called."""
    return [*names, say("the-vikings"), ""]


def forces_told(forces: Iterable[Sequence[Any]], say: Say) -> str:
    """Forces as they were shown: "🛡️ Vassal ×2 and 🐎 Knight", Lords by their title."""
    in_order = sorted(forces, key=lambda force: PLACES.index(force[0]))
    told = [
        lord_marked(kind, say) if place == "lord" else marked(kind, say)
        for place, kind, *_ in in_order
    ]
    return listed(once_each(told), say) or say("nothing")


def cards(say: Say, cards: Iterable[str | Sequence[Any]]) -> str:
    """Cards by kind, told with their owners or without: "🛡️ Vassal ×2 and 📿 Monk"."""
    return cards_listed([card if isinstance(card, str) else card[0] for card in cards], say)


def _fallen(say: Say, castle: str, properties: Sequence[str], lord: str) -> str:
    """What goes with a Fief."""
    told = [marked(castle, say), *counted(properties, say)]
    return listed([*told, lord_marked(lord, say)] if lord else told, say)


def _returned(say: Say, cards: Sequence[tuple[str, int]], names: Names) -> str:
    """Cards by their owners: "🌾 Land ×2 (Ana) and 📿 Monk (Bram)"."""
    told = []
    for owner in sorted({owner for _, owner in cards}):
        theirs = [kind for kind, one in cards if one == owner]
        told.append(f"{cards_listed(theirs, say)} ({names[owner]})")
    return listed(told, say)


def _joust_card(say: Say, card: str) -> str:
    return say("joust-none") if card == "none" else card_name(card, say)


def _joust_cards(say: Say, cards: Iterable[tuple[int, str]], names: Names) -> str:
    """ "Ana: Prince, Bram: No Luck"."""
    return ", ".join(f"{names[seat]}: {_joust_card(say, card)}" for seat, card in cards)


def _riders(say: Say, hands: Iterable[tuple[int, str, str, str, int]], names: Names) -> str:
    """Who holds what: "Ana: Champion + Prince + No Luck (two Princes)"."""
    told = []
    for seat, participant, one, two, rank in hands:
        held = [card_name(kind_of(participant), say), _joust_card(say, one), _joust_card(say, two)]
        told.append(f"{names[seat]}: {' + '.join(held)} ({say(f'rank-{rank}')})")
    return "; ".join(told)


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "CARD": lambda say, card: marked(card, say),
    "CARDS": cards,
    "FIEF": lambda say, key: fief_name(key, say),
    "MERCENARY": lambda say, key: mercenary_name(key, say),
    "TITLE": lambda say, lord: lord_title(lord, say),
    "LORDS": lambda say, fiefs: lords_of([fiefs] if isinstance(fiefs, str) else fiefs, say),
    "TARGET": lambda say, target: target_name(target, say),
    "FORCES": lambda say, forces: forces_told(forces, say),
    "FALLEN": _fallen,
    "RETURNED": _returned,
    "JOUST": _joust_cards,
    "RIDERS": _riders,
}
"""What the texts may call besides those of all games."""
