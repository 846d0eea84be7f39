"""The life of a letter in docs/architecture.md is told with the code's own names."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

TEXT = Path("docs/architecture.md").read_text("utf-8").partition("## The life of a letter")[2]
NAMES = re.findall(r"`((?:bot|cogs|db|engine)\.[\w.]+)`", TEXT.partition("\n## ")[0])


@pytest.mark.parametrize("name", NAMES)
def test_what_the_life_of_a_letter_names_is_there(name: str) -> None:
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
