"""The games' symbols as the application's emojis: uploaded once, those first that are shown most,
replaced when drawn again, plain as soon as Discord refuses one, and in texts as far as there is
room."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
from discord import ui
from msgspec import structs

from cogs.frame import emojis
from cogs.frame.emojis import (
    A_DAY,
    AGAIN_SECONDS,
    CALM_SECONDS,
    MOST_LATE,
    UPLOADED,
    EmojiSet,
    wanted,
)
from db.base.mapped import META
from engine.games import all_games, symbols
from engine.kit.showing import Label
from engine.kit.words import length

GAME = next(key for key in all_games() if symbols(key))
ALL = wanted(all_games())
AN_HOUR = 3600.0
EMOJI = b"a picture"


class Application:
    """What Discord keeps of the application's emojis, and as much of the bot as is needed."""

    def __init__(self) -> None:
        self.there: list[Any] = []
        self.kept: dict[str, str] = {}
        self.store = self.studio = self
        self.played: set[str] = set()
        self.refuses: dict[str, Exception] = {}
        """By name: what comes of an upload. It got there all the same if it was no refusal."""
        self.down: Exception | None = None
        self.room = 1000
        """So many uploads are taken until the next hour."""
        self.uploads: list[str] = []
        self.looks = 0

    def door(self) -> Any:
        return contextlib.nullcontext(self)

    async def read(self, work: Any, about: Any) -> Any:
        return self.kept.get(about) if work == META.get else self.played.intersection(about)

    async def write(self, _: Any, key: str, value: str) -> None:
        self.kept[key] = value

    async def emojis(self, drawings: Sequence[Path]) -> list[bytes]:
        return [EMOJI] * len(drawings)

    async def fetch_application_emojis(self) -> list[Any]:
        if self.down:
            raise self.down
        self.looks += 1
        return list(self.there)

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        if not self.room:
            raise discord.RateLimited(AN_HOUR)
        assert re.fullmatch(r"\w{2,32}", name, re.ASCII)
        fault = self.refuses.pop(name, None)
        if isinstance(fault, discord.HTTPException):
            raise fault
        if name in self.names:
            raise invalid("name")
        assert image == EMOJI
        self.room -= 1
        self.uploads.append(name)
        made = self.put(name)
        if fault is not None:
            raise fault
        return made

    def put(self, name: str) -> Any:
        made = SimpleNamespace(name=name, id=10**18 + len(self.there) + 1000 * len(self.uploads))
        made.delete = AsyncMock(side_effect=lambda: self.there.remove(made))
        self.there.append(made)
        return made

    @property
    def names(self) -> list[str]:
        return [emoji.name for emoji in self.there]

    def drop(self, *names: str) -> None:
        """By hand."""
        self.there = [emoji for emoji in self.there if emoji.name not in names]


class Running:
    """The bot's emojis, looked after until the test ends; each pause lasts until it is over."""

    def __init__(self, application: Application) -> None:
        self.signs = EmojiSet(application, door=application.door, sleep=self._sleep)  # type: ignore[arg-type]
        self._taken: asyncio.Queue[tuple[float, asyncio.Event]] = asyncio.Queue()
        self._over = asyncio.Event()

    async def _sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        self._taken.put_nowait((seconds, over))
        await over.wait()

    async def rests(self, seconds: float) -> set[str]:
        """The next pause is so long; the names of the emojis that stand in what goes out then."""
        taken, self._over = await self._taken.get()
        assert taken == seconds
        return used(self.signs)

    def goes_on(self) -> None:
        self._over.set()


@contextlib.asynccontextmanager
async def running(application: Application) -> AsyncIterator[Running]:
    found = Running(application)
    task = asyncio.create_task(found.signs.run())
    try:
        yield found
    finally:
        task.cancel()
        await asyncio.wait([task])


async def started(application: Application) -> EmojiSet:
    """The bot's emojis after one look, as at a start."""
    found = EmojiSet(application, door=application.door)  # type: ignore[arg-type]
    await found.look()
    return found


def used(signs: EmojiSet) -> set[str]:
    """The names of the emojis that stand in what goes out."""
    shown = (signs.one(emoji.game, emoji.sign) for emoji in ALL.values())
    return {mark.split(":")[1] for mark in shown if mark.startswith("<")}


def fault(status: int, code: int = 0, **errors: Any) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, {"code": code, "message": "No", "errors": errors})


