"""Powers that give points, and those that take them."""

from __future__ import annotations

from engine.kit.contract import Limit, Picks

from ..box import VALUE
from ..state import Board, Play, State, Step
from . import hands
from .counting import points_for, ways
from .ground import BESIDE, key_of
from .offers import Apply, Make, Offer, power_of, use
from .targets import beside, follower_of, rival_followers
from .tracks import add_followers, gain


def factions_beside(board: Board, cell: int) -> list[str]:
    """Factions of the adjacent face-up cards, locked ones too, each once."""
    near = (board.cards.get(cell + step) for step in BESIDE)
    return list(dict.fromkeys(card.faction for card in near if card and not card.down))


# Counting


def _count(state: State, step: Step) -> Offer | str:
    points = points_for(state.board, step)
    return use(points, sure=True) if points else "no-points"


def _counted(play: Play, step: Step, picks: Picks) -> None:
    gain(play, step.seat, points_for(play.board, step), step.faction)


# Lines


def _along(kind: str) -> Make:
    """A count in one of several ways, as a question of this kind: nobody takes fewer than the
    most."""

    def offer(state: State, step: Step) -> Offer | str:
        points = ways(state.board, step)
        if not points:
            return "no-points"
        return Offer(kind, tuple(points), sure=(max(points, key=points.__getitem__),))

    return offer


def _counted_along(play: Play, step: Step, picks: Picks) -> None:
    play.tell("direction-chosen", seat=step.seat, direction=picks[0], power=step.faction)
    gain(play, step.seat, ways(play.board, step).get(picks[0], 0), step.faction)


# The deck and other hands


def _guess(state: State, step: Step) -> Offer | str:
    """Fire Elementals: the new card is chosen once the deck's top card has been shown."""
    if not state.deck:
        return "no-deck"
    return Offer("guess", ("high", "low"), card="later", free=True)


def _guessed(play: Play, step: Step, picks: Picks) -> None:
    """Fire Elementals: the deck's top card is shown to all and goes under the deck."""
    state = play.state
    power = power_of(step)
    card, _ = hands.take_top(state)
    hands.put_under(state, [card], [hands.everyone(state)])
    right = (VALUE[card] >= power.high) == (picks[0] == "high")
    news = play.everybody
    play.tell(
        "guessed",
        seat=step.seat,
        guess=picks[0],
        card=card,
        value=VALUE[card],
        right=right,
        reveals=news,
    )
    points = power.right if right else power.wrong
    gain(play, step.seat, points, step.faction, news)


def _gift(state: State, step: Step) -> Offer | str:
    """Yetis: not without a deck, for the next card must come from there. Where it comes from
    there anyway, or no card is taken any more, the points are free."""
    if not state.deck:
        return "no-deck"
    return use(power_of(step).points, "instead", sure=not hands.takes(state))


def _given(play: Play, step: Step, picks: Picks) -> None:
    play.board.draw = "deck"
    gain(play, step.seat, power_of(step).points, step.faction)


def _peek(state: State, step: Step) -> Offer | str:
    """Shadows: another hand. The only card that somebody else holds is looked at in any case. The
    new card is chosen by somebody who has seen it."""
    options = hands.all_options(state, step.seat)
    if not options:
        return "no-target"
    held = sum(len(hand) for seat, hand in enumerate(state.hands) if seat != step.seat)
    sure = options if held == 1 else ()
    return Offer("target-hand", options, sure=sure, card="later", free=True)


def _peeked(play: Play, step: Step, picks: Picks) -> None:
    """Shadows: a point for each face-up card of that faction on the board. The points are
    public, and tell the others something."""
    state, board, seat = play.state, play.board, step.seat
    other, index = hands.find_card(state, seat, picks[0], play.chance)
    card, known = state.hands[other][index], state.known[other][index]
    public = known == hands.everyone(state)
    news = () if public else play.everybody
    there = sum(c.faction == card and not c.down for c in board.cards.values())
    points = min(there, power_of(step).most)
    shown = card if public else None
    play.tell("hand-looked", seat=seat, other=other, card=shown, count=points, reveals=news)
    play.tell("hand-seen", seat=seat, other=other, card=card, seats=(seat,), reveals=(seat,))
    hands.learn(state, seat, other, index)
    gain(play, seat, points, step.faction)


# Points of others, points for followers


def _raid(state: State, step: Step) -> Offer | str:
    """Orcs: on each adjacent card one seat that has followers there and a point to lose."""
    board = state.board
    options = tuple(
        option
        for option in rival_followers(board, beside(board, step.cell), step.seat)
        if board.score[follower_of(option)[1]]
    )
    if not options:
        return "no-target"
    groups: dict[tuple[str, int], list[str]] = {}
    for option in options:
        cell, owner = follower_of(option)
        groups.setdefault(("card", cell), []).append(option)
        groups.setdefault(("owner", owner), []).append(option)
    limits = []
    for (what, which), group in groups.items():
        most = 1 if what == "card" else board.score[which] // power_of(step).points
        if most < len(group):
            limits.append(Limit(tuple(group), 0, most))
    most = len({follower_of(option)[0] for option in options})
    return Offer("target-seats", options, 0, 0, most, tuple(limits))


def _raided(play: Play, step: Step, picks: Picks) -> None:
    board, points = play.board, power_of(step).points
    for option in sorted(picks, key=follower_of):
        cell, owner = follower_of(option)
        board.score[owner] -= points
        play.tell(
            "raided", seat=step.seat, owner=owner, space=key_of(cell), total=board.score[owner]
        )
    gain(play, step.seat, points * len(picks), step.faction)


def _pay(state: State, step: Step) -> Offer | str:
    """Demons: points and followers must both be there."""
    board = state.board
    if not board.score[step.seat]:
        return "no-points"
    if not board.supply[step.seat]:
        return "no-followers"
    most = min(power_of(step).most, board.score[step.seat], board.supply[step.seat])
    return Offer("amount", tuple(str(n) for n in range(1, most + 1)))


def _paid(play: Play, step: Step, picks: Picks) -> None:
    amount = int(picks[0])
    gain(play, step.seat, -amount, step.faction)
    add_followers(play, step.cell, step.seat, amount, step.faction)


POWERS: dict[str, tuple[Make, Apply]] = {
    "count": (_count, _counted),
    "run": (_along("direction"), _counted_along),
    "variety": (_along("line"), _counted_along),
    "guess": (_guess, _guessed),
    "gift": (_gift, _given),
    "peek": (_peek, _peeked),
    "raid": (_raid, _raided),
    "pay": (_pay, _paid),
}
