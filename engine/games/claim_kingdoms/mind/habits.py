"""How a sensible seat answers: quickly, and from nothing but what it may know; and how an absent
seat does.

It plays where points come and where much is to be won, hits those who lead and not itself, and
takes cards of high value. Between what is about as good luck decides.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question

from ..box import FACTIONS, FIELD_POINTS, MAPS, VALUE
from ..events import DECK, PASS, TAKE, TO
from ..rules.ground import cell_of, field_at, follower_of, is_space, map_at, split
from ..rules.points import points_for
from ..state import Board, State, Step, View

WHIM: Final = 2.0
"""How much luck may add to what an answer is worth, in points."""
TRIED: Final = 6
"""Ways to play a card that are looked at, where there are more."""
SHARE: Final = 0.4
"""How much of a faction's value a follower decides, about."""
DEAR: Final = 2.0
"""How much more an own follower counts than one of others, to somebody who would lose it."""
UNSEEN: Final = 5.5
"""What the deck's top card is worth, about."""
_FIELDS: Final = {**FIELD_POINTS, "mill": 2.0, "ruin": 0.5}


def rollout_policy(state: State, question: Question, chance: Chance) -> Picks:
    """How a sensible seat answers."""
    board, options = state.board, question.options
    worth = _WORTHS.get(question.kind)
    takes = [option for option in options if option.startswith(TAKE)]
    if worth is None and not takes:
        return question.sample(chance)
    used = [option for option in options if option != PASS and option not in takes]
    if question.kind in _PLACING:
        used = [chance.choice(used) for _ in range(TRIED)]
    liked = {
        option: (worth(board, question, option) if worth else 1.0) + WHIM * chance.random()
        for option in used
    }
    picks: list[str] = []
    for option in sorted(liked, key=liked.__getitem__, reverse=True):
        if liked[option] > 0 and _has_room(question, picks, option, bool(takes)):
            picks.append(option)
    if takes and (not picks or question.about[2] == "beside"):
        picks.append(max(takes, key=lambda take: _card(take) + WHIM * chance.random()))
    if not picks and question.least:
        picks.append(PASS if PASS in options else max(liked, key=liked.__getitem__))
    return tuple(picks) if question.accepts(tuple(picks)) is None else question.sample(chance)


def _has_room(question: Question, picks: list[str], option: str, takes: bool) -> bool:
    """Whether this can be picked too, where a new card may come besides."""
    together = [*picks, option]
    most = question.most - (takes and question.about[2] == "beside")
    return len(together) <= most and all(
        sum(pick in limit.options for pick in together) <= limit.most for limit in question.limits
    )


def _place(board: Board, question: Question, option: str) -> float:
    """What its field and its power bring there at once, and how much its map is worth."""
    first, second = split(option)
    card, space, aim = first, second, ""
    if is_space(first):
        card, space, aim = str(question.about[0]), first, second
    cell = cell_of(space)
    field = field_at(board, cell)
    worth = _FIELDS.get(field, 0.0)
    if aim:
        worth += _follower(board, question, aim)
    if FACTIONS[card].power.rule == "count" and question.kind != "place-revealed":
        worth += points_for(board, Step("", question.seat, card, cell=cell))
    return worth + SHARE * MAPS[map_at(board, cell)].first if board.maps else worth


def _follower(board: Board, question: Question, option: str) -> float:
    """A follower that goes: the more its card is worth and the further its owner is ahead, the
    better; an own one is a loss."""
    cell, owner = follower_of(option)
    value = SHARE * VALUE[board.cards[cell].faction]
    if owner == question.seat:
        return -DEAR * value
    return value + SHARE * (board.score[owner] - board.score[question.seat])


def _there(board: Board, question: Question, option: str) -> float:
    """A card at which a power is aimed, with all who stand there; or an own follower taken
    back."""
    card, power = board.cards[cell_of(option)], FACTIONS[str(question.about[0])].power
    own, value = card.followers[question.seat], SHARE * VALUE[card.faction]
    if power.rule == "recall":
        return power.points - DEAR * value
    return value * (sum(card.followers) - (1 + DEAR) * own)


def _new(board: Board, question: Question, option: str) -> float:
    return _card(option)


def _card(option: str) -> float:
    card = option.removeprefix(TAKE).partition(TO)[0]
    return UNSEEN if card == DECK else VALUE[card]


_WORTHS: Final[dict[str, Callable[[Board, Question, str], float]]] = {
    "play-card": _place,
    "place-card": _place,
    "place-revealed": _place,
    "catapult": _follower,
    "target-follower": _follower,
    "target-followers": _follower,
    "target-seats": _follower,
    "target-card": _there,
    "draw-card": _new,
    "seer-card": _new,
}
_PLACING: Final = ("play-card", "place-card", "place-revealed")

# Absent seats

_LIKED: Final = ("castle", "mill", "plain", "ruin", "catapult", "swamp")
"""Fields, the one to play on first."""


def default_answer(view: View, question: Question) -> Picks:
    """For somebody who is absent: points are taken, nobody is harmed; cards go to good or plain
    fields and come from the deck."""
    options = question.options
    takes = [option for option in options if option.startswith(TAKE)]
    if not takes:
        return _modest(view, question)
    card = TAKE + DECK if TAKE + DECK in takes else takes[0]
    if question.kind == "use-power" and question.about[3]:
        return options[:1] if question.most == 1 else (options[0], card)
    return (card,)


def _modest(view: View, question: Question) -> Picks:
    """Where no new card is chosen with it."""
    options = question.options
    kind = question.kind
    if kind == "use-power":
        return options[:1] if question.about[3] else (PASS,)
    if kind in ("place-card", "place-revealed", "play-card"):
        return (min(options, key=lambda option: _likes(view.board, option)),)
    if kind == "catapult":
        others = [option for option in options if follower_of(option)[1] != question.seat]
        return (others[0] if others else options[0],)
    if kind == "spectre":
        return next(pair for pair in combinations(options, 2) if question.accepts(pair) is None)
    if kind == "guess":
        return options[:1]
    if DECK in options:
        return (DECK,)
    if PASS in options:
        return (PASS,)
    return options[: question.least]


def _likes(board: Board, option: str) -> int:
    space = next((half for half in split(option) if is_space(half)), "")
    return _LIKED.index(field_at(board, cell_of(space))) if space else 0
