"""Which pictures go with a post, and whom and what they show."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from cogs import chronicle, prompt_text
from cogs.frame import words
from cogs.frame.words import Localized
from engine.games import all_games
from engine.kit.contract import Event, View
from engine.kit.scene import Scene
from engine.kit.showing import Scenes
from engine.table.answers.queries import PostFacts
from engine.table.service import Line
from tests.cogs.service import a_sight, a_table

GAME = next(iter(all_games()))
SCENE = Scene(art=GAME, base="", width=1, height=1, alt="A picture.")


PAINTER = SimpleNamespace(picture=AsyncMock(return_value=SimpleNamespace(png=b"png")))
HOUSE: Any = SimpleNamespace(studio=PAINTER)
VIEW = View(seat=None, seats=3, questions=(), awaited=((0, "bid"), (1, "bid"), (2, "bid")))
SIGHT: Any = replace(
    a_sight(a_table(GAME, "Ana", "Ben", "Cat", records=7), VIEW),
    awaited=((0, "bid", 100), (2, "bid", 100)),
)
"""Seats 0 and 2 have not laid down their picks yet."""


def test_who_has_laid_down_sealed_picks_is_not_awaited_on_the_board_of_now() -> None:
    assert prompt_text.as_awaited(VIEW, SIGHT).awaited == ((0, "bid"), (2, "bid"))


async def test_a_board_shows_whom_its_position_awaited_and_what_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    boards: list[tuple[Any, Any]] = []

    def board(view: Any, say: Any, names: Any, events: Any) -> Scene:
        boards.append((view, events))
        return SCENE

    monkeypatch.setattr(words, "scenes", lambda _: Scenes(board=board))
    past = [Event("then")]
    (image,) = await prompt_text.board_image(HOUSE, VIEW, Localized(SIGHT, "en"), "board.png", past)
    assert boards == [(VIEW, past)]
    assert (image.name, image.alt) == ("board.png", "A picture.")


LOG = ((0, "game-start"), (1, "a"), (2, "b"), (2, "turn-over"), (3, "c"), (4, "d"),
       (4, "round-over"), (5, "e"), (6, "f"), (6, "trick-over"))  # fmt: skip


def lines(before: int) -> tuple[Line, ...]:
    return tuple(Line(record, 0, Event(kind)) for record, kind in LOG if record < before)


@pytest.mark.parametrize(
    ("record", "kinds"),
    [
        (0, ""),
        (2, "game-start"),
        (4, "a b turn-over"),
        (5, "c d round-over"),
        (6, "c d round-over"),
    ],
)
def test_a_post_learns_what_happened_between_the_two_milestones_before(
    record: int, kinds: str
) -> None:
    found = chronicle.previous_segment(lines(record))
    assert [event.kind for event in found] == kinds.split()


async def test_a_post_has_one_picture_of_all_that_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    stretches: list[tuple[Any, Any]] = []

    def post(events: Any, before: Any, view: Any, say: Any, names: Any) -> Scene:
        stretches.append((events, before))
        return SCENE

    drawn = Scenes(board=lambda *_: SCENE, post=post)
    monkeypatch.setattr(chronicle, "scenes", lambda _: drawn)
    monkeypatch.setattr(chronicle, "message_text", lambda *_: "")
    monkeypatch.setattr(chronicle, "table_buttons", lambda _: None)
    events = (Event("f"),)
    facts = PostFacts(SIGHT, 6, events, (), (), None, lines(6), (), VIEW)
    message = await chronicle.milestone_message(HOUSE, facts, "board-77.png")
    assert [image.name for image in message.images] == ["board-77.png"]
    assert message.images[0].alt == SCENE.alt
    assert [(told, [e.kind for e in before]) for told, before in stretches] == [
        (events, ["c", "d", "round-over"])
    ]
