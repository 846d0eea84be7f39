"""Answers given ahead, in the private panel. *Plan ahead*: one to the next such question, chosen
with the same controls as any answer. *Standing orders*: one to each of them; they have a private
message of their own, so that no question replaces what somebody is reading. And *More* of
what happened since one's last move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import discord
from discord.ext import commands

from cogs.frame import ids
from cogs.frame.context import Context, Draw, context_of, meet, need_private
from cogs.frame.ids import Clear, Confirm, Control, Group, Menu, Option, Sure
from cogs.frame.localized import Localized, LocalizedPanel, LocalizedTable, is_awaited
from cogs.frame.message import MOST_CONTENT, Message
from cogs.frame.parts import (
    MOST_OPTIONS,
    Press,
    button,
    choice,
    menu,
    number_of,
    rows,
    values_of,
)
from cogs.frame.showing import show
from cogs.panel.controls import controls, is_staged, pick_of, picks_from_menu
from cogs.panel.panel import draft_line, head_line, images_of, not_awaited
from cogs.panel.planned import at_hand, heading_of, picks_text, planned_lines
from cogs.past.log import log_view
from cogs.play.play import Play
from engine.kit.contract import Order, Picks
from engine.kit.words.phrasing import cut
from engine.table.answers.ahead import ASK
from engine.table.commands import playing
from engine.table.record.transaction import Upcoming
from engine.table.service import OpenQuestion, Refused, TableView

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

ON_PAGE: Final = 4
"""Menus of one message, with a row of buttons below."""


def as_open(ahead: Upcoming) -> OpenQuestion:
    """What is foreseen, in the form in which controls are made for questions."""
    return OpenQuestion(0, ahead.question, 0, ahead.picks, ahead.draft)


def plans_message(bot: Bot, local: Localized) -> Message:
    """What may come, to choose one of it."""
    say = local.say
    shown = local.sight.ahead[:MOST_OPTIONS]
    options = [
        choice(
            ahead.stamp,
            heading_of(local, ahead.question).replace("**", ""),
            detail=_picked(local, ahead).replace("**", ""),
        )
        for ahead in shown
    ]
    line = menu(
        ids.PLANS.id(table=local.table.id, what="pick"), options, placeholder=say("plan-what")
    )
    lines = [
        head_line(local),
        not_awaited(local),
        f"### {say('plan-title')}",
        say("plan-about"),
        *planned_lines(local),
        _hand(local),
    ]
    content = bot.emoji_set.content(local.table, _joined(lines), local.locale)
    return Message(content, (), rows([line], [_back(local, "back")]))


async def plan_message(
    bot: Bot, local: LocalizedPanel, ahead: Upcoming, part: int | None = None
) -> Message:
    """The options of one thing that may come."""
    say = local.say
    table, stamp = local.table.id, ahead.stamp
    person = local.facts.person
    asked = as_open(ahead)
    labels = local.labels(ahead.question)
    labels = bot.emoji_set.labels(local.table.game, labels)
    heading = heading_of(local, ahead.question)
    lines = [head_line(local), f"### {heading}"]
    if ahead.picks is not None:
        lines.append(say("plan-now", picks=_picked(local, ahead)))
    if ahead.draft and ahead.draft != asked.given:
        lines.append(draft_line(local, ahead.question, ahead.draft))
    images = () if person.text_only else await images_of(bot, local, asked, part)
    if not images:
        lines.append(_hand(local))
    foot = [_back(local, "plan" if len(local.sight.ahead) > 1 else "back")]
    if ahead.picks is not None:
        drop = ids.PLANNED.id(table=table, stamp=stamp, what="drop")
        foot.insert(0, button(drop, say("button-withdraw"), emoji="🗑️"))
    staged = controls(
        lambda what: ids.PLAN.id(table=table, stamp=stamp, what=what),
        asked,
        labels,
        say,
        heading,
        part,
        confirm=person.confirm,
    )
    content = bot.emoji_set.content(local.table, _joined(lines), local.locale)
    return Message(content, images, rows(*staged, foot))


def _picked(local: Localized, ahead: Upcoming) -> str:
    plan = ahead.plan
    if plan is None or plan.picks is None:
        return ""
    return picks_text(local, plan.question, plan.picks)


def _hand(local: Localized) -> str:
    words, names = local.words, local.names
    return local.speak.hand(local.view, words, names)


def _back(local: Localized, where: str) -> Press:
    custom_id = ids.PLANS.id(table=local.table.id, what=where)
    return button(custom_id, local.say("button-back"), emoji="⬅️")


def _joined(lines: list[str]) -> str:
    return cut("\n".join(line for line in lines if line), MOST_CONTENT)


def _found(sight: TableView, stamp: str) -> Upcoming | None:
    return next((ahead for ahead in sight.ahead if ahead.stamp == stamp), None)


def table_line(local: Localized) -> str:
    """Which table it is: what is asked there may be another thing while one reads."""
    where = f" · <#{local.table.thread}>" if local.table.thread else ""
    return f"**{local.speak.title(local.words)}**{where}"


def orders_message(bot: Bot, local: Localized, page: int) -> Message:
    """What may be ordered, and what is."""
    say, words = local.say, local.words
    every = bot.service.game(local.table).orders
    given = local.sight.orders or {}
    pages = -(-len(every) // ON_PAGE)
    page = min(page, pages - 1)
    lines = [table_line(local), f"### {say('orders-title')}", say("orders-about")]
    for order in every:
        now = _choice_text(order, given.get(order.key, ASK), local)
        lines.append(f"**{words(f'order-{order.key}')}**: {now}")
    shown = list(enumerate(every))[page * ON_PAGE : (page + 1) * ON_PAGE]
    lines_of_controls = [[_menu(local, number, order)] for number, order in shown]
    if pages > 1:
        label = say("orders-page", page=page + 1, pages=pages)
        onward = ids.ORDERS_PAGE.id(table=local.table.id, page=(page + 1) % pages)
        lines_of_controls.append([button(onward, label, emoji="➡️")])
    content = bot.emoji_set.content(local.table, cut("\n".join(lines), MOST_CONTENT), local.locale)
    return Message(content, (), rows(*lines_of_controls))


def offer_message(bot: Bot, local: Localized, number: int) -> Message:
    """One order alone, for a question that it would answer; and the way to all of them."""
    order = bot.service.game(local.table).orders[number]
    every = ids.ORDERS_PAGE.id(table=local.table.id, page=number // ON_PAGE)
    heading = f"### {local.words(f'order-{order.key}')}"
    lines = [table_line(local), heading, local.say("orders-about")]
    content = bot.emoji_set.content(local.table, cut("\n".join(lines), MOST_CONTENT), local.locale)
    more = button(every, local.say("orders-title"), emoji="⚙️")
    return Message(content, (), rows([_menu(local, number, order)], [more]))


def _menu(local: Localized, number: int, order: Order) -> Press:
    """No option is preselected: Discord would show that one in place of what the menu is about."""
    words = local.words
    now = (local.sight.orders or {}).get(order.key, ASK)
    texts = {key: _choice_text(order, key, local) for key in order.choices}
    options = [
        choice(
            str(i), texts[key], detail=_usual(order, key, local), emoji="✅" if key == now else ""
        )
        for i, key in enumerate(order.choices)
    ]
    hint = f"{words(f'order-{order.key}')}: {texts[now]}"
    return menu(ids.ORDER.id(table=local.table.id, order=number), options, placeholder=hint)


def _usual(order: Order, key: str, local: Localized) -> str:
    """The note for a choice that applies without having been chosen."""
    usual = key == order.default != ASK
    return local.say("orders-default") if usual else ""


def _choice_text(order: Order, key: str, local: Localized) -> str:
    if key == ASK:
        return local.say("orders-ask")
    return local.words(f"order-{order.key}-{key}")


class AnswersAhead(commands.Cog):
    """See the module."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.presses[ids.PLANS] = self.plans_pressed
        bot.presses[ids.PLAN_NOW] = self.now_pressed
        bot.presses[ids.PLAN] = bot.presses[ids.PLANNED] = self.planned
        bot.presses[ids.NEWS] = self.more_pressed
        bot.presses[ids.ORDERS] = self.orders_pressed
        bot.presses[ids.ORDERS_PAGE] = self.page_pressed
        bot.presses[ids.OFFERED] = self.offer_pressed
        bot.presses[ids.ORDER] = self.ordered
        bot.presses[ids.WAIT] = self.wait_pressed

    # Plans

    async def plans_pressed(
        self, interaction: discord.Interaction[Bot], table: int, what: str
    ) -> None:
        """What may come, one of it, or the panel as usual."""
        await interaction.response.defer()
        need_private(interaction)
        ctx = await meet(interaction)
        if what == "pick":
            await self._redraw(ctx, table, self._one_plan(next(iter(values_of(interaction)), "")))
            return
        await self._redraw(ctx, table, self._plans if what == "plan" else None)
        if what == "plan" and not (await ctx.sight(table)).ahead:
            await interaction.followup.send(ctx.say("plan-nothing"), ephemeral=True)

    async def now_pressed(
        self, interaction: discord.Interaction[Bot], table: int, place: int
    ) -> None:
        """What may come by now."""
        await interaction.response.defer()
        need_private(interaction)
        ctx = await meet(interaction)
        there = at_hand(await ctx.sight(table))[place : place + 1]
        await self._redraw(ctx, table, self._one_plan(there[0].stamp) if there else self._plans)

    async def planned(
        self,
        interaction: discord.Interaction[Bot],
        table: int,
        stamp: str,
        what: Control | Literal["drop"],
    ) -> None:
        """A control of something that may come, or *Withdraw*; then what is planned shows."""
        await interaction.response.defer()
        need_private(interaction)
        ctx = await meet(interaction)
        sight = await ctx.sight(table)
        try:
            ahead = _found(sight, stamp)
            if ahead is None:
                raise Refused("not-seated" if sight.seat is None else "stale")
            draw = await self._plan(ctx, sight, ahead, what)
        except Refused:
            await self._redraw(ctx, table, self._plans)
            raise
        await self._redraw(ctx, table, draw)
        await self._play.tell_panel(ctx, sight)

    async def _plan(
        self, ctx: Context, sight: TableView, ahead: Upcoming, what: Control | Literal["drop"]
    ) -> Draw:
        """Do what was pressed; what shows then."""
        stamp, values = ahead.stamp, values_of(ctx.interaction)

        async def give(picks: Picks | None, *, draft: bool = False) -> None:
            do, table = self.bot.service.do, sight.table.id
            await do(table, playing.answer_ahead, ctx.id, "next", stamp, picks, draft=draft)

        match what:
            case Group():
                return self._one_plan(stamp, number_of(ctx.interaction))
            case Clear():
                await give((), draft=True)
                return self._one_plan(stamp)
            case Menu(part) if is_staged(ahead.question, ctx.person.confirm):
                labels = ctx.local(sight).labels(ahead.question)
                await give(picks_from_menu(as_open(ahead), labels, part, values), draft=True)
                return self._one_plan(stamp, part)
            case Confirm():
                await give(ahead.draft)
            case Menu() | Option():
                await give(pick_of(ahead.question, what, values))
            case Sure():
                raise Refused("outdated")
            case "drop":
                await give(None)
        return self._plans

    async def _plans(self, local: LocalizedPanel) -> Message | None:
        if not local.sight.ahead or is_awaited(local.sight):
            return None
        if len(local.sight.ahead) == 1 and local.sight.ahead[0].picks is None:
            return await plan_message(self.bot, local, local.sight.ahead[0])
        return plans_message(self.bot, local)

    def _one_plan(self, stamp: str, part: int | None = None) -> Draw:
        async def draw(local: LocalizedPanel) -> Message | None:
            ahead = _found(local.sight, stamp)
            if ahead is None or is_awaited(local.sight):
                return await self._plans(local)
            return await plan_message(self.bot, local, ahead, part)

        return draw

    async def more_pressed(
        self, interaction: discord.Interaction[Bot], table: int, record: int
    ) -> None:
        """All that happened since one's last move, paged as the log."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await context_of(interaction)
        sight = await ctx.sight(table)
        if sight.seat is None:
            raise Refused("not-seated")
        view = await log_view(
            self.bot, LocalizedTable(sight.table, ctx.locale), ctx.id, after=record
        )
        await interaction.edit_original_response(view=view)

    # Standing orders

    async def orders_pressed(
        self, interaction: discord.Interaction[Bot], table: int, what: str
    ) -> None:
        """To the list, and back to the panel."""
        if what == "list":
            await self._open(interaction, table, self._orders(0))
            return
        await interaction.response.defer()
        ctx = await self._arrive(interaction, table)
        await self._redraw(ctx, table)

    async def offer_pressed(
        self, interaction: discord.Interaction[Bot], table: int, order: int
    ) -> None:
        """*Always answer this way…*"""
        await self._open(interaction, table, self._one_order(order))

    async def wait_pressed(
        self, interaction: discord.Interaction[Bot], table: int, ticket: int
    ) -> None:
        """*Wait*: no order answers this question."""
        await interaction.response.defer()
        ctx = await self._arrive(interaction, table)
        try:
            await self.bot.service.do(table, playing.wait, ctx.id, ticket)
        except Refused:
            await self._play.redraw(ctx, table, refused=True)
            raise
        await self._redraw(ctx, table)
        await self._play.tell_panel(ctx, await ctx.sight(table))

    async def page_pressed(
        self, interaction: discord.Interaction[Bot], table: int, page: int
    ) -> None:
        """Another page of the list."""
        await interaction.response.defer()
        ctx = await self._arrive(interaction, table)
        await self._redraw(ctx, table, self._orders(page))

    async def ordered(self, interaction: discord.Interaction[Bot], table: int, order: int) -> None:
        """The menu of an order."""
        await interaction.response.defer()
        ctx = await self._arrive(interaction, table)
        page = self._orders(order // ON_PAGE)
        value = next(iter(values_of(interaction)), "")
        do = self.bot.service.do
        try:
            every = self.bot.service.game((await ctx.sight(table)).table).orders
            about = every[order] if order < len(every) else None
            if about is None or not value.isdecimal() or int(value) >= len(about.choices):
                raise Refused("stale")
            picks = (about.choices[int(value)],)
            await do(table, playing.answer_ahead, ctx.id, "each", about.key, picks)
        except Refused:
            await self._redraw(ctx, table, page)
            raise
        await self._redraw(ctx, table, page)

    async def _open(self, interaction: discord.Interaction[Bot], table: int, draw: Draw) -> None:
        """A page of orders, in a message of its own.

        Raises:
            Refused: no-table, not-running, not-seated; stale (there are no orders, or nobody could
                see this alone).
        """
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await self._arrive(interaction, table)
        local = ctx.local_panel(await ctx.fresh(table))
        if local.sight.seat is None:
            raise Refused("not-seated")

        async def drawn() -> Message:
            message = await draw(local)
            if message is None:
                raise Refused("stale")
            return message

        await show(interaction, drawn)

    async def _arrive(self, interaction: discord.Interaction[Bot], table: int) -> Context:
        need_private(interaction)
        ctx = await meet(interaction)
        await ctx.returned(table)
        return ctx

    def _orders(self, page: int) -> Draw:
        async def draw(local: LocalizedPanel) -> Message | None:
            return None if not local.sight.orders else orders_message(self.bot, local, page)

        return draw

    def _one_order(self, number: int) -> Draw:
        async def draw(local: LocalizedPanel) -> Message | None:
            there = number < len(local.sight.orders or ())
            return offer_message(self.bot, local, number) if there else None

        return draw

    @property
    def _play(self) -> Play:
        play = self.bot.get_cog("Play")
        assert isinstance(play, Play)
        return play

    async def _redraw(self, ctx: Context, table: int, draw: Draw | None = None) -> None:
        await self._play.redraw(ctx, table, draw=draw)


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(AnswersAhead(bot))
