"""Checks whether the games are still the same after a change that must not change them.

    python -m tests.sameness write FILE [game ...] [--answers 10000] [--nth 20]
    python -m tests.sameness check FILE [game ...]
    python -m tests.sameness show "raiders, 2 seats, sage=zero fortress=one, game 1" 400

`write` plays games from fixed seeds, with all numbers of seats and with different options, about
half of them sensibly. It notes a fingerprint of each of `PARTS`: of the rules after each answer, of
what people read and see after every `--nth` answer and each milestone. Texts are read in every
language, with short and with long names. `check` plays the same answers again and names the first
one at which something differs. `show` prints what people read there, to compare it with another
checkout.
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

from engine.games import lessons, scenes, wording
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, MILESTONES, Event
from engine.table.record.words import event_text, game_words
from tests.games.suite import Case, Table, as_json, cases, option_sets
from tests.games.words import LONGEST_BOLD, LONGEST_PLAIN
from texts import LOCALES

RULES = ("the stored position", "the events", "the questions")
"""Noted after each answer."""
READ = (
    "what is imagined",
    "what is answered for the absent and by orders, warned of and foreseen",
    "the chronicle",
    "the prompts",
    "the position in words",
    "the pictures",
)
"""Noted after every so many-th answer."""
TOLD = ("the post of a milestone",)
"""Noted after every so many-th milestone, and at the end."""
PARTS = (*RULES, *READ, *TOLD)
SIZE = 4
"""Bytes of a fingerprint of each part."""
SHORT = tuple(f"Name{seat}" for seat in range(6))
NAMES = ((SHORT, SHORT), (LONGEST_BOLD, LONGEST_PLAIN))
"""As they stand in texts, and as they stand in pictures."""

log = logging.getLogger(__name__)


class Noted(msgspec.Struct):
    """What was noted: for each table, in order, the fingerprints of its answers."""

    answers: int
    """For each game."""
    nth: int
    tables: dict[str, str]
    pages: dict[str, str]
    """By game: what is read of it without a position."""


def fingerprint(lines: list[str]) -> bytes:
    """A few bytes that are others when the lines are."""
    return hashlib.blake2b("\0".join(lines).encode(), digest_size=SIZE).digest()


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


def played(table: Table, most: int, nth: int) -> Iterator[list[list[str]]]:
    """A game: after the start and after each answer the lines of each part; none of a part that
    is not noted there."""
    game, luck = table.case.game, table.luck("play")
    sensible = table.seed[0] % 2
    state = table.start()
    events: list[Event] = []
    since: list[Event] = []
    before: list[Event] = []
    milestones = 0
    for number in range(most + 1):
        questions = game.questions(state)
        found = [[_text(part)] for part in (state, events, questions)]
        since += events
        found += _read(table, state, events, since, number) if number % nth == 0 else [[]] * 6
        told: list[str] = []
        if not questions or any(event.kind in MILESTONES for event in events):
            milestones += 1
            if not questions or milestones % nth == 1:
                told = _told(table, state, since, before)
            before, since = since, []
        yield [*found, told]
        if not questions:
            return
        question = luck.choice(questions)
        picks = game.likely(state, question, luck) if sensible else question.sample(luck)
        events = game.answer(state, question, picks, Chance(table.seed, number + 1))


def _text(thing: Any) -> str:
    return as_json(thing).decode()


def _read(
    table: Table, state: Any, events: list[Event], since: list[Event], number: int
) -> list[list[str]]:
    """The lines of each of `READ`."""
    game, key, luck = table.case.game, table.case.key, table.luck(f"read {number}")
    over = not game.questions(state)
    seen = (*range(table.seats), None, *([EVERYONE] if over else []))
    views = [game.view(state, seat) for seat in seen]
    imagined = [
        _text(game.imagine(view, Chance(table.seed, number)))
        for view in views
        if view.seat != EVERYONE
    ]
    answered: list[str] = []
    picks: dict[int, list[Any]] = {}
    for view in views[: table.seats]:
        answered.append(_text(game.foreseen(view)))
        for question in view.questions:
            default = game.default(view, question)
            picks[question.number] = [default, question.sample(luck)]
            answered += [_text(default), _text(game.warning(view, question))]
            answered += [_text(ready) for ready in game.ready(view, question)]
            usual = {order.key: order.default for order in game.orders}
            for order in game.orders:
                for choice in order.choices:
                    given = game.ordered(view, question, usual | {order.key: choice})
                    answered.append(f"{order.key} {choice} {_text(given)}")
    chronicle: list[str] = []
    prompts: list[str] = []
    positions: list[str] = []
    pictures: list[str] = []
    public = [event for event in since if event.seats is None]
    for locale in LOCALES:
        say, words, drawn = game_words(key, locale), wording(key), scenes(key)
        for bold, plain in NAMES:
            names, letters = bold[: table.seats], plain[: table.seats]
            chronicle += [event_text(key, event, locale, names) for event in events]
            spectator = views[table.seats]
            pictures.append(_text(drawn.board(spectator, say, letters, public)))
            for view in views:
                positions += [words.hand(view, say, names), words.phase(view, say)]
                positions += [words.standings(view, say, names), words.rules_now(view)]
                positions += words.position(view, say, names)
                counts = (words.counts(view, seat) for seat in range(table.seats))
                positions.append(_text([dict(found) for found in counts]))
                positions += [f"{seat} {words.waiting(kind, say)}" for seat, kind in view.awaited]
                pictures.append(_text(drawn.hand(view, say, letters)))
                if not view.questions:
                    pictures.append(_text(drawn.of_prompt(view, None, say, letters)))
            for view in views[: table.seats]:
                for question in view.questions:
                    prompts += _prompt(game, key, view, question, say, names)
                    for given in picks[question.number]:
                        prompts.append(words.picks(view, question, given, say, names))
                        scene = drawn.of_prompt(view, question, say, letters, given)
                        pictures.append(_text(scene))
                    pictures.append(_text(drawn.places(view, question, say, letters)))
                for foreseen in game.foreseen(view):
                    prompts.append(words.question(view, foreseen.question, say, names))
                    prompts += map(_text, words.labels(view, foreseen.question, say, names))
    return [imagined, answered, chronicle, prompts, positions, pictures]


def _prompt(game: Any, key: str, view: Any, question: Any, say: Any, names: Any) -> list[str]:
    """All that a question reads."""
    words, told = wording(key), lessons(key)
    lines = [
        words.question(view, question, say, names),
        words.beside_picture(view, question, say, names),
        words.nothing(question.kind, say),
        str(words.nothing_ends(view, question)),
        *map(_text, words.labels(view, question, say, names)),
    ]
    caution = game.warning(view, question)
    if caution is not None:
        lines.append(words.warning(view, caution, say, names))
    for ready in game.ready(view, question):
        lines.append(_text(words.ready(view, question, ready.key, say)))
        lines.append(words.written(view, question, ready.picks, say))
    lines += told.met(view, question) or ()
    return lines


def _told(table: Table, state: Any, events: list[Event], before: list[Event]) -> list[str]:
    """What a milestone's post reads and shows, and at the end the result."""
    game, key = table.case.game, table.case.key
    view, lines = game.view(state, None), []
    public = [event for event in events if event.seats is None]
    earlier = [event for event in before if event.seats is None]
    for locale in LOCALES:
        say, words = game_words(key, locale), wording(key)
        for bold, plain in NAMES:
            names, letters = bold[: table.seats], plain[: table.seats]
            lines += [event_text(key, event, locale, names) for event in events]
            lines.append(words.summary(events, view, say, names))
            lines.append(_text(scenes(key).of_post(public, earlier, view, say, letters)))
            if view.standing is not None:
                lines.append(words.result(view.standing, say, names))
    return lines


