"""Standing orders: answers that a person has given for them at this table. They have a private
message of their own, so that no question replaces what somebody is reading.

o:<table>:list             the orders
o:<table>:offer.<n>        the n-th alone, from a question that it would answer
o:<table>:page.<n>         a further page of them
o:<table>:set.<n>          the menu of the n-th order
o:<table>:wait.<ticket>    a question that is answered in a moment is left to its person
o:<table>:back             the panel as usual, where they stood in it
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from cogs.frame.face import MOST_CONTENT, Face
from cogs.frame.showing import show
from cogs.frame.visit import Visit, arrive
from cogs.frame.voice import PanelVoice, Voice
from cogs.play.play import Draw, Play, need_private
from cogs.press import ids
from cogs.press.parts import Press, button, choice, menu, rows, values_of
from engine.kit.contract import Order
from engine.kit.words.phrasing import cut
from engine.table.answers.ahead import ASK
from engine.table.commands import playing
from engine.table.service import Refused

if TYPE_CHECKING:
    from cogs.frame.house import House

ON_PAGE: Final = 4
"""Menus of one message, with a row of buttons below."""


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


class StandingOrders(commands.Cog):
    """See the module."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses[ids.ORDERS] = self.pressed
        house.presses[ids.ORDERS_PAGE] = self.page_pressed
        house.presses[ids.OFFERED] = self.offer_pressed
        house.presses[ids.WAIT] = self.wait_pressed
        house.presses[ids.ORDER] = self.chosen

    async def pressed(self, interaction: discord.Interaction[House], table: int, what: str) -> None:
        """To the list, and back to the panel."""
        if what == "list":
            await self._open(interaction, table, self._list(0))
            return
        await interaction.response.defer()
        visit = await self._arrive(interaction, table)
        await self._play.redraw(visit, table)

    async def offer_pressed(
        self, interaction: discord.Interaction[House], table: int, order: int
    ) -> None:
        """*Always answer this way…*"""
        await self._open(interaction, table, self._offer(order))

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
        await self._play.redraw(visit, table)
        await self._play.tell_panel(visit, await visit.sight(table))

    async def page_pressed(
        self, interaction: discord.Interaction[House], table: int, page: int
    ) -> None:
        """Another page of the list."""
        await interaction.response.defer()
        visit = await self._arrive(interaction, table)
        await self._play.redraw(visit, table, draw=self._list(page))

    async def chosen(self, interaction: discord.Interaction[House], table: int, order: int) -> None:
        """The menu of an order."""
        await interaction.response.defer()
        visit = await self._arrive(interaction, table)
        page = self._list(order // ON_PAGE)
        try:
            await self._order(visit, table, order)
        except Refused:
            await self._play.redraw(visit, table, draw=page)
            raise
        await self._play.redraw(visit, table, draw=page)

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

    async def _order(self, visit: Visit, table: int, number: int) -> None:
        every = self.house.service.game((await visit.sight(table)).table).orders
        value = (values_of(visit.interaction) or ["-"])[0]
        if number >= len(every) or not value.isdecimal():
            raise Refused("stale")
        order = every[number]
        if int(value) >= len(order.choices):
            raise Refused("stale")
        picks = (order.choices[int(value)],)
        do = self.house.service.do
        await do(table, playing.answer_ahead, visit.id, "each", order.key, picks)

    def _list(self, page: int) -> Draw:
        async def draw(voice: PanelVoice) -> Face | None:
            return None if not voice.sight.orders else orders_face(self.house, voice, page)

        return draw

    def _offer(self, number: int) -> Draw:
        async def draw(voice: PanelVoice) -> Face | None:
            there = number < len(voice.sight.orders or ())
            return offer_face(self.house, voice, number) if there else None

        return draw

    @property
    def _play(self) -> Play:
        play = self.house.get_cog("Play")
        assert isinstance(play, Play)
        return play


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(StandingOrders(house))
