"""`docs/a_game.md` names everything that a game must have, and all that may be asked of it."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import msgspec

from engine.kit.contract import MILESTONES, Rules
from engine.kit.showing import Wording
from engine.kit.steps import BySteps
from tests.games.hooks import Hooks

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "a_game.md").read_text("utf-8")
NAMED = set(re.findall(r"`([^`]+)`", PAGE))


def test_it_names_all_that_every_game_must_have() -> None:
    names = {re.sub(r"\(.*", "", name) for name in NAMED}
    must = {name for name in BySteps.__abstractmethods__ if not name.startswith("_")}
    must |= {f.name for f in msgspec.structs.fields(Wording) if f.required}
    assert must - names == set()


def test_it_names_all_that_a_game_may_offer_besides() -> None:
    told = {"has_rollout_policy"}
    offered = {name for name, _ in inspect.getmembers(Rules) if not name.startswith("_")}
    assert {name for name in offered - told if name not in PAGE} == set()
    hooks = {field.name for field in msgspec.structs.fields(Hooks)} - {"fired", "noted", "happened"}
    assert {name for name in hooks if name not in PAGE} == set()


def test_it_names_the_milestones() -> None:
    assert [kind for kind in MILESTONES if f'"{kind}"' not in PAGE] == []
