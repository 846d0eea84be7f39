"""The walls of the house: what may import what, and who may name a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
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


def for_each(paths: list[Path]) -> Callable[[Callable[[Path], None]], Callable[[], None]]:
    """One test of all these files, which tells every one that is wrong: a test of its own for each
    of a thousand takes longer than to read it."""

    def of_all(test: Callable[[Path], None]) -> Callable[[], None]:
        def tells_which() -> None:
            wrong = []
            for path in paths:
                try:
                    test(path)
                except AssertionError as fault:
                    wrong.append(f"{name_of(path)}: {fault}")
            assert paths
            assert not wrong, "\n".join(wrong)

        tells_which.__doc__ = test.__doc__
        return tells_which

    return of_all


@cache
def text_of(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def _nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(text_of(path))))


def nodes(path: Path, about: str | re.Pattern[str]) -> tuple[ast.AST, ...]:
    """All that a file says, where it says anything about this: to parse a thousand files takes ten
    times as long as to look for a word in them."""
    return _nodes(path) if re.search(about, text_of(path)) else ()


IMPORTS = re.compile(
    r"^[ \t]*(from[ \t]+[.\w]+[ \t]+import[ \t]+(?:\([^)]*\)|[^\n(]+)|import[ \t]+[^\n]+)$"
    r"|\b((?:import_module|__import__)\([^)\n]*\))",
    re.MULTILINE,
)


@cache
def imports(path: Path, text: str | None = None) -> tuple[str, ...]:
    """Every module that a file imports, wherever in it; for `from a import b` "a.b"."""
    text = text_of(path) if text is None else text
    found = (line or call for line, call in IMPORTS.findall(text))
    try:
        tree = ast.parse("\n".join(found))
    except SyntaxError:  # A sentence of a text that begins like one.
        tree = ast.parse(text)
    return tuple(imports_in(path, tree))


def imports_in(path: Path, tree: ast.AST) -> Iterator[str]:
    """Those of a file, or of part of it."""
    package = name_of(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(tree):
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


PURE = sources("engine/games", "engine/kit", "engine/minds")


@for_each(PURE)
def test_the_rules_reach_nothing_of_the_world(path: Path) -> None:
    reached = {module for module in imports(path) if below(module, *WORLD)}
    assert not reached, reached


@for_each(sources("bot.py", "cogs", "engine", "db", "pictures", "localtable", "texts"))
def test_whoever_runs_the_bot_needs_nothing_that_only_training_does(path: Path) -> None:
    if name_of(path) != "engine.minds.train":
        assert not {m for m in imports(path) if below(m, "numpy", "tqdm", "engine.minds.train")}


@for_each(PURE)
def test_luck_comes_from_chance_alone(path: Path) -> None:
    used = {
        node.attr
        for node in nodes(path, "random")
        if isinstance(node, ast.Attribute) and _name(node.value) == "random"
        if isinstance(node.value, ast.Name)
    }
    imported = {module for module in imports(path) if below(module, "random", "numpy")}
    if name_of(path) == "engine.kit.chance":
        assert (used, imported) == ({"Random"}, {"random"})
    elif name_of(path) == "engine.minds.train":
        assert imported == {"numpy", "numpy.typing.NDArray"}
        assert not nodes(path, r"np\.random"), "its luck is ours, too"
    else:
        assert not imported, imported
    hashes = [
        n for n in nodes(path, r"hash\(") if isinstance(n, ast.Call) and _name(n.func) == "hash"
    ]
    assert not hashes, "hash() of a string is another one in the next process"


@for_each(sources("engine/games"))
def test_a_game_knows_itself_and_what_all_are_made_with_alone(path: Path) -> None:
    home = ".".join(name_of(path).split(".")[:3])
    allowed = [home, "engine.kit", *(["texts"] if home == "engine.games" else [])]
    reached = {m for m in imports(path) if below(m, *OURS) and not below(m, *allowed)}
    assert not reached, reached


MAY_IMPORT = {
    "bot.py": ("cogs", "engine", "db", "pictures", "texts", "localtable"),
    "cogs": ("engine", "db", "pictures", "texts", "discord"),
    "engine/table": ("engine.games", "engine.minds", "engine.kit", "engine.process", "db", "texts"),
    "engine/games": ("engine.kit", "texts"),
    "engine/minds": ("engine.games", "engine.kit"),
    "engine/kit": (),
    "db": ("engine.kit",),
    "pictures": ("engine.kit", "engine.process"),
    "texts": (),
    "localtable": ("discord",),
    "drawings": ("engine.games", "engine.kit", "pictures", "texts"),
}
"""What each part may import besides itself, of ours and of the libraries that reach Discord."""


@pytest.mark.parametrize("place", MAY_IMPORT)
def test_dependencies_point_one_way(place: str) -> None:
    home = place.removesuffix(".py").replace("/", ".")
    allowed = (home, *MAY_IMPORT[place], *(["discord"] if place == "bot.py" else []))
    crossed = [
        f"{name_of(path)} imports {module}"
        for path in sources(place)
        for module in imports(path)
        if below(module, *OURS, "discord") and not below(module, *allowed)
    ]
    assert not crossed, crossed


E2E = "tests/e2e"
INSIDES = ("bot", "cogs", "db", "engine", "localtable", "pictures")
"""What an end-to-end test knows nothing of, as it would have to be rewritten with it."""
KNOW_INSIDES = {
    "people": ("localtable",),
    "exchange": ("localtable",),
    **dict.fromkeys(
        (
            *("house", "books", "hands", "faults", "costs", "records"),
            *("starting", "sketches", "sketching_bot"),
        ),
        ("bot", "cogs", "db", "engine", "pictures"),
    ),
}
"""The helpers: who press, type and read; what goes over the wire; the service."""
ANYBODYS = ("engine.games", "engine.kit.contract", "engine.kit.chance")
REACHES = ("interactions", "hardships", "meadhall", "service", "store")
"""Attributes by which a helper's insides would be reached."""


