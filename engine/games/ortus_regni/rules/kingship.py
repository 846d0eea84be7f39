"""The King and the Royal Guard; leaving the game, and its end (rulebook, King card; winning)."""

from __future__ import annotations

from bisect import insort

from engine.kit.contract import Source, Standing

from ..state import NOBODY, Board, Card, Fate, Play, Step, others, rule
from .holdings import crown_price, discard, in_order, take_army, take_card

# The King.


def claim(play: Play, seat: int) -> None:
    """An Action: a Banner is laid down for the title; not while a King lives (FAQ)."""
    board = play.board
    take_card(play.state, seat, "banner")
    board.banners[seat] += 1
    play.tell("banner-raised", seat=seat, banners=board.banners[seat])
    _crown(play)


def _crown(play: Play) -> None:
    """Whoever has enough Banners is King; also when an Earl has left who had some. All Banners are
    discarded; everybody else who has a reserve gives an Army card to the Guard. Where it is the
    only one there is nothing to ask."""
    board, banners = play.board, play.board.banners
    king = banners.index(max(banners))
    if board.king != NOBODY or banners[king] < crown_price(board, king):
        return
    board.king = king
    for seat, count in enumerate(banners):
        for _ in range(count):
            discard(play.state, Card("banner", seat))
        banners[seat] = 0
    play.tell("crowned", seat=king, slots=board.guards)
    for seat in others(board, king):
        reserve = play.state.reserves[seat]
        if len(reserve) == 1:
            _give(play, seat, king, reserve[0])
    play.then(Step("tribute", king))


def _give(play: Play, seat: int, king: int, kind: str) -> None:
    take_army(play.state, seat, kind)
    insort(play.board.guard, kind)
    play.tell(
        "tribute",
        seat=seat,
        king=king,
        army=kind,
        reserve=len(play.state.reserves[seat]),
        reveals=play.all_but(seat),
    )


@rule("tribute")
def tribute(play: Play, step: Step) -> None:
    """Each with a choice picks the card that he gives; all at the same time."""
    king = step.seat
    if play.picks is None:
        for seat in sorted(others(play.board, king)):
            reserve = play.state.reserves[seat]
            if len(reserve) > 1:
                play.ask_seat(seat, "tribute", tuple(dict.fromkeys(reserve)), (king,))
    else:
        _give(play, play.question.seat, king, play.picks[0])
    if play.state.questions:
        play.then(step)


# Leaving.


def fallen(play: Play, how: str, by: int) -> None:
    """Whoever has no Fief any more is out. Only one Earl can lose his last one at a time. `how`
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
    _clear(play, seat)
    if board.king == seat:
        board.king = NOBODY
        play.tell("king-dead", seat=seat)
    if left == 1:
        _finish(play)
    else:
        _crown(play)


def _clear(play: Play, seat: int) -> None:
    state, board = play.state, play.board
    armies = state.reserves[seat][:]
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
    for kinds in (state.reserves, board.mustered, board.emissaries, board.discards):
        kinds[seat].clear()
    board.banners[seat] = board.cubes[seat] = board.towers[seat] = 0
    for card in cards:
        discard(state, card)
    for army in sorted(armies):
        insort(board.army_discard, army)
    if armies:
        play.tell("armies-disbanded", seat=seat, cards=sorted(armies), reveals=play.all_but(seat))
    returned = sorted([[card.kind, card.owner] for card in cards if card.owner != seat])
    if returned:
        play.tell("cards-returned", seat=seat, cards=returned)
    for unseen in (state.hands[seat], state.towers[seat], state.decks[seat]):
        state.removed[seat] += unseen
        unseen.clear()
    state.removed[seat].sort(key=in_order)
    board.certain[seat].clear()
    board.shown[seat].clear()


# The end.


def final_standing(board: Board) -> Standing:
    """A point for each rival that one has outlasted; Earls leave one at a time, so that no two
    places are equal."""
    points = [board.seats - 1] * board.seats
    for before, seat in enumerate(board.out):
        points[seat] = before
    places = tuple([board.seats - count for count in points])
    return Standing(places, tuple(points), (Source("outlasted", tuple(points)),), "points")


def _finish(play: Play) -> None:
    """One Earl is left: nothing more is done."""
    board = play.board
    board.phase = "over"
    board.active = NOBODY
    board.agenda.clear()
    board.battle = None
    board.joust = None
    standing = final_standing(board)
    points = list(standing.points)
    play.tell("game-over", winners=standing.winners, points=points, why=standing.why)
