"""What there is to be put into words in Brian Boru: random games, each event and each question
in each of its forms, the longest milestone."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from engine.games.brian_boru import GAME, PICTURES, WORDS
from engine.games.brian_boru.box import REGION_KEYS, TOWN_KEYS
from engine.games.brian_boru.events import EVENTS, OLDER, PRIVATE, QUESTIONS
from engine.games.brian_boru.mind.orders import ORDERS
from engine.games.brian_boru.state import FACE_UP, View
from engine.games.brian_boru.words import position, spoken
from engine.games.brian_boru.words.pages import PAGES
from engine.kit.contract import Event, Question, Standing
from tests.games import tellings as shared
from tests.games.brian_boru.positions import table
from tests.games.tellings import PLAIN, Milestone, Played, Recorder, Tellings


def say_in(locale: str) -> Recorder:
    return Recorder(GAME.key, locale)


def play(seats: int, game: int) -> Played:
    """A random game: the position, the question that is answered next, the events before it."""
    return shared.play(GAME, seats, game)


def tellings() -> list[Event]:
    """Each kind of event in each of its forms."""
    town, card = "MU3", "r11"
    base: dict[str, dict[str, Any]] = {
        "round-begins": {"round": 1, "rounds": 4},
        "vikings-land": {"strength": 12, "battle": 12},
        "marriage-offered": {"card": "aoife", "last": False},
        "game-start": {"first": 1, "rounds": 4},
        "draft-pack": {"seat": 0, "turn": 1, "cards": [card, "b6"]},
        "draft-chosen": {"seat": 0, "turn": 1, "cards": [card, "b6"]},
        "draft-last": {"seat": 0, "cards": [card]},
        "draft-over": {"cards": 5},
        "town-chosen": {"seat": 0, "town": town},
        "card-played": {"seat": 0, "card": card, "leads": True},
        "trick-won": {"seat": 0, "card": card, "town": town},
        "trick-unwon": {"town": town},
        "action": {"seat": 0, "card": card, "action": "upper"},
        "trick-over": {
            "trick": 1,
            "tricks": 7,
            "town": town,
            "winner": 0,
            "leader": 0,
            "cards": [card, "b6", "w20"],
            "marker": 0,
        },
        "tricks-stopped": {},
        "hands-discarded": {"cards": 1},
        "disc-placed": {"seat": 0, "town": town, "why": "trick"},
        "marker-moved": {"seat": 0, "before": 1, "why": "trick"},
        "coins-gained": {"seat": 0, "coins": 2, "total": 5, "why": "icon"},
        "paid": {"seat": 0, "coins": 1, "points": 0, "total": 10},
        "raiders-taken": {"seat": 0, "raiders": 2, "extra": 0, "paid": 0, "left": 3, "total": 2},
        "church-discs": {"seat": 0, "discs": 2, "extra": 0, "paid": 0, "total": 2},
        "marriage-moved": {"seat": 0, "spaces": 2, "extra": 0, "paid": 0, "space": 2},
        "marriage-slid": {"seat": 0, "before": 2, "space": 1},
        "expansion-declined": {"seat": 0},
        "town-freed": {"seat": 0, "town": town, "owner": 1},
        "no-effect": {"seat": 0, "icon": "raider", "why": "empty"},
        "upkeep-step": {"step": "marriage"},
        "marriage-won": {"seat": 0, "card": "aoife", "space": 4},
        "marriage-unwon": {"card": "aoife"},
        "princess": {"seat": 0, "way": "support"},
        "points-gained": {"seat": 0, "points": 2, "total": 12, "why": "card"},
        "renown-gained": {"seat": 0, "renown": 1, "total": 2, "why": "card"},
        "marriage-back": {"seat": 0},
        "raid-repelled": {},
        "raid": {"left": 3, "losers": [1, 2], "chooser": 0},
        "town-lost": {"seat": 1, "town": town, "chooser": 0},
        "no-town-to-lose": {"seat": 2},
        "raiders-withdrawn": {"raiders": 3},
        "spoils": {"seat": 0, "raiders": 5, "renown": 2, "points": 2, "total": 14},
        "spoils-tied": {"tied": [0, 1], "raiders": 3},
        "spoils-none": {},
        "second-spoils": {"seat": 1, "points": 1, "total": 11, "raiders": 2},
        "second-spoils-none": {},
        "church-first": {"seat": 0, "discs": 5},
        "church-tied": {"tied": [0, 1], "discs": 3},
        "church-none": {},
        "monastery-built": {"seat": 0, "town": town, "why": "first"},
        "no-monastery": {"seat": 0, "why": "first"},
        "church-discs-back": {"seat": 0, "discs": 5, "why": "first"},
        "church-second": {"seat": 1, "points": 1, "total": 11, "discs": 2},
        "church-second-none": {},
        "church-four-none": {},
        "claim-flipped": {"region": "MU", "count": 5, "threshold": 5},
        "claim-taken": {"region": "MU", "seat": 0, "before": None, "count": 3},
        "claim-vikings": {"region": "MU", "before": None, "count": 2},
        "claim-tied": {
            "region": "MU",
            "holder": None,
            "tied": [0, 1],
            "vikings": True,
            "count": 2,
        },
        "claims-unchanged": {},
        "round-over": {"round": 4, "rounds": 4},
        "final-score": {"source": "track", "points": [12, 10, 9]},
        "game-over": {"winners": [0], "points": [30, 20, 10], "why": "points"},
    }
    variants: dict[str, list[dict[str, Any]]] = {
        "round-begins": [{"round": 2}],
        "marker-moved": [{"why": "church"}],
        "marriage-offered": [{"last": True}, {"card": "niall"}, {"card": "estrid"}],
        "card-played": [{"leads": False}],
        "disc-placed": [{"why": why} for why in ("first", "expand", "card", "track")],
        "paid": [{"coins": 0, "points": 2}],
        "raiders-taken": [{"extra": 1, "paid": 2}],
        "church-discs": [{"extra": 1, "paid": 2}],
        "marriage-moved": [{"extra": 1, "paid": 2}],
        "marriage-slid": [{"space": 0}],
        "town-freed": [{"owner": 0}],
        "no-effect": [
            {"icon": icon, "why": why}
            for icon, why in (
                ("marriage", "top"),
                ("unviking", "none"),
                ("pay", "nothing-left"),
                ("expand", "coins"),
                ("expand", "neighbours"),
                ("town", "none"),
            )
        ],
        "upkeep-step": [{"step": step} for step in ("battle", "church", "claims")],
        "princess": [{"way": "trade"}, {"way": "reject"}],
        "raid": [{"chooser": None}],
        "monastery-built": [{"why": "four"}],
        "claim-taken": [{"before": 1}],
        "claim-vikings": [{"before": 1}],
        "claim-tied": [{"holder": 2}],
        "final-score": [
            {"source": source}
            for source in ("coins", "marker", "renown", "claims", "shared-claims", "regions")
        ],
        "game-over": [{"winners": [0, 1], "points": [30, 30, 10], "why": "shared"}],
    }
    assert base.keys() == EVENTS.keys()
    assert all(tuple(base[kind]) == args for kind, args in EVENTS.items())
    return [
        Event(kind, args | change)
        for kind, args in base.items()
        for change in [{}, *variants.get(kind, [])]
    ]


def questions_in_all_forms() -> list[tuple[View, Question]]:
    """Each kind of question in each of its forms, with a view in which it may be asked."""
    state = table(
        3,
        discs={0: "MU1 MU2 MU5", 1: "MU3 LE2", 2: "UL1"},
        vikings="UL1",
        monasteries="MU1",
        claims={"MU": 1, "LE": FACE_UP},
        coins=[6, 6, 6],
        track=[2, 4, 1],
    )
    board = state.board
    board.active, board.leader, board.winner = TOWN_KEYS.index("CO1"), 1, 1
    board.played = ["", "r11", "b6"]
    view = structs.replace(GAME.view(state, 0), seat=0)
    unwon = GAME.view(state, 0)
    unwon.board.winner = -1
    forms: list[tuple[str, tuple[str, ...], tuple[str | int, ...]]] = [
        ("first-town", ("NU1", "NU2"), ()),
        ("draft", ("r2", "b6", "w20"), (1,)),
        ("lead", ("r2-NU1", "w20-MU4"), ()),
        ("play-card", ("r2", "w20"), ("red", "CO1")),
        *(("action", ways, (card, "lost", "red")) for card, ways in LOST),
        ("choose-town", ("NU1", "MU4"), ()),
        ("lead-card", ("r2", "w20"), ("CO1",)),
        ("choose-action", ("upper", "lower"), ("r11",)),
        *(("extras", ("0", "1", "2"), ("b6", i, 2)) for i in ("raider", "church", "marriage")),
        ("expand", ("MU3", "pass"), ("r11",)),
        ("free-town", ("UL1", "MU1"), ("w13",)),
        ("princess", ("support", "trade", "reject"), ("estrid",)),
        ("marriage-town", ("MU4", "MU5"), ("orlaith", "MU")),
        ("track-town", ("MU4", "UL2"), (8,)),
        ("lose-town", ("MU1", "MU2"), (0,)),
        ("lose-town", ("MU3", "LE2"), (1,)),
        ("monastery", ("MU1", "MU2"), ("first",)),
        ("monastery", ("MU1", "MU2"), ("four",)),
    ]
    assert {kind for kind, _, _ in forms} == {*QUESTIONS, *OLDER}
    asked = [(view, Question(1, 0, *form[:2], about=form[2])) for form in forms]
    lost = Question(1, 0, "action", ("upper", "lower"), about=("r11", "lost", "red"))
    ways = ("primary", "primary-1")
    bought = [Question(1, 1, "action", ways, about=(c, "won", "red")) for c in ("r2", "b3", "y1")]
    return [*asked, (unwon, lost), *((view, question) for question in bought)]


LOST = (
    ("r11", ("upper", "upper-MU6", "lower", "lower-1")),
    ("b6", ("upper", "lower", "lower-2")),
    ("y7", ("upper", "lower", "lower-1")),
    ("w13", ("upper", "lower-UL1", "lower-MU1")),
)
"""Cards with ways to carry them out."""


def form(kind: str) -> tuple[View, Question]:
    """The first form of a kind of question."""
    return next((view, q) for view, q in questions_in_all_forms() if q.kind == kind)


def foreseen_in_all_forms() -> list[tuple[View, Question]]:
    """Each kind of question that may be foreseen in each of its forms, with a view for it."""
    state = table(3, discs={0: "MU1 MU2", 1: "MU3"})
    state.board.played = ["y7", "r11", "b6"]
    state.board.winner = 1
    view = GAME.view(state, 0)
    forms: list[tuple[str, tuple[str, ...], tuple[str | int, ...]]] = [
        ("play-card", ("r2", "w20"), ("red", "CO1")),
        *(("play-card", ("r2", "w20"), (colour,)) for colour in ("red", "blue", "yellow")),
        ("lead", ("r2-NU1", "w20-MU4"), ()),
        ("action", ("upper", "lower"), ("y7", "lost", "red")),
        *(
            ("action", ("upper", "upper-MU4"), ("r5", outcome, colour))
            for outcome in ("won", "lost")
            for colour in ("red", "blue", "yellow")
        ),
        ("marriage-town", ("MU4", "MU5"), ("orlaith", "MU")),
        ("track-town", ("MU4", "UL2"), (8,)),
        ("lose-town", ("MU1", "MU2"), (0,)),
        ("lose-town", ("MU1", "MU2"), (2,)),
        ("monastery", ("MU1", "MU2"), ("first",)),
    ]
    return [(view, Question(0, 0, kind, options, about=about)) for kind, options, about in forms]


def the_longest_milestones() -> list[Milestone]:
    """A last trick and a whole upkeep told at once, with five seats and all that can happen."""
    seats = range(5)
    cards = ["r18", "w13", "b19", "y23", "y17"]
    over = {"trick": 4, "tricks": 4, "town": "NU1", "winner": 0, "leader": 0, "cards": cards}
    trick = [Event("disc-placed", {"seat": s, "town": "SU1", "why": "expand"}) for s in seats]
    events = []
    for seat, deed in zip(seats, trick, strict=True):
        events += [
            Event("action", {"seat": seat, "card": cards[seat], "action": "upper"}),
            Event("coins-gained", {"seat": seat, "coins": 3, "total": 9, "why": "icon"}),
            deed,
        ]
    events += [
        Event("trick-over", over | {"marker": 0}),
        Event("hands-discarded", {"cards": 1}),
        Event("upkeep-step", {"step": "marriage"}),
        Event("marriage-won", {"seat": 0, "card": "estrid", "space": 9}),
        Event("princess", {"seat": 0, "way": "support"}),
        Event("marriage-back", {"seat": 0}),
        Event("disc-placed", {"seat": 1, "town": "NU2", "why": "track"}),
        Event("renown-gained", {"seat": 2, "renown": 1, "total": 3, "why": "track"}),
        Event("coins-gained", {"seat": 3, "coins": 2, "total": 4, "why": "track"}),
        Event("upkeep-step", {"step": "battle"}),
        Event("raid", {"left": 3, "losers": list(seats), "chooser": None}),
        *(Event("town-lost", {"seat": s, "town": "SU2", "chooser": s}) for s in seats),
        Event("raiders-withdrawn", {"raiders": 3}),
        Event("spoils-tied", {"tied": list(seats), "raiders": 3}),
        *(
            Event("second-spoils", {"seat": s, "points": 1, "total": 9, "raiders": 2})
            for s in seats
        ),
        Event("upkeep-step", {"step": "church"}),
        Event("church-tied", {"tied": list(seats), "discs": 6}),
        *(Event("church-second", {"seat": s, "points": 1, "total": 9, "discs": 5}) for s in seats),
        *(Event("monastery-built", {"seat": s, "town": "NU3", "why": "four"}) for s in seats),
        Event("upkeep-step", {"step": "claims"}),
        *(
            Event("claim-flipped", {"region": region, "count": 9, "threshold": 4})
            for region in REGION_KEYS
        ),
        *(
            Event("claim-taken", {"region": region, "seat": n % 5, "before": 4, "count": 5})
            for n, region in enumerate(REGION_KEYS)
        ),
        Event("round-begins", {"round": 4, "rounds": 4}),
        Event("vikings-land", {"strength": 14, "battle": 14}),
        Event("marriage-offered", {"card": "conall", "last": False}),
        Event("round-over", {"round": 3, "rounds": 4}),
    ]
    view = GAME.view(table(5, track=[0, 8, 7, 5, 1]), None)
    return [Milestone(events, view, ("🏆", "💍", "🪓", "⛪", "🚩"))]


def say_positions(say: Recorder) -> None:
    """All that the words of a position may tell."""
    laid = {"discs": {0: "MU1 MU2", 1: "LE2"}, "vikings": "MU2", "monasteries": "MU1"}
    claims = {"MU": 1, "LE": FACE_UP}
    state = table(3, track=[2, 7, 8], claims=claims, gone=["niall"], active=0, **laid)
    spoken.pages(GAME.view(state, None), say, PLAIN[:3])
    for way in ("support", "trade"):
        board = {
            "princess": way,
            "princess_seat": 1,
            "round": 3,
            "marriage": "",
            "track": [1, 0, 0],
        }
        spoken.pages(GAME.view(table(3, **board), None), say, PLAIN[:3])
    spoken.pages(GAME.view(table(3, round=2), None), say, PLAIN[:3])


def say_the_rest(say: Recorder) -> None:
    """What neither a question nor an event says."""
    for order in ORDERS:
        for key in (order.key, *(f"{order.key}-{choice}" for choice in order.choices[1:])):
            say(f"order-{key}")
    say_positions(say)
    for kind in OLDER:
        WORDS.waiting(kind, say)
    for view, question in (*questions_in_all_forms(), *foreseen_in_all_forms()):
        PICTURES.of_prompt(view, question, say, PLAIN[:3])
    for track, coins, battle in ((9, 0, 0), (1, 9, 1)):
        poor = GAME.view(table(3, track=[track, 0, 0], coins=[coins] * 3, battle=battle), 0)
        for card in ("y17", "r11", "w13"):
            asked = Question(1, 0, "action", ("upper", "lower"), about=(card, "lost", "red"))
            for way in asked.options:
                WORDS.option(poor, asked, way, say, PLAIN[:3])
    events = tellings()
    marriage = Event("upkeep-step", {"step": "battle"}), Event("marriage-back", {"seat": 0})
    seconds = [event for event in events if event.kind in ("second-spoils", "church-second")]
    view = GAME.view(table(3, track=[0, 1, 0]), None)
    WORDS.summary([*events, *seconds], view, say, PLAIN[:3])
    WORDS.summary([e for e in events if e.kind != "marriage-unwon"], view, say, PLAIN[:3])
    WORDS.summary(marriage, view, say, PLAIN[:3])
    for first in (False, True):
        offers = [e for e in events if e.kind == "marriage-offered" and e.args["last"] == first]
        others = [e for e in events if e.kind in ("round-begins", "vikings-land")]
        WORDS.summary([*others, *offers], view, say, PLAIN[:3])
    WORDS.phase(GAME.view(table(3, phase="claims"), None), say)
    fours = {"town": "MU3", "why": "four"}
    several = [Event("monastery-built", {"seat": seat} | fours) for seat in (0, 1)]
    several += [Event("town-lost", {"seat": s, "town": "MU3", "chooser": 2}) for s in (0, 1)]
    WORDS.summary(several, view, say, PLAIN[:3])
    trick = [
        e for kind in ("action", "disc-placed", "trick-over") for e in events if e.kind == kind
    ]
    WORDS.summary(trick, view, say, PLAIN[:3])
    for why, places in (("points", (1, 2)), ("claims", (1, 2)), ("marriages", (1, 2))):
        WORDS.result(Standing(places, (9, 8), (), why), say, PLAIN[:2])
    WORDS.result(Standing((1, 1), (9, 9), (), "shared"), say, PLAIN[:2])
    draw_sheets(say, events)
    for state, question, _ in play(3, 0):
        view = GAME.view(state, question.seat if question else None)
        WORDS.phase(view, say)
        position.position(view, say, PLAIN[:3])
        WORDS.hand(view, say, PLAIN[:3])
        WORDS.standings(view, say, PLAIN[:3])
        PICTURES.hand(view, say, PLAIN[:3])
        PICTURES.board(view, say, PLAIN[:3])


def draw_sheets(say: Recorder, events: list[Event]) -> None:
    """The sheets of a milestone that tells everything, at the end of a game; for one winner and
    for two."""
    facts = [event for event in events if event.kind != "upkeep-step"]
    for places, why in (((1, 2, 3), "points"), ((1, 1, 3), "shared")):
        view = GAME.view(table(3, track=[0, 1, 0]), None)
        view.standing = Standing(places, (9, 9, 1), (), why)
        PICTURES.of_post(facts, (), view, say, PLAIN[:3])
    view = GAME.view(table(3), None)
    PICTURES.of_post(facts, (), view, say, PLAIN[:3])
    rounds = [event for event in facts if event.kind != "trick-over"]
    PICTURES.of_post(rounds, (), view, say, PLAIN[:3])
    PICTURES.cover(say)


TELLINGS = Tellings(
    key=GAME.key,
    events=tellings,
    private=PRIVATE,
    kinds=QUESTIONS,
    questions=questions_in_all_forms,
    foreseen=foreseen_in_all_forms,
    milestones=the_longest_milestones,
    pages=PAGES,
    sources=("track", "coins", "marker", "renown", "claims", "shared-claims", "regions"),
    the_rest=say_the_rest,
)
