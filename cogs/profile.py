"""`/me`: my tables, my settings, and being forgotten. All of it is for one person's eyes only."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, Literal
from zoneinfo import available_timezones

import discord
from babel import Locale
from babel.core import get_global
from babel.dates import get_timezone_location
from discord import ui
from msgspec.structs import replace

from cogs.frame import Bot
from cogs.frame.commands import EVERYWHERE, Option, Pairs, command, extension
from cogs.frame.context import Context, Panel
from cogs.frame.message import MOST_CONTENT, Message
from cogs.frame.routes import Press, button, choice, choices, field, fields_of, form, meant_by, rows
from cogs.frame.words import duration, game_title, game_words, languages, text_names
from cogs.options import taken
from db.people import people
from db.people.people import Deliver, Explain, Person, Wishes
from db.tables.tables import DAY, HOUR
from engine.games import wording
from engine.kit.showing import Say
from engine.kit.words import cut, length
from engine.table.answers import queries
from engine.table.commands import absence, playing
from engine.table.commands.forgetting import forget_person
from engine.table.record import deadlines
from engine.table.record.deadlines import is_zone, one_clock
from engine.table.record.pace import seconds_of
from engine.table.service import Refused, Table
from texts import LOCALES, nearest, own_words

log = logging.getLogger(__name__)

# Time zones as one looks for them

MOST: Final = 25

HOME: Final = {
    "en": (
        "Europe/London", "America/New_York", "America/Chicago", "America/Denver",
        "America/Los_Angeles", "America/Toronto", "Europe/Dublin", "Australia/Sydney",
        "Pacific/Auckland", "Europe/Berlin", "Europe/Paris", "Europe/Madrid",
    ),
    "es": (
        "Europe/Madrid", "America/Mexico_City", "America/Bogota", "America/Argentina/Buenos_Aires",
        "America/Lima", "America/Santiago", "America/Caracas", "America/Guayaquil",
        "America/Montevideo", "America/La_Paz", "America/Asuncion", "Atlantic/Canary",
    ),
    "pt-BR": (
        "America/Sao_Paulo", "America/Manaus", "America/Fortaleza", "America/Recife",
        "America/Bahia", "America/Belem", "America/Cuiaba", "America/Porto_Velho",
        "America/Rio_Branco", "America/Noronha", "Europe/Lisbon",
    ),
}  # fmt: skip
"""Offered before anything is typed."""


def _plain(text: str) -> str:
    """Without accents, capitals and signs: "São_Paulo" as "sao paulo"."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(c for c in parts if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() or c in "+-" else " " for c in letters).split())


@cache
def _known(locale: str) -> tuple[tuple[str, str, str], ...]:
    """(zone, label, what it is searched by) of all zones of places, and UTC."""
    found = []
    spoken = Locale.parse(locale, sep="-")
    countries = get_global("zone_territories")
    for zone in sorted(available_timezones()):
        if "/" not in zone or zone.startswith(("Etc/", "SystemV/", "US/", "posix/", "right/")):
            continue
        city = get_timezone_location(zone, locale=spoken, return_city=True).rpartition("/")[2]
        country = spoken.territories.get(countries.get(zone, ""), "")
        place = ", ".join(dict.fromkeys(part for part in (city, country) if part))
        english = Locale("en").territories.get(countries.get(zone, ""), "")
        found.append((zone, f"{zone} · {place}", _plain(f"{zone} {place} {english}")))
    return (("UTC", "UTC", "utc gmt"), *found)


async def zones(ctx: Context, text: str) -> Pairs:
    """Up to 25 (label, IANA name) of zones whose name, city or country, in English or in their
    language, has all that was typed; names that begin with it first."""
    wanted, known = _plain(text), _known(ctx.locale)
    if not wanted:
        labels = {zone: label for zone, label, _ in known}
        return [(labels[zone], zone) for zone in HOME[ctx.locale] if zone in labels]
    words = wanted.split()
    fitting = [
        (f" {wanted}" not in f" {searched}", label, zone)
        for zone, label, searched in known
        if all(word in searched for word in words)
    ]
    return [(label[:100], zone) for _, label, zone in sorted(fitting)][:MOST]


