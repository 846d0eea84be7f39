"""`/stats`, and *Play again*, after games that really ended."""

from __future__ import annotations

import json
import time

import pytest

from cogs.frame.house import House
from db.people import results
from engine.games import texts_folder, wording
from localtable.world.first_world import LOUNGE, TABLES
from tests.e2e.house import played_on, settled
from tests.e2e.people import Json, People, Person, controls, said
from tests.e2e.play import GAME, Sitting, lobby_press, open_table, table_message
from tests.e2e.test_looking_back import pictures, shown_pictures
from texts import own_words, words_in

LANGUAGES = {"en-US": "en", "es-ES": "es", "pt-BR": "pt-BR"}


async def finished(house: House, people: list[Person]) -> Sitting:
    sitting = await open_table(people, TABLES)
    await played_on(house, sitting)
    return sitting


async def add_result(house: House, sitting: Sitting, person: Person, **changes: object) -> None:
    """One more result like that of a table, as if of another one."""
    (row,) = [
        result
        for result in await house.store.results.of_table(sitting.table)
        if result.person == int(person.id)
    ]
    values = {
        "guild": row.guild, "game": row.game, "seats": row.seats, "seat": row.seat,
        "person": row.person, "name": row.name, "place": row.place, "points": row.points,
        "sources_json": json.dumps(row.sources), "gone": 0, "ended_at": row.ended_at,
        **changes,
    }  # fmt: skip

    def work(connection):  # type: ignore[no-untyped-def]
        (number,) = connection.execute(
            "INSERT INTO tables (game, version, options_json, phase, guild, channel, host, locale,"
            " wanted, created_at, touched_at) VALUES (?, 1, '{}', 'over', ?, 1, 1, 'en', 2, 0, 0)"
            " RETURNING id",
            (values["game"], values["guild"]),
        ).fetchone()
        names, marks = ", ".join(values), ", ".join("?" for _ in values)
        connection.execute(
            f"INSERT INTO results (table_id, {names}) VALUES (?, {marks})",
            (number, *values.values()),
        )

    await house.store.write(work)


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_everybody_has_their_results_and_the_server_has_its_own(
    house: House, people: People, locale: str
) -> None:
    say, words = own_words(LANGUAGES[locale]), words_in(LANGUAGES[locale], texts_folder(GAME))
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    await ana.settings(locale=locale)
    nothing = await ana.slash(LOUNGE, "/stats")
    assert nothing["ephemeral"]
    assert say("stats-none-person") in said(nothing)
    assert pictures(nothing) == []
    sitting = await finished(house, [ana, bram, carlos])
    result = {r.person: r for r in await house.store.results.of_table(sitting.table)}
    mine = result[int(ana.id)]
    won = int(mine.place == 1)
    title = wording(GAME).title(words)
    few = await ana.slash(LOUNGE, "/stats")
    assert f"**{title}**: {say('stats-games', count=1)}" in said(few)
    assert pictures(few) == [], "of a game or two there is nothing to see"
    for _ in range(2):
        await add_result(house, sitting, ana)
    panel = await ana.slash(LOUNGE, "/stats")
    facts = f"{say('stats-games', count=3)} · {say('stats-wins', count=3 * won)}"
    assert f"**{title}**: {facts}" in said(panel)
    assert say("stats-beaten", percent=str(round(100 * mine.beaten))) in said(panel)
    (picture,) = shown_pictures(panel).values()
    assert (await ana.fetch(picture["media"]["url"])).startswith(b"\x89PNG")
    date = time.strftime("%Y", time.gmtime(mine.ended_at))
    told = say("plot-alt-place", place=str(mine.place), seats="3", game=title, date="|")
    assert told.split("|")[0] in picture["description"]
    assert date in picture["description"]
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


async def test_results_of_other_servers_are_ones_own_business(house: House, people: People) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    say = own_words("en")
    sitting = await finished(house, [ana, bram, carlos])
    await add_result(house, sitting, ana, guild=4711)
    own = await ana.slash(LOUNGE, "/stats")
    assert say("stats-games", count=2) in said(own)
    private = await ana.slash(ana.dm, "/stats")
    assert said(private) == said(own)
    assert not controls(private, "y:server"), "there is no server there"
    asked = await bram.slash(LOUNGE, "/stats", person=ana.id)
    assert say("stats-games", count=1) in said(asked)
    abroad = await bram.slash(bram.dm, "/stats", person=ana.id)
    assert said(abroad) == say("refused-no-table", detail="")
    assert pictures(abroad) == []


