"""What the buttons of a prompt do: options that are chosen one by one, and the small buttons."""

from __future__ import annotations

from tests.e2e.exchange import StandIn
from tests.e2e.house import House
from tests.e2e.people import Json, People, controls, labels, said
from tests.e2e.play import at_table
from texts import own_words

SAY = own_words("en")


def rows(message: Json, start: str) -> list[str]:
    return list(controls(message, start))


async def test_options_are_compared_and_chosen_while_nothing_moves(
    house: House, people: People
) -> None:
    sitting = await at_table(house, people)
    asks, small = f"q:{sitting.table}:", f"p:{sitting.table}:"
    while house.question(sitting, person := house.awaited(sitting)).most == 1:
        await house.answer(sitting, person)
        await house.settled()
    prompt = await person.with_control(person.dm, asks)
    first, second, *_ = rows(prompt, asks)
    assert SAY("clear") in labels(prompt)
    compared = await person.press_label(prompt, SAY("button-compare"))
    assert "f you win" in said(compared)
    assert rows(compared, asks) == rows(prompt, asks)
    lit = await person.pressed(compared, first)
    assert controls(lit)[first]["label"].startswith("✓ ")
    assert "f you win" in said(lit), "they are still compared"
    assert rows(lit, asks) == rows(prompt, asks)
    both = await person.pressed(await person.press_label(lit, SAY("button-less")), second)
    assert "f you win" not in said(both)
    assert rows(both, asks) == rows(prompt, asks)
    # What has no room stands behind *More*, in place of the others.
    more = await person.press_label(both, SAY("button-more"))
    assert not set(rows(more, small)) & set(rows(both, small))
    assert labels(await person.press_label(more, SAY("button-back"))) == labels(both)
    given = await person.press_label(both, SAY("confirm"))
    assert "🔒" in said(given), "the others choose in secret, too"
    undone = await person.pressed(given, f"{small}undo")
    assert "🔒" not in said(undone)
    assert house.question(sitting, person).most > 1, "asked again"


async def test_what_is_asked_again_by_a_press_is_drawn_into_the_message_that_was_pressed(
    house: House, people: People
) -> None:
    """*Undo* makes its person awaited again, but no new message takes away what they look at."""
    sitting = await at_table(house, people)
    person = house.awaited(sitting)
    await house.answer(sitting, person)
    await house.settled()
    before = await person.messages(person.dm)
    during = await house.undoes_while(sitting, person, int(before[-1]["id"]))
    assert [message["id"] for message in during] == [message["id"] for message in before]
    prompt = await person.with_control(person.dm, f"q:{sitting.table}:")
    assert prompt["id"] != before[-1]["id"], "when nobody presses it comes as a new message"


async def test_the_first_prompt_comes_with_the_way_to_the_thread(
    table: StandIn, house: House, people: People
) -> None:
    """Its words and buttons stay where they are: nothing is added when the thread is open."""
    sent: list[Json] = []
    table.on_exchange.append(
        lambda seen: sent.append(seen.body or {}) if seen.method == "POST" else None
    )
    sitting = await at_table(house, people)
    prompts = [body for body in sent if f"q:{sitting.table}:" in str(body.get("components"))]
    assert prompts
    for prompt in prompts:
        assert f"/{sitting.thread})" in prompt["content"]
