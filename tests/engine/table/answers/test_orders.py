"""Standing orders, and what is held in games that take them: given later, and by nobody's hand."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from db.store import open_store
from db.tables import orders as stored
from engine.kit.example import GAME, Larder
from engine.kit.example.mind.ready import READY
from engine.table.answers import looking
from engine.table.answers.orders import VEIL, _veil
from engine.table.record.facts import Sight
from engine.table.record.words import event_text
from engine.table.record.work import Work
from engine.table.seats import hands_over
from engine.table.tasks.deputy import Deputy
from tests.disks import without_writing
from tests.engine.conftest import ANA, BEN, CAT, House, Timers, refused
from tests.games.example import make_known

DELAY = 5


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch)


@pytest.fixture
async def table(house: House, games: None) -> int:
    """A table at which all have filled their larders, and Ana is to bring something."""
    house.games["larder"] = GAME
    number = (await house.started(game="larder")).id
    for person in (ANA, BEN, CAT):
        await house.do(number, person, *READY[0].picks)
    await house.carried()
    house.woken.clear()
    return number


@pytest.fixture
def deputy(house: House, timers: Timers, table: int) -> Deputy:
    return Deputy(house.adapter, delay_seconds=DELAY, later=timers)


async def sight(house: House, table: int, person: int) -> Sight:
    return await house.adapter.sight(table, person)


async def wait(house: House, deputy: Deputy, table: int, seconds: int) -> None:
    """The time goes by, and whatever it is the time for is done."""
    house.seconds += seconds
    later = deputy._rota._later
    assert isinstance(later, Timers)
    later.ring()
    deputy.wake(table)
    await deputy.settle()


async def last(house: House, table: int) -> tuple[int | None, int | None, tuple[str, ...]]:
    record = (await house.store.log.records(table))[-1]
    return record.seat, record.person, record.picks


# Giving orders


async def test_nothing_is_ordered_at_first_and_each_order_has_its_choice(
    house: House, table: int
) -> None:
    keys = [order.key for order in GAME.orders]
    assert (await sight(house, table, BEN)).orders == dict.fromkeys(keys, "ask")
    await house.adapter.order(table, BEN, "taste", "never")
    assert (await sight(house, table, BEN)).orders == {
        **dict.fromkeys(keys, "ask"),
        "taste": "never",
    }
    assert (await sight(house, table, CAT)).orders == dict.fromkeys(keys, "ask")
    await house.adapter.order(table, BEN, "taste", "ask")
    assert (await sight(house, table, BEN)).orders == dict.fromkeys(keys, "ask")
    assert await house.store.read(lambda c: stored.of_table(c, table)) == []


async def test_only_who_plays_there_orders_and_only_what_the_game_takes(
    house: House, table: int
) -> None:
    assert await refused(house.adapter.order(table, 77, "taste", "never")) == "not-seated"
    assert await refused(house.adapter.order(table, BEN, "taste", "maybe")) == "stale"
    assert await refused(house.adapter.order(table, BEN, "no-such", "ask")) == "stale"
    other = (await house.started()).id
    assert await refused(house.adapter.order(other, BEN, "taste", "ask")) == "stale"
    assert (await sight(house, other, BEN)).orders is None


async def test_an_order_leaves_no_post_behind(house: House, table: int) -> None:
    await house.adapter.order(table, BEN, "taste", "never")
    assert await house.carried() == []


# What they answer


async def test_an_order_answers_after_the_delay_as_its_person_and_never_before(
    house: House, table: int, deputy: Deputy, timers: Timers
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    asked = await sight(house, table, BEN)
    assert [(s.picks, s.why) for s in asked.soon] == [(("yes",), "order")]
    await wait(house, deputy, table, 0)
    assert timers.rests == [DELAY]
    await wait(house, deputy, table, DELAY - 1)
    assert timers.rests == [DELAY, 1]
    assert (await sight(house, table, BEN)).open != ()


async def test_it_is_given_when_the_time_has_come(house: House, table: int, deputy: Deputy) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    await wait(house, deputy, table, DELAY)
    assert await last(house, table) == (1, BEN, ("yes",))
    assert (await sight(house, table, None)).view.board.tasted == [0, 1, 0]  # type: ignore[arg-type]
    # The next question is the person's own.
    assert [o.question.kind for o in (await sight(house, table, BEN)).open] == ["bring"]
    assert (await sight(house, table, BEN)).soon == ()


async def test_nobody_else_can_tell_it_from_an_answer_by_hand(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    await house.carried()
    await wait(house, deputy, table, DELAY)
    by_order = [(lane, kind) for lane, kind, _, _ in await house.carried()]
    await house.do(table, BEN, "bread")
    await house.carried()
    await house.do(table, CAT, "yes")
    by_hand = [(lane, kind) for lane, kind, _, _ in await house.carried()]
    assert sorted(kind for _, kind in by_order) == sorted(kind for _, kind in by_hand)
    for person in (ANA, None):
        lines = await house.adapter.chronicle(table, person)
        assert [line for line in lines if line.event.kind == "obeyed"] == []


async def test_whoever_answers_meanwhile_has_answered(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    await house.do(table, BEN, "no")
    await wait(house, deputy, table, DELAY)
    assert await last(house, table) == (1, BEN, ("no",))
    assert [o.question.kind for o in (await sight(house, table, BEN)).open] == ["bring"]


async def test_an_order_holds_for_the_questions_that_come_after_it(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.do(table, ANA, "bread")
    await house.adapter.order(table, BEN, "taste", "always")
    assert (await sight(house, table, BEN)).soon == ()
    await wait(house, deputy, table, 10 * DELAY)
    assert [o.question.kind for o in (await sight(house, table, BEN)).open] == ["taste"]


async def test_lifting_an_order_puts_the_question_to_its_person(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    await house.carried()
    await house.adapter.order(table, BEN, "taste", "ask")
    assert [(kind, seat) for _, kind, _, seat in await house.carried()] == [("panel", 1)]
    await wait(house, deputy, table, DELAY)
    assert [o.question.kind for o in (await sight(house, table, BEN)).open] == ["taste"]


async def test_whoever_has_it_wait_is_asked_this_once(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    assert await refused(house.adapter.wait(table, BEN, 1)) == "stale"
    await house.do(table, ANA, "bread")
    (asked,) = (await sight(house, table, BEN)).open
    assert await refused(house.adapter.wait(table, CAT, asked.ticket)) == "stale"
    await house.adapter.wait(table, BEN, asked.ticket)
    assert await refused(house.adapter.wait(table, BEN, asked.ticket)) == "stale", "it waits"
    await wait(house, deputy, table, 10 * DELAY)
    assert [o.ticket for o in (await sight(house, table, BEN)).open] == [asked.ticket]
    assert ((await sight(house, table, BEN)).orders or {})["taste"] == "always"
    for person in (BEN, CAT, ANA):
        await house.do(table, person, "no")
        await house.do(table, person, "bread")
    await wait(house, deputy, table, DELAY)
    assert await last(house, table) == (1, BEN, ("yes",))


async def test_what_is_laid_down_can_wait_too(house: House, table: int, deputy: Deputy) -> None:
    (ahead,) = (await sight(house, table, BEN)).ahead
    await house.adapter.plan(table, BEN, ahead.stamp, ("yes",))
    await house.do(table, ANA, "bread")
    (asked,) = (await sight(house, table, BEN)).open
    await house.adapter.wait(table, BEN, asked.ticket)
    await wait(house, deputy, table, 10 * DELAY)
    there = await sight(house, table, BEN)
    assert [o.ticket for o in there.open] == [asked.ticket]
    assert there.dropped == ()


async def test_ones_own_taking_back_is_not_ordered_away_again(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    await wait(house, deputy, table, DELAY)
    await house.adapter.undo(table, BEN)
    assert (await sight(house, table, BEN)).soon == ()
    await wait(house, deputy, table, 10 * DELAY)
    assert [o.question.kind for o in (await sight(house, table, BEN)).open] == ["taste"]
    await house.do(table, BEN, "no")
    # The order itself stays: the next such question is answered again.
    assert (await sight(house, table, BEN)).orders["taste"] == "always"  # type: ignore[index]


async def test_who_led_to_the_question_can_take_it_back_within_the_delay(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    await wait(house, deputy, table, DELAY - 1)
    await house.adapter.undo(table, ANA)
    await house.do(table, ANA, "honey")
    await wait(house, deputy, table, 1)
    assert (await last(house, table))[0] == 0, "the delay counts from the new question"
    await wait(house, deputy, table, DELAY - 1)
    assert await last(house, table) == (1, BEN, ("yes",))


async def test_orders_follow_one_another(house: House, table: int, deputy: Deputy) -> None:
    for person in (ANA, BEN, CAT):
        await house.adapter.order(table, person, "bring", "first")
        await house.adapter.order(table, person, "taste", "always")
    await house.do(table, ANA, "bread")
    for _ in range(40):
        await wait(house, deputy, table, DELAY)
    assert (await house.adapter.table(table)).phase == "over"
    view = (await sight(house, table, ANA)).view
    assert view.board.tasted == [3, 3, 3]
    # With the table the orders end.
    assert await house.store.read(lambda c: stored.of_table(c, table)) == []


async def test_it_is_told_to_its_person_alone_what_was_answered(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    await wait(house, deputy, table, DELAY)
    _, lines = await house.adapter.since(table, BEN)
    texts = [event_text("larder", line.event, "en", ["A", "B", "C"]) for line in lines]
    assert "⚙️ Order “What others bring”: **yes**" in texts
    assert texts.index("⚙️ Order “What others bring”: **yes**") < texts.index("B tastes it.")
    for spoken, words in (
        ("es", "Orden «Lo que sacan los demás»: **sí**"),
        ("pt-BR", "Ordem “O que os outros trazem”: **sim**"),
    ):
        told = [event_text("larder", line.event, spoken, ["A", "B", "C"]) for line in lines]
        assert any(words in text for text in told)
    for whole in (
        await house.adapter.chronicle(table, BEN),
        await house.adapter.chronicle(table, BEN, after=0),
    ):
        assert [line.event.kind for line in whole].count("obeyed") == 1
    _, others = await house.adapter.since(table, CAT)
    assert "obeyed" not in [line.event.kind for line in others]


# Orders that hold from the start


@pytest.fixture
def tasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody tastes unless they say otherwise."""
    usual = {"taste": "always"}
    orders = [structs.replace(o, default=usual.get(o.key, "ask")) for o in GAME.orders]
    monkeypatch.setattr(Larder, "orders", tuple(orders))


