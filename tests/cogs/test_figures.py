"""What the operator sees: lag is measured, Prometheus can read it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from prometheus_client.parser import text_string_to_metric_families

from cogs import operator
from cogs.operator import Figures, own_version, rendered
from db.tables.tables import Census


async def test_lag_is_what_a_sleep_took_beyond_what_was_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    figures, now, late = Figures(started=0), [100.0], [0.0, 0.25, -0.001, 0.125]
    assert figures.lag == figures.worst_lag == 0.0

    async def sleep(seconds: float) -> None:
        if not late:
            raise asyncio.CancelledError
        now[0] += seconds + late.pop(0)

    monkeypatch.setattr(operator, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await figures.watch_lag()
    assert list(figures.lags) == pytest.approx([0.0, 0.25, 0.0, 0.125])
    assert figures.lag == pytest.approx(0.125)
    assert figures.worst_lag == pytest.approx(0.25)


def test_prometheus_reads_all_figures() -> None:
    figures = Figures(started=1_700_000_000, answers=12, posts=34, undeliverable=2, failures=5)
    figures.lags.extend([0.5, 0.25])
    tables = {"lobby": 1, "running": 20, "over": 300, "cancelled": 4}
    text = rendered(figures, Census(tables, waiting=6, parked={"a": 1, "b": 2}, migration=8))
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    }
    assert found == {
        ("meadhall_info", own_version()): 1,
        ("meadhall_start_time_seconds",): 1_700_000_000,
        ("meadhall_tables", "lobby"): 1,
        ("meadhall_tables", "running"): 20,
        ("meadhall_tables", "over"): 300,
        ("meadhall_tables", "cancelled"): 4,
        ("meadhall_outbox", "waiting"): 6,
        ("meadhall_outbox", "parked"): 3,
        ("meadhall_answers_total",): 12,
        ("meadhall_posts_total",): 34,
        ("meadhall_undeliverable_total",): 2,
        ("meadhall_failures_total",): 5,
        ("meadhall_loop_lag_seconds",): 0.25,
        ("meadhall_loop_lag_worst_seconds",): 0.5,
    }
