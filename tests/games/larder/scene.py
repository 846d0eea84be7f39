"""Larder in pictures: boxes, one for each thing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games import all_games
from engine.kit.contract import Event, Picks, Question
from engine.kit.scene import Scene, Shape
from engine.kit.showing import Names, Say
from tests.games.larder import KINDS, LarderView

COLOURS = dict(zip(KINDS, ("#c8a165", "#f2d16b", "#c0392b", "#e0a030", "#7fa7c9"), strict=True))


def _row(picks: Sequence[str], alt: str) -> Scene:
    boxes = tuple(
        Shape(10 + 40 * i, 10, 30, 30, fill=COLOURS[pick.split(".")[0]])
        for i, pick in enumerate(picks)
    )
    # A scene has an art folder, even where it shows nothing from it.
    return Scene(next(iter(all_games())), "", 500, 50, boxes, pixels=200, alt=alt)


def board(view: LarderView, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    return _row(KINDS, say("title"))


def sheets(
    events: Sequence[Event],
    before: Sequence[Event],
    view: LarderView,
    say: Say,
    names: Names,
) -> tuple[Scene, ...]:
    return ()


def hand(view: LarderView, say: Say, names: Names) -> Scene | None:
    return None


def places(
    view: LarderView,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None = None,
) -> Scene | None:
    return None


def answer(
    view: LarderView, question: Question, picks: Picks, say: Say, names: Names
) -> Scene | None:
    return _row(picks, say("stock", things=str(len(picks))))
