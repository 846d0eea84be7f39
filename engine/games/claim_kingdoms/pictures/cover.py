"""The cover: the factions before a kingdom with its castle and mill."""

from __future__ import annotations

from engine.kit.draw.cover import cover as covered
from engine.kit.draw.cover import disc, hill, level, standing
from engine.kit.scene import Item, Scene
from engine.kit.showing import Say

from .pieces import ART, COLOUR


def cover(say: Say) -> Scene:
    """The game's cover."""
    far: list[Item] = [
        disc(860, 96, 120, COLOUR["glow"]),
        level(280, COLOUR["wave"]),
        *standing(("sea-ship", 900, 306, 104), ("sea-whale", 790, 322, 60)),
        hill(250, 196, 760, COLOUR["land-2"], COLOUR["shore-2"]),
        *standing(("field-mill", 104, 266, 112), ("field-castle", 270, 262, 116)),
        hill(610, 278, 560, COLOUR["land-3"], COLOUR["shore-3"]),
        hill(80, 306, 620, COLOUR["land-1"], COLOUR["shore-1"]),
    ]
    factions = standing(
        ("emblem-dragons", 110, 408, 138),
        ("emblem-elves", 262, 410, 104),
        ("emblem-knights", 412, 408, 136),
        ("emblem-mages", 566, 408, 118),
        ("emblem-unicorns", 720, 408, 132),
        ("emblem-trolls", 884, 412, 98),
    )
    items: list[Item] = [*far, *factions]
    told = say("picture-cover")
    return covered(
        ART, say, COLOUR["shallows"], items, told=told, ink=COLOUR["madder"], halo=COLOUR["vellum"]
    )
