"""`/replay`, `/log` and `/game export`, as people see them, before the end and after it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.e2e.house import House
from tests.e2e.people import Json, People, Person, control, controls, parts, said
from tests.e2e.play import Sitting, at_table, table_message
from texts import own_words

say = own_words("en")
HANDS = ["hand-0.png", "hand-1.png", "hand-2.png"]
NAMES = ("Ana", "Bram", "Carlos")


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
    return control(message, f"^x:[^:]*:{what}(:|$)")


def is_disabled(message: Json, what: str) -> bool:
    return bool(controls(message)[move(message, what)].get("disabled"))


async def stepped(person: Person, panel: Json, what: str, *values: str) -> Json:
    return await person.pressed(panel, move(panel, what), *values)


async def files(person: Person, message: Json) -> dict[str, bytes]:
    return {f["filename"]: await person.fetch(f["url"]) for f in message["attachments"]}


async def filmed(person: Person, panel: Json) -> Json:
    """The message with the film, once it is made."""
    begun = await person.pressed(panel, move(panel, "film"))

    async def look() -> Json | None:
        message = await person.again(begun)
        return message if message["attachments"] else None

    return await person.until(look, "the film")


async def played(people: People, house: House, answers: int = 10_000) -> Sitting:
    sitting = await at_table(house, people, *NAMES)
    await house.played_on(sitting, answers)
    return sitting


async def test_a_finished_game_is_seen_again_with_all_hands(house: House, people: People) -> None:
    ana = people["Ana"]
    sitting = await played(people, house)
    panel = await ana.pressed(await table_message(ana, sitting), f"x:{sitting.table}:open")
    assert panel["ephemeral"]
    assert say("replay-start") in said(panel)
    assert is_disabled(panel, "first")
    assert is_disabled(panel, "back")
    told = await house.stops(sitting, ana)
    stops = list(told)
    last = str(len(stops) - 1)
    assert say("replay-step", step="0", last=last) in said(panel)
    assert pictures(panel) == ["board.png"], "nobody holds anything yet"
    # A milestone with hands, from the menu.
    options = controls(panel)[move(panel, "at")]["options"]
    assert 1 < len(options) <= 25
    jumped = await stepped(ana, panel, "at", options[1]["value"])
    index = stops.index(int(options[1]["value"]))
    assert say("replay-step", step=str(index), last=last) in said(jumped)
    assert pictures(jumped) == [*HANDS, "board.png"], "right above the buttons"
    assert all(f"**{name}**" in said(jumped) for name in NAMES)
    for item in shown_pictures(jumped).values():
        assert (await ana.fetch(item["media"]["url"])).startswith(b"\x89PNG")
        assert len(item["description"]) > 20
    # On, back, hands away and back again.
    on = await stepped(ana, jumped, "forward")
    assert say("replay-step", step=str(index + 1), last=last) in said(on)
    for line in told[stops[index + 1]]:
        assert line in said(on)
    hidden = await stepped(ana, on, "hands")
    assert pictures(hidden) == ["board.png"]
    back = await stepped(ana, hidden, "back")
    assert said(back).split("\n")[:2] == said(jumped).split("\n")[:2]
    assert pictures(back) == ["board.png"], "hidden hands stay hidden"
    end = await stepped(ana, back, "last")
    assert is_disabled(end, "forward")
    best = next(r.points for r in await house.results(sitting) if r.place == 1)
    assert f"{best} points" in said(end), "the result, also after much"
    assert say("replay-start") in said(await stepped(ana, end, "first"))
    # Also in direct messages; and the ids carry all that is needed after a restart.
    panel = await ana.slash(ana.dm, "/replay", table=str(sitting.table))
    await house.reloads_the_replay()
    assert say("replay-start") not in said(await stepped(ana, panel, "forward"))
    # Words instead of pictures for whoever wants them.
    await house.set_person(ana, text_only=True)
    panel = await ana.slash(sitting.thread, "/replay")
    jumped = await stepped(ana, panel, "at", options[1]["value"])
    assert pictures(jumped) == []
    assert f"**{NAMES[1]}**" in said(jumped)


async def test_a_game_becomes_a_film(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A running one up to the present milestone. Who asks for many has to wait."""
    ana, bram, carlos = (people[name] for name in NAMES)
    sitting = await played(people, house, 40)
    film = await filmed(ana, await ana.slash(sitting.thread, "/replay"))
    assert film["ephemeral"]
    ((name, gif),) = (await files(ana, film)).items()
    assert name.endswith(f"-{sitting.table}.gif")
    assert gif.startswith(b"GIF89a")
    stops = 1 + sum(record.milestone for record in house.written(sitting).records)
    assert stops > 2
    title = said(film).split("**")[1]
    told = say("film-alt", game=title, count=stops)
    assert film["attachments"][0]["description"].startswith(told)
    # Somebody else gets the same one, and it is not made again.
    house.makes_no_films(monkeypatch)
    again = await filmed(bram, await bram.slash(sitting.thread, "/replay"))
    assert await files(bram, again) == {name: gif}
    share = control(film, "^x:")
    shown = await ana.pressed(film, share)
    assert not shown.get("ephemeral")
    assert await files(carlos, shown) == {name: gif}
    assert not controls(shown)
    told = [said(await ana.pressed(film, share)) for _ in range(20)]
    assert told[-1].startswith(say("film-too-often", until="|").split("|")[0])


