"""Answers laid down ahead, in the private panel: *Plan ahead*, menus, *Withdraw*; and *More* of
what happened since one's last move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

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
    labels_of,
    not_awaited,
)
from cogs.panel.planned import at_hand, choices_text, heading_of, planned_lines
from cogs.past.log import log_view
from cogs.play.plan_windows import chain_of, plan_window
from cogs.play.play import Draw, Play, need_private
from cogs.press import ids
from cogs.press.ids import Clear, Confirm, Control, Group, Menu, Option, Sure
from cogs.press.parts import (
    MOST_OPTIONS,
    Press,
    button,
    choice,
    choices_of,
    menu,
    number_of,
    rows,
    values_of,
)
from db.base.pace import HOUR
from engine.kit.words.phrasing import cut
from engine.table.answers.plans import MOST_CHOICES
from engine.table.door import Open, Refused, Sight
from engine.table.record.facts import Ahead

if TYPE_CHECKING:
    from cogs.frame.house import House


def as_open(ahead: Ahead, rank: int = 0) -> Open:
    """What is foreseen, in the form in which controls are made for questions."""
    laid = ahead.choices[rank] if rank < len(ahead.choices) else None
    return Open(0, ahead.question, 0, laid, ahead.draft)


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


async def one_face(
    house: House, voice: PanelVoice, ahead: Ahead, part: int | None = None, rank: int = 0
) -> Face:
    """The options of one thing that may come. `rank`: of what is given if the first is no answer
    by then (1), nor the second (2)."""
    say = voice.say
    table, stamp = voice.table.id, ahead.stamp
    person = voice.facts.person
    asked = as_open(ahead, rank)
    labels = labels_of(voice, ahead.question)
    labels = house.signs.labels(voice.table.game, labels)
    heading = heading_of(voice, ahead.question)
    lines = [head_line(voice), f"### {heading}"]
    if ahead.choices:
        lines.append(say("plan-now", picks=_picked(voice, ahead)))
    if rank:
        lines.append(say("plan-otherwise"))
    if ahead.draft and ahead.draft != asked.given:
        lines.append(draft_line(voice, ahead.question, ahead.draft))
    images = () if person.text_only else await images_of(house, voice, asked, part)
    if not images:
        lines.append(_hand(voice))
    foot = [_back(voice, "plan" if len(voice.sight.ahead) > 1 else "back")]
    if ahead.choices:
        drop = ids.PLANNED.id(table=table, stamp=stamp, what="drop")
        foot.insert(0, button(drop, say("button-withdraw"), emoji="🗑️"))
    if not rank:
        second = ids.PLANNED.id(table=table, stamp=stamp, what="window")
        foot.insert(0, button(second, say("button-second"), emoji="✏️"))
    staged = controls(
        lambda what: _control_id(table, stamp, rank, what),
        asked,
        labels,
        say,
        heading,
        part,
        confirm=person.confirm,
    )
    content = house.signs.content(voice.table, _joined(lines), voice.locale)
    return Face(content, images, rows(*staged, foot))


def _control_id(table: int, stamp: str, rank: int, what: Control) -> str:
    if rank:
        return ids.PLAN_ELSE.id(table=table, stamp=stamp, rank=rank, what=what)
    return ids.PLAN.id(table=table, stamp=stamp, what=what)


def _picked(voice: Voice, ahead: Ahead) -> str:
    return choices_text(voice, ahead.laid or ahead.question, ahead.choices) if ahead.choices else ""


def _hand(voice: Voice) -> str:
    words, names = voice.words, voice.names
    return voice.speak.hand(voice.view, words, names)


def _back(voice: Voice, where: str) -> Press:
    custom_id = ids.PLANS.id(table=voice.table.id, what=where)
    return button(custom_id, voice.say("button-back"), emoji="⬅️")


def _joined(lines: list[str]) -> str:
    return cut("\n".join(line for line in lines if line), MOST_CONTENT)


def _found(sight: Sight, stamp: str) -> Ahead | None:
    return next((ahead for ahead in sight.ahead if ahead.stamp == stamp), None)


SLOW_SECONDS: Final = 2 * HOUR
"""People who usually take this long are asked for a second choice."""

Do = Callable[[Visit, Sight, Ahead], Awaitable[Draw]]


class PlanAhead(commands.Cog):
    """See the module."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses[ids.PLANS] = self.pressed
        house.presses[ids.PLAN] = self.control_pressed
        house.presses[ids.PLAN_ELSE] = self.else_pressed
        house.presses[ids.PLAN_NOW] = self.now_pressed
        house.presses[ids.PLANNED] = self.planned_pressed
        house.windows[ids.PLANNED] = self.window_sent
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
        await self.else_pressed(interaction, table, stamp, 0, what)

    async def else_pressed(
        self,
        interaction: discord.Interaction[House],
        table: int,
        stamp: str,
        rank: int,
        what: Control,
    ) -> None:
        """The same, of what is given if the first is not possible."""
        await interaction.response.defer()
        rank = min(rank, MOST_CHOICES - 1)

        def do(visit: Visit, sight: Sight, ahead: Ahead) -> Awaitable[Draw]:
            return self._do(visit, sight, ahead, what, rank)

        await self._act(interaction, table, stamp, do)

    async def planned_pressed(
        self, interaction: discord.Interaction[House], table: int, stamp: str, what: str
    ) -> None:
        """*Withdraw*, or one of those that show what is laid down."""
        if what == "window":
            visit = await self._arrive(interaction)
            ahead = _found(await visit.sight(table), stamp)
            if ahead is not None and await self._open_window(visit, table, ahead):
                return
        await interaction.response.defer()
        does = {"drop": self._withdraw, "one": self._show, "window": self._show_else}
        await self._act(interaction, table, stamp, does[what])

    async def window_sent(
        self, interaction: discord.Interaction[House], table: int, stamp: str, what: str
    ) -> None:
        """The window with what may come."""
        gone = interaction.message is None
        await interaction.response.defer(ephemeral=gone, thinking=gone)
        await self._act(interaction, table, stamp, self._lay_down)

    async def now_pressed(
        self, interaction: discord.Interaction[House], table: int, place: int
    ) -> None:
        """The window for what may come by now; what it does not hold shows in the panel."""
        visit = await self._arrive(interaction)
        there = at_hand(await visit.sight(table))[place : place + 1]
        for ahead in there:
            if await self._open_window(visit, table, ahead):
                return
        await interaction.response.defer()
        await self._redraw(visit, table, self._one(there[0].stamp) if there else self._list)

    async def _arrive(self, interaction: discord.Interaction[House]) -> Visit:
        need_private(interaction)
        return await visit_of(interaction)

    async def _open_window(self, visit: Visit, table: int, ahead: Ahead) -> bool:
        """Whether there is one for this."""
        sight = await visit.sight(table)
        if is_awaited(sight):
            return False
        opened = plan_window(self.house, visit.voice(sight), ahead)
        if opened is None:
            return False
        await visit.interaction.response.send_modal(opened)
        return True

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

    async def _withdraw(self, visit: Visit, sight: Sight, ahead: Ahead) -> Draw:
        await self.house.adapter.withdraw(sight.table.id, visit.id, ahead.stamp)
        return self._list

    async def _show(self, visit: Visit, sight: Sight, ahead: Ahead) -> Draw:
        return self._one(ahead.stamp)

    async def _show_else(self, visit: Visit, sight: Sight, ahead: Ahead) -> Draw:
        """What no window holds is chosen in menus, one after the other."""
        if ahead.draft:
            await self.house.adapter.plan_draft(sight.table.id, visit.id, ahead.stamp, ())
        return self._one(ahead.stamp, rank=min(len(ahead.choices), MOST_CHOICES - 1))

    async def _lay_down(self, visit: Visit, sight: Sight, ahead: Ahead) -> Draw:
        """What was chosen in the window."""
        values = choices_of(visit.interaction)
        chain = chain_of(self.house.adapter.game(sight.table), sight, ahead, values)
        await self.house.adapter.plan_chain(sight.table.id, visit.id, chain)
        return self._list

    async def _do(self, visit: Visit, sight: Sight, ahead: Ahead, what: Control, rank: int) -> Draw:
        """What was pressed; what shows then."""
        door, table, stamp = self.house.adapter, sight.table.id, ahead.stamp
        values = values_of(visit.interaction)
        match what:
            case Group():
                return self._one(stamp, number_of(visit.interaction), rank)
            case Clear():
                await door.plan_draft(table, visit.id, stamp, ())
                return self._one(stamp, rank=rank)
            case Menu(part) if is_staged(ahead.question, visit.person.confirm):
                labels = labels_of(visit.voice(sight), ahead.question)
                picks = picks_from_menu(as_open(ahead, rank), labels, part, values)
                await door.plan_draft(table, visit.id, stamp, picks)
                return self._one(stamp, part, rank)
            case Confirm():
                picks = ahead.draft
            case Sure():
                raise Refused("outdated")
            case Menu() | Option():
                picks = pick_of(ahead.question, what, values)
        others = [laid for laid in ahead.choices if ahead.question.accepts(laid) is None]
        others[rank : rank + 1] = [picks]
        await door.plan(table, visit.id, stamp, *others)
        if len(others) == 1 and await self._is_slow(visit, table):
            # A lot may happen by then, so they are asked for a second choice.
            return self._one(stamp, rank=1)
        return self._list

    async def _is_slow(self, visit: Visit, table: int) -> bool:
        """Whether it usually takes them hours to answer."""
        usual = await self.house.adapter.usual_wait(table, visit.id)
        return usual is not None and usual >= SLOW_SECONDS

    # What the panel shows instead of its usual face

    async def _list(self, voice: PanelVoice) -> Face | None:
        if not voice.sight.ahead or is_awaited(voice.sight):
            return None
        if len(voice.sight.ahead) == 1 and not voice.sight.ahead[0].choices:
            return await one_face(self.house, voice, voice.sight.ahead[0])
        return list_face(self.house, voice)

    def _one(self, stamp: str, part: int | None = None, rank: int = 0) -> Draw:
        async def draw(voice: PanelVoice) -> Face | None:
            ahead = _found(voice.sight, stamp)
            if ahead is None or is_awaited(voice.sight):
                return await self._list(voice)
            return await one_face(self.house, voice, ahead, part, rank)

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