MOST_TABLES: Final = 20  # so many are listed; those that wait come first
RHYTHMS: Final = (4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 0)
"""What one may choose between reminders; 0: none."""
AS_TABLE: Final = "table"
AS_DISCORD: Final = "discord"
MOST_TEXT: Final = 60
HOUR_OF_DAY: Final = re.compile(r"(\d{1,2})(?:[:.h](\d{1,2})?)?\s*(am|pm)?")
AFTER: Final[dict[Explain, Explain]] = {"new": "always", "always": "never", "never": "new"}
"""What comes next when the button is pressed that says whether moves are explained."""
DANGER, PRIMARY = discord.ButtonStyle.danger, discord.ButtonStyle.primary
ON, OFF = discord.ButtonStyle.success, discord.ButtonStyle.secondary


# My tables


@button("m:tables", "me-title", emoji="🎲", own=True, looks=True)
@command("me tables", EVERYWHERE)
async def my_tables(ctx: Context) -> Message:
    say = ctx.say
    mine = await ctx.look(queries.tables_of_person, ctx.id)
    waiting = sum(since is not None for _, since in mine)
    head = say("me-waiting", count=waiting) if mine else say("list-empty")
    lines = [f"## {say('me-title')}", head]
    options = []
    for table, since in mine[:MOST_TABLES]:
        status, what = await _status(ctx, table, since)
        title = game_title(table.game, ctx.locale)
        number = say("table-number", id=str(table.id))
        sign = "" if since is None else "▶ "
        link = f"https://discord.com/channels/{table.guild}/{table.thread or table.channel}"
        line = f"- {sign}[**{title}** {number}]({link})"
        lines.append(f"{line} · {status}" if status else line)
        if since is not None:
            options.append(choice(str(table.id), f"{title} {number}", detail=what))
    if len(mine) > MOST_TABLES:
        lines.append(say("me-others", count=len(mine) - MOST_TABLES))
    content = lines[0]
    for line in lines[1:]:
        if length(content) + 1 + length(line) <= MOST_CONTENT:
            content = f"{content}\n{line}"
    at = [show_table.menu(options, placeholder=say("me-answer"))] if options else []
    foot = [next_table.button(say)] if waiting else []
    return Message(content, view=rows(at, [*foot, my_settings.button(say)]))


async def _status(ctx: Context, table: Table, since: int | None) -> tuple[str, str]:
    """A table's phase, and what it waits for from this person, if it does."""
    say, words, speak = ctx.say, game_words(table.game, ctx.locale), wording(table.game)
    if table.phase == "lobby":
        return say("list-lobby", taken=taken(table), seats=len(table.seats)), ""
    try:
        view = await ctx.look(queries.view, table.id, ctx.id)
    except Refused:
        return "", ""  # it ended in this moment
    phase = speak.phase(view.view, words)
    if since is None:
        awaited = [(since, seat) for seat, _, since in view.awaited]
        if not awaited:
            return phase, ""
        names = text_names(table, ctx.locale)
        who = ", ".join(names[seat] for _, seat in awaited)
        return f"{phase}: {say('me-waits', who=who, since=f'<t:{min(awaited)[0]}:R>')}", ""
    kind = next((o.question.kind for o in view.open if o.given is None), None)
    what = "" if kind is None else speak.waiting(kind, words)
    return f"{phase}: {say('me-your-move', what=what, since=f'<t:{since}:R>')}", what


