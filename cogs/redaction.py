"""What the log never tells, at any level: hands, answers, seeds, tokens.

Libraries log what passes through them: at DEBUG discord.py writes each request, answer and event
of the gateway (`discord.http`, `discord.gateway`), aiosqlite the functions that it runs with what
they were given, asyncio the arguments of slow callbacks; an error of a view brings the label and
the id of what was pressed. So of a library's line only its own words are kept, with numbers, HTTP
methods, addresses without their queries, and the few names in `NAMES`. Whatever else it would
fill in becomes "…", without a look at what it is.

Our own lines are written with care, and shown whole; but what they fill in stays on one line and
has no invisible characters, so that a person's name cannot look like a line of the log.

In everything that goes out, tracebacks too, tokens are taken away: those of interactions stand in
addresses ("Interaction webhooks" in Discord's `interactions/receiving-and-responding`), and
aiohttp puts the address into the text of a timeout.
"""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Mapping
from typing import Any, Final

import yarl

HIDDEN: Final = "…"

OURS: Final = frozenset(
    {"bench", "bot", "cogs", "db", "engine", "localtable", "meadhall", "pictures", "texts"}
)
"""The first part of our own loggers' names."""

NAMES: Final = frozenset(
    {
        ("discord.client", "Dispatching event %s"),
        ("discord.client", "Ignoring exception in %s"),
        ("discord.client", "%s has successfully been registered as an event"),
        ("discord.ext.tasks", "Unhandled exception in internal background task %r."),
        ("discord.gateway", "Unknown event %s."),
    }
)
"""A logger and its line: what it fills in is the name of a function or of a kind of event."""

METHODS: Final = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})

_ADDRESS: Final = re.compile(r"(?:https?|wss?)://[^\s?#]+")
_IN_ADDRESS: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?#'\"<>]+")
_TOKEN: Final = re.compile(
    # Of interactions: the beginning is "interaction:" in base 64.
    r"aW50ZXJhY3Rpb24[\w=-]+"
    # Of the bot: its id in base 64, a time, a signature.
    r"|[MNO][\w-]{22,}\.[\w-]{5,}\.[\w-]{25,}"
)
_RULES: Final = re.compile(r"[/\\]engine[/\\]games[/\\]")
_MISSING_KEY: Final = re.compile(
    r"^([\s|]*KeyError: ).*$|^(.*ValueError: ).* is not in list$", re.M
)


class RedactingFormatter(logging.Formatter):
    """Formats a record as another formatter would, without what is to be kept."""

    def __init__(self, like: logging.Formatter) -> None:
        super().__init__()
        self._like = like

    def format(self, record: logging.LogRecord) -> str:
        kept = logging.makeLogRecord(record.__dict__)
        kept.msg, kept.args = _message(record), None
        if record.exc_info and record.exc_info[0] is not None:
            text = "".join(traceback.format_exception(*record.exc_info)).rstrip("\n")
            # What rules look up in vain may be a card: then it says so much and no more.
            is_rules = _RULES.search(text) is not None
            hidden = _MISSING_KEY.sub(lambda m: f"{m[1] or m[2]}{HIDDEN}", text)
            kept.exc_text = hidden if is_rules else text
        # A formatter with colours would write the traceback again from this.
        kept.exc_info = None
        return without_tokens(self._like.format(kept))


def redact(logger: logging.Logger | None = None) -> None:
    """From now on, in all that the handlers of the logger (the root) write."""
    for handler in (logger or logging.getLogger()).handlers:
        if not isinstance(handler.formatter, RedactingFormatter):
            handler.setFormatter(RedactingFormatter(handler.formatter or logging.Formatter()))


def without_tokens(text: str) -> str:
    """
    >>> without_tokens("POST https://discord.com/api/v10/interactions/12/abc_D-e/callback")
    'POST https://discord.com/api/v10/interactions/12/…/callback'
    """
    return _TOKEN.sub(HIDDEN, _IN_ADDRESS.sub(rf"\g<1>{HIDDEN}", text))


def one_line(text: str) -> str:
    r"""What cannot be seen, or would begin a line, is spelt out.

    >>> one_line("Ana\nERROR")
    'Ana\\nERROR'
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


class _Shown:
    """Something that is filled into a line."""

    def __init__(self, thing: object) -> None:
        self._thing = thing

    def __str__(self) -> str:
        return one_line(str(self._thing))

    def __repr__(self) -> str:
        return one_line(repr(self._thing))


def _message(record: logging.LogRecord) -> str:
    ours = record.name.partition(".")[0] in OURS
    form = str(record.msg)
    if not record.args:
        # A library's message without arguments may have been put together before: asyncio's has
        # the tasks and what they wait for on the lines that follow.
        return form if ours else form.partition("\n")[0]
    names = ours or (record.name, form) in NAMES
    filled_in: Any
    if isinstance(record.args, Mapping):
        filled_in = {key: _one(thing, names) for key, thing in record.args.items()}
    else:
        filled_in = tuple(_one(thing, names) for thing in record.args)
    try:
        return str(form % filled_in)
    except (TypeError, ValueError):
        return form  # it wants a number, and was given none


def _one(thing: object, names: bool) -> object:
    if thing is None or isinstance(thing, int | float):
        return thing
    if names:
        return _Shown(thing)
    text = str(thing) if isinstance(thing, str | yarl.URL) else ""
    if text in METHODS:
        return text
    address = _ADDRESS.match(text)
    return one_line(address[0]) if address else _Shown(HIDDEN)
