"""`make run` sets itself up with a Python that is new enough, and says so where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OLD = f"""#!/bin/sh
[ "$1" = --version ] && echo Python 3.10.12 && exit
[ "$1" = -c ] || exec {sys.executable} "$@"
exec {sys.executable} -c "import sys; sys.version_info = (3, 10, 12); exec(sys.argv[1])" "$2"
"""
"""A Python that says of itself to be 3.10."""

pytestmark = pytest.mark.skipif(
    shutil.which("make") is None or sys.platform == "win32", reason="needs make"
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """One that needs no libraries, and whose bot says that it runs."""
    folder = tmp_path / "project"
    folder.mkdir()
    shutil.copy(ROOT / "Makefile", folder)
    (folder / "requirements.txt").touch()
    (folder / "bot.py").write_text("print('the bot runs')")
    return folder


@pytest.fixture
def old(tmp_path: Path) -> Path:
    program = tmp_path / "python3.10"
    program.write_text(OLD)
    program.chmod(0o755)
    return program


def run(project: Path, python: Path | str) -> subprocess.CompletedProcess[str]:
    command = ["make", "run", f"PYTHON={python}"]
    # As from a shell, though `make test` runs this.
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(
        command, cwd=project, env=env, capture_output=True, text=True, timeout=200
    )


def test_a_python_that_is_too_old_is_told_in_a_sentence_and_leaves_nothing(
    project: Path, old: Path
) -> None:
    done = run(project, old)
    assert done.returncode != 0
    first, *rest = done.stderr.splitlines()
    assert first == (
        f"Meadhall needs Python 3.11 or newer, and {old} is Python 3.10.12: install one and name"
        " it, as in: make run PYTHON=python3.12"
    )
    assert all(line.startswith("make: ***") for line in rest)
    assert not (project / ".venv").exists()


@pytest.mark.parametrize("how", ["half made", "made", "its Python is gone"])
def test_what_an_older_python_left_is_made_anew(project: Path, old: Path, how: str) -> None:
    (project / ".venv" / "bin").mkdir(parents=True)
    (project / ".venv" / "pyvenv.cfg").write_text("home = /usr/bin\nversion = 3.10.12\n")
    program = project / ".venv" / "bin" / "python"
    program.symlink_to("/no/such/python3.10" if how == "its Python is gone" else old)
    if how != "half made":
        (project / ".venv" / "run").touch()
    done = run(project, sys.executable)
    assert done.returncode == 0, done.stderr
    assert "the bot runs" in done.stdout
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert version.stdout.split()[1] == sys.version.split()[0]
    # And it stays, whatever Python is named afterwards.
    again = run(project, old)
    assert "-m venv" not in again.stdout
    assert "the bot runs" in again.stdout
