"""The list of those who had themselves erased, beside the copies."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from db.copies import erasures
from db.copies.erasures import CopyFailedError, Erased, Ledger
from db.store import Store
from db.tables.tables import DAY
from tests.db.test_backup import NOON


def test_lists_are_brought_together_and_forget_after_a_hundred_days() -> None:
    old, ours, theirs = (erasures.new(n, NOON + n * DAY) for n in (1, 5, 9))
    one = Ledger(database="ours", erased=(ours, old))
    other = Ledger(database="ours", erased=(theirs, ours))
    now = NOON + 101 * DAY
    assert erasures.merged(one, other, now).erased == (ours, theirs)
    assert erasures.without(one, ours).erased == (old,)


def test_the_list_beside_another_copy_is_agreed_on(path: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    here, far = erasures.new(1, NOON), erasures.new(2, NOON - 1)
    erasures.write(path, there, Ledger(database="ours", erased=(far,)))
    found = erasures.agree(path, there, Ledger(database="ours", erased=(here,)), NOON)
    assert found.erased == (far, here) == erasures.read(path, there).erased
    with pytest.raises(OSError, match="another database"):
        erasures.agree(path, there, Ledger(database="another"), NOON)


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
    path: Path, tmp_path: Path
) -> None:
    there = tmp_path / "there"
    assert erasures.read(path, there) == Ledger()
    erasures.write(path, there, Ledger(database="ours"))
    file = erasures.path_of(path, there)
    assert "erased there again" in file.read_text()
    assert "100 days" in file.read_text()
    assert file.stat().st_mode & 0o777 == 0o600
    assert msgspec.json.decode(file.read_bytes())["database"] == "ours"
    file.write_text("{")
    with pytest.raises(CopyFailedError, match="cannot be read"):
        erasures.read(path, there)
