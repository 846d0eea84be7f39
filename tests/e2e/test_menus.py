"""The entries of people's and messages' menus ("Apps"): inviting somebody, and looking back from a
post."""

from __future__ import annotations

import pytest

from tests.e2e.house import House
from tests.e2e.people import LOUNGE, TABLES, Json, People, Person, control, controls, said
from tests.e2e.play import at_table, lobby_press, open_lobby
from texts import own_words

SAY = own_words("en")


async def invites(host: Person, guest: Person) -> Json:
    return await host.uses_on(TABLES, SAY("menu-invite"), guest.id)


async def test_somebody_is_invited_to_a_table_with_room_for_them(
    house: House, people: People
) -> None:
    ana, bram, carlos, duarte = (people[name] for name in ("Ana", "Bram", "Carlos", "Duarte"))
    assert said(await invites(ana, bram)) == SAY("invite-none", who="**Bram**")
    lobby = await open_lobby(ana, TABLES, seats=3)
    told = await invites(ana, bram)
    assert told["ephemeral"]
    assert said(told) == SAY("invited", who="**Bram**", channel=f"<#{TABLES}>")
    letter = await bram.reads(bram.dm, "**Ana** invites you")
    assert f"/{TABLES}/{lobby.lobby}" in said(letter)
    await ana.reads(TABLES, SAY("seat-kept", who=f"<@{bram.id}>"))
    await lobby_press(bram, lobby, "join")
    assert house.seat(lobby, bram)
    assert said(await invites(ana, bram)) == SAY("invite-none", who="**Bram**"), "he sits there"
    # Of several tables one is chosen; who takes no direct messages is called where the lobby is.
    other = await open_lobby(ana, LOUNGE, seats=3)
    await carlos.settings(dms_open=False)
    which = await invites(ana, carlos)
    told = await ana.pressed(which, control(which, "^c:invite:"), str(other.table))
    assert said(told) == SAY("invited", who="**Carlos**", channel=f"<#{LOUNGE}>")
    await carlos.reads(LOUNGE, f"<@{carlos.id}>: 🪑 **Ana** invites you")
    # At a running table a computer player's seat is offered.
    running = await at_table(house, people, "Duarte", computers=2)
    assert said(await invites(duarte, bram)) == own_words("pt-BR")("seat-invited", who="Bram")
    await bram.with_control(bram.dm, f"c:{running.table}:take:")


@pytest.mark.usefixtures("larder")
async def test_a_post_tells_its_turn_and_leads_to_its_position(
    house: House, people: People
) -> None:
    ana, bram, carlos = (people[name] for name in ("Ana", "Bram", "Carlos"))
    sitting = await at_table(house, people, "Ana", "Bram", game="larder")
    await house.played_on(sitting, 12)
    posts = [m for m in await ana.messages(sitting.thread) if m["attachments"]]
    told = []
    for post in posts[1:4]:
        happened = await ana.uses_on(sitting.thread, SAY("menu-happened"), post["id"])
        assert happened["ephemeral"]
        told.append("\n".join(x for x in said(happened).splitlines() if x[0] not in "#-"))
        there = said(await ana.uses_on(sitting.thread, SAY("menu-replay"), post["id"]))
        assert told[-1].splitlines()[-1] in there
    # One turn each, all that the log has of it.
    log = said(await ana.slash(sitting.thread, "/log"))
    assert "\n".join(told) in log
    # What somebody else wrote in the thread is about what was played then.
    line = (await bram.ask("say", channel=sitting.thread, content="Well played"))["id"]
    now = said(await carlos.uses_on(sitting.thread, SAY("menu-happened"), line))
    assert not any(private in now for private in await house.private_lines(sitting, ana))
    last = said(await carlos.uses_on(sitting.thread, SAY("menu-happened"), posts[-1]["id"]))
    lobby = said(await carlos.uses_on(TABLES, SAY("menu-happened"), sitting.lobby))
    assert last == now == lobby
    # Elsewhere it says what it is for.
    line = (await bram.ask("say", channel=LOUNGE, content="Hello"))["id"]
    for entry in ("menu-happened", "menu-replay"):
        refused = await ana.uses_on(LOUNGE, SAY(entry), line)
        assert said(refused) == SAY("refused-no-post", detail="")
        assert not controls(refused)
