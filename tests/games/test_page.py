"""`docs/a_game.md` names everything that a game must have, and all that may be asked of it."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from engine.kit.contract import MILESTONES, Rules
from engine.kit.showing import Wording
from engine.kit.steps import BySteps
from tests.games.hooks import Hooks

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "a_game.md").read_text("utf-8")
NAMED = set(re.findall(r"`([^`]+)`", PAGE))
GAP = "…"
OF_OPTIONS = (f"option-{GAP}", f"order-{GAP}")
"""How the keys begin that the bot asks for beside the kit."""


def keys_of(node: ast.expr, around: ast.AST) -> Iterator[str]:
    """The keys that an expression stands for, in the code around it."""
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.JoinedStr(values=parts):
            yield "".join(p.value if isinstance(p, ast.Constant) else GAP for p in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from (*keys_of(one, around), *keys_of(other, around))
        case ast.Name(id=name):
            for each in ast.walk(around):
                if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == name:
                    yield from keys_of(each.value, around)


def asked_by_the_kit() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "engine" / "kit").rglob("*.py"):
        if "example" in path.parts:
            continue
        for around in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(around, ast.FunctionDef):
                for node in ast.walk(around):
                    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
                        found |= set(keys_of(node.args[0], around))
    return found


def asked_by_the_bot() -> set[str]:
    found: set[str] = set()
    for place in ("cogs", "engine/table"):
        for path in (ROOT / place).rglob("*.py"):
            text = path.read_text("utf-8")
            tree = ast.parse(text if re.search(r"\b(option|order)-", text) else "")
            for node in ast.walk(tree):
                if isinstance(node, ast.JoinedStr):
                    found |= {k for k in keys_of(node, tree) if k.startswith(OF_OPTIONS)}
    return {key for key in found if re.fullmatch(r"[a-z…-]+", key)}


def test_it_lists_the_texts_that_are_asked_for_and_no_others() -> None:
    table = PAGE.split("## The texts")[1].split("## ")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    listed = {key for row in rows for key in re.findall(r"`([^`]+)`", row)}
    assert listed == asked_by_the_kit() | asked_by_the_bot()


def test_it_names_all_that_every_game_must_have() -> None:
    names = {re.sub(r"\(.*", "", name) for name in NAMED}
    must = {name for name in BySteps.__abstractmethods__ if not name.startswith("_")}
    must |= {f.name for f in msgspec.structs.fields(Wording) if f.required}
    assert must - names == set()


def test_it_names_all_that_a_game_may_offer_besides() -> None:
    told = {"foresees", "tells_next", "rehearses", "gives_later"}
    offered = {name for name, _ in inspect.getmembers(Rules) if not name.startswith("_")}
    assert {name for name in offered - told if name not in PAGE} == set()
    hooks = {field.name for field in msgspec.structs.fields(Hooks)} - {"fired"}
    assert {name for name in hooks if name not in PAGE} == set()


def test_it_names_the_milestones() -> None:
    assert [kind for kind in MILESTONES if f'"{kind}"' not in PAGE] == []
