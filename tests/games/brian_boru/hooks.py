"""What the conformance tests must know of Brian Boru, written from the fields of its state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import (
    CARD_KEYS,
    CARDS,
    MARRIAGES,
    REGION_KEYS,
    STRENGTHS,
    TOWN_KEYS,
    VALUE,
)
from engine.games.brian_boru.state import EVENTS, QUESTIONS, Board, State
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question
from tests.games.brian_boru import scorer
from tests.games.hooks import Hooks, ask_again, rotation, unnumbered

BY_SEAT = ("score", "coins", "renown", "raiders", "church", "track", "won", "played", "piles")

HIDDEN = {
    "hands", "drafted", "packs", "aside", "questions", "marriage_deck", "marriage_box",
    "viking_deck",
}  # fmt: skip
"""The fields of a state that hold secrets."""


def longest(seats: int) -> int:
    """First towns; in each round the drafts, in each trick for each seat the card and the action,
    in the upkeep some for each seat."""
    rounds, tricks, drafts = {3: (3, 7, 3), 4: (4, 5, 2), 5: (4, 4, 2)}[seats]
    return seats + rounds * (drafts * seats + tricks * 2 * seats + 1 + 5 * seats)


# Conservation


def conserved(state: State) -> None:
    """Every card, disc and token is in one place, and nothing is below zero."""
    board = state.board
    seats = range(board.seats)
    _conserved_cards(state, [[*board.piles[s], *filter(None, [board.played[s]])] for s in seats])
    marriages = [*state.marriage_deck, *state.marriage_box, *board.gone]
    marriages += [*filter(None, [board.marriage]), *(card for won in board.won for card in won)]
    assert sorted(marriages) == sorted(MARRIAGES), marriages
    assert sorted([*state.viking_deck, *board.strengths]) == sorted(STRENGTHS)
    for name in ("score", "coins", "renown", "raiders", "church"):
        line = getattr(board, name)
        assert len(line) == board.seats, name
        assert min(line) >= 0, name
    assert 0 <= board.battle <= max(STRENGTHS)
    assert all(0 <= space <= 9 for space in board.track)
    _conserved_board(board)


def _conserved_cards(state: State, shown: list[list[str]]) -> None:
    board = state.board
    dealt = [*(card for pack in state.packs for card in pack), *filter(None, [state.aside])]
    if any(state.packs):
        assert not any(state.hands)
        assert not any(shown)
        dealt += [card for drafted in state.drafted for card in drafted]
    elif any(state.drafted):
        dealt += [card for hand in state.hands for card in hand]
        dealt += [card for pile in shown for card in pile]
        for seat in range(board.seats):
            own = sorted([*state.hands[seat], *shown[seat]])
            assert own == sorted(state.drafted[seat]), f"cards of seat {seat}"
            in_order = sorted(state.hands[seat], key=VALUE.__getitem__)
            assert state.hands[seat] == in_order, "the hand is not in order"
    else:
        assert not any(state.hands)
        return
    assert sorted(dealt) == sorted(CARD_KEYS), "an action card is lost or there twice"


def _conserved_board(board: Board) -> None:
    assert len(board.discs) == len(board.vikings) == len(board.monasteries) == len(TOWN_KEYS)
    assert len(board.claims) == len(REGION_KEYS)
    for town, disc in enumerate(board.discs):
        assert -1 <= disc < board.seats
        assert board.vikings[town] in (0, 1)
        assert board.monasteries[town] in (0, 1)
        if disc < 0:
            assert not board.vikings[town], "a Viking token without a disc below"
            assert not board.monasteries[town], "a monastery around an empty town"
    assert all(-2 <= claim < board.seats for claim in board.claims)
    assert 0 <= board.marker < board.seats
    assert (board.princess == "") == (board.princess_seat < 0)
    if board.princess:
        assert "estrid" in board.won[board.princess_seat]
    if not any(step.do == "land" for step in board.agenda):
        above = [space for space in board.track if space]
        assert len(set(above)) == len(above), "two discs on one space of the track"


# Hidden things


def shuffle_hidden(state: State, seat: int | None, chance: Chance) -> None:
    """Deal anew what `seat` may not know: cards drafted or held by others as far as the packs
    that it passed on leave them open, the card set aside, and both decks. (Also: who took
    which cards of a pack that it passed on.)"""
    seen = GAME.view(state, seat)
    _shuffle_cards(state, seat, chance)
    ask_again(GAME, state, seen, chance)
    if state.marriage_deck:
        princess, *deck = state.marriage_deck
        hidden = [*deck, *state.marriage_box]
        chance.shuffle(hidden)
        state.marriage_deck = [princess, *hidden[: len(deck)]]
        state.marriage_box = sorted(hidden[len(deck) :])
    chance.shuffle(state.viking_deck)


Slot = tuple[list[str], int]
"""A list of cards and a place in it."""


def _shuffle_cards(state: State, seat: int | None, chance: Chance) -> None:
    board = state.board
    shown = {card for cards in [*board.piles, board.played] for card in cards}
    free: list[Slot] = []
    for start in range(board.seats):
        unseen, passed = _slots_of_pack(state, seat, start)
        _deal_anew([s for s in passed if s[0][s[1]] not in shown], chance)
        free += [s for s in unseen if s[0][s[1]] not in shown]
    aside = [state.aside]
    if state.aside:
        free.append((aside, 0))
    _deal_anew(free, chance)
    state.aside = aside[0]
    for pack in state.packs:
        pack.sort(key=VALUE.__getitem__)
    for who in range(board.seats):
        if state.hands[who]:
            held = [card for card in state.drafted[who] if card not in shown]
            state.hands[who] = sorted(held, key=VALUE.__getitem__)


def _slots_of_pack(state: State, seat: int | None, start: int) -> tuple[list[Slot], list[Slot]]:
    """Of the pack dealt to `start`: the cards that `seat` has never seen, and those that it
    passed on without seeing who took them. Turn k of the draft is seat start + k's."""
    board = state.board
    unseen: list[Slot] = []
    passed: list[Slot] = []
    turns = board.draft if any(state.packs) else 4
    seen = False
    for turn in range(turns):
        holder = (start + turn) % board.seats
        seen = seen or holder == seat
        taken = state.drafted[holder]
        slots = [(taken, i) for i in range(2 * turn, min(2 * turn + 2, len(taken)))]
        if turn == turns - 1 and any(state.packs):
            pack = state.packs[holder]
            slots += [(pack, i) for i in range(len(pack))]
        if holder != seat:
            (passed if seen else unseen).extend(slots)
    return unseen, passed


