"""The words a person reads, in Fluent catalogues: the bot's own here, a game's in its folder.

>>> english = own_words("en")
>>> english("yes")
'Yes'
"""

from __future__ import annotations

import logging
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

LOCALES = ("en", "es", "pt-BR")
"""The languages, the first one the fallback."""

FOLDER = Path(__file__).parent
REMEMBERED = 2048
"""How many texts of one catalogue are remembered as they were put together: boards and hands say
the same short things ("3 silver") again and again."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a text begins."""
_PART: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Another text of which it is put together."""

_parser: Final = FluentParser(with_spans=False)
"""The place of each part in its file would be half of what is kept, and nobody needs it."""

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
    """One catalogue in one language; `words("key", name=…)` looks a text up.

    A key that is missing is looked for in English; if it is missing there too, the key itself
    is shown and the log says so (a test keeps this from happening).
    """

    def __init__(self, locale: str, folders: tuple[Path, ...]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._entries: dict[str, str] = {}
        for path in (path for folder in folders for path in catalogues(folder, locale)):
            self._entries = entries(path.read_text("utf-8")) | self._entries
        self._read: set[str] = set()
        self._fallback = None if locale == LOCALES[0] else _words(LOCALES[0], folders)
        self._text = lru_cache(maxsize=REMEMBERED, typed=True)(self._put_together)

    def __call__(self, key: str, /, **args: Any) -> str:
        """The text of `key`. Numbers may decide plural forms; strings stay as they are."""
        if key not in self._entries:
            if self._fallback is not None:
                log.error("no text %r in %s", key, self.locale)
                return self._fallback(key, **args)
            log.error("no text %r", key)
            return key
        text, errors = self._text(key, **args)
        for error in errors:
            log.error("text %r in %s: %s", key, self.locale, error)
        return text

    def _put_together(self, key: str, /, **args: Any) -> tuple[str, list[Exception]]:
        """A text, and what is wrong with it."""
        if key not in self._read:
            self._read_entry(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key, []
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def _read_entry(self, key: str) -> None:
        """Also what it is put together of. Any thread may come here, even several at once: what is
        read twice is the same."""
        names = [key]
        for name in names:
            parts = _PART.findall(self._entries[name])
            names += [part for part in parts if part in self._entries and part not in names]
        source = "\n".join([self._entries[name] for name in names])
        self._bundle.add_resource(_parser.parse(source))
        self._read.update(names)

    def has(self, key: str) -> bool:
        """Whether this language itself has the key."""
        return key in self._entries


@cache
def _words(locale: str, folders: tuple[Path, ...]) -> Words:
    return Words(locale, folders)


def own_words(locale: str) -> Words:
    """The bot's own catalogue in a language of `LOCALES`."""
    return _words(locale, (FOLDER,))


def words_in(locale: str, folder: Path) -> Words:
    """The catalogue of a game's texts folder in a language of `LOCALES`."""
    return _words(locale, (folder,))


def nearest(locale: str | None) -> str | None:
    """The language of ours that fits a Discord locale; None where none does.

    >>> nearest("es-419"), nearest("pt-BR"), nearest("en-GB"), nearest("ja")
    ('es', 'pt-BR', 'en', None)
    """
    if locale is None:
        return None
    return {"en": "en", "es": "es", "pt": "pt-BR"}.get(locale.split("-")[0].lower())
