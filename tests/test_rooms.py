"""The picture of the rooms in docs/architecture.md is that of the code. To draw it again:

python -m tests.test_rooms
"""

from __future__ import annotations

import textwrap
from collections import defaultdict
from collections.abc import Iterable

from tests.test_walls import FILES, ROOT, below, reached

PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "```mermaid\n", "```\n"
ROOMS = (
    "bot",
    "cogs",
    "engine.table",
    "engine.minds",
    "engine.games",
    "engine.kit",
    "db",
    "pictures",
    "texts",
    "localtable",
)
"""The great rooms of what runs, each with the folders and modules that lie directly in it."""
WITHOUT_MODULES = ("pictures", "texts")
"""Rooms whose modules are not named one by one."""
WITHOUT_FOLDERS = ("engine.games",)
"""Rooms whose folders are not, either: nothing outside a game's folder knows its name."""

Arrows = dict[str, set[str]]


def room_of(module: str) -> str:
    return next((room for room in ROOMS if below(module, room)), "")


def part_of(module: str) -> str:
    """The folder or module of a great room in which a module lies, by its name there."""
    room = room_of(module)
    if room in WITHOUT_FOLDERS:
        return ""
    part, *more = module.removeprefix(room).strip(".").split(".")
    is_folder = more or FILES[module].name == "__init__.py"
    if not is_folder and room in WITHOUT_MODULES:
        return ""
    return part if is_folder or not part else f"{part}.py"


def arrows_among(pairs: Iterable[tuple[str, str]]) -> Arrows:
    arrows: Arrows = defaultdict(set)
    for above, under in pairs:
        if above and under:
            arrows[above] |= {under} - {above}
    return {name: arrows[name] for name in sorted(set(arrows).union(*arrows.values()))}


def floors(arrows: Arrows) -> list[list[str]]:
    """On each floor what needs only what is below it, as low as can be; the highest floor first."""
    found: list[list[str]] = []
    left = {name: set(to) for name, to in arrows.items()}
    while left:
        found.insert(0, [name for name, to in left.items() if not to & left.keys()])
        assert found[0], f"in a circle: {left}"
        for name in found[0]:
            del left[name]
    return found


def drawing() -> str:
    """As Mermaid draws it. Arrows that follow from others are left out."""
    needs = [(above, under) for above, to in reached().items() for under in to]
    itself = [(name, name) for name in FILES]
    rooms = arrows_among((room_of(above), room_of(under)) for above, under in needs + itself)
    lines = ["graph TD"]
    for room in ROOMS:
        inside = [(a, b) for a, b in needs + itself if room_of(a) == room_of(b) == room]
        names = [f"<b>{room.replace('.', '/') if room != 'bot' else 'bot.py'}</b>"]
        for floor in floors(arrows_among((part_of(a), part_of(b)) for a, b in inside)):
            names += textwrap.wrap(", ".join(floor), 70)
        lines.append(f'    {room}["{"<br>".join(names)}"]')

    def all_under(room: str) -> set[str]:
        return rooms[room].union(*(all_under(other) for other in rooms[room]))

    for room in ROOMS:
        by_others = set[str]().union(*(all_under(other) for other in rooms[room]))
        lines += [f"    {room} --> {other}" for other in sorted(rooms[room] - by_others)]
    return "\n".join(lines) + "\n"


def test_the_picture_of_the_rooms_is_not_old() -> None:
    drawn = PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]
    assert drawn == drawing(), "draw it again: python -m tests.test_rooms"


if __name__ == "__main__":
    above, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(f"{above}{BEGIN}{drawing()}{END}{rest.partition(END)[2]}", "utf-8")
