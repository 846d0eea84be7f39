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

Every button and menu of the bot is a `Press`, and nothing but its custom id is needed to answer to
it, also after a restart. Ids are written and read by patterns:

    OFFER = id_pattern("c:{table:int}:{what:take|decline}:{offer:int}[:{mark:word}]")

    OFFER.id(table=7, what="take", offer=3)   "c:7:take:3"
    OFFER.read("c:7:take:3")                  {"table": 7, "what": "take", "offer": 3}

In braces are a part's name and its kind: one of `KINDS`, or the words that it may be. What is in
brackets, at the end, may be missing. They stay in messages for years, so a pattern may be widened
but not changed in any other way.

An id comes from whoever presses: what has none of the patterns reaches no function, nor does a
choice that the menu does not offer; the person is told that it is out of date. All checks happen in
the callback, through `cogs.frame.context`: the library swallows what `interaction_check` raises.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import (
    Any,
    Concatenate,
    Final,
    Generic,
    Literal,
    NewType,
    ParamSpec,
    Self,
    TypeVar,
    Unpack,
    get_args,
    get_origin,
    get_type_hints,
)

import discord
from discord import ui
from msgspec import Struct, structs

from cogs.frame import Interaction
from cogs.frame.context import Context, How, Reply, acknowledge, guarded, meet, seen_table
from db.tables.tables import Table
from engine.kit.showing import Say
from engine.kit.words import cut
from engine.table.service import Refused

# Ids


MOST_NUMBER: Final = 2**63 - 1  # SQLite's greatest integer, and more than any id of Discord's

_PART: Final = re.compile(r"\{(\w+):([^}]+)\}")

KINDS: Final[dict[str, tuple[str, Callable[[str], Any]]]] = {
    "int": (r"\d{1,19}", int),
    "index": (r"\d{1,3}", int),
    "flag": ("[01]", "1".__eq__),
    "word": (r"[A-Za-z0-9_.-]+", str),
}
"""What a part of an id may be, and what it means."""


class IdPattern:
    """Ids that are written in one way."""

    def __init__(self, pattern: str) -> None:
        self.text = pattern
        self.letter = pattern.partition(":")[0]  # what is before the first colon
        kinds = {
            name: KINDS.get(kind) or (f"(?:{kind})", str) for name, kind in _PART.findall(pattern)
        }
        self.parts = tuple(kinds)
        self._reads = {name: read for name, (_, read) in kinds.items()}
        always, _, rest = pattern.rstrip("]").partition("[")
        self._always, self._rest = (_PART.sub(r"{\1}", piece) for piece in (always, rest))
        self._of_rest = [name for name, _ in _PART.findall(rest)]
        shape = f"{always}(?:{rest})?".replace(".", "[.]")
        shape = _PART.sub(lambda part: f"(?P<{part[1]}>{kinds[part[1]][0]})", shape)
        self._shape = re.compile(shape, re.ASCII)

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def id(self, **parts: object) -> str:
        form = self._always
        if self._rest and all(parts.get(name) is not None for name in self._of_rest):
            form += self._rest
        flags = {name: int(part) for name, part in parts.items() if isinstance(part, bool)}
        written = form.format_map(parts | flags)
        if self._shape.fullmatch(written) is None or len(written) > MOST_ID:
            raise ValueError(f"{written} is not {self.text}, or too long")
        return written

    def read(self, custom_id: str) -> dict[str, Any] | None:
        """The parts of an id, those that are there; None: it is none of these."""
        found = self._shape.fullmatch(custom_id)
        if found is None:
            return None
        texts = {name: text for name, text in found.groupdict().items() if text is not None}
        parts = {name: self._reads[name](text) for name, text in texts.items()}
        numbers = (part for part in parts.values() if isinstance(part, int))
        return None if any(number > MOST_NUMBER for number in numbers) else parts


id_patterns: dict[str, IdPattern] = {}


def id_pattern(pattern: str) -> IdPattern:
    """Made once: discord.py runs the module of an extension again when it loads it."""
    return id_patterns.setdefault(pattern, IdPattern(pattern))


def find(custom_id: str) -> tuple[IdPattern, dict[str, Any]] | None:
    """Which pattern an id has, and its parts; None: it is none of ours."""
    letter = custom_id.partition(":")[0]
    for known in id_patterns.values():
        if known.letter == letter and (parts := known.read(custom_id)) is not None:
            return known, parts
    return None


# What a question's control does


class Control(Struct, frozen=True):
    """It is written as its tag, and its number if it has one."""

    def __str__(self) -> str:
        numbers = (str(one) for one in structs.astuple(self) if one is not None)
        return f"{self.__struct_config__.tag}{''.join(numbers)}"


class Option(Control, frozen=True, tag="o"):
    """The button of one option."""

    number: int


class Menu(Control, frozen=True, tag="s"):
    """The menu of one part of the options."""

    part: int


class Confirm(Control, frozen=True, tag="ok"):
    """Answers with what is chosen."""


class Clear(Control, frozen=True, tag="no"):
    """Takes back what is chosen."""


