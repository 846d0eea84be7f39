"""The picture of what a seat holds: its cards, its own crew, the offerings it has made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.draw.boxes import Box
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Label, Scene
from engine.kit.showing import Names, Say

from ..box import KEPT, MAX_CREW
from ..rules.prospects import strength_of
from ..state import View
from ..words import position
from .cards import CARD_HIGH, hired_card, worded_card
from .panels import offer
from .pieces import ART, COLOUR, VELLUM

WIDE: Final = 900.0
GAP: Final = 14.0
TITLE: Final = 54.0
CREW_HIGH: Final = 178.0
TILE: Final = (84.0, 174.0)


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The seat's cards with what they do, its crew, its offerings; while hands are chosen the
    cards dealt. None when it has nothing at all."""
    if view.seat is None or view.seat < 0:
        return None
    board, seat = view.board, view.seat
    items: list[Item] = []
    y = GAP
    if view.hand:
        heading = "picture-dealt" if board.phase == "setup" else "hand-title"
        count = KEPT if board.phase == "setup" else len(view.hand)
        items += title(say(heading, count=count), y)
        y += TITLE
        left = list(view.chosen)
        for card in view.hand:
            chosen = card in left
            if chosen:
                left.remove(card)
            box = Box(GAP, y, WIDE - 2 * GAP, CARD_HIGH)
            items += worded_card(card, strength_of(board, card), box, say, chosen)
            y += CARD_HIGH + 9
    if board.crew[seat]:
        items += title(say("picture-your-crew"), y)
        y += TITLE
        wide = (WIDE - 2 * GAP) / MAX_CREW
        for place, card in enumerate(board.crew[seat]):
            box = Box(GAP + place * wide + 4, y, wide - 8, CREW_HIGH)
            items += hired_card(card, strength_of(board, card), box, say)
        y += CREW_HIGH + 9
    if view.tiles[seat]:
        items += title(say("picture-tiles"), y)
        y += TITLE
        items += tiles(view.tiles[seat], y)
        y += -(-len(view.tiles[seat]) // ACROSS) * (TILE[1] + GAP)
    if not items:
        return None
    return Scene(
        art=ART,
        base="",
        width=WIDE,
        height=y + GAP / 2,
        items=tuple(items),
        ground=COLOUR["night"],
        pixels=round(max(WIDE, y + GAP / 2)),
        alt=alt_text(position.hand(view, say, names)),
    )


ACROSS: Final = 9


def tiles(found: tuple[str, ...], y: float) -> Iterator[Item]:
    """Offerings in rows."""
    for place, tile in enumerate(found):
        row, column = divmod(place, ACROSS)
        left = GAP + 4 + column * (TILE[0] + 12)
        yield from offer(tile, Box(left, y + row * (TILE[1] + GAP), *TILE))


def title(text: str, y: float) -> Iterator[Item]:
    yield Label(text, GAP + 6, y + 25, 38, "title", VELLUM, anchor="lm", fit=WIDE - 40)
