"""A game's whole evening as it arrives on a phone, for an editor to read.

    python -m tests.evening raiders es
    python -m tests.evening ortus_regni pt-BR --people 2 > var/evening.txt

One person (with `--people`, more of them) plays against computer players at a local table, in one
language. Everything the bot sends is printed in the order in which it is sent: where it goes, its
words, the alt text of its picture, and what its buttons and menus read.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from engine.games import all_games
from localtable.first_world import TABLES
from tests.e2e import records
from tests.e2e.exchange import Exchange, Request
from tests.e2e.people import Json, parts, people_at
from tests.e2e.play import Player, open_table, play_out
from tests.e2e.starting import at_rest, meadhall_at
from tests.localtable.stand_in import stand_in
from texts import LOCALES

DISCORD = {"en": "en-US", "es": "es-ES", "pt-BR": "pt-BR"}
MENUS = (3, 5, 6, 7, 8)
TEXT, BUTTON = 10, 2


def written(message: Json) -> Iterator[str]:
    """A message in lines: words, pictures, controls."""
    yield from (message.get("content") or "").splitlines()
    for part in parts(message):
        if part["type"] == TEXT:
            yield from part["content"].splitlines()
    for file in message.get("attachments") or ():
        if file.get("description"):
            yield "[picture]"
            yield from file["description"].splitlines()
    buttons = []
    for part in parts(message):
        if part["type"] == BUTTON:
            buttons.append(f"({part.get('label') or part['emoji']['name']})")
        elif part["type"] in MENUS:
            if buttons:
                yield " ".join(buttons)
                buttons = []
            yield f"[{part.get('placeholder', '')} ▾]"
            for option in part.get("options", ()):
                detail = option.get("description")
                yield f"    {option['label']}" + (f" — {detail}" if detail else "")
    if buttons:
        yield " ".join(buttons)


def sent(exchange: Exchange, places: dict[str, str]) -> Iterator[str]:
    """All messages in the order in which they were sent; `places`: channels by id."""
    for request in exchange.requests:
        message = _message(request)
        lines = list(written(message)) if message else []
        if lines:
            how = "edited" if request.method == "PATCH" else "new"
            found = re.search(r"^/channels/(\d+)", request.path)
            place = places.get(found[1], "thread") if found else "for your eyes"
            yield f"\n── {place}, {how}"
            yield from lines


def _message(request: Request) -> Json | None:
    body = request.body
    if not isinstance(body, dict) or request.method not in ("POST", "PATCH"):
        return None
    if request.path.startswith("/interactions/"):
        data: Any = body.get("data")
        return data if isinstance(data, dict) else None
    return body if "messages" in request.path or request.path.startswith("/webhooks/") else None


async def evening(game: str, locale: str, people: int, most: int) -> list[str]:
    """A whole game as sensible people play it, in lines."""
    seats = max(3, min(all_games()[game].seats))
    async with contextlib.AsyncExitStack() as stack:
        database = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "bot.sqlite3"
        table = await stack.enter_async_context(stand_in())
        table.first_answer_ms = 60_000
        everybody = await stack.enter_async_context(people_at(table))
        exchange, persons = Exchange(table), list(everybody.values())[:people]
        await persons[0].world("guild-locale", locale=DISCORD[locale])
        for person in persons:
            await person.settings(locale=DISCORD[locale])
        house = await stack.enter_async_context(meadhall_at(table, database))
        sitting = await open_table(persons, TABLES, computers=seats - people, game=game)
        await at_rest(house)
        luck = Random(f"{game} {people}")
        taste = records.taste(database, sitting.table, luck)
        players = [Player(person, sitting, luck, taste=taste) for person in persons]
        for _ in range(most):
            for player in players:
                await player.answer()
        if not most:
            await play_out(players)
        await at_rest(house)
    places = {person.dm: f"to {person.name}" for person in persons} | {TABLES: "the channel"}
    names = {f"<@{person.id}>": f"@{person.name}" for person in everybody.values()}
    mention = re.compile("|".join(names))
    return [mention.sub(lambda at: names[at[0]], line) for line in sent(exchange, places)]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.evening", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=list(all_games()))
    parser.add_argument("locale", choices=LOCALES)
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--answers", type=int, default=0, help="of each person; 0: to the end")
    wanted = parser.parse_args()
    logging.disable(logging.CRITICAL)
    lines = asyncio.run(evening(wanted.game, wanted.locale, wanted.people, wanted.answers))
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
