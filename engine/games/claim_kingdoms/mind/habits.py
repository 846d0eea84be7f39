"""How a sensible seat answers: quickly, and from nothing but what it may know; and how an absent
seat does; what an experienced friend would say before an answer does harm.

A sensible seat plays where points come and where much is to be won, hits those who lead and not
itself, and takes cards of high value. Between what is about as good luck decides.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question, Warning

from ..box import FACTIONS, FIELD_POINTS, MAPS, VALUE
from ..rules.ground import (
    cell_of,
    field_at,
    follower_of,
    ground,
    in_range,
    is_covered,
    is_space,
    map_at,
    split,
)
from ..rules.points import points_for
from ..state import DECK, PASS, TAKE, TO, Board, State, Step, View

HORIZON: Final = {2: 7, 3: 7, 4: 14}
"""Answers after which an imagined game is cut short, by the number of seats. With three seats ten
are no better; with four *steady* at 14 won 0.54 ± 0.10 of 25 games against three of it at 7."""
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
        if liked[option] > 0 and _has_room(question, [*picks, option]):
            picks.append(option)
    if takes and (not picks or question.about[2] == "beside"):
        picks.append(max(takes, key=lambda take: _card(take) + WHIM * chance.random()))
    if not picks and question.least:
        picks.append(PASS if PASS in options else max(liked, key=liked.__getitem__))
    return tuple(picks) if question.accepts(tuple(picks)) is None else question.sample(chance)


def rollout_ends(state: State, answers: int) -> bool:
    """An imagined game is judged after some turns."""
    return answers >= HORIZON[state.board.seats]


def _has_room(question: Question, picks: list[str]) -> bool:
    """Whether these can be picked together. For a new card that comes besides, a limit leaves
    room."""
    return len(picks) <= question.most and all(
        sum(pick in limit.options for pick in picks) <= limit.most for limit in question.limits
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
    "draw-card": lambda board, question, option: _card(option),
    "seer-card": lambda board, question, option: _card(option),
}
_PLACING: Final = ("play-card", "place-card", "place-revealed")

# Absent seats

_LIKED: Final = ("castle", "mill", "plain", "ruin", "catapult", "swamp")
"""Fields, the one to play on first."""


def default_answer(view: View, question: Question) -> Picks:
    """For somebody who is absent: points are taken, nobody is harmed; cards go to good or plain
    fields and come from the deck."""
    options, kind = question.options, question.kind
    takes = [option for option in options if option.startswith(TAKE)]
    card = (TAKE + DECK,) if TAKE + DECK in takes else tuple(takes[:1])
    if kind == "use-power" and question.about[3]:
        return options[:1] if question.most == 1 else (options[0], *card)
    if takes:
        return card
    if kind in _PLACING:
        return (min(options, key=lambda option: _likes(view.board, option)),)
    if kind == "catapult":
        others = [option for option in options if follower_of(option)[1] != question.seat]
        return (others[0] if others else options[0],)
    if kind == "spectre":
        return next(pair for pair in combinations(options, 2) if question.accepts(pair) is None)
    if DECK in options or PASS in options:
        return (DECK if DECK in options else PASS,)
    return options[: question.least]


def _likes(board: Board, option: str) -> int:
    space = next((half for half in split(option) if is_space(half)), "")
    return _LIKED.index(field_at(board, cell_of(space))) if space else 0


# Warnings

_OWN_TOO = {"sweep": "sweep-own", "turn-down": "turn-down-own", "poison": "poison-own"}
"""Rules that hit one's own followers as well as others'."""


def warning(view: View, question: Question) -> Warning | None:
    """At most one thing, from what lies open and what the seat is asked."""
    board, seat, kind = view.board, question.seat, question.kind
    if kind in ("play-card", "place-card"):
        if board.supply[seat] == 1:
            return Warning("last-follower")
        if is_covered(board, 1):
            return Warning("last-space")
    if kind in _PLACING:
        spaces = _own_alone(board, question)
        if spaces:
            return Warning("catapult-own-there", {"spaces": ", ".join(spaces)})
    if kind == "catapult" and all(follower_of(o)[1] == seat for o in question.options):
        return Warning("catapult-own")
    if kind == "target-card":
        rule = FACTIONS[str(question.about[0])].power.rule
        if rule == "recall":
            return Warning("recall")
        cells = [cell_of(o) for o in question.options if o != PASS and not o.startswith(TAKE)]
        if rule in _OWN_TOO and any(board.cards[cell].followers[seat] for cell in cells):
            return Warning(_OWN_TOO[rule])
    return None


def _own_alone(board: Board, question: Question) -> list[str]:
    """The spaces on which a card can be played whose catapult reaches the seat's own followers and
    no others."""
    played = {half for option in question.options for half in split(option)}
    found = []
    for space in sorted(ground(board.maps).catapults & played):
        reach = in_range(board, cell_of(space), question.seat)
        if reach and all(follower_of(option)[1] == question.seat for option in reach):
            found.append(space)
    return found
