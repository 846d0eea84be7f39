"""An older copy of the database that is put in its place: what it does not know is taken away, it
is said, everybody awaited is asked anew, and no button of what is lost answers anything."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from random import Random

import pytest

from tests.e2e import records
from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.house import house_at
from tests.e2e.people import TABLES, Json, People, controls, usable
from tests.e2e.play import Player, at_table, open_table, tickets
from tests.e2e.runs import BotProcess
from texts import own_words

say = own_words("en")


@pytest.mark.parametrize("noticed", ["by its file", "by --restored", "by a press"])
async def test_an_older_copy_goes_on_from_what_it_has(
    people: People, bot: BotProcess, noticed: str
) -> None:
    ana, copy = people["Ana"], bot.database.with_suffix(".copy")
    sitting = await open_table([ana], TABLES, computers=2)
    player = Player(ana, sitting, Random("put back"), bot=bot)

    async def answers(count: int) -> None:
        while count:
            count -= await player.step() == "answered"

    async def prompts() -> list[Json]:
        return [m for m in await ana.messages(ana.dm) if controls(m, f"q:{sitting.table}:")]

    async def boards() -> list[Json]:
        there = await ana.messages(sitting.thread, 1000)
        return [m for m in there if controls(m, f"t:{sitting.table}:board")]

    await answers(2)
    await bot.stop()
    shutil.copy(bot.database, copy)
    await bot.start()
    await answers(6)
    lost: set[int] = set()
    while not lost:
        hand = await ana.slash(sitting.thread, "/hand")
        lost = tickets(hand, sitting.table)
    then = records.read(copy, sitting.table)

    async def only_board() -> Json | None:
        there = await boards()
        return there[0] if len(there) == 1 else None

    standing = await ana.until(only_board, "the older board without its buttons")
    await bot.stop()
    shutil.copy(copy, bot.database)
    alive = bot.database.with_name(f"{bot.database.name}.alive")
    assert alive.exists()
    if noticed != "by its file":
        alive.unlink()
    await bot.start(*["--restored"] * (noticed == "by --restored"))
    id_, values = usable(hand, "q:")
    if noticed == "by a press":
        assert await ana.refused(hand, id_, *values) == say("refused-lost")

    async def asked() -> Json | None:
        now = {o.ticket for o in records.read(bot.database, sitting.table).opens}
        found = await prompts()
        return found[0] if len(found) == 1 and tickets(found[0], sitting.table) <= now else None

    prompt = await ana.until(asked, "one prompt")
    told = say("say-put-back", move=str(then.position.answers), time="|").split("|")[0]
    post = await ana.reads(sitting.thread, told)
    await ana.find(sitting.thread, lambda m: m["id"] > post["id"] and controls(m, "t:"))
    now = await records.at_rest(bot.database, sitting.table)
    (board,) = await boards()
    assert board["id"] != standing["id"]
    assert min(tickets(prompt, sitting.table)) > max(lost) + 1_000_000
    assert now.records == then.records, "nothing of what is lost has answered"
    if noticed != "by a press":  # that has brought the hand up to date
        assert await ana.refused(hand, id_, *values) == say("refused-stale")
    if noticed != "by its file":  # what follows is the same
        return
    await answers(3)
    await bot.kill()
    # Nothing of it is done twice, and a kill is no older copy.
    await bot.start()
    await answers(1)
    assert sum(line.startswith(told) for line in await ana.lines(sitting.thread)) == 1
    assert bot.log.read_text().count("is an older copy that was put in its place") == 1


async def test_a_call_of_the_lost_future_goes_though_the_thread_is_gone(
    people: People, bot: BotProcess
) -> None:
    ana, copy = people["Ana"], bot.database.with_suffix(".copy")
    sitting = await open_table([ana], TABLES, computers=2)
    player = Player(ana, sitting, Random("call"), bot=bot)
    while await player.step() != "answered":
        pass
    await bot.stop()
    shutil.copy(bot.database, copy)
    await bot.start()
    # No direct message and no post in the thread reaches her: she is called in the channel.
    await ana.settings(dms_open=False)
    await ana.world("deny", channel=TABLES, rights=["SEND_MESSAGES_IN_THREADS"])

    async def call() -> Json | None:
        there = [m for m in await ana.messages(TABLES) if controls(m, f"t:{sitting.table}:hand.")]
        if not there:
            await player.next_step()
        return there[0] if there else None

    called = await ana.until(call, "a call in the channel")
    await bot.stop()
    shutil.copy(copy, bot.database)
    await ana.world("delete-channel", channel=sitting.thread)
    await ana.world("allow", channel=TABLES, rights=["SEND_MESSAGES_IN_THREADS"])
    await ana.settings(dms_open=True)
    await bot.start("--restored")

    async def gone() -> bool | None:
        return await ana.message(TABLES, called["id"]) is None or None

    await ana.until(gone, "the channel without the call")


@pytest.mark.usefixtures("short_rests")
async def test_whoever_presses_a_lost_prompt_while_it_goes_is_asked(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path
) -> None:
    ana, database = people["Ana"], tmp_path / "bot.sqlite3"
    copy = database.with_suffix(".copy")
    async with house_at(table, database) as house:
        sitting = await at_table(house, people, "Ana", computers=2)
        player = Player(ana, sitting, Random("while it goes"))
        await house.settled()
    shutil.copy(database, copy)
    known = lost = await ana.with_control(ana.dm, f"q:{sitting.table}:")
    async with house_at(table, database) as house:
        while lost["id"] == known["id"]:
            await player.step()
            await house.settled()
            lost = await ana.with_control(ana.dm, f"q:{sitting.table}:")
    shutil.copy(copy, database)
    path = rf"/channels/{ana.dm}/messages"
    exchange.fail(f"{path}$", "503", method="POST")
    with exchange.held(f"{path}/{lost['id']}$", method="DELETE", times=1):
        async with house_at(table, database, retry_seconds=(1.0,)) as house:
            while not exchange.happened():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            # They press between two tries of their new prompt, so that it is to be this message.
            await ana.settle(await ana.press(lost["id"], usable(lost, "q:")[0]))
            await asyncio.sleep(1.5)
            exchange.let_go()
            await house.nothing_under_way()
            await house.told()
            (prompt,) = [m for m in await ana.messages(ana.dm) if controls(m, "q:")]
            now = {opened.ticket for opened in house.written(sitting).opens}
            assert tickets(prompt, sitting.table) <= now
