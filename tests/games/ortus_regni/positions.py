"""Positions built by hand, and short ways to play on from them.

An earldom is written "palace:vassal land land | castle church@1": its Fiefs, each a Castle or
Palace with its Lord behind the colon, then its properties; "@1" for a card of seat 1's. The first
Fief of seat s is "f{s}" (when it has any); the others are numbered on from there, seat by seat.
Mercenaries are written "mercenary mercenary:knight mercenary@1": with garrison or another owner;
they are "m0" .., seat by seat.
"""

from __future__ import annotations

from typing import Any

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import ARMY_DECKS, BATTLE_DECK, ORDER, VIKING_DECK
from engine.games.ortus_regni.rules.realm.holdings import fief_at, number_of
from engine.games.ortus_regni.state import Board, Card, Fief, Mercenary, State, Step
from engine.kit.contract import Event
from tests.games.by_hand import ByHand, lay

Texts = dict[int, str]


def _card(word: str, seat: int) -> Card:
    kind, _, owner = word.partition("@")
    return Card(kind, int(owner) if owner else seat)


def _fief(text: str, seat: int, number: int) -> Fief:
    head, *rest = text.split()
    castle, _, lord = head.partition(":")
    cards = sorted((_card(word, seat) for word in rest), key=lambda card: ORDER[card.kind])
    return Fief(number, _card(castle, seat), lord, tuple(cards))


def _mercenaries(texts: Texts, seats: int) -> list[list[Mercenary]]:
    number = 0
    found: list[list[Mercenary]] = []
    for seat in range(seats):
        found.append([])
        for word in texts.get(seat, "").split():
            hired, _, army = word.partition(":")
            found[-1].append(Mercenary(number, _card(hired, seat).owner, army))
            number += 1
    return found


def _piles(texts: Texts | None, seats: int, fill: str = "") -> list[list[str]]:
    return [
        sorted((texts or {}).get(seat, fill).split(), key=lambda kind: (ORDER.get(kind, 0), kind))
        for seat in range(seats)
    ]


def table(
    seats: int = 2,
    earldoms: Texts | None = None,
    *,
    hands: Texts | None = None,
    towers: Texts | None = None,
    reserves: Texts | None = None,
    mercenaries: Texts | None = None,
    decks: Texts | None = None,
    battle: str = "",
    army_deck: str = "",
    viking_deck: str = "",
    **board: Any,
) -> State:
    """A position in the third round with nothing on the agenda; it is seat 0's turn.

    By seat: `earldoms` (a bare Palace where left out), `hands`, `towers`, `reserves`,
    `mercenaries`, `decks` (the top card last; ten Lands where left out). `battle` has the Battle
    cards on top of the deck, the next one first; `army_deck` and `viking_deck` likewise. All else
    sets the attribute of the board with that name. Cards need not add up to a real game.
    """
    fiefs: list[list[Fief]] = []
    made = seats
    for seat in range(seats):
        texts = (earldoms or {}).get(seat, "palace").split("|")
        mine: list[Fief] = []
        for text in filter(str.strip, texts):
            number = made if mine else seat
            made += bool(mine)
            mine.append(_fief(text, seat, number))
        fiefs.append(mine)
    held = _piles(towers, seats)
    hired = _mercenaries(mercenaries or {}, seats)
    on_board = Board(
        seats=seats,
        tournament=False,
        phase="play",
        round=3,
        first=0,
        active=0,
        alive=[bool(mine) for mine in fiefs],
        out=[seat for seat, mine in enumerate(fiefs) if not mine],
        fiefs=fiefs,
        fiefs_made=made,
        towers=[len(cards) for cards in held],
        mercenaries=hired,
        hired=sum(map(len, hired)),
        loot=[],
        banners=[0] * seats,
        guard=[],
        bequests=[0] * seats,
        vikings=[],
        cubes=[int(bool(mine)) for mine in fiefs],
        emissaries=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        gone=[[] for _ in range(seats)],
        spent=[0] * seats,
        certain=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        mustered=[[] for _ in range(seats)],
        army_discard=[],
        battle_discard=[],
        viking_discard=[],
        agenda=[],
    )
    lay(on_board, board)
    return State(
        board=on_board,
        questions=[],
        hands=_piles(hands, seats),
        towers=held,
        decks=[(decks or {}).get(seat, "land " * 10).split() for seat in range(seats)],
        reserves=_piles(reserves, seats),
        removed=[[] for _ in range(seats)],
        pledge=[],
        jousters=[""] * seats,
        army_deck=_on_top(ARMY_DECKS[seats], army_deck),
        battle_deck=_on_top(BATTLE_DECK, battle),
        viking_deck=_on_top(VIKING_DECK, viking_deck),
    )


_by_hand = ByHand(GAME, Step)
do, asked = _by_hand.do, _by_hand.asked
open_question, answer = _by_hand.open_question, _by_hand.answer


def _on_top(cards: tuple[str, ...], wanted: str) -> list[str]:
    """A deck in the order of the box, with the wanted cards on top, the first of them next."""
    deck = list(cards)
    for kind in wanted.split():
        deck.remove(kind)
    return deck + wanted.split()[::-1]


def options(state: State, kind: str) -> set[str]:
    """What can be picked."""
    return set(open_question(state, kind).options)


def refused(state: State, kind: str, *picks: str) -> str | None:
    """Why these picks do not answer the open question; None when they do."""
    return open_question(state, kind).accepts(picks)


def fief(state: State, key: str) -> str:
    """A Fief as it is written above; "" when it does not stand any more."""
    found = fief_at(state.board, number_of(key))
    if found is None:
        return ""
    seat = next(s for s, fiefs in enumerate(state.board.fiefs) if found in fiefs)

    def written(card: Card) -> str:
        return card.kind if card.owner == seat else f"{card.kind}@{card.owner}"

    head = written(found.castle) + (f":{found.lord}" if found.lord else "")
    return " ".join([head, *map(written, found.cards)])


def earldom(state: State, seat: int) -> list[str]:
    """The Fiefs of a seat, in order."""
    return [fief(state, f"f{one.number}") for one in state.board.fiefs[seat]]


def attack(state: State, target: str, *cards: str, seat: int = 0) -> list[Event]:
    """A turn of this seat, which attacks with these cards: as far as the next question."""
    events = do(state, Step("turn", seat))
    events += answer(state, "turn", "attack")
    events += answer(state, "declare-attack", target)
    return events + answer(state, "attack-forces", *cards)


def fight(state: State, target: str, cards: str, against: str = "") -> list[Event]:
    """Seat 0 attacks with these cards, the defender answers with those ("" concedes, where he is
    asked at all): as far as the next question."""
    events = attack(state, target, *cards.split())
    if asked(state) == "defence-forces":
        picks = against.split()
        if not picks and "none" in options(state, "defence-forces"):
            picks = ["none"]
        events += answer(state, "defence-forces", *picks)
    else:
        assert not against
    return events


def joust(state: State, seat: int = 0) -> list[Event]:
    """A turn of this seat, which calls a joust with a Banner from its hand."""
    events = do(state, Step("turn", seat))
    return events + answer(state, "turn", "joust")
