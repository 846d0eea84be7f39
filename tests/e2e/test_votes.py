"""Votes as people meet them: asked below an undo that is refused, cast in the thread, and what
then shows where."""

from __future__ import annotations

from random import Random

from tests.e2e.house import House
from tests.e2e.people import TABLES, Json, People, Person, control, controls, said
from tests.e2e.play import Player, Sitting, open_table, table_message
from texts import own_words

EN = own_words("en")
FOR, AGAINST, WITHDRAW = ":for$", ":against$", ":withdraw:"


async def three(people: People, house: House) -> Sitting:
    sitting = await open_table([people[name] for name in ("Ana", "Bram", "Sunniva")], TABLES)
    await house.settled()
    return sitting


async def played(people: People, house: House) -> tuple[Sitting, Person, Person, Person]:
    """A table at which three have answered, in this order."""
    sitting = await three(people, house)
    order: list[Person] = []
    while len(order) < 3:
        person = house.awaited(sitting)
        await Player(person, sitting, Random(1)).answer()
        await house.settled()
        order += [] if person in order else [person]
    return sitting, *order


async def vote_message(person: Person, sitting: Sitting) -> Json:
    return await person.with_control(sitting.thread, f"v:{sitting.table}:vote:")


async def asked_back(sitting: Sitting, person: Person) -> tuple[Json, str]:
    """Undo below the table message is refused, with a button to ask the others."""
    told = await person.pressed(await table_message(person, sitting), f"t:{sitting.table}:undo")
    assert told["ephemeral"]
    return told, control(told, "^v:.*:ask:")


def question_withdrawn(sitting: Sitting) -> str:
    return EN("question-withdrawn", table=f"<#{sitting.thread}>")


async def test_all_let_somebody_take_an_answer_back(house: House, people: People) -> None:
    sitting, first, second, third = await played(people, house)
    records = len(house.written(sitting).records)
    # The panel offers it as well, and stays as it was.
    panel = await first.with_control(first.dm, f"p:{sitting.table}:undo")
    interaction = await first.press(panel["id"], f"p:{sitting.table}:undo")
    assert control(await first.told(interaction, first.dm), "^v:.*:ask:")
    await first.again(panel)
    told = await first.pressed(*await asked_back(sitting, first))
    assert said(told) == EN("asked-others", thread=f"<#{sitting.thread}>")

    message = await vote_message(second, sitting)
    text = said(message)
    assert f"**{first.name}** asks to go back" in text
    assert f"{records} answers would be taken back" in text
    assert f"For: **{first.name}**" in text
    assert f"<@{second.id}>, <@{third.id}>" in text or f"<@{third.id}>, <@{second.id}>" in text
    # Classic rows and plain words: a phone shows them.
    assert message["content"]
    shown = await second.pressed(message, control(message, FOR))
    # Once more changes nothing.
    shown = await second.pressed(shown, control(shown, FOR))
    (line,) = [line for line in said(shown).splitlines() if line.startswith("✅")]
    assert line.count(f"**{second.name}**") == 1

    await third.pressed(shown, control(shown, FOR))
    await house.settled()
    closed = await third.again(message)
    assert EN("vote-passed") in said(closed)
    assert not controls(closed)
    # The thread's newest picture is that of the position now, and says what happened.
    below = await table_message(first, sitting)
    assert EN("undone-agreed", name=f"**{first.name}**", count=records) in said(below)
    assert below["attachments"]
    # The first is asked again; the others' controls are gone, and they know that it is so.
    assert await Player(first, sitting, Random(1)).panel() is not None
    for person in (second, third):
        assert await Player(person, sitting, Random(1)).panel() is None
        assert question_withdrawn(sitting) in await person.lines(person.dm)


async def test_one_voice_against_ends_it_and_what_closed_takes_no_ballot(
    house: House, people: People
) -> None:
    sitting, first, second, third = await played(people, house)
    before = len(house.written(sitting).records)
    await first.pressed(*await asked_back(sitting, first))
    message = await vote_message(second, sitting)
    stranger = await people.add("Wren")
    assert await stranger.refused(message, control(message, FOR)) == EN("refused-not-voter")
    assert await second.refused(message, control(message, WITHDRAW)) == EN("refused-not-proposer")
    closed = await second.pressed(message, control(message, AGAINST))
    assert EN("vote-failed") in said(closed)
    assert f"Against: **{second.name}**" in said(closed)
    assert len(house.written(sitting).records) == before
    # The same again, an hour early.
    assert await first.refused(*await asked_back(sitting, first)) == EN("refused-voted-lately")
    # Another one is withdrawn, and a third runs out.
    told = await first.slash(sitting.thread, "/seat end")
    assert said(told) == EN("asked-others", thread=f"<#{sitting.thread}>")
    message = await vote_message(first, sitting)
    assert f"**{first.name}** proposes to end this game" in said(message)
    closed = await first.pressed(message, control(message, WITHDRAW))
    assert EN("vote-withdrawn") in said(closed)
    assert not controls(closed)
    await third.slash(sitting.thread, "/seat end")
    message = await vote_message(third, sitting)
    await house.votes_run_out(sitting)
    assert await second.refused(message, control(message, FOR)) == EN("refused-vote-closed")
    await house.passes(0)
    assert EN("vote-expired") in said(await second.again(message))


async def test_all_agree_to_end_the_game(house: House, people: People) -> None:
    sitting = await three(people, house)
    ana, *others = sitting.people
    await ana.slash(sitting.thread, "/seat end")
    for person in others:
        message = await vote_message(person, sitting)
        await person.pressed(message, control(message, FOR))
    await house.settled()
    assert EN("say-agreed", why="agreed") in await ana.lines(sitting.thread)
    assert house.phase(sitting) == "cancelled"
    for person in sitting.people:
        for dm in await person.messages(person.dm):
            assert not controls(dm, "q:")
            assert "cancelled" not in said(dm)
    lobby = await ana.message(TABLES, sitting.lobby)
    assert lobby is not None
    assert said(lobby).startswith(EN("lobby-agreed", game="|").split("|")[0])


async def test_whoever_is_alone_with_computer_players_is_asked_whether_they_are_sure(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    told = await ana.slash(sitting.thread, "/seat end")
    assert house.phase(sitting) == "running"
    after = await ana.pressed(told, f"c:{sitting.table}:end")
    assert said(after) == EN("cancelled")
    assert house.phase(sitting) == "cancelled"


async def test_the_picture_follows_an_undo_of_ones_own(house: House, people: People) -> None:
    sitting = await three(people, house)
    person = house.awaited(sitting)
    await Player(person, sitting, Random(1)).answer()
    await house.settled()
    before = await table_message(person, sitting)
    # As if the newest picture were that of the answer which is taken back now.
    await house.shows_record(sitting, before["id"], 1)
    told = await person.pressed(before, f"t:{sitting.table}:undo")
    assert said(told) == EN("taken-back")
    await house.settled()
    after = await table_message(person, sitting)
    assert after["id"] != before["id"]
    assert EN("undone", name=f"**{person.name}**", count=1) in said(after)
    old = await person.again(before)
    assert EN("post-taken-back") in said(old)
    assert not controls(old)
    # The one who was asked in its wake has no question any more, and knows it.
    told_so = [p for p in sitting.people if question_withdrawn(sitting) in await p.lines(p.dm)]
    (other,) = told_so
    assert other is not person
    assert await Player(other, sitting, Random(1)).panel() is None
