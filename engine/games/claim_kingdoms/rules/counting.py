"""What the powers count that give points for what lies around, or for cards of a faction: facts
of the open board, which words may tell too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..box import FACTIONS
from ..state import Board, Step
from .ground import AROUND_BY_ROWS, BESIDE, DIAGONAL, WIDTH, empty_beside

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
