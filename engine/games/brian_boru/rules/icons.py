"""The icons of the action cards (rulebook, actions): each a rule for a run of equal icons."""

from __future__ import annotations

from engine.kit.steps import rule

from ..box import EXPAND_COST, EXTRA_COST, TOP, TOWN_INDEX, TOWN_KEYS, UNPAID_POINTS
from ..state import Play, Step, viking_towns, within_reach


def no_effect(play: Play, seat: int, icon: str, why: str) -> None:
    """An icon that gives nothing, and why."""
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
            no_effect(play, seat, "pay", "nothing-left")
            continue
        board.coins[seat] -= coins
        board.score[seat] -= points
        play.tell("paid", seat=seat, coins=coins, points=points, total=board.score[seat])


@rule("raider")
def raider(play: Play, step: Step) -> None:
    """Raiders from the battle area; nothing when it is empty."""
    taken = min(step.n, play.board.battle)
    if not taken:
        no_effect(play, step.seat, "raider", "empty")
        return
    gain(play, step.seat, "raider", taken, int(step.what or 0))


@rule("church")
def church(play: Play, step: Step) -> None:
    """Discs in the church area."""
    gain(play, step.seat, "church", step.n, int(step.what or 0))


@rule("marriage")
def marriage(play: Play, step: Step) -> None:
    """Up the marriage track, past others freely; nothing at the top."""
    spaces = min(step.n, TOP - play.board.track[step.seat])
    if not spaces:
        no_effect(play, step.seat, "marriage", "top")
        return
    gain(play, step.seat, "marriage", spaces, int(step.what or 0))


def gain(play: Play, seat: int, icon: str, base: int, extra: int) -> None:
    """What the icons give, and more for two coins each. Buying after each icon or after all of
    the run comes to the same: chosen once."""
    take(play, seat, icon, base)
    buy(play, seat, icon, base, extra)


def take(play: Play, seat: int, icon: str, count: int) -> None:
    """Raiders, church discs or spaces of the marriage track."""
    board = play.board
    if icon == "raider":
        board.battle -= count
        board.raiders[seat] += count
    elif icon == "marriage":
        board.track[seat] += count
    else:
        board.church[seat] += count


def buy(play: Play, seat: int, icon: str, base: int, extra: int) -> None:
    """More of the same for coins; what came of it in all is told."""
    play.board.coins[seat] -= EXTRA_COST * extra
    take(play, seat, icon, extra)
    _tell_gain(play, seat, icon, base, extra)


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


@rule("expand-to")
def expand_to(play: Play, step: Step) -> None:
    """Five coins for a free town by road from a town one controls: `step.what`, or none.

    Open in the rules: the active town cannot be entered, it waits for the winner."""
    board, seat = play.board, step.seat
    if step.what:
        expand(play, seat, step.what)
    elif board.coins[seat] < EXPAND_COST:
        no_effect(play, seat, "expand", "coins")
    elif not within_reach(board, seat):
        no_effect(play, seat, "expand", "neighbours")
    else:
        play.tell("expansion-declined", seat=seat)


def expand(play: Play, seat: int, town: str) -> None:
    """A disc along a road, for coins."""
    play.board.coins[seat] -= EXPAND_COST
    place_disc(play, seat, town, "expand")


@rule("drive-out")
def drive_out(play: Play, step: Step) -> None:
    """A Viking control token leaves the board, that of `step.what` or the only one; anyone's disc
    may lie beneath."""
    free(play, step.seat, step.what or viking_towns(play.board)[0])


def free(play: Play, seat: int, town: str) -> None:
    """A town is its owner's again."""
    index = TOWN_INDEX[town]
    play.board.vikings[index] = 0
    play.tell("town-freed", seat=seat, town=town, owner=play.board.discs[index])
