"""The small changes that all rules are made of: points, followers and cards on the board; hidden
cards in hands, deck and display, and who knows which of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.kit.chance import Chance

from ..box import DISPLAY, SEATS
from ..state import DECK, TAKE, Board, Card, Play, State
from .ground import distinct, is_ending, key_of, others

# Points, followers, cards on the board


def gain(play: Play, seat: int, points: int, why: str, reveals: tuple[int, ...] = ()) -> int:
    """Move a score, never below 0. Returns by how much."""
    before = play.board.score[seat]
    play.board.score[seat] = total = max(0, before + points)
    if total != before:
        play.tell("points", seat=seat, points=total - before, total=total, why=why, reveals=reveals)
    return total - before


def changed(line: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """The same with one seat's number changed."""
    numbers = list(line)
    numbers[seat] += by
    return tuple(numbers)


def _shift(board: Board, cell: int, seat: int, by: int) -> None:
    card = board.cards[cell]
    board.cards[cell] = replace(card, followers=changed(card.followers, seat, by))


_ONE: Final = {seats: [changed((0,) * seats, seat, 1) for seat in range(seats)] for seats in SEATS}
"""A single follower on a card, by the number of seats and by seat."""


def new_card(board: Board, cell: int, faction: str, seat: int) -> None:
    """Lay a card down with a follower of the seat on it."""
    board.cards[cell] = Card(faction, _ONE[board.seats][seat], (0,) * board.seats)
    board.supply[seat] -= 1


def check_supply(play: Play, seat: int) -> None:
    """End of the game: a supply that is empty. It stays so even if this turn's field or power
    gives a follower back."""
    board = play.board
    if not board.supply[seat] and not board.end:
        board.end = "followers"
        play.tell("supply-empty", seat=seat)


def add_followers(play: Play, cell: int, seat: int, followers: int, why: str) -> None:
    """From the supply onto a card."""
    board = play.board
    _shift(board, cell, seat, followers)
    board.supply[seat] -= followers
    play.tell(
        "follower-added",
        seat=seat,
        space=key_of(cell),
        followers=followers,
        supply=board.supply[seat],
        why=why,
    )
    check_supply(play, seat)


def remove_followers(
    play: Play, cell: int, owner: int, followers: int, seat: int, why: str
) -> None:
    """From a card back to the owner's supply; `seat` does it."""
    board = play.board
    _shift(board, cell, owner, -followers)
    board.supply[owner] += followers
    play.tell(
        "follower-removed",
        seat=seat,
        owner=owner,
        space=key_of(cell),
        followers=followers,
        supply=board.supply[owner],
        why=why,
    )


def move_follower(play: Play, before: int, after: int, owner: int, seat: int, why: str) -> None:
    """From one card to another."""
    _shift(play.board, before, owner, -1)
    _shift(play.board, after, owner, 1)
    play.tell(
        "follower-moved",
        seat=seat,
        owner=owner,
        before=key_of(before),
        space=key_of(after),
        why=why,
    )


# Hidden cards. A card that lay open stays known when it is taken up or put under the deck. Only
# when it may have been mixed with another one, out of sight, a seat that did not do it loses track.

UNSEEN = "unseen"
"""In options: a card of a hand of two that the asked seat does not know."""


def everyone(state: State) -> int:
    """The mask of a card that everybody knows, spectators too."""
    return (2 << state.board.seats) - 1


def add_card(state: State, seat: int, card: str, known: int) -> None:
    """Put a card into a hand; its holder knows it."""
    hand, masks = state.hands[seat], state.known[seat]
    hand.append(card)
    masks.append(known | 1 << seat)
    if len(hand) > 1:
        sort_hand(state, seat)


def sort_hand(state: State, seat: int) -> None:
    """The better known cards first: the order of a hand tells nothing."""
    if len(state.hands[seat]) > 1:
        pairs = zip(state.known[seat], state.hands[seat], strict=True)
        ordered = sorted(pairs, key=lambda pair: (-pair[0], pair[1]))
        state.known[seat] = [mask for mask, _ in ordered]
        state.hands[seat] = [card for _, card in ordered]


