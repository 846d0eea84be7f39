"""`/help`, `/rules`, `/learn` and `/card`: what the bot does, how the games go, and what their
cards and symbols do; and hints. All of it is for the eyes of whoever asks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import discord
from discord import ui

from cogs.frame.commands import EVERYWHERE, Option, Pairs, any_table, command, extension, titles
from cogs.frame.context import Context, answer
from cogs.frame.emojis import MOST_LAYOUT
from cogs.frame.message import MOST_CONTENT, Image, Shown, painted, read_things, rules_of, things_of
from cogs.frame.routes import MOST_OPTIONS, Index, Press, button, choices, layout
from cogs.frame.words import Localized, asked_now, game_title, game_words, picks_text
from cogs.server import why_not
from engine.games import all_games, lessons, wording
from engine.kit.lessons import met_in
from engine.kit.scene import Canvas
from engine.kit.words import cut, length
from engine.minds.search_player import Thought
from engine.table.commands import lobbies
from engine.table.service import OpenQuestion, Refused, Table

SUCCESS: Final = discord.ButtonStyle.success
MOST_TEXT: Final = 3000
MOST_RULES: Final = 3900
FIRST: Final = Index(0)
"""The page that one begins with."""
COMPLETION_SECONDS: Final = 2.0
"""Discord waits for completions for three."""
HINT_SECONDS: Final = 14.5 * 60
"""So long somebody waits for a hint: Discord takes answers for a little longer."""


# What the bot does


@button("h:help", "button-back", looks=True, emoji="↩️")
@command("help", EVERYWHERE, looks=True)
async def help_page(ctx: Context) -> Shown:
    games = ", ".join(game_title(key, ctx.locale) for key in all_games())
    return Shown(layout(ctx.say("help-text", games=games), [privacy.button(ctx.say)]))


@button("h:privacy", "button-privacy", looks=True, emoji="🔏")
async def privacy(ctx: Context) -> Shown:
    """What is kept of people, in short; the whole of it is `docs/privacy.md`."""
    say, settings = ctx.say, ctx.bot.settings
    contact = say("privacy-contact-unknown")
    if settings.contact:
        contact = say("privacy-contact", contact=discord.utils.escape_mentions(settings.contact))
    row: list[ui.Item[Any]] = [help_page.button(say)]
    if settings.privacy_url:
        row.append(ui.Button(label=say("button-privacy-whole"), url=settings.privacy_url))
    return Shown(layout(f"{say('privacy-text')}\n{contact}", row))


# Rules


@command("rules", EVERYWHERE, looks=True)
async def rules(
    ctx: Context, game: Annotated[str | None, Option(among=titles)] = None
) -> Shown | str:
    if game is not None:
        return await rules_page(ctx, game) if game in all_games() else ctx.say("no-such-game")
    try:
        table = await any_table(ctx, None)
    except Refused:
        return await rules_page(ctx, next(iter(all_games())))
    return await rules_now(ctx, table)


async def rules_now(ctx: Context, table: Table) -> Shown:
    """The rules of a table's game at the page of its phase."""
    page = ""
    if table.phase in ("running", "over"):
        page = wording(table.game).rules_now((await ctx.sight(table.id)).view)
    return await rules_page(ctx, table.game, page)


