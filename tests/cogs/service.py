"""What a test of the cogs needs of others: what cogs get to see of a table, what Discord would
refuse, and the bot with all its cogs. No other file of these tests reaches into `db`,
`engine.table` or `localtable`."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from cogs.bot import COGS, Bot
from cogs.connection import Translator
from cogs.frame.settings import read_settings
from db.store import open_store
from engine.games import all_games, art_folder
from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, Event, Question
from engine.table.past.replay import PublicFrame
from engine.table.past.replay import Stop as Stop
from engine.table.record.transaction import Soon
from engine.table.service import OpenQuestion, Seat, Table, TableView
from localtable.world import walk
from pictures.painter import Painter
from tests.localtable import judge
from tests.pictures.at_hand import studio_at_hand

TICKET = 12


def a_table(game: str = "", *names: str, **more: Any) -> Table:
    """A table, number 7, at which these people sit, whose ids are 100, 101, and so on."""
    rules = all_games().get(game)
    found = Table(
        id=7,
        game=game,
        version=rules.version if rules else 1,
        options={option.key: option.default for option in rules.options} if rules else {},
        phase="running",
        guild=1,
        channel=2,
        lobby_message=3,
        thread=3,
        host=100,
        locale="en",
        wanted=len(names),
        seats=tuple(Seat(number, 100 + number, name) for number, name in enumerate(names)),
        records=0,
        created_at=0,
        touched_at=0,
    )
    return replace(found, **more)


def with_seat(table: Table, number: int, **changed: Any) -> Table:
    """The same, with one of its seats changed."""
    seats = list(table.seats)
    seats[number] = replace(seats[number], **changed)
    return replace(table, seats=tuple(seats))


def a_sight(table: Table, view: Any, *asked: Question) -> TableView:
    """What the seat sees whose view it is, with these questions open."""
    return TableView(
        table=table,
        seat=view.seat,
        view=view,
        open=tuple(OpenQuestion(TICKET, question, 1000) for question in asked),
        awaited=tuple((seat.number, asked[0].kind, 1000) for seat in table.seats if asked),
    )


def soon_answered(sight: TableView, *, delays: int | None = None) -> TableView:
    """The same, where an order is about to answer the first question."""
    question = sight.open[0].question
    soon = Soon(TICKET, question.seat, 1000, question.options[:1], "each")
    return replace(sight, soon=(replace(soon, delays=delays) if delays else soon,))


def timeline(table: Table, seed: bytes, most: int = 100_000) -> Iterator[tuple[Any, PublicFrame]]:
    """A sensible game of so many answers as a film has it: the position at the start and at each
    milestone, and what everybody saw."""
    game, picks = all_games()[table.game], Chance(seed, 1 << 32)
    state: Any = game.start(len(table.seats), table.options, Chance(seed, 0))
    yield state, PublicFrame((), (), game.view(state, None))
    before: tuple[Event, ...] = ()
    since: tuple[Event, ...] = ()
    for number in range(1, most + 1):
        asked = game.questions(state)
        if not asked:
            return
        question = picks.choice(asked)
        given = game.rollout_policy(state, question, picks)
        events = game.answer(state, question, given, Chance(seed, number))
        since += tuple(event for event in events if event.seats is None)
        if any(event.kind in MILESTONES for event in events):
            yield state, PublicFrame(since, before, game.view(state, None))
            before, since = since, ()


MOST_LETTERS = {"custom_id": 100, "title": 45, "placeholder": 150, "description": 100, "value": 100}


def refused(shown: ui.View | ui.LayoutView | ui.Modal) -> list[str]:
    """What Discord would refuse of a message's components, or of a window."""
    if isinstance(shown, ui.Modal):
        parts = list(walk([shown.to_dict()]))
        found = [*judge.parts(parts[1:])]
    else:
        v2 = judge.V2 * isinstance(shown, ui.LayoutView)
        body = {"components": shown.to_components(), "flags": v2}
        parts = list(walk(body["components"]))
        found = [*judge.message(body, {}, is_edit=False, answers=False)]
    options = [option for part in parts for option in part.get("options") or ()]
    for part in parts + options:
        most = MOST_LETTERS | {"label": 80 if part.get("type") == judge.BUTTON else 100}
        found += [f"{key} too long" for key in most if len(str(part.get(key) or "")) > most[key]]
        if len(part.get("options") or ()) > 25:
            found.append("too many options")
        if part.get("type") == judge.ROW and not 1 <= len(part["components"]) <= 5:
            found.append("an empty row, or too many in one")
    return found


class Loaded(Struct):
    """The bot with all its cogs."""

    commands: list[dict[str, Any]]
    """As Discord is told of them."""
    callbacks: list[Callable[..., Any]]
    """What is run by a command."""
    handlers: list[tuple[Any, Callable[..., Any]]]
    """What is run by a press or a window, with the pattern of its ids."""


@cache
def loaded() -> Loaded:
    """Of a bot that never connected."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_loaded(Path(folder)))


async def _loaded(folder: Path) -> Loaded:
    settings = read_settings({"MEADHALL_DATABASE": str(folder / "x.sqlite3")}, folder / "no")
    studio = studio_at_hand(Painter(art_folder))
    async with open_store(settings.database) as store, Bot(settings, store, studio) as bot:
        for name in COGS:
            await bot.load_extension(name)
        translator = Translator()
        await bot.tree.set_translator(translator)
        commands = bot.tree.get_commands()
        found = Loaded(
            [await command.get_translated_payload(bot.tree, translator) for command in commands],
            [
                command.callback
                for command in bot.tree.walk_commands()
                if not hasattr(command, "commands")
            ],
            [(pattern, route.handle) for (_, pattern), route in bot.routes.items()],
        )
        for name in list(bot.cogs):
            await bot.remove_cog(name)
    return found
