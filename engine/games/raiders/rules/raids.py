"""Raiding: what a raid asks for and may bring, plain functions of what lies open, told to a seat
before it commits itself; then step by step (rulebook, raiding and scoring raids): pay, roll, score,
choose and take worker and plunder, lose crew to the Valkyrie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Any, Final

from msgspec import Struct

from .. import box
from ..state import EMPTY, KEEP, NOWHERE, Board, Play, Step, held, others, rule
from .supplies import add_card, gain, in_order, numbered, pay, picked, score

REROLLER: Final = next(key for key, card in box.CARDS.items() if card.crew.rule == "reroll")
"""Who may roll a die again (Brawler)."""
_STRENGTH: Final = {key: card.strength for key, card in box.CARDS.items()}
_POINTS: Final = {
    key: (card.crew.place, card.crew.amount)
    for key, card in box.CARDS.items()
    if card.crew.rule == "points"
}
_EXTRA: Final = {
    key: card.crew
    for key, card in box.CARDS.items()
    if card.crew.rule in ("strength", "strength-per")
}
_DISCOUNT: Final = {
    key: card.crew for key, card in box.CARDS.items() if card.crew.rule == "discount"
}


# What it asks for


class Strength(Struct, frozen=True):
    """Military strength without dice."""

    crew: int
    """On the cards."""
    extra: int
    """Of their abilities."""
    armour: int

    @property
    def total(self) -> int:
        return self.crew + self.extra + self.armour


def strength_of(board: Board, card: str) -> int:
    """The strength printed on a card; the Sage's is as the table plays it."""
    return board.sage if card == box.DISPUTED_CARD else _STRENGTH[card]


def crew_strength(board: Board, seat: int) -> int:
    """All that is printed on the cards of a crew."""
    return sum([strength_of(board, card) for card in board.crew[seat]])


def strength(board: Board, seat: int, settlement: str) -> Strength:
    """What a seat's crew and armour come to there (rulebook, military strength)."""
    crew, armour, kind = board.crew[seat], board.armour[seat], box.SETTLEMENTS[settlement].kind
    extra = 0
    for card in crew:
        if card in _EXTRA:
            ability = _EXTRA[card]
            if ability.rule == "strength-per":
                counted = {
                    "armour": armour,
                    "valkyrie": board.valkyrie[seat],
                    "crew": len(crew) - 1,
                }
                extra += counted[ability.kind] // ability.per * ability.amount
            elif ability.place == kind:
                extra += ability.amount
    return Strength(crew_strength(board, seat), extra, armour)


def printed_price(board: Board, settlement: str) -> dict[str, int]:
    """Provisions and gold; the gold of the second fortress is as the table plays it."""
    place = box.SETTLEMENTS[settlement]
    gold = board.fortress_gold if settlement == box.DISPUTED_FORTRESS else place.gold
    return {"provision": place.provision, "gold": gold}


def price(board: Board, seat: int, settlement: str) -> dict[str, int]:
    """The same less what the crew saves; never below 0."""
    cost = printed_price(board, settlement)
    for card in board.crew[seat]:
        if card in _DISCOUNT and _DISCOUNT[card].place == box.SETTLEMENTS[settlement].kind:
            saves = _DISCOUNT[card]
            cost[saves.kind] = max(0, cost[saves.kind] - saves.amount)
    return cost


def lacks(board: Board, seat: int, settlement: str, worker: str) -> dict[str, int]:
    """What keeps a seat with this worker in hand from raiding there: how much "crew", "provision"
    and "gold" it still needs; "taken" and "worker" with 1. Empty when it may."""
    place = box.SETTLEMENTS[settlement]
    missing = {
        "taken": int(not sets_left(board, settlement)),
        "worker": int(worker not in place.workers),
        "crew": place.crew - len(board.crew[seat]),
    }
    for kind, cost in price(board, seat, settlement).items():
        missing[kind] = cost - held(board, seat, kind)
    return {kind: n for kind, n in missing.items() if n > 0}


_WORKERS: Final = tuple(space.worker for space in box.SPACES.values())
_OPEN_TO: Final = {
    colour: [
        (place, [(s.index, place.key if place.dice else s.key) for s in box.SPACES_OF[place.key]])
        for place in box.SETTLEMENTS.values()
        if colour in place.workers
    ]
    for colour in box.COLOURS
}
"""The settlements that a worker may raid, with their raid spaces' indices and what names a raid."""


