"""Copies in a second folder: thinned, never in the wrong place, and with them the list of those who
had themselves erased."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from db.copies import backup, elsewhere, erasures
from db.copies.backup import DAY_SECONDS, CopyFailedError
from db.copies.elsewhere import Visit
from db.copies.erasures import Erased, Ledger
from db.store import Store
from tests.db.test_backup import HOUR, NOON
from tests.disks import mounted

OURS = Ledger(database="ours")


@pytest.fixture
def there(tmp_path: Path) -> Path:
    return tmp_path / "there"


def visit(
    path: Path,
    folder: Path,
    now: int = NOON,
    ledger: Ledger = OURS,
    *,
    was_apart: bool = False,
    copies: bool = True,
) -> Visit:
    return elsewhere.visit(path, folder, now, ledger, was_apart=was_apart, copies=copies)


async def test_where_there_is_no_room_at_home_it_is_copied_straight(
    store: Store, path: Path, there: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = backup.need_room

    def only_there(database: Path, folder: Path) -> None:
        if folder != there:
            raise OSError("full")
        real(database, folder)

    monkeypatch.setattr(backup, "need_room", only_there)
    assert visit(path, there).copy is not None
    assert len(backup.copies(path, there)) == 1


# What is kept


def test_a_day_of_moments_two_weeks_of_days_and_then_weeks_for_ninety_days() -> None:
    now = NOON
    times: set[int] = set()
    for hour in range(24 * 200):
        moment = now + hour * HOUR
        times = elsewhere.kept_of([*times, moment], moment)
    ages = sorted((moment - time) / DAY_SECONDS for time in times)
    assert sum(age < 1 for age in ages) == 24
    assert 13 <= sum(1 <= age < 14 for age in ages) <= 14
    assert 10 <= sum(age >= 14 for age in ages) <= 12
    assert 80 < ages[-1] < 90, "nothing is kept longer"
    old = [NOON - day * DAY_SECONDS for day in range(20)]
    assert elsewhere.kept_of(old, NOON + 1000 * DAY_SECONDS) == set(old[:7]), "the newest stay"
    assert elsewhere.kept_of(times, 0) == times, "and what a wrong clock says is of the future"


# In the right place


async def test_where_there_is_no_folder_for_them_it_is_said_and_nothing_is_made(
    store: Store, path: Path, tmp_path: Path
) -> None:
    with pytest.raises(CopyFailedError, match="is not there: is its disk mounted"):
        visit(path, tmp_path / "nas" / "meadhall")
    assert not (tmp_path / "nas").exists()
    backup.make(path, NOON)
    with pytest.raises(CopyFailedError, match="name another folder"):
        visit(path, backup.folder_of(path))


async def test_a_disk_that_is_not_mounted_does_not_fill_the_one_below(
    store: Store, path: Path, tmp_path: Path
) -> None:
    share = tmp_path / "share"
    with mounted(share, megabytes=8):
        found = visit(path, share / "meadhall")
        assert found.apart
    with pytest.raises(CopyFailedError, match="is that mounted"):
        visit(path, share / "meadhall", NOON + HOUR, was_apart=True)
    assert list(share.iterdir()) == []
    assert not visit(path, share / "meadhall", NOON + HOUR).apart


async def test_copies_of_another_database_are_never_thinned(
    store: Store, path: Path, there: Path
) -> None:
    visit(path, there)
    before = backup.copies(path, there)
    with pytest.raises(CopyFailedError, match="another database"):
        visit(path, there, NOON + HOUR, Ledger(database="another"))
    assert backup.copies(path, there) == before


# Who had themselves erased


def test_lists_are_brought_together_and_forget_after_a_hundred_days() -> None:
    old, ours, theirs = (erasures.new(n, NOON + n * DAY_SECONDS) for n in (1, 5, 9))
    one = Ledger(database="ours", erased=(ours, old))
    other = Ledger(database="ours", erased=(theirs, ours))
    now = NOON + 101 * DAY_SECONDS
    assert erasures.merged(one, other, now).erased == (ours, theirs)
    assert erasures.without(one, ours).erased == (old,)


async def test_the_list_is_agreed_on_even_if_no_copy_is_due(
    store: Store, path: Path, there: Path
) -> None:
    here, far = erasures.new(1, NOON), erasures.new(2, NOON - 1)
    erasures.write(path, there, Ledger(database="ours", erased=(far,)))
    ledger = Ledger(database="ours", erased=(here,))
    found = visit(path, there, NOON, ledger, copies=False)
    assert found.copy is None
    assert found.ledger.erased == (far, here) == erasures.read(path, there).erased
    assert backup.copies(path, there) == []


async def test_the_database_knows_what_was_done_there_and_nobody_by_it(store: Store) -> None:
    done, open_ = Erased("cafe", 815, NOON), Erased("beef", 4711, NOON)
    assert erasures.new(815, NOON).token != erasures.new(815, NOON).token
    await store.write(lambda c: erasures.note(c, done.token, NOON))
    ledger = Ledger(erased=(done, open_))
    assert await store.read(lambda c: erasures.to_do(c, ledger)) == [open_]
    kept = await store.read(lambda c: c.execute("SELECT * FROM meta").fetchall())
    assert "815" not in str(kept)


async def test_a_database_keeps_its_name(store: Store) -> None:
    first = await store.write(lambda c: erasures.identity(c, ""))
    assert first
    assert await store.write(lambda c: erasures.identity(c, "another")) == first


def test_the_list_says_what_it_is_for_and_one_that_cannot_be_read_is_left_alone(
    path: Path, there: Path
) -> None:
    assert erasures.read(path, there) == Ledger()
    erasures.write(path, there, OURS)
    file = erasures.path_of(path, there)
    assert "erased there again" in file.read_text()
    assert "100 days" in file.read_text()
    assert file.stat().st_mode & 0o777 == 0o600
    assert msgspec.json.decode(file.read_bytes())["database"] == "ours"
    file.write_text("{")
    with pytest.raises(CopyFailedError, match="cannot be read"):
        erasures.read(path, there)
