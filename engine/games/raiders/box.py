"""What lies in the box, as plain tables loaded from `data.toml`.

Keys, used everywhere as options, in states and in events: cards "archer", buildings
"gate_house", settlements "harbour_1", raid spaces "harbour_1.2", offering tiles "o05", workers
"black", "grey", "white".
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, convert

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data.toml").read_text(encoding="utf-8")
)

SUPPLIES: Final = ("silver", "provision")
"""Goods that one may hold eight of."""
PLUNDER: Final = ("gold", "iron", "livestock")
GOODS: Final = (*SUPPLIES, *PLUNDER)
VALKYRIE: Final = "valkyrie"
LETTERS: Final = {"G": "gold", "I": "iron", "L": "livestock", "V": VALKYRIE}
"""Tokens on the raid spaces, as `Board.spaces` has them, in that order."""
COLOURS: Final = ("black", "grey", "white")


class Crew(Struct, frozen=True):
    """What a hired card does, see the data file."""

    rule: str
    place: str = ""
    kind: str = ""
    per: int = 1
    amount: int = 0


class Deal(Struct, frozen=True, kw_only=True):
    """What is paid, and what is got for it: goods, "cards", "armour"."""

    pay: dict[str, int] = {}
    gain: dict[str, int] = {}
    way: str = ""
    """Tells it from the other deals of its building, as the end of an ACTION."""
    by: tuple[str, ...] = ()
    """The colours of the workers that make it; (): all."""


class Hall(Deal, frozen=True, kw_only=True):
    """What a card does at the Town Hall, see the data file."""

    rule: str
    kind: str = ""
    amount: int = 0


class Townsfolk(Struct, frozen=True):
    """A card of the draw pile, there in some equal copies."""

    key: str
    copies: int
    cost: int
    """Silver at the Barracks."""
    strength: int
    """The Sage's may differ: see `strength_of`."""
    crew: Crew
    hall: Hall | None = None
    """None: it cannot be played at the Town Hall (heroes)."""
    hero: bool = False
    source: str = "cards"


class Building(Struct, frozen=True):
    key: str
    workers: tuple[str, ...]
    """Colours that may be placed there."""
    start: str = ""
    """The worker that stands there at the beginning."""
    deals: tuple[Deal, ...] = ()


class Settlement(Struct, frozen=True):
    key: str
    kind: str
    """ "harbour", "outpost", "monastery", "fortress"."""
    workers: tuple[str, ...]
    """Colours that may raid it."""
    crew: int
    """The least crew."""
    provision: int
    gold: int = 0
    """Of the second fortress it may differ: see `raids.price`."""
    dice: int = 0
    points: int = 0
    """What a harbour gives; others have `tiers`."""
    tiers: tuple[tuple[int, int], ...] = ()
    """(strength, points), the lowest first."""
    spaces: tuple[tuple[int, str], ...] = ()
    """(tokens, worker) of each plunder set."""
    source: str = "rulebook"


class Space(Struct, frozen=True):
    """A raid space: a plunder set with the worker on it."""

    key: str
    index: int
    settlement: str
    kind: str
    """That of its settlement."""
    tokens: int
    worker: str


class Offering(Struct, frozen=True):
    key: str
    points: int
    cost: dict[str, int]


def _spaces() -> dict[str, Space]:
    found: dict[str, Space] = {}
    for place in SETTLEMENTS.values():
        for number, (tokens, worker) in enumerate(place.spaces, 1):
            key = f"{place.key}.{number}"
            found[key] = Space(key, len(found), place.key, place.kind, tokens, worker)
    return found


CARDS: Final = {entry["key"]: convert(entry, Townsfolk) for entry in _DATA["card"]}
BUILDINGS: Final = {entry["key"]: convert(entry, Building) for entry in _DATA["building"]}
SETTLEMENTS: Final = {entry["key"]: convert(entry, Settlement) for entry in _DATA["settlement"]}
SPACES: Final = _spaces()
OFFERS: Final = {
    key: Offering(key, entry["points"], {kind: entry[kind] for kind in GOODS if kind in entry})
    for key, entry in _DATA["offers"].items()
    if key != "source"
}

