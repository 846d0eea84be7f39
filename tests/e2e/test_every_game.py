"""Every game is played whole by pressing what the bot sent, whatever it asks."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import all_games
from tests.e2e import records
from tests.e2e.exchange import Exchange
from tests.e2e.house import House
from tests.e2e.people import TABLES, People, Person, control, controls, said
from tests.e2e.play import (
    GAME,
    OTHERS,
    Player,
    Sitting,
    lobby_press,
    open_table,
    play_out,
    table_message,
    told_the_end,
)

LARGE = 4
"""Seats of a table."""


async def _play(
    house: House, exchange: Exchange, game: str, at: list[Person], computers: int
) -> Sitting:
    """Everybody presses what a sensible seat would, where the game tells, and now and then
    anything; checked against the replay."""
    sitting = await open_table(at, TABLES, computers=computers, game=game)
    players = [
        Player(person, sitting, luck, taste=records.taste(house.database, sitting.table, luck))
        for person in at
        for luck in [Random(f"{game} {person.name}")]
    ]
    await play_out(players)
    await house.settled()
    written = house.written(sitting)
    assert written.table.phase == "over"
    assert len(written.table.seats) == len(at) + computers
    messages = await at[0].messages(sitting.thread, 1000)
    boards = records.check_chronicle(written, messages, exchange.bot)
    records.check_result(written, boards[-1])
    for person in at:
        end = await told_the_end(person, sitting)
        assert [file["filename"][:7] for file in end["attachments"]] == ["poster-"]
        assert f"<@{person.id}>" in boards[-1]["content"], "the last post calls everybody"
    return sitting


async def _check_after(person: Person, sitting: Sitting) -> None:
    """Each entry of the replay's menu of milestones tells which one it is; people may play again
    from where they are told."""
    panel = await person.pressed(await table_message(person, sitting), f"x:{sitting.table}:open")
    menu = controls(panel)[control(panel, ":at:")]
    told = [option["label"].partition(". ")[2] for option in menu["options"]]
    assert len(set(told)) == len(told), told
    end = await told_the_end(person, sitting)
    opened = await person.pressed(end, control(end, f"^t:{sitting.table}:again"))
    assert f"<#{TABLES}>" in said(opened)


@pytest.mark.timeout(600)  # a machine may be busy
@pytest.mark.parametrize("game", OTHERS)
async def test_a_game_is_played_to_its_result(
    house: House, people: People, exchange: Exchange, game: str
) -> None:
    """At a full table where it is a large one, else by as few people as it takes; the others play
    with computer players, as in `test_rate_limits.py`."""
    seats = all_games()[game].seats
    count = max(seats) if max(seats) > LARGE else min(seats)
    at = [people["Ana"], people["Carlos"]]
    await _check_after(at[1], await _play(house, exchange, game, at, count - len(at)))


async def test_one_person_plays_a_whole_game_with_computer_players_and_again(
    house: House, people: People, exchange: Exchange
) -> None:
    """In the server's language, which is another one."""
    carlos = people["Carlos"]
    await carlos.world("guild-locale", locale="es-ES")
    sitting = await _play(house, exchange, GAME, [carlos], computers=2)
    before = house.table(sitting)
    assert before.locale == "es"
    answers = house.written(sitting).standing
    mine = [record for record in answers if record.person is not None]
    assert len(mine) < len(answers) / 2, "the computer players answered for themselves"
    last = await table_message(carlos, sitting)
    for _ in range(2):
        told = await carlos.pressed(last, f"t:{sitting.table}:again")
        assert f"<#{TABLES}>" in said(told)
    await house.settled()
    (lobby,) = [
        m for m in await carlos.messages(TABLES) if controls(m, "l:") and m["id"] != sitting.lobby
    ]
    again = Sitting(int(next(iter(controls(lobby))).split(":")[1]), TABLES, lobby["id"], [carlos])

    def order(sitting: Sitting) -> list[object]:
        seats = house.table(sitting).seats
        return [seat.person or seat.kept_for or "computer" for seat in seats]

    turned = order(sitting)
    assert order(again) == [*turned[1:], turned[0]], "everybody sits one seat further on"
    await lobby_press(carlos, again, "start")
    await table_message(carlos, again)
    assert order(again) == [*turned[1:], turned[0]]
