"""What a seat can tell of what it does not see: what may be hidden where, whose turn comes next,
and the questions of its own next turn, which can be laid down ahead."""

from __future__ import annotations

from itertools import chain
from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Question, UpcomingQuestion
from engine.kit.hidden import Pile
from engine.kit.steps import would_ask

from ..box import BUILDING_INDEX, CARD_ORDER, CARDS, KEPT, MAX_CREW, OFFER_KEYS
from ..events import IDLE
from ..rules.supplies import in_order
from ..state import EMPTY, NOBODY, NOWHERE, Board, State, Step, View, rule

PILES: Final = (
    Pile(
        ("hands", "deck"),
        {key: card.copies for key, card in CARDS.items()},
        lambda board: [*board.discards, *filter(None, [board.joining]), *chain(*board.crew)],
        CARD_ORDER.__getitem__,
    ),
    Pile(
        ("tiles", "stack"),
        dict.fromkeys(OFFER_KEYS, 1),
        lambda board: board.offers,
        OFFER_KEYS.index,
    ),
)


def choose_in_secret(state: State, view: View, chance: Chance) -> None:
    """Who has answered a sealed question already has picked something of its hand."""
    waiting = {seat for seat, _ in view.awaited}
    step = state.board.agenda[-1] if waiting else None
    sealed: list[tuple[int, int]] = []
    if step and step.do == "keep-hand":
        sealed = [(seat, KEPT) for seat in range(view.seats)]
    elif step and step.do == "swap-hands":
        sealed = [(step.seat, int(step.what)), (step.n, int(step.what))]
    for seat, count in sealed:
        if seat not in waiting and seat != view.seat:
            chosen = chance.sample(state.hands[seat], count)
            chosen.sort(key=CARD_ORDER.__getitem__)
            state.chosen[seat] = chosen


# What comes next

_TOWN_HALL: Final = BUILDING_INDEX["town_hall"]
_AVENGER: Final = next(key for key, card in CARDS.items() if card.crew.rule == "death-avenge")
_OPEN_ENDED: Final = ("place", "idle", "copy-building", "scout-target", "avenge")
"""Questions of which the answer may bring others a question."""
_RAIDING: Final = ("reroll", "choose-set", "deaths")


def next_seats(view: View) -> tuple[int, ...]:
    """The next seat clockwise, unless the game may end or somebody else may be asked first, by a
    card played at the Town Hall or an Avenger's death. Of two seats it is the other one anyway."""
    board, awaited = view.board, view.awaited
    seat = board.active
    if len(awaited) != 1 or awaited[0][0] != seat or board.left == 1:
        return ()
    if board.seats > 2 and _others_may_be_asked(board, awaited[0][1]):
        return ()
    return ((seat + 1) % board.seats,)


def _others_may_be_asked(board: Board, kind: str) -> bool:
    if kind in _RAIDING:
        return _AVENGER in board.crew[board.active]
    working = any(step.do == "pick-up" for step in board.agenda)
    picks_up_there = board.placed != _TOWN_HALL and board.village[_TOWN_HALL] != EMPTY
    return kind in _OPEN_ENDED or (working and picks_up_there)


def foreseen(view: View) -> tuple[UpcomingQuestion, ...]:
    """The next turn of a seat that waits: where it places or raids, where it picks up, who leaves a
    full crew. It may place where a worker stands now: the building may be free by then. All else is
    as it lies now."""
    seat, board = view.seat, view.board
    if seat is None or seat < 0 or board.phase != "play" or seat == board.active:
        return ()
    if board.left != NOBODY and (seat - board.active) % board.seats >= board.left:
        return ()
    known, worker = view.known, board.workers[seat]
    village = [EMPTY] * len(board.village)
    place = would_ask(rule, known, Step("place", seat), village=village)
    pick_up = would_ask(rule, known, Step("pick-up", seat), placed=NOWHERE, used=[])
    assert place
    assert pick_up
    work = tuple([option for option in place.options if not option.endswith(IDLE)])
    if not work:
        return ()
    places = tuple([option for option in pick_up.options if option != IDLE])
    found = [
        Question(0, seat, "place", work, about=(worker,)),
        Question(0, seat, "pick-up", places),
    ]
    crew = board.crew[seat]
    if len(crew) >= MAX_CREW and len(set(crew)) > 1:
        found.append(Question(0, seat, "dismiss", in_order(crew), about=("barracks",)))
    return tuple(map(UpcomingQuestion, found))
