"""Every text and picture of a game's random tables: there in each language, within Discord's
limits, and made from the view alone."""

from __future__ import annotations

import itertools
import logging
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from operator import le
from typing import Any

from msgspec.structs import replace

from engine.games import all_games, art_folder, game_words, scenes, wording
from engine.kit.contract import Question
from engine.kit.lessons import NAMES as LESSON_NAMES
from engine.kit.scene import Canvas, Sprite, parts_of
from engine.kit.showing import Label, Say
from engine.kit.words import SEAT_LETTERS
from pictures.drawings import shape_of, tinted
from tests.games.shown import Spot, Texts, read, read_pages, read_question, seen
from tests.games.suite import encode
from tests.texts.faults import first_fault, plurals
from texts import LOCALES

NAMES = (
    "Ana",
    "Bartholomew the Unready of Clare",
    "Çınar",
    "W" * 32,
    "小さな船長",
    "Zoë \\*x\\*",
    "Gil",
    "Hal",
)
"""As seats may be called: short, the longest that Discord allows, other scripts, escaped."""

LONGEST_PLAIN = tuple(letter + "W" * 31 for letter in SEAT_LETTERS)
LONGEST_BOLD = tuple(f"**{letter}. " + "\\_" * 28 + "w**" for letter in SEAT_LETTERS)
"""The longest names as they stand in texts: bold, each sign escaped, with the end of a sentence."""
PEOPLE = (*LONGEST_BOLD, *LONGEST_PLAIN, *LESSON_NAMES)

LIMITS = {
    "title": 45,
    "pitch": 300,
    "phase": 150,
    "question": 600,
    "waiting": 80,
    "nothing": 45,
    "ahead": 80,
    "picks": 1000,
    "event": 900,
    "summary": 1200,
    "hand": 900,
    "standings": 700,
    "count": 40,
    "result": 1500,
    "page": 3500,
    "position": 1500,
    "wrong": 200,
    "would": 120,
}
MOST = 1000
MAY_BE_EMPTY = (
    *("event", "summary", "hand", "beside", "things", "written", "read", "label", "sheet", "would"),
)
NO_SENTENCES = ("things", "page", "written", "read", "option", "ready")
"""Keys, what somebody writes, and labels with all that belongs to them."""
MOST_OPTIONS = 25
"""So many options are one menu, without headings."""
LEFT_OVER = re.compile(r"\{|\}|\$\w|\bNone\b|<[A-Z]\w+>|\bTrue\b|\bFalse\b|\[['\"]|\('")
"""What a text shows when its arguments are wrong."""


class Complaints(logging.Handler):
    """What the catalogues complain about: missing keys, missing arguments."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(record.getMessage())


@contextmanager
def no_complaints() -> Iterator[None]:
    """Fail when a text was asked for that is not there."""
    complaints = Complaints()
    logger = logging.getLogger("texts")
    logger.addHandler(complaints)
    try:
        yield
    finally:
        logger.removeHandler(complaints)
    assert not complaints.seen, sorted(set(complaints.seen))[:20]


@cache
def all_drawings(art: str) -> frozenset[str]:
    """The names of the drawings that there are, those in folders with their folders'."""
    folder = art_folder(art)
    found = folder.rglob("*.svg")
    return frozenset(path.relative_to(folder).with_suffix("").as_posix() for path in found)


@cache
def can_be_drawn(art: str, name: str, tint: Any) -> bool:
    """Whether the drawing gets all the colours it wants, and has a size."""
    path = art_folder(art) / f"{name}.svg"
    return bool(tinted(path, tint)) and shape_of(path) > 0


def without_pictures(text: str) -> str:
    """The letters, digits and signs of a text: all there is in text mode."""
    kept = [sign for sign in text if unicodedata.category(sign) not in ("So", "Sk", "Cf", "Mn")]
    return " ".join("".join(kept).split())


def fit(game: str, say: Say, texts: Texts) -> None:
    """Each is there, short enough, whole, and reads well."""
    for what, text in texts:
        kind = what.partition(" ")[0]
        where = f"{game}, {what} in {say.locale}: {text!r}"
        assert text.strip() or kind in MAY_BE_EMPTY, f"empty {where}"
        assert len(text) <= LIMITS.get(kind, MOST), f"{len(text)} characters, {where}"
        assert LEFT_OVER.search(text) is None, where
        assert text.count("**") % 2 == 0, f"a name is cut in the middle of the {where}"
        assert kind != "question" or without_pictures(text), where
        assert what != "ahead" or "\n" not in text, where
        if kind not in NO_SENTENCES:
            wrong = first_fault(text, say.locale, plurals(game, say.locale), PEOPLE)
            assert wrong is None, wrong


