"""What each seat may know: views, and full positions imagined from them."""

from __future__ import annotations

from typing import Final

from engine.kit.boards import copier
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, NotYet

from ..box import CARDS, KEPT, OFFER_KEYS
from ..rules import hands
from ..rules.scoring import final_standing
from ..state import Board, State, Step, View

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
    is_seat = seat is not None and seat != EVERYONE
    return View(
        seat=seat,
        seats=board.seats,
        questions=tuple([q for q in state.questions if q.seat == seat]),
        awaited=tuple([(q.seat, q.kind) for q in state.questions]),
        standing=final_standing(state) if over else None,
        board=copy_board(board),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        tile_counts=tuple([len(tiles) for tiles in state.tiles]),
        deck=len(state.deck),
        stack=len(state.stack),
        hand=tuple(state.hands[seat]) if is_seat and seat is not None else (),
        chosen=tuple(state.chosen[seat]) if is_seat and seat is not None else (),
        tiles=tuple(
            [
                tuple(tiles) if over or holder == seat else ()
                for holder, tiles in enumerate(state.tiles)
            ]
        ),
        hands=tuple([tuple(hand) for hand in state.hands]) if seat == EVERYONE else (),
    )


def determinize(seen: View, chance: Chance) -> State:
    """A full position that fits a view, without its questions; what is unknown is dealt at
    random."""
    board = copy_board(seen.board)
    state = State(
        board=board,
        questions=[],
        asked=max((question.number for question in seen.questions), default=0),
        hands=[[] for _ in range(board.seats)],
        chosen=[[] for _ in range(board.seats)],
        deck=[],
        stack=[],
        tiles=[[] for _ in range(board.seats)],
    )
    _imagine_cards(state, seen, chance)
    _imagine_tiles(state, seen, chance)
    _imagine_choices(state, seen, chance)
    return state


def _imagine_cards(state: State, seen: View, chance: Chance) -> None:
    """Cards that lie nowhere in the open are in the other hands and in the draw pile."""
    board = state.board
    left = {key: card.copies for key, card in CARDS.items()}
    aside = [board.joining] if board.joining else []
    for cards in (board.discards, aside, *board.crew, seen.hand, *seen.hands):
        for card in cards:
            left[card] -= 1
    pool = [card for card, count in left.items() for _ in range(count)]
    chance.shuffle(pool)
    for holder, size in enumerate(seen.hand_sizes):
        if seen.hands:
            hand = list(seen.hands[holder])
        elif holder == seen.seat:
            hand = list(seen.hand)
        else:
            hand, pool = pool[:size], pool[size:]
            hands.sort_cards(hand)
        state.hands[holder] = hand
    state.deck = pool


def _imagine_tiles(state: State, seen: View, chance: Chance) -> None:
    known = {*state.board.offers}.union(*seen.tiles)
    pool = [tile for tile in OFFER_KEYS if tile not in known]
    chance.shuffle(pool)
    for holder, count in enumerate(seen.tile_counts):
        tiles = list(seen.tiles[holder])
        if not tiles:
            tiles, pool = pool[:count], pool[count:]
            tiles.sort(key=OFFER_KEYS.index)
        state.tiles[holder] = tiles
    state.stack = pool


def _imagine_choices(state: State, seen: View, chance: Chance) -> None:
    """Who has answered a sealed question already has picked something of its hand."""
    if not seen.awaited:
        return
    if seen.seat is not None and seen.seat >= 0:
        state.chosen[seen.seat] = list(seen.chosen)
    step = state.board.agenda[-1]
    waiting = {seat for seat, _ in seen.awaited}
    for seat, count in _sealed(state, step):
        if seat not in waiting and seat != seen.seat:
            chosen = chance.sample(state.hands[seat], count)
            hands.sort_cards(chosen)
            state.chosen[seat] = chosen


def _sealed(state: State, step: Step) -> list[tuple[int, int]]:
    """Who is to pick something in secret at this step, and how many."""
    if step.do == "keep-hand":
        return [(seat, KEPT) for seat in range(state.board.seats)]
    if step.do == "swap-hands":
        return [(step.seat, int(step.what)), (step.n, int(step.what))]
    return []