async def test_before_the_end_a_replay_shows_nothing_hidden(house: House, people: People) -> None:
    """Everybody, seated or not, gets the same pictures and words, and no hand."""
    ana, bram, _ = (people[name] for name in NAMES)
    stranger = await people.add("Eve")
    sitting = await played(people, house, 40)
    boards: list[list[bytes]] = []
    panels: dict[str, list[Json]] = {}
    for person in (ana, bram, stranger):
        panel = await person.slash(sitting.thread, "/replay")
        assert panel["ephemeral"]
        assert not any(i.split(":")[2] == "hands" for i in controls(panel, "x:"))
        seen = panels[person.name] = [panel]
        boards.append([await painted(person, panel)])
        for _ in range(12):
            seen.append(await stepped(person, seen[-1], "back"))
            boards[-1].append(await painted(person, seen[-1]))
        assert all(pictures(panel) == ["board.png"] for panel in seen)
    assert boards[0] == boards[1] == boards[2]
    private = {p.name: await house.private_lines(sitting, p) for p in sitting.people}
    assert all(private.values()), "nothing private has happened"
    for name, seen in panels.items():
        others = {line for other, lines in private.items() if other != name for line in lines}
        for panel in seen:
            assert not [line for line in others if line in words(panel)]


async def turned(person: Person, page: Json, key: str) -> Json | None:
    """The page that a button of the log leads to; None: it leads nowhere."""
    for id_, part in controls(page, "t:").items():
        if part.get("label") == say(key):
            return None if part.get("disabled") else await person.pressed(page, id_)
    return None


async def test_a_whole_log_is_turned_back_and_on_again(house: House, people: People) -> None:
    """Five seats, to the end; with an answer taken back, and events of one's own."""
    ana, sitting = people["Ana"], await at_table(house, people, *people)
    await house.takes_back(sitting)
    await house.played_on(sitting)
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
    heading = back[0].splitlines()[0]
    told = await house.log_rows(sitting, ana)
    for pages in (back[::-1], forth):
        assert len(pages) > 2
        rows = [row for text in pages for row in text.removeprefix(heading).splitlines() if row]
        rows = [house.unmarked(row, sitting) for row in rows if not row.startswith("-# <t:")]
        assert rows == told
    assert await house.private_lines(sitting, ana)
    oldest = await turned(ana, page, "button-oldest")
    assert oldest is not None
    assert await turned(ana, oldest, "button-older") is None
    newest = await turned(ana, oldest, "button-newest")
    assert newest is not None
    assert await turned(ana, newest, "button-newer") is None


async def test_an_export_is_public_before_the_end_and_whole_after_it(
    house: House, people: People, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, carlos = people["Ana"], people["Carlos"]
    sitting = await played(people, house, 40)
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
    await house.played_on(sitting)
    answer = await carlos.slash(sitting.thread, "/game export")
    assert said(answer) == own_words("es")("export-complete")
    found = await files(carlos, answer)
    (name,) = [name for name in found if name.endswith(".json")]
    file = tmp_path / name
    file.write_bytes(found[name])
    assert house.check_export(file)
    told = capsys.readouterr().out
    assert all(person.name in told for person in sitting.people)
