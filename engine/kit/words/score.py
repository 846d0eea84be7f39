"""The end of a game in words: places, what decided, and a table of where the points came from.

The game's catalogue holds `result-sole`, `result-shared`, `result-line`, `count-points`,
`source-total`, a `source-…` for each source, and a `why-…` for all that may decide but points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kit.contract import Standing
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, seats_listed

SourceName = Callable[[str, Say], str]


def source_name(source: str, say: Say) -> str:
    """What a line of the score table is called."""
    return say(f"source-{source}")


def result(
    standing: Standing,
    say: Say,
    names: Names,
    sign: str = "🏆",
    source_name: SourceName = source_name,
) -> str:
    """Places, why, and a score table by source with the seats in the order of their places.
    `sign` stands before who wins."""
    winners = standing.winners
    points = [say("count-points", n=n) for n in standing.points]
    key = "result-sole" if len(winners) == 1 else "result-shared"
    won = say(key, who=seats_listed(winners, say, names), points=points[winners[0]])
    lines = [f"{sign} {won}"]
    if standing.why != "points":
        lines.append(say(f"why-{standing.why}"))
    lines += place_lines(standing, points, say, names)
    rows = [*source_rows(standing, say, source_name), (say("source-total"), standing.points)]
    return "\n".join([*lines, *score_table(rows, standing.order)])


def place_lines(
    standing: Standing, points: Sequence[str | int], say: Say, names: Names
) -> list[str]:
    """A line for each seat in the order of their places; `points` by seat, as they read."""
    return [
        say(
            "result-line",
            place=standing.places[seat],
            who=names[seat],
            letter=SEAT_LETTERS[seat],
            points=points[seat],
        )
        for seat in standing.order
    ]


def source_rows(
    standing: Standing, say: Say, source_name: SourceName = source_name
) -> list[tuple[str, Sequence[int]]]:
    """What the points came from, each with the points by seat."""
    return [(source_name(source.key, say), source.points) for source in standing.sources]


def score_table(
    rows: Sequence[tuple[str, Sequence[int]]], order: Sequence[int], wide: int = 4
) -> list[str]:
    """The lines of a code block: under the letters of the seats, in this order, a row for each
    label with its numbers by seat, in columns that are `wide`."""
    cells = [("", [SEAT_LETTERS[seat] for seat in order])]
    cells += [(label, [str(numbers[seat]) for seat in order]) for label, numbers in rows]
    longest = max(len(label) for label, _ in cells)
    lines = [label.ljust(longest) + "".join(n.rjust(wide) for n in row) for label, row in cells]
    return ["```", *lines, "```"]
