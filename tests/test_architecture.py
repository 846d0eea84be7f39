"""What docs/architecture.md walks through is told with the code's own names."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

TEXT = Path("docs/architecture.md").read_text("utf-8")
CHAPTERS = {
    title: TEXT.partition(f"## {title}")[2].partition("\n## ")[0]
    for title in ("From a press to the posted picture", "The life of a letter")
}
MOST_STEPS = 20
NAMES = [
    (title, name)
    for title, chapter in CHAPTERS.items()
    for name in dict.fromkeys(re.findall(r"`((?:bot|cogs|db|engine|pictures)\.[\w.]+)`", chapter))
]


@pytest.mark.parametrize(("title", "name"), NAMES)
def test_what_it_names_is_there(title: str, name: str) -> None:
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            found = getattr(found, part)
        return
    raise AssertionError(name)


def test_a_press_is_followed_in_few_steps() -> None:
    for chapter in CHAPTERS.values():
        assert 4 < len(re.findall(r"^\d+\. ", chapter, re.M)) <= MOST_STEPS
