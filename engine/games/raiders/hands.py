"""Hand cards, draw pile and discard pile."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence

from engine.contract import Chance, Event

from .agenda import others
from .components import CARD_ORDER
from .state import State

_ORDER = CARD_ORDER.__getitem__


def add_card(state: State, seat: int, card: str) -> None:
    """Put a card into a hand, where it lies in the order of the data file."""
    insort(state.hands[seat], card, key=_ORDER)


def sort_cards(cards: list[str]) -> None:
    """Into the order of the data file."""
    cards.sort(key=_ORDER)


def distinct(cards: Sequence[str]) -> tuple[str, ...]:
    """The kinds of cards, each once, as options."""
    return tuple(dict.fromkeys(cards))


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The kinds of cards, each once, in the order of the data file."""
    return tuple(sorted(set(cards), key=_ORDER))


def numbered(cards: Sequence[str]) -> tuple[str, ...]:
    """All cards as options: equal ones are numbered."""
    if len(set(cards)) == len(cards):
        return tuple(cards)
    seen: dict[str, int] = {}
    options = []
    for card in cards:
        if cards.count(card) > 1:
            seen[card] = number = seen.get(card, 0) + 1
            card = f"{card}.{number}"
        options.append(card)
    return tuple(options)


def card_of(option: str) -> str:
    """The card behind an option of `numbered`."""
    return option.partition(".")[0]


def draw(
    state: State, seat: int, wanted: int, why: str, events: list[Event], chance: Chance
) -> int:
    """Draw cards. An empty draw pile is made anew of the discards; when these are gone too, no
    more are drawn. Returns how many (rulebook, townsfolk cards)."""
    drawn: list[str] = []
    while len(drawn) < wanted:
        if not state.deck and not _shuffle_discards(state, events, chance):
            break
        drawn.append(state.deck.pop())
    for card in drawn:
        add_card(state, seat, card)
    args = {
        "seat": seat,
        "cards": len(drawn),
        "hand": len(state.hands[seat]),
        "deck": len(state.deck),
        "why": why,
    }
    events.append(Event("cards-drawn", args))
    if drawn:
        seen = {"seat": seat, "cards": drawn}
        events.append(Event("cards-seen", seen, seats=(seat,), reveals=(seat,)))
    return len(drawn)


def _shuffle_discards(state: State, events: list[Event], chance: Chance) -> bool:
    pile = state.board.discards
    if not pile:
        return False
    state.deck = pile
    state.board.discards = []
    chance.shuffle(state.deck)
    events.append(Event("deck-shuffled", {"cards": len(state.deck)}))
    return True


def discard(state: State, seat: int, cards: Iterable[str], why: str, events: list[Event]) -> None:
    """Lay hand cards on the discard pile, in the open: the others see them."""
    gone = list(cards)
    hand = state.hands[seat]
    for card in gone:
        hand.remove(card)
    state.board.discards += gone
    args = {"seat": seat, "cards": gone, "why": why}
    events.append(Event("discarded", args, reveals=tuple(others(state.board, seat))))
