"""What stays is not looked through for garbage, and what becomes garbage is still found."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.operator import tune_python


class Server:
    """As the library's: it and what is in it know each other."""

    def __init__(self) -> None:
        self.channels = [self]


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds, turn = gc.get_threshold(), sys.getswitchinterval()
    yield
    sys.setswitchinterval(turn)
    gc.unfreeze()
    gc.set_threshold(*thresholds)


async def test_what_a_shard_brought_is_set_aside_until_it_comes_up_anew() -> None:
    listeners: list[Any] = []
    bot: Any = SimpleNamespace(add_listener=lambda listener, _: listeners.append(listener))
    tune_python(bot)
    (shard_ready,) = listeners
    before = gc.get_freeze_count()
    servers = [Server() for _ in range(100)]
    known = weakref.ref(servers[0])
    await shard_ready(0)
    assert gc.get_freeze_count() >= before + len(servers)
    del servers
    await shard_ready(1)
    gc.collect()
    assert known() is not None
    await shard_ready(0)
    assert known() is None


def test_threads_give_way_to_the_loop_sooner_than_python_would_have_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[float] = []
    usual = sys.getswitchinterval()
    monkeypatch.setattr(sys, "setswitchinterval", asked.append)
    bot: Any = SimpleNamespace(add_listener=lambda *_: None)
    tune_python(bot)
    assert asked[0] < usual
