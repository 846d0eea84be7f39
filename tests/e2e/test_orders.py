"""Standing orders, as people see them: given in the panel, obeyed in silence, told afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.exchange import StandIn
from tests.e2e.house import House, house_at
from tests.e2e.people import Json, People, Person, control, controls, labelled, labels, said
from tests.e2e.play import Sitting, at_table
from texts import own_words

pytestmark = pytest.mark.usefixtures("larder")
SAY = own_words("en")
TASTE = "Do you taste the bread?"


async def filled(people: People, house: House, *names: str) -> Sitting:
    """A table at which all have filled their larders, in the order of their seats; the first is to
    bring."""
    sitting = await at_table(house, people, *names, game="larder")
    for person in sitting.people:
        # They know the game: what is news to them has the room that explanations would take.
        await house.set_person(person, explain="never")
    await played(house, sitting, *((person, "") for person in sitting.people))
    seats = [str(seat.person) for seat in house.table(sitting).seats]
    sitting.people.sort(key=lambda person: seats.index(person.id))
    return sitting


async def played(house: House, sitting: Sitting, *answers: tuple[Person, str]) -> None:
    """These answers, one after the other, with all that follows from them."""
    for person, pick in answers:
        await house.answer(sitting, person, *filter(None, [pick]))
    await house.settled()


async def hand(person: Person, sitting: Sitting) -> Json:
    return await person.slash(sitting.thread, "/hand")


async def ordering(person: Person, sitting: Sitting) -> Json:
    """The panel with the orders."""
    return await person.pressed(await hand(person, sitting), f"o:{sitting.table}:list")


async def order(person: Person, message: Json, number: int, choice: int) -> Json:
    return await person.pressed(message, control(message, f"^o:.*:set.{number}$"), str(choice))


async def rang(person: Person) -> Json:
    """The newest message that they have in private: it made their phone ring."""
    *_, newest = [m for m in await person.messages(person.dm) if not m["ephemeral"]]
    return newest


async def tasted(house: House, sitting: Sitting) -> list[int]:
    found: list[int] = (await house.view(sitting)).view.board.tasted
    return found


def asked_for(house: House, sitting: Sitting, person: Person) -> list[str]:
    return [one.question.kind for one in house.asked(sitting, person)]


async def test_orders_are_given_and_lifted_in_the_panel(house: House, people: People) -> None:
    sitting = await filled(people, house, "Bram", "Carlos", "Duarte")
    for person, what, never in (
        (people["Bram"], "What others bring", "Never taste"),
        (people["Carlos"], "Lo que sacan los demás", "No probarlo nunca"),
        (people["Duarte"], "O que os outros trazem", "Nunca provar"),
    ):
        say = own_words(person.language)
        shown = await ordering(person, sitting)
        assert say("orders-about") in said(shown)
        assert said(shown).count(say("orders-ask")) == 5
        menus = [part for part in controls(shown).values() if part["type"] == 3]
        assert [menu["options"][0]["label"] for menu in menus] == [say("orders-ask")] * 4
        second = await person.pressed(shown, f"o:{sitting.table}:page.1")
        assert control(second, ":set.") == f"o:{sitting.table}:set.4"
        first = await person.pressed(second, f"o:{sitting.table}:page.0")
        given = await order(person, first, 0, 2)
        assert f"**{what}**: {never}" in said(given)
        menu = controls(given)[f"o:{sitting.table}:set.0"]
        assert menu["placeholder"] == f"{what}: {never}"
        assert not any(option.get("default") for option in menu["options"]), "it would hide that"
        lifted = await order(person, given, 0, 0)
        assert said(lifted).count(say("orders-ask")) == 5
        assert never not in "\n".join(await people["Ana"].lines(sitting.thread))


async def test_an_order_is_offered_where_it_would_answer(house: House, people: People) -> None:
    # The larder is filled once: it would come too late.
    early = await at_table(house, people, "Carlos", "Sunniva", game="larder")
    sunniva = people["Sunniva"]
    prompt = await sunniva.with_control(sunniva.dm, f"p:{early.table}:show.more")
    prompt = await sunniva.press_label(prompt, SAY("button-more"))
    assert SAY("button-always") not in labels(prompt)
    assert SAY("button-orders") in labels(prompt)
    sitting = await filled(people, house, "Ana", "Bram")
    first, second = sitting.people
    await house.set_person(second, explain="new")
    await played(house, sitting, (first, "bread"))
    prompt = await second.reads(second.dm, TASTE)
    prompt = await second.press_label(prompt, SAY("button-more"))
    offer = await second.press_label(prompt, SAY("button-always"))
    assert offer["id"] != prompt["id"]
    assert offer["ephemeral"]
    assert "### What others bring" in said(offer)
    assert control(offer, ":set.") == f"o:{sitting.table}:set.0"
    # Whatever they are asked meanwhile, and however often: they read on, and order from there.
    await second.press_label(prompt, "yes")
    await played(house, sitting, (second, "bread"), (first, "no"), (first, "bread"))
    prompt = await second.reads(second.dm, TASTE)
    assert await second.again(offer) == offer
    assert "What others bring**: Never taste" in said(await order(second, offer, 0, 2))
    # This one is left to them; the next one is answered.
    await second.press_label(prompt, "yes")
    await played(house, sitting, (second, "bread"), (first, "no"), (first, "bread"))
    assert (await tasted(house, sitting))[1] == 2
    assert asked_for(house, sitting, second) != ["taste"]


async def test_nobody_is_called_for_what_an_order_answers(house: House, people: People) -> None:
    sitting = await filled(people, house, "Ana", "Bram", "Sunniva")
    first, second, third = sitting.people
    await order(second, await ordering(second, sitting), 0, 1)
    before = await rang(second)
    await played(house, sitting, (first, "bread"))
    assert await tasted(house, sitting) == [0, 1, 0]
    # One message: what they are asked after that, and it tells of the order.
    told = await rang(second)
    assert told["id"] > before["id"]
    assert "⚙️ Order “What others bring”: **yes**" in said(told)
    assert "to bring something out" in said(told)
    for other in (first, third):
        everything = [*await other.lines(other.dm), *await other.lines(sitting.thread)]
        assert "⚙️" not in "\n".join(everything)
    log = await second.slash(sitting.thread, "/log")
    assert "⚙️ Order “What others bring”: **yes**" in said(log)


async def test_meanwhile_one_may_answer_by_hand(
    table: StandIn, people: People, tmp_path: Path
) -> None:
    async with house_at(table, tmp_path / "bot.sqlite3", order_seconds=60) as house:
        sitting = await filled(people, house, "Ana", "Bram")
        first, second = sitting.people
        await order(second, await ordering(second, sitting), 0, 1)
        before = await rang(second)
        await played(house, sitting, (first, "bread"))
        assert (await rang(second))["id"] == before["id"]
        late, panel = await hand(second, sitting), await hand(second, sitting)
        assert SAY("soon-each", order="What others bring", picks="**yes**") in said(panel)
        left = await second.press_label(panel, SAY("button-wait"))
        assert SAY("button-wait") not in labels(left)
        assert "⚙️" not in said(left)
        assert asked_for(house, sitting, second) == ["taste"], "it waits for them"
        await second.press_label(left, "no")
        # Wait that comes too late says so.
        assert SAY("refused-stale") in await second.refused(late, labelled(late, "Wait"))
        await house.settled()
        assert await tasted(house, sitting) == [0, 0]


async def test_what_an_order_answered_is_said_in_the_panel_and_taken_back_there(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.order_holds_from_the_start("bring", "first", monkeypatch)
    sitting = await filled(people, house, "Ana", "Bram")
    first, second = sitting.people
    assert asked_for(house, sitting, second) == ["taste"], "the first has brought something"
    panel = await hand(first, sitting)
    assert "⚙️ Order “What I bring”, on from the start: **bread**" in said(panel)
    assert SAY("given-each-hint") in said(panel)
    assert SAY("orders-default") in str(await ordering(first, sitting))
    await first.pressed(await hand(first, sitting), f"p:{sitting.table}:undo")
    await house.settled()
    assert asked_for(house, sitting, first) == ["bring"], "not given once more"
