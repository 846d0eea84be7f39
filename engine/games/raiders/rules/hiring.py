"""Hiring crew: at the Barracks, through a Recruiter, in exchange through a Gravedigger."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Limit, Picks
from engine.kit.steps import reply, rule

from ..box import BUILDING_INDEX, CARDS, HEROES, MAX_CREW, MAX_HEROES
from ..events import OUT, PASS
from ..state import Board, Play, State, Step, others
from . import hands
from .goods import pay

BARRACKS: Final = "barracks"
RECRUITER: Final = next(c.key for c in CARDS.values() if c.crew.rule == "hire-discount")
GRAVEDIGGER: Final = next(c.key for c in CARDS.values() if c.hall and c.hall.rule == "swap-crew")
_HALL = CARDS[RECRUITER].hall
assert _HALL is not None
HALL_PRICE: Final = _HALL.price
"""Silver for a card that is hired through a Recruiter at the Town Hall."""


def discount(board: Board, seat: int) -> int:
    """Silver that the seat's Recruiters take off each price at the Barracks."""
    return board.crew[seat].count(RECRUITER) * CARDS[RECRUITER].crew.amount


def price(why: str, card: str, discounted: int) -> int:
    """Silver for hiring a card; never below 0."""
    if why == BARRACKS:
        return max(0, CARDS[card].cost - discounted)
    return HALL_PRICE if why == RECRUITER else 0


def can_hire(state: State, seat: int) -> bool:
    """Whether the Barracks are of any use: a hand card that can be paid for. Whoever stands in
    its way, a fifth crew member or another hero, may be dismissed."""
    silver = state.board.silver[seat] + discount(state.board, seat)
    return any(CARDS[card].cost <= silver for card in state.hands[seat])


def _heroes_out(board: Board, seat: int) -> tuple[str, ...]:
    """The hired heroes, one of whom must go before another one is hired."""
    heroes = tuple([card for card in board.crew[seat] if card in HEROES])
    return heroes if len(heroes) >= MAX_HEROES else ()


@rule("hire")
def hire(play: Play, step: Step) -> None:
    """Barracks: hire a card for its silver, at most five crew and one hero; one crew member may
    be dismissed before. Recruiter and Gravedigger, at the Town Hall, ask in the same way."""
    board, seat, why = play.board, step.seat, step.what
    less = discount(board, seat) if why == BARRACKS else 0
    rivals = _heroes_out(board, seat)
    singles: list[str] = []
    pairs: list[str] = []
    for card in hands.distinct(play.state.hands[seat]):
        if price(why, card, less) <= board.silver[seat]:
            if card in HEROES and rivals:
                pairs += [f"{card}.{rival}" for rival in rivals]
            else:
                singles.append(card)
    dear = _dear(singles, board.silver[seat], less)
    outs = [
        f"{OUT}.{card}"
        for card in hands.in_order(board.crew[seat])
        if singles and (card != RECRUITER or len(dear) < len(singles))
    ]
    leave = [PASS] if why == BARRACKS else []
    about = (why, less if why == BARRACKS else price(why, "", 0))
    if not outs:
        play.ask(step, "hire", (*singles, *pairs, *leave), about)
        return
    one_goes = why == GRAVEDIGGER or len(board.crew[seat]) >= MAX_CREW
    limits = [
        Limit((*singles, *pairs, *leave), 1, 1),
        Limit((*pairs, *outs, *leave), int(one_goes), 1),
    ]
    if 0 < len(dear) < len(singles):
        limits.append(Limit((*dear, f"{OUT}.{RECRUITER}"), 0, 1))
    least = 1 if pairs or leave or not one_goes else 2
    play.ask(step, "hire", (*singles, *pairs, *outs, *leave), about, least, 2, tuple(limits))


def _dear(cards: list[str], silver: int, less: int) -> list[str]:
    """Who dismisses a Recruiter first, pays the price without it: cards for which the silver is
    not enough then."""
    after = less - CARDS[RECRUITER].crew.amount
    return [card for card in cards if less and price(BARRACKS, card, after) > silver]


@reply("hire")
def hired(play: Play, step: Step, picks: Picks) -> None:
    """The one that goes leaves first. Who hires nobody has not used the Barracks."""
    seat, why = step.seat, step.what
    if PASS in picks:
        play.board.used.remove(BUILDING_INDEX[BARRACKS])
        play.tell("declined", seat=seat, what=why)
        return
    card = gone = ""
    for pick in picks:
        head, _, tail = pick.partition(".")
        card = card if head == OUT else head
        gone = tail or gone
    board = play.board
    if gone:
        board.crew[seat].remove(gone)
        if why == GRAVEDIGGER:
            play.tell("crew-returned", seat=seat, card=gone, why=why)
        else:
            board.discards.append(gone)
            play.tell("crew-lost", seat=seat, card=gone, why=why)
    silver = price(why, card, discount(board, seat))
    pay(play, seat, "silver", silver, why)
    play.state.hands[seat].remove(card)
    if gone and why == GRAVEDIGGER:
        hands.add_card(play.state, seat, gone)
    board.crew[seat].append(card)
    play.tell(
        "hired", seat=seat, card=card, silver=silver, why=why, reveals=tuple(others(board, seat))
    )
