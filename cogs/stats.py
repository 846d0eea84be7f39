"""`/stats`: how games ended for a person, and in a server, for one's own eyes.

One's own results are shown from everywhere, another's and the server's from this server alone, of
the tables that whoever asks may see.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from statistics import fmean
from typing import Annotated, Any, Literal

import discord
from msgspec import Struct

from cogs.frame import Bot
from cogs.frame.commands import EVERYWHERE, Option, command, extension
from cogs.frame.context import Context, is_away, views
from cogs.frame.message import Shown, Together
from cogs.frame.routes import Press, button, choices
from cogs.frame.words import called, game_title, plain, safe
from cogs.help import pictured
from db.people import people, results
from db.people.results import Eyes, Result
from engine.games import all_games
from engine.kit.scene import Scene
from engine.kit.showing import Say
from engine.table.service import Refused
from pictures import plot
from texts import own_words

MOST_MARKS = 30
MOST_MONTHS = 12
MOST_PEOPLE = 10
ALL = "-"  # in place of a game's key


class About(Struct, frozen=True):
    """Whose results: a person's, in one server or (None) everywhere; a server's without one."""

    guild: int | None
    person: int | None
    name: str
    game: str | None = None  # only this one
    eyes: Eyes | None = None  # who asks, and what they may see; None: it is their own


@command("stats", EVERYWHERE, looks=True)
async def stats(
    ctx: Context, person: Annotated[discord.User | None, Option(name="arg-stats-person")] = None
) -> Shown:
    if person is None or person.id == ctx.id:
        return await show_results(ctx, "me", ALL, [])
    guild, eyes = await _eyes(ctx)
    return await _shown(ctx, About(guild, person.id, called(person), eyes=eyes))


@button("y:{whose}:{game}", looks=True)
async def show_results(
    ctx: Context, whose: Literal["me", "server"], game: str, values: list[str]
) -> Shown:
    if whose == "me":
        return await _shown(ctx, About(None, ctx.id, ctx.name, _only(game, values)))
    guild, eyes = await _eyes(ctx)
    return await _shown(ctx, About(guild, None, "", _only(game, values), eyes))


@button("y:{person}:{game}", looks=True)
async def show_results_of(ctx: Context, person: int, game: str, values: list[str]) -> Shown:
    guild, eyes = await _eyes(ctx)
    name = plain((await ctx.read(people.get, person)).name)
    return await _shown(ctx, About(guild, person, name, _only(game, values), eyes))


def _only(game: str, values: list[str]) -> str | None:
    game = next(iter(values), game)
    if game not in (ALL, *all_games()):
        raise Refused("bad-option", "game")
    return None if game == ALL else game


async def _eyes(ctx: Context) -> tuple[int, Eyes]:
    """This server, and what whoever asks may see there."""
    guild = ctx.interaction.guild_id
    if guild is None:
        raise Refused("no-table")
    if is_away(ctx.interaction):
        raise Refused("server-away")
    played = await ctx.read(results.channels, guild)
    return guild, Eyes(ctx.id, tuple(c for c in played if views(ctx.interaction, c)))


async def _shown(ctx: Context, about: About) -> Shown:
    text, scene, games = await _results(ctx.bot, about, ctx.locale)
    lines = _controls(about, games, ctx.say, ctx.interaction.guild_id is not None)
    return await pictured(ctx, text, scene, *lines)


@Together
async def _results(bot: Bot, about: About, locale: str) -> tuple[str, Scene | None, list[str]]:
    if about.person is None:
        return await _of_server(bot, about, own_words(locale))
    whose: Any = {"guild": about.guild, "eyes": about.eyes}
    everything = await bot.store.read(results.of_person, about.person, **whose)
    # Of a thousand games this takes a while: the loop does not wait for it.
    return await asyncio.to_thread(_of_person, everything, about, own_words(locale))


# A person


def _of_person(
    everything: Sequence[Result], about: About, say: Say
) -> tuple[str, Scene | None, list[str]]:
    games = list(dict.fromkeys(result.game for result in everything))
    found = [r for r in everything if about.game in (None, r.game)]
    shown = [about.game] if about.game else games
    parts = [(_title(game, say), [r for r in found if r.game == game]) for game in shown]
    if len(shown) > 1:
        parts.insert(0, (say("stats-all-games"), found))
    lines = [f"### {say('stats-of-person', name=safe(about.name))}"]
    if not found:
        lines.append(say("stats-none-person"))
    lines += [_person_lines(heading, theirs, say) for heading, theirs in parts if theirs]
    played = [result for result in found if not result.left]
    return "\n".join(lines), _marks(about, played[-MOST_MARKS:], say), games


def _person_lines(heading: str, theirs: Sequence[Result], say: Say) -> str:
    """Games, wins, places. Games that they left are counted only as such."""
    played = [result for result in theirs if not result.left]
    wins = sum(result.place == 1 for result in played)
    facts = [say("stats-games", count=len(played)), say("stats-wins", count=wins)]
    if len(played) < len(theirs):
        facts.append(say("stats-left", count=len(theirs) - len(played)))
    lines = [f"**{heading}**: {' · '.join(facts)}"]
    if played:
        comma = "." if say.locale == "en" else ","
        place = f"{fmean(r.place for r in played):.1f}".replace(".", comma)
        seats = f"{fmean(r.seats for r in played):.1f}".removesuffix(".0").replace(".", comma)
        average = say("stats-average", place=place, seats=seats)
        lines.append(f"-# {average} · {_ahead(fmean(r.beaten for r in played), say)}")
        places = sorted(Counter(result.place for result in played).items())
        told = [say("stats-place", count=str(n), place=str(place)) for place, n in places]
        lines.append(f"-# {say('stats-places', places=', '.join(told))}")
    return "\n".join(lines)


def _ahead(beaten: float, say: Say) -> str:
    return say("stats-beaten", percent=str(round(100 * beaten)))


def _title(game: str, say: Say) -> str:
    """A game that is played no more keeps its key."""
    return game_title(game, say.locale) if game in all_games() else game


def _marks(about: About, theirs: Sequence[Result], say: Say) -> Scene | None:
    """The places of a row of games, with the average so far; of a few there is nothing to see."""
    if len(theirs) < plot.LEAST:
        return None
    games = list(dict.fromkeys(result.game for result in theirs))
    marks, told, dates = [], [], []
    for result in theirs:
        place = str(result.place)
        dates.append(say("stats-date", at=datetime.fromtimestamp(result.ended_at, UTC)))
        about_it = {"place": place, "seats": str(result.seats), "game": _title(result.game, say)}
        told.append(say("plot-alt-place", date=dates[-1], **about_it))
        kind = games.index(result.game)
        marks.append(plot.Mark(result.beaten, place, kind, result.place == 1))
    heights, last = [result.beaten for result in theirs], len(theirs) - 1
    dated = (0, len(theirs) // 2, last) if len(theirs) > 4 else (0, last)
    return plot.marks(
        marks,
        title=say("plot-person", name=about.name),
        top=say("plot-first"),
        bottom=say("plot-last"),
        dates=[(number, dates[number]) for number in dated],
        legend=[(i, _title(game, say)) for i, game in enumerate(games[: plot.KINDS])],
        line=[sum(heights[: i + 1]) / (i + 1) for i in range(len(heights))],
        line_name=say("plot-legend-mean"),
        alt=say("plot-alt-person", count=len(theirs), places=", ".join(told)),
    )


# A server


async def _of_server(bot: Bot, about: About, say: Say) -> tuple[str, Scene | None, list[str]]:
    assert about.guild is not None
    read, guild, only, eyes = bot.store.read, about.guild, about.game, about.eyes
    played = await read(results.games, guild, eyes=eyes)
    tallies = await read(results.people, guild, game=only, eyes=eyes, most=MOST_PEOPLE)
    months = await read(results.months, guild, game=only, eyes=eyes)
    lines = [f"### {say('stats-of-server')}"]
    counted = [(game, count) for game, count in played if only in (None, game)]
    if not counted:
        lines.append(say("stats-none-server"))
    lines += [f"**{_title(g, say)}**: {say('stats-games', count=c)}" for g, c in counted]
    if tallies:
        lines.append(f"**{say('stats-standings')}**")
    for number, tally in enumerate(tallies, 1):
        name = safe(tally.name) if tally.person is not None and tally.name else say("someone-left")
        facts = [say("stats-wins", count=tally.wins), say("stats-games", count=tally.games)]
        if tally.games:
            facts.append(_ahead(tally.beaten, say))
        if tally.left:
            facts.append(say("stats-left", count=tally.left))
        lines.append(f"{number}. **{name}**: {' · '.join(facts)}")
    return "\n".join(lines), _bars(months, say), [game for game, _ in played]


def _bars(months: dict[str, int], say: Say) -> Scene | None:
    """Every month from the first to the last with a finished game, the newest twelve; of a few
    games there is nothing to see."""
    if sum(months.values()) < plot.LEAST:
        return None
    first, last = (12 * int(at[:4]) + int(at[5:]) - 1 for at in (min(months), max(months)))
    shown = [f"{at // 12}-{at % 12 + 1:02}" for at in range(first, last + 1)][-MOST_MONTHS:]
    told = [f"{month}: {months.get(month, 0)}" for month in shown]
    return plot.bars(
        [plot.Bar(months.get(month, 0), month) for month in shown],
        title=say("plot-server"),
        alt=say("plot-alt-server", months=", ".join(told)),
    )


def _controls(about: About, games: Sequence[str], say: Say, in_server: bool) -> list[list[Press]]:
    """Other results: one's own, the server's; of one game only where several were played."""
    whose = "server" if about.person is None else "me" if about.guild is None else "other"
    menu, buttons = list[Press](), list[Press]()
    if len(games) > 1:
        texts = {ALL: say("stats-all-games"), **{g: _title(g, say) for g in games[:24]}}
        hint: Any = {"placeholder": say("stats-which-game"), "game": ALL}
        options = choices(texts, about.game or ALL)
        if whose == "other":
            menu.append(show_results_of.menu(options, person=about.person, **hint))
        else:
            menu.append(show_results.menu(options, whose=whose, **hint))
    for other, key, emoji in (("me", "mine", "🙂"), ("server", "server", "🏛️")):
        if other != whose and (in_server or other == "me"):
            look: Any = {"label": say(f"button-stats-{key}"), "emoji": emoji}
            buttons.append(show_results.button(say, **look, whose=other, game=ALL))
    return [line for line in (menu, buttons) if line]


setup = extension(__name__)
