"""What the bot wrote down, played again from seed and answers by the contract alone, and
compared with what people saw."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cogs.frame.emojis import wanted
from cogs.frame.words import plain_names, text_names
from db.tables import letters, questions, tables
from db.tables import log as logs
from db.tables.letters import Letter
from db.tables.log import Record
from db.tables.questions import OpenQuestion
from db.tables.tables import Table
from engine.games import all_games, game_words, wording
from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, Event, Game, Standing, View
from engine.kit.showing import Say
from tests.e2e.people import PATIENCE, Json, controls, numbers
from tests.uncounted import UNCOUNTED

WHIM = 0.1
"""How often somebody presses anything instead of what a sensible seat would."""
SYSTEM_FREE = (0,)
"""Message types that are posts: the rest says who came and went."""


@dataclass(frozen=True)
class Written:
    """All that the database has of one table."""

    table: Table
    seed: bytes
    records: list[Record]
    position: tables.Position
    opens: list[OpenQuestion]
    board: Letter | None
    """The table's last."""
    waiting: list[tuple[Any, ...]]
    """Rows of the outbox that did not go out, with why."""

    @property
    def game(self) -> Game:
        return all_games()[self.table.game]

    @property
    def standing(self) -> list[Record]:
        """The answers that were not taken back."""
        return [r for r in self.records if r.kind == "answer" and r.undone_by is None]


@contextmanager
def reading(database: Path) -> Iterator[sqlite3.Connection]:
    """The bot's file, from outside. A connection lives for one look: what a kill leaves behind is
    for the bot to recover."""
    uri = f"file:{database}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=10)) as connection:
        connection.execute("BEGIN")
        yield connection


def table_of(database: Path, table: int) -> Table:
    """What is known of a table apart from its game."""
    with reading(database) as connection:
        found = tables.load(connection, table)
    assert found is not None
    return found


def opens_of(database: Path, table: int) -> tuple[Table, list[OpenQuestion]]:
    """What is asked at a table, of all seats."""
    with reading(database) as connection:
        found = tables.load(connection, table)
        assert found is not None
        return found, questions.opens(connection, table)


def read(database: Path, table: int) -> Written:
    """What stands in the database's file now, of a game that was begun."""
    with reading(database) as connection:
        found = tables.load(connection, table)
        assert found is not None
        seed, _ = tables.seed_and_tickets(connection, table)
        waiting = connection.execute(
            "SELECT kind, record, seat, lane, tries, parked FROM outbox"
            " WHERE table_id = ? AND kind <> 'pin'",  # which rests for a while
            (table,),
        ).fetchall()
        return Written(
            table=found,
            seed=seed,
            board=letters.first(connection, table, "board"),
            records=logs.everything(connection, table),
            position=tables.position(connection, table),
            opens=questions.opens(connection, table),
            waiting=waiting,
        )


def unlimited(database: Path) -> None:
    """Lobbies may be opened one after the other: what people do in weeks is done in minutes."""
    with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
        connection.execute(UNCOUNTED)


async def at_rest(database: Path, table: int) -> Written:
    """The same, once nothing is left in the outbox."""
    async with asyncio.timeout(PATIENCE):
        # The bot is another process: its database is all that tells.
        while (written := read(database, table)).waiting:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return written


@dataclass(frozen=True)
class Step:
    """The position after a record; record 0 is the start."""

    record: int
    state: Any
    events: list[Event]


def steps(written: Written) -> Iterator[Step]:
    """The game played again. The state is the same object each time, played on."""
    game = written.game
    table = written.table
    state = game.start(len(table.seats), table.options, Chance(written.seed, 0))
    yield Step(0, state, [])
    for number, record in enumerate(written.standing, 1):
        asked = {question.number: question for question in game.questions(state)}
        assert record.question in asked, f"record {record.record}: not asked when replayed"
        question = asked[record.question]
        assert (question.seat, question.kind) == (record.seat, record.question_kind)
        events = game.answer(state, question, record.picks, Chance(written.seed, number))
        yield Step(record.record, state, events)


def is_milestone(events: list[Event]) -> bool:
    return any(event.kind in MILESTONES and event.seats is None for event in events)


@dataclass(frozen=True)
class Milestone:
    """A moment at which the thread gets a post."""

    record: int
    view: View
    events: list[Event]
    """The public ones since the milestone of the post before, up to its own."""


