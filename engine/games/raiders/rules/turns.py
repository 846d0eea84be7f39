"""Turns: place a worker and pick up another one, or raid; then the limits and the ends."""

from __future__ import annotations

from typing import Final

from ..box import BUILDING_INDEX, BUILDING_KEYS, LAST_SETS, MAX_CARDS, MAX_HELD, RAIDS
from ..events import BACK, IDLE
from ..state import EMPTY, NOBODY, NOWHERE, Play, State, Step, rule
from . import hands, raids
from .hiring import may_dismiss
from .prices import BARRACKS
from .prospects import fortress_sets, valkyrie_left
from .prospects import raids as open_raids
from .village import FINDERS, FREE, IDLE_KEYS, OPEN_TO, act

_BARRACKS: Final = BUILDING_INDEX[BARRACKS]
_FREE: Final = tuple(key in FREE for key in BUILDING_KEYS)
"""By building index."""
_PLACING: Final = tuple(zip(range(len(BUILDING_KEYS)), FINDERS, IDLE_KEYS, strict=True))


@rule("turn")
def turn(play: Play, step: Step) -> None:
    """The next seat clockwise, with the worker in its hand."""
    board, seat = play.board, step.seat
    board.turn += 1
    board.active = seat
    board.placed = board.space = NOWHERE
    board.used = []
    board.dice = []
    play.tell(
        "turn-begins",
        seat=seat,
        turn=board.turn,
        worker=board.workers[seat],
        last=board.left != NOBODY,
    )
    play.then(Step("place", seat), Step("limits", seat), Step("turn-over", seat))


@rule("place")
def place(play: Play, step: Step) -> None:
    """Working or raiding: all that can be done with the worker in hand."""
    board, seat = play.board, step.seat
    if play.picks:
        _placed(play, step, play.picks[0])
        return
    worker = board.workers[seat]
    village, may_stand = board.village, OPEN_TO[worker]
    options: list[str] = []
    idles: list[str] = []
    for index, find, idle in _PLACING:
        if not village[index] and may_stand[index]:
            options += find(play.state, seat, worker)
            idles.append(idle)
    options += open_raids(board, seat, worker)
    if not village[_BARRACKS] and may_dismiss(play.state, seat):
        idles.append(BARRACKS)
    _ask(play, step, "place", options, idles, worker)


def _ask(
    play: Play, step: Step, kind: str, options: list[str], rest: list[str], about: str
) -> None:
    """What is seldom wanted is asked for by "idle"; where there is nothing else, it is asked at
    once. `step.n`: it was asked for."""
    if step.n:
        play.ask(step, "idle", (*rest, BACK), (kind, about))
    elif options and rest:
        play.ask(step, kind, (*options, IDLE), (about,))
    else:
        play.ask(step, kind, (*options, *rest), (about,))


def _placed(play: Play, step: Step, pick: str) -> None:
    """A building acts when it is placed there, unless that is skipped; then another worker is
    picked up. A raid is the whole turn."""
    board, seat = play.board, step.seat
    if pick in RAIDS:
        raids.begin(play, seat, pick)
        return
    if _turned(play, step, pick):
        return
    building, _, way = pick.partition(".")
    worker, board.workers[seat] = board.workers[seat], EMPTY
    board.placed = BUILDING_INDEX[building]
    board.village[board.placed] = worker
    play.tell("worker-placed", seat=seat, worker=worker, building=building, idle=way == IDLE)
    play.then(Step("pick-up", seat))
    if way != IDLE:
        act(play, seat, pick, worker)


@rule("pick-up")
def pick_up(play: Play, step: Step) -> None:
    """A different worker from another building; its action, unless it was used this turn."""
    board, seat = play.board, step.seat
    if play.picks:
        _picked_up(play, step, play.picks[0])
        return
    village, gone, used = board.village, board.placed, board.used
    options: list[str] = []
    idles: list[str] = []
    rest: list[str] = []
    for index, find, idle in _PLACING:
        worker = village[index]
        if worker and index != gone:
            found = find(play.state, seat, worker) if index not in used else ()
            options += found
            (rest if found and _FREE[index] else idles).append(idle)
            if found and index == _BARRACKS and may_dismiss(play.state, seat):
                rest.append(BARRACKS)
    _ask(play, step, "pick-up", [*options, *idles], rest, BUILDING_KEYS[gone])


def _turned(play: Play, step: Step, pick: str) -> bool:
    """Whether an answer only leads to what is seldom wanted, or back."""
    if pick in (IDLE, BACK):
        play.then(Step(step.do, step.seat, n=int(pick == IDLE)))
    return pick in (IDLE, BACK)


def _picked_up(play: Play, step: Step, pick: str) -> None:
    board, seat = play.board, step.seat
    if _turned(play, step, pick):
        return
    building, _, way = pick.partition(".")
    index = BUILDING_INDEX[building]
    board.workers[seat] = worker = board.village[index]
    board.village[index] = EMPTY
    play.tell("worker-taken", seat=seat, worker=worker, building=building, idle=way == IDLE)
    if way != IDLE:
        act(play, seat, pick, worker)


@rule("limits")
def limits(play: Play, step: Step) -> None:
    """Player supplies: at the end of the own turn at most eight silver, provisions and cards."""
    board, seat = play.board, step.seat
    for kind, most in MAX_HELD.items():
        goods = getattr(board, kind)
        excess = goods[seat] - most
        if excess > 0:
            goods[seat] = most
            board.supply[kind] += excess
            play.tell("given-back", seat=seat, kind=kind, amount=excess, total=most)
    hand = play.state.hands[seat]
    excess = len(hand) - MAX_CARDS
    if excess > 0:
        options = hands.numbered(hand)
        if play.ask(step, "discard-down", options, (MAX_CARDS,), excess, excess):
            hands.discard(play, seat, hands.picked(play), "limit")


@rule("turn-over")
def turn_over(play: Play, step: Step) -> None:
    """The end comes near at the end of the turn that brought it about: everybody, this seat last,
    has one more turn."""
    board, seat = play.board, step.seat
    if board.left == NOBODY:
        board.ends = _ends(play.state)
        if board.ends:
            board.left = board.seats
            for why in board.ends:
                play.tell("end-near", seat=seat, why=why, turns=board.left)
    else:
        board.left -= 1
    way = "raid" if board.placed == NOWHERE else "work"
    play.tell("turn-over", seat=seat, turn=board.turn, way=way)
    if board.left == 0:
        play.then(Step("final"))
    else:
        play.then(Step("turn", (seat + 1) % board.seats))


def _ends(state: State) -> list[str]:
    """Which of the three ends have come."""
    board = state.board
    found = {
        "fortress": fortress_sets(board) <= LAST_SETS,
        "offerings": not state.stack,
        "valkyrie": not valkyrie_left(board),
    }
    return [why for why, met in found.items() if met]
