"""A whole game with all seats taken by people, who press what the bot sent, and nothing else; and
over all of it nobody gets to read what is another's: not in a message, an alt text, a file name or
an id, and not in the bot's log, however much that says."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine.games import all_games, game_words, wording
from engine.kit.contract import Game
from tests.e2e import records
from tests.e2e.exchange import PUBLIC, Exchange, Request, StandIn
from tests.e2e.people import TABLES, CannotDo, Json, People, Person, controls, usable
from tests.e2e.play import (
    GAME,
    Player,
    Sitting,
    lobby_press,
    open_lobby,
    play_out,
    start,
    table_message,
    told_the_end,
)
from tests.e2e.runs import BotProcess, bot_process
from texts import LOCALES, own_words

SHORT = 6
"""What Discord and the bot say to each other in so few letters are names of kinds and ids."""
LONGEST = 400
"""Lines of a log are not longer: what is longer is a payload."""
RESTART_AFTER = 60
"""Answers, of about 200."""
BEFORE = 8
"""A thing is a secret where it was one for so many answers: a post may be a little late, and on
a machine that is busy later than that."""


def refusal(reason: str, locale: str = "en") -> str:
    return own_words(locale)(f"refused-{reason}", detail="")


def strings(thing: Any) -> Iterator[str]:
    """All strings in plain data."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from strings(value)
    elif isinstance(thing, (list, tuple)):
        for value in thing:
            yield from strings(value)


def known(game: Game, state: Any, seat: int | None) -> set[str]:
    """The keys of things that a seat may know to be where they are."""
    view = msgspec.to_builtins(game.view(state, seat))
    view.pop("questions")
    return set(strings(view))


@dataclass(frozen=True)
class Heard:
    """A line, who reads it, what was a secret to them then, and after which record it was."""

    reader: str
    secret: frozenset[str]
    line: str
    record: int


class Eavesdropper:
    """Reads everything that the bot sends, as whoever it is sent to."""

    def __init__(self, exchange: Exchange, database: Path, sitting: Sitting) -> None:
        self.exchange = exchange
        self.sitting = sitting
        self.game = all_games()[GAME]
        self.texts: list[Heard] = []
        self._database = database
        self._seats: dict[str, int] = {}
        self._secrets: deque[dict[str, set[str]]] = deque(maxlen=BEFORE)
        self._at = -1
        self._seen: set[tuple[str, str]] = set()

    def hears(self, request: Request) -> None:
        """One request of the bot."""
        if request.body is None or request.status >= 300:
            return
        reader = self.exchange.reader(request)
        if reader is None:
            return
        self._look()
        secret = set.intersection(*(s.get(reader, s[PUBLIC]) for s in self._secrets))
        for line in strings(request.body):
            for part in records.unmarked(line).splitlines():
                if (reader, part) not in self._seen:
                    self._seen.add((reader, part))
                    self.texts.append(Heard(reader, frozenset(secret), part, self._at))

    def _look(self) -> None:
        """What is whose secret now."""
        found = records.table_of(self._database, self.sitting.table)
        if found.records == self._at:
            return
        written = records.read(self._database, self.sitting.table)
        found = written.table
        self._at = found.records
        self._seats = {str(seat.person): seat.number for seat in found.seats}
        state = msgspec.json.decode(written.position.state, type=self.game.state_type)
        own = {seat: known(self.game, state, seat) for seat in self._seats.values()}
        everything = set().union(*own.values())
        secrets = {person: everything - own[seat] for person, seat in self._seats.items()}
        secrets[PUBLIC] = everything - known(self.game, state, None)
        self._secrets.append(secrets)


def names_of(written: records.Written) -> dict[str, set[str]]:
    """How things are called in any language, by their keys: from all questions of the game."""
    found: dict[str, set[str]] = {}
    speak, game = wording(GAME), written.game
    says = [game_words(GAME, locale) for locale in LOCALES]
    names = records.plain_names(written.table, "en")
    for step in records.steps(written):
        for question in game.questions(step.state):
            view = game.view(step.state, question.seat)
            for option in question.options:
                for say in says:
                    label = speak.option(view, question, option, say, names).text
                    found.setdefault(option, set()).add(records.unmarked(label))
    return found


def told_before(written: records.Written) -> dict[str, int]:
    """The lines of the chronicle in any language, with the first record that each tells."""
    found: dict[str, int] = {}
    for record in written.standing:
        for event in record.events:
            for locale in LOCALES if event.seats is None else ():
                say = game_words(GAME, locale)
                names = records.text_names(written.table, locale)
                told = records.unmarked(wording(GAME).event(event, say, names))
                for line in told.splitlines():
                    found.setdefault(line, record.record)
    return found