def milestones(written: Written) -> list[Milestone]:
    """All of them, the start first; and the log must be what the replay gives."""
    found: list[Milestone] = []
    since: list[Event] = []
    by_record = {record.record: record for record in written.standing}
    state = None
    for step in steps(written):
        state = step.state
        if step.record:
            assert list(by_record[step.record].events) == step.events, "the log tells otherwise"
        since += [event for event in step.events if event.seats is None]
        if step.record == 0 or by_record[step.record].milestone:
            ends = [number for number, event in enumerate(since, 1) if is_milestone([event])]
            end = ends[-1] if ends else len(since)
            found.append(Milestone(step.record, written.game.view(state, None), since[:end]))
            since = since[end:]
    assert msgspec.json.encode(state) == written.position.state, "the position is another one"
    assert written.position.answers == len(written.standing)
    return found


def outcome(written: Written) -> Standing:
    """The result by the replay."""
    state = [step.state for step in steps(written)][-1]
    standing = written.game.standing(state)
    assert standing is not None, "the game is not over"
    return standing


def check_log(written: Written) -> list[Milestone]:
    """Nothing was applied twice, nothing is missing, and the replay ends where the bot is."""
    asked = [record.question for record in written.standing]
    assert len(set(asked)) == len(asked), "a question was answered twice"
    assert [record.record for record in written.records] == [*range(1, len(written.records) + 1)]
    return milestones(written)


def words(written: Written) -> Say:
    """The game's words in the table's language."""
    return game_words(written.table.game, written.table.locale)


def summary(written: Written, milestone: Milestone) -> str:
    """What the thread tells of a milestone, without emojis."""
    say, names = words(written), text_names(written.table, written.table.locale)
    told = wording(written.table.game).summary(milestone.events, milestone.view, say, names)
    return unmarked(told).strip()


def posts_in(messages: list[Json], bot: str) -> list[Json]:
    """What the bot itself posted in a thread: no notices of who came, nothing private."""
    return [
        message
        for message in messages
        if message["author"]["id"] == bot
        and message["type"] in SYSTEM_FREE
        and not message["ephemeral"]
    ]


@cache
def _emojis() -> re.Pattern[str]:
    signs = sorted({emoji.sign for emoji in wanted(all_games()).values()}, key=len, reverse=True)
    return re.compile("|".join([r"<:\w+:\d+>", *map(re.escape, signs)]))


def unmarked(text: str) -> str:
    """A text with one sign for every emoji of a game. Which of them is Unicode and which is the
    application's depends on the moment, and where there is little room of the latter's name two
    letters are left: nothing can be compared but without them."""
    return _emojis().sub("◌", text)


def check_chronicle(written: Written, messages: list[Json], bot: str) -> list[Json]:
    """The thread tells every milestone once and in order, and stands at rest: the last post is
    the table message, and only it has buttons. Gives the milestones' posts."""
    expected = check_log(written)
    posts = posts_in(messages, bot)
    boards = [p for p in posts if any("board" in f["filename"] for f in p["attachments"])]
    assert len(boards) == len(expected), "a milestone was lost or told twice"
    for post, milestone in zip(boards, expected, strict=True):
        content = unmarked(post["content"])
        assert summary(written, milestone) in content, f"record {milestone.record}: {content}"
        board, *sheets = [file["filename"] for file in post["attachments"]]
        assert board.startswith("board"), "the board comes first"
        assert all(sheet.startswith("sheet") for sheet in sheets)
        assert all(file["description"] for file in post["attachments"])
    assert posts[-1]["id"] == boards[-1]["id"] == str(written.board and written.board.message)
    for post in boards[:-1]:
        assert not post["components"], f"an old post kept its buttons: {post['content']}"
    return boards


def check_result(written: Written, post: Json) -> None:
    """The places and points that people read are those of the replayed log."""
    standing = outcome(written)
    assert "```" not in post["content"], "the poster has the score"
    places = [line for line in post["content"].splitlines() if ". " in line[:4]]
    for seat, name in enumerate(plain_names(written.table, written.table.locale)):
        (line,) = [line for line in places if name in line]
        place, *_, points = numbers(line)
        assert (place, points) == (standing.places[seat], standing.points[seat]), line
    best = (min if standing.lowest else max)(standing.points)
    assert standing.points[standing.places.index(1)] == best
    assert str(best) in post["content"]
    assert f"t:{written.table.id}:again" in controls(post)


def taste(database: Path, table: int, luck: Random) -> Callable[[int], int | None] | None:
    """What a sensible seat would answer where one option is the whole answer."""

    def liked(ticket: int) -> int | None:
        written = read(database, table)
        game: Any = written.game
        asked = next((o.question for o in written.opens if o.ticket == ticket), None)
        if asked is None or luck.random() < WHIM or not game.has_rollout_policy:
            return None
        state = msgspec.json.decode(written.position.state, type=game.state_type)
        picks = game.rollout_policy(state, asked, Chance(bytes(16), ticket))
        return asked.options.index(picks[0]) if len(picks) == 1 else None

    return liked
