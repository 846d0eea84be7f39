"""The action phase: tricks, whose card is resolved when, the ways in which a card can be carried
out, and the icons of the action cards (rulebook, actions), each a rule for a run of equal icons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from engine.kit.contract import Event

from .. import box
from ..state import (
    FREE,
    NOBODY,
    NOWHERE,
    Board,
    Play,
    Step,
    clockwise,
    rule,
    viking_towns,
    within_reach,
)


def fits(card: str, town: int) -> bool:
    """Whether a card can win in a town: it has its colour, or is white, which is wild."""
    return box.SUIT[card] in (box.COLOURS[town], "white")


LEADS: Final = {
    card: tuple(
        (town, f"{card}-{box.TOWN_KEYS[town]}")
        for town in range(len(box.TOWN_KEYS))
        if fits(card, town)
    )
    for card in box.CARDS
}
"""For each card the towns in which it can be led, and the option of the two."""


@rule("trick")
def trick(play: Play, step: Step) -> None:
    """Tricks: the marker's holder leads in a town without a disc."""
    board = play.board
    if FREE not in board.discs:
        # Open in the rules: with nothing to win the action phase ends.
        play.tell("tricks-stopped")
        play.then(Step("hands-discarded"))
        return
    board.trick += 1
    board.leader = board.marker
    play.then(Step("lead-trick", board.leader))


@rule("lead-trick")
def lead_trick(play: Play, step: Step) -> None:
    """Tricks: the leader names a town and plays a card of its colour, or a white one. Both are
    asked at once, as nobody acts in between: so nothing tells how many cards would have fitted."""
    if picks := play.ask(step, "lead", leads(play.state.hands[step.seat], play.board.discs)):
        card, town = picks[0].split("-")
        play.board.active = box.TOWN_INDEX[town]
        play.tell("town-chosen", seat=step.seat, town=town)
        _play_card(play, step.seat, card)
        order = clockwise(play.board.seats, step.seat)
        play.then(*[Step("play", other) for other in order[1:]], Step("resolve"))


def leads(hand: Iterable[str], discs: list[int]) -> tuple[str, ...]:
    """A card with a town in which it can be led, each: "r11-MU3"."""
    options = tuple(
        [option for card in hand for town, option in LEADS[card] if discs[town] == FREE]
    )
    if options:
        return options
    # Open in the rules: no free town matches any card. Then any town, and any card.
    free = [box.TOWN_KEYS[town] for town, seat in enumerate(discs) if seat == FREE]
    return tuple([f"{card}-{town}" for card in hand for town in free])


@rule("play")
def follow(play: Play, step: Step) -> None:
    """Tricks: everybody else plays any card."""
    active = play.board.active
    hand = tuple(play.state.hands[step.seat])
    if picks := play.ask(step, "play-card", hand, (box.COLOURS[active], box.TOWN_KEYS[active])):
        _play_card(play, step.seat, picks[0])


def _play_card(play: Play, seat: int, card: str) -> None:
    """From the hand onto the table."""
    board = play.board
    play.state.hands[seat].remove(card)
    board.played[seat] = card
    leads, others = seat == board.leader, play.all_but(seat)
    play.tell("card-played", seat=seat, card=card, leads=leads, reveals=others)


@rule("resolve")
def resolve(play: Play, step: Step) -> None:
    """Tricks: the highest card of the town's colour wins; actions from the lowest value up."""
    board = play.board
    order = sorted(range(board.seats), key=lambda seat: box.VALUE[board.played[seat]])
    town = box.TOWN_KEYS[board.active]
    fitting = [seat for seat in order if fits(board.played[seat], board.active)]
    winner = fitting[-1] if fitting else NOBODY
    board.winner = winner
    if winner == NOBODY:
        # Only when the leader could not lead a fitting card; the marker stays where it is.
        play.tell("trick-unwon", town=town)
    else:
        play.tell("trick-won", seat=winner, card=board.played[winner], town=town)
    play.then(*[Step("act", seat) for seat in order], Step("trick-over"))


@rule("act")
def act(play: Play, step: Step) -> None:
    """Tricks: the winner does the primary action, everybody else one secondary action. What can
    be bought with it, or chosen on the way, is asked with it."""
    board, seat = play.board, step.seat
    card = board.played[seat]
    board.acting = seat
    board.action = -1
    won = seat == board.winner
    options = ways(board, seat, card, won=won) if play.picks is None else ()
    about = (card, "won" if won else "lost", box.COLOURS[board.active])
    if chosen := play.choose(step, "action", options, about):
        board.action, steps = _plan(seat, card, chosen)
        play.tell("action", seat=seat, card=card, action=box.ACTIONS[board.action])
        play.then(*steps)


