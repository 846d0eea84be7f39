"""The course of a game: setup (raid spaces filled from the bag, hands, the first seat), then turns:
place a worker and pick up another one, or raid; the limits and the ends; at last points by source,
and who wins (rulebook, scoring)."""

from __future__ import annotations

from typing import Any, Final

from engine.kit.chance import Chance
from engine.kit.contract import Source, Standing, TableOption

from .. import box
from ..state import BACK, EMPTY, IDLE, NOBODY, NOWHERE, Board, Play, State, Step, held, rule
from . import raids
from .supplies import discard, numbered, picked
from .village import BARRACKS, FINDERS, FREE, IDLE_KEYS, OPEN_TO, act, may_dismiss

_BARRACKS: Final = box.BUILDING_INDEX[BARRACKS]
_FREE: Final = tuple(key in FREE for key in box.BUILDING_KEYS)
"""By building index."""
_PLACING: Final = tuple(zip(range(len(box.BUILDING_KEYS)), FINDERS, IDLE_KEYS, strict=True))
_FORTRESS: Final = tuple(space.index for space in box.SPACES.values() if space.kind == "fortress")
OPTIONS = tuple(
    TableOption(key, tuple(choices), next(iter(choices))) for key, choices in box.CHOICES.items()
)
"""sage: the Sage's strength. fortress: gold for the second fortress. Published lists differ."""


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    supply = dict(box.SUPPLY)
    spaces = _fill_spaces(supply, chance)
    stack = list(box.OFFER_KEYS)
    chance.shuffle(stack)
    offers = [stack.pop() for _ in range(box.OPEN_OFFERS)]
    deck = [card.key for card in box.CARDS.values() for _ in range(card.copies)]
    chance.shuffle(deck)
    dealt = [[deck.pop() for _ in range(box.DEALT)] for _ in range(seats)]
    for hand in dealt:
        hand.sort(key=box.CARD_ORDER.__getitem__)
    supply["silver"] -= box.START_SILVER * seats
    tracks = ("provision", *box.PLUNDER, "armour", "valkyrie", "score")
    nothing: dict[str, Any] = {track: [0] * seats for track in tracks}
    board = Board(
        seats=seats,
        sage=box.CHOICES["sage"][options["sage"]],
        fortress_gold=box.CHOICES["fortress"][options["fortress"]],
        ends=[],
        **nothing,
        silver=[box.START_SILVER] * seats,
        workers=["black"] * seats,
        crew=[[] for _ in range(seats)],
        supply=supply,
        village=[building.start for building in box.BUILDINGS.values()],
        spaces=spaces,
        raided=[[] for _ in box.SETTLEMENTS],
        offers=offers,
        discards=[],
        used=[],
        dice=[],
        agenda=[Step("keep-hand")],
    )
    return State(
        board=board,
        hands=dealt,
        chosen=[[] for _ in range(seats)],
        deck=deck,
        stack=stack,
        tiles=[[] for _ in range(seats)],
    )


def _fill_spaces(supply: dict[str, int], chance: Chance) -> list[str]:
    """Draw so many tokens for each raid space from the bag; the rest is the main supply."""
    bag = [letter for letter, kind in box.LETTERS.items() for _ in range(supply[kind])]
    chance.shuffle(bag)
    spaces = []
    for space in box.SPACES.values():
        drawn = sorted([bag.pop() for _ in range(space.tokens)])
        spaces.append("".join(drawn))
    for letter, kind in box.LETTERS.items():
        supply[kind] = bag.count(letter)
    return spaces


