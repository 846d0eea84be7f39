"""The picture of the places that a question offers, each with its number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.contract import Question
from engine.kit.draw import places as kit
from engine.kit.draw.boxes import Box
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say

from ..box import BUILDING_INDEX, BUILDINGS, OFFERS, RAIDS, SETTLEMENTS, SPACES, SPACES_OF
from ..events import IDLE
from ..rules.prospects import strength_of
from ..state import View
from ..words import asking, options
from ..words.names import building_name
from . import coast, layout
from .changes import Changes
from .hand import sheet
from .layout import TALLEST, WIDTH
from .panels import offer
from .pieces import COLOUR, INK, marker, plunder, portrait, row_of, strength_badge, worker

KINDS: Final = options.NUMBERED
"""Questions about places."""
BADGE: Final = 42.0
CELL: Final = (322.0, 136.0)
"""A building with what it does."""
HELD: Final = 108.0
LEAST_HELD: Final = 164.0
"""A card of the hand with its numbers."""
GOODS: Final = ("silver", "provision", "gold", "iron", "livestock", "armour")
LANDS: Final = {"fortress": "snow", "monastery": "moor", "outpost": "moor", "harbour": "meadow"}

Numbered = Sequence[tuple[int, str]]
Strip = tuple[list[Item], float]
"""Items from a height on, and how high they are."""


def places(
    view: View,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None = None,
) -> Scene | None:
    """The buildings, raids or offerings that a question offers, each with its number among the
    question's options."""
    items, high = offered(view, question, say, only, 0.0)
    if not items:
        return None
    return sheet(items, high, told(view, question, say, names))


def told(view: View, question: Question, say: Say, names: Names) -> str:
    """The picture in words: the question and all its options."""
    return kit.told(asking.question, options.option, view, question, say, names)


