"""Draws the grounds of the board, `board-2.svg` .. `board-4.svg` by seats, and `map.svg`: the north
and the village alone, from which the numbered pictures of places are cut.

    python -m drawings.raiders.draw_grounds

Everything is our own drawing. The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

from typing import Final

from drawings.pen import document, line, number, rule, stroke
from drawings.raiders.pen import COLOUR, INK, area, save
from drawings.raiders.terrain import Way, mountain, pine, plait, rough, serpent, ship, tuft, wave
from engine.games.raiders.box import BUILDING_KEYS, SETTLEMENTS
from engine.games.raiders.pictures import layout
from engine.games.raiders.pictures.layout import BAND, HEADER, NORTH, TRACKS, VILLAGE, WIDTH
from engine.kit.draw.boxes import Box

C: Final = COLOUR

# Coasts, by a few corners each; the pen makes them rough.

LANDS: Final[tuple[Way, ...]] = (
    (
        (46, 128), (120, 96), (250, 104), (302, 150), (318, 104), (420, 92), (560, 98), (586, 138),
        (604, 100), (720, 90), (846, 108), (856, 210), (846, 330), (760, 356), (640, 340),
        (592, 372), (596, 440), (560, 478), (430, 470), (352, 482), (312, 440), (300, 478),
        (180, 480), (60, 470), (44, 380), (54, 300), (40, 220),
    ),
    ((52, 506), (150, 486), (290, 500), (302, 560), (280, 602), (160, 606), (58, 596), (42, 550)),
    ((58, 636), (170, 618), (284, 630), (300, 690), (262, 734), (140, 740), (56, 726), (44, 680)),
)  # fmt: skip
SNOW: Final[Way] = (
    (46, 128), (120, 96), (250, 104), (302, 150), (318, 104), (420, 92), (560, 98), (586, 138),
    (604, 100), (720, 90), (846, 108), (856, 210), (790, 238), (700, 214), (640, 240), (560, 208),
    (470, 236), (390, 212), (310, 240), (230, 208), (150, 236), (90, 212), (40, 220),
)  # fmt: skip
MOUNTAINS: Final = (
    (316, 196, 26), (300, 206, 18), (596, 190, 26), (580, 204, 18), (318, 108, 18), (596, 112, 18),
    (46, 214, 18), (856, 210, 20), (120, 208, 12), (142, 210, 9), (402, 208, 12), (690, 208, 12),
    (668, 210, 9),
)  # fmt: skip
PINES: Final = (
    (316, 330, 12), (304, 338, 10), (590, 328, 12), (602, 338, 10), (318, 464, 12), (302, 470, 10),
    (48, 346, 11), (850, 330, 11), (296, 590, 10), (46, 572, 10), (292, 722, 10), (50, 716, 10),
    (104, 338, 8), (118, 341, 7), (388, 338, 8), (402, 341, 7), (666, 338, 8), (388, 470, 8),
    (404, 473, 7),
)  # fmt: skip
TUFTS: Final = (
    (60, 262), (152, 262), (346, 262), (432, 262), (620, 262), (720, 262), (346, 394), (440, 394),
    (92, 464), (92, 596), (92, 730), (150, 340), (440, 472), (720, 340),
)  # fmt: skip


def north() -> list[str]:
    """The sea, the coasts with the water that laps them, snow in the far north."""
    coasts = [line(rough(way, 6, seed), closed=True) for seed, way in enumerate(LANDS, 1)]
    home = line(rough(home_land(), 5, 9), closed=True)
    drawn = [rule(Box(0, 0, WIDTH, VILLAGE.foot), "none", 0, fill=C["sea"])]
    drawn.append(stroke(waves(), C["deep"], 2))
    shore = "".join((*coasts, home))
    for reach, colour in ((40, C["lap"]), (22, C["shallows"])):
        drawn += [stroke(shore, C["deep"], reach + 2), stroke(shore, colour, reach)]
    drawn += [area("".join(coasts), C["moor"]), area(line(rough(SNOW, 6, 1), True), C["snow"])]
    drawn += [area(home, C["meadow"]), stroke(shore, INK, 2)]
    drawn.append(stroke("".join(coasts), C["shore"], 1))
    drawn.append(stroke("".join(tuft(*at) for at in TUFTS), C["shore"], 1.6))
    return drawn + [mountain(*at) for at in MOUNTAINS] + [pine(*at) for at in PINES]


def home_land() -> Way:
    """The country of the village."""
    top, low = VILLAGE.y - 2, VILLAGE.foot + 40
    left, right = BAND - 30, WIDTH - BAND + 30
    return (
        (left, top + 6), (160, top + 2), (320, top - 12), (470, top + 4), (620, top - 10),
        (760, top + 4), (right, top - 8), (right, low), (left, low),
    )  # fmt: skip


def waves() -> str:
    """Small waves all over the sea."""
    wide, high = WIDTH - 2 * BAND - 60, VILLAGE.y - HEADER.foot - 20
    return "".join(
        wave(BAND + 20 + n * 137 % wide, HEADER.foot + 16 + n * 89 % high) for n in range(46)
    )


def banners() -> list[str]:
    """What tells what a settlement asks for, and its raid spaces when nothing is on them."""
    drawn = []
    for key, place in SETTLEMENTS.items():
        box = layout.settlement(key)
        x, y, right, low = box.x, box.y, box.right, box.y + layout.SIGN
        cloth = (
            f"M{number(x + 4)} {number(y)}H{number(right)}L{number(right - 7)} {number(y + 17)}"
            f"L{number(right)} {number(low)}H{number(x + 4)}Z"
        )
        head = (
            f"M{number(x)} {number(y - 2)}H{number(x + 34)}V{number(low + 2)}"
            f"L{number(x + 17)} {number(low + 8)}L{number(x)} {number(low + 2)}Z"
        )
        drawn += [area(cloth, C["vellum"], 2), area(head, C["glow"], 2)]
        count = len(place.spaces)
        for space in range(count):
            slot = layout.slot(key, space, count)
            inner = Box(slot.x + 1.5, slot.y + 1.5, slot.width - 3, slot.height - 3)
            drawn.append(rule(inner, C["brown"], 1.6, 7, C["empty"]))
    return drawn


def leaf(box: Box) -> str:
    """A piece of vellum with a double rule."""
    inner = Box(box.x + 3.5, box.y + 3.5, box.width - 7, box.height - 7)
    return rule(box, INK, 2.2, 9, C["parchment"]) + rule(inner, C["gold"], 1.1, 6)


def panels() -> list[str]:
    """Offerings, supply and tracks."""
    drawn = [leaf(layout.OFFERS), leaf(layout.SUPPLY), leaf(TRACKS)]
    for track, spaces in (("valkyrie", 8), ("armour", 11)):
        for space in range(spaces):
            box = layout.track_space(track, space)
            drawn.append(rule(box, C["tan"], 1.2, 5, C["vellum"] if space % 2 else C["bone"]))
    return drawn


def village() -> list[str]:
    """The buildings' grounds."""
    drawn = []
    for index in range(len(BUILDING_KEYS)):
        box = layout.building(index)
        drawn.append(rule(box, INK, 1.8, 8, C["parchment"]))
        name = Box(box.x + 1, box.y + 1, box.width - 2, 27)
        drawn.append(rule(name, "none", 0, 7, C["sand"]))
        edge = f"M{number(box.x + 2)} {number(box.y + 28.5)}h{number(box.width - 4)}"
        drawn.append(stroke(edge, C["gold"], 1.4))
    return drawn


