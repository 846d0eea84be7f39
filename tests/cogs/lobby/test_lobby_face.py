"""The lobby's options fit into one message, however many a game has."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.lobby.lobby_face import options_face
from db.base.rows import Seat, Table
from engine.kit.contract import TableOption
from texts import own_words


class Echo:
    """A catalogue that says its keys."""

    locale = "en"

    def __call__(self, key: str, /, **args: Any) -> str:
        return key


def lobby(options: dict[str, str]) -> Table:
    return Table(
        id=7,
        game="some",
        version=1,
        options=options,
        phase="lobby",
        guild=1,
        channel=2,
        lobby_message=3,
        thread=None,
        message=None,
        host=4,
        locale="en",
        wanted=3,
        seats=(Seat(0, 4, "Ana"), Seat(1, None, ""), Seat(2, None, "")),
        records=0,
        created_at=0,
        touched_at=0,
    )


@pytest.mark.parametrize("count", range(9))
def test_every_choice_of_every_option_can_be_set(count: int) -> None:
    options = tuple(TableOption(f"opt{i}", ("yes", "no"), "no") for i in range(count))
    game: Any = SimpleNamespace(seats=range(2, 5), options=options)
    table = lobby({option.key: "yes" for option in options})
    rows = options_face(table, game, own_words("en"), Echo()).view.to_components()
    assert len(rows) <= 5
    settable: dict[str, str] = {}
    current: set[str] = set()
    for row in rows:
        for part in row["components"]:
            what = part["custom_id"].split(":")[2]
            if what != "more" and not what.startswith("set."):
                continue
            assert len(part["options"]) <= 25
            for option in part["options"]:
                key, _, chosen = f"{what}.{option['value']}".partition(".")[2].partition(".")
                settable[f"{key}.{chosen}"] = option["label"]
                marked = (option.get("emoji") or {}).get("name") == "✔️"
                if option.get("default") or marked:
                    current.add(f"{key}.{chosen}")
    hints = {key for key in settable if key.startswith("hints.")}
    assert hints == {"hints.alone", "hints.always", "hints.never"}
    assert current & hints == {"hints.alone"}, "as it is at first"
    settable = {key: label for key, label in settable.items() if key not in hints}
    current -= hints
    assert set(settable) == {f"{o.key}.{c}" for o in options for c in o.choices}
    assert settable == {
        key: f"option-{key.split('.')[0]}: option-{key.replace('.', '-')}" for key in settable
    }
    assert current == {f"{option.key}.yes" for option in options}
