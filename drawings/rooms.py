"""The house's rooms and what they import, read from the code and drawn: docs/rooms.svg.

    python -m drawings.rooms

A room is above those that it imports. Arrows that follow from others are left out.
`tests/test_rooms.py` fails when the drawing is out of date.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from msgspec import Struct

ROOT = Path(__file__).parents[1]
DRAWN = ROOT / "docs" / "rooms.svg"

ROOMS = (
    "bot.py",
    "cogs",
    "engine/table",
    "engine/minds",
    "engine/games",
    "engine/kit",
    "db",
    "pictures",
    "texts",
    "localtable",
)
"""The great rooms of what runs, each with the folders and modules that lie directly in it."""
WITHOUT_MODULES = ("pictures", "texts")
"""Rooms whose modules are not named one by one."""

TYPES_ALONE = re.compile(r"^if TYPE_CHECKING:\n(?:[ \t]+\S.*\n|\n)+", re.MULTILINE)
"""What is imported to be named in types, and not when the program runs: nobody waits for it."""

Arrows = dict[str, set[str]]


def imports(path: Path, text: str | None = None) -> Iterator[str]:
    """Every module that a file imports, wherever in it, but for types alone; for `from a import b`
    "a.b"."""
    package = list(path.relative_to(ROOT).with_suffix("").parts)[:-1]
    text = TYPES_ALONE.sub("", path.read_text("utf-8")) if text is None else text
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def sources() -> list[Path]:
    """The product's Python files."""
    found = []
    for room in ROOMS:
        path = ROOT / room
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return found


def file_of(module: str) -> Path | None:
    """The file of ours with a module, or with a name of it."""
    parts = module.split(".")
    while parts:
        path = ROOT.joinpath(*parts)
        for candidate in (path.with_suffix(".py"), path / "__init__.py"):
            if candidate.is_file():
                return candidate
        parts.pop()
    return None


def room_of(path: Path) -> str | None:
    """The great room of a file."""
    name = path.relative_to(ROOT).as_posix()
    return next((room for room in ROOMS if name == room or name.startswith(f"{room}/")), None)


def part_of(path: Path) -> str | None:
    """The folder or module of a great room in which a file lies; None for the room itself."""
    room = room_of(path)
    if room is None or room.endswith(".py"):
        return None
    first = path.relative_to(ROOT / room).parts[0]
    if first == "__init__.py" or (first.endswith(".py") and room in WITHOUT_MODULES):
        return None
    return f"{room}/{first}"


@cache
def arrows() -> tuple[Arrows, Arrows]:
    """What imports what: among the great rooms, and among the parts of each."""
    rooms: Arrows = {room: set() for room in ROOMS}
    parts: Arrows = {}
    for path in sources():
        here, part = room_of(path), part_of(path)
        assert here is not None
        if part is not None:
            parts.setdefault(part, set())
        for module in imports(path):
            other = file_of(module)
            there = room_of(other) if other is not None else None
            if other is None or there is None:
                continue
            if there != here:
                rooms[here].add(there)
            elif part is not None and part_of(other) not in (None, part):
                parts[part].add(str(part_of(other)))
    return rooms, parts


def floors(arrows: Arrows) -> dict[str, int]:
    """The floor of each: above all that it imports, as low as can be.

    Raises:
        RecursionError: they run in a circle.
    """
    found: dict[str, int] = {}

    def floor(name: str) -> int:
        if name not in found:
            found[name] = max((floor(other) + 1 for other in arrows[name]), default=0)
        return found[name]

    for name in arrows:
        floor(name)
    return found


def fewest(arrows: Arrows) -> Arrows:
    """Without the arrows that follow from others."""

    def reached(name: str) -> set[str]:
        return arrows[name].union(*(reached(other) for other in arrows[name]))

    return {
        name: {one for one in to if not any(one in reached(other) for other in to - {one})}
        for name, to in arrows.items()
    }


# Drawing: all lengths in points

WIDTH = 980
EDGE = 14
LINE = 22
LETTER = 7.1
PART_HEIGHT = 24
GAP = 8
FLOOR_GAP = 56
INK, PAPER, WALL, DOOR = "#2b2a33", "#fbf8f1", "#8a8175", "#e9e1d0"


