"""`/replay`, `/log` and `/game export`, as people see them, before the end and after it."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from cogs.frame.house import House
from cogs.frame.speech import event_line
from cogs.past.films import OF_A_PERSON
from engine.kit.chance import Chance
from engine.table.past import check as replaying
from localtable.world.first_world import LOUNGE, TABLES
from tests.e2e.house import played_on
from tests.e2e.people import Json, People, Person, controls, parts, said
from tests.e2e.play import Sitting, open_table, table_message
from texts import own_words

say = own_words("en")


def shown_pictures(message: Json) -> dict[str, Json]:
    """The pictures of a panel, by file name."""
    items = [item for part in parts(message) if part["type"] == 12 for item in part["items"]]
    return {item["media"]["url"].split("/")[-1].split("?")[0]: item for item in items}


def pictures(message: Json) -> list[str]:
    return list(shown_pictures(message))


def words(message: Json) -> str:
    """All that is said, the pictures' words too."""
    return "\n".join([said(message), *(i["description"] for i in shown_pictures(message).values())])


async def painted(person: Person, message: Json) -> bytes:
    """The board, as it is shown."""
    return await person.fetch(shown_pictures(message)["board.png"]["media"]["url"])


def move(message: Json, what: str) -> str:
    """The id of a control of the replay, by what it does."""
    (found,) = [i for i in controls(message, "x:") if i.split(":")[2] == what]
    return found


def is_disabled(message: Json, what: str) -> bool:
    return bool(controls(message)[move(message, what)].get("disabled"))


async def stepped(person: Person, panel: Json, what: str, *values: str) -> Json:
    return await person.pressed(panel, move(panel, what), *values)


async def test_a_finished_game_is_stepped_through_with_all_hands(
    house: House, people: People
) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    sitting = await open_table([ana, bram, carlos], TABLES)
    await played_on(house, sitting)
    message = await table_message(ana, sitting)
    panel = await ana.pressed(message, f"x:{sitting.table}:open")
    assert panel["ephemeral"]
    assert say("replay-start") in said(panel)
    assert is_disabled(panel, "first")
    assert is_disabled(panel, "back")
    passage = await house.adapter.passage(sitting.table, int(ana.id), "last")
    last = len(passage.stops) - 1
    assert say("replay-step", step="0", last=str(last)) in said(panel)
    assert pictures(panel) == ["board.png"], "nobody holds anything yet"
    # A milestone with hands, from the menu.
    options = controls(panel)[move(panel, "at")]["options"]
    assert 1 < len(options) <= 25
    jumped = await stepped(ana, panel, "at", options[1]["value"])
    index = next(i for i, s in enumerate(passage.stops) if str(s.record) == options[1]["value"])
    assert say("replay-step", step=str(index), last=str(last)) in said(jumped)
    assert pictures(jumped) == ["board.png", "hand-0.png", "hand-1.png", "hand-2.png"]
    for name in (ana.name, bram.name, carlos.name):
        assert f"**{name}**" in said(jumped)
    for item in shown_pictures(jumped).values():
        assert (await ana.fetch(item["media"]["url"])).startswith(b"\x89PNG")
        assert len(item["description"]) > 20
    # On, back, hands away and back again.
    on = await stepped(ana, jumped, "forward")
    assert say("replay-step", step=str(index + 1), last=str(last)) in said(on)
    table = await house.adapter.table(sitting.table)
    for event in passage.stops[index + 1].events:
        if event.seats is None:
            line = event_line(table, event, "en")
            assert house.signs.content(table, line, "en") in said(on)
    hidden = await stepped(ana, on, "hands")
    assert pictures(hidden) == ["board.png"]
    back = await stepped(ana, hidden, "back")
    assert said(back).split("\n")[:2] == said(jumped).split("\n")[:2]
    assert pictures(back) == ["board.png"], "hidden hands stay hidden"
    end = await stepped(ana, back, "last")
    assert is_disabled(end, "forward")
    assert f"{max(passage.view.standing.points)} points" in said(end), "the result, also after much"
    start = await stepped(ana, end, "first")
    assert say("replay-start") in said(start)


async def filmed(person: Person, panel: Json) -> Json:
    """The message with the film, once it is made."""
    begun = await person.pressed(panel, move(panel, "film"))

    async def look() -> Json | None:
        message = await person.message(begun["channel_id"], begun["id"])
        return message if message["attachments"] else None

    return await person.until(look, "the film")


