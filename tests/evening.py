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
import logging
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from engine.games import all_games
from engine.table.answers import queries
from engine.table.service import TableView
from localtable.first_world import TABLES
from tests.e2e.exchange import Exchange, Request
from tests.e2e.people import Json, People, parts, people_at
from tests.e2e.play import Player, Sitting, open_table, play_out
from tests.e2e.sketches import HastyMinds
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


class Sensible:
    """What somebody sensible would answer, where one press is the whole answer."""

    def __init__(self, house: Any, sitting: Sitting) -> None:
        self.house = house
        self.sitting = sitting
        self.liked: dict[int, int] = {}

    async def before_press(self, player: Player) -> None:
        """Think of all questions that are open."""
        view: TableView = await self.house.service.look(
            queries.view, self.sitting.table, int(player.person.id)
        )
        game = all_games()[view.table.game]
        for asked in view.open:
            if asked.ticket in self.liked or asked.question.most != 1:
                continue
            thought = await HastyMinds().think(
                game, view.view, asked.question, b"evening".ljust(16), asked.ticket, "steady"
            )
            if len(thought.picks) == 1:
                self.liked[asked.ticket] = asked.question.options.index(thought.picks[0])

    def taste(self, ticket: int) -> int | None:
        """The option's number."""
        return self.liked.get(ticket)


async def evening(game: str, locale: str, people: int, most: int) -> list[str]:
    """A whole game, in lines."""
    seats = max(3, min(all_games()[game].seats))
    with tempfile.TemporaryDirectory() as folder:
        async with stand_in() as table, people_at(table) as everybody:
            table.first_answer_ms = 60_000
            return await _played(table, everybody, Path(folder), game, locale, people, seats, most)


async def _played(
    table: Any,
    everybody: People,
    folder: Path,
    game: str,
    locale: str,
    people: int,
    seats: int,
    most: int,
) -> list[str]:
    exchange = Exchange(table)
    persons = list(everybody.values())[:people]
    await persons[0].world("guild-locale", locale=DISCORD[locale])
    for person in persons:
        await person.settings(locale=DISCORD[locale])
    places = {person.dm: f"to {person.name}" for person in persons} | {TABLES: "the channel"}
    async with meadhall_at(table, folder / "bot.sqlite3") as house:
        sitting = await open_table(persons, TABLES, computers=seats - people, game=game)
        await at_rest(house)
        sensible = Sensible(house, sitting)
        players = [
            Player(
                person,
                sitting,
                Random(f"{game} {person.name}"),
                before_press=sensible.before_press,
                taste=sensible.taste,
            )
            for person in persons
        ]
        if most:
            for _ in range(most):
                for player in players:
                    await player.answer()
        else:
            await play_out(players)
        await at_rest(house)
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