def invalid(*path: str) -> discord.HTTPException:
    """A form with a fault at this place."""
    errors: Any = {"_errors": [{"code": "X", "message": "Wrong"}]}
    for key in reversed(path):
        errors = {key: errors}
    return fault(400, 50035, **errors)


GONE = invalid("components", "0", "components", "2", "emoji", "id")
IN_A_MENU = invalid("data", "components", "0", "components", "0", "options", "3", "emoji", "id")
NO_EMOJI = invalid("components", "0", "components", "0", "emoji", "name")


async def test_every_symbol_of_every_game_is_uploaded_once() -> None:
    application = Application()
    signs = await started(application)
    assert set(application.uploads) == ALL.keys()
    again = await started(application)
    assert len(application.uploads) == len(application.there), "uploaded again at the next start"
    for sign in symbols(GAME).values():
        assert re.fullmatch(r"<:\w+:\d+>", signs.one(GAME, sign))
        assert again.one(GAME, sign) == signs.one(GAME, sign)


async def test_what_was_drawn_again_is_replaced_and_what_is_gone_taken_away_but_nobody_elses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    application = Application()
    before = await started(application)
    foreign = application.put("cow")
    (gone, _), (name, emoji), *rest = ALL.items()
    now = dict(rest) | {name: structs.replace(emoji, digest="x")}
    monkeypatch.setattr(emojis, "wanted", lambda _: now)
    after = await started(application)
    assert application.uploads[len(ALL) :] == [name]
    assert after.one(emoji.game, emoji.sign) != before.one(emoji.game, emoji.sign)
    assert gone not in application.names
    assert foreign in application.there


@pytest.mark.parametrize("where", ["name", "image"])
async def test_what_discord_will_not_have_is_skipped_and_said_once(
    where: str, caplog: pytest.LogCaptureFixture
) -> None:
    application = Application()
    name = next(iter(ALL))
    application.refuses[name] = invalid(where)
    signs = await started(application)
    assert await signs.look() == A_DAY
    assert used(signs) == ALL.keys() - {name} == set(application.uploads)
    (said,) = [r.getMessage() for r in caplog.records if r.levelno == logging.WARNING]
    assert name in said
    assert used(await started(application)) == ALL.keys(), "tried again at the next start"


async def test_an_application_that_is_full_keeps_what_is_there(
    caplog: pytest.LogCaptureFixture,
) -> None:
    application = Application()
    without = list(ALL)[3:6]
    application.refuses = {name: fault(400, 30008) for name in without}
    application.there = [application.put(name) for name in ALL if name not in without]
    application.kept[UPLOADED] = json.dumps({name: emoji.digest for name, emoji in ALL.items()})
    signs = await started(application)
    assert len(application.refuses) == 2, "one answer is enough"
    assert used(signs) == ALL.keys() - {*without}
    assert "no room for 3 emojis" in caplog.text


async def test_where_uploads_are_limited_each_is_used_as_it_arrives_and_none_is_sent_twice() -> (
    None
):
    application = Application()
    application.room = 50
    async with running(application) as bot:
        assert await bot.rests(AN_HOUR) == {*application.uploads}
        application.room = 50
        bot.goes_on()
        assert await bot.rests(AN_HOUR) == {*application.uploads}
        assert len(application.uploads) == 100
        # A refusal is looked after all the same.
        application.drop(*application.uploads[:20])
        assert bot.signs.refused(GONE)
        await bot.rests(CALM_SECONDS[0])
        bot.goes_on()
        assert await bot.rests(AN_HOUR) == {*application.uploads[20:]}
    application.room = 1000
    assert used(await started(application)) == ALL.keys(), "it goes on where it was stopped"
    assert sorted(application.uploads[20:]) == sorted(ALL)


@pytest.mark.parametrize("lost", [asyncio.CancelledError, aiohttp.ServerDisconnectedError])
async def test_an_upload_whose_answer_got_lost_counts(lost: type[Exception]) -> None:
    application = Application()
    application.refuses[list(ALL)[7]] = lost()
    with pytest.raises(lost):
        await started(application)
    assert used(await started(application)) == ALL.keys()
    assert sorted(application.uploads) == sorted(ALL), "one was uploaded twice"