async def test_what_holds_from_the_start_answers_and_says_that_it_was_an_order(
    house: House, table: int, tasting: None, deputy: Deputy
) -> None:
    assert (await sight(house, table, BEN)).orders["taste"] == "always"  # type: ignore[index]
    await house.do(table, ANA, "bread")
    await wait(house, deputy, table, DELAY)
    assert await last(house, table) == (1, BEN, ("yes",))
    _, lines = await house.adapter.since(table, BEN)
    texts = [event_text("larder", line.event, "en", ["A", "B", "C"]) for line in lines]
    assert "⚙️ Order “What others bring”, on from the start: **yes**" in texts
    await house.adapter.undo(table, BEN)
    await wait(house, deputy, table, 10 * DELAY)
    assert [o.question.kind for o in (await sight(house, table, BEN)).open] == ["taste"]


@pytest.fixture
def veiled(tasting: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """And that hangs on what they hold."""
    orders = [structs.replace(order, veiled=order.key == "taste") for order in GAME.orders]
    usual = {"taste": "always"}
    orders = [structs.replace(o, default=usual.get(o.key, "ask")) for o in orders]
    monkeypatch.setattr(Larder, "orders", tuple(orders))


async def test_what_hangs_on_hidden_things_takes_as_long_as_a_person_might(
    house: House, table: int, veiled: None, deputy: Deputy
) -> None:
    await house.do(table, ANA, "bread")
    (soon,) = (await sight(house, table, BEN)).soon
    least, most = VEIL
    assert least <= soon.delays <= most
    await wait(house, deputy, table, DELAY * soon.delays - 1)
    assert (await last(house, table))[0] == 0
    assert (await sight(house, table, BEN)).soon == (soon,), "the same whenever it is looked at"
    await wait(house, deputy, table, 1)
    assert await last(house, table) == (1, BEN, ("yes",))


async def test_how_long_that_is_differs_from_one_question_and_table_to_the_next(
    house: House, table: int, veiled: None
) -> None:
    found = set()
    for seed in range(40):
        moment = SimpleNamespace(seed=bytes([seed]) * 16)
        found |= {_veil(moment, SimpleNamespace(ticket=ticket)) for ticket in range(40)}  # type: ignore[arg-type]
    least, most = VEIL
    assert least <= min(found) < 2 * least
    assert most / 2 < max(found) <= most
    assert len(found) > 50


async def test_whoever_wants_to_be_asked_is_asked_at_once_and_from_then_on(
    house: House, table: int, tasting: None, deputy: Deputy
) -> None:
    await house.do(table, ANA, "bread")
    await house.adapter.order(table, BEN, "taste", "ask")
    await wait(house, deputy, table, 10 * DELAY)
    assert [o.question.kind for o in (await sight(house, table, BEN)).open] == ["taste"]
    await house.adapter.order(table, BEN, "taste", "always")
    assert (await sight(house, table, BEN)).soon == (), "it holds from the next question on"
    await house.adapter.order(table, BEN, "taste", "ask")
    await house.do(table, BEN, "no")
    await house.do(table, BEN, "bread")
    assert (await sight(house, table, BEN)).orders["taste"] == "ask"  # type: ignore[index]
    assert (await sight(house, table, CAT)).soon != (), "the others' holds"


async def test_it_is_told_after_newer_rules_too(
    house: House, table: int, deputy: Deputy, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    await wait(house, deputy, table, DELAY)
    monkeypatch.setattr(Larder, "version", 2)
    _, lines = await house.adapter.since(table, BEN)
    texts = [event_text("larder", line.event, "en", ["A", "B", "C"]) for line in lines]
    assert "⚙️ Your standing order answered for you." in texts


async def test_they_end_when_the_seat_changes_hands(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.lobbies.leave(table, BEN)
    assert await house.store.read(lambda c: stored.of_table(c, table)) == []
    await house.do(table, ANA, "bread")
    await wait(house, deputy, table, DELAY)
    assert (await last(house, table))[0] == 0


async def test_they_rest_while_a_computer_player_sits_in(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")

    def lend(work: Work) -> None:
        hands_over.lend(work, looking.table(work, table), 1, why="asked")

    await house.adapter.command(table, lend)
    await house.do(table, ANA, "bread")
    await wait(house, deputy, table, DELAY)
    assert (await last(house, table))[0] == 0


async def test_a_fault_of_the_rules_asks_the_person(
    house: House, table: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    for wrong in (lambda *_: ("no-such",), lambda *_: 1 / 0):
        monkeypatch.setattr(Larder, "ordered", lambda self, *a, w=wrong: w(*a))
        assert (await sight(house, table, BEN)).soon == ()
    assert len(caplog.records) == 2
    assert "bread" not in caplog.text


async def test_nothing_is_forgotten_over_a_restart(
    house: House, table: int, path: Any, timers: Timers
) -> None:
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    house.seconds += DELAY
    async with open_store(path) as store:
        again = House(store, {"larder": GAME}, house.seconds)
        deputy = Deputy(again.adapter, delay_seconds=DELAY, later=timers)
        running = asyncio.create_task(deputy.run())
        while (await last(again, table))[0] != 1:
            await asyncio.sleep(0)
            await deputy.settle()
        await deputy.stop()
        await running
        assert await last(again, table) == (1, BEN, ("yes",))


async def test_a_sealed_answer_is_laid_down_for_them_and_may_be_replaced(
    house: House, games: None, timers: Timers
) -> None:
    house.games["larder"] = GAME
    number = (await house.started(game="larder")).id
    deputy = Deputy(house.adapter, delay_seconds=DELAY, later=timers)

    def order(connection: Any) -> None:
        # Nothing could be ordered before the first question.
        stored.put(connection, number, stored.Ordered(1, BEN, "fill", "baker", 0))

    await house.store.write(order)
    await wait(house, deputy, number, DELAY)
    assert (await house.asked(number, 1)).given == READY[0].picks
    await house.do(number, BEN, *READY[1].picks)
    await wait(house, deputy, number, DELAY)
    assert (await house.asked(number, 1)).given == READY[1].picks


# What was laid down ahead


async def plan(house: House, table: int, person: int, *picks: str) -> None:
    (ahead,) = (await sight(house, table, person)).ahead
    await house.adapter.plan(table, person, ahead.stamp, picks)


async def test_what_is_held_is_given_after_the_same_delay(
    house: House, table: int, deputy: Deputy, timers: Timers
) -> None:
    await plan(house, table, BEN, "no")
    await house.adapter.order(table, BEN, "taste", "always")
    await house.do(table, ANA, "bread")
    asked = await sight(house, table, BEN)
    assert [(s.picks, s.why) for s in asked.soon] == [(("no",), "held")]
    assert asked.dropped == ()
    await wait(house, deputy, table, 0)
    assert timers.rests == [DELAY]
    await wait(house, deputy, table, DELAY)
    assert await last(house, table) == (1, BEN, ("no",))
    _, lines = await house.adapter.since(table, BEN)
    assert [line.event.args["why"] for line in lines if line.event.kind == "obeyed"] == ["held"]
    assert await house.store.read(lambda c: c.execute("SELECT * FROM held").fetchall()) == []


async def test_what_is_held_comes_again_after_its_question_was_taken_back(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.do(table, ANA, "nothing")
    await house.do(table, BEN, "nothing")
    await plan(house, table, ANA, "yes")
    await house.do(table, CAT, "bread")
    assert len((await sight(house, table, ANA)).soon) == 1
    await house.adapter.undo(table, CAT)
    assert [a.picks for a in (await sight(house, table, ANA)).ahead] == [("yes",)]
    await house.do(table, CAT, "honey")
    await wait(house, deputy, table, DELAY)
    assert await last(house, table) == (0, ANA, ("yes",))


async def test_an_answer_by_hand_takes_the_place_of_what_is_held(
    house: House, table: int, deputy: Deputy
) -> None:
    await plan(house, table, BEN, "no")
    await house.do(table, ANA, "bread")
    await house.do(table, BEN, "yes")
    await wait(house, deputy, table, DELAY)
    assert await last(house, table) == (1, BEN, ("yes",))
    assert await house.store.read(lambda c: c.execute("SELECT * FROM held").fetchall()) == []


# Being called


async def test_whoever_gets_no_direct_messages_is_called_once_when_the_delay_is_over(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.store.people.set_dm(BEN, None, closed=True)
    await house.do(table, ANA, "bread")
    asked_at = house.seconds
    found = await house.adapter.table(table)
    assert deputy.is_young(found, asked_at)
    await wait(house, deputy, table, DELAY - 1)
    await house.carried()
    await wait(house, deputy, table, 1)
    assert not deputy.is_young(found, asked_at)
    assert [(kind, seat) for _, kind, _, seat in await house.carried()] == [("panel", 1)]
    await wait(house, deputy, table, 1)
    assert await house.carried() == []


async def test_whoever_could_not_be_called_for_the_disk_is_called_later(
    house: House, table: int, deputy: Deputy
) -> None:
    await house.store.people.set_dm(BEN, None, closed=True)
    await house.do(table, ANA, "bread")
    await house.carried()
    async with without_writing(house.store):
        await wait(house, deputy, table, DELAY)
    await wait(house, deputy, table, 30)
    assert [(kind, seat) for _, kind, _, seat in await house.carried()] == [("panel", 1)]


async def test_games_without_orders_are_left_alone(house: House, deputy: Deputy) -> None:
    other = await house.started()
    assert not deputy.is_young(other, house.seconds)
    await house.store.people.set_dm(ANA, None, closed=True)
    await house.carried()
    await wait(house, deputy, other.id, DELAY)
    assert await house.carried() == []
