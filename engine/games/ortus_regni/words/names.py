"""The names of things in words, and what the texts may call: (say, values…).

A fief is shown by its number, one more than in its key: "f3" reads "Fief 4", and is tagged 4 on
the pictures.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed
from engine.kit.words.telling import Things, count

from ..box import FACES, kind_of
from ..rules.holdings import fief_of, number_of
from ..state import Board, Fief

EMOJI: Final = {
    key.removeprefix("emblem-"): sign
    for key, sign in json.loads(
        (Path(__file__).parents[1] / "art" / "symbols.json").read_text("utf-8")
    ).items()
}
"""By kind of card."""
PLACES: Final = ("king", "hand", "lord", "mercenary", "reserve", "guard", "garrison", "viking")
"""Where forces come from, in the order in which they are told."""


def sides(names: Names, say: Say) -> Names:
    """The names by seat, and as the last two what VIKINGS (-2) and NOBODY (-1) are called."""
    return [*names, say("the-vikings"), ""]


# Cards.


def card_name(say: Say, card: str) -> str:
    """ "Market Town"."""
    return say(f"card-{card}")


def signed(say: Say, card: str) -> str:
    """ "🏘️ Market Town"."""
    return f"{EMOJI[card]} {card_name(say, card)}"


def title(say: Say, lord: str) -> str:
    """ "Lord Vassal"; a Monk is an Abbot."""
    return say("abbot") if lord == "monk" else say("lord", card=card_name(say, lord))


def signed_title(say: Say, lord: str) -> str:
    """ "🛡️ Lord Vassal", "📿 Abbot"."""
    return f"{EMOJI[lord]} {title(say, lord)}"


def each(say: Say, cards: Iterable[str]) -> list[str]:
    """Each kind once, with how often: ["🛡️ Vassal ×2", "📿 Monk"]."""
    return _once([signed(say, card) for card in cards])


def _once(things: Sequence[str]) -> list[str]:
    return [
        f"{thing} ×{things.count(thing)}" if things.count(thing) > 1 else thing
        for thing in dict.fromkeys(things)
    ]


def briefly(say: Say, cards: Iterable[str]) -> str:
    """ "🛡️ Vassal ×2, 📿 Monk"."""
    return ", ".join(each(say, cards))


def cards_told(say: Say, cards: Iterable[str | Sequence[Any]]) -> str:
    """Cards, with their owners or without: "🛡️ Vassal ×2 and 📿 Monk"; "nothing"."""
    kinds = [card if isinstance(card, str) else card[0] for card in cards]
    return listed(each(say, kinds), say) or say("nothing")


def forces_told(say: Say, forces: Iterable[Sequence[Any]]) -> str:
    """Forces as they were shown: "🛡️ Vassal ×2 and 🐎 Knight", Lords by their title."""
    told = [
        signed_title(say, kind) if place == "lord" else signed(say, kind)
        for place, kind, *_ in sorted(forces, key=lambda force: PLACES.index(force[0]))
    ]
    return listed(_once(told), say) or say("nothing")


def means(say: Say, has: Things) -> str:
    """What a seat could set against something: "3 cards in hand, 🛡️ Lord Vassal ×2 and 1 Army"."""
    told = []
    for what, n in dict(has).items():
        if what in EMOJI:
            one = signed_title(say, what) if what in FACES else signed(say, what)
            told.append(f"{one} ×{n}" if n > 1 else one)
        elif n:
            told.append(count(say, what, n))
    return listed(told, say)


# Places.


def fief_name(say: Say, key: str) -> str:
    """How a fief is called on the table: "Fief 4" for "f3", as it is tagged in pictures."""
    return say("fief", number=number_of(key) + 1)


def lords_of(say: Say, fiefs: str | Sequence[str]) -> str:
    """Lords by their fiefs: "the Lord of Fief 4", "the Lords of Fiefs 4 and 6"."""
    keys = [fiefs] if isinstance(fiefs, str) else fiefs
    numbers = listed([str(number_of(key) + 1) for key in keys], say)
    return say("lords-of", count=len(keys), numbers=numbers)


def mercenary_name(say: Say, key: str) -> str:
    """ "Mercenary 3" for "m2"."""
    return say("mercenary", number=number_of(key) + 1)


def target_name(say: Say, target: str) -> str:
    """What a plot aims at: "Fief 4", "Lord of Fief 4", "Mercenary 3", "the hand"."""
    kind, dash, _ = target.partition("-")
    if dash:
        return say(f"{kind}-target")
    if target.startswith("m"):
        return mercenary_name(say, target)
    fief = fief_name(say, target)
    return say("lord-of", fief=fief) if target.endswith(".lord") else fief


def home(say: Say, fief: Fief | None) -> str:
    """What belongs to a fief: "🏰 Castle, 🛡️ Lord Vassal, 🌾 Land ×2"."""
    if fief is None:
        return ""
    lord = [signed_title(say, fief.lord)] if fief.lord else []
    cards = each(say, [card.kind for card in fief.cards])
    return ", ".join([signed(say, fief.castle.kind), *lord, *cards])


def staked_kind(board: Board, key: str) -> str:
    """The kind of what is staked in a joust, "" for nothing."""
    return fief_of(board, key).keyed[key].kind if key else ""


# What a text names of an event.


def _fallen(say: Say, castle: str, properties: Sequence[str], lord: str) -> str:
    """What goes with a Fief."""
    told = [signed(say, castle), *each(say, properties)]
    return listed([*told, signed_title(say, lord)] if lord else told, say)


def _returned(say: Say, cards: Sequence[tuple[str, int]], names: Names) -> str:
    """Cards by their owners: "🌾 Land ×2 (Ana) and 📿 Monk (Bram)"."""
    told = []
    for owner in sorted({owner for _, owner in cards}):
        theirs = [kind for kind, one in cards if one == owner]
        told.append(f"{cards_told(say, theirs)} ({names[owner]})")
    return listed(told, say)


def _antes(say: Say, antes: Iterable[tuple[int, str]], names: Names) -> str:
    """ "Ana 🏰 Castle, Bram nothing"."""
    return ", ".join(
        f"{names[seat]} {signed(say, card) if card else say('nothing')}" for seat, card in antes
    )


def _joust_card(say: Say, card: str) -> str:
    return say("joust-none") if card == "none" else card_name(say, card)


def _riders(say: Say, hands: Iterable[tuple[int, str, str, str, int]], names: Names) -> str:
    """Who holds what: "Ana: Champion + Prince + No Luck (two Princes)"."""
    told = []
    for seat, participant, one, two, rank in hands:
        held = [card_name(say, kind_of(participant)), _joust_card(say, one), _joust_card(say, two)]
        told.append(f"{names[seat]}: {' + '.join(held)} ({say(f'rank-{rank}')})")
    return "; ".join(told)


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "NAME": card_name,
    "CARD": signed,
    "CARDS": cards_told,
    "BRIEFLY": briefly,
    "TITLE": title,
    "FORCES": forces_told,
    "MEANS": means,
    "FIEF": fief_name,
    "LORDS": lords_of,
    "MERCENARY": mercenary_name,
    "NUMBER": lambda say, key: str(number_of(key) + 1),
    "TARGET": target_name,
    "HOME": home,
    "FALLEN": _fallen,
    "RETURNED": _returned,
    "ANTES": _antes,
    # "Ana: Prince, Bram: No Luck".
    "JOUST": lambda say, cards, names: ", ".join(
        f"{names[seat]}: {_joust_card(say, card)}" for seat, card in cards
    ),
    "RIDERS": _riders,
}
"""What the texts may call besides those of all games."""
