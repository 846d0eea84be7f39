"""What is read and seen at every case of `tests/games/<game>/rules` and in a sensible game."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from engine.games import all_games, art_folder, game_words, scenes, texts_folder, wording
from engine.kit.contract import POSTS
from engine.kit.draw.letters import length
from engine.kit.draw.ui import Box, Point
from engine.kit.scene import (
    MOST_ALT,
    Canvas,
    Item,
    Label,
    Scene,
    Shape,
    Sprite,
    extent,
    parts_of,
    size_of,
)
from pictures.drawings import read_colours
from pictures.painter import as_written
from tests.games.shown import (
    KINDS,
    PAGES,
    PLAIN,
    Prints,
    Recorder,
    Spot,
    file,
    found,
    games,
    read,
    recorded,
    scenarios,
    seen,
    seen_pages,
    strange,
)
from tests.games.words import LONGEST_PLAIN, is_drawn, no_complaints, read_by_all
from texts import LOCALES

NTH = 3
"""On the pictures of every so many-th case words are measured: in each language others."""
CAPITALS = 0.66
"""How high they are, in sizes of the letters."""
TOUCH = 1
"""Units by which the boxes of words may overlap, or leave the frame."""
WIDE = 990
SMALLEST = 28
"""Pixels of the smallest letters on a picture so wide: about ten points on a phone."""
LEGIBLE = 36
SIGN = 42
"""Prompts and posts are read as they arrive, at arm's length: where 990 pixels are 329 points,
letters are at least so many pixels, signs so many. The whole board, which is posted at the
beginning and where a round ends, is meant to be opened."""
ORNAMENTS = {"band", "corner", "frontier-lying", "post-30", "post-60"}
"""Around pictures, and lines on them."""
HIGHEST = {"prompt": 1, "post": 5 / 4}
"""In widths."""
SENSIBLE = 2
"""The last scenarios are sensible games."""
ACROSS = 600
"""Points of a row that is lit: single cells are for other reasons."""

each_game = pytest.mark.parametrize("game", games())


@cache
def shown_now(game: str, kind: str) -> tuple[Prints, set[str]]:
    """What should be recorded, and the texts that were asked for."""
    say = Recorder(game, kind if kind in LOCALES else LOCALES[0])
    with no_complaints():
        return found(game, kind, say), say.seen


@pytest.mark.parametrize("kind", KINDS)
@each_game
def test_it_is_shown_as_it_was_recorded(game: str, kind: str) -> None:
    again = f"meant? then: python -m tests.games.record {game}"
    assert file(game).exists(), f"nothing was ever recorded: python -m tests.games.record {game}"
    before, now = recorded(game, kind), shown_now(game, kind)[0]
    other = [title for title in {**before, **now} if before.get(title) != now.get(title)]
    told = "\n".join(f"{title}: {before.get(title)}, now {now.get(title)}" for title in other[:30])
    assert not other, f"{told}\n{again}; and read it: python -m tests.games.shown TITLE"


# Texts that nobody reads


def all_keys(game: str) -> set[str]:
    """Of a game's catalogue, without its lessons."""
    text = (texts_folder(game) / f"{LOCALES[0]}.ftl").read_text("utf-8")
    return set(re.findall(r"(?m)^([a-z][\w-]*) =", text))


def rare(game: str) -> set[str]:
    """The texts that hardly ever come up, each with the reason, in `rare.txt`."""
    path = file(game).with_name("rare.txt")
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return {line.partition(":")[0] for line in lines}


