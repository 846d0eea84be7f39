"""The action phase: tricks, and whose card is resolved when."""

from __future__ import annotations

from functools import cache

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import ACTIONS, CARDS, COLOURS, SUIT, TOWN_INDEX, TOWN_KEYS, VALUE
from ..state import FREE, NOBODY, NOWHERE, Play, Step, clockwise

UPPER_LOWER = ACTIONS[1:]


def fits(card: str, colour: str) -> bool:
    """Whether a card can win in a town of this colour: white is wild."""
    suit = SUIT[card]
    return suit == colour or suit == "white"


@rule("trick")
def trick(play: Play, step: Step) -> None:
    """Tricks: the marker's holder names a town without a disc, of a colour they can lead."""
    board = play.board
    free = board.discs.count(FREE)
    if not free:
        # Open in the rules: with nothing to win the action phase ends.
        play.tell("tricks-stopped")
        play.then(Step("hands-discarded"))
        return
    board.trick += 1
    board.leader = board.marker
    if free == 1:
        _activate(play, board.leader, TOWN_KEYS[board.discs.index(FREE)])
    else:
        play.then(Step("choose-town", board.leader))


@rule("choose-town")
def choose_town(play: Play, step: Step) -> None:
    """Tricks: the leader offers only towns for which a card is in hand."""
    free = [town for town, seat in enumerate(play.board.discs) if seat == FREE]
    play.ask(step, "choose-town", leadable(play.state.hands[step.seat], free))


def leadable(hand: list[str], free: list[int]) -> tuple[str, ...]:
    """The free towns that a hand can lead in."""
    suits = {SUIT[card] for card in hand}
    if "white" not in suits:
        towns = tuple([TOWN_KEYS[town] for town in free if COLOURS[town] in suits])
        if towns:
            return towns
        # Open in the rules: no free town matches any card. Then any town, and any card.
    return tuple([TOWN_KEYS[town] for town in free])


@reply("choose-town")
def town_chosen(play: Play, step: Step, picks: Picks) -> None:
    _activate(play, step.seat, picks[0])


def _activate(play: Play, seat: int, town: str) -> None:
    board = play.board
    board.active = TOWN_INDEX[town]
    play.tell("town-chosen", seat=seat, town=town)
    order = clockwise(board.seats, seat)
    play.then(Step("lead", seat), *[Step("play", other) for other in order[1:]], Step("resolve"))


@rule("lead")
def lead(play: Play, step: Step) -> None:
    """Tricks: the leader's card has the town's colour or is white."""
    town = TOWN_KEYS[play.board.active]
    options = led_with(play.state.hands[step.seat], town)
    play.ask(step, "lead-card", options, (town,))


def led_with(hand: list[str], town: str) -> tuple[str, ...]:
    """The cards of a hand that may be led in a town; all of them where none fits."""
    colour = COLOURS[TOWN_INDEX[town]]
    return tuple([card for card in hand if fits(card, colour)]) or tuple(hand)


@rule("play")
def play_card(play: Play, step: Step) -> None:
    """Tricks: everybody else plays any card."""
    hand = tuple(play.state.hands[step.seat])
    play.ask(step, "play-card", hand, (TOWN_KEYS[play.board.active],))


@reply("lead", "play")
def card_played(play: Play, step: Step, picks: Picks) -> None:
    board = play.board
    seat = step.seat
    card = picks[0]
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
    colour = COLOURS[board.active]
    order = sorted(range(board.seats), key=lambda seat: VALUE[board.played[seat]])
    town = TOWN_KEYS[board.active]
    winner = next((seat for seat in reversed(order) if fits(board.played[seat], colour)), NOBODY)
    board.winner = winner
    if winner == NOBODY:
        # Only when the leader could not lead a fitting card; the marker stays where it is.
        play.tell("trick-unwon", town=town)
    else:
        play.tell("trick-won", seat=winner, card=board.played[winner], town=town)
    play.then(*[Step("act", seat) for seat in order], Step("trick-over"))


@rule("act")
def act(play: Play, step: Step) -> None:
    """Tricks: the winner does the primary action, everybody else one secondary action."""
    board = play.board
    seat = step.seat
    card = board.played[seat]
    board.acting = seat
    board.action = -1
    if seat == board.winner:
        _begin(play, seat, card, 0)
    elif len(CARDS[card].actions) == 2:
        _begin(play, seat, card, 1)
    else:
        play.ask(step, "choose-action", UPPER_LOWER, (card,))


@reply("act")
def action_chosen(play: Play, step: Step, picks: Picks) -> None:
    seat = step.seat
    _begin(play, seat, play.board.played[seat], ACTIONS.index(picks[0]))


def _begin(play: Play, seat: int, card: str, action: int) -> None:
    board = play.board
    board.action = action
    play.tell("action", seat=seat, card=card, action=ACTIONS[action])
    play.then(*_plan(seat, card, action))


@cache
def _plan(seat: int, card: str, action: int) -> tuple[Step, ...]:
    """The icons of an action as steps, the leftmost first; equal neighbours are one step.

    Whether the marriage disc may stay is seen to once, after all icons."""
    runs = CARDS[card].runs[action]
    steps = [Step(icon, seat, card, count) for icon, count in runs]
    if any(icon == "marriage" for icon, _ in runs):
        steps.append(Step("land", seat))
    return tuple(steps)


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
