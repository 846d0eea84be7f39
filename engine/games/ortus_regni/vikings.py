"""The Vikings: their markers, their landing, and the attacks that one of the Earls directs."""

from __future__ import annotations

from bisect import insort

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from . import forces
from .agenda import Reply, Rule, everybody, others
from .attack import aimed, fief_name, targets
from .components import CARDS, MARKERS
from .state import VIKINGS, Battle, Board, State, Step
from .vocabulary import NONE


def enough(board: Board) -> int:
    """How many Vikings it takes for an attack: one more than Earls began the game."""
    return board.seats + 1


def receive(state: State, seat: int, kind: str, events: list[Event]) -> None:
    """An emissary from the hand: he stays with the Vikings for good, cubes of his colour go into
    the bag, and until the Vikings have landed a black marker goes forward at once."""
    board = state.board
    cubes = CARDS[kind].envoy
    insort(board.emissaries[seat], kind)
    board.cubes[seat] += cubes
    moved = not board.arrived and board.markers < MARKERS
    board.markers += moved
    args = {"seat": seat, "card": kind, "cubes": cubes, "total": board.cubes[seat]}
    events.append(Event("emissary-sent", {**args, "markers": board.markers, "moved": moved}))


def viking_turn(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The last turn of a round: the Vikings come nearer, land, or gather; enough of them attack
    at once."""
    board = state.board
    board.active = VIKINGS
    if board.arrived:
        board.attacked = False
        _join(state, 1, "vikings-joined", events, chance)
        if len(board.vikings) < enough(board):
            args = {"vikings": len(board.vikings), "needed": enough(board)}
            events.append(Event("vikings-wait", args))
            return
    elif not _landing(board, events):
        return
    else:
        board.arrived = True
        board.markers = 0
        _join(state, enough(board), "vikings-landed", events, chance)
    bag = [seat for seat, cubes in enumerate(board.cubes) for _ in range(cubes)]
    director = chance.choice(bag)
    cubes = list(board.cubes)
    events.append(Event("cube-drawn", {"seat": director, "cubes": cubes}, reveals=everybody(state)))
    board.agenda.append(Step("viking-attack", director))


def _landing(board: Board, events: list[Event]) -> bool:
    """Move the markers of this round; whether the last black one is forward, whatever the white
    one says."""
    if board.attacked:
        board.attacked = False
        events.append(Event("white-marker-back", {"markers": board.markers}))
    elif board.markers < MARKERS:
        board.markers += 1
        events.append(Event("viking-marker", {"markers": board.markers}))
    return board.markers >= MARKERS


def _join(state: State, count: int, kind: str, events: list[Event], chance: Chance) -> None:
    """So many more Vikings, as long as there are cards."""
    board = state.board
    came: list[str] = []
    while len(came) < count:
        if not state.viking_deck:
            if not board.viking_discard:
                break
            state.viking_deck += board.viking_discard
            board.viking_discard.clear()
            chance.shuffle(state.viking_deck)
            events.append(Event("viking-deck-shuffled"))
        came.append(state.viking_deck.pop())
    for viking in came:
        insort(board.vikings, viking)
    args = {"cards": came, "vikings": len(board.vikings)}
    events.append(Event(kind, args, reveals=everybody(state)))


def direct(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The Earl whose cube was drawn says whom all the Vikings attack, and how: anybody, his own
    earldom too, or nobody."""
    board, seat = state.board, step.seat
    options = (*targets(board, [*others(board, seat), seat]), NONE)
    damage = forces.damage_of(forces.all_vikings(board))
    ask(state, step, "viking-attack", options, (len(board.vikings), damage))


def directed(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board, seat = state.board, step.seat
    if picks == (NONE,):
        events.append(Event("vikings-held", {"seat": seat}))
        return
    defender, way, fief = aimed(board, picks[0])
    horde = forces.all_vikings(board)
    damage = forces.damage_of(horde)
    board.battle = battle = Battle(VIKINGS, seat, defender, way, fief, attack=horde, damage=damage)
    args = {"seat": seat, "other": defender, "way": way, "fief": fief_name(battle)}
    args |= {"forces": forces.shown(horde), "damage": damage}
    events.append(Event("vikings-attack", args))
    board.agenda.append(Step("defence-forces", defender))


RULES: dict[str, Rule] = {"vikings": viking_turn, "viking-attack": direct}
REPLIES: dict[str, Reply] = {"viking-attack": directed}
