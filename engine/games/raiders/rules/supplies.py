"""What a seat has: goods, armour and points; hand cards; deals, as buildings and cards of the Town
Hall make them; offerings to the chieftain. Everything is taken from the main supply and the piles,
and goes back there."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import Final

from ..box import CARD_ORDER, CARDS, MAX_ARMOUR, OFFER_KEYS, OFFERS, Deal
from ..state import Board, Play, State, held, others

_ORDER: Final = CARD_ORDER.__getitem__

# Goods, armour, points


def gain(play: Play, seat: int, kind: str, wanted: int, why: str) -> None:
    """Take goods from the supply, which is limited: what there is."""
    supply = play.board.supply
    amount = min(wanted, supply[kind])
    if amount < wanted:
        play.tell("short", seat=seat, kind=kind, wanted=wanted, amount=amount, why=why)
    if amount:
        supply[kind] -= amount
        mine = getattr(play.board, kind)
        mine[seat] += amount
        play.tell("gained", seat=seat, kind=kind, amount=amount, total=mine[seat], why=why)


def pay(play: Play, seat: int, kind: str, amount: int, why: str) -> None:
    """Pay goods to the supply; nothing where a discount has brought the price to 0."""
    if amount:
        lose(play, seat, kind, amount, why, "paid")


def lose(play: Play, seat: int, kind: str, most: int, why: str, told: str = "lost") -> None:
    """Goods go back to the supply, armour is lost: as much as there is."""
    mine = getattr(play.board, kind)
    amount = min(most, mine[seat])
    mine[seat] -= amount
    if kind != "armour":
        play.board.supply[kind] += amount
    play.tell(told, seat=seat, kind=kind, amount=amount, total=mine[seat], why=why)


def take(play: Play, seat: int, other: int, kind: str, wanted: int, why: str) -> None:
    """Goods go from one seat to another, as far as it has them."""
    goods = getattr(play.board, kind)
    amount = min(wanted, goods[other])
    goods[other] -= amount
    goods[seat] += amount
    play.tell("taken", seat=seat, other=other, kind=kind, amount=amount, why=why)


def arm(play: Play, seat: int, wanted: int, why: str) -> None:
    """Move up the armour track, at most to its end."""
    board = play.board
    amount = min(wanted, MAX_ARMOUR - board.armour[seat])
    board.armour[seat] += amount
    play.tell("armour-gained", seat=seat, amount=amount, total=board.armour[seat], why=why)


def score(board: Board, seat: int, points: int) -> int:
    """Move up the track of victory points. Returns the total."""
    board.score[seat] += points
    return board.score[seat]


# Hand cards, draw pile and discard pile


def add_card(state: State, seat: int, card: str) -> None:
    """Put a card into a hand, where it lies in the order of the data file."""
    insort(state.hands[seat], card, key=_ORDER)


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


def draw(play: Play, seat: int, wanted: int, why: str) -> None:
    """Draw cards, of which there is at least one. An empty draw pile is made anew of the discards;
    when these are gone too, no more are drawn (rulebook, townsfolk cards)."""
    state = play.state
    drawn: list[str] = []
    while len(drawn) < wanted:
        if not state.deck:
            if not play.board.discards:
                break
            state.deck, play.board.discards = play.board.discards, []
            play.chance.shuffle(state.deck)
            play.tell("deck-shuffled", cards=len(state.deck))
        drawn.append(state.deck.pop())
    for card in drawn:
        add_card(state, seat, card)
    hand, deck = len(state.hands[seat]), len(state.deck)
    play.tell("cards-drawn", seat=seat, cards=len(drawn), hand=hand, deck=deck, why=why)
    play.tell("cards-seen", seat=seat, cards=drawn, seats=(seat,), reveals=(seat,))


def discard(play: Play, seat: int, cards: Iterable[str], why: str) -> None:
    """Lay hand cards on the discard pile, in the open: the others see them."""
    gone = list(cards)
    hand = play.state.hands[seat]
    for card in gone:
        hand.remove(card)
    play.board.discards += gone
    play.tell("discarded", seat=seat, cards=gone, why=why, reveals=tuple(others(play.board, seat)))


# Deals

_BONUS: Final = {
    (card.crew.place, card.crew.kind): key
    for key, card in CARDS.items()
    if card.crew.rule == "bonus"
}
"""Who adds to what a building gives: (building, kind) -> card."""


def can_pay(state: State, seat: int, deal: Deal) -> bool:
    for kind, price in deal.pay.items():
        has = len(state.hands[seat]) if kind == "cards" else getattr(state.board, kind)[seat]
        if has < price:
            return False
    return True


def to_be_had(state: State, seat: int, kind: str) -> int:
    """How much of a kind there is for a seat to get."""
    if kind == "armour":
        return MAX_ARMOUR - state.board.armour[seat]
    if kind == "cards":
        return len(state.deck) + len(state.board.discards)
    return state.board.supply[kind]


def brings(state: State, seat: int, deal: Deal) -> bool:
    """Whether anything is left of what it gives."""
    return bool([kind for kind in deal.gain if to_be_had(state, seat, kind)])


def gained(board: Board, seat: int, deal: Deal, place: str) -> dict[str, int]:
    """What a deal gives at a building, if there is so much: Gatekeeper, Forager and Jeweller in the
    crew add to it."""
    found = deal.gain
    for kind, amount in found.items():
        card = _BONUS.get((place, kind))
        if card in board.crew[seat]:
            found = found | {kind: amount + board.crew[seat].count(card) * CARDS[card].crew.amount}
    return found


def settle(play: Play, seat: int, deal: Deal, why: str) -> None:
    """Make a deal, but for cards that are paid. `why`: the building or the card."""
    for kind, price in deal.pay.items():
        if kind != "cards":
            pay(play, seat, kind, price, why)
    for kind, amount in gained(play.board, seat, deal, why).items():
        if kind == "cards":
            draw(play, seat, amount, why)
        elif kind == "armour":
            arm(play, seat, amount, why)
        else:
            gain(play, seat, kind, amount, why)


# Offerings: tiles that are bought with plunder and silver


def affordable(board: Board, seat: int, tile: str, waived: str = "") -> bool:
    """Whether a seat can pay for a tile; `waived`: one of this kind need not be paid."""
    for kind, price in OFFERS[tile].cost.items():
        if held(board, seat, kind) < price - (kind == waived):
            return False
    return True


def trader_options(board: Board, seat: int) -> tuple[str, ...]:
    """Trader: each tile with each kind of which one less can be paid."""
    return tuple(
        [
            f"{tile}.{kind}"
            for tile in board.offers
            for kind in OFFERS[tile].cost
            if affordable(board, seat, tile, kind)
        ]
    )


def offer(play: Play, seat: int, tile: str, waived: str, why: str) -> None:
    """Making offerings: pay, take the tile face down, open a new one in its place."""
    state, board = play.state, play.board
    tiles = state.tiles[seat]
    tiles.append(tile)
    tiles.sort(key=OFFER_KEYS.index)
    play.tell("offering-made", seat=seat, tile=tile, waived=waived, tiles=len(tiles))
    for kind, price in OFFERS[tile].cost.items():
        pay(play, seat, kind, price - (kind == waived), why)
    index = board.offers.index(tile)
    if state.stack:
        board.offers[index] = new = state.stack.pop()
        play.tell("offer-opened", tile=new, stack=len(state.stack), reveals=play.everybody)
    else:
        del board.offers[index]
