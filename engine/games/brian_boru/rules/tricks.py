"""The action phase: tricks, and whose card is resolved when."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import ACTIONS, CARDS, COLOURS, SUIT, TOWN_INDEX, TOWN_KEYS, VALUE
from ..state import FREE, NOBODY, NOWHERE, Play, Step, clockwise
from .ways import of_action, ways


def fits(card: str, town: int) -> bool:
    """Whether a card can win in a town: it has its colour, or is white, which is wild."""
    return SUIT[card] in (COLOURS[town], "white")


LEADS: Final = {
    card: tuple(
        (town, f"{card}-{TOWN_KEYS[town]}") for town in range(len(TOWN_KEYS)) if fits(card, town)
    )
    for card in CARDS
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
    play.ask(step, "lead", leads(play.state.hands[step.seat], play.board.discs))


def leads(hand: Iterable[str], discs: list[int]) -> tuple[str, ...]:
    """A card with a town in which it can be led, each: "r11-MU3"."""
    options = tuple(
        [option for card in hand for town, option in LEADS[card] if discs[town] == FREE]
    )
    if options:
        return options
    # Open in the rules: no free town matches any card. Then any town, and any card.
    free = [TOWN_KEYS[town] for town, seat in enumerate(discs) if seat == FREE]
    return tuple([f"{card}-{town}" for card in hand for town in free])


@reply("lead-trick")
def led(play: Play, step: Step, picks: Picks) -> None:
    card, town = picks[0].split("-")
    name_town(play, step.seat, town)
    play_card(play, step.seat, card)
    others_play(play, step.seat)


def name_town(play: Play, seat: int, town: str) -> None:
    """The leader puts the marker on a town."""
    play.board.active = TOWN_INDEX[town]
    play.tell("town-chosen", seat=seat, town=town)


def others_play(play: Play, leader: int) -> None:
    """Tricks: clockwise from the leader, then the cards are carried out."""
    order = clockwise(play.board.seats, leader)
    play.then(*[Step("play", other) for other in order[1:]], Step("resolve"))


@rule("play")
def follow(play: Play, step: Step) -> None:
    """Tricks: everybody else plays any card."""
    active = play.board.active
    hand = tuple(play.state.hands[step.seat])
    play.ask(step, "play-card", hand, (COLOURS[active], TOWN_KEYS[active]))


@reply("play")
def followed(play: Play, step: Step, picks: Picks) -> None:
    play_card(play, step.seat, picks[0])


def play_card(play: Play, seat: int, card: str) -> None:
    """From the hand onto the table."""
    board = play.board
    play.state.hands[seat].remove(card)
    board.played[seat] = card
    play.tell(
        "card-played",
        seat=seat,
        card=card,
        leads=seat == board.leader,
        reveals=play.all_but(seat),
    )


@rule("resolve")
def resolve(play: Play, step: Step) -> None:
    """Tricks: the highest card of the town's colour wins; actions from the lowest value up."""
    board = play.board
    order = sorted(range(board.seats), key=lambda seat: VALUE[board.played[seat]])
    town = TOWN_KEYS[board.active]
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
    board = play.board
    seat = step.seat
    card = board.played[seat]
    board.acting = seat
    board.action = -1
    won = seat == board.winner
    options = ways(board, seat, card, won=won)
    if len(options) == 1:
        _begin(play, seat, card, options[0])
    else:
        colour = COLOURS[board.active]
        play.ask(step, "action", options, (card, "won" if won else "lost", colour))


@reply("act")
def way_chosen(play: Play, step: Step, picks: Picks) -> None:
    seat = step.seat
    board = play.board
    card = board.played[seat]
    way = picks[0]
    if play.question.kind == "choose-action":
        # An older version's question: what goes with the action is asked now.
        further = of_action(board, seat, card, ACTIONS.index(way))
        options = tuple(dict.fromkeys((way, *further)))
        if len(options) > 1:
            play.ask(step, "action", options, (card, "lost", COLOURS[board.active]))
            return
    _begin(play, seat, card, way)


def _begin(play: Play, seat: int, card: str, way: str) -> None:
    action, steps = _plan(seat, card, way)
    play.board.action = action
    play.tell("action", seat=seat, card=card, action=ACTIONS[action])
    play.then(*steps)


@cache
def _plan(seat: int, card: str, way: str) -> tuple[int, tuple[Step, ...]]:
    """The action of a way, and its icons as steps, the leftmost first; equal neighbours are one
    step.

    Whether the marriage disc may stay is seen to once, after all icons."""
    name, _, what = way.partition("-")
    action = ACTIONS.index(name)
    runs = CARDS[card].runs[action]
    steps = [Step(_STEPS.get(icon, icon), seat, what, count) for icon, count in runs]
    if any(icon == "marriage" for icon, _ in runs):
        steps.append(Step("land", seat))
    return action, tuple(steps)


_STEPS: Final = {"expand": "expand-to", "unviking": "drive-out"}
"""Icons whose steps have another name: under their own they ask, as they did once."""


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
        town=TOWN_KEYS[board.active],
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
