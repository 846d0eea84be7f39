"""Checks whether the games are still the same after a change that must not change them.

    python -m tests.sameness write FILE [game ...] [--answers 10000] [--nth 20]
    python -m tests.sameness check FILE [game ...]
    python -m tests.sameness show "raiders, 2 seats, sage=zero fortress=one, game 1" 400

`write` plays games from fixed seeds, with all numbers of seats and with different options, about
half of them sensibly. It notes a fingerprint of each of `PARTS`: of the rules after each answer, of
what people read and see (`tests.games.shown`), in every language, after every `--nth` answer and
each milestone. `check` plays the same answers again and names the first one at which something
differs. `show` prints what people read there, to compare it with another checkout.
"""

from __future__ import annotations

import argparse
import logging
import traceback
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from engine.games import game_words
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, MILESTONES, Event
from tests.games import shown
from tests.games.shown import Spot, fingerprint
from tests.games.suite import Case, Table, as_json, cases, option_sets
from tests.games.words import LONGEST_PLAIN
from texts import LOCALES

RULES = ("the stored position", "the events", "the questions")
"""Noted after each answer."""
READ = (
    "what is imagined",
    "what is answered for the absent and by orders, warned of and foreseen",
    "what is read",
    "what is seen",
)
"""Noted after every so many-th answer, and each milestone."""
PARTS = (*RULES, *READ)
SIZE = 2 * shown.SIZE
"""Letters of a fingerprint."""

log = logging.getLogger(__name__)


class Noted(msgspec.Struct):
    """What was noted: of each game, in order, the fingerprints after each answer."""

    answers: int
    """Of each game."""
    nth: int
    games: dict[str, str]
    pages: dict[str, str]
    """What is read and seen of it without a position."""


def course(case: Case, answers: int, nth: int) -> Iterator[tuple[str, list[str]]]:
    """After each of so many answers: of which game the how many-th it was, and fingerprints."""
    options = option_sets(case.game)
    for seats in case.game.seats:
        left, index = answers // len(case.game.seats), 0
        while left > 0:
            table, number = Table(case, seats, options[index % len(options)], index), 0
            for number, parts in enumerate(played(table, left, nth)):
                yield f"{table}, answer {number}", [fingerprint(lines) for lines in parts]
            left, index = left - number, index + 1


def played(table: Table, most: int, nth: int) -> Iterator[list[list[str]]]:
    """A game: after the start and after each answer the lines of each part; none of a part that
    is not noted there."""
    game, luck = table.case.game, table.luck("play")
    state = table.start()
    events, since, before = list[Event](), list[Event](), list[Event]()
    for number in range(most + 1):
        questions = game.questions(state)
        found = [[_text(part)] for part in (state, events, questions)]
        since += events
        milestone = not questions or any(event.kind in MILESTONES for event in events)
        if milestone or number % nth == 0:
            told = since if milestone else []
            spot = Spot(state, events, questions, told, before, whole=True)
            yield [*found, *_answered(table, state, number), *_shown(table.case.key, spot)]
        else:
            yield [*found, *[[]] * len(READ)]
        if milestone:
            before, since = since, []
        if not questions:
            return
        question, picks = table.choose(state, luck)
        events = game.answer(state, question, picks, Chance(table.seed, number + 1))


def _text(thing: Any) -> str:
    return as_json(thing).decode()


def _answered(table: Table, state: Any, number: int) -> tuple[list[str], list[str]]:
    """What is imagined of a position, and what is answered for its seats."""
    game = table.case.game
    views = [game.view(state, seat) for seat in (*range(table.seats), None)]
    known = views if game.questions(state) else [*views, game.view(state, EVERYONE)]
    imagined = [_text(game.determinize(view, Chance(table.seed, number))) for view in known]
    answered: list[str] = []
    usual = {order.key: order.default for order in game.orders}
    for view in views[:-1]:
        answered.append(_text(game.foreseen(view)))
        for question in view.questions:
            answered += [
                _text(game.default_answer(view, question)),
                _text(game.warning(view, question)),
            ]
            answered += [_text(ready) for ready in game.ready(view, question)]
            for order in game.orders:
                for choice in order.choices:
                    given = game.ordered(view, question, usual | {order.key: choice})
                    answered.append(f"{order.key} {choice} {_text(given)}")
    return imagined, answered


