"""The picture of the rooms in docs/architecture.md is that of the code."""

from __future__ import annotations

import ast

from drawings.rooms import DRAWN, ROOMS, arrows, drawing, fewest, floors
from tests.test_walls import FILES, imports, imports_in, text_of


def test_imports_found_by_their_look_are_those_that_the_parser_finds() -> None:
    for path in FILES.values():
        found = imports_in(path, ast.parse(text_of(path)))
        assert sorted(imports(path)) == sorted(found), path


def test_the_picture_of_the_rooms_is_not_old() -> None:
    assert DRAWN.read_text("utf-8") == drawing(), "draw it again: python -m drawings.rooms"


def test_what_follows_from_other_arrows_is_not_drawn() -> None:
    several = {"top": {"middle", "low"}, "middle": {"low"}, "low": set[str]()}
    assert fewest(several) == {"top": {"middle"}, "middle": {"low"}, "low": set()}
    assert floors(several) == {"top": 2, "middle": 1, "low": 0}


def test_every_room_and_its_parts_are_there() -> None:
    rooms, parts = arrows()
    assert set(rooms) == set(ROOMS)
    assert {"engine/table/door.py", "cogs/frame", "engine/kit/draw"} <= set(parts)
