"""A warning that is about some of the options stands at them, too."""

from __future__ import annotations

from itertools import islice
from typing import Any

from cogs.frame import routes
from cogs.panel import panel_message
from cogs.prompt_text import explained
from engine.games import all_games
from tests.prompts.moments import Moment, asked_in, face_of, local_of
from tests.prompts.posted import Boxes, house_with

SIGN = "⚠️"


def warned_of(key: str) -> list[tuple[Moment, set[str]]]:
    """Questions of a game with a warning about some of their options."""
    game, found = all_games()[key], []
    for seed in range(6):
        for moment in asked_in(key, min(game.seats), bytes([seed]) * 16):
            caution = game.warning(moment.view, moment.question)
            if caution is not None and caution.options:
                found.append((moment, set(caution.options)))
    return found


def shown(moment: Moment, face: Any) -> dict[str, bool]:
    """The options on buttons and in menus, each with whether it bears a sign."""
    found = {}
    for row in face.view.to_components():
        for part in row["components"]:
            known = routes.QUESTION.read(part.get("custom_id", ""))
            what, entries = known and known["what"], part.get("options", ())
            if isinstance(what, routes.Option):
                entries = [{"value": str(what.number), **part}]
            for entry in entries if isinstance(what, routes.Option | routes.Menu) else ():
                sign = SIGN in ((entry.get("emoji") or {}).get("name"), entry["label"][:2])
                found[moment.question.options[int(entry["value"])]] = sign
    return found


async def test_the_options_that_a_warning_is_about_bear_its_sign() -> None:
    """Where groups are shown first, they do so in the group."""
    house, games = house_with(Boxes()), 0
    for key in all_games():
        moments = warned_of(key)
        for number, (moment, options) in enumerate(islice(moments, 12)):
            there = shown(moment, await face_of(house, moment, "en", new=True))
            assert there == {option: option in options for option in there}, moment.name
            games += not number and any(there.values())
            local = local_of(moment, "en", new=True)
            compared = await panel_message(house, local, opened="compare")
            if options and ":show.less" in str(compared.view.to_components()):
                assert explained(local, moment.question)[0] in compared.content, moment.name
            known = await face_of(house, moment, "en")
            assert not any(shown(moment, known).values()), "they want no explanations"
    assert games >= 2
