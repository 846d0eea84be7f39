"""Planning ahead, and what happened since one's last move, as people see it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cogs.frame.house import House
from cogs.panel.since import MOST_LINES
from cogs.play import plan_windows
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from tests.e2e.people import Json, People, Person, controls, said, shown
from tests.e2e.play import Player, Sitting, open_table
from tests.e2e.runs import settled
from texts import own_words

SAY = own_words("en")
RADIO_GROUP = 21


async def three(people: People) -> tuple[Sitting, list[Player]]:
    """Ana, Bram and Sunniva, who all read English."""
    sitting = await open_table([people[name] for name in ("Ana", "Bram", "Sunniva")], TABLES)
    return sitting, [Player(p, sitting, Random(n)) for n, p in enumerate(sitting.people)]


async def private(person: Person) -> Json:
    """Their panel: the newest message of their DMs with its buttons."""
    messages = await person.messages(person.dm)
    panels = (m for m in reversed(messages) if controls(m, "p:") or controls(m, "a:"))
    return next(panels, {"content": "", "components": []})


async def step(house: House, players: list[Player], but: tuple[Player, ...] = ()) -> bool:
    """Somebody answers what they are asked; False: nobody is asked but those."""
    await settled(house)
    for player in players:
        if player not in but and await player.panel() is not None:
            await player._next_step()
            await settled(house)
            return True
    return False


async def play_until(
    house: House,
    players: list[Player],
    fits: Callable[[Player, Json], bool],
    but: tuple[Player, ...] = (),
) -> Player:
    """Play on until somebody's panel fits; that person."""
    for _ in range(200):
        await settled(house)
        for player in players:
            if fits(player, await private(player.person)):
                return player
        assert await step(house, players, but), "everybody waits"
    raise AssertionError("it did not come to that")


async def next_card(house: House, players: list[Player]) -> Player:
    """Play on until somebody waits to follow in a trick whose town is named; that person."""
    for _ in range(200):
        await settled(house)
        for player in players:
            sight = await house.adapter.sight(player.sitting.table, int(player.person.id))
            kinds = [(a.question.kind, len(a.question.about)) for a in sight.ahead[:1]]
            if kinds == [("play-card", 2)] and not sight.open:
                return player
        assert await step(house, players), "everybody waits"
    raise AssertionError("it did not come to that")


async def open_plan(player: Player) -> Json:
    panel = await private(player.person)
    return await player.person.pressed(panel, f"a:{player.sitting.table}:plan")


async def chosen(player: Player, panel: Json, value: int = 0) -> Json:
    """Choose what to plan in the list, if there is one."""
    menu = controls(panel, f"a:{player.sitting.table}:pick")
    if not menu:
        return panel
    ((id_, part),) = menu.items()
    return await player.person.pressed(panel, id_, part["options"][value]["value"])


async def pick(player: Player, panel: Json, number: int = 0) -> tuple[str, Json]:
    """Choose an option of what is planned: its label, and the panel after it."""
    for id_, part in controls(panel, f"a:{player.sitting.table}:").items():
        what = id_.split(":")[-1]
        if what == f"o{number}":
            return part["label"], await player.person.pressed(panel, id_)
        if what[0] == "s" and part.get("options"):
            option = part["options"][number]
            return option["label"], await player.person.pressed(panel, id_, option["value"])
    raise AssertionError(f"nothing to choose in {panel}")


