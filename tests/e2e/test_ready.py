"""Answers as a whole, as people see them: ready made, written, corrected, saved, used again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.forging import Forger
from tests.e2e.house import House, house_at
from tests.e2e.people import LOUNGE, TABLES, Json, People, Person, controls, said
from tests.e2e.play import Sitting, at_table
from texts import own_words

pytestmark = pytest.mark.usefixtures("larder")
SAY, LARDER = own_words("en"), "larder"
RIGHT = "6 bread, 6 fish"
BAKER, FISHER = "6 bread, 6 honey", "3 bread, 3 apple, 6 fish"


async def panel(person: Person, sitting: Sitting) -> Json:
    """The newest private message with the question."""
    return await person.with_control(person.dm, f"q:{sitting.table}:")


def ends(id_: str) -> str:
    return id_.split(":")[-1].split(".")[0]


def one(message: Json, end: str) -> str:
    """The id of the one control that ends so."""
    (found,) = [id_ for id_ in controls(message) if ends(id_) == end]
    return found


def has(message: Json, end: str) -> bool:
    return any(ends(id_) == end for id_ in controls(message))


def can_confirm(message: Json) -> bool:
    return not controls(message)[one(message, "ok")].get("disabled")


def files(message: Json) -> list[str]:
    return [file["filename"] for file in message["attachments"]]


def offered(message: Json) -> list[str]:
    """What the menu has."""
    return [option["label"] for option in controls(message)[one(message, "s0")]["options"]]


async def choose(person: Person, message: Json, label: str) -> Json:
    menu = one(message, "s0")
    options = controls(message)[menu]["options"]
    value = next(option["value"] for option in options if option["label"] == label)
    return await person.pressed(message, menu, value)


async def opened(person: Person, message: Json, end: str) -> Json:
    """The window that a button opens."""
    await person.press(message["id"], one(message, end))
    return await person.window()


async def sent(person: Person, message: Json, window: Json, text: str) -> Json:
    """What the panel shows after a window was sent."""
    interaction = await person.submit(window, text)
    return await person.outcome(interaction, message["channel_id"], message)


def written_in(window: Json) -> str:
    field = window["components"][0]
    return str(field.get("component", field).get("value") or "")


async def wrote(person: Person, message: Json, text: str, end: str = "write") -> Json:
    return await sent(person, message, await opened(person, message, end), text)


async def confirmed(person: Person, message: Json) -> Json:
    return await person.pressed(message, one(message, "ok"))


async def test_a_ready_answer_is_chosen_confirmed_and_replaced(
    house: House, people: People
) -> None:
    sitting = await at_table(house, people, "Ana", "Carlos", "Duarte", game=LARDER)
    for name, baker, text in (
        ("Ana", "The baker", BAKER),
        ("Carlos", "El panadero", "6 pan, 6 miel"),
        ("Duarte", "O padeiro", "6 pão, 6 mel"),
    ):
        person = people[name]
        say = own_words(person.language)
        first = await panel(person, sitting)
        assert say("ready-how") in said(first)
        # Ninety options are no menus: there is the one of whole answers.
        assert len([c for c in controls(first).values() if c["type"] == 3]) == 1
        assert not can_confirm(first)
        chosen = await choose(person, first, baker)
        assert say("about-to-choose", picks=text) in said(chosen)
        assert "prompt.png" in files(chosen)
        window = await opened(person, chosen, "change")
        assert window["title"] == say("ready-window")
        assert written_in(window) == text
        # Any language will do, and all of them together.
        mixed = await sent(person, chosen, window, "4 apple, 4 pescado, 4 PÃO")
        assert say("ready-wrote", text="") not in said(mixed)
        assert can_confirm(mixed)
    ana = people["Ana"]
    laid = await confirmed(ana, await choose(ana, await panel(ana, sitting), "The baker"))
    assert SAY("laid-down", picks=BAKER) in said(laid)
    assert said(laid).count(BAKER) == 1, "it is told once"
    assert "prompt.png" in files(laid)
    changed = await confirmed(ana, await choose(ana, laid, "The fisher"))
    assert SAY("laid-down", picks=FISHER) in said(changed)
    # Nobody else sees anything of it.
    thread = "\n".join(await people["Bram"].lines(sitting.thread))
    assert "bread" not in thread
    assert "baker" not in thread.casefold()


async def test_what_is_wrong_is_said_and_kept(
    table: StandIn, people: People, tmp_path: Path
) -> None:
    """Also over a restart, and though another answer is chosen meanwhile."""
    ana, database = people["Ana"], tmp_path / "bot.sqlite3"
    async with house_at(table, database) as house:
        sitting = await at_table(house, people, "Ana", "Bram", game=LARDER)
        chosen = await choose(ana, await panel(ana, sitting), "The baker")
        wrong = await wrote(ana, chosen, "8 bread,\n3 chesse **x**", end="change")
        text = said(wrong)
        assert "8 bread, 3 chesse" in text
        assert "8 bread are too many: at most 6." in text
        assert "That is 8 things; you need 12." in text
        assert "chesse \\*\\*x\\*\\*" in text
        assert "**x**" not in text
        # What was chosen before is not what they want any more.
        assert not can_confirm(wrong)
        assert "prompt.png" not in files(wrong)
        assert not has(wrong, "write")
        chosen = await choose(ana, wrong, "The baker")
        assert "you need 12" not in said(chosen)
        cleared = await ana.pressed(chosen, one(chosen, "no"))
        assert SAY("ready-how") in said(cleared)
        # It is still where one writes.
        window = await opened(ana, cleared, "write")
        assert written_in(window) == "8 bread,\n3 chesse **x**"
        still = await sent(ana, cleared, window, "6 bread, 5 fish")
        assert "That is 11 things; you need 12." in said(still)
        window = await opened(ana, still, "fix")
        await house.settled()
    async with house_at(table, database) as house:
        right = await sent(ana, still, window, RIGHT)
        assert SAY("about-to-choose", picks=RIGHT) in said(right)
        assert not has(right, "fix")
        laid = await confirmed(ana, right)
        assert SAY("laid-down", picks=RIGHT) in said(laid)
        await house.settled()


async def test_saved_ones_are_kept_replaced_and_forgotten(house: House, people: People) -> None:
    ana = people["Ana"]
    assert await house.saves(ana, "Old", "bread.1", "gone.7")
    sitting = await at_table(house, people, "Ana", "Bram", game=LARDER)
    first = await panel(ana, sitting)
    (option, *_) = controls(first)[one(first, "s0")]["options"]
    assert option["description"] == SAY("saved-unfit")
    wrong = await choose(ana, first, "Old")
    assert "That is 1 thing; you need 12." in said(wrong)
    gone = await ana.pressed(wrong, one(wrong, "del"))
    right = await wrote(ana, gone, RIGHT, end="fix")
    saved = await wrote(ana, right, "  My *feast* \n", end="save")
    assert SAY("ready-saved", name="My \\*feast\\*") in said(saved)
    assert offered(saved) == ["My *feast*", "The baker", "The fisher"]
    assert not has(saved, "save")

    other = await at_table(house, people, "Ana", "Sunniva", channel=LOUNGE, game=LARDER)
    fresh = await panel(ana, other)
    assert offered(fresh) == ["My *feast*", "The baker", "The fisher"]
    assert SAY("about-to-choose", picks=RIGHT) in said(await choose(ana, fresh, "My *feast*"))
    # Others have their own.
    assert offered(await panel(people["Sunniva"], other)) == ["The baker", "The fisher"]

    # The same name again: one takes the place of the other.
    fisher = await choose(ana, fresh, "The fisher")
    replaced = await wrote(ana, fisher, "my *FEAST*", end="save")
    assert offered(replaced) == ["my *FEAST*", "The baker", "The fisher"]
    gone = await ana.pressed(replaced, one(replaced, "del"))
    assert SAY("ready-deleted", name="my \\*FEAST\\*") in said(gone)
    assert SAY("about-to-choose", picks=FISHER) in said(gone)
    for number in range(10):
        assert await house.saves(ana, f"n{number}", "bread.1")
    for name, why in (("  ** ", "bad-name"), ("one more", "too-many-saved")):
        interaction = await ana.submit(await opened(ana, gone, "save"), name)
        assert said(await ana.told(interaction, ana.dm)) == SAY(f"refused-{why}", detail="10")
    await ana.pressed(await ana.slash(TABLES, "/me forget"), "m:forget")
    await house.settled()
    assert await house.all_of("saved") == []


async def test_it_is_played_in_writing_with_closed_messages_too(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    await ana.settings(dms_open=False)
    sitting = await at_table(house, people, "Ana", "Bram", game=LARDER)
    await house.saves(ana, "Mine", *(f"bread.{i}" for i in range(1, 7)))
    for typed, names in (("", ["Mine", "The baker", "The fisher"]), ("FISH", ["The fisher"])):
        found = await ana.complete(sitting.thread, "/play", "picks", picks=typed)
        assert [name for name, _ in found] == names
    wrong = await ana.slash(sitting.thread, "/play", picks="2 bread, 3 stones")
    assert wrong["ephemeral"]
    assert "That is 2 things; you need 12." in said(wrong)
    right = await wrote(ana, wrong, RIGHT, end="fix")
    assert SAY("laid-down", picks=RIGHT) in said(await confirmed(ana, right))
    for text, picks in (
        (RIGHT, RIGHT),
        ("the baker", BAKER),
        ("fisher", FISHER),
        ("6 miel; 6 Queijo", "6 cheese, 6 honey"),
        (", ".join(f"{k}.{i}" for k in ("bread", "fish") for i in range(1, 7)), RIGHT),
    ):
        given = await ana.slash(sitting.thread, "/play", picks=text)
        assert SAY("laid-down", picks=picks) in said(given)
    public = [m for m in await people["Bram"].messages(sitting.thread) if not m["ephemeral"]]
    assert not [m for m in public if controls(m, "d:") or controls(m, "q:")]


async def test_two_presses_give_it_once(house: House, people: People, exchange: Exchange) -> None:
    sitting = await at_table(house, people, "Ana", "Bram", game=LARDER)
    ana, bram = people["Ana"], people["Bram"]
    chosen = await choose(ana, await panel(ana, sitting), "The baker")
    window, save, ok = await opened(ana, chosen, "change"), one(chosen, "save"), one(chosen, "ok")
    for interaction in await asyncio.gather(*(ana.press(chosen["id"], ok) for _ in "12")):
        assert await ana.settle(interaction) is None
    await confirmed(bram, await choose(bram, await panel(bram, sitting), "The fisher"))
    await house.settled()
    assert [r.seat for r in house.written(sitting).records] == [0, 1]
    # The game goes on, and the window is sent only now; as is a button of the old panel.
    interaction = await ana.submit(window, RIGHT)
    assert said(await ana.told(interaction, ana.dm)) == SAY("refused-stale", detail="")
    stale = await Forger(exchange, house, ana).press(save, ana.dm)
    assert stale == SAY("refused-stale", detail="")
    view = (await house.view(sitting, ana)).view
    assert sorted(set(view.larder)) == ["bread", "honey"]
