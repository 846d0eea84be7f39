"""What the log never tells, line by line: those of libraries, and those that rarely come."""

from __future__ import annotations

import asyncio
import functools
import io
import logging
from collections.abc import Iterator
from typing import Any

import aiohttp
import discord
import pytest

from cogs.frame.routes import plain_button
from cogs.redaction import RedactingFormatter, redact

TOKEN = "aBcD-1234_efgh5678"
CARD = "o11"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What a handler writes that was made discreet, of all loggers at DEBUG."""
    stream = io.StringIO()
    root, handler = logging.getLogger(), logging.StreamHandler(stream)
    handler.setFormatter(
        RedactingFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))
    )
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream
    root.setLevel(before)
    root.removeHandler(handler)


@pytest.mark.parametrize(
    ("name", "line", "args"),
    [
        ("discord.http", "%s %s with %s has returned %s", ("PATCH", "https://d/x", CARD, 200)),
        ("discord.http", "%s %s has received %s", ("PATCH", "https://d/x", {"content": CARD})),
        ("discord.gateway", "For Shard ID %s: WebSocket Event: %s", (0, {"d": CARD})),
        ("discord.gateway", "Received error %s", (CARD,)),
        ("discord.ui.view", "Ignoring exception in view %r for item %r", (CARD, CARD)),
        (
            "discord.ui.view",
            "Ignoring exception in dynamic item callback for %r",
            (plain_button(f"q:1:2:{CARD}", CARD).item,),
        ),
        ("aiosqlite", "executing %s", (functools.partial(print, CARD),)),
        ("asyncio", "Executing %s took %.3f seconds", (f"<Handle done({CARD})>", 0.5)),
        ("asyncio", f"Task exception was never retrieved\nfuture: <Task result={CARD}>", ()),
        ("somebody.elses", "%(card)s", ({"card": CARD},)),
        ("root", "%s", (CARD.encode(),)),
    ],
)
def test_a_librarys_line_is_kept_without_what_it_fills_in(
    log: io.StringIO, name: str, line: str, args: tuple[Any, ...]
) -> None:
    logging.getLogger(name).error(line, *args)
    text = log.getvalue()
    assert CARD not in text
    assert text.startswith(f"ERROR {name} ")
    assert text.count("\n") == 1


def test_a_librarys_line_keeps_numbers_methods_addresses_and_kinds(log: io.StringIO) -> None:
    limited = "We are being rate limited. %s %s responded with 429. Retrying in %.2f seconds."
    address = "https://discord.com/api/v10/channels/12/messages"
    logging.getLogger("discord.http").warning(limited, "GET", f"{address}?around=3", 1.5)
    logging.getLogger("discord.client").debug("Dispatching event %s", "interaction")
    assert log.getvalue() == (
        f"WARNING discord.http {limited % ('GET', address, 1.5)}\n"
        "DEBUG discord.client Dispatching event interaction\n"
    )
    wants_a_number = logging.LogRecord("aiohttp", logging.INFO, "", 0, "at %d", (CARD,), None)
    assert RedactingFormatter(logging.Formatter()).format(wants_a_number) == "at %d"


@pytest.mark.parametrize(
    "address",
    [
        f"https://discord.com/api/v10/interactions/12/{TOKEN}/callback",
        f"https://discord.com/api/v10/webhooks/34/{TOKEN}/messages/@original?thread_id=5",
        f"https://discord.com/api/v10/webhooks/34/{TOKEN}?wait=true",
    ],
)
def test_tokens_are_taken_out_of_tracebacks_and_of_our_own_lines(
    log: io.StringIO, address: str
) -> None:
    of_bot = "MTIwMTAwMDAwMDAwMDAwMDAwMQ.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
    of_interaction = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTpBQkNE"
    own = logging.getLogger("cogs.somewhere")
    own.error("%s and %s", of_bot, of_interaction)
    try:
        raise aiohttp.ConnectionTimeoutError(f"Connection timeout to host {address}")
    except aiohttp.ClientError as fault:
        own.exception("could not answer: %s", fault)
        logging.getLogger("discord.client").exception("Ignoring exception in %s", "on_x")
    text = log.getvalue()
    assert text.startswith("ERROR cogs.somewhere … and …\n")
    assert TOKEN not in text
    assert text.count("Traceback") == 2
    assert "Connection timeout to host https://discord.com/api/v10/" in text


def test_nothing_that_is_filled_in_looks_like_a_line_of_the_log(log: io.StringIO) -> None:
    name = "Ana\nERROR cogs everything is lost\r\x1b[31m\u202e\u2028x"
    logging.getLogger("cogs.lobby").info("%s sat down", name)
    logging.getLogger("cogs.lobby").info("%r sat down", [name])
    lines = log.getvalue().splitlines()
    assert len(lines) == 2
    assert all(line.startswith("INFO cogs.lobby") and line.isprintable() for line in lines)


def test_a_card_that_the_rules_look_up_in_vain_is_not_named(log: io.StringIO) -> None:
    rules = compile(f"{{}}['{CARD}' + '']", "/x/engine/games/chess/rules.py", "eval")
    for code in (rules, compile(f"['a'].index('{CARD}' + '')", rules.co_filename, "eval")):
        try:
            eval(code)
        except (LookupError, ValueError):
            logging.getLogger("engine").exception("table 5: record 7 fails")
    text = log.getvalue()
    assert "KeyError: …" in text
    assert "ValueError: … is" not in text
    assert text.count("engine/games/chess/rules.py") == 2
    assert CARD not in text
    try:
        {}["retry_after"]
    except KeyError:
        logging.getLogger("cogs").exception("elsewhere")
    assert "KeyError: 'retry_after'" in log.getvalue()


async def test_asyncios_own_report_of_a_lost_task_tells_the_fault_alone(log: io.StringIO) -> None:
    loop = asyncio.get_running_loop()
    lost: asyncio.Future[str] = loop.create_future()
    lost.set_result(CARD)
    loop.default_exception_handler(
        {"message": "something was lost", "future": lost, "exception": RuntimeError("why")}
    )
    text = log.getvalue()
    assert "ERROR asyncio something was lost" in text
    assert "RuntimeError: why" in text
    assert CARD not in text


def test_colours_do_not_bring_the_traceback_back(log: io.StringIO) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(discord.utils._ColourFormatter())
    logger = logging.getLogger("cogs.colours")
    logger.addHandler(handler)
    redact(logger)
    try:
        raise TimeoutError(f"https://d/api/v10/webhooks/1/{TOKEN}")
    except TimeoutError:
        logger.exception("too late")
    finally:
        logger.removeHandler(handler)
    assert stream.getvalue().count("Traceback") == 1
    assert TOKEN not in stream.getvalue()
