"""The words a person reads, in Fluent catalogues: the bot's own here, a game's in its folder.

>>> english = own_words("en")
>>> english("yes")
'Yes'

A text may name a number, a word, a list or a mapping, and call functions with them:

    wins = { $winners ->
        [one] { LIST(SEAT($seats)) } wins with { COUNT("points", $points) }.
       *[other] { LIST(SEAT($seats)) } share the victory.
      }

`SEAT` is the name of a seat, or the names of several, from the argument `names`; all other
functions are the bot's (`FUNCTIONS`) or the game's (`engine.kit.showing.Wording.functions`). A
select expression chooses by a number or its plural form, by a word, by `true` and `false`, and by
`none` where there is nothing.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from babel import Locale
from babel.dates import format_date
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast

LOCALES = ("en", "es", "pt-BR")
"""The languages, the first one the fallback."""

FOLDER = Path(__file__).parent
REMEMBERED = 2048
"""How many texts of one catalogue are remembered as they were put together: boards and hands say
the same short things ("3 silver") again and again."""

Args = Mapping[str, Any]
"""What a text may name."""
Function = Callable[..., Any]
"""(say, values…) What a text may call: for its words a text, for a choice a word or a number."""
Part = Callable[[Args], Any]
"""A part of a text, made ready once."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a text begins."""

_parser: Final = FluentParser(with_spans=False)

log = logging.getLogger(__name__)


def catalogues(folder: Path, locale: str) -> list[Path]:
    """The files of a folder's catalogue in a language: the words, and those of the lessons in a
    game that has some."""
    lessons = folder / "lessons" / f"{locale}.ftl"
    return [folder / f"{locale}.ftl", *([lessons] if lessons.exists() else [])]


def entries(source: str) -> dict[str, str]:
    """The texts of a catalogue by their keys, as they are written. Parsing a whole catalogue takes
    a tenth of a second, in which nothing else would happen. So each text is parsed alone, when it
    is first asked for.

    >>> entries("one = 1\\n# Of others.\\n-two = 2\\n    and more\\n")
    {'one': 'one = 1\\n# Of others.\\n', '-two': '-two = 2\\n    and more\\n'}
    """
    begins = [*_ENTRY.finditer(source)]
    ends = [*(begin.start() for begin in begins[1:]), len(source)]
    found: dict[str, str] = {}
    for begin, end in zip(begins, ends, strict=True):
        found.setdefault(begin[1], source[begin.start() : end])
    return found


