"""What the operator may set: environment variables, or lines of a file `.env`."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from dotenv import dotenv_values
from msgspec import Struct

from db.copies.backup import folder_of

DEFAULT_DATABASE = Path("var/meadhall.sqlite3")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
MOST_CONTACT = 200
MOST_URL = 512
"""What Discord takes in a button's link."""


class BadSettings(Exception):
    """`problems` lists everything that is wrong, a sentence each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Settings(Struct, frozen=True):
    """See `.env.example` for what each one does."""

    token: str
    """Empty: play at the local table."""
    database: Path
    log_level: str
    local_port: int | None
    """None: the usual one, or one of the next where that is taken."""
    local_url: str
    """A local table that runs already; empty: start one."""
    computer_seconds: float
    """How long computer players wait before they move."""
    order_seconds: float
    """How long after a question a standing order answers it."""
    dm_seconds: float
    """At least so long between two DM channels opened: Discord frowns on bursts."""
    admin_server: int | None = None
    """Where `/admin` is registered; None: everywhere, hidden as far as Discord can."""
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    """Of the figures for Prometheus; 0: none are served."""
    computer_processes: int = 1
    """In how many processes computer players think."""
    copies: Path | None = None
    """A second folder for copies of the database, on another disk."""
    copies_hours: float = 1.0
    """How long after a copy there the next one is made."""
    contact: str = ""
    """How people reach the operator, as the privacy page says it."""
    privacy_url: str = ""
    """Where the operator has published the privacy policy."""

    @property
    def local_folder(self) -> Path:
        """Where a local table that is started here keeps what it shows."""
        return self.database.parent / "localtable"


def read_settings(environ: Mapping[str, str], env_file: Path) -> Settings:
    """The settings; the environment goes before the file.

    Raises:
        BadSettings: with all that is wrong.
    """
    found = {key: value or "" for key, value in dotenv_values(env_file).items()} | dict(environ)
    problems: list[str] = []

    def number(key: str, default: float, least: float, most: float) -> float:
        text = found.get(key, "").strip()
        if not text:
            return default
        try:
            value = float(text)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            problems.append(f"{key} is {text!r}; it takes a number from {least:g} to {most:g}.")
            return default
        return value

    token = found.get("DISCORD_TOKEN", "").strip()
    if token and not re.fullmatch(r"(?=.{50})[\w-]+\.[\w-]+\.[\w-]+", token, re.ASCII):
        problems.append(
            "DISCORD_TOKEN does not look like a bot token (three parts with dots between); "
            "copy it from the page Bot of your application, or leave it out to play locally."
        )
    level = found.get("MEADHALL_LOG_LEVEL", "").strip().upper() or "INFO"
    if level not in LOG_LEVELS:
        known = ", ".join(LOG_LEVELS)
        problems.append(f"MEADHALL_LOG_LEVEL is {level!r}; it takes one of {known}.")
    database = Path(found.get("MEADHALL_DATABASE", "").strip() or DEFAULT_DATABASE)
    problem = _unwritable(database)
    if problem:
        problems.append(f"MEADHALL_DATABASE is {str(database)!r}: {problem}.")
    port = found.get("MEADHALL_LOCAL_PORT", "").strip()
    url = found.get("MEADHALL_LOCAL_URL", "").strip().rstrip("/")
    if url and urlsplit(url).hostname not in ("127.0.0.1", "localhost"):
        problems.append(
            f"MEADHALL_LOCAL_URL is {url!r}; a local table's address begins with http://127.0.0.1."
        )
    server = found.get("MEADHALL_ADMIN_SERVER", "").strip()
    if server and not re.fullmatch(r"[1-9]\d{14,19}", server):
        problems.append(
            f"MEADHALL_ADMIN_SERVER is {server!r}; it takes a server's id, 17 to 20 digits "
            "(in Discord: developer mode on, then Copy Server ID)."
        )
        server = ""
    copies = found.get("MEADHALL_COPIES", "").strip()
    problem = _no_second_folder(database, copies) if copies else ""
    if problem:
        problems.append(f"MEADHALL_COPIES is {copies!r}: {problem}.")
    contact = " ".join(found.get("MEADHALL_CONTACT", "").split())
    if len(contact) > MOST_CONTACT:
        problems.append(
            f"MEADHALL_CONTACT has {len(contact)} characters; it takes {MOST_CONTACT} at most."
        )
    privacy = found.get("MEADHALL_PRIVACY_URL", "").strip()
    if privacy and (urlsplit(privacy).scheme != "https" or len(privacy) > MOST_URL):
        problems.append(
            f"MEADHALL_PRIVACY_URL is {privacy!r}; it takes an address that begins with https://,"
            f" of {MOST_URL} characters at most."
        )
    settings = Settings(
        token=token,
        database=database,
        log_level=level,
        local_port=int(number("MEADHALL_LOCAL_PORT", 0, 0, 65535)) if port else None,
        local_url=url,
        computer_seconds=number("MEADHALL_COMPUTER_SECONDS", 3, 0, 3600),
        order_seconds=number("MEADHALL_ORDER_SECONDS", 5, 0, 60),
        dm_seconds=number("MEADHALL_DM_SECONDS", 1, 0, 60),
        admin_server=int(server) if server else None,
        metrics_host=found.get("MEADHALL_METRICS_HOST", "").strip() or "127.0.0.1",
        metrics_port=int(number("MEADHALL_METRICS_PORT", 0, 0, 65535)),
        computer_processes=int(number("MEADHALL_COMPUTER_PROCESSES", 1, 1, 64)),
        copies=Path(copies) if copies else None,
        copies_hours=number("MEADHALL_COPIES_HOURS", 1, 0.25, 168),
        contact=contact,
        privacy_url=privacy,
    )
    if problems:
        raise BadSettings(problems)
    return settings


def _no_second_folder(database: Path, folder: str) -> str:
    """Why copies cannot go there; empty when they can. The folder itself is not looked at: a
    share that is away must not stop the bot, and one that hangs would."""
    second, home = os.path.abspath(folder), os.path.abspath(database.parent)
    if second == os.path.abspath(folder_of(database)):
        return "the daily copies lie there already; name a folder on another disk"
    if second == home:
        return "the database lies there; name a folder on another disk"
    return ""


def _unwritable(path: Path) -> str:
    """Why the database cannot lie there; empty when it can."""
    if path.is_dir():
        return "that is a folder, a file is needed"
    folder = path.parent
    while not folder.exists():
        folder = folder.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return f"the folder {str(folder)!r} cannot be written to"
    if path.exists() and not os.access(path, os.W_OK):
        return "the file cannot be written to"
    return ""