def _deal_anew(slots: list[Slot], chance: Chance) -> None:
    cards = [cards[i] for cards, i in slots]
    chance.shuffle(cards)
    for (where, i), card in zip(slots, cards, strict=True):
        where[i] = card


# Symmetry


rotate = rotation(
    by_seat=(*BY_SEAT, "hands", "drafted", "packs"),
    a_seat=("first", "marker", "princess_seat", "leader", "winner", "acting"),
    of_seats=("discs", "claims"),
    about={"lose-town": (0,)},
    in_step=lambda step, moved: {"n": moved(step.n)} if step.do == "lose-town" else {},
)


def alike(state: State) -> State:
    """Without the numbers of questions, which are given by seat, and without the rewards of the
    start of the marriage track, which are none and to come in any order."""
    agenda = [s for s in state.board.agenda if (s.do, s.n) != ("track-reward", 0)]
    board = msgspec.structs.replace(state.board, agenda=agenda)
    return unnumbered(msgspec.structs.replace(state, board=board))


# What must happen


NOTED = {
    **dict.fromkeys(("marker-moved", "coins-gained", "points-gained", "renown-gained"), "why"),
    **dict.fromkeys(("monastery-built", "church-discs-back", "game-over"), "why"),
    **dict.fromkeys(("claim-taken", "claim-vikings"), "region"),
    "disc-placed": "why town",
    "marriage-won": "card",
    "princess": "way",
    "vikings-land": "strength",
    "no-effect": "icon",
}
"""Events that must have come of each thing."""
THINGS: dict[str, Iterable[Any]] = {
    "disc-placed": ("first", "trick", "expand", "card", "track", *TOWN_KEYS),
    "marker-moved": ("trick", "church"),
    "coins-gained": ("icon", "track"),
    "points-gained": ("card", "reject"),
    "renown-gained": ("card", "track"),
    "monastery-built": ("first", "four"),
    "church-discs-back": ("first", "four"),
    "marriage-won": MARRIAGES,
    "princess": ("support", "trade", "reject"),
    "vikings-land": STRENGTHS,
    "claim-taken": REGION_KEYS,
    "claim-vikings": REGION_KEYS,
    "game-over": ("points", "claims", "marriages", "shared"),
    "no-effect": ("raider", "pay", "expand"),
}
NEVER = {"trick-unwon", "tricks-stopped"}
"""What cannot come up in random play: 53 towns outlast the at most 21 tricks, and a hand of
several cards nearly always fits some free town. The cases force them, and the rarer one of a
marriage icon without effect."""


def everything() -> set[str]:
    """Questions, events, some of them of each thing, and each card in each of its actions."""
    wanted = {f"asked {kind}" for kind in QUESTIONS} | set(EVENTS)
    wanted |= {f"{kind} {thing}" for kind, things in THINGS.items() for thing in things}
    for card in CARDS.values():
        names = ("primary", "upper", "lower")[: len(card.actions)]
        wanted |= {f"{card.key} {name}" for name in names}
    return wanted - NEVER


def fired(question: Question, picks: Picks, events: list[Event], state: State) -> set[str]:
    """Which of it came about with one answer."""
    actions = [event.args for event in events if event.kind == "action"]
    done = {f"{args['card']} {args['action']}" for args in actions}
    return {f"asked {question.kind}", *(event.kind for event in events)} | done


HOOKS = Hooks(
    longest=longest,
    conserved=conserved,
    hidden=frozenset(HIDDEN),
    shuffle_hidden=shuffle_hidden,
    rotate=rotate,
    alike=alike,
    second_score=lambda state: scorer.second_score(state.board),
    everything=everything,
    noted=NOTED,
    fired=fired,
    looked_up=(*CARDS, *MARRIAGES),
)
