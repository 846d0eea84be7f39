"""The games' symbols as the application's emojis: uploaded once, those first that are shown most,
replaced when drawn again, plain as soon as Discord refuses one, and in texts as far as there is
room."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui
from msgspec import structs
from PIL import Image

from cogs.frame import emojis
from cogs.frame.emojis import A_DAY, AGAIN_SECONDS, CALM_SECONDS, MOST_LATE, Emojis, short, wanted
from cogs.frame.speech import game_words
from cogs.play.help import rules_view
from engine.games import all_games, art_folder, symbols, wording
from engine.kit.showing import Label
from engine.kit.words.phrasing import length
from pictures.emoji import emoji_pngs
from pictures.painter import Painter
from tests.pictures.at_hand import studio_at_hand
from texts import LOCALES

GAME = next(key for key in all_games() if symbols(key))
SIGNS = list(symbols(GAME).values())
ALL = wanted(all_games())
AN_HOUR = 3600.0


class Meta:
    """Keys and values that outlive the bot."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self.kept.get(key)

    async def set(self, key: str, value: str) -> None:
        self.kept[key] = value


@cache
def one_emoji() -> bytes:
    [png] = emoji_pngs([next(iter(ALL.values())).drawing])
    return png


class Application:
    """What Discord keeps of the application's emojis, and the bot's way there."""

    def __init__(self) -> None:
        self.there: list[Any] = []
        self.meta, self.tables, self.studio = Meta(), self, self
        self.played: set[str] = set()
        self.refuses: dict[str, Exception] = {}
        """By name: what comes of an upload. It got there all the same if it was no refusal."""
        self.down: Exception | None = None
        self.room = 1000
        """So many uploads are taken until the next hour."""
        self.uploads: list[str] = []
        self.looks = 0

    @property
    def names(self) -> list[str]:
        return [emoji.name for emoji in self.there]

    @contextlib.asynccontextmanager
    async def door(self) -> AsyncIterator[Any]:
        yield self

    async def running(self, games: Sequence[str]) -> list[int]:
        return [1 for game in games if game in self.played]

    async def emojis(self, drawings: Sequence[Path]) -> list[bytes]:
        """To paint them all takes seconds: one picture for all."""
        return [one_emoji()] * len(drawings)

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
        assert Image.open(BytesIO(image)).size == (128, 128)
        assert len(image) < 256 * 1024
        self.room -= 1
        self.uploads.append(name)
        made = self.put(name)
        if fault is not None:
            raise fault
        return made

    def put(self, name: str) -> Any:
        made = SimpleNamespace(name=name, id=10**18 + len(self.there) + 1000 * len(self.uploads))

        async def delete() -> None:
            self.there.remove(made)

        made.delete = delete
        self.there.append(made)
        return made

    def drop(self, *names: str) -> None:
        """By hand."""
        self.there = [emoji for emoji in self.there if emoji.name not in names]


class Pauses:
    """The pauses that are taken; each lasts until the test ends it."""

    def __init__(self) -> None:
        self._taken: asyncio.Queue[tuple[float, asyncio.Event]] = asyncio.Queue()
        self._over = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        over = asyncio.Event()
        self._taken.put_nowait((seconds, over))
        await over.wait()

    async def next(self) -> float:
        """How long the next one is, once it is taken."""
        seconds, self._over = await self._taken.get()
        return seconds

    def end(self) -> None:
        """Of the one that `next` found."""
        self._over.set()


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


def at(application: Application, **more: Any) -> Emojis:
    return Emojis(application, door=application.door, **more)  # type: ignore[arg-type]


async def started(application: Application) -> Emojis:
    """The bot's emojis after a start."""
    found = at(application)
    await found.look()
    return found


@contextlib.asynccontextmanager
async def running(application: Application) -> AsyncIterator[tuple[Emojis, Pauses]]:
    """The same, looked after until the bot is stopped."""
    pauses = Pauses()
    signs = at(application, sleep=pauses)
    task = asyncio.create_task(signs.run())
    try:
        yield signs, pauses
    finally:
        task.cancel()
        await asyncio.wait([task])


