"""Raiding, step by step (rulebook, raiding and scoring raids): pay, roll, score, choose and take
worker and plunder, lose crew to the Valkyrie."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

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
)
from ..events import KEEP
from ..state import EMPTY, NOWHERE, Play, Step, others, rule
from .prospects import (
    REROLLER,
    Strength,
    crew_points,
    may_improve,
    price,
    sets_left,
    strength,
    tier,
)
from .supplies import add_card, gain, in_order, numbered, pay, picked, score

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


@rule("reroll")
def reroll(play: Play, step: Step) -> None:
    """Brawler: one die may be rolled again, and the new face counts. Not asked where no better tier
    is in reach."""
    board, seat = play.board, step.seat
    place = step.what
    total = strength(board, seat, place).total + sum(board.dice)
    if not may_improve(place, total, board.dice, step.n):
        return
    options = (*_DIE[: len(board.dice)], KEEP)
    picks = play.ask(step, "reroll", options, (place, total, step.n, *board.dice))
    if not picks or picks[0] == KEEP:
        return
    die, after = _DIE.index(picks[0]), play.chance.choice(FACES)
    before, board.dice[die] = board.dice[die], after
    told: dict[str, Any] = {"die": die + 1, "before": before, "after": after}
    play.tell("die-rerolled", seat=seat, **told, dice=list(board.dice), reveals=play.everybody)
    if step.n > 1:
        play.then(Step("reroll", seat, step.what, step.n - 1))


@rule("score")
def score_raid(play: Play, step: Step) -> None:
    """Military strength, the best tier alone; then hired crew, even without a tier."""
    board, seat = play.board, step.seat
    place = step.what
    parts = strength(board, seat, place) if SETTLEMENTS[place].tiers else Strength(0, 0, 0)
    total = parts.total + sum(board.dice)
    reached, points = tier(place, total)
    play.tell(
        "raid-scored",
        seat=seat,
        settlement=place,
        dice=list(board.dice),
        crew=parts.crew,
        extra=parts.extra,
        armour=parts.armour,
        strength=total,
        tier=reached,
        points=points,
        total=score(board, seat, points),
    )
    for card, count, more in crew_points(board, seat, place):
        told: dict[str, Any] = {"card": card, "count": count, "points": more}
        play.tell("crew-points", seat=seat, **told, total=score(board, seat, more))


@rule("plunder")
def plunder(play: Play, step: Step) -> None:
    """Points come before the plunder: only now the raider chooses one of the sets. Not asked
    where one is left or both are alike, nor where the raid named it (harbours)."""
    board, seat = play.board, step.seat
    if board.space == NOWHERE:
        left = sets_left(board, step.what)
        # Alike: the same plunder below the same worker.
        if len({(board.spaces[space.index], space.worker) for space in left}) > 1:
            picks = play.ask(step, "choose-set", tuple([s.key for s in left]), (step.what,))
            if not picks:
                return
            board.space = SPACES[picks[0]].index
        else:
            board.space = left[0].index
    _take(play, seat)


def _take(play: Play, seat: int) -> None:
    """The worker and the plunder; as many Valkyrie as there is crew to lose count."""
    board = play.board
    index = board.space
    tokens = Counter(LETTERS[letter] for letter in board.spaces[index])
    board.spaces[index] = EMPTY
    board.workers[seat] = worker = SPACES[SPACE_KEYS[index]].worker
    for kind in PLUNDER:
        getattr(board, kind)[seat] += tokens[kind]
    space, plunder = SPACE_KEYS[index], dict(tokens)
    play.tell("plunder-taken", seat=seat, space=space, plunder=plunder, worker=worker)
    taken = tokens[VALKYRIE]
    if not taken:
        return
    board.supply[VALKYRIE] += taken
    claimed = min(taken, len(board.crew[seat]))
    board.valkyrie[seat] = track = min(MAX_VALKYRIE, board.valkyrie[seat] + claimed)
    play.tell("valkyrie-claimed", seat=seat, claimed=claimed, taken=taken, track=track)
    if claimed:
        play.then(Step("deaths", seat, n=claimed))


@rule("deaths")
def deaths(play: Play, step: Step) -> None:
    """Valkyrie: each costs a crew member of the raider's choice; in which order makes no
    difference."""
    board, seat, count = play.board, step.seat, step.n
    crew = board.crew[seat]
    dying = crew[:count]
    if count < len(crew) and len(set(crew)) > 1:
        about = (SPACE_KEYS[board.space], count)
        if not play.ask(step, "deaths", numbered(crew), about, count, count):
            return
        dying = picked(play)
    play.then(*[Step("death", seat, card) for card in dying])


@rule("death")
def death(play: Play, step: Step) -> None:
    """A crew member is killed: what it does then is resolved at once."""
    board, seat, card = play.board, step.seat, step.what
    ability = CARDS[card].crew
    board.crew[seat].remove(card)
    returns = ability.rule == "death-return"
    if returns:
        add_card(play.state, seat, card)
    else:
        board.discards.append(card)
    play.tell("crew-died", seat=seat, card=card, returns=returns)
    if ability.rule == "death-avenge":
        play.then(Step("avenge", seat))
    elif ability.rule == "death-gain" and ability.kind == "points":
        points, total = ability.amount, score(board, seat, ability.amount)
        play.tell("points", seat=seat, points=points, why=card, total=total)
    elif ability.rule == "death-gain":
        gain(play, seat, ability.kind, ability.amount, card)


@rule("avenge")
def avenge(play: Play, step: Step) -> None:
    """Avenger: the raider names an opponent who has crew."""
    board, seat = play.board, step.seat
    targets = [str(other) for other in others(board, seat) if board.crew[other]]
    if not targets:
        play.tell("unavenged", seat=seat)
    elif target := play.choose(step, "avenge", targets, (SPACE_KEYS[board.space],)):
        play.then(Step("lose-crew", int(target), n=seat))


@rule("lose-crew")
def lose_crew(play: Play, step: Step) -> None:
    """Avenger: the opponent chooses who goes; nothing happens for its being killed."""
    board, seat = play.board, step.seat
    if card := play.choose(step, "lose-crew", in_order(board.crew[seat]), (step.n,)):
        board.crew[seat].remove(card)
        board.discards.append(card)
        play.tell("crew-lost", seat=seat, card=card, why="avenger")
