"""Which versions run here: of the bot itself and of its libraries."""

from __future__ import annotations

import platform
import sqlite3
import tomllib
from functools import cache
from importlib.metadata import version
from pathlib import Path

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@cache
def own_version() -> str:
    """Meadhall's version, as its project file says."""
    return str(tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"])


def versions() -> dict[str, str]:
    """By name, the bot's own first."""
    return {
        "Meadhall": own_version(),
        "Python": platform.python_version(),
        "discord.py": version("discord.py"),
        "SQLite": sqlite3.sqlite_version,
    }
