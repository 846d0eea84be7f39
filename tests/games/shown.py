"""What is read and seen at the cases of `tests/games/<game>/rules/*.txt` and in sensible games.

    python -m tests.games.shown --record            # all games
    python -m tests.games.shown --record raiders    # one
    python -m tests.games.shown "Recruiter"         # print what is read where this is in the title
    python -m tests.games.shown "Recruiter" --paint FOLDER      # and paint what is seen there

`tests/games/<game>/shown.txt` has a line for each case, with fingerprints: of everything that is
read there, by language; of what lies on each kind of picture, none of which is painted; and
("mind") of how a sensible seat would answer, its orders, and what it goes by. What a picture looks
like is seen on the thumbnails in `tests/pictures/golden`.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from engine.games import (
    all_games,
    art_folder,
    functions,
    game_words,
    lessons,
    scenes,
    texts_folder,
    wording,
)
from engine.kit import showing
from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, POSTS, Event, Game, Question, TableOption
from engine.kit.scene import Canvas, Label, Shape, Sprite, parts_of
from engine.kit.showing import Names
from pictures.painter import Painter
from tests.games import suite
from tests.games.hooks import Hooks
from tests.games.rulings import HERE, Case, all_cases, by_order, play
from texts import LOCALES, Args, Words

PLAIN: Final = ("Ana", "Iñigo", "Cem", "Dora", "Eli", "Fay", "Gil", "Hal")
BOLD: Final = tuple(f"**{name}**" for name in PLAIN)
People = tuple[Names, Names]
"""Their names as they stand in texts, and as they stand on labels and pictures."""
USUAL: Final[People] = (BOLD, PLAIN)
NTH: Final = 6
"""Of so many positions of random games one is read whole, where no milestone asks for it."""
EACH: Final = 3
"""So many questions of a kind are read in a sensible game, and so many posts."""
LATER: Final = 5
"""And every so many-th post after those."""
SEED: Final = b"a sensible game "
SIZE: Final = 3
"""Bytes of a fingerprint."""
PAGES: Final = "what is shown without a position"

Texts = list[tuple[str, str]]
"""What each text is, and the text."""


class Recorder(Words):
    """`say` that remembers which texts were read."""

    def __init__(self, key: str, locale: str) -> None:
        super().__init__(locale, (texts_folder(key),), functions(key))
        self.seen: set[str] = set()

    def text(self, key: str, args: Args) -> str:
        """The text of `key`."""
        self.seen.add(key.partition(".")[0])
        return super().text(key, args)


class Spot(Struct):
    """A position, and what of it is shown."""

    state: Any
    events: list[Event]
    """What has just happened."""
    asked: tuple[Question, ...]
    """What is asked now and was not before."""
    since: list[Event]
    """What has happened since the last milestone was shown; empty: there is no post."""
    before: list[Event]
    """What had happened before that."""
    whole: bool
    """Whether the position itself is shown."""


class Scenario(Struct):
    """What is shown together."""

    game: str
    title: str
    case: Case | None = None
    seats: int = 0
    """Of a sensible game."""

    def spots(self) -> Iterator[Spot]:
        """The positions, each of which changes when the next one is asked for."""
        return _of_case(self.case) if self.case else _sensible(self.game, self.seats)


@cache
def scenarios(game: str) -> tuple[Scenario, ...]:
    """Every case of a game, and sensible games at a small and at a full table."""
    seats = all_games()[game].seats
    cases = [Scenario(game, case.title, case) for case in all_cases(game)]
    sensible = [Scenario(game, f"a sensible game of {n}", seats=n) for n in (seats[0], seats[-1])]
    return (*cases, *sensible)


def _of_case(case: Case) -> Iterator[Spot]:
    rules = all_games()[case.game]
    since: list[Event] = []
    last: Any = None
    for moment in play(case):
        if moment.refused or moment.shown:
            continue
        if moment.first and last is not None:
            yield Spot(last, [], (), since, [], whole=True)
            since = []
        last = moment.state
        since += moment.events
        open_now = rules.questions(moment.state)
        asked = tuple(q for q in open_now if q.number not in moment.known)
        yield Spot(moment.state, moment.events, asked, [], [], whole=False)
    yield Spot(last, [], (), since, [], whole=True)


def _sensible(game: str, seats: int) -> Iterator[Spot]:
    """A game as sensible seats play it, with a post a round where there are such: each kind of
    question and of post a few times, and the position each time."""
    rules = all_games()[game]
    luck = Chance(SEED, 1 << 32)
    state = rules.start(seats, {o.key: o.default for o in rules.options}, Chance(SEED, 0))
    by_rounds = POSTS in rules.options and seats > 2
    known: set[int] = set()
    met: Counter[str] = Counter()
    events: list[Event] = []
    since: list[Event] = []
    before: list[Event] = []
    for number in itertools.count(1):
        questions = rules.questions(state)
        new = [question for question in questions if question.number not in known]
        known |= {question.number for question in new}
        met.update(question.kind for question in new)
        asked = tuple(question for question in new if met[question.kind] <= EACH)
        ends = [n for n, e in enumerate(events, 1) if is_post(rules, e, seats, by_rounds)]
        post = events[ends[0] - 1].kind if ends else ""
        behind = events[ends[-1] :] if ends else []
        since += events[: len(events) - len(behind)]
        met[post] += 1
        often = met[post] <= EACH or met[post] % LATER == 0 or not questions
        shown = number == 1 or (bool(post) and often)
        yield Spot(state, events, asked, since if shown else [], before, whole=shown)
        if post:
            before, since = since, behind
        if not questions:
            return
        question = luck.choice(questions)
        picks = rules.rollout_policy(state, question, luck)
        events = rules.answer(state, question, picks, Chance(SEED, number))


def strange(game: str, most: int = 1500) -> Iterator[Spot]:
    """What has not come up before in some random games, half of them sensible."""
    rules, known, answers = all_games()[game], set[object](), 0
    options = suite.option_sets(rules)
    for index in itertools.count():
        if answers > most:
            return
        seats = rules.seats[index % len(rules.seats)]
        table = suite.Table(suite.Case(rules, Hooks()), seats, options[index % len(options)], index)
        so, luck = dict(table.options), table.luck("read")
        for state, q, events in suite.played(rules, seats, so, table.choose, table.seed, luck):
            answers += 1
            new = () if q is None or (q.kind, q.about, q.options) in known else (q,)
            known |= {(q.kind, q.about, q.options) for q in new}
            posted = any(event.kind in MILESTONES for event in events)
            whole = posted and (q is None or answers % NTH == 0)
            yield Spot(state, events, new, events * posted, [], whole=whole)


def is_post(rules: Game, event: Event, seats: int, by_rounds: bool) -> bool:
    """Whether the thread gets a picture and a summary."""
    ends = event.kind in (MILESTONES[0], MILESTONES[-1])
    milestone = event.kind in MILESTONES
    return ends or (milestone and (not by_rounds or rules.ends_round(event, seats)))


# What is read


def read(game: str, spot: Spot, say: Any, people: People = USUAL) -> Texts:
    """Everything that is read at a spot."""
    rules, words, texts = all_games()[game], wording(game), list[tuple[str, str]]()
    public = rules.view(spot.state, None)
    names = people[0][: public.seats]
    texts += [("event", words.event(event, say, names)) for event in spot.events]
    for question in spot.asked:
        view = rules.view(spot.state, question.seat)
        texts += read_question(game, view, question, say, people)
    if spot.since:
        texts.append(("summary", words.summary(spot.since, public, say, names)))
    if spot.whole:
        texts += read_position(game, spot.state, say, people)
    return texts


def read_question(
    game: str,
    view: Any,
    question: Question,
    say: Any,
    people: People = USUAL,
    labels: Sequence[showing.Label] | None = None,
) -> Texts:
    """Everything that is read of a question. `labels`: if they are known."""
    rules, words, kind = all_games()[game], wording(game), question.kind
    bold, plain = (names[: view.seats] for names in people)
    default = rules.default_answer(view, question)
    texts = [
        ("question", words.question(view, question, say, bold)),
        ("beside", words.beside_picture(view, question, say, bold)),
        ("waiting", words.waiting(kind, say)),
        ("picks", words.picks(view, question, default, say, plain)),
    ]
    if not question.least:
        end = " (ends)" * words.nothing_ends(view, question)
        texts.append(("nothing", words.nothing(kind, say) + end))
    labels = words.labels(view, question, say, plain) if labels is None else labels
    texts += [("option", _label(label)) for label in labels]
    if say.has(f"counted-{kind}"):
        texts.append(("counted", say(f"counted-{kind}", n=len(question.options))))
    for most in sorted({1, question.most}):
        texts.append(("would", words.would(view, question, question.options[:most], say)))
    caution = rules.warning(view, question)
    if caution is not None:
        texts.append(("warning", words.warning(view, caution, say, plain)))
    met = lessons(game).met(view, question)
    if met is not None:
        texts.append(("things", " ".join(met)))
    for ready in rules.ready(view, question):
        texts.append(("ready", _label(words.ready(view, question, ready.key, say))))
        text = words.written(view, question, ready.picks, say)
        texts += [("written", text), ("written", words.example(view, question, say))]
        twice, strange = f"{text}, {text}", ", ".join(letter * 9 for letter in "jkqvwxyzß")
        slip = f"{text}, 9 {text[-6:-1]}"
        for spoiled in (text, text.partition(",")[2], twice, slip, strange, "2 xyz"):
            found = words.read(view, question, spoiled, [say])
            texts += [("read", " ".join(found.picks)), *(("wrong", one) for one in found.wrong)]
    return texts


def _label(label: Any) -> str:
    weight = "" if label.weight == "plain" else label.weight
    parts = (label.text, label.detail, label.group, label.emoji, label.mark, weight)
    return " | ".join(filter(None, (*parts, "ends" * label.ends)))


def read_position(game: str, state: Any, say: Any, people: People) -> Texts:
    """Everything that is read of a position: what lies open, what each seat holds and may lay down
    ahead, how it ended."""
    rules, words, texts = all_games()[game], wording(game), list[tuple[str, str]]()
    public = rules.view(state, None)
    bold, plain = (names[: public.seats] for names in people)
    texts += [("phase", words.phase(public, say)), ("page", words.rules_now(public))]
    texts.append(("standings", words.standings(public, say, bold)))
    texts += [("position", page) for page in words.position(public, say, bold)]
    for seat in range(public.seats):
        view = rules.view(state, seat)
        counts = words.counts(public, seat)
        texts += [("count", say(f"count-{key}", n=n)) for key, n in counts.items()]
        texts.append(("hand", words.hand(view, say, bold)))
        for entry in rules.foreseen(view):
            texts.append(("ahead", words.question(view, entry.question, say, plain)))
            labels = words.labels(view, entry.question, say, plain)
            texts += [("option ahead", _label(label)) for label in labels]
    if public.standing is not None:
        texts.append(("result", words.result(public.standing, say, bold)))
    return texts


def read_pages(game: str, say: Any) -> Texts:
    """What is read of a game without a position."""
    rules, words, told = all_games()[game], wording(game), lessons(game)
    texts = [("title", words.title(say)), ("pitch", words.pitch(say))]
    for page in words.rules(say):
        texts += [(f"page {page.key}", f"{page.title}\n{page.text}")]
    for thing in told.things(say):
        parts = (thing.title, thing.effect, thing.example, thing.ruling)
        texts.append((f"thing {thing.key}", "\n".join(filter(None, parts))))
    for option in (*rules.options, *rules.orders):
        what = "option" if isinstance(option, TableOption) else "order"
        choices = option.choices[what == "order" :]
        keys = [option.key, *(f"{option.key}-{choice}" for choice in choices)]
        texts += [(f"{what} {key}", say(f"{what}-{key}")) for key in keys]
    return texts


# What is seen


def seen(game: str, spot: Spot, say: Any, people: Names = PLAIN) -> Iterator[tuple[str, Canvas]]:
    """Every picture at a spot."""
    for kind, canvas in _seen(game, spot, say, people):
        if canvas is not None:
            yield kind, canvas


def _seen(game: str, spot: Spot, say: Any, people: Names) -> Iterator[tuple[str, Canvas | None]]:
    rules, draw, state = all_games()[game], scenes(game), spot.state
    public = rules.view(state, None)
    names = people[: public.seats]
    for question in spot.asked:
        view = rules.view(state, question.seat)
        prompt = draw.of_prompt(view, question, say, names)
        yield "prompt", prompt
        if question.most > 1:
            picks = question.sample(Chance(SEED, question.number))
            chosen = draw.of_prompt(view, question, say, names, picks)
            if chosen != prompt:
                yield "prompt", chosen
    if spot.since:
        told = [event for event in spot.since if event.seats is None]
        yield "post", draw.of_post(told, spot.before, public, say, names)
    if spot.whole:
        told = [event for event in spot.since if event.seats is None]
        yield "board", draw.board(public, say, names, told)
        for seat in range(public.seats):
            view = rules.view(state, seat)
            yield "hand", draw.hand(view, say, names)


def seen_pages(game: str, say: Any) -> Iterator[tuple[str, Canvas]]:
    """Every picture of a game without a position of its own."""
    rules, told = all_games()[game], lessons(game)
    found = [("cover", scenes(game).cover(say))]
    found += [(f"page {page}", told.page_picture(rules, page, say)) for page in told.pages]
    found += [(f"thing {t.key}", told.thing_picture(t.key, say)) for t in told.things(say)]
    for kind, canvas in found:
        if canvas is not None:
            yield kind, canvas


# Writing


def fingerprint(lines: list[str]) -> str:
    """A few letters that are others when the lines are."""
    return hashlib.blake2b("\0".join(lines).encode(), digest_size=SIZE).hexdigest()


def thought(game: str, spot: Spot) -> Iterator[str]:
    """How a sensible seat would answer, and its orders; who is asked after it, what it goes by."""
    rules = all_games()[game]
    for question in spot.asked:
        yield " ".join(rules.rollout_policy(spot.state, question, Chance(SEED, 0)))
        yield from by_order(rules, rules.view(spot.state, question.seat), question)
    yield str(rules.next_seats(rules.view(spot.state, None)))
    if spot.whole and rules.standing(spot.state) is None:
        features = [row.values() for row in rules.features(spot.state)]
        numbers = [*features, rules.evaluate(spot.state)]
        yield str([[f"{number:.4f}" for number in row] for row in numbers])


def read_print(texts: Iterable[tuple[str, str]]) -> str:
    """The fingerprint of all that is read."""
    return fingerprint([f"{what} {text}" for what, text in texts])


def prints(pictures: Iterator[tuple[str, Canvas]]) -> dict[str, str]:
    """A fingerprint of each kind of picture."""
    lines: dict[str, list[str]] = {}
    for kind, canvas in pictures:
        lines.setdefault(kind.partition(" ")[0], []).extend(drawn(canvas))
    return {kind: fingerprint(each) for kind, each in lines.items()}


def drawn(canvas: Canvas) -> Iterator[str]:
    """What lies on a picture, in tenths of a unit, and its words."""
    yield canvas.alt
    for part in parts_of(canvas):
        size = f"{part.width:.1f} {part.height:.1f} {part.pixels} {part.crop}"
        yield f"{part.art} {part.base} {part.ground} {size} {part.alt}"
        for item in part.items:
            yield _item(item)


def _item(item: Sprite | Shape | Label) -> str:
    if isinstance(item, Sprite):
        return f"{item.name} {item.x:.1f} {item.y:.1f} {item.size:.1f} {item.tint}"
    if isinstance(item, Shape):
        size = f"{item.x:.1f} {item.y:.1f} {item.width:.1f} {item.height:.1f} {item.radius:.1f}"
        return f"{size} {item.fill} {item.line} {item.thick:.1f}"
    place = f"{item.x:.1f} {item.y:.1f} {item.size:.1f} {item.fit:.1f} {item.anchor}"
    return f"{item.text} {place} {item.style} {item.fill} {item.halo} {item.instead}"


KINDS: Final = (*LOCALES, "pictures", "mind")
Prints = dict[str, dict[str, str]]
"""By title, what has a fingerprint, and the fingerprint."""


def found(game: str, kind: str, say: Any = None) -> Prints:
    """The fingerprints of one kind, as all is now."""
    by_title: Prints = {}
    say = say or game_words(game, kind if kind in LOCALES else LOCALES[0])
    if kind == "pictures":
        by_title[PAGES] = prints(seen_pages(game, say))
    elif kind in LOCALES:
        by_title[PAGES] = {kind: read_print(read_pages(game, say))}
    for one in scenarios(game):
        assert one.title not in by_title, f"two cases of {game} are called: {one.title}"
        if kind == "pictures":
            shown = prints(each for spot in one.spots() for each in seen(game, spot, say))
        elif kind == "mind":
            lines = [line for spot in one.spots() for line in thought(game, spot)]
            shown = {kind: fingerprint(lines)}
        else:
            shown = {kind: read_print(t for spot in one.spots() for t in read(game, spot, say))}
        by_title[one.title] = shown
    return by_title


def file(game: str) -> Path:
    """Where they were recorded."""
    return HERE / game / "shown.txt"


def recorded(game: str, kind: str) -> Prints:
    """Those of one kind."""
    by_title: Prints = {}
    for line in file(game).read_text("utf-8").splitlines():
        told, _, title = line.partition(" | ")
        words = told.split()
        for name, each in zip(words[::2], words[1::2], strict=True):
            if kind == (name if name in KINDS else "pictures"):
                by_title.setdefault(title, {})[name] = each
    return by_title


def record(game: str) -> int:
    """Write a game's file again; how many changed, none or one."""
    by_title: Prints = {}
    for kind in KINDS:
        for title, each in found(game, kind).items():
            by_title.setdefault(title, {}).update(each)
    text = "".join(
        f"{' '.join(f'{name} {each[name]}' for name in each)} | {title}\n"
        for title, each in by_title.items()
    )
    path = file(game)
    changed = not path.exists() or path.read_text("utf-8") != text
    path.write_text(text, "utf-8")
    return int(changed)


