"""The game as a moving picture, made for the person who asks, and shown to everybody if they like.

A film shows only what everybody saw, also after the end. One film is made at a time and kept for a
while, so that the next person who asks for it gets the same one."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from msgspec import Struct

from cogs.frame.commands import extension
from cogs.frame.components import rows
from cogs.frame.context import TOKEN_OVER, Context, answer, is_played_here
from cogs.frame.message import MOST_ALT
from cogs.frame.routes import button
from cogs.frame.words import game_title, game_words, plain_names, safe
from engine.games import art_folder, scenes, wording
from engine.kit.words.phrasing import cut
from engine.table.past import export
from engine.table.past.export import Sheet, readable, stem, to_json
from engine.table.past.replay import PublicFrame
from engine.table.service import Table
from pictures import studio
from pictures.film import MOST_BYTES, MOST_FRAMES, Frame, evenly, frame
from pictures.keep import Kept
from texts import own_words

if TYPE_CHECKING:
    from cogs.bot import Bot

log = logging.getLogger(__name__)


MOST_KEPT: Final = 24_000_000
"""Bytes of films."""
WAITING: Final = 4
"""So many films may wait to be made."""
LOOKS: Final = (2.0, 3.0, 5.0, 8.0)
"""Seconds between two edits of the line that says how far it is; then the last again and again."""

AN_HOUR: Final = 3600.0
OF_A_PERSON: Final = 4
OF_A_SERVER: Final = 12
"""Films that are made in any hour, and posts of them."""

Key = tuple[object, ...]


class TooMuchError(Exception):
    """Somebody asks for more than their part."""

    def __init__(self, until: float) -> None:
        super().__init__(f"until {until:.0f}")
        self.until = until


class Lately:
    """How often somebody did something in the last hour."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._times: dict[object, deque[float]] = {}

    def spend(self, *parts: tuple[object, int]) -> None:
        """Once more, on the account of each of these: (who, how many an hour).

        Raises:
            TooMuchError: one of them has none left; then nobody's account is charged.
        """
        now = self._now()
        self._times = {who: at for who, at in self._times.items() if at[-1] > now - AN_HOUR}
        for who, most in parts:
            at = self._times.get(who, deque())
            while at and at[0] <= now - AN_HOUR:
                at.popleft()
            if len(at) >= most:
                raise TooMuchError(at[0] + AN_HOUR)
        for who, _ in parts:
            self._times.setdefault(who, deque()).append(now)


class Film(Struct, frozen=True):
    """A film as it is sent."""

    gif: bytes | None
    """None: it cannot be made small enough; empty: there is nothing to show."""
    alt: str

    def files(self, table: Table) -> list[discord.File]:
        assert self.gif is not None
        name = f"{table.game}-{table.id}.gif"
        return [discord.File(io.BytesIO(self.gif), name, description=cut(self.alt, MOST_ALT))]


class Making:
    """A film that is being made, and how far it is."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[Film] | None = None


class Films:
    """Makes them, one at a time, and keeps them for a while."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._kept: Kept[Film] = Kept(MOST_KEPT)
        self._making: dict[Key, Making] = {}
        self._one = asyncio.Lock()
        self._lately = Lately()

    async def show(self, ctx: Context, table: Table, *, everybody: bool) -> None:
        say, interaction = ctx.say, ctx.interaction
        locale = table.locale if everybody else ctx.locale
        try:
            if everybody:
                self._lately.spend(
                    (("post", ctx.id), OF_A_PERSON),
                    (("post in", interaction.guild_id), OF_A_SERVER),
                )
            film = await self._film(ctx, table, locale)
        except TooMuchError as much:
            await answer(interaction, say("film-too-often", until=f"<t:{int(much.until) + 1}:R>"))
            return
        except studio.FilmError:
            log.exception("table %d: its film failed", table.id)
            await answer(interaction, say("film-failed"))
            return
        if film is None:
            await answer(interaction, say("film-busy"))
        elif film.gif is None:
            await answer(interaction, say("film-too-large"))
        elif not film.gif:
            await answer(interaction, say("film-nothing"))
        else:
            title = game_title(table.game, locale)
            who = ", ".join(safe(name) for name in plain_names(table, locale))
            heading, view = own_words(locale)("film-heading", game=title, who=who), None
            here = is_played_here(interaction, table)
            if here and not everybody:
                view = rows([share_film.button(say, table=table.id)])
            elif not here and interaction.guild_id is not None:
                heading += f"\n-# {_not_here(ctx, table)}"
            await answer(interaction, heading, files=partial(film.files, table), view=view)

    async def _film(self, ctx: Context, table: Table, locale: str) -> Film | None:
        """The film, kept or made now. None: too many wait already."""
        names = plain_names(table, locale)
        most = min(MOST_BYTES, ctx.interaction.filesize_limit)
        key: Key = table.id, table.records, locale, tuple(names), most
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        making = self._making.get(key)
        if making is None:
            if len(self._making) > WAITING:
                return None
            accounts = [(("film", ctx.id), OF_A_PERSON)]
            if ctx.interaction.guild_id is not None:
                accounts.append((("film in", ctx.interaction.guild_id), OF_A_SERVER))
            self._lately.spend(*accounts)
            making = self._making[key] = Making()
            making.task = asyncio.create_task(self._make(making, key, table, locale, most))
            # Who asked may be gone when it fails; whoever still waits is told.
            making.task.add_done_callback(lambda task: task.cancelled() or task.exception())
        assert making.task is not None
        await _tell_how_far(ctx, making)
        # Who stops waiting does not stop it for the others.
        return await asyncio.shield(making.task)

    async def _make(self, making: Making, key: Key, table: Table, locale: str, most: int) -> Film:
        try:
            async with self._one:
                public = await self.bot.service.public_frames(table.id)
                frames, alt = await asyncio.to_thread(frames_of, table, public, locale)
                making.total = len(frames)

                def painted(number: int) -> None:
                    making.done = number

                gif: bytes | None = b""
                if len(frames) > 1:
                    gif = await studio.film(frames, art_folder, most=most, painted=painted)
                film = Film(gif, alt)
                self._kept.put(key, film, len(gif or b"") + len(alt))
                return film
        finally:
            del self._making[key]


