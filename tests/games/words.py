"""Every text and picture of a game's random tables: there in each language, within Discord's
limits, and made from the view alone."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from engine.games import all_games, art_folder, scenes, texts_folder, wording
from engine.kit.contract import EVERYONE, MILESTONES, Event
from engine.kit.lessons import NAMES as LESSON_NAMES
from engine.kit.scene import Sprite
from pictures.drawings import shape_of, tinted
from tests.games.shown import Spot
from tests.games.suite import encode
from tests.texts.faults import first_fault, plurals
from texts import LOCALES, words_in

NAMES = ("Ana", "Bartholomew the Unready of Clare", "Çınar", "W" * 32, "小さな船長", "Zoë \\*x\\*")
"""As seats may be called: short, the longest that Discord allows, other scripts, escaped."""

LONGEST_PLAIN = tuple(letter + "W" * 31 for letter in "ABCDEF")
LONGEST_BOLD = tuple(f"**{letter}. " + "\\_" * 28 + "w**" for letter in "ABCDEF")
"""The longest names as they stand in texts: bold, each sign escaped, with the end of a sentence."""

LIMITS = {
    "title": 45,
    "pitch": 300,
    "phase": 150,
    "question": 600,
    "waiting": 80,
    "button": 38,
    "heading": 80,
    "picks": 1000,
    "event": 500,
    "long event": 900,
    "summary": 1200,
    "hand": 900,
    "standings": 700,
    "counts": 40,
    "result": 1500,
    "page title": 45,
    "page": 3500,
    "alt": 1000,
}
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


class Reader:
    """Reads everything in one language."""

    def __init__(self, key: str, locale: str, seats: int) -> None:
        self.key = key
        self.say = words_in(locale, texts_folder(key))
        self.words = wording(key)
        self.scenes = scenes(key)
        self.names = NAMES[:seats]
        self.longest = LONGEST_BOLD[:seats]
        self.longest_drawn = LONGEST_PLAIN[:seats]
        self.before: list[Event] = []
        self.texts = 0
        self.pages = {page.key for page in self.words.rules(self.say)}
        self.plurals = plurals(key, locale)
        self.people = (*self.names, *self.longest, *self.longest_drawn, *LESSON_NAMES)

    def fits(self, what: str, text: str, *, may_be_empty: bool = False) -> None:
        self.texts += 1
        where = f"{what} in {self.say.locale}: {text!r}"
        assert isinstance(text, str), where
        assert text.strip() or may_be_empty, f"empty {where}"
        assert len(text) <= LIMITS[what], f"{len(text)} characters, {where}"
        broken = LEFT_OVER.search(text)
        assert broken is None, f"{broken} in {where}"
        assert text.count("**") % 2 == 0, f"a name is cut in the middle of the {where}"
        self.reads_well(text)

    def reads_well(self, text: str) -> None:
        wrong = first_fault(text, self.say.locale, self.plurals, self.people)
        assert wrong is None, wrong

    def read_pages(self) -> None:
        """Title, pitch and short rules."""
        self.fits("title", self.words.title(self.say))
        self.fits("pitch", self.words.pitch(self.say))
        pages = self.words.rules(self.say)
        assert len(self.pages) == len(pages) >= 1
        for page in pages:
            self.fits("page title", page.title)
            self.fits("page", page.text)

    def read(self, views: dict[Any, Any], events: list[Event]) -> None:
        before = {seat: encode(view) for seat, view in views.items()}
        for seat, view in views.items():
            self.read_view(seat, view)
        for event in events:
            self.read_event(event)
        public = [event for event in events if event.seats is None]
        if any(event.kind in MILESTONES for event in public):
            for names in (self.names, self.longest):
                told = self.words.summary(public, views[None], self.say, names)
                self.fits("summary", told, may_be_empty=True)
            for names in (self.names, self.longest_drawn):
                sheets = self.scenes.sheets(public, self.before, views[None], self.say, names)
                assert len(sheets) <= 3, "more sheets than go beside a board"
                for sheet in sheets:
                    self.look(sheet)
            self.look(self.scenes.board(views[None], self.say, self.names, public))
            self.before = public
        assert before == {seat: encode(view) for seat, view in views.items()}, (
            "putting a view into words changes it"
        )

    def read_event(self, event: Event) -> None:
        for what, names in (("event", self.names), ("long event", self.longest)):
            self.fits(what, self.words.event(event, self.say, names), may_be_empty=True)

    def read_view(self, seat: int | None, view: Any) -> None:
        words, say = self.words, self.say
        self.fits("phase", words.phase(view, say))
        assert words.rules_now(view) in self.pages, words.rules_now(view)
        if seat is None or seat == EVERYONE:
            # What lies open is the same for every seat, which is checked elsewhere.
            self.read_what_lies_open(view)
        else:
            for names in (self.names, self.longest):
                self.fits("hand", words.hand(view, say, names), may_be_empty=True)
        for _, kind in view.awaited:
            self.fits("waiting", words.waiting(kind, say))
        for question in view.questions:
            self.read_question(view, question)
            self.look(self.scenes.places(view, question, say, self.names))
        for entry in all_games()[self.key].foreseen(view):
            self.read_foreseen(view, entry.question)
            self.look(self.scenes.places(view, entry.question, say, self.names))
        if seat is not None:
            self.look(self.scenes.hand(view, say, self.names))

    def read_what_lies_open(self, view: Any) -> None:
        for names in (self.names, self.longest):
            self.fits("standings", self.words.standings(view, self.say, names))
            for counts in (self.words.counts(view, seat) for seat in range(view.seats)):
                for key, held in counts.items():
                    for n in (held, 0, 1, 2):
                        text = self.say(f"count-{key}", n=n)
                        self.fits("counts", text)
                        assert str(n) in text or (not n and not re.search(r"\d", text)), text
            if view.standing is not None:
                self.fits("result", self.words.result(view.standing, self.say, names))
        for names in (self.names, self.longest_drawn):
            self.look(self.scenes.board(view, self.say, names))

    def read_foreseen(self, view: Any, question: Any) -> None:
        heading = self.words.question(view, question, self.say, self.longest_drawn)
        self.fits("heading", heading)
        assert "\n" not in heading, heading
        self.read_options(view, question)

    def read_question(self, view: Any, question: Any) -> None:
        asked = self.words.question(view, question, self.say, self.longest)
        self.fits("question", asked)
        assert without_pictures(asked), question.kind
        if not question.least:
            self.fits("button", self.words.nothing(question.kind, self.say))
        self.read_options(view, question)

    def read_options(self, view: Any, question: Any) -> None:
        words, say, names = self.words, self.say, self.longest_drawn
        labels: dict[tuple[str, ...], str] = {}
        told = words.labels(view, question, say, names)
        for option, label in zip(question.options, told, strict=True):
            self.texts += 1
            where = f"{question.kind} {option} in {say.locale}: {label}"
            assert label.text.strip(), where
            assert len(label.text) <= 80, where
            assert len(label.detail) <= 100, where
            assert len(label.group) <= 45, where
            assert len(label.mark) <= 24, where
            assert len(label.emoji) <= 8, where
            assert not label.emoji.isascii() or not label.emoji, where
            for text in (label.text, label.detail, label.group):
                assert LEFT_OVER.search(text) is None, where
                self.reads_well(text)
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
                self.fits("picks", words.picks(view, question, picks, say, names))

    def look(self, scene: Any) -> None:
        if scene is None:
            return
        self.fits("alt", scene.alt)
        sprites = {(item.name, item.tint) for item in scene.items if isinstance(item, Sprite)}
        drawings = {name for name, _ in sprites} | ({scene.base} if scene.base else set())
        assert drawings <= all_drawings(scene.art), (
            f"no drawing {sorted(drawings - all_drawings(scene.art))}"
        )
        assert all(can_be_drawn(scene.art, name, tint) for name, tint in sprites)


def read_by_all(game: str, locale: str, spots: Iterable[Spot]) -> None:
    """Everything that is read at some spots, with the longest names too."""
    rules = all_games()[game]
    readers = {seats: Reader(game, locale, seats) for seats in rules.seats}
    with no_complaints():
        for reader in readers.values():
            reader.read_pages()
        for spot in spots:
            seats = spot.state.board.seats
            for event in spot.events:
                readers[seats].read_event(event)
            for question in spot.asked:
                readers[seats].read_question(rules.view(spot.state, question.seat), question)
            if spot.whole:
                views = {seat: rules.view(spot.state, seat) for seat in (None, *range(seats))}
                readers[seats].read(views, spot.since)


def everything_shown(key: str, view: Any, seats: int) -> bytes:
    """All words and pictures that a view gives, in each language, as one piece of data."""
    words, drawn, names = wording(key), scenes(key), NAMES[:seats]
    shown: list[Any] = []
    for locale in LOCALES:
        say = words_in(locale, texts_folder(key))
        shown += [words.phase(view, say), words.standings(view, say, names)]
        shown.append(drawn.board(view, say, names))
        if view.seat is not None:
            shown += [words.hand(view, say, names), drawn.hand(view, say, names)]
        for q in view.questions:
            shown.append(words.question(view, q, say, names))
            shown += [words.option(view, q, option, say, names) for option in q.options]
            shown.append(drawn.places(view, q, say, names))
        for entry in all_games()[key].foreseen(view):
            shown.append(words.question(view, entry.question, say, names))
    return encode(shown)
