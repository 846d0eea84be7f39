"""Special fields and treasures: they act when a card is played onto them, and must."""

from __future__ import annotations

from engine.kit.contract import Limit

from ..box import FIELD_POINTS, LOCKED, TREASURES
from ..events import TO
from ..state import NOWHERE, Board, Play, Step, rule
from .ground import (
    BESIDE,
    cell_of,
    empty_beside,
    field_at,
    follower_of,
    in_range,
    key_of,
    keys,
    open_spaces,
)
from .supplies import add_followers, gain, remove_followers


@rule("field")
def field(play: Play, step: Step) -> None:
    """Step 1: the field under the card that was just played. `step.what`: the follower that a
    catapult removes, if it was chosen with the space."""
    board, seat, cell = play.board, step.seat, step.cell
    kind = field_at(board, cell)
    if kind == "ruin":
        if cell in board.ruins:
            _open_treasure(play, seat, cell)
        return
    play.tell("field", seat=seat, space=key_of(cell), field=kind)
    if kind == "catapult":
        play.then(Step("catapult", seat, step.what, cell=cell))
    elif kind == "mill":
        if board.supply[seat]:
            add_followers(play, cell, seat, 1, "mill")
        else:
            _tell_idle(play, step, kind, "no-followers")
    elif not gain(play, seat, FIELD_POINTS[kind], kind):
        _tell_idle(play, step, kind, "no-points")


def _tell_idle(play: Play, step: Step, kind: str, why: str) -> None:
    play.tell("field-idle", seat=step.seat, space=key_of(step.cell), field=kind, why=why)


@rule("catapult")
def catapult(play: Play, step: Step) -> None:
    """Catapult: one follower of an adjacent card goes back to its supply. It must be used, on
    an own follower if there is no other."""
    options = in_range(play.board, step.cell, step.seat)
    if not options:
        _tell_idle(play, step, "catapult", "no-target")
        return
    if step.what in options:
        options = (step.what,)
    aim = play.choose(step, "catapult", options, (key_of(step.cell),))
    if aim is not None:
        cell, owner = follower_of(aim)
        remove_followers(play, cell, owner, 1, step.seat, "catapult")


def _open_treasure(play: Play, seat: int, cell: int) -> None:
    """Ruins: the treasure is revealed, resolved and gone; then the space is plain."""
    board = play.board
    index = board.ruins.index(cell)
    del board.ruins[index]
    treasure = play.state.treasures.pop(index)
    board.opened.append(treasure)
    play.tell("treasure", seat=seat, space=key_of(cell), treasure=treasure, reveals=play.everybody)
    if treasure == "spectre":
        play.then(Step("spectre", seat, "", cell=cell))
    elif not gain(play, seat, TREASURES[treasure].points, treasure):
        play.tell("treasure-idle", seat=seat, treasure=treasure, why="no-points")


def _anchors(board: Board) -> list[int]:
    """Cards beside an empty space where a card may lie: the last two of them. Beside one of two
    any card can be moved, beside a single one any other."""
    found = []
    for cell in reversed(board.cards):
        if empty_beside(board, cell):
            found.append(cell)
            if len(found) == 2:
                break
    return found


def _movable(board: Board) -> list[int]:
    """The cards that a spectre can move: not locked, and with a space beside another card."""
    anchors = _anchors(board)
    if not anchors:
        return []
    alone = anchors[0] if len(anchors) == 1 else NOWHERE
    found = [
        cell
        for cell, card in board.cards.items()
        if cell != alone and (card.down or card.faction not in LOCKED)
    ]
    found.sort()
    return found


@rule("spectre")
def spectre(play: Play, step: Step) -> None:
    """Spectre: any card with its followers is moved, but no Ice Queen, to any empty space where
    it could be placed. It must be done if it can be."""
    board, picks = play.board, play.picks
    if picks is None:
        if cards := keys(_movable(board)):
            _ask_for_move(play, step, cards)
        else:
            play.tell("treasure-idle", seat=step.seat, treasure="spectre", why="no-target")
        return
    here, there = sorted(picks, key=lambda pick: pick.startswith(TO))
    before, cell = cell_of(here), cell_of(there.removeprefix(TO))
    board.cards[cell] = card = board.cards.pop(before)
    if board.last == before:
        board.last = cell
    play.tell(
        "card-moved",
        seat=step.seat,
        card=None if card.down else card.faction,
        before=here,
        space=key_of(cell),
    )


def _ask_for_move(play: Play, step: Step, cards: tuple[str, ...]) -> None:
    board = play.board
    spaces, apart = [], []
    for space in open_spaces(board):
        near = keys(space + by for by in BESIDE if space + by in board.cards)
        # A card that has moved away is no neighbour there.
        alone = near[0] if len(near) == 1 else ""
        if cards == (alone,):
            continue
        spaces.append(TO + key_of(space))
        if alone in cards:
            apart.append(Limit((alone, spaces[-1]), 0, 1))
    limits = (Limit(cards, 1, 1), Limit(tuple(spaces), 1, 1), *apart)
    about = (key_of(step.cell),)
    play.ask(step, "spectre", (*cards, *spaces), about, 2, 2, limits)
