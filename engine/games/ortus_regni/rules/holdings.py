"""What an Earl has: keys of what stands in his earldom, how cards come and go, what everybody knows
of what he hides (rulebook, winning; Army deck; FAQ on original owners).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from msgspec.structs import replace

from engine.kit.chance import Chance

from ..box import CROWN_AHEAD, CROWN_BANNERS, ORDER, PEACE, TOURNAMENT_PEACE
from ..state import NOBODY, Board, Card, Fief, Mercenary, Play, State, others

in_order = ORDER.__getitem__
"""A sort key: kinds of Earl cards as in the data file."""


def is_peace(board: Board) -> bool:
    """Whether no Earl may attack another yet."""
    return board.round <= (TOURNAMENT_PEACE if board.tournament else PEACE)


def is_truce(board: Board) -> bool:
    """Whether there may be neither Treachery nor Intrigue yet (tournament rules alone)."""
    return board.tournament and board.round <= TOURNAMENT_PEACE


def number_of(key: str) -> int:
    """The number of the Fief or Mercenary in an option."""
    return int(key[1:].partition(".")[0])


def pairs(cards: Iterable[Card]) -> list[list[str | int]]:
    """For events: [kind, owner] of each card."""
    return [[card.kind, card.owner] for card in cards]


# Fiefs and Mercenaries.


def holder(board: Board, number: int) -> int:
    for seat, fiefs in enumerate(board.fiefs):
        for fief in fiefs:
            if fief.number == number:
                return seat
    raise LookupError(number)


def fief_at(board: Board, number: int) -> Fief | None:
    """The Fief with this number, as long as it stands."""
    for fiefs in board.fiefs:
        for fief in fiefs:
            if fief.number == number:
                return fief
    return None


def fief_of(board: Board, key: str) -> Fief:
    """The Fief, which still stands, of which an option names something."""
    fief = fief_at(board, number_of(key))
    assert fief
    return fief


def put_fief(board: Board, seat: int, fief: Fief) -> None:
    """In place of the seat's Fief with this number."""
    fiefs = board.fiefs[seat]
    for index, before in enumerate(fiefs):
        if before.number == fief.number:
            fiefs[index] = fief


def found_fief(board: Board, seat: int, castle: Card) -> str:
    """A Castle or Palace begins a new Fief; its key."""
    fief = Fief(board.fiefs_made, castle)
    board.fiefs_made += 1
    board.fiefs[seat].append(fief)
    return fief.key


def archbishop(board: Board) -> int:
    """The seat in whose earldom the Cathedral stands, or NOBODY."""
    for seat, fiefs in enumerate(board.fiefs):
        for fief in fiefs:
            if fief.has("cathedral"):
                return seat
    return NOBODY


def crown_price(board: Board, seat: int) -> int:
    """With how many Banners a seat becomes King: two, and two more than every other Earl."""
    most = max([board.banners[other] for other in others(board, seat)], default=0)
    return max(CROWN_BANNERS, most + CROWN_AHEAD)


def hired(board: Board, key: str) -> tuple[int, Mercenary]:
    """(whose, the Mercenary) of "m2" or "m2.army"."""
    number = number_of(key)
    for seat, mercenaries in enumerate(board.mercenaries):
        for mercenary in mercenaries:
            if mercenary.number == number:
                return seat, mercenary
    raise LookupError(key)


def slay_lord(play: Play, seat: int, number: int, why: str) -> None:
    """The Lord of a Fief, if there is one, is discarded; his Castle stays."""
    fief = fief_at(play.board, number)
    if fief is None or not fief.lord:
        return
    discard(play.state, Card(fief.lord, seat))
    put_fief(play.board, seat, replace(fief, lord=""))
    play.tell("lord-slain", seat=seat, fief=fief.key, card=fief.lord, why=why)


def slay_mercenary(play: Play, seat: int, mercenary: Mercenary, why: str) -> None:
    """He is discarded, with the garrison that he still has, fielded or not."""
    play.board.mercenaries[seat].remove(mercenary)
    discard(play.state, Card("mercenary", mercenary.owner))
    if army := mercenary.army:
        insort(play.board.army_discard, army)
    play.tell("mercenary-slain", seat=seat, mercenary=mercenary.key, army=army, why=why)


