"""Who opens and cancels lobbies in a loop pings nobody without end, and is told kindly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.frame.house import House
from db.people.budget import Limit
from engine.table.record import budget
from localtable.hall.hall import Exchange
from localtable.server import LocalTable
from localtable.world.first_world import GUILD, LOUNGE, REGULARS, TABLES
from tests.e2e.forging import Forger
from tests.e2e.house import house_at, settled
from tests.e2e.people import Json, People, Person, controls, said
from tests.e2e.play import GAME, Sitting, lobby_press, open_lobby, open_table
from texts import LOCALES, own_words

say = own_words("en")


def refusal(kind: str) -> str:
    """How it begins, before the time."""
    return say(f"refused-budget-{kind}", detail="").split("<t:")[0]


async def open_and_cancel(house: House, host: Person) -> Sitting:
    sitting = await open_lobby(host, TABLES, friend=str(int(host.id) + 1))
    await lobby_press(host, sitting, "cancel")
    await settled(house)
    return sitting


@pytest.fixture
def pings(table: LocalTable) -> list[str]:
    """Whom, people and roles, the bot's posts in channels called."""
    called: list[str] = []

    def hears(exchange: Exchange) -> None:
        if exchange.method == "POST" and exchange.path.endswith("/messages"):
            allowed = exchange.body["allowed_mentions"]
            called.extend(map(str, [*allowed.get("users", ()), *allowed.get("roles", ())]))

    table.hall.on_exchange.append(hears)
    return called


async def test_a_loop_of_lobbies_ends_and_one_learns_when_the_next_is_possible(
    table: LocalTable, people: People, tmp_path: Path, pings: list[str]
) -> None:
    database = tmp_path / "bot.sqlite3"
    ana, carlos = people["Ana"], people["Carlos"]
    async with house_at(table, database) as house:
        began = house.adapter.now()
        for _ in range(4):
            await open_and_cancel(house, ana)
        posts = len(await ana.messages(TABLES, 200))
        told = await ana.slash(TABLES, "/game new", game=GAME)
        await settled(house)
        assert told["ephemeral"]
        at = int(re.findall(r"<t:(\d+):R>", said(told))[0])
        assert said(told) == say("refused-budget-person", detail=str(at))
        assert began + budget.HOUR <= at <= house.adapter.now() + budget.HOUR
        assert len([m for m in await ana.messages(TABLES, 200) if not m["ephemeral"]]) <= posts
        assert pings == [people["Bram"].id] * 4
    async with house_at(table, database) as house:
        told = await ana.slash(TABLES, "/game new", game=GAME)
        assert said(told) == say("refused-budget-person", detail=str(at)), (
            "a restart changes nothing"
        )
        await open_lobby(carlos, TABLES)
        house.adapter.now = lambda: at
        await open_lobby(ana, TABLES)


async def test_play_again_is_counted_and_refused_in_the_same_words(
    house: House, people: People, table: LocalTable
) -> None:
    ana = people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    await settled(house)
    await house.store.tables._set(sitting.table, phase="over")
    await house.store.budget.set_limit(int(GUILD), "person", Limit(1, 1))
    told = await Forger(table, house, ana).press(f"t:{sitting.table}:again", LOUNGE)
    assert told.startswith(refusal("person"))


async def test_over_its_budget_a_lobby_opens_without_mentioning_the_role(
    house: House, people: People, pings: list[str]
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    await house.store.servers.set(int(GUILD), call=int(REGULARS))
    await house.store.budget.set_limit(int(GUILD), "role", Limit(2, 4))
    first = await ana.slash(TABLES, "/game new", game=GAME)
    second = await ana.slash(TABLES, "/game new", game=GAME)
    third = await bram.slash(TABLES, "/game new", game=GAME)
    await settled(house)
    opened = say("lobby-opened", start=say("button-start"))
    assert said(first) == said(third) == opened
    assert said(second) == f"{opened}\n{say('lobby-hushed')}"
    assert pings == [REGULARS] * 2
    lobbies = [m for m in await ana.messages(TABLES, 200) if controls(m, "l:")]
    assert len(lobbies) == 3, "it opens all the same"
    assert [f"<@&{REGULARS}>" in said(lobby) for lobby in lobbies] == [True, False, True]


async def test_seats_are_not_offered_to_somebody_without_end(house: House, people: People) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_table([ana, people["Carlos"]], TABLES, computers=1)
    await house.store.budget.set_limit(int(GUILD), "call", Limit(2, 4))
    for _ in range(2):
        await ana.slash(sitting.thread, "/seat invite", person=bram.id)
    told = await ana.slash(sitting.thread, "/seat invite", person=bram.id)
    await settled(house)
    assert said(told).startswith(refusal("call"))
    assert len([m for m in await bram.messages(bram.dm) if "c:" in str(controls(m))]) <= 2


async def test_a_seat_is_not_lent_and_taken_back_without_end(house: House, people: People) -> None:
    ana = people["Ana"]
    sitting = await open_table([ana, people["Carlos"]], TABLES, computers=1)
    for _ in range(budget.LENDING.hour):
        told = await ana.slash(sitting.thread, "/seat computer")
        assert said(told) == say("seat-lent")
        told = await ana.slash(sitting.thread, "/seat back")
        assert said(told) == say("seat-back")
    told = await ana.slash(sitting.thread, "/seat computer")
    assert said(told).startswith(refusal("lend"))
    told = await ana.slash(sitting.thread, "/seat back")
    assert said(told) == say("seat-back"), "nobody is kept from their own seat"
    await settled(house)
    lines = [said(m) for m in await ana.messages(sitting.thread, 200)]
    back = say("say-back", name=ana.name)
    assert sum(line == back for line in lines) == budget.LENDING.hour


# /setup


async def limits_page(person: Person) -> Json:
    panel = await person.slash(LOUNGE, "/setup")
    assert say("setup-limits-about") in said(panel)
    return await person.pressed(panel, "s:limits")


async def test_whoever_manages_the_server_sets_the_figures(house: House, people: People) -> None:
    sunniva, ana = people["Sunniva"], people["Ana"]
    page = await limits_page(sunniva)
    for kind, usual in budget.USUAL.items():
        chosen = [
            o["label"] for o in controls(page)[f"s:limit:{kind}"]["options"] if o.get("default")
        ]
        assert chosen == [say("setup-limit-choice", hour=usual.hour, day=usual.day)]
    page = await sunniva.pressed(page, "s:limit:person", "1")
    await open_and_cancel(house, ana)
    told = await ana.slash(TABLES, "/game new", game=GAME)
    assert said(told).startswith(refusal("person"))
    page = await sunniva.pressed(page, "s:limit:person", "none")
    (chosen,) = [o for o in controls(page)["s:limit:person"]["options"] if o.get("default")]
    assert chosen["label"] == say("setup-limit-none")
    for _ in range(6):
        await open_and_cancel(house, ana)
    panel = await sunniva.pressed(page, "s:back")
    assert say("setup-title") in said(panel)


async def test_nobody_else_sets_them(house: House, people: People, table: LocalTable) -> None:
    told = await Forger(table, house, people["Ana"]).press("s:limit:person", LOUNGE, values=["1"])
    assert told == say("refused-not-manager", detail="")
    assert await house.store.budget.limits(int(GUILD)) == {}


async def test_the_refusals_are_kind_in_every_language() -> None:
    for locale in LOCALES:
        for kind in ("person", "server", "call", "undo", "lend"):
            text = own_words(locale)(f"refused-budget-{kind}", detail="5")
            assert "<t:5:R>" in text
