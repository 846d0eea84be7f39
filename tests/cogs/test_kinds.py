"""A kind of posts has all its parts: the lane, how it is carried, how it is known again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, get_args

import pytest
from discord import ui

from cogs.frame import mail
from cogs.frame.mail import is_of
from cogs.frame.message import Message
from db.tables.letters import Letter, PostKind
from engine.table.record import posting
from tests.cogs.service import loaded


def sent(*ids: str, files: tuple[str, ...] = (), content: str = "") -> Any:
    """A message with buttons of these ids, in one row."""
    row = SimpleNamespace(children=[SimpleNamespace(custom_id=custom_id) for custom_id in ids])
    attachments = [SimpleNamespace(filename=name) for name in files]
    return SimpleNamespace(components=[row], attachments=attachments, content=content)


def test_every_kind_has_all_parts() -> None:
    kinds = set(get_args(PostKind))
    assert set(posting.KINDS) == kinds
    loaded()
    assert set(mail.CARRIES) == kinds


@pytest.mark.parametrize(
    ("key", "message", "other"),
    [
        ("lobby", sent("l:7:join"), sent("l:77:join")),
        ("vote/3", sent("v:7:vote:3:for"), sent("v:7:vote:33:for")),
        ("offer/3", sent("c:7:take:3"), sent("c:7:take:33")),
        ("board", sent(files=("board-0123456789.png",)), sent(files=("board.png",))),
        ("panel/2", sent("p:7:rules.0123456789"), sent("p:7:rules")),
        ("remind/dm", sent("r:7:play:0123456789"), sent("r:7:play:m12")),
        ("post/5", sent(content="Ana left."), sent(content="Bram left.")),
        ("post/5", sent("t:7:again.0123456789"), sent("p:7:rules")),
    ],
)
def test_a_letter_is_known_again(key: str, message: Any, other: Any) -> None:
    letter = Letter(1, 7, key, None, 5, "0123456789abcdef01234567")
    face = Message("Ana left.", (), ui.View(timeout=None))
    assert is_of(message, letter, face)
    assert not is_of(other, letter, face)
