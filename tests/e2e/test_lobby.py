"""The lobby: who sits where, what is set up, how it begins and ends, and where it may be."""

from __future__ import annotations

import asyncio
import time

import pytest

from cogs.frame.house import House
from engine.games import all_games
from engine.table.commands.lobby import QUIET_SECONDS
from localtable.acts import interactions
from localtable.server import LocalTable
from localtable.world.first_world import HALL, LOUNGE, QUIET, TABLES
from tests.e2e.house import settled
from tests.e2e.people import CannotDo, Json, People, Person, controls, said
from tests.e2e.play import GAME, Sitting, lobby_press, open_lobby, open_table, table_message
from texts import own_words

say = own_words("en")
LEAST, MOST = all_games()[GAME].seats.start, all_games()[GAME].seats.stop - 1


def refusal(reason: str, detail: str = "", locale: str = "en") -> str:
    return own_words(locale)(f"refused-{reason}", detail=detail)


async def lobby_of(person: Person, sitting: Sitting) -> Json:
    lobby = await person.message(sitting.channel, sitting.lobby)
    assert lobby is not None
    return lobby


async def refused(person: Person, sitting: Sitting, what: str) -> str:
    """Press a button of the lobby, and read why not."""
    lobby = await lobby_of(person, sitting)
    return await person.refused(lobby, f"l:{sitting.table}:{what}")


async def test_a_lobby_shows_who_sits_and_what_is_missing(house: House, people: People) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_lobby(ana, TABLES, seats=MOST)
    lobby = await lobby_of(bram, sitting)
    assert f"<@{ana.id}>" in lobby["content"]
    assert say("lobby-missing", count=LEAST - 1) in lobby["content"]
    assert lobby["content"].count(say("seat-free")) == MOST - 1
    assert controls(lobby)[f"l:{sitting.table}:start"]["disabled"]
    lobby = await lobby_press(bram, sitting, "join")
    assert f"<@{bram.id}>" in lobby["content"]
    assert await refused(bram, sitting, "join") == refusal("seated-already")
    lobby = await lobby_press(bram, sitting, "leave")
    assert f"<@{bram.id}>" not in lobby["content"]
    assert await refused(bram, sitting, "leave") == refusal("not-seated")


