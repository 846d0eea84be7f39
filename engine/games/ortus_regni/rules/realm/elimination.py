"""Leaving the game: the last fief lost, no card to draw, or resigned (rulebook, winning)."""

from __future__ import annotations

from ...box import ORDER
from ...state import NOBODY, Card, Fate, Play, State
from .discards import discard, discard_army
from .kingship import check_crown
from .scoring import finish


def fallen(play: Play, how: str, by: int) -> None:
    """Whoever has no fief any more is out. Only one Earl can lose his last one at a time. `how`
    and to whom he fell: see `Fate`."""
    board = play.board
    for seat, fiefs in enumerate(board.fiefs):
        if not fiefs and board.alive[seat]:
            leave(play, seat, "fief", Fate(seat, board.round, how, by))


def leave(play: Play, seat: int, why: str, fate: Fate | None = None) -> None:
    """An Earl goes, with all cards of his colour that lie in his earldom; those of others go
    back to them. What of his lies with others stays there until it is discarded. The last Earl
    wins, even one who could not have drawn a card."""
    board = play.board
    board.alive[seat] = False
    board.out.append(seat)
    board.fates.append(fate or Fate(seat, board.round, why))
    left = board.alive.count(True)
    play.tell("earl-out", seat=seat, why=why, left=left)
    _clear_table(play, seat)
    _clear_hidden(play.state, seat)
    board.cubes[seat] = 0
    if board.king == seat:
        board.king = NOBODY
        play.tell("king-dead", seat=seat)
    if left == 1:
        finish(play)
    else:
        check_crown(play)


def _clear_table(play: Play, seat: int) -> None:
    state, board = play.state, play.board
    armies = state.reserves[seat][:]
    state.reserves[seat].clear()
    board.mustered[seat].clear()
    cards: list[Card] = []
    for fief in board.fiefs[seat]:
        cards += [fief.castle, *fief.cards]
        if fief.lord:
            cards.append(Card(fief.lord, seat))
    for mercenary in board.mercenaries[seat]:
        cards.append(Card("mercenary", mercenary.owner))
        if mercenary.army:
            armies.append(mercenary.army)
    if board.king == seat:
        armies += board.guard
        board.guard.clear()
    cards += [Card("banner", seat)] * board.banners[seat]
    cards += [Card(kind, seat) for kind in (*board.emissaries[seat], *board.discards[seat])]
    board.fiefs[seat].clear()
    board.mercenaries[seat].clear()
    board.banners[seat] = 0
    board.emissaries[seat].clear()
    board.discards[seat].clear()
    for card in cards:
        discard(state, card)
    for army in sorted(armies):
        discard_army(state, army)
    if armies:
        play.tell("armies-disbanded", seat=seat, cards=sorted(armies), reveals=play.all_but(seat))
    returned = sorted([[card.kind, card.owner] for card in cards if card.owner != seat])
    if returned:
        play.tell("cards-returned", seat=seat, cards=returned)


def _clear_hidden(state: State, seat: int) -> None:
    board = state.board
    for cards in (state.hands[seat], state.towers[seat], state.decks[seat]):
        state.removed[seat] += cards
        cards.clear()
    state.removed[seat].sort(key=ORDER.__getitem__)
    board.towers[seat] = 0
    board.certain[seat].clear()
    board.shown[seat].clear()