def used(signs: Emojis) -> set[str]:
    """The names of the emojis that stand in what goes out."""
    shown = (signs.one(emoji.game, emoji.sign) for emoji in ALL.values())
    return {mark.split(":")[1] for mark in shown if mark.startswith("<")}


async def test_every_symbol_of_every_game_is_uploaded_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    application = Application()
    studio = studio_at_hand(Painter(art_folder))
    monkeypatch.setattr(application, "studio", studio)
    signs = await started(application)
    assert set(application.uploads) == set(ALL)
    again = await started(application)
    assert len(application.uploads) == len(application.there), "uploaded again at the next start"
    for sign in SIGNS:
        assert re.fullmatch(r"<:\w+:\d+>", signs.one(GAME, sign))
        assert again.one(GAME, sign) == signs.one(GAME, sign)


async def test_a_drawing_that_changed_is_replaced_and_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    application = Application()
    before = await started(application)
    name, emoji = next(iter(ALL.items()))
    monkeypatch.setattr(
        emojis, "wanted", lambda _: ALL | {name: structs.replace(emoji, digest="x")}
    )
    after = await started(application)
    assert application.uploads[len(application.there) :] == [name]
    assert after.one(GAME, emoji.sign) != before.one(GAME, emoji.sign)


async def test_a_symbol_that_is_gone_is_taken_away_but_nobody_elses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    application = Application()
    await started(application)
    foreign = application.put("cow")
    rest = wanted([GAME])
    gone = rest.popitem()[0]
    monkeypatch.setattr(emojis, "wanted", lambda _: rest)
    await started(application)
    assert gone not in application.names
    assert foreign in application.there


@pytest.mark.parametrize("where", ["name", "image"])
async def test_what_discord_will_not_have_is_skipped_and_said_once(
    where: str, caplog: pytest.LogCaptureFixture
) -> None:
    application = Application()
    name, emoji = next(iter(ALL.items()))
    application.refuses[name] = invalid(where)
    signs = at(application)
    for _ in range(2):
        assert await signs.look() == A_DAY
    assert used(signs) == set(ALL) - {name} == set(application.uploads)
    assert signs.text(GAME, f"{emoji.sign} 3", 100) == f"{emoji.sign} 3"
    said = [r.getMessage() for r in caplog.records if r.levelno == logging.WARNING]
    assert len(said) == 1
    assert name in said[0]
    assert used(await started(application)) == set(ALL), "tried again at the next start"


async def test_an_application_that_is_full_keeps_what_is_there(
    caplog: pytest.LogCaptureFixture,
) -> None:
    application = Application()
    order = list(ALL)
    signs = await started(application)
    application.drop(*order[3:6])
    application.refuses = {name: fault(400, 30008) for name in order[3:6]}
    assert await signs.look() == A_DAY
    assert len(application.refuses) == 2, "one answer is enough"
    assert used(signs) == set(ALL) - set(order[3:6])
    assert "no room for 3 emojis" in caplog.text


async def test_where_uploads_are_limited_each_is_used_as_it_arrives() -> None:
    application = Application()
    application.room = 50
    async with running(application) as (signs, pauses):
        for count in (50, 100):
            assert await pauses.next() == AN_HOUR
            assert len(application.uploads) == count
            assert used(signs) == set(application.uploads)
            application.room = 50
            pauses.end()
        assert await pauses.next() == A_DAY
    assert used(signs) == set(ALL)
    assert sorted(application.uploads) == sorted(ALL), "one was uploaded twice"


async def test_a_start_goes_on_where_the_bot_was_stopped() -> None:
    application = Application()
    application.room = 50
    async with running(application) as (_, pauses):
        await pauses.next()
    application.room = 1000
    assert used(await started(application)) == set(ALL)
    assert sorted(application.uploads) == sorted(ALL), "one was uploaded twice"


