"""Seizing what was destroyed, and placing what was won in one's own earldom."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ...box import CASTLES
from ...state import Battle, Board, Card, Play, Step, others
from ..realm.discards import discard
from ..realm.holdings import card_keys, fief_key, found_fief, number_of, pairs, put_fief, with_card

SEIZERS = ("prince", "vassal")
"""Lords for the sake of whom one card may be seized: one for a Prince, one for Vassals however
many of them take part."""


def power(battle: Battle) -> int:
    """How many destroyed cards the attacker may keep: 0, 1 or 2. Vikings have no Lords, and so
    seize nothing."""
    lords = {force.kind for force in battle.attack if force.place == "lord"}
    return len(lords.intersection(SEIZERS))


@rule("seize")
def seize(play: Play, step: Step) -> None:
    """Which of the destroyed cards the attacker keeps; the others are discarded."""
    board = play.board
    battle = board.battle
    assert battle
    if not battle.fallen:
        return
    most = min(power(battle), len(battle.fallen))
    if not most or _decided(board, battle):
        _keep(play, step, ())
    else:
        options = tuple(_keys(battle))
        play.ask(step, "seize", options, (fief_key(battle.fief),), 0, most)


def _decided(board: Board, battle: Battle) -> bool:
    """Whether the last rival has just lost his last Fief: then there is nothing left to gain."""
    last = others(board, battle.attacker) == [battle.defender]
    return last and not board.fiefs[battle.defender]


def _keys(battle: Battle) -> dict[str, Card]:
    castle = [card for card in battle.fallen if card.kind in CASTLES]
    cards = battle.fallen[len(castle) :]
    keys = [fief_key(battle.fief)] * len(castle)
    return dict(zip([*keys, *card_keys(battle.fief, cards)], battle.fallen, strict=True))


@reply("seize")
def seized(play: Play, step: Step, picks: Picks) -> None:
    _keep(play, step, picks)


def _keep(play: Play, step: Step, picks: Picks) -> None:
    board = play.board
    battle = board.battle
    assert battle
    kept = [card for key, card in _keys(battle).items() if key in picks]
    for key, card in _keys(battle).items():
        if key not in picks:
            discard(play.state, card)
    board.battle = replace(battle, fallen=())
    if kept:
        board.loot += kept
        play.tell("seized", seat=step.seat, other=battle.defender, cards=pairs(kept))
        play.then(Step("place-loot", step.seat, what="seized"))


@rule("place-loot")
def place_loot(play: Play, step: Step) -> None:
    """What was won comes into the earldom: a Castle or Palace begins a Fief of its own, a property
    joins any Fief. No Army cards are drawn for a Land that is won."""
    board, seat = play.board, step.seat
    for card in [card for card in board.loot if card.kind in CASTLES]:
        board.loot.remove(card)
        number = found_fief(board, seat, card)
        play.tell(
            "fief-taken",
            seat=seat,
            fief=fief_key(number),
            card=card.kind,
            owner=card.owner,
            why=step.what,
        )
    fiefs = board.fiefs[seat]
    while board.loot and len(fiefs) == 1:
        _place(play, step, fiefs[0].number)
    if board.loot:
        options = tuple([fief_key(fief.number) for fief in fiefs])
        play.ask(step, "place-property", options, (board.loot[0].kind, step.what))


@reply("place-loot")
def loot_placed(play: Play, step: Step, picks: Picks) -> None:
    board = play.board
    _place(play, step, number_of(picks[0]))
    if board.loot:
        play.then(step)


def _place(play: Play, step: Step, number: int) -> None:
    board = play.board
    card = board.loot.pop(0)
    fief = next(fief for fief in board.fiefs[step.seat] if fief.number == number)
    put_fief(board, step.seat, with_card(fief, card))
    play.tell(
        "property-placed",
        seat=step.seat,
        fief=fief_key(number),
        card=card.kind,
        owner=card.owner,
        why=step.what,
    )
