"""A name that was made to do something does nothing, wherever it is shown."""

from __future__ import annotations

import re
from random import Random

from cogs.frame.house import House
from cogs.frame.names import plain
from localtable.server import LocalTable
from localtable.world.first_world import LOUNGE, TABLES
from tests.e2e.exchange import Exchange
from tests.e2e.house import settled
from tests.e2e.people import Json, People, Person, parts, shown
from tests.e2e.play import Player, lobby_press, open_lobby, open_table, start

WICKED = "\u202e**E\u200bve**<t:0:R><#12>\nx://y"
PLAIN = plain(WICKED)


def check(message: Json) -> None:
    """What it says in words: nothing of the name is in effect there."""
    for part in [message, *parts(message)]:
        text = part.get("content") or ""
        assert "\u202e" not in text
        assert not re.search(r"(?<!\\)<(?:t:0|#12>)", text), text
        assert "x://y" not in text
        assert not re.search(r"(?<!\\)\*\*Eve", text)


async def all_of(person: Person, *channels: str) -> list[Json]:
    return [message for channel in channels for message in await person.messages(channel, 200)]


async def test_a_name_made_to_do_something_does_nothing(
    house: House, people: People, table: LocalTable
) -> None:
    ana, eve = people["Ana"], await people.add(WICKED)
    sitting = await open_table([ana, eve], TABLES, computers=1)
    lobby = await open_lobby(eve, TABLES)
    for person in (ana, eve):
        player = Player(person, sitting, Random(1))
        if await player.panel() is not None:
            await player.answer()
    await settled(house)
    thread = table.hall.world.channels[sitting.thread]
    assert PLAIN in thread.name
    answers = [
        await ana.slash(sitting.thread, "/board"),
        await ana.slash(sitting.thread, "/log"),
        await ana.slash(LOUNGE, "/stats", person=eve.id),
        await eve.slash(LOUNGE, "/stats"),
        await ana.slash(sitting.thread, "/seat leave"),
        await eve.slash(sitting.thread, "/seat computer"),
        await ana.slash(LOUNGE, "/me tables"),
        await ana.slash(TABLES, "/game list"),
    ]
    await settled(house)
    messages = await all_of(ana, TABLES, sitting.thread, ana.dm)
    for message in [*messages, *answers]:
        check(message)
    told = [message for message in messages if "Eve" in shown(message)]
    assert len(told) > 1
    (choice,) = [name for name, _ in await ana.complete(LOUNGE, "/hand", "table", table="")]
    assert PLAIN in choice
    assert (await house.store.people.get(int(eve.id))).name == PLAIN
    seats = (await house.adapter.table(lobby.table)).seats
    assert seats[0].name == PLAIN


async def test_names_that_were_kept_before_are_shown_plain(house: House, people: People) -> None:
    sitting = await open_lobby(people["Ana"], TABLES, seats=3)
    await house.store.write(
        lambda c: c.execute("UPDATE seats SET name = ? WHERE person NOTNULL", (WICKED,)).rowcount
    )
    await lobby_press(people["Ana"], sitting, "fill")
    await start(sitting)
    await settled(house)
    for message in await all_of(people["Ana"], sitting.thread, TABLES):
        check(message)


async def test_who_is_called_by_emojis_alone_has_a_thread_and_prompts(
    house: House, people: People, exchange: Exchange
) -> None:
    crowd = [await people.add(sign * 32) for sign in "\U0001f600\U0001f984\U0001f3b2"]
    sitting = await open_table(crowd, TABLES)
    await settled(house)
    (thread,) = [c for c in (await crowd[0].state())["channels"] if c["id"] == sitting.thread]
    assert any(person.name[0] in thread["name"] for person in crowd)
    for _ in range(2):
        for person in crowd:
            player = Player(person, sitting, Random(1))
            if await player.panel() is not None:
                await player.answer()
            await settled(house)
    host = crowd[0]
    await host.slash(sitting.thread, "/board")
    await host.slash(sitting.thread, "/log")
    await host.complete(LOUNGE, "/hand", "table", table="")
    await host.complete(sitting.thread, "/seat open", "seat", seat="")
    assert [request.path for request in exchange.requests if request.status == 400] == []
