"""Planning ahead, and what happened since one's last move, as people see it."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.e2e.house import House
from tests.e2e.people import Json, People, Person, control, controls, said, shown, usable
from tests.e2e.play import Player, Sitting, at_table
from texts import own_words

SAY = own_words("en")


async def private(person: Person) -> Json:
    """Their panel: the newest message of their DMs with its buttons."""
    messages = await person.messages(person.dm)
    panels = (m for m in reversed(messages) if controls(m, "p:") or controls(m, "a:"))
    return next(panels, {"content": "", "components": []})


def plain(message: Json) -> str:
    return said(message).replace("**", "")


class Three:
    """Ana, Bram and Sunniva, who all read English, at a table; one of them plans."""

    def __init__(self, house: House, sitting: Sitting) -> None:
        self.house = house
        self.sitting = sitting
        self.players = [Player(p, sitting, Random(n)) for n, p in enumerate(sitting.people)]
        self.planner = self.players[0].person

    @property
    def others(self) -> list[Person]:
        return [p for p in self.sitting.people if p is not self.planner]

    async def step(self, but: Person | None = None) -> bool:
        """Somebody answers what they are asked; False: nobody is asked but that one."""
        await self.house.settled()
        for player in self.players:
            if player.person is not but and await player.panel() is not None:
                await player.next_step()
                await self.house.settled()
                return True
        return False

    async def until_planner_is_asked(self) -> Json:
        while await self.step(self.planner):
            pass
        panel = await private(self.planner)
        assert "to play a card" in said(panel).split("\n")[0]
        return panel

    async def ahead(self) -> list[tuple[str, ...]]:
        """What the planner has laid down for the next card."""
        ahead = (await self.house.view(self.sitting, self.planner)).ahead
        return [tuple(ahead[0].picks)] if ahead and ahead[0].picks else []

    def answers(self) -> list[tuple[str, tuple[str, ...]]]:
        """The planner's."""
        records = self.house.written(self.sitting).standing
        mine = [r for r in records if r.person == int(self.planner.id)]
        return [(r.question_kind, tuple(r.picks)) for r in mine]

    async def chosen(self, panel: Json, value: int = 0) -> Json:
        """What to plan, where there is a list of it."""
        ways = [id_ for id_ in controls(panel, "a:") if id_.endswith(":see")]
        return await self.planner.pressed(panel, ways[value]) if ways else panel

    async def pick(self, panel: Json, number: int = 0) -> tuple[str, Json]:
        """Choose an option of what is planned: what it is called, and the panel after it."""
        for id_, part in controls(panel, f"a:{self.sitting.table}:").items():
            what = id_.split(":")[-1]
            if what == f"o{number}":
                after = await self.planner.pressed(panel, id_)
                found = re.search(r"(?:📌 Planned: |so far: )(.+)", plain(after))
                assert found is not None
                assert part["label"] in found[1]
                return found[1], after
            if what[0] == "s" and part.get("options"):
                option = part["options"][number]
                after = await self.planner.pressed(panel, id_, option["value"])
                return option["label"], after
        raise AssertionError(f"nothing to choose in {panel}")

    async def planned(self) -> tuple[str, Json]:
        """The first card is."""
        panel = await private(self.planner)
        listed = await self.planner.pressed(panel, f"a:{self.sitting.table}:plan")
        return await self.pick(await self.chosen(listed))


@pytest.fixture
async def three(house: House, people: People) -> Three:
    """Somebody waits to follow in a trick whose town is named; they are the one who plans."""
    at = Three(house, await at_table(house, people))
    for _ in range(200):
        for person in at.sitting.people:
            view = await house.view(at.sitting, person)
            kinds = [(a.question.kind, len(a.question.about)) for a in view.ahead[:1]]
            if kinds == [("play-card", 2)] and not view.open:
                at.planner = person
                return at
        assert await at.step(), "everybody waits"
    raise AssertionError("it did not come to that")


