"""Every game is played whole by pressing what the bot sent, whatever it asks."""

from __future__ import annotations

from random import Random

import pytest

from cogs.house import House
from engine.games import all_games
from localtable.first_world import TABLES
from localtable.server import LocalTable
from tests.e2e import records
from tests.e2e.people import People
from tests.e2e.play import GAME, Player, open_table, play_out
from tests.e2e.runs import settled

OTHERS = sorted(set(all_games()) - {GAME})
"""The first one has tests of its own."""


@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize("computers", [0, 1])
async def test_a_game_is_played_to_its_result(
    house: House, people: People, table: LocalTable, game: str, computers: int
) -> None:
    rules = all_games()[game]
    seats = min(rules.seats.start + computers, rules.seats.stop - 1)
    at = [people["Ana"], people["Carlos"], people["Bram"]][: seats - computers]
    sitting = await open_table(at, TABLES, computers=computers, game=game)
    players = [Player(person, sitting, Random(f"{game} {person.name}")) for person in at]
    await play_out(players)
    await settled(house)
    written = records.read(house.settings.database, sitting.table)
    assert written.table.phase == "over"
    messages = await at[0].messages(sitting.thread, 1000)
    boards = records.check_chronicle(written, messages, table.hall.world.application_id)
    records.check_result(written, boards[-1])
