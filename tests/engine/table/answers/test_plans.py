"""Plans: laid down ahead, given when their question comes, or dropped and told so."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from db.base.connection import MIGRATIONS, migrate
from db.tables import plans as helds
from db.tables.plans import Plan
from engine.kit.chance import Chance
from engine.kit.contract import Foreseen, Picks, Question
from engine.table.answers.plans import stamp_of
from engine.table.record.facts import Ahead
from engine.table.tasks.computers import Computers
from tests.engine.conftest import ANA, BEN, CAT, House, refused
from tests.engine.minds_at_hand import AtHand
from tests.engine.script import Script, ScriptState, ScriptView


class Foreseeing(Script):
    """In it one foresees one's next deed, and a secret after "seal"; "plain" is only possible in
    the deed when the trail is short, so that it may become impossible."""

    key = "foreseeing"

    def questions(self, state: ScriptState) -> tuple[Question, ...]:
        return tuple(
            replace(q, options=q.options[1:])
            if q.kind == "deed" and any("luck" in step for step in state.trail)
            else replace(q, about=(len(state.trail),))
            if q.kind == "each"
            else q
            for q in super().questions(state)
        )

    def foreseen(self, view: ScriptView) -> tuple[Foreseen, ...]:
        if view.seat is None or view.seat < 0 or view.standing is not None:
            return ()
        mine = {q.kind for q in view.questions}
        found = []
        if "deed" not in mine:
            options = ("plain", "again", "seal", "luck", "whisper", "end")
            found.append(Foreseen(Question(0, view.seat, "deed", options)))
        if "secret" not in mine:
            secret = Question(0, view.seat, "secret", ("one", "two", "three"), sealed=True)
            found.append(Foreseen(secret, (0, "seal") if found else None))
        if "each" not in mine:
            found.append(Foreseen(Question(0, view.seat, "each", ("left", "right"), most=2)))
        return tuple(found)


@pytest.fixture
async def table(house: House) -> Any:
    house.games["foreseeing"] = Foreseeing()
    return (await house.started(game="foreseeing")).id


async def ahead(house: House, table: int, person: int, kind: str) -> Ahead:
    sight = await house.adapter.sight(table, person)
    return next(entry for entry in sight.ahead if entry.question.kind == kind)


async def plan(house: House, table: int, person: int, kind: str, *picks: str) -> None:
    stamp = (await ahead(house, table, person, kind)).stamp
    await house.adapter.plan(table, person, stamp, picks)


async def rows(house: House) -> list[Any]:
    return await house.store.read(lambda c: c.execute("SELECT * FROM held").fetchall())


async def trail(house: House, table: int) -> list[str]:
    return (await house.adapter.sight(table, None)).view.trail


async def test_a_held_answer_is_given_when_its_question_comes(house: House, table: int) -> None:
    await plan(house, table, BEN, "deed", "plain")
    assert (await ahead(house, table, BEN, "deed")).picks == ("plain",)
    given = await house.do(table, ANA, "plain")
    assert given.record == 1
    assert await trail(house, table) == ["slow", "0:plain", "1:plain"]
    assert await rows(house) == []
    sight = await house.adapter.sight(table, CAT)
    assert [o.question.kind for o in sight.open] == ["deed"]


async def test_several_held_answers_follow_one_another_in_one_transaction(
    house: House, table: int
) -> None:
    await plan(house, table, BEN, "deed", "plain")
    await plan(house, table, CAT, "deed", "plain")
    house.seconds += 100
    await house.do(table, ANA, "plain")
    records = await house.store.log.records(table)
    assert [(r.seat, r.person, r.picks, r.at) for r in records] == [
        (0, ANA, ("plain",), house.seconds),
        (1, BEN, ("plain",), house.seconds),
        (2, CAT, ("plain",), house.seconds),
    ]
    assert [o.question.seat for o in (await house.adapter.sight(table, ANA)).open] == [0]


async def test_it_is_written_as_any_other_answer_and_its_posts_are_the_same(house: House) -> None:
    """What is stored and told of a held answer does not differ from one that was given at once."""
    house.games["foreseeing"] = Foreseeing()
    told, written = [], []
    for is_held in (True, False):
        table = (await house.started(game="foreseeing")).id
        if is_held:
            await plan(house, table, BEN, "deed", "plain")
        await house.carried()
        await house.do(table, ANA, "plain")
        if not is_held:
            await house.do(table, BEN, "plain")
        posts = await house.carried()
        lanes = [(lane.replace(f"t{table}", "thread"), kind) for lane, kind, _, _ in posts]
        told.append(set(lanes))
        records = await house.store.log.records(table)
        written.append([replace(r, at=0) for r in records])
        public = await house.adapter.chronicle(table, CAT)
        assert [line.event.kind for line in public] == ["deed", "deed"]
    assert told[0] == told[1]
    assert written[0] == written[1]


async def test_laying_down_puts_out_no_post_and_shows_to_nobody_else(
    house: House, table: int
) -> None:
    before = [await house.adapter.sight(table, person) for person in (ANA, CAT, None)]
    woken = list(house.woken)
    await plan(house, table, BEN, "deed", "plain")
    await plan(house, table, BEN, "deed", "luck")
    assert await house.carried() == []
    assert house.woken == woken
    assert [await house.adapter.sight(table, person) for person in (ANA, CAT, None)] == before
    assert "luck" not in repr(await house.adapter.sight(table, BEN))
    kept = await house.store.read(lambda c: helds.of_table(c, table))
    assert "luck" not in repr(kept)


async def test_only_a_legal_answer_to_what_may_come_is_taken(house: House, table: int) -> None:
    deed = await ahead(house, table, BEN, "deed")
    adapter = house.adapter
    assert await refused(adapter.plan(table, BEN, deed.stamp, ("mile",))) == "illegal unknown"
    assert await refused(adapter.plan(table, BEN, deed.stamp, ())) == "illegal too-few"
    assert await refused(adapter.plan(table, BEN, "0123456789", ("plain",))) == "stale"
    # Ana is asked her deed now: there is nothing to lay down for it.
    assert await refused(adapter.plan(table, ANA, deed.stamp, ("plain",))) == "stale"
    assert await refused(adapter.plan(table, 99, deed.stamp, ("plain",))) == "not-seated"
    assert await refused(adapter.withdraw(table, BEN, "0123456789")) == "stale"
    assert await rows(house) == []


async def test_it_is_changed_and_withdrawn(house: House, table: int) -> None:
    await plan(house, table, BEN, "deed", "plain")
    await plan(house, table, BEN, "deed", "again")
    found = await ahead(house, table, BEN, "deed")
    assert found.picks == ("again",)
    await house.adapter.withdraw(table, BEN, found.stamp)
    assert (await ahead(house, table, BEN, "deed")).picks is None
    await house.do(table, ANA, "plain")
    assert (await house.asked(table, 1)).question.kind == "deed"


async def test_what_hangs_on_a_choice_is_offered_and_stays_with_it(
    house: House, table: int
) -> None:
    def kinds(sight: Any) -> list[str]:
        return [entry.question.kind for entry in sight.ahead]

    assert kinds(await house.adapter.sight(table, BEN)) == ["deed", "each"]
    await plan(house, table, BEN, "deed", "seal")
    assert kinds(await house.adapter.sight(table, BEN)) == ["deed", "secret", "each"]
    await plan(house, table, BEN, "secret", "two")
    assert len(await rows(house)) == 2
    await plan(house, table, BEN, "deed", "plain")
    assert kinds(await house.adapter.sight(table, BEN)) == ["deed", "each"]
    assert len(await rows(house)) == 1


async def test_what_is_no_answer_any_more_is_dropped_and_its_person_asked_and_told(
    house: House, table: int
) -> None:
    await plan(house, table, BEN, "deed", "plain")
    await house.do(table, ANA, "luck")
    sight = await house.adapter.sight(table, BEN)
    (asked,) = sight.open
    assert [(d.ticket, d.choices) for d in sight.dropped] == [(asked.ticket, (("plain",),))]
    # Nobody else learns that there was anything.
    assert (await house.adapter.sight(table, CAT)).dropped == ()
    await house.do(table, BEN, "again")
    assert (await house.adapter.sight(table, BEN)).dropped == ()
    assert await rows(house) == []


async def test_a_draft_alone_is_never_given(house: House, table: int) -> None:
    stamp = (await ahead(house, table, BEN, "each")).stamp
    await house.adapter.plan_draft(table, BEN, stamp, ("left",))
    found = await ahead(house, table, BEN, "each")
    assert (found.picks, found.draft) == (None, ("left",))
    assert await refused(house.adapter.plan_draft(table, BEN, stamp, ("up",))) == "illegal unknown"
    await house.do(table, ANA, "all")
    assert [o.question.seat for o in (await house.adapter.sight(table, BEN)).open] == [1]
    assert await rows(house) == []


async def test_what_it_will_be_about_may_be_open_still(house: House, table: int) -> None:
    await plan(house, table, BEN, "each", "left", "right")
    await house.do(table, ANA, "all")
    assert "1:left+right" in await trail(house, table)


async def test_sealed_picks_are_laid_down_and_the_last_one_opens_them(
    house: House, table: int
) -> None:
    await house.do(table, ANA, "plain")
    await plan(house, table, ANA, "deed", "seal")
    await plan(house, table, ANA, "secret", "three")
    await house.do(table, BEN, "seal")
    sight = await house.adapter.sight(table, ANA)
    (asked,) = sight.open
    assert asked.given == ("three",)
    assert [seat for seat, _, _ in sight.awaited] == [1, 2]
    # Before the last is in it may be changed as any other.
    await house.adapter.answer(table, ANA, asked.ticket, ("one",))
    await house.do(table, BEN, "two")
    await house.do(table, CAT, "two")
    assert (await trail(house, table))[-3:] == ["0:one", "1:two", "2:two"]


async def test_held_secrets_of_everybody_open_at_once(house: House, table: int) -> None:
    await house.do(table, ANA, "plain")
    for person in (ANA, CAT):
        await plan(house, table, person, "deed", "seal")
        await plan(house, table, person, "secret", "one")
    await house.do(table, BEN, "seal")
    await house.do(table, BEN, "two")
    # Cat's deed "seal" was held as well: what hung on it is gone with the first secret.
    assert (await trail(house, table))[2:6] == ["1:seal", "0:one", "1:two", "2:one"]


async def test_a_held_answer_that_was_given_is_taken_back_as_any_other(
    house: House, table: int
) -> None:
    await plan(house, table, BEN, "deed", "plain")
    await house.do(table, ANA, "plain")
    assert (await house.adapter.sight(table, BEN)).undo == (2, ("plain",), "deed")
    assert await refused(house.adapter.undo(table, ANA)) == "nothing-to-undo"
    await house.adapter.undo(table, BEN)
    assert [o.question.kind for o in (await house.adapter.sight(table, BEN)).open] == ["deed"]
    assert await trail(house, table) == ["slow", "0:plain"]


async def test_what_is_laid_down_outlives_an_undo(house: House, table: int) -> None:
    await plan(house, table, CAT, "each", "left")
    await house.do(table, ANA, "again")
    await plan(house, table, BEN, "deed", "plain")
    await house.adapter.undo(table, ANA)
    assert (await ahead(house, table, CAT, "each")).picks == ("left",)
    assert (await ahead(house, table, BEN, "deed")).picks == ("plain",)
    await house.do(table, ANA, "plain")
    assert (await trail(house, table))[-1] == "1:plain"


async def test_giving_up_the_seat_takes_it_away(house: House, table: int) -> None:
    await plan(house, table, BEN, "deed", "plain")
    await house.lobbies.leave(table, BEN)
    assert await rows(house) == []
    await house.do(table, ANA, "plain")
    assert await trail(house, table) == ["slow", "0:plain"]


async def test_whoever_takes_over_a_seat_is_not_bound_by_it(house: House, table: int) -> None:
    """However the seat changed hands: what is held belongs to a person."""
    await plan(house, table, BEN, "deed", "plain")
    await house.store.write(
        lambda c: (
            c.execute(
                "UPDATE seats SET person = 77 WHERE table_id = ? AND number = 1", (table,)
            ).rowcount
        )
    )
    assert (await ahead(house, table, 77, "deed")).picks is None
    await house.do(table, ANA, "plain")
    assert [o.question.seat for o in (await house.adapter.sight(table, 77)).open] == [1]
    assert await rows(house) == []


async def test_the_end_and_a_cancelled_table_take_it_away(house: House, table: int) -> None:
    await plan(house, table, BEN, "deed", "plain")
    await house.do(table, ANA, "end")
    assert await rows(house) == []
    assert (await house.adapter.sight(table, BEN)).ahead == ()
    other = (await house.started(game="foreseeing")).id
    await plan(house, other, BEN, "deed", "plain")
    await house.lobbies.cancel(other, ANA, may_manage=False)
    assert await rows(house) == []


async def test_computer_players_neither_hold_nor_see_anything(house: House) -> None:
    house.games["foreseeing"] = Foreseeing()
    table = (await house.started((ANA, BEN), game="foreseeing", computers=1)).id
    await plan(house, table, BEN, "deed", "plain")
    assert (await house.adapter.sight_of_seat(table, 2)).ahead == ()
    seen: list[Any] = []

    def choose(game: Any, view: Any, question: Question, chance: Chance) -> Picks:
        seen.append(msgspec.json.encode(view))
        return ("plain",)

    computers = Computers(house.adapter, AtHand(choose), delay_seconds=0)
    await house.do(table, ANA, "plain")  # and Ben's follows
    computers.wake(table)
    task = asyncio.create_task(computers.run())
    await computers.settle()
    await computers.stop()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert (await trail(house, table))[1:] == ["0:plain", "1:plain", "2:plain"]
    assert len(seen) == 1


async def test_a_game_that_foresees_nothing_offers_nothing(house: House) -> None:
    table = await house.started()
    assert (await house.adapter.sight(table.id, BEN)).ahead == ()


async def test_held_answers_outlive_the_process(house: House, table: int) -> None:
    await plan(house, table, BEN, "deed", "whisper")
    again = House(house.store, games=dict(house.games))
    assert (await ahead(again, table, BEN, "deed")).picks == ("whisper",)
    await again.do(table, ANA, "plain")
    lines = await again.adapter.chronicle(table, BEN)
    assert [line.event for line in lines][-1].kind == "heard"


# What else, if that is not possible


async def test_the_first_that_is_possible_is_given(house: House, table: int) -> None:
    stamp = (await ahead(house, table, BEN, "deed")).stamp
    await house.adapter.plan(table, BEN, stamp, ("plain",), ("whisper",), ("again",))
    assert (await ahead(house, table, BEN, "deed")).choices == (
        ("plain",),
        ("whisper",),
        ("again",),
    )
    await house.do(table, ANA, "luck")
    assert (await trail(house, table))[-1] == "1:whisper"
    assert await rows(house) == []


async def test_where_none_is_possible_all_of_it_is_told(house: House, table: int) -> None:
    stamp = (await ahead(house, table, BEN, "each")).stamp
    await house.adapter.plan(table, BEN, stamp, ("left",), ("right",), ("left",))
    await house.store.write(
        lambda c: (
            c.execute("UPDATE held SET picks_json = '[\"up\"]', others_json = '[[]]'").rowcount
        )
    )
    await house.do(table, ANA, "all")
    (told,) = (await house.adapter.sight(table, BEN)).dropped
    assert told.choices == (("up",), ())


async def test_only_legal_answers_stand_behind_others(house: House, table: int) -> None:
    stamp = (await ahead(house, table, BEN, "deed")).stamp
    fault = house.adapter.plan(table, BEN, stamp, ("plain",), ("mile",))
    assert await refused(fault) == "illegal unknown"
    assert await rows(house) == []


async def test_a_whole_chain_is_laid_down_at_once_or_not_at_all(house: House, table: int) -> None:
    deed = await ahead(house, table, BEN, "deed")
    secret = stamp_of(Question(0, 1, "secret", ("one", "two", "three"), sealed=True))
    chain = [(deed.stamp, [("plain",)]), (secret, [("two",)])]
    assert await refused(house.adapter.plan_chain(table, BEN, chain)) == "stale"
    assert await rows(house) == [], "the second hangs on another deed than the first"
    chain = [(deed.stamp, [("plain",), ("seal",)]), (secret, [("two",)])]
    await house.adapter.plan_chain(table, BEN, chain)
    assert (await ahead(house, table, BEN, "secret")).picks == ("two",)
    await house.adapter.plan_chain(table, BEN, [(deed.stamp, [])])
    assert await rows(house) == []


async def test_what_was_for_another_case_goes_in_silence(house: House, table: int) -> None:
    deed = await ahead(house, table, BEN, "deed")
    await house.adapter.plan(table, BEN, deed.stamp, ("plain",), ("seal",))
    await plan(house, table, BEN, "secret", "two")
    await house.do(table, ANA, "plain")
    assert (await trail(house, table))[-1] == "1:plain"
    assert await rows(house) == []
    assert (await house.adapter.sight(table, BEN)).dropped == ()


# What can come no more


@pytest.fixture
def blind(house: House, table: int, monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Nothing of the kind is foreseen any more, or it is again."""
    seen = Foreseeing.foreseen

    def become(is_blind: bool) -> None:
        found = (lambda self, view: ()) if is_blind else seen
        monkeypatch.setattr(Foreseeing, "foreseen", found)

    return become