@each_game
def test_every_text_is_read_by_somebody(game: str) -> None:
    """At the cases, in a sensible game, or else by somebody who plays by luck. What is not goes,
    or gets a case, or stands in `rare.txt`."""
    say, wanted = Recorder(game, LOCALES[0]), all_keys(game) - rare(game)
    say.seen |= shown_now(game, LOCALES[0])[1] | shown_now(game, "pictures")[1]
    of_cases = (spot for scenario in scenarios(game) for spot in scenario.spots())
    for spot in itertools.chain(of_cases, strange(game)):
        if wanted <= say.seen:
            break
        read(game, spot, say)
        for question in spot.asked:
            view = all_games()[game].view(spot.state, question.seat)
            for picks in ((option,) for option in question.options):
                if question.accepts(picks) is None:
                    wording(game).picks(view, question, picks, say, PLAIN[: view.seats])
    left = sorted(wanted - say.seen)
    assert not left, (
        f"nobody reads {', '.join(left)}: write a case in tests/games/{game}/rules where it is"
        f" read, or delete the text, or tell in tests/games/{game}/rare.txt why it hardly"
        " ever comes up, in a line “KEY: reason”"
    )
    gone = sorted(rare(game) - all_keys(game))
    assert not gone, f"rare.txt has {', '.join(gone)}, which is no text: delete the line"


# Whether it can be read


@pytest.mark.parametrize("locale", LOCALES)
@each_game
def test_all_is_short_enough_with_the_longest_names_and_reads_well(game: str, locale: str) -> None:
    told = scenarios(game)[LOCALES.index(locale) :: NTH]
    spots = (spot for scenario in told for spot in scenario.spots())
    read_by_all(game, locale, spots, looked_at=False)


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
            text, size = as_written(item, scale)
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
    """A name may be, but one that is short already makes room for what comes after it."""
    for word in words:
        named = any(name[:3] in word.label.text for name in LONGEST_PLAIN)
        if word.text[1:].endswith("…") and not (named and "…" not in word.label.text[:-1]):
            yield word.label.text


@pytest.mark.parametrize("locale", LOCALES)
@each_game
def test_words_on_pictures_are_inside_apart_and_whole(game: str, locale: str) -> None:
    """None leave the frame, none lie over others, and none but names are cut; each picture is told
    in words, and has all its drawings."""
    found, say = [], game_words(game, locale)
    for title, kind, canvas in some_pictures(game, say):
        is_drawn(game, say, canvas, kind)
        where = f"{title}, {kind}"
        for part in parts_of(canvas):
            words = labels(part)
            found += [f"{where}: {text} leaves the frame" for text in leaving(part, words)]
            found += [f"{where}: {text} lie over each other" for text in overlapping(part, words)]
            found += [f"{where}: {text} is cut" for text in cut(words)]
    assert not found, "\n".join(dict.fromkeys(found))


def some_pictures(game: str, say: Any) -> Iterator[tuple[str, str, Canvas]]:
    for kind, canvas in seen_pages(game, say):
        yield PAGES, kind, canvas
    for scenario in scenarios(game)[LOCALES.index(say.locale) :: NTH]:
        for spot in scenario.spots():
            for kind, canvas in seen(game, spot, say, LONGEST_PLAIN):
                yield scenario.title, kind, canvas


# On a phone: pictures 990 pixels wide are shown as 330 points


def small(canvas: Canvas, least: int = SMALLEST, sign: int = 0) -> Iterator[str]:
    """Words whose letters are too small, and signs."""
    wide, _ = size_of(canvas)
    for part in parts_of(canvas):
        left, top, right, bottom = extent(part)
        scale = part.pixels / max(right - left, bottom - top)
        for item in part.items:
            if isinstance(item, Label) and left <= item.x <= right and top <= item.y <= bottom:
                text, size = as_written(item, scale)
                if text.strip() and size * WIDE / wide < least - 0.5:
                    yield f"{text} ({size * WIDE / wide:.0f})"
            elif isinstance(item, Sprite) and item.size * scale * WIDE / wide < sign:
                if item.name in ORNAMENTS:
                    continue
                yield f"{item.name} ({item.size * scale * WIDE / wide:.0f})"


