"""Answers laid down ahead, in the private panel: *Plan ahead*, menus, *Withdraw*; and *More* of
what happened since one's last move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.frame.face import MOST_CONTENT, Face
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
from engine.kit.words.phrasing import cut
from engine.table.commands import playing
from engine.table.record.facts import Ahead
from engine.table.service import OpenQuestion, Refused, TableView

if TYPE_CHECKING:
    from cogs.frame.house import House


def as_open(ahead: Ahead) -> OpenQuestion:
    """What is foreseen, in the form in which controls are made for questions."""
    return OpenQuestion(0, ahead.question, 0, ahead.picks, ahead.draft)


def list_face(house: House, voice: Voice) -> Face:
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


async def one_face(house: House, voice: PanelVoice, ahead: Ahead, part: int | None = None) -> Face:
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


def _picked(voice: Voice, ahead: Ahead) -> str:
    if ahead.picks is None:
        return ""
    return picks_text(voice, ahead.laid or ahead.question, ahead.picks)


def _hand(voice: Voice) -> str:
    words, names = voice.words, voice.names
    return voice.speak.hand(voice.view, words, names)


def _back(voice: Voice, where: str) -> Press:
    custom_id = ids.PLANS.id(table=voice.table.id, what=where)
    return button(custom_id, voice.say("button-back"), emoji="⬅️")


def _joined(lines: list[str]) -> str:
    return cut("\n".join(line for line in lines if line), MOST_CONTENT)


def _found(sight: TableView, stamp: str) -> Ahead | None:
    return next((ahead for ahead in sight.ahead if ahead.stamp == stamp), None)


Do = Callable[[Visit, TableView, Ahead], Awaitable[Draw]]


class PlanAhead(commands.Cog):
    """See the module."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses[ids.PLANS] = self.pressed
        house.presses[ids.PLAN] = self.control_pressed
        house.presses[ids.PLAN_NOW] = self.now_pressed
        house.presses[ids.PLANNED] = self.planned_pressed
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

        def do(visit: Visit, sight: TableView, ahead: Ahead) -> Awaitable[Draw]:
            return self._do(visit, sight, ahead, what)

        await self._act(interaction, table, stamp, do)

    async def planned_pressed(
        self, interaction: discord.Interaction[House], table: int, stamp: str, what: str
    ) -> None:
        """*Withdraw*."""
        await interaction.response.defer()
        await self._act(interaction, table, stamp, self._withdraw)

    async def now_pressed(
        self, interaction: discord.Interaction[House], table: int, place: int
    ) -> None:
        """What may come by now."""
        await interaction.response.defer()
        need_private(interaction)
        visit = await arrive(interaction)
        there = at_hand(await visit.sight(table))[place : place + 1]
        await self._redraw(visit, table, self._one(there[0].stamp) if there else self._list)

    async def _act(
        self, interaction: discord.Interaction[House], table: int, stamp: str, do: Do
    ) -> None:
        """Do something with what may come; then what is planned shows."""
        need_private(interaction)
        visit = await arrive(interaction)
        sight = await visit.sight(table)
        ahead = _found(sight, stamp)
        if ahead is None:
            await self._redraw(visit, table, self._list)
            raise Refused("not-seated" if sight.seat is None else "stale")
        try:
            draw = await do(visit, sight, ahead)
        except Refused:
            await self._redraw(visit, table, self._list)
            raise
        await self._redraw(visit, table, draw)
        await self._play.tell_panel(visit, sight)

    async def _withdraw(self, visit: Visit, sight: TableView, ahead: Ahead) -> Draw:
        await self.house.service.do(sight.table.id, playing.withdraw_plan, visit.id, ahead.stamp)
        return self._list

    async def _do(self, visit: Visit, sight: TableView, ahead: Ahead, what: Control) -> Draw:
        """What was pressed; what shows then."""
        do, table, stamp = self.house.service.do, sight.table.id, ahead.stamp
        values = values_of(visit.interaction)
        match what:
            case Group():
                return self._one(stamp, number_of(visit.interaction))
            case Clear():
                await do(table, playing.plan_draft, visit.id, stamp, ())
                return self._one(stamp)
            case Menu(part) if is_staged(ahead.question, visit.person.confirm):
                labels = visit.voice(sight).labels(ahead.question)
                picks = picks_from_menu(as_open(ahead), labels, part, values)
                await do(table, playing.plan_draft, visit.id, stamp, picks)
                return self._one(stamp, part)
            case Confirm():
                picks = ahead.draft
            case Sure():
                raise Refused("outdated")
            case Menu() | Option():
                picks = pick_of(ahead.question, what, values)
        await do(table, playing.plan, visit.id, stamp, picks)
        return self._list

    # What the panel shows instead of its usual face

    async def _list(self, voice: PanelVoice) -> Face | None:
        if not voice.sight.ahead or is_awaited(voice.sight):
            return None
        if len(voice.sight.ahead) == 1 and voice.sight.ahead[0].picks is None:
            return await one_face(self.house, voice, voice.sight.ahead[0])
        return list_face(self.house, voice)

    def _one(self, stamp: str, part: int | None = None) -> Draw:
        async def draw(voice: PanelVoice) -> Face | None:
            ahead = _found(voice.sight, stamp)
            if ahead is None or is_awaited(voice.sight):
                return await self._list(voice)
            return await one_face(self.house, voice, ahead, part)

        return draw

    @property
    def _play(self) -> Play:
        play = self.house.get_cog("Play")
        assert isinstance(play, Play)
        return play

    async def _redraw(self, visit: Visit, table: int, draw: Draw | None) -> None:
        await self._play.redraw(visit, table, draw=draw)

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


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(PlanAhead(house))
