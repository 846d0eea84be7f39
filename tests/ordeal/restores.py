"""Older copies of the database, put in its place while the bot is dead: what was played after the
copy is lost, and not missing."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.ordeal.ledger import Archive
from tests.ordeal.places import Place
from tests.ordeal.quickly import QuickBot

COPIED, PUT_BACK = 0.3, 0.25
"""How often a copy is made after a kill where there is none and somebody plays, and is put back
where there is one."""


@dataclass
class Copy:
    """What was so when it was made."""

    tables: list[tuple[int, str] | None]
    confirmed: list[set[int]]
    sent: int
    """How many messages had been sent."""


class Restores:
    """`after_kill` is called while the bot is dead; it tells how a copy was put back."""

    def __init__(
        self, bot: QuickBot, places: Sequence[Place], archive: Archive, luck: Random
    ) -> None:
        self.bot, self.places, self.archive, self.luck = bot, places, archive, luck
        self.file = bot.database.with_suffix(".copy")
        self.copy: Copy | None = None

    def after_kill(self) -> str | None:
        """A copy is made, or put back if the same games are going on."""
        if self.copy is not None and self.copy.tables != self._tables():
            self.copy = None
        if self.copy is None:
            playing = any(place.round and place.round.phase == "running" for place in self.places)
            if playing and self.luck.random() < COPIED:
                self.copy = self._made()
            return None
        if self.luck.random() >= PUT_BACK:
            return None
        self._put_back(self.copy)
        self.copy = None
        self.bot.restored = self.luck.random() < 0.5
        if self.bot.restored:
            self._beside(".alive").unlink(missing_ok=True)
            return "an older copy is put back, and said to be one"
        return "an older copy is put back"

    def _made(self) -> Copy:
        self.file.unlink(missing_ok=True)
        with (
            closing(sqlite3.connect(self.bot.database)) as source,
            closing(sqlite3.connect(self.file)) as target,
        ):
            source.backup(target)
        confirmed = [p.claims.standing() if p.claims else set() for p in self.places]
        return Copy(self._tables(), confirmed, len(self.archive.sent))

    def _put_back(self, copy: Copy) -> None:
        for place, confirmed in zip(self.places, copy.confirmed, strict=True):
            if place.claims is not None and place.round is not None:
                place.round.restored += 1
                place.claims.restored(confirmed)
        for end in ("-wal", "-shm"):
            self._beside(end).unlink(missing_ok=True)
        shutil.copy(self.file, self.bot.database)
        for sent in list(self.archive.sent.values())[copy.sent :]:
            sent.lost = True

    def _beside(self, end: str) -> Path:
        return self.bot.database.with_name(f"{self.bot.database.name}{end}")

    def _tables(self) -> list[tuple[int, str] | None]:
        for place in self.places:
            if place.round is not None:
                place.look(place.round)
        return [place.round and (place.round.table, place.round.phase) for place in self.places]
