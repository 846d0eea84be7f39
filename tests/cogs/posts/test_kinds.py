"""A kind of posts has all its parts: the lane, how it is carried, how it is known again."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from discord import ui

from cogs.frame.face import Face
from cogs.posts import carrier
from cogs.posts.known import Sent
from db.base.rows import Post, PostKind
from engine.table.record import posting


def post(kind: PostKind, **payload: Any) -> Post:
    """About table 7."""
    return Post(1, 7, kind, 3, None, payload, "0123456789abcdef01234567", again=True, tries=1)


def sent(*ids: str, files: tuple[str, ...] = (), content: str = "") -> Sent:
    return Sent(ids, files, content)


def test_every_kind_has_all_parts() -> None:
    kinds = set(get_args(PostKind))
    assert set(posting.KINDS) == kinds
    assert set(carrier.KINDS) == kinds


@pytest.mark.parametrize(
    ("of", "message", "other"),
    [
        (post("lobby"), sent("l:7:join"), sent("l:77:join")),
        (post("vote", vote=3), sent("v:7:vote:3:for"), sent("v:7:vote:33:for")),
        (post("offer", offer=3), sent("c:7:take:3"), sent("c:7:take:33")),
        (post("milestone"), sent(files=("board-0123456789.png",)), sent(files=("board.png",))),
        (post("panel"), sent("p:7:rules.0123456789"), sent("p:7:rules")),
        (post("reminder"), sent("r:7:play:0123456789"), sent("r:7:play:m12")),
        (post("say"), sent(content="Ana left."), sent(content="Bram left.")),
        (post("note"), sent(content="Ana left."), sent("p:7:rules")),
    ],
    ids=lambda value: getattr(value, "kind", ""),
)
async def test_a_post_is_known_again(of: Post, message: Sent, other: Sent) -> None:
    face = Face("Ana left.", (), ui.View(timeout=None))
    known = carrier.KINDS[of.kind].known
    assert known(message, of, face)
    assert not known(other, of, face)
