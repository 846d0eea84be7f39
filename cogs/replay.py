"""`/replay`: stepping through the positions of a table, with pictures, for one's own eyes; and the
game as a film.

A film shows only what everybody saw, also after the end. It is made for the person who asks, and
shown to everybody if they like; one at a time, and kept for a while, so that the next person who
asks for it gets the same one."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Sequence
from functools import partial
from itertools import chain, repeat
from typing import Any, Final

import discord
from discord.app_commands import CommandOnCooldown, Cooldown
from discord.ext.commands import CooldownMapping

from cogs.frame import Bot
from cogs.frame.commands import EVERYWHERE, PastTable, command, extension, menu_entry
from cogs.frame.context import TOKEN_OVER, Context, answer, is_played_here
from cogs.frame.message import Image, Shown, drawn, to_show
from cogs.frame.routes import MOST_OPTIONS, Press, button, choice, layout, rows
from cogs.frame.words import LocalizedTable, safe
from cogs.looking import moment_of
from cogs.prompt_text import position_pages
from db.tables.tables import HOUR
from engine.games import art_folder
from engine.kit.contract import MILESTONES
from engine.kit.words import cut, length
from engine.table.past.replay import Move, PublicFrame, ReplayStep, milestones
from engine.table.service import Table
from pictures.film import MOST_BYTES, MOST_FRAMES, FilmError, Frame, evenly, make_film
from pictures.studio import Kept

log = logging.getLogger(__name__)

MOST_EVENTS = 1500
MOST_AT_THE_END = 700  # among the last position's events: the result says what followed from them
MOST_WORDS = 1000  # of a picture's words, where somebody wants words instead of pictures

MOVES = {"first": "⏮️", "back": "⬅️", "forward": "➡️", "last": "⏭️"}


@command("replay", EVERYWHERE, looks=True)
async def replay(ctx: Context, table: PastTable) -> Shown:
    """From the start, once the game is over; while it runs from where it is now."""
    return await replay_at(ctx, table, "first" if table.phase == "over" else "last")


@menu_entry("menu-replay", discord.Message, looks=True)
async def replay_here(ctx: Context, message: discord.Message) -> Shown:
    """From what a post shows; of any other message in a thread, from what was played then."""
    table, record = await moment_of(ctx, message)
    return await replay_at(ctx, table, "here", record)


@button("x:{table}:open", "button-replay", ack="private", looks=True, emoji="🎞️")
async def open_replay(ctx: Context, table: Table) -> Shown:
    return await replay_at(ctx, table, "first")


# In the panel. The ids have everything that is needed to show it again, after a restart and in any
# channel.


@button("x:{table}:{move}:{record}:{hands}", "button-replay-{move}", looks=True)
async def go(ctx: Context, table: Table, move: Move, record: int, hands: bool) -> Shown:
    return await replay_at(ctx, table, move, record, hands=hands)


@button("x:{table}:at:{record}:{hands}", looks=True)
async def jump(ctx: Context, table: Table, record: int, hands: bool, value: int) -> Shown:
    return await replay_at(ctx, table, "here", value, hands=hands)


@button("x:{table}:hands:{record}:{hands}", looks=True, emoji="✋")
async def turn_hands(ctx: Context, table: Table, record: int, hands: bool) -> Shown:
    """Show them or not. `hands`: as it was before."""
    return await replay_at(ctx, table, "here", record, hands=not hands)


@button("x:{table}:page.{page}:{record}:{hands}", looks=True)
async def turn_page(ctx: Context, table: Table, page: int, record: int, hands: bool) -> Shown:
    return await replay_at(ctx, table, "here", record, hands=hands, page=page)


async def replay_at(
    ctx: Context,
    table: Table,
    move: Move,
    record: int = 0,
    *,
    hands: bool = True,
    page: int | None = None,
) -> Shown:
    """One position: what happened there, its picture, after the end all hands, and the ways on
    from there. `page`: of the milestones; None: the one with the milestone last reached."""
    bot, locale, text_only = ctx.bot, ctx.locale, ctx.person.text_only
    step = await bot.service.replay_step(table.id, ctx.id, move, record)
    local = LocalizedTable(step.table, locale)
    told: list[str | Image] = [_head(step, local)]
    public = tuple(event for event in step.stop.events if event.seats is None)
    board = to_show(step.table, locale, "board", step.view, events=public)
    if not text_only:
        told += await drawn(bot, board, "board.png") or ()
    if len(told) == 1:
        told.append(cut("\n".join(position_pages(local, step.view)), MOST_WORDS))
    # What each seat held then, as a picture or, where there is none, in words.
    headings = local.names
    for number, seen in enumerate(step.hands if hands else ()):
        pictures: tuple[Image, ...] = ()
        if not text_only:
            hand = to_show(step.table, locale, "hand", seen)
            pictures = await drawn(bot, hand, f"hand-{number}.png") or ()
        for image in pictures:
            told += [headings[number], image]
        held = "" if pictures else local.speak.hand(seen, local.words, headings)
        if held:
            room = 4000 - sum(length(one) for one in told if isinstance(one, str))
            room = max(room // (len(step.hands) - number), 40)
            told.append(cut(f"{headings[number]}\n{held}", room))
    # What changes from step to step is right above the buttons: a phone shows both.
    told.append(told.pop(1))
    shown = [one.gallery() if isinstance(one, Image) else one for one in told]
    view = layout(*shown, *controls(step, locale, hands, page))
    bot.emoji_set.layout(step.table.game, view)
    return Shown(view, tuple(one for one in told if isinstance(one, Image)))


def _head(step: ReplayStep, local: LocalizedTable) -> str:
    say, speak, words = local.say, local.speak, local.words
    last = len(step.stops) - 1
    lines = [
        f"### {speak.title(words)}: {say('replay-title')}",
        say("replay-step", step=str(step.index), last=str(last))
        + (f" · <t:{step.stop.at}:f>" if step.index else ""),
        f"**{speak.phase(step.view, words)}**",
    ]
    if step.index == 0:
        lines.append(say("replay-shortened" if step.shortened else "replay-start"))
    told = [local.event(event) for event in step.stop.events]
    standing = step.view.standing
    most = MOST_EVENTS if standing is None else MOST_AT_THE_END
    lines.append(cut("\n".join(line for line in told if line), most))
    if standing is not None:
        lines.append(speak.result(standing, words, local.names))
    return "\n".join(line for line in lines if line)


def controls(step: ReplayStep, locale: str, hands: bool, page: int | None) -> list[list[Press]]:
    local = LocalizedTable(step.table, locale)
    say = local.say
    here: dict[str, Any] = {"table": step.table.id, "record": step.stop.record, "hands": hands}
    last = len(step.stops) - 1
    ends = {"first": 0, "back": 0, "forward": last, "last": last}
    moves = [
        go.button(say, emoji=emoji, disabled=step.index == ends[move], move=move, **here)
        for move, emoji in MOVES.items()
    ]
    if step.hands:
        key = "button-hide-hands" if hands else "button-show-hands"
        moves.append(turn_hands.button(say, label=say(key), **here))
    marks = milestones(step.stops)
    if not marks:
        return [moves]
    pages = [marks[i : i + MOST_OPTIONS] for i in range(0, len(marks), MOST_OPTIONS)]
    reached = sum(mark <= step.index for mark in marks)
    shown = max(0, reached - 1) // MOST_OPTIONS if page is None else min(page, len(pages) - 1)
    options = []
    for number, mark in enumerate(pages[shown], 1 + shown * MOST_OPTIONS):
        record, text = str(step.stops[mark].record), f"{number}. {_milestone(step, mark, local)}"
        options.append(choice(record, text, chosen=mark == step.index))
    lines = [moves, [jump.menu(options, placeholder=say("replay-jump"), **here)]]
    if len(pages) > 1:
        turns = []
        for key, to, emoji in (("earlier", shown - 1, "◀️"), ("later", shown + 1, "▶️")):
            look: Any = {"label": say(f"button-{key}-milestones"), "emoji": emoji}
            off = not 0 <= to < len(pages)
            turns.append(turn_page.button(say, **look, disabled=off, page=max(to, 0), **here))
        lines.append(turns)
    return [*lines, [show_film.button(say, table=step.table.id)]]


def _milestone(step: ReplayStep, mark: int, local: LocalizedTable) -> str:
    """A milestone as an entry of the menu, which has no markdown: its text, otherwise the heading
    of its summary."""
    event = step.stops[mark].milestone
    assert event is not None
    told = local.speak.event(event, local.words, local.plain)
    if not told:
        first = max((other + 1 for other in milestones(step.stops) if other < mark), default=0)
        since = [event for stop in step.stops[first : mark + 1] for event in stop.events]
        public = [event for event in since if event.seats is None]
        told = local.speak.summary(public, step.view, local.words, local.plain)
    told = re.sub(r"\*\*|^[#\s>-]+", "", told)
    kind = event.kind if event.kind in MILESTONES else MILESTONES[-1]
    told = told.splitlines()[0] if told else local.say(f"milestone-{kind}")
    if kind == "trick-over":
        # Tricks are counted again in each round.
        before = (stop.milestone for stop in step.stops[:mark])
        rounds = 1 + sum(over is not None and over.kind == "round-over" for over in before)
        told = local.say("replay-in-round", round=rounds, what=told)
    return told


# As a film


MOST_KEPT: Final = 24_000_000  # bytes of films
WAITING: Final = 4  # so many films may wait to be made
LOOKS: Final = (0.5, 2.0, 3.0, 5.0, 8.0)
"""Seconds until the line that says how far it is, and between two edits of it; then the last again
and again."""

OF_A_PERSON: Final = 4  # films that are made in an hour, and posts of them
OF_A_SERVER: Final = 12

Key = tuple[object, ...]


def spend(accounts: Sequence[Cooldown], now: float) -> None:
    """Once more on each of these accounts. If one of them has nothing left, none is charged."""
    for account in accounts:
        if wait := account.get_retry_after(now):
            raise CommandOnCooldown(account, wait)
    for account in accounts:
        account.update_rate_limit(now)


class Making:
    """A film that is being made, and how far it is."""

    done = total = 0
    task: asyncio.Task[Image | str]


class Films:
    """Makes them, one at a time, and keeps them for a while. In place of a film there may be the
    key of the words that say why there is none."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._kept: Kept[Image | str] = Kept(MOST_KEPT)
        self._making: dict[Key, Making] = {}
        self._one = asyncio.Lock()
        an_hour = partial(CooldownMapping[object].from_cooldown, per=HOUR, type=lambda who: who)
        self._of_person, self._of_server = an_hour(OF_A_PERSON), an_hour(OF_A_SERVER)

    async def show(self, ctx: Context, table: Table, *, everybody: bool) -> None:
        say, interaction = ctx.say, ctx.interaction
        local = LocalizedTable(table, table.locale if everybody else ctx.locale)
        try:
            if everybody:
                self._spend(ctx, "post")
            film = await self._film(ctx, local)
        except CommandOnCooldown as much:
            until = int(time.time() + much.retry_after) + 1
            await answer(interaction, say("film-too-often", until=f"<t:{until}:R>"))
            return
        except FilmError:
            log.exception("table %d: its film failed", table.id)
            film = "film-failed"
        if isinstance(film, str):
            await answer(interaction, say(film))
            return
        title, who = local.speak.title(local.words), ", ".join(map(safe, local.plain))
        heading, view = local.say("film-heading", game=title, who=who), None
        here = is_played_here(interaction, table)
        if here and not everybody:
            view = rows([share_film.button(say, table=table.id)])
        elif not here and interaction.guild_id is not None:
            where = f"<#{table.thread or table.channel}>"
            heading += f"\n-# {say('film-not-here', thread=where)}"
        await answer(interaction, heading, files=lambda: [film.file()], view=view)

    async def _film(self, ctx: Context, local: LocalizedTable) -> Image | str:
        """Kept or made now."""
        table, most = local.table, min(MOST_BYTES, ctx.interaction.filesize_limit)
        key: Key = table.id, table.records, local.locale, tuple(local.plain), most
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        making = self._making.get(key)
        if making is None:
            if len(self._making) > WAITING:
                return "film-busy"
            self._spend(ctx, "film")
            making = self._making[key] = Making()
            making.task = asyncio.create_task(self._make(making, key, local, most))
            # Who asked may be gone when it fails; whoever still waits is told.
            making.task.add_done_callback(lambda task: task.cancelled() or task.exception())
        await _tell_how_far(ctx, making)
        # Who stops waiting does not stop it for the others.
        return await asyncio.shield(making.task)

    def _spend(self, ctx: Context, what: str) -> None:
        accounts = [self._of_person.get_bucket((what, ctx.id))]
        if ctx.interaction.guild_id is not None:
            accounts.append(self._of_server.get_bucket((what, ctx.interaction.guild_id)))
        spend([account for account in accounts if account], time.time())

    async def _make(
        self, making: Making, key: Key, local: LocalizedTable, most: int
    ) -> Image | str:
        try:
            async with self._one:
                public = await self.bot.service.public_frames(local.table.id)
                frames, alt = await asyncio.to_thread(frames_of, local.table, public, local.locale)
                making.total = len(frames)
                painted = partial(setattr, making, "done")
                film: Image | str = "film-nothing"
                if len(frames) > 1:
                    gif = await make_film(frames, art_folder, most=most, painted=painted)
                    name = f"{local.table.game}-{local.table.id}.gif"
                    film = "film-too-large" if gif is None else Image(name, gif, alt)
                weight = 0 if isinstance(film, str) else len(film.data) + len(alt)
                return self._kept.put(key, film, weight)
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
        return ctx.say("film-not-here", thread=f"<#{table.thread or table.channel}>")
    await ctx.bot.films.show(ctx, table, everybody=True)
    return None


