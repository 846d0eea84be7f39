"""The ids of components: what was sent once works for years, and every one has its place."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.frame import routes
from cogs.frame.routes import (
    MOST_NUMBER,
    Clear,
    Confirm,
    Group,
    Menu,
    Option,
    Route,
    find,
    id_patterns,
)
from tests.cogs.service import loaded

COGS = Path(__file__).resolve().parents[2] / "cogs"
MARK = "0123456789"


def each(sent: str, words: str, **parts: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Ids that differ in a word: the part that stands in braces."""
    (part,) = re.findall(r"{(\w+)}", sent)
    for word in words.split():
        yield sent.format(**{part: word}), parts | ({} if part == "_" else {part: word})


SENT: list[tuple[str, dict[str, Any]]] = [
    ("q:7:12:o0", {"table": 7, "ticket": 12, "what": Option(0)}),
    ("q:7:12:s24", {"table": 7, "ticket": 12, "what": Menu(24)}),
    ("q:7:12:ok", {"table": 7, "ticket": 12, "what": Confirm()}),
    ("q:7:12:no", {"table": 7, "ticket": 12, "what": Clear()}),
    ("q:7:12:g", {"table": 7, "ticket": 12, "what": Group()}),
    ("q:7:12:y3", {"table": 7, "ticket": 12, "what": routes.Sure(3)}),
    *each("p:7:{what}", "undo board learn hint", table=7),
    *each("p:7:show.{what}", "compare less more back", table=7),
    (f"p:7:rules.{MARK}", {"table": 7, "what": "rules", "mark": MARK}),
    *each("d:7:12:{what}", "write fix change save", table=7, ticket=12),
    ("d:7:12:del.5", {"table": 7, "ticket": 12, "kept": 5}),
    *each("a:7:{what}", "plan back", table=7),
    ("a:7:more.40", {"table": 7, "record": 40}),
    ("a:7:f00-ba.r_:s1", {"table": 7, "stamp": "f00-ba.r_", "what": Menu(1)}),
    ("a:7:now.1", {"table": 7, "place": 1}),
    *each("a:7:f00:{what}", "drop see", table=7, stamp="f00"),
    ("o:7:list", {"table": 7}),
    ("o:7:page.1", {"table": 7, "page": 1}),
    ("o:7:offer.3", {"table": 7, "order": 3}),
    ("o:7:wait.12", {"table": 7, "ticket": 12}),
    ("o:7:set.3", {"table": 7, "order": 3}),
    *each("l:7:{what}", "join leave start alone fill options cancel thread", table=7),
    *each("l:7:{what}", "seats language more level further full begin", table=7),
    ("l:7:plays", {"table": 7, "what": "plays"}),
    ("l:7:set.length", {"table": 7, "option": "length"}),
    *each("t:7:{what}", "hand board undo again", table=7),
    (f"t:7:hand.{MARK}", {"table": 7, "what": "hand", "mark": MARK}),
    ("t:7:log", {"table": 7}),
    ("t:7:log.41", {"table": 7, "before": 41}),
    ("t:7:log.a0", {"table": 7, "after": 0}),
    *each("v:7:vote:3:{choice}", "for against computer default", table=7, vote=3),
    ("v:7:withdraw:3", {"table": 7, "vote": 3}),
    ("v:7:ask:40", {"table": 7, "record": 40}),
    *each("c:7:{what}", "leave computer offer end stay back", table=7),
    ("c:7:resign:12", {"table": 7, "ticket": 12}),
    *each("c:7:{what}:3", "take decline unoffer", table=7, offer=3),
    ("c:invite:99", {"person": 99}),
    ("c:7:gone:1:open:99", {"table": 7, "seat": 1, "what": "open", "person": 99}),
    (
        f"c:7:gone:1:computer:99:{MARK}",
        {"table": 7, "seat": 1, "what": "computer", "person": 99, "mark": MARK},
    ),
    *each(f"r:7:{{what}}:{MARK}", "play not", table=7, mark=MARK),
    *each(f"r:7:{{wait}}:{MARK}", "10m 1h 8h day", table=7, mark=MARK),
    ("r:0:pick:m1201", {"table": 0, "what": "pick", "mark": "m1201"}),
    ("r:7:wake", {"table": 7}),
    (f"r:7:wake:{MARK}", {"table": 7, "mark": MARK}),
    *each("r:7:pace.{what}", "set end vacation back", table=7),
    ("r:7:pace", {"table": 7}),
    ("x:7:open", {"table": 7}),
    *each("x:7:{move}:40:1", "first back forward", table=7, record=40, hands=True),
    *each("x:7:{move}:40:1", "last hands at", table=7, record=40, hands=True),
    *each("x:7:{what}", "film share", table=7),
    ("x:7:page.2:40:0", {"table": 7, "page": 2, "record": 40, "hands": False}),
    ("y:me:-", {"whose": "me", "game": "-"}),
    ("y:server:chess", {"whose": "server", "game": "chess"}),
    ("y:99:-", {"person": 99, "game": "-"}),
    ("e:chess:page.2", {"game": "chess", "page": 2}),
    ("e:chess:page.2.5", {"game": "chess", "page": 2, "rules": 5}),
    ("e:chess:lesson", {"game": "chess"}),
    ("e:chess:rules", {"game": "chess"}),
    ("e:chess:rules.5.2", {"game": "chess", "page": 5, "lesson": 2}),
    ("e:7:met", {"table": 7}),
    ("h:rules:chess:25", {"game": "chess", "start": 25}),
    ("h:rules:chess:25.2", {"game": "chess", "start": 25, "lesson": 2}),
    *each("h:beside:chess:{what}", "plays rules", game="chess"),
    *each("h:{what}", "privacy help"),
    *each("m:{what}", "next at tables settings forget keep back language"),
    *each("m:{what}", "every deliver quiet zone away"),
    *each("m:turn.{setting}", "deck weekends confirm text gather explain"),
    *each("s:{setting}", "channel opener call locale pace"),
    *each("s:{setting}:none", "channel opener", value="none"),
    *each("s:locks:{value}", "on off", setting="locks"),
    ("z:forget:99", {"person": 99}),
]
"""What stands in messages of running tables. None of these lines may ever change."""


