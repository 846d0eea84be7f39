"""Somebody who never read the rules: how it plays, why a question matters, what a card does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.frame.house import House
from cogs.learn.pages import read_things
from engine.games import all_games, lessons
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from localtable.world.world import PRIVATE_THREAD
from tests.e2e.house import settled
from tests.e2e.larders import larder_known, sat_down
from tests.e2e.people import Json, People, Person, controls, parts, said
from tests.e2e.play import Sitting, lobby_press, open_lobby
from texts import own_words

GALLERY = 12
SAY = own_words("en")
BRING = "💡 Whatever you bring may give the next player a point."


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with larder_known(monkeypatch, caplog):
        yield


async def prompt(person: Person, sitting: Sitting) -> Json:
    """The newest private message with the question."""
    return await person.find(person.dm, lambda m: controls(m, f"q:{sitting.table}:"), "the prompt")


def pictured(message: Json) -> list[str]:
    """The words of the pictures that it shows."""
    galleries = [part["items"] for part in parts(message) if part["type"] == GALLERY]
    return [item["description"] for items in galleries for item in items]


async def filled(people: People) -> Sitting:
    """Ana and Bram have filled their larders."""
    sitting = await sat_down(people, "Ana", "Bram")
    for name in ("Ana", "Bram"):
        await people[name].slash(people[name].dm, "/play", picks="6 bread, 6 fish")
    return sitting


async def test_how_it_plays_is_read_page_by_page_below_the_lobby(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    sitting = await open_lobby(ana, TABLES, game="larder", seats=2)
    page = await lobby_press(ana, sitting, "plays")
    assert page["ephemeral"]
    assert "1/4 · The aim" in said(page)
    assert pictured(page) == ["The aim"]
    for number, title in enumerate(("A turn", "How you win", "What beginners get wrong"), 1):
        page = await ana.pressed(page, f"e:larder:page.{number}")
        assert f"{number + 1}/4 · {title}" in said(page)
    assert "e:larder:page.4" not in controls(page)
    rules = await ana.pressed(page, "e:larder:rules")
    assert "After three rounds" in said(rules)
    again = await ana.pressed(rules, "e:larder:page.0")
    assert "1/4 · The aim" in said(again)


async def test_learn_and_card_answer_in_the_readers_language(
    table: LocalTable, people: People, house: House
) -> None:
    carlos = people["Carlos"]
    for game in all_games():
        read_things(game, "es")  # Read before somebody waits for it.
    page = await carlos.slash(carlos.dm, "/learn", game="larder")
    assert "1/4 · El objetivo" in said(page)
    offered = await carlos.complete(carlos.dm, "/card", "name", name="que")
    found = next(value for name, value in offered if name.startswith("queso"))
    assert found == "larder:cheese"
    card = await carlos.slash(carlos.dm, "/card", name=found)
    assert "## queso" in said(card)
    assert "Ejemplo: Tienes 4 quesos y sacas uno: quedan 3." in said(card)
    assert pictured(card) == ["queso"]
    written = await carlos.slash(carlos.dm, "/card", name="pesca")
    assert "## pescado" in said(written)
    unknown = await carlos.slash(carlos.dm, "/card", name="@everyone")
    assert said(unknown) == own_words("es")("no-such-thing", name="@everyone")


async def test_a_newcomers_first_prompt_leads_to_the_lesson_and_what_is_met_to_its_card(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    first = await prompt(ana, await sat_down(people, "Ana", "Bram"))
    assert "💡 What is in your larder decides" in said(first)
    number = next(iter(controls(first))).split(":")[1]
    page = await ana.pressed(first, f"p:{number}:learn")
    assert "1/4 · The aim" in said(page)
    looked_up = await ana.pressed(
        first, next(id_ for id_ in controls(first) if id_.startswith(f"p:{number}:rules"))
    )
    assert "## bread" in said(looked_up)
    assert "⚖️ It is worth as much" in said(looked_up)
    other = await ana.pressed(looked_up, f"e:{number}:met", "honey")
    assert "## honey" in said(other)


async def test_why_a_question_matters_is_told_until_it_was_answered_three_times(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await filled(people)
    both = [people["Ana"], people["Bram"]]
    seen: dict[str, list[bool]] = {person.id: [] for person in both}
    for _ in range(5):
        waits = (await house.adapter.sight(sitting.table, None)).awaited
        seat = (await house.adapter.table(sitting.table)).seats[waits[0][0]]
        person = next(p for p in both if int(p.id) == seat.person)
        asked = await person.slash(person.dm, "/hand")
        if waits[0][1] == "bring":
            seen[person.id].append(BRING in said(asked))
            await person.slash(person.dm, "/play", picks="nothing")
        assert not [id_ for id_ in controls(asked) if id_.endswith(":learn")], "no first prompt"
    assert sorted(map(len, seen.values())) == [2, 3]
    assert all(all(told) for told in seen.values())
    for _ in range(2):
        waits = (await house.adapter.sight(sitting.table, None)).awaited
        if not waits:
            break
        seat = (await house.adapter.table(sitting.table)).seats[waits[0][0]]
        person = next(p for p in both if int(p.id) == seat.person)
        asked = await person.slash(person.dm, "/hand")
        assert (BRING in said(asked)) == (len(seen[person.id]) < 3)
        seen[person.id].append(True)
        await person.slash(person.dm, "/play", picks="nothing")


async def test_who_wants_nothing_explained_is_told_nothing(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    sitting = await sat_down(people, "Ana", "Bram")
    assert "💡" in said(await prompt(ana, sitting))
    page = await ana.slash(ana.dm, "/me settings")
    assert f"{SAY('me-explain')}: {SAY('me-explain-new')}" in said(page)
    page = await ana.pressed(page, "m:turn.explain")
    assert f"{SAY('me-explain')}: {SAY('me-explain-always')}" in said(page)
    page = await ana.pressed(page, "m:turn.explain")
    assert f"{SAY('me-explain')}: {SAY('me-explain-never')}" in said(page)
    asked = await ana.slash(ana.dm, "/hand")
    assert "💡" not in said(asked)
    assert not [id_ for id_ in controls(asked) if id_.endswith(":learn")]


async def test_a_guided_first_game_says_what_to_look_at_and_why_it_came_so(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    page = await ana.slash(TABLES, "/learn", game="larder")
    await ana.press(page["id"], "e:larder:lesson")
    first = await ana.find(ana.dm, lambda m: controls(m, "q:"), "the prompt")
    assert "💡 What is in your larder decides" in said(first)
    assert "👀 For a first game any twelve things will do" in said(first)
    table_id = int(next(iter(controls(first))).split(":")[1])
    await settled(house)
    known = await house.adapter.table(table_id)
    assert known.lesson
    assert [seat.computer for seat in known.seats] == [False, True]
    await ana.slash(ana.dm, "/play", picks="6 bread, 6 fish")
    while (sight := await house.adapter.sight(table_id, int(ana.id))).view.standing is None:
        if sight.open:
            kind = sight.open[0].question.kind
            await ana.slash(ana.dm, "/play", picks="yes" if kind == "taste" else "bread")
        await settled(house)
    posts = "\n".join(said(m) for m in await ana.messages(str(known.thread)))
    assert posts.count("🧭 A taste is a point, and points win.") == 1, "once"
    # Where one may stop is said once, and not before as many turns are over as the game wants.
    enough = SAY("lesson-enough").removeprefix("-# ")
    assert posts.count(enough) == 1
    before, _, _ = posts.partition(enough)
    first = lessons("larder").first_game
    assert first is not None
    assert before.count("has finished a turn") == first.times
    # It counts in no statistics.
    assert await house.store.read(lambda c: c.execute("SELECT 1 FROM results").fetchall()) == []


async def lesson_of(house: House, ana: Person) -> int:
    """The table of the lesson that Ana asks for."""
    page = await ana.slash(TABLES, "/learn", game="larder")
    await ana.press(page["id"], "e:larder:lesson")
    first = await ana.find(ana.dm, lambda m: controls(m, "q:"), "the prompt")
    await settled(house)
    return int(next(iter(controls(first))).split(":")[1])


async def sees(person: Person, thread: int | None) -> bool:
    return str(thread) in {channel["id"] for channel in (await person.state())["channels"]}


async def test_a_lesson_stands_in_a_thread_that_only_the_learner_sees(
    table: LocalTable, people: People, house: House
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    known = await house.adapter.table(await lesson_of(house, ana))
    assert await sees(ana, known.thread)
    assert not await sees(bram, known.thread)
    told = await bram.message(TABLES, str(known.lobby_message))
    assert told is not None
    assert said(told) == SAY("lobby-lesson", who=f"<@{ana.id}>", game="Larder")


@pytest.mark.parametrize(
    "why", [{"do": "deny", "rights": ["CREATE_PRIVATE_THREADS"]}, {"do": "announcements"}]
)
async def test_where_the_bot_can_open_no_private_threads_a_lesson_stands_in_a_public_one(
    table: LocalTable, people: People, house: House, why: Json
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    await bram.world(channel=TABLES, **why)
    known = await house.adapter.table(await lesson_of(house, ana))
    assert known.thread == known.lobby_message
    assert await sees(bram, known.thread)


async def test_a_lesson_has_one_thread_although_nobody_heard_that_it_was_opened(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    await ana.world("fail", how="drop-answer", path="/channels/.*/threads$", method="POST")
    known = await house.adapter.table(await lesson_of(house, ana))
    threads = [c for c in table.hall.world.channels.values() if c.type == PRIVATE_THREAD]
    assert [thread.id for thread in threads] == [str(known.thread)]