async def test_an_emoji_that_is_there_after_all_is_used_and_of_two_the_newer_one() -> None:
    """An upload that was sent twice is refused, for its name is taken."""
    application = Application()
    name, emoji = next(iter(ALL.items()))
    look = application.fetch_application_emojis

    async def late() -> list[Any]:
        return [emoji for emoji in await look() if emoji.name != name or application.looks > 1]

    application.fetch_application_emojis = late  # type: ignore[method-assign]
    application.put(name)
    assert name in used(await started(application))
    assert name not in application.uploads
    newer = application.put(name)
    application.there.reverse()
    assert (await started(application)).one(emoji.game, emoji.sign) == f"<:{name}:{newer.id}>"


async def test_faults_are_waited_out_ever_longer() -> None:
    application = Application()
    application.down = aiohttp.ClientConnectionError()
    async with running(application) as bot:
        for seconds in (*AGAIN_SECONDS, AGAIN_SECONDS[-1]):
            assert await bot.rests(seconds) == set()
            application.down = fault(503)
            bot.goes_on()
        await bot.rests(AGAIN_SECONDS[-1])
        application.down = None
        application.refuses[list(ALL)[7]] = fault(500)
        bot.goes_on()
        assert await bot.rests(AGAIN_SECONDS[-1]) == set(application.uploads) < ALL.keys()
        bot.goes_on()
        assert await bot.rests(A_DAY) == ALL.keys()
        assert sorted(application.uploads) == sorted(ALL), "one was uploaded twice"
        application.down = fault(503)
        bot.goes_on()
        there = await bot.rests(AGAIN_SECONDS[0])
        assert there == ALL.keys(), "they were there, as far as anybody knows"


@pytest.mark.parametrize("refusal", [GONE, IN_A_MENU])
async def test_after_a_refusal_all_are_plain_until_they_were_looked_after(
    refusal: discord.HTTPException,
) -> None:
    application = Application()
    async with running(application) as bot:
        await bot.rests(A_DAY)
        gone, stays = list(ALL)[:2]
        before = {name: bot.signs.one(e.game, e.sign) for name, e in ALL.items()}
        application.drop(gone)
        assert bot.signs.refused(refusal)
        assert not used(bot.signs), "a text would show the name of one that is gone"
        assert await bot.rests(CALM_SECONDS[0]) == set()
        bot.goes_on()
        assert await bot.rests(A_DAY) == ALL.keys()
        assert application.uploads[len(ALL) :] == [gone]
        after = {name: bot.signs.one(e.game, e.sign) for name, e in ALL.items()}
        assert after[stays] == before[stays]
        assert after[gone] != before[gone]


async def test_a_refusal_while_they_are_uploaded_begins_with_another_look() -> None:
    application = Application()
    name = list(ALL)[20]

    class Meanwhile(dict[str, Exception]):
        def pop(self, found: str, *_: Any) -> None:
            if found == name and application.looks == 1:
                application.drop(*application.uploads)
                assert bot.signs.refused(GONE)

    application.refuses = Meanwhile()
    async with running(application) as bot:
        assert await bot.rests(CALM_SECONDS[0]) <= {name}
        bot.goes_on()
        assert await bot.rests(A_DAY) == ALL.keys()
        assert application.looks == 2
        assert application.uploads.count(name) == 1


async def test_refusals_of_what_is_there_are_met_ever_more_calmly() -> None:
    application = Application()
    async with running(application) as bot:
        for seconds in (*CALM_SECONDS, CALM_SECONDS[-1]):
            assert await bot.rests(A_DAY) == ALL.keys()
            assert bot.signs.refused(GONE)
            await bot.rests(seconds)
            bot.goes_on()
        await bot.rests(A_DAY)
        # One that somebody deleted is found within a day.
        application.drop(list(ALL)[-1])
        application.room = 0
        bot.goes_on()
        assert await bot.rests(AN_HOUR) == {*list(ALL)[:-1]}
        assert bot.signs.refused(GONE)
        await bot.rests(CALM_SECONDS[0])  # There was a quiet day between.


async def test_other_refusals_are_none_of_theirs_and_no_refusal_is_answered_without_end() -> None:
    signs = await started(Application())
    others = (
        invalid("content"),
        invalid("components", "0", "components", "0", "label"),
        fault(400, 50035),
        fault(403, 50013),
        fault(404, 10014),
    )
    assert not any(map(signs.refused, others))
    assert used(signs) == ALL.keys()
    late = [signs.refused(GONE) for _ in range(MOST_LATE + 2)]
    assert late == [True] * (MOST_LATE + 1) + [False], "what was on its way goes out again too"
    assert not signs.refused(NO_EMOJI), "plain ones are refused for something else"


