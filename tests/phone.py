"""What of a prompt a phone shows at once, and how often a finger taps to answer it.

    python -m tests.phone [--game raiders] [--mode picture] [--locale en] [--prompts 25]

Prompts are taken evenly from sensible games with all numbers of players, and each kind of question
at least once. The local table's page lays them out in Chromium, on a screen of 390 × 844 points.
*Modes*: with pictures, in text alone, and as a newcomer sees them. A button is one tap, one that
another opens two, a menu two; where several are picked, each of them is one, opening and closing a
menu is one each, and so is *Confirm*.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

import pytest
from playwright.async_api import Page

from cogs.controls import parts_of
from cogs.frame import routes
from cogs.frame.message import Message
from cogs.frame.routes import Confirm, Group, Menu, Option
from engine.games import all_games
from tests.browsers import PHONE, browsing
from tests.e2e.people import LOUNGE
from tests.localtable.stand_in import StandIn, stand_in
from tests.prompts.moments import Moment, asked_in, face_of, local_of
from tests.prompts.posted import Boxes, house_with, measured, shows_all
from texts import LOCALES

MODES: Final[dict[str, dict[str, bool]]] = {
    "picture": {},
    "text": {"text": True},
    "new": {"new": True},
}
GOOD: Final = 640
MOST: Final = 700
"""Points from the first line to the last control: what a prompt should take, and may take."""
SEED: Final = bytes([7]) * 16


@cache
def spread(game: str, count: int) -> tuple[Moment, ...]:
    """So many prompts at even distances, and of each kind that is not among them the first."""
    every = [m for seats in all_games()[game].seats for m in asked_in(game, seats, SEED)]
    taken = every[:: max(1, len(every) // count)][:count]
    kinds = {moment.question.kind: moment for moment in reversed(every)}
    there = {moment.question.kind for moment in taken}
    return (*taken, *(moment for kind, moment in kinds.items() if kind not in there))


def taps(message: Message, moment: Moment) -> int:
    """How many of them answer with these picks, as the controls of the message are."""
    question = moment.question
    there = {
        known["what"]: part
        for row in message.view.to_components()
        for part in row["components"]
        if (known := routes.QUESTION.read(part.get("custom_id", ""))) is not None
    }
    gathered = Confirm() in there
    picked = {question.options.index(pick) for pick in moment.picks}
    buttons = {number for number in picked if Option(number) in there}
    count = len(buttons) + gathered
    if any(isinstance(what, Group) and what.number is not None for what in there):
        return count + 2 * len(picked - buttons)
    if Group() in there:
        labels = local_of(moment, "en").labels(question)
        parts = [set(part.indices) for part in parts_of(labels, question)]
        most, to_the_part = question.most, 2
    else:
        menus = [part for what, part in there.items() if isinstance(what, Menu)]
        parts = [
            {int(entry["value"]) for entry in menu["options"] if entry["value"].isdecimal()}
            for menu in menus
        ]
        most, to_the_part = max((menu["max_values"] for menu in menus), default=1), 0
    in_order = question.ordered and question.most > 1
    if picked and not buttons and not any(parts):
        # An answer that is ready made: its menu, and *Confirm*.
        return 3
    for part in parts:
        used = len(part & picked - buttons)
        if in_order:
            count += used * (2 + to_the_part)
        elif used:
            count += 1 + used + (gathered and most > 1) + to_the_part
    return count


async def figures(table: StandIn, page: Page, game: str, mode: str, locale: str, count: int) -> str:
    """A row of the table."""
    house, who = house_with(Boxes()), MODES[mode]
    moments = spread(game, count)
    messages = {
        f"{number} {moment.name}": await face_of(house, moment, locale, **who)
        for number, moment in enumerate(moments)
    }
    sizes = await measured(table, page, LOUNGE, messages)
    high = {name: size["high"] for name, size in sizes.items()}
    tallest = max(high, key=lambda name: high[name])
    given = [
        taps(message, moment)
        for message, moment in zip(messages.values(), moments, strict=True)
        if moment.picks or not moment.question.least
    ]

    def share(fits: Sequence[bool]) -> str:
        return f"{100 * sum(fits) / len(fits):.0f} %"

    kind = tallest.partition("/")[2]
    beyond = Counter(name.partition("/")[2] for name, points in high.items() if points > GOOD)
    cells = [
        game,
        mode,
        str(len(high)),
        share([points <= GOOD for points in high.values()]),
        share([points <= MOST for points in high.values()]),
        f"{high[tallest]} ({kind})",
        share([size["high"] <= size["room"] for size in sizes.values()]),
        f"{sum(given) / len(given):.2f}",
        ", ".join(f"{kind} {n}" for kind, n in beyond.most_common(6)),
    ]
    return f"| {' | '.join(cells)} |"


async def main(games: Sequence[str], modes: Sequence[str], locale: str, count: int) -> None:
    """Measure, and print the table."""
    shows_all(pytest.MonkeyPatch())
    heads = ["game", "mode", "prompts", f"≤ {GOOD}", f"≤ {MOST}", "highest", "seen whole"]
    heads += ["taps an answer", f"over {GOOD}"]
    sys.stdout.write(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|\n")
    async with browsing() as browser:
        page = await browser.new_page(viewport=PHONE)
        for game in games:
            for mode in modes:
                async with stand_in() as table:
                    row = await figures(table, page, game, mode, locale, count)
                sys.stdout.write(f"{row}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.phone", description=__doc__)
    parser.add_argument("--game", choices=all_games(), action="append")
    parser.add_argument("--mode", choices=MODES, action="append")
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0])
    parser.add_argument("--prompts", type=int, default=25)
    given = parser.parse_args()
    wanted = given.game or list(all_games()), given.mode or list(MODES)
    asyncio.run(main(*wanted, given.locale, given.prompts))
