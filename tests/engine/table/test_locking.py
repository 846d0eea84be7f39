"""A finished table's thread is locked, after all else, where the server's owner wants that."""

from __future__ import annotations

import pytest

from engine.table.door import Adapter, Given, Refused
from tests.engine.table.conftest import ANA, BEN, House

GUILD = 1


async def lane(house: House, table: int) -> list[str]:
    """What waits for the table's thread, in order."""
    return [kind for lane, kind, *_ in await house.carried() if lane == f"t{table}"]


async def test_the_lock_follows_the_last_post_of_a_finished_game(house: House) -> None:
    await house.store.servers.set(GUILD, locks=True)
    table = await house.started()
    await house.do(table.id, ANA, "end")
    assert (await lane(house, table.id))[-3:] == ["milestone", "lobby", "lock"]


async def test_the_lock_follows_the_last_word_of_a_cancelled_game(house: House) -> None:
    await house.store.servers.set(GUILD, locks=True)
    table = await house.started()
    await house.lobbies.cancel(table.id, ANA, may_manage=False)
    assert (await lane(house, table.id))[-1] == "lock"
    lobby = await house.lobby(host=BEN)
    await house.lobbies.cancel(lobby.id, BEN, may_manage=False)
    assert "lock" not in await lane(house, lobby.id), "it has no thread"


async def test_without_the_owners_wish_no_thread_is_locked(house: House) -> None:
    await house.store.servers.set(GUILD + 1, locks=True)
    await house.store.servers.set(GUILD, locks=False, pace="live")
    table = await house.started()
    await house.do(table.id, ANA, "end")
    assert "lock" not in await lane(house, table.id)


async def test_a_running_game_is_never_locked(house: House) -> None:
    await house.store.servers.set(GUILD, locks=True)
    table = await house.started()
    assert "lock" not in await lane(house, table.id)
    await house.lobbies.leave(table.id, BEN)
    assert "lock" not in await lane(house, table.id)


async def test_play_again_opens_its_lobby_where_lobbies_belong(house: House) -> None:
    table = await house.started((ANA, BEN), computers=1)
    await house.do(table.id, ANA, "end")
    again = await house.lobbies.again(table.id, (ANA, "Ana"), channel=77)
    assert again.channel == 77
    assert (await house.lobbies.again(table.id, (BEN, "Ben"), channel=88)).channel == 77
    other = await house.started((ANA, BEN), computers=1)
    await house.do(other.id, ANA, "end")
    assert (await house.lobbies.again(other.id, (ANA, "Ana"))).channel == other.channel


async def test_answers_are_counted_once_they_are_written(house: House) -> None:
    seen: list[Given] = []
    adapter = Adapter(house.store, now=lambda: house.seconds, given=seen.append, games=house.games)
    table = await house.started()
    ticket = (await adapter.sight(table.id, ANA)).open[0].ticket
    with pytest.raises(Refused):
        await adapter.answer(table.id, ANA, ticket, ("nonsense",))
    assert seen == []
    given = await adapter.answer(table.id, ANA, ticket, ("end",))
    assert seen == [given]
