"""The names of things in words, and what the texts may call: (say, values…).

What a power does is told from the numbers of the data file, so that a power corrected there
reads right everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import asdict

from engine.kit.showing import Names, Say, from_art
from engine.kit.words import SEAT_LETTERS, listed

from ..box import FACTIONS, MAPS, TREASURES, VALUE, Faction
from ..rules.ground import cell_of
from ..state import Board, Card

SIGNS: Final[Mapping[str, str]] = {
    "plain": "⬜",
    "spectre": "🌫️",
    "trap": "🪤",
    **{
        key.removeprefix("emblem-").removeprefix("field-"): sign
        for key, sign in from_art(__file__, "symbols").items()
    },
}
"""The emoji of each faction, field and treasure, and of the moons ("moon-new")."""


def name(say: Say, what: str | Sequence[str] | None) -> str:
    """A faction, field or treasure: "Elves"; several as a list; nothing is a face-down card."""
    if not what:
        return say("face-down")
    if not isinstance(what, str):
        return listed([name(say, one) for one in what], say)
    kind = "faction" if what in FACTIONS else "treasure" if what in TREASURES else "field"
    return say(f"{kind}-{what}")


def signed(say: Say, what: str | Sequence[str] | None) -> str:
    """The same with its sign: "🧝 Elves"; equal ones of several in one: "🧝 Elves ×2"."""
    if not what:
        return say("face-down")
    if isinstance(what, str):
        return f"{SIGNS[what]} {name(say, what)}"
    return listed(gathered(say, what, signed), say)


def gathered(
    say: Say, cards: Sequence[str], name: Callable[[Say, str], str] = name
) -> list[str]:  # fmt: skip
    """Cards by name, equal ones in one: "Elves ×2", "Orcs"."""
    return [
        f"{name(say, card)} ×{count}" if (count := cards.count(card)) > 1 else name(say, card)
        for card in dict.fromkeys(cards)
    ]


def card_name(say: Say, faction: str) -> str:
    """ "Ice Queens (6)": with the value."""
    return say("card", faction=name(say, faction), value=VALUE[faction])


def signed_cards(say: Say, factions: str | Iterable[str]) -> str:
    """ "🧝 Elves (3)"; of several "🧝 Elves (3), 👹 Orcs (4)"."""
    cards = [factions] if isinstance(factions, str) else factions
    return ", ".join(f"{SIGNS[faction]} {card_name(say, faction)}" for faction in cards)


def rule_key(faction: Faction) -> str:
    """What the texts of its power are called: the rule, and what it counts."""
    power = faction.power
    return f"{power.rule}-{power.count}" if power.count else power.rule


def power_text(say: Say, faction: str, *, locked: bool = True) -> str:
    """What a card does, in a line of at most 100 characters; without `locked` what its power
    does, which may be copied, while the lock never is."""
    return _power_text(say, FACTIONS[faction], locked)


@lru_cache(maxsize=256)
def _power_text(say: Say, card: Faction, locked: bool) -> str:
    told = [say(f"power-{rule_key(card)}", faction=card.key, **asdict(card.power)) + "."]
    told += [say("flag-doubles")] if card.doubles else []
    told += [say("flag-locked")] if card.locked and locked else []
    return " ".join(told[1:] if card.power.rule == "none" and told[1:] else told)


def card_at(say: Say, board: Board, space: str) -> str:
    """The card on a space by name; what lies face down has none."""
    card = board.cards[cell_of(space)]
    return name(say, None if card.down else card.faction)


def stands_on(say: Say, card: Card) -> str:
    """Who stands on a card, by letters, and what lies on it: "A×2, B×1, stone C×1"."""
    parts = [f"{SEAT_LETTERS[seat]}×{count}" for seat, count in enumerate(card.followers) if count]
    parts += [
        say("mark-stone", letter=SEAT_LETTERS[seat], count=count)
        for seat, count in enumerate(card.stone)
        if count
    ]
    return ", ".join([*parts, say("mark-poison")] if card.poison else parts)


def followers(say: Say, counts: Sequence[int]) -> str:
    """Followers as they count, by letters: "A×2, B×1"; "none"."""
    found = [f"{SEAT_LETTERS[seat]}×{count}" for seat, count in enumerate(counts) if count]
    return ", ".join(found) or say("no-followers")


def scores(say: Say, points: Sequence[int], names: Names) -> str:
    """Who gets how many: "Ana +8, Bea +4"; "nobody"."""
    parts = [say("scored", who=name, points=n) for name, n in zip(names, points, strict=True) if n]
    return ", ".join(parts) or say("nobody")


def worth(say: Say, war_map: int) -> str:
    """What first and second place on a war map bring: "6/4"."""
    return f"{MAPS[war_map].first}/{MAPS[war_map].second}"


def _idle(say: Say, power: str, why: str) -> str:
    """Why a power does nothing. What costs points, and what takes them, says it in its own way."""
    own = {("pay", "no-points"): "no-payment", ("raid", "no-target"): "no-loot"}
    return say(f"idle-{own.get((FACTIONS[power].power.rule, why), why)}")


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "NAME": name,
    "SIGN": lambda say, key: SIGNS[key],
    "SIGNED": signed,
    "EACH": gathered,
    "ROW": lambda say, things: ", ".join(things),
    "ORDER": lambda say, cards: ", ".join(signed(say, card) for card in cards),
    "CARD": card_name,
    "CARDS": signed_cards,
    "POWER": power_text,
    "FOLLOWERS": followers,
    "SCORES": scores,
    "WORTH": worth,
    "MAPS": lambda say, maps: ", ".join(f"{key} ({worth(say, key)})" for key in maps),
    "CHANGE": lambda say, points: ("+" if points > 0 else "−") + say("count-points", n=abs(points)),
    "IDLE": _idle,
}
