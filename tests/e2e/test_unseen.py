"""What got there in the moment when the bot stopped, and could not be looked for after it: the bot
was sent away, or may not see the channel, or not what stands there. Nobody knows of it, and it goes
all the same once the bot may look again."""

from __future__ import annotations

import pytest

from tests.e2e.attable import AtTable, bells, calls
from tests.e2e.house import DAY, MINUTE, House
from tests.e2e.people import TABLES, People, controls, said
from tests.e2e.play import open_table

pytestmark = pytest.mark.usefixtures("short_rests")

HISTORY = "READ_MESSAGE_HISTORY"
AWAY = ["kick", HISTORY]
"""How the bot may be kept from looking."""


async def away(at: AtTable, how: str) -> None:
    if how == "kick":
        await at.ana.world("kick-bot")
    else:
        await at.ana.world("deny", channel=TABLES, rights=[how])


async def back(at: AtTable, how: str) -> None:
    """With all that follows from it done."""
    if how == "kick":
        await at.ana.world("invite-bot")
        await at.house.invited()
    else:
        await at.ana.world("allow", channel=TABLES, rights=[how])
        await at.house.rights_changed()
    await at.house.told()


async def called_again(at: AtTable) -> None:
    """Ana is to be prompted, whose direct messages are closed."""
    await at.ana.settings(dms_open=False)
    await at.house.dms_known(at.ana, closed=True)
    await at.panel_due()


@pytest.mark.parametrize("kind", ["panel", "reminder"])
@pytest.mark.parametrize("how", AWAY)
async def test_a_call_or_a_reminder_goes_once_it_may_be_looked_for(
    at: AtTable, how: str, kind: str
) -> None:
    at.house.computers_rest()
    of_kind = calls if kind == "panel" else bells

    async def answered(*_: object) -> None:
        await away(at, how)
        await at.house.answer_all(at.sitting, at.ana)

    with at.house.stops_once(kind, answered) as stopped:
        if kind == "panel":
            await called_again(at)
        else:
            await at.ana.settings(dms_open=False)
            at.house.ahead += DAY + MINUTE
            await at.house.rings()
        await stopped.wait()
        await at.house.told()
    assert len(await of_kind(at.ana, at.thread)) == 1, "it may not be looked for"
    await back(at, how)
    assert not await of_kind(at.ana, at.thread)


async def test_a_vote_and_an_offer_decided_before_anybody_heard_of_them_are_shown_so(
    house: House, people: People
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_table([ana, bram], TABLES, computers=1)
    await house.settled()

    async def decided(*_: object) -> None:
        await house.withdraws(sitting, ana, "vote")

    async def taken_back(*_: object) -> None:
        await house.withdraws(sitting, ana, "offer")

    with house.stops_once("vote", decided), house.stops_once("offer", taken_back):
        await ana.slash(sitting.thread, "/seat end")
        await ana.slash(sitting.thread, "/seat open")
        await house.settled()
    assert (await house.outbox())[1] == 0
    messages = await bram.messages(sitting.thread) + await bram.messages(TABLES)
    assert any(said(message).startswith("🗳️") for message in messages)
    for message in messages:
        assert not controls(message, "v:")
        assert not controls(message, f"c:{sitting.table}:take")
