"""Powers that give points for what lies around or for cards of a faction, and those that take
points; and what they count: facts of the open board, which words may tell too."""

from __future__ import annotations

from engine.kit.contract import Limit

from ..box import VALUE
from ..state import Board, Play, Step
from . import ground, supplies
from .powers import USE, Idle, Offer, Offers, power, power_of

# Counting


def points_for(board: Board, step: Step) -> int:
    """The points for a card of the step's faction at its cell; it need not lie there yet."""
    power = power_of(step)
    return min(power.most, power.base + _counted(board, step, power.count))


def _counted(board: Board, step: Step, what: str) -> int:
    cards, here, faction = board.cards, step.cell, step.what
    match what:
        case "factions-around":  # Unicorns: different ones among this card and those around it
            around = [cards.get(here + by) for by in ground.AROUND_BY_ROWS]
            return len({faction, *[card.faction for card in around if card and not card.down]})
        case "own-of-faction":  # Goblins: with an own follower, shared or not; this one in any case
            own = [
                cell
                for cell, card in cards.items()
                if card.faction == faction and card.followers[step.seat] and not card.down
            ]
            return 1 + len(own) - (here in own)
        case "faction-in-lines":  # Dwarves: in this row and this column, whosever; this one once
            row, column = divmod(here, ground.WIDTH)
            lying = [
                cell
                for cell, card in cards.items()
                if card.faction == faction
                and not card.down
                and (cell // ground.WIDTH == row or cell % ground.WIDTH == column)
            ]
            return 1 + len(lying) - (here in lying)
        case "empty-adjacent":  # Gnomes: empty playable spaces beside this card
            return len(ground.empty_beside(board, here))
        case "diagonal":  # Elves: face-up cards at the corners
            corners = [cards.get(here + by) for by in ground.DIAGONAL]
            return len([card for card in corners if card and not card.down])
        case "adjacent":  # Dragons: adjacent cards, face down too
            return sum([here + by in cards for by in ground.BESIDE])
        case "own-adjacent":  # Ice Queens: adjacent cards with an own follower
            near = [cards.get(here + by) for by in ground.BESIDE]
            return len([card for card in near if card and card.followers[step.seat]])
    raise ValueError(f"no power counts {what}")


def ways(board: Board, step: Step) -> dict[str, int]:
    """The points of each direction, or of row and column, that brings some."""
    power, points = power_of(step), dict[str, int]()
    if power.rule == "run":  # Cyclopes: an unbroken line, face-down cards too
        for way, by in ground.STEPS.items():
            length = 0
            while length < power.most and step.cell + by * (length + 1) in board.cards:
                length += 1
            points[way] = length
    else:  # Trolls: different factions of the other face-up cards there, their own not counted
        here, cards = step.cell, board.cards.items()
        row, column = divmod(here, ground.WIDTH)
        in_row = {
            c.faction for at, c in cards if at // ground.WIDTH == row and at != here and not c.down
        }
        in_column = {
            c.faction
            for at, c in cards
            if at % ground.WIDTH == column and at != here and not c.down
        }
        points = {"row": len(in_row - {step.what}), "column": len(in_column - {step.what})}
    return {way: n for way, n in points.items() if n}


def open_points(board: Board, step: Step) -> int | None:
    """The points of a power that counts what lies open; None: it does something else. Its card
    need not lie there yet."""
    match power_of(step).rule:
        case "count":
            return points_for(board, step)
        case "run" | "variety":
            return max(ways(board, step).values(), default=0)
    return None


@power("count")
def count(play: Play, step: Step) -> Offers:
    """Points that lie open are taken."""
    points = points_for(play.board, step)
    if not points:
        raise Idle("no-points")
    yield Offer("use-power", USE, points, sure=USE)
    supplies.gain(play, step.seat, points, step.what)


@power("run")
@power("variety")
def along(play: Play, step: Step) -> Offers:
    """Cyclopes, Trolls: a count in one of several ways; nobody takes fewer than the most."""
    points = ways(play.board, step)
    if not points:
        raise Idle("no-points")
    way = max(points, key=points.__getitem__)
    yield Offer("use-power", USE, sure=(way,))
    play.tell("direction-chosen", seat=step.seat, direction=way, power=step.what)
    supplies.gain(play, step.seat, points[way], step.what)


# The deck and other hands


@power("guess")
def guess(play: Play, step: Step) -> Offers:
    """Fire Elementals: the deck's top card is shown to all and goes under the deck. The new card is
    chosen once it has been shown."""
    state, numbers = play.state, power_of(step)
    if not state.deck:
        raise Idle("no-deck")
    offer = Offer("guess", ("high", "low"), card="later", free=True)
    picks = play.picks or (yield offer)
    card, _ = supplies.take_top(state)
    supplies.put_under(state, [card], [supplies.everyone(state)])
    right = (VALUE[card] >= numbers.high) == (picks[0] == "high")
    play.tell(
        "guessed",
        seat=step.seat,
        guess=picks[0],
        card=card,
        value=VALUE[card],
        right=right,
        reveals=play.everybody,
    )
    points = numbers.right if right else numbers.wrong
    supplies.gain(play, step.seat, points, step.what, play.everybody)


@power("gift")
def gift(play: Play, step: Step) -> Offers:
    """Yetis: not without a deck, for the next card must come from there. Where it comes from
    there anyway, or no card is taken any more, the points are free."""
    if not play.state.deck:
        raise Idle("no-deck")
    points, sure = power_of(step).points, () if supplies.takes(play.state) else USE
    if not play.picks:
        yield Offer("use-power", USE, points, sure=sure, card="instead")
    play.board.draw = "deck"
    supplies.gain(play, step.seat, points, step.what)


@power("peek")
def peek(play: Play, step: Step) -> Offers:
    """Shadows: a point for each face-up card on the board of the faction of a card in another hand.
    The only card that somebody else holds is looked at in any case. The new card is chosen by
    somebody who has seen it."""
    state, seat, picks = play.state, step.seat, play.picks
    if not picks:
        options = supplies.all_options(state, seat)
        is_alone = sum(map(len, state.hands)) - len(state.hands[seat]) == 1
        sure = options if is_alone else ()
        picks = yield Offer("target-hand", options, sure=sure, card="later", free=True)
    other, index = supplies.find_card(state, seat, picks[0], play.chance)
    card, public = state.hands[other][index], state.known[other][index] == supplies.everyone(state)
    there = sum(c.faction == card and not c.down for c in play.board.cards.values())
    points = min(there, power_of(step).most)
    # The points are public, and tell the others something.
    news = () if public else play.everybody
    shown = card if public else None
    play.tell("hand-looked", seat=seat, other=other, card=shown, count=points, reveals=news)
    if not public:
        play.tell("hand-seen", seat=seat, other=other, card=card, seats=(seat,), reveals=(seat,))
    state.known[other][index] |= 1 << seat
    supplies.sort_hand(state, other)
    supplies.gain(play, seat, points, step.what)


# Points of others, points for followers


@power("raid")
def raid(play: Play, step: Step) -> Offers:
    """Orcs: on each adjacent card one seat that has followers there and a point to lose; nobody
    more often than they have points."""
    board, points, picks = play.board, power_of(step).points, play.picks
    if not picks:
        near = ground.rival_followers(board, ground.beside(board, step.cell), step.seat)
        options = tuple([option for option in near if board.score[ground.follower_of(option)[1]]])
        # By space and by seat, which are the halves of an option.
        groups: dict[str, list[str]] = {}
        for option in options:
            for half in option.split("-"):
                groups.setdefault(half, []).append(option)
        limits = []
        for half, group in groups.items():
            most = 1 if ground.is_space(half) else board.score[int(half)] // points
            if most < len(group):
                limits.append(Limit(tuple(group), 0, most))
        cards = sum(map(ground.is_space, groups))
        picks = yield Offer("target-seats", options, 0, 0, cards, tuple(limits))
    for option in sorted(picks, key=ground.follower_of):
        cell, owner = ground.follower_of(option)
        board.score[owner] -= points
        total = board.score[owner]
        play.tell("raided", seat=step.seat, owner=owner, space=ground.key_of(cell), total=total)
    supplies.gain(play, step.seat, points * len(picks), step.what)


@power("pay")
def pay(play: Play, step: Step) -> Offers:
    """Demons: points for followers here; both must be there."""
    board, seat = play.board, step.seat
    if not board.score[seat]:
        raise Idle("no-points")
    most = min(power_of(step).most, board.score[seat], board.supply[seat])
    if not most:
        raise Idle("no-followers")
    picks = play.picks or (yield Offer("amount", tuple(map(str, range(1, most + 1)))))
    supplies.gain(play, seat, -int(picks[0]), step.what)
    supplies.add_followers(play, step.cell, seat, int(picks[0]), step.what)
