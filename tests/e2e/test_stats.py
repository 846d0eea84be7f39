"""`/stats`, and *Play again*, after games that really ended."""

from __future__ import annotations

import time

from engine.games import game_words, wording
from tests.e2e.house import House
from tests.e2e.people import LOUNGE, TABLES, People, controls, said
from tests.e2e.play import GAME, at_table, table_message
from tests.e2e.test_looking_back import pictures, shown_pictures
from texts import LOCALES, own_words

EN = own_words("en")
NAMES = ("Ana", "Bram", "Carlos")


async def test_everybody_and_the_server_have_their_results(house: House, people: People) -> None:
    ana, bram = people["Ana"], people["Bram"]
    nothing = await ana.slash(LOUNGE, "/stats")
    assert nothing["ephemeral"]
    assert EN("stats-none-person") in said(nothing)
    assert pictures(nothing) == []
    sitting = await at_table(house, people, *NAMES)
    await house.played_on(sitting)
    result = {r.person: r for r in await house.results(sitting)}
    mine = result[int(ana.id)]
    first = next(r for r in result.values() if r.place == 1)
    few = await ana.slash(LOUNGE, "/stats")
    assert EN("stats-games", count=1) in said(few)
    assert pictures(few) == [], "of a game or two there is nothing to see"
    for _ in range(2):
        await house.adds_result(sitting, ana)
    for locale in LOCALES:
        say = own_words(locale)
        await ana.speaks(locale)
        title = wording(GAME).title(game_words(GAME, locale))
        panel = await ana.slash(LOUNGE, "/stats")
        wins = say("stats-wins", count=3 * (mine.place == 1))
        assert f"**{title}**: {say('stats-games', count=3)} · {wins}" in said(panel)
        assert say("stats-beaten", percent=str(round(100 * mine.beaten))) in said(panel)
        (picture,) = shown_pictures(panel).values()
        assert (await ana.fetch(picture["media"]["url"])).startswith(b"\x89PNG")
        told = say("plot-alt-place", place=str(mine.place), seats="3", game=title, date="|")
        assert told.split("|")[0] in picture["description"]
        assert time.strftime("%Y", time.gmtime(mine.ended_at)) in picture["description"]
        # Somebody else's, and the server's.
        other = await ana.slash(LOUNGE, "/stats", person=bram.id)
        assert say("stats-of-person", name=bram.name) in said(other)
        server = await ana.pressed(other, "y:server:-")
        assert say("stats-of-server") in said(server)
        assert f"**{title}**: {say('stats-games', count=3)}" in said(server)
        wins = say("stats-wins", count=3 if first is mine else 1)
        assert f"1. **{first.name}**: {wins}" in said(server)
        (picture,) = shown_pictures(server).values()
        month = time.strftime("%Y-%m", time.gmtime(mine.ended_at))
        assert picture["description"] == say("plot-alt-server", months=f"{month}: 3")
        back = await ana.pressed(server, "y:me:-")
        assert said(back) == said(panel)


async def test_other_servers_games_and_who_left_are_told_apart(
    house: House, people: People
) -> None:
    sitting = await at_table(house, people, *NAMES)
    await house.played_on(sitting)
    ana, bram = people["Ana"], people["Bram"]
    await house.adds_result(sitting, ana, guild=4711)
    own = await ana.slash(LOUNGE, "/stats")
    assert EN("stats-games", count=2) in said(own)
    private = await ana.slash(ana.dm, "/stats")
    assert said(private) == said(own)
    assert not controls(private, "y:server"), "there is no server there"
    asked = await bram.slash(LOUNGE, "/stats", person=ana.id)
    assert EN("stats-games", count=1) in said(asked), "others are one's own business"
    abroad = await bram.slash(bram.dm, "/stats", person=ana.id)
    assert said(abroad) == EN("refused-no-table", detail="")
    assert pictures(abroad) == []
    # Several games, and one that was left, which is no place.
    await house.adds_result(sitting, ana, game="chess", place=2, seats=2)
    await house.adds_result(sitting, ana, gone=1, place=1)
    panel = await ana.slash(LOUNGE, "/stats")
    assert f"**{EN('stats-all-games')}**: {EN('stats-games', count=3)}" in said(panel)
    assert EN("stats-left", count=1) in said(panel)
    assert "**chess**" in said(panel), "a game that is gone keeps its key"
    (menu,) = [part for part in controls(panel, "y:").values() if part["type"] == 3]
    assert {option["value"] for option in menu["options"]} == {"-", GAME, "chess"}
    only = await ana.pressed(panel, menu["custom_id"], GAME)
    assert "chess" not in said(only)
    # Who had themselves erased is somebody who left.
    await bram.pressed(await bram.slash(LOUNGE, "/me forget"), "m:forget")
    await house.settled()
    panel = await ana.slash(LOUNGE, "/stats")
    server = await ana.pressed(panel, "y:server:-")
    assert f"**{EN('someone-left')}**" in said(server)
    assert bram.name not in said(server)


async def test_play_again_keeps_the_seats_of_who_is_there(house: House, people: People) -> None:
    sitting = await at_table(house, people, *NAMES)
    ana, bram, carlos = sitting.people
    await house.played_on(sitting, 100)
    asked = await carlos.slash(sitting.thread, "/seat leave")
    await carlos.pressed(asked, f"c:{sitting.table}:leave")
    sitting.people.remove(carlos)
    while house.phase(sitting) == "running":
        await house.played_on(sitting)
    kept = {r.person: r.left for r in await house.results(sitting)}
    assert kept == {int(ana.id): False, int(bram.id): False, int(carlos.id): True}
    message, again = await table_message(ana, sitting), f"t:{sitting.table}:again"
    gone = await carlos.refused(message, again)
    assert gone == own_words("es")("refused-not-seated", detail="")
    told = await ana.pressed(message, again)
    assert said(told) == EN("again-opened", channel=f"<#{TABLES}>")
    await house.settled()
    lobbies = [m for m in await ana.messages(TABLES) if controls(m, "l:")]
    (lobby,) = [m for m in lobbies if m["id"] != sitting.lobby]
    assert f"<@{carlos.id}>" not in lobby["content"]
    assert "1 free seat" in lobby["content"]
    (kept_seat,) = [line for line in lobby["content"].splitlines() if "⏳" in line]
    assert f"<@{bram.id}>" in kept_seat
    assert bram.id in {who["id"] for who in lobby["mentions"]}, "whose seat is kept is told"
    # A second press, by somebody else, leads to the same lobby, and to the seat that is kept there.
    told = await bram.pressed(message, again)
    assert said(told) == EN("again-opened", channel=f"<#{TABLES}>")
    await house.settled()
    (now,) = [m for m in await ana.messages(TABLES) if m["id"] == lobby["id"]]
    assert "⏳" not in now["content"]
    assert f"<@{bram.id}>" in now["content"]
