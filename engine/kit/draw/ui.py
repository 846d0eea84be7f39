"""Pictures as nested elements: each knows how wide it is by nature, is told how much room it has,
and answers with a block of that width or less, whose height follows.

    def price(kind: str, amount: int) -> Element:
        return ui.row(ui.text(str(amount), 32, "bold"), ui.icon(kind, 36), gap=4)

    def tile(key: str, points: int, cost: dict[str, int]) -> Element:
        star = price("points", points).panel(Fill("#ffe39a", radius=7), width=80, height=48)
        costs = (price(kind, amount) for kind, amount in cost.items())
        body = ui.row(star, ui.text(key, 30, "title"), ui.spring(), *costs, gap=9)
        return body.panel(Fill("#fbf5e4", "#7d5936", 2, radius=8), 2, 2).named(key)

    tiles = ui.grid([tile(*one) for one in offers], across=3, gap=6)
    scene = ui.scene(ART, ui.column(heading, tiles, gap=6), alt)

Names (`.named`) are for tests and for what is laid over a picture later:
`ui.places(tiles.place(990))` tells the box of each. A map is a `canvas`: a ground with elements in
boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.kit.draw.letters import fitted, legible, length
from engine.kit.scene import Item, Label, Scene, Shape, Sprite

T = TypeVar("T")
Point = tuple[float, float]
Align = tuple[float, float]
"""How far to the right and down a thing lies in more room than it needs: from 0 to 1."""
CORNER: Final = (0.0, 0.0)
LEFT: Final = (0.0, 0.5)
CENTRE: Final = (0.5, 0.5)
RIGHT: Final = (1.0, 0.5)
TOP: Final = (0.5, 0.0)
FOOT: Final = (0.5, 1.0)

LEAST: Final = 28.0
"""Letters get no smaller to fit: shown 330 points wide, 28 of 990 units are 9 points high, and 28
of 760 are 12."""
LINE: Final = 1.2
"""Height of a line of text, in sizes of its letters; the middle is that of the capitals."""
INK: Final = "#2b2118"


class Box(Struct, frozen=True):
    """A part of a picture, by its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        """Where it ends to the right."""
        return self.x + self.width

    @property
    def foot(self) -> float:
        """Where it ends below."""
        return self.y + self.height


class Fill(Struct, frozen=True):
    """What a panel looks like."""

    fill: str = ""
    line: str = ""
    thick: float = 0
    radius: float = 0


class Placed(Struct, frozen=True):
    """A block that is laid out. The places of what lies in it count from its top left corner."""

    width: float
    height: float
    parts: tuple[tuple[float, float, Placed | Item], ...] = ()
    look: Fill | None = None
    """Drawn below the parts, as large as the block."""
    align: Align = CORNER
    """Where the parts are when the block is stretched."""
    name: str = ""

    def stretched(self, width: float, height: float) -> Placed:
        """The block at least this large."""
        more_x, more_y = max(0.0, width - self.width), max(0.0, height - self.height)
        if not more_x and not more_y:
            return self
        x, y = more_x * self.align[0], more_y * self.align[1]
        parts = tuple((at_x + x, at_y + y, part) for at_x, at_y, part in self.parts)
        wide, high = self.width + more_x, self.height + more_y
        return Placed(wide, high, parts, self.look, self.align, self.name)


