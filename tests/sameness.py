"""Whether the games are still the same after a change that must not change them.

    python -m tests.sameness write FILE [game ...] [--answers 30000] [--nth 20]
    python -m tests.sameness check FILE [game ...]

`write` plays random games from fixed seeds, with all numbers of seats and with different options,
and notes after each answer a fingerprint of the position as it is stored, of what happened and of
what is asked; of every so many-th answer also of what the chronicle tells, in every language, and
of what each seat imagines; of every so many-th milestone, and of the end, what its post tells
and what everybody reads of the position, with short names and with long ones.
`check` plays the same answers again and names the first that gives something else.
"""

from __future__ import annotations

import argparse
import hashlib
import logging
import traceback
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import msgspec

from engine.games import scenes, wording
from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, Event
from engine.table.record.words import event_text, game_words
from tests.games.suite import Case, Table, as_json, cases, encode, option_sets
from texts import LOCALES

PARTS = (
    "the stored position",
    "the events",
    "the questions",
    "the texts",
    "what is imagined",
    "summaries and results",
)
SIZE = 4
"""Bytes of a fingerprint of each part."""

log = logging.getLogger(__name__)


class Noted(msgspec.Struct):
    """What was noted: for each table, in order, the fingerprints of its answers."""

    answers: int
    """For each game."""
    nth: int
    """Texts and what is imagined are noted after every so many-th answer, summaries and results
    after every so many-th milestone."""
    tables: dict[str, str]
    parts: int = 5
    """How many of the parts were noted."""


def fingerprint(*things: bytes) -> bytes:
    """A few bytes that are others when the things are."""
    return hashlib.blake2b(b"\0".join(things), digest_size=SIZE).digest()


def tables(case: Case, answers: int) -> Generator[tuple[Table, int], int, None]:
    """Which games are played, and how many answers of each at most. Each time it is told how many
    there were."""
    options = option_sets(case.game)
    for seats in case.game.seats:
        left, index = answers // len(case.game.seats), 0
        while left > 0:
            table = Table(case, seats, options[index % len(options)], index)
            index += 1
            left -= yield table, left


def played(table: Table, most: int, nth: int) -> Iterator[bytes]:
    """A random game: the fingerprints after the start and after each answer."""
    game, luck = table.case.game, table.luck("play")
    names = [f"Name{seat}" for seat in range(table.seats)]
    state = table.start()
    events: list[Event] = []
    since: list[Event] = []
    milestones = 0
    for number in range(most + 1):
        questions = game.questions(state)
        parts = [as_json(state), encode(events), encode(questions), b"", b"", b""]
        if number % nth == 0:
            parts[3:5] = [_told(table.case.key, events, names), _imagined(table, state, number)]
        since += events
        if not questions or any(event.kind in MILESTONES for event in events):
            milestones += 1
            if not questions or milestones % nth == 1:
                parts[5] = _read(table, state, since)
            since = []
        yield b"".join(map(fingerprint, parts))
        if not questions:
            return
        question = luck.choice(questions)
        picks = question.sample(luck)
        events = game.answer(state, question, picks, Chance(table.seed, number + 1))


def _told(key: str, events: list[Event], names: list[str]) -> bytes:
    """The events in words, in every language."""
    lines = [event_text(key, event, locale, names) for locale in LOCALES for event in events]
    return "\n".join(lines).encode()


def _read(table: Table, state: Any, events: list[Event]) -> bytes:
    """What a milestone's post tells, and the position in words, in every language."""
    game, key, words = table.case.game, table.case.key, wording(table.case.key)
    views = [game.view(state, seat) for seat in (None, *range(table.seats))]
    texts: list[str] = []
    for locale in LOCALES:
        say = game_words(key, locale)
        for name in ("Name", f"**Imogen {'the Long-named ' * 3}"):
            names = [f"{name}{seat}{'**' * name.startswith('*')}" for seat in range(table.seats)]
            texts += [words.event(event, say, names) for event in events]
            texts.append(words.summary(events, views[0], say, names))
            texts += [words.hand(view, say, names) for view in views]
            texts += [words.phase(views[0], say), words.standings(views[0], say, names)]
            texts.append(scenes(key).board(views[0], say, names).alt)
            if views[0].standing is not None:
                texts.append(words.result(views[0].standing, say, names))
    return "\n".join(texts).encode()


