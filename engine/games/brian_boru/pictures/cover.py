"""The cover: a coast of Ireland with its abbey and towns, and the Vikings before it."""

from __future__ import annotations

from engine.kit.draw.cover import cover as covered
from engine.kit.draw.cover import disc, hill, level, standing
from engine.kit.scene import Item, Scene
from engine.kit.showing import Say

from .pieces import ART, COLOUR


def cover(say: Say) -> Scene:
    """The game's cover."""
    green, ink = COLOUR["green"], COLOUR["ink"]
    far: list[Item] = [
        disc(495, 214, 250, COLOUR["pale-yellow"]),
        hill(860, 240, 520, COLOUR["tan"]),
        level(322, COLOUR["sea"]),
        *standing(("longship", 690, 372, 132), ("longship", 905, 340, 78)),
        level(372, COLOUR["wave"]),
    ]
    near: list[Item] = [
        hill(330, 262, 640, "#5d8a52"),
        *standing(("town", 430, 296, 84), ("church", 520, 330, 78)),
        hill(60, 216, 560, green),
        *standing(("abbey", 196, 296, 132), ("crown", 60, 262, 82)),
        *standing(("renown", 345, 372, 108), ("raider", 800, 412, 96), ("viking", 880, 412, 84)),
    ]
    told = say("picture-cover")
    return covered(
        ART, say, COLOUR["parchment"], [*far, *near], told=told, ink=ink, halo=COLOUR["vellum"]
    )
