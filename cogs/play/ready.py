"""Answers that are ready made, saved or written, in the private panel: choosing one, the windows
in which one is written and named, and answering so with `/play`.

    q:<table>:<ticket>:s0            the menu of ready and saved ones (see `cogs.play.play`)
    d:<table>:<ticket>:write         write one, beginning with what was written last
    d:<table>:<ticket>:fix           the same, for what is to be corrected
    d:<table>:<ticket>:change        the same, beginning with the one that is chosen
    d:<table>:<ticket>:save          save the one that is chosen under a name
    d:<table>:<ticket>:del.<id>      throw a saved one away

The windows have the custom ids `write` and `save`; they may be sent after a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui
from discord.ext import commands

from cogs.frame.cut import cut
from cogs.frame.names import plain
from cogs.frame.press import fields_of, window
from cogs.frame.speech import locale_for, safe
from cogs.panel.choosing import write
from cogs.panel.shelf import chosen_of, text_of
from cogs.play.play import Play, need_private
from engine.table.answers import prepared
from engine.table.door import Open, Refused, Sight
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.house import House

MOST_TEXT: Final = 2000
MOST_NAME: Final = 40


def clean_name(text: str) -> str:
    """A name for a saved answer, on one line.

    Raises:
        Refused: bad-name (nothing of it can be read).
    """
    name = plain(text, MOST_NAME)
    if not any(c.isalnum() for c in name):
        raise Refused("bad-name")
    return name


class ReadyAnswers(commands.Cog):
    """See the module."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses["d"] = self.pressed
        house.windows["d"] = self.sent

    async def pressed(self, interaction: discord.Interaction[House], rest: list[str]) -> None:
        """A button of the family."""
        table, ticket, what = int(rest[0]), int(rest[1]), rest[2]
        need_private(interaction)
        if what.startswith("del."):
            await interaction.response.defer()
        found = await self._found(interaction, table, ticket)
        if found is None or (what == "save" and not chosen_of(found[1])):
            raise await self._too_late(interaction, table)
        sight, asked = found
        base = f"d:{table}:{ticket}"
        locale = await locale_for(interaction)
        if what.startswith("del."):
            await self._delete(interaction, table, int(what.removeprefix("del.")))
        elif what == "save":
            await interaction.response.send_modal(_name_window(f"{base}:save", locale))
        else:
            text = await self._text(interaction, sight, asked, what, locale)
            await interaction.response.send_modal(_text_window(f"{base}:write", text, locale))

    async def sent(self, interaction: discord.Interaction[House], rest: list[str]) -> None:
        """One of the windows was sent."""
        table, ticket, what = int(rest[0]), int(rest[1]), rest[2]
        await interaction.response.defer()
        need_private(interaction)
        await self.house.people_seen(interaction)
        await self.house.absence.returned(table, interaction.user.id)
        written = next(iter(fields_of(interaction).values()), "")[:MOST_TEXT]
        found = await self._found(interaction, table, ticket)
        if found is None:
            raise await self._too_late(interaction, table)
        note = ""
        if what == "save":
            note = await self._save(interaction, *found, written)
        else:
            await self._write(interaction, *found, written)
        await self._play.redraw(interaction, table, note=note)

    @property
    def _play(self) -> Play:
        play = self.house.get_cog("Play")
        assert isinstance(play, Play)
        return play

    async def _found(
        self, interaction: discord.Interaction[House], table: int, ticket: int
    ) -> tuple[Sight, Open] | None:
        """The question, if it is open to this person and to be answered so."""
        sight = await self.house.adapter.sight(table, interaction.user.id)
        game = self.house.adapter.game(sight.table)
        for asked in sight.open:
            if asked.ticket == ticket and prepared.is_prepared(game, sight.view, asked.question):
                return sight, asked
        return None

    async def _too_late(self, interaction: discord.Interaction[House], table: int) -> Refused:
        """The panel as it is now, and why: stale, not-seated."""
        if not interaction.response.is_done():
            await interaction.response.defer()
        await self._play.redraw(interaction, table)
        sight = await self.house.adapter.sight(table, interaction.user.id)
        return Refused("not-seated" if sight.seat is None else "stale")

    async def _text(
        self,
        interaction: discord.Interaction[House],
        sight: Sight,
        asked: Open,
        what: str,
        locale: str,
    ) -> str:
        """What the window begins with."""
        game = self.house.adapter.game(sight.table)
        if what == "change" and chosen_of(asked):
            return text_of(self.house, sight, asked, chosen_of(asked), locale)
        person, kind = interaction.user.id, asked.question.kind
        wrote = await self.house.saved.wrote(person, game.key, kind)
        return "" if wrote is None else wrote.text

    async def _write(
        self, interaction: discord.Interaction[House], sight: Sight, asked: Open, text: str
    ) -> None:
        locale, person = await locale_for(interaction), interaction.user.id
        picks = await write(self.house, person, sight, asked, text, locale)
        # What was chosen before is not what they want, even if what they wrote is no answer yet.
        await self.house.adapter.draft(sight.table.id, person, asked.ticket, picks or ())

    async def _save(
        self, interaction: discord.Interaction[House], sight: Sight, asked: Open, text: str
    ) -> str:
        """Keep what is chosen; a line that says so."""
        name, picks = clean_name(text), chosen_of(asked)
        if asked.question.accepts(picks) is not None:
            raise Refused("stale")
        kept = await self.house.saved.keep(
            interaction.user.id, sight.table.game, asked.question.kind, name, picks
        )
        if kept is None:
            raise Refused("too-many-saved", str(self.house.saved.most))
        return own_words(await locale_for(interaction))("ready-saved", name=safe(name, MOST_NAME))

    async def _delete(self, interaction: discord.Interaction[House], table: int, id_: int) -> None:
        name = await self.house.saved.drop(interaction.user.id, id_)
        say = own_words(await locale_for(interaction))
        note = "" if name is None else say("ready-deleted", name=safe(name, MOST_NAME))
        await self._play.redraw(interaction, table, note=note)


def _text_window(custom_id: str, text: str, locale: str) -> ui.Modal:
    say = own_words(locale)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="text",
        style=discord.TextStyle.paragraph,
        default=text[:MOST_TEXT] or None,
        max_length=MOST_TEXT,
    )
    return window(custom_id, say("ready-window"), (say("ready-window-label"), field))


def _name_window(custom_id: str, locale: str) -> ui.Modal:
    say = own_words(locale)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="name", placeholder=cut(say("save-window-hint"), 100), max_length=MOST_NAME
    )
    return window(custom_id, say("save-window"), (say("save-window-label"), field))


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(ReadyAnswers(house))
