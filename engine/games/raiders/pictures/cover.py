"""The cover: a crew and its longship under the northern lights, the coast to raid behind them."""

from __future__ import annotations

from engine.kit.draw.cover import cover as covered
from engine.kit.draw.cover import disc, hill, level, standing
from engine.kit.scene import Item, Scene, Shape
from engine.kit.showing import Say

from .pieces import ART, COLOUR


def cover(say: Say) -> Scene:
    """The game's cover."""
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
