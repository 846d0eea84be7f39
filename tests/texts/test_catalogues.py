"""The catalogues of the bot and of every game say the same things in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import texts
from engine.games import all_games, functions, texts_folder
from engine.kit import example

FOLDERS = {"own": texts.FOLDER} | {key: texts_folder(key) for key in all_games()}
EXAMPLE = Path(example.__path__[0]) / "texts"
FOLDERS |= {
    f"lessons of {folder.parent.name}": folder / "lessons"
    for folder in (EXAMPLE, *FOLDERS.values())
    if (folder / "lessons").exists()
}


class _Seen(Visitor):  # type: ignore[misc]
    """What a text refers to: its variables, functions and other texts, and the forms it chooses
    by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.others: set[str] = set()
        self.forms: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if names & {"zero", "one", "two", "few", "many"}:
            self.forms |= names
        self.generic_visit(node)


@cache
def _entries(folder: Path, locale: str) -> list[ast.EntryType]:
    return list(FluentParser().parse((folder / f"{locale}.ftl").read_text("utf-8")).body)


@cache
def _messages(folder: Path, locale: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in _entries(folder, locale) if isinstance(e, ast.Message)}


def _seen(message: ast.Message) -> _Seen:
    seen = _Seen()
    seen.visit(message)
    return seen


every_catalogue = pytest.mark.parametrize("locale", texts.LOCALES)
every_folder = pytest.mark.parametrize("name", sorted(FOLDERS))


@every_folder
def test_there_is_one_catalogue_for_each_language_and_no_other(name: str) -> None:
    assert sorted(path.stem for path in FOLDERS[name].glob("*.ftl")) == sorted(texts.LOCALES)


@every_catalogue
@every_folder
def test_every_line_of_a_catalogue_can_be_read(name: str, locale: str) -> None:
    entries = _entries(FOLDERS[name], locale)
    assert [e.content for e in entries if isinstance(e, ast.Junk)] == []
    keys = [e.id.name for e in entries if isinstance(e, ast.Message)]
    assert sorted(keys) == sorted(set(keys)), "a key stands twice"
    assert all(e.value for e in entries if isinstance(e, ast.Message)), "a key has no text"
    lines = (FOLDERS[name] / f"{locale}.ftl").read_text("utf-8").splitlines()
    assert [line for line in lines if line != line.rstrip()] == [], "blanks at the end of a line"


@every_catalogue
@every_folder
def test_a_text_is_read_by_itself_as_in_the_whole_catalogue(name: str, locale: str) -> None:
    folder = FOLDERS[name]
    apart = texts.entries((folder / f"{locale}.ftl").read_text("utf-8"))
    whole = _messages(folder, locale)
    assert list(apart) == list(whole)
    for key, source in apart.items():
        alone = FluentParser().parse(source).body[0]
        assert alone.equals(whole[key], ignored_fields=["span"]), key


def test_a_text_chooses_and_calls(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "en.ftl").write_text(
        "mill = Mill\n    .gender = masculine\n"
        "met = { $seats ->\n    [none] nobody\n   *[other] { AND(SEAT($seats)) }\n  }\n"
        "idle = { $idle ->\n    [true] idle\n   *[false] at the { mill } ({ mill.gender })\n  }\n"
        "owed = { $n ->\n    [0] none\n    [one] 1\n   *[other] { $n }\n  } of { $names }\n"
        "strange = { HOW($n) }\n"
    )
    say = texts.Words("en", (tmp_path,), {"AND": lambda say, things: " and ".join(things)})
    names = ["Ana", "Bea", "Cai"]
    assert [say("met", seats=seats, names=names) for seats in ([], [0, 2])] == [
        "nobody",
        "Ana and Cai",
    ]
    assert [say("idle", {"idle": idle}) for idle in (True, False)] == [
        "idle",
        "at the Mill (masculine)",
    ]
    assert [say("owed", n=n, names="it") for n in (0, 1, 1234)] == [
        "none of it",
        "1 of it",
        "1,234 of it",
    ]
    assert (say("mill.gender"), say.has("mill.gender"), say.has("mill.at")) == (
        "masculine",
        True,
        False,
    )
    assert not caplog.records
    assert (say("strange", n=1), say("owed", n=1)) == ("{HOW()}", "1 of {$names}")
    assert [record.getMessage() for record in caplog.records] == [
        "text 'strange' in en: there is no function HOW",
        "text 'owed' in en: there is no $names",
    ]


def test_a_text_is_put_together_of_others(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "-hall = Mead{ kind }\nkind = hall\nalone = Alone\n"
        "greeting = { $who ->\n    [one] Come to { -hall }!\n   *[other] { alone }\n}\n"
        "last = Last\n"
    )
    say = texts.Words("en", (tmp_path,))
    assert say("greeting", who="one") == "Come to Meadhall!"
    assert [say("greeting", who="two"), say("kind"), say("last")] == ["Alone", "hall", "Last"]
    assert say.has("greeting")
    assert (say.has("greetings"), say("greetings")) == (False, "greetings")


@every_catalogue
@every_folder
def test_every_language_has_the_same_keys_and_variables_and_its_own_plurals(
    name: str, locale: str
) -> None:
    first = {key: _seen(m) for key, m in _messages(FOLDERS[name], texts.LOCALES[0]).items()}
    ours = {key: _seen(m) for key, m in _messages(FOLDERS[name], locale).items()}
    assert {k: s.variables for k, s in ours.items()} == {k: s.variables for k, s in first.items()}
    known = {*Locale.parse(locale, sep="-").plural_form.tags, "other"}
    assert [key for key, seen in ours.items() if seen.forms - known] == []


@every_catalogue
@every_folder
def test_a_text_calls_functions_and_names_texts_that_are_there(name: str, locale: str) -> None:
    key = name.removeprefix("lessons of ")
    known = {"SEAT", *(functions(key) if key in all_games() else texts.FUNCTIONS)}
    messages = _messages(FOLDERS[name], locale)
    unknown = {key: _seen(message).functions - known for key, message in messages.items()}
    unknown = {key: _seen(m).others - set(messages) | unknown[key] for key, m in messages.items()}
    assert {key: names for key, names in unknown.items() if names} == {}


@every_folder
def test_none_is_no_singular_in_portuguese(name: str) -> None:
    """The Unicode rules count 0 to `one` there, but people say "0 cidades". So the form for one
    is written `[1]`."""
    texts_there = _messages(FOLDERS[name], "pt-BR")
    found = [key for key, message in texts_there.items() if "one" in _seen(message).forms]
    assert found == [], "write [1] for [one]"
