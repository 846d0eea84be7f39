"""Disks that refuse: by SQLite's own limits, or small ones of their own."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from db.store import Store

MOST_PAGES = 1 << 30


async def full(store: Store) -> None:
    """The database cannot grow any more."""
    await store._writer.run(lambda c: c.execute("PRAGMA max_page_count = 1").fetchall())


async def unlimited(store: Store) -> None:
    """It can again."""
    sql = f"PRAGMA max_page_count = {MOST_PAGES}"
    await store._writer.run(lambda c: c.execute(sql).fetchall())


@contextlib.asynccontextmanager
async def without_writing(store: Store) -> AsyncIterator[None]:
    """Meanwhile nothing can be written."""
    await store._writer.run(lambda c: c.execute("PRAGMA query_only = ON").fetchall())
    try:
        yield
    finally:
        await store._writer.run(lambda c: c.execute("PRAGMA query_only = OFF").fetchall())


@contextlib.contextmanager
def mounted(folder: Path, *, megabytes: int) -> Iterator[Path]:
    """A file system of its own in the memory, this large; without the right to mount one the
    test is left out."""
    folder.mkdir()
    program = shutil.which("mount")
    if program is None:
        pytest.skip("there is no mount(8)")
    done = subprocess.run(
        [program, "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        pytest.skip(f"no file system can be mounted here: {done.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(ballast: Path) -> None:
    """With a file that takes all the room there is."""
    with pytest.raises(OSError, match="No space left"), ballast.open("wb") as file:
        file.write(b"\0" * (1 << 23))
    assert shutil.disk_usage(ballast.parent).free == 0
