"""A name that was made to do something does nothing, wherever it is shown."""

from __future__ import annotations

import re
from random import Random

from tests.e2e.exchange import Exchange
from tests.e2e.house import House, plain_name
from tests.e2e.people import LOUNGE, TABLES, Json, People, parts, shown
from tests.e2e.play import Player, Sitting, at_table, open_lobby

WICKED = "\u202e**E\u200bve**<t:0:R><#12>\nx://y"
PLAIN = plain_name(WICKED)


def check(message: Json) -> None:
    """What it says in words: nothing of the name is in effect there."""
    for part in [message, *parts(message)]:
        text = part.get("content") or ""
        assert "\u202e" not in text
        assert not re.search(r"(?<!\\)<(?:t:0|#12>)", text), text
        assert "x://y" not in text
        assert not re.search(r"(?<!\\)\*\*Eve", text)


async def each_answers(house: House, sitting: Sitting) -> None:
    """Who has a prompt."""
    for person in sitting.people:
        player = Player(person, sitting, Random(1))
        if await player.panel() is not None:
            await player.answer()
        await house.settled()


async def test_a_name_made_to_do_something_does_nothing(house: House, people: People) -> None:
    """Also where it was kept before names were made plain."""
    ana, eve = people["Ana"], await people.add(WICKED)
    sitting = await at_table(house, people, "Ana", WICKED, computers=1)
    lobby = await open_lobby(eve, TABLES)
    await each_answers(house, sitting)
    thread = await ana.channel(sitting.thread)
    assert thread is not None
    assert PLAIN in thread["name"]
    (choice,) = [name for name, _ in await ana.complete(LOUNGE, "/hand", "table", table="")]
    assert PLAIN in choice
    assert (await house.known(eve)).name == PLAIN
    assert house.table(lobby).seats[0].name == PLAIN
    for name in (PLAIN, WICKED):
        await house.calls_everybody(name)
        answers = [
            await ana.slash(sitting.thread, "/board"),
            await ana.slash(sitting.thread, "/log"),
            await ana.slash(LOUNGE, "/stats", person=eve.id),
            await eve.slash(LOUNGE, "/stats"),
            await ana.slash(sitting.thread, "/seat leave"),
            await eve.slash(sitting.thread, "/seat computer"),
            await ana.slash(LOUNGE, "/me tables"),
            await ana.slash(TABLES, "/game list"),
            await eve.slash(sitting.thread, "/seat back"),
        ]
        await each_answers(house, sitting)
        messages = [m for c in (TABLES, sitting.thread, ana.dm) for m in await ana.messages(c)]
        for message in [*messages, *answers]:
            check(message)
        assert len([message for message in messages if "Eve" in shown(message)]) > 1


async def test_emojis_are_a_name(house: House, people: People, exchange: Exchange) -> None:
    names = [sign * 32 for sign in "\U0001f600\U0001f984\U0001f3b2"]
    host, *_ = [await people.add(name) for name in names]
    sitting = await at_table(house, people, *names)
    thread = await host.channel(sitting.thread)
    assert thread is not None
    assert any(name[0] in thread["name"] for name in names)
    for _ in range(2):
        await each_answers(house, sitting)
    await host.slash(sitting.thread, "/board")
    await host.slash(sitting.thread, "/log")
    await host.complete(LOUNGE, "/hand", "table", table="")
    await host.complete(sitting.thread, "/seat open", "seat", seat="")
    assert [request.path for request in exchange.requests if request.status == 400] == []
