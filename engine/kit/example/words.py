"""The game in words, from views alone; and what newcomers are told."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from engine.kit.contract import Picks, Question
from engine.kit.draw.pictures import card, card_scene
from engine.kit.draw.ui import Element
from engine.kit.lessons import Entry, FirstGame, Lessons, things
from engine.kit.showing import Label, Names, Say

from .box import KINDS, ROUNDS, kind_of
from .state import View

FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {"THING": lambda say, kind: say(kind)}
"""What the texts may call besides those of all games."""


def counted(things: Iterable[str], say: Say) -> str:
    """Things by their kinds: "4 bread, 2 fish"."""
    counts = Counter(map(kind_of, things))
    return ", ".join(f"{counts[kind]} {say(kind)}" for kind in KINDS if counts[kind])


# Questions, options, answers


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked."""
    # What a game may offer besides: a question that is only foreseen has a heading.
    if not question.number:
        return say(f"next-{question.kind}")

    return say(f"ask-{question.kind}", thing=view.board.thing)


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """A thing by its name, a yes or a no."""
    return Label(say(kind_of(option)))


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words."""
    return counted(picks, say) if question.kind == "fill" else f"**{say(picks[0])}**"


# The position


def phase(view: View, say: Say) -> str:
    """How far the game is, briefly."""
    return say(f"phase-{view.board.phase}", round=view.board.round, rounds=ROUNDS)


def hand(view: View, say: Say, names: Names) -> str:
    """What only this seat has, as text."""
    return say("hand", things=counted(view.larder, say)) if view.larder else say("hand-empty")


def cards(view: View, say: Say) -> Sequence[str]:
    """What it has, thing by thing, for the picture."""
    return [say(kind) for kind in view.larder]


def table(view: View, say: Say) -> Element | None:
    """What was brought and is not tasted yet, for the picture."""
    return card(say(view.board.thing)) if view.board.thing else None


def position(view: View, say: Say, names: Names) -> tuple[str, ...]:
    """All that the picture shows, in words."""
    lines = [standings(view, say, names)]
    if view.board.thing:
        lines.insert(0, say("on-table", thing=view.board.thing))
    return ("\n".join(lines),)


def counts(view: View, seat: int) -> dict[str, int]:
    """What a seat has, as everybody may see it."""
    return {"points": view.board.tasted[seat]}


def standings(view: View, say: Say, names: Names) -> str:
    """One short line for each seat."""
    rows = zip(names, view.board.tasted, view.known.larders, strict=True)
    return "\n".join(
        say("standing", who=name, points=say("count-points", n=points), left=len(larder))
        for name, points, larder in rows
    )


# What somebody is told who never read the rules: see `engine.kit.lessons`

LESSONS: Final = Lessons(
    pages=("aim", "turn", "win", "mistakes"),
    page_picture=lambda game, page, say: card_scene("larder", say(f"learn-{page}-title")),
    things=things(*(Entry(kind, title=kind) for kind in KINDS)),
    thing_picture=lambda key, say: card_scene("larder", say(key)),
    first_game=FirstGame(
        seats=2,
        seed=bytes(range(16)),
        ends="turn-over",
        times=2,
    ),
)
