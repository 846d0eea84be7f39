"""What whoever manages a server decides there, what the bot says when it lacks a right, and what it
does not say while Discord has not told of the server, or cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.forging import Forger
from tests.e2e.house import House, house_at
from tests.e2e.people import (
    GUILD,
    HALL,
    LOUNGE,
    QUIET,
    REGULARS,
    TABLES,
    CannotDo,
    Json,
    People,
    Person,
    controls,
    labels,
    said,
)
from tests.e2e.play import GAME, Sitting, at_table, lobby_press, open_lobby, table_message
from texts import LOCALES, own_words

say = own_words("en")
SETTINGS = ("channel", "locale", "pace", "opener", "call", "locks")
AWAY = say("refused-server-away")


async def panel_of(person: Person) -> Json:
    panel = await person.slash(LOUNGE, "/setup")
    assert panel["ephemeral"]
    return panel


def chosen(panel: Json, custom_id: str) -> list[str]:
    """What a select shows as chosen."""
    part = controls(panel)[custom_id]
    options = [option["value"] for option in part.get("options", ()) if option.get("default")]
    return options or [default["id"] for default in part.get("default_values", ())]


async def stored(house: House) -> list[object]:
    server = await house.server()
    return [getattr(server, setting) for setting in SETTINGS]


async def manager(people: People) -> Person:
    """Bram, who manages the server without being its owner."""
    bram = people["Bram"]
    await bram.world("add-role", name="Stewards", rights=["MANAGE_GUILD"], people=[bram.id])
    return bram


async def cancelled(people: People, house: House) -> Sitting:
    """A table of Ana and Bram that was cancelled."""
    sitting = await at_table(house, people, "Ana", "Bram", computers=1)
    await people["Ana"].slash(sitting.thread, "/game cancel")
    await house.settled()
    return sitting


# The panel


async def test_setup_is_for_managers(house: House, people: People, exchange: Exchange) -> None:
    bram, before = await manager(people), await stored(house)
    panel = await panel_of(bram)
    assert say("setup-title") in said(panel)
    with pytest.raises(CannotDo, match="permission"):
        await people["Ana"].slash(LOUNGE, "/setup")
    with pytest.raises(CannotDo, match="cannot be used here"):
        await bram.slash(bram.dm, "/setup")
    # Where others can press it nothing happens.
    forged = await exchange.post(LOUNGE, flags=1 << 15, components=panel["components"])
    for name, locale in (("Ana", "en"), ("Carlos", "es")):
        seen = await people[name].message(LOUNGE, forged)
        assert seen is not None
        for press in (("s:locks:on",), ("s:channel", LOUNGE)):
            told = await people[name].refused(seen, *press)
            assert told == own_words(locale)("refused-not-manager")
    assert await stored(house) == before


async def test_every_setting_counts_at_once_and_shows(house: House, people: People) -> None:
    sunniva, before = people["Sunniva"], await stored(house)
    panel = await panel_of(sunniva)
    assert chosen(panel, "s:pace") == ["relaxed"]
    assert chosen(panel, "s:locale") == ["none"]
    for select in ("s:channel", "s:opener", "s:call"):
        assert chosen(panel, select) == []
        assert controls(panel)[f"{select}:none"]["disabled"]
    assert controls(panel)["s:channel"]["channel_types"] == [0, 5]
    assert await sunniva.refused(panel, "s:channel", HALL) == say("refused-no-such-choice")
    panel = await sunniva.pressed(panel, "s:call", GUILD)
    assert await stored(house) == before, "everyone is no role to mention"
    for select, value in {
        "s:channel": TABLES,
        "s:locale": "pt-BR",
        "s:pace": "daily",
        "s:opener": REGULARS,
        "s:call": REGULARS,
    }.items():
        panel = await sunniva.pressed(panel, select, value)
        assert chosen(panel, select) == [value]
    panel = await sunniva.pressed(panel, "s:locks:on")
    assert say("setup-locks-on") in said(panel)
    role = int(REGULARS)
    assert await stored(house) == [int(TABLES), "pt-BR", "daily", role, role, True]

    panel = await panel_of(sunniva)
    interaction = await sunniva.press(panel["id"], "s:channel")  # nothing is chosen any more
    panel = await sunniva.outcome(interaction, LOUNGE, panel)
    for button in ("s:opener:none", "s:call:none", "s:locks:off"):
        panel = await sunniva.pressed(panel, button)
    panel = await sunniva.pressed(panel, "s:locale", "none")
    panel = await sunniva.pressed(panel, "s:pace", "relaxed")
    assert say("setup-locks-off") in said(panel)
    assert await stored(house) == before
    for locale in LOCALES:
        await sunniva.speaks(locale)
        panel, words = await panel_of(sunniva), own_words(locale)
        assert words("setup-title") in said(panel)
        keys = ("anywhere", "everybody", "nobody", "locks-begin")
        assert {words(f"setup-{key}") for key in keys} <= set(labels(panel))


async def test_the_panel_names_what_is_missing(house: House, people: People) -> None:
    sunniva = people["Sunniva"]
    panel = await sunniva.pressed(await panel_of(sunniva), "s:channel", QUIET)
    names = f"{say('permission-send-messages')} and {say('permission-create-public-threads')}"
    assert say("setup-lacks", channel=f"<#{QUIET}>", permissions=names) in said(panel)
    panel = await sunniva.pressed(panel, "s:channel", TABLES)
    assert "⚠️" not in said(panel)
    panel = await sunniva.pressed(panel, "s:call", REGULARS)
    assert say("setup-call-mute", role=f"<@&{REGULARS}>") in said(panel)
    loud = (await sunniva.world("add-role", name="Guests", mentionable=True))["id"]
    panel = await sunniva.pressed(panel, "s:call", loud)
    assert "⚠️" not in said(panel)
    await sunniva.world("delete-role", role=loud)
    assert say("setup-call-gone") in said(await panel_of(sunniva))


# What the settings do


async def test_the_channel_and_the_language_of_posts_hold(house: House, people: People) -> None:
    ana = people["Ana"]
    await house.set_server(channel=int(TABLES), locale="es")
    for channel in (LOUNGE, HALL):
        answer = await ana.slash(channel, "/game new", game=GAME)
        assert said(answer) == say("lobby-elsewhere", channel=f"<#{TABLES}>")
    await open_lobby(ana, TABLES)
    await ana.reads(TABLES, own_words("es")("lobby-host", who=f"<@{ana.id}>"))
    await ana.world("delete-channel", channel=TABLES)
    await open_lobby(ana, LOUNGE)
    panel = await panel_of(people["Sunniva"])
    assert say("setup-channel-gone") in said(panel)
    assert chosen(panel, "s:channel") == []


async def test_the_role_opens_tables(house: House, people: People, exchange: Exchange) -> None:
    ana, carlos, bram = people["Ana"], people["Carlos"], await manager(people)
    role = (await ana.world("add-role", name="Hosts", people=[ana.id]))["id"]
    await house.set_server(opener=int(role))
    answer = await carlos.slash(TABLES, "/game new", game=GAME)
    assert said(answer) == own_words("es")("opener-only", role=f"<@&{role}>")
    sitting = await open_lobby(ana, TABLES)
    await lobby_press(carlos, sitting, "join")
    await open_lobby(bram, TABLES)
    await ana.world("delete-role", role=role)
    answer = await ana.slash(TABLES, "/game new", game=GAME)
    assert said(answer) == say("opener-gone")
    assert say("setup-opener-gone") in said(await panel_of(bram))
    # *Play again* asks for the same right.
    for person, told in ((ana, say("opener-gone")), (bram, say("refused-not-running"))):
        forged = Forger(exchange, house, person).press(f"t:{sitting.table}:again", LOUNGE)
        assert await forged == told


async def test_a_lobby_pings_the_role_once(
    house: House, people: People, exchange: Exchange
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    role = (await ana.world("add-role", name="Guests", mentionable=True))["id"]
    await house.set_server(call=int(role))
    friends = {"friend": bram.id, "friend2": people["Carlos"].id}
    await open_lobby(ana, TABLES, seats=3, **friends)
    await house.settled()
    assert role not in exchange.pinged(), "all seats are kept"
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
    await house.settled()
    assert exchange.pinged().count(role) == 1
    for request in exchange.requests:
        if isinstance(request.body, dict) and "allowed_mentions" in request.body:
            rules = request.body["allowed_mentions"]
            assert not {"roles", "everyone"} & set(rules.get("parse") or ()), request.path
            assert request.method == "POST" or not rules.get("roles")


async def test_finished_threads_are_locked_or_it_is_told_how(house: House, people: People) -> None:
    ana, sunniva = people["Ana"], people["Sunniva"]

    async def told() -> list[str]:
        return [line for line in await ana.lines(ana.dm) if "Manage Threads" in line]

    await house.no_limits()
    open_one = await cancelled(people, house)
    panel = await sunniva.pressed(await panel_of(sunniva), "s:locks:on")
    assert say("setup-locks-lacks") in said(panel)
    for _ in range(2):
        await cancelled(people, house)
    (line,) = await told()
    assert f"<#{TABLES}>" in line
    assert "/setup" in line
    assert (await house.outbox())[1] == 2, "parked, and nothing else is held up"
    for switch in ("off", "on"):
        await sunniva.pressed(await panel_of(sunniva), f"s:locks:{switch}")
    await cancelled(people, house)
    assert len(await told()) == 2, "the owner looked after it: a new trouble is told again"

    await ana.world("allow", channel=TABLES, rights=["MANAGE_THREADS"])
    locked_one = await cancelled(people, house)
    await house.is_due(locked_one, "lock")  # As after a crash before the row was marked.
    await house.settled()
    for sitting, locked in ((open_one, False), (locked_one, True)):
        thread = await ana.channel(sitting.thread)
        assert thread is not None
        assert (thread["locked"], thread["archived"]) == (locked, False)
    with pytest.raises(CannotDo):
        await people["Bram"].ask("say", channel=locked_one.thread, content="one more word")


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        ({"do": "deny", "rights": ["SEND_MESSAGES_IN_THREADS"]}, "send-messages-in-threads"),
        ({"do": "deny", "rights": ["ATTACH_FILES"]}, "attach-files"),
        ({"do": "deny", "rights": ["VIEW_CHANNEL"]}, "view-channel"),
        ({"do": "lock"}, "manage-threads"),
        ({"do": "delete-channel"}, ""),
    ],
    ids=lambda of: of if isinstance(of, str) else None,
)
async def test_the_host_learns_what_a_thread_lacks(
    house: House, people: People, trouble: Json, told: str
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await at_table(house, people, "Ana", "Bram", computers=1)
    channel = TABLES if trouble["do"] == "deny" else sitting.thread
    await ana.world(channel=channel, **trouble)
    await house.says(sitting)
    await house.is_due(sitting, "milestone")
    await house.settled()
    words = say(f"permission-{told}") if told else "was deleted"
    (line,) = [line for line in await ana.lines(ana.dm) if words in line]
    assert f"<#{TABLES}>" in line
    assert not [line for line in await bram.lines(bram.dm) if words in line]


# While the server is away: its people reach the bot all the same


async def goes_away(house: House, people: People) -> None:
    heard = house.hears("guild_unavailable")
    await people["Ana"].world("outage", reached=True)
    await heard
    assert not house.knows_server()


async def comes_back(house: House, people: People) -> None:
    heard = house.hears("guild_available")
    await people["Ana"].world("outage", on=False)
    await heard


@pytest.mark.parametrize("told_of", [False, True])
async def test_of_a_server_that_is_away_nobody_is_told_that_its_role_is_gone(
    table: StandIn, people: People, tmp_path: Path, told_of: bool
) -> None:
    ana, carlos, owner = people["Ana"], people["Carlos"], people["Sunniva"]
    role = (await ana.world("add-role", name="Hosts", people=[ana.id]))["id"]
    if not told_of:
        await ana.world("outage", reached=True)
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        if told_of:
            await goes_away(house, people)
        await house.set_server(opener=int(role), channel=int(TABLES))
        told = await carlos.slash(TABLES, "/game new", game=GAME)
        assert said(told) == own_words("es")("opener-only", role=f"<@&{role}>")
        # The rule of the lobbies' channel holds.
        elsewhere = await ana.slash(LOUNGE, "/game new", game=GAME)
        assert said(elsewhere) == say("lobby-elsewhere", channel=f"<#{TABLES}>")
        # Who manages the server always may; which of its settings are good still, nobody can tell.
        for person in (ana, owner):
            opened = await person.slash(TABLES, "/game new", game=GAME)
            assert said(opened) == say("lobby-opened", start=say("button-start"))
        assert said(await owner.slash(TABLES, "/setup")) == AWAY
        await comes_back(house, people)
        for person in (ana, owner):
            await carlos.reads(TABLES, say("lobby-host", who=f"<@{person.id}>"))


async def test_nobody_is_told_what_nobody_knows(
    house: House, people: People, exchange: Exchange
) -> None:
    ana, carlos = people["Ana"], people["Carlos"]
    await carlos.speaks("en")
    sitting = await at_table(house, people, "Ana", computers=2)
    await goes_away(house, people)
    await house.set_server(opener=1)
    number = str(sitting.table)
    again = await Forger(exchange, house, ana).press(f"t:{number}:again", ana.dm)
    assert again == AWAY
    # Whoever sits there, or is where it is played, needs no server; of others nobody can tell.
    assert (await ana.slash(LOUNGE, "/board", table=number))["attachments"]
    assert (await carlos.slash(TABLES, "/board", table=number))["attachments"]
    for wanted in (number, "999"):
        assert said(await carlos.slash(LOUNGE, "/board", table=wanted)) == AWAY
    assert said(await carlos.slash(LOUNGE, "/stats", person=ana.id)) == AWAY
    await comes_back(house, people)
    assert (await carlos.slash(LOUNGE, "/board", table=number))["attachments"]
    nowhere = await carlos.slash(LOUNGE, "/board", table="999")
    assert said(nowhere) == say("refused-no-table", detail="")
    told = await ana.slash(TABLES, "/game new", game=GAME)
    assert said(told) == say("opener-gone"), "now it can be known"
