"""The poster of the end: the greatest raider, and the final score by source."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Source
from engine.kit.draw import ui
from engine.kit.draw.boxes import Box
from engine.kit.draw.final import medal, names_of, scores, winners
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import Element
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say

from ..rules.prospects import strength_of
from ..state import View
from ..words import position
from .pieces import ART, COLOUR, SHRINKING, marker, portrait

SIGNS: Final = {
    "play": "points",
    "valkyrie": "valkyrie",
    "armour": "armour",
    "offerings": "offering",
    "crew": "crew",
    "plunder": "gold",
}
"""The symbol of each source of points."""
HEIGHT: Final = 1236.0
SIZES: Final = (116.0, 78.0, 62.0, 50.0)
"""Of a winner's marker, by how many they are."""


def poster(view: View, say: Say, names: Names) -> Scene:
    """The game, the winner, or those who share the victory, with their crew; below all points by
    source."""
    standing, board = view.standing, view.board
    assert standing is not None
    points = str(max(standing.points))
    text = (
        say("picture-champion", count=standing.places.count(1), points=points)
        if standing.why == "points"
        else say(f"why-{standing.why}")
    )
    # Of several winners' crews as many as there is room for.
    crew = [card for seat in winners(standing) for card in board.crew[seat]][:8]
    heroes = ui.row(*(portrait(card, 90, strength_of(board, card)) for card in crew), gap=10)

    def source(one: Source) -> Element:
        name = ui.text(say(f"source-{one.key}"), 30)
        return ui.row(ui.icon(SIGNS[one.key], 46), name, gap=14)

    table = scores(
        standing,
        say,
        names,
        piece=marker,
        source=source,
        colour=COLOUR,
        left=330,
        high=52,
    )
    whole = ui.canvas(
        ui.icon("poster", HEIGHT, width=ui.PIXELS),
        [
            (Box(45, 40, 900, 76), ui.text(say("title"), 54, "title", COLOUR["glow"])),
            (Box(355, 148, 280, 280), medal(standing, marker, SIZES, 232)),
            (Box(155, 446, 680, 78), names_of(standing, say, names, 52, COLOUR["madder"])),
            (Box(30, 530, 930, 70), ui.text(text, SHRINKING, "heading", COLOUR["vellum"])),
            (Box(30, 590, 930, 100), heroes),
            (Box(24, 700, 942, 512), table),
        ],
    )
    return ui.scene(ART, whole, alt_text(position.result(standing, say, names)))