@rule("keep-hand")
def keep_hand(play: Play, step: Step) -> None:
    """Everybody keeps some of the cards dealt, all at once and in secret. When the last has chosen,
    all other cards go under the draw pile, shuffled together."""
    state, board = play.state, play.board
    if play.picks is None:
        for seat in range(board.seats):
            if not state.chosen[seat]:
                options = numbered(state.hands[seat])
                play.ask_seat(
                    seat, "keep-hand", options, (box.KEPT,), box.KEPT, box.KEPT, sealed=True
                )
    else:
        state.chosen[play.question.seat] = picked(play)
    if state.questions:
        play.then(step)
        return
    back: list[str] = []
    for seat in range(board.seats):
        kept, hand = state.chosen[seat], state.hands[seat]
        for card in kept:
            hand.remove(card)
        back += hand
        state.hands[seat] = kept
        state.chosen[seat] = []
        play.tell("hand-kept", seat=seat, cards=list(kept), seats=(seat,))
    play.chance.shuffle(back)
    state.deck[:0] = back
    rolls: list[list[int]] = []
    tied = list(play.everybody)
    while len(tied) > 1:  # the highest roll of both dice begins; those who tie roll again
        found = [
            [seat, play.chance.choice(box.FACES), play.chance.choice(box.FACES)] for seat in tied
        ]
        rolls += found
        best = max(one + two for _, one, two in found)
        tied = [seat for seat, one, two in found if one + two == best]
    board.first, board.phase = tied[0], "play"
    tiles, everybody = list(board.offers), play.everybody
    play.tell("game-start", first=board.first, rolls=rolls, tiles=tiles, reveals=everybody)
    play.then(Step("turn", board.first))


# Turns


@rule("turn")
def turn(play: Play, step: Step) -> None:
    """The next seat clockwise, with the worker in its hand."""
    board, seat = play.board, step.seat
    board.turn += 1
    board.active = seat
    board.placed = board.space = NOWHERE
    board.used = []
    board.dice = []
    worker, last = board.workers[seat], board.left != NOBODY
    play.tell("turn-begins", seat=seat, turn=board.turn, worker=worker, last=last)
    play.then(Step("place", seat), Step("limits", seat), Step("turn-over", seat))


@rule("place")
def place(play: Play, step: Step) -> None:
    """Working or raiding. A building acts when it is placed there, unless that is skipped; then
    another worker is picked up. A raid is the whole turn."""
    board, seat = play.board, step.seat
    worker = board.workers[seat]
    if play.picks is None:
        village, may_stand = board.village, OPEN_TO[worker]
        options: list[str] = []
        idles: list[str] = []
        for index, find, idle in _PLACING:
            if not village[index] and may_stand[index]:
                options += find(play.state, seat, worker)
                idles.append(idle)
        options += raids.open_raids(board, seat, worker)
        if not village[_BARRACKS] and may_dismiss(play.state, seat):
            idles.append(BARRACKS)
        _ask(play, step, options, idles, worker)
        return
    pick = play.picks[0]
    if pick in box.RAIDS:
        raids.begin(play, seat, pick)
    elif pick in (IDLE, BACK):
        play.then(Step("place", seat, n=int(pick == IDLE)))
    else:
        building, _, way = pick.partition(".")
        board.workers[seat] = EMPTY
        board.placed = box.BUILDING_INDEX[building]
        board.village[board.placed] = worker
        play.tell("worker-placed", seat=seat, worker=worker, building=building, idle=way == IDLE)
        play.then(Step("pick-up", seat))
        if way != IDLE:
            act(play, seat, pick, worker)


@rule("pick-up")
def pick_up(play: Play, step: Step) -> None:
    """A different worker from another building; its action, unless it was used this turn."""
    board, seat = play.board, step.seat
    village = board.village
    if play.picks is None:
        gone, used = board.placed, board.used
        options: list[str] = []
        idles: list[str] = []
        rest: list[str] = []
        for index, find, idle in _PLACING:
            worker = village[index]
            if worker and index != gone:
                found = find(play.state, seat, worker) if index not in used else ()
                options += found
                (rest if found and _FREE[index] else idles).append(idle)
                if found and index == _BARRACKS and may_dismiss(play.state, seat):
                    rest.append(BARRACKS)
        _ask(play, step, [*options, *idles], rest, box.BUILDING_KEYS[gone])
        return
    pick = play.picks[0]
    if pick in (IDLE, BACK):
        play.then(Step("pick-up", seat, n=int(pick == IDLE)))
        return
    building, _, way = pick.partition(".")
    index = box.BUILDING_INDEX[building]
    board.workers[seat] = worker = village[index]
    village[index] = EMPTY
    play.tell("worker-taken", seat=seat, worker=worker, building=building, idle=way == IDLE)
    if way != IDLE:
        act(play, seat, pick, worker)


def _ask(play: Play, step: Step, options: list[str], rest: list[str], about: str) -> None:
    """What is seldom wanted is asked for by "idle"; where there is nothing else, it is asked at
    once. `step.n`: it was asked for."""
    if step.n:
        play.ask(step, "idle", (*rest, BACK), (step.do, about))
    elif options and rest:
        play.ask(step, step.do, (*options, IDLE), (about,))
    else:
        play.ask(step, step.do, (*options, *rest), (about,))


