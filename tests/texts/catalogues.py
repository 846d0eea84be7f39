"""Every catalogue of the project, text by text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
OURS = ("texts", "engine", "localtable")


@cache
def files(locale: str) -> tuple[Path, ...]:
    """All catalogues in a language."""
    return tuple(path for part in OURS for path in sorted((ROOT / part).rglob(f"{locale}.ftl")))


def scope(path: Path) -> str:
    """Whose words they are: a game's key, "example", "localtable", or "bot"."""
    parts = path.relative_to(ROOT).parts
    if parts[:2] == ("engine", "games"):
        return parts[2]
    return "example" if parts[0] == "engine" else "bot" if parts[0] == "texts" else parts[0]


class _Pieces(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.generic_visit(node)
        self.found.append(" ")

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        """What is only chosen by nobody reads."""
        if node.id.name != "gender":
            self.found.append(" ")
            self.generic_visit(node)

    def visit_VariableReference(self, _: ast.VariableReference) -> None:  # noqa: N802
        self.found.append("…")


@cache
def texts_of(path: Path) -> tuple[tuple[str, int, str], ...]:
    """(key, line, words) of each text. What is filled in is "…"; forms follow one another."""
    source = path.read_text("utf-8")
    found = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            pieces = _Pieces()
            pieces.visit(entry)
            line = source.count("\n", 0, entry.span.start) + 1
            found.append((entry.id.name, line, " ".join("".join(pieces.found).split())))
    return tuple(found)


def bare(text: str) -> str:
    """Without what is no word: code, emojis, addresses, times."""
    return re.sub(r"`[^`]*`|<[^>]*>|https?:\S+", " ", text)


def everywhere(locale: str) -> Iterator[tuple[str, str, str]]:
    """(scope, place, text) of all texts in a language."""
    for path in files(locale):
        for key, line, text in texts_of(path):
            yield scope(path), f"{path.relative_to(ROOT)}:{line} {key}", text
