"""A disk that refuses to write, as people and the owner see it, and when there is room again."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random

import pytest

from cogs.frame.house import House
from db.base.disk import DiskTrouble
from engine.table.tasks import lanes
from localtable.hall.hall import Exchange
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from tests.disks import mounted, without_writing
from tests.e2e import records
from tests.e2e.house import settled
from tests.e2e.people import Json, People, Person, controls, said
from tests.e2e.play import GAME, Player, Sitting, open_table
from tests.e2e.runs import BotProcess
from tests.e2e.test_operator import health, second
from tests.e2e.time import Clock
from texts import LOCALES, own_words

HOUR = 3600
DISCORDS = {"en": "en-US", "es": "es-419", "pt-BR": "pt-BR"}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "AFTER_FAULT_SECONDS", 0.02)


@pytest.fixture
async def sitting(house: House, people: People) -> Sitting:
    sitting = await open_table([people["Ana"]], TABLES, computers=2)
    await settled(house)
    return sitting


async def a_press(person: Person, sitting: Sitting) -> tuple[Json, str, list[str]]:
    """Their prompt, with a press that would be written down."""
    panel = await person.with_control(person.dm, f"q:{sitting.table}:")
    for custom_id, part in controls(panel, "q:").items():
        if not part.get("disabled"):
            return panel, custom_id, [o["value"] for o in part.get("options", ())][:1]
    raise AssertionError("nothing can be pressed")


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Those in the log, but for that of the emojis, which come up beside it."""
    return [r.getMessage() for r in caplog.records if r.exc_info and r.name != "cogs.frame.emojis"]


async def owners(people: People, key: str) -> int:
    """How often the owner was told so."""
    start = own_words("en")(key, database="|", folder="|", time="|", why="|").split("|")[0]
    owner = people["Sunniva"]
    return sum(said(m).startswith(start) for m in await owner.messages(owner.dm))


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_press_that_cannot_be_written_is_told_so_and_counts_when_it_is_pressed_again(
    house: House,
    people: People,
    sitting: Sitting,
    caplog: pytest.LogCaptureFixture,
    locale: str,
) -> None:
    ana = people["Ana"]
    await ana.settings(locale=DISCORDS[locale])
    before = records.read(house.settings.database, sitting.table)
    panel, custom_id, values = await a_press(ana, sitting)
    async with without_writing(house.store):
        for _ in range(3):
            told = await ana.refused(panel, custom_id, *values)
            assert told == own_words(locale)("fault-disk")
        told = said(await people["Bram"].slash(TABLES, "/game new", game=GAME))
        assert told == own_words("en")("fault-disk")
    assert records.read(house.settings.database, sitting.table).standing == before.standing
    lines = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert len(lines) == 1, "one line a minute"
    assert str(house.settings.database) in lines[0].getMessage()
    assert not tracebacks(caplog)
    # The prompt is as it was: the same press counts now.
    player = Player(ana, sitting, Random("disk"))
    await player.answer()
    await settled(house)
    after = records.read(house.settings.database, sitting.table)
    assert len([r for r in after.standing if r.person]) == 1
    records.check_log(after)


async def test_the_owner_is_told_once_an_hour_and_once_when_it_is_over(
    house: House, people: People, sitting: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    clock, cog = Clock(house), health(house)
    panel, custom_id, values = await a_press(people["Ana"], sitting)
    await cog.minute()
    async with without_writing(house.store):
        for _ in range(3):
            await people["Ana"].refused(panel, custom_id, *values)
            await cog.minute()
        await house.disk.settle()
        assert await owners(people, "owner-disk-readonly") == 1
        clock.ahead += HOUR
        await cog.minute()
        await house.disk.settle()
        assert await owners(people, "owner-disk-readonly") == 2
        assert await owners(people, "owner-disk-over") == 0
    for _ in range(3):
        await cog.minute()
    assert await owners(people, "owner-disk-over") == 1
    assert await owners(people, "owner-disk-readonly") == 2
    assert not tracebacks(caplog)


async def test_an_owner_who_cannot_be_reached_is_told_with_the_next_refusal(
    house: House, people: People
) -> None:
    cog = health(house)
    await people["Ana"].world("fail", path="/users/@me/channels", method="POST", how="refuse")
    async with without_writing(house.store):
        for _ in range(2):
            await cog.minute()
            await house.disk.settle()
    assert await owners(people, "owner-disk-readonly") == 1


async def test_computers_and_posts_go_on_by_themselves_when_there_is_room_again(
    house: House, people: People, sitting: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    """The disk fills up right after each post has got to Discord."""
    ana = people["Ana"]
    hall = people["Ana"].table.hall
    breaking: set[asyncio.Task[None]] = set()
    posts = f"/channels/{sitting.thread}/messages"
    noted = asyncio.Event()
    house.store.on_trouble = lambda trouble: (noted.set(), house.disk.seen(trouble))[0]

    async def breaks() -> None:
        async with without_writing(house.store):
            noted.clear()
            await noted.wait()

    def after(exchange: Exchange) -> None:
        if exchange.method == "POST" and exchange.path == posts and not breaking:
            breaking.add(asyncio.create_task(breaks()))

    hall.on_exchange.append(after)
    player = Player(ana, sitting, Random("posts"))
    for _ in range(12):
        breaking = {task for task in breaking if not task.done()}
        await player.answer()
        await settled(house)
    hall.on_exchange.remove(after)
    await settled(house)
    assert house.disk.trouble is not None, "it never was full"
    written = records.read(house.settings.database, sitting.table)
    thread = await people["Bram"].messages(sitting.thread, 1000)
    records.check_chronicle(written, thread, hall.world.application_id)
    assert not tracebacks(caplog)
    assert await house.store.outbox.depth() == (0, 0)


async def test_a_start_on_a_full_disk_says_so_in_one_line(
    table: LocalTable, tmp_path: Path
) -> None:
    with mounted(tmp_path / "small", megabytes=1) as small:
        (small / "ballast").write_bytes(b"\0" * (1 << 20))
        bot = BotProcess(table, small)
        code, text = await second(bot)
    assert code == 1
    assert f"cannot start with {bot.database}: " in text
    assert "Traceback" not in text


async def test_where_reading_fails_too_the_answer_is_in_discords_language(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: object) -> None:
        raise DiskTrouble("failing", "disk I/O error, SQLITE_IOERR_READ")

    monkeypatch.setattr(house.store._reader, "snapshot", fails)
    await people["Ana"].settings(locale="es-ES")
    told = said(await people["Ana"].slash(TABLES, "/hand"))
    assert told == own_words("es")("fault-disk")
