"""The Vikings: their markers, their landing, and the attacks that one of the Earls directs
(rulebook, Vikings)."""

from __future__ import annotations

from bisect import insort

from ..box import CARDS, MARKERS
from ..events import NONE
from ..state import VIKINGS, Battle, Force, Play, Step, others, rule
from .battles import aimed, targets
from .forces import damage_of, shown
from .holdings import draw


def receive(play: Play, seat: int, kind: str) -> None:
    """An emissary from the hand: he stays with the Vikings for good, cubes of his colour go into
    the bag, and until the Vikings have landed a black marker goes forward at once."""
    board = play.board
    cubes = CARDS[kind].envoy
    insort(board.emissaries[seat], kind)
    board.cubes[seat] += cubes
    moved = not board.arrived and board.markers < MARKERS
    board.markers += moved
    play.tell(
        "emissary-sent",
        seat=seat,
        card=kind,
        cubes=cubes,
        total=board.cubes[seat],
        markers=board.markers,
        moved=moved,
    )


@rule("vikings")
def viking_turn(play: Play, step: Step) -> None:
    """The last turn of a round: the Vikings come nearer, land, or gather; enough of them attack
    at once."""
    board = play.board
    board.active = VIKINGS
    if board.arrived:
        board.attacked = False
        _join(play, 1, "vikings-joined")
        if len(board.vikings) < board.enough:
            play.tell("vikings-wait", vikings=len(board.vikings), needed=board.enough)
            return
    elif not _landing(play):
        return
    else:
        board.arrived = True
        board.markers = 0
        _join(play, board.enough, "vikings-landed")
    bag = [seat for seat, cubes in enumerate(board.cubes) for _ in range(cubes)]
    director = play.chance.choice(bag)
    play.tell("cube-drawn", seat=director, cubes=board.cubes[:], reveals=play.everybody)
    play.then(Step("viking-attack", director))


def _landing(play: Play) -> bool:
    """Move the markers of this round; whether the last black one is forward, whatever the white
    one says."""
    board = play.board
    if board.attacked:
        board.attacked = False
        play.tell("white-marker-back", markers=board.markers)
    elif board.markers < MARKERS:
        board.markers += 1
        play.tell("viking-marker", markers=board.markers)
    return board.markers >= MARKERS


def _join(play: Play, count: int, kind: str) -> None:
    """So many more Vikings, as long as there are cards."""
    board = play.board
    came, shuffled = draw(play.state.viking_deck, board.viking_discard, count, play.chance)
    if shuffled:
        play.tell("viking-deck-shuffled")
    for viking in came:
        insort(board.vikings, viking)
    play.tell(kind, cards=came, vikings=len(board.vikings), reveals=play.everybody)


@rule("viking-attack")
def direct(play: Play, step: Step) -> None:
    """The Earl whose cube was drawn says whom all the Vikings attack, and how: anybody, his own
    earldom too, or nobody. They always attack with all they have."""
    board, seat = play.board, step.seat
    horde = tuple([Force("viking", kind) for kind in board.vikings])
    damage = damage_of(horde)
    if play.picks is None:
        options = (*targets(board, [*others(board, seat), seat]), NONE)
        play.ask(step, "viking-attack", options, (len(horde), damage))
        return
    if NONE in play.picks:
        play.tell("vikings-held", seat=seat)
        return
    defender, way, fief = aimed(board, play.picks[0])
    board.battle = battle = Battle(VIKINGS, seat, defender, way, fief, attack=horde, damage=damage)
    play.tell(
        "vikings-attack",
        seat=seat,
        other=defender,
        way=way,
        fief=battle.target,
        forces=shown(horde),
        damage=damage,
    )
    play.then(Step("defence-forces", defender))
