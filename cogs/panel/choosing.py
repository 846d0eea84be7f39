"""What somebody chose, or wrote, in answer to a question that is answered as a whole (see
`cogs.panel.shelf`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.frame.localized import Localized, LocalizedPanel, asked_now
from cogs.panel.controls import picks_from_text
from cogs.panel.shelf import READY, SAVED, Shelf, shelf_of, text_of
from db.people import saved
from db.people.saved import Wrote
from engine.kit.contract import Picks
from engine.kit.showing import Label
from engine.table.answers.words import read
from engine.table.commands import playing
from engine.table.service import OpenQuestion, Refused, TableView

if TYPE_CHECKING:
    from cogs.frame.bot import Bot


def answered_whole(bot: Bot, sight: TableView) -> OpenQuestion | None:
    """The question now, if it is answered as a whole."""
    asked = asked_now(sight)
    if asked is None:
        return None
    game = bot.service.game(sight.table)
    return asked if game.ready(sight.view, asked.question) else None


async def write(
    bot: Bot, person: int, local: Localized, asked: OpenQuestion, text: str
) -> Picks | None:
    """They wrote this: what it means. None: it is no answer, and stays to be corrected."""
    game = bot.service.game(local.table)
    found = read(game, local.view, asked.question, text, local.locale)
    wrote = Wrote(text, local.table.id, asked.ticket) if found.wrong else Wrote(text)
    await bot.store.write(saved.write_down, person, game.key, asked.question.kind, wrote)
    return None if found.wrong else found.picks


async def choose(
    bot: Bot, person: int, local: LocalizedPanel, asked: OpenQuestion, value: str
) -> None:
    """They chose one in the menu: it is theirs until they confirm it, or choose another one. One
    that they saved and that is no answer here is as if they had written it.

    Raises:
        Refused: as `TableService.draft`; illegal where there is no such answer.
    """
    picks = _chosen(shelf_of(bot, local, asked), value)
    table, ticket = local.table.id, asked.ticket
    await bot.store.write(saved.leave_be, person, table, ticket)
    if asked.question.accepts(picks) is not None:
        text = text_of(local, asked, picks)
        picks = await write(bot, person, local, asked, text) or ()
    await bot.service.do(table, playing.draft, person, ticket, picks)


def _chosen(shelf: Shelf | None, value: str) -> Picks:
    for ready in () if shelf is None else shelf.ready:
        if value == f"{READY}{ready.key}":
            return ready.picks
    for kept in () if shelf is None else shelf.saved:
        if value == f"{SAVED}{kept.id}":
            return kept.picks
    raise Refused("illegal", "unknown")


async def play_written(
    bot: Bot, person: int, local: LocalizedPanel, asked: OpenQuestion, text: str
) -> Picks | None:
    """What somebody typed after `/play`: the name of an answer, options one by one, or all of it
    in words. None: it is no answer, and the panel says why."""
    shelf = shelf_of(bot, local, asked)
    assert shelf is not None
    wanted = text.strip().casefold()
    for kept in shelf.saved:
        if wanted == kept.name.casefold() and asked.question.accepts(kept.picks) is None:
            return kept.picks
    for ready, label in zip(shelf.ready, shelf.labels, strict=True):
        if wanted in (ready.key, label.text.casefold()):
            return ready.picks
    picks, strange = picks_from_text(text, asked.question, local.labels(asked.question))
    if not strange and asked.question.accepts(picks) is None:
        return picks
    return await write(bot, person, local, asked, text)


def completions(bot: Bot, local: LocalizedPanel, asked: OpenQuestion, current: str) -> list[str]:
    """What may be meant by what was typed so far after `/play`: the last of several picks is
    completed and the text before it is kept; or it is the name of a whole answer."""
    shelf = shelf_of(bot, local, asked)
    if shelf is not None:
        return _names_like(shelf, current)
    labels = local.labels(asked.question)
    done, last = _unfinished(current, asked, labels)
    start = "".join(f"{labels[asked.question.options.index(key)].text}, " for key in done)
    return [
        f"{start}{label.text}"
        for key, label in zip(asked.question.options, labels, strict=True)
        if key not in done and last.casefold() in f"{label.text} {key}".casefold()
    ]


def _names_like(shelf: Shelf, current: str) -> list[str]:
    """The names of answers that have what was typed, those of their own first."""
    names = [kept.name for kept in shelf.saved] + [label.text for label in shelf.labels]
    wanted = current.strip().casefold()
    return list(dict.fromkeys(name for name in names if wanted in name.casefold()))


def _unfinished(text: str, asked: OpenQuestion, labels: list[Label]) -> tuple[tuple[str, ...], str]:
    """The picks already written, and the word being written."""
    picks, strange = picks_from_text(text, asked.question, labels)
    if strange or not text.strip() or text.rstrip().endswith(","):
        return picks, strange
    return (
        (picks, "")
        if len(picks) < asked.question.most
        else (picks[:-1], text.split(",")[-1].strip())
    )