@cache
def _plan(seat: int, card: str, way: str) -> tuple[int, tuple[Step, ...]]:
    """The action of a way, and its icons as steps, the leftmost first; equal neighbours are one
    step.

    Whether the marriage disc may stay is seen to once, after all icons."""
    name, _, what = way.partition("-")
    action = box.ACTIONS.index(name)
    runs = box.CARDS[card].runs[action]
    steps = [Step(icon, seat, what, count) for icon, count in runs]
    if any(icon == "marriage" for icon, _ in runs):
        steps.append(Step("land", seat))
    return action, tuple(steps)


@rule("trick-over")
def trick_over(play: Play, step: Step) -> None:
    """Tricks: with one card left in hand the action phase ends, else the marker leads again."""
    board = play.board
    for pile, card in zip(board.piles, board.played, strict=True):
        pile.append(card)
    play.tell(
        "trick-over",
        trick=board.trick,
        tricks=board.tricks,
        town=box.TOWN_KEYS[board.active],
        winner=None if board.winner == NOBODY else board.winner,
        leader=board.leader,
        cards=board.played,
        marker=board.marker,
    )
    board.played = [""] * board.seats
    board.active = NOWHERE
    board.winner = board.acting = board.leader = NOBODY
    board.action = -1
    last = len(play.state.hands[0]) == 1
    play.then(Step("hands-discarded" if last else "trick"))


@rule("hands-discarded")
def hands_discarded(play: Play, step: Step) -> None:
    """Action phase, end: what is left in the hands is discarded, unseen; then the upkeep."""
    state, board = play.state, play.board
    play.tell("hands-discarded", cards=len(state.hands[0]))
    for cards in (state.hands, state.drafted, board.piles):
        for held in cards:
            held.clear()
    state.aside = ""
    play.then(
        Step("marriage-step"),
        Step("battle"),
        Step("church-step"),
        Step("claims"),
        Step("round-end"),
    )


# Icons


def no_effect(play: Play, seat: int, icon: str, why: str) -> None:
    """An icon that gives nothing, and why."""
    play.tell("no-effect", seat=seat, icon=icon, why=why)


def place_disc(play: Play, seat: int, town: str, why: str) -> None:
    """A seat takes control of a free town."""
    play.board.discs[box.TOWN_INDEX[town]] = seat
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
    place_disc(play, step.seat, box.TOWN_KEYS[board.active], "trick")
    take_marker(play, step.seat, "trick")


@rule("coin")
def coin(play: Play, step: Step) -> None:
    """Coins from the supply."""
    receive(play, step.seat, "coins", step.n, "icon")


def receive(play: Play, seat: int, what: str, count: int, why: str) -> None:
    """A seat gets "coins", "points" or "renown"."""
    held: list[int] = getattr(play.board, "score" if what == "points" else what)
    held[seat] += count
    args = {"seat": seat, what: count, "total": held[seat], "why": why}
    play.events.append(Event(f"{what}-gained", args))


@rule("pay")
def pay(play: Play, step: Step) -> None:
    """Each icon on its own: a coin; without coins two points; without points nothing, told once."""
    board, seat = play.board, step.seat
    for _ in range(step.n):
        coins = min(1, board.coins[seat])
        points = 0 if coins else min(box.UNPAID_POINTS, board.score[seat])
        if not coins and not points:
            no_effect(play, seat, "pay", "nothing-left")
            return
        board.coins[seat] -= coins
        board.score[seat] -= points
        play.tell("paid", seat=seat, coins=coins, points=points, total=board.score[seat])


@rule("raider", "church", "marriage")
def gain(play: Play, step: Step) -> None:
    """Raiders from the battle area, nothing when it is empty; discs in the church area; spaces up
    the marriage track, past others freely, nothing at the top. `step.what`: how many more are
    bought. Buying after each icon or after all of the run comes to the same: chosen once."""
    board, seat, icon = play.board, step.seat, step.do
    base = step.n
    if icon == "raider":
        base = min(base, board.battle)
    elif icon == "marriage":
        base = min(base, box.TOP - board.track[seat])
    if not base:
        no_effect(play, seat, icon, "empty" if icon == "raider" else "top")
        return
    extra = int(step.what or 0)
    paid, count = box.EXTRA_COST * extra, base + extra
    board.coins[seat] -= paid
    if icon == "raider":
        board.battle -= count
        board.raiders[seat] += count
        left, total = board.battle, board.raiders[seat]
        told = {"raiders": count, "extra": extra, "paid": paid, "left": left, "total": total}
    elif icon == "marriage":
        board.track[seat] += count
        told = {"spaces": count, "extra": extra, "paid": paid, "space": board.track[seat]}
    else:
        board.church[seat] += count
        told = {"discs": count, "extra": extra, "paid": paid, "total": board.church[seat]}
    play.events.append(Event(_TAKEN[icon], {"seat": seat, **told}))


