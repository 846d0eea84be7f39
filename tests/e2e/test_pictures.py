"""What people see of pictures in their channels; and a painter that does not paint holds nobody up:
what there is to show is told in words."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

import pytest

from engine.games import all_games
from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.house import House, house_at
from tests.e2e.people import TABLES, Json, People, said
from tests.e2e.play import Player, lobby_press, open_lobby, open_table, start, table_message
from tests.e2e.sketches import BrokenPainter
from tests.e2e.starting import Log

TOO_LARGE = 40005


def told_by(body: Json) -> str:
    """How what the one picture shows is told to those who hear it, from its last line."""
    (picture,) = body["attachments"]
    return str(picture["description"]).splitlines()[-1][:80]


async def test_too_large_pictures_are_words(
    house: House, people: People, exchange: Exchange
) -> None:
    ana = people["Ana"]
    sitting = await open_lobby(ana, TABLES, seats=3)
    await lobby_press(ana, sitting, "fill")
    for channel in (sitting.thread, ana.dm):
        exchange.refuse(rf"/channels/{channel}/messages$", TOO_LARGE, method="POST", times=1)
    await start(sitting)
    await house.settled()
    board = await table_message(ana, sitting)
    for channel in (sitting.thread, ana.dm):
        sent = exchange.sent("POST", rf"/channels/{channel}/messages$")
        at = next(number for number, one in enumerate(sent) if one.status == 413)
        refused, plain = sent[at].body, sent[at + 1].body
        assert refused["attachments"]
        assert not plain.get("attachments")
        assert plain["content"].startswith(refused["content"]), "its own words stay"
        assert told_by(refused) in plain["content"]

    exchange.refuse("/messages/@original$", TOO_LARGE, method="PATCH", times=1)
    told = await ana.slash(sitting.thread, "/hand")
    assert not told["attachments"]
    refused, *_ = [one.body for one in exchange.sent("PATCH", "@original$") if one.status == 413]
    assert told_by(refused) in said(told)
    exchange.refuse("/messages/@original$", TOO_LARGE, method="PATCH", times=1)
    told = await ana.pressed(board, f"t:{sitting.table}:board")
    assert not told["attachments"]
    assert len(said(told)) > 100, "the position in words"


@pytest.mark.parametrize("game", list(all_games())[:2])
async def test_a_game_goes_on_in_words_while_nothing_can_be_painted(
    table: StandIn, people: People, tmp_path: Path, log: Log, game: str
) -> None:
    ana, broken = people["Ana"], BrokenPainter()
    async with house_at(table, tmp_path / "bot.sqlite3", studio=broken.studio) as house:
        most = all_games()[game].seats.start
        sitting = await open_table([ana], TABLES, computers=most - 1, game=game)
        player = Player(ana, sitting, Random(game))
        while len(player.given) < 3:
            await player.answer()
            await house.settled()
        prompt = await player.panel()
        assert prompt is not None
        assert not prompt["attachments"]
        assert len(said(prompt)) > 100, "the hand in words"
        post = await table_message(ana, sitting)
        assert not post["attachments"]
        assert said(post).strip()
        assert broken.asked <= 2, "it rests, and is not begun again and again"
        faults = [line for line in log.records if line.levelno >= logging.ERROR]
        assert faults
        assert all("could not be" in line.getMessage() for line in faults)
        broken.mend()
        await player.answer()
        await house.settled()
        again = await player.panel()
        assert again is not None
        assert again["attachments"], "pictures are back"
