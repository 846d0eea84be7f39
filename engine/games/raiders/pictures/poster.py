"""The poster of the end: the greatest raider, and the final score by source."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Source
from engine.kit.draw import ui
from engine.kit.draw.boxes import Box
from engine.kit.draw.final import medal, names_of, scores
from engine.kit.draw.labels import alt_text
from engine.kit.draw.ui import Element
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say

from ..rules.raids import strength_of
from ..state import View
from ..words import position
from .pieces import ART, COLOUR, marker, portrait

SIGNS: Final = {
    "play": "points",
    "valkyrie": "valkyrie",
    "armour": "armour",
    "offerings": "offering",
    "crew": "crew",
    "plunder": "gold",
}
"""The symbol of each source of points."""
HEIGHT: Final = 936.0
SIZES: Final = (88.0, 59.0, 47.0, 38.0)
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
    crew = [card for seat in standing.winners for card in board.crew[seat]][:8]
    heroes = ui.row(*(portrait(card, 66, strength_of(board, card)) for card in crew), gap=18)

    def source(one: Source) -> Element:
        name = ui.text(say(f"source-{one.key}"), 28)
        return ui.row(ui.icon(SIGNS[one.key], 36), name, gap=10)

    table = scores(
        standing,
        say,
        names,
        piece=marker,
        source=source,
        colour=COLOUR,
        left=260,
        high=36,
        name=34,
        number=30,
    )
    whole = ui.canvas(
        ui.icon("poster", HEIGHT, width=ui.NEAR),
        [
            (Box(34, 30, 682, 58), ui.text(say("title"), 42, "title", COLOUR["glow"])),
            (Box(269, 112, 212, 212), medal(standing, marker, SIZES, 176)),
            (Box(117, 338, 515, 59), names_of(standing, say, names, 40, COLOUR["madder"])),
            (Box(23, 401, 704, 52), ui.text(text, 32, "heading", COLOUR["vellum"])),
            (Box(23, 446, 704, 76), heroes),
            (Box(18, 530, 714, 388), table),
        ],
    )
    return ui.scene(ART, whole, alt_text(position.result(standing, say, names)), width=ui.NEAR)