class Group(Control, frozen=True, tag="g"):
    """Opens a part of the options: that of a number, or the one chosen in the menu of all."""

    number: int | None = None


class Sure(Control, frozen=True, tag="y"):
    """Picks one option that ends the game for whoever picks it: they were asked once more."""

    number: int


def control(text: str) -> Control:
    """What such a part of an id means.

    >>> control("s12"), control("ok")
    (Menu(part=12), Confirm())
    """
    tag = text.rstrip("0123456789")
    kind = next(one for one in Control.__subclasses__() if one.__struct_config__.tag == tag)
    return kind(*map(int, filter(None, [text[len(tag) :]])))


KINDS["control"] = r"(?:g|ok|no|[gosy]\d{1,3})", control

QUESTION: Final = id_pattern("q:{table:int}:{ticket:int}:{what:control}")
"""What others know a panel by."""


# What is pressed, and what it stands in


TEMPLATE: Final = re.compile(r"[a-z]:[A-Za-z0-9:_.-]+")  # what all ids have in common
MOST_LABEL = 80
MOST_OPTIONS = 25
MOST_ROWS = 5
MOST_ID = 100


class Press(ui.DynamicItem[Any], template=TEMPLATE):
    """A button or menu; the handler of its pattern answers to it."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        work = answer(interaction, self.custom_id, self.item)
        await guarded(interaction, work, about("press", self.custom_id))


def about(what: str, custom_id: str) -> str:
    """Its name in the log; not the last part of a question's id, which says what was picked."""
    return f"{what} {':'.join(custom_id.split(':')[:3])}"


async def answer(
    interaction: discord.Interaction[Any], custom_id: str, item: ui.Item[Any] | None = None
) -> None:
    """Have the route of its id answer to a press of this item, or to a sent form."""
    pattern, parts = find(custom_id) or (None, {})
    kind, is_offered = "form" if item is None else "button", True
    route = interaction.client.routes.get((kind, pattern))
    if isinstance(item, ui.Select):  # of menus of channels and roles nobody knows
        values, offered = values_of(interaction), {option.value for option in item.options}
        is_offered = item.min_values <= len(values) <= item.max_values and offered >= set(values)
    if route is None or not is_offered:
        raise Refused("outdated")
    await route.handle(interaction, **parts)
    if not interaction.response.is_done():
        raise Refused("outdated")


def plain_button(
    custom_id: str,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str = "",
    disabled: bool = False,
) -> Press:
    look: Any = {"style": style, "emoji": emoji or None, "disabled": disabled}
    return Press(ui.Button(custom_id=custom_id, label=cut(label, MOST_LABEL), **look))


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
    bounds: Any = {"min_values": min(least, most), "max_values": most}
    hint = cut(placeholder, 150)
    return Press(ui.Select(custom_id=custom_id, options=options, placeholder=hint, **bounds))


def choice(
    value: str, label: str, *, detail: str = "", emoji: str = "", chosen: bool = False
) -> discord.SelectOption:
    return discord.SelectOption(
        label=cut(label, 100),
        value=value,
        description=cut(detail, 100) or None,
        emoji=emoji or None,
        default=chosen,
    )


def choices(texts: Mapping[str, str], chosen: str | None) -> list[discord.SelectOption]:
    return [choice(value, text, chosen=value == chosen) for value, text in texts.items()]


def rows(*lines: Iterable[Press]) -> ui.View:
    """A classic view: each line is one row, of up to five buttons or one menu."""
    view = ui.View(timeout=None)
    filled = [row for line in lines if (row := list(line))]
    if len(filled) > MOST_ROWS or any(len(line) > 5 for line in filled):
        raise ValueError("more rows or buttons than Discord takes")
    for number, line in enumerate(filled):
        for item in line:
            item.row = number
            view.add_item(item)
    return view


def field(
    key: str, most: int, *, hint: str = "", now: str = "", needed: bool = True, long: bool = False
) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=key,
        placeholder=cut(hint, 100) or None,
        default=now[:most] or None,
        required=needed,
        max_length=most,
        style=discord.TextStyle.paragraph if long else discord.TextStyle.short,
    )


def layout(*parts: str | ui.Item[Any] | Iterable[ui.Item[Any]]) -> ui.LayoutView:
    """A view of the newer components."""
    view = ui.LayoutView(timeout=None)
    for part in parts:
        if isinstance(part, str):
            part = ui.TextDisplay(part)
        view.add_item(part if isinstance(part, ui.Item) else ui.ActionRow(*part))
    return view


def ids_of(message: discord.Message | None) -> tuple[str, ...]:
    lines = message.components if message else ()
    parts = [part for line in lines for part in getattr(line, "children", ())]
    return tuple(str(getattr(part, "custom_id", None) or "") for part in parts)


def meant_by(message: discord.Message | None) -> list[tuple[IdPattern, dict[str, Any]]]:
    """What the ids in a message are, those of ours."""
    return [found for custom_id in ids_of(message) if (found := find(custom_id)) is not None]