async def test_alone_against_computers_the_table_is_there_in_one_command(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    await ana.slash(TABLES, "/game new", game=GAME, alone=True)
    lobby = await ana.find(TABLES, lambda message: "<#" in said(message), "a lobby with its thread")
    assert f"<#{lobby['id']}>" in said(lobby)
    assert f"<@{ana.id}>" in said(lobby)
    assert await ana.find(ana.dm, lambda message: bool(controls(message, "q:")), "a question")
    await settled(house)
    assert await ana.messages(lobby["id"])


async def test_seats_are_kept_for_named_people(house: House, people: People) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    sitting = await open_lobby(ana, TABLES, seats=3, friend=bram.id)
    lobby = await lobby_of(bram, sitting)
    assert [who["id"] for who in lobby["mentions"]] == [bram.id], "who is kept a seat is told"
    assert say("seat-kept", who=f"<@{bram.id}>") in lobby["content"]
    await lobby_press(carlos, sitting, "join")
    duarte = people["Duarte"]
    assert await refused(duarte, sitting, "join") == refusal("kept", locale="pt-BR")
    lobby = await lobby_press(bram, sitting, "join")
    assert all(f"<@{p.id}>" in lobby["content"] for p in (ana, bram, carlos))
    assert controls(lobby)[f"l:{sitting.table}:join"]["disabled"]


async def test_bots_and_too_many_friends_are_turned_down(house: House, people: People) -> None:
    ana = people["Ana"]
    bot = house.application_id
    answer = await ana.slash(TABLES, "/game new", game=GAME, friend=str(bot))
    assert said(answer) == say("no-bots")
    answer = await ana.slash(TABLES, "/game new", game="no such thing")
    assert said(answer) == say("no-such-game")
    answer = await ana.slash(TABLES, "/game new", game=GAME, seats=6)
    assert said(answer) == say("seats-wrong", least=LEAST, most=MOST, count=6)
    assert [m for m in await ana.messages(TABLES) if controls(m, "l:")] == []


async def test_the_host_alone_sets_the_table_up(house: House, people: People) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_lobby(ana, TABLES, seats=MOST)
    await lobby_press(bram, sitting, "join")
    for what in ("options", "fill", "cancel"):
        assert await refused(bram, sitting, what) == refusal("not-host"), what
    panel = await lobby_press(ana, sitting, "options")
    assert panel["ephemeral"]
    panel = await ana.pressed(panel, f"l:{sitting.table}:seats", str(LEAST))
    await settled(house)
    lobby = await lobby_of(bram, sitting)
    assert lobby["content"].count(say("seat-free")) == LEAST - 2
    await ana.pressed(panel, f"l:{sitting.table}:language", "es")
    await settled(house)
    lobby = await lobby_of(bram, sitting)
    assert own_words("es")("lobby-host", who=f"<@{ana.id}>") in lobby["content"]
    await lobby_press(ana, sitting, "fill")
    await lobby_press(ana, sitting, "start")
    message = await table_message(bram, sitting)
    labels = [part["label"] for part in controls(message, "t:").values()]
    assert own_words("es")("button-board") in labels


async def test_a_host_who_leaves_hands_on_and_the_last_one_closes(
    house: House, people: People
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_lobby(ana, TABLES)
    await lobby_press(bram, sitting, "join")
    lobby = await lobby_press(ana, sitting, "leave")
    assert say("lobby-host", who=f"<@{bram.id}>") in lobby["content"]
    lobby = await lobby_press(bram, sitting, "leave")
    assert not controls(lobby)
    await settled(house)
    assert (await house.adapter.table(sitting.table)).phase == "cancelled"


async def test_two_presses_on_start_make_one_table(house: House, people: People) -> None:
    ana = people["Ana"]
    sitting = await open_lobby(ana, TABLES, seats=3)
    lobby = await lobby_press(ana, sitting, "fill")
    offered = controls(lobby)[f"l:{sitting.table}:level"]["options"]
    assert [option["description"][-4:] for option in offered[:3]] == ["1200", "1500", "1650"]
    await ana.pressed(lobby, f"l:{sitting.table}:level", "1.fierce")
    await settled(house)
    lobby = await lobby_of(ana, sitting)
    assert f"Computer 1 · {say('level-fierce')}" in lobby["content"]
    presses = [ana.press(sitting.lobby, f"l:{sitting.table}:start") for _ in range(2)]
    for interaction in await asyncio.gather(*presses):
        assert await ana.settle(interaction) is None
    await table_message(ana, sitting)
    await settled(house)
    channels = (await ana.state())["channels"]
    assert len([c for c in channels if c["parent_id"] == TABLES]) == 1
    opening = [m for m in await ana.messages(sitting.thread) if controls(m, "t:")]
    assert len(opening) == 1
    prompts = [m for m in await ana.messages(ana.dm) if controls(m, "q:")]
    assert len(prompts) <= 1


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "table"])
async def test_a_manager_of_threads_may_cancel_and_nobody_else(
    house: House, people: People, begun: bool
) -> None:
    owner, ana, bram = people["Sunniva"], people["Ana"], people["Bram"]
    if begun:
        sitting = await open_table([ana, bram], TABLES, computers=1)
    else:
        sitting = await open_lobby(ana, TABLES)
    await settled(house)
    where = sitting.thread if begun else TABLES
    number = str(sitting.table)
    told = await bram.slash(where, "/game cancel", table=number)
    assert said(told) == refusal("not-host")
    told = await owner.slash(where, "/game cancel", table=number)
    assert said(told) == say("cancelled")
    await settled(house)
    assert (await house.adapter.table(sitting.table)).phase == "cancelled"
    lobby = await lobby_of(ana, sitting)
    assert not controls(lobby)
    if begun:
        messages = await ana.messages(sitting.thread)
        assert not any(controls(message) for message in messages)
        assert say("say-cancelled", why="manager") in [said(message) for message in messages]
        for person in (ana, bram):
            assert not any(controls(m) for m in await person.messages(person.dm))


async def test_a_quiet_lobby_is_closed_after_seven_days(house: House, people: People) -> None:
    ana, bram = people["Ana"], people["Bram"]
    quiet = await open_lobby(ana, TABLES)
    lively = await open_lobby(ana, LOUNGE)
    now = int(time.time())
    house.adapter.now = lambda: now + QUIET_SECONDS - 60
    await house.lobbies.close_quiet()
    assert (await house.adapter.table(quiet.table)).phase == "lobby"
    await lobby_press(bram, lively, "join")
    house.adapter.now = lambda: now + QUIET_SECONDS + 60
    closed = await house.lobbies.close_quiet()
    assert [found.id for found in closed] == [quiet.table]
    await settled(house)
    assert not controls(await lobby_of(bram, quiet))
    assert controls(await lobby_of(bram, lively))


async def forged_in_dm(person: Person, table: LocalTable) -> Json:
    """The answer to a `/game new` that Discord would not offer there."""
    chosen = [{"name": "game", "type": 3, "value": GAME}]
    options = [{"name": "new", "type": 1, "options": chosen}]
    data = {"id": await person.command_id("game"), "name": "game", "type": 1, "options": options}
    who, where = table.hall.world.people[person.id], table.hall.world.channels[person.dm]
    started = interactions.start(table.hall, interactions.COMMAND, who, where, data)
    return await person.outcome(started.id, person.dm)


