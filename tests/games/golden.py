"""What is frozen: counts of the ways to answer, whole games, and stored positions.

`golden/<key>/counts.json` and `games.json` hold what the rules gave when they were last looked
at; `golden/<key>/stored-v<version>.json` holds positions as that version stored them, and stays
there for good. After a change of the rules that is meant,

    python -m tests.games.golden [key ...]

writes them again (the stored ones only for the present version), and the difference is read.
"""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from typing import Any

import msgspec

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from tests.games.suite import (
    GOLDEN,
    Case,
    Step,
    Table,
    all_picks,
    as_json,
    cases,
    copy_of,
    digest,
    encode,
    option_sets,
    walk,
)

GAMES = 20
DEPTH = 3
WIDEST = 400
"""Positions that are opened at each depth; the first ones, where there are more."""

log = logging.getLogger(__name__)


def counts(case: Case) -> dict[str, list[int]]:
    """The ways to answer the first open question, then the next two, from fixed positions: the
    start, and after a third and two thirds of a random game."""
    found = {}
    for seats in case.game.seats:
        for options in option_sets(case.game):
            table = Table(case, seats, options, 0)
            length = sum(1 for _ in walk(table))
            wanted = {0, length // 3, 2 * length // 3}
            for index, step in enumerate(walk(table)):
                if index in wanted:
                    name = f"{seats} seats, {_words(options)}, answer {index + 1}"
                    found[name] = _ways(step)
    return found


def _words(options: tuple[tuple[str, str], ...]) -> str:
    return " ".join(f"{key}={choice}" for key, choice in options) or "no options"


def _ways(step: Step) -> list[int]:
    """How many ways there are at depths 1 to `DEPTH`."""
    game = step.game
    layer, found = [step.packed()], []
    for depth in range(DEPTH):
        ways, deeper = 0, list[bytes]()
        for packed in layer[:WIDEST]:
            state = copy_of(game, packed)
            questions = game.questions(state)
            if not questions:
                continue
            every = _every(game, state, questions[0])
            ways += len(every)
            if depth + 1 < DEPTH and len(deeper) < WIDEST:
                deeper += [
                    _after(step, packed, questions[0], picks, depth)
                    for picks in every[: WIDEST - len(deeper)]
                ]
        found.append(ways)
        layer = deeper
    return found


def _every(game: Any, state: Any, question: Question) -> list[Picks]:
    """Every way to answer; of a question with ready answers just these: there are too many."""
    ready = game.ready(game.view(state, question.seat), question)
    return [one.picks for one in ready] or list(all_picks(question))


def _after(step: Step, packed: bytes, question: Question, picks: Any, depth: int) -> bytes:
    state = copy_of(step.game, packed)
    step.game.answer(state, question, picks, Chance(step.table.seed, step.number + depth))
    return encode(state)


def game_of(table: Table) -> dict[str, Any]:
    """A whole random game: how long it was, how it ended, and a fingerprint of what happened and
    of every position as it is stored."""
    game = table.case.game
    state = table.start()
    play = table.luck("golden")
    number, trail = 0, []
    while questions := game.questions(state):
        number += 1
        question = play.choice(questions)
        picks = question.sample(play)
        trail.append(encode((question.number, picks)))
        events = game.answer(state, question, picks, Chance(table.seed, number))
        trail += [encode(event) for event in events]
        trail.append(as_json(state))
    standing = game.standing(state)
    return {
        "answers": number,
        "points": list(standing.points),
        "places": list(standing.places),
        "why": standing.why,
        "trail": digest(*trail),
        "end": digest(msgspec.json.encode(state)),
    }


def games(case: Case) -> dict[str, dict[str, Any]]:
    """`GAMES` games at each number of seats, the options in turn."""
    found = {}
    for seats in case.game.seats:
        for index in range(GAMES):
            sets = option_sets(case.game)
            table = Table(case, seats, sets[index % len(sets)], index)
            found[str(table)] = game_of(table)
    return found


def stored(case: Case) -> list[dict[str, Any]]:
    """Positions as they lie in the database, with what is asked and known in them."""
    found = []
    for seats in case.game.seats:
        for options in option_sets(case.game)[:2]:
            table = Table(case, seats, options, 7)
            length = sum(1 for _ in walk(table))
            places = {0, length // 4, length // 2, 3 * length // 4, length - 1}
            for index, step in enumerate(walk(table)):
                if index in places:
                    found.append(
                        {
                            "seats": seats,
                            "options": dict(options),
                            "asked": [[q.seat, q.kind, list(q.options)] for q in step.questions],
                            "state": json.loads(as_json(step.state)),
                        }
                    )
    return found


def folder(case: Case) -> Path:
    return GOLDEN / case.key


def stored_file(case: Case, version: int) -> Path:
    return folder(case) / f"stored-v{version}.json"


def write(case: Case) -> None:
    """Freeze the present rules."""
    folder(case).mkdir(parents=True, exist_ok=True)
    for name, content in (("counts", counts(case)), ("games", games(case))):
        text = json.dumps(content, indent=1, ensure_ascii=False)
        (folder(case) / f"{name}.json").write_text(text + "\n", "utf-8")
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in stored(case))
    stored_file(case, case.game.version).write_text(f"[\n{lines}\n]\n", "utf-8")
    log.info("wrote %s", folder(case))


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    from tests.games import example, toy

    known = {**cases(), **{case.key: case for case in (toy.CASE, example.CASE)}}
    for wanted_key in sys.argv[1:] or known:
        write(known[wanted_key])