async def test_the_next_card_is_planned_shown_and_given_when_it_is_asked_for(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, players = await three(people)
    planner = await next_card(house, players)
    others = [player for player in players if player is not planner]
    before = {p.person.name: await private(p.person) for p in others}

    offered = await chosen(planner, await open_plan(planner))
    card, planned = await pick(planner, offered)
    assert f"📌 Next card → {card}" in said(planned).replace("**", "")
    back = await planner.person.pressed(planned, f"a:{sitting.table}:back")
    assert f"📌 Next card → {card}" in said(back).replace("**", "")
    await settled(house)
    # Nobody else sees anything of it, and no new message came.
    assert {p.person.name: await private(p.person) for p in others} == before
    assert said(await private(planner.person)) == said(back)

    me = int(planner.person.id)
    (held,) = [a for a in (await house.adapter.sight(sitting.table, me)).ahead if a.picks]
    for _ in range(2):
        if "📌 Next card" in said(await private(planner.person)):
            assert await step(house, players)
    after = said(await private(planner.person))
    assert "📌 Next card" not in after
    records = await house.store.log.records(sitting.table)
    theirs = [r for r in records if r.person == me]
    assert (theirs[-1].question_kind, theirs[-1].picks) == ("play-card", held.picks)
    # It is told to them with the rest when they are asked next, else as what they chose.
    assert card in after
    thread = "\n".join([shown(m) for m in await planner.person.messages(sitting.thread)])
    assert "📌" not in thread


async def test_a_plan_is_withdrawn_and_one_is_asked(
    table: LocalTable, people: People, house: House
) -> None:
    _, players = await three(people)
    planner = await next_card(house, players)
    offered = await chosen(planner, await open_plan(planner))
    _, planned = await pick(planner, offered)
    one = await chosen(planner, planned)
    ((drop, _),) = [
        (id_, part) for id_, part in controls(one, "a:").items() if id_.endswith(":drop")
    ]
    gone = await planner.person.pressed(one, drop)
    assert "📌 Next card" not in said(gone)
    asked = await play_until(
        house,
        players,
        lambda player, panel: player is planner and "to play a card" in said(panel).split("\n")[0],
        (planner,),
    )
    assert asked is planner


async def test_what_is_not_possible_any_more_is_dropped_and_one_is_told(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, players = await three(people)
    planner = await next_card(house, players)
    await pick(planner, await chosen(planner, await open_plan(planner)))
    mine = (await house.adapter.sight(sitting.table, int(planner.person.id))).view.hand
    # A card that they do not hold, as if it had gone since.
    gone = next(card for card in ("r11", "b12", "w13", "y14", "r15") if card not in mine)
    await house.store.write(
        lambda c: c.execute("UPDATE held SET picks_json = ?", (f'["{gone}"]',)).rowcount
    )
    await play_until(
        house,
        players,
        lambda player, panel: player is planner and "to play a card" in said(panel).split("\n")[0],
        (planner,),
    )
    panel = await private(planner.person)
    (told,) = [line for line in said(panel).splitlines() if line.startswith("📌")]
    start, _, rest = SAY("plan-dropped", picks="CARD").partition("CARD")
    assert told.startswith(start)
    assert told.endswith(rest)
    for other in players:
        if other is not planner:
            assert "📌" not in said(await private(other.person))
    answered = await planner.person.pressed(panel, *_first_option(panel))
    assert rest not in said(answered)


async def opened(player: Player, panel: Json) -> Json:
    """The window in which one lays down what may come first, opened from the waiting panel."""
    (button, *_) = [id_ for id_ in controls(panel, "a:") if ":now." in id_]
    await player.person.press(panel["id"], button)
    return await player.person.window()


def fields(window: Json) -> list[Json]:
    """What is to be filled in, each with its label."""
    return [{**part["component"], "label": part["label"]} for part in window["components"]]


async def test_a_card_and_its_second_choice_are_laid_down_in_one_window(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, players = await three(people)
    planner = await next_card(house, players)
    me = int(planner.person.id)
    waiting = await private(planner.person)
    window = await opened(planner, waiting)
    first, second, *_ = fields(window)
    assert {first["type"], second["type"]} == {RADIO_GROUP}
    assert second["label"].startswith(SAY("plan-window-else", what="").strip())
    names = [option["label"] for option in first["options"]]
    values = [None] * len(fields(window))
    values[:2] = "1", "0"
    sent = await planner.person.submit(window, *values)
    panel = await planner.person.outcome(sent, planner.person.dm, waiting)
    planned = SAY("plan-else", one=names[1], other=names[0])
    assert planned in said(panel).replace("**", "")
    ahead = (await house.adapter.sight(sitting.table, me)).ahead[0]
    assert len(ahead.choices) == 2
    again = fields(await opened(planner, await back(planner, panel)))
    chosen = [[o["value"] for o in f["options"] if o.get("default")] for f in again[:2]]
    assert chosen == [["1"], ["0"]]
    # As if they did not hold the first any more.
    gone = "UPDATE held SET picks_json = '[\"gone\"]'"
    await house.store.write(lambda c: c.execute(gone).rowcount)
    for _ in range(2):
        if any(a.choices for a in (await house.adapter.sight(sitting.table, me)).ahead):
            assert await step(house, players, (planner,))
    theirs = [r for r in await house.store.log.records(sitting.table) if r.person == me]
    assert (theirs[-1].question_kind, theirs[-1].picks) == ("play-card", ahead.choices[1])


async def back(player: Player, panel: Json) -> Json:
    return await player.person.pressed(panel, f"a:{player.sitting.table}:back")


def _first_option(panel: Json) -> tuple[str, ...]:
    """A control of the question that is asked, and a value for it."""
    for id_, part in controls(panel, "q:").items():
        if part.get("options"):
            return id_, part["options"][0]["value"]
        return (id_,)
    raise AssertionError("nothing is asked")


async def test_whoever_confirms_confirms_a_plan_too(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, players = await three(people)
    planner = await next_card(house, players)
    me = int(planner.person.id)
    await house.store.people.set_confirm(me, True)
    one = await chosen(planner, await open_plan(planner))
    card, drafted = await pick(planner, one)
    assert SAY("about-to-choose", picks=card) in said(drafted).replace("**", "")
    assert not [a for a in (await house.adapter.sight(sitting.table, me)).ahead if a.picks]
    confirm = next(id_ for id_ in controls(drafted, "a:") if id_.endswith(":ok"))
    planned = await planner.person.pressed(drafted, confirm)
    assert f"📌 Next card → {card}" in said(planned).replace("**", "")
    assert len([a for a in (await house.adapter.sight(sitting.table, me)).ahead if a.picks]) == 1


async def test_what_the_card_does_is_planned_with_it(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, players = await three(people)
    planner = await next_card(house, players)
    card, planned = await pick(planner, await chosen(planner, await open_plan(planner)))
    menu = controls(planned, f"a:{sitting.table}:pick")[f"a:{sitting.table}:pick"]
    named = [option["label"] for option in menu["options"]]
    assert named[0] == "Next card"
    wanted = f"If {card} does not win"
    if wanted in named:  # royal cards have one action alone
        one = await chosen(planner, planned, named.index(wanted))
        action, both = await pick(planner, one, 1)
        assert f"📌 {wanted} → {action}" in said(both).replace("**", "")


async def test_a_control_for_what_can_come_no_more_is_refused(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, players = await three(people)
    planner = await next_card(house, players)
    slash = await planner.person.slash(sitting.thread, "/hand")
    listed = await planner.person.pressed(slash, f"a:{sitting.table}:plan")
    old = await chosen(planner, listed)
    others = [player for player in players if player is not planner]
    await play_until(
        house,
        players,
        lambda player, panel: player is planner and "to play a card" in said(panel).split("\n")[0],
        (planner,),
    )
    control = next(i for i in controls(old, f"a:{sitting.table}:") if i.split(":")[-1][0] in "so")
    values = ["0"] if control.split(":")[-1][0] == "s" else []
    told = await planner.person.refused(old, control, *values)
    assert told == SAY("refused-stale", detail="")
    assert others


async def test_a_prompt_begins_with_what_happened_since_ones_last_move(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, players = await three(people)

    def fits(player: Player, panel: Json) -> bool:
        asked, more = (controls(panel, f"{of}:{sitting.table}:") for of in "qa")
        known = SAY("since").rstrip(":") in said(panel)
        return known and bool(asked) and any(":more." in id_ for id_ in more)

    reader = await play_until(house, players, fits)
    panel = await private(reader.person)
    lines = said(panel).splitlines()
    # The first line says in plain words who is meant and for what: a phone shows no more of it.
    assert "it is your turn to" in lines[0]
    assert lines[0].startswith("**")
    quoted = [line for line in lines if line.startswith("> ")]
    assert quoted[0].startswith(f"> {SAY('since').rstrip(':')} (and ")
    assert 2 <= len(quoted) <= 1 + MOST_LINES
    assert lines[1].startswith("-# ")
    assert lines[2 : 2 + len(quoted)] == quoted
    # The question stands last: right above the picture and its controls.
    assert [line for line in lines[2 + len(quoted) :] if line.startswith("### ")]

    ((more, _),) = controls(panel, f"a:{sitting.table}:more").items()
    whole = await reader.person.pressed(panel, more)
    assert whole["ephemeral"]
    assert len(said(whole)) > len("".join(quoted))
    me = int(reader.person.id)
    first, news = await house.adapter.since(sitting.table, me)
    # What came of their own move is news, too, where others did it.
    assert int(more.rpartition(".")[2]) in (first - 1, first)
    assert news


async def test_nothing_is_said_where_nothing_happened_since(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, _ = await three(people)
    await settled(house)
    prompts = [await private(person) for person in sitting.people]
    (first,) = [panel for panel in prompts if controls(panel, "q:")]
    assert "it is your turn to" in said(first).splitlines()[0]
    assert "Since your last move" not in said(first)


async def test_where_no_window_holds_it_the_second_choice_is_made_in_menus(
    table: LocalTable, people: People, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan_windows, "_holds", lambda question: False)
    sitting, players = await three(people)
    planner = await next_card(house, players)
    panel = await planner.person.pressed(await private(planner.person), f"a:{sitting.table}:now.0")
    one, listed = await pick(planner, panel, 2)
    shown = await chosen(planner, listed)
    (second,) = [id_ for id_ in controls(shown, "a:") if id_.endswith(":window")]
    asked = await planner.person.pressed(shown, second)
    assert SAY("plan-otherwise") in said(asked)
    ((menu, part), *_) = [(i, p) for i, p in controls(asked, "a:").items() if ":1." in i]
    other = part["options"][0]
    listed = await planner.person.pressed(asked, menu, other["value"])
    planned = SAY("plan-else", one=one, other=other["label"])
    assert planned in said(listed).replace("**", "")


async def test_whoever_usually_takes_hours_is_asked_for_a_second_choice(
    table: LocalTable, people: People, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, players = await three(people)
    planner = await next_card(house, players)
    offered = await chosen(planner, await open_plan(planner))

    async def usual_wait(number: int, person: int) -> int:
        return 3 * 3600

    monkeypatch.setattr(house.adapter, "usual_wait", usual_wait)
    card, asked = await pick(planner, offered)
    assert SAY("plan-now", picks=card) in said(asked).replace("**", "")
    assert SAY("plan-otherwise") in said(asked)