@button("m:next", "button-next", style=PRIMARY, emoji="⏭️", own=True, looks=True)
async def next_table(ctx: Context) -> Panel | None:
    """The panel of the next table that waits: of the longest wait, unless that is shown."""
    mine = await ctx.look(queries.tables_of_person, ctx.id)
    waiting = [table.id for table, since in mine if since is not None]
    shown = meant_by(ctx.interaction.message)
    here = next((parts["table"] for kind, parts in shown if kind.letter in "pq"), None)
    if here in waiting:
        at = waiting.index(here)
        waiting = waiting[at + 1 :] + waiting[:at]
    if not waiting:
        await ctx.beside(ctx.say("me-none-waits"))
        return None
    return await show_table(ctx, waiting[0])


@button("m:at", own=True, looks=True)
async def show_table(ctx: Context, value: int) -> Panel:
    return Panel(value, beside=True, onward=True)


# My settings


@button("m:settings", "button-settings", emoji="⚙️", own=True, looks=True)
@command("me settings", EVERYWHERE)
async def my_settings(
    ctx: Context, zone: Annotated[str | None, Option(search=zones)] = None
) -> Message:
    return await (_settings(ctx) if zone is None else set_zone(ctx, zone))


async def _settings(ctx: Context) -> Message:
    wishes = await ctx.read(people.wishes, ctx.id)
    return settings_message(ctx.person, wishes, ctx.locale, ctx.bot.service.now())


def settings_message(known: Person, wishes: Wishes, locale: str, now: int) -> Message:
    say = own_words(locale)
    until = wishes.away[1] if wishes.away else 0
    away = say("me-away-until", until=f"<t:{until}:f>") if until > now else say("no")
    toggles = [
        ("👀", "deck", wishes.on_deck),
        ("✅", "confirm", known.confirm),
        ("🔤", "text", known.text_only),
        ("🗂️", "gather", known.gather),
    ]
    language = own_words(known.locale)("language-name") if known.locale else say("me-as-discord")
    zone, quiet = wishes.zone or "UTC", say("me-quiet-none")
    if wishes.quiet_from is not None and wishes.quiet_to is not None:
        hours = f"{clock(wishes.quiet_from)}–{clock(wishes.quiet_to)}"
        quiet = say("me-quiet-set", hours=hours, zone=zone)
    reminders = f"{_rhythm(wishes.every, say)}; {say(f'me-deliver-{wishes.deliver}')}"
    explain = f"{say('me-explain')}: {say(f'me-explain-{known.explain}')}"
    lines = [
        f"## {say('me-settings')}",
        f"🌐 {say('me-language')}: {language}",
        f"🔔 {say('me-reminders')}: {reminders}",
        f"🌙 {say('me-quiet')}: {quiet}",
        f"🛋️ {say('me-weekends')}: {say('yes' if wishes.free_weekends else 'no')}",
        f"-# {say('me-weekends-about')}",
        f"🕰️ {say('me-zone')}: {zone}",
        f"🏖️ {say('me-away')}: {away}",
        *(
            f"{sign} {say(f'me-{name}')}: {say('yes' if on else 'no')}"
            for sign, name, on in toggles
        ),
        f"-# {say('me-gather-about')}",
        f"💡 {explain}",
        f"-# {say('me-explain-about')}",
    ]
    view = rows(
        *_menus(known, wishes, say),
        [
            *(_toggle(say, name, on=on) for _, name, on in toggles),
            turn.button(say, label=explain, emoji="💡", setting="explain"),
        ],
        [
            write_quiet.button(say),
            _toggle(say, "weekends", on=wishes.free_weekends),
            write_zone.button(say),
            (come_back if until > now else write_away).button(say),
            my_tables.button(say),
        ],
    )
    return Message(cut("\n".join(lines), MOST_CONTENT), (), view)


def _toggle(say: Say, setting: str, *, on: bool) -> Press:
    emoji, style = ("☑️", ON) if on else ("⬜", OFF)
    return turn.button(say, emoji=emoji, style=style, setting=setting)


