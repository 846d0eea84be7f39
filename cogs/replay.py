"""`/replay`: stepping through the positions of a table, with pictures, for one's own eyes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.films import show_film
from cogs.frame.commands import EVERYWHERE, PastTable, command, extension, on_message
from cogs.frame.components import MOST_OPTIONS, Press, choice
from cogs.frame.context import Context
from cogs.frame.message import Image, Shown, layout_length, painted
from cogs.frame.routes import button
from cogs.frame.words import event_line, game_words, plain_names, text_names
from cogs.log import moment_of
from engine.games import scenes, wording
from engine.kit.contract import MILESTONES
from engine.kit.words.phrasing import cut
from engine.table.past.replay import Move, ReplayStep, milestones
from engine.table.service import Table
from texts import own_words

if TYPE_CHECKING:
    from cogs.bot import Bot


MOST_EVENTS = 1500
MOST_AT_THE_END = 700
"""Among the last position's events: the result says what followed from them."""
MOST_WORDS = 1000
"""Of a picture's words, where somebody wants words instead of pictures."""

MOVES = {"first": "⏮️", "back": "⬅️", "forward": "➡️", "last": "⏭️"}


@command("replay", EVERYWHERE, looks=True)
async def replay(ctx: Context, table: PastTable) -> Shown:
    """From the start, once the game is over; while it runs from where it is now."""
    return await _at(ctx, table, "first" if table.phase == "over" else "last")


@on_message("menu-replay", looks=True)
async def replay_here(ctx: Context, message: discord.Message) -> Shown:
    """From what a post shows; of any other message in a thread, from what was played then."""
    table, record = await moment_of(ctx, message)
    return await _at(ctx, table, "here", record)


@button("x:{table}:open", "button-replay", ack="private", looks=True, emoji="🎞️")
async def open_replay(ctx: Context, table: Table) -> Shown:
    return await _at(ctx, table, "first")


# In the panel. The ids have everything that is needed to show it again, after a restart and in any
# channel.


@button("x:{table}:{move}:{record}:{hands}", "button-replay-{move}", looks=True)
async def go(ctx: Context, table: Table, move: Move, record: int, hands: bool) -> Shown:
    return await _at(ctx, table, move, record, hands=hands)


@button("x:{table}:at:{record}:{hands}", looks=True)
async def jump(ctx: Context, table: Table, record: int, hands: bool, value: int) -> Shown:
    return await _at(ctx, table, "here", value, hands=hands)


@button("x:{table}:hands:{record}:{hands}", looks=True, emoji="✋")
async def turn_hands(ctx: Context, table: Table, record: int, hands: bool) -> Shown:
    """Show them or not. `hands`: as it was before."""
    return await _at(ctx, table, "here", record, hands=not hands)


@button("x:{table}:page.{page}:{record}:{hands}", looks=True)
async def turn_page(ctx: Context, table: Table, page: int, record: int, hands: bool) -> Shown:
    return await _at(ctx, table, "here", record, hands=hands, page=page)


async def _at(
    ctx: Context,
    table: Table,
    move: Move,
    record: int = 0,
    *,
    hands: bool = True,
    page: int | None = None,
) -> Shown:
    there = await ctx.bot.service.replay_step(table.id, ctx.id, move, record)
    text_only = ctx.person.text_only
    return await replay_panel(
        ctx.bot, there, ctx.locale, hands=hands, page=page, text_only=text_only
    )


async def replay_panel(
    bot: Bot,
    step: ReplayStep,
    locale: str,
    *,
    hands: bool = True,
    page: int | None = None,
    text_only: bool = False,
) -> Shown:
    """One position: what happened there, its picture, after the end all hands, and the ways on
    from there. `page`: of the milestones; None: the one with the milestone last reached."""
    view = ui.LayoutView(timeout=None)
    images: list[Image] = []
    view.add_item(ui.TextDisplay(_head(step, locale)))
    words, names = game_words(step.table.game, locale), plain_names(step.table, locale)
    draw = scenes(step.table.game)
    public = [event for event in step.stop.events if event.seats is None]
    board = draw.board(step.view, words, names, public)
    if not text_only:
        images += await painted(bot, board, "board.png")
    if images:
        view.add_item(images[-1].gallery())
    else:
        view.add_item(ui.TextDisplay(cut(board.alt, MOST_WORDS)))
    if hands and step.hands:
        images += await _add_hands(bot, view, step, locale, text_only)
    for line in controls(step, locale, hands, page):
        view.add_item(ui.ActionRow(*line))
    return Shown(bot.emoji_set.layout(step.table.game, view), tuple(images))