async def test_its_person_is_told_until_they_move(
    house: House, table: int, blind: Callable[[bool], None]
) -> None:
    await plan(house, table, CAT, "each", "left")
    blind(True)
    await house.do(table, ANA, "again")
    (told,) = (await house.adapter.sight(table, CAT)).dropped
    assert (told.ticket, told.question.kind, told.choices) == (None, "each", (("left",),))
    assert [seat for _, kind, _, seat in await house.carried() if kind == "panel"][-1] == 2
    await house.do(table, ANA, "plain")
    await house.do(table, BEN, "plain")
    assert (await house.adapter.sight(table, CAT)).dropped != ()
    await house.do(table, CAT, "plain")
    assert (await house.adapter.sight(table, CAT)).dropped == ()
    assert await rows(house) == []


async def test_it_comes_back_with_an_undo(
    house: House, table: int, blind: Callable[[bool], None]
) -> None:
    await plan(house, table, CAT, "each", "left")
    blind(True)
    await house.do(table, ANA, "again")
    blind(False)
    await house.adapter.undo(table, ANA)
    assert (await house.adapter.sight(table, CAT)).dropped == ()
    assert (await ahead(house, table, CAT, "each")).picks == ("left",)
    await house.do(table, ANA, "all")
    assert "2:left" in await trail(house, table)


