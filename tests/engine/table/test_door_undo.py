"""Taking back: as far as one alone may, and as if the answer had never been."""

from __future__ import annotations

import pytest

from engine.kit.contract import Event
from tests.engine.conftest import ANA, BEN, CAT, House, refused


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


async def test_one_answer_after_the_other_goes_back(house: House) -> None:
    table = await house.started()
    for deed in ("again", "again", "plain"):
        await house.do(table.id, ANA, deed)
    for trail in (["0:again", "0:again"], ["0:again"], []):
        await house.adapter.undo(table.id, ANA)
        assert (await house.adapter.sight(table.id, None)).view.trail == ["slow", *trail]
    assert await refused(house.adapter.undo(table.id, ANA)) == "nothing-to-undo"


async def test_luck_cannot_be_taken_back(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "luck")
    assert (await house.adapter.sight(table.id, ANA)).undo is None
    assert await refused(house.adapter.undo(table.id, ANA)) == "nothing-to-undo"


@pytest.mark.parametrize(("told", "free"), [(0, False), (1, True), (2, True)])
async def test_what_this_seat_was_told_cannot_be_untold(
    house: House, told: int, free: bool
) -> None:
    table = await house.started()
    await house.do(table.id, ANA, f"tell-{told}")
    assert ((await house.adapter.sight(table.id, ANA)).undo is not None) is free
    if free:
        await house.adapter.undo(table.id, ANA)
    else:
        assert await refused(house.adapter.undo(table.id, ANA)) == "nothing-to-undo"


async def test_not_after_another_person_answered(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    await house.do(table.id, BEN, "plain")
    assert await refused(house.adapter.undo(table.id, ANA)) == "nothing-to-undo"
    await house.adapter.undo(table.id, BEN)
    assert (await house.adapter.sight(table.id, ANA)).undo == (1, ("plain",), "deed")
    await house.adapter.undo(table.id, ANA)


async def test_computer_players_answers_go_back_with_it(house: House) -> None:
    table = await house.started((ANA, BEN), computers=1)
    await house.do(table.id, ANA, "plain")
    await house.do(table.id, BEN, "tell-0")
    ticket = (await house.asked(table.id, 2)).ticket
    await house.adapter.answer_for_computer(table.id, 2, ticket, ("mile",))
    await house.carried()
    assert (await house.adapter.sight(table.id, BEN)).undo == (2, ("tell-0",), "deed")
    await house.adapter.undo(table.id, BEN)
    assert (await house.adapter.sight(table.id, None)).view.trail == ["slow", "0:plain"]
    # Ana was told something that is not so any more: her panel follows too.
    assert {row[3] for row in await house.carried() if row[1] == "panel"} == {0, 1}


@pytest.mark.parametrize(("deed", "free"), [("luck", False), ("tell-1", False), ("tell-0", True)])
async def test_computer_players_answers_may_bar_it(house: House, deed: str, free: bool) -> None:
    table = await house.started((ANA, BEN), computers=1)
    await house.do(table.id, ANA, "plain")
    await house.do(table.id, BEN, "plain")
    ticket = (await house.asked(table.id, 2)).ticket
    await house.adapter.answer_for_computer(table.id, 2, ticket, (deed,))
    assert ((await house.adapter.sight(table.id, BEN)).undo is not None) is free


async def test_laid_down_picks_are_picked_up_without_a_trace(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "seal")
    before = await house.adapter.sight(table.id, BEN)
    await house.do(table.id, BEN, "two")
    laid = await house.adapter.sight(table.id, BEN)
    assert laid.undo == (0, ("two",), "secret")
    taken = await house.adapter.undo(table.id, BEN)
    assert (taken.record, taken.picks, taken.sealed) == (0, ("two",), True)
    assert await house.adapter.sight(table.id, BEN) == before
    assert len(await house.store.log.records(table.id)) == 1
    assert len(await house.adapter.chronicle(table.id, None)) == 1


async def test_opened_sealed_picks_cannot_be_taken_back(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "seal")
    for person in (ANA, BEN, CAT):
        await house.do(table.id, person, "one")
    for person in (ANA, BEN, CAT):
        assert await refused(house.adapter.undo(table.id, person)) == "nothing-to-undo"


async def test_what_others_laid_down_is_not_swept_away(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "seal")
    assert (await house.adapter.sight(table.id, ANA)).undo == (1, ("seal",), "deed")
    await house.do(table.id, BEN, "two")
    assert (await house.adapter.sight(table.id, ANA)).undo is None
    assert await refused(house.adapter.undo(table.id, ANA)) == "nothing-to-undo"
    await house.adapter.undo(table.id, BEN)
    await house.adapter.undo(table.id, ANA)


async def test_questions_open_beside_it_stay_open(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "all")
    others = [await house.asked(table.id, seat) for seat in (1, 2)]
    own = await house.asked(table.id, 0)
    await house.do(table.id, ANA, "left")
    await house.adapter.undo(table.id, ANA)
    assert [await house.asked(table.id, seat) for seat in (1, 2)] == others
    assert (await house.asked(table.id, 0)).ticket > max(o.ticket for o in (*others, own))


async def test_a_stale_press_after_an_undo_is_known(house: House) -> None:
    table = await house.started()
    stale = (await house.asked(table.id, 0)).ticket
    await house.do(table.id, ANA, "plain")
    withdrawn = (await house.asked(table.id, 1)).ticket
    await house.adapter.undo(table.id, ANA)
    assert await refused(house.adapter.answer(table.id, ANA, stale, ("plain",))) == "stale"
    assert await refused(house.adapter.answer(table.id, BEN, withdrawn, ("plain",))) == "stale"


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


async def test_who_may_not_take_back_is_told_why(house: House) -> None:
    table = await house.started((ANA, BEN))
    assert await refused(house.adapter.undo(99, ANA)) == "no-table"
    lobby = await house.lobby()
    assert await refused(house.adapter.undo(lobby.id, ANA)) == "not-running"
    assert await refused(house.adapter.undo(table.id, CAT)) == "not-seated"
    assert await refused(house.adapter.undo(table.id, BEN)) == "nothing-to-undo"
    await house.do(table.id, ANA, "end")
    assert await refused(house.adapter.undo(table.id, ANA)) == "over"
    assert (await house.adapter.sight(table.id, ANA)).undo is None


async def test_a_leaver_bars_what_others_answered_before(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "plain")
    await house.do(table.id, BEN, "plain")
    await house.lobbies.leave(table.id, BEN)
    assert await refused(house.adapter.undo(table.id, ANA)) == "nothing-to-undo"
