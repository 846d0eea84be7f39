"""The cover: fiefs on their hills, an Earl's people before them, and the Vikings coming."""

from __future__ import annotations

from engine.kit.draw.cover import WIDTH, disc, hill, level, standing
from engine.kit.draw.cover import cover as covered
from engine.kit.scene import Item, Scene, Sprite
from engine.kit.showing import Say

from .pieces import ART, COLOUR


def cover(say: Say) -> Scene:
    """The game's cover."""
    far: list[Item] = [
        disc(495, 190, 230, COLOUR["glow"]),
        hill(880, 232, 560, COLOUR["moss"]),
        hill(130, 214, 620, COLOUR["leek"]),
        hill(500, 262, 520, COLOUR["moss"]),
        *standing(("emblem-castle", 150, 262, 124), ("emblem-palace", 496, 302, 126)),
        *standing(("emblem-cathedral", 800, 268, 132), ("emblem-raven", 920, 196, 62)),
        level(330, COLOUR["leek"]),
    ]
    people = standing(
        ("emblem-knight", 104, 396, 136),
        ("emblem-champion", 262, 396, 122),
        ("emblem-king", 420, 396, 134),
        ("emblem-prince", 570, 396, 122),
        ("emblem-siege", 730, 396, 104),
        ("emblem-viking", 890, 396, 140),
    )
    frame: list[Item] = [Sprite("band", WIDTH / 2, 408, 26)]
    items: list[Item] = [*far, *people, *frame]
    told = say("picture-cover")
    return covered(
        ART, say, COLOUR["leaf"], items, told=told, ink=COLOUR["madder"], halo=COLOUR["vellum"]
    )
