"""The icons of the action cards (rulebook, actions): each a rule for a run of equal icons."""

from __future__ import annotations

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import EXPAND_COST, EXTRA_COST, TOP, TOWN_INDEX, TOWN_KEYS, UNPAID_POINTS
from ..state import Board, Play, Step, within_reach


def _no_effect(play: Play, seat: int, icon: str, why: str) -> None:
    play.tell("no-effect", seat=seat, icon=icon, why=why)


def place_disc(play: Play, seat: int, town: str, why: str) -> None:
    """A seat takes control of a free town."""
    play.board.discs[TOWN_INDEX[town]] = seat
    play.tell("disc-placed", seat=seat, town=town, why=why)


def take_marker(play: Play, seat: int, why: str) -> None:
    """The active town marker goes to a seat."""
    board = play.board
    if board.marker != seat:
        play.tell("marker-moved", seat=seat, before=board.marker, why=why)
        board.marker = seat


@rule("town")
def town(play: Play, step: Step) -> None:
    """A disc in the active town, then the marker; only the winner of the trick has it."""
    board = play.board
    place_disc(play, step.seat, TOWN_KEYS[board.active], "trick")
    take_marker(play, step.seat, "trick")


@rule("coin")
def coin(play: Play, step: Step) -> None:
    """Coins from the supply."""
    gain_coins(play, step.seat, step.n, "icon")


def gain_coins(play: Play, seat: int, coins: int, why: str) -> None:
    play.board.coins[seat] += coins
    play.tell("coins-gained", seat=seat, coins=coins, total=play.board.coins[seat], why=why)


@rule("pay")
def pay(play: Play, step: Step) -> None:
    """Each icon on its own: a coin; without coins two points; without points nothing."""
    board = play.board
    seat = step.seat
    for _ in range(step.n):
        coins = points = 0
        if board.coins[seat]:
            coins = 1
        else:
            points = min(UNPAID_POINTS, board.score[seat])
        if not coins and not points:
            _no_effect(play, seat, "pay", "nothing-left")
            continue
        board.coins[seat] -= coins
        board.score[seat] -= points
        play.tell("paid", seat=seat, coins=coins, points=points, total=board.score[seat])


@rule("raider")
def raider(play: Play, step: Step) -> None:
    """Raiders from the battle area; nothing when it is empty."""
    board = play.board
    taken = min(step.n, board.battle)
    if not taken:
        _no_effect(play, step.seat, "raider", "empty")
        return
    _take_raiders(board, step.seat, taken)
    _then_extras(play, step.seat, "raider", taken)


@rule("church")
def church(play: Play, step: Step) -> None:
    """Discs in the church area."""
    play.board.church[step.seat] += step.n
    _then_extras(play, step.seat, "church", step.n)


@rule("marriage")
def marriage(play: Play, step: Step) -> None:
    """Up the marriage track, past others freely; nothing at the top."""
    board = play.board
    spaces = min(step.n, TOP - board.track[step.seat])
    if not spaces:
        _no_effect(play, step.seat, "marriage", "top")
        return
    board.track[step.seat] += spaces
    _then_extras(play, step.seat, "marriage", spaces)


def _take_raiders(board: Board, seat: int, raiders: int) -> None:
    board.battle -= raiders
    board.raiders[seat] += raiders


def _then_extras(play: Play, seat: int, icon: str, base: int) -> None:
    """Buying after each icon or after all of the run comes to the same: asked once."""
    if most_extras(play.board, seat, icon):
        play.then(Step("extras", seat, icon, base))
    else:
        _tell_gain(play, seat, icon, base, 0)


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


@rule("extras")
def extras(play: Play, step: Step) -> None:
    """Two coins each for more of the same."""
    board = play.board
    most = most_extras(board, step.seat, step.what)
    about = (board.played[step.seat], step.what, step.n)
    options = tuple([str(n) for n in range(most + 1)])
    play.ask(step, "extras", options, about)


@reply("extras")
def extras_bought(play: Play, step: Step, picks: Picks) -> None:
    board = play.board
    seat, icon = step.seat, step.what
    extra = int(picks[0])
    board.coins[seat] -= EXTRA_COST * extra
    if icon == "raider":
        _take_raiders(board, seat, extra)
    elif icon == "marriage":
        board.track[seat] += extra
    else:
        board.church[seat] += extra
    _tell_gain(play, seat, icon, step.n, extra)


def _tell_gain(play: Play, seat: int, icon: str, base: int, extra: int) -> None:
    board = play.board
    paid = EXTRA_COST * extra
    if icon == "raider":
        play.tell(
            "raiders-taken",
            seat=seat,
            raiders=base + extra,
            extra=extra,
            paid=paid,
            left=board.battle,
            total=board.raiders[seat],
        )
    elif icon == "marriage":
        play.tell(
            "marriage-moved",
            seat=seat,
            spaces=base + extra,
            extra=extra,
            paid=paid,
            space=board.track[seat],
        )
    else:
        play.tell(
            "church-discs",
            seat=seat,
            discs=base + extra,
            extra=extra,
            paid=paid,
            total=board.church[seat],
        )


@rule("land")
def land(play: Play, step: Step) -> None:
    """After the whole action: down from a taken space to the next free one, or the start."""
    track = play.board.track
    before = space = track[step.seat]
    while space and track.count(space) > (space == before):
        space -= 1
    if space != before:
        track[step.seat] = space
        play.tell("marriage-slid", seat=step.seat, before=before, space=space)


@rule("expand")
def expand(play: Play, step: Step) -> None:
    """Five coins for a free town by road from a town one controls.

    Open in the rules: the active town cannot be entered, it waits for the winner."""
    board = play.board
    seat = step.seat
    if board.coins[seat] < EXPAND_COST:
        _no_effect(play, seat, "expand", "coins")
        return
    reachable = within_reach(board, seat)
    if not reachable:
        _no_effect(play, seat, "expand", "neighbours")
        return
    options = (*(TOWN_KEYS[town] for town in reachable), "pass")
    play.ask(step, "expand", options, (step.what,))


@reply("expand")
def expanded(play: Play, step: Step, picks: Picks) -> None:
    if picks[0] == "pass":
        play.tell("expansion-declined", seat=step.seat)
        return
    play.board.coins[step.seat] -= EXPAND_COST
    place_disc(play, step.seat, picks[0], "expand")


@rule("unviking")
def unviking(play: Play, step: Step) -> None:
    """A Viking control token leaves the board; anyone's disc may lie beneath."""
    held = tuple(TOWN_KEYS[town] for town, token in enumerate(play.board.vikings) if token)
    if not held:
        _no_effect(play, step.seat, "unviking", "none")
    elif len(held) == 1:
        _free(play, step.seat, held[0])
    else:
        play.ask(step, "free-town", held, (step.what,))


@reply("unviking")
def freed(play: Play, step: Step, picks: Picks) -> None:
    _free(play, step.seat, picks[0])


def _free(play: Play, seat: int, town: str) -> None:
    index = TOWN_INDEX[town]
    play.board.vikings[index] = 0
    play.tell("town-freed", seat=seat, town=town, owner=play.board.discs[index])
