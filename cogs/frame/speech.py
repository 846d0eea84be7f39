"""Languages, names and paces: what is needed to put a table into words for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.frame.names import called as called
from cogs.frame.names import plain
from cogs.frame.names import safe as safe
from db.base.rows import Pace
from engine.games import wording
from engine.kit.contract import Event
from engine.kit.showing import Say
from engine.table.answers.words import event_text
from engine.table.answers.words import game_words as game_words
from engine.table.record.pace import parts_of
from engine.table.service import Table
from texts import LOCALES, nearest, own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot


def guild_locale(interaction: discord.Interaction[Bot]) -> str:
    """The server's language, for public posts. English if Discord names no language, or none of
    ours."""
    return (interaction.guild_locale and nearest(interaction.guild_locale.value)) or LOCALES[0]


def seat_name(table: Table, seat: int, locale: str) -> str:
    """What the holder of a seat is called, as plain text. Computer players are numbered in the
    order of their seats, unless they play on for somebody who left."""
    sitting = table.seats[seat]
    if sitting.name:
        return plain(sitting.name) or own_words(locale)("vote-somebody")
    if sitting.left:
        return own_words(locale)("someone-left")
    unnamed = [s for s in table.seats[: seat + 1] if not s.name and not s.left]
    number = sum(other.computer for other in unnamed)
    return own_words(locale)("computer-name", number=number)


def names_of(table: Table, locale: str) -> str:
    """Who has the seat, for a menu's entry, which has no markdown."""
    return ", ".join(seat_name(table, seat.number, locale) for seat in table.seats if seat.name)


def plain_names(table: Table, locale: str) -> list[str]:
    """The seats' names for pictures, without markdown."""
    return [seat_name(table, seat.number, locale) for seat in table.seats]


def text_names(table: Table, locale: str) -> list[str]:
    """The seats' names for messages: bold, and without effect on them."""
    return [f"**{safe(name)}**" for name in plain_names(table, locale)]


def mention(table: Table, seat: int, locale: str) -> str:
    """The person of a seat as a mention (shown, not pinged), a computer player by name."""
    person = table.seats[seat].person
    if person is not None and not table.seats[seat].computer:
        return f"<@{person}>"
    return text_names(table, locale)[seat]


def listed(say: Say, things: list[str]) -> str:
    """Things in a row, joined as the language does: "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {say('and')} {things[-1]}"


def event_line(table: Table, event: Event, locale: str) -> str:
    """One event in words, in markdown. Empty if another line says it."""
    return event_text(table.game, event, locale, text_names(table, locale))


def titled(table: Table, names: list[str]) -> str:
    """A table by its game and its people."""
    title = wording(table.game).title(game_words(table.game, table.locale))
    return f"{title} · {', '.join(names)}"


def table_name(table: Table) -> str:
    """The same inside of a message."""
    return titled(table, [safe(name) for name in plain_names(table, table.locale)])


# Durations and paces


def duration(seconds: int, say: Say) -> str:
    """ "1 day and 12 hours"."""
    return listed(say, [say(f"duration-{unit}", count=count) for unit, count in parts_of(seconds)])


def pace_name(pace: Pace, say: Say) -> str:
    """ "relaxed (up to 3 days a move)"."""
    if pace.patience is None:
        return say("pace-none")
    return say(f"pace-{pace.key}", time=duration(pace.patience, say))


def pace_text(pace: Pace, say: Say) -> str:
    """The pace, and what happens when a player's time is up."""
    if pace.patience is None:
        return pace_name(pace, say)
    return say("pace-then", pace=pace_name(pace, say), end=say(f"pace-end-{pace.at_end}"))


def vacation_text(pace: Pace, say: Say) -> str:
    """How much vacation each person has."""
    if not pace.allowance:
        return say("pace-vacation-none")
    return say("pace-vacation", time=duration(pace.allowance, say))
