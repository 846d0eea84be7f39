"""Votes as people meet them: asked below an undo that is refused, cast in the thread, and what
then shows where."""

from __future__ import annotations

from random import Random

from cogs.frame.house import House
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from tests.e2e.house import settled
from tests.e2e.people import Json, People, Person, controls, said
from tests.e2e.play import Player, Sitting, open_table, table_message
from texts import own_words

EN = own_words("en")


def names(people: People, *wanted: str) -> list[Person]:
    return [people[name] for name in wanted]


async def answered(house: House, sitting: Sitting) -> None:
    """Whoever is asked answers, by pressing what is there, until each of them has done so."""
    players = {int(p.id): Player(p, sitting, Random(1)) for p in sitting.people}
    while not all(player.given for player in players.values()):
        await settled(house)
        sight = await house.adapter.sight(sitting.table, None)
        seat = sight.awaited[0][0]
        player = players[sight.table.seats[seat].person or 0]
        await player.answer()
    await settled(house)


async def in_order(house: House, sitting: Sitting) -> list[Person]:
    """The people in the order in which they answered."""
    records = await house.store.log.records(sitting.table)
    ids = list(dict.fromkeys(str(record.person) for record in records))
    return sorted(sitting.people, key=lambda person: ids.index(person.id))


async def played(people: People, house: House) -> tuple[Sitting, Person, Person, Person]:
    """A table at which three have answered, in this order."""
    sitting = await open_table([people["Ana"], people["Bram"], people["Sunniva"]], TABLES)
    await answered(house, sitting)
    first, second, third = await in_order(house, sitting)
    return sitting, first, second, third


async def vote_message(person: Person, sitting: Sitting) -> Json:
    return await person.with_control(sitting.thread, f"v:{sitting.table}:vote:")


def ballot(message: Json, choice: str) -> str:
    """The custom id of a ballot's button."""
    return next(id_ for id_ in controls(message, "v:") if id_.endswith(f":{choice}"))


async def asked_back(sitting: Sitting, person: Person) -> Json:
    """Undo below the table message is refused, and *Ask the others* pressed."""
    told = await person.pressed(await table_message(person, sitting), f"t:{sitting.table}:undo")
    assert told["ephemeral"]
    (ask,) = controls(told, "v:")
    return await person.pressed(told, ask)