def fields_of(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was written in a form. Each field stands in a label."""
    data: Any = interaction.data or {}
    fields = [row.get("component", {}) for row in data.get("components", ())]
    return {str(one.get("custom_id")): str(one.get("value") or "") for one in fields}


def number_of(values: Sequence[str]) -> int:
    value = next(iter(values), "")
    if not re.fullmatch(r"\d{1,19}", value, re.ASCII) or int(value) > MOST_NUMBER:
        raise Refused("outdated")
    return int(value)


def values_of(interaction: discord.Interaction[Any]) -> list[str]:
    data: Any = interaction.data or {}
    return list(data.get("values", ()))


# A pattern, and the function that answers to it


P = ParamSpec("P")
R = TypeVar("R", bound=Reply)

Index = NewType("Index", int)  # a number of up to three digits

FORM_SECONDS: Final = 900  # so long the library keeps a form that was opened in mind

_WRITTEN: Final[dict[object, str]] = {
    int: "int", Table: "int", Index: "index", bool: "flag", Control: "control",
    str: "word", str | None: "word",
}  # fmt: skip
"""How a part of an id is written, by the annotation of its parameter."""


class Answering(Generic[P, R]):
    """A function that answers to people. It can be called as before."""

    def __init__(self, function: Callable[Concatenate[Context, P], Awaitable[R]], how: How) -> None:
        self.function = self.__wrapped__ = function
        self._how = how
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
        kind: Literal["button", "form"],
        how: How,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str = "",
    ) -> None:
        super().__init__(function, how)
        self.kind: str = kind
        self._label, self._style, self._emoji = label, style, emoji
        plain: Any = inspect.unwrap(function)  # it may answer to a slash command, too
        hints, (_, *names) = get_type_hints(plain), inspect.signature(plain).parameters
        for name in names:
            if f"{{{name}}}" in pattern:
                hint = hints[name]
                words = "|".join(get_args(hint)) if get_origin(hint) is Literal else ""
                pattern = pattern.replace(f"{{{name}}}", f"{{{name}:{words or _WRITTEN[hint]}}}")
        self.pattern = id_pattern(pattern)
        self.id = self.pattern.id
        others = [name for name in names if name not in self.pattern.parts]
        self._tables = {name for name in self.pattern.parts if hints[name] is Table}
        self._given = {
            name: hints[name] for name in others if kind == "form" or name in ("value", "values")
        }

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
        return plain_button(self.id(**parts), label, **look)

    def menu(
        self, options: list[discord.SelectOption], *, placeholder: str, **parts: object
    ) -> Press:
        return menu(self.id(**parts), options, placeholder=placeholder)

    def form(self, title: str, *fields: tuple[str, ui.Item[Any]], **parts: object) -> ui.Modal:
        """A form with the id of these parts: (label, field). The function gets what is written in
        the fields by their custom ids."""
        name = self.id(**parts)
        opened = ui.Modal(title=cut(title, 45), custom_id=name, timeout=FORM_SECONDS)
        for label, item in fields:
            opened.add_item(ui.Label(text=cut(label, 45), component=item))
        return opened

    async def handle(self, interaction: Interaction, **parts: Any) -> None:
        ack = self._how.get("ack", "edit")
        await acknowledge(interaction, ack)
        work = self._answer(interaction, parts)
        # What acknowledges a press itself does not wait for others.
        await (work if ack == "none" else interaction.client.in_flight.in_turns(work))

    async def _answer(self, interaction: Interaction, parts: dict[str, Any]) -> None:
        # Panels are in DMs and in ephemeral messages. A control that others can see does nothing,
        # because the answer would show the hand there.
        message, how = interaction.message, self._how
        is_seen = interaction.guild_id is not None and not (message and message.flags.ephemeral)
        if how.get("own") and is_seen:
            raise Refused("stale")
        ctx = await meet(interaction, how)
        if how.get("acts"):
            await ctx.returned(parts["table"])
        for name in self._tables & parts.keys():
            parts[name] = await seen_table(interaction, parts[name])
        values = values_of(interaction)
        for name, hint in self._given.items():
            if self.kind == "form":
                parts[name] = fields_of(interaction).get(name, "")
            elif name == "values":
                parts[name] = values
            elif hint is int:
                parts[name] = number_of(values)
            elif not values:
                raise Refused("outdated")
            else:
                parts[name] = values[0]
        await ctx.reply(await self.function(ctx, **parts))  # type: ignore[call-arg]


def button(
    pattern: str,
    label: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str = "",
    **how: Unpack[How],
) -> Callable[[Callable[Concatenate[Context, P], Awaitable[R]]], Route[P, R]]:
    """A button or menu. `label`: the key of its words, which may name parts of the id."""
    return lambda function: Route(function, pattern, "button", how, label, style, emoji)


def form(
    pattern: str, **how: Unpack[How]
) -> Callable[[Callable[Concatenate[Context, P], Awaitable[R]]], Route[P, R]]:
    """A form that was sent, also after a restart."""
    return lambda function: Route(function, pattern, "form", how)
