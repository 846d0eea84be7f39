"""`/stats`, and *Play again*, after games that really ended."""

from __future__ import annotations

import time

import pytest

from engine.games import texts_folder, wording
from tests.e2e.house import House
from tests.e2e.people import LOUNGE, TABLES, Json, People, Person, controls, said
from tests.e2e.play import GAME, Sitting, lobby_press, open_table, table_message
from tests.e2e.test_looking_back import pictures, shown_pictures
from texts import LOCALES, own_words, words_in

EN = own_words("en")


async def finished(house: House, people: People) -> tuple[Sitting, list[Person]]:
    three = [people[name] for name in ("Ana", "Bram", "Carlos")]
    sitting = await open_table(three, TABLES)
    await house.played_on(sitting)
    return sitting, three


@pytest.mark.parametrize("locale", LOCALES)
async def test_everybody_has_their_results_and_the_server_has_its_own(
    house: House, people: People, locale: str
) -> None:
    say, words, ana = own_words(locale), words_in(locale, texts_folder(GAME)), people["Ana"]
    await ana.speaks(locale)
    nothing = await ana.slash(LOUNGE, "/stats")
    assert nothing["ephemeral"]
    assert say("stats-none-person") in said(nothing)
    assert pictures(nothing) == []
    sitting, (_, bram, _) = await finished(house, people)
    result = {r.person: r for r in await house.results(sitting)}
    mine = result[int(ana.id)]
    won = int(mine.place == 1)
    title = wording(GAME).title(words)
    few = await ana.slash(LOUNGE, "/stats")
    assert f"**{title}**: {say('stats-games', count=1)}" in said(few)
    assert pictures(few) == [], "of a game or two there is nothing to see"
    for _ in range(2):
        await house.adds_result(sitting, ana)
    panel = await ana.slash(LOUNGE, "/stats")
    facts = f"{say('stats-games', count=3)} · {say('stats-wins', count=3 * won)}"
    assert f"**{title}**: {facts}" in said(panel)
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
    first = next(r for r in result.values() if r.place == 1)
    wins = 3 if first is mine else 1
    assert f"1. **{first.name}**: {say('stats-wins', count=wins)}" in said(server)
    (picture,) = shown_pictures(server).values()
    month = time.strftime("%Y-%m", time.gmtime(mine.ended_at))
    assert picture["description"] == say("plot-alt-server", months=f"{month}: 3")
    back = await ana.pressed(server, "y:me:-")
    assert said(back) == said(panel)


async def test_other_servers_other_games_and_who_left_are_told_apart(
    house: House, people: People
) -> None:
    sitting, (ana, bram, _) = await finished(house, people)
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


# Play again


def seat_lines(lobby: Json) -> list[str]:
    return [line for line in lobby["content"].splitlines() if line.startswith("`")]


async def new_lobby(person: Person, sitting: Sitting) -> Json:
    return await person.find(
        TABLES, lambda m: m["id"] != sitting.lobby and controls(m, "l:"), "the new lobby"
    )


async def test_play_again_turns_the_seats_of_the_same_people(house: House, people: People) -> None:
    sitting, (ana, bram, carlos) = await finished(house, people)
    before = [seat.person for seat in house.table(sitting).seats]
    message, again = await table_message(bram, sitting), f"t:{sitting.table}:again"
    told = await bram.pressed(message, again)
    assert said(told) == EN("again-opened", channel=f"<#{TABLES}>")
    await house.settled()
    lobby = await new_lobby(bram, sitting)
    number = int(next(iter(controls(lobby))).split(":")[1])
    turned = [*before[1:], before[0]]
    for line, person in zip(seat_lines(lobby), turned, strict=True):
        assert f"<@{person}>" in line
        assert ("⏳" in line) is (person != int(bram.id)), "kept for the others"
    mentioned = {who["id"] for who in lobby["mentions"]}
    assert {ana.id, carlos.id} <= mentioned, "whose seats are kept is told"
    # A second press, by somebody else, leads to the same lobby; a stranger's to none.
    await ana.pressed(message, again)
    await house.settled()
    lobbies = [m for m in await ana.messages(TABLES) if controls(m, "l:")]
    assert [m["id"] for m in lobbies] == [lobby["id"]]
    duarte, pt = people["Duarte"], own_words("pt-BR")
    assert await duarte.refused(message, again) == pt("refused-not-seated", detail="")
    assert await duarte.refused(lobby, f"l:{number}:join") == pt("refused-kept", detail="")
    second = Sitting(number, TABLES, lobby["id"], [bram])
    for person in (ana, carlos):
        await lobby_press(person, second, "join")
        second.people.append(person)
    await lobby_press(bram, second, "start")
    await table_message(bram, second)
    after = [seat.person for seat in house.table(second).seats]
    assert after == turned, "the order is turned, not drawn"


async def test_play_again_opens_the_seat_of_who_left(house: House, people: People) -> None:
    ana, bram, carlos = (people[name] for name in ("Ana", "Bram", "Carlos"))
    sitting = await open_table([ana, bram, carlos], TABLES)
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
    await ana.pressed(message, again)
    await house.settled()
    lobby = await new_lobby(ana, sitting)
    assert f"<@{carlos.id}>" not in lobby["content"]
    assert EN("seat-free") in lobby["content"]
