"""What becomes of the lobby message when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.frame.house import House
from engine.kit.chance import Chance
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from tests.e2e.exchange import Exchange
from tests.e2e.house import house_at, settled
from tests.e2e.larders import larder_known, sat_down
from tests.e2e.people import Json, People, controls, said
from tests.e2e.play import Sitting, table_message
from texts import own_words

SAY = own_words("en")


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with larder_known(monkeypatch, caplog):
        yield


async def played_out(house: House, sitting: Sitting) -> None:
    """All answer by chance, but those for whom a computer player sits in, until it is over."""
    luck = Chance(bytes(16), 5)
    while (await house.adapter.table(sitting.table)).phase == "running":
        await settled(house)
        for person in sitting.people:
            sight = await house.adapter.sight(sitting.table, int(person.id))
            lent = sight.seat is None or sight.table.seats[sight.seat].stand_in
            for one in sight.open:
                if one.given is None and not lent:
                    picks = one.question.sample(luck)
                    await house.adapter.answer(sitting.table, int(person.id), one.ticket, picks)
                    break
    await settled(house)


async def lobby_of(sitting: Sitting) -> Json:
    host = sitting.people[0]
    found = await host.message(sitting.channel, sitting.lobby)
    assert found is not None
    return found


def results(text: str) -> list[str]:
    """Who won, and all places."""
    return [line for line in text.splitlines() if line[:2] in ("🏆 ", "1.", "2.", "3.")]


async def test_the_lobby_of_a_finished_game_tells_the_result_and_offers_another_one(
    people: People, table: LocalTable, exchange: Exchange, tmp_path: Path
) -> None:
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        sitting = await sat_down(people, "Ana", "Bram", "Sunniva")
        sunniva = people["Sunniva"]
        await sunniva.slash(sitting.thread, "/seat computer")
        await played_out(house, sitting)
        lobby = await lobby_of(sitting)
        thread = said(await table_message(people["Ana"], sitting))
        assert results(said(lobby)) == results(thread)
        assert len(results(said(lobby))) == 4
        assert "**Sunniva**" in said(lobby)
        assert "🤖" not in said(lobby)
        assert SAY("lobby-over", thread=f"<#{sitting.thread}>") in said(lobby)
        assert SAY("lobby-started", thread=f"<#{sitting.thread}>") not in said(lobby)
        edits = exchange.sent("PATCH", f"/channels/{TABLES}/messages/{sitting.lobby}")
    since = len(exchange.requests)
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        await settled(house)
        assert (await lobby_of(sitting))["content"] == lobby["content"]
        assert not exchange.sent("PATCH", f"/messages/{sitting.lobby}", since)
        told = await people["Bram"].pressed(lobby, f"t:{sitting.table}:again")
        assert told["ephemeral"]
        assert SAY("again-opened", channel=f"<#{TABLES}>") in said(told)
    assert said(lobby) == edits[-1].body["content"]


async def test_a_game_that_all_agreed_to_end_is_not_called_cancelled(
    people: People, house: House
) -> None:
    sitting = await sat_down(people, "Ana", "Bram")
    ana, bram = people["Ana"], people["Bram"]
    await ana.slash(sitting.thread, "/seat end")
    vote = await bram.with_control(sitting.thread, f"v:{sitting.table}:vote:")
    ballot = next(id_ for id_ in controls(vote, "v:") if id_.endswith(":for"))
    await bram.pressed(vote, ballot)
    await settled(house)
    lobby = await lobby_of(sitting)
    assert said(lobby) == SAY("lobby-agreed", game="Larder")
    for person in (ana, bram):
        for message in await person.messages(person.dm):
            assert "cancelled" not in said(message)


@pytest.mark.parametrize("code", [10008, 50013, 50001, 200000])
async def test_where_the_lobby_cannot_be_edited_the_end_is_told_as_ever_and_nobody_is_troubled(
    people: People, house: House, exchange: Exchange, code: int
) -> None:
    sitting = await sat_down(people, "Ana", "Bram")
    await settled(house)  # That the game began has been told by then.
    exchange.refuse(f"/channels/{TABLES}/messages/{sitting.lobby}$", code, method="PATCH")
    await played_out(house, sitting)
    assert results(said(await table_message(people["Ana"], sitting)))
    for person in sitting.people:
        told = [said(message) for message in await person.messages(person.dm)]
        assert not [text for text in told if "cannot" in text or "permission" in text]
    depth = await house.store.outbox.depth()
    assert depth == (0, 0)