def _shown(key: str, spot: Spot) -> tuple[list[str], list[str]]:
    """What is read and what is seen, in every language; on pictures names are long, too."""
    read, seen = list[str](), list[str]()
    for locale in LOCALES:
        say = game_words(key, locale)
        read += [f"{what}: {text}" for what, text in shown.read(key, spot, say)]
        for names in (shown.PLAIN, LONGEST_PLAIN):
            for _, canvas in shown.seen(key, spot, say, names):
                seen += shown.drawn(canvas)
    return read, seen


def pages(key: str) -> str:
    """A fingerprint of what is read and seen of a game without a position."""
    lines = list[str]()
    for locale in LOCALES:
        say = game_words(key, locale)
        lines += [text for _, text in shown.read_pages(key, say)]
        lines += [line for _, canvas in shown.seen_pages(key, say) for line in shown.drawn(canvas)]
    return fingerprint(lines)


def write(chosen: list[str], answers: int, nth: int) -> Noted:
    """Play, and note what comes about."""
    noted = Noted(answers, nth, {}, {key: pages(key) for key in chosen})
    for key in chosen:
        found = (prints for _, prints in course(cases()[key], answers, nth))
        noted.games[key] = "".join(part for prints in found for part in prints)
    return noted


def difference(key: str, noted: Noted) -> str:
    """The first one of a game, in words; empty: it is the same."""
    if noted.pages[key] != pages(key):
        return f"{key}: rules, lessons, things or options read or look otherwise"
    then, where, at = noted.games[key], f"{key}, at the start", 0
    try:
        for where, prints in course(cases()[key], noted.answers, noted.nth):
            for part, now in zip(PARTS, prints, strict=True):
                if now != then[at : at + SIZE]:
                    return f"{where}: {part} differ"
                at += SIZE
    except Exception:
        return f"after {where}:\n{traceback.format_exc()}"
    return "" if at == len(then) else f"{where}: it was not the last one"


def show(name: str, wanted: int, nth: int) -> Iterator[str]:
    """What is read at an answer of a table, line by line."""
    case = cases()[name.partition(",")[0]]
    options = option_sets(case.game)
    tables = (
        Table(case, seats, options[index % len(options)], index)
        for seats in case.game.seats
        for index in range(1000)
    )
    for table in tables:
        if str(table) == name:
            parts = next(islice(played(table, wanted, nth), wanted, None))
            for part, lines in zip(PARTS, parts, strict=True):
                yield f"== {part}"
                yield from lines
            return


def main() -> None:
    """The command."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    known = list(cases())
    parser = argparse.ArgumentParser(prog="python -m tests.sameness", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("what", choices=("write", "check", "show"))
    parser.add_argument("file", help="of show: the table")
    parser.add_argument("game", nargs="*", help="keys of games, all when left out; the answer")
    parser.add_argument("--answers", type=int, default=10_000, help="for each game")
    parser.add_argument(
        "--nth", type=int, default=20, help="after how many answers a position is recorded"
    )
    wanted = parser.parse_args()
    if wanted.what == "show":
        for line in show(wanted.file, int(wanted.game[0]), wanted.nth):
            log.info("%s", line)
        return
    if unknown := [key for key in wanted.game if key not in known]:
        parser.error(f"no such game: {', '.join(unknown)}; there are {', '.join(known)}")
    chosen, file = wanted.game or known, Path(wanted.file)
    if wanted.what == "write":
        file.write_bytes(msgspec.json.encode(write(chosen, wanted.answers, wanted.nth)))
        return
    noted = msgspec.json.decode(file.read_bytes(), type=Noted)
    found = [difference(key, noted) for key in chosen]
    log.info("%s", "\n".join(filter(None, found)) or "all the same")
    if any(found):
        parser.exit(1)


if __name__ == "__main__":
    main()
