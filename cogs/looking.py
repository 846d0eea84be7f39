"""Looking at a table: `/hand`, `/board`, the buttons below the table message, and what the foot of
the private panel leads to. All of it is shown to whoever asks alone."""

from __future__ import annotations

from typing import Literal

import discord
from discord import ui
from msgspec.structs import replace

from cogs import prompt_text
from cogs.frame.commands import EVERYWHERE, AnyTable, command, extension
from cogs.frame.context import Context, Panel, Reply
from cogs.frame.message import MOST_CONTENT, TOO_LARGE, Image, Message, Shown
from cogs.frame.routes import button
from cogs.frame.words import Localized, asked_now
from cogs.help import explained, how_it_plays, show_hint
from cogs.log import log_page
from cogs.prompt_text import as_awaited, board_image, board_words, waiting_line
from cogs.seats import offer_to_ask
from cogs.server import lobby_channel, need_opener, opened_lines
from db.tables import tables
from engine.kit.words.phrasing import cut, packed
from engine.table.answers import queries
from engine.table.commands import absence, lobbies, playing
from engine.table.service import Refused, Table

PRIMARY, SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success


@command("hand", EVERYWHERE)
async def hand(ctx: Context, table: AnyTable) -> Panel:
    """The private panel as a message of its own."""
    if (await ctx.returned(table.id)).seat is None:
        raise Refused("not-seated")
    return Panel(table.id, beside=True)


@button("t:{table}:board", "button-board", ack="private", emoji="🗺️")
@command("board", EVERYWHERE, looks=True)
async def board(ctx: Context, table: AnyTable) -> None:
    """The position now: a picture, or words where somebody wants these or Discord refuses it."""
    bot, edit = ctx.bot, ctx.interaction.edit_original_response
    own = await ctx.sight(table.id)
    public = await bot.service.post(table.id)
    local = Localized(public.table_view, ctx.locale)
    view = as_awaited(public.view, public.table_view)
    phase = local.speak.phase(own.view, local.words)
    standings = local.speak.standings(public.view, local.words, local.names)
    text = "\n".join([f"**{phase}**", standings, waiting_line(local, local.names)]).strip()
    images: tuple[Image, ...] = ()
    if not ctx.person.text_only:
        images = await board_image(bot, view, local, "board.png", public.events)
    if images:
        beside = bot.emoji_set.content(table, cut(text, MOST_CONTENT), ctx.locale)
        try:
            await edit(content=beside, attachments=[image.file() for image in images])
        except discord.HTTPException as fault:
            if fault.status != TOO_LARGE:
                raise
        else:
            return
    pages = local.speak.position(view, local.words, local.names)
    pages = pages or (board_words(local, public.view),)
    first, *others = (
        bot.emoji_set.content(table, page, ctx.locale)
        for page in packed([text, *pages], MOST_CONTENT)
    )
    await edit(content=first)
    for page in others:
        await ctx.beside(page)


# Below the table message


@button("t:{table}:hand[.{mark}]", "button-hand", ack="private", emoji="✋", style=PRIMARY)
async def hand_below(ctx: Context, table: Table, mark: str = "") -> Panel:
    return await hand(ctx, table)


@button("t:{table}:undo", "button-undo", ack="private", emoji="↩️")
async def undo_below(ctx: Context, table: Table) -> Message | str:
    return await _undo(ctx, table) or ctx.say("taken-back")


async def _undo(ctx: Context, table: Table) -> Message | None:
    """Take the last answer back; if that is refused, why, with a button to ask the others."""
    try:
        await ctx.bot.service.do(table.id, playing.undo, ctx.id)
    except Refused as refused:
        return await offer_to_ask(ctx, table.id, refused)
    return None


@button("t:{table}:again[.{mark}]", "button-again", ack="private", emoji="🔁", style=SUCCESS)
async def again(ctx: Context, table: Table, mark: str = "") -> str:
    """Open a lobby for the next game, or show the one that is there. `mark`: the result's, which
    it is known by."""
    bot = ctx.bot
    opened = await bot.store.read(tables.following, table.id)
    guild = (await bot.service.look(queries.table, table.id)).guild
    if opened is None or opened.phase == "cancelled":
        await need_opener(ctx, guild)
    channel = await lobby_channel(bot, guild)
    lobby = await bot.service.do(table.id, lobbies.again, (ctx.id, ctx.name), channel=channel)
    return await opened_lines(ctx, lobby, ctx.say("again-opened", channel=f"<#{lobby.channel}>"))


# The foot of the panel


@button("p:{table}:undo", "button-undo", own=True, looks=True, emoji="↩️")
async def undo(ctx: Context, table: Table) -> Panel | None:
    refused = await _undo(ctx, table)
    if refused is not None:
        await ctx.beside(refused)
        return None
    return Panel(table.id, note=ctx.say("taken-back"))


@button("p:{table}:board", "button-board", ack="private", looks=True, emoji="🗺️")
async def board_of_panel(ctx: Context, table: Table) -> None:
    await board(ctx, table)
    await _is_back(ctx, table)


@button("p:{table}:rules[.{mark}]", "button-help", ack="private", looks=True, emoji="❔")
async def rules(ctx: Context, table: Table, mark: str = "") -> Reply:
    """What the question is about. `mark`: the panel's, which it is known again by."""
    reply = await explained(ctx, table.id)
    local = ctx.local_panel(await ctx.panel(table.id))
    asked = asked_now(local.sight)
    if asked is not None and (lines := prompt_text.explained(local, asked.question)):
        view = ui.LayoutView(timeout=None)
        for item in (ui.TextDisplay("\n".join(lines)), *reply.view.children):
            view.add_item(item)
        reply = replace(reply, view=view)
    await _is_back(ctx, table)
    return reply


@button("p:{table}:show.{what}", "button-{what}", own=True, looks=True)
async def opened(
    ctx: Context, table: Table, what: Literal["compare", "less", "more", "back"]
) -> Panel:
    """The options beside one another, or the other small buttons; and the panel as usual."""
    await _is_back(ctx, table)
    return Panel(table.id, opened=what)


@button("p:{table}:learn", "button-plays", ack="private", looks=True, style=SUCCESS, emoji="🎓")
async def learn(ctx: Context, table: Table) -> Reply:
    reply = await how_it_plays(ctx, table.id)
    await _is_back(ctx, table)
    return reply


@button("p:{table}:hint", "button-hint", ack="private", looks=True, emoji="💡")
async def hint(ctx: Context, table: Table) -> None:
    await show_hint(ctx, table.id)
    await _is_back(ctx, table)


@button("a:{table}:more.{record}", "button-log", ack="private", looks=True, emoji="📜")
async def more(ctx: Context, table: int, record: int) -> Shown:
    """All that happened since one's last move, paged as the log."""
    view = await ctx.sight(table)
    if view.seat is None:
        raise Refused("not-seated")
    return await log_page(ctx, view.table, after=record)


async def _is_back(ctx: Context, table: Table) -> None:
    """If a computer player sits in for them because they were away, they get their seat back."""
    seat = table.seat_of(ctx.id)
    if seat is not None and table.seats[seat].absent:
        await ctx.bot.service.do(table.id, absence.returned, ctx.id)


setup = extension(__name__)
