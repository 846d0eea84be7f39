"""Answers that people keep, and what they wrote last."""

from __future__ import annotations

from db.people import people
from db.people.people import MOST_SAVED, Wrote
from db.store import Store
from tests.db.conftest import put_table

ANA, BEN = 1001, 1002


async def names(store: Store, person: int = ANA, game: str = "g", kind: str = "k") -> list[str]:
    return [one.name for one in await store.read(people.saved_of, person, game, kind)]


async def test_what_is_kept_is_found_by_person_game_and_kind_and_sorted_by_name(
    store: Store,
) -> None:
    for name in ("beta", "Alpha", "ácido"):
        assert await store.write(people.keep_answer, ANA, "g", "k", name, ("a", "b")) is not None
    for about in ((BEN, "g", "k"), (ANA, "h", "k"), (ANA, "g", "l")):
        await store.write(people.keep_answer, *about, "other", ("a",))
        assert await names(store, *about) == ["other"]
    assert await names(store) == ["Alpha", "beta", "ácido"]
    assert (await store.read(people.saved_of, ANA, "g", "k"))[0].picks == ("a", "b")


async def test_there_is_room_for_so_many_of_a_game_and_a_known_name_is_replaced(
    store: Store,
) -> None:
    kept = [
        await store.write(people.keep_answer, ANA, "g", "k", f"n{number}", ("a",))
        for number in range(MOST_SAVED)
    ]
    assert None not in kept
    assert await store.write(people.keep_answer, ANA, "g", "k", "one more", ("a",)) is None
    assert await store.write(people.keep_answer, ANA, "g", "k", "N3", ("b",)) == kept[3]
    assert [
        one.picks for one in await store.read(people.saved_of, ANA, "g", "k") if one.name == "N3"
    ] == [("b",)]
    assert await store.write(people.keep_answer, ANA, "other", "k", "one more", ("a",)) is not None
    assert len(await names(store)) == MOST_SAVED


async def test_only_ones_own_can_be_thrown_away_and_once(store: Store) -> None:
    kept = await store.write(people.keep_answer, ANA, "g", "k", "Mine", ("a",))
    assert kept is not None
    assert await store.write(people.drop_answer, BEN, kept) is None
    assert await store.write(people.drop_answer, ANA, kept) == "Mine"
    assert await store.write(people.drop_answer, ANA, kept) is None
    assert await names(store) == []
    assert await store.write(people.keep_answer, ANA, "g", "k", "Mine", ("b",)) != kept, (
        "no id is given twice"
    )


async def test_what_was_written_last_stays_and_is_corrected_until_something_else_is_chosen(
    store: Store,
) -> None:
    assert await store.read(people.wrote, ANA, "g", "k") is None
    await store.write(put_table)
    await store.write(people.write_down, ANA, "g", "k", Wrote("4 x", 1, 2))
    await store.write(people.leave_be, ANA, 1, 3)
    await store.write(people.leave_be, BEN, 1, 2)
    assert await store.read(people.wrote, ANA, "g", "k") == Wrote("4 x", 1, 2)
    await store.write(people.leave_be, ANA, 1, 2)
    assert await store.read(people.wrote, ANA, "g", "k") == Wrote("4 x")


async def test_no_repr_tells_what_is_kept(store: Store) -> None:
    await store.write(people.keep_answer, ANA, "g", "k", "Secret name", ("secret-pick",))
    (kept,) = await store.read(people.saved_of, ANA, "g", "k")
    assert "ecret" not in f"{kept!r} {Wrote('secret')!r}"
