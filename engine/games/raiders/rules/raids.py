"""Raiding, step by step (rulebook, raiding and scoring raids): pay, roll, score, choose and take
worker and plunder, lose crew to the Valkyrie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import (
    CARDS,
    FACES,
    LETTERS,
    MAX_VALKYRIE,
    PLUNDER,
    RAIDS,
    SETTLEMENT_INDEX,
    SETTLEMENTS,
    SPACE_KEYS,
    SPACES,
    VALKYRIE,
    Space,
)
from ..events import KEEP
from ..state import EMPTY, NOWHERE, Board, Play, Step, others
from . import hands
from .goods import gain, pay, score
from .prospects import REROLLER, crew_points, may_improve, price, sets_left, strength, tier

_DIE: Final = ("die.1", "die.2")


def begin(play: Play, seat: int, raid: str) -> None:
    """Place the worker, where it stays, pay, and roll. `raid` is a settlement or, where the
    plunder set is named at once, one of its raid spaces."""
    board = play.board
    place = SETTLEMENTS[RAIDS[raid]]
    worker, board.workers[seat] = board.workers[seat], EMPTY
    board.raided[SETTLEMENT_INDEX[place.key]].append(worker)
    if raid in SPACES:
        board.space = SPACES[raid].index
    play.tell("raid-begins", seat=seat, settlement=place.key, worker=worker)
    cost = price(board, seat, place.key)
    pay(play, seat, "provision", cost.provision, place.key)
    pay(play, seat, "gold", cost.gold, place.key)
    play.then(Step("score", seat, place.key), Step("plunder", seat, place.key))
    if not place.dice:
        return
    board.dice = [play.chance.choice(FACES) for _ in range(place.dice)]
    play.tell("dice-rolled", seat=seat, dice=list(board.dice), reveals=play.everybody)
    uses = board.crew[seat].count(REROLLER) * CARDS[REROLLER].crew.amount
    if uses:
        play.then(Step("reroll", seat, place.key, uses))


def _settlement(board: Board, step: Step) -> str:
    """Which one is raided. Up to version 2 the steps did not say so, and the space was known."""
    return step.what or RAIDS[SPACE_KEYS[board.space]]


@rule("reroll")
def reroll(play: Play, step: Step) -> None:
    """Brawler: one die may be rolled again. Not asked where no better tier is in reach."""
    board, seat = play.board, step.seat
    place = _settlement(board, step)
    total = strength(board, seat, place).total + sum(board.dice)
    if may_improve(place, total, board.dice, step.n):
        options = (*_DIE[: len(board.dice)], KEEP)
        play.ask(step, "reroll", options, (place, total, step.n, *board.dice))


@reply("reroll")
def rerolled(play: Play, step: Step, picks: Picks) -> None:
    """The new face counts, better or worse."""
    board = play.board
    if picks[0] == KEEP:
        return
    die = _DIE.index(picks[0])
    before, board.dice[die] = board.dice[die], play.chance.choice(FACES)
    play.tell(
        "die-rerolled",
        seat=step.seat,
        die=die + 1,
        before=before,
        after=board.dice[die],
        dice=list(board.dice),
        reveals=play.everybody,
    )
    if step.n > 1:
        play.then(Step("reroll", step.seat, step.what, step.n - 1))


@rule("score")
def score_raid(play: Play, step: Step) -> None:
    """Military strength, the best tier alone; then hired crew, even without a tier."""
    board, seat = play.board, step.seat
    place = _settlement(board, step)
    harbour = not SETTLEMENTS[place].tiers
    parts = strength(board, seat, place)
    total = 0 if harbour else parts.total + sum(board.dice)
    reached, points = tier(place, total)
    play.tell(
        "raid-scored",
        seat=seat,
        settlement=place,
        dice=list(board.dice),
        crew=0 if harbour else parts.crew,
        extra=0 if harbour else parts.extra,
        armour=0 if harbour else parts.armour,
        strength=total,
        tier=reached,
        points=points,
        total=score(board, seat, points),
    )
    for card, count, more in crew_points(board, seat, place):
        play.tell(
            "crew-points",
            seat=seat,
            card=card,
            count=count,
            points=more,
            total=score(board, seat, more),
        )


@rule("plunder")
def plunder(play: Play, step: Step) -> None:
    """Points come before the plunder: only now the raider chooses one of the sets. Not asked
    where one is left or both are alike, nor where the raid named it (harbours)."""
    board, seat = play.board, step.seat
    if board.space == NOWHERE:
        left = sets_left(board, step.what)
        if not _alike(board, left):
            options = tuple([space.key for space in left])
            play.ask(step, "choose-set", options, (step.what,))
            return
        board.space = left[0].index
    _take(play, seat)


def _alike(board: Board, sets: Sequence[Space]) -> bool:
    """Whether it makes no difference which is taken: the same plunder below the same worker."""
    return len({(board.spaces[space.index], space.worker) for space in sets}) == 1


@reply("plunder")
def set_chosen(play: Play, step: Step, picks: Picks) -> None:
    play.board.space = SPACES[picks[0]].index
    _take(play, step.seat)


def _take(play: Play, seat: int) -> None:
    """The worker and the plunder; as many Valkyrie as there is crew to lose count."""
    board = play.board
    index = board.space
    tokens = Counter(LETTERS[letter] for letter in board.spaces[index])
    board.spaces[index] = EMPTY
    board.workers[seat] = worker = SPACES[SPACE_KEYS[index]].worker
    for kind in PLUNDER:
        getattr(board, kind)[seat] += tokens[kind]
    play.tell(
        "plunder-taken", seat=seat, space=SPACE_KEYS[index], plunder=dict(tokens), worker=worker
    )
    taken = tokens[VALKYRIE]
    if not taken:
        return
    board.supply[VALKYRIE] += taken
    claimed = min(taken, len(board.crew[seat]))
    board.valkyrie[seat] = min(MAX_VALKYRIE, board.valkyrie[seat] + claimed)
    play.tell(
        "valkyrie-claimed", seat=seat, claimed=claimed, taken=taken, track=board.valkyrie[seat]
    )
    if claimed:
        play.then(Step("deaths", seat, n=claimed))


@rule("deaths")
def deaths(play: Play, step: Step) -> None:
    """Valkyrie: each costs a crew member of the raider's choice; in which order makes no
    difference."""
    board, seat, count = play.board, step.seat, step.n
    crew = board.crew[seat]
    if count == len(crew) or len(set(crew)) == 1:
        _die(play, seat, crew[:count])
        return
    about = (SPACE_KEYS[board.space], count)
    options = hands.numbered(crew)
    play.ask(step, "deaths", options, about, count, count)


@reply("deaths")
def deaths_chosen(play: Play, step: Step, picks: Picks) -> None:
    chosen = [option for option in play.question.options if option in picks]
    _die(play, step.seat, [hands.card_of(option) for option in chosen])


def _die(play: Play, seat: int, cards: list[str]) -> None:
    play.then(*[Step("death", seat, card) for card in cards])


@rule("death")
def death(play: Play, step: Step) -> None:
    """A crew member is killed: what it does then is resolved at once."""
    board, seat, card = play.board, step.seat, step.what
    ability = CARDS[card].crew
    board.crew[seat].remove(card)
    returns = ability.rule == "death-return"
    if returns:
        hands.add_card(play.state, seat, card)
    else:
        board.discards.append(card)
    play.tell("crew-died", seat=seat, card=card, returns=returns)
    if ability.rule == "death-avenge":
        play.then(Step("avenge", seat))
    elif ability.rule == "death-gain" and ability.kind == "points":
        play.tell(
            "points",
            seat=seat,
            points=ability.amount,
            why=card,
            total=score(board, seat, ability.amount),
        )
    elif ability.rule == "death-gain":
        gain(play, seat, ability.kind, ability.amount, card)


@rule("avenge")
def avenge(play: Play, step: Step) -> None:
    """Avenger: the raider names an opponent who has crew."""
    board, seat = play.board, step.seat
    targets = [other for other in others(board, seat) if board.crew[other]]
    if not targets:
        play.tell("unavenged", seat=seat)
    elif len(targets) == 1:
        play.then(Step("lose-crew", targets[0], n=seat))
    else:
        options = tuple([str(other) for other in targets])
        play.ask(step, "avenge", options, (SPACE_KEYS[board.space],))


@reply("avenge")
def avenged(play: Play, step: Step, picks: Picks) -> None:
    play.then(Step("lose-crew", int(picks[0]), n=step.seat))


@rule("lose-crew")
def lose_crew(play: Play, step: Step) -> None:
    """Avenger: the opponent chooses who goes; nothing happens for its being killed."""
    crew = hands.in_order(play.board.crew[step.seat])
    if len(crew) == 1:
        _lost(play, step.seat, crew[0])
    else:
        play.ask(step, "lose-crew", crew, (step.n,))


@reply("lose-crew")
def crew_lost(play: Play, step: Step, picks: Picks) -> None:
    _lost(play, step.seat, picks[0])


def _lost(play: Play, seat: int, card: str) -> None:
    play.board.crew[seat].remove(card)
    play.board.discards.append(card)
    play.tell("crew-lost", seat=seat, card=card, why="avenger")
