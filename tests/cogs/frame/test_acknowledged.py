"""Whoever presses is answered within three seconds (Discord's
`interactions/receiving-and-responding`: "You must send an initial response within 3 seconds"), so
each handler acknowledges before it waits for anything else: for the database, for another request.
Read from the source, for what rarely happens would not show over the local table."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from pathlib import Path

from tests.cogs.service import loaded

COGS = Path(__file__).resolve().parents[3] / "cogs"

WINDOWS = "a window must be the first answer, and begins with what is known"
FIRST_NOT = {
    ("replay.py", "film_pressed"): "who is to see the film is told with the first answer",
}
"""What waits for something else before it answers, with the reason."""

Function = ast.AsyncFunctionDef | ast.FunctionDef
Key = tuple[str, str]
ENDS = (ast.Return, ast.Raise)


@cache
def functions() -> dict[Key, Function]:
    """All of the folder, by module and name."""
    return {
        (path.name, node.name): node
        for path in sorted(COGS.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, Function)
    }


def called_by(module: str, call: ast.Call) -> Key | None:
    """One of our functions that is called, here or in another module."""
    name = _name(call.func)
    if (module, name) in functions():
        return module, name
    others = [key for key in functions() if key[1] == name]
    return others[0] if len(others) == 1 else None


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _is_first_answer(call: ast.expr) -> bool:
    """`interaction.response.defer(…)` and the like."""
    return (
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and _name(call.func.value) == "response"
    )


class Reader:
    """Follows a handler along all its ways, into the helpers that it awaits before its answer."""

    def __init__(self) -> None:
        self.late: list[str] = []

    def reads(self, key: Key, depth: int = 0) -> bool:
        """Whether it has answered at its end; what it waits for before is in `late`."""
        assert depth < 6, f"{key} is too deep"
        return self._body(functions()[key].body, key, depth)

    def _body(self, body: list[ast.stmt], key: Key, depth: int) -> bool:
        return any(self._statement(statement, key, depth) for statement in body)

    def _statement(self, node: ast.stmt, key: Key, depth: int) -> bool:
        """Whether all ways on from here have answered, or end."""
        if isinstance(node, ast.If):
            if self._expression(node.test, key, depth):
                return True
            ways = [node.body, node.orelse]
        elif isinstance(node, ast.Match):
            if self._expression(node.subject, key, depth):
                return True
            ways = [case.body for case in node.cases]
        elif isinstance(node, ast.Try):
            ways = [[*node.body, *node.orelse]]
        elif isinstance(node, ast.With | ast.AsyncWith):
            ways = [node.body]
        else:
            return self._expression(node, key, depth) or isinstance(node, ENDS)
        # All are followed: what one of them waits for is to be seen.
        answered = [self._body(way, key, depth) for way in ways]
        return all(answered)

    def _expression(self, node: ast.AST, key: Key, depth: int) -> bool:
        """Its awaits, in the order in which they stand."""
        waits = [part for part in ast.walk(node) if isinstance(part, ast.Await)]
        for wait in sorted(waits, key=lambda part: (part.end_lineno, part.end_col_offset)):
            if _is_first_answer(wait.value):
                return True
            called = wait.value
            known = called_by(key[0], called) if isinstance(called, ast.Call) else None
            if known is None:
                self.late.append(f"{key[0]}:{wait.lineno} {ast.unparse(called)}")
            elif known in FIRST_NOT or self.reads(known, depth + 1):
                return True
        return False


def late(key: Key) -> list[str]:
    """What a handler waits for before it has answered."""
    reader = Reader()
    reader.reads(key)
    return reader.late


def test_a_handler_acknowledges_before_it_waits() -> None:
    found = [*loaded().callbacks, *(handler for _, handler in loaded().handlers)]
    handlers = {(Path(inspect.getfile(one)).name, one.__name__) for one in found}
    handlers -= {("routes.py", "handle")}  # It does so itself, for all routes.
    assert [line for key in handlers - FIRST_NOT.keys() for line in late(key)] == []


def test_the_exceptions_are_still_needed() -> None:
    assert all(late(key) for key in FIRST_NOT)