def _menus(known: Person, wishes: Wishes, say: Say) -> list[list[Press]]:
    language, reminders = say("me-language"), say("me-reminders")
    tongues = {AS_DISCORD: f"{language}: {say('me-as-discord')}", **languages()}
    rhythms = [None, *RHYTHMS]
    if wishes.every not in rhythms:
        rhythms.insert(1, wishes.every)
    value = {seconds: AS_TABLE if seconds is None else str(seconds) for seconds in rhythms}
    every = {value[seconds]: f"{reminders}: {_rhythm(seconds, say)}" for seconds in rhythms}
    ways = ("dm", "thread", "both")
    places = {place: f"{reminders}: {say(f'me-deliver-{place}')}" for place in ways}
    return [
        [set_language.menu(choices(tongues, known.locale or AS_DISCORD), placeholder=language)],
        [set_every.menu(choices(every, value[wishes.every]), placeholder=reminders)],
        [set_deliver.menu(choices(places, wishes.deliver), placeholder=reminders)],
    ]


def _rhythm(every: int | None, say: Say) -> str:
    if every is None:
        return say("me-every-table")
    return say("me-every", time=duration(every, say)) if every else say("me-every-never")


@button("m:language", own=True, looks=True)
async def set_language(ctx: Context, value: str) -> Message:
    return await _change(ctx, locale=value if value in LOCALES else None)


@button("m:turn.{setting}", "me-{setting}", own=True, looks=True)
async def turn(
    ctx: Context, setting: Literal["deck", "weekends", "confirm", "text", "gather", "explain"]
) -> Message:
    """What was on is off; of more than two choices comes the next one."""
    if setting == "deck":
        return await _wish(ctx, lambda w: replace(w, on_deck=not w.on_deck))
    if setting == "weekends":
        return await _wish(ctx, lambda w: replace(w, free_weekends=not w.free_weekends))
    if setting == "explain":
        return await _change(ctx, explain=AFTER[ctx.person.explain])
    column = "text_only" if setting == "text" else setting
    return await _change(ctx, **{column: not getattr(ctx.person, column)})


async def _change(ctx: Context, **columns: Any) -> Message:
    """All is drawn again, in the new language if need be: panels look another way now."""
    await ctx.write(people.change, ctx.id, **columns)
    ctx.person = await ctx.read(people.get, ctx.id)
    for table, _ in await ctx.look(queries.tables_of_person, ctx.id):
        seat = table.seat_of(ctx.id)
        if table.phase == "running" and seat is not None:
            await ctx.do(table.id, playing.panel_again, seat)
    return await _settings(ctx)


@button("m:every", own=True, looks=True)
async def set_every(ctx: Context, value: str) -> Message:
    every = None if value == AS_TABLE else int(value)
    return await _wish(ctx, lambda w: replace(w, every=every))


@button("m:deliver", own=True, looks=True)
async def set_deliver(ctx: Context, value: Deliver) -> Message:
    return await _wish(ctx, lambda w: replace(w, deliver=value))


async def _wish(ctx: Context, change: Callable[[Wishes], Wishes]) -> Message:
    await ctx.run(absence.wish, ctx.id, change)
    return await _settings(ctx)


@button("m:back", "me-back-button", emoji="🏠", own=True, looks=True)
async def come_back(ctx: Context) -> Message:
    await ctx.run(deadlines.come_back, ctx.id)
    return await _settings(ctx)


# Settings that are written


@button("m:quiet", "me-quiet-button", emoji="🌙", ack="none", looks=True)
async def write_quiet(ctx: Context) -> ui.Modal:
    wishes = await ctx.read(people.wishes, ctx.id)
    fields = []
    for key, hint, now in (("from", "22:00", wishes.quiet_from), ("to", "08:00", wishes.quiet_to)):
        set_now = "" if now is None else clock(now)
        item = field(key, MOST_TEXT, hint=hint, now=set_now, needed=False)
        fields.append((ctx.say(f"me-quiet-{key}"), item))
    return set_quiet.form(ctx.say("me-quiet"), *fields)


