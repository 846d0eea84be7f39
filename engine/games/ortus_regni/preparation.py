"""Setup: decks chosen in secret, the first seat, hands and mulligans (rulebook, setup)."""

from __future__ import annotations

from typing import Any

from engine.agenda import ask, ask_seat
from engine.contract import Chance, Event, Picks, Question, TableOption

from .agenda import Reply, Rule
from .components import (
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
from .garrisons import kind_of
from .state import NOBODY, Board, Card, Fief, State, Step

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


def build_decks(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Everybody chooses 24 of the ninety cards, in secret."""
    board = state.board
    board.agenda.append(step)
    for seat in range(board.seats):
        if not state.decks[seat]:
            ask_seat(state, seat, "build-deck", CARD_SET, (DECK,), DECK, DECK, sealed=True)


def deck_built(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board = state.board
    state.decks[question.seat] = sorted([kind_of(pick) for pick in picks], key=_place)
    if state.questions:
        board.agenda.append(step)
        return
    events.append(Event("decks-ready", {"cards": DECK}))
    board.agenda.append(Step("deal"))
    if board.tournament:
        board.phase = "towers"
        board.agenda.append(Step("choose-towers"))


def choose_towers(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Tournament rules: two of the cards that are left stand as Towers from the start."""
    board = state.board
    board.agenda.append(step)
    count = TOURNAMENT_TOWERS
    for seat in range(board.seats):
        if not state.towers[seat]:
            deck = state.decks[seat]
            left = [
                f"{kind}.{n}"
                for kind in KINDS
                for n in range(1, min(count, COPIES - deck.count(kind)) + 1)
            ]
            about = (count,)
            ask_seat(state, seat, "choose-towers", tuple(left), about, count, count, sealed=True)


def towers_chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board = state.board
    kinds = sorted([kind_of(pick) for pick in picks], key=_place)
    state.towers[question.seat] = kinds
    if state.questions:
        board.agenda.append(step)
        return
    for seat, towers in enumerate(state.towers):
        board.towers[seat] = count = len(towers)
        args = {"seat": seat, "cards": count, "towers": count, "why": "tournament"}
        events.append(Event("towers-built", args))


# Hands.


def deal(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """A cube is drawn for the first seat; everybody shuffles and draws five cards."""
    board = state.board
    board.phase = "hands"
    board.first = chance.below(board.seats)
    events.append(Event("first-drawn", {"seat": board.first}))
    order = [*range(board.first, board.seats), *range(board.first)]
    for seat in order:
        _deal_hand(state, seat, events, chance)
    board.agenda += [Step("begin"), *[Step("mulligan", seat) for seat in reversed(order)]]


def _deal_hand(state: State, seat: int, events: list[Event], chance: Chance) -> None:
    deck = state.decks[seat]
    chance.shuffle(deck)
    state.hands[seat] = sorted(deck[-HAND:], key=_place)
    del deck[-HAND:]
    args = {"seat": seat, "cards": state.hands[seat][:]}
    events.append(Event("hand-dealt", args, seats=(seat,), reveals=(seat,)))


def mulligan(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Once, in turn order: another five cards?"""
    ask(state, step, "mulligan", (KEEP, REDRAW))


def mulligan_decided(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    redrawn = picks[0] == REDRAW
    events.append(Event("mulligan", {"seat": step.seat, "redrawn": redrawn}))
    if redrawn:
        state.decks[step.seat] += state.hands[step.seat]
        _deal_hand(state, step.seat, events, chance)


def begin(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The table is laid: a milestone."""
    board = state.board
    board.phase = "play"
    args = {"first": board.first, "tournament": board.tournament}
    events.append(Event("game-start", args))
    board.agenda.append(Step("round"))


RULES: dict[str, Rule] = {
    "build-decks": build_decks,
    "choose-towers": choose_towers,
    "deal": deal,
    "mulligan": mulligan,
    "begin": begin,
}
REPLIES: dict[str, Reply] = {
    "build-decks": deck_built,
    "choose-towers": towers_chosen,
    "mulligan": mulligan_decided,
}