_TAKEN: Final = {"raider": "raiders-taken", "marriage": "marriage-moved", "church": "church-discs"}


@rule("land")
def land(play: Play, step: Step) -> None:
    """After the whole action: down from a taken space to the next free one, or the start."""
    board = play.board
    before = board.track[step.seat]
    if before and board.track.count(before) > 1:
        board.track[step.seat] = space = landing(board, step.seat, before)
        play.tell("marriage-slid", seat=step.seat, before=before, space=space)


@rule("expand")
def expand(play: Play, step: Step) -> None:
    """Five coins for a free town by road from a town one controls: `step.what`, or none.

    Open in the rules: the active town cannot be entered, it waits for the winner."""
    board, seat = play.board, step.seat
    if step.what:
        board.coins[seat] -= box.EXPAND_COST
        place_disc(play, seat, step.what, "expand")
    elif board.coins[seat] < box.EXPAND_COST:
        no_effect(play, seat, "expand", "coins")
    elif not within_reach(board, seat):
        no_effect(play, seat, "expand", "neighbours")
    else:
        play.tell("expansion-declined", seat=seat)


@rule("unviking")
def drive_out(play: Play, step: Step) -> None:
    """A Viking control token leaves the board, that of `step.what` or the only one; anyone's disc
    may lie beneath."""
    town = step.what or viking_towns(play.board)[0]
    index = box.TOWN_INDEX[town]
    play.board.vikings[index] = 0
    play.tell("town-freed", seat=step.seat, town=town, owner=play.board.discs[index])


# Ways to carry out a card: an action, with what is bought or chosen on the way.
#
# A way is an action's name, "upper", and after a hyphen what goes with it: how many more raiders,
# church discs or spaces are bought ("lower-2"), the town to which one expands ("upper-MU3") or that
# is freed from the Vikings ("lower-CO1"). Each action has at most one icon that leaves a choice,
# and what comes before it decides nothing: so all of it can be chosen at once.
#
# Ways that cannot have an effect are left out, as nobody gains by them: a lost card gives coins
# besides, and coins do no harm.


def ways(board: Board, seat: int, card: str, *, won: bool) -> tuple[str, ...]:
    """How a seat may carry out its card; at least one way."""
    if won:
        return of_action(board, seat, card, 0) or (box.ACTIONS[0],)
    found: tuple[str, ...] = ()
    for action in range(1, len(box.CARDS[card].actions)):
        found += of_action(board, seat, card, action)
    return found


def of_action(board: Board, seat: int, card: str, action: int) -> tuple[str, ...]:
    """The ways of one action, the cheapest first. None where it has no effect at all."""
    name = box.ACTIONS[action]
    coins = board.coins[seat]
    for icon, count in box.CARDS[card].runs[action]:
        if icon == "coin":
            coins += count
        elif icon == "pay":
            coins -= min(count, coins)
        elif icon == "expand":
            towns = within_reach(board, seat) if coins >= box.EXPAND_COST else []
            return (name, *[f"{name}-{box.TOWN_KEYS[town]}" for town in towns])
        elif icon == "unviking":
            held = viking_towns(board)
            return (name,) if len(held) == 1 else tuple([f"{name}-{town}" for town in held])
        elif icon == "church":
            return _with_more(name, coins // box.EXTRA_COST)
        elif icon == "raider":
            left = max(0, board.battle - count)
            return _with_more(name, min(coins // box.EXTRA_COST, left)) if board.battle else ()
        elif icon == "marriage":
            return _courting(board, seat, name, count, coins // box.EXTRA_COST)
    return (name,)


@cache
def _with_more(name: str, most: int) -> tuple[str, ...]:
    """An action with nothing bought besides, or with up to so many more of it."""
    return (name, *[f"{name}-{extra}" for extra in range(1, most + 1)])


def _courting(board: Board, seat: int, name: str, count: int, most: int) -> tuple[str, ...]:
    """The same for spaces of the marriage track, where each leads further than fewer do. Who has
    won the trick may stay where it is, too."""
    here = board.track[seat]
    reached = -1 if name == box.ACTIONS[0] else here
    found = []
    for extra, way in enumerate(_with_more(name, min(most, max(0, box.TOP - here - count)))):
        end = landing(board, seat, here + count + extra)
        if end > reached:
            reached = end
            found.append(way)
    return tuple(found)


def landing(board: Board, seat: int, space: int) -> int:
    """Where a disc ends that comes to a space of the marriage track, or to the top: from a taken
    one it goes down to the next free one, or to the start."""
    taken = {where for other, where in enumerate(board.track) if other != seat}
    space = min(space, box.TOP)
    while space and space in taken:
        space -= 1
    return space