def pages(case: Case) -> list[str]:
    """What is read and seen of a game without a position."""
    key, lines = case.key, []
    words, told, drawn = wording(key), lessons(key), scenes(key)
    for locale in LOCALES:
        say = game_words(key, locale)
        lines += [words.title(say), words.pitch(say), _text(drawn.cover(say))]
        lines += [_text(page) for page in words.rules(say)]
        for thing in told.things(say):
            lines += [_text(thing), _text(told.thing_picture(thing.key, say))]
        for page in told.pages:
            lines += [say(f"learn-{page}-title"), say(f"learn-{page}")]
            lines.append(_text(told.page_picture(case.game, page, say)))
        lines += [say(f"matters-{kind}") for kind in told.matters]
        if told.first_game is not None:
            lines += [say(f"look-{kind}") for kind in told.first_game.looks]
            lines += [say(f"after-{kind}") for kind in told.first_game.told]
        for order in case.game.orders:
            lines.append(say(f"order-{order.key}"))
            lines += [say(f"order-{order.key}-{choice}") for choice in order.choices[1:]]
        for option in case.game.options:
            lines.append(say(f"option-{option.key}"))
            lines += [say(f"option-{option.key}-{choice}") for choice in option.choices]
    return lines


def write(chosen: list[str], answers: int, nth: int) -> Noted:
    """Play, and note what comes about."""
    noted = Noted(answers, nth, {}, {})
    for key in chosen:
        noted.pages[key] = fingerprint(pages(cases()[key])).hex()
        games = tables(cases()[key], answers)
        following = next(games, None)
        while following:
            table, most = following
            prints = [
                b"".join(fingerprint(lines) for lines in parts)
                for parts in played(table, most, nth)
            ]
            noted.tables[str(table)] = b"".join(prints).hex()
            following = _next(games, len(prints) - 1)
    return noted


