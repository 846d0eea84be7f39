"""The message of somebody whose move it is not: whose it is, since when, and what has happened."""

from __future__ import annotations

import re
from random import Random

from engine.kit.chance import Chance
from tests.e2e.house import House
from tests.e2e.people import LOUNGE, TABLES, Json, People, Person, control, controls, said
from tests.e2e.play import Player, Sitting, open_table
from texts import LOCALES, own_words

SAY = own_words("en")
FIGHT = "ortus_regni"
ENDS = {
    "attack-failed": r"fails",
    "towers-felled": r"loses Towers",
    "properties-destroyed": r"loses",
    "fief-lost": r"loses Fief",
}
"""How a battle ends, by event, and how that is told."""


async def until_attacked(house: House, sitting: Sitting) -> Person | None:
    """All answer by chance, and attack whenever they may, until somebody is attacked who has
    something to field; None: the game was over before."""
    luck = Chance(bytes(16), 3)
    while house.phase(sitting) == "running":
        if not house.is_somebody_asked(sitting):
            await house.settled()  # a standing order answers
            continue
        person = house.awaited(sitting)
        question = house.question(sitting, person)
        if question.kind == "defence-forces" and len(question.options) > 1:
            return person
        moves = [of for of in ("attack", "draw") if of in question.options]
        if question.kind == "turn" and moves:
            await house.answer(sitting, person, moves[0])
        else:
            await house.chance_answers(sitting, luck)
    return None


async def waiting_message(person: Person, sitting: Sitting) -> Json:
    """The newest direct message of the table, of which nothing is asked."""
    ours = [
        message
        for message in await person.messages(person.dm)
        if f"p:{sitting.table}:board" in controls(message)
    ]
    assert not controls(ours[-1], "q:")
    return ours[-1]


async def test_the_defender_of_a_battle_reads_how_it_ended_and_sees_what_is_left(
    people: People, house: House
) -> None:
    both = [people["Ana"], people["Bram"]]
    # There are games without a battle, and one person opens 4 lobbies an hour.
    for n in range(8):
        sitting = await open_table(both[:: (-1) ** n], TABLES, game=FIGHT)
        if defender := await until_attacked(house, sitting):
            break
    assert defender
    attacker = next(person for person in both if person is not defender)
    await house.settled()
    before = len(house.written(sitting).standing)
    prompt = await defender.with_control(defender.dm, f"q:{sitting.table}:")
    await defender.press_label(prompt, "No defence")
    await house.settled()
    while house.question(sitting, house.awaited(sitting)).kind != "turn":
        await house.chance_answers(sitting, Chance(bytes(16), 3))
        await house.settled()
    assert house.awaited(sitting) is attacker

    message = await waiting_message(defender, sitting)
    fresh = house.written(sitting).standing[before:]
    ended = {event.kind for record in fresh for event in record.events} & ENDS.keys()
    lines = [line for line in said(message).splitlines() if line.startswith("> ")]
    for kind in ended:
        assert any(re.search(ENDS[kind], line) for line in lines), said(message)
    assert ended
    assert f"**{attacker.name}**" in said(message)
    (picture,) = message["attachments"]
    now = await house.picture_words(sitting, defender)
    assert picture["description"] == now[: len(picture["description"])]


async def test_who_waits_reads_whose_move_it_is_and_since_when_until_it_is_theirs(
    people: People, house: House
) -> None:
    three = [people[name] for name in ("Ana", "Bram", "Sunniva")]
    sitting = await open_table(three, TABLES)
    seen = turn = 0
    while seen < 6:
        turn += 1
        await house.settled()
        person = house.awaited(sitting)
        since = house.asked(sitting, person)[0].asked_at
        for other in three:
            messages = [
                m
                for m in await other.messages(other.dm)
                if f"p:{sitting.table}:board" in controls(m)
            ]
            if other is person or not messages or controls(messages[-1], "q:"):
                continue
            told = said(messages[-1])
            assert SAY("not-awaited") in told
            assert f"⏳ **{person.name}**: " in told
            assert f"(<t:{since}:R>)" in told
            seen += 1
        await Player(person, sitting, Random(turn)).answer()


async def test_every_place_that_says_it_is_not_your_move_says_whose_it_is(
    people: People, house: House
) -> None:
    sitting = await open_table([people["Ana"], people["Bram"], people["Carlos"]], LOUNGE)
    await house.settled()
    person = house.awaited(sitting)
    since = house.asked(sitting, person)[0].asked_at
    waits = next(other for other in sitting.people if other is not person)
    for locale in LOCALES:
        say = own_words(locale)
        await waits.speaks(locale)
        shown = await waits.slash(sitting.thread, "/hand")
        assert say("not-awaited") in said(shown)
        written = await waits.slash(sitting.thread, "/play", picks="1")
        assert say("nothing-asked") in said(written)
        places = [shown, written]
        plans = f"a:{sitting.table}:plan"
        if plans in controls(shown):
            places.append(await waits.pressed(shown, control(shown, plans)))
        for place in places:
            assert f"⏳ **{person.name}**: " in said(place)
            assert f"<t:{since}:R>" in said(place)
