"""The picture of what a seat holds, and of what it may take in a draft."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Scene, Shape, Sprite
from engine.kit.showing import Names, Say

from ..state import View
from ..words import position
from .pieces import ART, CARD_HEIGHT, CARD_WIDTH, COLOUR, card, mini_card

WIDE: Final = 990.0
GAP: Final = 9.0
NIGHT: Final = COLOUR["night"]


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The cards a seat holds; in a draft those it picks from, and apart those it took."""
    if view.seat is None or view.seat < 0:
        return None
    groups = [view.pack, view.drafted] if view.board.phase == "draft" else [view.hand]
    groups = [keys for keys in groups if keys]
    if not groups:
        return None
    items: list[Item] = []
    y = GAP
    for place, keys in enumerate(groups):
        if place:
            items += kept_line(y)
            y += 40
        items += cards(keys, y)
        y += height_of(len(keys))
    return dark(items, y, alt_text(position.hand(view, say, names)))


def cards(keys: Sequence[str], top: float, chosen: Collection[int] = ()) -> Iterator[Item]:
    """Whole cards, three beside one another."""
    for place, key in enumerate(keys):
        line, column = divmod(place, across(len(keys)))
        in_line = min(across(len(keys)), len(keys) - line * across(len(keys)))
        left = (WIDE - in_line * (CARD_WIDTH + GAP) + GAP) / 2
        yield from card(
            key, left + column * (CARD_WIDTH + GAP), top + line * (CARD_HEIGHT + GAP), chosen
        )


def across(count: int) -> int:
    """How many cards stand beside one another: four look better as two and two."""
    return 2 if count == 4 else 3


def height_of(count: int) -> float:
    """Of cards with the gaps below them."""
    return -(-count // across(count)) * (CARD_HEIGHT + GAP)


def kept_line(y: float) -> Iterator[Item]:
    """Between what is offered and what was kept: a hand that holds on to it."""
    yield Shape(GAP * 4, y + 14, WIDE - GAP * 8, 3, COLOUR["tan"])
    yield Sprite("cards", WIDE / 2, y + 15, 42)


MINI: Final = 132.0


def minis(keys: Sequence[str], top: float) -> Iterator[Item]:
    """The cards of a hand small, value and suit, in one row."""
    step = min(MINI * 0.8, (WIDE - 2 * GAP) / max(1, len(keys)))
    left = WIDE / 2 - step * (len(keys) - 1) / 2
    for place, key in enumerate(keys):
        yield from mini_card(key, left + place * step, top + MINI / 2, MINI)


def dark(items: Sequence[Item], height: float, alt: str) -> Scene:
    """A part of a prompt's picture, on the table's dark wood."""
    return Scene(
        art=ART,
        base="",
        width=WIDE,
        height=height,
        items=tuple(items),
        ground=NIGHT,
        pixels=round(max(WIDE, height)),
        alt=alt,
    )
