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
    z:<what>                    what only the owner does

    c:<table>:<what>            seats of running tables
    v:<table>:<what>            votes
    r:<table>:<what>            reminders, silent tables, the pace
    s:<what>                    what goes for a server

Windows are known in the same way, by the ids that they are opened with. An id comes from whoever
presses: what has not the form that its family has (`SHAPES`) gets to no handler, nor does a
choice that the menu does not offer. The person is told that it is out of date, and the log has
one line. So handlers may take an id to pieces without looking.

All checks happen in the callback, through `cogs.frame.guard`: what `interaction_check` raises is
swallowed by the library.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.frame.cut import cut
from cogs.frame.guard import guarded
from cogs.frame.handed import Handler
from engine.table.door import Refused

MOST_LABEL = 80
MOST_OPTIONS = 25
MOST_ROWS = 5
MOST_ID = 100
WINDOW_SECONDS = 900
"""So long the library keeps a window that was opened in mind."""
MOST_NUMBER: Final = 2**63 - 1
"""SQLite's greatest integer, and more than any id of Discord's."""

_N = r"\d{1,19}"
_WORD = r"[A-Za-z0-9_.-]+"
_CONTROL = r"(?:g|ok|no|[os]\d{1,3})"

SHAPES: Final = {
    family: re.compile(shape)
    for family, shape in {
        "a": rf"{_N}:(?:[a-z]+|more\.{_N}|{_WORD}:(?:{_CONTROL}|drop))",
        "c": rf"{_N}:(?:(?!(?:take|decline|unoffer|resign|gone)$)[a-z]+"
        rf"|(?:take|decline|unoffer|resign):{_N}|gone:{_N}:[a-z]+:{_N}(?::{_WORD})?)",
        "d": rf"{_N}:{_N}:(?:[a-z]+|del\.{_N})",
        "h": rf"(?:rules:{_WORD}:{_N}|privacy|help)",
        "l": rf"{_N}:{_WORD}",
        "m": r"[a-z]+(?:\.[a-z]+)?",
        "o": rf"{_N}:(?:(?!(?:page|set)$)[a-z]+|(?:page|set)\.\d{{1,3}})",
        "p": rf"{_N}:{_WORD}",
        "q": rf"{_N}:{_N}:{_CONTROL}",
        "r": rf"{_N}:{_WORD}(?::{_WORD})?",
        "s": rf"[a-z]+(?::{_WORD})?",
        "t": rf"{_N}:(?:log(?:\.a?{_N})?|(?!log\b){_WORD})",
        "v": rf"{_N}:(?:vote:{_N}:[a-z]+|(?!vote:)[a-z]+:{_N})",
        "x": rf"{_N}:(?:open|(?:[a-z]+|page\.{_N}):{_N}:[01])",
        "y": rf"(?:me|server|{_N}):{_WORD}",
        "z": rf"{_WORD}(?::{_WORD})*",
    }.items()
}
"""What stands behind the family in an id."""


class Press(ui.DynamicItem[Any], template=r"(?P<family>[a-z]):(?P<rest>[A-Za-z0-9:_.-]+)"):
    """A button or menu; pressing it calls the handler that a cog registered for its family."""

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
    """How the log calls it. Not the whole id: the last part of a question's tells what was
    picked."""
    return f"{what} {':'.join(custom_id.split(':')[:3])}"


async def answer(
    interaction: discord.Interaction[Any], custom_id: str, handlers: Mapping[str, Handler]
) -> None:
    """Have the handler of its family answer to a press, or to a window that was sent.

    Raises:
        Refused: outdated (there is no such thing, or not any more); what the handler raises.
    """
    family, *rest = custom_id.split(":")
    handler = handlers.get(family)
    if handler is None or not is_well_formed(custom_id):
        raise Refused("outdated")
    await handler(interaction, rest)
    if not interaction.response.is_done():
        raise Refused("outdated")


def is_well_formed(custom_id: str) -> bool:
    """Whether an id is one of ours: has the form that its family has, and no numbers that are
    too great for the database."""
    family, _, rest = custom_id.partition(":")
    shape = SHAPES.get(family)
    if shape is None or shape.fullmatch(rest) is None:
        return False
    return all(int(digits) <= MOST_NUMBER for digits in re.findall(r"\d+", rest))


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
    if not is_well_formed(custom_id):
        raise ValueError(f"a custom id of no family: {custom_id}")
    if len(custom_id) > MOST_ID:
        raise ValueError(f"custom id too long: {custom_id}")
    return custom_id
