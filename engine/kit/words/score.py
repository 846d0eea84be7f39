"""The end of a game in words: places, what decided, and a table of where the points came from.

The game's catalogue holds `result-sole`, `result-shared`, `result-line`, `count-points`,
`source-total`, a `source-…` for each source, and a `why-…` for all that may decide but points.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.contract import Standing
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, seats_listed


def result(standing: Standing, say: Say, names: Names) -> str:
    """Places, why, and a score table by source with the seats in the order of their places."""
    order = sorted(range(len(names)), key=lambda seat: (standing.places[seat], seat))
    winners = [seat for seat in order if standing.places[seat] == 1]
    key = "result-sole" if len(winners) == 1 else "result-shared"
    points = say("count-points", n=standing.points[winners[0]])
    lines = [f"🏆 {say(key, who=seats_listed(winners, say, names), points=points)}"]
    if standing.why != "points":
        lines.append(say(f"why-{standing.why}"))
    lines += [
        say(
            "result-line",
            place=standing.places[seat],
            who=names[seat],
            letter=SEAT_LETTERS[seat],
            points=say("count-points", n=standing.points[seat]),
        )
        for seat in order
    ]
    return "\n".join([*lines, "```", *score_table(standing, order, say), "```"])


def score_table(standing: Standing, order: Sequence[int], say: Say) -> list[str]:
    """A row for each source and the total, a column for each seat in this order."""
    rows = [("", [SEAT_LETTERS[seat] for seat in order])]
    rows += [
        (say(f"source-{source.key}"), [str(source.points[seat]) for seat in order])
        for source in standing.sources
    ]
    rows.append((say("source-total"), [str(standing.points[seat]) for seat in order]))
    wide = max(len(label) for label, _ in rows)
    return [label.ljust(wide) + "".join(cell.rjust(4) for cell in cells) for label, cells in rows]
