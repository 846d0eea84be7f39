"""A whole game with all seats taken by people, who press what the bot sent, and nothing else.

Games with fewer seats are played to their end by `test_every_game.py` and `test_privacy.py`."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random

import pytest

from tests.e2e import records
from tests.e2e.exchange import Exchange
from tests.e2e.people import TABLES, CannotDo, Json, People, Person, controls, said, usable
from tests.e2e.play import (
    Player,
    Sitting,
    lobby_press,
    open_lobby,
    play_out,
    start,
    table_message,
    told_the_end,
)
from tests.e2e.runs import BotProcess
from texts import own_words

SEATS = (5,)
RESTART_AFTER = 60
"""Answers, of about 200."""


def refusal(reason: str, locale: str = "en") -> str:
    return own_words(locale)(f"refused-{reason}", detail="")


@dataclass
class Mischief:
    """What else people do at a table: it must change nothing."""

    exchange: Exchange
    bot: BotProcess
    players: list[Player]
    stranger: Person
    done: dict[str, int] = field(default_factory=dict)
    answers: int = 0
    _stale: dict[str, tuple[Json, str, list[str]]] = field(default_factory=dict)
    _restarting: bool = False
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def before_press(self, player: Player) -> None:
        """Now and then something that no answer is; one at a time, for a bot that is going down
        would answer otherwise."""
        async with self._one:
            await self._now_and_then(player)

    async def _now_and_then(self, player: Player) -> None:
        self.answers += 1
        if self.answers > RESTART_AFTER and not self._restarting:
            self._restarting = True
            await self.bot.stop()
            await self.bot.start()
        if not self.bot.up.is_set():
            return
        if player.person.id in self._stale:
            await self._press_stale(player)
        elif self.answers % 9 == 4 and not player.private:
            await self._open_second_panel(player)
        elif self.answers % 25 == 12:
            await self._stranger_asks(player.sitting)
        elif self.answers % 25 == 21:
            await self._foreign_press(player)

    def _count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    async def _open_second_panel(self, player: Player) -> None:
        """The same question twice before them: one panel is answered, the other one is stale."""
        panel = await player.person.slash(player.sitting.thread, "/hand")
        self._stale[player.person.id] = (panel, *usable(panel, f"q:{player.sitting.table}:"))

    async def _press_stale(self, player: Player) -> None:
        panel, custom_id, values = self._stale.pop(player.person.id)
        ticket = int(custom_id.split(":")[2])
        if ticket not in player.given:
            return  # the bot went down in between, and it is open still
        told = await player.person.refused(panel, custom_id, *values)
        assert told == refusal("stale", player.person.language)
        self._count("stale")

    async def _stranger_asks(self, sitting: Sitting) -> None:
        """Somebody without a seat sees the board and the log, and no hand."""
        message = await table_message(self.stranger, sitting)
        try:
            hand = await self.stranger.pressed(message, f"t:{sitting.table}:hand")
            board = await self.stranger.pressed(message, f"t:{sitting.table}:board")
            log = await self.stranger.pressed(message, f"t:{sitting.table}:log")
        except CannotDo:
            return  # a new post came in this moment
        assert said(hand) == refusal("not-seated", self.stranger.language)
        assert [hand["ephemeral"], board["ephemeral"], log["ephemeral"]] == [True] * 3
        assert board["attachments"]
        assert not controls(board, "q:")
        assert not controls(log, "q:")
        self._count("stranger")

    async def _foreign_press(self, player: Player) -> None:
        """Somebody else's question, with its controls where others can press them."""
        panel = await player.panel()
        if panel is None:
            return
        rows = [dict(part) for part in panel["components"] if controls_in(part)]
        forged = await self.exchange.post(player.sitting.thread, components=rows)
        others = [p.person for p in self.players if p is not player] + [self.stranger]
        for other in others[-2:]:
            seen = await other.message(player.sitting.thread, forged)
            assert seen is not None
            custom_id, values = usable(seen, f"q:{player.sitting.table}:")
            told = await other.refused(seen, custom_id, *values)
            assert told == refusal("stale", other.language)
            self._count("foreign")
        self.exchange.take_away(forged)


def controls_in(part: Json) -> bool:
    return any(id_.startswith("q:") for id_ in controls({"components": [part]}))


async def seated(people: People, seats: int) -> tuple[Sitting, Person]:
    """A table with as many people, and somebody who has no seat there. Start is pressed by
    somebody who may not, and twice at once by the host."""
    stranger = await people.add("Ébénézer 🦉")
    those = [person for person in people.values() if person is not stranger][:seats]
    closed = those[-1]
    await closed.settings(dms_open=False)
    host, *others = those
    sitting = await open_lobby(host, TABLES, seats=seats)
    for person in others:
        await lobby_press(person, sitting, "join")
        sitting.people.append(person)
    lobby = await others[0].with_control(TABLES, f"l:{sitting.table}:start")
    told = await others[0].refused(lobby, f"l:{sitting.table}:start")
    assert told == refusal("not-host", others[0].language)
    await asyncio.gather(start(sitting), start(sitting), return_exceptions=True)
    await table_message(host, sitting)
    return sitting, stranger


@pytest.mark.timeout(600)  # a machine may be busy
@pytest.mark.parametrize("seats", SEATS)
async def test_a_whole_game_is_played_by_pressing_what_the_bot_sent(
    exchange: Exchange, people: People, bot: BotProcess, seats: int
) -> None:
    sitting, stranger = await seated(people, seats)
    players = [
        Player(person, sitting, Random(f"{seats} {n}"), bot=bot, clicks_twice=0.15)
        for n, person in enumerate(sitting.people)
    ]
    players[-1].private = True
    mischief = Mischief(exchange, bot, players, stranger)
    for player in players:
        player.before_press = mischief.before_press
    await play_out(players)
    assert any(player.doubled for player in players)
    for player in players:
        locale = player.person.language
        # Of two presses at once the second one comes too late, even for the last answer.
        assert set(player.refused) <= {refusal("stale", locale), refusal("over", locale)}
    written = await records.at_rest(bot.database, sitting.table)
    await bot.stop()

    assert bot.starts == 2
    for what in ("stale", "stranger", "foreign"):
        assert mischief.done.get(what), f"{what} did not happen: {mischief.done}"
    assert written.table.phase == "over"
    messages = await stranger.messages(sitting.thread, 1000)
    boards = records.check_chronicle(written, messages, exchange.bot)
    records.check_result(written, boards[-1])
    assert len(records.posts_in(messages, exchange.bot)) == len(boards)
    given = {ticket for player in players for ticket in player.given}
    assert len(given) == sum(len(player.given) for player in players)
    for player in players:
        if not player.private:
            await told_the_end(player.person, sitting)
    log = bot.log.read_text()
    assert "Traceback" not in log, log
    assert "ERROR" not in log, log
