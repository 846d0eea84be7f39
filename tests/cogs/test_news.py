"""What stands on top of a prompt of what happened since one's last move."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.frame.words import LocalizedPanel
from cogs.prompt_text import MOST_LINE, MOST_LINES, Told, in_block, in_full, news_of
from engine.games import all_games, wording
from engine.kit.contract import Event
from tests.games.suite import told as told_by
from tests.prompts.moments import asked_in, local_of, moments
from texts import LOCALES, own_words

SAY = own_words("en")


def told(count: int, *matter: int) -> list[Told]:
    """So many things; these of them matter most."""
    return [Told(f"thing {n}", n not in matter) for n in range(count)]


def block(
    lines: Sequence[str], events: Sequence[Told], room: int = 2000, key: str = "since"
) -> tuple[str, bool]:
    return in_block(SAY, key, lines, lambda: events, room)


def shown(text: str) -> list[str]:
    """The lines of the block without the sign before each."""
    return [line.removeprefix("> ") for line in text.splitlines()]


def test_all_of_it_needs_no_button() -> None:
    lines = tuple(f"line {n}" for n in range(MOST_LINES))
    for whole, events, seen in (
        (lines, told(9), lines),
        ((), told(3), ("thing 0", "thing 1", "thing 2")),
    ):
        text, more = block(whole, events)
        assert shown(text) == [SAY("since"), *seen]
        assert not more
    assert block((), ()) == ("", False)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_heading_says_how_much_is_missing_and_whether_one_has_moved_yet(locale: str) -> None:
    say = own_words(locale)
    text, more = in_block(say, "since", (), lambda: told(MOST_LINES + 3), 2000)
    assert text.splitlines()[0] == f"> {say('since-part', count=3)}"
    assert more
    late = max(moments("raiders", 1), key=lambda one: len(one.events))
    facts = replace(local_of(late, locale).facts, after=0)
    before, after = news_of(LocalizedPanel(facts, locale), 2000)
    assert before.splitlines()[0].startswith(f"> {say('so-far').rstrip(':')}")
    assert after in (0, None)
    part, _ = in_block(say, "so-far", (), lambda: told(9), 2000)
    assert part.splitlines()[0] == f"> {say('so-far-part', count=9 - MOST_LINES)}"
    assert say("since").rstrip(":") not in before + part


def test_of_too_much_what_matters_most_stays_and_of_the_rest_the_newest() -> None:
    room = len(block((), told(8, 1))[0])

    def seen(room: int) -> list[str]:
        return shown(block((), told(8, 1), room)[0])[1:]

    assert seen(room) == ["thing 1", *(f"thing {n}" for n in range(9 - MOST_LINES, 8))]
    assert seen(room - 1) == ["thing 1", "thing 6", "thing 7"]
    assert seen(len("\n".join(["> ", SAY("since-part", count=7), "> thing 1"]))) == ["thing 1"]
    assert block((), told(8, 1), 10) == block(("line",), (), 10) == ("", True)


def test_each_of_several_turns_is_a_line_that_says_which_it_is() -> None:
    turn = ["**Turn 3** · **Ana**", *(f"step {n}" for n in range(MOST_LINES))]
    assert in_full([turn[:2]]) == turn[:2], "one is told from its heading on"
    turns = [[f"**Turn {n}**", "builds", "pays"] for n in range(MOST_LINES + 1)]
    assert in_full(turns[1:]) == [f"**Turn {n}** · builds · pays" for n in range(1, MOST_LINES + 1)]
    assert [in_full([turn]), in_full(turns), in_full([])] == [[], [], []]


def news_at(game: str, events: list[Event]) -> tuple[list[str], list[str]]:
    """What is news to the last seat of three, and the seats' names."""
    moment = next(asked_in(game, 3, bytes(16)))
    asked = replace(moment.question, seat=2)
    local = local_of(replace(moment, question=asked, events=tuple(events)), "en")
    return shown(news_of(local, 2000)[0]), local.names


def test_who_took_the_trick_and_that_the_last_round_began_are_told() -> None:
    taken = {"raiders": 1, "extra": 0, "paid": 0, "left": 4, "total": 3}
    others = [Event("raiders-taken", {"seat": n % 2, **taken}) for n in range(6)]
    trick = Event("trick-won", {"seat": 0, "card": "r11", "town": "MU3"})
    news, names = news_at("brian_boru", [trick, *others])
    assert news[1].startswith(f"{names[0]} wins ")

    gained = {"kind": "silver", "amount": 1, "total": 2, "why": "mill"}
    others = [Event("gained", {"seat": n % 2, **gained}) for n in range(6)]
    last = Event("end-near", {"seat": 1, "why": "offerings", "turns": 1})
    news, _ = news_at("raiders", [last, *others])
    assert "the last round begins" in news[1]


def test_what_others_did_is_told_and_not_that_it_is_ones_own_turn() -> None:
    """The prompt's head says whose turn it is."""
    mill = Event("worker-placed", {"seat": 1, "worker": "black", "building": "mill", "idle": False})
    begins = {"turn": 9, "worker": "grey", "last": False}
    news, names = news_at("raiders", [mill, Event("turn-begins", {"seat": 2, **begins})])
    (line,) = news[1:]
    assert line.startswith(names[1])
    news, names = news_at("raiders", [mill, Event("turn-begins", {"seat": 1, **begins})])
    assert names[1] in news[2], "somebody else's turn is news"


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ({"kind": "treasure", "space": "C4", "treasure": "chest"}, ["explores the ruins on C4"]),
        ({"kind": "guessed", "guess": "low", "card": "orcs", "right": False}, ["and is wrong"]),
        ({"kind": "card-taken", "source": "display", "card": "orcs"}, []),
    ],
)
def test_what_came_to_light_by_ones_own_move_is_told(kind: dict[str, Any], told: list[str]) -> None:
    moment = next(asked_in("claim_kingdoms", 3, bytes(16)))
    local, args = local_of(replace(moment, events=()), "en"), dict(kind)
    own = Event(args.pop("kind"), {"seat": local.sight.seat, **args})
    local.facts = replace(local.facts, came=(own,), since=())
    text = news_of(local, 2000)[0]
    assert [part for part in told if part in text] == told
    assert bool(text) == bool(told)


def test_every_kind_that_matters_is_one_that_comes_about() -> None:
    for game in all_games():
        named = {kind for kinds in wording(game).matters for kind in kinds}
        hooks = import_module(f"tests.games.{game}.hooks")
        strange = named - set(getattr(hooks, "EVENTS", told_by(game)))
        assert not strange, f"`matters` of {game} names {strange}, which never happen"


def test_what_is_cut_is_whole_words_and_leaves_nothing_bold_behind_it() -> None:
    names = [[seat, "vassal.1", "prince", "none", 3] for seat in range(3)] * 3
    news, _ = news_at("ortus_regni", [Event("joust-hands", {"hands": names})])
    (line,) = news[1:]
    assert len(line) <= MOST_LINE + 2
    assert line.removesuffix("**").endswith("…")
    assert line.count("**") % 2 == 0
