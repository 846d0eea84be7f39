"""Setup: decks chosen in secret, the first seat, hands and mulligans (rulebook, setup)."""

from __future__ import annotations

from bisect import insort
from typing import Any

from engine.kit.chance import Chance
from engine.kit.contract import Picks, TableOption
from engine.kit.steps import reply, rule

from ..box import (
    ARMY_DECKS,
    BATTLE_DECK,
    CARD_SET,
    COPIES,
    DECK,
    HAND,
    KINDS,
    ORDER,
    SEATS,
    TOURNAMENT_TOWERS,
    VIKING_DECK,
)
from ..state import NOBODY, Board, Card, Fief, Play, State, Step
from .realm.garrisons import kind_of

OPTIONS = (TableOption("tournament", ("duels", "on", "off"), "duels"),)
"""The tournament rules: with two seats alone, always, or never."""

KEEP, REDRAW = "keep", "redraw"

_place = ORDER.__getitem__


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    """The table with a Palace for each; the decks are to be chosen."""
    choice = options["tournament"]
    battles, armies, horde = list(BATTLE_DECK), list(ARMY_DECKS[seats]), list(VIKING_DECK)
    for deck in (battles, armies, horde):
        chance.shuffle(deck)
    board = Board(
        seats=seats,
        tournament=choice == "on" or (choice == "duels" and seats == SEATS[0]),
        first=NOBODY,
        alive=[True] * seats,
        out=[],
        fiefs=[[Fief(seat, Card("palace", seat))] for seat in range(seats)],
        fiefs_made=seats,
        towers=[0] * seats,
        mercenaries=_lists(seats),
        loot=[],
        banners=[0] * seats,
        guard=[],
        bequests=[0] * seats,
        vikings=[],
        cubes=[1] * seats,
        emissaries=_lists(seats),
        discards=_lists(seats),
        gone=_lists(seats),
        spent=[0] * seats,
        certain=_lists(seats),
        shown=_lists(seats),
        mustered=_lists(seats),
        army_discard=[],
        battle_discard=[],
        viking_discard=[],
        agenda=[Step("build-decks")],
    )
    return State(
        board=board,
        questions=[],
        hands=_lists(seats),
        towers=_lists(seats),
        decks=_lists(seats),
        reserves=_lists(seats),
        removed=_lists(seats),
        pledge=[],
        jousters=[""] * seats,
        army_deck=armies,
        battle_deck=battles,
        viking_deck=horde,
    )


def _lists(seats: int) -> list[list[Any]]:
    return [[] for _ in range(seats)]


# Decks.


@rule("build-decks")
def build_decks(play: Play, step: Step) -> None:
    """Everybody chooses 24 of the ninety cards, in secret."""
    board = play.board
    play.then(step)
    for seat in range(board.seats):
        if not play.state.decks[seat]:
            play.ask_seat(seat, "build-deck", CARD_SET, (DECK,), DECK, DECK, sealed=True)


@reply("build-decks")
def deck_built(play: Play, step: Step, picks: Picks) -> None:
    board = play.board
    play.state.decks[play.question.seat] = sorted([kind_of(pick) for pick in picks], key=_place)
    if play.state.questions:
        play.then(step)
        return
    play.tell("decks-ready", cards=DECK)
    play.then(Step("deal"))
    if board.tournament:
        board.phase = "towers"
        play.then(Step("choose-towers"))


@rule("choose-towers")
def choose_towers(play: Play, step: Step) -> None:
    """Tournament rules: two of the cards that are left stand as Towers from the start."""
    board = play.board
    play.then(step)
    count = TOURNAMENT_TOWERS
    for seat in range(board.seats):
        if not play.state.towers[seat]:
            deck = play.state.decks[seat]
            left = [
                f"{kind}.{n}"
                for kind in KINDS
                for n in range(1, min(count, COPIES - deck.count(kind)) + 1)
            ]
            about = (count,)
            play.ask_seat(seat, "choose-towers", tuple(left), about, count, count, sealed=True)


@reply("choose-towers")
def towers_chosen(play: Play, step: Step, picks: Picks) -> None:
    board = play.board
    kinds = sorted([kind_of(pick) for pick in picks], key=_place)
    play.state.towers[play.question.seat] = kinds
    if play.state.questions:
        play.then(step)
        return
    for seat, towers in enumerate(play.state.towers):
        board.towers[seat] = count = len(towers)
        play.tell("towers-built", seat=seat, cards=count, towers=count, why="tournament")


# Hands.


@rule("deal")
def deal(play: Play, step: Step) -> None:
    """A cube is drawn for the first seat; everybody shuffles and draws five cards."""
    board = play.board
    board.phase = "hands"
    board.first = play.chance.below(board.seats)
    play.tell("first-drawn", seat=board.first)
    order = [*range(board.first, board.seats), *range(board.first)]
    for seat in order:
        _deal_hand(play, seat)
    play.then(Step("mulligans"), Step("begin"))


def _deal_hand(play: Play, seat: int) -> None:
    deck = play.state.decks[seat]
    play.chance.shuffle(deck)
    play.state.hands[seat] = sorted(deck[-HAND:], key=_place)
    del deck[-HAND:]
    play.tell(
        "hand-dealt", seat=seat, cards=play.state.hands[seat][:], seats=(seat,), reveals=(seat,)
    )


@rule("mulligans")
def mulligans(play: Play, step: Step) -> None:
    """Once: another five cards? What the others do has no bearing on it, so that all decide at the
    same time, in secret until the last one has."""
    play.then(step)
    for seat in range(play.board.seats):
        play.ask_seat(seat, "mulligan", (KEEP, REDRAW), sealed=True)


@reply("mulligans")
def mulligans_decided(play: Play, step: Step, picks: Picks) -> None:
    """From the first seat on, as at a table: who draws anew, and the new hands."""
    state, board = play.state, play.board
    if picks[0] == REDRAW:
        insort(state.redraws, play.question.seat)
    if state.questions:
        play.then(step)
        return
    redraws, state.redraws = state.redraws, []
    for seat in (*range(board.first, board.seats), *range(board.first)):
        _mulligan(play, seat, seat in redraws)


def _mulligan(play: Play, seat: int, redrawn: bool) -> None:
    play.tell("mulligan", seat=seat, redrawn=redrawn, reveals=play.all_but(seat))
    if redrawn:
        play.state.decks[seat] += play.state.hands[seat]
        _deal_hand(play, seat)


@rule("begin")
def begin(play: Play, step: Step) -> None:
    """The table is laid: a milestone."""
    board = play.board
    board.phase = "play"
    play.tell("game-start", first=board.first, tournament=board.tournament)
    play.then(Step("round"))
