"""Draws what stands for the seats, and the signs of the towns.

    python -m drawings.brian_boru.draw_pieces

A seat's piece has a shape of its own, so that it is known in grey too, and room for a number or
a letter. The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

from typing import Final

from drawings.brian_boru.pen import COLOUR, INK, save
from drawings.pen import document, number
from engine.kit.draw.boxes import Box

SEATS: Final = {
    "a": "M24 2a22 22 0 1 1 0 44a22 22 0 1 1 0-44z",
    "b": "M9 3.500h30q5 0 5 5.500v30q0 5.500-5 5.500h-30q-5 0-5-5.500v-30q0-5.500 5-5.500z",
    "c": "M24 0.500l23.500 23.500l-23.500 23.500l-23.500-23.500z",
    "d": "M3 5q11 2 21-3q10 5 21 3v16c0 13-9 20-21 25c-12-5-21-12-21-25z",
    "e": "M12.500 3.500h23l11.500 20.500l-11.500 20.500h-23l-11.500-20.500z",
}
"""A round, a square, a lozenge, a shield, a hexagon."""
TOWNS: Final = {
    "red": "M4 5q10 2 20-3q10 5 20 3v17c0 12-8 19-20 24c-12-5-20-12-20-24z",
    "blue": "M14 3h20v11h11v20h-11v11h-20v-11h-11v-20h11z",
    "yellow": "M24 2.500a21.500 21.500 0 1 1 0 43a21.500 21.500 0 1 1 0-43z",
}
"""A shield, a cross, a round."""


def piece(shape: str) -> str:
    """A rim of one colour around another: `$rim`, `$seat`."""
    return document(
        Box(0, 0, 48, 48),
        [
            path(shape, "$rim", 2.6),
            path(shape, "$seat", 2.4, 0.72),
        ],
    )


def town(shape: str, colour: str) -> str:
    """A free town: its colour around a plate for its number."""
    plate = (
        f'<circle cx="24" cy="24" r="12.800" fill="{COLOUR["vellum"]}" stroke="{INK}"'
        ' stroke-width="2"/>'
    )
    return document(Box(0, 0, 48, 48), [path(shape, COLOUR[colour], 2.6), plate])


def path(shape: str, fill: str, thick: float, zoom: float = 1) -> str:
    move = "" if zoom == 1 else f' transform="translate(24 24) scale({zoom}) translate(-24 -24)"'
    return (
        f'<path d="{shape}" fill="{fill}" stroke="{INK}" stroke-width="{number(thick)}"'
        f' stroke-linejoin="round"{move}/>'
    )


def drawings() -> dict[str, str]:
    """All of them, by file."""
    return {
        **{f"disc-{seat}": piece(shape) for seat, shape in SEATS.items()},
        **{f"town-{colour}": town(shape, colour) for colour, shape in TOWNS.items()},
    }


def main() -> None:
    save(drawings())


if __name__ == "__main__":
    main()
