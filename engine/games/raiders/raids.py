"""Raiding, step by step (rulebook, raiding and scoring raids): pay, roll, score, take worker and
plunder, lose crew to the Valkyrie."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from . import hands
from .agenda import Reply, Rule, everybody, others
from .components import (
    CARDS,
    FACES,
    LETTERS,
    MAX_VALKYRIE,
    PLUNDER,
    SETTLEMENT_INDEX,
    SETTLEMENTS,
    SPACE_KEYS,
    SPACES,
    VALKYRIE,
)
from .goods import gain, pay, score
from .raiding import REROLLER, crew_points, may_improve, price, strength, tier
from .state import EMPTY, Board, State, Step
from .vocabulary import KEEP

_DIE: Final = ("die.1", "die.2")


def begin(state: State, seat: int, space: str, events: list[Event], chance: Chance) -> None:
    """Place the worker, where it stays, pay, and roll."""
    board = state.board
    here = SPACES[space]
    place = SETTLEMENTS[here.settlement]
    worker, board.workers[seat] = board.workers[seat], EMPTY
    board.raided[SETTLEMENT_INDEX[place.key]].append(worker)
    board.space = here.index
    args = {"seat": seat, "settlement": place.key, "space": space, "worker": worker}
    events.append(Event("raid-begins", args))
    cost = price(board, seat, place.key)
    pay(board, seat, "provision", cost.provision, place.key, events)
    pay(board, seat, "gold", cost.gold, place.key, events)
    board.agenda += [Step("plunder", seat), Step("score", seat)]
    if not place.dice:
        return
    board.dice = [chance.choice(FACES) for _ in range(place.dice)]
    rolled = {"seat": seat, "dice": list(board.dice)}
    events.append(Event("dice-rolled", rolled, reveals=everybody(board)))
    uses = board.crew[seat].count(REROLLER) * CARDS[REROLLER].crew.amount
    if uses:
        board.agenda.append(Step("reroll", seat, n=uses))


def _settlement(board: Board) -> str:
    return SPACES[SPACE_KEYS[board.space]].settlement


def reroll(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Brawler: one die may be rolled again. Not asked where no better tier is in reach."""
    board, seat = state.board, step.seat
    place = _settlement(board)
    total = strength(board, seat, place).total + sum(board.dice)
    if may_improve(place, total, board.dice, step.n):
        options = (*_DIE[: len(board.dice)], KEEP)
        ask(state, step, "reroll", options, (place, total, step.n, *board.dice))


