"""Where things lie on the pictures, in pixels of the finished ones: geometry alone, no position of
a game. A phone shows 330 points of the width, so that words take 28 units and symbols about 40."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.kit.draw.boxes import Box

WIDTH: Final = 990.0
TALLEST: Final = 1237.0
"""A post may be a quarter higher than it is wide."""
LEAST: Final = 28.0
"""The smallest letters."""
SHRINKING: Final = 39.0
"""Letters of texts that may be long: made as small as they may be, they have still the least
size."""

# The board: a headline or a raid, the coast, the village, offerings, supply, the seats.

HEAD: Final = Box(0, 0, WIDTH, 112)
STAGE: Final = Box(0, 0, WIDTH, 284)
"""In place of headline and village, when a raid is told."""
TITLE: Final = 62.0
"""Height of the title of a raid."""
COAST: Final = 610.0
VILLAGE: Final = 126.0
OFFERS: Final = 60.0
SUPPLY: Final = 46.0
COLUMNS: Final = 46.0
"""The head of the table."""
SEAT: Final = 58.0


class Plan(Struct, frozen=True):
    """What stands where on a board."""

    seats: int
    raid: bool = False

    @property
    def coast(self) -> Box:
        """The settlements."""
        return Box(0, STAGE.foot if self.raid else HEAD.foot, WIDTH, COAST)

    @property
    def village(self) -> Box:
        """The buildings; nothing of it where a raid is told."""
        return Box(0, self.coast.foot, WIDTH, 0 if self.raid else VILLAGE)

    @property
    def offers(self) -> Box:
        """The offerings."""
        return Box(0, self.village.foot, WIDTH, OFFERS)

    @property
    def supply(self) -> Box:
        """The main supply; nothing of it where a raid is told."""
        return Box(0, self.offers.foot, WIDTH, 0 if self.raid else SUPPLY)

    @property
    def table(self) -> Box:
        """The seats."""
        return Box(0, self.supply.foot, WIDTH, COLUMNS + SEAT * self.seats + 4)

    @property
    def whole(self) -> Box:
        """All of it."""
        return Box(0, 0, WIDTH, self.table.foot)

    def settlement(self, key: str) -> Box:
        """A settlement on the coast."""
        box = settlement(key)
        return Box(box.x, self.coast.y + box.y, box.width, box.height)

    def building(self, index: int) -> Box:
        """A building of the village, in two rows."""
        row, column = divmod(index, 4)
        wide = WIDTH / 4
        return Box(column * wide + 4, self.village.y + 4 + row * 60, wide - 8, 58)

    def offer(self, place: int) -> Box:
        """An open offering, from the left; 3 is the stack."""
        return Box(8 + place * 284.0, self.offers.y + 4, 276 if place < 3 else 122, 52)


# Settlements.

BANDS: Final = (
    (("fortress_1", "fortress_2", "fortress_3"), 10.0, 172.0),
    (("monastery_1", "outpost_1", "outpost_2", "monastery_2"), 204.0, 212.0),
    (("harbour_1", "harbour_2", "harbour_3"), 438.0, 164.0),
)
"""From the far north to the shores near home: settlements from left to right, top, height."""
SIGN: Final = 42.0
"""Height of a settlement's sign."""
LEVELS: Final = (64.0, 106.0)
"""How far below its top stand a settlement's needs and its tiers."""


def settlement(key: str) -> Box:
    """A settlement, from the coast's upper edge."""
    for keys, top, high in BANDS:
        if key in keys:
            wide = WIDTH / len(keys)
            return Box(keys.index(key) * wide + 5, top, wide - 10, high)
    raise KeyError(key)


def slot(box: Box, number: int, count: int) -> Box:
    """A raid space of the settlement that lies in this box, 0 being the first of `count`: those
    of fortresses are in one line, all others in two."""
    flat = box.height < 200 and count == 2
    high = 46.0 if flat else 84.0
    wide = (box.width - 4 * (count - 1)) / count
    return Box(box.x + number * (wide + 4), box.foot - high - 1, wide, high)


# The poster.

POSTER: Final = Box(0, 0, 990, 1236)
MEDALLION: Final = Box(355, 148, 280, 280)
RIBBON: Final = Box(135, 446, 720, 78)
POSTER_TABLE: Final = Box(24, 700, 942, 512)