async def test_the_next_card_is_planned_shown_and_given_when_it_is_asked_for(three: Three) -> None:
    planner = three.planner
    before = [await private(person) for person in three.others]
    card, planned = await three.planned()
    # The panel is as it was, and says so.
    assert SAY("plan-now", picks=card) in plain(planned)
    assert planned["attachments"]
    await three.house.settled()
    # Nobody else sees anything of it, and no new message came.
    assert [await private(person) for person in three.others] == before
    assert said(await private(planner)) == said(planned)
    again = await planner.pressed(planned, f"a:{three.sitting.table}:now.0")
    assert SAY("plan-now", picks=card) in plain(again)
    (held,) = await three.ahead()
    for _ in range(2):
        if await three.ahead():
            assert await three.step()

    async def brought_up_to_date() -> str | None:
        """The panel of somebody who only waits is, a moment later."""
        told = said(await private(planner))
        return None if "📌 Planned" in told else told

    # It is told to them with the rest when they are asked next, else as what they chose.
    after = await planner.until(brought_up_to_date, "the panel without the plan")
    assert card in after
    assert ("play-card", held) in three.answers()
    thread = "\n".join([shown(m) for m in await planner.messages(three.sitting.thread)])
    assert "📌" not in thread


async def test_whoever_confirms_confirms_plans_and_may_withdraw_them(three: Three) -> None:
    planner = three.planner
    hand = await planner.slash(three.sitting.thread, "/hand")
    old = await three.chosen(await planner.pressed(hand, f"a:{three.sitting.table}:plan"))
    await three.house.set_person(planner, confirm=True)
    card, drafted = await three.planned()
    assert SAY("about-to-choose", picks=card) in plain(drafted)
    assert not await three.ahead()
    planned = await planner.pressed(drafted, control(drafted, "^a:.*:ok$"))
    assert SAY("plan-now", picks=card) in plain(planned)
    assert len(await three.ahead()) == 1
    one = await planner.pressed(planned, f"a:{three.sitting.table}:now.0")
    gone = await planner.pressed(one, control(one, "^a:.*:drop$"))
    assert "📌 Planned" not in said(gone)
    assert not await three.ahead()
    panel = await three.until_planner_is_asked()
    # The first line says in plain words who is meant and for what: a phone shows no more of it.
    # Then comes what happened since, and last, right above its controls, the question.
    lines = said(panel).splitlines()
    assert lines[0].startswith("**Brian Boru**: your turn to ")
    assert lines[0].endswith(f"/{three.sitting.thread})"), "the way to the thread"
    assert [line for line in lines if line.startswith(("> ", "### "))][-1].startswith("### ")
    for id_ in [id_ for id_ in controls(panel, "a:") if ":more." in id_]:
        assert (await planner.pressed(panel, id_))["ephemeral"]
    # A control for what can come no more is refused.
    option = next(i for i in controls(old, "a:") if i.split(":")[-1][0] in "so")
    values = [one["value"] for one in controls(old)[option].get("options", ())][:1]
    assert await planner.refused(old, option, *values) == SAY("refused-stale", detail="")


async def test_what_is_not_possible_any_more_is_dropped_and_one_is_told(three: Three) -> None:
    planner = three.planner
    await three.planned()
    mine = (await three.house.view(three.sitting, planner)).view.hand
    # A card that they do not hold, as if it had gone since.
    gone = next(card for card in ("r11", "b12", "w13", "y14", "r15") if card not in mine)
    await three.house.plans_are_of(gone)
    panel = await three.until_planner_is_asked()
    (told,) = [line for line in said(panel).splitlines() if line.startswith("📌")]
    start, _, rest = SAY("plan-dropped", picks="CARD").partition("CARD")
    assert told.startswith(start)
    assert told.endswith(rest)
    for other in three.others:
        assert "📌" not in said(await private(other))
    custom_id, values = usable(panel, "q:")
    assert rest not in said(await planner.pressed(panel, custom_id, *values))
