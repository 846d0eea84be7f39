"""*How it plays* page by page, and what may be looked up: pictures with a few words."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from cogs.frame import ids
from cogs.frame.context import Context
from cogs.frame.message import MOST_ALT, Image, Shown
from cogs.frame.parts import MOST_OPTIONS, Press, button, choice, menu
from cogs.frame.showing import Together, painted
from cogs.frame.speech import game_words
from engine.games import all_games, lessons, wording
from engine.kit.lessons import Thing
from engine.kit.scene import Canvas
from engine.kit.words.phrasing import cut
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

MOST_TEXT: Final = 3000


@cache
def read_things(game: str, locale: str) -> Mapping[str, Thing]:
    found = lessons(game).things(game_words(game, locale))
    return {thing.key: thing for thing in found}


async def _things(game: str, locale: str) -> Mapping[str, Thing]:
    return await asyncio.to_thread(read_things, game, locale)


things_of: Final = Together(_things, lasting=True)
"""All that may be looked up in a game, by key, in one language. For the first time this takes tens
of milliseconds."""


async def learn_page(ctx: Context, game: str, number: int) -> Shown:
    """A page of how a game plays, with the ways on from there. `number`: from 0."""
    keys, words, say = lessons(game).pages, game_words(game, ctx.locale), ctx.say
    number = min(number, len(keys) - 1)
    key = keys[number]
    head = f"{number + 1}/{len(keys)} · {words(f'learn-{key}-title')}"
    title = wording(game).title(words)
    text = f"-# {title}\n## {head}\n{words(f'learn-{key}')}"
    rules = all_games()[game]
    picture = await asyncio.to_thread(lessons(game).page_picture, rules, key, words)
    line = [
        button(
            ids.LEARN.id(game=game, page=number - 1 if number else 0),
            say("button-page-back"),
            emoji="◀️",
            disabled=not number,
        )
    ]
    if number + 1 < len(keys):
        onward = ids.LEARN.id(game=game, page=number + 1)
        line.append(button(onward, say("button-page-on"), emoji="▶️"))
    line.append(rules_button(game, ctx.locale))
    lines = [line]
    if lessons(game).first_game is not None:
        first = ids.LESSON.id(game=game)
        style = discord.ButtonStyle.success
        lines.append([button(first, say("button-lesson"), emoji="🧭", style=style)])
    return await _shown(ctx, game, text, picture, lines)


async def thing_page(
    ctx: Context, game: str, key: str, others: Sequence[str] = (), table: int | None = None
) -> Shown:
    """Something drawn large: what it does, what people often ask about it, an example. `others`:
    the other things that the question at this table is about."""
    say, known = ctx.say, await things_of(game, ctx.locale)
    thing = known[key]
    told = [f"## {thing.title}", thing.effect]
    if thing.ruling:
        told.append(f"⚖️ {thing.ruling}")
    told.append(f"> {say('thing-example', example=thing.example)}")
    told.append(f"-# {say('thing-others')}")
    words = game_words(game, ctx.locale)
    picture = await asyncio.to_thread(lessons(game).thing_picture, key, words)
    lines: list[list[Press]] = []
    if table is not None and len(others) > 1:
        options = [
            choice(other, known[other].title, chosen=other == key)
            for other in others[:MOST_OPTIONS]
        ]
        lines.append([menu(ids.MET.id(table=table), options, placeholder=say("thing-choose"))])
    last = [rules_button(game, ctx.locale)]
    if lessons(game).pages:
        last.insert(0, learn_button(game, ctx.locale))
    return await _shown(ctx, game, "\n".join(told), picture, [*lines, last])


def learn_button(game: str, locale: str) -> Press:
    """Opens the first page of how a game plays."""
    label = own_words(locale)("button-plays")
    return button(ids.LEARN.id(game=game, page=0), label, emoji="🎓")


def rules_button(game: str, locale: str) -> Press:
    """Opens the rules in place of what is shown."""
    return button(ids.RULES_OF.id(game=game), own_words(locale)("button-rules"), emoji="📖")


async def _shown(
    ctx: Context, game: str, text: str, picture: Canvas | None, lines: Sequence[Sequence[Press]]
) -> Shown:
    """Words, then the picture (in words for those who want no pictures), then controls."""
    bot: Bot = ctx.bot
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(cut(text, MOST_TEXT)))
    images: tuple[Image, ...] = ()
    if picture is not None and not ctx.person.text_only:
        images = await painted(bot, picture, "lesson.png")
    for image in images:
        view.add_item(image.gallery())
    if picture is not None and not images:
        view.add_item(ui.TextDisplay(cut(picture.alt, MOST_ALT)))
    for line in lines:
        view.add_item(ui.ActionRow(*line))
    return Shown(bot.emoji_set.layout(game, view), images)
