"""Taking back: as far as one alone may, and as if the answer had never been."""

from __future__ import annotations

from engine.kit.contract import Event
from tests.engine.conftest import ANA, BEN, House


async def test_undo_is_the_position_of_the_shorter_log(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "luck")
    await house.do(table.id, BEN, "again")
    before = await house.adapter.sight(table.id, BEN)
    await house.do(table.id, BEN, "whisper")
    taken = await house.adapter.undo(table.id, BEN)
    after = await house.adapter.sight(table.id, BEN)
    assert (taken.record, taken.picks, taken.seat) == (4, ("whisper",), 1)
    assert taken.question == after.open[0].question
    assert after.view == before.view == taken.view
    assert after.open[0].ticket not in [o.ticket for o in before.open]
    assert after.undo == before.undo


async def test_posts_of_what_was_taken_back_do_not_go_out(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "mile")
    await house.adapter.undo(table.id, ANA)
    assert await house.carried() == [
        (f"t{table.id}", "table", 2, None),
        (f"p{ANA}", "panel", 2, 0),
        (f"p{BEN}", "panel", 2, 1),
    ]
    await house.do(table.id, ANA, "mile")
    lane = f"t{table.id}"
    assert (await house.outbox.claim(lane)).kind == "milestone"
    await house.adapter.undo(table.id, ANA)
    # One that may have got there stays, so that its message is known.
    assert [row[1] for row in await house.carried() if row[0] == lane] == ["milestone", "table"]


async def test_an_undo_is_in_the_log_and_what_it_took_back_is_not(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "again")
    await house.do(table.id, ANA, "plain")
    await house.adapter.undo(table.id, ANA)
    lines = await house.adapter.chronicle(table.id, BEN)
    assert [(line.record, line.event) for line in lines] == [
        (1, Event("deed", {"seat": 0, "deed": "again"})),
        (3, Event("undo", {"seat": 0})),
    ]
    records = await house.store.log.records(table.id)
    assert [(r.kind, r.undone_by) for r in records] == [
        ("answer", None),
        ("answer", 3),
        ("undo", None),
    ]
