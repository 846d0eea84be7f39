"""Standing orders, in the private panel: what a person lets be answered for them at this table.

o:<table>:list             the orders
o:<table>:page.<n>         a further page of them
o:<table>:set.<n>          the menu of the n-th order
o:<table>:back             the panel as usual
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from cogs.frame.cut import cut
from cogs.frame.face import MOST_CONTENT, Face
from cogs.frame.press import Press, button, choice, menu, rows, values_of
from cogs.frame.speech import game_words
from cogs.panel.panel import head_line
from cogs.play.play import Draw, Play, need_private
from engine.kit.contract import Order
from engine.table.answers import orders
from engine.table.door import Refused, Sight
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.house import House

ON_PAGE: Final = 4
"""Menus of one message, with a row of buttons below."""


def orders_face(house: House, sight: Sight, page: int, locale: str) -> Face:
    """What may be ordered, and what is."""
    say, words = own_words(locale), game_words(sight.table.game, locale)
    every = house.adapter.game(sight.table).orders
    given = sight.orders or {}
    pages = -(-len(every) // ON_PAGE)
    page = min(page, pages - 1)
    lines = [head_line(sight, locale), f"### {say('orders-title')}", say("orders-about")]
    for order in every:
        now = _choice_text(order, given.get(order.key, orders.ASK), sight, locale)
        lines.append(f"**{words(f'order-{order.key}')}**: {now}")
    shown = list(enumerate(every))[page * ON_PAGE : (page + 1) * ON_PAGE]
    menus = [[_menu(sight, number, order, locale)] for number, order in shown]
    foot = [button(f"o:{sight.table.id}:back", say("button-back"), emoji="⬅️")]
    if pages > 1:
        label = say("orders-page", page=page + 1, pages=pages)
        foot.append(button(f"o:{sight.table.id}:page.{(page + 1) % pages}", label, emoji="➡️"))
    content = house.signs.content(sight.table, cut("\n".join(lines), MOST_CONTENT), locale)
    return Face(content, (), rows(*menus, foot))


def _menu(sight: Sight, number: int, order: Order, locale: str) -> Press:
    """No option is preselected: Discord would show that one in place of what the menu is about."""
    words = game_words(sight.table.game, locale)
    now = (sight.orders or {}).get(order.key, orders.ASK)
    texts = {key: _choice_text(order, key, sight, locale) for key in order.choices}
    options = [
        choice(str(i), texts[key], emoji="✅" if key == now else "")
        for i, key in enumerate(order.choices)
    ]
    hint = f"{words(f'order-{order.key}')}: {texts[now]}"
    return menu(f"o:{sight.table.id}:set.{number}", options, placeholder=hint)


def _choice_text(order: Order, key: str, sight: Sight, locale: str) -> str:
    if key == orders.ASK:
        return own_words(locale)("orders-ask")
    return game_words(sight.table.game, locale)(f"order-{order.key}-{key}")


class StandingOrders(commands.Cog):
    """See the module."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses["o"] = self.pressed

    async def pressed(self, interaction: discord.Interaction[House], rest: list[str]) -> None:
        """Everything of the family."""
        table, (what, _, number) = int(rest[0]), rest[1].partition(".")
        await interaction.response.defer()
        need_private(interaction)
        await self.house.people_seen(interaction)
        await self.house.absence.returned(table, interaction.user.id)
        page = int(number) if what == "page" else 0
        if what == "set":
            page = int(number) // ON_PAGE
            try:
                await self._order(interaction, table, int(number))
            except Refused:
                await self._redraw(interaction, table, self._list(page))
                raise
        await self._redraw(interaction, table, None if what == "back" else self._list(page))

    async def _order(
        self, interaction: discord.Interaction[House], table: int, number: int
    ) -> None:
        every = self.house.adapter.game(await self.house.adapter.table(table)).orders
        value = (values_of(interaction) or ["-"])[0]
        if number >= len(every) or not value.isdecimal():
            raise Refused("stale")
        order = every[number]
        if int(value) >= len(order.choices):
            raise Refused("stale")
        chosen = order.choices[int(value)]
        await self.house.adapter.order(table, interaction.user.id, order.key, chosen)

    def _list(self, page: int) -> Draw:
        async def draw(sight: Sight, locale: str) -> Face | None:
            return None if not sight.orders else orders_face(self.house, sight, page, locale)

        return draw

    async def _redraw(
        self, interaction: discord.Interaction[House], table: int, draw: Draw | None
    ) -> None:
        play = self.house.get_cog("Play")
        assert isinstance(play, Play)
        await play.redraw(interaction, table, draw=draw)


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(StandingOrders(house))
