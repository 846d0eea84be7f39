"""Answers given ahead, in the private panel. *Plan ahead*: one to the next such question, chosen
with the same controls as any answer. *Standing orders*: one to each of them; they have a private
message of their own, so that no question replaces what somebody is reading.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import discord

from cogs.controls import MOST_BUTTONS, components, is_staged, names_of, opened, told_by, used
from cogs.frame import Bot
from cogs.frame.commands import extension
from cogs.frame.context import Context, Panel
from cogs.frame.message import MOST_CONTENT, Message
from cogs.frame.routes import Control, Group, Index, Menu, Press, button, choice, number_of, rows
from cogs.frame.words import Localized, LocalizedPanel, is_awaited, picks_text
from cogs.prompt_text import draft_line, head_line, heading_of, planned_lines, prompt_image
from db.tables import letters
from engine.kit.contract import Order
from engine.kit.words import cut, length
from engine.table.answers.answering import ASK
from engine.table.commands import playing
from engine.table.record.transaction import Upcoming
from engine.table.service import OpenQuestion, Refused, TableView

STRONG = discord.ButtonStyle.primary
MOST_NAMED: Final = 34
"""Letters of what may come, on a button: a line of a phone."""
MOST_PLANS, IN_ROW = 12, 3
"""Of what may come so many have a button, and so many are beside one another."""
ON_PAGE: Final = 4
"""Menus of one message, with a row of buttons below."""
_MARKS = re.compile(r"\*\*|__|~~|`|\\(?=[^\w\s])|<a?:\w+:\d+>")
"""What makes text bold, and signs without effect."""
_SENTENCES = re.compile(r"(?<=[.!?]) +(?=[^a-z])")


# Plans, and how they look


def at_hand(view: TableView) -> Sequence[Upcoming]:
    """What is laid down, to change it with one press; if nothing is, the first that may come."""
    laid = [entry for entry in view.ahead if entry.picks is not None]
    return laid[: MOST_BUTTONS - 1] or view.ahead[:1]


def plan_row(local: Localized) -> list[Press]:
    """Others move, and this panel is not told what may come then: so plans go by place."""
    say, table, every = local.say, local.table.id, local.sight.ahead
    line = [
        plan_at.button(say, label=_name(local, entry), table=table, place=place)
        for place, entry in enumerate(at_hand(local.sight))
        if entry.picks is not None
    ]
    return [*line, plan.button(say, table=table)] if len(line) < len(every) else line


def _name(local: Localized, entry: Upcoming) -> str:
    """The question itself, without what is told before and after it, as plain text."""
    line = _MARKS.sub("", heading_of(local, entry.question).partition("\n")[0]).strip()
    asked = [part for part in _SENTENCES.split(line) if part.endswith("?")]
    return cut(asked[-1] if asked else line, MOST_NAMED)


async def plans_message(
    bot: Bot, local: LocalizedPanel, stamp: str = "", part: int | None = None
) -> Message | None:
    """One plan, if it may still come, with the part of its options that is open; otherwise what may
    come, to choose one of it, unless there is one alone. None: there is nothing."""
    say, every = local.say, local.sight.ahead
    if not every or is_awaited(local.sight):
        return None
    if (found := next((entry for entry in every if entry.stamp == stamp), None)) is not None:
        return await _plan_message(bot, local, found, part)
    fresh = [entry for entry in every if entry.picks is None]
    if len(fresh) == 1:
        return await _plan_message(bot, local, fresh[0], None)
    buttons = []
    for entry in every[:MOST_PLANS]:
        look: Any = {"label": _name(local, entry), "emoji": "📌" if entry.picks is None else "✏️"}
        at: Any = {"table": local.table.id, "stamp": entry.stamp}
        buttons.append(see_plan.button(say, **look, **at))
    lines = [head_line(local), f"### {say('plan-title')}", *planned_lines(local)]
    lines.append(f"-# {say('plan-about')}")
    images = await prompt_image(bot, local, None) or ()
    if not images:
        lines.append(local.speak.hand(local.view, local.words, local.names))
    lines_of_buttons = [buttons[n : n + IN_ROW] for n in range(0, len(buttons), IN_ROW)]
    back = back_from_plans.button(say, table=local.table.id)
    return Message(_content(bot, local, lines), images, rows(*lines_of_buttons, [back]))


async def _plan_message(
    bot: Bot, local: LocalizedPanel, ahead: Upcoming, part: int | None
) -> Message:
    say, table, stamp = local.say, local.table.id, ahead.stamp
    asked = as_open(ahead)
    labels = bot.emoji_set.labels(local.table.game, local.labels(ahead.question))
    lines = [head_line(local, phase=False), f"### {heading_of(local, ahead.question)}"]
    if ahead.plan is not None and ahead.plan.picks is not None:
        picks = picks_text(local, ahead.plan.question, ahead.plan.picks)
        lines.append(say("plan-now", picks=picks))
    if ahead.draft and ahead.draft != asked.given:
        lines.append(draft_line(local, ahead.question, ahead.draft))
    if ahead.picks is None:
        lines.append(f"-# {say('plan-about')}")
    images = await prompt_image(bot, local, asked, part) or ()
    staged = is_staged(ahead.question, local.facts.person.confirm)
    within = [labels[i] for i in opened(ahead.question, labels, part)]
    names = next(iter(names_of(within, staged)), [])
    if not images:
        # Where no picture has what the buttons read, words say it.
        told = told_by(within, names, MOST_CONTENT - sum(length(line) + 1 for line in lines))
        lines += told or [local.speak.hand(local.view, local.words, local.names)]
    # Where several may come one came from their list.
    fresh = [one for one in local.sight.ahead if one.picks is None]
    back = plan if len(fresh) > 1 else back_from_plans
    foot = [back.button(say, label=say("button-back"), emoji="⬅️", table=table)]
    if ahead.picks is not None:
        foot.insert(0, drop_plan.button(say, table=table, stamp=stamp))

    def named(what: Control) -> str:
        return choose_ahead.id(table=table, stamp=stamp, what=what)

    lines_of_controls = components(named, local, asked, labels, names, part, staged=staged)
    return Message(_content(bot, local, lines), images, rows(*lines_of_controls, foot))


def as_open(ahead: Upcoming) -> OpenQuestion:
    return OpenQuestion(0, ahead.question, 0, ahead.picks, ahead.draft)


def _content(bot: Bot, local: Localized, lines: list[str]) -> str:
    text = cut("\n".join(line for line in lines if line), MOST_CONTENT)
    return bot.emoji_set.content(local.table, text, local.locale)


def _plans(ctx: Context, table: int, stamp: str = "", part: int | None = None) -> Panel:
    return Panel(table, draw=partial(plans_message, ctx.bot, stamp=stamp, part=part))


# What is pressed there


@button("a:{table}:plan", "button-plan", own=True, emoji="📌")
async def plan(ctx: Context, table: int) -> None:
    await ctx.reply(_plans(ctx, table))
    if not (await ctx.sight(table)).ahead:
        await ctx.beside(ctx.say("plan-nothing"))


@button("a:{table}:{stamp}:see", own=True, emoji="📌")
async def see_plan(ctx: Context, table: int, stamp: str) -> Panel:
    return _plans(ctx, table, stamp)


@button("a:{table}:now.{place}", own=True, emoji="✏️")
async def plan_at(ctx: Context, table: int, place: Index) -> Panel:
    there = at_hand(await ctx.sight(table))[place : place + 1]
    return _plans(ctx, table, there[0].stamp if there else "")


@button("a:{table}:back", "button-back", own=True, emoji="⬅️")
async def back_from_plans(ctx: Context, table: int) -> Panel:
    return Panel(table)


@button("a:{table}:{stamp}:{what}", own=True)
async def choose_ahead(
    ctx: Context, table: int, stamp: str, what: Control, values: list[str]
) -> None:
    local = await ctx.panel(table)
    async with ctx.redraws(_plans(ctx, table), only_if_refused=True):
        ahead, answers = _need(local.sight, stamp), False
        part = what.part if isinstance(what, Menu) else None
        if isinstance(what, Group):
            part = number_of(values) if values else what.number
        else:
            staged = is_staged(ahead.question, ctx.person.confirm)
            picks, answers = used(what, local, as_open(ahead), values, staged=staged)
            await ctx.do(
                table, playing.answer_ahead, ctx.id, "next", stamp, picks, draft=not answers
            )
    await ctx.reply(Panel(table) if answers else _plans(ctx, table, stamp, part))
    await _panel_follows(ctx, local.sight)


@button("a:{table}:{stamp}:drop", "button-withdraw", own=True, emoji="🗑️")
async def drop_plan(ctx: Context, table: int, stamp: str) -> None:
    view = await ctx.sight(table)
    async with ctx.redraws(Panel(table)):
        _need(view, stamp)
        await ctx.do(table, playing.answer_ahead, ctx.id, "next", stamp, None)
    await _panel_follows(ctx, view)


def _need(view: TableView, stamp: str) -> Upcoming:
    for ahead in view.ahead:
        if ahead.stamp == stamp:
            return ahead
    raise Refused("not-seated" if view.seat is None else "stale")


async def _panel_follows(ctx: Context, view: TableView) -> None:
    """If something other than the person's panel was pressed, it is drawn again, too."""
    if view.seat is None:
        return
    pressed, key = ctx.interaction.message, f"panel/{view.seat}"
    panel = await ctx.read(letters.first, view.table.id, key, ctx.id)
    if panel is not None and pressed and panel.message != pressed.id:
        await ctx.do(view.table.id, playing.panel_again, view.seat)


