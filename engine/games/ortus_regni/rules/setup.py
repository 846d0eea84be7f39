"""Setup: decks chosen in secret, the first seat, hands and mulligans (rulebook, setup)."""

from __future__ import annotations

from bisect import insort
from typing import Any

from engine.kit.chance import Chance
from engine.kit.contract import TableOption

from .. import box
from ..state import NOBODY, Board, Card, Fief, Play, State, Step, clockwise, rule
from .holdings import in_order

OPTIONS = (TableOption("tournament", ("duels", "on", "off"), "duels"),)
"""The tournament rules: with two seats alone, always, or never."""

KEEP, REDRAW = "keep", "redraw"


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    """The table with a Palace for each; the decks are to be chosen."""
    choice = options["tournament"]
    battles, armies, horde = (
        list(box.BATTLE_DECK),
        list(box.ARMY_DECKS[seats]),
        list(box.VIKING_DECK),
    )
    for deck in (battles, armies, horde):
        chance.shuffle(deck)

    def lists() -> list[list[Any]]:
        return [[] for _ in range(seats)]

    board = Board(
        seats=seats,
        tournament=choice == "on" or (choice == "duels" and seats == box.SEATS[0]),
        first=NOBODY,
        alive=[True] * seats,
        fiefs=[[Fief(seat, Card("palace", seat))] for seat in range(seats)],
        fiefs_made=seats,
        towers=[0] * seats,
        mercenaries=lists(),
        banners=[0] * seats,
        bequests=[0] * seats,
        cubes=[1] * seats,
        emissaries=lists(),
        discards=lists(),
        gone=lists(),
        spent=[0] * seats,
        certain=lists(),
        shown=lists(),
        mustered=lists(),
        agenda=[Step("build-decks")],
    )
    return State(
        board=board,
        hands=lists(),
        towers=lists(),
        decks=lists(),
        reserves=lists(),
        removed=lists(),
        pledge=[],
        redraws=[],
        jousters=[""] * seats,
        army_deck=armies,
        battle_deck=battles,
        viking_deck=horde,
    )


@rule("build-decks")
def build_decks(play: Play, step: Step) -> None:
    """Everybody chooses 24 of the ninety cards, in secret."""
    state, board = play.state, play.board
    if play.picks is None:
        for seat in range(board.seats):
            if not state.decks[seat]:
                play.ask_seat(
                    seat, "build-deck", box.CARD_SET, (box.DECK,), box.DECK, box.DECK, sealed=True
                )
    else:
        state.decks[play.question.seat] = sorted(map(box.kind_of, play.picks), key=in_order)
    if state.questions:
        play.then(step)
        return
    play.tell("decks-ready", cards=box.DECK)
    play.then(Step("deal"))
    if board.tournament:
        board.phase = "towers"
        play.then(Step("choose-towers"))


@rule("choose-towers")
def choose_towers(play: Play, step: Step) -> None:
    """Tournament rules: two of the cards that are left stand as Towers from the start."""
    state, board, count = play.state, play.board, box.TOURNAMENT_TOWERS
    if play.picks is None:
        for seat in range(board.seats):
            if not state.towers[seat]:
                deck = state.decks[seat]
                copies = {kind: min(count, box.COPIES - deck.count(kind)) for kind in box.KINDS}
                left, about = box.numbered(box.pile(copies)), (count,)
                play.ask_seat(seat, "choose-towers", left, about, count, count, sealed=True)
    else:
        state.towers[play.question.seat] = sorted(map(box.kind_of, play.picks), key=in_order)
    if state.questions:
        play.then(step)
        return
    for seat in range(board.seats):
        board.towers[seat] = count
        play.tell("towers-built", seat=seat, cards=count, towers=count, why="tournament")


@rule("deal")
def deal(play: Play, step: Step) -> None:
    """A cube is drawn for the first seat; everybody shuffles and draws five cards."""
    board = play.board
    board.phase = "hands"
    board.first = play.chance.below(board.seats)
    play.tell("first-drawn", seat=board.first)
    for seat in clockwise(board):
        _deal_hand(play, seat)
    play.then(Step("mulligans"), Step("begin"))


def _deal_hand(play: Play, seat: int) -> None:
    deck = play.state.decks[seat]
    play.chance.shuffle(deck)
    play.state.hands[seat] = hand = sorted(deck[-box.HAND :], key=in_order)
    del deck[-box.HAND :]
    play.tell("hand-dealt", seat=seat, cards=hand[:], seats=(seat,), reveals=(seat,))


@rule("mulligans")
def mulligans(play: Play, step: Step) -> None:
    """Once: another five cards? What the others do has no bearing on it, so that all decide at the
    same time, in secret until the last one has. Then it is told from the first seat on, as at a
    table."""
    state, board = play.state, play.board
    if play.picks is None:
        for seat in range(board.seats):
            play.ask_seat(seat, "mulligan", (KEEP, REDRAW), sealed=True)
    elif REDRAW in play.picks:
        insort(state.redraws, play.question.seat)
    if state.questions:
        play.then(step)
        return
    redraws, state.redraws = state.redraws, []
    for seat in clockwise(board):
        redrawn = seat in redraws
        play.tell("mulligan", seat=seat, redrawn=redrawn, reveals=play.all_but(seat))
        if redrawn:
            state.decks[seat] += state.hands[seat]
            _deal_hand(play, seat)


@rule("begin")
def begin(play: Play, step: Step) -> None:
    """The table is laid: a milestone."""
    board = play.board
    board.phase = "play"
    play.tell("game-start", first=board.first, tournament=board.tournament)
    play.then(Step("round"))