async def test_several_games_are_told_apart_and_leaving_is_no_place(
    house: House, people: People
) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    say = own_words("en")
    sitting = await finished(house, [ana, bram, carlos])
    await add_result(house, sitting, ana, game="chess", place=2, seats=2)
    await add_result(house, sitting, ana, gone=1, place=1)
    panel = await ana.slash(LOUNGE, "/stats")
    assert f"**{say('stats-all-games')}**: {say('stats-games', count=2)}" in said(panel)
    assert say("stats-left", count=1) in said(panel)
    assert "**chess**" in said(panel), "a game that is gone keeps its key"
    (menu,) = [part for id_, part in controls(panel, "y:").items() if part["type"] == 3]
    assert {option["value"] for option in menu["options"]} == {"-", GAME, "chess"}
    only = await ana.pressed(panel, menu["custom_id"], GAME)
    assert "chess" not in said(only)
    assert pictures(only) == []


async def test_who_had_themselves_erased_is_somebody_who_left(house: House, people: People) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    say = own_words("en")
    await finished(house, [ana, bram, carlos])
    await house.store.write(lambda c: results.forget(c, int(bram.id)))
    panel = await ana.slash(LOUNGE, "/stats")
    server = await ana.pressed(panel, "y:server:-")
    assert f"3. **{say('someone-left')}**" in said(server)
    assert bram.name not in said(server)


# Play again


def seat_lines(lobby: Json) -> list[str]:
    return [line for line in lobby["content"].splitlines() if line.startswith("`")]


async def test_play_again_turns_the_seats_of_the_same_people(house: House, people: People) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    sitting = await finished(house, [ana, bram, carlos])
    before = [seat.person for seat in (await house.adapter.table(sitting.table)).seats]
    message = await table_message(bram, sitting)
    told = await bram.pressed(message, f"t:{sitting.table}:again")
    say = own_words("en")
    assert said(told) == say("again-opened", channel=f"<#{TABLES}>")
    await settled(house)
    lobby = await bram.find(
        TABLES, lambda m: m["id"] != sitting.lobby and controls(m, "l:"), "the new lobby"
    )
    number = int(next(iter(controls(lobby))).split(":")[1])
    turned = [*before[1:], before[0]]
    for line, person in zip(seat_lines(lobby), turned, strict=True):
        assert f"<@{person}>" in line
        assert ("⏳" in line) is (person != int(bram.id)), "kept for the others"
    mentioned = {who["id"] for who in lobby["mentions"]}
    assert {ana.id, carlos.id} <= mentioned, "whose seats are kept is told"
    # A second press, by somebody else, leads to the same lobby; a stranger's to none.
    message = await table_message(ana, sitting)
    await ana.pressed(message, f"t:{sitting.table}:again")
    await settled(house)
    lobbies = [m for m in await ana.messages(TABLES) if controls(m, "l:")]
    assert [m["id"] for m in lobbies] == [lobby["id"]]
    duarte = people["Duarte"]
    refused = await duarte.refused(message, f"t:{sitting.table}:again")
    assert refused == own_words("pt-BR")("refused-not-seated", detail="")
    again = Sitting(number, TABLES, lobby["id"], [bram])
    full = await duarte.refused(lobby, f"l:{number}:join")
    assert full == own_words("pt-BR")("refused-kept", detail="")
    for person in (ana, carlos):
        await lobby_press(person, again, "join")
        again.people.append(person)
    await lobby_press(bram, again, "start")
    await table_message(bram, again)
    after = [seat.person for seat in (await house.adapter.table(number)).seats]
    assert after == turned, "the order is turned, not drawn"
    await played_on(house, again)
    assert len(await house.store.results.of_person(int(ana.id))) == 2


async def test_play_again_opens_the_seat_of_who_left(house: House, people: People) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    sitting = await open_table([ana, bram, carlos], TABLES)
    await played_on(house, sitting, 100)
    await house.lobbies.leave(sitting.table, int(carlos.id))
    sitting.people.remove(carlos)
    for _ in range(400):
        await played_on(house, sitting)
        if (await house.adapter.table(sitting.table)).phase == "over":
            break
    kept = {r.person: r.left for r in await house.store.results.of_table(sitting.table)}
    assert kept == {int(ana.id): False, int(bram.id): False, int(carlos.id): True}
    message = await table_message(ana, sitting)
    gone = await carlos.refused(message, f"t:{sitting.table}:again")
    assert gone == own_words("es")("refused-not-seated", detail="")
    await ana.pressed(message, f"t:{sitting.table}:again")
    await settled(house)
    lobby = await ana.find(
        TABLES, lambda m: m["id"] != sitting.lobby and controls(m, "l:"), "the new lobby"
    )
    assert f"<@{carlos.id}>" not in lobby["content"]
    assert own_words("en")("seat-free") in lobby["content"]
