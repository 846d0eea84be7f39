"""Writes down what changes, one line of JSON each, and reads it again at the next start.

A line is `{"kind", "id", "thing"}`, the whole thing as it now is, or null: it is gone. Each line
reaches the operating system before the change is told to anybody, so ending the process at any
moment loses nothing that was told. Files that were sent with messages are beside the journal.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

log = logging.getLogger(__name__)

GONE: Final = b"null"


class Line(Struct):
    """One change."""

    kind: str
    id: str
    thing: msgspec.Raw


class Journal:
    """The file `journal.jsonl` and the folder `files`; without a folder all stays in memory."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._out: BinaryIO | None = None
        self._files: dict[str, bytes] = {}
        if folder is not None:
            # There are hands in it too, in what the bot wrote to people.
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            (folder / "files").mkdir(exist_ok=True)

    def read(self) -> Iterator[tuple[str, str, bytes | None]]:
        """All changes in order. A last line that was cut off is left out."""
        if self._folder is None or not (path := self._folder / "journal.jsonl").exists():
            return
        with path.open("rb") as lines:
            for number, text in enumerate(lines, 1):
                if not text.endswith(b"\n"):
                    log.warning("line %d of the journal was cut off and is left out", number)
                    return
                line = msgspec.json.decode(text, type=Line)
                thing = bytes(line.thing)
                yield line.kind, line.id, None if thing == GONE else thing

    def start(self, things: Iterable[tuple[str, str, bytes]]) -> None:
        """Begin a fresh journal with what there is now, and take changes from here on."""
        if self._folder is None:
            return
        path = self._folder / "journal.jsonl"
        fresh = path.with_suffix(".new")
        with fresh.open("wb") as out:
            for kind, id_, thing in things:
                out.write(_encode(kind, id_, thing))
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(path)
        self._out = path.open("ab", buffering=0)

    def write(self, kind: str, id_: str, thing: bytes | None) -> None:
        """One more change."""
        if self._out is not None:
            self._out.write(_encode(kind, id_, thing))

    def close(self) -> None:
        """No more changes."""
        if self._out is not None:
            self._out.close()
            self._out = None

    def keep_file(self, id_: str, content: bytes) -> None:
        """Keep the bytes of an attachment or emoji."""
        if self._folder is None:
            self._files[id_] = content
        else:
            (self._folder / "files" / id_).write_bytes(content)

    def file(self, id_: str) -> bytes | None:
        """The bytes, or None where there are none (any more)."""
        if self._folder is None:
            return self._files.get(id_)
        path = self._folder / "files" / id_
        return path.read_bytes() if id_.isdigit() and path.exists() else None

    def drop_file(self, id_: str) -> None:
        """Forget the bytes."""
        self._files.pop(id_, None)
        if self._folder is not None:
            (self._folder / "files" / id_).unlink(missing_ok=True)


def _encode(kind: str, id_: str, thing: bytes | None) -> bytes:
    raw = msgspec.Raw(GONE if thing is None else thing)
    return msgspec.json.encode(Line(kind, id_, raw)) + b"\n"