async def test_what_is_shown_most_comes_first_then_games_that_are_played_then_all_in_turn() -> None:
    *others, played = all_games()
    application = Application()
    application.played = {played}
    signs = EmojiSet(application, door=application.door)  # type: ignore[arg-type]
    last, before, third = list(wanted([GAME]).values())[:-4:-1]
    signs.labels(GAME, [Label("x", emoji=last.sign)] * 3)
    signs.text(GAME, f"{before.sign} {last.sign} {third.sign} {third.sign}", 2000, keep=["x"])
    signs.text(GAME, f"`{before.sign}` {third.sign} {before.sign}", 2000)
    application.room = 3 + len(symbols(played)) + 2 * len(others)
    with pytest.raises(discord.RateLimited):
        await signs.look()
    uploaded = [(ALL[name].game, ALL[name].rank) for name in application.uploads]
    assert uploaded == [
        *((GAME, emoji.rank) for emoji in (last, third, before)),
        *((played, rank) for rank in range(len(symbols(played)))),
        *((game, rank) for rank in range(2) for game in others),
    ]


# In what goes out


def with_marks(marks: dict[str, dict[str, str]]) -> EmojiSet:
    signs = EmojiSet(None)  # type: ignore[arg-type]
    signs._marks = marks
    return signs


COIN, FLAG = "<:toy_coin:1234567890123456789>", "<:toy_flag:1234567890123456789>"
BRIEF = "<:to:1234567890123456789>"
TOY = with_marks({GAME: {"🪙": COIN, "🚩": FLAG}})


def test_a_kind_of_symbol_stands_everywhere_or_nowhere_by_a_shorter_name_if_need_be() -> None:
    text = "🪙 3 · 🚩 1\n🪙 2 · 🚩 0"
    assert TOY.text(GAME, text, 2000) == f"{COIN} 3 · {FLAG} 1\n{COIN} 2 · {FLAG} 0"
    room = length(text) + 2 * (length(COIN) - length("🪙"))
    assert TOY.text(GAME, text, room) == f"{COIN} 3 · 🚩 1\n{COIN} 2 · 🚩 0"
    assert TOY.text(GAME, text, room - 1) == text.replace("🪙", BRIEF)
    assert TOY.text(GAME, text, length(text) + 2 * (length(BRIEF) - length("🪙")) - 1) == text
    for most in range(length(text), length(text) + 150):
        assert length(TOY.text(GAME, text, most)) <= most
    many = "🪙" * 20 + "🚩"
    assert TOY.text(GAME, many, 21 * 25) == BRIEF * 21
    assert TOY.text(GAME, many, 21 * len(COIN)) == COIN * 20 + FLAG


def test_names_code_other_signs_and_other_games_stay_as_they_are() -> None:
    text = "**🪙 Joe**: 🏆 🪙 3 `🪙` ```\n🪙 12\n```"
    dressed = TOY.text(GAME, text, 2000, keep=["**🪙 Joe**", "**Ana**"])
    assert dressed == f"**🪙 Joe**: 🏆 {COIN} 3 `🪙` ```\n🪙 12\n```"
    assert TOY.text("another", "🪙", 2000) == TOY.one("another", "🪙") == "🪙"
    assert TOY.one(GAME, "") == ""


def test_labels_bear_the_emoji_on_their_button_alone() -> None:
    (label,) = TOY.labels(GAME, [Label("3 🪙", "🪙", emoji="🪙")])
    assert (label.text, label.detail, label.emoji) == ("3 🪙", "🪙", COIN)
    button: ui.Button[Any] = ui.Button(label="x", emoji=label.emoji)
    assert int(button.to_component_dict()["emoji"]["id"]) == 1234567890123456789


def test_all_texts_of_a_layout_share_its_room() -> None:
    view = ui.LayoutView(timeout=None)
    for _ in range(2):
        view.add_item(ui.TextDisplay("🪙" * 60 + "." * 100))
    shown = TOY.layout(GAME, view).walk_children()
    texts = [item.content for item in shown if isinstance(item, ui.TextDisplay)]
    assert texts[0].count(COIN) == 60
    assert sum(map(len, texts)) <= 4000