def lose_fief(play: Play, seat: int, fief: Fief, why: str) -> None:
    """A Fief leaves the earldom: its Lord is discarded. What becomes of its other cards is the
    caller's affair."""
    play.board.fiefs[seat].remove(fief)
    if fief.lord:
        discard(play.state, Card(fief.lord, seat))
    play.tell(
        "fief-lost",
        seat=seat,
        fief=fief.key,
        castle=fief.castle.kind,
        properties=[card.kind for card in fief.cards],
        lord=fief.lord,
        why=why,
    )


def hand_over(play: Play, seat: int, captor: int, named: Iterable[str], why: str) -> None:
    """Cards leave an earldom as ransom or ante; those won wait to be placed.

    With a Castle its Lord and what is attached to it are lost, as when it falls: they have no
    place to stay. What was named itself goes to the captor.
    """
    board = play.board
    by_fief: dict[int, list[str]] = {}
    for key in named:
        by_fief.setdefault(number_of(key), []).append(key)
    given: list[Card] = []
    for keys in by_fief.values():
        fief = fief_of(board, keys[0])
        given += [fief.properties[key] for key in keys if key != fief.key]
        rest = fief.without(keys)
        put_fief(board, seat, rest)
        if fief.key in keys:
            given.append(fief.castle)
            lose_fief(play, seat, rest, why)
            for card in rest.cards:
                discard(play.state, card)
    if given:
        board.loot += given
        play.tell("handed-over", seat=seat, other=captor, cards=pairs(given), why=why)


# Earl cards on their way: out of hands and Towers, into discards.


def discard(state: State, card: Card) -> None:
    """To its owner's discards; out of the game if the owner is. A Palace lies there as well:
    shuffled into a deck and drawn again, it is played like a Castle."""
    board = state.board
    piles = board.discards if board.alive[card.owner] else board.gone
    insort(piles[card.owner], card.kind, key=in_order)


def take_card(state: State, seat: int, kind: str) -> None:
    """Out of a hand, seen by all."""
    board = state.board
    state.hands[seat].remove(kind)
    if kind in board.certain[seat]:
        board.certain[seat].remove(kind)
        if kind in board.shown[seat]:
            board.shown[seat].remove(kind)


def spend_card(state: State, seat: int, kind: str) -> None:
    """Out of a hand into the discards, seen by all."""
    take_card(state, seat, kind)
    discard(state, Card(kind, seat))


def reveal_card(state: State, seat: int, kind: str) -> None:
    """A card that lay face down is seen by all; it is not in the hand any more. What is known of
    the hand stays known."""
    certain = state.board.certain[seat]
    if certain.count(kind) > state.board.shown[seat].count(kind):
        certain.remove(kind)


def blur(known: list[str], count: int) -> None:
    """So many cards have left unseen: of each kind that many fewer are certain."""
    for kind in dict.fromkeys(known):
        for _ in range(min(count, known.count(kind))):
            known.remove(kind)


# Army cards.


def recruits(state: State, fiefs: Iterable[Fief]) -> int:
    """Army cards that Lands in these Fiefs bring: one, two where a Land and a Market Town share a
    Fief, as long as there are any."""
    brought = [2 if fief.has("market") else 1 for fief in fiefs if fief.has("land")]
    if not brought:
        return 0
    return min(max(brought), len(state.army_deck) + len(state.board.army_discard))


def take_army(state: State, seat: int, kind: str) -> None:
    """Out of a reserve, seen by all."""
    state.reserves[seat].remove(kind)
    mustered = state.board.mustered[seat]
    if kind in mustered:
        mustered.remove(kind)


def draw(
    deck: list[str], discards: list[str], count: int, chance: Chance
) -> tuple[list[str], bool]:
    """So many Army or Viking cards, fewer when there are no more; and whether the discards were
    shuffled because the deck had run out (rulebook, Army deck)."""
    drawn: list[str] = []
    shuffled = False
    while len(drawn) < count and (deck or discards):
        if not deck:
            deck += discards
            discards.clear()
            chance.shuffle(deck)
            shuffled = True
        drawn.append(deck.pop())
    return drawn, shuffled
