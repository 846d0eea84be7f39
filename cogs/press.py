"""The one family of components: every button and menu of the bot has a custom id
`<family>:<rest>` and is alive after a restart, because nothing but the id is needed.

    q:<table>:<ticket>:<what>   a control of a question, in a private panel
    p:<table>:<what>            other buttons of a private panel
    t:<table>:<what>            buttons below the table message
    l:<table>:<what>            the lobby
    h:<what>                    pages of help and rules
    x:<table>:<what>            stepping through a table's positions
    y:<whose>:<game>            results
    a:<table>:<what>            answers laid down ahead, and what happened since
    d:<table>:<ticket>:<what>   answers that are ready made, saved or written
    o:<table>:<what>            standing orders
    m:<what>                    one's own tables and settings

All checks happen in the callback, through `cogs.guard`: what `interaction_check` raises is
swallowed by the library.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from cogs.guard import guarded

if TYPE_CHECKING:
    pass

MOST_LABEL = 80
MOST_OPTIONS = 25
MOST_ROWS = 5
MOST_ID = 100
WINDOW_SECONDS = 900
"""So long the library keeps a window that was opened in mind."""


class Press(ui.DynamicItem[Any], template=r"(?P<family>[a-z]):(?P<rest>[A-Za-z0-9:_.-]+)"):
    """A button or menu; pressing it calls the handler that a cog registered for its family."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        family, *rest = self.custom_id.split(":")
        handler = interaction.client.presses.get(family)
        if handler is not None:
            # Not the whole id in the log: the last part of a question's tells what was picked.
            about = f"press {family}:{':'.join(rest[:2])}"
            await guarded(interaction, handler(interaction, rest), about)


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


def window(custom_id: str, title: str, *fields: tuple[str, ui.TextInput[Any]]) -> ui.Modal:
    """A window to write in: (label, field). What is sent comes to the handler of the custom id's
    family in `House.windows`, after a restart too."""
    opened = ui.Modal(title=cut(title, 45), custom_id=_checked(custom_id), timeout=WINDOW_SECONDS)
    for label, field in fields:
        opened.add_item(ui.Label(text=cut(label, 45), component=field))
    return opened


def fields_of(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was written in the window that was sent, by the fields' custom ids."""
    data: Any = interaction.data or {}
    found = {}
    for row in data.get("components", ()):
        for part in [row["component"]] if "component" in row else row.get("components", ()):
            found[str(part["custom_id"])] = str(part.get("value") or "")
    return found


def values_of(interaction: discord.Interaction[Any]) -> list[str]:
    """What was chosen in the menu that was pressed."""
    data: Any = interaction.data or {}
    return list(data.get("values", ()))


def cut(text: str, most: int) -> str:
    """At most `most` characters, with an ellipsis where something is missing."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _checked(custom_id: str) -> str:
    if len(custom_id) > MOST_ID:
        raise ValueError(f"custom id too long: {custom_id}")
    return custom_id