def leaks(
    texts: Iterable[Heard], names: dict[str, set[str]], chronicle: dict[str, int]
) -> list[str]:
    """Lines that name what is a secret to their reader, and that do not tell the past."""
    patterns = {
        key: re.compile("|".join(rf"(?<!\w){re.escape(n)}(?!\w)" for n in (key, *called)))
        for key, called in names.items()
    }
    return [
        f"{heard.reader or 'everybody'} reads {key}: {heard.line}"
        for heard in texts
        if chronicle.get(heard.line, heard.record + 1) > heard.record
        for key in heard.secret & patterns.keys()
        if patterns[key].search(heard.line)
    ]


@dataclass
class Mischief:
    """What else people do at a table: it must change nothing."""

    bot: BotProcess
    players: list[Player]
    stranger: Person
    done: dict[str, int] = field(default_factory=dict)
    answers: int = 0
    _stale: dict[str, tuple[Json, str, list[str]]] = field(default_factory=dict)
    _restarting: bool = False
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def before_press(self, player: Player) -> None:
        """Now and then something that no answer is; one at a time, for a bot that is going down
        would answer otherwise."""
        async with self._one:
            await self._now_and_then(player)

    async def _now_and_then(self, player: Player) -> None:
        self.answers += 1
        if self.answers > RESTART_AFTER and not self._restarting:
            self._restarting = True
            await self.bot.stop()
            await self.bot.start()
        if not self.bot.up.is_set():
            return
        if player.person.id in self._stale:
            await self._press_stale(player)
        elif self.answers % 9 == 4 and not player.private:
            # The same question twice before them: one panel is answered, the other one is stale.
            panel = await player.person.slash(player.sitting.thread, "/hand")
            self._stale[player.person.id] = (panel, *usable(panel, f"q:{player.sitting.table}:"))
        elif self.answers % 25 == 12:
            await self._others_look(player)

    def _count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    async def _press_stale(self, player: Player) -> None:
        panel, custom_id, values = self._stale.pop(player.person.id)
        ticket = int(custom_id.split(":")[2])
        if ticket not in player.given:
            return  # the bot went down in between, and it is open still
        told = await player.person.refused(panel, custom_id, *values)
        assert told == refusal("stale", player.person.language)
        self._count("stale")

    async def _others_look(self, player: Player) -> None:
        """Somebody without a seat, and another one, read the board and the log."""
        sitting, other = player.sitting, next(p.person for p in self.players if p is not player)
        for reader in (self.stranger, other):
            message = await table_message(reader, sitting)
            with contextlib.suppress(CannotDo):  # a new post came in this moment
                for what in ("board", "log"):
                    seen = await reader.pressed(message, f"t:{sitting.table}:{what}")
                    assert not controls(seen, "q:")
                self._count("stranger")


async def seated(people: People) -> Sitting:
    """A table of five. Start is pressed by somebody who may not, and twice at once by the host."""
    # All read English, so that panels and thread are in one language.
    host, *others = [people[name] for name in ("Ana", "Bram", "Sunniva")]
    others += [await people.add("Olav"), await people.add("Ébénézer 🦉")]
    await others[-1].settings(dms_open=False)
    sitting = await open_lobby(host, TABLES, seats=5)
    for person in others:
        await lobby_press(person, sitting, "join")
        sitting.people.append(person)
    lobby = await others[0].with_control(TABLES, f"l:{sitting.table}:start")
    assert await others[0].refused(lobby, f"l:{sitting.table}:start") == refusal("not-host")
    await asyncio.gather(start(sitting), start(sitting), return_exceptions=True)
    await table_message(host, sitting)
    return sitting


