"""What is frozen: whole games and stored positions.

`golden/<key>/games.json` holds what the rules gave when they were last looked at;
`golden/<key>/stored-v<version>.json` holds positions as that version stored them, and stays there
for good. After a change of the rules that is meant,

    python -m tests.games.golden [key ...]

writes them again (the stored ones only for the present version, and if it cannot play them any
more), and the difference is read.
"""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from typing import Any

import msgspec

from engine.kit.chance import Chance
from tests.games.checks import check_standing
from tests.games.suite import (
    GOLDEN,
    Case,
    Table,
    as_json,
    cases,
    digest,
    encode,
    from_json,
    option_sets,
    walk,
)

GAMES = 20

log = logging.getLogger(__name__)


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


def check_stored(case: Case, version: int) -> None:
    """Positions of this version, if there are any, load and can be played to the end."""
    game, file = case.game, stored_file(case, version)
    for entry in json.loads(file.read_text("utf-8")) if file.is_file() else ():
        if version == game.version:
            state = from_json(game, json.dumps(entry["state"]).encode())
            asked = [[q.seat, q.kind, list(q.options)] for q in game.questions(state)]
            assert asked == entry["asked"], (
                "a stored position asks something else: raise `version`, or if nobody has"
                f" played this one yet, python -m tests.games.record {case.key}"
            )
        else:
            state = game.upgrade(entry["state"], version)
            assert isinstance(state, game.state_type)
        case.hooks.conserved(state)
        assert encode(from_json(game, as_json(state))) == encode(state)
        _play_on(case, state, entry["seats"])


def _play_on(case: Case, state: Any, seats: int) -> None:
    game, luck = case.game, Chance(bytes(16), 0)
    for _ in range(case.hooks.longest(seats) + 1):
        questions = game.questions(state)
        if not questions:
            break
        question = luck.choice(questions)
        game.answer(state, question, question.sample(luck), luck)
    check_standing(game.standing(state), seats)


def _is_played(case: Case) -> bool:
    """Whether the positions of the present version are still good."""
    try:
        check_stored(case, case.game.version)
    except Exception as fault:  # whatever they lead to
        told = "%s: stored positions are written again (%r); if people have some, raise `version`"
        log.warning(told, case.key, fault)
        return False
    return True


def write(case: Case) -> None:
    """Freeze the present rules. The stored positions stay as long as they can be played: people may
    have such ones."""
    folder(case).mkdir(parents=True, exist_ok=True)
    text = json.dumps(games(case), indent=1, ensure_ascii=False)
    (folder(case) / "games.json").write_text(text + "\n", "utf-8")
    file = stored_file(case, case.game.version)
    if file.is_file() and _is_played(case):
        return
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in stored(case))
    file.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    from tests.games.example import CASE

    known = {**cases(), CASE.key: CASE}
    for wanted_key in sys.argv[1:] or known:
        write(known[wanted_key])