@for_each(sources(E2E))
def test_end_to_end_tests_know_people_and_the_wire_and_nothing_else(path: Path) -> None:
    allowed = (*ANYBODYS, *KNOW_INSIDES.get(path.stem, ()))
    crossed = [m for m in imports(path) if below(m, *INSIDES) and not below(m, *allowed)]
    assert not crossed, crossed
    if path.stem in KNOW_INSIDES:
        return
    reached = [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in nodes(path, r"\.(interactions|hardships|meadhall|service|store)\b")
        if isinstance(node, ast.Attribute) and node.attr in REACHES
    ]
    assert not reached, reached
    named = re.findall(r"\"(?:cogs|db|engine\.table|localtable|pictures)\.[\w.]+\"", text_of(path))
    assert not named, named
    said = re.findall(r"SELECT .*FROM|UPDATE \w+ SET|DELETE FROM|INSERT INTO", text_of(path))
    assert not said, said


SERVICE = ("db", "engine.table")
OF_COGS = "tests.cogs.service"


@cache
def doors() -> frozenset[str]:
    """What the cogs and the bot import of the service: what is public of it, seen from above."""
    above = sources("cogs", "bot.py")
    return frozenset(m for path in above for m in imports(path) if below(m, *SERVICE))


@for_each([*sources("tests/cogs"), *sorted((ROOT / "tests").glob("*.py"))])
def test_tests_of_cogs_know_of_the_service_what_cogs_know_of_it(path: Path) -> None:
    """What else they need of it stands in one helper."""
    inside = [m for m in imports(path) if below(m, *SERVICE) and not below(m, *doors())]
    if below(name_of(path), "tests.cogs"):
        inside += [m for m in imports(path) if below(m, "localtable")]
    assert not inside or name_of(path) == OF_COGS, inside


INSIDES_BY_ONE = {
    "tests/ordeal": {"quickly": ("engine.table",), "crowd": ("localtable",)},
    "tests/prompts": {"moments": ("db", "engine.table"), "posted": ("localtable",)},
}
"""Who of these knows what lies inside: all others go through them, or through those above."""


