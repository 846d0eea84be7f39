"""The ids of components: what was sent once works for years, and every one has its place."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.press import ids
from cogs.press.family import MOST_NUMBER, Family, families, find
from cogs.press.ids import Clear, Confirm, Group, Menu, Option
from tests.cogs.service import loaded

COGS = Path(__file__).resolve().parents[3] / "cogs"
MARK = "0123456789"


def each(
    sent: str, pattern: Family, words: str, **parts: Any
) -> Iterator[tuple[str, Family, dict[str, Any]]]:
    """Ids that differ in a word: the part that stands in braces."""
    (part,) = re.findall(r"{(\w+)}", sent)
    for word in words.split():
        yield sent.format(**{part: word}), pattern, parts | {part: word}


SENT: list[tuple[str, Family, dict[str, Any]]] = [
    ("q:7:12:o0", ids.QUESTION, {"table": 7, "ticket": 12, "what": Option(0)}),
    ("q:7:12:s24", ids.QUESTION, {"table": 7, "ticket": 12, "what": Menu(24)}),
    ("q:7:12:ok", ids.QUESTION, {"table": 7, "ticket": 12, "what": Confirm()}),
    ("q:7:12:no", ids.QUESTION, {"table": 7, "ticket": 12, "what": Clear()}),
    ("q:7:12:g", ids.QUESTION, {"table": 7, "ticket": 12, "what": Group()}),
    ("q:7:12:y3", ids.QUESTION, {"table": 7, "ticket": 12, "what": ids.Sure(3)}),
    *each("p:7:{what}", ids.PANEL, "undo board", table=7),
    (f"p:7:rules.{MARK}", ids.PANEL, {"table": 7, "what": "rules", "mark": MARK}),
    *each("d:7:12:{what}", ids.READY, "write fix change save", table=7, ticket=12),
    ("d:7:12:del.5", ids.SAVED, {"table": 7, "ticket": 12, "kept": 5}),
    *each("a:7:{what}", ids.PLANS, "plan pick back", table=7),
    ("a:7:more.40", ids.NEWS, {"table": 7, "record": 40}),
    ("a:7:f00-ba.r_:s1", ids.PLAN, {"table": 7, "stamp": "f00-ba.r_", "what": Menu(1)}),
    ("a:7:now.1", ids.PLAN_NOW, {"table": 7, "place": 1}),
    *each("a:7:f00:{what}", ids.PLANNED, "drop", table=7, stamp="f00"),
    *each("o:7:{what}", ids.ORDERS, "list back", table=7),
    ("o:7:page.1", ids.ORDERS_PAGE, {"table": 7, "page": 1}),
    ("o:7:offer.3", ids.OFFERED, {"table": 7, "order": 3}),
    ("o:7:wait.12", ids.WAIT, {"table": 7, "ticket": 12}),
    ("o:7:set.3", ids.ORDER, {"table": 7, "order": 3}),
    *each("l:7:{what}", ids.LOBBY, "join leave start alone fill options cancel thread", table=7),
    *each("l:7:{what}", ids.LOBBY, "seats language more", table=7),
    ("l:7:plays", ids.LOBBY_PAGE, {"table": 7, "what": "plays"}),
    ("l:7:set.length", ids.OPTION, {"table": 7, "option": "length"}),
    *each("t:7:{what}", ids.TABLE, "hand board undo again", table=7),
    (f"t:7:hand.{MARK}", ids.TABLE, {"table": 7, "what": "hand", "mark": MARK}),
    ("t:7:log", ids.LOG, {"table": 7}),
    ("t:7:log.41", ids.LOG_BEFORE, {"table": 7, "before": 41}),
    ("t:7:log.a0", ids.LOG_AFTER, {"table": 7, "after": 0}),
    *each("v:7:vote:3:{choice}", ids.BALLOT, "for against computer default", table=7, vote=3),
    ("v:7:withdraw:3", ids.NO_VOTE, {"table": 7, "vote": 3}),
    ("v:7:ask:40", ids.ASK, {"table": 7, "record": 40}),
    *each("c:7:{what}", ids.SEAT, "leave computer offer end stay back", table=7),
    ("c:7:resign:12", ids.RESIGN, {"table": 7, "ticket": 12}),
    *each("c:7:{what}:3", ids.OFFER, "take decline unoffer", table=7, offer=3),
    ("c:7:gone:1:open:99", ids.GONE, {"table": 7, "seat": 1, "what": "open", "person": 99}),
    (
        f"c:7:gone:1:computer:99:{MARK}",
        ids.GONE,
        {"table": 7, "seat": 1, "what": "computer", "person": 99, "mark": MARK},
    ),
    *each(f"r:7:{{what}}:{MARK}", ids.REMINDER, "play 1h 8h day not", table=7, mark=MARK),
    ("r:0:pick:m1201", ids.REMINDER, {"table": 0, "what": "pick", "mark": "m1201"}),
    ("r:7:wake", ids.WAKE, {"table": 7}),
    (f"r:7:wake:{MARK}", ids.WAKE, {"table": 7, "mark": MARK}),
    *each("r:7:pace.{what}", ids.PACE, "set end vacation back", table=7),
    ("r:7:pace", ids.OWN_PACE, {"table": 7}),
    ("x:7:open", ids.POSITIONS, {"table": 7}),
    *each("x:7:{move}:40:1", ids.STEP, "first back forward", table=7, record=40, hands=True),
    *each("x:7:{move}:40:1", ids.STEP, "last hands at", table=7, record=40, hands=True),
    *each("x:7:{what}", ids.FILM, "film share", table=7),
    ("x:7:page.2:40:0", ids.STEPS_PAGE, {"table": 7, "page": 2, "record": 40, "hands": False}),
    ("y:me:-", ids.RESULTS, {"whose": "me", "game": "-"}),
    ("y:server:chess", ids.RESULTS, {"whose": "server", "game": "chess"}),
    ("y:99:-", ids.RESULTS_OF, {"person": 99, "game": "-"}),
    ("e:chess:page.2", ids.LEARN, {"game": "chess", "page": 2}),
    ("e:chess:lesson", ids.LESSON, {"game": "chess"}),
    ("e:chess:rules", ids.RULES_OF, {"game": "chess"}),
    ("e:7:met", ids.MET, {"table": 7}),
    ("h:rules:chess:25", ids.RULES, {"game": "chess", "start": 25}),
    *each("h:{what}", ids.HELP, "privacy help"),
    *each("m:{what}", ids.MINE, "next tables settings forget keep back language"),
    *each("m:{what}", ids.MINE, "every deliver quiet zone away"),
    *each("m:turn.{setting}", ids.TURN, "deck confirm text gather"),
    *each("s:{setting}", ids.SERVER, "channel opener call locale pace"),
    *each("s:{setting}:none", ids.SERVER, "channel opener", value="none"),
    *each("s:locks:{value}", ids.SERVER, "on off", setting="locks"),
    ("z:forget:99", ids.FORGET, {"person": 99}),
]
"""What stands in messages of running tables. None of these lines may ever change."""


@pytest.mark.parametrize(("sent", "pattern", "parts"), SENT, ids=[sent for sent, *_ in SENT])
def test_an_id_that_was_sent_once_is_known_by_one_pattern_and_written_the_same(
    sent: str, pattern: Family, parts: dict[str, Any]
) -> None:
    assert find(sent) == (pattern, parts)
    assert pattern.id(**parts) == sent
    assert sum(known.read(sent) is not None for known in families()) == 1


def test_ids_of_every_pattern_are_on_the_list() -> None:
    assert {pattern for _, pattern, _ in SENT} == set(families())


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


def test_no_id_is_written_anywhere_else() -> None:
    letters = "".join({known.letter for known in families()})
    written = [
        f"{path.relative_to(COGS)}: {found}"
        for path in sorted(COGS.rglob("*.py"))
        if path.name not in ("ids.py", "family.py")
        for found in re.findall(rf"[\"'][{letters}]:[^\s\"']*[\"']", path.read_text("utf-8"))
    ]
    assert written == []


def test_every_pattern_has_a_handler_that_takes_the_parts_of_its_ids() -> None:
    handlers = loaded().handlers
    assert {pattern for pattern, _ in handlers} == set(families())
    for pattern, handler in handlers:
        taken = inspect.signature(handler).parameters
        assert set(pattern.parts) <= set(taken), handler
        needed = {name for name, one in taken.items() if one.default is inspect.Parameter.empty}
        assert needed - {"interaction"} <= set(pattern.parts), handler
