"""Questions that may come to a seat that waits, and who is asked next: read off the agenda,
which lies open."""

from __future__ import annotations

from engine.kit.contract import Question, UpcomingQuestion

from ..box import MARKERS
from ..events import BANNER, NONE
from ..rules.combat import forces
from ..rules.combat.attack import aimed, targets
from ..rules.combat.joust import antes
from ..rules.politics import PLOTS, backing, vassals
from ..rules.realm.holdings import fief_key, lord_key
from ..rules.realm.seasons import is_peace
from ..state import NOWHERE, Board, Holding, State, Step, View, others


def foreseen(view: View) -> tuple[UpcomingQuestion, ...]:
    """The defence against each attack that may come; the Vassals for one's own plot; what one will
    stake and send to a joust."""
    seat, board = view.seat, view.board
    if seat is None or seat < 0 or view.questions or not board.agenda or not board.alive[seat]:
        return ()
    step = board.agenda[-1]
    if step.do == "allies" and step.other == seat:
        return _struggle(view, seat, step)
    for later in board.agenda:
        if later.seat == seat and later.do == "joust-ante":
            return _joust(view, seat, later.other)
    return _defence(view, seat)


def _entry(
    seat: int, kind: str, options: tuple[str, ...], about: tuple[str | int, ...]
) -> UpcomingQuestion:
    return UpcomingQuestion(Question(0, seat, kind, options, about=about))


def _struggle(view: View, seat: int, step: Step) -> tuple[UpcomingQuestion, ...]:
    """As `politics.struggle` will ask, if the target has Allies."""
    assert view.mine
    possible = vassals(_as_far_as_known(view, seat, view.mine), seat)
    if not view.mine.hand and not possible:
        return ()
    return (UpcomingQuestion(backing(seat, possible, (PLOTS[step.n], step.seat, step.what))),)


def _defence(view: View, seat: int) -> tuple[UpcomingQuestion, ...]:
    """As `battle.defence_forces` will ask: for each of one's Fiefs and for the Towers, or only for
    what is under attack already. Who attacks, and with what, is not known yet."""
    board, mine = view.board, view.mine
    assert mine
    state = _as_far_as_known(view, seat, mine)
    if board.phase != "play" or not forces.is_asked_to_defend(state, seat):
        return ()
    battle = board.battle
    if battle is None:
        safe = is_peace(board) and board.markers + 1 < MARKERS and not board.arrived
        found = () if safe else tuple([aimed(board, key) for key in targets(board, [seat])])
    elif battle.defender == seat and board.agenda[-1].do == "attack-forces":
        found = ((seat, battle.way, battle.fief),)
    else:
        return ()
    keys = forces.keyed(forces.available(state, seat))
    entries = []
    for _, way, number in found:
        about = (way, "" if number == NOWHERE else fief_key(number))
        if keys:
            limits = forces.limits(state, seat, keys)
            one = Question(
                0, seat, "defence-forces", tuple(keys), 0, len(keys), limits, about=about
            )
            entries.append(UpcomingQuestion(one))
        else:
            entries.append(_entry(seat, "defence-forces", (NONE,), about))
    return tuple(entries)


def _as_far_as_known(view: View, seat: int, mine: Holding) -> State:
    """The board with this seat's hand and reserve, and nothing else."""
    none: list[list[str]] = [[] for _ in range(view.seats)]
    hands, reserves = none[:], none[:]
    hands[seat], reserves[seat] = list(mine.hand), list(mine.reserve)
    return State(
        board=view.board,
        questions=[],
        hands=hands,
        towers=none,
        decks=none,
        reserves=reserves,
        removed=none,
        pledge=[],
        jousters=[],
        army_deck=[],
        battle_deck=[],
        viking_deck=[],
    )


def _joust(view: View, seat: int, caller: int) -> tuple[UpcomingQuestion, ...]:
    """Both questions, the second one for whatever is staked."""
    assert view.mine
    hand = view.mine.hand
    fiefs = view.board.fiefs[seat]
    riders = tuple([lord_key(fief.number) for fief in fiefs if fief.lord])
    if not hand and not riders:
        return ()
    staked = antes(view.board, seat, bool(hand))
    if BANNER in hand:
        staked = (*staked, BANNER)
    found = []
    if hand or len(staked) > 1:
        found.append(_entry(seat, "joust-ante", staked, (caller,)))
    participants = (*riders, *dict.fromkeys(hand))
    if len(hand) + len(riders) > 1:
        found.append(_entry(seat, "joust-card", participants, (caller,)))
    return tuple(found)


def next_seats(view: View) -> tuple[int, ...]:
    """Whoever is certain to be asked after those who are asked now, if the game goes on: told
    while hands are changed, forces called, jousters named and plots answered, and when a turn
    has only its card left to draw. Of two Earls it is always the other one."""
    board = view.board
    if board.agenda and board.agenda[-1].do == "mulligans":
        return (board.first,)
    if len(view.awaited) != 1:
        return ()
    seat, kind = view.awaited[0]
    if board.alive.count(True) == 2 and board.phase == "play":
        return tuple(others(board, seat))
    if kind == "attack-forces":
        return _defender(view)
    if kind in ("joust-ante", "joust-card"):
        return _next_jouster(view)
    if any(board.banners):
        return ()  # somebody may leave, and a rival become King
    if kind in _REACTIONS and seat != board.active:
        return (board.active,) if view.hands[board.active] else ()
    if kind in _LAST and board.acted and seat == board.active and view.decks[seat]:
        won = kind == "place-property" and board.agenda[-1].do != "build"
        return () if won else _next_turn(board)
    return ()


_REACTIONS = ("allies", "yield-properties", "yield-armies")
_LAST = ("turn", "towers", "garrison", "install", "place-property")
"""After these, once the action is used, the same seat is asked again, or draws."""


def _defender(view: View) -> tuple[int, ...]:
    battle = view.board.battle
    assert battle
    return (battle.defender,) if view.hands[battle.defender] else ()


def _next_jouster(view: View) -> tuple[int, ...]:
    """The next one with a hand; the caller himself is asked only if there is somebody else."""
    for step in reversed(view.board.agenda[:-1]):
        if step.do == "joust-ante":
            sure = step.seat != step.other and view.hands[step.seat]
            return (step.seat,) if sure else ()
    return ()


def _next_turn(board: Board) -> tuple[int, ...]:
    """Whose turn follows; nobody's for sure when the Vikings may attack before it."""
    for step in reversed(board.agenda):
        if step.do == "turn" and board.alive[step.seat]:
            return (step.seat,)
    landing = board.markers + (not board.attacked) >= MARKERS
    if board.arrived or landing:
        return ()
    order = [*range(board.first, board.seats), *range(board.first)]
    return tuple([seat for seat in order if board.alive[seat]][:1])
