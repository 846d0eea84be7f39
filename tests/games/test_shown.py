"""What is read and seen at every case of `tests/games/<game>/rules` and in a sensible game."""

from __future__ import annotations

import difflib
import itertools
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from engine.games import texts_folder
from engine.kit.contract import MILESTONES
from engine.kit.draw.boxes import Box, Point
from engine.kit.scene import Canvas, Item, Label, Scene, Sprite, extent, parts_of
from pictures.lettering import fitted, legible, length
from tests.games.shown import (
    FILES,
    PAGES,
    Recorder,
    Spot,
    all_texts,
    file,
    games,
    pictures,
    read,
    scenarios,
    seen,
    seen_pages,
    written,
)
from tests.games.suite import Table, cases, option_sets, played
from tests.games.words import Reader, no_complaints
from texts import LOCALES, words_in

LONG = tuple(letter + "W" * 31 for letter in "ABCDEF")
"""Names as long as Discord allows."""
NTH = 3
"""On the pictures of every so many-th case words are measured: in each language others."""
CAPITALS = 0.66
"""How high they are, in sizes of the letters."""
TOUCH = 1
"""Units by which the boxes of words may overlap, or leave the frame."""
ANSWERS = 1000
"""In random games, in which rare texts are looked for."""

each_game = pytest.mark.parametrize("game", games())


@pytest.mark.parametrize("name", FILES)
@each_game
def test_it_is_shown_as_it_was_recorded(game: str, name: str) -> None:
    """If the change is wanted: `python -m tests.games.shown --record`, and read the diff."""
    path = file(game, name)
    before = path.read_text("utf-8").splitlines() if path.exists() else []
    with no_complaints():
        now = written(game, name).splitlines()
    differences = difflib.unified_diff(before, now, "recorded", "now", n=0, lineterm="")
    assert [*itertools.islice(differences, 60)] == [], "python -m tests.games.shown --record"


@pytest.mark.parametrize("locale", LOCALES)
@each_game
def test_all_is_short_enough_with_the_longest_names(game: str, locale: str) -> None:
    """And reads well."""
    for scenario in scenarios(game)[LOCALES.index(locale) :: NTH]:
        for spot in scenario.spots():
            read_with_long_names(Reader(game, locale, spot.state.board.seats), spot)


def read_with_long_names(reader: Reader, spot: Spot) -> None:
    rules = cases()[reader.key].game
    for event in spot.events:
        reader.read_event(event)
    for question in spot.asked:
        reader.read_question(rules.view(spot.state, question.seat), question)
    if spot.since:
        public = rules.view(spot.state, None)
        text = reader.words.summary(spot.since, public, reader.say, reader.longest)
        reader.fits("summary", text, may_be_empty=True)
    if spot.whole:
        for seat in (None, *range(len(reader.names))):
            reader.read_view(seat, rules.view(spot.state, seat))


# The words on a picture


class Written(NamedTuple):
    """A label as the painter writes it."""

    label: Label
    text: str
    box: Box
    order: int
    """Of all that lies on the picture."""


def labels(scene: Scene) -> list[Written]:
    """From left to right, without what is written where a map goes on beyond the frame."""
    left, top, right, bottom = extent(scene)
    scale = scene.pixels / max(right - left, bottom - top)
    pieces = [(item.x, item.y) for item in scene.items if isinstance(item, Sprite)]
    goes_on = not all(0 <= x <= scene.width and 0 <= y <= scene.height for x, y in pieces)
    found = []
    for order, item in enumerate(scene.items):
        if goes_on and not (0 < item.x < scene.width and 0 < item.y < scene.height):
            continue
        if isinstance(item, Label) and item.text.strip():
            text = legible(item.text, item.style, item.instead)
            size = max(1, round(item.size * scale))
            text, size = fitted(text, item.style, size, round(item.fit * scale))
            wide = length(text, item.style, size) / scale
            high = CAPITALS * size / scale
            x = item.x - {"l": 0.0, "m": wide / 2, "r": wide}[item.anchor[0]]
            y = item.y - (high / 2 if item.anchor[1] == "m" else high)
            found.append(Written(item, text, Box(x, y, wide, high), order))
    return sorted(found, key=lambda one: one.box.x)


def leaving(scene: Scene, words: list[Written]) -> Iterator[str]:
    """Words over the frame, unless a ground lies over them."""
    for word in words:
        box = word.box
        out = max(-box.x, -box.y, box.right - scene.width, box.foot - scene.height)
        over = scene.items[word.order + 1 :]
        if out > TOUCH and not any(covers(item, box.middle) for item in over):
            yield f"{word.text} by {out:.0f} of {box.width:.0f} × {box.height:.0f}"


