"""The ids of components: what was sent once works for years, and every one has its place."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.press import ids
from cogs.press.family import MOST_NUMBER, Family, families, find
from cogs.press.ids import Clear, Confirm, Group, Menu, Option

COGS = Path(__file__).resolve().parents[3] / "cogs"
MARK = "0123456789"

SENT: list[tuple[str, Family, dict[str, Any]]] = [
    ("q:7:12:o0", ids.QUESTION, {"table": 7, "ticket": 12, "what": Option(0)}),
    ("q:7:12:s24", ids.QUESTION, {"table": 7, "ticket": 12, "what": Menu(24)}),
    ("q:7:12:ok", ids.QUESTION, {"table": 7, "ticket": 12, "what": Confirm()}),
    ("q:7:12:no", ids.QUESTION, {"table": 7, "ticket": 12, "what": Clear()}),
    ("q:7:12:g", ids.QUESTION, {"table": 7, "ticket": 12, "what": Group()}),
    ("q:7:12:y3", ids.QUESTION, {"table": 7, "ticket": 12, "what": ids.Sure(3)}),
    ("p:7:undo", ids.PANEL, {"table": 7, "what": "undo"}),
    ("p:7:board", ids.PANEL, {"table": 7, "what": "board"}),
    (f"p:7:rules.{MARK}", ids.PANEL, {"table": 7, "what": "rules", "mark": MARK}),
    ("d:7:12:write", ids.READY, {"table": 7, "ticket": 12, "what": "write"}),
    ("d:7:12:fix", ids.READY, {"table": 7, "ticket": 12, "what": "fix"}),
    ("d:7:12:change", ids.READY, {"table": 7, "ticket": 12, "what": "change"}),
    ("d:7:12:save", ids.READY, {"table": 7, "ticket": 12, "what": "save"}),
    ("d:7:12:del.5", ids.SAVED, {"table": 7, "ticket": 12, "saved": 5}),
    ("a:7:plan", ids.PLANS, {"table": 7, "what": "plan"}),
    ("a:7:pick", ids.PLANS, {"table": 7, "what": "pick"}),
    ("a:7:back", ids.PLANS, {"table": 7, "what": "back"}),
    ("a:7:more.40", ids.NEWS, {"table": 7, "record": 40}),
    ("a:7:f00-ba.r_:s1", ids.PLAN, {"table": 7, "stamp": "f00-ba.r_", "what": Menu(1)}),
    (
        "a:7:f00-ba.r_:2.s1",
        ids.PLAN_ELSE,
        {"table": 7, "stamp": "f00-ba.r_", "rank": 2, "what": Menu(1)},
    ),
    ("a:7:now.1", ids.PLAN_NOW, {"table": 7, "place": 1}),
    ("a:7:f00:drop", ids.PLANNED, {"table": 7, "stamp": "f00", "what": "drop"}),
    ("a:7:f00:one", ids.PLANNED, {"table": 7, "stamp": "f00", "what": "one"}),
    ("a:7:f00:window", ids.PLANNED, {"table": 7, "stamp": "f00", "what": "window"}),
    ("o:7:list", ids.ORDERS, {"table": 7, "what": "list"}),
    ("o:7:back", ids.ORDERS, {"table": 7, "what": "back"}),
    ("o:7:page.1", ids.ORDERS_PAGE, {"table": 7, "page": 1}),
    ("o:7:offer.3", ids.OFFERED, {"table": 7, "order": 3}),
    ("o:7:wait.12", ids.WAIT, {"table": 7, "ticket": 12}),
    ("o:7:set.3", ids.ORDER, {"table": 7, "order": 3}),
    *[
        (f"l:7:{what}", ids.LOBBY, {"table": 7, "what": what})
        for what in [
            "join",
            "leave",
            "start",
            "alone",
            "fill",
            "options",
            "cancel",
            "thread",
            "seats",
            "language",
            "more",
        ]
    ],
    ("l:7:plays", ids.LOBBY_PAGE, {"table": 7, "what": "plays"}),
    ("l:7:set.length", ids.OPTION, {"table": 7, "option": "length"}),
    *[
        (f"t:7:{what}", ids.TABLE, {"table": 7, "what": what})
        for what in ("hand", "board", "undo", "again")
    ],
    (f"t:7:hand.{MARK}", ids.TABLE, {"table": 7, "what": "hand", "mark": MARK}),
    ("t:7:log", ids.LOG, {"table": 7}),
    ("t:7:log.41", ids.LOG_BEFORE, {"table": 7, "before": 41}),
    ("t:7:log.a0", ids.LOG_AFTER, {"table": 7, "after": 0}),
    ("v:7:vote:3:for", ids.BALLOT, {"table": 7, "vote": 3, "choice": "for"}),
    ("v:7:vote:3:against", ids.BALLOT, {"table": 7, "vote": 3, "choice": "against"}),
    ("v:7:vote:3:computer", ids.BALLOT, {"table": 7, "vote": 3, "choice": "computer"}),
    ("v:7:vote:3:default", ids.BALLOT, {"table": 7, "vote": 3, "choice": "default"}),
    ("v:7:withdraw:3", ids.NO_VOTE, {"table": 7, "vote": 3}),
    ("v:7:ask:40", ids.ASK, {"table": 7, "record": 40}),
    *[
        (f"c:7:{what}", ids.SEAT, {"table": 7, "what": what})
        for what in ("leave", "computer", "offer", "end", "stay", "back")
    ],
    ("c:7:resign:12", ids.RESIGN, {"table": 7, "ticket": 12}),
    ("c:7:take:3", ids.OFFER, {"table": 7, "what": "take", "offer": 3}),
    ("c:7:decline:3", ids.OFFER, {"table": 7, "what": "decline", "offer": 3}),
    ("c:7:unoffer:3", ids.OFFER, {"table": 7, "what": "unoffer", "offer": 3}),
    ("c:7:gone:1:open:99", ids.GONE, {"table": 7, "seat": 1, "what": "open", "person": 99}),
    (
        f"c:7:gone:1:computer:99:{MARK}",
        ids.GONE,
        {"table": 7, "seat": 1, "what": "computer", "person": 99, "mark": MARK},
    ),
    *[
        (f"r:7:{what}:{MARK}", ids.REMINDER, {"table": 7, "what": what, "mark": MARK})
        for what in ("play", "1h", "8h", "day", "not")
    ],
    ("r:0:pick:m1201", ids.REMINDER, {"table": 0, "what": "pick", "mark": "m1201"}),
    ("r:7:wake", ids.WAKE, {"table": 7}),
    (f"r:7:wake:{MARK}", ids.WAKE, {"table": 7, "mark": MARK}),
    *[
        (f"r:7:pace.{what}", ids.PACE, {"table": 7, "what": what})
        for what in ("set", "end", "vacation", "back")
    ],
    ("r:7:pace", ids.OWN_PACE, {"table": 7}),
    ("x:7:open", ids.POSITIONS, {"table": 7}),
    *[
        (f"x:7:{move}:40:1", ids.STEP, {"table": 7, "move": move, "record": 40, "hands": True})
        for move in ("first", "back", "forward", "last", "hands", "at")
    ],
    ("x:7:film", ids.FILM, {"table": 7, "what": "film"}),
    ("x:7:share", ids.FILM, {"table": 7, "what": "share"}),
    ("x:7:page.2:40:0", ids.STEPS_PAGE, {"table": 7, "page": 2, "record": 40, "hands": False}),
    ("y:me:-", ids.RESULTS, {"whose": "me", "game": "-"}),
    ("y:server:chess", ids.RESULTS, {"whose": "server", "game": "chess"}),
    ("y:99:-", ids.RESULTS_OF, {"person": 99, "game": "-"}),
    ("e:chess:page.2", ids.LEARN, {"game": "chess", "page": 2}),
    ("e:chess:lesson", ids.LESSON, {"game": "chess"}),
    ("e:chess:rules", ids.RULES_OF, {"game": "chess"}),
    ("e:7:met", ids.MET, {"table": 7}),
    ("h:rules:chess:25", ids.RULES, {"game": "chess", "start": 25}),
    ("h:privacy", ids.HELP, {"what": "privacy"}),
    ("h:help", ids.HELP, {"what": "help"}),
    *[
        (f"m:{what}", ids.MINE, {"what": what})
        for what in [
            "next",
            "tables",
            "settings",
            "forget",
            "keep",
            "back",
            "language",
            "every",
            "deliver",
            "quiet",
            "zone",
            "away",
        ]
    ],
    *[
        (f"m:turn.{what}", ids.TURN, {"setting": what})
        for what in ("deck", "confirm", "text", "gather")
    ],
    *[
        (f"s:{what}", ids.SERVER, {"setting": what})
        for what in ("channel", "opener", "call", "locale", "pace")
    ],
    ("s:channel:none", ids.SERVER, {"setting": "channel", "value": "none"}),
    ("s:opener:none", ids.SERVER, {"setting": "opener", "value": "none"}),
    ("s:locks:on", ids.SERVER, {"setting": "locks", "value": "on"}),
    ("s:locks:off", ids.SERVER, {"setting": "locks", "value": "off"}),
    ("s:limits", ids.LIMITS, {"what": "limits"}),
    ("s:back", ids.LIMITS, {"what": "back"}),
    ("s:limit:role", ids.LIMIT, {"kind": "role"}),
    ("z:forget:99", ids.FORGET, {"person": 99}),
]
"""What stands in messages of running tables. None of these lines may ever change."""


@pytest.mark.parametrize(("sent", "pattern", "parts"), SENT, ids=[sent for sent, *_ in SENT])
def test_an_id_that_was_sent_once_is_known_and_written_the_same(
    sent: str, pattern: Family, parts: dict[str, Any]
) -> None:
    assert find(sent) == (pattern, parts)
    assert pattern.id(**parts) == sent


def test_ids_of_every_pattern_are_on_the_list() -> None:
    assert {pattern for _, pattern, _ in SENT} == set(families())


@pytest.mark.parametrize("sent", [sent for sent, *_ in SENT])
def test_an_id_has_one_pattern(sent: str) -> None:
    assert sum(known.read(sent) is not None for known in families()) == 1


@pytest.mark.parametrize(
    "custom_id",
    [
        "", "q", "q:", "q:7", "q:7:12", "q:7:12:o", "q:7:12:o1000", "q:7:12:ok:more", "q:-7:12:ok",
        "q:٧:12:ok", "q:7:12:ok\n", f"q:{MOST_NUMBER + 1}:12:ok", "t:7:log.", "t:7:log.b4",
        "x:7:at:4:2", "b:7:join", "l:7:", "l:7:set.",
    ],
)  # fmt: skip
def test_what_has_no_pattern_is_none_of_ours(custom_id: str) -> None:
    assert find(custom_id) is None


def test_what_makes_no_id_is_not_written() -> None:
    with pytest.raises(ValueError, match="is not q:"):
        ids.QUESTION.id(table=7, ticket=12, what="x")
    with pytest.raises(KeyError):
        ids.QUESTION.id(table=7, ticket=12)


def test_an_id_begins_with_what_is_known() -> None:
    assert ids.LOBBY.start(table=7) == "l:7:"
    assert ids.BALLOT.start(table=7, vote=3) == "v:7:vote:3:"


# Where they are written, and who answers


def parsed(path: Path, about: str) -> ast.Module:
    """A module, where anything in it looks like that; else an empty one, which is read faster."""
    text = path.read_text("utf-8")
    return ast.parse(text if re.search(about, text) else "")


def texts_in(path: Path, about: str) -> Iterator[tuple[int, str]]:
    """The strings of a module that are no docstrings: of one with holes, what stands first."""
    tree = parsed(path, about)
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            yield node.lineno, str(node.values[0].value)
        elif (
            isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
        ):
            yield node.lineno, str(node.value)


def test_no_id_is_written_anywhere_else() -> None:
    letters = "".join(sorted({known.letter for known in families()}))
    like_an_id = re.compile(rf"[{letters}]:\S*")
    written = [
        f"{path.relative_to(COGS)}:{line}: {text}"
        for path in sorted(COGS.rglob("*.py"))
        if path.name != "ids.py"
        for line, text in texts_in(path, rf"[\"'][{letters}]:")
        if like_an_id.fullmatch(text)
    ]
    assert written == []


def handlers() -> Iterator[tuple[str, str, str]]:
    """(module, pattern, function) of all that is registered for presses and windows."""
    for path in sorted(COGS.rglob("*.py")):
        for node in ast.walk(parsed(path, r"(presses|windows)\[")):
            if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Subscript):
                continue
            target = node.targets[0]
            if getattr(target.value, "attr", "") in ("presses", "windows"):
                module = ".".join(("cogs", *path.relative_to(COGS).with_suffix("").parts))
                pattern, function = ast.unparse(target.slice), ast.unparse(node.value)
                yield module, pattern.removeprefix("ids."), function.removeprefix("self.")


HANDLERS = sorted(set(handlers()))


def test_every_pattern_has_a_handler() -> None:
    named = {name for name, thing in vars(ids).items() if isinstance(thing, Family)}
    assert {pattern for _, pattern, _ in HANDLERS} == named


@pytest.mark.parametrize(("module", "pattern", "function"), HANDLERS)
def test_a_handler_takes_the_parts_of_its_ids(module: str, pattern: str, function: str) -> None:
    places: list[Any] = [importlib.import_module(module)]
    things = vars(places[0]).values()
    places += [t for t in things if isinstance(t, type) and t.__module__ == module]
    (found,) = {getattr(place, function) for place in places if function in vars(place)}
    taken = inspect.signature(found).parameters
    parts = getattr(ids, pattern).parts
    assert set(parts) <= set(taken)
    needed = {name for name, given in taken.items() if given.default is inspect.Parameter.empty}
    assert needed - {"self", "interaction"} <= set(parts)
