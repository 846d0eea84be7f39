"""What the sub-stores need of the store."""

from __future__ import annotations

from typing import Protocol

from db.base.connection import T, Transaction


class Access(Protocol):
    """Reading and writing, as `db.store.Store` offers it."""

    async def write(self, work: Transaction[T]) -> T: ...

    async def read(self, work: Transaction[T]) -> T: ...
