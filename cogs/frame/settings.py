"""What the operator may set: environment variables, or lines of a file `.env`."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from urllib.parse import urlsplit

from dotenv import dotenv_values
from msgspec import Struct
from msgspec.structs import replace

DEFAULT_DATABASE = Path("var/meadhall.sqlite3")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
MOST_CONTACT = 200
FOLLOW_SECONDS = 10.0
MOST_URL = 512  # how long a button's link may be in Discord
_OF_CHECKS = ("MEADHALL_ANSWERS", "MEADHALL_KILL_LUCK")  # what only tests and benches read


class BadSettings(Exception):
    """`problems` has a sentence for everything that is wrong."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Settings(Struct, frozen=True):
    """See `.env.example` for what each one does."""

    token: str  # empty: play at the local table
    database: Path
    log_level: str
    local_port: int | None  # None: the usual one, or one of the next ones if that is taken
    local_url: str  # a local table that runs already; empty: start one
    computer_seconds: float  # how long computer players wait before they move
    order_seconds: float  # how long after a question a standing order answers it
    dm_seconds: float
    """The shortest time between opening two DM channels: Discord does not like bursts."""
    follow_seconds: float = FOLLOW_SECONDS
    """The shortest time between two edits of the panel of somebody who only waits: what others do
    in between is in the next one."""
    admin_server: int | None = None
    """Where `/admin` is registered. None: everywhere, hidden as well as Discord can hide it."""
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0  # of the figures for Prometheus; 0: none are served
    computer_processes: int = 1  # in how many processes computer players think
    contact: str = ""  # how people reach the operator, for the privacy page
    privacy_url: str = ""  # where the operator has published the privacy policy
    unknown: tuple[str, ...] = ()
    """A sentence about each name that looks like a setting but is not one."""

    @property
    def local_folder(self) -> Path:
        return self.database.parent / "localtable"


def read_settings(environ: Mapping[str, str], env_file: Path) -> Settings:
    """The environment has priority over the file."""
    try:
        # Some editors begin a file with a mark that would become part of the first name.
        in_file = dotenv_values(env_file, encoding="utf-8-sig")
    except UnicodeDecodeError:
        problem = f"{env_file} is not UTF-8 text: save it with the encoding UTF-8."
        raise BadSettings([problem]) from None
    except OSError as fault:
        raise BadSettings([f"{env_file} cannot be read: {fault.strerror}."]) from None
    found = {key: value or "" for key, value in in_file.items()} | dict(environ)
    problems: list[str] = []
    known: set[str] = set()

    def text(key: str, takes: str = "", fits: Callable[[str], object] = bool) -> str:
        known.add(key)
        given = found.get(key, "").strip()
        if given and not fits(given):
            problems.append(f"{key} is {given!r}; it takes {takes}.")
            return ""
        return given

    def number(key: str, default: float, least: float, most: float) -> float:
        def fits(given: str) -> bool:
            try:
                return least <= float(given) <= most
            except ValueError:
                return False

        return float(text(key, f"a number from {least:g} to {most:g}", fits) or default)

    token = text("DISCORD_TOKEN")
    if token and not re.fullmatch(r"(?=.{50})[\w-]+\.[\w-]+\.[\w-]+", token, re.ASCII):
        problems.append(
            "DISCORD_TOKEN does not look like a bot token (three parts separated by dots); "
            "copy it from the page Bot of your application, or leave it out to play locally."
        )
    database = Path(text("MEADHALL_DATABASE") or DEFAULT_DATABASE)
    if problem := _unwritable(database):
        problems.append(f"MEADHALL_DATABASE is {str(database)!r}: {problem}.")
    levels = f"one of {', '.join(LOG_LEVELS)}"
    level = text("MEADHALL_LOG_LEVEL", levels, lambda level: level.upper() in LOG_LEVELS)
    url = text(
        "MEADHALL_LOCAL_URL",
        "an address that begins with http://127.0.0.1",
        lambda url: urlsplit(url).hostname in ("127.0.0.1", "localhost"),
    )
    contact = " ".join(text("MEADHALL_CONTACT").split())
    if len(contact) > MOST_CONTACT:
        problems.append(
            f"MEADHALL_CONTACT has {len(contact)} characters; it takes {MOST_CONTACT} at most."
        )
    port = text("MEADHALL_LOCAL_PORT")
    server = text(
        "MEADHALL_ADMIN_SERVER",
        "a server's id, 17 to 20 digits (in Discord: developer mode on, then Copy Server ID)",
        re.compile(r"[1-9]\d{14,19}").fullmatch,
    )
    settings = Settings(
        token=token,
        database=database,
        log_level=level.upper() or "INFO",
        local_port=int(number("MEADHALL_LOCAL_PORT", 0, 0, 65535)) if port else None,
        local_url=url.rstrip("/"),
        computer_seconds=number("MEADHALL_COMPUTER_SECONDS", 3, 0, 3600),
        order_seconds=number("MEADHALL_ORDER_SECONDS", 5, 0, 60),
        dm_seconds=number("MEADHALL_DM_SECONDS", 1, 0, 60),
        admin_server=int(server) if server else None,
        metrics_host=text("MEADHALL_METRICS_HOST") or "127.0.0.1",
        metrics_port=int(number("MEADHALL_METRICS_PORT", 0, 0, 65535)),
        computer_processes=int(number("MEADHALL_COMPUTER_PROCESSES", 1, 1, 64)),
        contact=contact,
        privacy_url=text(
            "MEADHALL_PRIVACY_URL",
            f"an address that begins with https://, of {MOST_URL} characters at most",
            lambda url: urlsplit(url).scheme == "https" and len(url) <= MOST_URL,
        ),
    )
    if problems:
        raise BadSettings(problems)
    return replace(settings, unknown=_unknown(found, known))


def _unknown(found: Iterable[str], known: set[str]) -> tuple[str, ...]:
    endings = {name.partition("_")[2]: name for name in sorted(known)}
    sentences = []
    for name in sorted(found):
        prefix, _, ending = name.upper().partition("_")
        if prefix != "MEADHALL" or name in known or name in _OF_CHECKS:
            continue
        near = difflib.get_close_matches(ending, endings, 1)
        meant = f"did you mean {endings[near[0]]}?" if near else ".env.example lists all settings"
        sentences.append(f"{name} is not a setting of Meadhall and does nothing: {meant}")
    return tuple(sentences)


def _unwritable(path: Path) -> str:
    """Why the database cannot be there; empty if it can."""
    try:
        if path.is_dir():
            return "that is a folder; name a file"
        folder = path.parent
        while not folder.exists():
            if folder.is_symlink():
                return f"{str(folder)!r} is a link to nothing: is its disk mounted?"
            folder = folder.parent
        if not folder.is_dir():
            return f"{str(folder)!r} is a file, not a folder"
        if not os.access(folder, os.W_OK):
            return f"the folder {str(folder)!r} cannot be written to"
        if path.exists() and not os.access(path, os.W_OK):
            return "the file cannot be written to"
    except OSError as fault:  # as in a folder that this account may not look into
        return f"{fault.filename!r} cannot be reached: {fault.strerror}"
    return ""
