"""A short ordeal (`python -m tests.ordeal` is the long one); and that its checks would notice."""

from __future__ import annotations

import asyncio
import copy
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from tests.e2e.people import Json
from tests.ordeal.checks import Checks, Shown, shown, tickets, tracebacks
from tests.ordeal.figures import told
from tests.ordeal.ledger import Claims
from tests.ordeal.places import Round
from tests.ordeal.run import Ordeal, Wishes, ordeal, run

LUCK = os.environ.get("MEADHALL_KILL_LUCK", "short")
"""Another word deals blows and troubles at other moments."""
KILLS = 12
GAMES = ("brian_boru", "raiders")


@pytest.mark.timeout(300)  # a machine may be busy
async def test_kills_and_troubles_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    report = await run(Wishes(luck=LUCK, folder=tmp_path, kills=KILLS, games=GAMES))
    figures = told(report)
    assert sum(report.kills.values()) == KILLS, figures
    assert report.starts > KILLS, figures
    assert sum(report.dealt.values()) > KILLS, figures
    assert sum(report.confirmed.values()) > 0, figures
    assert not report.findings, f"luck {LUCK}\n{figures}"


# What the checks read is bent, and they must say so


class Look:
    """A table as a short run left it, a person awaited."""

    def __init__(self, running: Ordeal) -> None:
        (place,) = running.places
        assert place.round is not None
        assert place.claims is not None
        self.at: Round = place.round
        self.claims: Claims = place.claims
        seen = shown(running.local, running.books, running.archive, self.at)
        # The messages may be bent: those of the table stay as they are.
        self.seen: Shown = copy.deepcopy(seen)

    def found(self) -> list[str]:
        return Checks(self.at, self.seen, self.claims).all()

    def prompt(self) -> tuple[int, Json]:
        """A seat that is awaited, and its panel."""
        checks = Checks(self.at, self.seen, self.claims)
        for seat, asked in checks.awaited().items():
            for message in self.seen.dms[seat]:
                if tickets(message, self.at.table) & asked:
                    return seat, message
        raise AssertionError("nobody has a prompt")

    def boards(self) -> list[Json]:
        return [
            m for m in self.seen.thread if any("board" in f["filename"] for f in m["attachments"])
        ]


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Ordeal:
    """A run without troubles, long enough for a few milestones; what it left can be read on. On a
    machine that is busy another may be needed."""
    for luck in ("bent", "straight", "round"):
        folder = tmp_path_factory.mktemp("ordeal")
        wishes = Wishes(
            luck, folder, kills=3, games=GAMES[:1], troubles=False, storm=2.0, answers=30
        )
        found = asyncio.run(run_of(wishes))
        if len(Look(found).boards()) > 1:
            break
    return found


async def run_of(wishes: Wishes) -> Ordeal:
    async with ordeal(wishes) as running:
        report = await running.run()
        assert not report.findings, told(report)
        return running


@pytest.fixture
def look(left: Ordeal) -> Look:
    found = Look(left)
    assert not found.found()
    assert len(found.boards()) > 1
    return found


def lost_post(look: Look) -> None:
    look.seen.thread.remove(look.boards()[0])


def untold(look: Look) -> None:
    gone = look.boards()[0]
    look.seen.thread.remove(gone)
    look.seen.sent[:] = [sent for sent in look.seen.sent if sent.id != gone["id"]]


def doubled_post(look: Look) -> None:
    first = next(s for s in look.seen.sent if s.id == look.boards()[0]["id"])
    look.seen.sent.append(replace(first, id="9", beside=first.id))


def out_of_order(look: Look) -> None:
    first, second = look.boards()[:2]
    at = look.seen.thread.index(first)
    look.seen.thread.remove(second)
    look.seen.thread.insert(at, second)


def other_words(look: Look) -> None:
    look.boards()[1]["content"] = "Nothing happened."


def old_buttons(look: Look) -> None:
    first, *_, last = look.boards()
    first["components"] = last["components"]


def lost_prompt(look: Look) -> None:
    seat, panel = look.prompt()
    look.seen.dms[seat].remove(panel)


def doubled_prompt(look: Look) -> None:
    seat, panel = look.prompt()
    look.seen.dms[seat].append(panel)


def old_prompt(look: Look) -> None:
    seat, panel = look.prompt()
    asked = [o for o in look.seen.written.opens if o.question.seat == seat]
    for open_ in asked:
        look.seen.written.opens.remove(open_)
    assert panel in look.seen.dms[seat]


def doubled_reminder(look: Look) -> None:
    seat, panel = look.prompt()
    bell = copy.deepcopy(panel)
    bell["content"] = f"🔔 <#{look.at.thread}>"
    bell["components"] = [part for part in bell["components"] if "q:" not in str(part)]
    look.seen.dms[seat] += [bell, bell]


def doubled_answer(look: Look) -> None:
    last = look.seen.written.records[-1]
    look.seen.written.records.append(structs.replace(last, record=last.record + 1))


def lost_answer(look: Look) -> None:
    look.claims = copy.deepcopy(look.claims)
    look.claims.confirmed[9999] = "Ana"
    look.claims.made[9999] = [(0, 9999, ("x",))]


BENT: dict[str, tuple[Callable[[Look], None], str]] = {
    "a post is not there": (lost_post, "milestones: record 0 does not stand"),
    "a post was never sent": (untold, "milestones: record 0 was never told"),
    "a post was sent twice": (doubled_post, "once: sent twice"),
    "posts are out of order": (out_of_order, "thread: the boards are out of order"),
    "a post tells otherwise": (other_words, "thread: record "),
    "an old post has buttons": (old_buttons, "thread: an old post kept its buttons"),
    "a prompt is not there": (lost_prompt, "prompts: "),
    "a prompt is there twice": (doubled_prompt, "prompts: "),
    "a prompt was answered": (old_prompt, "leftovers: "),
    "a reminder is there twice": (doubled_reminder, "reminders: "),
    "an answer counts twice": (doubled_answer, "log: "),
    "an answer is lost": (lost_answer, "answers: an answer of Ana"),
}


@pytest.mark.parametrize("how", BENT)
def test_the_checks_notice_when(look: Look, how: str) -> None:
    bend, expected = BENT[how]
    bend(look)
    assert [wrong for wrong in look.found() if wrong.startswith(expected)]


def test_a_traceback_is_noticed_unless_it_is_explained() -> None:
    begin = "2026-01-01 00:00:00 ERROR    "
    trace = "Traceback (most recent call last):\n  File …\n"
    own = f"{begin}cogs.frame.guard fault in press q:1:2 by 3\n{trace}KeyError: 'x'\n"
    refused = (
        f"{begin}cogs.frame.guard Discord refused something in press q:1:2 by 3\n{trace}"
        "discord.errors.Forbidden: 403 Forbidden (error code: 50013): Missing Permissions\n"
    )
    assert tracebacks(own, []) == ["cogs.frame.guard: fault in press q:1:2 by 3 … KeyError: 'x'"]
    assert tracebacks(refused, []) != []
    assert tracebacks(refused, [50013]) == []
    assert tracebacks(f"{begin}cogs.frame.house ready\n", []) == []
