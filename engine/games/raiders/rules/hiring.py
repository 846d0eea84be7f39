"""Hiring crew: at the Barracks, through a Recruiter, in exchange through a Gravedigger."""

from __future__ import annotations

from engine.kit.contract import Limit, Picks

from ..box import BUILDING_INDEX, CARDS, HEROES, MAX_CREW, MAX_HEROES
from ..events import DISMISS, OUT, PASS
from ..state import EMPTY, Board, Play, State, Step, others, rule
from . import hands
from .goods import pay
from .prices import BARRACKS, GRAVEDIGGER, RECRUITER, discount, price


def hireable(state: State, seat: int) -> list[str]:
    """What the Barracks offer: hand cards that can be paid for, "HERO.HERO" where one hero takes
    the other's place. Who else stands in the way, in a full crew, is asked afterwards."""
    board = state.board
    silver, rivals = board.silver[seat] + discount(board, seat), _heroes_out(board, seat)
    found: list[str] = []
    for card in hands.distinct(state.hands[seat]):
        if CARDS[card].cost <= silver:
            swaps = rivals if card in HEROES else ()
            found += [f"{card}.{rival}" for rival in swaps] or [card]
    return found


def may_dismiss(state: State, seat: int) -> bool:
    """Whether somebody may go at the Barracks for a card that has room without it."""
    crew = state.board.crew[seat]
    if not crew or len(crew) >= MAX_CREW:
        return False
    singles = [card for card in hireable(state, seat) if card in CARDS]
    dear = _dear(singles, state.board.silver[seat], discount(state.board, seat))
    return len(dear) < len(singles) or (bool(singles) and set(crew) != {RECRUITER})


def _heroes_out(board: Board, seat: int) -> tuple[str, ...]:
    """The hired heroes, one of whom must go before another one is hired."""
    heroes = tuple([card for card in board.crew[seat] if card in HEROES])
    return heroes if len(heroes) >= MAX_HEROES else ()


@rule("hire")
def hire(play: Play, step: Step) -> None:
    """Barracks: hire a card for its silver, at most five crew and one hero; one crew member may
    be dismissed before. Recruiter and Gravedigger, at the Town Hall, ask in the same way.
    `step.n`: somebody is to go though there is room."""
    if play.picks:
        _hired(play, step, play.picks)
        return
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
    about = (why, less if why == BARRACKS else price(why, "", 0))
    if step.n:
        _ask_with_one_that_goes(play, step, singles, pairs, about)
    else:
        crew = board.crew[seat]
        more = why == RECRUITER and crew and singles and len(crew) < MAX_CREW
        play.ask(step, "hire", (*singles, *pairs, *((DISMISS,) if more else ())), about)


def _ask_with_one_that_goes(
    play: Play, step: Step, singles: list[str], pairs: list[str], about: tuple[str | int, ...]
) -> None:
    """A card and somebody who goes for it, picked together; or a card alone."""
    board, seat, why = play.board, step.seat, step.what
    dear = _dear(singles, board.silver[seat], discount(board, seat) if why == BARRACKS else 0)
    outs = [
        f"{OUT}.{card}"
        for card in hands.in_order(board.crew[seat])
        if singles and (card != RECRUITER or len(dear) < len(singles))
    ]
    leave = [PASS] if why == BARRACKS else []
    limits = [Limit((*singles, *pairs, *leave), 1, 1), Limit((*pairs, *outs, *leave), 0, 1)]
    if 0 < len(dear) < len(singles):
        limits.append(Limit((*dear, f"{OUT}.{RECRUITER}"), 0, 1))
    play.ask(step, "hire", (*singles, *pairs, *outs, *leave), about, 1, 2, tuple(limits))


def _dear(cards: list[str], silver: int, less: int) -> list[str]:
    """Who dismisses a Recruiter first, pays the price without it: cards for which the silver is
    not enough then."""
    after = less - CARDS[RECRUITER].crew.amount
    return [card for card in cards if less and price(BARRACKS, card, after) > silver]


def _hired(play: Play, step: Step, picks: Picks) -> None:
    """Who hires nobody has not used the Barracks."""
    seat, why = step.seat, step.what
    if PASS in picks:
        play.board.used.remove(BUILDING_INDEX[BARRACKS])
        play.tell("declined", seat=seat, what=why)
        return
    if DISMISS in picks:
        play.then(Step("hire", seat, why, 1))
        return
    outs = [pick.partition(".")[2] for pick in picks if pick.startswith(f"{OUT}.")]
    (card,) = [pick for pick in picks if not pick.startswith(f"{OUT}.")]
    hire_card(play, seat, why, ".".join([card, *outs]))


def hire_card(play: Play, seat: int, why: str, what: str) -> None:
    """Hire a hand card; `what` may name who goes for it behind a dot. If nobody is named and
    somebody has to go, the card is laid open and it is asked who."""
    card, _, gone = what.partition(".")
    board = play.board
    play.state.hands[seat].remove(card)
    if gone or (why != GRAVEDIGGER and len(board.crew[seat]) < MAX_CREW):
        _join(play, seat, why, card, gone)
        return
    board.joining = card
    play.tell("hiring", seat=seat, card=card, why=why, reveals=tuple(others(board, seat)))
    play.then(Step("dismiss", seat, why))


@rule("dismiss")
def dismiss(play: Play, step: Step) -> None:
    """Who goes for the card that lies open. Not asked where all of the crew are alike."""
    board, seat, why = play.board, step.seat, step.what
    card, less = board.joining, discount(board, seat) if why == BARRACKS else 0
    dear = _dear([card], board.silver[seat], less) if why == BARRACKS else []
    options = [one for one in hands.in_order(board.crew[seat]) if one != RECRUITER or not dear]
    gone = play.choose(step, "dismiss", options, (why, card, price(why, card, less)))
    if gone:
        board.joining = EMPTY
        _join(play, seat, why, card, gone)


def _join(play: Play, seat: int, why: str, card: str, gone: str) -> None:
    """The one that goes leaves first."""
    board = play.board
    if gone:
        board.crew[seat].remove(gone)
        if why == GRAVEDIGGER:
            play.tell("crew-returned", seat=seat, card=gone, why=why)
            hands.add_card(play.state, seat, gone)
        else:
            board.discards.append(gone)
            play.tell("crew-lost", seat=seat, card=gone, why=why)
    silver = price(why, card, discount(board, seat))
    pay(play, seat, "silver", silver, why)
    board.crew[seat].append(card)
    play.tell(
        "hired", seat=seat, card=card, silver=silver, why=why, reveals=tuple(others(board, seat))
    )
