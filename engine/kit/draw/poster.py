"""The poster of the end: the winners in a medallion, their names on a ribbon, the final score."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain

from msgspec import Struct

from engine.kit.contract import Source, Standing
from engine.kit.draw.boxes import Box, centred, halves
from engine.kit.draw.final import by_place, winners
from engine.kit.draw.labels import alt_text, seat_name, seat_names
from engine.kit.scene import Item, Label, Scene, Shape, Sprite
from engine.kit.showing import Names, Say

Piece = Callable[[int, float, float, float], Iterable[Item]]
"""A seat's piece: the seat, its middle, its size."""


class Medal(Struct, frozen=True, kw_only=True):
    """How the winners stand in the medallion. Lengths are told in sizes of their pieces, but for
    the laurels and `drop`."""

    laurel: tuple[float, float]
    """How far below the medallion's middle the laurels are, and their size."""
    sizes: tuple[float, ...]
    """Of a winner's piece, by how many they are."""
    crown: str = "crown"
    crown_size: float = 0.6
    up: float = 0.56
    """The crown, above the middle."""
    down: float = 0.2
    """The piece, below the middle."""
    step: float = 1.06
    drop: float = 0
    """How much lower than the medallion's all middles are."""
    most: int = 6
    """In a row; more stand in two."""


class Poster(Struct, frozen=True, kw_only=True):
    """What a game's poster looks like."""

    art: str
    page: Box
    medallion: Box
    ribbon: Box
    colour: Mapping[str, str]
    """The game's colours; the poster takes "madder", "vellum", "glow", "tan", "ink"."""
    piece: Piece
    medal: Medal
    pixels: int = 1200

    def scene(self, standing: Standing, text: str, *parts: Iterable[Item]) -> Scene:
        """The winners, and below them these parts. `text` is the result in words."""
        return Scene(
            art=self.art,
            base="poster",
            width=self.page.width,
            height=self.page.height,
            items=tuple(chain(self.crowned(winners(standing)), *parts)),
            pixels=self.pixels,
            alt=alt_text(text),
        )

    def crowned(self, first: list[int]) -> Iterator[Item]:
        """The winners' pieces in the medallion, a crown on each, laurels around them."""
        medal = self.medal
        x, y = self.medallion.middle
        yield Sprite("laurel", x, y + medal.laurel[0], medal.laurel[1])
        size = medal.sizes[len(first) - 1]
        for below, row in centred(halves(first, medal.most, odd_below=True)):
            middle = y + medal.drop + below * size * 1.62
            for beside, seat in centred(row):
                at = x + beside * size * medal.step
                yield from self.piece(seat, at, middle + size * medal.down, size)
                yield Sprite(medal.crown, at, middle - size * medal.up, size * medal.crown_size)

    def named(self, standing: Standing, say: Say, names: Names, margin: float) -> Iterator[Item]:
        """The winners' names on the ribbon."""
        x, y = self.ribbon.middle
        room = self.ribbon.width - margin
        yield seat_names(winners(standing), say, names, x, y, 52, room, self.colour["madder"])


class Sizes(Struct, frozen=True, kw_only=True):
    """Of the letters in a table, and of the seats' pieces above it."""

    piece: float
    name: float
    number: float
    last: float
    """The name of the last row, the total."""
    total: float


class Table(Struct, frozen=True, kw_only=True):
    """The final score: a column for each seat in the order of the places, a row for each source
    of points, the total."""

    look: Poster
    box: Box
    seats_at: float
    """Where the seats' columns begin."""
    head: float
    """Height of what stands above the rows."""
    piece_at: float
    name_at: float
    source_at: float
    """Where the names of the sources begin."""
    last_fit: float
    sizes: Sizes
    foot: float
    """Height of the total, in rows."""
    most: float = 100
    """A row's greatest height."""
    faint: str
    source: Callable[[Source, float, float, Say], Iterable[Item]]
    """Sign and name of a source: the middle of its row, and the row's height."""

    def drawn(self, standing: Standing, say: Say, names: Names) -> Iterator[Item]:
        """The table; the winners' columns are lit."""
        box, sizes = self.box, self.sizes
        order = by_place(standing)
        step = (box.right - 14 - box.x - self.seats_at) / len(order)
        columns = [(seat, box.x + self.seats_at + (n + 0.5) * step) for n, seat in enumerate(order)]
        high = min(self.most, (box.height - self.head - 12) / (len(standing.sources) + self.foot))
        for seat, x in columns:
            if standing.places[seat] == 1:
                column = Box(x - step / 2 + 3, box.y + 6, step - 6, box.height - 14)
                yield column.ground(self.look.colour["glow"], radius=10)
            yield from self.look.piece(seat, x, box.y + self.piece_at, sizes.piece)
            yield seat_name(
                names, seat, x, box.y + self.name_at, sizes.name, step - 12, anchor="mm"
            )
        top = box.y + self.head
        for number, source in enumerate(standing.sources):
            y = top + (number + 0.5) * high
            yield Shape(box.x + 8, y + high / 2 - 1, box.width - 16, 1.4, self.look.colour["tan"])
            yield from self.source(source, y, high, say)
            for seat, x in columns:
                yield self._points(source, seat, x, y)
        y = top + (len(standing.sources) + 0.6) * high
        total = say("source-total")
        left = box.x + self.source_at
        yield Label(total, left, y, sizes.last, "title", anchor="lm", fit=self.last_fit)
        for seat, x in columns:
            yield Label(str(standing.points[seat]), x, y, sizes.total, "bold")

    def _points(self, source: Source, seat: int, x: float, y: float) -> Label:
        won = source.points[seat]
        style = "bold" if won == max(source.points) and won else "plain"
        ink = self.look.colour["ink"] if won else self.faint
        return Label(str(won) if won else "–", x, y, self.sizes.number, style, ink)