def open_raids(board: Board, seat: int, worker: str) -> list[str]:
    """The RAIDs that a seat can begin now: the settlement's requirements are met and a plunder
    set is still there. Of sets that are alike, with the same worker, the first one is named."""
    found: list[str] = []
    crew, spaces = len(board.crew[seat]), board.spaces
    for place, keys in _OPEN_TO[worker]:
        if crew < place.crew:
            continue
        sets: dict[tuple[str, str], str] = {}
        for index, key in keys:
            if spaces[index]:
                sets.setdefault((spaces[index], _WORKERS[index]), key)
        if not sets:
            continue
        cost = price(board, seat, place.key)
        if cost["provision"] <= board.provision[seat] and cost["gold"] <= board.gold[seat]:
            found += dict.fromkeys(sets.values())
    return found


def sets_left(board: Board, settlement: str) -> list[box.Space]:
    """The raid spaces whose plunder set is still there."""
    return [space for space in box.SPACES_OF[settlement] if board.spaces[space.index]]


def tier(settlement: str, total: int) -> tuple[int, int]:
    """(number from 1 or 0 for none, points) of the best tier that a strength reaches. Harbours
    always give their one."""
    place = box.SETTLEMENTS[settlement]
    if not place.tiers:
        return 1, place.points
    best = (0, 0)
    for number, (needed, points) in enumerate(place.tiers, 1):
        if total >= needed:
            best = (number, points)
    return best


def odds(board: Board, seat: int, settlement: str) -> tuple[tuple[int, float], ...]:
    """(points, probability) of each tier that may be reached, the worst first; 0 points: no tier.
    The crew's Brawlers roll dice again, as often as they may, so that the expected points are
    most."""
    base = strength(board, seat, settlement).total
    uses = board.crew[seat].count(REROLLER) * box.CARDS[REROLLER].crew.amount
    dice = box.SETTLEMENTS[settlement].dice
    found: dict[int, float] = {}
    for rolled, probability in _rolls(dice):
        for points, share in _played(settlement, base, rolled, uses):
            found[points] = found.get(points, 0.0) + probability * share
    return tuple(sorted(found.items()))