@pytest.mark.parametrize("lost", [asyncio.CancelledError, aiohttp.ServerDisconnectedError])
async def test_an_upload_whose_answer_got_lost_counts(lost: type[Exception]) -> None:
    application = Application()
    name = next(iter(ALL))
    application.refuses[name] = lost()
    with pytest.raises(lost):
        await started(application)
    assert name in application.names
    assert used(await started(application)) == set(ALL)
    assert application.uploads.count(name) == 1


async def test_an_emoji_that_is_there_after_all_is_used() -> None:
    """An upload that was sent twice is refused, for its name is taken."""
    application = Application()
    name = next(iter(ALL))
    look = application.fetch_application_emojis

    async def late() -> list[Any]:
        return [emoji for emoji in await look() if emoji.name != name or application.looks > 1]

    application.fetch_application_emojis = late  # type: ignore[method-assign]
    application.put(name)
    assert name in used(await started(application))
    assert name not in application.uploads


async def test_of_two_with_the_same_name_the_newer_one_is_used() -> None:
    application = Application()
    await started(application)
    name, emoji = next(iter(ALL.items()))
    newer = application.put(name)
    application.there.reverse()
    assert (await started(application)).one(GAME, emoji.sign) == f"<:{name}:{newer.id}>"


async def test_faults_are_waited_out_ever_longer() -> None:
    application = Application()
    application.down = aiohttp.ClientConnectionError()
    async with running(application) as (signs, pauses):
        for seconds in (*AGAIN_SECONDS, AGAIN_SECONDS[-1]):
            assert await pauses.next() == seconds
            assert signs.text(GAME, "".join(SIGNS), 4000) == "".join(SIGNS)
            pauses.end()
            application.down = fault(503)
        await pauses.next()
        application.down = None
        pauses.end()
        assert await pauses.next() == A_DAY
        assert used(signs) == set(ALL)
        application.down = fault(503)
        pauses.end()
        assert await pauses.next() == AGAIN_SECONDS[0]
        assert used(signs) == set(ALL), "they were there, as far as anybody knows"


async def test_a_fault_in_the_middle_keeps_what_got_there() -> None:
    application = Application()
    application.refuses[list(ALL)[7]] = fault(500)
    async with running(application) as (signs, pauses):
        assert await pauses.next() == AGAIN_SECONDS[0]
        assert 0 < len(application.uploads) < len(ALL)
        assert used(signs) == set(application.uploads)
        pauses.end()
        assert await pauses.next() == A_DAY
    assert sorted(application.uploads) == sorted(ALL), "one was uploaded twice"


@pytest.mark.parametrize("refusal", [GONE, IN_A_MENU])
async def test_after_a_refusal_all_are_plain_until_they_were_looked_after(
    refusal: discord.HTTPException,
) -> None:
    application = Application()
    async with running(application) as (signs, pauses):
        assert await pauses.next() == A_DAY
        before = {emoji.sign: signs.one(GAME, emoji.sign) for emoji in wanted([GAME]).values()}
        gone, stay = list(wanted([GAME]))[:2]
        application.drop(gone)
        assert signs.refused(refusal)
        assert not used(signs), "a text would show the name of one that is gone"
        assert await pauses.next() == CALM_SECONDS[0]
        assert not used(signs)
        pauses.end()
        assert await pauses.next() == A_DAY
        assert application.uploads[len(ALL) :] == [gone]
        assert used(signs) == set(ALL)
        assert signs.one(GAME, ALL[stay].sign) == before[ALL[stay].sign]
        assert signs.one(GAME, ALL[gone].sign) != before[ALL[gone].sign]


async def test_a_refusal_while_uploads_are_limited_is_looked_after_at_once() -> None:
    application = Application()
    application.room = 50
    async with running(application) as (signs, pauses):
        assert await pauses.next() == AN_HOUR
        application.drop(*application.uploads[:20])
        assert signs.refused(GONE)
        assert await pauses.next() == CALM_SECONDS[0]
        pauses.end()
        assert await pauses.next() == AN_HOUR
        assert used(signs) == set(application.uploads[20:])


