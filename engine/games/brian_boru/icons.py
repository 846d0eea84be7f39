"""The icons of the action cards (rulebook, actions): each a rule for a run of equal icons."""

from __future__ import annotations

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from .agenda import Reply, Rule
from .components import (
    EXPAND_COST,
    EXTRA_COST,
    NEIGHBOURS,
    TOP,
    TOWN_INDEX,
    TOWN_KEYS,
    UNPAID_POINTS,
)
from .state import FREE, Board, State, Step


def _no_effect(seat: int, icon: str, why: str, events: list[Event]) -> None:
    events.append(Event("no-effect", {"seat": seat, "icon": icon, "why": why}))


def place_disc(board: Board, seat: int, town: str, why: str, events: list[Event]) -> None:
    """A seat takes control of a free town."""
    board.discs[TOWN_INDEX[town]] = seat
    events.append(Event("disc-placed", {"seat": seat, "town": town, "why": why}))


def take_marker(board: Board, seat: int, why: str, events: list[Event]) -> None:
    """The active town marker goes to a seat."""
    if board.marker != seat:
        args = {"seat": seat, "before": board.marker, "why": why}
        events.append(Event("marker-moved", args))
        board.marker = seat


def town(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """A disc in the active town, then the marker; only the winner of the trick has it."""
    board = state.board
    place_disc(board, step.seat, TOWN_KEYS[board.active], "trick", events)
    take_marker(board, step.seat, "trick", events)


def coin(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Coins from the supply."""
    gain_coins(state.board, step.seat, step.n, "icon", events)


def gain_coins(board: Board, seat: int, coins: int, why: str, events: list[Event]) -> None:
    board.coins[seat] += coins
    args = {"seat": seat, "coins": coins, "total": board.coins[seat], "why": why}
    events.append(Event("coins-gained", args))


def pay(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Each icon on its own: a coin; without coins two points; without points nothing."""
    board = state.board
    seat = step.seat
    for _ in range(step.n):
        coins = points = 0
        if board.coins[seat]:
            coins = 1
        else:
            points = min(UNPAID_POINTS, board.score[seat])
        if not coins and not points:
            _no_effect(seat, "pay", "nothing-left", events)
            continue
        board.coins[seat] -= coins
        board.score[seat] -= points
        args = {"seat": seat, "coins": coins, "points": points, "total": board.score[seat]}
        events.append(Event("paid", args))


def raider(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Raiders from the battle area; nothing when it is empty."""
    board = state.board
    taken = min(step.n, board.battle)
    if not taken:
        _no_effect(step.seat, "raider", "empty", events)
        return
    _take_raiders(board, step.seat, taken)
    _then_extras(state, step.seat, "raider", taken, events)


def church(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Discs in the church area."""
    state.board.church[step.seat] += step.n
    _then_extras(state, step.seat, "church", step.n, events)


def marriage(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Up the marriage track, past others freely; nothing at the top."""
    board = state.board
    spaces = min(step.n, TOP - board.track[step.seat])
    if not spaces:
        _no_effect(step.seat, "marriage", "top", events)
        return
    board.track[step.seat] += spaces
    _then_extras(state, step.seat, "marriage", spaces, events)


def _take_raiders(board: Board, seat: int, raiders: int) -> None:
    board.battle -= raiders
    board.raiders[seat] += raiders


def _then_extras(state: State, seat: int, icon: str, base: int, events: list[Event]) -> None:
    """Buying after each icon or after all of the run comes to the same: asked once."""
    if most_extras(state.board, seat, icon):
        state.board.agenda.append(Step("extras", seat, icon, base))
    else:
        _tell_gain(state.board, seat, icon, base, 0, events)


def most_extras(
    board: Board, seat: int, icon: str, *, coins: int | None = None, after: int = 0
) -> int:
    """How many more a seat could buy, with its coins or with `coins`; `after` that many more
    icons of the kind, which are still to come."""
    affordable = (board.coins[seat] if coins is None else coins) // EXTRA_COST
    if icon == "raider":
        return min(affordable, board.battle - after)
    if icon == "marriage":
        return min(affordable, TOP - board.track[seat] - after)
    return affordable


def extras(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Two coins each for more of the same."""
    board = state.board
    most = most_extras(board, step.seat, step.what)
    about = (board.played[step.seat], step.what, step.n)
    options = tuple([str(n) for n in range(most + 1)])
    ask(state, step, "extras", options, about)


def extras_bought(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board = state.board
    seat, icon = step.seat, step.what
    extra = int(picks[0])
    board.coins[seat] -= EXTRA_COST * extra
    if icon == "raider":
        _take_raiders(board, seat, extra)
    elif icon == "marriage":
        board.track[seat] += extra
    else:
        board.church[seat] += extra
    _tell_gain(board, seat, icon, step.n, extra, events)


def _tell_gain(
    board: Board, seat: int, icon: str, base: int, extra: int, events: list[Event]
) -> None:
    paid = EXTRA_COST * extra
    args: dict[str, int]
    if icon == "raider":
        args = {"seat": seat, "raiders": base + extra, "extra": extra, "paid": paid}
        args |= {"left": board.battle, "total": board.raiders[seat]}
        events.append(Event("raiders-taken", args))
    elif icon == "marriage":
        args = {"seat": seat, "spaces": base + extra, "extra": extra, "paid": paid}
        args["space"] = board.track[seat]
        events.append(Event("marriage-moved", args))
    else:
        args = {"seat": seat, "discs": base + extra, "extra": extra, "paid": paid}
        args["total"] = board.church[seat]
        events.append(Event("church-discs", args))


def land(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """After the whole action: down from a taken space to the next free one, or the start."""
    track = state.board.track
    before = space = track[step.seat]
    while space and track.count(space) > (space == before):
        space -= 1
    if space != before:
        track[step.seat] = space
        args = {"seat": step.seat, "before": before, "space": space}
        events.append(Event("marriage-slid", args))


def expand(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Five coins for a free town by road from a town one controls.

    Open in the rules: the active town cannot be entered, it waits for the winner."""
    board = state.board
    seat = step.seat
    if board.coins[seat] < EXPAND_COST:
        _no_effect(seat, "expand", "coins", events)
        return
    reachable = within_reach(board, seat)
    if not reachable:
        _no_effect(seat, "expand", "neighbours", events)
        return
    options = (*(TOWN_KEYS[town] for town in reachable), "pass")
    ask(state, step, "expand", options, (step.what,))


def within_reach(board: Board, seat: int) -> list[int]:
    """Indexes of the free towns by road from a town that the seat controls, in order."""
    reachable = {
        other
        for town, holder in enumerate(board.discs)
        if holder == seat and not board.vikings[town]
        for other in NEIGHBOURS[town]
        if board.discs[other] == FREE and other != board.active
    }
    return sorted(reachable)


def expanded(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    if picks[0] == "pass":
        events.append(Event("expansion-declined", {"seat": step.seat}))
        return
    state.board.coins[step.seat] -= EXPAND_COST
    place_disc(state.board, step.seat, picks[0], "expand", events)


def unviking(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """A Viking control token leaves the board; anyone's disc may lie beneath."""
    held = tuple(TOWN_KEYS[town] for town, token in enumerate(state.board.vikings) if token)
    if not held:
        _no_effect(step.seat, "unviking", "none", events)
    elif len(held) == 1:
        _free(state.board, step.seat, held[0], events)
    else:
        ask(state, step, "free-town", held, (step.what,))


def freed(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _free(state.board, step.seat, picks[0], events)


def _free(board: Board, seat: int, town: str, events: list[Event]) -> None:
    index = TOWN_INDEX[town]
    board.vikings[index] = 0
    events.append(Event("town-freed", {"seat": seat, "town": town, "owner": board.discs[index]}))


RULES: dict[str, Rule] = {
    "town": town,
    "coin": coin,
    "pay": pay,
    "raider": raider,
    "church": church,
    "marriage": marriage,
    "extras": extras,
    "land": land,
    "expand": expand,
    "unviking": unviking,
}
REPLIES: dict[str, Reply] = {"extras": extras_bought, "expand": expanded, "unviking": freed}
