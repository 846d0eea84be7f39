"""The names of things in words: factions, spaces, powers, followers, amounts, lists.

What a power does is told from the numbers of the data file, so that a power corrected there
reads right everywhere. What is passed into a text as `who` is a seat's name, already safe for
where it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from engine.kit.showing import Say
from engine.kit.words.phrasing import SEAT_LETTERS, listed

from ..box import FACTIONS, VALUE, Faction
from ..rules.ground import cell_of, field_at, map_at
from ..state import Board, Card

EMOJI: Final = {
    "unicorns": "🦄",
    "cyclopes": "👁️",
    "goblins": "👺",
    "dwarves": "⛏️",
    "gnomes": "🍄",
    "elves": "🧝",
    "druids": "🌿",
    "fire_elementals": "🔥",
    "yetis": "❄️",
    "shadows": "👤",
    "trolls": "🧌",
    "undead": "💀",
    "orcs": "👹",
    "phoenix": "🪶",
    "werewolves": "🐺",
    "shapeshifters": "🎭",
    "demons": "😈",
    "rogues": "🗡️",
    "ice_beasts": "🦣",
    "ice_queens": "👸",
    "fire_phoenix": "☄️",
    "dragons": "🐉",
    "doppelgangers": "👥",
    "seers": "🔮",
    "basilisks": "🐍",
    "ghosts": "👻",
    "ice_kings": "🧊",
    "zombies": "🧟",
    "giants": "⛰️",
    "mages": "🧙",
    "poisoners": "🧪",
    "vampires": "🧛",
    "knights": "⚔️",
}
"""By faction."""
FIELD_EMOJI: Final = {
    "plain": "⬜",
    "catapult": "🎯",
    "mill": "🌾",
    "swamp": "🐸",
    "castle": "🏰",
    "ruin": "🏛️",
}
TREASURE_EMOJI: Final = {"spectre": "🌫️", "chest": "💰", "trap": "🪤"}
MOON: Final = {"new": "🌑", "full": "🌕"}


def faction_name(faction: str, say: Say) -> str:
    """ "Ice Queens"."""
    return say(f"faction-{faction}")


def faction_names(factions: Iterable[str], say: Say) -> str:
    """ "Elves, Trolls and Dragons"."""
    return listed([faction_name(faction, say) for faction in factions], say)


def card_name(faction: str, say: Say) -> str:
    """ "Ice Queens (6)": with the value."""
    return say("card", faction=faction_name(faction, say), value=VALUE[faction])


def marked(faction: str, say: Say) -> str:
    """ "👸 Ice Queens"."""
    return f"{EMOJI[faction]} {faction_name(faction, say)}"


def gathered(
    cards: Sequence[str], say: Say, name: Callable[[str, Say], str] = faction_name
) -> list[str]:
    """Cards by name, equal ones in one: "Elves ×2", "Orcs"."""
    return [
        f"{name(card, say)} ×{count}" if (count := cards.count(card)) > 1 else name(card, say)
        for card in dict.fromkeys(cards)
    ]


def amount(what: str, n: int, say: Say) -> str:
    """A counted thing: "3 points", "1 follower". `what` is "points", "followers" or "cards"."""
    return say(f"count-{what}", n=n)


def rule_key(faction: Faction) -> str:
    """What the texts of its power are called: the rule, and what it counts."""
    power = faction.power
    return f"{power.rule}-{power.count}" if power.count else power.rule


def _numbers(faction: Faction, say: Say) -> dict[str, str | int]:
    power = faction.power
    return {
        "faction": faction_name(faction.key, say),
        "points": amount("points", power.points, say),
        "most": power.most,
        "right": power.right,
        "wrong": power.wrong,
        "high": power.high,
        "cards": power.cards,
    }


def power_text(key: str, say: Say, *, locked: bool = True) -> str:
    """What a card does, in a line of at most 100 characters; without `locked` what its power
    does, which may be copied, while the lock never is."""
    faction = FACTIONS[key]
    power = faction.power
    shown = ("doubles", "locked") if locked else ("doubles",)
    flags = [say(f"flag-{flag}") for flag in shown if getattr(faction, flag)]
    if power.rule == "none" and flags:
        return " ".join(flags)
    told = say(f"power-{rule_key(faction)}", **_numbers(faction, say))
    if power.rule == "count":
        if power.base:
            told = f"{told}, {say('power-base', n=power.base)}"
        if power.most < 99:
            told = f"{told}; {say('power-most', n=power.most)}"
    return " ".join([f"{told}.", *flags])


def power_page(key: str, say: Say) -> str:
    """What a card does, with the edge cases, in markdown."""
    faction = FACTIONS[key]
    parts = [f"**{power_text(key, say)}**"]
    parts.append(edge_cases(key, say))
    parts += [say(f"rule-{flag}") for flag in ("doubles", "locked") if getattr(faction, flag)]
    if not faction.copied:
        parts.append(say("rule-uncopied"))
    return "\n".join(parts)


def edge_cases(key: str, say: Say) -> str:
    """What is to be said of its power besides, in points."""
    faction = FACTIONS[key]
    return say(f"rule-{rule_key(faction)}", **_numbers(faction, say))


def space_text(board: Board, space: str, say: Say) -> str:
    """ "C4, castle", plain ones "space C4"."""
    field = field_now(board, space)
    return say("space", space=space) if field == "plain" else f"{space}, {say('field-' + field)}"


def field_now(board: Board, space: str) -> str:
    """What acts when a card is played there: a ruin without its treasure is plain."""
    cell = cell_of(space)
    field = field_at(board, cell)
    return "plain" if field == "ruin" and cell not in board.ruins else field


def map_heading(board: Board, space: str, say: Say) -> str:
    """ "War map 7"; empty without maps."""
    key = map_at(board, cell_of(space)) if board.maps else 0
    return say("map", map=key) if key else ""


def card_at(board: Board, space: str, say: Say) -> str:
    """The card on a space by name; what lies face down has none."""
    card = board.cards[cell_of(space)]
    return say("face-down") if card.down else faction_name(card.faction, say)


def stands_on(card: Card, say: Say) -> str:
    """Who stands on a card, by letters, and what lies on it: "A×2, B×1, stone C×1"."""
    parts = [f"{SEAT_LETTERS[seat]}×{count}" for seat, count in enumerate(card.followers) if count]
    parts += [
        say("mark-stone", letter=SEAT_LETTERS[seat], count=count)
        for seat, count in enumerate(card.stone)
        if count
    ]
    if card.poison:
        parts.append(say("mark-poison"))
    return ", ".join(parts)


def points_list(points: Sequence[int], say: Say, names: Sequence[str]) -> str:
    """Who gets how many: "Ana 8, Bea 4"; "nobody"."""
    parts = [say("scored", who=name, points=n) for name, n in zip(names, points, strict=True) if n]
    return ", ".join(parts) if parts else say("nobody")