class Words:
    """One catalogue in one language; `words("key", name=…)` looks a text up, `words("key.detail",
    …)` one of its attributes.

    A key that is missing is looked for in English; if it is missing there too, the key itself
    is shown and the log says so (a test keeps this from happening).

    fluent.runtime reads catalogues too. This does what it does not: lists and mappings as
    arguments, arguments that are worked out when a text names them, functions that know the
    language; and it is twice as fast.
    """

    def __init__(
        self, locale: str, folders: tuple[Path, ...], functions: Mapping[str, Function] = {}
    ) -> None:
        self.locale = locale
        self._folders = folders
        self._functions = functions
        self._entries: dict[str, str] = {}
        for path in (path for folder in folders for path in catalogues(folder, locale)):
            self._entries = entries(path.read_text("utf-8")) | self._entries
        self._read: set[str] = set()
        self._texts: dict[str, Part] = {}
        babel = Locale.parse(locale, sep="-")
        self._plural = lru_cache(maxsize=REMEMBERED, typed=True)(babel.plural_form)
        self._number = lru_cache(maxsize=REMEMBERED, typed=True)(
            lambda number: format_decimal(number, locale=babel)
        )
        self._remembered = lru_cache(maxsize=REMEMBERED, typed=True)(
            lambda key, **args: self.text(key, args)
        )

    def __call__(self, key: str, facts: Args | None = None, /, **args: Any) -> str:
        """The text of `key`. Numbers may decide plural forms; strings stay as they are. `facts`:
        all that it may name, if it is not given by name."""
        if facts is not None:
            return self.text(key, facts)
        try:
            return self._remembered(key, **args)
        except TypeError:  # Of lists and mappings nothing is remembered.
            return self.text(key, args)

    def text(self, key: str, args: Args) -> str:
        """The text of `key`: each that is read comes from here, also those inside others."""
        if key in self._texts or self.has(key):
            return self._shown(self._texts[key](args))
        log.error("no text %r in %s", key, self.locale)
        return key if self._fallback is None else self._fallback.text(key, args)

    def has(self, key: str) -> bool:
        """Whether this language itself has the key."""
        name = key.partition(".")[0]
        if name not in self._read and name in self._entries:
            self._read_entry(name)
        return key in self._texts

    @cached_property
    def _fallback(self) -> Words | None:
        if self.locale == LOCALES[0]:
            return None
        return Words(LOCALES[0], self._folders, self._functions)

    # How a text is made ready: each part of it becomes a function of the arguments.

    def _read_entry(self, name: str) -> None:
        """Any thread may come here, even several at once: what is read twice is the same."""
        for entry in _parser.parse(self._entries[name]).body:
            if isinstance(entry, ast.Message | ast.Term):
                if entry.value is not None:
                    self._texts[name] = self._pattern(name, entry.value)
                for attribute in entry.attributes:
                    key = f"{name}.{attribute.id.name}"
                    self._texts[key] = self._pattern(key, attribute.value)
        self._read.add(name)

    def _pattern(self, key: str, pattern: ast.Pattern) -> Part:
        parts = [
            self._part(key, element.expression)
            if isinstance(element, ast.Placeable)
            else str(element.value)
            for element in pattern.elements
        ]
        if len(parts) == 1:
            only = parts[0]
            return only if callable(only) else lambda args: only
        shown = self._shown

        def joined(args: Args) -> str:
            return "".join([p if isinstance(p, str) else shown(p(args)) for p in parts])

        return joined

    def _part(self, key: str, node: Any) -> Part:
        match node:
            case ast.Placeable():
                return self._part(key, node.expression)
            case ast.StringLiteral() | ast.NumberLiteral():
                value = node.parse()["value"]
                return lambda args: value
            case ast.VariableReference():
                return self._argument(key, node.id.name)
            case ast.MessageReference() | ast.TermReference():
                name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
                name = f"{name}.{node.attribute.name}" if node.attribute else name
                return lambda args: self.text(name, args)
            case ast.FunctionReference():
                return self._call(key, node)
            case ast.SelectExpression():
                return self._choice(key, node)
        raise TypeError(f"{type(node).__name__} in {key}")

    def _argument(self, key: str, name: str) -> Part:
        def argument(args: Args) -> Any:
            try:
                return args[name]
            except KeyError:
                log.error("text %r in %s: there is no $%s", key, self.locale, name)
                return f"{{${name}}}"

        return argument

    def _call(self, key: str, node: ast.FunctionReference) -> Part:
        name = node.id.name
        values = [self._part(key, value) for value in node.arguments.positional]
        if name == "SEAT":
            seat, names = values[0], self._argument(key, "names")
            return lambda args: _named(seat(args), names(args))
        if name not in self._functions:
            log.error("text %r in %s: there is no function %s", key, self.locale, name)
            return lambda args: f"{{{name}()}}"
        function = self._functions[name]
        named = {given.name.name: given.value.parse()["value"] for given in node.arguments.named}
        return lambda args: function(self, *[value(args) for value in values], **named)

    def _choice(self, key: str, node: ast.SelectExpression) -> Part:
        chooser = self._part(key, node.selector)
        variants: list[tuple[str | float, Part]] = []
        for variant in node.variants:
            part, fits = self._pattern(key, variant.value), variant.key
            name = fits.name if isinstance(fits, ast.Identifier) else fits.parse()["value"]
            variants.append((name, part))
            if variant.default:
                default = part

        by_name = dict(variants)

        def choice(args: Args) -> Any:
            value = chooser(args)
            if isinstance(value, bool):
                value = "true" if value else "false"
            elif isinstance(value, int | float):
                fits = (value, self._plural(value))
                return next((part for name, part in variants if name in fits), default)(args)
            elif not isinstance(value, str):
                return (default if value else by_name.get("none", default))(args)
            return by_name.get(value or "none", default)(args)

        return choice

    def _shown(self, value: Any) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self._number(value)
        return str(value)


def _named(seat: int | Sequence[int], names: Sequence[str]) -> str | list[str]:
    return names[seat] if isinstance(seat, int) else [names[each] for each in seat]


def _date(say: Words, at: date, **style: Any) -> str:
    return format_date(at, style["dateStyle"], Locale.parse(say.locale, sep="-"))


FUNCTIONS: Final[Mapping[str, Function]] = {"DATETIME": _date}
"""What the bot's own texts may call."""


@cache
def own_words(locale: str) -> Words:
    """The bot's own catalogue in a language of `LOCALES`."""
    return Words(locale, (FOLDER,), FUNCTIONS)


def nearest(locale: str | None) -> str | None:
    """The language of ours that fits a Discord locale; None where none does.

    >>> nearest("es-419"), nearest("pt-BR"), nearest("en-GB"), nearest("ja")
    ('es', 'pt-BR', 'en', None)
    """
    if locale is None:
        return None
    return {"en": "en", "es": "es", "pt": "pt-BR"}.get(locale.split("-")[0].lower())
