"""The picture of the rooms in docs/architecture.md is that of the code."""

from __future__ import annotations

import ast

from drawings.rooms import DRAWN, drawing
from tests.test_walls import FILES, imports, imports_in, text_of


def test_imports_found_by_their_look_are_those_that_the_parser_finds() -> None:
    for path in FILES.values():
        found = imports_in(path, ast.parse(text_of(path)))
        assert sorted(imports(path)) == sorted(found), path


def test_the_picture_of_the_rooms_is_not_old() -> None:
    assert DRAWN.read_text("utf-8") == drawing(), "draw it again: python -m drawings.rooms"
