"""Setup, the preparation of each round, and the draft."""

from __future__ import annotations

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from .agenda import Reply, Rule, clockwise
from .components import (
    CARD_KEYS,
    HAND,
    MARRIAGES,
    PRINCESS,
    REGION_KEYS,
    REGION_OF,
    REGIONS,
    ROUNDS,
    START_COINS,
    START_RENOWN,
    START_SCORE,
    STRENGTHS,
    TOWN_INDEX,
    TOWN_KEYS,
    VALUE,
)
from .state import FACE_DOWN, FREE, Board, State, Step

PICKED = 2
"""Cards taken in each turn of the draft."""


def set_up(seats: int, chance: Chance) -> State:
    """The position before the first towns are placed (rulebook, setup)."""
    rounds = ROUNDS[seats]
    marriages = sorted(key for key in MARRIAGES if key != PRINCESS)
    chance.shuffle(marriages)
    vikings = list(STRENGTHS)
    chance.shuffle(vikings)
    first = chance.below(seats)
    board = Board(
        seats=seats,
        rounds=rounds,
        tricks=HAND[seats] - 1,
        first=first,
        marker=first,
        score=[START_SCORE] * seats,
        coins=[START_COINS] * seats,
        renown=[START_RENOWN] * seats,
        raiders=[0] * seats,
        church=[0] * seats,
        track=[0] * seats,
        won=[[] for _ in range(seats)],
        discs=[FREE] * len(TOWN_KEYS),
        vikings=[0] * len(TOWN_KEYS),
        monasteries=[0] * len(TOWN_KEYS),
        claims=[FACE_DOWN] * len(REGION_KEYS),
        strengths=[],
        gone=[],
        played=[""] * seats,
        piles=[[] for _ in range(seats)],
        agenda=[
            Step("draft", n=1),
            Step("game-start"),
            Step("prepare"),
            *(Step("first-town", seat) for seat in reversed(clockwise(seats, first))),
        ],
    )
    return State(
        board=board,
        questions=[],
        hands=[[] for _ in range(seats)],
        drafted=[[] for _ in range(seats)],
        packs=[[] for _ in range(seats)],
        marriage_deck=[PRINCESS, *marriages[: rounds - 1]],
        marriage_box=sorted(marriages[rounds - 1 :]),
        viking_deck=vikings,
    )


def first_town(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Setup, last point: starting seat first, in a region without another's disc."""
    discs = state.board.discs
    taken = {REGION_OF[town] for town, seat in enumerate(discs) if seat != FREE}
    options = tuple(
        TOWN_KEYS[town]
        for region in REGIONS.values()
        if region.index not in taken
        for town in region.towns
    )
    ask(state, step, "first-town", options)


def first_town_chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    state.board.discs[TOWN_INDEX[picks[0]]] = step.seat
    events.append(Event("disc-placed", {"seat": step.seat, "town": picks[0], "why": "first"}))


def prepare(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Preparation phase: Viking card, marriage card. Then the cards are dealt."""
    board = state.board
    everybody = tuple(range(board.seats))
    board.round += 1
    board.trick = 0
    events.append(Event("round-begins", {"round": board.round, "rounds": board.rounds}))
    board.strength = state.viking_deck.pop()
    board.strengths.append(board.strength)
    board.battle += board.strength
    events.append(
        Event(
            "vikings-land",
            {"strength": board.strength, "battle": board.battle},
            reveals=everybody,
        )
    )
    board.marriage = state.marriage_deck.pop()
    last = not state.marriage_deck
    events.append(
        Event("marriage-offered", {"card": board.marriage, "last": last}, reveals=everybody)
    )
    _deal(state, events, chance)


def _deal(state: State, events: list[Event], chance: Chance) -> None:
    """Draft phase: all 25 cards are shuffled; with 3 or 4 seats one stays aside, unseen."""
    board = state.board
    deck = list(CARD_KEYS)
    chance.shuffle(deck)
    size = HAND[board.seats]
    for seat in range(board.seats):
        state.packs[seat] = sorted(deck[seat * size : (seat + 1) * size], key=VALUE.__getitem__)
    rest = deck[board.seats * size :]
    state.aside = rest[0] if rest else ""
    board.phase = "draft"
    board.draft = 1
    _tell_packs(state, events)


def _tell_packs(state: State, events: list[Event]) -> None:
    for seat, pack in enumerate(state.packs):
        args = {"seat": seat, "turn": state.board.draft, "cards": list(pack)}
        events.append(Event("draft-pack", args, seats=(seat,), reveals=(seat,)))


def game_start(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The table is laid: a milestone."""
    board = state.board
    events.append(Event("game-start", {"first": board.first, "rounds": board.rounds}))


def draft(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Draft phase: everybody takes two of the cards they were dealt or passed."""
    turn = step.n
    state.board.agenda.append(step)
    for seat, pack in enumerate(state.packs):
        if len(state.drafted[seat]) < PICKED * turn:
            state.asked += 1
            state.questions.append(
                Question(
                    state.asked,
                    seat,
                    "draft",
                    tuple(pack),
                    PICKED,
                    PICKED,
                    sealed=True,
                    about=(turn,),
                )
            )


def drafted(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    """Draft phase: when all have picked, the rest goes to the left."""
    seat = question.seat
    cards = sorted(picks, key=VALUE.__getitem__)
    state.drafted[seat] += cards
    state.packs[seat] = [card for card in state.packs[seat] if card not in cards]
    args = {"seat": seat, "turn": step.n, "cards": cards}
    events.append(Event("draft-chosen", args, seats=(seat,)))
    if state.questions:
        state.board.agenda.append(step)
        return
    _pass(state, step.n + 1, events)


def _pass(state: State, turn: int, events: list[Event]) -> None:
    board = state.board
    state.packs = [state.packs[-1], *state.packs[:-1]]
    if len(state.packs[0]) > PICKED:
        board.draft = turn
        _tell_packs(state, events)
        board.agenda.append(Step("draft", n=turn))
        return
    for seat, pack in enumerate(state.packs):
        state.drafted[seat] += pack
        args = {"seat": seat, "cards": pack}
        events.append(Event("draft-last", args, seats=(seat,), reveals=(seat,)))
        state.hands[seat] = sorted(state.drafted[seat], key=VALUE.__getitem__)
        state.packs[seat] = []
    board.draft = 0
    board.phase = "trick"
    events.append(Event("draft-over", {"cards": len(state.hands[0])}))
    board.agenda.append(Step("trick"))


RULES: dict[str, Rule] = {
    "first-town": first_town,
    "prepare": prepare,
    "game-start": game_start,
    "draft": draft,
}
REPLIES: dict[str, Reply] = {"first-town": first_town_chosen, "draft": drafted}