async def test_all_let_somebody_take_an_answer_back(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, first, second, third = await played(people, house)
    records = (await house.adapter.table(sitting.table)).records
    told = await asked_back(sitting, first)
    assert said(told) == EN("asked-others", thread=f"<#{sitting.thread}>")

    message = await vote_message(second, sitting)
    text = said(message)
    assert f"**{first.name}** asks to go back" in text
    assert f"{records} answers would be taken back" in text
    assert f"For: **{first.name}**" in text
    assert f"<@{second.id}>, <@{third.id}>" in text or f"<@{third.id}>, <@{second.id}>" in text
    # Classic rows and plain words: a phone shows them.
    assert message["content"]
    shown = await second.pressed(message, ballot(message, "for"))
    assert f"**{second.name}**" in said(shown)
    # Once more changes nothing.
    shown = await second.pressed(shown, ballot(shown, "for"))
    (line,) = [line for line in said(shown).splitlines() if line.startswith("✅")]
    assert line.count(f"**{second.name}**") == 1

    await third.pressed(shown, ballot(shown, "for"))
    await settled(house)
    closed = await third.message(sitting.thread, message["id"])
    assert closed is not None
    assert EN("vote-passed") in said(closed)
    assert not controls(closed)
    # The thread's newest picture is that of the position now, and says what happened.
    below = await table_message(first, sitting)
    assert EN("undone-agreed", name=f"**{first.name}**", count=records) in said(below)
    assert below["attachments"]
    # The first is asked again, and the others' controls are gone.
    assert await Player(first, sitting, Random(1)).panel() is not None
    for person in (second, third):
        assert await Player(person, sitting, Random(1)).panel() is None
    # Those who were asked in the wake of it know that it is so no more.
    for person in (second, third):
        lines = [said(m) for m in await person.messages(person.dm)]
        assert EN("question-withdrawn", table=f"<#{sitting.thread}>") in lines


async def test_one_voice_against_is_shown_and_ends_it(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, first, second, _third = await played(people, house)
    before = (await house.adapter.table(sitting.table)).records
    await asked_back(sitting, first)
    message = await vote_message(second, sitting)
    stranger = await people.add("Wren")
    assert await stranger.refused(message, ballot(message, "for")) == EN("refused-not-voter")
    withdraw = next(id_ for id_ in controls(message) if ":withdraw:" in id_)
    assert await second.refused(message, withdraw) == EN("refused-not-proposer")
    closed = await second.pressed(message, ballot(message, "against"))
    assert EN("vote-failed") in said(closed)
    assert f"Against: **{second.name}**" in said(closed)
    assert (await house.adapter.table(sitting.table)).records == before
    # The same again, an hour early.
    told = await first.pressed(await table_message(first, sitting), f"t:{sitting.table}:undo")
    (ask,) = controls(told, "v:")
    assert await first.refused(told, ask) == EN("refused-voted-lately")


async def test_a_press_on_a_vote_that_has_closed_is_answered(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, first, second, _third = await played(people, house)
    await asked_back(sitting, first)
    message = await vote_message(second, sitting)
    (vote,) = await house.store.votes.open_at(sitting.table)
    house.adapter.now = lambda: vote.due_at
    assert await second.refused(message, ballot(message, "for")) == EN("refused-vote-closed")
    await house.timekeeper.ring()
    await settled(house)
    closed = await second.message(sitting.thread, message["id"])
    assert closed is not None
    assert EN("vote-expired") in said(closed)


async def test_the_proposer_withdraws(table: LocalTable, people: People, house: House) -> None:
    ana, bram, sunniva = names(people, "Ana", "Bram", "Sunniva")
    sitting = await open_table([ana, bram, sunniva], TABLES)
    told = await ana.slash(sitting.thread, "/seat end")
    assert said(told) == EN("asked-others", thread=f"<#{sitting.thread}>")
    message = await vote_message(ana, sitting)
    assert "**Ana** proposes to end this game" in said(message)
    withdraw = next(id_ for id_ in controls(message) if ":withdraw:" in id_)
    closed = await ana.pressed(message, withdraw)
    assert EN("vote-withdrawn") in said(closed)
    assert not controls(closed)


async def test_all_agree_to_end_the_game(table: LocalTable, people: People, house: House) -> None:
    ana, bram, sunniva = names(people, "Ana", "Bram", "Sunniva")
    sitting = await open_table([ana, bram, sunniva], TABLES)
    await ana.slash(sitting.thread, "/seat end")
    message = await vote_message(bram, sitting)
    for person in (bram, sunniva):
        await person.pressed(message, ballot(message, "for"))
    await settled(house)
    lines = [said(m) for m in await ana.messages(sitting.thread)]
    assert EN("say-agreed", why="agreed") in lines
    assert (await house.adapter.table(sitting.table)).phase == "cancelled"
    for person in (ana, bram, sunniva):
        for dm in await person.messages(person.dm):
            assert not controls(dm, "q:")


async def test_whoever_is_alone_with_computer_players_is_asked_whether_they_are_sure(
    table: LocalTable, people: People, house: House
) -> None:
    (ana,) = names(people, "Ana")
    sitting = await open_table([ana], TABLES, computers=2)
    told = await ana.slash(sitting.thread, "/seat end")
    assert (await house.adapter.table(sitting.table)).phase == "running"
    after = await ana.pressed(told, f"c:{sitting.table}:end")
    assert said(after) == EN("cancelled")
    assert (await house.adapter.table(sitting.table)).phase == "cancelled"


async def test_a_panels_undo_offers_to_ask_as_well(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, first, _second, _third = await played(people, house)
    panel = await first.with_control(first.dm, f"p:{sitting.table}:undo")
    interaction = await first.press(panel["id"], f"p:{sitting.table}:undo")
    told = await first.told(interaction, first.dm)
    (ask,) = controls(told, "v:")
    assert ":ask:" in ask
    # The panel itself stays as it was.
    assert await first.message(first.dm, panel["id"]) is not None


async def test_the_picture_follows_an_undo_of_ones_own(
    table: LocalTable, people: People, house: House
) -> None:
    those = names(people, "Ana", "Bram", "Sunniva")
    sitting = await open_table(those, TABLES)
    await settled(house)
    sight = await house.adapter.sight(sitting.table, None)
    first = str(sight.table.seats[sight.awaited[0][0]].person)
    person = next(p for p in those if p.id == first)
    await Player(person, sitting, Random(1)).answer()
    await settled(house)
    before = await table_message(person, sitting)
    # As if the newest picture were that of the answer which is taken back now.
    await house.store.tables.set_table_message(sitting.table, int(before["id"]), 1)
    told = await person.pressed(before, f"t:{sitting.table}:undo")
    assert said(told) == EN("taken-back")
    await settled(house)
    after = await table_message(person, sitting)
    assert after["id"] != before["id"]
    assert EN("undone", name=f"**{person.name}**", count=1) in said(after)
    old = await person.message(sitting.thread, before["id"])
    assert old is not None
    assert EN("post-taken-back") in said(old)
    assert not controls(old)
    # The one who was asked in its wake has no question any more, and knows it.
    (other,) = [
        p
        for p in those
        if EN("question-withdrawn", table=f"<#{sitting.thread}>")
        in [said(m) for m in await p.messages(p.dm)]
    ]
    assert other is not person
    assert await Player(other, sitting, Random(1)).panel() is None


async def test_the_pace_is_put_to_the_vote(table: LocalTable, people: People, house: House) -> None:
    ana, bram, sunniva = names(people, "Ana", "Bram", "Sunniva")
    sitting = await open_table([ana, bram, sunniva], TABLES)
    await bram.slash(sitting.thread, "/game pace", pace="daily")
    message = await vote_message(sunniva, sitting)
    assert "**Bram** proposes another pace: daily" in said(message)
    assert EN("vote-needs-most") in said(message)
    closed = await sunniva.pressed(message, ballot(message, "for"))
    assert EN("vote-passed") in said(closed)
    assert (await house.adapter.table(sitting.table)).pace.key == "daily"


async def test_a_vote_that_got_there_before_a_crash_is_not_posted_twice(
    table: LocalTable, people: People, house: House
) -> None:
    ana, bram, sunniva = names(people, "Ana", "Bram", "Sunniva")
    sitting = await open_table([ana, bram, sunniva], TABLES)
    await ana.slash(sitting.thread, "/seat end")
    await ana.slash(sitting.thread, "/seat open")
    await settled(house)
    message = await vote_message(bram, sitting)
    offer = await bram.with_control(TABLES, f"c:{sitting.table}:take:")

    def as_before(connection):  # type: ignore[no-untyped-def]
        """As if the bot had stopped between sending and writing it down."""
        for kind, number in (("vote", 1), ("offer", 1)):
            connection.execute(f"UPDATE {kind}s SET message = NULL")
            connection.execute(
                "INSERT INTO outbox (table_id, lane, kind, record, payload_json, claimed)"
                " VALUES (?, ?, ?, 0, ?, 1)",
                (sitting.table, f"t{sitting.table}", kind, f'{{"{kind}": {number}}}'),
            )

    await house.store.write(as_before)
    await settled(house)
    vote, offered = await house.store.votes.get(1), await house.store.offers.get(1)
    assert vote is not None
    assert offered is not None
    assert (str(vote.message), str(offered.message)) == (message["id"], offer["id"])
    for channel, start in ((sitting.thread, "v:"), (TABLES, "c:")):
        posts = [m for m in await bram.messages(channel) if controls(m, start)]
        assert len(posts) == 1
