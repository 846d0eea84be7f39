"""What each seat may know: views, and full positions imagined from them."""

from __future__ import annotations

from typing import Final

from engine.kit.boards import copier
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, NotYet

from ..box import COPIES, TREASURE_DECK
from ..rules import hands
from ..rules.scoring import final_standing
from ..state import UNKNOWN, Board, State, View

copy_board: Final = copier(Board)
"""A board that can be changed without changing this one."""


def view(state: State, seat: int | None) -> View:
    """All that `seat` may know.

    Raises:
        NotYet: for EVERYONE before the game is over.
    """
    board = state.board
    over = board.phase == "over"
    if seat == EVERYONE and not over:
        raise NotYet("the game is not over")
    mine = hands.everyone(state) if seat == EVERYONE else hands.bit(state, seat)
    open_now = state.questions
    return View(
        seat=seat,
        seats=board.seats,
        questions=tuple([q for q in open_now if q.seat == seat]),
        awaited=tuple([(q.seat, q.kind) for q in open_now]),
        standing=final_standing(board) if over else None,
        board=copy_board(board),
        hands=tuple([_hand(state, holder, mine) for holder in range(board.seats)]),
        deck=len(state.deck),
        under=_seen(state.deck, state.under, mine),
        looked=_seen(state.looked, state.looked_known, mine),
        treasures=len(state.treasures) + len(state.treasure_box),
    )


def _seen(cards: list[str], known: list[int], mine: int) -> tuple[str, ...]:
    """The first cards, as far as it is written who knows them."""
    return tuple(
        [card if mask & mine else UNKNOWN for card, mask in zip(cards, known, strict=False)]
    )


def _hand(state: State, holder: int, mine: int) -> tuple[str, ...]:
    hand = state.hands[holder]
    seen = [card for card, mask in zip(hand, state.known[holder], strict=True) if mask & mine]
    seen.sort()
    return (*seen, *[UNKNOWN] * (len(hand) - len(seen)))


def determinize(seen: View, chance: Chance) -> State:
    """A full position that fits a view, with no more than the viewer's own questions; what is
    unknown is dealt at random."""
    board = copy_board(seen.board)
    state = State(
        board=board,
        questions=list(seen.questions),
        asked=max((question.number for question in seen.questions), default=0),
        hands=[[] for _ in range(board.seats)],
        known=[[] for _ in range(board.seats)],
        deck=[],
        under=[],
        looked=[],
        looked_known=[],
        treasures=[],
        treasure_box=[],
    )
    _imagine_treasures(state, chance)
    _imagine_cards(state, seen, chance)
    return state


def _imagine_treasures(state: State, chance: Chance) -> None:
    left = list(TREASURE_DECK)
    for treasure in state.board.opened:
        left.remove(treasure)
    chance.shuffle(left)
    count = len(state.board.ruins)
    state.treasures, state.treasure_box = left[:count], sorted(left[count:])


def _unseen(seen: View) -> list[str]:
    """The cards that could be anywhere, for all the seat knows."""
    board = seen.board
    if board.phase == "factions":
        return []
    left = dict.fromkeys(board.factions, COPIES)
    open_cards = [card.faction for card in board.cards.values()]
    open_cards += [*board.display, *board.out, *seen.under, *seen.looked, board.revealed]
    for hand in seen.hands:
        open_cards += hand
    for card in open_cards:
        if card != UNKNOWN:
            left[card] -= 1
    return [card for card, count in left.items() for _ in range(count)]


def _imagine_cards(state: State, seen: View, chance: Chance) -> None:
    pool = _unseen(seen)
    chance.shuffle(pool)
    is_seat = seen.seat is not None and seen.seat != EVERYONE
    mine = hands.bit(state, seen.seat) if is_seat else hands.everyone(state)

    def filled(cards: tuple[str, ...]) -> tuple[list[str], list[int]]:
        known = [mine if card != UNKNOWN else 0 for card in cards]
        return [card if card != UNKNOWN else pool.pop() for card in cards], known

    for holder, hand in enumerate(seen.hands):
        cards, known = filled(hand)
        for card, mask in zip(cards, known, strict=True):
            hands.add_card(state, holder, card, mask)
    state.looked, state.looked_known = filled(seen.looked)
    under, state.under = filled(seen.under)
    state.deck = [*under, *pool]
