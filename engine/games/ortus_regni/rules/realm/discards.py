"""Cards on their way: out of hands, reserves and Towers, into discards; and what everybody can
know of a hand, a deck or a reserve after it (`Board.certain`, `shown`, `mustered`).

Rulebook, winning, and the official FAQ: a discarded card always goes to its original owner.
"""

from __future__ import annotations

from bisect import insort

from engine.kit.chance import Chance

from ...box import ORDER
from ...state import Card, State

_place = ORDER.__getitem__


def discard(state: State, card: Card) -> None:
    """To its owner's discards; out of the game if the owner is. A Palace lies there as well:
    shuffled into a deck and drawn again, it is played like a Castle."""
    board = state.board
    piles = board.discards if board.alive[card.owner] else board.gone
    insort(piles[card.owner], card.kind, key=_place)


def take_card(state: State, seat: int, kind: str) -> None:
    """Out of a hand, seen by all."""
    board = state.board
    state.hands[seat].remove(kind)
    if kind in board.certain[seat]:
        board.certain[seat].remove(kind)
        if kind in board.shown[seat]:
            board.shown[seat].remove(kind)


def conceal_card(state: State, seat: int, kind: str) -> None:
    """Out of a hand, face down."""
    state.hands[seat].remove(kind)
    if state.board.shown[seat]:
        blur(state.board.shown[seat], 1)


def return_card(state: State, seat: int, kind: str) -> None:
    """Into a hand, unseen."""
    insort(state.hands[seat], kind, key=_place)


def reveal_card(state: State, seat: int, kind: str) -> None:
    """A card that lay face down is seen by all; it is not in the hand any more. What is known of
    the hand stays known."""
    certain = state.board.certain[seat]
    if certain.count(kind) > state.board.shown[seat].count(kind):
        certain.remove(kind)


def fell_tower(state: State, seat: int, kind: str) -> None:
    """A destroyed Tower is shown and discarded."""
    state.towers[seat].remove(kind)
    state.board.towers[seat] -= 1
    reveal_card(state, seat, kind)
    discard(state, Card(kind, seat))


def blur(known: list[str], count: int) -> None:
    """So many cards have left unseen: of each kind that many fewer are certain."""
    for kind in dict.fromkeys(known):
        for _ in range(min(count, known.count(kind))):
            known.remove(kind)


# Army cards.


def discard_army(state: State, kind: str) -> None:
    """To the discards of the Army deck."""
    insort(state.board.army_discard, kind)


def take_army(state: State, seat: int, kind: str) -> None:
    """Out of a reserve, seen by all."""
    state.reserves[seat].remove(kind)
    mustered = state.board.mustered[seat]
    if kind in mustered:
        mustered.remove(kind)


def return_army(state: State, seat: int, kind: str) -> None:
    """Into a reserve, seen by all."""
    insort(state.reserves[seat], kind)
    insort(state.board.mustered[seat], kind)


def move_army(state: State, seat: int, other: int, kind: str) -> None:
    """From a reserve into another, unseen; `blur` what is known of the first one besides."""
    state.reserves[seat].remove(kind)
    insort(state.reserves[other], kind)


def draw_armies(state: State, seat: int, count: int, chance: Chance) -> list[str]:
    """So many Army cards into a reserve, fewer when there are no more; the discards are shuffled
    when the deck has run out (rulebook, Army deck)."""
    drawn: list[str] = []
    board, deck = state.board, state.army_deck
    while len(drawn) < count:
        if not deck:
            if not board.army_discard:
                break
            deck += board.army_discard
            board.army_discard.clear()
            chance.shuffle(deck)
        drawn.append(deck.pop())
    for kind in drawn:
        insort(state.reserves[seat], kind)
    return drawn
