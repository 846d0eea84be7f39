"""A table as a file: public before the end, whole after it, and what replays it notices lies."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from db.tables import log
from engine.games import all_games, game_words, wording
from engine.table.answers import queries
from engine.table.commands import playing
from engine.table.past import check, export
from engine.table.past.export import Sheet, from_json, readable, signed, to_json
from tests.engine.script import OtherScript
from tests.engine.table.conftest import ANA, BEN, CAT, House
from tests.engine.table.past.test_replay import played_on
from texts import LOCALES, own_words

ROOT = Path(__file__).parents[4]
PEOPLE = (ANA, BEN, CAT, 1004, 1005)


@dataclass
class Run:
    code: int
    out: str
    err: str


async def replayed(file: Path, *options: str) -> Run:
    """`python -m engine.table.past.check`, in a process of its own with another hash seed."""
    command = [sys.executable, "-m", "engine.table.past.check", str(file), *options]
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "77"}, stdout=PIPE, stderr=PIPE
    )
    out, err = await process.communicate()
    return Run(process.returncode or 0, out.decode(), err.decode())


async def exported(house: House, table: int, locale: str = "en") -> Sheet:
    names = [seat.name for seat in (await house.service.look(queries.table, table)).seats]
    return await house.service.look(export.sheet, table, names, locale)


@pytest.fixture
async def real(house: House) -> tuple[House, int]:
    """A table of a real game, at as many seats as it takes."""
    key, game = next(iter(all_games().items()))
    house.games[key] = game
    people = PEOPLE[: game.seats.stop - 1]
    return house, (await house.started(people, game=key)).id


def run(file: Path, capsys: pytest.CaptureFixture[str], locale: str = "en") -> Run:
    """The same in this process."""
    code = check.run(file, locale, False)
    told = capsys.readouterr()
    return Run(code, told.out, told.err)


async def test_a_finished_game_replays_in_another_process(
    real: tuple[House, int], tmp_path: Path
) -> None:
    house, number = real
    await played_on(house, number)
    whole = await exported(house, number)
    assert whole.complete
    file = tmp_path / "game.json"
    file.write_bytes(to_json(whole))
    done = await replayed(file)
    assert (done.code, done.err) == (0, "")
    view = await house.service.look(queries.view, number, None)
    names = [seat.name for seat in view.table.seats]
    for name, points in zip(names, view.view.standing.points, strict=True):
        assert name in done.out
        assert str(points) in done.out
    answers = sum(entry.kind == "answer" for entry in whole.records)
    assert answers > 100
    assert own_words("en")("export-checked", count=answers) in done.out
    quiet = await replayed(file, "--quiet", "--locale", "es")
    assert quiet.out.strip() == own_words("es")("export-checked", count=answers)


async def test_before_the_end_only_the_public_chronicle_goes_out_and_never_an_id(
    real: tuple[House, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house, number = real
    await played_on(house, number, 60)
    records = await house.store.read(log.everything, number)
    private = [e for r in records for e in r.events if e.seats is not None]
    assert private, "nothing private happened"
    whole = await exported(house, number)
    assert not whole.complete
    data = json.loads(to_json(whole))
    assert data["note"] == own_words("en")("export-public")
    assert data.keys() == {
        "format", "format_version", "complete", "note", "table", "game", "version", "options",
        "seats", "opened_at", "records", "checksum",
    }  # fmt: skip
    for entry in data["records"]:
        assert entry.keys() <= {"record", "at", "kind", "events"}
        for event in entry["events"]:
            assert event.keys() <= {"kind", "args", "seats", "reveals"}
            assert event.get("seats") is None
            assert not event.get("reveals")
    told = [(e["kind"], e["args"]) for entry in data["records"] for e in entry["events"]]
    lines = await house.service.look(queries.chronicle, number, None, limit=10_000)
    assert told == [(line.event.kind, line.event.args) for line in lines]
    file = tmp_path / "public.json"
    file.write_bytes(to_json(whole))
    done = run(file, capsys)
    assert done.code == 0
    assert own_words("en")("export-unchecked") in done.out
    assert own_words("en")("export-public") in done.out
    await played_on(house, number)
    for text in (to_json(whole).decode(), to_json(await exported(house, number)).decode()):
        assert not any(str(person) in text for person in PEOPLE)


async def test_the_public_file_is_the_same_whatever_is_hidden(house: House) -> None:
    """Two tables with other hands and secrets, but the same public course."""
    files = []
    for secret in ("one", "two"):
        table = await house.started()
        await house.do(table.id, ANA, "whisper")
        await house.do(table.id, BEN, "seal")
        await house.do(table.id, CAT, secret)
        data = json.loads(to_json(await exported(house, table.id)))
        del data["table"], data["checksum"]
        files.append(data)
    assert files[0] == files[1]


Change = Callable[[dict[str, Any]], Any]


def _last(data: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = next(r for r in reversed(data["records"]) if "picks" in r)
    return answer


CHANGES: dict[str, tuple[Change, str]] = {
    "seed": (lambda d: d.update(seed="00" * 16), "record "),
    "short seed": (lambda d: d.update(seed="00"), "16 bytes"),
    "no seed": (lambda d: d.update(seed="red"), "cannot begin"),
    "result": (lambda d: d["standing"]["places"].reverse(), "the result differs"),
    "last answer": (lambda d: d["records"].remove(_last(d)), "not over"),
    "first answer": (lambda d: d["records"].pop(0), "record 2"),
    "picks": (lambda d: _last(d).update(picks=["no such pick"]), "do not answer it (unknown)"),
    "seat": (lambda d: _last(d).update(seat=0, asked="x"), "is asked"),
    "question": (lambda d: _last(d).update(question=9999), "not open"),
    "events": (lambda d: d["records"][0]["events"].pop(), "it led to something other"),
    "seats": (lambda d: d["seats"].extend(d["seats"]), "seats"),
    "options": (lambda d: d.update(options={"luck": "more"}), "options"),
    "version": (lambda d: d.update(version=d["version"] + 1), "cannot be replayed"),
    "game": (lambda d: d.update(game="chess"), "not known here"),
}


@pytest.mark.parametrize("resigned", [False, True], ids=["plain", "checksum"])
async def test_a_changed_file_is_refused_with_what_is_wrong(
    real: tuple[House, int], tmp_path: Path, capsys: pytest.CaptureFixture[str], resigned: bool
) -> None:
    """Also where somebody has put the checksum right."""
    house, number = real
    await played_on(house, number)
    original = to_json(await exported(house, number))
    for name, (change, reason) in CHANGES.items():
        data = json.loads(original)
        change(data)
        changed = json.dumps(data).encode()
        if resigned:
            changed = to_json(signed(from_json(changed)))
        file = tmp_path / f"{name}.json"
        file.write_bytes(changed)
        done = run(file, capsys)
        assert done.code == 1, name
        assert reason in done.err, (name, done.err)
        assert ("checksum" in done.err) is not resigned, name
        assert done.out == "", name
    data = json.loads(original)
    data["seats"][0]["name"] = "Somebody else"
    file.write_text(json.dumps(data))
    assert "checksum" in run(file, capsys).err
    file.write_text(json.dumps({**data, "format_version": 2}))
    assert "version 2 of the format" in run(file, capsys).err
    # How it is laid out does not count.
    file.write_text(json.dumps(json.loads(original), separators=(",", ":")))
    assert run(file, capsys).code == 0


def test_what_is_no_export_is_said_to_be_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "strange.json"
    done = run(file, capsys)
    assert (done.code, "cannot be read" in done.err) == (1, True)
    for text in ("", "{", "[]", "{}", '{"format": "other"}', '"meadhall-table"', "\x00\xff"):
        file.write_bytes(text.encode("latin-1"))
        done = run(file, capsys)
        assert (done.code, done.out) == (1, "")
        assert "no exported game" in done.err


async def test_a_game_that_changed_its_rules_is_checked_from_there(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "whisper")
    await house.service.do(table.id, playing.undo, ANA)
    await house.do(table.id, ANA, "luck")
    house.games["script"] = OtherScript()
    await house.do(table.id, BEN, "luck")
    await house.do(table.id, CAT, "again")
    await house.service.do(table.id, playing.undo, CAT)
    await house.do(table.id, CAT, "end")
    whole = await exported(house, table.id)
    kinds = [entry.kind for entry in whole.records]
    assert kinds == ["undo", "answer", "checkpoint", "answer", "undo", "answer"]
    again = from_json(to_json(whole))
    monkeypatch.setattr(check, "all_games", lambda: house.games)
    assert list(check.problems(again)) == []
    other = to_json(again).replace(b'"turn"', b'"torn"')
    (wrong,) = check.problems(signed(from_json(other)))
    assert wrong == "record 8: seat 1 is asked 'deed'"
    none = to_json(again).replace(b'"trail"', b'"trial"')
    (wrong,) = check.problems(signed(from_json(none)))
    assert wrong.startswith("record ")


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_chronicle_reads_in_every_language(real: tuple[House, int], locale: str) -> None:
    house, number = real
    await played_on(house, number)
    whole = await exported(house, number, locale)
    text = readable(whole, locale)
    words = game_words(whole.game, locale)
    assert text.startswith(f"{wording(whole.game).title(words)} #{number}: ")
    assert own_words(locale)("export-complete") in text
    assert "**" not in text
    assert "```" not in text
    for event in (e for entry in whole.records for e in entry.events if e.seats is not None):
        names = [seat.name for seat in whole.seats]
        private = wording(whole.game).event(event, words, names).replace("**", "")
        assert private.splitlines()[0] not in text