def games() -> tuple[str, ...]:
    """All that there are."""
    return tuple(all_games())


def paint(scenario: Scenario, folder: Path) -> None:
    """Every picture of a scenario, numbered."""
    folder.mkdir(parents=True, exist_ok=True)
    painter, say = Painter(art_folder), game_words(scenario.game, LOCALES[0])
    name = re.sub(r"\W+", "-", scenario.title)[:60]
    shown = [each for spot in scenario.spots() for each in seen(scenario.game, spot, say)]
    for number, (kind, canvas) in enumerate(shown):
        picture = painter.paint(canvas)
        (folder / f"{scenario.game}-{name}-{number}-{kind}.png").write_bytes(picture)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.shown", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--record", action="store_true", help="write the files again")
    parser.add_argument("--paint", metavar="FOLDER", type=Path, help="paint the pictures there")
    parser.add_argument("what", nargs="?", default="", help="a game, or a part of a title")
    wanted = parser.parse_args()
    chosen = [wanted.what] if wanted.what in games() else games()
    if wanted.record:
        if wanted.what and wanted.what not in games():
            parser.error(f"no such game: {wanted.what}; there are {', '.join(games())}")
        for game in chosen:
            sys.stdout.write(f"{game}: {record(game)} files changed\n")
        return
    for game in chosen:
        for scenario in scenarios(game):
            if wanted.what not in (game, "") and wanted.what not in scenario.title:
                continue
            say = game_words(game, LOCALES[0])
            for spot in scenario.spots():
                lines = [f"{what}: {text}\n" for what, text in read(game, spot, say)]
                sys.stdout.write(f"== {scenario.title}\n{''.join(lines)}\n")
            if wanted.paint:
                paint(scenario, wanted.paint)


if __name__ == "__main__":
    main()