CARD_KEYS: Final = tuple(CARDS)
BUILDING_KEYS: Final = tuple(BUILDINGS)
SETTLEMENT_KEYS: Final = tuple(SETTLEMENTS)
SPACE_KEYS: Final = tuple(SPACES)
OFFER_KEYS: Final = tuple(OFFERS)
CARD_ORDER: Final = {key: i for i, key in enumerate(CARD_KEYS)}
BUILDING_INDEX: Final = {key: i for i, key in enumerate(BUILDING_KEYS)}
SETTLEMENT_INDEX: Final = {key: i for i, key in enumerate(SETTLEMENT_KEYS)}
SPACES_OF: Final = {
    key: tuple(space for space in SPACES.values() if space.settlement == key)
    for key in SETTLEMENT_KEYS
}
"""The raid spaces of each settlement."""
DEALS: Final = {
    (building.key, colour): {
        f"{building.key}.{deal.way}" if deal.way else building.key: deal
        for deal in building.deals
        if colour in deal.by or not deal.by
    }
    for building in BUILDINGS.values()
    for colour in (*COLOURS, "")
}
"""By building and worker what each ACTION deals; "": those that any worker makes."""
RAIDS: Final = {key: key for key in SETTLEMENT_KEYS} | {
    key: space.settlement for key, space in SPACES.items()
}
"""The settlement that is raided, by what names a raid: the settlement itself, or one of its raid
spaces."""
HEROES: Final = frozenset(key for key, card in CARDS.items() if card.hero)

DEALT: Final[int] = _DATA["setup"]["dealt"]
KEPT: Final[int] = _DATA["setup"]["kept"]
START_SILVER: Final[int] = _DATA["setup"]["silver"]
OPEN_OFFERS: Final[int] = _DATA["setup"]["open_offers"]
MAX_CREW: Final[int] = _DATA["limits"]["crew"]
MAX_HEROES: Final[int] = _DATA["limits"]["heroes"]
MAX_CARDS: Final[int] = _DATA["limits"]["cards"]
MAX_HELD: Final[dict[str, int]] = {kind: _DATA["limits"][kind] for kind in SUPPLIES}
MAX_ARMOUR: Final[int] = _DATA["limits"]["armour"]
MAX_VALKYRIE: Final[int] = _DATA["limits"]["valkyrie"]
SUPPLY: Final[dict[str, int]] = _DATA["supply"]
FACES: Final[tuple[int, ...]] = tuple(_DATA["die"]["faces"])
VALKYRIE_TRACK: Final[tuple[int, ...]] = tuple(_DATA["tracks"]["valkyrie"])
"""Points by the space on the track."""
ARMOUR_TRACK: Final[tuple[int, ...]] = tuple(_DATA["tracks"]["armour"])
PLUNDER_POINTS: Final[dict[str, int]] = {kind: _DATA["end"][kind] for kind in ("gold", "iron")}
PAIR_POINTS: Final[int] = _DATA["end"]["livestock_pair"]
LAST_SETS: Final[int] = _DATA["end"]["fortress_sets"]
CHOICES: Final[dict[str, dict[str, int]]] = _DATA["choices"]
"""What the options of a table stand for."""
DISPUTED_FORTRESS: Final = next(s.key for s in SETTLEMENTS.values() if s.source == "disputed")
DISPUTED_CARD: Final = next(c.key for c in CARDS.values() if c.source == "disputed")


@cache
def rolls(dice: int) -> dict[int, float]:
    """The probability of each total of so many dice, the least first. Not to be changed."""
    found: dict[int, int] = {}
    for faces in product(FACES, repeat=dice):
        found[sum(faces)] = found.get(sum(faces), 0) + 1
    whole = len(FACES) ** dice
    return {total: found[total] / whole for total in sorted(found)}


def plunder_of(letters: str) -> dict[str, int]:
    """A plunder set from its letters: "GGV" is {"gold": 2, "valkyrie": 1}."""
    return {kind: n for letter, kind in LETTERS.items() if (n := letters.count(letter))}