async def rules_page(ctx: Context, game: str, page: str = "", lesson: int = 0) -> Shown:
    """A page with a menu of all. `lesson`: the page of how the game plays that they came from."""
    if game not in all_games():
        raise Refused("no-table")
    say, pages = ctx.say, await rules_of(game, ctx.locale)
    shown = next((p for p in pages if p.key == page), pages[0])
    lines: list[list[Press]] = []
    most = -(-len(pages) // -(-len(pages) // MOST_OPTIONS))  # menus of one length
    for start in range(0, len(pages), most):
        part = pages[start : start + most]
        options = choices({p.key: p.title for p in part}, shown.key)
        hint = say("choose-page-of", first=part[0].title, last=part[-1].title)
        at: dict[str, Any] = {"game": game, "start": start, "lesson": lesson or None}
        lines.append([turn_rules.menu(options, placeholder=hint, **at)])
    if lessons(game).pages:
        here = pages.index(shown) or None
        lines.append([learn_page.button(say, game=game, page=lesson, rules=here)])
    view = layout(cut(f"## {shown.title}\n{shown.text}", MOST_RULES), *lines)
    return Shown(ctx.bot.emoji_set.layout(game, view))


@button("h:rules:{game}:{start}[.{lesson}]", looks=True)
async def turn_rules(
    ctx: Context, game: str, start: int, value: str, lesson: Index = FIRST
) -> Shown:
    return await rules_page(ctx, game, value, lesson)


@button("e:{game}:rules[.{page}.{lesson}]", "button-rules", looks=True, emoji="📖")
async def open_rules(ctx: Context, game: str, page: Index = FIRST, lesson: Index = FIRST) -> Shown:
    """In place of how the game plays, at the page where one was before."""
    pages = await rules_of(game, ctx.locale) if game in all_games() else ()
    return await rules_page(ctx, game, "".join(p.key for p in pages[page : page + 1]), lesson)


@button("h:beside:{game}:{what}", "button-{what}", ack="private", looks=True)
async def read_beside(ctx: Context, game: str, what: Literal["plays", "rules"]) -> Shown:
    return await (learn_page(ctx, game, FIRST) if what == "plays" else rules_page(ctx, game))


@button("l:{table}:{what}", "button-{what}", ack="private", looks=True)
async def below_lobby(ctx: Context, table: Table, what: Literal["plays", "rules"]) -> Shown:
    """In a game without lessons, the first page of the rules says how to play."""
    if what == "plays" and lessons(table.game).pages:
        return await learn_page(ctx, table.game, FIRST)
    pages = await rules_of(table.game, ctx.locale)
    page = pages[0 if what == "plays" else min(1, len(pages) - 1)]
    return await rules_page(ctx, table.game, page.key)


# How a game plays


def _teaches(game: str) -> bool:
    return game in all_games() and bool(lessons(game).pages)


async def _taught(ctx: Context) -> Pairs:
    return [(title, key) for title, key in await titles(ctx) if _teaches(key)]


@command("learn", EVERYWHERE, looks=True)
async def learn(ctx: Context, game: Annotated[str, Option(among=_taught)]) -> Shown | str:
    return await learn_page(ctx, game, FIRST) if _teaches(game) else ctx.say("no-such-game")


async def how_it_plays(ctx: Context, table: Table) -> Shown:
    teaches = _teaches(table.game)
    return await (learn_page(ctx, table.game, FIRST) if teaches else rules_now(ctx, table))


@button("e:{game}:page.{page}[.{rules}]", "button-plays", looks=True, emoji="🎓")
async def learn_page(ctx: Context, game: str, page: Index, rules: Index = FIRST) -> Shown:
    """`page`: from 0. `rules`: the page of the rules that they came from."""
    if not _teaches(game):
        raise Refused("outdated")
    keys, words, say = lessons(game).pages, game_words(game, ctx.locale), ctx.say
    number = min(page, len(keys) - 1)
    key = keys[number]
    head = f"{number + 1}/{len(keys)} · {words(f'learn-{key}-title')}"
    text = f"-# {game_title(game, ctx.locale)}\n## {head}\n{words(f'learn-{key}')}"
    picture = await asyncio.to_thread(lessons(game).page_picture, all_games()[game], key, words)
    line = []
    for to, way, emoji in ((number - 1, "back", "◀️"), (number + 1, "on", "▶️")):
        at: Any = {"game": game, "page": max(to, 0), "rules": rules or None}
        look: Any = {"label": say(f"button-page-{way}"), "emoji": emoji, "disabled": to < 0}
        if to < len(keys):
            line.append(learn_page.button(say, **look, **at))
    back: Any = {"page": rules, "lesson": number} if rules or number else {}
    lines = [[*line, open_rules.button(say, game=game, **back)]]
    if lessons(game).first_game is not None:
        lines.append([open_lesson.button(say, game=game)])
    return await pictured(ctx, text, picture, *lines, game=game)


@button("e:{game}:lesson", "button-lesson", ack="private", sits=True, style=SUCCESS, emoji="🧭")
async def open_lesson(ctx: Context, game: str) -> str:
    interaction = ctx.interaction
    problem = await why_not(ctx)
    if problem is not None or interaction.channel_id is None:
        return problem or ctx.say("not-in-dm")
    where: Any = {"guild": interaction.guild_id or 0, "channel": interaction.channel_id}
    who: Any = {"host": (ctx.id, ctx.name), "locale": ctx.locale}
    await ctx.run(lobbies.open_lesson, game=game, **where, **who)
    return ctx.say("lesson-opened")


async def pictured(
    ctx: Context, text: str, picture: Canvas | None, *lines: Sequence[Press], game: str = ""
) -> Shown:
    """Words, then the picture (in words for those who want no pictures), then controls. `game`:
    whose emojis are in the words."""
    text, parts, images = cut(text, MOST_TEXT), list[Any](), tuple[Image, ...]()
    if picture is not None and not ctx.person.text_only:
        images = await painted(ctx.bot, picture, "lesson.png" if game else "results.png")
        parts += [image.gallery() for image in images]
    if picture is not None and not images:
        parts.append(cut(picture.alt, MOST_LAYOUT - length(text)))
    view = layout(text, *parts, *lines)
    return Shown(ctx.bot.emoji_set.layout(game, view) if game else view, images)


# What a card does


async def _things(ctx: Context, current: str) -> Pairs:
    try:
        # All catalogues of a language are read when somebody first asks in it.
        async with asyncio.timeout(COMPLETION_SECONDS):
            return await _named(ctx, current)
    except TimeoutError:
        return ()


@command("card", EVERYWHERE, looks=True)
async def card(
    ctx: Context, name: Annotated[str, Option(search=_things, name="arg-card")]
) -> Shown | str:
    """Chosen from the list, or written."""
    game, _, key = name.partition(":")
    if game not in all_games() or key not in await things_of(game, ctx.locale):
        named = await _named(ctx, name)
        if not named:
            return ctx.say("no-such-thing", name=cut(name, 60))
        game, _, key = named[0][1].partition(":")
    return await _thing_page(ctx, game, key)


async def _named(ctx: Context, text: str) -> Pairs:
    """(name, game:key) of all that is called so, of the game played here or of every one. Names
    that begin so come first."""
    games, wanted, locale = list(all_games()), text.strip().casefold(), ctx.locale
    with contextlib.suppress(Refused):
        here = (await any_table(ctx, None)).game
        games = [here] if lessons(here).pages else games

    def find() -> Pairs:
        found = []
        for game in games:
            title = game_title(game, locale).partition(":")[0]
            for thing in read_things(game, locale).values():
                name = thing.title if len(games) == 1 else f"{thing.title} · {title}"
                if wanted in name.casefold():
                    begins = thing.title.casefold().startswith(wanted)
                    found.append((not begins, name, f"{game}:{thing.key}"))
        return [(name, value) for _, name, value in sorted(found)]

    return await asyncio.to_thread(find)


async def explained(ctx: Context, table: Table) -> Shown:
    """From a prompt: what its question is about, drawn large, otherwise the rules."""
    met = await _met(ctx, table.id)
    if not met:
        return await rules_now(ctx, table)
    return await _thing_page(ctx, table.game, met[0], met, table.id)


@button("e:{table}:met", looks=True)
async def look_up(ctx: Context, table: Table, value: str) -> Shown:
    if value not in await things_of(table.game, ctx.locale):
        raise Refused("outdated")
    return await _thing_page(ctx, table.game, value, await _met(ctx, table.id), table.id)


async def _met(ctx: Context, table: int) -> list[str]:
    """What may be looked up of what they are asked, that first which they have chosen so far."""
    local = await ctx.panel(table)
    asked = asked_now(local.sight)
    if asked is None:
        return []
    known = await things_of(local.game.key, ctx.locale)
    met = met_in(lessons(local.game.key), local.view, asked.question, known)
    chosen = [str(pick).partition(".")[0] for pick in asked.draft]
    return sorted(met, key=lambda key: key not in chosen)


async def _thing_page(
    ctx: Context, game: str, key: str, others: Sequence[str] = (), table: int | None = None
) -> Shown:
    """Something drawn large. `others`: what else the question at this table is about."""
    say, known = ctx.say, await things_of(game, ctx.locale)
    thing = known[key]
    told = [f"## {thing.title}", thing.effect, *([f"⚖️ {thing.ruling}"] if thing.ruling else [])]
    told += [f"> {say('thing-example', example=thing.example)}", f"-# {say('thing-others')}"]
    words = game_words(game, ctx.locale)
    picture = await asyncio.to_thread(lessons(game).thing_picture, key, words)
    lines: list[list[Press]] = []
    if table is not None and len(others) > 1:
        options = choices({other: known[other].title for other in others[:MOST_OPTIONS]}, key)
        lines.append([look_up.menu(options, placeholder=say("thing-choose"), table=table)])
    beside = {"plays": "🎓", "rules": "📖"} if lessons(game).pages else {"rules": "📖"}
    last = [
        read_beside.button(say, emoji=emoji, game=game, what=what) for what, emoji in beside.items()
    ]
    return await pictured(ctx, "\n".join(told), picture, *lines, last, game=game)


# Hints

CLOSE: Final = 0.02
"""Answers whose worth differs by less are as good as one another."""
CLEAR: Final = 0.1
STEADIER: Final = 0.8
"""The better answer varies so much less from game to game that it is safer."""
MOST_FEARED: Final = 0.3
"""With so small a part of a fair chance to win, one is behind whatever one does."""


async def show_hint(ctx: Context, table: int) -> None:
    until = ctx.bot.service.now() + HINT_SECONDS
    view, asked, thought = await ctx.bot.hints.hint(table, ctx.id, until)
    text = cut(hint_text(Localized(view, ctx.locale), asked, thought), MOST_CONTENT)
    await answer(ctx.interaction, ctx.bot.emoji_set.content(view.table, text, ctx.locale))


def hint_text(local: Localized, asked: OpenQuestion, thought: Thought) -> str:
    """What it would do, how games went after it, how much better it is, and how it knows."""
    say, question = local.say, asked.question
    lines = [say("hint-answer", picks=picks_text(local, question, thought.picks))]
    best, *others = thought.candidates or (None,)
    if best is None:
        ready = local.game.ready(local.view, question)
        return "\n".join([*lines, say("hint-ready" if ready else "hint-only")])
    if best.wins is not None:
        lines.append(say("hint-wins", percent=round(100 * best.wins)))
    if best.points is not None:
        lines.append(say("hint-points", points=round(best.points)))
    if others:
        other, apart = others[0], best.worth - others[0].worth
        how = "close" if apart < CLOSE else "clear" if apart > CLEAR else "better"
        lines.append(say(f"hint-{how}", picks=picks_text(local, question, other.picks)))
        if other.spread and best.spread < STEADIER * other.spread:
            lines.append(say("hint-safer"))
    if best.wins is not None and best.wins * local.view.seats < MOST_FEARED:
        lines.append(say("hint-behind"))
    lines.append(say("hint-how", count=sum(one.games for one in thought.candidates)))
    return "\n".join(lines)


setup = extension(__name__)