class Element(Struct, frozen=True, eq=False):
    """Something that can be laid out."""

    width: float
    """Its natural one."""
    least: float
    """The width that it needs: as wide as by nature if it cannot shrink."""
    place: Callable[[float], Placed]
    """Lays it out in so much room."""
    grows: bool = False
    """Takes what a row has left."""

    def panel(
        self,
        look: Fill | None,
        pad_x: float = 0,
        pad_y: float = 0,
        *,
        width: float = 0,
        height: float = 0,
        align: Align = LEFT,
    ) -> Element:
        """On a ground that leaves a margin around it. `width` is fixed, `height` the least; in more
        room than it needs the element lies as `align` says."""

        def place(room: float) -> Placed:
            inner = self.place((width or room) - 2 * pad_x)
            wide = width or inner.width + 2 * pad_x
            high = max(height, inner.height + 2 * pad_y)
            x = pad_x + (wide - 2 * pad_x - inner.width) * align[0]
            y = pad_y + (high - 2 * pad_y - inner.height) * align[1]
            return Placed(wide, high, ((x, y, inner),), look, align)

        more = 2 * pad_x
        if width:
            return Element(width, width, place)
        return Element(self.width + more, self.least + more, place, self.grows)

    def padded(self, x: float, y: float = 0) -> Element:
        """With a margin on the left and right, and above and below."""
        return self.panel(None, x, y)

    def frame(self, width: float = 0, height: float = 0, align: Align = CENTRE) -> Element:
        """In a box of this width, and at least of this height."""
        return self.panel(None, width=width, height=height, align=align)

    def overlay(
        self, *above: Element | None, align: Align = CENTRE, x: float = 0, y: float = 0
    ) -> Element:
        """With others on it, which take no room: each lies as `align` says, moved by (x, y)."""

        def place(room: float) -> Placed:
            low = self.place(room)
            parts: list[tuple[float, float, Placed | Item]] = [(0.0, 0.0, low)]
            for one in above:
                if one is not None:
                    high = one.place(low.width)
                    left = (low.width - high.width) * align[0] + x
                    parts.append((left, (low.height - high.height) * align[1] + y, high))
            return Placed(low.width, low.height, tuple(parts))

        return replace(self, place=place)

    def growing(self) -> Element:
        """Takes all the room that there is; a panel's ground with it."""

        def place(room: float) -> Placed:
            return self.place(room).stretched(room, 0)

        return replace(self, place=place, grows=True)

    def rigid(self, width: float = 0) -> Element:
        """Always as wide as by nature, or so wide, and laid out once: what is kept in a cache
        should be."""
        placed = self.place(width or self.width)
        if not places(placed):
            parts = tuple((0.0, 0.0, item) for item in items(placed))
            placed = Placed(placed.width, placed.height, parts)
        return Element(placed.width, placed.width, lambda room: placed)

    def named(self, name: str) -> Element:
        """Found by this name in `places`."""

        def place(room: float) -> Placed:
            return replace(self.place(room), name=name)

        return replace(self, place=place)


# What nothing else lies in


@lru_cache(maxsize=8192, typed=True)
def text(
    words: str,
    size: float = 30,
    style: str = "plain",
    ink: str = INK,
    *,
    halo: str = "",
    least: float = LEAST,
    instead: str = "",
) -> Element:
    """One line. Where there is less room its letters get smaller, down to `least`, and then it is
    cut. `instead`: what is written where no font of ours has its letters."""
    written = legible(words, style, instead)
    wide = length(written, style, round(size))

    def line(shown: str, large: float, width: float, fit: float) -> Placed:
        y = large * LINE / 2
        label = Label(shown, 0, y, large, style, ink, halo, "lm", fit)
        return Placed(width, large * LINE, ((0.0, 0.0, label),))

    natural = line(written, size, wide, 0)
    smallest = min(round(size), round(least))

    # Less than some letters say nothing, and numbers are not to be cut.
    needed = min(wide * smallest / size + 1, wide, 3 * smallest)

    def place(room: float) -> Placed:
        if room >= wide:
            return natural
        fit = int(max(room, needed))
        shown, fits = fitted(written, style, round(size), smallest, fit)
        return line(shown, fits, length(shown, style, fits), fit)

    return Element(wide, needed, place)


def paragraph(
    words: str,
    size: float = 30,
    style: str = "plain",
    ink: str = INK,
    *,
    align: float = 0,
    gap: float = 0,
) -> Element:
    """Words in as many lines as they need; of as few, the most even ones. By nature one line. Only
    words that are longer than a dozen letters may be cut."""

    def lines(room: float) -> list[str]:
        found: list[str] = []
        for word in words.split():
            longer = f"{found[-1]} {word}" if found else word
            if found and length(longer, style, round(size)) <= room:
                found[-1] = longer
            else:
                found.append(word)
        return found

    def place(room: float) -> Placed:
        fewest, low, high = len(lines(room)), 0.0, room
        while high - low > size / 4:
            middle = (low + high) / 2
            low, high = (low, middle) if len(lines(middle)) <= fewest else (middle, high)
        rows = (text(line, size, style, ink) for line in lines(high))
        return column(*rows, gap=gap, align=align).place(room)

    longest = max((length(word, style, round(size)) for word in words.split()), default=0.0)
    return Element(length(words, style, round(size)), min(longest, 6 * size), place)


@lru_cache(maxsize=4096, typed=True)
def icon(
    name: str, size: float, tint: tuple[tuple[str, str], ...] = (), *, width: float = 0
) -> Element:
    """A drawing of the art folder, so high. `width`: of one that is not as wide as high."""
    wide = width or size
    sprite = Sprite(name, wide / 2, size / 2, size, tint)
    placed = Placed(wide, size, ((0.0, 0.0, sprite),))
    return Element(wide, wide, lambda room: placed)


@lru_cache(maxsize=1024, typed=True)
def space(width: float = 0, height: float = 0) -> Element:
    """Nothing, so large."""
    placed = Placed(width, height)
    return Element(width, width, lambda room: placed)


