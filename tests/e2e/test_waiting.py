"""The message of somebody whose move it is not: whose it is, since when, and what has happened."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

from cogs.frame.house import House
from cogs.frame.speech import game_words
from engine.games import scenes
from engine.kit.chance import Chance
from engine.kit.contract import Picks
from engine.table.door import Open, Refused
from localtable.world.first_world import LOUNGE, TABLES
from tests.e2e.house import settled
from tests.e2e.people import Json, People, Person, controls, said
from tests.e2e.play import Sitting, open_table
from texts import LOCALES, own_words

SAY = own_words("en")


class GameOver(Exception):
    """Nobody is asked any more."""


async def asked(house: House, sitting: Sitting) -> tuple[Person, Open]:
    """Who is asked now, and what."""
    for person in sitting.people:
        sight = await house.adapter.sight(sitting.table, int(person.id))
        for one in sight.open:
            if one.given is None:
                return person, one
    raise GameOver


async def answers_until(
    house: House,
    sitting: Sitting,
    stop: Callable[[Person, Open], bool],
    choose: Callable[[Open], Picks | None] = lambda _: None,
) -> tuple[Person, Open]:
    """Everybody answers, by chance where nothing is chosen, until this is asked."""
    luck = Chance(bytes(16), 3)
    for _ in range(600):
        person, one = await asked(house, sitting)
        if stop(person, one):
            return person, one
        picks = choose(one) or one.question.sample(luck)
        # It may be answered by a standing order in this moment.
        with contextlib.suppress(Refused):
            await house.adapter.answer(sitting.table, int(person.id), one.ticket, picks)
    raise AssertionError("it was never asked")


def warlike(one: Open) -> Picks | None:
    """Attack whenever that may be done, and end the turn otherwise."""
    if one.question.kind != "turn":
        return None
    return next((of,) for of in ("attack", "draw") if of in one.question.options)


def is_attacked(one: Open) -> bool:
    """There is something to field: else nobody is asked in earnest."""
    return one.question.kind == "defence-forces" and len(one.question.options) > 1


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
        sitting = await open_table(both[:: (-1) ** n], TABLES, game="ortus_regni")
        with contextlib.suppress(GameOver):
            defender, _ = await answers_until(
                house, sitting, lambda _, one: is_attacked(one), warlike
            )
            break
    attacker = next(person for person in sitting.people if person is not defender)
    await settled(house)
    prompt = await defender.with_control(defender.dm, f"q:{sitting.table}:")
    none = next(id_ for id_, part in controls(prompt).items() if part.get("label") == "No defence")
    await defender.pressed(prompt, none)
    await answers_until(house, sitting, lambda _, one: one.question.kind == "turn")
    await settled(house)
    assert (await asked(house, sitting))[0] is attacker

    message = await waiting_message(defender, sitting)
    told = said(message)
    _, lines = await house.adapter.since(sitting.table, int(defender.id), after=0)
    kinds = [line.event.kind for line in lines]
    battle = kinds[len(kinds) - kinds[::-1].index("attack-declared") :]
    assert "battle-over" in battle
    ends = {
        "attack-failed": r"fails",
        "towers-felled": r"loses Towers",
        "properties-destroyed": r"loses",
        "fief-lost": r"loses Fief",
    }
    told_lines = [line for line in told.splitlines() if line.startswith("> ")]
    for kind in ends.keys() & set(battle):
        assert any(re.search(ends[kind], line) for line in told_lines), told
    assert ends.keys() & set(battle)
    assert f"**{attacker.name}**" in told
    view = (await house.adapter.sight(sitting.table, int(defender.id))).view
    names = [person.name for person in sitting.people]
    now = scenes("ortus_regni").of_prompt(view, None, game_words("ortus_regni", "en"), names)
    (picture,) = message["attachments"]
    assert now is not None
    assert picture["description"] == now.alt[: len(picture["description"])]


async def test_who_waits_reads_whose_move_it_is_and_since_when_until_it_is_theirs(
    people: People, house: House
) -> None:
    three = [people[name] for name in ("Ana", "Bram", "Carlos")]
    for person in three:
        await person.settings(locale="en-US")
    sitting = await open_table(three, TABLES)
    seen = 0
    for _ in range(24):
        person, one = await asked(house, sitting)
        await settled(house)
        for other in sitting.people:
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
            assert f"(<t:{one.asked_at}:R>)" in told
            seen += 1
        picks = one.question.sample(Chance(bytes(16), one.ticket))
        await house.adapter.answer(sitting.table, int(person.id), one.ticket, picks)
    assert seen > 3


async def test_every_place_that_says_it_is_not_your_move_says_whose_it_is(
    people: People, house: House
) -> None:
    for locale, discord in zip(LOCALES, ("en-US", "es-ES", "pt-BR"), strict=True):
        say = own_words(locale)
        sitting = await open_table([people["Ana"], people["Bram"], people["Carlos"]], LOUNGE)
        await answers_until(house, sitting, lambda _, one: not one.question.sealed)
        await settled(house)
        person, one = await asked(house, sitting)
        waits = next(other for other in sitting.people if other is not person)
        await waits.settings(locale=discord)
        shown = await waits.slash(sitting.thread, "/hand")
        assert say("not-awaited") in said(shown)
        written = await waits.slash(sitting.thread, "/play", picks="1")
        assert say("nothing-asked") in said(written)
        places = [shown, written]
        plans = f"a:{sitting.table}:plan"
        if plans in controls(shown):
            places.append(await waits.pressed(shown, plans))
        for place in places:
            assert f"⏳ **{person.name}**: " in said(place)
            assert f"<t:{one.asked_at}:R>" in said(place)
