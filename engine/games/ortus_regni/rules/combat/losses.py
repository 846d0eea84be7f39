"""Damage: what each side's forces take, and what is left for Towers, properties and Castle.

Rulebook, resolution: every fielded card takes 1 before anything is left over, and all damage
that fits must be taken; whose cards they are chooses which. The attacker takes his first. In a
raid and a siege each Tower takes 1 of the rest unharmed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ...box import TOUGHNESS
from ...state import Battle, Board, Card, Fief, Force, Play, Step
from ..realm.discards import discard, discard_army, fell_tower
from ..realm.garrisons import kind_of, numbered
from ..realm.holdings import (
    card_keys,
    fief_at,
    fief_key,
    lose_fief,
    number_of,
    pairs,
    put_fief,
    without,
)
from . import forces
from .ransom import standing_ransoms


@rule("attack-losses")
def attack_losses(play: Play, step: Step) -> None:
    """What the defender's forces deal, to those of the attacker; more than fits is lost."""
    battle = _battle(play.board)
    _ask_hits(play, step, "attack-losses", battle.attack, battle.counter)


@rule("defence-losses")
def defence_losses(play: Play, step: Step) -> None:
    """What the attacker's forces deal, to those of the defender first."""
    battle = _battle(play.board)
    rest = max(0, battle.damage - len(battle.defence))
    if not battle.defence:
        play.then(Step("harm", step.seat, n=rest))
        return
    _ask_hits(play, step, "defence-losses", battle.defence, battle.damage)


def _battle(board: Board) -> Battle:
    assert board.battle
    return board.battle


def _ask_hits(play: Play, step: Step, kind: str, side: tuple[Force, ...], damage: int) -> None:
    """Those who lose nothing by a hit take it first. Who takes the rest is asked, unless it makes
    no difference to anybody."""
    keys = forces.keyed(side)
    mortal = {key: force for key, force in keys.items() if force.place not in forces.LASTING}
    lasting = tuple([key for key in keys if key not in mortal])
    hits = min(damage, len(side))
    rest = hits - len(lasting)
    if rest <= 0 or rest == len(mortal) or len(set(mortal.values())) == 1:
        _hit(play, step, (*lasting, *mortal)[:hits])
    else:
        play.ask(step, kind, tuple(mortal), (rest, _battle(play.board).way), rest, rest)


@reply("attack-losses", "defence-losses")
def hits_chosen(play: Play, step: Step, picks: Picks) -> None:
    battle = _battle(play.board)
    side = battle.attack if step.do == "attack-losses" else battle.defence
    lasting = [key for key, force in forces.keyed(side).items() if force.place in forces.LASTING]
    _hit(play, step, (*lasting, *picks))


def _hit(play: Play, step: Step, picks: Picks) -> None:
    """Each picked card takes 1 damage."""
    board = play.board
    battle = _battle(board)
    attacks = step.do == "attack-losses"
    seat = battle.attacker if attacks else battle.defender
    side = forces.keyed(battle.attack if attacks else battle.defence)
    damage = battle.counter if attacks else battle.damage
    lost = _lost(side, picks)
    for key in lost:
        _remove(play, seat, side[key])
    left = tuple([force for key, force in side.items() if key not in lost])
    board.battle = replace(battle, attack=left) if attacks else replace(battle, defence=left)
    if side:
        died = forces.shown([side[key] for key in lost])
        play.tell("forces-hit", seat=seat, damage=damage, hits=len(picks), lost=died)
    if not attacks:
        play.then(Step("harm", seat, n=max(0, damage - len(side))))


def _lost(side: Mapping[str, Force], picks: Picks) -> list[str]:
    """Who of the fielded dies: Armies, Vikings and Mercenaries that are hit, and the garrison of
    such a Mercenary, hit or not."""
    dead = {key for key in picks if side[key].place not in forces.LASTING}
    fallen = {side[key].at for key in dead if side[key].place == "mercenary"}
    return [
        key
        for key, force in side.items()
        if key in dead or (force.place == "garrison" and force.at in fallen)
    ]


def _remove(play: Play, seat: int, force: Force) -> None:
    """A card that was hit leaves the table."""
    board = play.board
    if force.place == "viking":
        board.vikings.remove(force.kind)
        board.viking_discard.append(force.kind)
        board.viking_discard.sort()
    elif force.place in ("garrison", "mercenary"):
        _remove_hired(play, seat, force)
    else:
        if force.place == "guard":
            board.guard.remove(force.kind)
        discard_army(play.state, force.kind)


