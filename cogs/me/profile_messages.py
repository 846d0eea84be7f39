"""What `/me` shows: one's tables, and one's settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from cogs.frame import ids
from cogs.frame.message import MOST_CONTENT, Message
from cogs.frame.parts import Press, button, choice, menu, rows
from cogs.frame.speech import duration, game_words
from db.base.rows import DAY, HOUR
from db.people.people import Person, Wishes
from engine.games import wording
from engine.kit.showing import Say
from engine.kit.words.phrasing import cut, length
from engine.table.answers import queries
from engine.table.service import Refused, Table
from texts import LOCALES, own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

MOST_TABLES: Final = 20
"""So many are listed; those that wait come first."""
RHYTHMS: Final = (4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 0)
"""What one may choose between reminders; 0: none."""
AS_TABLE: Final = "table"
AS_DISCORD: Final = "discord"


# My tables


async def tables_message(bot: Bot, person: int, locale: str) -> Message:
    """All tables of a person, those that wait for them first, the longest wait on top."""
    say = own_words(locale)
    mine = await bot.service.look(queries.tables_of_person, person)
    waiting = sum(since is not None for _, since in mine)
    head = say("me-waiting", count=waiting) if mine else say("list-empty")
    lines = [f"## {say('me-title')}", head]
    options = []
    for table, since in mine[:MOST_TABLES]:
        status, what = await _status(bot, table, since, person, locale)
        title = wording(table.game).title(game_words(table.game, locale))
        number = say("table-number", id=str(table.id))
        sign = "" if since is None else "▶ "
        line = f"- {sign}[**{title}** {number}]({link_to(table)})"
        lines.append(f"{line} · {status}" if status else line)
        if since is not None:
            options.append(choice(str(table.id), f"{title} {number}", detail=what))
    if len(mine) > MOST_TABLES:
        lines.append(say("me-others", count=len(mine) - MOST_TABLES))
    content = lines[0]
    for line in lines[1:]:
        if length(content) + 1 + length(line) <= MOST_CONTENT:
            content = f"{content}\n{line}"
    foot = [button(ids.MINE.id(what="settings"), say("button-settings"), emoji="⚙️")]
    if waiting:
        onward = say("button-next")
        style = discord.ButtonStyle.primary
        foot.insert(0, button(ids.NEXT_TABLE, onward, emoji="⏭️", style=style))
    at = [menu(ids.MINE.id(what="at"), options, placeholder=say("me-answer"))] if options else []
    return Message(content, (), rows(at, foot))


async def _status(
    bot: Bot, table: Table, since: int | None, person: int, locale: str
) -> tuple[str, str]:
    """A table's phase, and what it waits for from this person, if it does."""
    say, words = own_words(locale), game_words(table.game, locale)
    speak = wording(table.game)
    if table.phase == "lobby":
        taken = sum(seat.person is not None or seat.computer for seat in table.seats)
        return say("list-lobby", taken=taken, seats=len(table.seats)), ""
    try:
        sight = await bot.service.look(queries.view, table.id, person)
    except Refused:
        return "", ""  # it ended in this moment
    phase = speak.phase(sight.view, words)
    if since is None:
        return phase, ""
    kind = next((o.question.kind for o in sight.open if o.given is None), None)
    what = "" if kind is None else speak.waiting(kind, words)
    return f"{phase}: {say('me-your-move', what=what, since=f'<t:{since}:R>')}", what


def link_to(table: Table) -> str:
    """Where the table is in Discord."""
    where = table.thread or table.channel
    return f"https://discord.com/channels/{table.guild}/{where}"


# My settings


def settings_message(known: Person, wishes: Wishes, locale: str, now: int) -> Message:
    """Everything that a person may set, as it is, with controls for it."""
    say = own_words(locale)
    away = wishes.away is not None and wishes.away[1] > now
    lines = [f"## {say('me-settings')}", *_lines(known, wishes, say, away)]
    toggles = [
        _toggle("deck", wishes.on_deck, say),
        _toggle("confirm", known.confirm, say),
        _toggle("text", known.text_only, say),
        _toggle("gather", known.gather, say),
        _explain(known, say),
    ]
    more = [
        button(ids.MINE.id(what="quiet"), say("me-quiet-button"), emoji="🌙"),
        button(ids.MINE.id(what="zone"), say("me-zone-button"), emoji="🕰️"),
        button(ids.MINE.id(what="back"), say("me-back-button"), emoji="🏠")
        if away
        else button(ids.MINE.id(what="away"), say("me-away-button"), emoji="🏖️"),
        button(ids.MINE.id(what="tables"), say("me-title"), emoji="🎲"),
    ]
    view = rows(
        [_language(known, say)], [_reminders(wishes, say)], [_deliver(wishes, say)], toggles, more
    )
    return Message(cut("\n".join(lines), MOST_CONTENT), (), view)