def offered(
    view: View, question: Question, say: Say, only: tuple[str, ...] | None, top: float
) -> Strip:
    """All places that a question offers, from this height on."""
    if question.kind not in KINDS:
        return [], 0.0
    found = [one for one in kit.offered(question, only) if one[1] not in options.UNNUMBERED]
    spaces = [one for one in found if question.kind == "choose-set"]
    raids = [one for one in found if one[1] in RAIDS and one not in spaces]
    tiles = [one for one in found if tile_of(question, one[1])]
    houses = [one for one in found if one not in [*raids, *tiles, *spaces]]
    items, y, beside = list[Item](), top, Box(0, top, 0, 0)
    for strip, things in ((village, houses), (raided, raids), (priced, tiles), (sets, spaces)):
        if things:
            more, high = strip(view, question, things, say, y)
            items += more
            y += high
            beside = free(things, y) if strip is raided else beside
    if any(options.card_of(option) for option in question.options):
        # What can be done with a card of the hand has its number there.
        within = beside if len(view.hand) <= places_in(beside) else Box(0, y, WIDTH, TALLEST - y)
        if len(view.hand) <= places_in(within):
            items += cards_in_hand(view, question, within)
            y = max(y, within.y + HELD * -(-len(view.hand) // across(within)))
    return items, y - top


def tile_of(question: Question, option: str) -> str:
    """The offering that an option is about; "" for none."""
    head, _, tail = option.partition(".")
    tile = head if question.kind == "trade-offer" else tail
    return tile if tile in OFFERS else ""


def badge(number: int, x: float, y: float, idle: bool = False) -> Iterator[Item]:
    """The number of an option."""
    fill = COLOUR["rock"] if idle else COLOUR["amber"]
    yield from kit.badge(number, x, y, BADGE, INK, 3, letters=0.72, fill=fill)


# The village.


def village(view: View, question: Question, found: Numbered, say: Say, top: float) -> Strip:
    """All buildings, three in a row, those that are offered with their numbers; in the last place
    what the seat has."""
    wide, high = CELL
    items: list[Item] = [Shape(0, top, WIDTH, 3 * (high + 6) + 6, COLOUR["meadow"])]
    by_house: dict[str, list[tuple[int, str]]] = {}
    for number, option in found:
        head, _, tail = option.partition(".")
        by_house.setdefault(head if head in BUILDINGS else tail, []).append((number, option))
    for index, key in enumerate(BUILDINGS):
        box = Box(6 + index % 3 * (wide + 6), top + 6 + index // 3 * (high + 6), wide, high)
        items += house(view, question, key, by_house.get(key, []), box, say)
    last = Box(6 + 2 * (wide + 6), top + 6 + 2 * (high + 6), wide, high)
    items += means(view, question.seat, last)
    return items, 3 * (high + 6) + 6


def house(
    view: View, question: Question, key: str, found: Numbered, box: Box, say: Say
) -> Iterator[Item]:
    """A building, whoever works there, and what can be done."""
    board = view.board
    acting = [one for one in found if not one[1].endswith(f".{IDLE}")]
    fill = COLOUR["vellum" if acting else "parchment" if found else "empty"]
    yield box.ground(fill, INK if found else COLOUR["brown"], 2.4 if found else 1.6, 10)
    yield Label(building_name(key, say), box.x + 10, box.y + 22, 29, "title", INK, anchor="lm")
    yield Sprite(key, box.x + 36, box.y + 90, 62)
    stands = board.village[BUILDING_INDEX[key]]
    if stands:
        yield worker(stands, box.x + 82, box.y + 94, 56)
    idle = [number for number, option in found if option.endswith(f".{IDLE}")]
    for number in idle:
        yield from badge(number, box.right - 30, box.y + 26, idle=True)
    if question.kind == "swap-worker":
        yield from exchanged(acting, box)
        return
    # What is done there with a card of the hand has its number at the card.
    in_hand = [one for one in acting if options.card_of(one[1])]
    acting = [one for one in acting if one not in in_hand]
    lines = [(0, glyphs) for _, glyphs in coast.told(board, question, key)[:1] if in_hand]
    lines += [
        (number if first else 0, glyphs)
        for number, option in acting
        for first, glyphs in coast.told(board, question, option)
    ]
    x = box.x + 108
    for place, (number, glyphs) in enumerate(lines):
        y = box.y + 88 if len(lines) == 1 else box.y + 66 + place * 46
        if number:
            yield from badge(number, x + 22, y)
        yield from row_of(glyphs, x + 50, y, 40, fit=box.right - 6 - x - 48)


def exchanged(found: Numbered, box: Box) -> Iterator[Item]:
    """Whose worker may be exchanged for the one that stands there."""
    for place, (number, option) in enumerate(found):
        x = box.x + 132 + place * 62
        yield from badge(number, x, box.y + 66)
        yield from marker(int(option.partition(".")[0]), x, box.y + 108, 46)


def across(box: Box) -> int:
    """How many cards of the hand have room beside one another."""
    return max(1, int(box.width // LEAST_HELD))


def places_in(box: Box) -> int:
    return int(box.width // LEAST_HELD) * int(box.height // HELD)


def cards_in_hand(view: View, question: Question, within: Box) -> Iterator[Item]:
    """The hand: who it is, how strong, and beside each the numbers of what can be done with it, one
    below the sign of its building."""
    by_card: dict[str, list[tuple[str, int]]] = {}
    for number, option in enumerate(question.options, 1):
        by_card.setdefault(options.card_of(option), []).append((option.partition(".")[0], number))
    rows = -(-len(view.hand) // across(within))
    most = -(-len(view.hand) // rows)
    wide = within.width / most
    for place, key in enumerate(view.hand):
        row, column = divmod(place, most)
        x, y = within.x + (column + 0.5) * wide, within.y + (row + 0.5) * HELD
        plate = Box(x - min(wide, 214) / 2 + 3, y - HELD / 2 + 3, min(wide, 214) - 6, HELD - 6)
        yield plate.ground(COLOUR["parchment"], COLOUR["brown"], 1.6, 10)
        yield from portrait(key, x, y - 2, 84)
        yield from strength_badge(strength_of(view.board, key), x, y + 32, 40)
        # Of equal cards the first has the numbers.
        for building, number in by_card.pop(key, ()):
            side = x + (-62 if building == "town_hall" else 62)
            yield Sprite(building, side, y - 24, 40)
            yield from badge(number, side, y + 22)


def means(view: View, seat: int, box: Box) -> Iterator[Item]:
    """The worker in hand, and what one has to pay with."""
    board = view.board
    yield box.ground(COLOUR["leather"], COLOUR["gold"], 2.4, 10)
    for place, kind in enumerate(GOODS):
        row, column = divmod(place, 3)
        x, y = box.x + 30 + column * 104, box.y + 40 + row * 58
        yield Sprite(kind, x, y, 44)
        count = str(getattr(board, kind)[seat])
        yield Label(count, x + 28, y, 34, "bold", COLOUR["vellum"], anchor="lm")


# Raids.


def raided(view: View, question: Question, found: Numbered, say: Say, top: float) -> Strip:
    """The settlements that can be raided, three in a row."""
    keys = list(dict.fromkeys(RAIDS[option] for _, option in found))
    items, y = list[Item](), top
    for start in range(0, len(keys), 3):
        row = keys[start : start + 3]
        high = max(height(key) for key in row)
        items.append(Shape(0, y, WIDTH, high + 22, COLOUR["sea"]))
        for column, key in enumerate(row):
            items += target(view, key, found, Box(6 + column * 328.0, y + 6, 322, high + 10), say)
        y += high + 22
    return items, y - top


def free(found: Numbered, foot: float) -> Box:
    """What the last row of settlements leaves, down to this height."""
    keys = list(dict.fromkeys(RAIDS[option] for _, option in found))
    last = keys[-(len(keys) % 3 or 3) :]
    high = max(height(key) for key in last) + 16
    left = 6 + len(last) * 328.0
    return Box(left, foot - high, WIDTH - left, high)


def height(key: str) -> float:
    """Of a settlement: those with much plunder need more room."""
    return {"harbour": 184.0, "outpost": 212.0}.get(SETTLEMENTS[key].kind, 172.0)


def target(view: View, key: str, found: Numbered, box: Box, say: Say) -> Iterator[Item]:
    """A settlement with the number of its raid, or one at each of its sets."""
    place = SETTLEMENTS[key]
    yield box.ground(COLOUR[LANDS[place.kind]], INK, 2.4, 12)
    inner = Box(box.x + 6, box.y + 4, box.width - 12, height(key))
    yield from coast.settlement(view.board, place, inner, Changes(), say)
    spaces = SPACES_OF[key]
    for number, option in found:
        if option == key:
            yield from badge(number, inner.right - 24, inner.y + 66)
        elif option in SPACES and SPACES[option] in spaces:
            slot = layout.slot(inner, spaces.index(SPACES[option]), len(spaces))
            yield from badge(number, slot.x + 20, slot.y - 6)


def sets(view: View, question: Question, found: Numbered, say: Say, top: float) -> Strip:
    """Plunder to choose from, large."""
    wide, high = (WIDTH - 12) / len(found), 128.0
    items: list[Item] = [Shape(0, top, WIDTH, high, COLOUR["sea"])]
    for place, (number, option) in enumerate(found):
        box = Box(6 + place * wide + 4, top + 8, wide - 8, high - 16)
        y = box.middle[1]
        items.append(box.ground(COLOUR["vellum"], INK, 3, 14))
        items += badge(number, box.x + 36, y)
        items.append(worker(SPACES[option].worker, box.x + 102, y, 80))
        tokens = plunder(view.board.spaces[SPACES[option].index])
        step = min(80.0, (box.width - 160) / max(len(tokens), 1))
        for n, token in enumerate(tokens):
            items.append(Sprite(token, box.x + 160 + (n + 0.5) * step, y, 70))
    return items, high


# Offerings.


def priced(view: View, question: Question, found: Numbered, say: Say, top: float) -> Strip:
    """The open tiles that can be bought; for a Trader a number at each thing that may be waived."""
    by_tile: dict[str, list[tuple[int, str]]] = {}
    for number, option in found:
        by_tile.setdefault(tile_of(question, option), []).append((number, option))
    trader = question.kind == "trade-offer"
    high = 122.0 if trader else 72.0
    items: list[Item] = [Shape(0, top, WIDTH, high, COLOUR["tan"])]
    for place, (tile, wanted) in enumerate(by_tile.items()):
        box = Box(6 + place * 328.0, top + (62 if trader else 8), 322, 54)
        items += offer(tile, box)
        for number, option in wanted:
            x, y = box.right - 28, box.middle[1]
            if trader:
                column = list(OFFERS[tile].cost).index(option.partition(".")[2])
                x, y = box.x + 108 + column * 64, top + 32
            items += badge(number, x, y)
    return items, high
