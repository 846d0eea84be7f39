"""Seizing what was destroyed, and placing what was won in one's own earldom."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from .agenda import Reply, Rule, others
from .components import CASTLES
from .discards import discard
from .holdings import card_keys, fief_key, found_fief, number_of, pairs, put_fief, with_card
from .state import Battle, Board, Card, State, Step

SEIZERS = ("prince", "vassal")
"""Lords for the sake of whom one card may be seized: one for a Prince, one for Vassals however
many of them take part."""


def power(battle: Battle) -> int:
    """How many destroyed cards the attacker may keep: 0, 1 or 2. Vikings have no Lords, and so
    seize nothing."""
    lords = {force.kind for force in battle.attack if force.place == "lord"}
    return len(lords.intersection(SEIZERS))


def seize(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Which of the destroyed cards the attacker keeps; the others are discarded."""
    board = state.board
    battle = board.battle
    assert battle
    if not battle.fallen:
        return
    most = min(power(battle), len(battle.fallen))
    if not most or _decided(board, battle):
        _keep(state, step, (), events)
    else:
        options = tuple(_keys(battle))
        ask(state, step, "seize", options, (fief_key(battle.fief),), 0, most)


def _decided(board: Board, battle: Battle) -> bool:
    """Whether the last rival has just lost his last Fief: then there is nothing left to gain."""
    last = others(board, battle.attacker) == [battle.defender]
    return last and not board.fiefs[battle.defender]


def _keys(battle: Battle) -> dict[str, Card]:
    castle = [card for card in battle.fallen if card.kind in CASTLES]
    cards = battle.fallen[len(castle) :]
    keys = [fief_key(battle.fief)] * len(castle)
    return dict(zip([*keys, *card_keys(battle.fief, cards)], battle.fallen, strict=True))


def seized(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _keep(state, step, picks, events)


def _keep(state: State, step: Step, picks: Picks, events: list[Event]) -> None:
    board = state.board
    battle = board.battle
    assert battle
    kept = [card for key, card in _keys(battle).items() if key in picks]
    for key, card in _keys(battle).items():
        if key not in picks:
            discard(state, card)
    board.battle = replace(battle, fallen=())
    if kept:
        board.loot += kept
        args = {"seat": step.seat, "other": battle.defender, "cards": pairs(kept)}
        events.append(Event("seized", args))
        board.agenda.append(Step("place-loot", step.seat, what="seized"))


def place_loot(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """What was won comes into the earldom: a Castle or Palace begins a Fief of its own, a property
    joins any Fief. No Army cards are drawn for a Land that is won."""
    board, seat = state.board, step.seat
    for card in [card for card in board.loot if card.kind in CASTLES]:
        board.loot.remove(card)
        number = found_fief(board, seat, card)
        args = {"seat": seat, "fief": fief_key(number), "card": card.kind, "owner": card.owner}
        events.append(Event("fief-taken", {**args, "why": step.what}))
    fiefs = board.fiefs[seat]
    while board.loot and len(fiefs) == 1:
        _place(board, step, fiefs[0].number, events)
    if board.loot:
        options = tuple([fief_key(fief.number) for fief in fiefs])
        ask(state, step, "place-property", options, (board.loot[0].kind, step.what))


def loot_placed(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board = state.board
    _place(board, step, number_of(picks[0]), events)
    if board.loot:
        board.agenda.append(step)


def _place(board: Board, step: Step, number: int, events: list[Event]) -> None:
    card = board.loot.pop(0)
    fief = next(fief for fief in board.fiefs[step.seat] if fief.number == number)
    put_fief(board, step.seat, with_card(fief, card))
    args = {"seat": step.seat, "fief": fief_key(number), "card": card.kind, "owner": card.owner}
    events.append(Event("property-placed", {**args, "why": step.what}))


RULES: dict[str, Rule] = {"seize": seize, "place-loot": place_loot}
REPLIES: dict[str, Reply] = {"seize": seized, "place-loot": loot_placed}
