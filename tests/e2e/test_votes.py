"""Votes as people meet them: asked below an undo that is refused, cast in the thread, and what
then shows where."""

from __future__ import annotations

from random import Random

from tests.e2e.house import DAY, House
from tests.e2e.people import TABLES, Json, People, Person, control, controls, said
from tests.e2e.play import Player, Sitting, at_table, open_table, table_message
from texts import own_words

EN = own_words("en")
FOR, AGAINST, WITHDRAW = ":for$", ":against$", ":withdraw:"


async def vote_message(person: Person, sitting: Sitting) -> Json:
    return await person.with_control(sitting.thread, f"v:{sitting.table}:vote:")


async def asked_back(sitting: Sitting, person: Person) -> tuple[Json, str]:
    """Undo below the table message is refused, with a button to ask the others."""
    told = await person.pressed(await table_message(person, sitting), f"t:{sitting.table}:undo")
    assert told["ephemeral"]
    return told, control(told, "^v:.*:ask:")


async def test_one_voice_ends_an_undo_and_all_agree_to_another(
    house: House, people: People
) -> None:
    """Three have answered, in this order."""
    sitting, order = await at_table(house, people), list[Person]()
    while len(order) < 3:
        person = house.awaited(sitting)
        await Player(person, sitting, Random(1)).answer()
        await house.settled()
        order += [] if person in order else [person]
    first, second, third = order
    records = len(house.written(sitting).records)
    await second.pressed(*await asked_back(sitting, second))
    message, stranger = await vote_message(third, sitting), await people.add("Wren")
    assert await stranger.refused(message, control(message, FOR)) == EN("refused-not-voter")
    assert await third.refused(message, control(message, WITHDRAW)) == EN("refused-not-proposer")
    closed = await third.pressed(message, control(message, AGAINST))
    assert EN("vote-failed") in said(closed)
    assert f"Against: **{third.name}**" in said(closed)
    assert len(house.written(sitting).records) == records
    # The same again, an hour early.
    assert await second.refused(*await asked_back(sitting, second)) == EN("refused-voted-lately")

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
    for _ in range(2):  # Once more changes nothing.
        message = await second.pressed(message, control(message, FOR))
    (line,) = [line for line in said(message).splitlines() if line.startswith("✅")]
    assert line.count(f"**{second.name}**") == 1
    await third.pressed(message, control(message, FOR))
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
        withdrawn = EN("question-withdrawn", table=f"<#{sitting.thread}>")
        assert withdrawn in await person.lines(person.dm)


async def test_a_vote_to_end_is_withdrawn_runs_out_and_passes(house: House, people: People) -> None:
    sitting = await at_table(house, people)
    ana, bram, sunniva = sitting.people
    told = await ana.slash(sitting.thread, "/seat end")
    assert said(told) == EN("asked-others", thread=f"<#{sitting.thread}>")
    message = await vote_message(ana, sitting)
    assert f"**{ana.name}** proposes to end this game" in said(message)
    closed = await ana.pressed(message, control(message, WITHDRAW))
    assert EN("vote-withdrawn") in said(closed)
    assert not controls(closed)
    await bram.slash(sitting.thread, "/seat end")
    message = await vote_message(bram, sitting)
    await house.passes(DAY)
    assert EN("vote-expired") in said(await ana.again(message))
    await sunniva.slash(sitting.thread, "/seat end")
    message = await vote_message(sunniva, sitting)
    for person in (ana, bram):
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
    # Whoever is alone with computer players is asked whether they are sure.
    sitting = await open_table([ana], TABLES, computers=2)
    told = await ana.slash(sitting.thread, "/seat end")
    assert house.phase(sitting) == "running"
    after = await ana.pressed(told, f"c:{sitting.table}:end")
    assert said(after) == EN("cancelled")
    assert house.phase(sitting) == "cancelled"