@rule("limits")
def limits(play: Play, step: Step) -> None:
    """Player supplies: at the end of the own turn at most eight silver, provisions and cards."""
    board, seat = play.board, step.seat
    for kind, most in box.MAX_HELD.items():
        goods = getattr(board, kind)
        excess = goods[seat] - most
        if excess > 0:
            goods[seat] = most
            board.supply[kind] += excess
            play.tell("given-back", seat=seat, kind=kind, amount=excess, total=most)
    hand = play.state.hands[seat]
    n = len(hand) - box.MAX_CARDS
    if n > 0 and play.ask(step, "discard-down", numbered(hand), (box.MAX_CARDS,), n, n):
        discard(play, seat, picked(play), "limit")


@rule("turn-over")
def turn_over(play: Play, step: Step) -> None:
    """The end comes near at the end of the turn that brought it about: everybody, this seat last,
    has one more turn."""
    board, seat = play.board, step.seat
    if board.left == NOBODY:
        sets = [index for index in _FORTRESS if board.spaces[index]]
        met = {
            "fortress": len(sets) <= box.LAST_SETS,
            "offerings": not play.state.stack,
            "valkyrie": "V" not in "".join(board.spaces),
        }
        board.ends = [why for why, is_met in met.items() if is_met]
        if board.ends:
            board.left = board.seats
        for why in board.ends:
            play.tell("end-near", seat=seat, why=why, turns=board.left)
    else:
        board.left -= 1
    way = "raid" if board.placed == NOWHERE else "work"
    play.tell("turn-over", seat=seat, turn=board.turn, way=way)
    if board.left == 0:
        play.then(Step("final"))
    else:
        play.then(Step("turn", (seat + 1) % board.seats))


# The end of the game


SOURCES: Final = ("play", "valkyrie", "armour", "offerings", "crew", "plunder")


def end_points(board: Board, seat: int, card: str, tiles: int) -> int:
    """What a hired card scores at the end; `tiles` are the seat's offering tiles."""
    ability = box.CARDS[card].crew
    match ability.rule:
        case "end":
            return ability.amount
        case "end-per":
            return ability.amount * (tiles if ability.kind == "offering" else board.livestock[seat])
    return 0


def crew_points(board: Board, seat: int, tiles: int) -> int:
    return sum([end_points(board, seat, card, tiles) for card in board.crew[seat]])


def open_points(board: Board, seat: int, tiles: int) -> dict[str, int]:
    """What everybody can count now, by source: all but the offerings' values, of which `tiles`
    is the number."""
    metal = [held(board, seat, kind) * each for kind, each in box.PLUNDER_POINTS.items()]
    return {
        "play": board.score[seat],
        "valkyrie": box.VALKYRIE_TRACK[board.valkyrie[seat]],
        "armour": box.ARMOUR_TRACK[board.armour[seat]],
        "crew": crew_points(board, seat, tiles),
        "plunder": sum(metal) + board.livestock[seat] // 2 * box.PAIR_POINTS,
    }


def standing(state: State) -> Standing | None:
    """Points; then higher on the Valkyrie track; then on the armour track; then shared. None until
    the end."""
    board = state.board
    if board.phase != "over":
        return None
    lines = [
        open_points(board, seat, len(tiles))
        | {"offerings": sum([box.OFFERS[t].points for t in tiles])}
        for seat, tiles in enumerate(state.tiles)
    ]
    sources = tuple([Source(key, tuple([line[key] for line in lines])) for key in SOURCES])
    return Standing.ranked(sources, valkyrie=board.valkyrie, armour=board.armour)


@rule("final")
def final(play: Play, step: Step) -> None:
    """Offerings are shown; `Board.score` stays what the track says."""
    play.board.phase = "over"
    for seat, tiles in enumerate(play.state.tiles):
        if tiles:
            play.tell("tiles-shown", seat=seat, tiles=list(tiles), reveals=play.all_but(seat))
    found = standing(play.state)
    assert found
    for source in found.sources:
        play.tell("final-score", source=source.key, points=list(source.points))
    play.tell("game-over", winners=found.winners, points=list(found.points), why=found.why)
