"""One person tries a whole game with computer players, in another language, and plays again."""

from __future__ import annotations

from random import Random

from cogs.frame.house import House
from db.base.rows import Table
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from tests.e2e import records
from tests.e2e.house import settled
from tests.e2e.people import People, Person, controls, said
from tests.e2e.play import Player, Sitting, lobby_press, open_table, table_message
from texts import own_words


async def whole_game(person: Person, house: House, table: LocalTable) -> Sitting:
    """Alone with two computer players, checked against the replay."""
    sitting = await open_table([person], TABLES, computers=2)
    await Player(person, sitting, Random(f"alone {person.name}")).play()
    await settled(house)
    written = records.read(house.settings.database, sitting.table)
    assert written.table.phase == "over"
    messages = await person.messages(sitting.thread, 1000)
    boards = records.check_chronicle(written, messages, table.hall.world.application_id)
    records.check_result(written, boards[-1])
    mine = [record for record in written.standing if record.person is not None]
    assert len(mine) < len(written.standing) / 2, "the computer players answered for themselves"
    return sitting


def order(table: Table) -> list[str]:
    """Who sits where."""
    return [str(seat.person or seat.kept_for or "computer") for seat in table.seats]


async def test_one_person_plays_a_whole_game_with_computer_players_and_again(
    house: House, people: People, table: LocalTable
) -> None:
    carlos = people["Carlos"]
    await carlos.world("guild-locale", locale="es-ES")
    sitting = await whole_game(carlos, house, table)
    before = await house.adapter.table(sitting.table)
    assert before.locale == "es"
    last = await table_message(carlos, sitting)
    stranger = people["Bram"]
    no_seat = await stranger.pressed(last, f"t:{sitting.table}:again")
    assert said(no_seat) == own_words("en")("refused-not-seated", detail="")
    for _ in range(2):
        told = await carlos.pressed(last, f"t:{sitting.table}:again")
        assert f"<#{TABLES}>" in said(told)
    lobby = await carlos.with_control(TABLES, "l:")
    number = int(next(iter(controls(lobby))).split(":")[1])
    await settled(house)
    assert len([m for m in await carlos.messages(TABLES) if controls(m, "l:")]) == 1
    after = await house.adapter.table(number)
    turned = order(before)
    assert order(after) == [*turned[1:], turned[0]], "everybody sits one seat further on"
    again = Sitting(number, TABLES, lobby["id"], [carlos])
    await lobby_press(carlos, again, "start")
    await table_message(carlos, again)
    assert order(await house.adapter.table(number)) == order(after)
