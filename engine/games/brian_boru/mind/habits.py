"""How a sensible seat answers, for the imagined games of computer players: quickly, and from
nothing but what it may know, its hand and what lies open.

Most of it is luck, so that imagined games differ; but nobody throws away a high card where a lower
one wins, pays for what brings nothing, or takes a town where it decides least.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question

from ..box import REGION_OF, REGIONS, SUIT, TOWN_INDEX, VALUE
from ..rules.scoring import tally
from ..state import FACE_DOWN, Board, State, View

ROLLOUT_DEPTH: Final = 16
"""Answers after which an imagined game is cut short: some tricks."""
WHIM: Final = 1.0
"""How much luck may add to what an answer is worth, in points."""
STRIVES: Final = 0.65
"""How often a trick that can be won is won."""

_REGIONS: Final = tuple(REGIONS.values())


def rollout_policy(state: State, question: Question, chance: Chance) -> Picks:
    """How a sensible seat answers."""
    if len(question.options) == question.least:
        return question.options
    habit = _HABITS.get(question.kind)
    if habit is None:
        return question.sample(chance)
    return habit(state.board, question, chance)


def _draft(board: Board, question: Question, chance: Chance) -> Picks:
    """High cards rather than low ones."""
    luck = chance.random
    liked = sorted(question.options, key=lambda card: VALUE[card] + 20 * luck(), reverse=True)
    taken = set(liked[: question.least])
    return tuple([card for card in question.options if card in taken])


def _lead(board: Board, question: Question, chance: Chance) -> Picks:
    """The best of a few: a high card in a town that matters."""
    tried = [chance.choice(question.options) for _ in range(3)]
    seat, luck = question.seat, chance.random

    def liked(option: str) -> float:
        card, town = option.split("-")
        return town_worth(board, seat, TOWN_INDEX[town]) + VALUE[card] / 8 + WHIM * luck()

    return (max(tried, key=liked),)


def _card(board: Board, question: Question, chance: Chance) -> Picks:
    """The lowest card that wins the trick as it lies; or one that does not."""
    colour = question.about[0]
    best = max([_strength(card, colour) for card in board.played if card])
    winning = [card for card in question.options if _strength(card, colour) > best]
    if winning and (len(winning) == len(question.options) or chance.random() < STRIVES):
        last = sum([not card for card in board.played]) == 1
        return (winning[0] if last else chance.choice(winning),)
    return (chance.choice([card for card in question.options if card not in winning]),)


def _strength(card: str, colour: object) -> int:
    return VALUE[card] if SUIT[card] in (colour, "white") else 0


def _action(board: Board, question: Question, chance: Chance) -> Picks:
    """One of the card's actions, seldom with what can be bought; of towns the best one."""
    ways: dict[str, list[str]] = {}
    for option in question.options:
        ways.setdefault(option.partition("-")[0], []).append(option)
    found = ways[chance.choice(list(ways))]
    towns = [way for way in found if way.partition("-")[2] in TOWN_INDEX]
    if towns and chance.random() < 0.7:
        return _best(board, question.seat, towns, chance)
    bare = found[0]
    return (bare if chance.random() < 0.7 else chance.choice(found),)


def _town(board: Board, question: Question, chance: Chance) -> Picks:
    return _best(board, question.seat, question.options, chance)


def _lost(board: Board, question: Question, chance: Chance) -> Picks:
    """What hurts the loser most; one's own that hurts least."""
    loser, luck = int(question.about[0]), chance.random
    sign = -1 if loser == question.seat else 1

    def liked(key: str) -> float:
        town = TOWN_INDEX[key]
        hurt = town_worth(board, loser, town) + board.monasteries[town]
        return sign * hurt + WHIM * luck()

    return (max(question.options, key=liked),)


_HABITS: Final[dict[str, Callable[[Board, Question, Chance], Picks]]] = {
    "draft": _draft,
    "lead": _lead,
    "play-card": _card,
    "action": _action,
    "marriage-town": _town,
    "track-town": _town,
    "monastery": _town,
    "lose-town": _lost,
}


def _best(board: Board, seat: int, options: Sequence[str], chance: Chance) -> Picks:
    luck = chance.random
    worths = _town_worths(board, seat, [option.rpartition("-")[2] for option in options])
    return (max(options, key=lambda o: worths[o.rpartition("-")[2]] + WHIM * luck()),)


def _town_worths(board: Board, seat: int, keys: Iterable[str]) -> dict[str, float]:
    found: dict[str, float] = {}
    regions: dict[int, float] = {}
    for key in keys:
        region = REGION_OF[TOWN_INDEX[key]]
        if region not in regions:
            regions[region] = town_worth(board, seat, TOWN_INDEX[key])
        found[key] = regions[region]
    return found


def town_worth(board: Board, seat: int, town: int) -> float:
    """How much a town more in its region brings, in points, about."""
    region = _REGIONS[REGION_OF[town]]
    found, vikings = tally(board, region)
    own = found[seat]
    other = max([*found[:seat], *found[seat + 1 :], vikings])
    worth = 0.0 if own else 1.5
    near = abs(own - other)
    worth += region.points * (0.5 if near == 0 else 0.35 if near == 1 else 0.1)
    if board.claims[region.index] == FACE_DOWN and sum(found) + vikings + 3 < region.threshold:
        worth *= 0.6
    return worth


# For somebody who is absent


def default_answer(view: View, question: Question) -> Picks:
    """The draft takes middling cards, the lowest card is played, nothing is bought."""
    options = question.options
    if question.kind == "princess":
        return ("reject",)
    if question.kind == "draft":
        middle = (len(options) - question.least) // 2
        return options[middle : middle + question.least]
    if question.kind == "lose-town":
        monasteries = view.board.monasteries
        return (min(options, key=lambda town: monasteries[TOWN_INDEX[town]]),)
    return options[:1]