def apart(one: Box, other: Box, by: float = 0) -> bool:
    across = one.right <= other.x + by or other.right <= one.x + by
    return across or one.foot <= other.y + by or other.foot <= one.y + by


def overlapping(scene: Scene, words: list[Written]) -> Iterator[str]:
    """Words over words, unless a ground lies between them."""
    for number, one in enumerate(words):
        for other in words[number + 1 :]:
            if other.box.x >= one.box.right:
                break
            if apart(one.box, other.box, TOUCH):
                continue
            low, high = sorted((one, other), key=lambda word: word.order)
            between = scene.items[low.order + 1 : high.order]
            if not any(covers(item, low.box.middle) for item in between):
                yield f"{one.text} and {other.text}"


def covers(item: Item, point: Point) -> bool:
    """Whether a drawing or a filled shape lies there."""
    x, y = point
    if isinstance(item, Sprite):
        return max(abs(item.x - x), abs(item.y - y)) <= item.size / 2
    if isinstance(item, Label) or not item.fill:
        return False
    return item.x <= x <= item.x + item.width and item.y <= y <= item.y + item.height


def cut(words: list[Written]) -> Iterator[str]:
    for word in words:
        if word.text[1:].endswith("…") and not any(name[:4] in word.label.text for name in LONG):
            yield word.label.text


@pytest.mark.parametrize("locale", LOCALES)
@each_game
def test_words_on_pictures_are_inside_apart_and_whole(game: str, locale: str) -> None:
    """None leave the frame, none lie over others, and none but names are cut."""
    found = []
    for title, canvas in some_pictures(game, locale):
        for part in parts_of(canvas):
            words = labels(part)
            found += [f"{title}: {text} leaves the frame" for text in leaving(part, words)]
            found += [f"{title}: {text} lie over each other" for text in overlapping(part, words)]
            found += [f"{title}: {text} is cut" for text in cut(words)]
    assert found == []


def some_pictures(game: str, locale: str) -> Iterator[tuple[str, Canvas]]:
    say = words_in(locale, texts_folder(game))
    for kind, canvas in seen_pages(game, say):
        yield f"{PAGES}, {kind}", canvas
    for scenario in scenarios(game)[LOCALES.index(locale) :: NTH]:
        for spot in scenario.spots():
            for kind, canvas in seen(game, spot, say, LONG):
                yield f"{scenario.title}, {kind}", canvas


# Texts that nobody reads


def all_keys(game: str) -> set[str]:
    """Of a game's catalogue, without its lessons."""
    text = (texts_folder(game) / f"{LOCALES[0]}.ftl").read_text("utf-8")
    return set(re.findall(r"(?m)^([a-z][\w-]*) =", text))


def rare(game: str) -> set[str]:
    """The texts that hardly ever come up, each with the reason, in `shown/rare.txt`."""
    path = file(game, "rare.txt")
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return {line.partition(":")[0] for line in lines}


def read_on(game: str, say: Recorder, wanted: set[str]) -> None:
    """What has not come up yet, in other games, half of them sensible, until all that is wanted is
    read."""
    case, known, answers = cases()[game], set[object](), 0
    for index in itertools.count():
        if wanted <= say.seen or answers > ANSWERS:
            return
        options = option_sets(case.game)
        seats = case.game.seats[index % len(case.game.seats)]
        table = Table(case, seats, options[index % len(options)], index)
        luck = table.luck("read")
        game_on = played(case.game, seats, dict(table.options), table.choose, table.seed, luck)
        for state, question, events in game_on:
            answers += 1
            asked = () if question is None else (question,)
            new = tuple(q for q in asked if (q.kind, q.about, q.options) not in known)
            known |= {(q.kind, q.about, q.options) for q in new}
            posted = any(event.kind in MILESTONES for event in events)
            read(game, Spot(state, events, new, events * posted, [], whole=posted), say)


@each_game
def test_every_text_is_read_by_somebody(game: str) -> None:
    """At the cases, in a sensible game, or else by somebody who plays by luck. What is not goes,
    or gets a case, or stands in `shown/rare.txt`."""
    say, wanted = Recorder(game, LOCALES[0]), all_keys(game) - rare(game)
    for _ in all_texts(game, say):
        pass
    pictures(game, say)
    read_on(game, say, wanted)
    assert sorted(wanted - say.seen) == []
    assert rare(game) <= all_keys(game)