async def _tell_how_far(ctx: Context, making: Making) -> None:
    """A line that says how far it is, in few edits, until it is made."""
    told = ""
    for pause in chain(LOOKS, repeat(LOOKS[-1])):
        done, _ = await asyncio.wait({making.task}, timeout=pause)
        if done:
            return
        line = ctx.say("film-waits")
        if making.total:
            line = ctx.say("film-made", done=str(making.done), total=str(making.total))
        try:
            if line != told:
                await ctx.interaction.edit_original_response(content=line)
        except discord.HTTPException as fault:
            if fault.code not in TOKEN_OVER:
                raise
            return  # The film itself comes another way.
        told = line


def frames_of(table: Table, public: Sequence[PublicFrame], locale: str) -> tuple[list[Frame], str]:
    """The frames of a game's film, and what it shows in words: the board at the start, then the
    pictures of its posts. Of many milestones some are left out, the same number between any two
    that stay."""
    local = LocalizedTable(table, locale)
    draw, speak, words, names = local.scenes, local.speak, local.words, local.plain
    frames = []
    alt = ""
    for number in evenly(len(public), MOST_FRAMES):
        at = public[number]
        if at.events:
            scene = draw.of_post(at.events, at.before, at.view, words, names)
        else:
            scene = draw.board(at.view, words, names)
        # The heading of its summary, and the most important line: who won, otherwise the first.
        told = speak.summary(at.events, at.view, words, names).splitlines()
        head, *rest = [line for line in told if line.strip()] or [""]
        won = [line for line in rest if "🏆" in line]
        caption = "\n".join([head, *(won or rest)[:1]])
        if number == 0:
            caption = f"{speak.title(words)}\n{', '.join(names)}"
        if at.view.standing is not None:
            caption = ""  # The poster says it.
        frames.append(Frame(scene, caption, number / max(1, len(public) - 1)))
        alt = scene.alt
    what = local.say("film-alt", game=speak.title(words), count=len(frames))
    return frames, f"{what}\n{alt}"


setup = extension(__name__)
