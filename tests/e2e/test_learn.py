"""Somebody who never read the rules: how it plays, why a question matters, what a card does."""

from __future__ import annotations

import pytest

from tests.e2e.books import read_all_things
from tests.e2e.exchange import Exchange
from tests.e2e.house import House
from tests.e2e.people import TABLES, Json, People, Person, control, controls, parts, said, usable
from tests.e2e.play import at_table, lobby_press, open_lobby
from texts import own_words

pytestmark = pytest.mark.usefixtures("larder")
GALLERY = 12
SAY = own_words("en")
BRING = "💡 Whatever you bring may give the next player a point."
FILL = "6 bread, 6 fish"


def pictured(message: Json) -> list[str]:
    """The words of the pictures that it shows."""
    galleries = [part["items"] for part in parts(message) if part["type"] == GALLERY]
    return [item["description"] for items in galleries for item in items]


def offers_lesson(message: Json) -> bool:
    return any(id_.endswith(":learn") for id_ in controls(message))


async def play(person: Person, picks: str) -> Json:
    return await person.slash(person.dm, "/play", picks=picks)


async def test_how_it_plays_is_read_page_by_page(house: House, people: People) -> None:
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
    # Between the lesson and the rules one comes back to the page where one was.
    rules = await ana.press_label(page, SAY("button-rules"))
    assert "After three rounds" in said(rules)
    (menu,) = controls(rules, "h:rules")
    turned = await ana.pressed(rules, menu, controls(rules)[menu]["options"][-1]["value"])
    assert said(turned) != said(rules)
    again = await ana.press_label(turned, SAY("button-plays"))
    assert said(again) == said(page)
    before = await ana.press_label(again, SAY("button-page-back"))
    assert said(await ana.press_label(before, SAY("button-rules"))) == said(turned)


async def test_learn_and_card_answer_in_the_readers_language(house: House, people: People) -> None:
    carlos = people["Carlos"]
    read_all_things("es")  # Before somebody waits for it.
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


async def test_a_first_prompt_leads_to_the_lesson_and_to_cards(
    house: House, people: People
) -> None:
    """And stays as it is, with what was chosen there, whatever one reads."""
    ana = people["Ana"]
    number = (await at_table(house, people, "Ana", "Bram", game="larder")).table
    first = await ana.with_control(ana.dm, f"q:{number}:")
    assert "💡 What is in your larder decides" in said(first)
    menu, values = usable(first, f"q:{number}:")
    chosen = await ana.pressed(first, menu, *values)
    assert said(chosen) != said(first)
    page = await ana.pressed(chosen, f"p:{number}:learn")
    assert "1/4 · The aim" in said(page)
    looked_up = await ana.pressed(chosen, control(chosen, f"^p:{number}:rules"))
    assert "## bread" in said(looked_up)
    assert "⚖️ It is worth as much" in said(looked_up)
    other = await ana.pressed(looked_up, f"e:{number}:met", "honey")
    assert "## honey" in said(other)
    rules = await ana.press_label(other, SAY("button-rules"))
    board = await ana.pressed(chosen, f"p:{number}:board")
    for read in (page, other, rules, board):
        assert read["ephemeral"]
        assert said(await ana.again(read)) == said(read)
    still = await ana.again(chosen)
    assert said(still) == said(chosen)
    assert controls(still, "q:") == controls(chosen, "q:")
    # Who wants nothing explained is told nothing.
    page = await ana.slash(ana.dm, "/me settings")
    for choice in ("new", "always", "never"):
        assert f"{SAY('me-explain')}: {SAY(f'me-explain-{choice}')}" in said(page)
        if choice != "never":
            page = await ana.pressed(page, "m:turn.explain")
    asked = await ana.slash(ana.dm, "/hand")
    assert "💡" not in said(asked)
    assert not offers_lesson(asked)


