"""Damage: what each side's forces take, and what is left for Towers, properties and Castle.

Rulebook, resolution: every fielded card takes 1 before anything is left over, and all damage
that fits must be taken; whose cards they are chooses which. The attacker takes his first. In a
raid and a siege each Tower takes 1 of the rest unharmed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from . import forces
from .agenda import Reply, Rule, all_but
from .components import TOUGHNESS
from .discards import discard, discard_army, fell_tower
from .garrisons import kind_of, numbered
from .holdings import card_keys, fief_at, fief_key, lose_fief, number_of, pairs, put_fief, without
from .ransom import standing_ransoms
from .state import Battle, Board, Card, Fief, Force, State, Step


def attack_losses(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """What the defender's forces deal, to those of the attacker; more than fits is lost."""
    battle = _battle(state.board)
    _ask_hits(state, step, "attack-losses", battle.attack, battle.counter, events)


def defence_losses(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """What the attacker's forces deal, to those of the defender first."""
    battle = _battle(state.board)
    rest = max(0, battle.damage - len(battle.defence))
    if not battle.defence:
        state.board.agenda.append(Step("harm", step.seat, n=rest))
        return
    _ask_hits(state, step, "defence-losses", battle.defence, battle.damage, events)


def _battle(board: Board) -> Battle:
    assert board.battle
    return board.battle


def _ask_hits(
    state: State,
    step: Step,
    kind: str,
    side: tuple[Force, ...],
    damage: int,
    events: list[Event],
) -> None:
    """Ask who is hit, unless it makes no difference to anybody."""
    keys = forces.keyed(side)
    hits = min(damage, len(side))
    if hits == len(side) or not hits or _alike(side):
        _hit(state, step, tuple(keys)[:hits], events)
    else:
        ask(state, step, kind, tuple(keys), (hits, _battle(state.board).way), hits, hits)


def _alike(side: tuple[Force, ...]) -> bool:
    """Whether it does not matter who of them is hit."""
    return all(force.place in forces.LASTING for force in side) or len(set(side)) == 1


def hits_chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _hit(state, step, picks, events)


def _hit(state: State, step: Step, picks: Picks, events: list[Event]) -> None:
    """Each picked card takes 1 damage."""
    board = state.board
    battle = _battle(board)
    attacks = step.do == "attack-losses"
    seat = battle.attacker if attacks else battle.defender
    side = forces.keyed(battle.attack if attacks else battle.defence)
    damage = battle.counter if attacks else battle.damage
    lost = _lost(side, picks)
    for key in lost:
        _remove(state, seat, side[key], events)
    left = tuple([force for key, force in side.items() if key not in lost])
    board.battle = replace(battle, attack=left) if attacks else replace(battle, defence=left)
    if side:
        args = {"seat": seat, "damage": damage, "hits": len(picks)}
        died = forces.shown([side[key] for key in lost])
        events.append(Event("forces-hit", {**args, "lost": died}))
    if not attacks:
        board.agenda.append(Step("harm", seat, n=max(0, damage - len(side))))


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


def _remove(state: State, seat: int, force: Force, events: list[Event]) -> None:
    """A card that was hit leaves the table."""
    board = state.board
    if force.place == "viking":
        board.vikings.remove(force.kind)
        board.viking_discard.append(force.kind)
        board.viking_discard.sort()
    elif force.place in ("garrison", "mercenary"):
        _remove_hired(state, seat, force, events)
    else:
        if force.place == "guard":
            board.guard.remove(force.kind)
        discard_army(state, force.kind)


def _remove_hired(state: State, seat: int, force: Force, events: list[Event]) -> None:
    """A garrison, or a Mercenary with the garrison that he still has, fielded or not."""
    mercenaries = state.board.mercenaries[seat]
    index = [mercenary.number for mercenary in mercenaries].index(force.at)
    mercenary = mercenaries[index]
    if force.place == "garrison":
        # Of a Mercenary who falls as well the garrison stands before him among the forces.
        discard_army(state, force.kind)
        mercenaries[index] = replace(mercenary, army="")
        return
    del mercenaries[index]
    discard(state, Card("mercenary", mercenary.owner))
    if mercenary.army:
        discard_army(state, mercenary.army)
    args = {"seat": seat, "mercenary": f"m{force.at}", "army": mercenary.army, "why": "battle"}
    events.append(Event("mercenary-slain", args))


def harm(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """What is left of the damage reaches the target of the attack."""
    board = state.board
    battle = _battle(board)
    towers = board.towers[step.seat]
    if battle.way == "towers":
        _harm_towers(state, step, towers, events)
        return
    soaked = min(step.n, towers)
    left = step.n - soaked
    if soaked:
        args = {"seat": step.seat, "damage": soaked, "left": left}
        events.append(Event("towers-held", args))
    fief = fief_at(board, battle.fief)
    assert fief
    if battle.way == "raid":
        _harm_properties(state, step, fief, left, events)
    else:
        _harm_castle(state, step, fief, left, events)


def _failed(battle: Battle, left: int, needed: int, events: list[Event]) -> None:
    args = {"seat": battle.attacker, "other": battle.defender, "way": battle.way}
    args["fief"] = fief_key(battle.fief) if battle.way != "towers" else ""
    events.append(Event("attack-failed", {**args, "left": left, "needed": needed}))


def _harm_towers(state: State, step: Step, towers: int, events: list[Event]) -> None:
    count = min(step.n, towers)
    held = state.towers[step.seat]
    if not count:
        _failed(_battle(state.board), step.n, 1, events)
    elif count == towers:
        _fell(state, step.seat, held, events)
    else:
        keys = numbered(held)
        ask(state, step, "towers-lost", keys, (count,), count, count)


def _fell(state: State, seat: int, kinds: Iterable[str], events: list[Event]) -> None:
    """They are shown, then discarded."""
    cards = list(kinds)
    for kind in cards:
        fell_tower(state, seat, kind)
    args = {"seat": seat, "cards": cards, "towers": state.board.towers[seat]}
    events.append(Event("towers-felled", args, reveals=all_but(state.board, seat)))


def _harm_properties(state: State, step: Step, fief: Fief, left: int, events: list[Event]) -> None:
    battle = _battle(state.board)
    count = min(left, len(fief.cards))
    keys = card_keys(fief.number, fief.cards)
    if not count:
        _failed(battle, left, 1, events)
    elif count == len(keys) or (len(set(fief.cards)) == 1 and not _named(battle, fief)):
        _destroy(state, step.seat, fief, keys[:count], events)
    else:
        about = (count, fief_key(fief.number))
        ask(state, step, "properties-lost", keys, about, count, count)


def _named(battle: Battle, fief: Fief) -> bool:
    """Whether something in this Fief is named as ransom."""
    return any(number_of(key) == fief.number for key in battle.ransoms)


def _destroy(state: State, seat: int, fief: Fief, picks: Picks, events: list[Event]) -> None:
    board = state.board
    battle = _battle(board)
    keys = card_keys(fief.number, fief.cards)
    indices = [index for index, key in enumerate(keys) if key in picks]
    fallen = tuple([fief.cards[index] for index in indices])
    ransoms = standing_ransoms(battle, fief.number, picks)
    board.battle = replace(battle, fallen=fallen, ransoms=ransoms)
    put_fief(board, seat, without(fief, indices))
    args = {"seat": seat, "fief": fief_key(fief.number), "cards": pairs(fallen)}
    events.append(Event("properties-destroyed", args))


def _harm_castle(state: State, step: Step, fief: Fief, left: int, events: list[Event]) -> None:
    """A Castle needs all its damage in this one siege; with it falls all that is attached to it,
    and its Lord."""
    board = state.board
    battle = _battle(board)
    needed = TOUGHNESS[fief.castle.kind]
    if left < needed:
        _failed(battle, left, needed, events)
        return
    ransoms = tuple([key for key in battle.ransoms if number_of(key) != fief.number])
    board.battle = replace(battle, fallen=(fief.castle, *fief.cards), ransoms=ransoms)
    lose_fief(state, step.seat, fief, "siege", events)


def harm_chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    """The defender has chosen which Towers or properties are lost."""
    if question.kind == "towers-lost":
        _fell(state, step.seat, [kind_of(key) for key in picks], events)
        return
    fief = fief_at(state.board, _battle(state.board).fief)
    assert fief
    _destroy(state, step.seat, fief, picks, events)


RULES: dict[str, Rule] = {
    "attack-losses": attack_losses,
    "defence-losses": defence_losses,
    "harm": harm,
}
REPLIES: dict[str, Reply] = {
    "attack-losses": hits_chosen,
    "defence-losses": hits_chosen,
    "harm": harm_chosen,
}