@form("m:quiet", looks=True)
async def set_quiet(ctx: Context) -> Message:
    """When not to be reminded; empty: at any time."""
    fields = fields_of(ctx.interaction)
    written = [fields.get(key, "")[:MOST_TEXT].strip() for key in ("from", "to")]
    start, end = map(minute_of, written)
    if any(written) and (start is None or end is None):
        raise Refused("bad-hours")
    return await _wish(ctx, lambda w: replace(w, quiet_from=start, quiet_to=end))


@button("m:zone", "me-zone-button", emoji="🕰️", ack="none", looks=True)
async def write_zone(ctx: Context) -> ui.Modal:
    wishes = await ctx.read(people.wishes, ctx.id)
    item = field("zone", MOST_TEXT, hint="Europe/Madrid", now=wishes.zone or "")
    return set_zone.form(ctx.say("me-zone"), (ctx.say("me-zone-label"), item))


@form("m:zone", looks=True)
async def set_zone(ctx: Context, zone: str) -> Message:
    zone = zone.strip()
    if not is_zone(zone):
        fitting = await zones(ctx, zone) if zone else ()
        if not fitting or not one_clock([name for _, name in fitting]):
            raise Refused("bad-zone")
        zone = fitting[0][1]
    return await _wish(ctx, lambda w: replace(w, zone=zone))


@button("m:away", "me-away-button", emoji="🏖️", ack="none", looks=True)
async def write_away(ctx: Context) -> ui.Modal:
    item = field("away", MOST_TEXT, hint=ctx.say("me-away-hint"))
    return set_away.form(ctx.say("me-away"), (ctx.say("me-away-label"), item))


@form("m:away", looks=True)
async def set_away(ctx: Context, away: str) -> Message:
    seconds = seconds_of(away[:MOST_TEXT])
    if seconds is None or seconds > 366 * DAY:
        raise Refused("bad-while")
    await ctx.run(absence.go_away, ctx.id, ctx.bot.service.now() + seconds)
    return await _settings(ctx)


def clock(minute: int) -> str:
    """A minute of the day as people write it: "07:30"."""
    return f"{minute // 60:02}:{minute % 60:02}"


def minute_of(text: str) -> int | None:
    """The minute of the day that somebody wrote ("7:30", "22h", "11 pm"); None: it is none."""
    found = HOUR_OF_DAY.fullmatch(text.strip().casefold())
    if found is None:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), found[3]
    if half and not 1 <= hour <= 12:
        return None
    if half:
        hour = hour % 12 + (12 if half == "pm" else 0)
    return hour * 60 + minute if hour < 24 and minute < 60 else None


# Forgetting


@command("me forget", EVERYWHERE, looks=True)
async def ask_to_forget(ctx: Context) -> Message:
    say = ctx.say
    mine = await ctx.look(queries.tables_of_person, ctx.id)
    text = f"## {say('forget-title')}\n{say('forget-about')}"
    if mine:
        text += f"\n{say('forget-tables', count=len(mine))}"
    return Message(text, view=rows([forget.button(say), keep.button(say)]))


@button("m:forget", "forget-yes", style=DANGER, emoji="🗑️", own=True, looks=True)
async def forget(ctx: Context) -> str:
    await erase_person(ctx.bot, ctx.id)
    log.info("a person had themselves erased")
    return ctx.say("forget-done")


@button("m:keep", "forget-no", own=True, looks=True)
async def keep(ctx: Context) -> str:
    return ctx.say("forget-kept")


async def erase_person(bot: Bot, person: int) -> None:
    """Erase a person, also at the wish of the application's owner, and from copies too should one
    be put back. Their panels say so from now on. Refused: stale, if they sit down again as fast as
    they are made to leave. DiskTrouble: nothing can be written; they are known as before."""
    say = own_words(nearest((await bot.store.read(people.get, person)).language) or LOCALES[0])
    async with bot.copies.erasing(person) as token:
        # Before anything in Discord says so: is there room for it?
        await bot.store.probe()
        await bot.carrier.prompts.disarm_all(person, say("forget-done"))
        await forget_person(bot.service, person, bot.courier.idle, token)


setup = extension(__name__)
