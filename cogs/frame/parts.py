"""The one kind of components: every button and menu of the bot has a custom id of one of the
patterns in `cogs.frame.ids` and is alive after a restart, because nothing but the id is needed.

Forms are known in the same way, by the ids that they are opened with. An id comes from whoever
presses: what has none of the patterns gets to no handler, nor does a choice that the menu does not
offer. The person is told that it is out of date, and the log has one line. So handlers get the
parts of an id as what they are.

All checks happen in the callback, through `cogs.frame.context`: what `interaction_check` raises is
swallowed by the library.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Self

import discord
from discord import ui

from cogs.frame.context import guarded
from cogs.frame.ids import MOST_NUMBER, TEMPLATE, find
from engine.kit.words.phrasing import cut
from engine.table.service import Refused

MOST_LABEL = 80
MOST_OPTIONS = 25
MOST_ROWS = 5
MOST_ID = 100
FORM_SECONDS = 900
"""So long the library keeps a form that was opened in mind."""


class Press(ui.DynamicItem[Any], template=TEMPLATE):
    """A button or menu; pressing it calls the handler that a cog registered for the pattern."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        work = self._work(interaction)
        await guarded(interaction, work, about("press", self.custom_id))

    async def _work(self, interaction: discord.Interaction[Any]) -> None:
        if not _offers(self.item, values_of(interaction)):
            raise Refused("outdated")
        await answer(interaction, self.custom_id, interaction.client.presses)


def is_press(custom_id: str) -> bool:
    """Whether the library brings it to a `Press`."""
    return Press.__discord_ui_compiled_template__.fullmatch(custom_id) is not None


def about(what: str, custom_id: str) -> str:
    """Its name in the log. Not the whole id, because the last part of a question's id says what was
    picked."""
    return f"{what} {':'.join(custom_id.split(':')[:3])}"


async def answer(
    interaction: discord.Interaction[Any],
    custom_id: str,
    handlers: Mapping[Any, Callable[..., Awaitable[Any]]],
) -> None:
    """Have the handler of its pattern answer to a press, or to a form that was sent.

    Raises:
        Refused: outdated (there is no such thing, or not any more); what the handler raises.
    """
    pattern, parts = find(custom_id) or (None, {})
    handler = handlers.get(pattern)
    if handler is None:
        raise Refused("outdated")
    await handler(interaction, **parts)
    if not interaction.response.is_done():
        raise Refused("outdated")


def _offers(item: ui.Item[Any], values: list[str]) -> bool:
    """Whether these may be chosen there. Of menus of channels and roles nobody knows."""
    if not isinstance(item, ui.Select):
        return True
    offered = {option.value for option in item.options}
    return set(values) <= offered and item.min_values <= len(values) <= item.max_values


def button(
    custom_id: str,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str = "",
    disabled: bool = False,
) -> Press:
    """A button; a label that Discord would refuse is cut."""
    return Press(
        ui.Button(
            custom_id=_checked(custom_id),
            label=cut(label, MOST_LABEL),
            style=style,
            emoji=emoji or None,
            disabled=disabled,
        )
    )


def menu(
    custom_id: str,
    options: list[discord.SelectOption],
    *,
    placeholder: str,
    least: int = 1,
    most: int = 1,
) -> Press:
    """A menu of at most 25 options, of which `least` to `most` may be chosen."""
    if not 1 <= len(options) <= MOST_OPTIONS:
        raise ValueError(f"a menu takes 1 to {MOST_OPTIONS} options, not {len(options)}")
    most = min(most, len(options))
    return Press(
        ui.Select(
            custom_id=_checked(custom_id),
            options=options,
            placeholder=cut(placeholder, 150),
            min_values=min(least, most),
            max_values=most,
        )
    )


def choice(
    value: str, label: str, *, detail: str = "", emoji: str = "", chosen: bool = False
) -> discord.SelectOption:
    """One option of a menu."""
    return discord.SelectOption(
        label=cut(label, 100),
        value=value,
        description=cut(detail, 100) or None,
        emoji=emoji or None,
        default=chosen,
    )


def rows(*lines: Iterable[Press]) -> ui.View:
    """A classic view: each line is one row, of up to five buttons or one menu."""
    view = ui.View(timeout=None)
    filled = [list(line) for line in lines]
    filled = [line for line in filled if line]
    if len(filled) > MOST_ROWS or any(len(line) > 5 for line in filled):
        raise ValueError("more rows or buttons than Discord takes")
    for number, line in enumerate(filled):
        for item in line:
            item.row = number
            view.add_item(item)
    return view


def form(custom_id: str, title: str, *fields: tuple[str, ui.Item[Any]]) -> ui.Modal:
    """A form to write or choose in: (label, field)."""
    opened = ui.Modal(title=cut(title, 45), custom_id=_checked(custom_id), timeout=FORM_SECONDS)
    for label, field in fields:
        opened.add_item(ui.Label(text=cut(label, 45), component=field))
    return opened


def fields_of(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was written in the form that was sent, by the fields' custom ids."""
    data: Any = interaction.data or {}
    found = {}
    for row in data.get("components", ()):
        for part in [row["component"]] if "component" in row else row.get("components", ()):
            found[str(part.get("custom_id"))] = str(part.get("value") or "")
    return found


def value_of(interaction: discord.Interaction[Any]) -> str:
    """The one thing that was chosen in the menu that was pressed.

    Raises:
        Refused: outdated (it is no menu, or nothing was chosen).
    """
    values = values_of(interaction)
    if not values:
        raise Refused("outdated")
    return values[0]


def number_of(interaction: discord.Interaction[Any]) -> int:
    """The same, where it is a number.

    Raises:
        Refused: outdated.
    """
    value = value_of(interaction)
    if not re.fullmatch(r"\d{1,19}", value, re.ASCII) or int(value) > MOST_NUMBER:
        raise Refused("outdated")
    return int(value)


def values_of(interaction: discord.Interaction[Any]) -> list[str]:
    """What was chosen in the menu that was pressed."""
    data: Any = interaction.data or {}
    return list(data.get("values", ()))


def _checked(custom_id: str) -> str:
    """That it has a pattern is known: `IdPattern.id` wrote it."""
    if len(custom_id) > MOST_ID:
        raise ValueError(f"custom id too long: {custom_id}")
    return custom_id
