"""The walls of the house: what may import what, and who may name a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import all_games

ROOT = Path(__file__).parents[1]
OURS = (
    "bot",
    "cogs",
    "engine",
    "db",
    "pictures",
    "localtable",
    "texts",
    "bench",
    "tests",
    "drawings",
)
WORLD = {
    "aiohttp", "aiosqlite", "asyncio", "concurrent", "datetime", "discord", "multiprocessing",
    "os", "secrets", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time",
    "urllib", "uuid", "zoneinfo",
}  # fmt: skip
"""Whoever imports these can reach the clock, the network, a database or luck without a seed."""


def sources(*places: str) -> list[Path]:
    """The Python files of files and folders below the root."""
    found: list[Path] = []
    for place in places:
        path = ROOT / place
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return found


def name_of(path: Path) -> str:
    """The dotted module name of a file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, text: str | None = None) -> Iterator[str]:
    """Every module that a file imports, wherever in it; for `from a import b` "a.b"."""
    package = name_of(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8") if text is None else text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and _name(node.func) in ("import_module", "__import__"):
            yield from (str(a.value) for a in node.args[:1] if isinstance(a, ast.Constant))


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def below(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def test_imports_are_found_wherever_they_stand() -> None:
    text = (
        "import time as t\n"
        "def f():\n    from . import rules\n    from ..other import thing\n"
        "    importlib.import_module('discord.ui')\n"
    )
    path = ROOT / "engine" / "games" / "some" / "file.py"
    assert list(imports(path, text)) == [
        "time", "engine.games.some.rules", "engine.games.other.thing", "discord.ui",
    ]  # fmt: skip


PURE = sources("engine/games", "engine/kit", "engine/minds")


@pytest.mark.parametrize("path", PURE, ids=name_of)
def test_the_rules_reach_nothing_of_the_world(path: Path) -> None:
    reached = {module for module in imports(path) if below(module, *WORLD)}
    assert not reached, reached


@pytest.mark.parametrize("path", PURE, ids=name_of)
def test_luck_comes_from_chance_alone(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and _name(node.value) == "random"
        if isinstance(node.value, ast.Name)
    }
    imported = {module for module in imports(path) if below(module, "random", "numpy")}
    if name_of(path) == "engine.kit.chance":
        assert (used, imported) == ({"Random"}, {"random"})
    else:
        assert not imported, imported
    hashes = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and _name(n.func) == "hash"]
    assert not hashes, "hash() of a string is another one in the next process"


@pytest.mark.parametrize("path", sources("engine/games"), ids=name_of)
def test_a_game_knows_itself_and_what_all_are_made_with_alone(path: Path) -> None:
    home = ".".join(name_of(path).split(".")[:3])
    allowed = [home, "engine.kit"]
    reached = {m for m in imports(path) if below(m, *OURS) and not below(m, *allowed)}
    assert not reached, reached


FORBIDDEN = {
    "engine": ("discord", "cogs", "bot", "localtable", "bench", "tests"),
    "db": ("discord", "cogs", "bot", "localtable", "bench", "tests", "engine.games", "pictures"),
    "pictures": ("discord", "cogs", "bot", "localtable", "bench", "tests", "db"),
    "texts": ("discord", "cogs", "bot", "localtable", "bench", "tests", "db", "engine", "pictures"),
    "cogs": ("bot", "localtable", "bench", "tests"),
    "localtable": ("cogs", "bot", "bench", "tests", "db", "engine", "pictures"),
    "bot.py": ("bench", "tests"),
}


@pytest.mark.parametrize("place", FORBIDDEN)
def test_dependencies_point_one_way(place: str) -> None:
    crossed = [
        f"{name_of(path)} imports {module}"
        for path in sources(place)
        for module in imports(path)
        if below(module, *FORBIDDEN[place])
    ]
    assert not crossed, crossed


def test_nobody_else_imports_a_game() -> None:
    folders = tuple(f"engine.games.{key}" for key in all_games())
    outside = sources(
        *(place for place in OURS if place not in ("tests", "bench", "bot", "drawings"))
    )
    crossed = [
        f"{name_of(path)} imports {module}"
        for path in [*outside, ROOT / "bot.py"]
        for module in imports(path)
        if below(module, *folders) and not below(name_of(path), *folders)
    ]
    assert not crossed, crossed


def test_nobody_else_names_a_game() -> None:
    patterns = {
        key: re.compile(r"[\W_]*".join(re.escape(word) for word in key.split("_")), re.IGNORECASE)
        for key in all_games()
    }
    named = []
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT).parts
        if parts[0] in ("tests", "bench", "drawings") or parts[0].startswith((".", "var")):
            continue
        text = path.read_text("utf-8")
        for pattern in patterns.values():
            # Another game's folder may use the word in its own sense; it imports no other game.
            at_home = parts[:2] == ("engine", "games") and len(parts) > 3
            if not at_home and (found := pattern.search(text)):
                line = text[: found.start()].count("\n") + 1
                named.append(f"{'/'.join(parts)}:{line}: {found[0]}")
    assert not named, named


def test_there_are_games_to_look_at() -> None:
    assert all_games()
    assert len(PURE) > 10
