"""What is set and played at a bot in this process without presses."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from msgspec import structs

from cogs import chronicle, painting
from db.people import people, servers
from db.people.people import Wishes
from db.tables import letters, proposals
from engine.games import all_games, scenes
from engine.kit.chance import Chance
from engine.table.commands import absence, lobbies, playing, seating
from engine.table.record import posting
from engine.table.seats.votes import withdraw
from engine.table.service import Refused
from engine.table.tasks import timekeeper
from engine.table.tasks.hints import Hints
from tests.e2e.books import Books, number_of
from tests.e2e.exchange import Held
from tests.e2e.people import GUILD, Person
from tests.e2e.play import Sitting
from tests.e2e.sketches import HeldMinds, SampleMinds
from tests.uncounted import UNCOUNTED


@contextlib.contextmanager
def unless_stale() -> Iterator[None]:
    """A standing order may have answered in this moment, and ended the game with it."""
    try:
        yield
    except Refused as refused:
        if refused.reason not in ("stale", "over"):
            raise


class Hands(Books):
    """Does what would take people many presses."""

    async def set_server(self, **what: Any) -> None:
        await self.meadhall.store.write(servers.change, int(GUILD), **what)

    async def no_limits(self) -> None:
        await self.change(UNCOUNTED)

    async def set_person(self, person: Person, **what: Any) -> None:
        """Their settings: `confirm`, `text_only`, `explain`."""
        await self.meadhall.store.write(people.change, int(person.id), **what)

    async def calls_everybody(self, name: str) -> None:
        """So, at all tables, as it was before names were made plain."""
        await self.change("UPDATE seats SET name = ? WHERE person NOTNULL", name)

    async def forgets_panels_and_posts(self) -> None:
        """What it has sent, and what it had still to send."""
        for rows in ("letters", "outbox"):
            await self.change(f"DELETE FROM {rows}")

    async def wish(self, person: Person, **what: Any) -> None:
        """Their settings for reminders."""
        me = int(person.id)
        await self.meadhall.service.run(absence.wish, me, partial(structs.replace, **what))

    async def set_pace(self, sitting: Sitting, **what: Any) -> None:
        """The table's, as its host."""
        host = int(sitting.people[0].id)
        change = partial(structs.replace, **what)
        await self.meadhall.service.do(sitting.table, absence.set_pace, host, change)

    async def dms_known(self, person: Person, *, closed: bool) -> None:
        """It believes so of their direct messages."""
        dm = int(person.dm) if closed else None
        await self.meadhall.store.write(people.set_dm, int(person.id), dm, closed=closed)

    # Playing without presses

    async def answer(self, sitting: Sitting | int, person: Person, *picks: str) -> None:
        """What they are asked, unless an order has answered it just now; without picks what comes
        first."""
        number = number_of(sitting)
        asked = next((one for one in self.asked(number, person) if one.given is None), None)
        if asked is None:
            return
        given = picks or asked.question.options[: asked.question.least]
        if not picks and asked.question.accepts(given) is not None:
            given = asked.question.sample(Chance(bytes(16), 1))
        with unless_stale():
            await self.meadhall.service.do(
                number, playing.answer, int(person.id), asked.ticket, given
            )

    async def chance_answers(self, sitting: Sitting, luck: Chance) -> bool:
        """One answer by chance of somebody who is asked; False: nobody is."""
        for person in sitting.people:
            view = await self.view(sitting, person)
            if view.seat is None or view.table.seats[view.seat].stand_in:
                continue
            for one in view.open:
                if one.given is None:
                    picks = one.question.sample(luck)
                    await self.answer(sitting, person, *picks)
                    return True
        return False

    async def played_on(self, sitting: Sitting, answers: int = 10_000) -> None:
        """So many answers (or to the end) by chance, given by the people who are asked; then the
        posts of the last position. Those in between are left out, for that takes a while."""
        await self.settled()
        luck, service = Chance(bytes(16), 5), self.meadhall.service
        wake, service._wake = service._wake, lambda _: None
        for _ in range(answers):
            if not await self.chance_answers(sitting, luck):
                break
        service._wake = wake
        newest = "(SELECT max(id) FROM outbox WHERE kind = 'milestone')"
        await self.change(f"DELETE FROM outbox WHERE kind = 'milestone' AND id < {newest}")
        wake(sitting.table)
        await self.settled()

    async def played_out(self, sitting: Sitting) -> None:
        """All answer by chance until it is over, with all that is told meanwhile."""
        luck = Chance(bytes(16), 5)
        while self.phase(sitting) == "running":
            await self.settled()
            await self.chance_answers(sitting, luck)
        await self.settled()

    async def closes_quiet_lobbies(self) -> None:
        await self.meadhall.service.run(lobbies.close_quiet)
        await self.settled()

    async def takes_back(self, sitting: Sitting) -> None:
        """Somebody answers by chance, and takes it back."""
        luck = Chance(bytes(16), 9)
        while await self.chance_answers(sitting, luck):
            for person in sitting.people:
                undo = (await self.view(sitting, person)).undo
                if undo is not None and undo[0]:
                    await self.meadhall.service.do(sitting.table, playing.undo, int(person.id))
                    return

    def tasting_is_under_way(self, patch: pytest.MonkeyPatch) -> None:
        """In Larder, as long as something is to be tasted."""
        plain = scenes("larder")

        def board(view: Any, *how: Any) -> Any:
            return plain.board(view, *how) if view.board.thing else None

        drawn = structs.replace(plain, under_way=board)
        for module in (chronicle, painting):
            patch.setattr(module, "scenes", lambda _: drawn)

    async def opens_lobby(self, person: Person, server: str, channel: str) -> None:
        """There, whether or not Discord has told of the server."""
        await self.meadhall.service.run(
            lobbies.open,
            game=next(iter(all_games())),
            options={},
            wanted=3,
            guild=int(server),
            channel=int(channel),
            host=(int(person.id), person.name),
            locale="en",
        )
        self.meadhall.courier.wake()

    async def start(self, sitting: Sitting) -> None:
        """A lobby's game begins, whatever Discord would say to the press."""
        host = int(sitting.people[0].id)
        await self.meadhall.service.do(sitting.table, lobbies.start, host)

    async def awaited_no_more(self, sitting: Sitting, person: Person) -> None:
        """To its knowledge they have been asked nothing yet."""
        panel = await self.panel(sitting, person)
        write = self.meadhall.store.write
        if panel is None:
            return
        if panel.public:
            await write(letters.drop, [panel])
        else:
            await write(letters.change, panel.id, awaited=False, ticket=None)

    async def gave_tables_up_to(self, number: int) -> None:
        """It has given tables all these numbers, and most of them are gone."""
        await self.change("UPDATE sqlite_sequence SET seq = ? WHERE name = 'tables'", number)

    async def has_old_boards(self, sitting: Sitting) -> bool:
        """Whether more than one board stands there, to its knowledge."""
        return len(await self.meadhall.store.read(letters.of, sitting.table, "board")) > 1

    async def standing_reminders(self, sitting: Sitting, person: Person) -> list[str]:
        """Those in the thread that it knows of."""
        there = await self.meadhall.store.read(letters.reminders, sitting.table, int(person.id))
        return [str(one.message) for one in there if one.key == "remind/thread"]

    async def reminds(self, sitting: Sitting, person: Person, place: Any) -> None:
        """A reminder about this table is put on its way."""
        service, wishes = self.meadhall.service, Wishes(deliver=place)
        about = [self.table(sitting)]
        await service.run(timekeeper.post, int(person.id), about, wishes)

    async def begins_anew(self, sitting: Sitting, person: Person) -> None:
        """No vote or offer is open, no post waits or is parked, and no host was told of trouble."""
        service, me = self.meadhall.service, int(person.id)
        for vote in await self.meadhall.store.read(proposals.open_votes, sitting.table):
            await service.do(sitting.table, withdraw, vote.id, me)
        for offer in await self.meadhall.store.read(proposals.open_offers, sitting.table):
            await service.run(seating.withdraw_offer, offer.id, me)
        await self.settled()
        await self.change("DELETE FROM outbox")
        await self.change("DELETE FROM meta WHERE key LIKE 'told-%'")
        passing = "vote/%", "offer/%", "remind/%"
        keys = "".join(f" OR key LIKE '{key}'" for key in passing)
        await self.change(f"DELETE FROM letters WHERE going OR message = 0{keys}")

    async def withdraws(self, sitting: Sitting, person: Person, what: str) -> None:
        """Somebody takes back the first "vote" or "offer"."""
        service, me = self.meadhall.service, int(person.id)
        if what == "vote":
            await service.do(sitting.table, withdraw, 1, me)
        else:
            await service.run(seating.withdraw_offer, 1, me)

    async def saves(self, person: Person, name: str, *picks: str) -> bool:
        """A whole answer of theirs in the small game."""
        whose = int(person.id), "larder", "fill"
        return bool(await self.meadhall.store.write(people.keep_answer, *whose, name, picks))

    async def plans_are_of(self, option: str) -> None:
        """What anybody laid down first for later is this."""
        await self.change("UPDATE ahead SET picks_json = ?", f'["{option}"]')

    def order_holds_from_the_start(self, key: str, choice: str, patch: pytest.MonkeyPatch) -> None:
        """In the small game; no other order does."""
        game = all_games()["larder"]
        orders = [
            structs.replace(one, default=choice if one.key == key else "ask") for one in game.orders
        ]
        patch.setattr(type(game), "orders", tuple(orders))

    async def is_due(self, sitting: Sitting, kind: Any, **more: Any) -> None:
        """A post of this kind is put on its way."""
        table = self.table(sitting)
        await self.meadhall.service.run(posting.put, table, kind, **more)

    async def panel_due(self, sitting: Sitting, person: Person, *, fresh: bool = False) -> None:
        """Their panel is brought up to date; `fresh`: as when they have just become awaited."""
        if fresh:
            await self.awaited_no_more(sitting, person)
        seat = self.table(sitting).seat_of(int(person.id))
        await self.meadhall.service.do(sitting.table, playing.panel_again, seat)

    async def says(self, sitting: Sitting) -> None:
        """A line is due in the thread."""
        await self.is_due(sitting, "say", payload={"key": "left", "name": "x"})

    def minds(self, held: Held | None = None) -> SampleMinds:
        """Whom hints come from from now on; they do not think long, or as long as they are held."""
        minds = SampleMinds() if held is None else HeldMinds(held)
        self.meadhall.hints = Hints(self.meadhall.service, minds)
        return minds
