"""Answers laid down ahead, in the private panel: *Plan ahead*, menus, *Withdraw*; and *More* of
what happened since one's last move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.frame.cut import cut
from cogs.frame.face import MOST_CONTENT, Face
from cogs.frame.speech import game_words, text_names
from cogs.frame.visit import Visit, arrive, visit_of
from cogs.panel.controls import controls, is_staged, pick_of, picks_from_menu
from cogs.panel.panel import (
    head_line,
    heading_of,
    images_of,
    is_awaited,
    labels_of,
    picks_text,
    planned_lines,
    waiting_line,
)
from cogs.past.log import log_view
from cogs.play.play import Draw, Play, need_private
from cogs.press import ids
from cogs.press.ids import Clear, Confirm, Control, Group, Menu, Option
from cogs.press.parts import MOST_OPTIONS, Press, button, choice, menu, number_of, rows, values_of
from engine.games import wording
from engine.table.answers.shown import PanelFacts
from engine.table.door import Open, Refused, Sight
from engine.table.record.facts import Ahead
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.house import House


def as_open(ahead: Ahead) -> Open:
    """What is foreseen, in the form in which controls are made for questions."""
    return Open(0, ahead.question, 0, ahead.picks, ahead.draft)


def list_face(house: House, sight: Sight, locale: str) -> Face:
    """What may come, to choose one of it."""
    say = own_words(locale)
    shown = sight.ahead[:MOST_OPTIONS]
    options = [
        choice(
            ahead.stamp,
            heading_of(sight, ahead.question, locale).replace("**", ""),
            detail="" if ahead.picks is None else _picked(sight, ahead, locale),
        )
        for ahead in shown
    ]
    line = menu(
        ids.PLANS.id(table=sight.table.id, what="pick"), options, placeholder=say("plan-what")
    )
    lines = [
        head_line(sight, locale),
        waiting_line(sight, locale),
        f"### {say('plan-title')}",
        say("plan-about"),
        *planned_lines(sight, locale),
        _hand(sight, locale),
    ]
    content = house.signs.content(sight.table, _joined(lines), locale)
    return Face(content, (), rows([line], [_back(sight, "back", locale)]))


async def one_face(
    house: House, facts: PanelFacts, ahead: Ahead, locale: str, part: int | None = None
) -> Face:
    """The options of one thing that may come."""
    say = own_words(locale)
    sight, person = facts.sight, facts.person
    table, stamp = sight.table.id, ahead.stamp
    asked = as_open(ahead)
    labels = labels_of(sight, ahead.question, locale)
    labels = house.signs.labels(sight.table.game, labels)
    lines = [head_line(sight, locale), f"### {heading_of(sight, ahead.question, locale)}"]
    if ahead.picks is not None:
        lines.append(say("plan-now", picks=picks_text(sight, ahead.question, ahead.picks, locale)))
    if ahead.draft and ahead.draft != ahead.picks:
        lines.append(
            say("about-to-choose", picks=picks_text(sight, ahead.question, ahead.draft, locale))
        )
    lines.append(_hand(sight, locale))
    images = () if person.text_only else await images_of(house, sight, asked, locale, part)
    foot = [_back(sight, "plan" if len(sight.ahead) > 1 else "back", locale)]
    if ahead.picks is not None:
        drop = ids.UNPLAN.id(table=table, stamp=stamp)
        foot.insert(0, button(drop, say("button-withdraw"), emoji="🗑️"))
    staged = controls(
        lambda what: ids.PLAN.id(table=table, stamp=stamp, what=what),
        asked,
        labels,
        say,
        part,
        confirm=person.confirm,
    )
    content = house.signs.content(sight.table, _joined(lines), locale)
    return Face(content, images, rows(*staged, foot))


def _picked(sight: Sight, ahead: Ahead, locale: str) -> str:
    return picks_text(sight, ahead.question, ahead.picks or (), locale).replace("**", "")


def _hand(sight: Sight, locale: str) -> str:
    words, names = game_words(sight.table.game, locale), text_names(sight.table, locale)
    return wording(sight.table.game).hand(sight.view, words, names)


def _back(sight: Sight, where: str, locale: str) -> Press:
    custom_id = ids.PLANS.id(table=sight.table.id, what=where)
    return button(custom_id, own_words(locale)("button-back"), emoji="⬅️")


def _joined(lines: list[str]) -> str:
    return cut("\n".join(line for line in lines if line), MOST_CONTENT)


def _found(sight: Sight, stamp: str) -> Ahead | None:
    return next((ahead for ahead in sight.ahead if ahead.stamp == stamp), None)


class PlanAhead(commands.Cog):
    """See the module."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses[ids.PLANS] = self.pressed
        house.presses[ids.PLAN] = self.control_pressed
        house.presses[ids.UNPLAN] = self.drop_pressed
        house.presses[ids.NEWS] = self.more_pressed

    async def pressed(self, interaction: discord.Interaction[House], table: int, what: str) -> None:
        """What may come, one of it, or the panel as usual."""
        await interaction.response.defer()
        need_private(interaction)
        visit = await arrive(interaction)
        if what == "pick":
            await self._redraw(visit, table, self._one(next(iter(values_of(interaction)), "")))
            return
        await self._redraw(visit, table, self._list if what == "plan" else None)
        if what == "plan" and not (await visit.sight(table)).ahead:
            await interaction.followup.send(visit.say("plan-nothing"), ephemeral=True)

    async def control_pressed(
        self, interaction: discord.Interaction[House], table: int, stamp: str, what: Control
    ) -> None:
        """A control of something that may come."""
        await interaction.response.defer()
        await self._act(interaction, table, stamp, what)

    async def drop_pressed(
        self, interaction: discord.Interaction[House], table: int, stamp: str
    ) -> None:
        """*Withdraw*."""
        await interaction.response.defer()
        await self._act(interaction, table, stamp, None)

    async def _act(
        self,
        interaction: discord.Interaction[House],
        table: int,
        stamp: str,
        what: Control | None,
    ) -> None:
        """A control of something that may come, or its withdrawal; then what is planned shows."""
        need_private(interaction)
        visit = await arrive(interaction)
        sight = await visit.sight(table)
        ahead = _found(sight, stamp)
        if ahead is None:
            await self._redraw(visit, table, self._list)
            raise Refused("not-seated" if sight.seat is None else "stale")
        try:
            if what is None:
                await self.house.adapter.withdraw(table, visit.id, stamp)
                draw: Draw = self._list
            else:
                draw = await self._do(visit, sight, ahead, what)
        except Refused:
            await self._redraw(visit, table, self._list)
            raise
        await self._redraw(visit, table, draw)
        await self._tell_panel(visit, sight)

    async def _do(self, visit: Visit, sight: Sight, ahead: Ahead, what: Control) -> Draw:
        """What was pressed; what shows then."""
        door, table, stamp = self.house.adapter, sight.table.id, ahead.stamp
        values = values_of(visit.interaction)
        match what:
            case Group():
                return self._one(stamp, number_of(visit.interaction))
            case Clear():
                await door.plan_draft(table, visit.id, stamp, ())
                return self._one(stamp)
            case Menu(part) if is_staged(ahead.question, visit.person.confirm):
                labels = labels_of(sight, ahead.question, visit.locale)
                picks = picks_from_menu(as_open(ahead), labels, part, values)
                await door.plan_draft(table, visit.id, stamp, picks)
                return self._one(stamp, part)
            case Confirm():
                await door.plan(table, visit.id, stamp, ahead.draft)
            case Menu() | Option():
                await door.plan(table, visit.id, stamp, pick_of(ahead.question, what, values))
        return self._list

    async def _tell_panel(self, visit: Visit, sight: Sight) -> None:
        """Pressed somewhere else than in the person's panel, that has to follow."""
        if sight.seat is None:
            return
        pressed = visit.interaction.message
        panel = await self.house.panels.get(sight.table.id, sight.seat, visit.id)
        if panel is not None and pressed and panel.message != pressed.id:
            await self.house.adapter.put_post(sight.table.id, "panel", seat=sight.seat)

    # What stands in the panel instead of its usual face

    async def _list(self, facts: PanelFacts, locale: str) -> Face | None:
        sight = facts.sight
        if not sight.ahead or is_awaited(sight):
            return None
        if len(sight.ahead) == 1 and sight.ahead[0].picks is None:
            return await one_face(self.house, facts, sight.ahead[0], locale)
        return list_face(self.house, sight, locale)

    def _one(self, stamp: str, part: int | None = None) -> Draw:
        async def draw(facts: PanelFacts, locale: str) -> Face | None:
            ahead = _found(facts.sight, stamp)
            if ahead is None or is_awaited(facts.sight):
                return await self._list(facts, locale)
            return await one_face(self.house, facts, ahead, locale, part)

        return draw

    async def _redraw(self, visit: Visit, table: int, draw: Draw | None) -> None:
        play = self.house.get_cog("Play")
        assert isinstance(play, Play)
        await play.redraw(visit, table, draw=draw)

    async def more_pressed(
        self, interaction: discord.Interaction[House], table: int, record: int
    ) -> None:
        """All that happened since one's last move, paged as the log."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        visit = await visit_of(interaction)
        sight = await visit.sight(table)
        if sight.seat is None:
            raise Refused("not-seated")
        view = await log_view(self.house, sight.table, visit.id, visit.locale, after=record)
        await interaction.edit_original_response(view=view)


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(PlanAhead(house))