def _lines(known: Person, wishes: Wishes, say: Say, away: bool) -> list[str]:
    language = own_words(known.locale)("language-name") if known.locale else say("me-as-discord")
    zone = wishes.zone or "UTC"
    if wishes.quiet_from is None or wishes.quiet_to is None:
        quiet = say("me-quiet-none")
    else:
        hours = f"{clock(wishes.quiet_from)}–{clock(wishes.quiet_to)}"
        quiet = say("me-quiet-set", hours=hours, zone=zone)
    until = f"<t:{wishes.away[1]}:f>" if away and wishes.away else ""
    reminders = f"{rhythm(wishes.every, say)}; {say(f'me-deliver-{wishes.deliver}')}"
    return [
        f"🌐 {say('me-language')}: {language}",
        f"🔔 {say('me-reminders')}: {reminders}",
        f"🌙 {say('me-quiet')}: {quiet}",
        f"🕰️ {say('me-zone')}: {zone}",
        f"🏖️ {say('me-away')}: {say('me-away-until', until=until) if away else say('no')}",
        *(
            f"{sign} {say(f'me-{name}')}: {say('yes' if on else 'no')}"
            for sign, name, on in (
                ("👀", "deck", wishes.on_deck),
                ("✅", "confirm", known.confirm),
                ("🔤", "text", known.text_only),
                ("🗂️", "gather", known.gather),
            )
        ),
        f"-# {say('me-gather-about')}",
        f"💡 {say('me-explain')}: {say(f'me-explain-{known.explain}')}",
        f"-# {say('me-explain-about')}",
    ]


def clock(minute: int) -> str:
    """A minute of the day as people write it.

    >>> clock(450)
    '07:30'
    """
    return f"{minute // 60:02}:{minute % 60:02}"


def minute_of(text: str) -> int | None:
    """The minute of the day that somebody wrote; None: it is none.

    >>> minute_of("7:30"), minute_of("22h"), minute_of("11 pm"), minute_of("25:00")
    (450, 1320, 1380, None)
    """
    plain = text.strip().casefold().replace(".", ":").replace("h", ":")
    half = plain.endswith(("am", "pm"))
    digits = plain.removesuffix("am").removesuffix("pm").strip().rstrip(":")
    hours, _, minutes = digits.partition(":")
    if not (hours.isdecimal() and (minutes or "0").isdecimal()) or len(minutes) > 2:
        return None
    hour, minute = int(hours), int(minutes or 0)
    if half:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if plain.endswith("pm") else 0)
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def rhythm(every: int | None, say: Say) -> str:
    """How often one is reminded."""
    if every is None:
        return say("me-every-table")
    return say("me-every", time=duration(every, say)) if every else say("me-every-never")


def _language(known: Person, say: Say) -> Press:
    options = [
        choice(AS_DISCORD, f"{say('me-language')}: {say('me-as-discord')}", chosen=not known.locale)
    ]
    options += [
        choice(code, own_words(code)("language-name"), chosen=known.locale == code)
        for code in LOCALES
    ]
    return menu(ids.MINE.id(what="language"), options, placeholder=say("me-language"))


def _reminders(wishes: Wishes, say: Say) -> Press:
    rhythms = [None, *RHYTHMS]
    if wishes.every not in rhythms:
        rhythms.insert(1, wishes.every)
    options = [
        choice(
            AS_TABLE if every is None else str(every),
            f"{say('me-reminders')}: {rhythm(every, say)}",
            chosen=every == wishes.every,
        )
        for every in rhythms
    ]
    return menu(ids.MINE.id(what="every"), options, placeholder=say("me-reminders"))


def _deliver(wishes: Wishes, say: Say) -> Press:
    options = [
        choice(
            where,
            f"{say('me-reminders')}: {say(f'me-deliver-{where}')}",
            chosen=where == wishes.deliver,
        )
        for where in ("dm", "thread", "both")
    ]
    return menu(ids.MINE.id(what="deliver"), options, placeholder=say("me-reminders"))


def _toggle(name: str, on: bool, say: Say) -> Press:
    """A button that shows its setting and changes it."""
    return button(
        ids.TURN.id(setting=name),
        say(f"me-{name}"),
        emoji="☑️" if on else "⬜",
        style=discord.ButtonStyle.success if on else discord.ButtonStyle.secondary,
    )


def _explain(known: Person, say: Say) -> Press:
    """A button that says whether moves are explained, and goes on to the next choice."""
    label = f"{say('me-explain')}: {say(f'me-explain-{known.explain}')}"
    return button(ids.TURN.id(setting="explain"), label, emoji="💡")


# Forgetting


def forget_message(tables: int, locale: str) -> Message:
    """Whether they mean it."""
    say = own_words(locale)
    lines = [f"## {say('forget-title')}", say("forget-about")]
    if tables:
        lines.append(say("forget-tables", count=tables))
    line = [
        button(
            ids.MINE.id(what="forget"),
            say("forget-yes"),
            emoji="🗑️",
            style=discord.ButtonStyle.danger,
        ),
        button(ids.MINE.id(what="keep"), say("forget-no")),
    ]
    return Message("\n".join(lines), (), rows(line))


def plain_message(text: str) -> Message:
    """A line without controls."""
    return Message(text, (), ui.View(timeout=None))
