"""The picture of what a seat holds, and of what it may take or choose from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.draw.boxes import lines
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say

from ..box import FACTION_KEYS
from ..state import UNKNOWN, View
from ..words import position
from ..words.names import amount, faction_name, faction_names, power_text
from .pieces import ART, COLOUR, INK, VELLUM, face
from .sheets import faction_row

WIDE: Final = 900.0
GAP: Final = 14.0
NIGHT: Final = COLOUR["leather"]
TITLE: Final = 54.0
SMALL: Final = 124.0
"""Height of a row for a card that is not one's own."""


def hand(view: View, say: Say, names: Names) -> Scene | None:
    """The seat's cards, large, with what they do; those it looks at; the display. While it is
    choosing factions, all of them."""
    if view.seat is None or view.seat < 0:
        return None
    if view.board.phase == "factions":
        return gallery(view, say) if view.questions else None
    own = [card for card in view.hands[view.seat] if card != UNKNOWN]
    if view.board.phase != "play":
        return None
    looked = [card for card in view.looked if card != UNKNOWN]
    items: list[Item] = []
    y = GAP
    if own:
        items += title(say("hand-title", count=len(own)), y)
        y += TITLE
        large = 316.0 if len(own) == 1 else 214.0
        for card in own:
            items += own_card(card, y, large, card == view.chosen, say)
            y += large + GAP
    for heading, cards in (("hand-looked", looked), ("picture-display", view.board.display)):
        if not cards:
            continue
        items += title(say(heading), y)
        if heading == "picture-display":
            items += deck(view, y, say)
        y += TITLE
        for card in cards:
            items += faction_row(card, GAP, y + SMALL / 2, WIDE - 2 * GAP, SMALL, say)
            y += SMALL + 8
    if not items:
        return None
    return Scene(
        art=ART,
        base="",
        width=WIDE,
        height=y + GAP,
        items=tuple(items),
        ground=NIGHT,
        pixels=round(max(WIDE, y + GAP)),
        alt=alt_text(position.hand(view, say, names)),
    )


def title(text: str, y: float) -> Iterator[Item]:
    yield Label(text, GAP + 6, y + 25, 38, "title", VELLUM, anchor="lm", fit=560)


def deck(view: View, y: float, say: Say) -> Iterator[Item]:
    """How many cards are in the deck, which can be taken from too."""
    yield Sprite("card-back", WIDE - GAP - 26, y + 24, 44)
    text = amount("cards", view.deck, say)
    yield Label(text, WIDE - GAP - 58, y + 25, 30, "plain", VELLUM, anchor="rm", fit=220)


def own_card(card: str, top: float, size: float, chosen: bool, say: Say) -> Iterator[Item]:
    """A card of the hand, with its name and its power."""
    yield Shape(GAP, top, WIDE - 2 * GAP, size, VELLUM, COLOUR["gold"], 3, 12)
    middle = GAP + size / 2
    if chosen:
        yield Sprite("last", middle, top + size / 2, size)
    yield from face(card, middle, top + size / 2, size - (40 if chosen else 20))
    left = GAP + size + 16
    room = WIDE - GAP - 20 - left
    big = size > 250
    letters = 40 if big else 32
    told = lines(power_text(card, say), letters, room)
    step = letters * 1.2
    y = top + size / 2 - (len(told) * step + (64 if big else 48)) / 2 + 28
    yield Label(faction_name(card, say), left, y, 58 if big else 44, "title", anchor="lm", fit=room)
    y += 66 if big else 52
    for text in told:
        yield Label(text, left, y, letters, "plain", INK, anchor="lm", fit=room)
        y += step


# While factions are chosen.

ACROSS: Final = 6
TILE_HIGH: Final = 170.0


def gallery(view: View, say: Say) -> Scene:
    """All factions with their values; those that are chosen have a golden frame."""
    wide = (WIDE - 2 * GAP) / ACROSS
    items: list[Item] = []
    for place, faction in enumerate(FACTION_KEYS):
        row, column = divmod(place, ACROSS)
        x, y = GAP + (column + 0.5) * wide, GAP + TITLE + row * TILE_HIGH + 60
        if faction in view.board.factions:
            items.append(Sprite("last", x, y, 128))
        items += face(faction, x, y, 108)
        for line, text in enumerate(lines(faction_name(faction, say), 23, wide)):
            level = y + 70 + line * 24
            items.append(Label(text, x, level, 24, "plain", VELLUM, fit=wide - 6))
    height = GAP + TITLE + -(-len(FACTION_KEYS) // ACROSS) * TILE_HIGH + GAP
    head = title(say("picture-choose"), GAP)
    return Scene(
        art=ART,
        base="",
        width=WIDE,
        height=height,
        items=(*head, *items),
        ground=NIGHT,
        pixels=round(max(WIDE, height)),
        alt=alt_text(spoken(say)),
    )


def spoken(say: Say) -> str:
    """The factions by name."""
    return f"{say('picture-choose')}: {faction_names(FACTION_KEYS, say)}"