@pytest.mark.parametrize(("sent", "parts"), SENT, ids=[sent for sent, _ in SENT])
def test_an_id_that_was_sent_once_is_known_by_one_pattern_and_written_the_same(
    sent: str, parts: dict[str, Any]
) -> None:
    loaded()
    pattern, found = find(sent) or pytest.fail("it is known no more")
    assert found.items() <= parts.items()
    assert pattern.id(**found) == sent
    assert sum(known.read(sent) is not None for known in id_patterns.values()) == 1


def test_ids_of_every_pattern_are_on_the_list() -> None:
    assert {found[0] for sent, _ in SENT if (found := find(sent))} == set(id_patterns.values())


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
        routes.QUESTION.id(table=7, ticket=12, what="x")
    with pytest.raises(KeyError):
        routes.QUESTION.id(table=7, ticket=12)


def test_no_id_is_written_anywhere_else() -> None:
    """But above its function, and where a message is known by the ids that it has."""
    letters = "".join({known.letter for known in id_patterns.values()})
    written = [
        f"{path.relative_to(COGS)}: {found}"
        for path in sorted(COGS.rglob("*.py"))
        if path.name not in ("routes.py", "mail.py")
        for found in re.findall(
            rf"(?<!@button\()(?<!@button\(\n    )(?<!@form\()[\"'][{letters}]:[^\s\"']*[\"']",
            path.read_text("utf-8"),
        )
    ]
    assert written == []


def test_every_pattern_has_a_handler_that_takes_the_parts_of_its_ids() -> None:
    handlers = loaded().handlers
    assert {pattern for pattern, _ in handlers} == set(id_patterns.values())
    for pattern, handler in handlers:
        if hasattr(handler, "__self__") and isinstance(handler.__self__, Route):
            continue  # Its pattern is made of what its function takes.
        taken = inspect.signature(handler).parameters
        assert set(pattern.parts) <= set(taken), handler
        needed = {name for name, one in taken.items() if one.default is inspect.Parameter.empty}
        assert needed - {"interaction"} <= set(pattern.parts), handler
