"""Checks an exported game by replaying it, and prints it.

    python -m engine.table.past.check FILE [--locale en] [--quiet]

The exit code is 0 if the answers, replayed from the seed, give what the file says. It is 1, with
what is wrong on the error output, if they do not, if the file was changed, or if another version of
the rules played the game. The file of a game that is not over yet has only the public log: it is
printed, and there is nothing to replay.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Game
from engine.table.past.export import Entry, Sheet, as_plain, checksum, from_json, readable
from engine.table.record.loaded import open_question
from texts import LOCALES, own_words


def problems(whole: Sheet) -> Iterator[str]:
    if checksum(whole) != whole.checksum:
        yield "the file was changed: its checksum does not match"
    game = all_games().get(whole.game)
    if game is None:
        yield f"the game {whole.game!r} is not known here"
    elif whole.complete and whole.version != game.version:
        yield (
            f"the game was played by version {whole.version} of its rules, but these are version "
            f"{game.version}: it cannot be replayed"
        )
    elif whole.complete:
        yield from _played_over(whole, game)


def _played_over(whole: Sheet, game: Game) -> Iterator[str]:
    """The first answer at which the replay gives something else."""
    try:
        state, answers, entries = _beginning(whole, game)
    except (ValueError, msgspec.MsgspecError) as fault:
        yield f"the game cannot begin: {fault}"
        return
    seed = bytes.fromhex(whole.seed)
    for entry in entries:
        answers += 1
        wrong = _wrong(game, state, entry, Chance(seed, answers))
        if wrong:
            yield f"record {entry.record}: {wrong}"
            return
    standing = game.standing(state)
    if standing is None:
        yield "the game is not over after the last answer"
    elif standing != whole.standing:
        yield f"the result differs: places {standing.places}, points {standing.points}"


def _beginning(whole: Sheet, game: Game) -> tuple[Any, int, list[Entry]]:
    """The position to begin with, how many answers led to it, and the answers to play over."""
    seed = bytes.fromhex(whole.seed)
    if len(seed) != 16:
        raise ValueError("the seed is not 16 bytes long")
    if len(whole.seats) not in game.seats:
        raise ValueError(f"it is not for {len(whole.seats)} seats")
    known = {option.key: option.choices for option in game.options}
    if {k: v in known.get(k, ()) for k, v in whole.options.items()} != dict.fromkeys(known, True):
        raise ValueError("its options are others")
    entries = [entry for entry in whole.records if entry.kind != "undo"]
    first = max((i for i, e in enumerate(entries) if e.kind == "checkpoint"), default=None)
    if first is None:
        return game.start(len(whole.seats), whole.options, Chance(seed, 0)), 0, entries
    state = msgspec.json.decode(msgspec.json.encode(entries[first].state), type=game.state_type)
    before = sum(entry.kind == "answer" for entry in entries[:first])
    return state, before, entries[first + 1 :]


def _wrong(game: Game, state: Any, entry: Entry, chance: Chance) -> str | None:
    """What is wrong with an answer, which is played."""
    question = open_question(game, state, entry.question or 0)
    if question is None:
        return "its question is not open"
    if (question.seat, question.kind) != (entry.seat, entry.asked):
        return f"seat {question.seat} is asked {question.kind!r}"
    reason = question.accepts(entry.picks)
    if reason is not None:
        return f"the picks do not answer it ({reason})"
    try:
        told = game.answer(state, question, entry.picks, chance)
    except Exception as fault:  # a forged position may lead the rules anywhere
        return f"the rules failed at it ({type(fault).__name__})"
    same = as_plain(told) == as_plain(entry.events)
    return None if same else "it led to something other than the file says"


def run(file: Path, locale: str, quiet: bool) -> int:
    try:
        whole = from_json(file.read_bytes())
    except OSError as fault:
        return _fail(file, [f"it cannot be read: {fault.strerror}"])
    except ValueError as fault:
        return _fail(file, [f"it is no exported game: {fault}"])
    found = list(problems(whole))
    if found:
        return _fail(file, found)
    try:
        told = "" if quiet else readable(whole, locale)
    except (LookupError, TypeError, ValueError) as fault:
        return _fail(file, [f"the chronicle cannot be told: {fault!r}"])
    sys.stdout.write(told)
    answers = sum(entry.kind == "answer" for entry in whole.records)
    key = "export-checked" if whole.complete else "export-unchecked"
    sys.stdout.write(f"\n{own_words(locale)(key, count=answers)}\n")
    return 0


def _fail(file: Path, reasons: Sequence[str]) -> int:
    for reason in reasons:
        sys.stderr.write(f"{file}: {reason}\n")
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m engine.table.past.check", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("file", type=Path)
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0])
    parser.add_argument("--quiet", action="store_true", help="check only, print nothing")
    options = parser.parse_args()
    return run(options.file, options.locale, options.quiet)


if __name__ == "__main__":
    sys.exit(main())
