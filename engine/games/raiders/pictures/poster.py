"""Two posters: the cover, a crew and its longship under the northern lights with the coast to raid
behind them; and that of the end, the greatest raider and the final score by source."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Source
from engine.kit.draw import ui
from engine.kit.draw.labels import alt_text
from engine.kit.draw.pictures import cover as covered
from engine.kit.draw.pictures import disc, hill, level, medal, names_of, scores, standing
from engine.kit.draw.ui import Box, Element
from engine.kit.scene import Item, Scene, Shape
from engine.kit.showing import Names, Say

from ..rules.raids import strength_of
from ..state import View
from ..words import position
from .pieces import ART, COLOUR, marker, portrait

# The cover


def cover(say: Say) -> Scene:
    lights: list[Item] = [
        Shape(x, y, wide, 15, COLOUR[colour] + "80", radius=7.5)
        for x, y, wide, colour in (
            (330, 136, 520, "northern"),
            (420, 156, 560, "lights"),
            (300, 176, 470, "northern"),
            (560, 196, 400, "lights"),
        )
    ]
    far: list[Item] = [
        *lights,
        disc(96, 176, 84, COLOUR["frost"]),
        hill(900, 218, 460, COLOUR["forest"]),
        hill(560, 232, 420, COLOUR["pine"]),
        *standing(("outpost", 480, 272, 84), ("monastery", 610, 270, 98)),
        *standing(("fortress", 770, 270, 112), ("harbour", 910, 276, 96)),
        level(268, COLOUR["fjord"]),
        *standing(("longship", 220, 396, 212)),
        level(380, COLOUR["deep"]),
    ]
    crew = standing(
        ("folk-shieldmaiden", 470, 424, 132),
        ("folk-warlord", 620, 424, 142),
        ("folk-berserker", 770, 424, 134),
        ("gold", 900, 414, 84),
        ("provision", 46, 414, 70),
    )
    items: list[Item] = [*far, *crew]
    told = say("picture-cover")
    return covered(
        ART, say, COLOUR["midnight"], items, told=told, ink=COLOUR["snow"], halo=COLOUR["midnight"]
    )


# The end

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
