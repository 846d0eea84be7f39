"""Counting results: of a person, of a server, of one game, month by month."""

from __future__ import annotations

from datetime import UTC, datetime

from db.people import results
from db.store import Store
from tests.db.conftest import put_table

HERE, THERE = 1, 2
ANA, BEN, CAT = 11, 12, 13


def at(date: str) -> int:
    return int(datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp())


async def ended(
    store: Store,
    places: dict[int, int],
    *,
    guild: int = HERE,
    game: str = "chess",
    date: str = "2026-03-05",
    left: tuple[int, ...] = (),
    names: str = "",
) -> int:
    """A table that ended with these places by person."""

    def work(connection):  # type: ignore[no-untyped-def]
        number = put_table(connection, guild=guild, game=game)
        for seat, (person, place) in enumerate(places.items()):
            result = results.Result(
                number, guild, game, len(places), seat, person, f"{names}{person}", place,
                10 - place, {}, person in left, at(date),
            )  # fmt: skip
            results.RESULTS.add(connection, result)
        return number

    number: int = await store.write(work)
    return number


async def test_a_persons_results_are_told_from_the_oldest_on(store: Store) -> None:
    await ended(store, {ANA: 1, BEN: 2}, date="2026-04-01")
    await ended(store, {ANA: 2, BEN: 1}, date="2026-03-01", game="go")
    await ended(store, {ANA: 1, CAT: 2}, date="2026-05-01", guild=THERE)
    for wish, found in (
        ({}, [("go", 2, HERE), ("chess", 1, HERE), ("chess", 1, THERE)]),
        ({"guild": HERE}, [("go", 2, HERE), ("chess", 1, HERE)]),
        ({"game": "chess"}, [("chess", 1, HERE), ("chess", 1, THERE)]),
        ({"most": 1}, [("chess", 1, THERE)]),
    ):
        told = await store.read(results.of_person, ANA, **wish)
        assert [(r.game, r.place, r.guild) for r in told] == found
    assert await store.read(results.of_person, 99) == []


async def test_a_server_counts_people_by_wins_then_by_places_and_who_left_wins_nothing(
    store: Store,
) -> None:
    await ended(store, {ANA: 1, BEN: 2, CAT: 3}, left=(ANA,))
    await ended(store, {BEN: 1, ANA: 2, CAT: 3})
    await ended(store, {BEN: 1, CAT: 2}, game="go")
    await ended(store, {CAT: 1, ANA: 2}, guild=THERE)
    people = await store.read(results.people, HERE)
    assert [(t.person, t.wins, t.games, t.left, round(t.beaten, 3)) for t in people] == [
        (BEN, 2, 3, 0, 0.833), (ANA, 0, 1, 1, 0.5), (CAT, 0, 3, 0, 0.0),
    ]  # fmt: skip
    only = await store.read(results.people, HERE, game="go")
    assert [(t.person, t.wins) for t in only] == [(BEN, 1), (CAT, 0)]
    assert await store.read(results.games, HERE) == [("chess", 2), ("go", 1)]
    assert len(await store.read(results.people, HERE, most=2)) == 2


async def test_the_newest_name_counts_and_the_erased_are_one(store: Store) -> None:
    await ended(store, {ANA: 1, BEN: 2, CAT: 3}, names="old")
    await ended(store, {ANA: 1, BEN: 2, CAT: 3}, names="new")
    for person in (BEN, CAT):
        await store.write(results.RESULTS.set, {"person": person}, person=None, name="")
    people = await store.read(results.people, HERE)
    assert [(t.person, t.name, t.games) for t in people] == [(ANA, f"new{ANA}", 2), (None, "", 4)]


async def test_months_count_tables_not_people(store: Store) -> None:
    for date in ("2026-01-31", "2026-01-01", "2026-03-01"):
        await ended(store, {ANA: 1, BEN: 2}, date=date)
    await ended(store, {ANA: 1, BEN: 2}, date="2026-03-02", game="go")
    await ended(store, {ANA: 1, BEN: 2}, date="2026-02-02", guild=THERE)
    assert await store.read(results.months, HERE) == {"2026-01": 2, "2026-03": 2}
    assert await store.read(results.months, HERE, game="go") == {"2026-03": 1}
    assert await store.read(results.months, 99) == {}
