"""At DEBUG the log says more of what the bot does, and no more of what is hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.e2e import records
from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.people import LOUNGE, TABLES, People
from tests.e2e.play import OTHERS, Player, open_table, play_out
from tests.e2e.runs import bot_process

SHORT = 6
"""What Discord and the bot say to each other in so few letters are names of kinds and ids."""
LONGEST = 400
"""Lines of a log are not longer: what is longer is a payload."""


def texts(thing: Any) -> Iterator[str]:
    """All strings in plain data, but for the keys."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from texts(value)
    elif isinstance(thing, (list, tuple)):
        for value in thing:
            yield from texts(value)


def told(log: str, things: Iterable[str]) -> list[str]:
    """Those that stand in the log, as words of their own."""
    found = re.findall(r"[\w.:-]+", log)
    words = {part for word in found for part in (word, word.strip(".:-"), *word.split(":"))}
    return [
        thing
        for thing in sorted(things)
        if (thing in words if re.fullmatch(r"[\w.:-]+", thing) else thing in log)
    ]


async def test_a_whole_games_debug_log_has_no_hands_no_answers_and_no_tokens(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path
) -> None:
    async with bot_process(table, tmp_path, "DEBUG") as bot:
        ana, bram = people["Ana"], people["Bram"]
        await bram.settings(dms_open=False)
        sitting = await open_table([ana, bram], TABLES, computers=1, game=OTHERS[0])
        await ana.slash(sitting.thread, "/hand")
        offered = await ana.complete(LOUNGE, "/play", "picks", picks="")
        players = [
            Player(person, sitting, Random(f"log {person.name}"), person is bram, bot=bot)
            for person in (ana, bram)
        ]
        await play_out(players)
        written = await records.at_rest(bot.database, sitting.table)
        await bot.stop()
        log = bot.log.read_text()

    pressed = [data for name, data in exchange.events if name == "INTERACTION_CREATE"]
    said = list(texts([data["data"] for data in pressed]))
    said += texts([(request.body, request.answer) for request in exchange.requests])
    tokens = {data["token"] for data in pressed}
    ids = {str(data["data"].get("custom_id", "")) for data in pressed}
    assert len(tokens) > 30, "hardly anything was pressed"
    assert told(log, tokens) == []
    assert not re.search(r"local-table(?!/)", log), "the bot's token"

    assert "DEBUG" in log
    assert "Dispatching event interaction" in log
    assert re.search(r"POST http\S+/webhooks/\d+/…|PATCH http\S+/webhooks/\d+/…", log)
    assert all(len(line) < LONGEST for line in log.splitlines())

    answers = {id_ for id_ in ids if re.match(r"q:\d+:\d+:", id_)}
    assert len(answers) > 10
    assert told(log, answers) == []
    assert not re.search(r"\bq:\d+:\d+:\w", log)

    options = {
        option
        for step in records.steps(written)
        for question in written.game.questions(step.state)
        for option in question.options
    }
    keys = {key for key in options if re.search(r"\D", key)}
    assert len(keys) > 10
    assert told(log, keys) == []
    assert told(log, {label for label, _ in offered}) == []
    assert json.dumps(list(written.standing[0].picks)) not in log
    assert written.seed.hex() not in log
    assert repr(written.seed)[2:-1] not in log
    assert '{"' not in log
    assert "{'" not in log

    words = {text for text in said if len(text) > SHORT and not text.isdigit()} - {
        "Meadhall",
        exchange.gateway,
    }
    assert len(words) > 300
    emojis = re.compile(r".*uploaded the emoji.*")  # they are the same for all
    assert told(emojis.sub("", log), words) == []
