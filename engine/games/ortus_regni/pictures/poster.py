"""The poster of the end: the last Earl and what is left of his earldom, then who fell to whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.contract import Standing
from engine.kit.draw.boxes import Box
from engine.kit.draw.final import by_place
from engine.kit.draw.labels import seat_name
from engine.kit.draw.poster import Medal, Poster
from engine.kit.scene import Item, Label, Scene, Sprite
from engine.kit.showing import Names, Say

from ..state import View
from ..words import ends, position
from . import earldoms
from .layout import EDGE, INNER, NAME, POSTER, POSTER_ARCH, POSTER_ROWS, RIBBON, pixels
from .pieces import ART, COLOUR, SEAT_COLOURS, SMALL_INK, VELLUM, shield

LOOK: Final = Poster(
    art=ART,
    page=POSTER,
    medallion=POSTER_ARCH,
    ribbon=RIBBON,
    colour=COLOUR,
    piece=shield,
    medal=Medal(
        laurel=(22, 226), sizes=(140.0, 100.0, 76.0, 60.0, 50.0, 42.0), crown="emblem-crown",
        crown_size=0.56, up=0.58, down=0.16,
    ),
    pixels=pixels(POSTER.height),
)  # fmt: skip
GAP: Final = 8.0


def poster(view: View, standing: Standing, say: Say, names: Names) -> Scene:
    """The last Earl under an arch, his fiefs as they stand, how each of the others has ended."""
    x = RIBBON.middle[0]
    title = Label(say("title"), x, 66, 58, "title", COLOUR["glow"], fit=INNER - 120)
    story = ends.story(view, say)
    line = Label(story, x, RIBBON.foot + 44, NAME, "heading", VELLUM, fit=INNER - 60)
    return LOOK.scene(
        standing,
        "\n".join([position.result(standing, say, names), *ends.sentences(view, say, names)]),
        LOOK.named(standing, say, names, 60),
        [title, line],
        realm(view, by_place(standing)[0]),
        fates(view, standing, say, names),
    )


REALM_HIGH: Final = 180.0
"""At least."""
ROW: Final = 92.0


def realm_high(others: int) -> float:
    """Height of what the last Earl holds: what so many others leave."""
    return max(REALM_HIGH, POSTER_ROWS.height - GAP - ROW * others)


def realm(view: View, seat: int) -> Iterator[Item]:
    """What the last Earl holds, as large as there is room for."""
    found = earldoms.blocks(view.board, seat)
    box = Box(EDGE + 15, POSTER_ROWS.y, INNER - 30, realm_high(view.seats - 1))
    for zoom in (2.2, 1.9, 1.6, 1.3, 1.0, 0.85, 0.73, 0.6, 0.5, 0.4):
        rows = earldoms.flow(found, box.width, zoom)
        laid = earldoms.laid(rows, 0, 0, zoom)
        high = max((one.box.foot for one in laid), default=0.0)
        if high <= box.height and earldoms.fits(found, box.width, zoom):
            break
    top = box.y + (box.height - high) / 2
    for row in rows:
        wide = sum(earldoms.wide_of(block, zoom) for block in row) + 9.0 * (len(row) - 1)
        (*placed,) = earldoms.laid([row], box.middle[0] - wide / 2, top, zoom)
        for one in placed:
            yield from earldoms.drawn(one)
        top = placed[0].box.foot + 9.0


def fates(view: View, standing: Standing, say: Say, names: Names) -> Iterator[Item]:
    """A row for each of the others: place, name, and to whom, how and when he fell."""
    order = by_place(standing)[1:]
    top = POSTER_ROWS.y + realm_high(len(order)) + GAP
    high = min(ROW, (POSTER_ROWS.foot - top) / len(order))
    for number, seat in enumerate(order):
        box = Box(POSTER_ROWS.x, top + number * high, POSTER_ROWS.width, high - 6)
        yield box.ground(VELLUM, SEAT_COLOURS[seat], 3.4, 9)
        y = box.middle[1]
        yield Label(str(standing.places[seat]), box.x + 30, y, 36, "title", COLOUR["madder"])
        yield from shield(seat, box.x + 82, y, min(48.0, high - 14))
        told = ends.fate(view, seat, say)
        yield seat_name(names, seat, box.x + 114, y, NAME, 236)
        x = box.x + 362
        victor = told.by if told is not None else -1
        yield Sprite(f"emblem-{told.sign if told else 'out'}", x + 20, y, 42)
        x += 50
        if victor >= 0:
            yield from shield(victor, x + 22, y, 44)
            x += 52
        text, room = told.text if told else "", box.right - 12 - x
        yield Label(text, x, y, NAME, "heading", SMALL_INK, anchor="lm", fit=room)
