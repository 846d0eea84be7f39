"""Events told from tables, with a toy that sails."""

from __future__ import annotations

from typing import Any

from engine.kit.contract import Event
from engine.kit.words.chronicle import (
    Chronicle,
    Text,
    as_is,
    by_kind,
    by_name,
    counted,
    either,
    given,
    read,
    seat,
    seats,
    verdict,
)

NAMES = ("Ana", "Bea", "Cai")


class Spelt:
    """Instead of a catalogue: the key and what the text is given, in alphabetical order."""

    locale = "en"

    def __call__(self, key: str, /, **args: Any) -> str:
        return " ".join([key, *(f"{name}={args[name]}" for name in sorted(args))])


tell = Chronicle(
    {
        **by_kind("did", "rested"),
        "sailed": "did-sail-{why}",
        "traded": either("coins", "did-sell", "did-give", goods=as_is("goods")),
        "met": given("other", "did-meet", "did-meet-nobody"),
        "moored": Text(lambda args: "" if args["port"] == "home" else "did-moor"),
        "shared": Text("did-share", first=read("who", seat)),
        "sung": lambda args, say, names: f"la {args['n']}",
        "game-over": verdict,
    },
    {
        "port": by_name(lambda port, say: port.title()),
        "coins": counted("coins"),
        "goods": counted("goods"),
        "other": seat,
        "crew": seats,
    },
)


def told(kind: str, **args: Any) -> str:
    return tell(Event(kind, args), Spelt(), NAMES)


def test_an_argument_reads_as_the_table_says_and_the_seat_is_who() -> None:
    assert told("sailed", seat=1, port="bergen", why="trade", days=3) == (
        "did-sail-trade days=3 port=Bergen who=Bea why=trade"
    )


def test_kinds_may_share_the_head_of_their_texts_and_others_are_not_told() -> None:
    assert told("rested", seat=2) == "did-rested who=Cai"
    assert told("sank", seat=1) == ""
    assert told("moored", seat=0, port="home") == "", "an empty key tells nothing"
    assert told("moored", seat=0, port="oslo") == "did-moor port=Oslo who=Ana"


def test_the_text_hangs_on_the_arguments_and_may_say_one_otherwise() -> None:
    sold = "did-sell coins=count-coins n=2 goods=5 who=Ana"
    assert told("traded", seat=0, coins=2, goods=5) == sold
    given = "did-give coins=count-coins n=0 goods=5 who=Ana"
    assert told("traded", seat=0, coins=0, goods=5) == given
    assert told("met", seat=1, other=0) == "did-meet other=Ana who=Bea", (
        "the first seat is somebody"
    )
    assert told("met", seat=1, other=None) == "did-meet-nobody who=Bea"


def test_what_is_empty_stays_empty_and_lists_that_nothing_names_are_left_out() -> None:
    assert told("rested", seat=0, port="", log=[1, 2], goods=[3]) == "did-rested port= who=Ana"


def test_a_text_may_have_an_argument_of_its_own() -> None:
    crew = "list-last head=Ana tail=Cai"
    assert told("shared", who=2, crew=[0, 2]) == f"did-share crew={crew} first=Cai who=2"


def test_a_function_tells_an_event_by_itself() -> None:
    assert told("sung", n=3) == "la 3"


def test_more_arguments_may_be_given_than_the_event_has() -> None:
    event = Event("sailed", {"seat": 0, "why": "fun"})
    assert tell(event, Spelt(), NAMES, port="oslo") == "did-sail-fun port=Oslo who=Ana why=fun"


def test_the_verdict_names_the_winners_and_their_points() -> None:
    assert told("game-over", winners=[1, 2], points=[3, 8, 8], why="shared") == (
        "event-game-over points=count-points n=8 who=list-last head=Bea tail=Cai winners=2"
    )
