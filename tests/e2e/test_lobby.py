"""The lobby: who sits where, what is set up, how it begins and ends, and where it may be."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.games import all_games
from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.forging import Forger
from tests.e2e.house import DAY, House, house_at
from tests.e2e.people import (
    HALL,
    LOUNGE,
    QUIET,
    TABLES,
    CannotDo,
    Json,
    People,
    Person,
    controls,
    labels,
    said,
)
from tests.e2e.play import (
    GAME,
    Sitting,
    at_table,
    lobby_press,
    open_lobby,
    open_table,
    table_message,
)
from texts import own_words

say = own_words("en")
LEAST, MOST = all_games()[GAME].seats.start, all_games()[GAME].seats.stop - 1


def refusal(reason: str, locale: str = "en") -> str:
    return own_words(locale)(f"refused-{reason}", detail="")


async def lobby_of(person: Person, sitting: Sitting) -> Json:
    lobby = await person.message(sitting.channel, sitting.lobby)
    assert lobby is not None
    return lobby


async def refused(person: Person, sitting: Sitting, what: str) -> str:
    """Press a button of the lobby, and read why not."""
    lobby = await lobby_of(person, sitting)
    return await person.refused(lobby, f"l:{sitting.table}:{what}")


async def test_people_sit_down_and_get_up(house: House, people: People, exchange: Exchange) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    for options, told in (
        ({"friend": exchange.bot}, say("no-bots")),
        ({"game": "no such thing"}, say("no-such-game")),
        ({"seats": 6}, say("seats-wrong", least=LEAST, most=MOST, count=6)),
    ):
        answer = await ana.slash(TABLES, "/game new", **{"game": GAME, **options})
        assert said(answer) == told
    assert [m for m in await ana.messages(TABLES) if controls(m, "l:")] == []
    sitting = await open_lobby(ana, TABLES, seats=3, friend=bram.id)
    lobby = await lobby_of(bram, sitting)
    assert [who["id"] for who in lobby["mentions"]] == [bram.id], "who is kept a seat is told"
    assert say("seat-kept", who=f"<@{bram.id}>") in lobby["content"]
    assert say("lobby-missing", count=LEAST - 1) in lobby["content"]
    assert say("seats-free", count=1) in lobby["content"]
    assert controls(lobby)[f"l:{sitting.table}:start"]["disabled"]
    lobby = await lobby_press(carlos, sitting, "join")
    assert controls(lobby)[f"l:{sitting.table}:start"]["disabled"], "one is missing still"
    assert await refused(people["Duarte"], sitting, "join") == refusal("kept", "pt-BR")
    lobby = await lobby_press(bram, sitting, "join")
    assert all(f"<@{p.id}>" in lobby["content"] for p in (ana, bram, carlos))
    assert controls(lobby)[f"l:{sitting.table}:join"]["disabled"]
    assert await refused(bram, sitting, "options") == refusal("not-host")
    lobby = await lobby_press(bram, sitting, "leave")
    assert f"<@{bram.id}>" not in lobby["content"]
    assert await refused(bram, sitting, "leave") == refusal("not-seated")
    lobby = await lobby_press(ana, sitting, "leave")
    assert say("lobby-host", who=f"<@{carlos.id}>") in lobby["content"]
    lobby = await lobby_press(carlos, sitting, "leave")
    assert not controls(lobby)
    await house.settled()
    assert house.phase(sitting) == "cancelled"


async def test_two_presses_on_start_make_one_table_as_it_was_set(
    house: House, people: People
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    await ana.slash(LOUNGE, "/game new", game=GAME, alone=True)
    lobby = await ana.reads(LOUNGE, "<#")
    assert f"<#{lobby['id']}>" in said(lobby), "alone against computers it is there at once"
    await ana.with_control(ana.dm, "q:")
    sitting = await open_lobby(ana, TABLES, seats=MOST)
    await lobby_press(bram, sitting, "join")
    panel = await lobby_press(ana, sitting, "options")
    assert panel["ephemeral"]
    panel = await ana.pressed(panel, f"l:{sitting.table}:seats", str(LEAST))
    await house.settled()
    lobby = await lobby_of(bram, sitting)
    assert say("seats-free", count=LEAST - 2) in lobby["content"]
    panel = await ana.press_label(panel, say("options-more"))
    await ana.pressed(panel, f"l:{sitting.table}:language", "es")
    await house.settled()
    es = own_words("es")
    assert es("lobby-host", who=f"<@{ana.id}>") in (await lobby_of(bram, sitting))["content"]
    await lobby_press(ana, sitting, "fill")
    panel = await lobby_press(ana, sitting, "options")
    offered = controls(panel)[f"l:{sitting.table}:level"]["options"]
    about = [option["description"] for option in offered[:3]]
    rated = [int(text[-4:]) for text in about if text[-4:].isdecimal()]
    assert rated == sorted(set(rated)), "the weakest first"
    assert not rated or about[1].endswith(" 1500")
    panel = await ana.pressed(panel, f"l:{sitting.table}:level", "2.fierce")
    await house.settled()
    assert f" · {es('level-fierce')}" in (await lobby_of(ana, sitting))["content"]
    presses = [ana.press(sitting.lobby, f"l:{sitting.table}:start") for _ in range(2)]
    for interaction in await asyncio.gather(*presses):
        assert await ana.settle(interaction) is None
    assert es("button-board") in labels(await table_message(bram, sitting))
    await house.settled()
    channels = (await ana.state())["channels"]
    assert len([c for c in channels if c["parent_id"] == TABLES]) == 1
    opening = [m for m in await ana.messages(sitting.thread) if controls(m, "t:")]
    assert len(opening) == 1
    told = await ana.refused(panel, f"l:{sitting.table}:cancel")
    assert told == refusal("not-lobby"), "the options stay on the screen; the game goes on"
    assert house.phase(sitting) == "running"


async def test_managers_cancel_and_a_quiet_lobby_is_closed(house: House, people: People) -> None:
    owner, ana, bram = people["Sunniva"], people["Ana"], people["Bram"]
    begun = await at_table(house, people, "Ana", "Bram", computers=1)
    lobby = await open_lobby(ana, TABLES)
    for sitting, where in ((begun, begun.thread), (lobby, TABLES)):
        number = str(sitting.table)
        told = await bram.slash(where, "/game cancel", table=number)
        assert said(told) == refusal("not-host")
        told = await owner.slash(where, "/game cancel", table=number)
        assert said(told) == say("cancelled")
        await house.settled()
        assert house.phase(sitting) == "cancelled"
        assert not controls(await lobby_of(ana, sitting))
    messages = await ana.messages(begun.thread)
    assert not any(controls(message) for message in messages)
    assert say("say-cancelled", why="manager") in [said(message) for message in messages]
    for person in (ana, bram):
        assert not any(controls(m) for m in await person.messages(person.dm))
    quiet, lively = await open_lobby(ana, TABLES), await open_lobby(ana, LOUNGE)
    house.ahead = 7 * DAY - 60
    await lobby_press(bram, lively, "join")
    house.ahead = 7 * DAY + 60
    await house.closes_quiet_lobbies()
    assert not controls(await lobby_of(bram, quiet))
    assert controls(await lobby_of(bram, lively))


async def test_no_table_is_where_it_cannot_be(
    house: House, people: People, exchange: Exchange
) -> None:
    ana = people["Ana"]
    answer = await ana.slash(HALL, "/game new", game=GAME)
    assert said(answer) == say("not-in-voice")
    with pytest.raises(CannotDo, match="cannot be used here"):
        await ana.slash(ana.dm, "/game new", game=GAME)
    chosen = [{"name": "game", "type": 3, "value": GAME}]
    forged = await Forger(exchange, house, ana).command("game new", ana.dm, chosen)
    assert forged == say("not-in-dm")
    answer = said(await ana.slash(QUIET, "/game new", game=GAME))
    assert say("permission-send-messages") in answer
    assert say("permission-create-public-threads") in answer
    assert say("permission-attach-files") not in answer
    assert not any(m["author"]["bot"] and not m["ephemeral"] for m in await ana.messages(QUIET))
    sitting = await open_lobby(ana, LOUNGE, seats=3)
    await lobby_press(ana, sitting, "fill")
    await ana.world("deny", channel=LOUNGE, rights=["ATTACH_FILES"])
    assert say("permission-attach-files") in await refused(ana, sitting, "start")
    assert house.phase(sitting) == "lobby"
    await ana.world("allow", channel=LOUNGE, rights=["ATTACH_FILES"])
    await lobby_press(ana, sitting, "start")
    await table_message(ana, sitting)
    answer = await ana.slash(sitting.thread, "/game new", game=GAME)
    assert said(answer) == say("not-in-thread")


async def test_people_sit_at_several_tables_of_a_channel(house: House, people: People) -> None:
    ana, bram = people["Ana"], people["Bram"]
    # What is explained takes the place of where the game is, on a screen that is full.
    await house.set_person(ana, explain="never")
    first = await open_table([ana, bram], TABLES, computers=1)
    second = await open_table([bram, ana], TABLES, computers=1)
    third = await open_lobby(people["Carlos"], TABLES)
    await house.settled()
    text = said(await ana.slash(TABLES, "/game list"))
    assert say("list-mine") in text
    mine, here = text.split(say("list-here"))
    assert all(f"<#{sitting.thread}>" in mine for sitting in (first, second))
    assert say("table-number", id=str(third.table)) in here
    assert say("list-lobby", taken=1, seats=MOST) in here
    stranger = await people.add("Eve")
    assert said(await stranger.slash(LOUNGE, "/game list")) == say("list-empty")
    offered = await ana.complete(LOUNGE, "/hand", "table", table="")
    assert {value for _, value in offered} == {str(first.table), str(second.table)}
    hand = await ana.slash(LOUNGE, "/hand", table=str(second.table))
    assert f"/{second.thread})" in said(hand)


def results(text: str) -> list[str]:
    """Who won, and all places."""
    return [line for line in text.splitlines() if line[:2] in ("🏆 ", "1.", "2.", "3.")]


@pytest.mark.usefixtures("larder")
async def test_the_lobby_of_a_finished_game_tells_the_result_and_offers_another_one(
    people: People, table: StandIn, exchange: Exchange, tmp_path: Path
) -> None:
    ana, database = people["Ana"], tmp_path / "bot.sqlite3"
    async with house_at(table, database) as house:
        sitting = await at_table(house, people, "Ana", "Bram", "Sunniva", game="larder")
        await people["Sunniva"].slash(sitting.thread, "/seat computer")
        await house.played_out(sitting)
        lobby = await lobby_of(ana, sitting)
        thread = said(await table_message(ana, sitting))
        assert results(said(lobby)) == results(thread)
        assert len(results(said(lobby))) == 4
        assert "**Sunniva**" in said(lobby)
        assert "🤖" not in said(lobby)
        assert say("lobby-over", thread=f"<#{sitting.thread}>") in said(lobby)
        assert say("lobby-started", thread=f"<#{sitting.thread}>") not in said(lobby)
    since = len(exchange.requests)
    async with house_at(table, database) as house:
        await house.settled()
        assert (await lobby_of(ana, sitting))["content"] == lobby["content"]
        assert not exchange.sent("PATCH", f"/messages/{sitting.lobby}", since)
        told = await people["Bram"].pressed(lobby, f"t:{sitting.table}:again")
        assert told["ephemeral"]
        assert say("again-opened", channel=f"<#{TABLES}>") in said(told)


@pytest.mark.usefixtures("larder")
@pytest.mark.parametrize("code", [10008, 50013, 200000])
async def test_where_the_lobby_cannot_be_edited_the_end_is_told_as_ever_and_nobody_is_troubled(
    people: People, house: House, exchange: Exchange, code: int
) -> None:
    sitting = await at_table(house, people, "Ana", "Bram", game="larder")
    exchange.refuse(f"/channels/{TABLES}/messages/{sitting.lobby}$", code, method="PATCH")
    await house.played_out(sitting)
    assert results(said(await table_message(people["Ana"], sitting)))
    for person in sitting.people:
        told = await person.lines(person.dm)
        assert not [text for text in told if "cannot" in text or "permission" in text]
    assert await house.outbox() == (0, 0)


async def test_a_full_lobby_calls_its_host_or_starts(house: House, people: People) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]

    async def fills(**options: str) -> Sitting:
        sitting = await open_lobby(ana, TABLES, seats=3)
        panel = await lobby_press(ana, sitting, "options")
        for menu, value in options.items():
            await ana.pressed(panel, f"l:{sitting.table}:{menu}", value)
        for person in (bram, carlos):
            await lobby_press(person, sitting, "join")
        await house.settled()
        return sitting

    sitting = await fills()
    (call,) = [m for m in await ana.messages(ana.dm) if f"l:{sitting.table}:" in str(controls(m))]
    assert house.phase(sitting) == "lobby"
    await ana.press_label(call, say("button-start"))
    await table_message(ana, sitting)
    await house.settled()
    assert await ana.message(ana.dm, call["id"]) is None, "it goes once there is nothing to press"

    await ana.settings(dms_open=False)
    await house.dms_known(ana, closed=True)
    sitting = await fills()
    called = await ana.reads(TABLES, f"<@{ana.id}>: Your table is full")
    assert [who["id"] for who in called["mentions"]] == [ana.id]

    sitting = await fills(full="start")
    await table_message(bram, sitting)
    assert house.phase(sitting) == "running"