def remove_card(state: State, seat: int, card: str) -> int:
    """Take a card of this faction out of a hand, in the open. Returns who knew it.

    Whoever knew of one such card takes it that this is the one; who knew of both, knows of
    the other one still."""
    hand, masks = state.hands[seat], state.known[seat]
    if len(hand) == 1:
        hand.remove(card)
        return masks.pop()
    copies = [i for i, held in enumerate(hand) if held == card]
    index = max(copies, key=lambda i: masks[i].bit_count())
    known = masks.pop(index)
    del hand[index]
    for i, held in enumerate(hand):
        if held == card:
            masks[i] = masks[i] & known | 1 << seat
    sort_hand(state, seat)
    return known


def all_options(state: State, seat: int) -> tuple[str, ...]:
    """The cards of all other hands, clockwise, as options: as far as `seat` tells them apart."""
    found: list[str] = []
    for other in others(state.board, seat):
        hand, masks = state.hands[other], state.known[other]
        if len(hand) == 1:
            found.append(str(other))
            continue
        known = {card for card, mask in zip(hand, masks, strict=True) if mask & 1 << seat}
        found += [f"{other}.{card}" for card in sorted(known)]
        found += [f"{other}.{UNSEEN}"] if any(not mask & 1 << seat for mask in masks) else []
    return tuple(found)


def find_card(state: State, seat: int, option: str, chance: Chance) -> tuple[int, int]:
    """(other seat, index in its hand) of what `all_options` offered; drawn where it is unseen."""
    other, _, card = option.partition(".")
    hand, masks, mine = state.hands[int(other)], state.known[int(other)], 1 << seat
    if not card:
        return int(other), 0
    if card != UNSEEN:
        known = [i for i, mask in enumerate(masks) if mask & mine and hand[i] == card]
        return int(other), known[0]
    unseen = [i for i, mask in enumerate(masks) if not mask & mine]
    return int(other), unseen[0] if len(unseen) == 1 else chance.choice(unseen)


def steal(state: State, seat: int, other: int, index: int) -> tuple[str, int]:
    """Move a card from one hand to another, unseen by the rest. Returns it, and who knew it."""
    hand, masks = state.hands[other], state.known[other]
    known, both = masks[index], 1 << seat | 1 << other
    public = everyone(state)
    card = hand.pop(index)
    del masks[index]
    moved = known
    if known != public and any(mask != public for mask in masks):
        # One of two hidden cards: the rest cannot tell which.
        moved &= both
        state.known[other] = [mask if mask == public else mask & both for mask in masks]
        sort_hand(state, other)
    add_card(state, seat, card, moved | both)
    return card, known


def take_top(state: State) -> tuple[str, int]:
    """Take the top card off the deck: its faction, and who knows it."""
    known = state.under.pop() if len(state.under) == len(state.deck) else 0
    return state.deck.pop(), known


def put_under(state: State, cards: Sequence[str], known: Sequence[int]) -> None:
    """Put cards under the deck, the lowest first."""
    state.deck[:0] = cards
    state.under[:0] = known


def sources(state: State) -> tuple[str, ...]:
    """Where a new card can be taken from."""
    found = distinct(state.board.display)
    return (*found, DECK) if state.deck else found


def takes(state: State) -> tuple[str, ...]:
    """The new cards that this turn's seat can choose from, as options beside others; none where
    there is nothing to choose, or the game ends."""
    if state.board.draw or is_ending(state.board):
        return ()
    found = sources(state)
    return tuple([TAKE + source for source in found]) if len(found) > 1 else ()


def choose_source(board: Board, source: str) -> None:
    """The new card that this turn's seat has chosen ahead of step 3."""
    agenda = board.agenda
    index = len(agenda) - 1
    while agenda[index].do != "draw":
        index -= 1
    agenda[index] = replace(agenda[index], what=source)


def fill_display(play: Play) -> None:
    """Step 3: up to three cards lie face up, as long as the deck lasts."""
    state = play.state
    display = play.board.display
    if len(display) >= DISPLAY or not state.deck:
        return
    added: list[str] = []
    told = everyone(state)
    while len(display) < DISPLAY and state.deck:
        card, known = take_top(state)
        display.append(card)
        added.append(card)
        told &= known
    news = () if told == everyone(state) else play.everybody
    play.tell("display-filled", cards=added, deck=len(state.deck), reveals=news)