@pytest.mark.parametrize("place", INSIDES_BY_ONE)
def test_of_others_that_watch_from_outside_one_each_knows_what_lies_inside(place: str) -> None:
    crossed = [
        f"{name_of(path)} imports {module}"
        for path in sources(place)
        for module in imports(path)
        if below(module, "db", "engine.table", "localtable")
        and not below(module, *INSIDES_BY_ONE[place].get(path.stem, ()))
    ]
    assert not crossed, crossed


SQL = re.compile(
    r"\b(SELECT\s|INSERT (OR \w+ )?INTO|UPDATE \w+ SET|DELETE FROM|FROM \w+ WHERE|ORDER BY|PRAGMA)"
    r"|\b\w+ (=|<>|<=|>=|IS|IN) \(?\?"
)
ABOVE = sources("engine", "cogs", "pictures", "texts", "bot.py")


@for_each(ABOVE)
def test_sql_stands_in_db_alone(path: Path) -> None:
    said = [
        f"line {node.lineno}: {node.value}"
        for node in nodes(path, SQL)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if SQL.search(node.value)
    ]
    assert not said, said
    called = [
        f"line {node.lineno}: {node.attr}"
        for node in nodes(path, "execute")
        if isinstance(node, ast.Attribute) and node.attr in ("execute", "executemany")
    ]
    assert not called, called


@for_each(ABOVE)
def test_no_function_above_the_database_takes_a_connection(path: Path) -> None:
    """It takes a `Transaction`, which has one, and hands that to the functions of `db` alone."""
    taken = [
        f"line {node.lineno}: {argument.arg}"
        for node in nodes(path, "connection|sqlite3")
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for argument in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
        if argument.arg == "connection"
        or (argument.annotation and "sqlite3" in ast.unparse(argument.annotation))
    ]
    assert not taken, taken


PRODUCT = [place for place in OURS if place not in ("tests", "bot")]
FILES = {name_of(path): path for path in [*sources(*PRODUCT), ROOT / "bot.py"]}


TYPES_ALONE = re.compile(r"^if TYPE_CHECKING:\n(?:[ \t]+\S.*\n|\n)+", re.MULTILINE)
"""What is imported to be named in types, and not when the program runs."""


@cache
def reached() -> dict[str, set[str]]:
    """The modules of ours that each one imports when it runs; its own packages' docstrings do not
    count, nor what is named in types alone."""
    found: dict[str, set[str]] = {}
    for name, path in FILES.items():
        modules = set()
        for module in imports(path, TYPES_ALONE.sub("", text_of(path))):
            while module and module not in FILES:
                module = module.rpartition(".")[0]
            modules.add(module)
        found[name] = {m for m in modules - {name, ""} if not below(name, m)}
    return found


def circle(arrows: dict[str, set[str]]) -> list[str]:
    """Some of these that need one another, in a row; empty: there are none."""
    left = {name: set(to) for name, to in arrows.items()}
    while ends := [name for name, to in left.items() if not to & left.keys()]:
        for name in ends:
            del left[name]
    way = [min(left)] if left else []
    while way and way[-1] not in way[:-1]:
        way.append(min(left[way[-1]] & left.keys()))
    return way[way.index(way[-1]) :] if way else []


def test_no_modules_need_one_another() -> None:
    assert circle(reached()) == []


def room_of(path: Path) -> str:
    """The folder of a file. What ties the rooms of a game together stands above them."""
    a_game = path.parent.parent.name == "games" or path.parent.name == "example"
    ties = a_game and path.stem == "__init__"
    return str((path if ties else path.parent).relative_to(ROOT))


def test_no_folders_need_one_another() -> None:
    room = {name: room_of(path) for name, path in FILES.items()}
    arrows: dict[str, set[str]] = {place: set() for place in room.values()}
    for name, modules in reached().items():
        arrows[room[name]] |= {room[module] for module in modules} - {room[name]}
    assert circle(arrows) == []


def test_every_room_says_what_is_in_it() -> None:
    rooms = {path.parent for path in FILES.values()} - {ROOT}
    silent = [
        str(room.relative_to(ROOT))
        for room in rooms
        if len(room.relative_to(ROOT).parts) > 1 and room.parent.name not in ("games", "drawings")
        if not ast.get_docstring(ast.parse((room / "__init__.py").read_text("utf-8")))
    ]
    assert silent == []


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
