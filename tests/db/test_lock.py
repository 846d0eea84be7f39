"""Two processes never play with one database."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from db.base.disk import InUseError, sole_user


def test_the_second_is_told_who_holds_it_and_what_to_do(tmp_path: Path) -> None:
    database = tmp_path / "bot.sqlite3"
    with sole_user(database):
        with pytest.raises(InUseError) as caught, sole_user(database):
            pass
        assert f"process {os.getpid()}" in str(caught.value)
        assert str(database) in str(caught.value)
        assert "MEADHALL_DATABASE" in str(caught.value)
    with sole_user(database):
        pass


def test_another_way_to_the_same_file_is_the_same_lock_and_another_file_is_free(
    tmp_path: Path,
) -> None:
    (tmp_path / "there").symlink_to(tmp_path)
    with (
        sole_user(tmp_path / "bot.sqlite3"),
        sole_user(tmp_path / "other.sqlite3"),
        pytest.raises(InUseError),
        sole_user(tmp_path / "there" / "bot.sqlite3"),
    ):
        pass
