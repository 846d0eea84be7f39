"""Answers given ahead, in the private panel. *Plan ahead*: one to the next such question, chosen
with the same controls as any answer. *Standing orders*: one to each of them; they have a private
message of their own, so that no question replaces what somebody is reading. And *More* of
what happened since one's last move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import discord
from discord.ext import commands

from cogs.frame.face import MOST_CONTENT, Face
from cogs.frame.showing import show
from cogs.frame.visit import Visit, arrive, visit_of
from cogs.frame.voice import PanelVoice, TableVoice, Voice
from cogs.panel.controls import controls, is_staged, pick_of, picks_from_menu
from cogs.panel.panel import (
    draft_line,
    head_line,
    images_of,
    is_awaited,
    not_awaited,
)
from cogs.panel.planned import at_hand, heading_of, picks_text, planned_lines
from cogs.past.log import log_view
from cogs.play.play import Draw, Play, need_private
from cogs.press import ids
from cogs.press.ids import Clear, Confirm, Control, Group, Menu, Option, Sure
from cogs.press.parts import (
    MOST_OPTIONS,
    Press,
    button,
    choice,
    menu,
    number_of,
    rows,
    values_of,
)
from engine.kit.contract import Order, Picks
from engine.kit.words.phrasing import cut
from engine.table.answers.ahead import ASK
from engine.table.commands import playing
from engine.table.record.transaction import Upcoming
from engine.table.service import OpenQuestion, Refused, TableView

if TYPE_CHECKING:
    from cogs.frame.house import House

ON_PAGE: Final = 4
"""Menus of one message, with a row of buttons below."""


def as_open(ahead: Upcoming) -> OpenQuestion:
    """What is foreseen, in the form in which controls are made for questions."""
    return OpenQuestion(0, ahead.question, 0, ahead.picks, ahead.draft)


def plans_face(house: House, voice: Voice) -> Face:
    """What may come, to choose one of it."""
    say = voice.say
    shown = voice.sight.ahead[:MOST_OPTIONS]
    options = [
        choice(
            ahead.stamp,
            heading_of(voice, ahead.question).replace("**", ""),
            detail=_picked(voice, ahead).replace("**", ""),
        )
        for ahead in shown
    ]
    line = menu(
        ids.PLANS.id(table=voice.table.id, what="pick"), options, placeholder=say("plan-what")
    )
    lines = [
        head_line(voice),
        not_awaited(voice),
        f"### {say('plan-title')}",
        say("plan-about"),
        *planned_lines(voice),
        _hand(voice),
    ]
    content = house.signs.content(voice.table, _joined(lines), voice.locale)
    return Face(content, (), rows([line], [_back(voice, "back")]))


async def plan_face(
    house: House, voice: PanelVoice, ahead: Upcoming, part: int | None = None
) -> Face:
    """The options of one thing that may come."""
    say = voice.say
    table, stamp = voice.table.id, ahead.stamp
    person = voice.facts.person
    asked = as_open(ahead)
    labels = voice.labels(ahead.question)
    labels = house.signs.labels(voice.table.game, labels)
    heading = heading_of(voice, ahead.question)
    lines = [head_line(voice), f"### {heading}"]
    if ahead.picks is not None:
        lines.append(say("plan-now", picks=_picked(voice, ahead)))
    if ahead.draft and ahead.draft != asked.given:
        lines.append(draft_line(voice, ahead.question, ahead.draft))
    images = () if person.text_only else await images_of(house, voice, asked, part)
    if not images:
        lines.append(_hand(voice))
    foot = [_back(voice, "plan" if len(voice.sight.ahead) > 1 else "back")]
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
    content = house.signs.content(voice.table, _joined(lines), voice.locale)
    return Face(content, images, rows(*staged, foot))


def _picked(voice: Voice, ahead: Upcoming) -> str:
    plan = ahead.plan
    if plan is None or plan.picks is None:
        return ""
    return picks_text(voice, plan.question, plan.picks)


def _hand(voice: Voice) -> str:
    words, names = voice.words, voice.names
    return voice.speak.hand(voice.view, words, names)


def _back(voice: Voice, where: str) -> Press:
    custom_id = ids.PLANS.id(table=voice.table.id, what=where)
    return button(custom_id, voice.say("button-back"), emoji="⬅️")


def _joined(lines: list[str]) -> str:
    return cut("\n".join(line for line in lines if line), MOST_CONTENT)


def _found(sight: TableView, stamp: str) -> Upcoming | None:
    return next((ahead for ahead in sight.ahead if ahead.stamp == stamp), None)


def table_line(voice: Voice) -> str:
    """Which table it is: what is asked there may be another thing while one reads."""
    where = f" · <#{voice.table.thread}>" if voice.table.thread else ""
    return f"**{voice.speak.title(voice.words)}**{where}"


def orders_face(house: House, voice: Voice, page: int) -> Face:
    """What may be ordered, and what is."""
    say, words = voice.say, voice.words
    every = house.service.game(voice.table).orders
    given = voice.sight.orders or {}
    pages = -(-len(every) // ON_PAGE)
    page = min(page, pages - 1)
    lines = [table_line(voice), f"### {say('orders-title')}", say("orders-about")]
    for order in every:
        now = _choice_text(order, given.get(order.key, ASK), voice)
        lines.append(f"**{words(f'order-{order.key}')}**: {now}")
    shown = list(enumerate(every))[page * ON_PAGE : (page + 1) * ON_PAGE]
    lines_of_controls = [[_menu(voice, number, order)] for number, order in shown]
    if pages > 1:
        label = say("orders-page", page=page + 1, pages=pages)
        onward = ids.ORDERS_PAGE.id(table=voice.table.id, page=(page + 1) % pages)
        lines_of_controls.append([button(onward, label, emoji="➡️")])
    content = house.signs.content(voice.table, cut("\n".join(lines), MOST_CONTENT), voice.locale)
    return Face(content, (), rows(*lines_of_controls))


def offer_face(house: House, voice: Voice, number: int) -> Face:
    """One order alone, for a question that it would answer; and the way to all of them."""
    order = house.service.game(voice.table).orders[number]
    every = ids.ORDERS_PAGE.id(table=voice.table.id, page=number // ON_PAGE)
    heading = f"### {voice.words(f'order-{order.key}')}"
    lines = [table_line(voice), heading, voice.say("orders-about")]
    content = house.signs.content(voice.table, cut("\n".join(lines), MOST_CONTENT), voice.locale)
    more = button(every, voice.say("orders-title"), emoji="⚙️")
    return Face(content, (), rows([_menu(voice, number, order)], [more]))


def _menu(voice: Voice, number: int, order: Order) -> Press:
    """No option is preselected: Discord would show that one in place of what the menu is about."""
    words = voice.words
    now = (voice.sight.orders or {}).get(order.key, ASK)
    texts = {key: _choice_text(order, key, voice) for key in order.choices}
    options = [
        choice(
            str(i), texts[key], detail=_usual(order, key, voice), emoji="✅" if key == now else ""
        )
        for i, key in enumerate(order.choices)
    ]
    hint = f"{words(f'order-{order.key}')}: {texts[now]}"
    return menu(ids.ORDER.id(table=voice.table.id, order=number), options, placeholder=hint)


def _usual(order: Order, key: str, voice: Voice) -> str:
    """The note for a choice that applies without having been chosen."""
    usual = key == order.default != ASK
    return voice.say("orders-default") if usual else ""


def _choice_text(order: Order, key: str, voice: Voice) -> str:
    if key == ASK:
        return voice.say("orders-ask")
    return voice.words(f"order-{order.key}-{key}")


class AnswersAhead(commands.Cog):
    """See the module."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses[ids.PLANS] = self.plans_pressed
        house.presses[ids.PLAN_NOW] = self.now_pressed
        house.presses[ids.PLAN] = house.presses[ids.PLANNED] = self.planned
        house.presses[ids.NEWS] = self.more_pressed
        house.presses[ids.ORDERS] = self.orders_pressed
        house.presses[ids.ORDERS_PAGE] = self.page_pressed
        house.presses[ids.OFFERED] = self.offer_pressed
        house.presses[ids.ORDER] = self.ordered
        house.presses[ids.WAIT] = self.wait_pressed

    # Plans

    async def plans_pressed(
        self, interaction: discord.Interaction[House], table: int, what: str
    ) -> None:
        """What may come, one of it, or the panel as usual."""
        await interaction.response.defer()
        need_private(interaction)
        visit = await arrive(interaction)
        if what == "pick":
            await self._redraw(visit, table, self._one_plan(next(iter(values_of(interaction)), "")))
            return
        await self._redraw(visit, table, self._plans if what == "plan" else None)
        if what == "plan" and not (await visit.sight(table)).ahead:
            await interaction.followup.send(visit.say("plan-nothing"), ephemeral=True)

    async def now_pressed(
        self, interaction: discord.Interaction[House], table: int, place: int
    ) -> None:
        """What may come by now."""
        await interaction.response.defer()
        need_private(interaction)
        visit = await arrive(interaction)
        there = at_hand(await visit.sight(table))[place : place + 1]
        await self._redraw(visit, table, self._one_plan(there[0].stamp) if there else self._plans)

    async def planned(
        self,
        interaction: discord.Interaction[House],
        table: int,
        stamp: str,
        what: Control | Literal["drop"],
    ) -> None:
        """A control of something that may come, or *Withdraw*; then what is planned shows."""
        await interaction.response.defer()
        need_private(interaction)
        visit = await arrive(interaction)
        sight = await visit.sight(table)
        try:
            ahead = _found(sight, stamp)
            if ahead is None:
                raise Refused("not-seated" if sight.seat is None else "stale")
            draw = await self._plan(visit, sight, ahead, what)
        except Refused:
            await self._redraw(visit, table, self._plans)
            raise
        await self._redraw(visit, table, draw)
        await self._play.tell_panel(visit, sight)

    async def _plan(
        self, visit: Visit, sight: TableView, ahead: Upcoming, what: Control | Literal["drop"]
    ) -> Draw:
        """Do what was pressed; what shows then."""
        stamp, values = ahead.stamp, values_of(visit.interaction)

        async def give(picks: Picks | None, *, draft: bool = False) -> None:
            do, table = self.house.service.do, sight.table.id
            await do(table, playing.answer_ahead, visit.id, "next", stamp, picks, draft=draft)

        match what:
            case Group():
                return self._one_plan(stamp, number_of(visit.interaction))
            case Clear():
                await give((), draft=True)
                return self._one_plan(stamp)
            case Menu(part) if is_staged(ahead.question, visit.person.confirm):
                labels = visit.voice(sight).labels(ahead.question)
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

    async def _plans(self, voice: PanelVoice) -> Face | None:
        if not voice.sight.ahead or is_awaited(voice.sight):
            return None
        if len(voice.sight.ahead) == 1 and voice.sight.ahead[0].picks is None:
            return await plan_face(self.house, voice, voice.sight.ahead[0])
        return plans_face(self.house, voice)

    def _one_plan(self, stamp: str, part: int | None = None) -> Draw:
        async def draw(voice: PanelVoice) -> Face | None:
            ahead = _found(voice.sight, stamp)
            if ahead is None or is_awaited(voice.sight):
                return await self._plans(voice)
            return await plan_face(self.house, voice, ahead, part)

        return draw

    async def more_pressed(
        self, interaction: discord.Interaction[House], table: int, record: int
    ) -> None:
        """All that happened since one's last move, paged as the log."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        visit = await visit_of(interaction)
        sight = await visit.sight(table)
        if sight.seat is None:
            raise Refused("not-seated")
        view = await log_view(
            self.house, TableVoice(sight.table, visit.locale), visit.id, after=record
        )
        await interaction.edit_original_response(view=view)

    # Standing orders

    async def orders_pressed(
        self, interaction: discord.Interaction[House], table: int, what: str
    ) -> None:
        """To the list, and back to the panel."""
        if what == "list":
            await self._open(interaction, table, self._orders(0))
            return
        await interaction.response.defer()
        visit = await self._arrive(interaction, table)
        await self._redraw(visit, table)

    async def offer_pressed(
        self, interaction: discord.Interaction[House], table: int, order: int
    ) -> None:
        """*Always answer this way…*"""
        await self._open(interaction, table, self._one_order(order))

    async def wait_pressed(
        self, interaction: discord.Interaction[House], table: int, ticket: int
    ) -> None:
        """*Wait*: no order answers this question."""
        await interaction.response.defer()
        visit = await self._arrive(interaction, table)
        try:
            await self.house.service.do(table, playing.wait, visit.id, ticket)
        except Refused:
            await self._play.redraw(visit, table, refused=True)
            raise
        await self._redraw(visit, table)
        await self._play.tell_panel(visit, await visit.sight(table))

    async def page_pressed(
        self, interaction: discord.Interaction[House], table: int, page: int
    ) -> None:
        """Another page of the list."""
        await interaction.response.defer()
        visit = await self._arrive(interaction, table)
        await self._redraw(visit, table, self._orders(page))

    async def ordered(
        self, interaction: discord.Interaction[House], table: int, order: int
    ) -> None:
        """The menu of an order."""
        await interaction.response.defer()
        visit = await self._arrive(interaction, table)
        page = self._orders(order // ON_PAGE)
        value = next(iter(values_of(interaction)), "")
        do = self.house.service.do
        try:
            every = self.house.service.game((await visit.sight(table)).table).orders
            about = every[order] if order < len(every) else None
            if about is None or not value.isdecimal() or int(value) >= len(about.choices):
                raise Refused("stale")
            picks = (about.choices[int(value)],)
            await do(table, playing.answer_ahead, visit.id, "each", about.key, picks)
        except Refused:
            await self._redraw(visit, table, page)
            raise
        await self._redraw(visit, table, page)

    async def _open(self, interaction: discord.Interaction[House], table: int, draw: Draw) -> None:
        """A page of orders, in a message of its own.

        Raises:
            Refused: no-table, not-running, not-seated; stale (there are no orders, or nobody could
                see this alone).
        """
        await interaction.response.defer(ephemeral=True, thinking=True)
        visit = await self._arrive(interaction, table)
        voice = visit.panel_voice(await visit.fresh(table))
        if voice.sight.seat is None:
            raise Refused("not-seated")

        async def drawn() -> Face:
            face = await draw(voice)
            if face is None:
                raise Refused("stale")
            return face

        await show(interaction, drawn)

    async def _arrive(self, interaction: discord.Interaction[House], table: int) -> Visit:
        need_private(interaction)
        visit = await arrive(interaction)
        await visit.returned(table)
        return visit

    def _orders(self, page: int) -> Draw:
        async def draw(voice: PanelVoice) -> Face | None:
            return None if not voice.sight.orders else orders_face(self.house, voice, page)

        return draw

    def _one_order(self, number: int) -> Draw:
        async def draw(voice: PanelVoice) -> Face | None:
            there = number < len(voice.sight.orders or ())
            return offer_face(self.house, voice, number) if there else None

        return draw

    @property
    def _play(self) -> Play:
        play = self.house.get_cog("Play")
        assert isinstance(play, Play)
        return play

    async def _redraw(self, visit: Visit, table: int, draw: Draw | None = None) -> None:
        await self._play.redraw(visit, table, draw=draw)


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(AnswersAhead(house))