def _imagined(table: Table, state: Any, number: int) -> bytes:
    """The positions that the seats and a spectator take to be possible."""
    game, seen = table.case.game, (*range(table.seats), None)
    views = [game.view(state, seat) for seat in seen]
    return b"".join([as_json(game.imagine(view, Chance(table.seed, number))) for view in views])


def write(chosen: list[str], answers: int, nth: int) -> Noted:
    """Play, and note what comes about."""
    noted = Noted(answers, nth, {}, len(PARTS))
    for key in chosen:
        games = tables(cases()[key], answers)
        following = next(games, None)
        while following:
            table, most = following
            prints = list(played(table, most, nth))
            noted.tables[str(table)] = b"".join(prints).hex()
            following = _next(games, len(prints) - 1)
    return noted


def _next(games: Generator[tuple[Table, int], int, None], length: int) -> tuple[Table, int] | None:
    """The game that follows one of so many answers."""
    try:
        return games.send(length)
    except StopIteration:
        return None


def check(chosen: list[str], noted: Noted) -> tuple[int, str]:
    """How many answers were compared, and in words the first difference, if there is one."""
    compared = 0
    for key in chosen:
        games = tables(cases()[key], noted.answers)
        following = next(games, None)
        while following:
            table, most = following
            before = bytes.fromhex(noted.tables[str(table)])
            length, difference = _compared(table, most, noted, before)
            compared += length
            if difference:
                return compared, f"{table}, {difference}"
            following = _next(games, length)
    return compared, ""


def _compared(table: Table, most: int, noted: Noted, before: bytes) -> tuple[int, str]:
    """How many answers of a game are the same, and what is not."""
    width = SIZE * noted.parts
    number = -1
    try:
        for number, now in enumerate(played(table, most, noted.nth)):
            then = before[number * width : (number + 1) * width]
            for index, part in enumerate(PARTS[: noted.parts]):
                place = slice(index * SIZE, (index + 1) * SIZE)
                if now[place] != then[place]:
                    return number, f"answer {number}: {part} differ"
    except Exception:
        return number, f"answer {number + 1}:\n{traceback.format_exc()}"
    if (number + 1) * width != len(before):
        return number, f"answer {number}: the game goes on no longer"
    return number, ""


def main() -> None:
    """The command."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    known = list(cases())
    parser = argparse.ArgumentParser(prog="python -m tests.sameness", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("what", choices=("write", "check"))
    parser.add_argument("file", type=Path)
    parser.add_argument("game", nargs="*", help="keys of games; all when left out")
    parser.add_argument("--answers", type=int, default=30_000, help="for each game")
    parser.add_argument("--nth", type=int, default=20, help="after every so many-th answer")
    wanted = parser.parse_args()
    if unknown := [key for key in wanted.game if key not in known]:
        parser.error(f"no such game: {', '.join(unknown)}; there are {', '.join(known)}")
    chosen = wanted.game or known
    if wanted.what == "write":
        noted = write(chosen, wanted.answers, wanted.nth)
        wanted.file.write_bytes(msgspec.json.encode(noted))
        log.info("%s games noted in %s", len(noted.tables), wanted.file)
        return
    noted = msgspec.json.decode(wanted.file.read_bytes(), type=Noted)
    compared, difference = check(chosen, noted)
    keys = ", ".join(chosen)
    log.info("%s answers of %s compared: %s", compared, keys, difference or "all the same")
    if difference:
        parser.exit(1)


if __name__ == "__main__":
    main()
