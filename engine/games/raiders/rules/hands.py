"""Hand cards, draw pile and discard pile."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence

from ..box import CARD_ORDER
from ..state import Play, State, others

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


def picked(play: Play) -> list[str]:
    """The cards of an answer, in the order of the options."""
    picks = play.picks or ()
    return [card_of(option) for option in play.question.options if option in picks]


def draw(play: Play, seat: int, wanted: int, why: str) -> int:
    """Draw cards. An empty draw pile is made anew of the discards; when these are gone too, no
    more are drawn. Returns how many (rulebook, townsfolk cards)."""
    state = play.state
    drawn: list[str] = []
    while len(drawn) < wanted:
        if not state.deck and not _shuffle_discards(play):
            break
        drawn.append(state.deck.pop())
    for card in drawn:
        add_card(state, seat, card)
    play.tell(
        "cards-drawn",
        seat=seat,
        cards=len(drawn),
        hand=len(state.hands[seat]),
        deck=len(state.deck),
        why=why,
    )
    if drawn:
        play.tell("cards-seen", seat=seat, cards=drawn, seats=(seat,), reveals=(seat,))
    return len(drawn)


def _shuffle_discards(play: Play) -> bool:
    pile = play.board.discards
    if not pile:
        return False
    play.state.deck = pile
    play.board.discards = []
    play.chance.shuffle(play.state.deck)
    play.tell("deck-shuffled", cards=len(play.state.deck))
    return True


def discard(play: Play, seat: int, cards: Iterable[str], why: str) -> None:
    """Lay hand cards on the discard pile, in the open: the others see them."""
    gone = list(cards)
    hand = play.state.hands[seat]
    for card in gone:
        hand.remove(card)
    play.board.discards += gone
    play.tell("discarded", seat=seat, cards=gone, why=why, reveals=tuple(others(play.board, seat)))
