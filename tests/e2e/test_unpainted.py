"""A painter that does not paint holds nobody up: what there is to show is told in words."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

import pytest

from engine.games import all_games
from engine.process import ProcessError
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from pictures import studio
from pictures.studio import Studio
from tests.e2e.house import house_at, settled
from tests.e2e.people import People, said
from tests.e2e.play import Player, open_table, table_message
from tests.e2e.sketches import sketching
from tests.e2e.starting import Log


class Broken:
    """A process that ends whenever it is asked, until it is mended."""

    def __init__(self) -> None:
        self.asked, self.mended = 0, False

    async def ask(self, message: bytes) -> bytes:
        self.asked += 1
        if self.mended:
            return await sketching().ask(message)
        raise ProcessError("it ended twice")

    async def end(self) -> None:
        pass


@pytest.mark.parametrize("game", all_games())
async def test_a_game_goes_on_in_words_while_nothing_can_be_painted(
    table: LocalTable, people: People, tmp_path: Path, log: Log, game: str
) -> None:
    ana, broken = people["Ana"], Broken()
    studio_of_it = Studio(broken)
    async with house_at(table, tmp_path / "bot.sqlite3", studio=studio_of_it) as house:
        most = all_games()[game].seats.start
        sitting = await open_table([ana], TABLES, computers=most - 1, game=game)
        player = Player(ana, sitting, Random(game))
        for _ in range(3):
            await player.answer()
            await settled(house)
        assert len(player.given) == 3
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
        broken.mended = True
        studio_of_it._rests_until = 0.0
        await player.answer()
        await settled(house)
        again = await player.panel()
        assert again is not None
        assert again["attachments"], "pictures are back"


async def test_it_is_asked_again_after_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "REST", 0.0)
    broken = Broken()
    its = Studio(broken)
    for _ in range(2):
        with pytest.raises(studio.PaintingError):
            await its.emojis([Path("one.svg")])
    assert broken.asked == 2