def shape(look: Fill, width: float = 0, height: float = 0) -> Element:
    """A plain box; without a width it takes what a row has left."""
    box = space(width, height).panel(look)
    return box if width else box.growing()


def spring() -> Element:
    """Takes what a row has left."""
    return space().growing()


# What others lie in


def row(*children: Element | None, gap: float = 0, align: float = 0.5) -> Element:
    """Beside one another; `align` says where the lower ones are. Where they do not fit, the widest
    shrink; what is left goes to those that grow."""
    there = [child for child in children if child is not None]
    gaps = gap * max(0, len(there) - 1)
    natural = sum(child.width for child in there) + gaps
    growers = sum(child.grows for child in there)

    def place(room: float) -> Placed:
        most = _most(there, room - gaps) if room < natural else natural
        widths = [max(child.least, min(child.width, most)) for child in there]
        blocks = [child.place(wide) for child, wide in zip(there, widths, strict=True)]
        left = room - gaps - sum(block.width for block in blocks)
        if growers and left > 0:
            for number, child in enumerate(there):
                if child.grows:
                    blocks[number] = child.place(blocks[number].width + left / growers)
        high, x = max((block.height for block in blocks), default=0.0), 0.0
        parts: list[tuple[float, float, Placed | Item]] = []
        for block in blocks:
            parts.append((x, (high - block.height) * align, block))
            x += block.width + gap
        return Placed(max(0.0, x - gap), high, tuple(parts))

    return Element(natural, sum(child.least for child in there) + gaps, place)


def _most(children: Sequence[Element], room: float) -> float:
    """To what width the widest shrink so that all of them fit."""
    low, high = 0.0, max((child.width for child in children), default=0.0)
    while high - low > 0.25:
        middle = (low + high) / 2
        wide = sum(max(child.least, min(child.width, middle)) for child in children)
        low, high = (middle, high) if wide <= room else (low, middle)
    return low


def what_fits(
    *children: Element | None, gap: float = 0, more: Element | None = None
) -> Element:  # fmt: skip
    """A row that leaves out the last ones where there is no room for all; in their place stands
    `more`."""
    there = [child for child in children if child is not None]

    def place(room: float) -> Placed:
        shown, count = row(*there, gap=gap), len(there)
        while count > 1 and shown.width > room:
            count -= 1
            shown = row(*there[:count], more, gap=gap)
        return shown.place(room)

    return Element(row(*there, gap=gap).width, there[0].least if there else 0.0, place)


def wrapped(children: Iterable[Element], room: float, gap: float = 0) -> list[list[Element]]:
    """In rows, each with as many as it has room for; what is too wide has a row of its own."""
    rows: list[list[Element]] = []
    left = 0.0
    for child in children:
        if not rows or child.width > left:
            rows.append([])
            left = room
        rows[-1].append(child)
        left -= child.width + gap
    return rows


def halves(things: Sequence[T], most: int, *, odd_below: bool = False) -> list[Sequence[T]]:
    """Things in one row, or in two where they are more than `most`; an odd one stands in the
    upper row or, if told so, below.

    >>> halves("abc", 3), halves("abc", 2), halves("abc", 2, odd_below=True)
    (['abc'], ['ab', 'c'], ['a', 'bc'])
    """
    cut = (len(things) + (not odd_below)) // 2
    return [things] if len(things) <= most else [things[:cut], things[cut:]]


def column(*children: Element | None, gap: float = 0, align: float = 0) -> Element:
    """Below one another, each with all the room there is; `align` says where the narrower ones
    are."""
    there = [child for child in children if child is not None]

    def place(room: float) -> Placed:
        blocks = [child.place(room) for child in there]
        wide, y = max((block.width for block in blocks), default=0.0), 0.0
        parts: list[tuple[float, float, Placed | Item]] = []
        for block in blocks:
            parts.append(((wide - block.width) * align, y, block))
            y += block.height + gap
        return Placed(wide, max(0.0, y - gap), tuple(parts))

    natural = max((child.width for child in there), default=0.0)
    return Element(natural, max((child.least for child in there), default=0.0), place)


def grid(
    children: Iterable[Element], across: int, gap: float = 0, *, gap_y: float | None = None
) -> Element:
    """Cells of equal width, so many in a row; those of a row are equally high."""
    cells = list(children)
    below = gap if gap_y is None else gap_y

    def place(room: float) -> Placed:
        wide = (room - gap * (across - 1)) / across
        parts: list[tuple[float, float, Placed | Item]] = []
        y = 0.0
        for start in range(0, len(cells), across):
            blocks = [cell.place(wide) for cell in cells[start : start + across]]
            high = max(block.height for block in blocks)
            for column, block in enumerate(blocks):
                parts.append((column * (wide + gap), y, block.stretched(wide, high)))
            y += high + below
        return Placed(room, max(0.0, y - below), tuple(parts))

    gaps = gap * (across - 1)
    natural = max((cell.width for cell in cells), default=0.0) * across + gaps
    return Element(natural, max((c.least for c in cells), default=0.0) * across + gaps, place)


