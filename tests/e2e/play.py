"""Playing by pressing what is there. People know no rules: they see controls, and choose among
them by chance."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from engine.games import all_games
from tests.e2e.people import TABLES, CannotDo, Json, People, Person, controls, said
from tests.e2e.runs import BotProcess

if TYPE_CHECKING:
    from tests.e2e.house import House

GAME = next(iter(all_games()))
OTHERS = sorted(set(all_games()) - {GAME})
"""The first one has tests of its own."""
LONG = 400.0
"""Seconds that the others may take until it is one's turn again, on a machine that is busy."""
NEWEST = 30
"""So many messages of a channel are looked at: what matters stands at its end, above what one was
told privately since."""


@dataclass
class Sitting:
    """A table at which people sit, as they know it."""

    table: int
    channel: str
    lobby: str
    people: list[Person]

    @property
    def thread(self) -> str:
        """The table's thread has the id of the lobby message."""
        return self.lobby


async def open_lobby(host: Person, channel: str, **options: Any) -> Sitting:
    """`/game new`, and the lobby that comes of it."""
    seen = {message["id"] for message in await host.messages(channel)}
    options.setdefault("game", GAME)
    await host.slash(channel, "/game new", **options)
    lobby = await host.find(
        channel, lambda m: m["id"] not in seen and controls(m, "l:"), "the lobby"
    )
    table = int(next(iter(controls(lobby))).split(":")[1])
    return Sitting(table, channel, lobby["id"], [host])


async def lobby_press(person: Person, sitting: Sitting, what: str) -> Json:
    """Press a button of the lobby; the lobby as it then is, or the private answer."""
    custom_id = f"l:{sitting.table}:{what}"

    async def press() -> Json | None:
        lobby = await person.message(sitting.channel, sitting.lobby)
        there = controls(lobby or {}).get(custom_id)
        if lobby is None or there is None or there.get("disabled"):
            return None
        with contextlib.suppress(CannotDo):  # it changed in this moment
            return await person.pressed(lobby, custom_id)
        return None

    return await person.until(press, f"{what} in the lobby")


async def start(sitting: Sitting) -> None:
    """The host presses Start; everybody waits for the thread's first post."""
    host = sitting.people[0]
    await lobby_press(host, sitting, "start")
    for person in sitting.people:
        await table_message(person, sitting)


async def open_table(
    people: list[Person], channel: str, *, computers: int = 0, **options: Any
) -> Sitting:
    """A table with all these people, the first of them the host, and computer players."""
    host, *others = people
    sitting = await open_lobby(host, channel, seats=len(people) + computers, **options)
    for person in others:
        await lobby_press(person, sitting, "join")
        sitting.people.append(person)
    if computers:
        await lobby_press(host, sitting, "fill")
    await start(sitting)
    return sitting


async def at_table(
    house: House, people: People, *names: str, channel: str = TABLES, **options: Any
) -> Sitting:
    """A table at which they sit in this order, with all that is due there done."""
    those = [people[name] for name in names or ("Ana", "Bram", "Sunniva")]
    sitting = await open_table(those, channel, **options)
    await house.settled()
    return sitting


async def table_message(person: Person, sitting: Sitting) -> Json:
    """The message in the thread with the table's buttons, once it is there."""

    async def look() -> Json | None:
        channels = {channel["id"] for channel in (await person.state())["channels"]}
        if sitting.thread not in channels:
            return None
        messages = await person.messages(sitting.thread)
        ours = (m for m in reversed(messages) if controls(m, f"t:{sitting.table}:board"))
        return next(ours, None)

    return await person.until(look, "the table message")


async def asked(house: House, sitting: Sitting) -> tuple[Person, Json]:
    """Who is asked something, with their prompt, once the bot has nothing left to do."""
    await house.settled()
    person = house.awaited(sitting)
    return person, await person.with_control(person.dm, f"q:{sitting.table}:")


def is_over(table_message: Json) -> bool:
    """Whether it shows the result."""
    ended = any(id_.endswith(":again") for id_ in controls(table_message, "t:"))
    return ended and any(line.startswith("1. ") for line in said(table_message).splitlines())


def tickets(message: Json, table: int) -> set[int]:
    """The questions whose controls a message has."""
    return {int(id_.split(":")[2]) for id_ in controls(message, f"q:{table}:")}


