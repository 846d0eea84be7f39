"""What the powers count that give points for what lies around, or for cards of a faction: facts
of the open board, which words may tell too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..box import FACTIONS
from ..state import Board, Step
from .ground import AROUND_BY_ROWS, BESIDE, DIAGONAL, STEPS, WIDTH, empty_beside

Count = Callable[[Board, Step], int]


def _factions_around(board: Board, step: Step) -> int:
    """Unicorns: different factions among this card and those around it."""
    found = {step.faction}
    cards, here = board.cards, step.cell
    for by in AROUND_BY_ROWS:
        card = cards.get(here + by)
        if card is not None and not card.down:
            found.add(card.faction)
    return len(found)


def _own_of_faction(board: Board, step: Step) -> int:
    """Goblins: Goblin cards with an own follower, shared or not; this one in any case."""
    seat, faction = step.seat, step.faction
    return 1 + len(
        [
            cell
            for cell, card in board.cards.items()
            if card.faction == faction
            and not card.down
            and card.followers[seat]
            and cell != step.cell
        ]
    )


def _faction_in_lines(board: Board, step: Step) -> int:
    """Dwarves: in this row and this column, whosever they are; this one once."""
    row, column = divmod(step.cell, WIDTH)
    faction = step.faction
    return 1 + len(
        [
            cell
            for cell, card in board.cards.items()
            if card.faction == faction
            and not card.down
            and cell != step.cell
            and (cell // WIDTH == row or cell % WIDTH == column)
        ]
    )


def _empty_adjacent(board: Board, step: Step) -> int:
    """Gnomes: empty playable spaces beside this card."""
    return len(empty_beside(board, step.cell))


def _diagonal(board: Board, step: Step) -> int:
    """Elves: face-up cards at the corners."""
    near = (board.cards.get(step.cell + by) for by in DIAGONAL)
    return sum(card is not None and not card.down for card in near)


def _adjacent(board: Board, step: Step) -> int:
    """Dragons: adjacent cards, face down too."""
    return sum(step.cell + by in board.cards for by in BESIDE)


def _own_adjacent(board: Board, step: Step) -> int:
    """Ice Queens: adjacent cards with an own follower."""
    near = (board.cards.get(step.cell + by) for by in BESIDE)
    return sum(card is not None and card.followers[step.seat] > 0 for card in near)


COUNTS: Final[dict[str, Count]] = {
    "factions-around": _factions_around,
    "own-of-faction": _own_of_faction,
    "faction-in-lines": _faction_in_lines,
    "empty-adjacent": _empty_adjacent,
    "diagonal": _diagonal,
    "adjacent": _adjacent,
    "own-adjacent": _own_adjacent,
}


def points_for(board: Board, step: Step) -> int:
    """The points for a card of the step's faction at its cell; it need not lie there yet."""
    power = FACTIONS[step.faction].power
    return min(power.most, power.base + COUNTS[power.count](board, step))


def _line(board: Board, step: Step, direction: str) -> int:
    """Cards in an unbroken line from the neighbour on; face-down ones count."""
    by, most = STEPS[direction], FACTIONS[step.faction].power.most
    length = 0
    while length < most and step.cell + by * (length + 1) in board.cards:
        length += 1
    return length


def _others_in_line(board: Board, step: Step, line: str) -> int:
    """Trolls: different factions of the other face-up cards there, their own not counted."""
    row, column = divmod(step.cell, WIDTH)
    if line == "row":
        there = [cell for cell in board.cards if cell // WIDTH == row]
    else:
        there = [cell for cell in board.cards if cell % WIDTH == column]
    near = [board.cards[cell] for cell in there if cell != step.cell]
    found = {card.faction for card in near if not card.down}
    found.discard(step.faction)
    return len(found)


def ways(board: Board, step: Step) -> dict[str, int]:
    """The points of each direction, or of row and column, that brings some."""
    if FACTIONS[step.faction].power.rule == "run":
        return {way: n for way in STEPS if (n := _line(board, step, way))}
    return {way: n for way in ("row", "column") if (n := _others_in_line(board, step, way))}


def open_points(board: Board, step: Step) -> int | None:
    """The points of a power that counts what lies open; None: it does something else. Its card
    need not lie there yet."""
    match FACTIONS[step.faction].power.rule:
        case "count":
            return points_for(board, step)
        case "run" | "variety":
            return max(ways(board, step).values(), default=0)
    return None
