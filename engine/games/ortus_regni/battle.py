"""A battle, from the defender's forces to its end.

Rulebook, combat: the defender answers with forces of his own; if he fields a card, a Battle card
decides who takes damage. Then ransoms are named, the attacker takes his damage, then the
defender.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from . import forces
from .agenda import Reply, Rule, all_but, everybody
from .attack import fief_name
from .components import BATTLE_DECK
from .discards import discard, return_army
from .elimination import fallen
from .holdings import fief_key, slay_lord
from .state import VIKINGS, Battle, Board, Card, Force, State, Step
from .vocabulary import NONE

OUTCOMES = ("normal", "attacker", "defender")
"""What the Church may decide: a normal battle, or who wins."""


def defence_forces(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The defender answers, with nothing if he likes. Who could have a card to field is asked,
    whatever he holds; who could not concedes without a word."""
    battle, seat = _battle(state), step.seat
    if not forces.is_asked_to_defend(state, seat):
        _conceded(state, events)
        return
    keys = forces.keyed(forces.available(state, seat))
    about = (battle.way, battle.attacker, fief_name(battle), battle.damage)
    if not keys:
        ask(state, step, "defence-forces", (NONE,), about)
        return
    limits = forces.limits(state, seat, keys)
    ask(state, step, "defence-forces", tuple(keys), about, 0, len(keys), limits)


def defence_fielded(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board, seat = state.board, step.seat
    if not picks or picks == (NONE,):
        _conceded(state, events)
        return
    keys = forces.keyed(forces.available(state, seat))
    fielded = forces.field(state, seat, keys, picks)
    counter = forces.damage_of(fielded)
    board.battle = battle = replace(_battle(state), defence=fielded, counter=counter)
    args = {"seat": seat, "other": battle.attacker, "forces": forces.shown(fielded)}
    news = all_but(board, seat)
    events.append(Event("defence-fielded", {**args, "damage": counter}, reveals=news))
    board.agenda.append(Step("battle-card", seat))


def _battle(state: State) -> Battle:
    battle = state.board.battle
    assert battle
    return battle


def _conceded(state: State, events: list[Event]) -> None:
    """Rulebook, Battle deck: nobody fielded, no Battle card; the attack simply succeeds."""
    battle = _battle(state)
    args = {"seat": battle.defender, "other": battle.attacker}
    events.append(Event("defence-conceded", args))
    _decide(state, "open", events)


def battle_card(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The defender reveals the next Battle card; the deck is shuffled anew when it is empty."""
    board = state.board
    if not state.battle_deck:
        state.battle_deck = list(BATTLE_DECK)
        chance.shuffle(state.battle_deck)
        board.battle_discard.clear()
        events.append(Event("battle-deck-shuffled"))
    card = state.battle_deck.pop()
    board.battle_discard.append(card)
    board.battle = replace(_battle(state), card=card)
    events.append(Event("battle-card", {"card": card}, reveals=everybody(state)))
    if card != "church":
        _decide(state, card, events)
        return
    judge, why = church_judge(board)
    if judge is None:
        events.append(Event("church-silent", {"why": why}))
        _decide(state, "normal", events)
    else:
        board.agenda.append(Step("church-decides", judge, what=why))


def church_judge(board: Board) -> tuple[int | None, str]:
    """Who decides when the Church does, and why: the Archbishop, else whoever has most Churches in
    his whole earldom. Nobody when that is a tie or nobody has any."""
    churches = []
    for seat, fiefs in enumerate(board.fiefs):
        kinds = [card.kind for fief in fiefs for card in fief.cards]
        if "cathedral" in kinds:
            return seat, "cathedral"
        churches.append(kinds.count("church"))
    most = max(churches)
    if not most:
        return None, "none"
    return (churches.index(most), "churches") if churches.count(most) == 1 else (None, "tie")


def church_decides(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    battle = _battle(state)
    ask(state, step, "church-decides", OUTCOMES, (battle.attacker, battle.defender))


def church_decided(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    args = {"seat": step.seat, "outcome": picks[0], "why": step.what}
    events.append(Event("church-decided", args))
    _decide(state, picks[0], events)


def _decide(state: State, outcome: str, events: list[Event]) -> None:
    """Who takes damage and whose fielded Lords are captured; then what follows, in order."""
    board = state.board
    battle = replace(_battle(state), outcome=outcome)
    board.battle = battle
    attacker, defender, director = battle.attacker, battle.defender, battle.director
    end = [Step("battle-over"), Step("ransom-paid"), Step("seize", attacker)]
    board.agenda += end
    if outcome != "defender":
        board.agenda.append(Step("defence-losses", defender))
    if outcome in ("normal", "defender"):
        board.agenda.append(Step("attack-losses", director))
    if outcome == "attacker":
        _capture(board, battle, battle.defence, events)
    elif outcome == "defender":
        _capture(board, battle, battle.attack, events)


def _capture(board: Board, battle: Battle, side: Iterable[Force], events: list[Event]) -> None:
    captured = tuple([force.at for force in side if force.place == "lord"])
    if not captured:
        return
    board.battle = replace(battle, captured=captured)
    seat, captor = parties(battle)
    args = {"seat": seat, "other": captor, "fiefs": [fief_key(number) for number in captured]}
    events.append(Event("lords-captured", args))
    if captor != VIKINGS:
        board.agenda.append(Step("ransom", seat, captor))


def parties(battle: Battle) -> tuple[int, int]:
    """(whose Lords are captured, who holds them) in a battle that somebody has won."""
    if battle.outcome == "attacker":
        return battle.defender, battle.attacker
    return battle.attacker, battle.defender


def battle_over(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Captured Lords who were not ransomed die, hand cards are discarded, Armies go back."""
    board = state.board
    battle = _battle(state)
    if battle.captured:
        seat, captor = parties(battle)
        why = "vikings" if captor == VIKINGS else "captured"
        for number in battle.captured:
            if number not in battle.saved:
                slay_lord(state, seat, number, why, events)
    for seat, side in ((battle.attacker, battle.attack), (battle.defender, battle.defence)):
        _send_home(state, seat, side, events)
    board.battle = None
    events.append(Event("battle-over", {"seat": battle.attacker, "other": battle.defender}))
    fallen(state, events)


def _send_home(state: State, seat: int, side: Iterable[Force], events: list[Event]) -> None:
    spent = []
    for force in side:
        if force.place == "hand":
            spent.append(force.kind)
            discard(state, Card(force.kind, seat))
        elif force.place == "reserve":
            return_army(state, seat, force.kind)
    if spent:
        events.append(Event("hand-spent", {"seat": seat, "cards": spent}))


RULES: dict[str, Rule] = {
    "defence-forces": defence_forces,
    "battle-card": battle_card,
    "church-decides": church_decides,
    "battle-over": battle_over,
}
REPLIES: dict[str, Reply] = {"defence-forces": defence_fielded, "church-decides": church_decided}
