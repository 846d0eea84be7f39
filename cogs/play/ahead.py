"""Answers laid down ahead, in the private panel: *Plan ahead*, menus, *Withdraw*; and *More* of
what happened since one's last move.

    a:<table>:plan                 what may come: choose one of it
    a:<table>:pick                 the menu for that
    a:<table>:back                 the panel as usual
    a:<table>:<stamp>:<what>       a control of what was chosen, as those of a question
    a:<table>:<stamp>:drop         withdraw
    a:<table>:more.<record>        all that happened after a record
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.frame.cut import cut
from cogs.frame.face import MOST_CONTENT, Face
from cogs.frame.press import MOST_OPTIONS, Press, button, choice, menu, number_of, rows, values_of
from cogs.frame.speech import game_words, locale_for, text_names
from cogs.panel.controls import controls, is_staged, picks_from_menu
from cogs.panel.panel import (
    head_line,
    heading_of,
    holder_of,
    images_of,
    is_awaited,
    labels_of,
    picks_text,
    planned_lines,
    waiting_line,
)
from cogs.past.log import log_view
from cogs.play.play import Draw, Play, need_private
from engine.games import wording
from engine.kit.contract import Picks
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
    base = f"a:{sight.table.id}"
    shown = sight.ahead[:MOST_OPTIONS]
    options = [
        choice(
            ahead.stamp,
            heading_of(sight, ahead.question, locale).replace("**", ""),
            detail="" if ahead.picks is None else _picked(sight, ahead, locale),
        )
        for ahead in shown
    ]
    line = menu(f"{base}:pick", options, placeholder=say("plan-what"))
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
    house: House, sight: Sight, ahead: Ahead, locale: str, part: int | None = None
) -> Face:
    """The options of one thing that may come."""
    say = own_words(locale)
    base = f"a:{sight.table.id}:{ahead.stamp}"
    person = await holder_of(house, sight)
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
        foot.insert(0, button(f"{base}:drop", say("button-withdraw"), emoji="🗑️"))
    staged = controls(sight.table.id, asked, labels, say, part, base=base, confirm=person.confirm)
    content = house.signs.content(sight.table, _joined(lines), locale)
    return Face(content, images, rows(*staged, foot))


def _picked(sight: Sight, ahead: Ahead, locale: str) -> str:
    return picks_text(sight, ahead.question, ahead.picks or (), locale).replace("**", "")


def _hand(sight: Sight, locale: str) -> str:
    words, names = game_words(sight.table.game, locale), text_names(sight.table, locale)
    return wording(sight.table.game).hand(sight.view, words, names)


def _back(sight: Sight, where: str, locale: str) -> Press:
    return button(f"a:{sight.table.id}:{where}", own_words(locale)("button-back"), emoji="⬅️")


def _joined(lines: list[str]) -> str:
    return cut("\n".join(line for line in lines if line), MOST_CONTENT)


def _found(sight: Sight, stamp: str) -> Ahead | None:
    return next((ahead for ahead in sight.ahead if ahead.stamp == stamp), None)


class PlanAhead(commands.Cog):
    """See the module."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses["a"] = self.pressed

    async def pressed(self, interaction: discord.Interaction[House], rest: list[str]) -> None:
        """Everything of the family."""
        table, what = int(rest[0]), rest[1]
        if what.startswith("more."):
            await self._more(interaction, table, int(what.removeprefix("more.")))
            return
        await interaction.response.defer()
        need_private(interaction)
        await self.house.people_seen(interaction)
        if len(rest) > 2:
            await self._control(interaction, table, what, rest[2])
        elif what == "pick":
            await self._redraw(interaction, table, self._one((values_of(interaction) or [""])[0]))
        else:
            await self._redraw(interaction, table, self._list if what == "plan" else None)
            sight = await self.house.adapter.sight(table, interaction.user.id)
            if what == "plan" and not sight.ahead:
                say = own_words(await locale_for(interaction))
                await interaction.followup.send(say("plan-nothing"), ephemeral=True)

    async def _control(
        self, interaction: discord.Interaction[House], table: int, stamp: str, what: str
    ) -> None:
        """A control of something that may come; then what is planned shows."""
        person = interaction.user.id
        sight = await self.house.adapter.sight(table, person)
        ahead = _found(sight, stamp)
        if ahead is None:
            await self._redraw(interaction, table, self._list)
            raise Refused("not-seated" if sight.seat is None else "stale")
        draw: Draw = self._list
        try:
            if what == "drop":
                await self.house.adapter.withdraw(table, person, stamp)
            elif what == "g":
                draw = self._one(stamp, number_of(interaction))
            elif what == "no":
                await self.house.adapter.plan_draft(table, person, stamp, ())
                draw = self._one(stamp)
            elif what[0] == "s" and await self._stages(interaction, ahead):
                part = int(what[1:])
                await self.house.adapter.plan_draft(
                    table, person, stamp, await self._chosen(interaction, sight, ahead, part)
                )
                draw = self._one(stamp, part)
            else:
                picks = _answer(interaction, ahead, what)
                await self.house.adapter.plan(table, person, stamp, picks)
        except Refused:
            await self._redraw(interaction, table, self._list)
            raise
        await self._redraw(interaction, table, draw)
        await self._tell_panel(interaction, sight)

    async def _stages(self, interaction: discord.Interaction[House], ahead: Ahead) -> bool:
        person = await self.house.people.get(interaction.user.id)
        return is_staged(ahead.question, person.confirm)

    async def _chosen(
        self, interaction: discord.Interaction[House], sight: Sight, ahead: Ahead, part: int
    ) -> Picks:
        labels = labels_of(sight, ahead.question, await locale_for(interaction))
        return picks_from_menu(as_open(ahead), labels, part, values_of(interaction))

    async def _tell_panel(self, interaction: discord.Interaction[House], sight: Sight) -> None:
        """Pressed somewhere else than in the person's panel, that has to follow."""
        if sight.seat is None:
            return
        panel = await self.house.panels.get(sight.table.id, sight.seat, interaction.user.id)
        if panel is not None and interaction.message and panel.message != interaction.message.id:
            await self.house.adapter.put_post(sight.table.id, "panel", seat=sight.seat)

    # What stands in the panel instead of its usual face

    async def _list(self, sight: Sight, locale: str) -> Face | None:
        if not sight.ahead or is_awaited(sight):
            return None
        if len(sight.ahead) == 1 and sight.ahead[0].picks is None:
            return await one_face(self.house, sight, sight.ahead[0], locale)
        return list_face(self.house, sight, locale)

    def _one(self, stamp: str, part: int | None = None) -> Draw:
        async def draw(sight: Sight, locale: str) -> Face | None:
            ahead = _found(sight, stamp)
            if ahead is None or is_awaited(sight):
                return await self._list(sight, locale)
            return await one_face(self.house, sight, ahead, locale, part)

        return draw

    async def _redraw(
        self, interaction: discord.Interaction[House], table: int, draw: Draw | None
    ) -> None:
        play = self.house.get_cog("Play")
        assert isinstance(play, Play)
        await play.redraw(interaction, table, draw=draw)

    async def _more(self, interaction: discord.Interaction[House], table: int, after: int) -> None:
        """All that happened since one's last move, paged as the log."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        person = interaction.user.id
        sight = await self.house.adapter.sight(table, person)
        if sight.seat is None:
            raise Refused("not-seated")
        locale = await locale_for(interaction)
        view = await log_view(self.house, sight.table, person, locale, after=after)
        await interaction.edit_original_response(view=view)


def _answer(interaction: discord.Interaction[House], ahead: Ahead, what: str) -> Picks:
    """What was pressed, as picks.

    Raises:
        Refused: illegal.
    """
    options: Picks = ahead.question.options
    if what == "ok":
        return ahead.draft
    number = what[1:] if what[0] == "o" else (values_of(interaction) or ["-"])[0]
    if not number.isdecimal() or int(number) >= len(options):
        raise Refused("illegal", "unknown")
    return (options[int(number)],)


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(PlanAhead(house))
