"""What lies in the box, as plain tables loaded from `data.toml`.

Keys, used everywhere as options, in states and in events:

* action cards: suit letter and value, "r11", "y17", "b6", "w20";
* towns: region and number, "MU3"; regions: "MU";
* marriage cards: lower-case names without accents, "aodhan"; the Princess is "estrid".

Towns also have an index 0..52 in the order of `TOWN_KEYS`, regions 0..7 in that of
`REGION_KEYS`: boards store lists in these orders.
"""

from __future__ import annotations

import tomllib
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data.toml").read_text(encoding="utf-8")
)

ACTIONS: Final = ("primary", "upper", "lower")
"""The actions of a card by number: 0 for the winner of the trick, 1 and 2 for the others."""

PRINCESS_WAYS: Final = ("support", "trade", "reject")
"""Military support, establish trade, reject her (rulebook, Princess of Denmark)."""


class Card(Struct, frozen=True):
    """An action card."""

    key: str
    value: int
    suit: str
    """ "red", "blue", "yellow"; "white" is royal and counts as any colour."""
    actions: tuple[tuple[str, ...], ...]
    """Icons from left to right of the primary action, then of one or two secondary ones."""
    runs: tuple[tuple[tuple[str, int], ...], ...]
    """The same with equal neighbours counted: (("town", 1), ("marriage", 2), ("coin", 1))."""


class Region(Struct, frozen=True):
    """A region with its claim token."""

    key: str
    name: str
    index: int
    threshold: int
    """Controlled towns (monasteries count twice) that turn the token face up."""
    points: int
    towns: tuple[int, ...]
    """Indexes of its towns."""


class Town(Struct, frozen=True):
    """A town."""

    key: str
    index: int
    region: str
    number: int
    """In its region, as printed on the board."""
    colour: str
    """ "red", "blue" or "yellow"."""
    roads: tuple[str, ...]
    """Keys of the towns at the other ends of its roads."""


class Marriage(Struct, frozen=True):
    """A marriage card."""

    key: str
    name: str
    rewards: tuple[tuple[str, int | str], ...]
    """In order: ("points", n), ("renown", n), ("town", region). None for the Princess."""
    princess: bool


def _cards() -> dict[str, Card]:
    found = {}
    for entry in sorted(_DATA["card"], key=lambda e: int(e["value"])):
        key = f"{entry['suit'][0]}{entry['value']}"
        actions = tuple(tuple(icons) for icons in (entry["primary"], *entry["secondary"]))
        runs = tuple(
            tuple((icon, len(list(same))) for icon, same in groupby(icons)) for icons in actions
        )
        found[key] = Card(key, entry["value"], entry["suit"], actions, runs)
    return found


def _towns() -> dict[str, Town]:
    roads: dict[str, list[str]] = {}
    for one, other in _DATA["roads"]["between"]:
        roads.setdefault(one, []).append(other)
        roads.setdefault(other, []).append(one)
    found: dict[str, Town] = {}
    for region in _DATA["region"]:
        for number, colour in enumerate(_DATA["towns"][region["key"]], 1):
            key = f"{region['key']}{number}"
            along = tuple(sorted(roads.get(key, ())))
            found[key] = Town(key, len(found), region["key"], number, colour, along)
    return found


CARDS: Final = _cards()
"""The 25 action cards by key, in the order of their values."""
CARD_KEYS: Final = tuple(CARDS)
VALUE: Final = {card.key: card.value for card in CARDS.values()}
SUIT: Final = {card.key: card.suit for card in CARDS.values()}

TOWNS: Final = _towns()
"""The 53 towns by key, in the order of their indexes."""
TOWN_KEYS: Final = tuple(TOWNS)
TOWN_INDEX: Final = {town.key: town.index for town in TOWNS.values()}
COLOURS: Final = tuple(town.colour for town in TOWNS.values())
"""Colour of each town by index."""
NEIGHBOURS: Final = tuple(
    tuple(TOWN_INDEX[other] for other in town.roads) for town in TOWNS.values()
)
"""Indexes of the towns along the roads of each town, by index."""

REGIONS: Final = {
    entry["key"]: Region(
        entry["key"],
        entry["name"],
        index,
        entry["threshold"],
        entry["points"],
        tuple(town.index for town in TOWNS.values() if town.region == entry["key"]),
    )
    for index, entry in enumerate(_DATA["region"])
}
"""The 8 regions by key, in the order of their indexes."""
REGION_KEYS: Final = tuple(REGIONS)
REGION_OF: Final = tuple(REGIONS[town.region].index for town in TOWNS.values())
"""Index of each town's region, by town index."""

MARRIAGES: Final = {
    entry["key"]: Marriage(
        entry["key"],
        entry["name"],
        tuple((kind, what) for kind, what in entry["rewards"]),
        entry.get("princess", False),
    )
    for entry in _DATA["marriage"]
}
"""The 8 marriage cards by key; the Princess comes last."""
PRINCESS: Final = next(key for key, card in MARRIAGES.items() if card.princess)

TRACK: Final[tuple[tuple[str, ...], ...]] = tuple(tuple(s) for s in _DATA["track"]["rewards"])
"""What each space of the marriage track gives: "coin", "renown", "town"."""
TOP: Final = len(TRACK) - 1

STRENGTHS: Final[tuple[int, ...]] = tuple(_DATA["vikings"]["strengths"])

HAND: Final[dict[int, int]] = {int(n): size for n, size in _DATA["setup"]["hand"].items()}
"""Cards dealt to each seat, by number of seats."""
ROUNDS: Final[dict[int, int]] = {int(n): k for n, k in _DATA["setup"]["rounds"].items()}
START_COINS: Final[int] = _DATA["setup"]["coins"]
START_RENOWN: Final[int] = _DATA["setup"]["renown"]
START_SCORE: Final[int] = _DATA["setup"]["score"]

EXTRA_COST: Final[int] = _DATA["costs"]["extra"]
EXPAND_COST: Final[int] = _DATA["costs"]["expand"]
UNPAID_POINTS: Final[int] = _DATA["costs"]["unpaid"]

REJECT_POINTS: Final[int] = _DATA["upkeep"]["reject"]
SPOILS_RENOWN: Final[int] = _DATA["upkeep"]["spoils_renown"]
SECOND_SPOILS: Final[int] = _DATA["upkeep"]["second_spoils"]
SECOND_CHURCH: Final[int] = _DATA["upkeep"]["second_church"]
CHURCH_FOUR: Final[int] = _DATA["upkeep"]["four"]

END_COINS: Final[int] = _DATA["end"]["most_coins"]
END_MARKER: Final[int] = _DATA["end"]["marker"]
END_RENOWN: Final[int] = _DATA["end"]["renown"]
REGION_POINTS: Final[tuple[int, ...]] = tuple(_DATA["end"]["regions"])
VIKINGS_HOLD_CLAIMS: Final[bool] = _DATA["end"]["vikings_hold_claims"]