def is_whole(game: str, spot: Spot) -> bool:
    """Whether a post may show the whole board: where no turn or trick has ended, or a round."""
    rules, seats = all_games()[game], all_games()[game].view(spot.state, None).seats
    over = [event for event in spot.since if event.kind in ("turn-over", "trick-over")]
    if any(event.kind == "round-over" for event in spot.since):
        return len(over) < 2
    return not over or (
        POSTS in rules.options and len(over) == 1 and rules.ends_round(over[0], seats)
    )


@pytest.mark.parametrize("locale", LOCALES)
@each_game
def test_prompts_and_posts_are_read_on_a_phone(game: str, locale: str) -> None:
    """A prompt is no higher than wide, no post higher than a phone shows whole."""
    say, found = game_words(game, locale), []
    for scenario in scenarios(game)[-SENSIBLE:]:
        for spot in scenario.spots():
            for kind, canvas in seen(game, spot, say):
                if kind in HIGHEST:
                    wide, high = size_of(canvas)
                    near = kind == "prompt" or not is_whole(game, spot)
                    sizes = (LEGIBLE, SIGN) if near else (SMALLEST, 0)
                    of = f"of {WIDE} across: letters at least {sizes[0]}, signs {sizes[1]}"
                    found += [f"{kind}: {text}; {of}" for text in small(canvas, *sizes)]
                    most = round(HIGHEST[kind] * wide)
                    found += [f"{kind}: {high} high, {wide} wide; at most {most}"] * (high > most)
                    assert 0 < len(canvas.alt) <= MOST_ALT, f"{len(canvas.alt)} letters of alt text"
    assert not found, "\n".join(sorted({*found}))


@each_game
def test_a_cover_has_the_games_title_in_large_letters_and_in_words_in_each_language(
    game: str,
) -> None:
    alts = set()
    for locale in LOCALES:
        say = game_words(game, locale)
        cover = scenes(game).cover(say)
        assert cover is not None, "`Scenes.cover` draws nothing"
        assert size_of(cover) == (WIDE, 420)
        assert say("title").partition(":")[0] in cover.alt, "the title must be in the cover's alt"
        alts.add(cover.alt)
        assert not [*small(cover)], f"letters of the cover are at least {SMALLEST} high"
        assert any(isinstance(item, Label) for item in cover.items)
    assert len(alts) == len(LOCALES), "the cover's alt must be another one in each language"


# Who is awaited


def lit(game: str, canvas: Canvas) -> list[Shape]:
    """The rows, or heads, that are lit across the picture."""
    colours = read_colours(art_folder(game))
    assert "glow" in colours, "art/colours.json needs “glow”, the colour of who is awaited"
    glow = colours["glow"]
    shapes = [item for part in parts_of(canvas) for item in part.items if isinstance(item, Shape)]
    return [shape for shape in shapes if shape.fill == glow and shape.width > ACROSS]


@each_game
def test_who_is_awaited_is_marked_on_the_board_of_now_and_on_no_post_that_stays(game: str) -> None:
    draw, say = scenes(game), game_words(game, "en")
    marked = posts = 0
    for spot in scenarios(game)[-1].spots():
        view = all_games()[game].view(spot.state, None)
        if not spot.whole or view.standing is not None:
            continue
        names, told = PLAIN[: view.seats], [e for e in spot.since if e.seats is None]
        views = [replace(view, awaited=each) for each in ((), ((0, "turn"),), ((2, "turn"),))]
        nobody, now = (draw.board(each, say, names, ()) for each in (views[0], view))
        assert not lit(game, nobody), f"nobody is awaited, and something {ACROSS} wide is “glow”"
        marked += bool(lit(game, now))
        if told:
            posts += 1
            post, *others = (draw.of_post(told, spot.before, v, say, names) for v in views)
            assert others == [post, post], "a post must not show who is awaited"
    assert min(marked, posts) > 3, (
        f"on {marked} boards who is awaited is lit: their row (or head) must be a shape in “glow”"
        f" of art/colours.json, more than {ACROSS} wide; there were {posts} posts"
    )
