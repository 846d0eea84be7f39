"""What takes long: after a quarter of an hour Discord takes no more answers to a press, and they
come another way; what is asked for while the bot leaves is finished, or it is told that it was not
begun; and of what many ask for at once others do not wait for all."""

from __future__ import annotations

import asyncio
import logging
import threading
from pathlib import Path

import pytest

from tests.e2e.attable import AtTable
from tests.e2e.exchange import Held, StandIn
from tests.e2e.house import MINUTE, house_at
from tests.e2e.people import LOUNGE, People, said
from tests.e2e.play import at_table, table_message
from tests.e2e.starting import Log
from texts import LOCALES, own_words

EN = own_words("en")
LEAVING = EN("refused-leaving")
EXPORTS = 12


def errors(log: Log) -> list[str]:
    """What the bot logged of faults, with and without a traceback."""
    ours = [r for r in log.records if not r.name.startswith("localtable")]
    return [r.getMessage() for r in ours if r.levelno > logging.INFO or r.exc_info]


async def hint(at: AtTable) -> str:
    """What Ana is told who presses *Hint* in the newest prompt."""
    button = f"p:{at.sitting.table}:hint"
    return said(await at.ana.pressed(await at.ana.with_control(at.ana.dm, button), button))


async def test_whoever_asks_for_hints_is_told_the_same(at: AtTable) -> None:
    minds = at.house.minds()
    told = await asyncio.gather(*(hint(at) for _ in range(12)))
    assert told == [told[0]] * 12
    assert told[0].startswith(EN("hint-answer", picks="").split("**")[0])
    assert len(minds.levels) == 1


async def press_hint(at: AtTable) -> None:
    """Ana presses *Hint*, and it takes too long."""
    held = Held()
    at.house.minds(held)
    prompt = await at.ana.with_control(at.ana.dm, f"p:{at.sitting.table}:hint")
    await at.ana.press(prompt["id"], f"p:{at.sitting.table}:hint")
    await held.has_begun()
    await at.ana.world("later", seconds=15 * MINUTE + 1)  # Discord waits no longer
    held.go.set()


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_hint_that_took_too_long_comes_in_private(
    at: AtTable, log: Log, locale: str
) -> None:
    say = own_words(locale)
    await at.ana.speaks(locale)
    await press_hint(at)
    told = await at.ana.reads(at.ana.dm, say("late-answer"))
    assert say("hint-answer", picks="|").split("|")[0] in said(told)
    assert not told["ephemeral"]
    # Where direct messages are closed only the log knows of it.
    await at.answers(1)
    await at.ana.settings(dms_open=False)
    await press_hint(at)
    await log.says(f"{at.ana.id} could not be told")
    assert errors(log) == []


async def test_whoever_waited_in_vain_learns_that_it_took_too_long(at: AtTable, log: Log) -> None:
    at.exchange.refuse("^/webhooks/", 50027)
    await at.ana.types(LOUNGE, "/help")
    told = await at.ana.reads(at.ana.dm, EN("late-answer"))
    assert EN("fault-late") in said(told)
    assert errors(log) == []


# While the bot leaves


async def test_what_is_under_way_is_finished_before_the_bot_leaves(at: AtTable, log: Log) -> None:
    ana, message = at.ana, await table_message(at.ana, at.sitting)
    with at.house.holds("panel", once=True) as held, at.house.holds("end") as last:
        asked = asyncio.create_task(ana.slash(at.thread, "/hand"))
        await held.has_begun()
        closing = asyncio.create_task(at.house.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        held.go.set()
        told = await asked
        assert said(told) != LEAVING
        assert told["attachments"]
        await last.has_begun()
        pressed = await ana.refused(message, f"t:{at.sitting.table}:hand")
        told = await ana.slash(at.thread, "/hand")
        last.go.set()
        await closing
    assert pressed == said(told) == LEAVING
    assert told["ephemeral"]
    press = f"press t:{at.sitting.table}:hand by {ana.id}"
    assert len(log.lines(f"{press} came while the bot was stopping")) == 1


async def test_what_takes_too_long_is_cut_off(
    at: AtTable, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    at.house.leaves_soon(monkeypatch)
    message = await table_message(at.ana, at.sitting)
    with at.house.holds("panel") as held:
        await at.ana.press(message["id"], f"t:{at.sitting.table}:hand")
        await held.has_begun()
        await at.house.close()
        held.go.set()
        await log.says("stopped in the middle of press")
    assert not [line for line in log.records if line.levelname == "ERROR"]


async def test_nobody_waits_for_all_exports(at: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go, making, most = threading.Event(), threading.Event(), list[int](), list[int]()

    def held() -> None:
        making.append(1)
        most.append(len(making))
        begun.set()
        assert go.wait(60)
        making.pop()

    at.house.before_each_export(held, monkeypatch)
    exporting = [
        asyncio.create_task(at.bram.slash(at.thread, "/game export")) for _ in range(EXPORTS)
    ]
    await asyncio.to_thread(begun.wait, 60)
    board = await at.ana.slash(at.thread, "/board")
    assert board["attachments"], "all exports wait still"
    go.set()
    exports = await asyncio.gather(*exporting)
    assert all(len(told["attachments"]) == 2 and said(told) for told in exports)
    assert (max(most), len(most)) == (1, EXPORTS)


@pytest.mark.parametrize("pause", [0.3, 1000.0], ids=["in the end", "nothing waits for it"])
async def test_who_waits_sees_within_a_while_what_others_do(
    table: StandIn, people: People, tmp_path: Path, pause: float
) -> None:
    async with house_at(table, tmp_path / "bot.sqlite3", follow_seconds=pause) as house:
        sitting = await at_table(house, people, "Ana", "Bram", game="raiders")
        for person in sitting.people:
            await house.answer(sitting, person)
        await house.posts_rest()
        moves = house.awaited(sitting)
        waits = next(person for person in sitting.people if person is not moves)

        async def shown() -> str:
            panel = await house.panel(sitting, waits)
            message = await waits.message(waits.dm, str(panel.message))
            return "" if message is None else said(message)

        before = await shown()
        await house.answer(sitting, moves)
        await house.posts_rest()
        if pause < 1:

            async def follows() -> bool | None:
                return await shown() != before or None

            await waits.until(follows, "the panel as it is now")
        else:
            assert await shown() == before
            while house.awaited(sitting) is moves:
                await house.answer(sitting, moves)
                await house.posts_rest()
            await waits.with_control(waits.dm, f"q:{sitting.table}:")
            assert await shown() != before, "what they are asked comes at once"
