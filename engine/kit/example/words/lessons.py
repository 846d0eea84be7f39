"""What somebody is told who never read the rules: see `engine.kit.lessons`."""

from __future__ import annotations

from typing import Final

from engine.kit.lessons import FirstGame, Lessons
from engine.kit.plain.scenes import card_scene
from engine.kit.scene import Canvas
from engine.kit.showing import Say
from engine.kit.words.lessons import Entry, things

from ..box import KINDS
from ..events import QUESTIONS


def card(key: str, say: Say) -> Canvas:
    """A thing drawn large."""
    return card_scene("larder", say(key))


PAGES: Final = ("aim", "turn", "win", "mistakes")
LESSONS: Final = Lessons(
    pages=PAGES,
    page_picture=lambda game, page, say: card_scene("larder", say(f"learn-{page}-title")),
    matters=QUESTIONS,
    things=things(*(Entry(kind, title=kind, ruled=kind == "bread") for kind in KINDS)),
    thing_picture=card,
    first_game=FirstGame(
        seats=2,
        seed=bytes(range(16)),
        looks=QUESTIONS,
        told=("brought", "tasted", "declined"),
        ends="turn-over",
        times=2,
    ),
)
