"""What lies in the box, as plain tables loaded from `data.toml`.

Keys, used everywhere as options, in states and in events: factions "ice_queens", treasures
"spectre", fields "catapult", maps by their numbers.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, convert

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data.toml").read_text(encoding="utf-8")
)


class Power(Struct, frozen=True):
    """What a faction's card does when it is played."""

    rule: str
    """Names the rule, see the data file."""
    count: str = ""
    """What "count" counts."""
    base: int = 0
    most: int = 99
    points: int = 0
    right: int = 0
    wrong: int = 0
    high: int = 0
    """The least value that counts as high."""
    cards: int = 0


class Faction(Struct, frozen=True):
    """A faction of seven equal cards."""

    key: str
    value: int
    """Points for most followers on its cards."""
    set: str
    """The set of the card game Claim that the faction comes from."""
    power: Power
    source: str = "rulebook"
    """Where the power's rule is from. What is not in the rulebook is "reviews", "inferred" or
    "recon" (reconstructed: not the publisher's text), see the data file."""
    doubles: bool = False
    """Followers on cards beside it count double at the end (Druids)."""
    locked: bool = False
    """No power, catapult or Spectre may choose a card of it (Ice Queens)."""
    copied: bool = True
    """Whether Doppelgängers can copy it."""


class Treasure(Struct, frozen=True):
    """A kind of treasure card."""

    key: str
    count: int
    points: int = 0


class WarMap(Struct, frozen=True):
    """One side of a war map board."""

    key: int
    first: int
    second: int
    rows: tuple[tuple[str, ...], ...]
    """The field of each space."""


FACTIONS: Final = {one.key: one for one in convert(_DATA["faction"], tuple[Faction, ...])}
"""The 33 factions by key, by rising value."""
FACTION_KEYS: Final = tuple(FACTIONS)
VALUE: Final = {faction.key: faction.value for faction in FACTIONS.values()}
LOCKED: Final = frozenset(faction.key for faction in FACTIONS.values() if faction.locked)
DOUBLING: Final = frozenset(faction.key for faction in FACTIONS.values() if faction.doubles)
COPIES: Final[int] = _DATA["setup"]["copies"]
"""Cards of each faction."""

TREASURES: Final = {one.key: one for one in convert(_DATA["treasure"], tuple[Treasure, ...])}
TREASURE_DECK: Final = tuple(t.key for t in TREASURES.values() for _ in range(t.count))
"""All treasure cards, sorted by kind."""

MAPS: Final = {
    one["key"]: WarMap(
        one["key"],
        one["first"],
        one["second"],
        tuple(tuple(_DATA["fields"][letter] for letter in row) for row in one["rows"]),
    )
    for one in _DATA["map"]
}
"""The ten war maps by number."""
BOARDS: Final = tuple(tuple(board) for board in _DATA["layout"]["boards"])
"""Front and back of each board."""
OFFSETS: Final = {
    int(seats): tuple((row, column) for row, column in corners)
    for seats, corners in _DATA["layout"]["offsets"].items()
}
"""Upper left corners (row, column) of the maps in play, by number of seats."""
START_SPACES: Final[int] = _DATA["layout"]["start_spaces"]

SEATS: Final = range(min(OFFSETS), max(OFFSETS) + 1)
HAND: Final[int] = _DATA["setup"]["hand"]
HAND_2021: Final[int] = _DATA["edition_2021"]["hand"]
TIES_2021: Final[bool] = _DATA["edition_2021"]["ties"]
DISPLAY: Final[int] = _DATA["setup"]["display"]
FOLLOWERS: Final[int] = _DATA["setup"]["followers"]
START_SCORE: Final[int] = _DATA["setup"]["score"]
START_BONUS: Final[int] = _DATA["setup"]["start_bonus"]["points"]
IN_GAME: Final[dict[int, int]] = {int(n): k for n, k in _DATA["setup"]["factions"].items()}
"""Factions in a game, by number of seats."""
BANDS: Final = tuple(
    tuple(key for key in FACTION_KEYS if VALUE[key] in values)
    for values in _DATA["balance"]["bands"]
)
"""Factions of low, middle and high value."""
DRAWN: Final[dict[int, tuple[int, ...]]] = {
    int(n): tuple(counts) for n, counts in _DATA["balance"]["drawn"].items()
}
"""How many of each band are drawn, by number of seats."""

FIELD_POINTS: Final[dict[str, int]] = dict(_DATA["field_points"])
GAP: Final[int] = _DATA["scoring"]["gap"]
WEIGHT: Final[int] = _DATA["scoring"]["weight"]
