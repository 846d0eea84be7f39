"""`make quick` leaves out what takes long."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.conftest import HERE, LONG, LONGEST


@pytest.mark.parametrize("pattern", list(chain(*LONG.values())))
def test_what_is_known_to_take_long_is_there(pattern: str) -> None:
    """A file that was moved must not come back into it unnoticed."""
    assert list(HERE.glob(pattern))


def test_what_is_begun_first_is_there() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in HERE.rglob("test_*.py"))
    assert [name for name in LONGEST if f"def {name}(" not in written] == []