def score_track(seats: int) -> list[str]:
    """The frame: fifty spaces of the track of victory points, every fifth lighter."""
    high = layout.height(seats)
    drawn = [
        f'<path fill-rule="evenodd" fill="{C["leather"]}" d="M0 0H{number(WIDTH)}V{number(high)}H0Z'
        f'M{BAND} {BAND}V{number(high - BAND)}H{WIDTH - BAND}V{BAND}Z"/>'
    ]
    planks: dict[str, str] = {"plank": "", "brown": ""}
    for space in range(layout.SPACES):
        box = layout.score_space(space, seats)
        planks["plank" if space % 5 else "brown"] += (
            f"M{number(box.x + 2.5)} {number(box.y + 2.5)}h{number(box.width - 5)}"
            f"v{number(box.height - 5)}h-{number(box.width - 5)}Z"
        )
    drawn += [area(data, C[colour]) for colour, data in planks.items()]
    edge = Box(BAND - 1, BAND - 1, WIDTH - 2 * BAND + 2, high - 2 * BAND + 2)
    outer = Box(1.5, 1.5, WIDTH - 3, high - 3)
    return [*drawn, rule(edge, C["gold"], 3.4), rule(edge, INK, 1.2), rule(outer, C["gold"], 2.4)]


def header() -> list[str]:
    """The heading, with a braid below its words."""
    low = number(HEADER.foot)
    return [
        rule(HEADER, "none", 0, fill=C["madder"]),
        *plait(HEADER.x, HEADER.right, HEADER.foot - 5.5, 7),
        stroke(f"M{BAND} {low}H{number(WIDTH - BAND)}", INK, 2.4),
    ]


def world() -> list[str]:
    """The north and the village."""
    return [
        *north(),
        serpent(628, NORTH.foot - 18, 0.62),
        ship(790, NORTH.foot - 26, 0.86),
        *banners(),
        *panels(),
        *village(),
    ]


def board(seats: int) -> str:
    """The whole ground for so many seats."""
    table, high = layout.table(seats), layout.height(seats)
    parts = (
        *world(),
        rule(table, "none", 0, fill=C["parchment"]),
        stroke(f"M{BAND} {number(table.y)}H{number(WIDTH - BAND)}", INK, 2.4),
        *header(),
        *score_track(seats),
    )
    return document(Box(0, 0, WIDTH, high), parts)


def drawings() -> dict[str, str]:
    boards = {f"board-{seats}": board(seats) for seats in (2, 3, 4)}
    return boards | {"map": document(layout.MAP, world())}


if __name__ == "__main__":
    save(drawings())
