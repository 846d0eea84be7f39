"""Special fields and treasures: they act when a card is played onto them, and must."""

from __future__ import annotations

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from .agenda import Reply, Rule, everybody
from .components import FIELD_POINTS, LOCKED, TREASURES
from .ground import BESIDE, cell_of, field_at, is_playable, key_of, spaces_beside
from .state import Board, State, Step
from .targets import beside, follower_key, follower_of, keys, others
from .tracks import add_followers, gain, remove_followers


def field(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Step 1: the field under the card that was just played."""
    board, seat, cell = state.board, step.seat, step.cell
    kind = field_at(board, cell)
    args = {"seat": seat, "space": key_of(cell), "field": kind}
    if kind == "ruin":
        if cell in board.ruins:
            _open_treasure(state, seat, cell, events)
        return
    events.append(Event("field", args))
    idle = ""
    if kind == "catapult":
        if _in_range(board, cell, seat):
            board.agenda.append(Step("catapult", seat, cell))
        else:
            idle = "no-target"
    elif kind == "mill":
        if board.supply[seat]:
            add_followers(board, cell, seat, 1, "mill", events)
        else:
            idle = "no-followers"
    elif not gain(board, seat, FIELD_POINTS[kind], kind, events):
        idle = "no-points"
    if idle:
        events.append(Event("field-idle", {**args, "why": idle}))


def _in_range(board: Board, cell: int, seat: int) -> tuple[str, ...]:
    """Followers of any colour on adjacent cards, the seat's own last."""
    return tuple(
        follower_key(other, owner)
        for other in beside(board, cell)
        for owner in (*others(board, seat), seat)
        if board.cards[other].followers[owner]
    )


def catapult(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Catapult: one follower of an adjacent card goes back to its supply. It must be used, on
    an own follower if there is no other."""
    options = _in_range(state.board, step.cell, step.seat)
    if len(options) == 1:
        _shoot(state.board, step, options[0], events)
    else:
        ask(state, step, "catapult", options, (key_of(step.cell),))


def catapult_aimed(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _shoot(state.board, step, picks[0], events)


def _shoot(board: Board, step: Step, option: str, events: list[Event]) -> None:
    cell, owner = follower_of(option)
    remove_followers(board, cell, owner, 1, step.seat, "catapult", events)


def _open_treasure(state: State, seat: int, cell: int, events: list[Event]) -> None:
    """Ruins: the treasure is revealed, resolved and gone; then the space is plain."""
    board = state.board
    index = board.ruins.index(cell)
    del board.ruins[index]
    treasure = state.treasures.pop(index)
    board.opened.append(treasure)
    args = {"seat": seat, "space": key_of(cell), "treasure": treasure}
    events.append(Event("treasure", args, reveals=everybody(state)))
    if treasure == "spectre":
        if _movable(board):
            board.agenda.append(Step("spectre-card", seat, cell))
            return
        idle = "no-target"
    elif gain(board, seat, TREASURES[treasure].points, treasure, events):
        return
    else:
        idle = "no-points"
    args = {"seat": seat, "treasure": treasure, "why": idle}
    events.append(Event("treasure-idle", args))


def _havens(board: Board, cell: int) -> list[int]:
    """Where the card at `cell` could be moved: empty, beside another card than itself."""
    others = {other: card for other, card in board.cards.items() if other != cell}
    return spaces_beside(board, others)


def _can_move(board: Board, cell: int) -> bool:
    """The same as whether there are havens, without counting them all."""
    if board.cards[cell].faction in LOCKED and not board.cards[cell].down:
        return False
    cards = board.cards
    return any(
        other + step not in cards and is_playable(board, other + step)
        for other in cards
        if other != cell
        for step in BESIDE
    )


def _movable(board: Board) -> list[int]:
    return sorted(cell for cell in board.cards if _can_move(board, cell))


def spectre_card(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Spectre: any card with its followers is moved, but no Ice Queen. It must be done if it
    can be."""
    options = keys(_movable(state.board))
    ask(state, step, "spectre-card", options, (key_of(step.cell),))


def spectre_called(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    state.board.agenda.append(Step("spectre-space", step.seat, cell_of(picks[0])))


def spectre_space(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Spectre: to any empty space where the card could be placed."""
    board = state.board
    card = board.cards[step.cell]
    about = ("" if card.down else card.faction, key_of(step.cell))
    ask(state, step, "spectre-space", keys(_havens(board, step.cell)), about)


def spectre_moved(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board, cell = state.board, cell_of(picks[0])
    card = board.cards.pop(step.cell)
    board.cards[cell] = card
    if board.last == step.cell:
        board.last = cell
    args = {
        "seat": step.seat,
        "card": None if card.down else card.faction,
        "before": key_of(step.cell),
        "space": picks[0],
    }
    events.append(Event("card-moved", args))


RULES: dict[str, Rule] = {
    "field": field,
    "catapult": catapult,
    "spectre-card": spectre_card,
    "spectre-space": spectre_space,
}
REPLIES: dict[str, Reply] = {
    "catapult": catapult_aimed,
    "spectre-card": spectre_called,
    "spectre-space": spectre_moved,
}
