"""Routes: a button, menu or form is a function, with the pattern of its ids above it.

    @button("v:{table}:vote:{vote}:{choice}", "vote-{choice}")
    async def cast(ctx: Context, table: Table, vote: int, choice: Choice) -> Message: ...

    cast.button(say, table=7, vote=3, choice="for")    # its id is v:7:vote:3:for

The function gets the parts of the id by their names, read as its annotations say: `int`, `Index`
(up to three digits), `bool` ("0" or "1"), `str` (a word), a `Literal` (one of its words), `Control`
(what a question's control does), `Table` (loaded, if the person may see it). A menu's function may
also take `value` (a `str` or an `int`) or `values`; a form's function takes its fields by their
names. Before it is called, the press is acknowledged and the person is met; what it returns is
shown (see `Context.reply`). A button that does the same as a slash command stands above it
(`cogs.frame.commands`).
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import (
    Any,
    Concatenate,
    Final,
    Generic,
    Literal,
    NewType,
    ParamSpec,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import discord
from discord import ui

from cogs.frame import Bot, components
from cogs.frame.components import Control, Press, id_pattern
from cogs.frame.context import Ack, Context, Reply, acknowledge, context_of, meet, seen_table
from db.base.rows import Table
from engine.kit.showing import Say
from engine.kit.words.phrasing import cut
from engine.table.service import Refused

P = ParamSpec("P")
R = TypeVar("R", bound=Reply)

Index = NewType("Index", int)
"""A number of up to three digits."""

FORM_SECONDS: Final = 900
"""So long the library keeps a form that was opened in mind."""

_WRITTEN: Final[dict[object, str]] = {
    int: "int", Table: "int", Index: "index", bool: "flag", Control: "control",
    str: "word", str | None: "word",
}  # fmt: skip
"""How a part of an id is written, by the annotation of its parameter."""


class Answering(Generic[P, R]):
    """A function that answers to people. It can be called as before."""

    def __init__(self, function: Callable[Concatenate[Context, P], Awaitable[R]]) -> None:
        self.function = self.__wrapped__ = function
        self.__doc__ = function.__doc__
        self.__module__ = function.__module__

    async def __call__(self, ctx: Context, *args: P.args, **more: P.kwargs) -> R:
        return await self.function(ctx, *args, **more)


class Route(Answering[P, R]):
    """One pattern of ids, and what answers to it."""

    def __init__(
        self,
        function: Callable[Concatenate[Context, P], Awaitable[R]],
        pattern: str,
        label: str = "",
        *,
        kind: Literal["button", "form"],
        ack: Ack,
        own: bool,
        looks: bool,
        sits: bool = False,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str = "",
    ) -> None:
        super().__init__(function)
        self.kind = kind
        self._label, self._style, self._emoji = label, style, emoji
        self._ack: Ack = ack
        self._own, self._looks, self._sits = own, looks, sits
        plain: Any = inspect.unwrap(function)  # it may answer to a slash command, too
        hints, (_, *names) = get_type_hints(plain), inspect.signature(plain).parameters
        for name in names:
            if f"{{{name}}}" in pattern:
                hint = hints[name]
                words = "|".join(get_args(hint)) if get_origin(hint) is Literal else ""
                pattern = pattern.replace(f"{{{name}}}", f"{{{name}:{words or _WRITTEN[hint]}}}")
        self.pattern = id_pattern(pattern)
        """Its ids."""
        others = [name for name in names if name not in self.pattern.parts]
        self._tables = {name for name in self.pattern.parts if hints[name] is Table}
        self._given = {
            name: hints[name] for name in others if kind == "form" or name in ("value", "values")
        }

    def __repr__(self) -> str:
        return f"<{self.kind} {self.pattern.text}>"

    def id(self, **parts: object) -> str:
        return self.pattern.id(**parts)

    def button(
        self,
        say: Say,
        *,
        label: str = "",
        emoji: str | None = None,
        style: discord.ButtonStyle | None = None,
        disabled: bool = False,
        **parts: object,
    ) -> Press:
        label = label or say(self._label.format_map(parts))
        emoji = self._emoji if emoji is None else emoji
        look: Any = {"style": style or self._style, "emoji": emoji, "disabled": disabled}
        return components.button(self.pattern.id(**parts), label, **look)

    def menu(
        self, options: list[discord.SelectOption], *, placeholder: str, **parts: object
    ) -> Press:
        return components.menu(self.pattern.id(**parts), options, placeholder=placeholder)

    def form(self, title: str, *fields: tuple[str, ui.Item[Any]], **parts: object) -> ui.Modal:
        """A form with the id of these parts: (label, field). The function gets what is written in
        the fields by their custom ids."""
        opened = ui.Modal(
            title=cut(title, 45), custom_id=self.pattern.id(**parts), timeout=FORM_SECONDS
        )
        for label, item in fields:
            opened.add_item(ui.Label(text=cut(label, 45), component=item))
        return opened

    async def handle(self, interaction: discord.Interaction[Bot], **parts: Any) -> None:
        await acknowledge(interaction, self._ack)
        work = self._answer(interaction, parts)
        # What acknowledges a press itself does not wait for others.
        await (work if self._ack == "none" else interaction.client.in_flight.in_turns(work))

    async def _answer(self, interaction: discord.Interaction[Bot], parts: dict[str, Any]) -> None:
        # Panels are in DMs and in ephemeral messages. A control that others can see does nothing,
        # because the answer would show the hand there.
        message = interaction.message
        is_seen = interaction.guild_id is not None and not (message and message.flags.ephemeral)
        if self._own and is_seen:
            raise Refused("stale")
        if self._looks:
            ctx = await context_of(interaction)
        else:
            ctx = await meet(interaction, try_dms=self._sits)
        for name in self._tables & parts.keys():
            parts[name] = await seen_table(interaction, parts[name])
        values = components.values_of(interaction)
        for name, hint in self._given.items():
            if self.kind == "form":
                parts[name] = components.fields_of(interaction).get(name, "")
            elif name == "values":
                parts[name] = values
            elif hint is int:
                parts[name] = components.number_of(values)
            elif not values:
                raise Refused("outdated")
            else:
                parts[name] = values[0]
        await ctx.reply(await self.function(ctx, **parts))  # type: ignore[call-arg]


def button(
    pattern: str,
    label: str = "",
    *,
    ack: Ack = "edit",
    own: bool = False,
    looks: bool = False,
    sits: bool = False,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str = "",
) -> Callable[[Callable[Concatenate[Context, P], Awaitable[R]]], Route[P, R]]:
    """A button or menu. `label`: the key of its words, which may name parts of the id. `ack`: how a
    press is acknowledged. `own`: only for private messages. `looks`: does not update the person's
    record. `sits`: whoever presses it gets direct messages from now on."""

    return lambda function: Route(
        function, pattern, label, kind="button", ack=ack, own=own, looks=looks, sits=sits,
        style=style, emoji=emoji,
    )  # fmt: skip


def form(
    pattern: str, *, ack: Ack = "edit", own: bool = False, looks: bool = False
) -> Callable[[Callable[Concatenate[Context, P], Awaitable[R]]], Route[P, R]]:
    """A form that was sent, also after a restart."""
    return lambda function: Route(function, pattern, kind="form", ack=ack, own=own, looks=looks)