def rerolled(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    """The new face counts, better or worse."""
    board = state.board
    if picks[0] == KEEP:
        return
    die = _DIE.index(picks[0])
    before, board.dice[die] = board.dice[die], chance.choice(FACES)
    args = {
        "seat": step.seat,
        "die": die + 1,
        "before": before,
        "after": board.dice[die],
        "dice": list(board.dice),
    }
    events.append(Event("die-rerolled", args, reveals=everybody(board)))
    if step.n > 1:
        board.agenda.append(Step("reroll", step.seat, n=step.n - 1))


def score_raid(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Military strength, the best tier alone; then hired crew, even without a tier."""
    board, seat = state.board, step.seat
    place = _settlement(board)
    harbour = not SETTLEMENTS[place].tiers
    parts = strength(board, seat, place)
    total = 0 if harbour else parts.total + sum(board.dice)
    reached, points = tier(place, total)
    args = {
        "seat": seat,
        "settlement": place,
        "dice": list(board.dice),
        "crew": 0 if harbour else parts.crew,
        "extra": 0 if harbour else parts.extra,
        "armour": 0 if harbour else parts.armour,
        "strength": total,
        "tier": reached,
        "points": points,
        "total": score(board, seat, points),
    }
    events.append(Event("raid-scored", args))
    for card, count, more in crew_points(board, seat, place):
        args = {
            "seat": seat,
            "card": card,
            "count": count,
            "points": more,
            "total": score(board, seat, more),
        }
        events.append(Event("crew-points", args))


def plunder(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Take the worker and the plunder; as many Valkyrie as there is crew to lose count."""
    board, seat = state.board, step.seat
    index = board.space
    tokens = Counter(LETTERS[letter] for letter in board.spaces[index])
    board.spaces[index] = EMPTY
    board.workers[seat] = worker = SPACES[SPACE_KEYS[index]].worker
    for kind in PLUNDER:
        getattr(board, kind)[seat] += tokens[kind]
    args = {
        "seat": seat,
        "space": SPACE_KEYS[index],
        "plunder": dict(tokens),
        "worker": worker,
    }
    events.append(Event("plunder-taken", args))
    taken = tokens[VALKYRIE]
    if not taken:
        return
    board.supply[VALKYRIE] += taken
    claimed = min(taken, len(board.crew[seat]))
    board.valkyrie[seat] = min(MAX_VALKYRIE, board.valkyrie[seat] + claimed)
    claim = {"seat": seat, "claimed": claimed, "taken": taken, "track": board.valkyrie[seat]}
    events.append(Event("valkyrie-claimed", claim))
    if claimed:
        board.agenda.append(Step("deaths", seat, n=claimed))


def deaths(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Valkyrie: each costs a crew member of the raider's choice, one after the other."""
    board, seat, count = state.board, step.seat, step.n
    crew = board.crew[seat]
    if count == len(crew) or len(set(crew)) == 1:
        _die(board, seat, crew[:count])
        return
    about = (SPACE_KEYS[board.space], count)
    options = hands.numbered(crew)
    ask(state, step, "deaths", options, about, count, count, ordered=count > 1)


def deaths_chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _die(state.board, step.seat, [hands.card_of(option) for option in picks])


def _die(board: Board, seat: int, cards: list[str]) -> None:
    board.agenda += [Step("death", seat, card) for card in reversed(cards)]


def death(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """A crew member is killed: what it does then is resolved at once."""
    board, seat, card = state.board, step.seat, step.what
    ability = CARDS[card].crew
    board.crew[seat].remove(card)
    returns = ability.rule == "death-return"
    if returns:
        hands.add_card(state, seat, card)
    else:
        board.discards.append(card)
    events.append(Event("crew-died", {"seat": seat, "card": card, "returns": returns}))
    if ability.rule == "death-avenge":
        board.agenda.append(Step("avenge", seat))
    elif ability.rule == "death-gain" and ability.kind == "points":
        args = {"seat": seat, "points": ability.amount, "why": card}
        args["total"] = score(board, seat, ability.amount)
        events.append(Event("points", args))
    elif ability.rule == "death-gain":
        gain(board, seat, ability.kind, ability.amount, card, events)


def avenge(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Avenger: the raider names an opponent who has crew."""
    board, seat = state.board, step.seat
    targets = [other for other in others(board, seat) if board.crew[other]]
    if not targets:
        events.append(Event("unavenged", {"seat": seat}))
    elif len(targets) == 1:
        board.agenda.append(Step("lose-crew", targets[0], n=seat))
    else:
        options = tuple([str(other) for other in targets])
        ask(state, step, "avenge", options, (SPACE_KEYS[board.space],))


def avenged(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    state.board.agenda.append(Step("lose-crew", int(picks[0]), n=step.seat))


def lose_crew(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Avenger: the opponent chooses who goes; nothing happens for its being killed."""
    crew = hands.in_order(state.board.crew[step.seat])
    if len(crew) == 1:
        _lost(state, step.seat, crew[0], events)
    else:
        ask(state, step, "lose-crew", crew, (step.n,))


def crew_lost(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _lost(state, step.seat, picks[0], events)


def _lost(state: State, seat: int, card: str, events: list[Event]) -> None:
    state.board.crew[seat].remove(card)
    state.board.discards.append(card)
    events.append(Event("crew-lost", {"seat": seat, "card": card, "why": "avenger"}))


RULES: dict[str, Rule] = {
    "reroll": reroll,
    "score": score_raid,
    "plunder": plunder,
    "deaths": deaths,
    "death": death,
    "avenge": avenge,
    "lose-crew": lose_crew,
}
REPLIES: dict[str, Reply] = {
    "reroll": rerolled,
    "deaths": deaths_chosen,
    "avenge": avenged,
    "lose-crew": crew_lost,
}