async def test_while_one_is_asked_oneself_nothing_is_given_up(
    house: House, table: int, blind: Callable[[bool], None]
) -> None:
    await plan(house, table, BEN, "each", "left")
    blind(True)
    await house.do(table, ANA, "plain")
    assert len(await rows(house)) == 1
    await house.do(table, BEN, "plain")
    assert (await house.adapter.sight(table, BEN)).dropped != ()


async def test_of_several_cases_those_that_did_not_come_about_go_in_silence(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def either(self: Foreseeing, view: ScriptView) -> tuple[Foreseen, ...]:
        trails = [len(view.trail) + more for more in (1, 2)] if view.seat == 1 else []
        each = [Question(0, 1, "each", ("left", "right"), most=2, about=(n,)) for n in trails]
        return tuple(Foreseen(question) for question in each)

    monkeypatch.setattr(Foreseeing, "foreseen", either)
    house.games["foreseeing"] = Foreseeing()
    table = (await house.started(game="foreseeing")).id
    for entry in (await house.adapter.sight(table, BEN)).ahead:
        await house.adapter.plan(table, BEN, entry.stamp, ("left",))
    await house.do(table, ANA, "all")
    assert "1:left" in await trail(house, table)
    assert (await house.adapter.sight(table, BEN)).dropped == ()
    assert await rows(house) == []


class Narrowing(Foreseeing):
    """After the first deed one knows more of what will be asked of all."""

    key = "narrowing"

    def foreseen(self, view: ScriptView) -> tuple[Foreseen, ...]:
        about = (len(view.trail) + 1,) if "0:plain" in view.trail else ()
        return tuple(
            replace(entry, question=replace(entry.question, about=about))
            for entry in super().foreseen(view)
            if entry.question.kind == "each"
        )


async def test_what_is_better_known_meanwhile_is_still_planned_and_known_less_after_an_undo(
    house: House,
) -> None:
    house.games["narrowing"] = Narrowing()
    table = (await house.started(game="narrowing")).id
    await plan(house, table, CAT, "each", "left")
    await house.do(table, ANA, "plain")
    found = await ahead(house, table, CAT, "each")
    assert (found.question.about, found.picks) == ((3,), ("left",))
    await house.adapter.undo(table, ANA)
    found = await ahead(house, table, CAT, "each")
    assert (found.question.about, found.picks) == ((), ("left",))
    await house.do(table, ANA, "plain")
    # What is laid down now is for what is known now, and rests if that is taken back.
    await plan(house, table, CAT, "each", "right")
    assert len(await rows(house)) == 1
    await house.adapter.undo(table, ANA)
    entries = (await house.adapter.sight(table, CAT)).ahead
    assert [(e.question.about, e.picks) for e in entries] == [((), None), ((3,), ("right",))]
    await house.do(table, ANA, "plain")
    await house.do(table, BEN, "all")
    assert "2:right" in await trail(house, table)


async def test_plans_of_an_older_database_go_on(tmp_path: Path) -> None:
    """They stood alone, and were tied to a record."""
    old = tmp_path / "migrations"
    old.mkdir()
    for script in sorted(MIGRATIONS.glob("*.sql")):
        if script.name < "013":
            shutil.copy(script, old)
    path = tmp_path / "old.sqlite3"
    question = Question(0, 1, "deed", ("plain", "again"))
    with closing(sqlite3.connect(path)) as connection:
        migrate(connection, old)
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(
            "INSERT INTO held (table_id, seat, key, person, question_json, record, picks_json)"
            " VALUES (1, 1, ?, ?, ?, 4, '[\"again\"]')",
            (helds.key_of(question), BEN, msgspec.json.encode(question).decode()),
        )
        connection.commit()
        migrate(connection)
        assert helds.of_table(connection, 1) == [Plan(1, BEN, question, ("again",))]


# How long somebody takes


async def test_how_long_somebody_takes_is_told_from_their_last_answers(
    house: House, table: int
) -> None:
    for waits in (9000, 60, 7000):
        assert await house.adapter.usual_wait(table, BEN) is None
        await house.do(table, ANA, "plain")
        house.seconds += waits
        await house.do(table, BEN, "plain")
        house.seconds += 5
        await house.do(table, CAT, "plain")
    assert await house.adapter.usual_wait(table, BEN) == 7000
    assert await house.adapter.usual_wait(table, CAT) == 5


# What happened since one's last move


async def since(house: House, table: int, person: int) -> tuple[int, list[tuple[int, str]]]:
    first, lines = await house.adapter.since(table, person)
    return first, [(line.record, line.event.kind) for line in lines]


async def test_since_ones_last_answer_is_all_that_others_did(house: House, table: int) -> None:
    await house.do(table, ANA, "plain")
    await house.do(table, BEN, "whisper")
    await house.do(table, CAT, "plain")
    assert await since(house, table, ANA) == (1, [(2, "deed"), (3, "deed")])
    assert await since(house, table, BEN) == (2, [(3, "deed")])
    assert await since(house, table, CAT) == (3, [])


async def test_before_the_first_answer_it_is_everything(house: House, table: int) -> None:
    await house.do(table, ANA, "plain")
    assert await since(house, table, CAT) == (0, [(1, "deed")])


async def test_an_answer_that_was_held_is_news_to_its_person(house: House, table: int) -> None:
    await plan(house, table, BEN, "deed", "whisper")
    await house.do(table, ANA, "plain")
    assert await since(house, table, BEN) == (0, [(1, "deed"), (2, "deed"), (2, "heard")])


async def test_taking_back_counts_as_a_move_and_what_was_taken_back_does_not_show(
    house: House, table: int
) -> None:
    await house.do(table, ANA, "again")
    await house.do(table, ANA, "plain")
    await house.adapter.undo(table, ANA)
    assert await since(house, table, ANA) == (3, [])
    assert await since(house, table, BEN) == (0, [(1, "deed"), (3, "undo")])
