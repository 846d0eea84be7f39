"""A name that was made to do something does nothing, wherever it is shown."""

from __future__ import annotations

import re
from random import Random

from tests.e2e.exchange import Exchange
from tests.e2e.house import House, plain_name
from tests.e2e.people import LOUNGE, TABLES, Json, People, parts, shown
from tests.e2e.play import Player, Sitting, lobby_press, open_lobby, open_table, start

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
        await house.settled()
        player = Player(person, sitting, Random(1))
        if await player.panel() is not None:
            await player.answer()
    await house.settled()


async def test_a_name_made_to_do_something_does_nothing(house: House, people: People) -> None:
    ana, eve = people["Ana"], await people.add(WICKED)
    sitting = await open_table([ana, eve], TABLES, computers=1)
    lobby = await open_lobby(eve, TABLES)
    await each_answers(house, sitting)
    thread = await ana.channel(sitting.thread)
    assert thread is not None
    assert PLAIN in thread["name"]
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
    await house.settled()
    messages = [m for c in (TABLES, sitting.thread, ana.dm) for m in await ana.messages(c)]
    for message in [*messages, *answers]:
        check(message)
    assert len([message for message in messages if "Eve" in shown(message)]) > 1
    (choice,) = [name for name, _ in await ana.complete(LOUNGE, "/hand", "table", table="")]
    assert PLAIN in choice
    assert (await house.known(eve)).name == PLAIN
    assert house.table(lobby).seats[0].name == PLAIN


async def test_names_that_were_kept_before_are_shown_plain(house: House, people: People) -> None:
    ana = people["Ana"]
    sitting = await open_lobby(ana, TABLES, seats=3)
    await house.calls_everybody(WICKED)
    await lobby_press(ana, sitting, "fill")
    await start(sitting)
    await house.settled()
    for channel in (sitting.thread, TABLES):
        for message in await ana.messages(channel):
            check(message)


async def test_who_is_called_by_emojis_alone_has_a_thread_and_prompts(
    house: House, people: People, exchange: Exchange
) -> None:
    crowd = [await people.add(sign * 32) for sign in "\U0001f600\U0001f984\U0001f3b2"]
    sitting, host = await open_table(crowd, TABLES), crowd[0]
    await house.settled()
    thread = await host.channel(sitting.thread)
    assert thread is not None
    assert any(person.name[0] in thread["name"] for person in crowd)
    for _ in range(2):
        await each_answers(house, sitting)
    await host.slash(sitting.thread, "/board")
    await host.slash(sitting.thread, "/log")
    await host.complete(LOUNGE, "/hand", "table", table="")
    await host.complete(sitting.thread, "/seat open", "seat", seat="")
    assert [request.path for request in exchange.requests if request.status == 400] == []