# Standing orders, and how they look


async def orders_message(
    bot: Bot, local: Localized, *, page: int = 0, offered: int | None = None
) -> Message | None:
    """A page of them; or the one that is offered, with the way to its page. None: there are none
    any more."""
    say, words, table = local.say, local.words, local.table.id
    every, given = bot.service.game(local.table).orders, local.sight.orders or {}
    if (offered or 0) >= len(given):
        return None

    def meant(order: Order, key: str) -> str:
        return say("orders-ask") if key == ASK else words(f"order-{order.key}-{key}")

    def menu_of(number: int) -> Press:
        """No option is preselected: Discord would show that one in place of what the menu is
        about."""
        order, options = every[number], []
        now = given[order.key]
        for i, key in enumerate(order.choices):
            # What applies without having been chosen.
            detail = say("orders-default") if key == order.default != ASK else ""
            emoji = "✅" if key == now else ""
            options.append(choice(str(i), meant(order, key), detail=detail, emoji=emoji))
        hint = f"{words(f'order-{order.key}')}: {meant(order, now)}"
        return set_order.menu(options, placeholder=hint, table=table, order=number)

    title = say("orders-title") if offered is None else words(f"order-{every[offered].key}")
    # Which table it is: what is asked there may be another thing while one reads.
    where = f" · <#{local.table.thread}>" if local.table.thread else ""
    head = f"**{local.speak.title(words)}**{where}"
    lines = [head, f"### {title}", say("orders-about")]
    if offered is not None:
        more = orders_page.button(say, table=table, page=offered // ON_PAGE)
        return Message(_content(bot, local, lines), view=rows([menu_of(offered)], [more]))
    lines += [f"**{words(f'order-{one.key}')}**: {meant(one, given[one.key])}" for one in every]
    pages = -(-len(every) // ON_PAGE)
    page = min(page, pages - 1)
    controls_rows = [[menu_of(n)] for n in range(len(every))[page * ON_PAGE :][:ON_PAGE]]
    if pages > 1:
        label, onward = say("orders-page", page=page + 1, pages=pages), (page + 1) % pages
        more = orders_page.button(say, label=label, emoji="➡️", table=table, page=onward)
        controls_rows.append([more])
    return Message(_content(bot, local, lines), view=rows(*controls_rows))


# What is pressed there


@button("o:{table}:list", "button-orders", ack="private", own=True, acts=True, emoji="⚙️")
async def orders(ctx: Context, table: int) -> Panel:
    return Panel(table, draw=partial(orders_message, ctx.bot), beside=True)


@button("o:{table}:offer.{order}", "button-always", ack="private", own=True, acts=True, emoji="⚙️")
async def offer_order(ctx: Context, table: int, order: Index) -> Panel:
    return Panel(table, draw=partial(orders_message, ctx.bot, offered=order), beside=True)


@button("o:{table}:page.{page}", "orders-title", own=True, acts=True, emoji="⚙️")
async def orders_page(ctx: Context, table: int, page: Index) -> Panel:
    return Panel(table, draw=partial(orders_message, ctx.bot, page=page))


@button("o:{table}:set.{order}", own=True, acts=True)
async def set_order(ctx: Context, table: int, order: Index, value: str) -> None:
    game = (await ctx.panel(table)).game
    message = partial(orders_message, ctx.bot, page=order // ON_PAGE)
    async with ctx.redraws(Panel(table, draw=message)):
        about = game.orders[order] if order < len(game.orders) else None
        if about is None or not value.isdecimal() or int(value) >= len(about.choices):
            raise Refused("stale")
        picks = (about.choices[int(value)],)
        await ctx.do(table, playing.answer_ahead, ctx.id, "each", about.key, picks)


@button("o:{table}:wait.{ticket}", "button-wait", own=True, acts=True, emoji="⏸️", style=STRONG)
async def wait(ctx: Context, table: int, ticket: int) -> None:
    """No order answers this question: it is left to its person."""
    async with ctx.redraws(Panel(table, refused=True), only_if_refused=True):
        await ctx.do(table, playing.wait, ctx.id, ticket)
    await ctx.reply(Panel(table))
    await _panel_follows(ctx, await ctx.sight(table))


setup = extension(__name__)