def _remove_hired(play: Play, seat: int, force: Force) -> None:
    """A garrison, or a Mercenary with the garrison that he still has, fielded or not."""
    mercenaries = play.board.mercenaries[seat]
    index = [mercenary.number for mercenary in mercenaries].index(force.at)
    mercenary = mercenaries[index]
    if force.place == "garrison":
        # Of a Mercenary who falls as well the garrison stands before him among the forces.
        discard_army(play.state, force.kind)
        mercenaries[index] = replace(mercenary, army="")
        return
    del mercenaries[index]
    discard(play.state, Card("mercenary", mercenary.owner))
    if mercenary.army:
        discard_army(play.state, mercenary.army)
    play.tell(
        "mercenary-slain", seat=seat, mercenary=f"m{force.at}", army=mercenary.army, why="battle"
    )


@rule("harm")
def harm(play: Play, step: Step) -> None:
    """What is left of the damage reaches the target of the attack."""
    board = play.board
    battle = _battle(board)
    towers = board.towers[step.seat]
    if battle.way == "towers":
        _harm_towers(play, step, towers)
        return
    soaked = min(step.n, towers)
    left = step.n - soaked
    if soaked:
        play.tell("towers-held", seat=step.seat, damage=soaked, left=left)
    fief = fief_at(board, battle.fief)
    assert fief
    if battle.way == "raid":
        play.then(Step("raze", step.seat, n=left))
    else:
        _harm_castle(play, step, fief, left)


def _failed(play: Play, battle: Battle, left: int, needed: int) -> None:
    play.tell(
        "attack-failed",
        seat=battle.attacker,
        other=battle.defender,
        way=battle.way,
        fief=fief_key(battle.fief) if battle.way != "towers" else "",
        left=left,
        needed=needed,
    )


def _harm_towers(play: Play, step: Step, towers: int) -> None:
    count = min(step.n, towers)
    held = play.state.towers[step.seat]
    if not count:
        _failed(play, _battle(play.board), step.n, 1)
    elif count == towers:
        _fell(play, step.seat, held)
    else:
        keys = numbered(held)
        play.ask(step, "towers-lost", keys, (count,), count, count)


def _fell(play: Play, seat: int, kinds: Iterable[str]) -> None:
    """They are shown, then discarded."""
    cards = list(kinds)
    for kind in cards:
        fell_tower(play.state, seat, kind)
    play.tell(
        "towers-felled",
        seat=seat,
        cards=cards,
        towers=play.board.towers[seat],
        reveals=play.all_but(seat),
    )


@rule("raze")
def raze(play: Play, step: Step) -> None:
    """In a raid properties are destroyed."""
    battle, left = _battle(play.board), step.n
    fief = fief_at(play.board, battle.fief)
    assert fief
    count = min(left, len(fief.cards))
    keys = card_keys(fief.number, fief.cards)
    if not count:
        _failed(play, battle, left, 1)
    elif count == len(keys) or (len(set(fief.cards)) == 1 and not _named(battle, fief)):
        _destroy(play, step.seat, fief, keys[:count])
    else:
        about = (count, fief_key(fief.number))
        play.ask(step, "properties-lost", keys, about, count, count)


def _named(battle: Battle, fief: Fief) -> bool:
    """Whether something in this Fief is named as ransom."""
    return any(number_of(key) == fief.number for key in battle.ransoms)


def _destroy(play: Play, seat: int, fief: Fief, picks: Picks) -> None:
    board = play.board
    battle = _battle(board)
    keys = card_keys(fief.number, fief.cards)
    indices = [index for index, key in enumerate(keys) if key in picks]
    fallen = tuple([fief.cards[index] for index in indices])
    ransoms = standing_ransoms(battle, fief.number, picks)
    board.battle = replace(battle, fallen=fallen, ransoms=ransoms)
    put_fief(board, seat, without(fief, indices))
    play.tell("properties-destroyed", seat=seat, fief=fief_key(fief.number), cards=pairs(fallen))


def _harm_castle(play: Play, step: Step, fief: Fief, left: int) -> None:
    """A Castle needs all its damage in this one siege; with it falls all that is attached to it,
    and its Lord."""
    board = play.board
    battle = _battle(board)
    needed = TOUGHNESS[fief.castle.kind]
    if left < needed:
        _failed(play, battle, left, needed)
        return
    ransoms = tuple([key for key in battle.ransoms if number_of(key) != fief.number])
    board.battle = replace(battle, fallen=(fief.castle, *fief.cards), ransoms=ransoms)
    lose_fief(play, step.seat, fief, "siege")


@reply("harm")
def towers_chosen(play: Play, step: Step, picks: Picks) -> None:
    _fell(play, step.seat, [kind_of(key) for key in picks])


@reply("raze")
def properties_chosen(play: Play, step: Step, picks: Picks) -> None:
    fief = fief_at(play.board, _battle(play.board).fief)
    assert fief
    _destroy(play, step.seat, fief, picks)
