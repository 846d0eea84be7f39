"""Plays random games with every check on, for as long as wanted.

    python -m tests.soak [game ...] --answers 1000000 [--seats 4] [--from 0]

It says what has happened too rarely, and stops at the first broken promise. To see that again, use
`--from` and `--seats` of the message, with `--answers 1`.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time

from tests.games.example import CASE as EXAMPLE
from tests.games.run import Outcome, run_table
from tests.games.suite import Case, Fault, Table, cases, option_sets


def soak(case: Case, seats: int, answers: int, first: int, positions: int) -> Outcome:
    """Games of one kind from number `first` on, until so many answers were given; everything is
    checked at each of the first `positions` of each.

    Raises:
        Fault: a promise is broken.
    """
    outcome = Outcome()
    for index in itertools.count(first):
        for options in option_sets(case.game):
            run_table(Table(case, seats, options, index), outcome, thorough=positions)
            if outcome.answers >= answers:
                return outcome
    return outcome


def tell(line: str) -> None:
    """One line, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """The command line. 0 when every promise held."""
    known = {**cases(), EXAMPLE.key: EXAMPLE}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"of {', '.join(known)}; all registered ones")
    parser.add_argument("--answers", type=int, default=1_000_000, help="for each number of seats")
    parser.add_argument("--seats", type=int, help="only this number")
    parser.add_argument(
        "--from", dest="first", type=int, default=0, help="number of the first game"
    )
    parser.add_argument(
        "--thorough", type=int, default=0, help="every check at so many positions of each game"
    )
    given = parser.parse_args()
    for key in given.games or cases():
        case, fired = known[key], set[str]()
        for seats in [given.seats] if given.seats else case.game.seats:
            began = time.perf_counter()
            try:
                outcome = soak(case, seats, given.answers, given.first, given.thorough)
            except Fault as fault:
                tell(f"BROKEN: {fault}")
                tell(f"cause: {fault.__cause__!r}")
                return 1
            fired |= outcome.fired
            speed = outcome.answers / (time.perf_counter() - began)
            tell(f"{key}, {seats} seats: {outcome.answers} answers, {speed:.0f}/s")
            tell("  " + ", ".join(f"{n} {name}" for name, n in sorted(outcome.checks.items())))
        if missing := case.hooks.everything() - fired:
            tell(f"{key}: never happened: {', '.join(sorted(missing))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