def options_fit(game: str, view: Any, question: Question, say: Say) -> Sequence[Label]:
    """Labels are within Discord's limits and tell different things apart; picks are repeated. The
    labels."""
    words, names = wording(game), LONGEST_PLAIN[: view.seats]
    labels: dict[tuple[str, ...], str] = {}
    told = words.labels(view, question, say, names)
    for option, label in zip(question.options, told, strict=True):
        where = f"{question.kind} {option} in {say.locale}: {label}"
        assert label.text.strip(), where
        lengths = (len(label.text), len(label.detail), len(label.group), len(label.mark))
        assert all(map(le, lengths, (80, 100, 45, 24))), where
        assert len(label.emoji) <= 8, where
        assert not label.emoji.isascii() or not label.emoji, where
        fit(game, say, [("label", text) for text in (label.text, label.detail, label.group)])
        # Only long lists are split by group.
        group = label.group if len(question.options) > MOST_OPTIONS else ""
        said = tuple(map(without_pictures, (label.text, label.detail, group)))
        assert any(said), f"nothing but a picture: {where}"
        # "land.1" and "land.2" are the same thing.
        name, _, number = option.rpartition(".")
        thing = name if number.isdigit() else option
        same = labels.setdefault(said, thing)
        assert same == thing, f"{option} reads like {same}: {where}"
    if words.options is not None:
        assert words.option(view, question, question.options[-1], say, names) == told[-1]
    least = question.options[: question.least]
    for picks in {least, question.options[: question.most], question.options[-1:]}:
        if question.accepts(picks) is None:
            fit(game, say, [("picks", words.picks(view, question, picks, say, names))])
    return told


def is_drawn(game: str, say: Say, canvas: Canvas, kind: str = "") -> None:
    """It is told in words, and its drawings are there with all the colours they want."""
    fit(game, say, [("sheet" if kind == "sheet" else "alt", canvas.alt)])
    for scene in parts_of(canvas):
        sprites = {(item.name, item.tint) for item in scene.items if isinstance(item, Sprite)}
        missing = {scene.base, *(name for name, _ in sprites)} - {""} - all_drawings(scene.art)
        assert not missing, f"no drawing {sorted(missing)}"
        assert all(can_be_drawn(scene.art, name, tint) for name, tint in sprites)


def read_by_all(game: str, locale: str, spots: Iterable[Spot], *, looked_at: bool) -> None:
    """Everything that is read at some spots, with the longest names; and what is seen there."""
    rules, words, say = all_games()[game], wording(game), game_words(game, locale)
    pages, people = {page.key for page in words.rules(say)}, (LONGEST_BOLD, LONGEST_PLAIN)
    with no_complaints():
        fit(game, say, read_pages(game, say))
        for spot in spots:
            fit(game, say, read(game, replace(spot, asked=()), say, people))
            for question in spot.asked:
                view = rules.view(spot.state, question.seat)
                assert words.rules_now(view) in pages, question.kind
                labels = options_fit(game, view, question, say)
                fit(game, say, read_question(game, view, question, say, people, labels))
            for kind, canvas in seen(game, spot, say, LONGEST_PLAIN) if looked_at else ():
                is_drawn(game, say, canvas, kind)
            if spot.whole:
                public = rules.view(spot.state, None)
                assert words.rules_now(public) in pages
                for key, n in itertools.product(words.counts(public, 0), (0, 1, 2)):
                    text = say(f"count-{key}", n=n)
                    assert str(n) in text or (not n and not re.search(r"\d", text)), (
                        f"count-{key} of {n} reads {text!r}"
                    )
                for view in (rules.view(spot.state, seat) for seat in range(public.seats)):
                    for entry in rules.foreseen(view):
                        options_fit(game, view, entry.question, say)


def everything_shown(key: str, view: Any, seats: int) -> bytes:
    """All words and pictures that a view gives, in each language, as one piece of data."""
    words, drawn, names = wording(key), scenes(key), NAMES[:seats]
    shown, before = list[Any](), encode(view)
    for locale in LOCALES:
        say = game_words(key, locale)
        shown += [words.phase(view, say), words.standings(view, say, names)]
        shown.append(drawn.board(view, say, names))
        if view.seat is not None:
            shown += [words.hand(view, say, names), drawn.hand(view, say, names)]
        for q in view.questions:
            shown += [read_question(key, view, q, say), drawn.of_prompt(view, q, say, names)]
        for entry in all_games()[key].foreseen(view):
            shown.append(words.question(view, entry.question, say, names))
    assert encode(view) == before, "putting a view into words changes it"
    return encode(shown)