def _next(games: Generator[tuple[Table, int], int, None], length: int) -> tuple[Table, int] | None:
    """The game that follows one of so many answers."""
    try:
        return games.send(length)
    except StopIteration:
        return None


def check(chosen: list[str], noted: Noted) -> tuple[int, list[str]]:
    """How many answers were compared, and in words the first difference of each game that has
    one."""
    compared, differences = 0, []
    for key in chosen:
        if noted.pages[key] != fingerprint(pages(cases()[key])).hex():
            differences.append(f"{key}: rules, lessons, things or options read or look otherwise")
        games = tables(cases()[key], noted.answers)
        following = next(games, None)
        while following:
            table, most = following
            length, difference = _compared(table, most, noted)
            compared += length
            if difference:
                differences.append(f"{table}, {difference}")
                break
            following = _next(games, length)
    return compared, differences


def _compared(table: Table, most: int, noted: Noted) -> tuple[int, str]:
    """How many answers of a game are the same, and what is not."""
    then = bytes.fromhex(noted.tables[str(table)])
    width = SIZE * len(PARTS)
    number = -1
    try:
        for number, parts in enumerate(played(table, most, noted.nth)):
            now = b"".join(fingerprint(lines) for lines in parts)
            was = then[number * width : (number + 1) * width]
            for index, part in enumerate(PARTS):
                place = slice(index * SIZE, (index + 1) * SIZE)
                if now[place] != was[place]:
                    return number, f"answer {number}: {part} differ"
    except Exception:
        return number, f"answer {number + 1}:\n{traceback.format_exc()}"
    if (number + 1) * width != len(then):
        return number, f"answer {number}: the game is not as long as it was"
    return number, ""


def show(name: str, wanted: int, nth: int) -> Iterator[str]:
    """What is read at an answer of a table, line by line."""
    case = cases()[name.partition(",")[0]]
    for seats in case.game.seats:
        for index in range(1000):
            options = option_sets(case.game)
            table = Table(case, seats, options[index % len(options)], index)
            if str(table) != name:
                continue
            for number, parts in enumerate(played(table, wanted, nth)):
                if number == wanted:
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
        noted = write(chosen, wanted.answers, wanted.nth)
        file.write_bytes(msgspec.json.encode(noted))
        log.info("%s games noted in %s", len(noted.tables), file)
        return
    noted = msgspec.json.decode(file.read_bytes(), type=Noted)
    compared, differences = check(chosen, noted)
    log.info("%s answers of %s compared", compared, ", ".join(chosen))
    log.info("%s", "\n".join(differences) or "all the same")
    if differences:
        parser.exit(1)


if __name__ == "__main__":
    main()
