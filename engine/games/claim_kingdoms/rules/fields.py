"""Special fields and treasures: they act when a card is played onto them, and must."""

from __future__ import annotations

from engine.kit.contract import Limit, Picks
from engine.kit.steps import reply, rule

from ..box import FIELD_POINTS, LOCKED, TREASURES
from ..events import TO
from ..state import NOWHERE, Board, Play, Step
from .ground import (
    BESIDE,
    catapults,
    cell_of,
    empty_beside,
    field_at,
    key_of,
    open_spaces,
)
from .targets import follower_of, in_range, keys
from .tracks import add_followers, gain, remove_followers


@rule("field")
def field(play: Play, step: Step) -> None:
    """Step 1: the field under the card that was just played. `step.what`: the follower that a
    catapult removes, if it was chosen with the space."""
    board, seat, cell = play.board, step.seat, step.cell
    kind = field_at(board, cell)
    space = key_of(cell)
    if kind == "ruin":
        if cell in board.ruins:
            _open_treasure(play, seat, cell)
        return
    play.tell("field", seat=seat, space=space, field=kind)
    idle = ""
    if kind == "catapult":
        play.then(Step("catapult", seat, cell, what=step.what))
    elif kind == "mill":
        if board.supply[seat]:
            add_followers(play, cell, seat, 1, "mill")
        else:
            idle = "no-followers"
    elif not gain(play, seat, FIELD_POINTS[kind], kind):
        idle = "no-points"
    if idle:
        _tell_idle(play, seat, cell, kind, idle)


def _tell_idle(play: Play, seat: int, cell: int, kind: str, why: str) -> None:
    play.tell("field-idle", seat=seat, space=key_of(cell), field=kind, why=why)


def placings(board: Board, seat: int, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """How the only card of a hand can be played onto these; where a catapult has several followers
    in reach, each of them with the space: "C4>B4-1"."""
    armed = catapults(board)
    if armed.isdisjoint(spaces):
        return spaces
    found: list[str] = []
    for space in spaces:
        aims = in_range(board, cell_of(space), seat) if space in armed else ()
        found += [f"{space}{TO}{aim}" for aim in aims] if len(aims) > 1 else [space]
    return tuple(found)


@rule("catapult")
def catapult(play: Play, step: Step) -> None:
    """Catapult: one follower of an adjacent card goes back to its supply. It must be used, on
    an own follower if there is no other."""
    options = in_range(play.board, step.cell, step.seat)
    if not options:
        _tell_idle(play, step.seat, step.cell, "catapult", "no-target")
    elif step.what in options:
        _shoot(play, step, step.what)
    elif len(options) == 1:
        _shoot(play, step, options[0])
    else:
        play.ask(step, "catapult", options, (key_of(step.cell),))


@reply("catapult")
def catapult_aimed(play: Play, step: Step, picks: Picks) -> None:
    _shoot(play, step, picks[0])


def _shoot(play: Play, step: Step, option: str) -> None:
    cell, owner = follower_of(option)
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
        play.then(Step("spectre", seat, cell))
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
    board = play.board
    cards = keys(_movable(board))
    if not cards:
        play.tell("treasure-idle", seat=step.seat, treasure="spectre", why="no-target")
        return
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
    play.ask(step, "spectre", (*cards, *spaces), (key_of(step.cell),), 2, 2, limits)


@reply("spectre")
def spectre_answered(play: Play, step: Step, picks: Picks) -> None:
    card, space = sorted(picks, key=lambda pick: pick.startswith(TO))
    _haunt(play, step.seat, cell_of(card), cell_of(space.removeprefix(TO)))


def _haunt(play: Play, seat: int, before: int, cell: int) -> None:
    board = play.board
    card = board.cards.pop(before)
    board.cards[cell] = card
    if board.last == before:
        board.last = cell
    play.tell(
        "card-moved",
        seat=seat,
        card=None if card.down else card.faction,
        before=key_of(before),
        space=key_of(cell),
    )
