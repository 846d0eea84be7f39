"""Standing orders, as people see them: given in the panel, obeyed in silence, told afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs

from cogs.frame.house import House
from engine.kit.example import GAME
from engine.kit.example.mind.ready import READY
from engine.table.record.words import game_words
from localtable.server import LocalTable
from tests.e2e.larders import larder_known, sat_down
from tests.e2e.people import Json, People, Person, controls, labelled, labels, said
from tests.e2e.play import Sitting
from tests.e2e.runs import house_at, settled
from texts import own_words

SAY = own_words("en")


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with larder_known(monkeypatch, caplog):
        yield


async def filled(people: People, house: House, *names: str) -> Sitting:
    """A table at which all have filled their larders; the first of `names` is to bring."""
    sitting = await sat_down(people, *names)
    for person in sitting.people:
        # They know the game: what is news to them has the room that explanations would take.
        await house.people.set_explain(int(person.id), "never")
    for person in sitting.people:
        await do(house, sitting, person, *READY[0].picks)
    await settled(house)
    return await seated(house, sitting)


async def seated(house: House, sitting: Sitting) -> Sitting:
    """The same, with its people in the order of their seats."""
    seats = (await house.adapter.table(sitting.table)).seats
    sitting.people.sort(key=lambda p: next(s.number for s in seats if str(s.person) == p.id))
    return sitting


async def do(house: House, sitting: Sitting, person: Person, *picks: str) -> None:
    """Answer what one is asked."""
    sight = await house.adapter.sight(sitting.table, int(person.id))
    await house.adapter.answer(sitting.table, int(person.id), sight.open[0].ticket, picks)


async def hand(person: Person, sitting: Sitting) -> Json:
    return await person.slash(sitting.thread, "/hand")


async def ordering(person: Person, sitting: Sitting) -> Json:
    """The panel with the orders."""
    return await person.pressed(await hand(person, sitting), f"o:{sitting.table}:list")


async def order(person: Person, message: Json, number: int, choice: int) -> Json:
    (menu,) = [id_ for id_ in controls(message, "o:") if id_.endswith(f":set.{number}")]
    return await person.pressed(message, menu, str(choice))


async def rang(person: Person) -> str:
    """The newest message that they have in private: it made their phone ring."""
    (newest,) = [m["id"] for m in await person.messages(person.dm) if not m["ephemeral"]]
    return str(newest)


@pytest.mark.parametrize(
    ("name", "locale"), [("Bram", "en"), ("Carlos", "es"), ("Duarte", "pt-BR")]
)
async def test_orders_are_given_and_lifted_in_the_panel(
    table: LocalTable, people: People, house: House, name: str, locale: str
) -> None:
    say, words = own_words(locale), game_words(GAME.key, locale)
    what, never = words("order-taste"), words("order-taste-never")
    sitting = await filled(people, house, "Ana", name)
    person = people[name]
    shown = await ordering(person, sitting)
    assert say("orders-about") in said(shown)
    assert said(shown).count(say("orders-ask")) == 5
    menus = [part for part in controls(shown).values() if part["type"] == 3]
    assert len(menus) == 4
    assert [menu["options"][0]["label"] for menu in menus] == [say("orders-ask")] * 4
    second = await person.pressed(shown, f"o:{sitting.table}:page.1")
    assert [id_ for id_ in controls(second, "o:") if ":set." in id_] == [f"o:{sitting.table}:set.4"]
    first = await person.pressed(second, f"o:{sitting.table}:page.0")

    given = await order(person, first, 0, 2)
    assert f"**{what}**: {never}" in said(given)
    menu = controls(given)[f"o:{sitting.table}:set.0"]
    assert menu["placeholder"] == f"{what}: {never}"
    assert not any(option.get("default") for option in menu["options"]), "it would hide that"
    assert said(given).count(say("orders-ask")) == 4
    lifted = await order(person, given, 0, 0)
    assert said(lifted).count(say("orders-ask")) == 5
    thread = "\n".join(said(m) for m in await people["Ana"].messages(sitting.thread))
    assert never not in thread


async def test_a_page_of_orders_stays_while_questions_come(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await filled(people, house, "Ana", "Bram")
    first, second = sitting.people
    await do(house, sitting, first, "bread")
    await settled(house)
    prompt = await second.reads(second.dm, "Do you taste the bread?")
    page = await second.press_label(prompt, SAY("button-orders"))
    assert page["id"] != prompt["id"]
    assert page["ephemeral"]
    # Whatever they are asked meanwhile, and however often: they read on, and order from there.
    await do(house, sitting, second, "no")
    await do(house, sitting, second, "bread")
    await do(house, sitting, first, "no")
    await do(house, sitting, first, "bread")
    await settled(house)
    assert "Do you taste the bread?" in said(await second.with_control(second.dm, "q:"))
    assert await second.message(second.dm, page["id"]) == page
    assert "What others bring**: Never taste" in said(await order(second, page, 0, 2))


async def test_an_order_that_nobody_gave_is_offered_where_it_would_answer(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await filled(people, house, "Ana", "Bram")
    first, second = sitting.people
    await house.people.set_explain(int(second.id), "new")
    await do(house, sitting, first, "bread")
    await settled(house)
    prompt = await second.reads(second.dm, "Do you taste the bread?")
    offer = await second.press_label(prompt, SAY("button-always"))
    assert "### What others bring" in said(offer)
    assert [id_ for id_ in controls(offer) if ":set." in id_] == [f"o:{sitting.table}:set.0"]
    assert "What others bring**: Never taste" in said(await order(second, offer, 0, 2))
    # This one is left to them; the next one is answered.
    await second.press_label(prompt, "yes")
    await do(house, sitting, second, "bread")
    await do(house, sitting, first, "no")
    await do(house, sitting, first, "bread")
    await settled(house)
    assert (await house.adapter.sight(sitting.table, None)).view.board.tasted == [0, 1]
    asked = (await house.adapter.sight(sitting.table, int(second.id))).open
    assert [open_.question.kind for open_ in asked] == ["bring"]


async def test_no_order_is_offered_to_whoever_knows_the_question(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await filled(people, house, "Ana", "Bram")
    first, second = sitting.people
    await do(house, sitting, first, "bread")
    await settled(house)
    prompt = await second.reads(second.dm, "Do you taste the bread?")
    assert SAY("button-always") not in labels(prompt)
    assert SAY("button-orders") in labels(prompt)


async def test_no_order_is_offered_where_it_would_come_too_late(
    table: LocalTable, people: People, house: House
) -> None:
    """The larder is filled once."""
    sitting = await sat_down(people, "Ana", "Bram")
    prompt = await sitting.people[0].with_control(sitting.people[0].dm, f"o:{sitting.table}:")
    assert SAY("button-always") not in labels(prompt)
    assert SAY("button-orders") in labels(prompt)


async def test_wait_leaves_the_question_to_its_person_and_the_order_holds_on(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    path = tmp_path / "bot.sqlite3"
    async with house_at(table, path, order_seconds=60) as house:
        sitting = await filled(people, house, "Ana", "Bram")
        first, second = sitting.people
        await order(second, await ordering(second, sitting), 0, 1)
        await do(house, sitting, first, "bread")
        await settled(house)
        panel = await hand(second, sitting)
        left = await second.press_label(panel, SAY("button-wait"))
        assert SAY("button-wait") not in labels(left)
        assert "⚙️" not in said(left)
        await settled(house)
    async with house_at(table, path) as house:
        await settled(house)
        asked = (await house.adapter.sight(sitting.table, int(second.id))).open
        assert [open_.question.kind for open_ in asked] == ["taste"], "it waits for them"
        for person, pick in zip((second, second, first, first), ("no", "bread") * 2, strict=True):
            await do(house, sitting, person, pick)
        await settled(house)
        asked = (await house.adapter.sight(sitting.table, int(second.id))).open
        assert [open_.question.kind for open_ in asked] == ["bring"], "the next one is answered"


async def test_wait_that_comes_too_late_says_so(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    async with house_at(table, tmp_path / "bot.sqlite3", order_seconds=60) as house:
        sitting = await filled(people, house, "Ana", "Bram")
        first, second = sitting.people
        await order(second, await ordering(second, sitting), 0, 1)
        await do(house, sitting, first, "bread")
        await settled(house)
        panel = await hand(second, sitting)
        await do(house, sitting, second, "yes")
        assert SAY("refused-stale") in await second.refused(panel, labelled(panel, "Wait"))


async def test_nobody_is_called_for_what_an_order_answers_and_it_is_told_next_time(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await filled(people, house, "Ana", "Bram", "Sunniva")
    first, second, third = sitting.people
    await order(second, await ordering(second, sitting), 0, 1)
    before = await rang(second)
    await do(house, sitting, first, "bread")
    await settled(house)
    view = (await house.adapter.sight(sitting.table, None)).view
    assert view.board.tasted == [0, 1, 0]
    # One message: what they are asked after that, and it tells of the order.
    assert await rang(second) > before
    told = (await second.messages(second.dm))[-1]
    assert "⚙️ Order “What others bring”: **yes**" in said(told)
    assert "to bring something out" in said(told)
    for other in (first, third):
        everything = [*await other.messages(other.dm), *await other.messages(sitting.thread)]
        assert "⚙️" not in "\n".join(said(m) for m in everything)
    log = await second.slash(sitting.thread, "/log")
    assert "⚙️ Order “What others bring”: **yes**" in said(log)


async def test_meanwhile_one_may_answer_by_hand(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    async with house_at(table, tmp_path / "bot.sqlite3", order_seconds=60) as house:
        sitting = await filled(people, house, "Ana", "Bram")
        first, second = sitting.people
        await order(second, await ordering(second, sitting), 0, 1)
        before = await rang(second)
        await do(house, sitting, first, "bread")
        await settled(house)
        assert await rang(second) == before
        panel = await hand(second, sitting)
        assert SAY("soon-order", order="What others bring", picks="**yes**") in said(panel)
        (no,) = [i for i, part in controls(panel, "q:").items() if part["label"] == "no"]
        await second.pressed(panel, no)
        await settled(house)
        assert (await house.adapter.sight(sitting.table, None)).view.board.tasted == [0, 0]


async def test_lifting_the_order_calls_its_person(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    async with house_at(table, tmp_path / "bot.sqlite3", order_seconds=60) as house:
        sitting = await filled(people, house, "Ana", "Bram")
        first, second = sitting.people
        await order(second, await ordering(second, sitting), 0, 1)
        before = await rang(second)
        await do(house, sitting, first, "bread")
        await settled(house)
        assert await rang(second) == before
        await order(second, await ordering(second, sitting), 0, 0)
        await settled(house)
        assert await rang(second) > before
        assert "Do you taste the bread?" in said((await second.messages(second.dm))[-1])


async def test_what_was_planned_comes_with_the_same_delay_and_in_silence(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await filled(people, house, "Ana", "Bram", "Sunniva")
    first, second, _ = sitting.people
    me = int(second.id)
    (ahead,) = (await house.adapter.sight(sitting.table, me)).ahead
    await house.adapter.plan(sitting.table, me, ahead.stamp, ("yes",))
    before = await rang(second)
    await do(house, sitting, first, "bread")
    await settled(house)
    assert (await house.adapter.sight(sitting.table, None)).view.board.tasted == [0, 1, 0]
    assert await rang(second) > before
    assert "📌 Your plan was played: **yes**" in said((await second.messages(second.dm))[-1])


async def test_in_the_thread_nobody_is_called_before_orders_would_have_answered(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    """Else everybody saw who has given orders: those who are not called."""
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        sitting = await filled(people, house, "Ana", "Bram", "Sunniva")
        first, second, _ = sitting.people
        await second.settings(dms_open=False)
        await house.store.people.set_dm(int(second.id), None, closed=True)

        async def called() -> bool:
            messages = await first.messages(sitting.thread)
            return any(
                f"<@{second.id}>" in m["content"]
                and "🔔" not in m["content"]
                and controls(m, f"t:{sitting.table}:hand")
                and not controls(m, f"t:{sitting.table}:board")
                for m in messages
            )

        house.deputy._delay_seconds = 60
        await do(house, sitting, first, "bread")
        await settled(house)
        assert not await called()
        house.deputy._delay_seconds = 0
        for timer in house.deputy._rota._resting.values():
            timer.cancel()
        house.deputy._rota._resting.clear()
        house.deputy.wake(sitting.table)
        await settled(house)
        assert await called()
        await do(house, sitting, second, "no")
        await do(house, sitting, second, "bread")
        await settled(house)


async def test_orders_outlive_a_restart(table: LocalTable, people: People, tmp_path: Path) -> None:
    path = tmp_path / "bot.sqlite3"
    async with house_at(table, path, order_seconds=60) as house:
        sitting = await filled(people, house, "Ana", "Bram")
        first, second = sitting.people
        await order(second, await ordering(second, sitting), 0, 1)
        shown = await ordering(second, sitting)
        await do(house, sitting, first, "bread")
        await settled(house)
    async with house_at(table, path) as house:

        async def tasted() -> bool | None:
            found: list[int] = (await house.adapter.sight(sitting.table, None)).view.board.tasted
            return True if found == [0, 1] else None

        await second.until(tasted, "the order to be obeyed")
        assert "Always taste" in said(await order(second, shown, 2, 1))
        await settled(house)


async def test_who_gave_up_the_seat_orders_nothing_any_more(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await filled(people, house, "Ana", "Bram", "Sunniva")
    second = sitting.people[1]
    shown = await ordering(second, sitting)
    await house.lobbies.leave(sitting.table, int(second.id))
    await settled(house)
    (menu,) = [id_ for id_ in controls(shown, "o:") if id_.endswith(":set.0")]
    interaction = await second.press(shown["id"], menu, "1")
    assert await second.settle(interaction) is None
    assert await house.store.read(lambda c: c.execute("SELECT * FROM orders").fetchall()) == []


async def test_what_an_order_answered_is_said_in_the_panel_and_taken_back_there(
    table: LocalTable, people: People, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = [
        structs.replace(o, default="first" if o.key == "bring" else "ask") for o in GAME.orders
    ]
    monkeypatch.setattr(type(GAME), "orders", tuple(usual))
    sitting = await filled(people, house, "Ana", "Bram")
    first, second = sitting.people
    before = (await house.adapter.sight(sitting.table, int(second.id))).open
    assert [open_.question.kind for open_ in before] == ["taste"], "the first has brought something"
    panel = await hand(first, sitting)
    assert "⚙️ Order “What I bring”, on from the start: **bread**" in said(panel)
    assert SAY("obeyed-order-hint") in said(panel)
    assert SAY("orders-default") in str(await ordering(first, sitting))
    await first.pressed(await hand(first, sitting), f"p:{sitting.table}:undo")
    await settled(house)
    asked = (await house.adapter.sight(sitting.table, int(first.id))).open
    assert [open_.question.kind for open_ in asked] == ["bring"], "not given once more"