async def test_a_game_becomes_a_film_for_oneself_and_then_for_everybody(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A running one up to the present milestone. Who asks for many has to wait."""
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    sitting = await open_table([ana, bram, carlos], TABLES)
    await played_on(house, sitting, 40)
    panel = await ana.slash(sitting.thread, "/replay")
    film = await filmed(ana, panel)
    assert film["ephemeral"]
    ((name, gif),) = (await files(ana, film)).items()
    records = await house.store.log.records(sitting.table)
    milestones = sum(record.milestone for record in records)
    assert name.endswith(f"-{sitting.table}.gif")
    assert Image.open(BytesIO(gif)).n_frames == 1 + milestones > 2
    assert film["attachments"][0]["description"].startswith(
        say("film-alt", game=said(film).split("**")[1], count=1 + milestones)
    )
    # Somebody else gets the same one, and it is not made again.
    monkeypatch.setattr("pictures.studio.film", None)
    panel = await bram.slash(sitting.thread, "/replay")
    assert await files(bram, await filmed(bram, panel)) == {name: gif}
    (share,) = controls(film, "x:")
    shown = await ana.pressed(film, share)
    assert not shown.get("ephemeral")
    assert await files(carlos, shown) == {name: gif}
    assert not controls(shown)
    for _ in range(OF_A_PERSON - 1):
        await ana.pressed(film, share)
    refused = said(await ana.pressed(film, share))
    assert refused.startswith(say("film-too-often", until="|").split("|")[0])


async def test_before_the_end_a_replay_shows_nothing_hidden(house: House, people: People) -> None:
    """Everybody, seated or not, gets the same pictures and words, and no hand."""
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    stranger = await people.add("Eve")
    for person in (ana, bram):
        await person.settings(locale="en-US")
    sitting = await open_table([ana, bram, carlos], TABLES)
    await played_on(house, sitting, 40)
    panels: dict[str, list[Json]] = {}
    boards: list[list[bytes]] = []
    for person in (ana, bram, stranger):
        panel = await person.slash(sitting.thread, "/replay")
        assert panel["ephemeral"]
        assert not any(i.split(":")[2] == "hands" for i in controls(panel, "x:"))
        seen = panels[person.name] = [panel]
        boards.append([await painted(person, panel)])
        for _ in range(12):
            seen.append(await stepped(person, seen[-1], "back"))
            boards[-1].append(await painted(person, seen[-1]))
    assert boards[0] == boards[1] == boards[2]
    private = {
        person.name: [
            event_line(await house.adapter.table(sitting.table), line.event, "en")
            for line in await house.adapter.chronicle(sitting.table, int(person.id), limit=10_000)
            if line.event.seats is not None
        ]
        for person in sitting.people
    }
    assert all(private.values()), "nothing private has happened"
    for step in range(13):
        shown = {name: seen[step] for name, seen in panels.items()}
        assert all(pictures(panel) == ["board.png"] for panel in shown.values())
        for name, panel in shown.items():
            others = {line for other, lines in private.items() if other != name for line in lines}
            assert not [line for line in others if line in words(panel)]


async def test_a_replay_works_in_direct_messages_and_after_a_restart(
    house: House, people: People
) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    sitting = await open_table([ana, bram, carlos], TABLES)
    await played_on(house, sitting)
    offered = await ana.complete(ana.dm, "/replay", "table", table="")
    assert [value for _, value in offered] == [str(sitting.table)]
    panel = await ana.slash(ana.dm, "/replay")
    assert say("replay-start") in said(panel)
    # The ids carry all that is needed: another cog object knows how to go on.
    await house.reload_extension("cogs.past.replay")
    on = await stepped(ana, panel, "forward")
    assert say("replay-start") not in said(on)
    named = await ana.slash(ana.dm, "/replay", table=str(sitting.table))
    assert said(named) == said(panel)
    eve = await people.add("Eve")
    refused = await eve.slash(eve.dm, "/replay", table=str(sitting.table))
    assert said(refused) == say("refused-no-table", detail="")
    nothing = await eve.slash(LOUNGE, "/replay")
    assert said(nothing) == say("refused-which-table", detail="")


async def test_words_instead_of_pictures(house: House, people: People) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    sitting = await open_table([ana, bram, carlos], TABLES)
    await played_on(house, sitting)
    await house.store.people.set_text_only(int(ana.id), True)
    panel = await ana.slash(sitting.thread, "/replay")
    options = controls(panel)[move(panel, "at")]["options"]
    jumped = await stepped(ana, panel, "at", options[1]["value"])
    assert pictures(jumped) == []
    assert f"**{bram.name}**" in said(jumped)


async def test_a_long_list_of_milestones_has_pages(house: House, people: People) -> None:
    five = [people[name] for name in list(people)[:5]]
    sitting = await open_table(five, TABLES)
    await played_on(house, sitting)
    panel = await five[0].slash(sitting.thread, "/replay")
    marks = controls(panel)[move(panel, "at")]["options"]
    seen = [option["value"] for option in marks]
    turns = [i for i in controls(panel, "x:") if i.split(":")[2].startswith("page.")]
    while turns and not controls(panel)[turns[-1]].get("disabled"):
        panel = await five[0].pressed(panel, turns[-1])
        seen += [option["value"] for option in controls(panel)[move(panel, "at")]["options"]]
        turns = [i for i in controls(panel, "x:") if i.split(":")[2].startswith("page.")]
    records = await house.store.log.records(sitting.table)
    assert [int(value) for value in seen] == [r.record for r in records if r.milestone]
    assert len(seen) > 5


async def turned(person: Person, page: Json, key: str) -> Json | None:
    """The page that a button of the log leads to; None: it leads nowhere."""
    label = say(key)
    for id_, part in controls(page, "t:").items():
        if part.get("label") == label:
            return None if part.get("disabled") else await person.pressed(page, id_)
    return None


async def test_the_log_of_a_whole_game_turns_back_to_its_first_event_and_on_again(
    house: House, people: People
) -> None:
    """Five seats, to the end; with an answer taken back, and events of one's own."""
    five = [people[name] for name in list(people)[:5]]
    ana = five[0]
    await ana.settings(locale="en-US")
    sitting = await open_table(five, TABLES)
    await taken_back(house, sitting)
    await played_on(house, sitting)
    page = await ana.slash(sitting.thread, "/log")
    back = [said(page)]
    assert await turned(ana, page, "button-newer") is None
    while (older := await turned(ana, page, "button-older")) is not None:
        page = older
        back.append(said(page))
    forth = [said(page)]
    while (newer := await turned(ana, page, "button-newer")) is not None:
        page = newer
        forth.append(said(page))
    lines = await house.adapter.chronicle(sitting.table, int(ana.id), limit=10_000)
    table = await house.adapter.table(sitting.table)
    told = [event_line(table, line.event, "en") for line in lines]
    told = [text for text in told if text]
    marks = house.signs._marks.get(table.game, {})
    for pages in (back, forth):
        for sign, mark in marks.items():
            # Discord shows them by their number, so that their names may be short.
            number = mark.rsplit(":", 1)[1]
            pages[:] = [re.sub(rf"<:\w+:{number}", sign, text) for text in pages]
    heading = back[0].splitlines()[0]
    for pages in (back[::-1], forth):
        assert len(pages) > 2
        body = [
            row
            for page_text in pages
            for row in page_text.removeprefix(heading).splitlines()
            if row and not row.startswith("-# <t:")
        ]
        assert body == [row for text in told for row in text.splitlines() if row]
    assert any(line.event.kind == "undo" for line in lines)
    assert any(line.event.seats is not None for line in lines)
    oldest = await turned(ana, page, "button-oldest")
    assert oldest is not None
    assert await turned(ana, oldest, "button-older") is None
    newest = await turned(ana, oldest, "button-newest")
    assert newest is not None
    assert await turned(ana, newest, "button-newer") is None


async def taken_back(house: House, sitting: Sitting) -> None:
    """Somebody answers, and takes it back."""
    luck = Chance(bytes(16), 9)
    for _ in range(80):
        for person in sitting.people:
            sight = await house.adapter.sight(sitting.table, int(person.id))
            if sight.undo is not None and sight.undo[0]:
                await house.adapter.undo(sitting.table, int(person.id))
                return
            for open_ in sight.open:
                if open_.given is None:
                    picks = open_.question.sample(luck)
                    await house.adapter.answer(sitting.table, int(person.id), open_.ticket, picks)
                    break
    raise AssertionError("nobody could take anything back")


async def files(person: Person, message: Json) -> dict[str, bytes]:
    return {f["filename"]: await person.fetch(f["url"]) for f in message["attachments"]}


async def test_an_export_is_public_before_the_end_and_whole_after_it(
    house: House, people: People, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    sitting = await open_table([ana, bram, carlos], TABLES)
    await played_on(house, sitting, 40)
    answer = await ana.slash(sitting.thread, "/game export")
    assert answer["ephemeral"]
    assert said(answer) == say("export-public")
    found = await files(ana, answer)
    (table_file, text_file) = sorted(found)
    assert table_file.endswith("-public.json")
    assert text_file.endswith("-public.txt")
    data = json.loads(found[table_file])
    assert data["complete"] is False
    assert "seed" not in data
    assert not any("picks" in entry for entry in data["records"])
    assert say("export-public") in found[text_file].decode()
    await played_on(house, sitting)
    spanish = own_words("es")
    answer = await carlos.slash(sitting.thread, "/game export")
    assert said(answer) == spanish("export-complete")
    found = await files(carlos, answer)
    (name,) = [name for name in found if name.endswith(".json")]
    file = tmp_path / name
    file.write_bytes(found[name])
    assert replaying.run(file, "pt-BR", False) == 0
    told = capsys.readouterr().out
    for person in sitting.people:
        assert person.name in told
