"""The action phase: tricks, and whose card is resolved when."""

from __future__ import annotations

from functools import cache

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from .agenda import Reply, Rule, clockwise
from .components import ACTIONS, CARDS, COLOURS, SUIT, TOWN_INDEX, TOWN_KEYS, VALUE
from .state import FREE, NOBODY, NOWHERE, State, Step

UPPER_LOWER = ACTIONS[1:]


def fits(card: str, colour: str) -> bool:
    """Whether a card can win in a town of this colour: white is wild."""
    suit = SUIT[card]
    return suit == colour or suit == "white"


@cache
def _others(seats: int, seat: int) -> tuple[int, ...]:
    return tuple(other for other in range(seats) if other != seat)


def trick(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Tricks: the marker's holder names a town without a disc, of a colour they can lead."""
    board = state.board
    free = [town for town, seat in enumerate(board.discs) if seat == FREE]
    if not free:
        # Open in the rules: with nothing to win the action phase ends.
        events.append(Event("tricks-stopped"))
        board.agenda.append(Step("hands-discarded"))
        return
    board.trick += 1
    board.leader = board.marker
    if len(free) == 1:
        _activate(state, board.leader, TOWN_KEYS[free[0]], events)
    else:
        board.agenda.append(Step("choose-town", board.leader))


def choose_town(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Tricks: the leader offers only towns for which a card is in hand."""
    free = [town for town, seat in enumerate(state.board.discs) if seat == FREE]
    ask(state, step, "choose-town", leadable(state.hands[step.seat], free))


def leadable(hand: list[str], free: list[int]) -> tuple[str, ...]:
    """The free towns that a hand can lead in."""
    suits = [SUIT[card] for card in hand]
    if "white" not in suits:
        towns = tuple(TOWN_KEYS[town] for town in free if COLOURS[town] in suits)
        if towns:
            return towns
        # Open in the rules: no free town matches any card. Then any town, and any card.
    return tuple(TOWN_KEYS[town] for town in free)


def town_chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _activate(state, question.seat, picks[0], events)


def _activate(state: State, seat: int, town: str, events: list[Event]) -> None:
    board = state.board
    board.active = TOWN_INDEX[town]
    events.append(Event("town-chosen", {"seat": seat, "town": town}))
    order = clockwise(board.seats, seat)
    board.agenda.append(Step("resolve"))
    board.agenda += [Step("play", other) for other in order[:0:-1]]
    board.agenda.append(Step("lead", seat))


def lead(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Tricks: the leader's card has the town's colour or is white."""
    town = TOWN_KEYS[state.board.active]
    options = led_with(state.hands[step.seat], town)
    ask(state, step, "lead-card", options, (town,))


def led_with(hand: list[str], town: str) -> tuple[str, ...]:
    """The cards of a hand that may be led in a town; all of them where none fits."""
    colour = COLOURS[TOWN_INDEX[town]]
    return tuple([card for card in hand if fits(card, colour)]) or tuple(hand)


def play(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Tricks: everybody else plays any card."""
    hand = tuple(state.hands[step.seat])
    ask(state, step, "play-card", hand, (TOWN_KEYS[state.board.active],))


def card_played(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board = state.board
    seat = question.seat
    card = picks[0]
    state.hands[seat].remove(card)
    board.played[seat] = card
    events.append(
        Event(
            "card-played",
            {"seat": seat, "card": card, "leads": seat == board.leader},
            reveals=_others(board.seats, seat),
        )
    )


def resolve(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Tricks: the highest card of the town's colour wins; actions from the lowest value up."""
    board = state.board
    colour = COLOURS[board.active]
    order = sorted(range(board.seats), key=lambda seat: VALUE[board.played[seat]], reverse=True)
    town = TOWN_KEYS[board.active]
    winner = next((seat for seat in order if fits(board.played[seat], colour)), NOBODY)
    board.winner = winner
    if winner == NOBODY:
        # Only when the leader could not lead a fitting card; the marker stays where it is.
        events.append(Event("trick-unwon", {"town": town}))
    else:
        args = {"seat": winner, "card": board.played[winner], "town": town}
        events.append(Event("trick-won", args))
    board.agenda.append(Step("trick-over"))
    board.agenda += [Step("act", seat) for seat in order]


def act(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Tricks: the winner does the primary action, everybody else one secondary action."""
    board = state.board
    seat = step.seat
    card = board.played[seat]
    board.acting = seat
    board.action = -1
    if seat == board.winner:
        _begin(state, seat, card, 0, events)
    elif len(CARDS[card].actions) == 2:
        _begin(state, seat, card, 1, events)
    else:
        ask(state, step, "choose-action", UPPER_LOWER, (card,))


def action_chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    seat = question.seat
    _begin(state, seat, state.board.played[seat], ACTIONS.index(picks[0]), events)


def _begin(state: State, seat: int, card: str, action: int, events: list[Event]) -> None:
    board = state.board
    board.action = action
    events.append(Event("action", {"seat": seat, "card": card, "action": ACTIONS[action]}))
    board.agenda += _plan(seat, card, action)


@cache
def _plan(seat: int, card: str, action: int) -> tuple[Step, ...]:
    """The icons of an action as steps, the leftmost last; equal neighbours are one step.

    Whether the marriage disc may stay is seen to once, after all icons."""
    runs = CARDS[card].runs[action]
    steps = [Step(icon, seat, card, count) for icon, count in runs]
    if any(icon == "marriage" for icon, _ in runs):
        steps.append(Step("land", seat))
    return tuple(reversed(steps))


def trick_over(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Tricks: with one card left in hand the action phase ends, else the marker leads again."""
    board = state.board
    for pile, card in zip(board.piles, board.played, strict=True):
        pile.append(card)
    events.append(
        Event(
            "trick-over",
            {
                "trick": board.trick,
                "tricks": board.tricks,
                "town": TOWN_KEYS[board.active],
                "winner": None if board.winner == NOBODY else board.winner,
                "leader": board.leader,
                "cards": board.played,
                "marker": board.marker,
            },
        )
    )
    board.played = [""] * board.seats
    board.active = NOWHERE
    board.winner = board.acting = board.leader = NOBODY
    board.action = -1
    last = len(state.hands[0]) == 1
    board.agenda.append(Step("hands-discarded" if last else "trick"))


def hands_discarded(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Action phase, end: what is left in the hands is discarded, unseen; then the upkeep."""
    board = state.board
    events.append(Event("hands-discarded", {"cards": len(state.hands[0])}))
    for cards in (state.hands, state.drafted, board.piles):
        for held in cards:
            held.clear()
    state.aside = ""
    board.agenda += [
        Step("round-end"),
        Step("claims"),
        Step("church-step"),
        Step("battle"),
        Step("marriage-step"),
    ]


RULES: dict[str, Rule] = {
    "trick": trick,
    "choose-town": choose_town,
    "lead": lead,
    "play": play,
    "resolve": resolve,
    "act": act,
    "trick-over": trick_over,
    "hands-discarded": hands_discarded,
}
REPLIES: dict[str, Reply] = {
    "choose-town": town_chosen,
    "lead": card_played,
    "play": card_played,
    "act": action_chosen,
}