def aligned(
    rows: Sequence[Sequence[Element | None]], gap: float = 0, aligns: Sequence[Align] = ()
) -> list[Element]:
    """The rows of a table, whose columns are as wide as their widest cell: each is an element of
    its own, to be put on a panel. A column grows if a cell of it does. `aligns`: of each column;
    in the middle where there is none."""
    columns = list(zip(*rows, strict=True))
    widths = [max((cell.width for cell in cells if cell), default=0.0) for cells in columns]
    leasts = [max((cell.least for cell in cells if cell), default=0.0) for cells in columns]
    growing = [any(cell.grows for cell in cells if cell) for cells in columns]

    def framed(cell: Element | None, number: int) -> Element:
        align = aligns[number] if number < len(aligns) else CENTRE
        inner = cell or space()

        def place(room: float) -> Placed:
            block = inner.place(room)
            left = max(0.0, room - block.width) * align[0]
            return Placed(max(room, block.width), block.height, ((left, 0.0, block),))

        return Element(widths[number], leasts[number], place, growing[number])

    return [row(*(framed(cell, n) for n, cell in enumerate(cells)), gap=gap) for cells in rows]


def canvas(ground: Element, things: Iterable[tuple[Box, Element]]) -> Element:
    """A ground with elements on it, each in the middle of its box; a box without a width is a
    point."""
    found = list(things)

    def place(room: float) -> Placed:
        low = ground.place(room)
        parts: list[tuple[float, float, Placed | Item]] = [(0.0, 0.0, low)]
        for box, thing in found:
            block = thing.place(box.width or thing.width)
            x, y = box.middle
            parts.append((x - block.width / 2, y - block.height / 2, block))
        return Placed(low.width, low.height, tuple(parts))

    return replace(ground, place=place)


def drawing(things: Iterable[Item], width: float, height: float) -> Element:
    """What is drawn with coordinates of its own, such as a map, in a box so large."""
    placed = Placed(width, height, tuple((0.0, 0.0, thing) for thing in things))
    return Element(width, width, lambda room: placed)


def largest(make: Callable[[float], Element], size: float, least: float) -> Element:
    """What is made as large as there is room for, from `size` down to `least`."""

    def place(room: float) -> Placed:
        now = size
        while now > least and make(now).width > room:
            now -= 1
        return make(now).place(room)

    return Element(make(size).width, make(least).least, place)


# What becomes of it


def items(placed: Placed, x: float = 0, y: float = 0) -> list[Item]:
    """All that is drawn, in its order, the block's corner at (x, y)."""
    found: list[Item] = []
    _draw(placed, x, y, found)
    return found


def _draw(placed: Placed, x: float, y: float, found: list[Item]) -> None:
    look = placed.look
    if look is not None:
        box = (x, y, placed.width, placed.height)
        found.append(Shape(*box, look.fill, look.line, look.thick, look.radius))
    for at_x, at_y, part in placed.parts:
        left, top = x + at_x, y + at_y
        if isinstance(part, Placed):
            _draw(part, left, top, found)
        else:
            found.append(replace(part, x=part.x + left, y=part.y + top))


def places(placed: Placed, x: float = 0, y: float = 0) -> dict[str, Box]:
    """Where each named block lies."""
    found = {placed.name: Box(x, y, placed.width, placed.height)} if placed.name else {}
    for at_x, at_y, part in placed.parts:
        if isinstance(part, Placed):
            found |= places(part, x + at_x, y + at_y)
    return found


PIXELS: Final = 990
"""Across a picture that a phone shows 330 points wide."""
NEAR: Final = 750.0
"""Units across a picture that is read at arm's length as it arrives: letters of 28 are 12 points
high then, signs of 33 are 14."""


def scene(
    art: str,
    whole: Element,
    alt: str,
    *,
    width: float = 990,
    ground: str = "#efe3c8",
    base: str = "",
    crop: tuple[float, float, float, float] | None = None,
) -> Scene:
    """A picture of this, laid out `width` units wide; its height follows. `base`: the drawing below
    everything. `crop`: the part that is shown, from left, top to right, bottom."""
    placed = whole.place(width)
    left, top, right, bottom = crop or (0, 0, width, placed.height)
    return Scene(
        art=art,
        base=base,
        width=width,
        height=placed.height,
        items=tuple(items(placed)),
        ground=ground,
        crop=crop,
        pixels=round(max(right - left, bottom - top) * PIXELS / (right - left)),
        alt=alt,
    )