async def test_why_a_question_matters_is_told_three_times(house: House, people: People) -> None:
    sitting = await at_table(house, people, "Ana", "Bram", game="larder")
    for person in sitting.people:
        await house.answer(sitting, person)
    times = dict.fromkeys(sitting.people, 0)
    while house.phase(sitting) == "running":
        person = house.awaited(sitting)
        if house.question(sitting, person).kind == "bring":
            asked = await person.slash(person.dm, "/hand")
            assert (BRING in said(asked)) == (times[person] < 3)
            assert not offers_lesson(asked), "no first prompt"
            times[person] += 1
        await house.answer(sitting, person, "nothing")
        await house.settled()
    assert min(times.values()) >= 3


async def lesson_of(house: House, ana: Person) -> int:
    """The table of the lesson that Ana asks for."""
    page = await ana.slash(TABLES, "/learn", game="larder")
    await ana.press(page["id"], "e:larder:lesson")
    first = await ana.with_control(ana.dm, "q:")
    await house.settled()
    return int(next(iter(controls(first))).split(":")[1])


async def test_a_guided_game_says_what_to_look_at_and_why(house: House, people: People) -> None:
    ana, bram = people["Ana"], people["Bram"]
    number = await lesson_of(house, ana)
    prompt = await ana.with_control(ana.dm, "q:")
    assert "👀 For a first game any twelve things will do" in said(prompt)
    helped = await ana.press_label(prompt, SAY("button-help"))
    assert "💡 What is in your larder decides" in said(helped)
    table = house.table(number)
    assert table.lesson
    assert [seat.computer for seat in table.seats] == [False, True]
    # It stands in a thread that only the learner sees.
    thread = str(table.thread)
    assert await ana.channel(thread)
    assert not await bram.channel(thread)
    told = await bram.message(TABLES, str(table.lobby_message))
    assert told is not None
    assert said(told) == SAY("lobby-lesson", who=f"<@{ana.id}>", game="Larder")
    # Nobody else could take the seat of an offer.
    offered = await ana.slash(thread, "/seat open")
    assert said(offered) == SAY("refused-lesson", detail="")
    await play(ana, FILL)
    await house.settled()
    while house.phase(number) == "running":
        kind = house.question(number, ana).kind
        await play(ana, "yes" if kind == "taste" else "bread")
        await house.settled()
    posts = "\n".join(await ana.lines(thread))
    assert posts.count("🧭 A taste is a point, and points win.") == 1, "once"
    # Where one may stop is said once, and not before as many turns are over as the game wants.
    enough = SAY("lesson-enough").removeprefix("-# ")
    assert posts.count(enough) == 1
    before, _, _ = posts.partition(enough)
    assert before.count("has finished a turn") == house.turns_of_a_lesson("larder")
    # It counts in no statistics.
    assert await house.all_of("results") == []
    # What is played again is a game like others, which people may join.
    ended = await ana.with_control(thread, f"t:{number}:again")
    await ana.press(ended["id"], f"t:{number}:again")
    lobby = await bram.with_control(TABLES, "l:")
    assert f"l:{number + 1}:join" in controls(lobby)


@pytest.mark.parametrize(
    "why", [{"do": "deny", "rights": ["CREATE_PRIVATE_THREADS"]}, {"do": "announcements"}, {}]
)
async def test_where_the_bot_can_open_no_private_threads_a_lesson_stands_in_a_public_one(
    house: House, people: People, exchange: Exchange, why: Json
) -> None:
    """It has one thread also where nobody heard that it was opened."""
    ana, bram = people["Ana"], people["Bram"]
    if why:
        await bram.world(channel=TABLES, **why)
    else:
        exchange.fail("/channels/.*/threads$", "drop-answer", method="POST")
    table = house.table(await lesson_of(house, ana))
    assert (table.thread == table.lobby_message) == bool(why)
    assert (await bram.channel(str(table.thread)) is not None) == bool(why)
    threads = [c["id"] for c in (await ana.state())["channels"] if c["parent_id"] == TABLES]
    assert threads == [str(table.thread)]