class Box(Struct):
    """A great room as it is drawn."""

    name: str
    rows: list[list[str]]
    """Its parts, the highest floor first."""
    x: float = 0
    y: float = 0

    @property
    def width(self) -> float:
        rows = [sum(_wide(part) + GAP for part in row) - GAP for row in self.rows]
        return max([len(self.name) * (LETTER + 1.4), *rows]) + 2 * EDGE

    @property
    def height(self) -> float:
        return LINE + EDGE + len(self.rows) * (PART_HEIGHT + GAP)


def _wide(part: str) -> float:
    return len(part) * LETTER + 14


def _rows(room: str, parts: Arrows, most: float) -> list[list[str]]:
    """The names of a room's parts by floors, in rows of no more than this width."""
    own = {
        part: {to for to in to_all if to in parts}
        for part, to_all in parts.items()
        if part.startswith(f"{room}/")
    }
    on = floors(own)
    rows: list[list[str]] = []
    for floor in sorted(set(on.values()), reverse=True):
        row: list[str] = []
        for part in sorted(part for part in own if on[part] == floor):
            name = part.removeprefix(f"{room}/")
            if row and sum(_wide(one) + GAP for one in row) + _wide(name) > most:
                rows.append(row)
                row = []
            row.append(name)
        rows.append(row)
    return rows


def _placed(rooms: Arrows, parts: Arrows) -> dict[str, Box]:
    on = floors(rooms)
    placed: dict[str, Box] = {}
    y = float(EDGE)
    for floor in sorted(set(on.values()), reverse=True):
        names = sorted((name for name in rooms if on[name] == floor), key=ROOMS.index)
        most = (WIDTH - 4 * EDGE) / len(names) - 2 * EDGE
        boxes = [Box(name, _rows(name, parts, min(most, 560))) for name in names]
        free = (WIDTH - sum(box.width for box in boxes)) / (len(boxes) + 1)
        x = free
        for box in boxes:
            box.x, box.y = x, y
            x += box.width + free
            placed[box.name] = box
        y += max(box.height for box in boxes) + FLOOR_GAP
    return placed


def _drawn(box: Box) -> Iterator[str]:
    yield (
        f'<rect x="{box.x:.0f}" y="{box.y:.0f}" width="{box.width:.0f}" height="{box.height:.0f}" '
        f'rx="8" fill="{PAPER}" stroke="{WALL}" stroke-width="1.5"/>'
        f'<text x="{box.x + EDGE:.0f}" y="{box.y + LINE:.0f}" font-weight="700" '
        f'font-size="13">{escape(box.name)}</text>'
    )
    y = box.y + LINE + GAP
    for row in box.rows:
        x = box.x + EDGE
        for part in row:
            yield (
                f'<rect x="{x:.0f}" y="{y:.0f}" width="{_wide(part):.0f}" height="{PART_HEIGHT}" '
                f'rx="4" fill="{DOOR}"/><text x="{x + 7:.0f}" y="{y + 16:.0f}" '
                f'font-size="11.5">{escape(part)}</text>'
            )
            x += _wide(part) + GAP
        y += PART_HEIGHT + GAP


def _arrow(above: Box, below: Box, share: float) -> str:
    x1, y1 = above.x + above.width * share, above.y + above.height
    x2, y2 = below.x + below.width * (0.3 + 0.4 * share), below.y - 3
    half = (y2 - y1) / 2
    return (
        f'<path d="M{x1:.0f} {y1:.0f} C{x1:.0f} {y1 + half:.0f} {x2:.0f} {y2 - half:.0f} '
        f'{x2:.0f} {y2:.0f}" fill="none" stroke="{INK}" stroke-opacity="0.55" '
        'stroke-width="1.4" marker-end="url(#tip)"/>'
    )


def drawing() -> str:
    """The SVG text."""
    rooms, parts = arrows()
    boxes = _placed(rooms, parts)
    lines = []
    for name, to in fewest(rooms).items():
        for index, other in enumerate(sorted(to, key=lambda one: boxes[one].x)):
            lines.append(_arrow(boxes[name], boxes[other], (index + 1) / (len(to) + 1)))
    height = max(box.y + box.height for box in boxes.values()) + EDGE
    inside = [*lines, *(line for box in boxes.values() for line in _drawn(box))]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'width="{WIDTH}" font-family="Verdana, DejaVu Sans, sans-serif" fill="{INK}">'
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" '
        f'markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="{INK}"/></marker></defs>'
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="#ffffff"/>'
    )
    return "\n".join([head, *inside, "</svg>"]) + "\n"


if __name__ == "__main__":
    DRAWN.write_text(drawing(), "utf-8")