async def test_a_refusal_while_they_are_uploaded_begins_with_another_look() -> None:
    application = Application()
    name = list(ALL)[20]

    class Meanwhile(dict[str, Exception]):
        def pop(self, found: str, *_: Any) -> None:
            if found == name and application.looks == 1:
                application.drop(*application.uploads)
                assert signs.refused(GONE)

    application.refuses = Meanwhile()
    async with running(application) as (signs, pauses):
        assert await pauses.next() == CALM_SECONDS[0]
        assert not used(signs) - {name}
        pauses.end()
        assert await pauses.next() == A_DAY
        assert used(signs) == set(ALL)
        assert application.looks == 2
        assert application.uploads.count(name) == 1


async def test_refusals_of_what_is_there_are_met_ever_more_calmly() -> None:
    application = Application()
    async with running(application) as (signs, pauses):
        for seconds in (*CALM_SECONDS, CALM_SECONDS[-1]):
            assert await pauses.next() == A_DAY
            assert used(signs) == set(ALL)
            assert signs.refused(GONE)
            assert await pauses.next() == seconds
            pauses.end()
        await pauses.next()
        pauses.end()
        assert await pauses.next() == A_DAY
        assert signs.refused(GONE)
        assert await pauses.next() == CALM_SECONDS[0], "there was a quiet day between"


async def test_one_that_somebody_deleted_is_found_within_a_day() -> None:
    application = Application()
    gone = list(ALL)[-1]
    async with running(application) as (signs, pauses):
        assert await pauses.next() == A_DAY
        application.drop(gone)
        application.room = 0
        pauses.end()
        assert await pauses.next() == AN_HOUR
        assert used(signs) == set(ALL) - {gone}


async def test_other_refusals_are_none_of_theirs() -> None:
    signs = await started(Application())
    for other in (
        invalid("content"),
        invalid("components", "0", "components", "0", "label"),
        fault(400, 50035),
        fault(403, 50013),
        fault(404, 10014),
    ):
        assert not signs.refused(other)
    assert used(signs) == set(ALL)


async def test_a_refusal_without_end_is_not_answered_without_end() -> None:
    signs = at(Application())
    assert not signs.refused(NO_EMOJI), "none of ours is in use"
    late = [signs.refused(GONE) for _ in range(MOST_LATE + 1)]
    assert late == [True] * MOST_LATE + [False]


async def test_what_was_on_its_way_goes_out_again_too() -> None:
    signs = await started(Application())
    assert [signs.refused(GONE) for _ in range(8)] == [True] * 8
    assert not signs.refused(NO_EMOJI), "plain ones are refused for something else"


async def test_what_is_shown_most_is_uploaded_first() -> None:
    application = Application()
    application.room = 3
    signs = at(application)
    last, before, third = list(wanted([GAME]).values())[:-4:-1]
    signs.labels(GAME, [Label("x", emoji=last.sign), Label("y", emoji=last.sign)])
    signs.text(GAME, f"{before.sign} {last.sign} {third.sign} {third.sign}", 2000, keep=["x"])
    signs.text(GAME, f"`{before.sign}` {third.sign} {before.sign}", 2000)
    with pytest.raises(discord.RateLimited):
        await signs.look()
    first = [ALL[name] for name in application.uploads]
    assert {first[0].sign, first[1].sign} == {last.sign, third.sign}
    assert first[2].sign == before.sign


async def test_games_that_are_played_go_before_others_and_else_they_take_turns() -> None:
    *_, played = (key for key in all_games() if symbols(key))
    application = Application()
    application.played = {played}
    application.room = len(symbols(played)) + 2 * len(all_games())
    with pytest.raises(discord.RateLimited):
        await started(application)
    first = [ALL[name] for name in application.uploads[: len(symbols(played))]]
    assert {emoji.game for emoji in first} == {played}
    assert [emoji.rank for emoji in first] == list(range(len(first)))
    rest = [ALL[name].game for name in application.uploads[len(first) :]]
    others = [key for key in all_games() if key != played]
    assert rest[: 2 * len(others)] == 2 * others


