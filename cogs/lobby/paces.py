"""Choosing a table's pace: the menus of the lobby's options, a window for a pace of one's own,
and `/game pace`, which of a running table is the host's; others put it to the vote.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from msgspec import structs

from cogs.frame import ids
from cogs.frame.commands import worded
from cogs.frame.context import context_of, seen_table
from cogs.frame.parts import fields_of, number_of, value_of
from cogs.frame.speech import game_words
from cogs.frame.which_table import any_table, table_choices
from cogs.lobby.lobby_message import options_message
from cogs.time.durations import pace_name, pace_text, vacation_text
from cogs.time.pace_messages import CUSTOM, MORE, MOST_TEXT, more_message, own_pace
from db.base.rows import Pace
from engine.kit.showing import Say
from engine.table.answers import queries
from engine.table.commands import absence
from engine.table.record.pace import AT_END, PACES, chosen, custom, seconds_of
from engine.table.seats import votes
from engine.table.service import Refused, Table

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

MOST_DAYS = 365


async def pace_pressed(interaction: discord.Interaction[Bot], table: int, what: str) -> None:
    """One of the menus was used."""
    bot = interaction.client
    value = value_of(interaction) if what != "back" else ""
    if what == "set" and value == CUSTOM:
        await seen_table(interaction, table)
        opened = own_pace(table, (await context_of(interaction)).say)
        await interaction.response.send_modal(opened)
        return
    await interaction.response.defer()
    await seen_table(interaction, table)
    person = interaction.user.id
    if what == "set" and value != MORE:
        await bot.service.do(table, absence.set_pace, person, partial(chosen, value))
    elif what == "end":
        await bot.service.do(
            table, absence.set_pace, person, lambda p: structs.replace(p, at_end=value)
        )
    elif what == "vacation":
        seconds = number_of(interaction)
        await bot.service.do(
            table, absence.set_pace, person, lambda p: structs.replace(p, allowance=seconds)
        )
    else:
        await _need_host(bot, table, person)
    await _show(interaction, table, more=what in ("end", "vacation") or value == MORE)


async def _need_host(bot: Bot, table: int, person: int) -> None:
    if (await bot.service.look(queries.table, table)).host != person:
        raise Refused("not-host")


async def _show(interaction: discord.Interaction[Bot], table: int, *, more: bool) -> None:
    """The options as they are now, in the message that was pressed."""
    bot, say = interaction.client, (await context_of(interaction)).say
    known = await bot.service.look(queries.table, table)
    rules = bot.service.game(known)
    if more:
        message = more_message(known, say)
    else:
        message = options_message(known, rules, say, game_words(known.game, say.locale))
    await interaction.edit_original_response(content=message.content, view=message.view)


async def pace_sent(interaction: discord.Interaction[Bot], table: int) -> None:
    """The window was sent."""
    await interaction.response.defer()
    await seen_table(interaction, table)
    wanted = _custom(fields_of(interaction).get("pace", "")[:MOST_TEXT])
    await interaction.client.service.do(table, absence.set_pace, interaction.user.id, wanted)
    await _show(interaction, table, more=False)


def _custom(text: str) -> Callable[[Pace], Pace]:
    """
    Raises:
        Refused: bad-pace.
    """
    seconds = seconds_of(text)
    if seconds is None:
        raise Refused("bad-pace")

    def wanted(like: Pace) -> Pace:
        try:
            return custom(seconds, like)
        except ValueError:
            raise Refused("bad-pace") from None

    return wanted


# /game pace


def add_paces(bot: Bot) -> None:
    """The menus, the window, and `/game pace` beside the other commands of the lobby."""
    bot.presses[ids.PACE] = pace_pressed
    bot.windows[ids.OWN_PACE] = pace_sent
    group = bot.tree.get_command("game")
    assert isinstance(group, app_commands.Group)
    if group.get_command("pace") is None:
        group.add_command(_command())


def _command() -> app_commands.Command[Any, ..., None]:
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=worded("cmd-game-pace"), description=worded("cmd-game-pace-about"), callback=_pace
    )
    command.autocomplete("pace")(_paces)
    command.autocomplete("table")(_tables)
    return command


@app_commands.rename(
    pace=worded("arg-pace"),
    end=worded("arg-pace-end"),
    vacation=worded("arg-pace-vacation"),
    table=worded("arg-table"),
)
@app_commands.describe(
    pace=worded("arg-pace-about"),
    end=worded("arg-pace-end-about"),
    vacation=worded("arg-pace-vacation-about"),
    table=worded("arg-table-about"),
)
@app_commands.choices(
    end=[app_commands.Choice(name=worded(f"pace-end-{end}"), value=end) for end in AT_END]
)
async def _pace(
    interaction: discord.Interaction[Any],
    pace: str | None = None,
    end: app_commands.Choice[str] | None = None,
    vacation: app_commands.Range[int, 0, MOST_DAYS] | None = None,
    table: str | None = None,
) -> None:
    """Show a table's pace, or change it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    bot: Bot = interaction.client
    found = await any_table(await context_of(interaction), table)
    wanted = _wanted(pace, None if end is None else end.value, vacation)
    say = (await context_of(interaction)).say
    if found.phase not in ("lobby", "running"):
        raise Refused("over")
    if wanted is None:
        await interaction.edit_original_response(content=_told(found, say))
    elif found.host == interaction.user.id:
        after = await bot.service.do(found.id, absence.set_pace, interaction.user.id, wanted)
        await interaction.edit_original_response(content=_told(after, say))
    elif found.phase == "lobby":
        raise Refused("not-host")
    else:
        await _to_the_vote(bot, found, interaction.user.id, wanted(found.pace))
        await interaction.edit_original_response(content=say("pace-voted"))


def _told(table: Table, say: Say) -> str:
    return f"{pace_text(table.pace, say)}\n{vacation_text(table.pace, say)}"


def _wanted(
    pace: str | None, end: str | None, vacation: int | None
) -> Callable[[Pace], Pace] | None:
    """What was typed, as a change of the table's pace; None: nothing was.

    Raises:
        Refused: bad-pace, bad-option.
    """
    if pace is None and end is None and vacation is None:
        return None
    if vacation is not None and not 0 <= vacation <= MOST_DAYS:
        raise Refused("bad-option", "vacation")  # Discord offers no such number
    if pace is None:
        first: Callable[[Pace], Pace] = _same
    else:
        first = partial(chosen, pace) if pace in PACES else _custom(pace)

    def wanted(like: Pace) -> Pace:
        changed = first(like)
        if end is not None:
            changed = structs.replace(changed, at_end=end)
        if vacation is not None:
            changed = structs.replace(changed, allowance=vacation * 24 * 3600)
        return changed

    return wanted


def _same(pace: Pace) -> Pace:
    return pace


async def _to_the_vote(bot: Bot, table: Table, person: int, pace: Pace) -> None:
    about = structs.asdict(pace)
    await bot.service.do(table.id, votes.propose, "pace", by=person, about=about)


async def _paces(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """The paces with a name, and what was typed, if it is a duration."""
    say = (await context_of(interaction)).say
    found = []
    seconds = seconds_of(current)
    if seconds is not None:
        try:
            name = pace_name(custom(seconds), say)
            found.append(app_commands.Choice(name=name, value=current[:100]))
        except ValueError:
            pass
    for key, pace in PACES.items():
        name = pace_name(pace, say)
        if current.casefold() in name.casefold():
            found.append(app_commands.Choice(name=name, value=key))
    return found


async def _tables(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    return await table_choices(await context_of(interaction), current)
