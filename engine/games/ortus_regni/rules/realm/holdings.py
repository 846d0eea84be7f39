"""An Earl's Fiefs and what stands in them: keys, finding, and cards changing hands.

A card in its place is a `Ref`: the number of its Fief and its index among the Fief's
properties, CASTLE for the Castle or Palace itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ...box import ORDER
from ...state import CASTLE, Board, Card, Fief, Play, Ref
from .discards import discard


def fief_key(number: int) -> str:
    """The option that stands for a Castle or Palace, or for its Fief."""
    return f"f{number}"


def lord_key(number: int) -> str:
    """The option that stands for the Lord of a Fief."""
    return f"f{number}.lord"


def number_of(key: str) -> int:
    """The number of the Fief or Mercenary in an option."""
    return int(key[1:].partition(".")[0])


def card_keys(number: int, cards: Sequence[Card]) -> tuple[str, ...]:
    """The options for properties of a Fief, in their order: "f3.land.1", "f3.land.2"."""
    seen: dict[str, int] = {}
    keys = []
    for card in cards:
        seen[card.kind] = count = seen.get(card.kind, 0) + 1
        keys.append(f"f{number}.{card.kind}.{count}")
    return tuple(keys)


def holder(board: Board, number: int) -> int:
    """The seat in whose earldom this Fief stands.

    Raises:
        LookupError: it stands nowhere any more.
    """
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


def put_fief(board: Board, seat: int, fief: Fief) -> None:
    """In place of the seat's Fief with this number."""
    fiefs = board.fiefs[seat]
    for index, before in enumerate(fiefs):
        if before.number == fief.number:
            fiefs[index] = fief


def refs(fief: Fief, castle: bool = True) -> dict[str, Ref]:
    """Option and place of all that stands in a Fief, the Castle first (if wanted)."""
    number = fief.number
    found = {fief_key(number): (number, CASTLE)} if castle else {}
    for index, key in enumerate(card_keys(number, fief.cards)):
        found[key] = (number, index)
    return found


def ref_of(board: Board, key: str) -> Ref:
    """Where the card with this option stands.

    Raises:
        LookupError: nowhere any more.
    """
    fief = fief_at(board, number_of(key))
    if fief is None:
        raise LookupError(key)
    return refs(fief)[key]


def card_at(board: Board, ref: Ref) -> Card:
    """The card in a place.

    Raises:
        LookupError: the Fief does not stand any more.
    """
    fief = fief_at(board, ref[0])
    if fief is None:
        raise LookupError(ref)
    return fief.castle if ref[1] == CASTLE else fief.cards[ref[1]]


def without(fief: Fief, indices: Iterable[int]) -> Fief:
    """The Fief without some of its properties."""
    gone = tuple(indices)
    return replace(fief, cards=tuple([card for i, card in enumerate(fief.cards) if i not in gone]))


def with_card(fief: Fief, card: Card) -> Fief:
    """The Fief with one property more."""
    cards = sorted((*fief.cards, card), key=lambda one: ORDER[one.kind])
    return replace(fief, cards=tuple(cards))


def found_fief(board: Board, seat: int, castle: Card) -> int:
    """A Castle or Palace begins a new Fief; its number."""
    number = board.fiefs_made
    board.fiefs_made = number + 1
    board.fiefs[seat].append(Fief(number, castle))
    return number


def slay_lord(play: Play, seat: int, number: int, why: str) -> None:
    """The Lord of a Fief, if there is one, is discarded; his Castle stays."""
    fief = fief_at(play.board, number)
    if fief is None or not fief.lord:
        return
    discard(play.state, Card(fief.lord, seat))
    put_fief(play.board, seat, replace(fief, lord=""))
    play.tell("lord-slain", seat=seat, fief=fief_key(number), card=fief.lord, why=why)


def lose_fief(play: Play, seat: int, fief: Fief, why: str) -> None:
    """A Fief leaves the earldom: its Lord is discarded. What becomes of its other cards is the
    caller's affair."""
    play.board.fiefs[seat].remove(fief)
    if fief.lord:
        discard(play.state, Card(fief.lord, seat))
    play.tell(
        "fief-lost",
        seat=seat,
        fief=fief_key(fief.number),
        castle=fief.castle.kind,
        properties=[card.kind for card in fief.cards],
        lord=fief.lord,
        why=why,
    )


def hand_over(play: Play, seat: int, captor: int, named: Iterable[Ref], why: str) -> None:
    """Cards leave an earldom as ransom or ante; those won wait to be placed.

    With a Castle its Lord and what is attached to it are lost, as when it falls: they have no
    place to stay. What was named itself goes to the captor.
    """
    board = play.board
    by_fief: dict[int, list[int]] = {}
    for number, index in named:
        by_fief.setdefault(number, []).append(index)
    given: list[Card] = []
    for number, indices in by_fief.items():
        fief = fief_at(board, number)
        if fief is None:
            continue
        given += [fief.cards[index] for index in indices if index != CASTLE]
        rest = without(fief, indices)
        put_fief(board, seat, rest)
        if CASTLE in indices:
            given.append(fief.castle)
            lose_fief(play, seat, rest, why)
            for card in rest.cards:
                discard(play.state, card)
    if given:
        board.loot += given
        play.tell("handed-over", seat=seat, other=captor, cards=pairs(given), why=why)


def pairs(cards: Iterable[Card]) -> list[list[str | int]]:
    """For events: [kind, owner] of each card."""
    return [[card.kind, card.owner] for card in cards]
