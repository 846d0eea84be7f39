"""Attacking another Earl: whom, how, and with what.

Rulebook, combat: the attacker declares target and kind of attack, the white Viking marker goes
forward, then he shows all his forces, which cannot be changed any more.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ...state import NOWHERE, Battle, Board, Play, State, Step, others
from ..realm.holdings import fief_key, holder, number_of
from ..realm.seasons import is_peace
from . import forces


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


@rule("attack")
def declare(play: Play, step: Step) -> None:
    """An Action: which Earl, and one of the three kinds of attack."""
    board = play.board
    play.ask(step, "declare-attack", targets(board, others(board, step.seat)))


@reply("attack")
def declared(play: Play, step: Step, picks: Picks) -> None:
    board, seat = play.board, step.seat
    defender, way, fief = aimed(board, picks[0])
    board.battle = battle = Battle(seat, seat, defender, way, fief)
    play.tell("attack-declared", seat=seat, other=defender, way=way, fief=fief_name(battle))
    if not board.attacked:
        board.attacked = True
        if not board.arrived:
            play.tell("white-marker-forward")
    play.then(Step("attack-forces", seat))


@rule("attack-forces")
def attack_forces(play: Play, step: Step) -> None:
    """All that the attacker will have in this battle; one card at least."""
    battle = play.board.battle
    assert battle
    keys = forces.keyed(forces.available(play.state, step.seat))
    play.ask(
        step,
        "attack-forces",
        tuple(keys),
        (battle.way, battle.defender, fief_name(battle)),
        most=len(keys),
        limits=forces.limits(play.state, step.seat, keys),
    )


@reply("attack-forces")
def attack_fielded(play: Play, step: Step, picks: Picks) -> None:
    board, seat = play.board, step.seat
    assert board.battle
    keys = forces.keyed(forces.available(play.state, seat))
    fielded = forces.field(play.state, seat, keys, picks)
    damage = forces.damage_of(fielded)
    board.battle = battle = replace(board.battle, attack=fielded, damage=damage)
    play.tell(
        "attack-fielded",
        seat=seat,
        other=battle.defender,
        forces=forces.shown(fielded),
        damage=damage,
        reveals=play.all_but(seat),
    )
    play.then(Step("defence-forces", battle.defender))