async def test_a_table_is_refused_where_it_cannot_be(
    house: House, people: People, table: LocalTable
) -> None:
    ana = people["Ana"]
    answer = await ana.slash(HALL, "/game new", game=GAME)
    assert said(answer) == say("not-in-voice")
    with pytest.raises(CannotDo, match="cannot be used here"):
        await ana.slash(ana.dm, "/game new", game=GAME)
    assert said(await forged_in_dm(ana, table)) == say("not-in-dm")
    sitting = await open_table([ana], TABLES, computers=2)
    answer = await ana.slash(sitting.thread, "/game new", game=GAME)
    assert said(answer) == say("not-in-thread")


async def test_missing_permissions_are_named_before_a_lobby_is_posted(
    house: House, people: People, table: LocalTable
) -> None:
    ana = people["Ana"]
    answer = said(await ana.slash(QUIET, "/game new", game=GAME))
    assert say("permission-send-messages") in answer
    assert say("permission-create-public-threads") in answer
    assert say("permission-attach-files") not in answer
    assert not any(m["author"]["bot"] and not m["ephemeral"] for m in await ana.messages(QUIET))
    sitting = await open_lobby(ana, LOUNGE, seats=3)
    await lobby_press(ana, sitting, "fill")
    await ana.world("deny", channel=LOUNGE, rights=["ATTACH_FILES"])
    answer = await refused(ana, sitting, "start")
    assert say("permission-attach-files") in answer
    assert (await house.adapter.table(sitting.table)).phase == "lobby"
    await ana.world("allow", channel=LOUNGE, rights=["ATTACH_FILES"])
    await lobby_press(ana, sitting, "start")
    await table_message(ana, sitting)


async def test_a_person_sits_at_several_tables_and_a_channel_holds_several(
    house: House, people: People
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    # What is explained takes the place of where the game is, on a screen that is full.
    await house.store.people.set_explain(int(ana.id), "never")
    first = await open_table([ana, bram], TABLES, computers=1)
    second = await open_table([bram, ana], TABLES, computers=1)
    third = await open_lobby(people["Carlos"], TABLES)
    await settled(house)
    text = said(await ana.slash(TABLES, "/game list"))
    assert say("list-mine") in text
    assert say("list-here") in text
    mine, here = text.split(say("list-here"))
    assert all(f"<#{sitting.thread}>" in mine for sitting in (first, second))
    assert say("table-number", id=str(third.table)) in here
    assert say("list-lobby", taken=1, seats=MOST) in here
    stranger = await people.add("Eve")
    assert said(await stranger.slash(LOUNGE, "/game list")) == say("list-empty")
    offered = await ana.complete(LOUNGE, "/hand", "table", table="")
    assert {value for _, value in offered} == {str(first.table), str(second.table)}
    hand = await ana.slash(LOUNGE, "/hand", table=str(second.table))
    assert f"<#{second.thread}>" in said(hand)


async def test_who_leaves_a_game_is_replaced_and_their_panel_disarmed(
    house: House, people: People
) -> None:
    sitting = await open_table([people["Ana"], people["Bram"]], TABLES, computers=1)
    await settled(house)
    asked = {p: bool(await prompts(p, sitting)) for p in sitting.people}
    gone = next(person for person in sitting.people if asked[person])
    stays = next(person for person in sitting.people if person is not gone)
    panel = await gone.slash(sitting.thread, "/hand")
    left = await leave(gone, sitting)
    assert said(left) == say("left-table")
    await settled(house)
    assert not await prompts(gone, sitting)
    assert say("say-left", name=gone.name) in [
        said(message) for message in await stays.messages(sitting.thread)
    ]
    custom_id, part = next(iter(controls(panel, f"q:{sitting.table}:").items()))
    values = [option["value"] for option in part.get("options", ())][:1]
    assert await gone.refused(panel, custom_id, *values) == refusal("not-seated")
    again = await gone.slash(sitting.thread, "/hand")
    assert said(again) == refusal("not-seated")
    seat = (await house.adapter.table(sitting.table)).seats
    assert [(s.computer, s.left) for s in seat if s.person == int(gone.id)] == [(True, True)]
    # The game goes on with the computer player in their seat, until the other one is asked.
    await stays.with_control(stays.dm, f"q:{sitting.table}:")
    await leave(stays, sitting)
    await settled(house)
    after = await house.adapter.table(sitting.table)
    assert (after.phase, after.why) == ("cancelled", "empty")


async def leave(person: Person, sitting: Sitting) -> Json:
    """`/game leave`, and yes."""
    sure = await person.slash(sitting.thread, "/game leave")
    assert (await person.slash(sitting.thread, "/hand"))["attachments"], "nothing happened yet"
    return await person.pressed(sure, f"c:{sitting.table}:leave")


async def prompts(person: Person, sitting: Sitting) -> list[Json]:
    """Their private messages with a question's controls."""
    messages = await person.messages(person.dm)
    return [message for message in messages if controls(message, f"q:{sitting.table}:")]