@cache
def _rolls(dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """All rolls as they may lie, each with its probability."""
    found = Counter(tuple(sorted(roll)) for roll in product(box.FACES, repeat=dice))
    return tuple([(roll, count / len(box.FACES) ** dice) for roll, count in found.items()])


@cache
def _played(
    settlement: str, base: int, dice: tuple[int, ...], uses: int
) -> tuple[tuple[int, float], ...]:
    """(points, probability) of a roll, when dice are rolled again for the most points."""
    best: tuple[tuple[int, float], ...] = ((tier(settlement, base + sum(dice))[1], 1.0),)
    if not uses:
        return best
    for index in range(len(dice)):
        found: dict[int, float] = {}
        for face in box.FACES:
            after = tuple(sorted((*dice[:index], face, *dice[index + 1 :])))
            for points, share in _played(settlement, base, after, uses - 1):
                found[points] = found.get(points, 0.0) + share / len(box.FACES)
        if sum(map(prod, found.items())) > sum(map(prod, best)) + 1e-9:
            best = tuple(found.items())
    return best


def crew_points(board: Board, seat: int, settlement: str) -> tuple[tuple[str, int, int], ...]:
    """What hired crew adds to a raid there: (card, how many of it, points of them all), in the
    order of hiring (rulebook, hired crew)."""
    kind = box.SETTLEMENTS[settlement].kind
    crew = board.crew[seat]
    return tuple(
        [
            (card, crew.count(card), crew.count(card) * _POINTS[card][1])
            for card in dict.fromkeys(crew)
            if card in _POINTS and _POINTS[card][0] == kind
        ]
    )


def may_improve(settlement: str, total: int, dice: Sequence[int], uses: int) -> bool:
    """Whether rolling so many dice again can reach a better tier: the lowest come up best."""
    most = total
    lying = sorted(dice)
    for _ in range(uses):
        most += max(box.FACES) - lying[0]
        lying = sorted([*lying[1:], max(box.FACES)])
    return tier(settlement, most)[0] > tier(settlement, total)[0]


def better_chance(settlement: str, strength: int, die: int) -> float:
    """How likely this die, rolled once again, brings a better tier; `strength` includes it."""
    now, rest = tier(settlement, strength)[0], strength - die
    better = [face for face in box.FACES if tier(settlement, rest + face)[0] > now]
    return len(better) / len(box.FACES)


# Raiding

_DIE: Final = ("die.1", "die.2")


def begin(play: Play, seat: int, raid: str) -> None:
    """Place the worker, where it stays, pay, and roll. `raid` is a settlement or, where the
    plunder set is named at once, one of its raid spaces."""
    board = play.board
    place = box.SETTLEMENTS[box.RAIDS[raid]]
    worker, board.workers[seat] = board.workers[seat], EMPTY
    board.raided[box.SETTLEMENT_INDEX[place.key]].append(worker)
    if raid in box.SPACES:
        board.space = box.SPACES[raid].index
    play.tell("raid-begins", seat=seat, settlement=place.key, worker=worker)
    for kind, cost in price(board, seat, place.key).items():
        pay(play, seat, kind, cost, place.key)
    play.then(Step("score", seat, place.key), Step("plunder", seat, place.key))
    if not place.dice:
        return
    board.dice = [play.chance.choice(box.FACES) for _ in range(place.dice)]
    play.tell("dice-rolled", seat=seat, dice=list(board.dice), reveals=play.everybody)
    uses = board.crew[seat].count(REROLLER) * box.CARDS[REROLLER].crew.amount
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
    die, after = _DIE.index(picks[0]), play.chance.choice(box.FACES)
    before, board.dice[die] = board.dice[die], after
    told: dict[str, Any] = {"die": die + 1, "before": before, "after": after}
    play.tell("die-rerolled", seat=seat, **told, dice=list(board.dice), reveals=play.everybody)
    play.then(Step("reroll", seat, place, step.n - 1))


@rule("score")
def score_raid(play: Play, step: Step) -> None:
    """Military strength, the best tier alone; then hired crew, even without a tier."""
    board, seat = play.board, step.seat
    place = step.what
    parts = strength(board, seat, place) if box.SETTLEMENTS[place].tiers else Strength(0, 0, 0)
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
            board.space = box.SPACES[picks[0]].index
        else:
            board.space = left[0].index
    # The worker and the plunder; as many Valkyrie as there is crew to lose count.
    index = board.space
    tokens = box.plunder_of(board.spaces[index])
    board.spaces[index] = EMPTY
    board.workers[seat] = worker = box.SPACES[box.SPACE_KEYS[index]].worker
    play.tell(
        "plunder-taken", seat=seat, space=box.SPACE_KEYS[index], plunder=tokens, worker=worker
    )
    taken = tokens.get(box.VALKYRIE, 0)
    for kind in box.PLUNDER:
        getattr(board, kind)[seat] += tokens.get(kind, 0)
    if not taken:
        return
    board.supply[box.VALKYRIE] += taken
    claimed = min(taken, len(board.crew[seat]))
    board.valkyrie[seat] = track = min(box.MAX_VALKYRIE, board.valkyrie[seat] + claimed)
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
        about = (box.SPACE_KEYS[board.space], count)
        if not play.ask(step, "deaths", numbered(crew), about, count, count):
            return
        dying = picked(play)
    play.then(*[Step("death", seat, card) for card in dying])


@rule("death")
def death(play: Play, step: Step) -> None:
    """A crew member is killed: what it does then is resolved at once."""
    board, seat, card = play.board, step.seat, step.what
    ability = box.CARDS[card].crew
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
    elif target := play.choose(step, "avenge", targets, (box.SPACE_KEYS[board.space],)):
        play.then(Step("lose-crew", int(target), n=seat))


@rule("lose-crew")
def lose_crew(play: Play, step: Step) -> None:
    """Avenger: the opponent chooses who goes; nothing happens for its being killed."""
    board, seat = play.board, step.seat
    if card := play.choose(step, "lose-crew", in_order(board.crew[seat]), (step.n,)):
        board.crew[seat].remove(card)
        board.discards.append(card)
        play.tell("crew-lost", seat=seat, card=card, why="avenger")
