"""What lies in the box, as plain tables loaded from `data.toml`.

Keys, used everywhere as options, in states and in events: Earl cards "land", "champion"; Army
cards "infantry", "knight"; Viking cards "viking", "chieftain"; Battle cards "normal",
"attacker", "defender", "church"; Joust cards "none", "prince", "vassal".
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data.toml").read_text(encoding="utf-8")
)


def numbered(kinds: Iterable[str]) -> tuple[str, ...]:
    """Options for cards of which some are alike: "vassal.1", "vassal.2"."""
    seen: dict[str, int] = {}
    found = []
    for kind in kinds:
        seen[kind] = count = seen.get(kind, 0) + 1
        found.append(f"{kind}.{count}")
    return tuple(found)


def kind_of(option: str) -> str:
    """The kind in an option of `numbered`."""
    return option.partition(".")[0]


def pile(counts: Mapping[str, int]) -> tuple[str, ...]:
    """So many of each kind."""
    return tuple(kind for kind, count in counts.items() for _ in range(count))


class EarlCard(Struct, frozen=True):
    key: str
    group: str
    """ "property", "face" or "politics"."""
    damage: int = 0
    toughness: int = 0
    field: bool = False
    """May be called to battle from the hand."""
    lord: bool = False
    """May be installed in a Castle or Palace."""
    envoy: int = 0
    """Influence cubes for it as an emissary; 0: cannot be sent."""
    joust: str = ""
    """ "prince", "vassal", "wild" or "" among the participants of a joust."""


class ReadyDeck(Struct, frozen=True):
    key: str
    cards: dict[str, int]
    source: str
    """ "published" or "recon"."""
    note: str
    often: dict[str, float]
    """Of a hundred: "duel" by the tournament rules, "open" without them, "more" seats."""
    first: bool = False
    """Whether it is the one for a first game."""

    def weight(self, seats: int, tournament: bool) -> float:
        """How often computer players take it, beside the others."""
        return self.often["more" if seats > SEATS[0] else "duel" if tournament else "open"]

    @property
    def picks(self) -> tuple[str, ...]:
        """The answer with which it is built."""
        return numbered(pile(self.cards))


CARDS: Final[dict[str, EarlCard]] = {entry["key"]: EarlCard(**entry) for entry in _DATA["card"]}
"""The sixteen kinds of Earl cards by key, the Palace last."""
KINDS: Final = tuple(key for key in CARDS if key != "palace")
"""The fifteen kinds that a deck is built of."""
ORDER: Final = {key: index for index, key in enumerate(CARDS)}
"""Where a kind stands in the data file: hands are sorted by it."""
CASTLES: Final = ("castle", "palace")
RELIGIOUS: Final = ("church", "cathedral")
LORDS: Final = tuple(key for key in KINDS if CARDS[key].lord)
FACES: Final = tuple(key for key in KINDS if CARDS[key].field)
"""What may be called to battle from the hand."""
FORCES: Final = tuple(_DATA["forces"])
"""What fights besides Earl cards."""
DAMAGE: Final[dict[str, int]] = {
    **{key: CARDS[key].damage for key in (*FACES, "mercenary")},
    **_DATA["forces"],
}
"""What each card that fights deals in a battle; it takes 1."""
TOUGHNESS: Final[dict[str, int]] = {key: card.toughness for key, card in CARDS.items()}
"""The damage that destroys it on the table."""

SEATS: Final = range(_DATA["setup"]["seats"][0], _DATA["setup"]["seats"][1] + 1)
DECK: Final[int] = _DATA["setup"]["deck"]
COPIES: Final[int] = _DATA["setup"]["copies"]
HAND: Final[int] = _DATA["setup"]["hand"]
MARKERS: Final[int] = _DATA["setup"]["markers"]
BEQUESTS: Final[int] = _DATA["setup"]["bequests"]["most"]
PEACE: Final[int] = _DATA["setup"]["peace"]["rounds"]
TOURNAMENT_PEACE: Final[int] = _DATA["setup"]["tournament"]["rounds"]
TOURNAMENT_TOWERS: Final[int] = _DATA["setup"]["tournament"]["towers"]
CARD_SET: Final = numbered(pile(dict.fromkeys(KINDS, COPIES)))
"""The ninety cards of a colour that a deck is built of."""

BATTLE_DECK: Final = pile(_DATA["battles"]["deck"])
VIKING_DECK: Final = pile(_DATA["vikings"]["deck"])
JOUST_DECK: Final = pile(_DATA["jousts"]["deck"])
ARMY_DECKS: Final[dict[int, tuple[str, ...]]] = {
    seats: pile(
        {
            kind: count + (seats - SEATS[0]) * _DATA["armies"]["more"][kind]
            for kind, count in _DATA["armies"]["deck"].items()
        }
    )
    for seats in SEATS
}
"""All Army cards, by number of seats."""

STRUCK: Final[int] = _DATA["politics"]["treachery_hand"]
STOLEN_PROPERTIES: Final[int] = _DATA["politics"]["intrigue_properties"]
STOLEN_ARMIES: Final[int] = _DATA["politics"]["intrigue_armies"]
BANQUET: Final[int] = _DATA["politics"]["banquet"]
CROWN_BANNERS: Final[int] = _DATA["kingship"]["banners"]
CROWN_AHEAD: Final[int] = _DATA["kingship"]["ahead"]

READY_DECKS: Final[dict[str, ReadyDeck]] = {
    entry["key"]: ReadyDeck(**entry) for entry in _DATA["deck"]
}
