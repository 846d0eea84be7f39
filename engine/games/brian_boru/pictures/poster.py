"""The cover: a coast of Ireland with its abbey and towns, and the Vikings before it. And the poster
of the end: the island as it fell to the seats, the High King, the final score."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Standing
from engine.kit.draw import pictures as kit
from engine.kit.draw import ui
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import CENTRE, LEFT, Box, Element, Fill
from engine.kit.scene import Item, Scene
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS

from ..box import REGIONS
from ..state import FREE, Board, View
from ..words import position
from . import pieces
from .island import TOWN_AT, Ground, Things, lands
from .pieces import ART, COLOUR, FAINT, GLOW, INK, MADDER, NAME, STRIPE, VELLUM


def cover(say: Say) -> Scene:
    """The game's cover."""
    green, ink = COLOUR["green"], COLOUR["ink"]
    far: list[Item] = [
        kit.disc(495, 214, 250, COLOUR["pale-yellow"]),
        kit.hill(860, 240, 520, COLOUR["tan"]),
        kit.level(322, COLOUR["sea"]),
        *kit.standing(("longship", 690, 372, 132), ("longship", 905, 340, 78)),
        kit.level(372, COLOUR["wave"]),
    ]
    near: list[Item] = [
        kit.hill(330, 262, 640, "#5d8a52"),
        *kit.standing(("town", 430, 296, 84), ("church", 520, 330, 78)),
        kit.hill(60, 216, 560, green),
        *kit.standing(("abbey", 196, 296, 132), ("crown", 60, 262, 82)),
        *kit.standing(
            ("renown", 345, 372, 108), ("raider", 800, 412, 96), ("viking", 880, 412, 84)
        ),
    ]
    told = say("picture-cover")
    return kit.cover(
        ART, say, COLOUR["parchment"], [*far, *near], told=told, ink=ink, halo=COLOUR["vellum"]
    )


HERO: Final = Ground("poster", 990, 1237, 262, 122, 0.6)
"""The island on the poster."""
RIBBON: Final = Box(120, 742, 750, 88)
TABLE: Final = Box(18, 930, 954, 289)
HEAD: Final = 56.0
"""Height of the row of symbols above the table."""
SOURCES: Final = {
    "track": "points",
    "coins": "coin",
    "marker": "marker",
    "renown": "renown",
    "claims": "claim",
    "shared-claims": "claim-half",
    "regions": "regions",
}
"""The symbol of each line of the final score."""


def poster(view: View, standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the crown, over the island; all points below."""
    board, first = view.board, standing.winners
    size = 150.0 if len(first) == 1 else 96.0
    x = HERO.width - 150 if len(first) == 1 else HERO.width / 2
    crowned = Box(x, RIBBON.y - size * (0.875 if len(first) == 1 else 0.715), 0, 0)
    heading = say("sheet-king" if len(first) == 1 else "sheet-kings")
    text = say(f"why-{standing.why}") if standing.why != "points" else story(board, first[0], say)
    points = ui.row(
        ui.text(heading, 42, "heading", VELLUM).padded(10),
        ui.text(str(standing.points[first[0]]), 54, "bold", COLOUR["glow"]),
        ui.icon("points", 48),
        gap=12,
    )
    title = ui.text(say("title").partition(":")[0], 74, "title", COLOUR["glow"])
    praise = ui.text(text, 34, "heading", VELLUM)
    things = [
        (Box(60, 28, HERO.width - 120, 88), title),
        *realm(board, first),
        (crowned, ui.row(*(king(seat, size) for seat in first), gap=size * 0.2)),
        (RIBBON, ribbon(first, names)),
        (Box(60, RIBBON.foot + 2, HERO.width - 120, 60), points),
        (Box(60, RIBBON.foot + 58, HERO.width - 120, 40), praise),
        (TABLE, scores(standing, names).named("scores")),
    ]
    whole = ui.canvas(ui.space(HERO.width, HERO.height), things)
    alt = alt_text(position.result(standing, say, names))
    return ui.scene(ART, whole, alt, base=HERO.base)


def realm(board: Board, first: list[int]) -> Things:
    """The regions in the colours of those who lead them, and all towns that were taken; those
    of the High King the largest."""
    yield from lands(board, HERO)
    for town, seat in enumerate(board.discs):
        if board.vikings[town]:
            yield HERO.at(TOWN_AT[town]), ui.icon("viking", 24)
        elif seat != FREE:
            crowned = seat in first
            rim = COLOUR["glow"] if crowned else VELLUM
            yield HERO.at(TOWN_AT[town]), pieces.piece(seat, 34 if crowned else 24, rim)


def king(seat: int, size: float) -> Element:
    """A winner's piece with a crown."""
    crown = ui.icon("crown", size * 0.62)
    return ui.column(crown, pieces.disc(seat, size), gap=-size * 0.19, align=0.5)


def ribbon(first: list[int], names: Names) -> Element:
    """The winners' names, each for itself: one that cannot be written has its letter instead."""
    size = 62 if len(first) < 3 else 42
    line = ui.shape(Fill(COLOUR["gold"]), 3, 40)
    cells = [
        ui.text(names[seat], size, "title", MADDER, instead=SEAT_LETTERS[seat])
        .panel(None, 11, height=60, align=CENTRE)
        .growing()
        .overlay(line if place else None, align=LEFT)
        for place, seat in enumerate(first)
    ]
    return ui.grid(cells, len(first)).padded(14)


def story(board: Board, seat: int, say: Say) -> str:
    """What the winner had at the end."""
    towns = sum(
        owner == seat and not vikings
        for owner, vikings in zip(board.discs, board.vikings, strict=True)
    )
    led = sum(pieces.leading(board, region) == seat for region in REGIONS)
    return say("poster-story", towns=towns, regions=led, brides=len(board.won[seat]))


def scores(standing: Standing, names: Names) -> Element:
    """A row for each seat in the order of the places."""
    order = standing.order
    high = (TABLE.height - HEAD - 10) / len(order)
    size = min(max(high * 0.7, 32), 44)
    signs = [ui.icon(SOURCES[source.key], 44) for source in standing.sources]
    rows: list[list[Element | None]] = [[None, None, None, ui.icon("crown", 46), *signs]]
    looks: list[Fill | None] = []
    for number, seat in enumerate(order):
        looks.append(GLOW if standing.places[seat] == 1 else STRIPE if number % 2 else None)
        place = ui.text(f"{standing.places[seat]}.", max(size * 0.9, ui.LEAST), "title")
        name = ui.text(names[seat], max(size, NAME), "bold", instead=SEAT_LETTERS[seat])
        total = ui.text(str(standing.points[seat]), size * 1.2, "bold")
        won = [source.points[seat] for source in standing.sources]
        cells = [ui.text(str(n), size, "plain", INK if n else FAINT).frame(74) for n in won]
        marked = pieces.disc(seat, min(high - 2, 58)).frame(66)
        rows.append([place.frame(48), marked, name.growing(), total.frame(80), *cells])
    whole = pieces.table(rows, looks, HEAD, high, (CENTRE, CENTRE, LEFT)).padded(5)
    return whole.frame(0, TABLE.height, align=ui.TOP)