@button("x:{table}:film", "button-film", ack="private", looks=True, emoji="🎬")
async def show_film(ctx: Context, table: Table) -> None:
    await ctx.bot.films.show(ctx, table, everybody=False)


@button("x:{table}:share", "button-film-share", ack="none", looks=True, emoji="📣")
async def share_film(ctx: Context, table: Table) -> str | None:
    here = is_played_here(ctx.interaction, table)
    await ctx.acknowledge("public" if here else "private")
    if not here:
        return _not_here(ctx, table)
    await ctx.bot.films.show(ctx, table, everybody=True)
    return None


async def _tell_how_far(ctx: Context, making: Making) -> None:
    """A line that says how far it is, in few edits, until it is made."""
    assert making.task is not None
    looks, told, pause = iter(LOOKS), "", 0.5
    while not making.task.done():
        await asyncio.wait({making.task}, timeout=pause)
        if making.task.done():
            return
        line = ctx.say("film-waits")
        if making.total:
            line = ctx.say("film-made", done=str(making.done), total=str(making.total))
        if line != told:
            try:
                await ctx.interaction.edit_original_response(content=line)
            except discord.HTTPException as fault:
                if fault.code not in TOKEN_OVER:
                    raise
                return  # The film itself comes another way.
            told = line
        pause = next(looks, LOOKS[-1])


def _not_here(ctx: Context, table: Table) -> str:
    return ctx.say("film-not-here", thread=f"<#{table.thread or table.channel}>")


def frames_of(table: Table, public: Sequence[PublicFrame], locale: str) -> tuple[list[Frame], str]:
    """The frames of a game's film, and what it shows in words. Of many milestones some are left
    out, the same number between any two that stay."""
    words, names = game_words(table.game, locale), plain_names(table, locale)
    draw, speak = scenes(table.game), wording(table.game)
    frames = []
    alt = ""
    for number in evenly(len(public), MOST_FRAMES):
        at = public[number]
        if at.view.standing is not None:
            scene = draw.of_post(at.events, at.before, at.view, words, names)
            frames.append(frame(scene))
        else:
            scene = draw.board(at.view, words, names, at.events)
            caption = _caption(speak.summary(at.events, at.view, words, names))
            if number == 0:
                caption = f"{speak.title(words)}\n{', '.join(names)}"
            frames.append(frame(scene, caption, number / max(1, len(public) - 1)))
        alt = scene.alt
    say = own_words(locale)
    return frames, f"{say('film-alt', game=speak.title(words), count=len(frames))}\n{alt}"


def _caption(summary: str) -> str:
    """The heading of a summary, and its most important line: who won, otherwise the first."""
    lines = [line for line in summary.splitlines() if line.strip()]
    if len(lines) < 2:
        return "".join(lines)
    head, *rest = lines
    return f"{head}\n{next((line for line in rest if '🏆' in line), rest[0])}"


# A table as files


async def show_export(ctx: Context, table: Table) -> None:
    """The table as JSON and as text. Both, and the message, say what is not in it, and why."""
    locale = ctx.locale
    # One at a time: each reads a whole log and puts it into words, and people who only want to see
    # their board would wait behind all of them.
    async with ctx.bot.exporting:
        names = plain_names(table, locale)
        sheet = await ctx.bot.service.look(export.sheet, table.id, names, locale)
        files = await asyncio.to_thread(_files, sheet, locale)
    told = ctx.say("export-complete" if sheet.complete else "export-public")
    await ctx.interaction.edit_original_response(content=told, attachments=files)


def _files(sheet: Sheet, locale: str) -> list[discord.File]:
    """Hundreds of events in words take a while: the loop does not wait for them."""
    written = {"json": to_json(sheet), "txt": readable(sheet, locale).encode()}
    return [
        discord.File(io.BytesIO(data), f"{stem(sheet)}.{kind}") for kind, data in written.items()
    ]


setup = extension(__name__)
