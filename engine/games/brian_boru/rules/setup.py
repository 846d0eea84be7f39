"""Setup, the preparation of each round, and the draft."""

from __future__ import annotations

from engine.kit.chance import Chance
from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import (
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
from ..state import FACE_DOWN, FREE, Board, Play, State, Step, clockwise

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


@rule("first-town")
def first_town(play: Play, step: Step) -> None:
    """Setup, last point: starting seat first, in a region without another's disc."""
    discs = play.board.discs
    taken = {REGION_OF[town] for town, seat in enumerate(discs) if seat != FREE}
    options = tuple(
        TOWN_KEYS[town]
        for region in REGIONS.values()
        if region.index not in taken
        for town in region.towns
    )
    play.ask(step, "first-town", options)


@reply("first-town")
def first_town_chosen(play: Play, step: Step, picks: Picks) -> None:
    play.board.discs[TOWN_INDEX[picks[0]]] = step.seat
    play.tell("disc-placed", seat=step.seat, town=picks[0], why="first")


@rule("prepare")
def prepare(play: Play, step: Step) -> None:
    """Preparation phase: Viking card, marriage card. Then the cards are dealt."""
    board = play.board
    board.round += 1
    board.trick = 0
    play.tell("round-begins", round=board.round, rounds=board.rounds)
    board.strength = play.state.viking_deck.pop()
    board.strengths.append(board.strength)
    board.battle += board.strength
    play.tell("vikings-land", strength=board.strength, battle=board.battle, reveals=play.everybody)
    board.marriage = play.state.marriage_deck.pop()
    last = not play.state.marriage_deck
    play.tell("marriage-offered", card=board.marriage, last=last, reveals=play.everybody)
    _deal(play)


def _deal(play: Play) -> None:
    """Draft phase: all 25 cards are shuffled; with 3 or 4 seats one stays aside, unseen."""
    board = play.board
    deck = list(CARD_KEYS)
    play.chance.shuffle(deck)
    size = HAND[board.seats]
    for seat in range(board.seats):
        play.state.packs[seat] = sorted(
            deck[seat * size : (seat + 1) * size], key=VALUE.__getitem__
        )
    rest = deck[board.seats * size :]
    play.state.aside = rest[0] if rest else ""
    board.phase = "draft"
    board.draft = 1
    _tell_packs(play)


def _tell_packs(play: Play) -> None:
    for seat, pack in enumerate(play.state.packs):
        play.tell(
            "draft-pack",
            seat=seat,
            turn=play.board.draft,
            cards=list(pack),
            seats=(seat,),
            reveals=(seat,),
        )


@rule("game-start")
def game_start(play: Play, step: Step) -> None:
    """The table is laid: a milestone."""
    board = play.board
    play.tell("game-start", first=board.first, rounds=board.rounds)


@rule("draft")
def draft(play: Play, step: Step) -> None:
    """Draft phase: everybody takes two of the cards they were dealt or passed."""
    state = play.state
    turn = step.n
    play.then(step)
    for seat, pack in enumerate(state.packs):
        if len(state.drafted[seat]) < PICKED * turn:
            about = (turn,)
            play.ask_seat(seat, "draft", tuple(pack), about, PICKED, PICKED, sealed=True)


@reply("draft")
def drafted(play: Play, step: Step, picks: Picks) -> None:
    """Draft phase: when all have picked, the rest goes to the left."""
    state = play.state
    seat = play.question.seat
    cards = sorted(picks, key=VALUE.__getitem__)
    state.drafted[seat] += cards
    state.packs[seat] = [card for card in state.packs[seat] if card not in cards]
    play.tell("draft-chosen", seat=seat, turn=step.n, cards=cards, seats=(seat,))
    if state.questions:
        play.then(step)
        return
    _pass(play, step.n + 1)


def _pass(play: Play, turn: int) -> None:
    state, board = play.state, play.board
    state.packs = [state.packs[-1], *state.packs[:-1]]
    if len(state.packs[0]) > PICKED:
        board.draft = turn
        _tell_packs(play)
        play.then(Step("draft", n=turn))
        return
    for seat, pack in enumerate(state.packs):
        state.drafted[seat] += pack
        play.tell("draft-last", seat=seat, cards=pack, seats=(seat,), reveals=(seat,))
        state.hands[seat] = sorted(state.drafted[seat], key=VALUE.__getitem__)
        state.packs[seat] = []
    board.draft = 0
    board.phase = "trick"
    play.tell("draft-over", cards=len(state.hands[0]))
    play.then(Step("trick"))
