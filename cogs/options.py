"""What the host chooses for a table, in a private message of its own: seats, language, pace and the
game's own options. And `/game pace`, which of a running table is the host's; others put it to the
vote."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, Literal, get_args

import discord
from discord import app_commands, ui
from msgspec import structs

from cogs.frame.commands import IN_SERVERS, AnyTable, Option, Pairs, command, extension
from cogs.frame.context import Context
from cogs.frame.message import Message
from cogs.frame.routes import Press, button, choice, choices, field, form, number_of, rows
from cogs.frame.words import game_words, languages, pace_name, pace_text, seat_name, vacation_text
from db.tables.tables import DAY, RELAXED, HintsFor, Pace
from engine.kit.showing import Say
from engine.kit.words import capital
from engine.minds.levels import LEVELS, ratings
from engine.table.commands import absence, lobbies
from engine.table.record.pace import ALLOWANCES, AT_END, PACES, chosen, custom, seconds_of
from engine.table.seats import votes
from engine.table.service import Refused, Table
from texts import LOCALES

MOST_ALONE: Final = 2
"""Menus for the game's own options beside language, all others together and the way back: a message
has five rows."""
HINTS: Final = "hints"  # among the others: who may ask for hints
HINTS_FOR: Final[tuple[HintsFor, ...]] = get_args(HintsFor)
MARKS = {True: "✔️", False: "▫️"}  # what is chosen where a menu can show several
CUSTOM, MORE = "custom", "more"  # beside the paces with a name: one's own, and all else about time
MOST_TEXT: Final = 40
MOST_DAYS: Final = 365


def options_message(ctx: Context, table: Table) -> Message:
    """What everybody can judge; the rest is one press away."""
    say, game = ctx.say, ctx.bot.service.game(table)
    least = max(game.seats.start, taken(table))
    numbers = {str(n): say("seats-count", count=n) for n in range(least, game.seats.stop)}
    seats = choices(numbers, str(table.wanted))
    ways = {full: say(f"when-full-{full}") for full in ("call", "start")}
    when_full = choices(ways, "start" if table.when_full == "start" else "call")
    heading, current = say("option-pace"), table.pace.key
    paces = []
    for key, pace in PACES.items():
        label, about = f"{heading}: {pace_name(pace, say)}", say(f"pace-about-{key}")
        paces.append(choice(key, label, detail=about, chosen=key == current))
    name = pace_name(table.pace, say) if current == CUSTOM else say("pace-own")
    paces.append(choice(CUSTOM, f"{heading}: {name}", chosen=current == CUSTOM))
    paces.append(choice(MORE, say("pace-more"), detail=say("pace-more-about")))
    lines = [
        [set_seats.menu(seats, placeholder=say("option-seats"), table=table.id)],
        [set_pace.menu(paces, placeholder=heading, table=table.id)],
        [set_full.menu(when_full, placeholder=say("option-full"), table=table.id)],
        [_level_menu(table, say)] if any(seat.computer for seat in table.seats) else [],
        [show_more.button(say, table=table.id), cancel.button(say, table=table.id)],
    ]
    return Message(say("options-intro"), view=rows(*lines))


def further_message(ctx: Context, table: Table) -> Message:
    say, words = ctx.say, game_words(table.game, ctx.locale)
    tongues = choices(languages(), table.locale)
    lines = [[set_language.menu(tongues, placeholder=say("option-language"), table=table.id)]]
    # The options for which there is no room, and hints, are in one menu: each choice sets its own.
    together = []
    for number, option in enumerate(ctx.bot.service.game(table).options):
        hint, current = words(f"option-{option.key}"), table.options.get(option.key, option.default)
        texts = {key: f"{hint}: {words(f'option-{option.key}-{key}')}" for key in option.choices}
        if number < MOST_ALONE:
            alone, at = choices(texts, current), {"table": table.id, "option": option.key}
            lines.append([set_option.menu(alone, placeholder=hint, **at)])
            continue
        for key, text in texts.items():
            mark = MARKS[key == current]
            together.append(choice(f"{option.key}.{key}", text, emoji=mark))
    for key in HINTS_FOR:
        mark, about = MARKS[key == table.hints], say("option-hints-about")
        together.append(choice(f"{HINTS}.{key}", hints_text(key, say), detail=about, emoji=mark))
    lines.append([set_other.menu(together, placeholder=say("options-more"), table=table.id)])
    lines.append([back_to_options.button(say, table=table.id)])
    return Message(say("options-intro"), view=rows(*lines))


def _level_menu(table: Table, say: Say) -> Press:
    """How well each computer player plays: three choices for each."""
    measured = ratings(table.game)

    def about(level: str) -> str:
        told = say(f"level-{level}-about")
        if level not in measured:
            return told
        return say("level-rated", about=told, rating=str(round(measured[level].rating, -1)))

    choices = [
        choice(
            f"{seat.number}.{level}",
            f"{seat_name(table, seat.number, table.locale)}: {say(f'level-{level}')}",
            detail=about(level),
            emoji=MARKS[level == seat.level],
        )
        for seat in table.seats
        if seat.computer
        for level in LEVELS
    ]
    return set_level.menu(choices, placeholder=say("option-level"), table=table.id)


def taken(table: Table) -> int:
    return sum(seat.person is not None or seat.computer for seat in table.seats)


def hints_text(key: str, say: Say) -> str:
    return f"{say('option-hints')}: {say(f'option-hints-{key}')}"


@button("l:{table}:options", "button-options", ack="private", looks=True)
async def show_options(ctx: Context, table: Table) -> Message:
    _need_lobby(ctx, table)
    return options_message(ctx, table)


def _need_lobby(ctx: Context, table: Table) -> None:
    if table.phase != "lobby":
        raise Refused("not-lobby")
    if table.host != ctx.id:
        raise Refused("not-host")


@button("l:{table}:further", "options-more", looks=True)
async def show_more(ctx: Context, table: Table) -> Message:
    _need_lobby(ctx, table)
    return further_message(ctx, table)


@button("l:{table}:cancel", "button-cancel-table", style=discord.ButtonStyle.danger)
async def cancel(ctx: Context, table: Table) -> str:
    _need_lobby(ctx, table)
    await ctx.do(table.id, lobbies.cancel, ctx.id, may_manage=False)
    return ctx.say("cancelled")


@button("l:{table}:level")
async def set_level(ctx: Context, table: Table, value: str) -> Message:
    seat, _, level = value.partition(".")
    return options_message(ctx, await ctx.do(table.id, lobbies.set_level, ctx.id, seat, level))


@button("l:{table}:seats", looks=True)
async def set_seats(ctx: Context, table: Table, value: int) -> Message:
    return options_message(ctx, await _change(ctx, table, wanted=value))


@button("l:{table}:full", looks=True)
async def set_full(ctx: Context, table: Table, value: Literal["call", "start"]) -> Message:
    return options_message(ctx, await _change(ctx, table, when_full=value))


@button("l:{table}:language", looks=True)
async def set_language(ctx: Context, table: Table, value: str) -> Message:
    if value not in LOCALES:
        raise Refused("bad-option", "language")
    return further_message(ctx, await _change(ctx, table, locale=value))


@button("l:{table}:set.{option}", looks=True)
async def set_option(ctx: Context, table: Table, option: str, value: str) -> Message:
    return further_message(ctx, await _change(ctx, table, options=table.options | {option: value}))


@button("l:{table}:more", looks=True)
async def set_other(ctx: Context, table: Table, value: str) -> Message:
    option, _, key = value.partition(".")
    if option == HINTS and key in HINTS_FOR:
        return further_message(ctx, await _change(ctx, table, hints=key))
    return await set_option(ctx, table, option, key)


async def _change(ctx: Context, table: Table, **changes: Any) -> Table:
    return await ctx.do(table.id, lobbies.change, ctx.id, **changes)


# The pace


def more_message(table: Table, say: Say) -> Message:
    pace = table.pace
    ends = choices({end: capital(say(f"pace-end-{end}")) for end in AT_END}, pace.at_end)
    allowed = {str(n): vacation_text(structs.replace(pace, allowance=n), say) for n in ALLOWANCES}
    holidays = choices(allowed, str(pace.allowance))
    lines = [
        [set_time.menu(some, placeholder=say(f"option-pace-{what}"), table=table.id, what=what)]
        for what, some in (("end", ends), ("vacation", holidays))
    ]
    lines.append([back_to_options.button(say, table=table.id)])
    return Message(f"{say('option-pace')}: {_told(table, say)}", view=rows(*lines))


def _told(table: Table, say: Say) -> str:
    return f"{pace_text(table.pace, say)}\n{vacation_text(table.pace, say)}"


@button("r:{table}:pace.set", ack="none", looks=True)
async def set_pace(ctx: Context, table: Table, value: str) -> Message | ui.Modal:
    if value == CUSTOM:
        own = ctx.say("pace-own-label"), field("pace", MOST_TEXT, hint="1d12h")
        return set_own_pace.form(ctx.say("pace-own-title"), own, table=table.id)
    await ctx.acknowledge("edit")
    if value == MORE:
        _need_lobby(ctx, table)
        return more_message(table, ctx.say)
    return options_message(ctx, await _paced(ctx, table, partial(chosen, value)))


@form("r:{table}:pace", looks=True)
async def set_own_pace(ctx: Context, table: Table, pace: str) -> Message:
    return options_message(ctx, await _paced(ctx, table, partial(_custom, pace[:MOST_TEXT])))


@button("r:{table}:pace.{what}", looks=True)
async def set_time(
    ctx: Context, table: Table, what: Literal["end", "vacation"], value: str
) -> Message:
    changed = {"at_end": value} if what == "end" else {"allowance": number_of([value])}
    after = await _paced(ctx, table, lambda pace: structs.replace(pace, **changed))
    return more_message(after, ctx.say)


@button("r:{table}:pace.back", "pace-back", emoji="⬅️", looks=True)
async def back_to_options(ctx: Context, table: Table) -> Message:
    _need_lobby(ctx, table)
    return options_message(ctx, table)


async def _paced(ctx: Context, table: Table, wanted: Callable[[Pace], Pace]) -> Table:
    return await ctx.do(table.id, absence.set_pace, ctx.id, wanted)


def _custom(text: str, like: Pace = RELAXED) -> Pace:
    with contextlib.suppress(ValueError):
        if (seconds := seconds_of(text)) is not None:
            return custom(seconds, like)
    raise Refused("bad-pace")


async def _paces(ctx: Context, current: str) -> Pairs:
    """The paces with a name, and what was typed, if it is a duration."""
    found = [(pace_name(pace, ctx.say), key) for key, pace in PACES.items()]
    found = [one for one in found if current.casefold() in one[0].casefold()]
    with contextlib.suppress(Refused):
        found.insert(0, (pace_name(_custom(current), ctx.say), current[:100]))
    return found


PaceWritten = Annotated[str | None, Option(search=_paces)]
End = Annotated[
    str | None, Option(name="arg-pace-end", choices=[(f"pace-end-{end}", end) for end in AT_END])
]
Days = Annotated[app_commands.Range[int, 0, MOST_DAYS] | None, Option(name="arg-pace-vacation")]


@command("game pace", IN_SERVERS, looks=True)
async def change_pace(
    ctx: Context,
    pace: PaceWritten = None,
    end: End = None,
    vacation: Days = None,
    *,
    table: AnyTable,
) -> str:
    """Show a table's pace, or change it."""
    if table.phase not in ("lobby", "running"):
        raise Refused("over")
    if pace is None and end is None and vacation is None:
        return _told(table, ctx.say)
    wanted = partial(_wanted, pace, end, vacation)
    if table.host == ctx.id:
        return _told(await _paced(ctx, table, wanted), ctx.say)
    if table.phase == "lobby":
        raise Refused("not-host")
    about = structs.asdict(wanted(table.pace))
    await ctx.do(table.id, votes.propose, "pace", by=ctx.id, about=about)
    return ctx.say("pace-voted")


def _wanted(pace: str | None, end: str | None, vacation: int | None, like: Pace) -> Pace:
    """A table's pace, changed as it was typed."""
    if pace is not None:
        like = chosen(pace, like) if pace in PACES else _custom(pace, like)
    if end is not None:
        like = structs.replace(like, at_end=end)
    if vacation is not None:
        if not 0 <= vacation <= MOST_DAYS:
            raise Refused("bad-option", "vacation")  # Discord offers no such number
        like = structs.replace(like, allowance=vacation * DAY)
    return like


setup = extension(__name__)
