"""The lobby's options fit into two messages, however many a game has."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs import options as options_module
from cogs.options import further_message, more_message, options_message
from engine.kit.contract import TableOption
from tests.cogs.service import a_table, refused, with_seat
from texts import LOCALES, own_words


def options_of(part: dict[str, Any]) -> list[tuple[str, str, bool]]:
    """(key and choice, label, whether it is so now) of what a menu sets of a game's options, and
    of hints."""
    found, what = [], part["custom_id"].split(":")[2]
    if what == "more" or what.startswith("set."):
        for option in part["options"]:
            key = f"{what}.{option['value']}".partition(".")[2]
            marked = (option.get("emoji") or {}).get("name") == "✔️"
            found.append((key, option["label"], marked or option.get("default", False)))
    return found


def keys(key: str, **_: Any) -> str:
    """A catalogue that says its keys."""
    return key


@pytest.mark.parametrize("count", range(9))
def test_every_choice_of_every_option_can_be_set(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = tuple(TableOption(f"opt{i}", ("yes", "no"), "no") for i in range(count))
    game: Any = SimpleNamespace(seats=range(2, 5), options=options)
    table = a_table("some", "Ana", options={option.key: "yes" for option in options}, wanted=3)
    monkeypatch.setattr(options_module, "game_words", lambda *_: keys)
    bot = SimpleNamespace(service=SimpleNamespace(game=lambda _: game))
    ctx: Any = SimpleNamespace(say=own_words("en"), locale="en", bot=bot)
    first = options_message(ctx, table).view
    further = further_message(ctx, table).view
    assert refused(first) == refused(further) == []
    rows = [*first.to_components(), *further.to_components()]
    parts = [part for row in rows for part in row["components"]]
    assert {"pace.set", "language", "seats"} <= {p["custom_id"].split(":")[2] for p in parts}
    found = [option for part in parts for option in options_of(part)]
    assert {key for key, *_ in found if key.startswith("hints.")} == {
        "hints.alone", "hints.always", "hints.never"
    }  # fmt: skip
    settable = {key: label for key, label, _ in found if not key.startswith("hints.")}
    assert settable == {
        f"{o.key}.{c}": f"option-{o.key}: option-{o.key}-{c}" for o in options for c in o.choices
    }
    current = {key for key, _, so_now in found if so_now}
    assert current == {"hints.alone", *(f"{option.key}.yes" for option in options)}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rest_of_the_pace_has_a_face_of_its_own(locale: str) -> None:
    rows = more_message(a_table("script", "Ana"), own_words(locale)).view.to_components()
    shown = {part["custom_id"].split(":")[2] for row in rows for part in row["components"]}
    assert shown == {"pace.end", "pace.vacation", "pace.back"}


def test_a_level_that_was_measured_has_its_rating_beside_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rated = {"fierce": SimpleNamespace(rating=1646)}
    monkeypatch.setattr(options_module, "ratings", lambda _: rated)
    table = with_seat(a_table("larder", "Ana", "Ben"), 1, computer=True)
    ctx: Any = SimpleNamespace(say=own_words("en"), bot=SimpleNamespace(service=SimpleNamespace()))
    ctx.bot.service.game = lambda _: SimpleNamespace(seats=range(2, 5))
    rows = options_message(ctx, table).view.to_components()
    (menu,) = [row["components"][0] for row in rows if "level" in row["components"][0]["custom_id"]]
    told = [option["description"] for option in menu["options"]]
    assert ["rating" in one for one in told] == [False, False, True]
    assert told[-1].endswith("rating about 1650")
