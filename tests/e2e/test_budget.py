"""Who opens and cancels lobbies in a loop pings nobody without end, and is told kindly."""

from __future__ import annotations

import re

from tests.e2e.exchange import Exchange
from tests.e2e.house import CALLS, HOUR, LENDINGS, House
from tests.e2e.people import REGULARS, TABLES, People, controls, said
from tests.e2e.play import GAME, at_table, lobby_press, open_lobby
from texts import own_words

say = own_words("en")


def refusal(kind: str, locale: str = "en") -> str:
    """How it begins, before the time."""
    return own_words(locale)(f"refused-budget-{kind}", detail="").split("<t:")[0]


async def test_a_loop_of_lobbies_ends_and_one_learns_when_the_next_is_possible(
    house: House, people: People, exchange: Exchange
) -> None:
    ana, began = people["Ana"], house.now()
    for _ in range(4):
        lobby = await open_lobby(ana, TABLES, friend=people["Bram"].id)
        options = await lobby_press(ana, lobby, "options")
        told = await ana.press_label(options, say("button-cancel-table"))
        assert said(told) == say("cancelled")
        await house.settled()
    told = await ana.slash(TABLES, "/game new", game=GAME)
    assert told["ephemeral"]
    at = int(re.findall(r"<t:(\d+):R>", said(told))[0])
    assert said(told) == say("refused-budget-person", detail=str(at))
    assert began + HOUR <= at <= house.now() + HOUR
    assert exchange.pinged() == [people["Bram"].id] * 4
    house.ahead += at - house.now()
    await open_lobby(ana, TABLES)


async def test_nobody_is_called_without_end(
    house: House, people: People, exchange: Exchange
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    await house.set_server(call=int(REGULARS))
    hosts = (ana, ana, ana, bram)
    told = [said(await who.slash(TABLES, "/game new", game=GAME)) for who in hosts]
    await house.settled()
    opened = say("lobby-opened", start=say("button-start"))
    assert told == [opened, opened, f"{opened}\n{say('lobby-suppressed')}", opened]
    assert exchange.pinged() == [REGULARS] * 3
    lobbies = [m for m in await ana.messages(TABLES) if controls(m, "l:")]
    assert [f"<@&{REGULARS}>" in said(lobby) for lobby in lobbies] == [True, True, False, True]

    sitting = await at_table(house, people, "Ana", "Carlos", computers=1)
    for _ in range(CALLS + 1):
        invited = await ana.slash(sitting.thread, "/seat invite", person=bram.id)
    await house.settled()
    assert said(invited).startswith(refusal("call"))
    assert len([m for m in await bram.messages(bram.dm) if controls(m, "c:")]) <= 2
    for _ in range(LENDINGS):
        assert said(await ana.slash(sitting.thread, "/seat computer")) == say("seat-lent")
        assert said(await ana.slash(sitting.thread, "/seat back")) == say("seat-back")
    lent = await ana.slash(sitting.thread, "/seat computer")
    assert said(lent).startswith(refusal("lend"))
    back = await ana.slash(sitting.thread, "/seat back")
    assert said(back) == say("seat-back"), "nobody is kept from their own seat"
