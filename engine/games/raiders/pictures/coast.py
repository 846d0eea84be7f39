"""The coast on the pictures: settlements with what a raid needs and gives, and what is left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from engine.kit.draw import ui
from engine.kit.draw.ui import CENTRE, LEFT, Box, Element, Fill, halves
from engine.kit.showing import Say

from ..box import LETTERS, SETTLEMENTS, SPACES_OF, Settlement
from ..rules.raids import printed_price
from ..state import Board
from ..words.names import name
from .changes import Changes
from .pieces import COLOUR, FRESH, INK, VELLUM, badge, counted, worker

WIDTH: Final = 990.0
HEIGHT: Final = 610.0
BANDS: Final = (
    (("fortress_1", "fortress_2", "fortress_3"), 10.0, 172.0),
    (("monastery_1", "outpost_1", "outpost_2", "monastery_2"), 204.0, 212.0),
    (("harbour_1", "harbour_2", "harbour_3"), 438.0, 164.0),
)
"""From the far north to the shores near home: settlements from left to right, top, height."""
ROOMY: Final = 250
"""Units across: where there are more, a settlement's kind stands on its sign."""


def coast(board: Board, new: Changes, say: Say) -> Element:
    def lying() -> Iterator[tuple[Box, Element]]:
        for keys, top, high in BANDS:
            wide = WIDTH / len(keys)
            for number, key in enumerate(keys):
                box = Box(number * wide + 5, top, wide - 10, high)
                yield box, settlement(board, SETTLEMENTS[key], box.width, say, new=new)

    return ui.canvas(ui.icon("coast", HEIGHT, width=WIDTH), lying())


def settlement(
    board: Board,
    place: Settlement,
    width: float,
    say: Say,
    *,
    new: Changes | None = None,
    numbers: Mapping[str, int] = MappingProxyType({}),
) -> Element:
    """A settlement: its sign, what a raid needs, its tiers, its raid spaces. `numbers` of options,
    by settlement or raid space."""
    fresh, spaces = new.spaces if new else (), SPACES_OF[place.key]
    gold = printed_price(board, place.key)["gold"]
    left = tuple(
        (
            board.spaces[space.index],
            space.worker,
            space.key in fresh,
            (numbers or {}).get(space.key),
        )
        for space in spaces
    )
    number = numbers.get(place.key)
    near = bool(numbers)
    return _settlement(place.key, name(say, place.key), gold, left, width, number, near)


@lru_cache(maxsize=512)
def _settlement(
    key: str,
    name: str,
    gold: int,
    left: tuple[tuple[str, str, bool, int | None], ...],
    width: float,
    number: int | None,
    near: bool,
) -> Element:
    place, roomy = SETTLEMENTS[key], width > ROOMY
    kind = ui.icon(place.kind, 46)
    # Close together.
    raiders = ui.row(*(worker(colour, 38).frame(24) for colour in place.workers)).padded(7, 0)
    sign = ui.row(
        kind if roomy else None,
        ui.text(name, 28, "title", COLOUR["madder"], halo=VELLUM),
        ui.spring(),
        None if near else raiders,
        badge(number) if number else None,
        gap=4,
    )
    wanted = [("crew", place.crew), ("provision", place.provision), ("gold", gold)]
    needs = [counted(needed, what, 33) for what, needed in wanted if needed]
    needs += [ui.icon("die", 33)] * place.dice
    gives = (
        [ui.icon("to", 33).padded(8), counted(place.points, "points", 34)]
        if not place.tiers
        else []
    )
    needed = ui.row(*needs, *gives, gap=5 if roomy else 1)
    tiers = [tier_sign(*each, star=33 if near else 25) for each in place.tiers]
    steps = ui.row(*tiers, ui.spring(), None if roomy else kind, gap=6 if roomy else 2)
    wide = (width - 4 * (len(left) - 1)) / len(left)
    flat = roomy and len(left) == 2
    slots = [_slot(*each, wide, 46 if flat else 84) for each in left]
    return ui.column(
        sign.frame(width, 42),
        needed.frame(width, 40, LEFT),
        steps.frame(width, 40) if tiers else None,
        # Room for the numbers.
        ui.space(0, 24) if any(number for *_, number in left) else None,
        ui.row(*slots, gap=4),
    ).rigid(width)


def tier_sign(strength: int, points: int, *, lit: bool = False, star: float = 33) -> Element:
    edge = Fill(COLOUR["madder"], COLOUR["brown"], 1.6, 8)
    needed = ui.text(str(strength), 28, "bold", VELLUM)
    ground = Fill(COLOUR["glow"], INK, 3, 8) if lit else Fill(VELLUM, COLOUR["brown"], 1.6, 8)
    return ui.row(
        needed.panel(edge, width=42, height=36, align=CENTRE),
        ui.row(ui.text(str(points), 28, "bold"), ui.icon("points", star), gap=1).padded(2),
    ).panel(ground)


def _slot(
    letters: str, left_worker: str, fresh: bool, number: int | None, width: float, height: float
) -> Element:
    """A plunder set with the worker on it, or what is left of it: smoke and embers. In one line
    or, in a high box, in two."""
    if letters:
        kinds = [LETTERS[letter] for letter in letters]
        rows = halves(kinds, 2, odd_below=True) if height > 60 else [kinds]
        size = min(40.0, (width - 38) / max(map(len, rows)))
        lines = (ui.row(*(ui.icon(kind, size - 2).frame(size) for kind in row)) for row in rows)
        plunder = ui.column(*lines, align=0.5).frame(width - 38)
        inner = ui.row(worker(left_worker, 34).padded(1), plunder)
        slot = inner.panel(Fill(VELLUM, INK, 2, 8), width=width, height=height)
    else:
        slot = ui.icon("raided", 42).frame(width, height)
    edge = ui.shape(FRESH, width + 2, height + 2) if fresh else None
    slot = slot.overlay(edge)
    return slot.overlay(badge(number), align=ui.CORNER, x=-1, y=-27) if number else slot
