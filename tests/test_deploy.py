"""The files of `deploy/` fit the tree: what they name is there, and it is enough."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.connection import AGAIN, MEND_FIRST

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def copied() -> list[str]:
    """What the image's Dockerfile copies from the project into the working directory."""
    names: list[str] = []
    for line in (DEPLOY / "Dockerfile").read_text("utf-8").splitlines():
        if line.startswith("COPY ") and "--from" not in line and "requirements" not in line:
            *sources, _ = line.split()[1:]
            names += sources
    return names


def test_the_image_holds_all_that_the_bot_imports(tmp_path: Path) -> None:
    for name in copied():
        source = ROOT / name
        if source.is_dir():
            ignore = shutil.ignore_patterns("__pycache__")
            shutil.copytree(source, tmp_path / name, ignore=ignore)
        else:
            shutil.copy(source, tmp_path / name)
    program = (
        "import bot, importlib, cogs.bot, cogs.operator, engine.games\n"
        "for name in cogs.bot.COGS: importlib.import_module(name)\n"
        "assert engine.games.all_games() and cogs.operator.own_version()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr


def test_nothing_else_gets_into_the_image() -> None:
    lines = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    let_in = {line[1:] for line in lines if line.startswith("!")}
    assert "*" in lines
    assert let_in == {*copied(), "requirements.txt"}


def test_the_image_runs_as_somebody_and_gets_signals_itself() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    assert re.search(r"^USER (?!root|0)\S+$", text, re.MULTILINE)
    assert "VOLUME /data" in text
    assert "MEADHALL_DATABASE=/data/" in text
    # In the list form there is no shell between.
    assert 'CMD ["python", "bot.py"]' in text


def test_the_unit_runs_this_bot_with_settings_that_it_knows() -> None:
    text = (DEPLOY / "meadhall.service").read_text("utf-8")
    program = re.search(r"^ExecStart=(?:.|\\\n)* /opt/meadhall/(\S+)$", text, re.MULTILINE)
    assert program is not None
    assert (ROOT / program[1]).is_file()
    assert "MEADHALL_DATABASE=/var/lib/meadhall/" in program[0]
    assert "StateDirectory=meadhall\n" in text
    known = (ROOT / ".env.example").read_text("utf-8")
    for name in re.findall(r"(MEADHALL_\w+)=", text):
        assert f"{name}=" in known
    for name in ("DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes"):
        assert name in text


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "meadhall.service").read_text("utf-8")
    # What is to be run lies where it will be installed, not here.
    text = text.replace("/opt/meadhall/.venv/bin/python", "/bin/true")
    unit = tmp_path / "meadhall.service"
    unit.write_text(text.replace("file:/opt", f"file:{tmp_path}"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    # Systemd before 254 does not know these, and says so.
    newer = re.compile(r"Unknown key (?:name )?'(?:RestartSteps|RestartMaxDelaySec)'")
    lines = done.stderr.splitlines()
    found = [line for line in lines if "meadhall" in line and not newer.search(line)]
    assert found == []


def test_the_service_is_started_again_without_a_limit_but_not_with_a_refused_token() -> None:
    text = (DEPLOY / "meadhall.service").read_text("utf-8")
    unit, service = text.split("[Service]")
    assert "\nStartLimitIntervalSec=0\n" in unit
    assert "StartLimitBurst" not in text
    assert "\nRestart=on-failure\n" in service
    assert f"\nRestartPreventExitStatus={MEND_FIRST}\n" in service
    assert AGAIN not in (0, MEND_FIRST)
    for line in ("RestartSec=10s", "RestartSteps=6", "RestartMaxDelaySec=5min"):
        assert f"\n{line}\n" in service
    assert f"{MEND_FIRST})" in (DEPLOY / "Dockerfile").read_text("utf-8")