@dataclass
class Player:
    """One person who plays at one table until it is over."""

    person: Person
    sitting: Sitting
    luck: Random
    private: bool = False
    """DMs are closed: the hand opens from the thread."""
    clicks_twice: float = 0.0
    """How often they press an answer twice at once."""
    undisturbed: bool = True
    """Nobody kills the bot: what they opened stays open."""
    bot: BotProcess | None = None
    """Where the bot may go down while they press: then they look again, and press again."""
    before_press: Callable[[Player], Awaitable[None]] | None = None
    """Called before each answer: a test may do something else first."""
    before_answer: Callable[[Player, int, str, list[str]], None] | None = None
    """Called right before the press that answers: ticket, what is pressed, what is chosen."""
    taste: Callable[[int], int | None] | None = None
    """Which option of a question (by its ticket) they would like, by its number; None: any."""
    given: list[int] = field(default_factory=list)
    """The questions whose answer was confirmed."""
    doubled: int = 0
    """How often both presses of two at once got to the bot."""
    refused: list[str] = field(default_factory=list)
    """What they were told instead."""
    _called: tuple[Any, ...] = ()

    async def play(self) -> None:
        """Until the table shows the result."""
        while await self.step() != "over":
            pass

    async def step(self) -> str:
        """Until they have done one thing: "answered", "opened" their hand; or it is "over"."""
        return await self.person.until(self.next_step, "their move or the end", LONG)

    async def answer(self) -> None:
        """Until they have answered a prompt that they have before them."""
        await self._answer(await self.person.until(self.panel, "a prompt"))

    async def next_step(self) -> str | None:
        """Do one thing, if there is something to do."""
        panel = await self.panel()
        if panel is not None:
            await self._answer(panel)
            return "answered"
        messages = await self.person.messages(self.sitting.thread, NEWEST)
        ours = (m for m in reversed(messages) if controls(m, f"t:{self.sitting.table}:board"))
        table = next(ours, None)
        if table is None:
            return None
        if is_over(table):
            return "over"
        if self.private and self._is_called(table):
            await self._open_hand(table)
            return "opened"
        return None

    async def panel(self) -> Json | None:
        """The newest private message with a question that they have not answered."""
        where = self.sitting.thread if self.private else self.person.dm
        messages = await self.person.messages(where, NEWEST)
        for message in reversed(messages):
            if self.private and not message["ephemeral"]:
                continue
            if tickets(message, self.sitting.table) - set(self.given):
                return message
        return None

    def _is_called(self, table: Json) -> bool:
        """Whether the table message names them as awaited, since they last looked."""
        waiting = [line for line in said(table).splitlines() if line.startswith("⏳")]
        now = (table["id"], *waiting)
        mine = any(f"<@{self.person.id}>" in line for line in waiting)
        return mine and now != self._called

    async def _open_hand(self, table: Json) -> None:
        """My hand & move, below the table message."""
        waiting = [line for line in said(table).splitlines() if line.startswith("⏳")]
        start = await self._when_up()
        try:
            interaction = await self.person.press(table["id"], f"t:{self.sitting.table}:hand")
        except CannotDo:
            return  # it was retired in this moment
        self._called = (table["id"], *waiting)

        async def look() -> bool | None:
            for message in await self.person.messages(self.sitting.thread, NEWEST):
                about = message.get("interaction_metadata") or {}
                if about.get("id") == interaction and not message["loading"]:
                    return True
            return False if self._start() != start else None

        if not await self.person.until(look, "the hand"):
            self._called = ()

    # Answering

    async def _answer(self, panel: Json) -> None:
        if self.before_press is not None:
            await self.before_press(self)
        try:
            await self._choose(panel)
        except CannotDo:
            return  # the panel changed in this moment: look again

    async def _choose(self, panel: Json) -> None:
        """Use the question's controls as their kind asks for, until an answer is given."""
        for _ in range(100):
            ticket = self._ticket(panel)
            if ticket is None:
                return None
            base = f"q:{self.sitting.table}:{ticket}:"
            there = {id_.removeprefix(base): part for id_, part in controls(panel, base).items()}
            act, values = self._liked(ticket, there) or self._pick(there)
            # Beside *Confirm*, options and menus only gather picks.
            answers = act == "ok" or act[0] == "y" or (act[0] in "os" and "ok" not in there)
            if answers and self.before_answer is not None:
                self.before_answer(self, ticket, act, values)
            twice = answers and self.luck.random() < self.clicks_twice
            after = await self.press(panel, base + act, *values, twice=twice)
            if after is None:
                return None
            if answers:
                return self._note(ticket, after)
            if act[0] == "o" and self.undisturbed:
                assert base + act in controls(after, base), "what was opened stays open"
            panel = after
        raise AssertionError(f"{self.person.name} found no answer in {panel}")

    def _ticket(self, panel: Json) -> int | None:
        found = tickets(panel, self.sitting.table) - set(self.given)
        return min(found, default=None)

    def _liked(self, ticket: int, there: dict[str, Json]) -> tuple[str, list[str]] | None:
        """The control of the option that they would like, where one press is the whole answer."""
        wanted = self.taste(ticket) if self.taste and "ok" not in there else None
        if wanted is None:
            return None
        if f"o{wanted}" in there:
            return f"o{wanted}", []
        for menu, part in there.items():
            if str(wanted) in (option["value"] for option in part.get("options", ())):
                return menu, [str(wanted)]
        opens = openers(there)
        return (self.luck.choice(opens), []) if opens else None

    def _pick(self, there: dict[str, Json]) -> tuple[str, list[str]]:
        """What to press next, and what to choose there."""
        buttons = [
            what
            for what, part in there.items()
            if re.fullmatch(r"o\d+", what) and not part.get("disabled")
        ]
        gathered, opens = "ok" in there and not there["ok"].get("disabled"), openers(there)
        if opens and self.luck.random() < (0.2 if buttons or gathered else 1):
            return self.luck.choice(opens), []
        if buttons and (not gathered or self.luck.random() < 0.2):
            return self.luck.choice(buttons), []
        sure = next((what for what in there if re.fullmatch(r"y\d+", what)), None)
        if sure is not None:
            return sure, []  # What ends their game: they are.
        ok = there.get("ok")
        menus = [what for what in there if re.fullmatch(r"s\d+", what)]
        if gathered and (self.luck.random() < 0.8 or not menus):
            return "ok", []
        if "g" in there and (not menus or self.luck.random() < 0.2):
            menus = ["g"]
        if ok is not None and ok.get("disabled") and "no" in there and self.luck.random() < 0.15:
            return "no", []
        menu = self.luck.choice(menus)
        part = there[menu]
        values = [option["value"] for option in part["options"]]
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        count = self.luck.randint(max(least, 1), min(most, len(values)))
        chosen = self.luck.sample(values, count)
        return menu, [value for value in values if value in chosen]

    async def press(
        self, panel: Json, custom_id: str, *values: str, twice: bool = False
    ) -> Json | None:
        """Press a control of the panel; the panel as it is then. None: it is gone, or nobody
        knows, because the bot went down."""
        start = await self._when_up()
        pressing = [self.person.press(panel["id"], custom_id, *values) for _ in "12"[: 1 + twice]]
        tried = await asyncio.gather(*pressing, return_exceptions=True)
        if isinstance(tried[0], BaseException):
            raise tried[0]
        interactions = {found for found in tried if isinstance(found, str)}
        self.doubled += len(interactions) - 1

        async def look() -> list[Json] | None:
            if not interactions <= self.person.edited:
                return [] if self._start() != start else None
            messages = await self.person.messages(panel["channel_id"], NEWEST)
            for interaction in interactions:
                self._listen(messages, interaction, panel)
            return [m for m in messages if m["id"] == panel["id"]]

        return next(iter(await self.person.until(look, "the panel's edit")), None)

    async def _when_up(self) -> int:
        if self.bot is not None:
            await self.bot.up.wait()
        return self._start()

    def _start(self) -> int:
        """Changes when the bot goes down, and when it is up again."""
        return 0 if self.bot is None else 2 * self.bot.starts + self.bot.up.is_set()

    def _listen(self, messages: list[Json], interaction: str, panel: Json) -> None:
        """Keep what they were told besides."""
        for message in messages:
            about = message.get("interaction_metadata") or {}
            told = about.get("id") == interaction and message["id"] != panel["id"]
            if told and not message["loading"] and said(message) not in self.refused:
                self.refused.append(said(message))

    def _note(self, ticket: int, after: Json) -> None:
        """The answer is given when its confirmation shows."""
        still = controls(after, f"q:{self.sitting.table}:{ticket}:")
        laid_down = "🔒" in after["content"]
        if not still or laid_down:
            self.given.append(ticket)


def openers(there: Json) -> list[str]:
    """Buttons that open those of a group of options."""
    return [what for what in there if re.fullmatch(r"g\d+", what)]


async def told_the_end(person: Person, sitting: Sitting) -> Json:
    """How the game ended, which is all that stays of a table in somebody's direct messages."""
    messages = [m for m in await person.messages(person.dm, 1000) if not m["ephemeral"]]
    assert len(messages) == 1, [said(message) for message in messages]
    assert set(controls(messages[0])) & {f"x:{sitting.table}:open"}, messages[0]
    return messages[0]


async def play_out(players: list[Player]) -> None:
    """All of them at once, to the end of the game."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
