"""Attacking another Earl: whom, how, and with what.

Rulebook, combat: the attacker declares target and kind of attack, the white Viking marker goes
forward, then he shows all his forces, which cannot be changed any more.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from . import forces
from .agenda import Reply, Rule, all_but, others
from .holdings import fief_key, holder, number_of
from .seasons import is_peace
from .state import NOWHERE, Battle, Board, State, Step


def possible(state: State, seat: int) -> bool:
    """Whether this seat could attack somebody now: not while the opening peace lasts, and with
    one card at least."""
    return not is_peace(state.board) and bool(forces.available(state, seat))


def targets(board: Board, seats: Iterable[int]) -> tuple[str, ...]:
    """What could be attacked at these seats: Towers where some stand, raids on Fiefs with a
    property, sieges of all Castles."""
    found = []
    for seat in seats:
        fiefs = board.fiefs[seat]
        if fiefs and board.towers[seat]:
            found.append(f"towers-{seat}")
        for fief in fiefs:
            if fief.cards:
                found.append(f"raid-f{fief.number}")
            found.append(f"siege-f{fief.number}")
    return tuple(found)


def aimed(board: Board, target: str) -> tuple[int, str, int]:
    """(defender, kind of attack, number of the Fief or NOWHERE) of an option of `targets`."""
    way, _, what = target.partition("-")
    if way == "towers":
        return int(what), way, NOWHERE
    number = number_of(what)
    return holder(board, number), way, number


def fief_name(battle: Battle) -> str:
    """The key of the Fief under attack, "" when it is the Towers."""
    return "" if battle.fief == NOWHERE else fief_key(battle.fief)


def declare(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """An Action: which Earl, and one of the three kinds of attack."""
    board = state.board
    ask(state, step, "declare-attack", targets(board, others(board, step.seat)))


def declared(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board, seat = state.board, step.seat
    defender, way, fief = aimed(board, picks[0])
    board.battle = battle = Battle(seat, seat, defender, way, fief)
    args = {"seat": seat, "other": defender, "way": way, "fief": fief_name(battle)}
    events.append(Event("attack-declared", args))
    if not board.attacked:
        board.attacked = True
        if not board.arrived:
            events.append(Event("white-marker-forward"))
    board.agenda.append(Step("attack-forces", seat))


def attack_forces(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """All that the attacker will have in this battle; one card at least."""
    battle = state.board.battle
    assert battle
    keys = forces.keyed(forces.available(state, step.seat))
    ask(
        state,
        step,
        "attack-forces",
        tuple(keys),
        (battle.way, battle.defender, fief_name(battle)),
        most=len(keys),
        limits=forces.limits(state, step.seat, keys),
    )


def attack_fielded(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board, seat = state.board, step.seat
    assert board.battle
    keys = forces.keyed(forces.available(state, seat))
    fielded = forces.field(state, seat, keys, picks)
    damage = forces.damage_of(fielded)
    board.battle = battle = replace(board.battle, attack=fielded, damage=damage)
    args = {"seat": seat, "other": battle.defender, "forces": forces.shown(fielded)}
    args["damage"] = damage
    events.append(Event("attack-fielded", args, reveals=all_but(board, seat)))
    board.agenda.append(Step("defence-forces", battle.defender))


RULES: dict[str, Rule] = {"attack": declare, "attack-forces": attack_forces}
REPLIES: dict[str, Reply] = {"attack": declared, "attack-forces": attack_fielded}