def _head(step: ReplayStep, locale: str) -> str:
    say = own_words(locale)
    table = step.table
    speak, words = wording(table.game), game_words(table.game, locale)
    last = len(step.stops) - 1
    lines = [
        f"### {speak.title(words)}: {say('replay-title')}",
        say("replay-step", step=str(step.index), last=str(last))
        + (f" · <t:{step.stop.at}:f>" if step.index else ""),
        f"**{speak.phase(step.view, words)}**",
    ]
    if step.index == 0 and step.shortened:
        lines.append(say("replay-shortened"))
    elif step.index == 0:
        lines.append(say("replay-start"))
    told = [event_line(table, event, locale) for event in step.stop.events]
    standing = step.view.standing
    most = MOST_EVENTS if standing is None else MOST_AT_THE_END
    lines.append(cut("\n".join(line for line in told if line), most))
    if standing is not None:
        lines.append(speak.result(standing, words, text_names(table, locale)))
    return "\n".join(line for line in lines if line)


async def _add_hands(
    bot: Bot, view: ui.LayoutView, step: ReplayStep, locale: str, text_only: bool
) -> list[Image]:
    """What each seat held then, as a picture or, where there is none, in words."""
    table = step.table
    words, names = game_words(table.game, locale), plain_names(table, locale)
    headings = text_names(table, locale)
    images: list[Image] = []
    for number, seen in enumerate(step.hands):
        scene = None if text_only else scenes(table.game).hand(seen, words, names)
        drawn = () if scene is None else await painted(bot, scene, f"hand-{number}.png")
        for image in drawn:
            images.append(image)
            view.add_item(ui.TextDisplay(headings[number]))
            view.add_item(image.gallery())
        if drawn:
            continue
        held = wording(table.game).hand(seen, words, headings)
        if held:
            room = (4000 - layout_length(view)) // (len(step.hands) - number)
            view.add_item(ui.TextDisplay(cut(f"{headings[number]}\n{held}", max(room, 40))))
    return images


def controls(step: ReplayStep, locale: str, hands: bool, page: int | None) -> list[list[Press]]:
    say = own_words(locale)
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
    options = [
        choice(
            str(step.stops[mark].record),
            f"{number}. {_milestone(step, mark, locale)}",
            chosen=mark == step.index,
        )
        for number, mark in enumerate(pages[shown], 1 + shown * MOST_OPTIONS)
    ]
    lines = [moves, [jump.menu(options, placeholder=say("replay-jump"), **here)]]
    if len(pages) > 1:
        lines.append(
            [
                turn_page.button(
                    say,
                    label=say(f"button-{key}-milestones"),
                    emoji=emoji,
                    disabled=not 0 <= to < len(pages),
                    page=max(to, 0),
                    **here,
                )
                for key, to, emoji in (("earlier", shown - 1, "◀️"), ("later", shown + 1, "▶️"))
            ]
        )
    return [*lines, [show_film.button(say, table=step.table.id)]]


def _milestone(step: ReplayStep, mark: int, locale: str) -> str:
    """A milestone as an entry of the menu, which has no markdown: its text, otherwise the heading
    of its summary."""
    event = step.stops[mark].milestone
    assert event is not None
    names = plain_names(step.table, locale)
    words = game_words(step.table.game, locale)
    speak = wording(step.table.game)
    told = speak.event(event, words, names)
    if not told:
        first = max((other + 1 for other in milestones(step.stops) if other < mark), default=0)
        since = [event for stop in step.stops[first : mark + 1] for event in stop.events]
        public = [event for event in since if event.seats is None]
        told = speak.summary(public, step.view, words, names)
    told = re.sub(r"\*\*|^[#\s>-]+", "", told)
    kind = event.kind if event.kind in MILESTONES else MILESTONES[-1]
    say = own_words(locale)
    told = told.splitlines()[0] if told else say(f"milestone-{kind}")
    if kind == "trick-over":
        # Tricks are counted again in each round.
        before = (stop.milestone for stop in step.stops[:mark])
        rounds = 1 + sum(over is not None and over.kind == "round-over" for over in before)
        told = say("replay-in-round", round=rounds, what=told)
    return told


setup = extension(__name__)
