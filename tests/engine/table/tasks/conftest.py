"""A house whose clock tests move."""

from __future__ import annotations

import pytest

from tests.engine.table.conftest import House
from tests.engine.table.tasks.passing import Time


@pytest.fixture
def time(house: House) -> Time:
    return Time(house)
