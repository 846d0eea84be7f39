"""The one picture of a prompt or of a post, as it arrives on a phone: 990 pixels wide, which are
shown as 330 points.

What is drawn is read as data and the words are measured with their fonts; nothing is painted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import pytest

from engine.games import all_games, scenes, texts_folder
from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, Event, Game
from engine.kit.scene import MOST_ALT, Canvas, Label, extent, parts_of, size_of
from pictures.lettering import fitted, legible
from pictures.shots import NAMES
from texts import LOCALES, words_in

WIDE: Final = 990
SMALLEST: Final = 28
"""Pixels of the smallest letters on a picture so wide: about ten points on a phone."""
HIGHEST: Final = 5 / 4
"""Of any picture, in widths."""
EACH: Final = 3
"""How many prompts of a kind are looked at in a game."""
POSTS: Final = 12
"""How many posts of a kind, besides the last one."""

TALL: Final[dict[str, dict[str, str]]] = {}
"""By game: the kinds of question whose prompts may be higher than wide, and why."""

each_game = pytest.mark.parametrize("key", all_games())


class Shown(NamedTuple):
    """What was found out about a picture."""

    title: str
    kind: str
    """Of the question; of a post "post"."""
    wide: int
    high: int
    small: tuple[str, ...]
    """Words that are too small."""
    cut: tuple[str, ...]
    """Words that have no room, other than what people call themselves."""
    told: int
    """Characters of its words."""


def measured(title: str, kind: str, canvas: Canvas) -> Shown:
    wide, high = size_of(canvas)
    small, cut = [], []
    for part in parts_of(canvas):
        left, top, right, bottom = extent(part)
        scale = part.pixels / max(right - left, bottom - top)
        for label in part.items:
            if not isinstance(label, Label) or not label.text.strip():
                continue
            if not (left <= label.x <= right and top <= label.y <= bottom):
                continue
            text, size = written(label, scale)
            if size * WIDE / wide < SMALLEST - 0.5:
                small.append(f"{text} ({size * WIDE / wide:.0f})")
            if text.endswith("…") and not any(name in label.text for name in NAMES):
                cut.append(label.text)
    return Shown(title, kind, wide, high, tuple(small), tuple(cut), len(canvas.alt))


def written(label: Label, scale: float) -> tuple[str, int]:
    """The words and their size in pixels as the painter writes them."""
    text = legible(label.text, label.style, label.instead)
    return fitted(text, label.style, max(1, round(label.size * scale)), round(label.fit * scale))


def shown(game: Game, seats: int, locale: str) -> Iterator[Shown]:
    """The pictures of a game as sensible seats would play it, else by luck."""
    draw, say, names = scenes(game.key), words_in(locale, texts_folder(game.key)), NAMES[:seats]
    where = f"{locale}, {seats} seats"
    seed = seats.to_bytes(16, "big")
    luck = Chance(seed, 1 << 32)
    options = {option.key: option.default for option in game.options}
    state = game.start(seats, options, Chance(seed, 0))
    drawn: Counter[str] = Counter()
    before: list[Event] = []
    since: list[Event] = []
    answers = 0
    while asked := game.questions(state):
        question = luck.choice(asked)
        if drawn[question.kind] < EACH:
            view = game.view(state, question.seat)
            canvas = draw.of_prompt(view, question, say, names)
            if canvas is not None:
                drawn[question.kind] += 1
                yield measured(f"{where}, answer {answers}: {question.kind}", question.kind, canvas)
        answers += 1
        events = game.answer(
            state, question, game.likely(state, question, luck), Chance(seed, answers)
        )
        since += [event for event in events if event.seats is None]
        kind = next((event.kind for event in events if event.kind in MILESTONES), None)
        if kind is None:
            continue
        drawn[kind] += 1
        if drawn[kind] <= POSTS or not game.questions(state):
            canvas = draw.of_post(since, before, game.view(state, None), say, names)
            yield measured(f"{where}, answer {answers}: {kind}", "post", canvas)
        before, since = since, []


@cache
def all_shown(key: str) -> list[Shown]:
    """A game in each language, at another number of seats each time; the longest names at the
    full table."""
    game = all_games()[key]
    seats = [game.seats[-1], game.seats[0], game.seats[len(game.seats) // 2]]
    return [
        each
        for number, locale in zip(seats, LOCALES, strict=True)
        for each in shown(game, number, locale)
    ]


@each_game
def test_a_prompt_is_no_higher_than_wide(key: str) -> None:
    for each in all_shown(key):
        if each.kind != "post":
            most = HIGHEST if each.kind in TALL.get(key, {}) else 1
            assert each.high <= round(most * each.wide), each.title


@each_game
def test_no_picture_is_higher_than_a_phone_shows_whole(key: str) -> None:
    for each in all_shown(key):
        assert each.high <= round(HIGHEST * each.wide), each.title


@each_game
def test_all_words_are_large_enough_on_a_phone(key: str) -> None:
    assert {each.title: each.small for each in all_shown(key) if each.small} == {}


@each_game
def test_no_words_but_names_are_cut(key: str) -> None:
    assert {each.title: each.cut for each in all_shown(key) if each.cut} == {}


@each_game
def test_every_picture_is_told_in_words(key: str) -> None:
    assert [each.title for each in all_shown(key) if not 0 < each.told <= MOST_ALT] == []


def test_what_is_listed_is_there() -> None:
    assert {*TALL} <= {*all_games()}
    for key, kinds in TALL.items():
        assert {*kinds} <= {each.kind for each in all_shown(key)}
