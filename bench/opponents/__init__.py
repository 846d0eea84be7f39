"""Fixed players for the ladder: greedy ones of different character for each game, written from the
rules. They see what a person sees, the view of their seat and the question, and look a step ahead:
of the answers, tried in positions that fit the view, they take the one after which they like the
table best. Some games have one that thinks further, too, by a search of its own. They stay as they
are, so that what is measured against them can be compared."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any, Final

import msgspec

from engine.kit.chance import Chance
from engine.kit.contract import RESIGN, Game, Picks, Question

Player = Callable[[Game, Any, Question, Chance], Picks]
"""An answer to a question that is open in a view."""
Liking = Callable[[Any, int], float]
"""How much a seat likes what it sees: a view of its own and its number."""

Plain = Callable[[Any, Question], Picks]
"""What plain rules answer in a position."""

WORLDS: Final = 2
"""Positions in which an answer is tried."""
FOLLOWING: Final = 4
"""Own answers that follow, at most."""
MOST: Final = 30
"""Answers that are tried."""

_pack: Final = msgspec.msgpack.Encoder().encode


def opponents(game: str) -> dict[str, Player]:
    """Those of a game, by name; none where nobody has written any."""
    name = f"{__name__}.{game}"
    if importlib.util.find_spec(name) is None:
        return {}
    found: dict[str, Player] = importlib.import_module(name).PLAYERS
    return found


def looking_ahead(liking: Liking, *, ready: str = "", steps: int = 0) -> Player:
    """Takes what it likes best a step ahead. `ready`: of ready answers the one of this name. Its
    own questions that follow at once it gives default answers before it looks; with `steps` it
    looks after so many answers, the others' by luck, or when the same is asked of it again."""

    def answer(game: Game, view: Any, question: Question, chance: Chance) -> Picks:
        prepared = {one.key: one.picks for one in game.ready(view, question)}
        if prepared:
            return prepared.get(ready) or chance.choice(list(prepared.values()))
        tried = _answers(game, view, question, chance)
        if len(tried) == 1:
            return tried[0]
        liked = dict.fromkeys(tried, 0.0)
        for world in range(WORLDS):
            packed = _pack(game.determinize(view, Chance(b"world", chance.below(2**30))))
            for picks in tried:
                state = msgspec.msgpack.decode(packed, type=game.state_type)
                luck = Chance(b"luck", world)
                game.answer(state, question, picks, luck)
                _play_out(game, state, question, steps, luck)
                liked[picks] += liking(game.view(state, question.seat), question.seat)
        return max(tried, key=liked.__getitem__)

    return answer


def _play_out(game: Game, state: Any, question: Question, steps: int, luck: Chance) -> None:
    for _ in range(steps or FOLLOWING):
        asked = game.questions(state)
        if not asked:
            return
        mine = asked[0].seat == question.seat
        if (mine and asked[0].kind == question.kind) or (not mine and not steps):
            return
        seen = game.view(state, asked[0].seat)
        picks = game.default_answer(seen, asked[0]) if mine else asked[0].sample(luck)
        game.answer(state, asked[0], picks, luck)


def played_on(
    game: Game, state: Any, first: tuple[Question, Picks], plain: Plain, most: int, luck: Chance
) -> Any:
    """The position after a question's answer and so many more by plain rules."""
    game.answer(state, *first, luck)
    for _ in range(most):
        if not state.questions:
            break
        game.answer(state, state.questions[0], plain(state, state.questions[0]), luck)
    return state


def _answers(game: Game, view: Any, question: Question, chance: Chance) -> list[Picks]:
    """Every single option, otherwise the default answer and some random ones, large ones too."""
    options = [option for option in question.options if option != RESIGN]
    if question.most == 1 and question.least == 1 and not question.limits:
        found: list[Picks] = [(option,) for option in options]
        chance.shuffle(found)
        return found[:MOST]
    found = [game.default_answer(view, question)]
    found += [question.sample(chance) for _ in range(MOST)]
    found.sort(key=len, reverse=True)
    legal = [p for p in found if question.accepts(p) is None and RESIGN not in p]
    return list(dict.fromkeys(legal))[:MOST]
