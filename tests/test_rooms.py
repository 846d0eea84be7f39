"""The picture of the rooms in docs/architecture.md is that of the code."""

from __future__ import annotations

from drawings.rooms import DRAWN, drawing


def test_the_picture_of_the_rooms_is_not_old() -> None:
    assert DRAWN.read_text("utf-8") == drawing(), "draw it again: python -m drawings.rooms"
