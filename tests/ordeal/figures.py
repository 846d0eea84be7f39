"""What a run has done and found, to be read."""

from __future__ import annotations

from collections import Counter

from tests.ordeal.run import Report


def told(report: Report) -> str:
    """The figures as lines."""
    lines = [
        "",
        f"{sum(report.kills.values())} kills in {report.seconds:.0f} s, {report.starts} starts, "
        f"{report.calms} calms; luck {report.wishes.luck}",
        "",
        f"{'game':22}{'tables':>8}{'answers':>9}{'confirmed':>11}{'messages':>10}",
    ]
    lines += [
        f"{game:22}{report.tables[game]:>8}{report.answers[game]:>9}"
        f"{report.confirmed[game]:>11}{report.posts[game]:>10}"
        for game in sorted(set(report.answers) | set(report.tables))
    ]
    lines += [
        f"{'all':22}{sum(report.tables.values()):>8}{sum(report.answers.values()):>9}"
        f"{sum(report.confirmed.values()):>11}{sum(report.posts.values()):>10}",
        f"{report.calls} hands opened from a call in the thread; {report.again} posts sent again "
        "and known by their nonce",
    ]
    lines += ["", "killed:", *_counted(report.kills)]
    lines += ["", "went wrong:", *_counted(report.dealt)]
    if report.parked:
        lines += ["", "parked:", *_counted(report.parked)]
    lines += ["", f"found: {len(report.findings)}", *map(str, report.findings)]
    if report.findings:
        lines.append(f"luck {report.wishes.luck}; logs in {report.wishes.folder}")
    return "\n".join(lines)


def _counted(what: Counter[str]) -> list[str]:
    return [f"{count:>6}  {name}" for name, count in what.most_common()]
