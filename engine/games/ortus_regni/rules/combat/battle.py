"""A battle, from the defender's forces to its end.

Rulebook, combat: the defender answers with forces of his own; if he fields a card, a Battle card
decides who takes damage. Then ransoms are named, the attacker takes his damage, then the
defender.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ...box import BATTLE_DECK
from ...events import NONE
from ...state import VIKINGS, Battle, Board, Card, Force, Play, State, Step
from ..realm.discards import discard, return_army
from ..realm.elimination import fallen
from ..realm.holdings import fief_key, slay_lord
from . import forces
from .attack import fief_name

OUTCOMES = ("normal", "attacker", "defender")
"""What the Church may decide: a normal battle, or who wins."""


@rule("defence-forces")
def defence_forces(play: Play, step: Step) -> None:
    """The defender answers, with nothing if he likes. Who could have a card to field is asked,
    whatever he holds; who could not concedes without a word."""
    state = play.state
    battle, seat = _battle(state), step.seat
    if not forces.is_asked_to_defend(state, seat):
        _conceded(play)
        return
    keys = forces.keyed(forces.available(state, seat))
    about = (battle.way, fief_name(battle), battle.attacker, battle.damage)
    if not keys:
        play.ask(step, "defence-forces", (NONE,), about)
        return
    limits = forces.limits(state, seat, keys)
    play.ask(step, "defence-forces", tuple(keys), about, 0, len(keys), limits)


@reply("defence-forces")
def defence_fielded(play: Play, step: Step, picks: Picks) -> None:
    board, seat = play.board, step.seat
    if not picks or picks == (NONE,):
        _conceded(play)
        return
    keys = forces.keyed(forces.available(play.state, seat))
    fielded = forces.field(play.state, seat, keys, picks)
    counter = forces.damage_of(fielded)
    board.battle = battle = replace(_battle(play.state), defence=fielded, counter=counter)
    play.tell(
        "defence-fielded",
        seat=seat,
        other=battle.attacker,
        forces=forces.shown(fielded),
        damage=counter,
        reveals=play.all_but(seat),
    )
    play.then(Step("battle-card", seat))


def _battle(state: State) -> Battle:
    battle = state.board.battle
    assert battle
    return battle


def _conceded(play: Play) -> None:
    """Rulebook, Battle deck: nobody fielded, no Battle card; the attack simply succeeds."""
    battle = _battle(play.state)
    play.tell("defence-conceded", seat=battle.defender, other=battle.attacker)
    _decide(play, "open")


@rule("battle-card")
def battle_card(play: Play, step: Step) -> None:
    """The defender reveals the next Battle card; the deck is shuffled anew when it is empty."""
    state, board = play.state, play.board
    if not state.battle_deck:
        state.battle_deck = list(BATTLE_DECK)
        play.chance.shuffle(state.battle_deck)
        board.battle_discard.clear()
        play.tell("battle-deck-shuffled")
    card = state.battle_deck.pop()
    board.battle_discard.append(card)
    board.battle = replace(_battle(state), card=card)
    play.tell("battle-card", card=card, reveals=play.everybody)
    if card != "church":
        _decide(play, card)
        return
    judge, why = church_judge(board)
    if judge is None:
        play.tell("church-silent", why=why)
        _decide(play, "normal")
    else:
        play.then(Step("church-decides", judge, what=why))


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


@rule("church-decides")
def church_decides(play: Play, step: Step) -> None:
    battle = _battle(play.state)
    play.ask(step, "church-decides", OUTCOMES, (battle.attacker, battle.defender))


@reply("church-decides")
def church_decided(play: Play, step: Step, picks: Picks) -> None:
    play.tell("church-decided", seat=step.seat, outcome=picks[0], why=step.what)
    _decide(play, picks[0])


def _decide(play: Play, outcome: str) -> None:
    """Who takes damage and whose fielded Lords are captured; then what follows, in order."""
    board = play.board
    battle = replace(_battle(play.state), outcome=outcome)
    board.battle = battle
    attacker, defender, director = battle.attacker, battle.defender, battle.director
    play.then(Step("seize", attacker), Step("ransom-paid"), Step("battle-over"))
    if outcome != "defender":
        play.then(Step("defence-losses", defender))
    if outcome in ("normal", "defender"):
        play.then(Step("attack-losses", director))
    if outcome == "attacker":
        _capture(play, battle, battle.defence)
    elif outcome == "defender":
        _capture(play, battle, battle.attack)


def _capture(play: Play, battle: Battle, side: Iterable[Force]) -> None:
    captured = tuple([force.at for force in side if force.place == "lord"])
    if not captured:
        return
    play.board.battle = replace(battle, captured=captured)
    seat, captor = parties(battle)
    play.tell(
        "lords-captured", seat=seat, other=captor, fiefs=[fief_key(number) for number in captured]
    )
    if captor != VIKINGS:
        play.then(Step("ransom", seat, other=captor))


def parties(battle: Battle) -> tuple[int, int]:
    """(whose Lords are captured, who holds them) in a battle that somebody has won."""
    if battle.outcome == "attacker":
        return battle.defender, battle.attacker
    return battle.attacker, battle.defender


@rule("battle-over")
def battle_over(play: Play, step: Step) -> None:
    """Captured Lords who were not ransomed die, hand cards are discarded, Armies go back."""
    board = play.board
    battle = _battle(play.state)
    if battle.captured:
        seat, captor = parties(battle)
        why = "vikings" if captor == VIKINGS else "captured"
        for number in battle.captured:
            if number not in battle.saved:
                slay_lord(play, seat, number, why)
    for seat, side in ((battle.attacker, battle.attack), (battle.defender, battle.defence)):
        _send_home(play, seat, side)
    board.battle = None
    play.tell("battle-over", seat=battle.attacker, other=battle.defender)
    fallen(play, "siege", battle.attacker)


def _send_home(play: Play, seat: int, side: Iterable[Force]) -> None:
    spent = []
    for force in side:
        if force.place == "hand":
            spent.append(force.kind)
            discard(play.state, Card(force.kind, seat))
        elif force.place == "reserve":
            return_army(play.state, seat, force.kind)
    if spent:
        play.tell("hand-spent", seat=seat, cards=spent)
