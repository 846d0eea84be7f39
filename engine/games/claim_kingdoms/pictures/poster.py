"""The cover: the factions before a kingdom with its castle and mill. And the poster of the end: who
rules, who follows them, and the final score by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kit.contract import Standing
from engine.kit.draw import pictures as kit
from engine.kit.draw import ui
from engine.kit.draw.labels import alt_text
from engine.kit.draw.pictures import medal, names_of
from engine.kit.draw.ui import Box, Element, Fill
from engine.kit.scene import Item, Scene
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, listed
from engine.kit.words.telling import count

from ..box import VALUE
from ..rules.scoring import Place
from ..words import position
from ..words.names import name as name_of
from .pieces import ART, COLOUR, FAINT, FITTED, SMALL, VELLUM, picture, piece, sign, tile, worth


def cover(say: Say) -> Scene:
    """The game's cover."""
    far: list[Item] = [
        kit.disc(860, 96, 120, COLOUR["glow"]),
        kit.level(280, COLOUR["wave"]),
        *kit.standing(("sea-ship", 900, 306, 104), ("sea-whale", 790, 322, 60)),
        kit.hill(250, 196, 760, COLOUR["land-2"], COLOUR["shore-2"]),
        *kit.standing(("field-mill", 104, 266, 112), ("field-castle", 270, 262, 116)),
        kit.hill(610, 278, 560, COLOUR["land-3"], COLOUR["shore-3"]),
        kit.hill(80, 306, 620, COLOUR["land-1"], COLOUR["shore-1"]),
    ]
    factions = kit.standing(
        ("emblem-dragons", 110, 408, 138),
        ("emblem-elves", 262, 410, 104),
        ("emblem-knights", 412, 408, 136),
        ("emblem-mages", 566, 408, 118),
        ("emblem-unicorns", 720, 408, 132),
        ("emblem-trolls", 884, 412, 98),
    )
    items: list[Item] = [*far, *factions]
    told = say("picture-cover")
    return kit.cover(
        ART, say, COLOUR["shallows"], items, told=told, ink=COLOUR["madder"], halo=COLOUR["vellum"]
    )


HEIGHT: Final = 934.0
SIZES: Final = (88.0, 59.0, 47.0, 38.0)
"""Of a winner's follower, by how many they are."""
CARD: Final = 94.0


def poster(standing: Standing, say: Say, names: Names) -> Scene:
    """The winner, or those who share the kingdom, between the factions that they have won; below
    all points by source."""
    left, right = retinue(standing)
    title = ui.text(say("title"), 36, "title", COLOUR["glow"], halo=COLOUR["ink"])
    things = [
        (Box(50, 15, 650, 50), title),
        (Box(63, 65, 197, 197), left),
        (Box(275, 67, 200, 200), medal(standing, piece, SIZES, 156)),
        (Box(490, 65, 197, 197), right),
        (Box(117, 272, 516, 62), names_of(standing, say, names, 44, COLOUR["madder"])),
        (Box(25, 340, ui.NEAR - 50, 96), story(standing, say)),
        (Box(18, 446, ui.NEAR - 36, 472), table(standing, names).named("scores")),
    ]
    whole = ui.canvas(ui.icon("poster", HEIGHT, width=ui.NEAR), things)
    return picture(whole, alt_text(position.result(standing, say, names)))


def table(standing: Standing, names: Names) -> Element:
    """Under each source of points what it is worth and what each seat has from it; the winners'
    rows are lit."""
    sources = standing.sources
    maps = sum(one.key not in VALUE for one in sources)
    # A source of two numbers takes more room than a faction.
    step = min(60.0, (ui.NEAR - 36 - 52 - 62) / (len(sources) + maps * 0.25))
    widths = [step if one.key in VALUE else step * 1.25 for one in sources]
    signs = []
    for one in sources:
        place = place_of(one.key)
        drawn = ui.icon("points", 36) if place is None else sign(place, SMALL, 36)
        value = "" if place is None else worth(place)
        text = ui.text(value, SMALL, "bold", FAINT)
        signs.append(ui.column(drawn.frame(0, 36), text, align=0.5))
    head = ui.row(ui.space(52), *(cell.frame(w) for cell, w in zip(signs, widths, strict=True)))

    def row(seat: int) -> Element:
        cells = []
        for one, wide in zip(sources, widths, strict=True):
            won = one.points[seat]
            style = "bold" if won and won == max(one.points) else "plain"
            ink = COLOUR["ink"] if won else COLOUR["brown"]
            cells.append(ui.text(str(won) if won else "–", 30, style, ink).frame(wide))
        name = ui.text(names[seat], FITTED, "bold", least=SMALL, instead=SEAT_LETTERS[seat])
        total = ui.text(str(standing.points[seat]), 42, "bold").frame(62)
        marker = piece(seat, 42).frame(52)
        lines = ui.column(name, ui.row(*cells), gap=-4)
        lit = Fill(COLOUR["glow"], radius=8) if standing.places[seat] == 1 else None
        whole = ui.row(marker, lines.growing(), total)
        return whole.panel(lit, height=min(118.0, 392 / len(standing.places))).growing()

    return ui.column(head, *map(row, standing.order), gap=4)


def place_of(source: str) -> Place | None:
    """The war map or faction of a source; None for the points of play."""
    kind, _, number = source.partition("-")
    return int(number) if kind == "map" else source if source in VALUE else None


def won(standing: Standing) -> list[str]:
    """Where the winners have got the most: sources, the best first."""
    first = standing.winners
    best = [
        (-max(one.points[seat] for seat in first), place, one.key)
        for place, one in enumerate(standing.sources)
        if one.key != "play"
        and max(one.points)
        and any(one.points[seat] == max(one.points) for seat in first)
    ]
    return [key for _, _, key in sorted(best)]


def retinue(standing: Standing) -> tuple[Element, Element]:
    """The cards of the best factions that the winners lead, to the left and to the right of the
    medallion, the best beside it."""
    cards = [tile(key, CARD) for key in won(standing) if key in VALUE][:8]
    left, right = cards[::2], cards[1::2]
    of_left = [ui.row(*reversed(left[n : n + 2]), gap=8) for n in range(0, len(left), 2)]
    of_right = [ui.row(*right[n : n + 2], gap=8) for n in range(0, len(right), 2)]
    down = 0.0 if len(cards) > 4 else 0.5
    return (
        ui.column(*of_left, gap=8, align=1).frame(197, 197, align=(1, down)),
        ui.column(*of_right, gap=8).frame(197, 197, align=(0, down)),
    )


def story(standing: Standing, say: Say) -> Element:
    """In a sentence how it was won."""
    first, keys = standing.winners, won(standing)
    factions = [name_of(say, key) for key in keys if key in VALUE]
    maps = [str(place_of(key)) for key in keys if key not in VALUE]
    text = say(
        "picture-story",
        points=count(say, "points", standing.points[first[0]]),
        count=len(first),
        factions=_some(factions, say),
        maps=_some(maps, say),
        **{"map-count": len(maps[:3])},
        both=("both" if maps else "factions") if factions else ("maps" if maps else "none"),
    )
    if standing.why != "points":
        text = f"{text} {say(f'why-{standing.why}')}"
    line = ui.text(text, FITTED, "heading", VELLUM)
    if line.width <= ui.NEAR - 50:
        return line
    return ui.paragraph(text, 28, "heading", VELLUM, align=0.5, gap=-4)


def _some(found: Sequence[str], say: Say) -> str:
    """The first three."""
    return listed(list(found[:3]), say) if found else ""
