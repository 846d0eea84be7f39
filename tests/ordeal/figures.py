"""What a run has done and found, to be read."""

from __future__ import annotations

from collections import Counter

from tests.ordeal.run import Report


def told(report: Report) -> str:
    """The figures as lines."""
    kills, luck = sum(report.kills.values()), report.wishes.luck
    lines = [
        "",
        f"{kills} kills in {report.seconds:.0f} s, {report.starts} starts, {report.calms} calms; "
        f"luck {luck}",
        "",
        f"{'game':22}{'tables':>8}{'answers':>9}{'confirmed':>11}",
    ]
    counts = report.tables, report.answers, report.confirmed
    games = {"all": [sum(count.values()) for count in counts]}
    games |= {game: [count[game] for count in counts] for game in sorted(report.answers)}
    lines += [f"{game:22}{a:>8}{b:>9}{c:>11}" for game, (a, b, c) in games.items()]
    lines += ["", "killed:", *_counted(report.kills)]
    lines += ["", "went wrong:", *_counted(report.dealt)]
    lines += ["", f"found: {len(report.findings)}", *map(str, report.findings)]
    if report.findings:
        lines.append(f"luck {luck}; logs in {report.wishes.folder}")
    return "\n".join(lines)


def _counted(what: Counter[str]) -> list[str]:
    return [f"{count:>6}  {name}" for name, count in what.most_common()]
