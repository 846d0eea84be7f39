"""What whoever manages a server decides there, and what the bot says when it lacks a right."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.frame.house import House
from db.people.servers import Server
from localtable.acts import posting
from localtable.hall.hall import Exchange
from localtable.server import LocalTable
from localtable.world.first_world import GUILD, HALL, LOUNGE, QUIET, REGULARS, TABLES
from tests.e2e.people import CannotDo, Json, People, Person, controls, parts, said
from tests.e2e.play import GAME, Sitting, lobby_press, open_lobby, open_table, table_message
from tests.e2e.runs import settled
from texts import own_words

say = own_words("en")
BUTTON = 2


@pytest.fixture
def exchanges(table: LocalTable) -> list[Exchange]:
    seen: list[Exchange] = []
    table.hall.on_exchange.append(seen.append)
    return seen


async def panel_of(person: Person, command: str = "/setup", channel: str = LOUNGE) -> Json:
    panel = await person.slash(channel, command)
    assert panel["ephemeral"]
    return panel


def stands_out(panel: Json, custom_id: str) -> list[str]:
    """What a select shows as chosen."""
    part = controls(panel)[custom_id]
    chosen = [option["value"] for option in part.get("options", ()) if option.get("default")]
    return chosen or [default["id"] for default in part.get("default_values", ())]


async def stored(house: House) -> Server:
    return await house.store.servers.get(int(GUILD))


async def manager(people: People, name: str = "Bram") -> Person:
    """Somebody who manages the server without being its owner."""
    person = people[name]
    await person.world("add-role", name="Stewards", rights=["MANAGE_GUILD"], people=[person.id])
    return person


# The panel


async def test_setup_is_for_whoever_manages_the_server(house: House, people: People) -> None:
    bram = await manager(people)
    assert say("setup-title") in said(await panel_of(bram))
    with pytest.raises(CannotDo, match="permission"):
        await people["Ana"].slash(LOUNGE, "/setup")
    with pytest.raises(CannotDo, match="cannot be used here"):
        await bram.slash(bram.dm, "/setup")


async def test_a_forged_press_on_the_panel_is_refused(
    house: House, people: People, table: LocalTable
) -> None:
    sunniva, ana, carlos = people["Sunniva"], people["Ana"], people["Carlos"]
    panel = await panel_of(sunniva)
    hall = table.hall
    body = {"flags": 1 << 15, "components": panel["components"]}
    forged = posting.send(hall, hall.world.bot(), hall.world.channels[LOUNGE], body, {})
    for person, locale in ((ana, "en"), (carlos, "es")):
        seen = await person.message(LOUNGE, forged.id)
        assert seen is not None
        told = await person.refused(seen, "s:locks:on")
        assert told == own_words(locale)("refused-not-manager")
        assert await person.refused(seen, "s:channel", LOUNGE) == told
    assert await stored(house) == Server(int(GUILD))


async def test_every_setting_counts_at_once_and_shows(house: House, people: People) -> None:
    sunniva = people["Sunniva"]
    panel = await panel_of(sunniva)
    assert stands_out(panel, "s:pace") == ["relaxed"]
    assert stands_out(panel, "s:locale") == ["none"]
    for select in ("s:channel", "s:opener", "s:call"):
        assert stands_out(panel, select) == []
        assert controls(panel)[f"{select}:none"]["disabled"]
    presses = {
        "s:channel": TABLES,
        "s:locale": "pt-BR",
        "s:pace": "daily",
        "s:opener": REGULARS,
        "s:call": REGULARS,
    }
    for select, value in presses.items():
        panel = await sunniva.pressed(panel, select, value)
        assert stands_out(panel, select) == [value]
    panel = await sunniva.pressed(panel, "s:locks:on")
    assert say("setup-locks-on") in said(panel)
    expected = Server(int(GUILD), int(TABLES), "pt-BR", "daily", int(REGULARS), int(REGULARS), True)
    assert await stored(house) == expected

    panel = await panel_of(sunniva)
    for button in ("s:channel:none", "s:opener:none", "s:call:none", "s:locks:off"):
        panel = await sunniva.pressed(panel, button)
    panel = await sunniva.pressed(panel, "s:locale", "none")
    panel = await sunniva.pressed(panel, "s:pace", "relaxed")
    assert say("setup-locks-off") in said(panel)
    assert await stored(house) == Server(int(GUILD))


async def test_a_choice_can_be_taken_back_in_its_menu(house: House, people: People) -> None:
    sunniva = people["Sunniva"]
    panel = await sunniva.pressed(await panel_of(sunniva), "s:channel", TABLES)
    interaction = await sunniva.press(panel["id"], "s:channel")
    await sunniva.outcome(interaction, LOUNGE, panel)
    assert (await stored(house)).channel is None


async def test_the_page_knows_what_the_selects_offer(house: House, people: People) -> None:
    sunniva = people["Sunniva"]
    role = (await sunniva.world("add-role", name="Guests"))["id"]
    offered = {one["id"]: one["name"] for one in (await sunniva.state())["guild"]["roles"]}
    assert offered[role] == "Guests"
    assert offered[GUILD] == "everyone"


async def test_what_the_server_does_not_have_cannot_be_chosen(house: House, people: People) -> None:
    sunniva = people["Sunniva"]
    panel = await panel_of(sunniva)
    assert controls(panel)["s:channel"]["channel_types"] == [0, 5]
    assert await sunniva.refused(panel, "s:channel", HALL) == say("refused-no-such-choice")
    assert (await stored(house)).channel is None
    panel = await sunniva.pressed(panel, "s:call", GUILD)
    assert (await stored(house)).call is None, "everyone is no role to mention"


@pytest.mark.parametrize(("discord", "ours"), [("es-ES", "es"), ("pt-BR", "pt-BR")])
async def test_the_panel_speaks_the_persons_language(
    house: House, people: People, discord: str, ours: str
) -> None:
    sunniva = people["Sunniva"]
    await sunniva.settings(locale=discord)
    panel = await panel_of(sunniva)
    assert own_words(ours)("setup-title") in said(panel)
    words = own_words(ours)
    labels = {part.get("label") for part in parts(panel) if part["type"] == BUTTON}
    assert labels == {
        words(key)
        for key in (
            "setup-anywhere",
            "setup-everybody",
            "setup-nobody",
            "setup-locks-begin",
            "setup-limits-open",
        )
    }


# What the settings do


async def test_with_a_channel_for_lobbies_other_channels_point_there(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    await house.store.servers.set(int(GUILD), channel=int(TABLES))
    for channel in (LOUNGE, HALL):
        answer = await ana.slash(channel, "/game new", game=GAME)
        assert said(answer) == say("lobby-elsewhere", channel=f"<#{TABLES}>")
    await open_lobby(ana, TABLES)
    await ana.world("delete-channel", channel=TABLES)
    await open_lobby(ana, LOUNGE)
    panel = await panel_of(people["Sunniva"])
    assert say("setup-channel-gone") in said(panel)
    assert stands_out(panel, "s:channel") == []


async def test_the_servers_language_is_that_of_new_tables_posts(
    house: House, people: People
) -> None:
    await house.store.servers.set(int(GUILD), locale="es")
    ana = people["Ana"]
    sitting = await open_lobby(ana, TABLES)
    lobby = await ana.message(TABLES, sitting.lobby)
    assert lobby is not None
    assert own_words("es")("lobby-host", who=f"<@{ana.id}>") in lobby["content"]


async def test_only_the_role_may_open_tables_and_whoever_manages_the_server(
    house: House, people: People
) -> None:
    ana, carlos, bram = people["Ana"], people["Carlos"], await manager(people)
    role = (await ana.world("add-role", name="Hosts", people=[ana.id]))["id"]
    await house.store.servers.set(int(GUILD), opener=int(role))
    answer = await carlos.slash(TABLES, "/game new", game=GAME)
    assert said(answer) == own_words("es")("opener-only", role=f"<@&{role}>")
    sitting = await open_lobby(ana, TABLES)
    await lobby_press(carlos, sitting, "join")
    await open_lobby(bram, TABLES)
    await ana.world("delete-role", role=role)
    answer = await ana.slash(TABLES, "/game new", game=GAME)
    assert said(answer) == say("opener-gone")
    assert say("setup-opener-gone") in said(await panel_of(bram))
    await open_lobby(bram, TABLES)


async def test_play_again_asks_for_the_same_right(
    house: House, people: People, table: LocalTable
) -> None:
    ana, bram = people["Ana"], await manager(people)
    sitting = await open_table([ana, bram], TABLES, computers=1)
    await house.store.servers.set(int(GUILD), opener=int(GUILD) + 999)
    hall = table.hall
    button = {"type": 2, "style": 2, "custom_id": f"t:{sitting.table}:again", "label": "x"}
    body = {"components": [{"type": 1, "components": [button]}]}
    message = posting.send(hall, hall.world.bot(), hall.world.channels[LOUNGE], body, {})
    seen = await ana.message(LOUNGE, message.id)
    assert seen is not None
    assert await ana.refused(seen, button["custom_id"]) == say("opener-gone")
    told = await bram.refused(seen, button["custom_id"])
    assert told == say("refused-not-running"), "the right is there, the game is not over"


def mentions(exchanges: list[Exchange]) -> list[tuple[str, Any]]:
    """(path, roles) of all that went out with a role that may be pinged."""
    return [
        (exchange.path, [str(role) for role in exchange.body["allowed_mentions"]["roles"]])
        for exchange in exchanges
        if isinstance(exchange.body, dict)
        and (exchange.body.get("allowed_mentions") or {}).get("roles")
    ]


async def test_the_role_is_pinged_once_by_a_lobby_with_open_seats_and_no_other_ever(
    house: House, people: People, exchanges: list[Exchange]
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    role = (await ana.world("add-role", name="Guests", mentionable=True))["id"]
    await house.store.servers.set(int(GUILD), call=int(role))
    sitting = await open_lobby(ana, TABLES)
    lobby = await ana.message(TABLES, sitting.lobby)
    assert lobby is not None
    assert lobby["mention_roles"] == [role]
    assert say("lobby-call", role=f"<@&{role}>") in lobby["content"]
    await lobby_press(bram, sitting, "join")
    lobby = await lobby_press(ana, sitting, "fill")
    assert f"<@&{role}>" not in lobby["content"], "no seat is free any more"
    await lobby_press(ana, sitting, "start")
    await table_message(bram, sitting)
    await settled(house)
    assert mentions(exchanges) == [(f"/channels/{TABLES}/messages", [role])]
    for exchange in exchanges:
        if isinstance(exchange.body, dict) and "allowed_mentions" in exchange.body:
            rules = exchange.body["allowed_mentions"]
            assert not {"roles", "everyone"} & set(rules.get("parse") or ()), exchange.path


async def test_nobody_is_called_to_a_lobby_whose_seats_are_all_kept(
    house: House, people: People, exchanges: list[Exchange]
) -> None:
    ana = people["Ana"]
    await house.store.servers.set(int(GUILD), call=int(REGULARS))
    friends = {"friend": people["Bram"].id, "friend2": people["Carlos"].id}
    await open_lobby(ana, TABLES, seats=3, **friends)
    await settled(house)
    assert mentions(exchanges) == []


# Finished threads


async def cancel(person: Person, sitting: Sitting) -> None:
    await person.slash(sitting.thread, "/game cancel")


async def test_finished_threads_are_locked_when_the_owner_wants_it(
    house: House, people: People, table: LocalTable
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    await ana.world("allow", channel=TABLES, rights=["MANAGE_THREADS"])
    open_one = await open_table([ana, bram], TABLES, computers=1)
    await cancel(ana, open_one)
    await settled(house)
    await house.store.servers.set(int(GUILD), locks=True)
    locked_one = await open_table([ana, bram], TABLES, computers=1)
    await cancel(ana, locked_one)
    await settled(house)
    threads = table.hall.world.channels
    inner = threads[locked_one.thread].thread
    assert inner is not None
    assert inner.locked
    assert not inner.archived
    assert not threads[open_one.thread].thread.locked  # type: ignore[union-attr]
    assert await house.store.outbox.depth() == (0, 0)
    # The same once more, as after a crash before the row was marked.
    await house.adapter.put_post(locked_one.table, "lock")
    await settled(house)
    assert inner.locked
    assert await house.store.outbox.depth() == (0, 0)
    with pytest.raises(CannotDo):
        await bram.ask("say", channel=locked_one.thread, content="one more word")


async def test_a_lock_that_is_not_allowed_is_told_once_with_the_fix(
    house: House, people: People
) -> None:
    ana, bram, sunniva = people["Ana"], people["Bram"], people["Sunniva"]
    panel = await sunniva.pressed(await panel_of(sunniva), "s:locks:on")
    assert say("setup-locks-lacks") in said(panel)
    for _ in range(2):
        sitting = await open_table([ana, bram], TABLES, computers=1)
        await cancel(ana, sitting)
        await settled(house)
    told = [m for m in await ana.messages(ana.dm) if "Manage Threads" in m["content"]]
    assert len(told) == 1
    assert f"<#{TABLES}>" in told[0]["content"]
    assert "/setup" in told[0]["content"]
    assert (await house.store.outbox.depth())[1] == 2, "parked, and nothing else is held up"
    await sunniva.pressed(panel, "s:locks:off")
    await sunniva.pressed(await panel_of(sunniva), "s:locks:on")
    sitting = await open_table([ana, bram], TABLES, computers=1)
    await cancel(ana, sitting)
    await settled(house)
    told = [m for m in await ana.messages(ana.dm) if "Manage Threads" in m["content"]]
    assert len(told) == 2, "the owner looked after it: a new trouble is told again"


# What is missing, named where it matters


async def test_the_panel_names_what_is_missing_in_the_channel(house: House, people: People) -> None:
    sunniva = people["Sunniva"]
    panel = await sunniva.pressed(await panel_of(sunniva), "s:channel", QUIET)
    names = f"{say('permission-send-messages')} and {say('permission-create-public-threads')}"
    assert say("setup-lacks", channel=f"<#{QUIET}>", permissions=names) in said(panel)
    panel = await sunniva.pressed(panel, "s:channel", TABLES)
    assert "⚠️" not in said(panel)


async def test_a_role_that_the_bot_cannot_ping_is_named(house: House, people: People) -> None:
    sunniva = people["Sunniva"]
    panel = await sunniva.pressed(await panel_of(sunniva), "s:call", REGULARS)
    assert say("setup-call-mute", role=f"<@&{REGULARS}>") in said(panel)
    loud = (await sunniva.world("add-role", name="Guests", mentionable=True))["id"]
    panel = await sunniva.pressed(panel, "s:call", loud)
    assert "⚠️" not in said(panel)
    await sunniva.world("delete-role", role=loud)
    assert say("setup-call-gone") in said(await panel_of(sunniva))


@pytest.mark.parametrize(
    ("right", "name"),
    [
        ("SEND_MESSAGES_IN_THREADS", "permission-send-messages-in-threads"),
        ("ATTACH_FILES", "permission-attach-files"),
        ("VIEW_CHANNEL", "permission-view-channel"),
    ],
)
async def test_the_host_learns_which_permission_a_thread_lacks(
    house: House, people: People, right: str, name: str
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_table([ana, bram], TABLES, computers=1)
    await settled(house)
    await ana.world("deny", channel=TABLES, rights=[right])
    for kind, payload in (("say", {"key": "left", "name": "x"}), ("milestone", {})):
        await house.adapter.put_post(sitting.table, kind, payload=payload)
    await settled(house)
    told = [m["content"] for m in await ana.messages(ana.dm) if say(name) in m["content"]]
    assert len(told) == 1
    assert f"<#{TABLES}>" in told[0]
    assert not [m for m in await bram.messages(bram.dm) if say(name) in m["content"]]


async def test_a_deleted_thread_is_told_as_such(house: House, people: People) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_table([ana, bram], TABLES, computers=1)
    await settled(house)
    await ana.world("delete-channel", channel=sitting.thread)
    payload = {"key": "left", "name": "x"}
    await house.adapter.put_post(sitting.table, "say", payload=payload)
    await settled(house)
    texts = [m["content"] for m in await ana.messages(ana.dm)]
    assert [text for text in texts if "was deleted" in text and f"<#{TABLES}>" in text]


async def test_a_thread_that_a_moderator_locked_names_the_right_that_it_takes(
    house: House, people: People
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_table([ana, bram], TABLES, computers=1)
    await settled(house)
    await ana.world("lock", channel=sitting.thread)
    payload = {"key": "left", "name": "x"}
    await house.adapter.put_post(sitting.table, "say", payload=payload)
    await settled(house)
    texts = [m["content"] for m in await ana.messages(ana.dm)]
    assert [text for text in texts if say("permission-manage-threads") in text]