def with_marks(marks: dict[str, str]) -> Emojis:
    signs = Emojis(None)  # type: ignore[arg-type]
    signs._marks[GAME] = marks
    return signs


COIN, FLAG = "<:toy_coin:1234567890123456789>", "<:toy_flag:1234567890123456789>"
BRIEF = "<:to:1234567890123456789>"
TOY = with_marks({"🪙": COIN, "🚩": FLAG})


def test_a_kind_of_symbol_stands_everywhere_or_nowhere() -> None:
    text = "🪙 3 · 🚩 1\n🪙 2 · 🚩 0"
    assert TOY.text(GAME, text, 2000) == f"{COIN} 3 · {FLAG} 1\n{COIN} 2 · {FLAG} 0"
    room = length(text) + 2 * (length(COIN) - length("🪙"))
    assert TOY.text(GAME, text, room) == f"{COIN} 3 · 🚩 1\n{COIN} 2 · 🚩 0"
    assert TOY.text(GAME, text, room - 1) == text.replace("🪙", BRIEF)
    assert TOY.text(GAME, text, length(text) + 2 * (length(BRIEF) - length("🪙")) - 1) == text
    for most in range(length(text), length(text) + 150):
        assert length(TOY.text(GAME, text, most)) <= most


def test_names_and_code_keep_their_own_emojis() -> None:
    text = "**🪙 Joe**: 🪙 3 `🪙` ```\n🪙 12\n```"
    dressed = TOY.text(GAME, text, 2000, keep=["**🪙 Joe**", "**Ana**"])
    assert dressed == f"**🪙 Joe**: {COIN} 3 `🪙` ```\n🪙 12\n```"


def test_other_games_and_other_signs_stay_as_they_are() -> None:
    assert TOY.text("another", "🪙", 2000) == "🪙"
    assert TOY.text(GAME, "🏆 🪙", 2000) == f"🏆 {COIN}"
    assert TOY.one("another", "🪙") == "🪙"
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
    TOY.layout(GAME, view)
    texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    assert texts[0].count(COIN) == 60
    assert sum(map(len, texts)) <= 4000


def test_names_begin_with_the_games_letters_and_never_meet() -> None:
    assert short("ships_and_kings") == "sak"
    names = ALL
    assert len(names) == sum(len(symbols(key)) for key in all_games())
    assert all(len(name) <= emojis.MOST_NAME for name in names)


@pytest.mark.parametrize("key", all_games())
def test_every_symbol_has_its_drawing_and_its_own_sign(key: str) -> None:
    signs = symbols(key)
    assert len(set(signs.values())) == len(signs)
    for drawing, sign in signs.items():
        path: Path = art_folder(key) / f"{drawing}.svg"
        assert "$" not in path.read_text("utf-8"), "an emoji has no colours to be put in"
        assert sign
        assert not sign.isascii()


def test_where_there_is_little_room_less_of_the_names_is_written() -> None:
    text = "🪙" * 20 + "🚩"
    brief = TOY.text(GAME, text, 21 * 25)
    assert brief == BRIEF * 21
    assert TOY.text(GAME, text, 21 * len(COIN)) == COIN * 20 + FLAG


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_page_of_rules_has_the_same_symbols_throughout(locale: str) -> None:
    signs = with_marks({})
    for name, emoji in wanted(all_games()).items():
        signs._marks.setdefault(emoji.game, {})[emoji.sign] = f"<:{name}:{10**18}>"
    for key in all_games():
        plain = set(signs._marks[key])
        for page in wording(key).rules(game_words(key, locale)):
            view = signs.layout(key, await rules_view(key, page.key, locale))
            said = "".join(i.content for i in view.walk_children() if isinstance(i, ui.TextDisplay))
            assert not [sign for sign in plain if sign in said], (key, page.key)