@pytest.fixture
async def bot(table: StandIn, people: People, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with bot_process(table, tmp_path, "DEBUG") as running:
        running.on_change.append(people.nudge)
        yield running


@pytest.mark.timeout(600)  # a machine may be busy
async def test_a_whole_game_is_played_by_pressing_what_the_bot_sent(
    exchange: Exchange, people: People, bot: BotProcess
) -> None:
    """And nobody reads what is another's."""
    sitting, stranger = await seated(people), people["Carlos"]
    ears = Eavesdropper(exchange, bot.database, sitting)
    exchange.on_request.append(ears.hears)
    players = [
        Player(person, sitting, Random(f"5 {n}"), bot=bot, clicks_twice=0.15)
        for n, person in enumerate(sitting.people)
    ]
    players[-1].private = True
    mischief = Mischief(bot, players, stranger)
    for player in players:
        player.before_press = mischief.before_press
    await play_out(players)
    assert any(player.doubled for player in players)
    # Of two presses at once the second one comes too late, even for the last answer.
    told = {line for player in players for line in player.refused if not line.startswith("✅")}
    assert told <= {refusal("stale"), refusal("over")}
    written = await records.at_rest(bot.database, sitting.table)
    await bot.stop()

    assert bot.starts == 2
    for what in ("stale", "stranger"):
        assert mischief.done.get(what), f"{what} did not happen: {mischief.done}"
    assert written.table.phase == "over"
    messages = await stranger.messages(sitting.thread, 1000)
    boards = records.check_chronicle(written, messages, exchange.bot)
    records.check_result(written, boards[-1])
    assert len(records.posts_in(messages, exchange.bot)) == len(boards)
    given = {ticket for player in players for ticket in player.given}
    assert len(given) == sum(len(player.given) for player in players)
    for player in players[:-1]:
        await told_the_end(player.person, sitting)

    names, chronicle = names_of(written), told_before(written)
    readers = {PUBLIC, stranger.id, *(person.id for person in sitting.people)}
    assert {heard.reader for heard in ears.texts} >= readers
    hiding = [heard for heard in ears.texts if len(heard.secret) > 5]
    assert len(hiding) > 500, "there was nothing to hide"
    assert leaks(ears.texts, names, chronicle) == []
    assert leaks(_as_public(ears.texts), names, chronicle), "a leak would not be found"
    log = bot.log.read_text()
    assert "Traceback" not in log, log
    assert "ERROR" not in log, log
    check_log(log, exchange, written, names)


def _as_public(texts: list[Heard]) -> Iterator[Heard]:
    """What was private, as if everybody had read it."""
    public: frozenset[str] = frozenset()
    for heard in texts:
        if heard.reader == PUBLIC:
            public = heard.secret
        else:
            yield replace(heard, reader=PUBLIC, secret=public)


def told(log: str, things: Iterable[str]) -> list[str]:
    """Those that stand in the log, as words of their own."""
    found = re.findall(r"[\w.:-]+", log)
    words = {part for word in found for part in (word, word.strip(".:-"), *word.split(":"))}
    return [
        thing
        for thing in sorted(things)
        if (thing in words if re.fullmatch(r"[\w.:-]+", thing) else thing in log)
    ]


def check_log(
    log: str, exchange: Exchange, written: records.Written, names: dict[str, set[str]]
) -> None:
    """The bot's log at DEBUG: no hands, no picks, no seed, no tokens, nothing that was said."""
    assert "Dispatching event interaction" in log
    assert re.search(r"POST http\S+/webhooks/\d+/…|PATCH http\S+/webhooks/\d+/…", log)
    assert all(len(line) < LONGEST for line in log.splitlines())
    assert '{"' not in log
    assert "{'" not in log
    pressed = [data for name, data in exchange.events if name == "INTERACTION_CREATE"]
    tokens = {data["token"] for data in pressed}
    assert len(tokens) > 30, "hardly anything was pressed"
    assert told(log, tokens) == []
    assert not re.search(r"local-table(?!/)", log), "the bot's token"
    for secret in (
        written.seed.hex(),
        repr(written.seed),
        str(int.from_bytes(written.seed, "big")),
    ):
        assert secret not in log
    # What was answered: controls, options and their names.
    ids = {str(data["data"].get("custom_id", "")) for data in pressed}
    assert told(log, {id_ for id_ in ids if re.match(r"q:\d+:\d+:", id_)}) == []
    assert not re.search(r"\bq:\d+:\d+:\w", log), "the log tells which control was pressed"
    assert told(log, {key for key in names if re.search(r"\D", key)}) == []
    picked = {key for record in written.standing for key in record.picks}
    assert told(log, {name for key in picked for name in names[key]}) == []
    assert json.dumps(list(written.standing[0].picks)) not in log
    # And what was said, but for names of kinds, and for the emojis, which are the same for all.
    said = {text for data in pressed for text in strings(data["data"])}
    said |= {t for request in exchange.requests for t in strings((request.body, request.answer))}
    words = {text for text in said if len(text) > SHORT and not text.isdigit()}
    # Which button of a lobby or a thread was refused to whom is told.
    words = {text for text in words if not re.fullmatch(r"[lt]:\d+:\w+", text)}
    assert len(words) > 300
    log = re.sub(r".*uploaded the emoji.*", "", log)
    assert told(log, words - {"Meadhall", exchange.gateway}) == []
