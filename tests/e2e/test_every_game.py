"""Every game is played whole by pressing what the bot sent, whatever it asks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cogs.opening import Meadhall
from engine.games import all_games
from engine.kit.chance import Chance
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from tests.e2e import records
from tests.e2e.house import settled
from tests.e2e.people import People, Person, controls, said
from tests.e2e.play import GAME, Player, Sitting, open_table, play_out, table_message, told_the_end

OTHERS = sorted(set(all_games()) - {GAME})
"""The first one has tests of its own."""
CROWDED = [key for key in OTHERS if max(all_games()[key].seats) > 4]
"""Games for more than four."""
WHIM = 0.1
"""How often somebody presses anything instead of what a sensible seat would."""


@pytest.mark.timeout(600)  # a machine may be busy
@pytest.mark.parametrize("game", OTHERS)
async def test_a_game_is_played_to_its_result(
    house: Meadhall, people: People, table: LocalTable, game: str
) -> None:
    """People alone; `test_rate_limits.py` plays with computer players, too."""
    count = min(all_games()[game].seats)
    at = [people[who] for who in ("Ana", "Carlos", "Bram")][:count]
    await _play(house, table, game, at, computers=0)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", CROWDED)
async def test_a_game_is_played_with_as_many_seats_as_it_has(
    house: Meadhall, people: People, table: LocalTable, game: str
) -> None:
    at = [person for name, person in people.items() if name != "Sunniva"]
    most = max(all_games()[game].seats)
    await _play(house, table, game, at[:most], most - len(at[:most]))


async def _play(
    house: Meadhall, table: LocalTable, game: str, at: list[Person], computers: int
) -> None:
    """Everybody presses what a sensible seat would, where the game tells, and now and then
    anything."""
    sitting = await open_table(at, TABLES, computers=computers, game=game)
    database = house.settings.database
    players = [
        Player(person, sitting, luck, taste=taste(database, sitting.table, luck))
        for person in at
        for luck in [Random(f"{game} {person.name}")]
    ]
    await play_out(players)
    await settled(house)
    written = records.read(database, sitting.table)
    assert written.table.phase == "over"
    assert len(written.table.seats) == len(at) + computers
    messages = await at[0].messages(sitting.thread, 1000)
    boards = records.check_chronicle(written, messages, table.hall.world.application_id)
    records.check_result(written, boards[-1])
    for person in at:
        end = await told_the_end(person, sitting)
        assert [file["filename"][:7] for file in end["attachments"]] == ["poster-"]
        assert f"<@{person.id}>" in boards[-1]["content"], "the last post calls everybody"
    await _check_replay(at[0], sitting)
    (again,) = controls(end, f"t:{sitting.table}:again")
    opened = await at[-1].pressed(end, again)
    assert f"<#{TABLES}>" in said(opened), "people may play again from where they are told"


async def _check_replay(person: Person, sitting: Sitting) -> None:
    """Each entry of the replay's menu of milestones tells which one it is."""
    panel = await person.pressed(await table_message(person, sitting), f"x:{sitting.table}:open")
    (menu,) = [part for id_, part in controls(panel).items() if ":at:" in id_]
    told = [option["label"].partition(". ")[2] for option in menu["options"]]
    assert len(set(told)) == len(told), told


def taste(database: Path, table: int, luck: Random) -> Callable[[int], int | None] | None:
    """What a sensible seat would answer where one option is the whole answer."""

    def liked(ticket: int) -> int | None:
        written = records.read(database, table)
        game: Any = written.game
        asked = next((o.question for o in written.opens if o.ticket == ticket), None)
        if asked is None or luck.random() < WHIM or not game.rehearses:
            return None
        state = msgspec.json.decode(written.position.state, type=game.state_type)
        picks = game.likely(state, asked, Chance(bytes(16), ticket))
        return asked.options.index(picks[0]) if len(picks) == 1 else None

    return liked
