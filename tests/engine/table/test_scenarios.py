"""Every promise of the service, as it is told in `tests/engine/table/**/*.txt`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.scenario import Case, all_cases, play


@pytest.mark.parametrize("case", all_cases(), ids=str)
async def test_people_notice_what_was_recorded(case: Case, tmp_path: Path) -> None:
    """If the change is wanted: `python -m tests.engine.scenario --record`, and read the diff."""
    assert (await play(case, tmp_path)).splitlines() == case.text.splitlines()


def test_no_two_promises_have_the_same_title() -> None:
    titles = [case.title for case in all_cases()]
    assert len(titles) == len(set(titles))
