"""What there is to be put into words in Claim Kingdoms: random games, each event and each question
in each of its forms, the longest milestone."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from engine.games.claim_kingdoms import GAME, WORDS
from engine.games.claim_kingdoms.box import FACTION_KEYS, FACTIONS, MAPS
from engine.games.claim_kingdoms.events import EVENTS, PRIVATE, QUESTIONS
from engine.games.claim_kingdoms.rules.setup import OPTIONS
from engine.games.claim_kingdoms.state import State, View
from engine.games.claim_kingdoms.words import position
from engine.games.claim_kingdoms.words.pages import PAGES
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question, Source, Standing
from tests.games import tellings as shared
from tests.games.claim_kingdoms.positions import table
from tests.games.tellings import PLAIN, Milestone, Played, Recorder, Tellings


def say_in(locale: str) -> Recorder:
    return Recorder(GAME.key, locale)


def first_asked(state: State, luck: Chance) -> tuple[Question, Picks]:
    question = GAME.questions(state)[0]
    return question, question.sample(luck)


def play(seats: int, game: int, options: dict[str, str] | None = None) -> Played:
    """A random game: the position, the question that is answered next, the events before it."""
    return shared.play(GAME, seats, game, options, first_asked)


def all_options() -> list[dict[str, str]]:
    """Every choice of the lobby once, the others as they are."""
    return [{option.key: choice} for option in OPTIONS for choice in option.choices]


def tellings() -> list[Event]:
    """Each kind of event in each of its forms."""
    seat = {"seat": 0}
    elves = seat | {"card": "elves"}
    here = {"space": "C4"}
    base: dict[str, dict[str, Any]] = {
        "faction-chosen": seat | {"faction": "elves", "chosen": 2, "wanted": 8},
        "start-card": {"card": "elves", **here},
        "game-start": {"first": 1, "factions": ["elves", "trolls"], "maps": [1, 5]},
        "turn-skipped": seat,
        "turn-passed": seat,
        "card-chosen": elves,
        "card-played": elves | here | {"supply": 11, "why": "hand"},
        "turn-over": seat | {"turn": 12, "card": "elves", **here},
        "points": seat | {"points": 3, "total": 8, "why": "dragons"},
        "field": seat | here | {"field": "castle"},
        "field-idle": seat | here | {"field": "catapult", "why": "no-target"},
        "treasure": seat | here | {"treasure": "chest"},
        "treasure-idle": seat | {"treasure": "trap", "why": "no-points"},
        "card-moved": elves | {"before": "B2", **here},
        "follower-added": seat | here | {"followers": 1, "supply": 3, "why": "mill"},
        "follower-removed": seat
        | {"owner": 1, **here, "followers": 2, "supply": 9, "why": "knights"},
        "follower-moved": seat | {"owner": 1, "before": "B2", **here, "why": "undead"},
        "followers-exchanged": seat | {"one": "B2", "other": "C4"},
        "petrified": seat | {"owner": 1, **here},
        "power-idle": seat | {"power": "elves", **here, "why": "no-target"},
        "power-declined": seat | {"power": "elves"},
        "power-copied": seat | {"power": "elves"},
        "power-used": seat | {"power": "elves", **here},
        "direction-chosen": seat | {"direction": "north", "power": "cyclopes"},
        "raided": seat | {"owner": 1, **here, "total": 4},
        "moon": seat | {"moon": "full"},
        "guessed": seat | {"guess": "high", "card": "knights", "value": 9, "right": True},
        "hand-looked": seat | {"other": 1, "card": None, "count": 2},
        "hand-seen": seat | {"other": 1, "card": "elves"},
        "card-stolen": seat | {"other": 1, "card": None},
        "card-lost": seat | {"other": 1, "card": "elves"},
        "no-new-card": seat,
        "card-swapped": seat | here | {"card": "elves", "before": "shapeshifters"},
        "cards-out": seat | {"cards": ["elves", "trolls"]},
        "poisoned": seat | here | {"card": "elves"},
        "turned-down": seat | here | {"card": "elves"},
        "card-revealed": elves,
        "card-under": elves,
        "deck-looked": seat | {"cards": 3},
        "deck-seen": seat | {"cards": ["elves", "trolls", "elves"]},
        "seer-took": elves,
        "seer-kept": seat | {"under": 2},
        "seer-put": seat | {"cards": ["elves", "trolls"]},
        "card-taken": elves | {"source": "display"},
        "card-drawn": elves,
        "display-filled": {"cards": ["elves", "trolls"], "deck": 30},
        "supply-empty": seat,
        "game-ends": {"why": "followers", "seat": 0},
        "map-scored": {"map": 5, "counts": [5, 3, 0], "points": [7, 3, 0]},
        "faction-scored": {"faction": "elves", "counts": [2, 2, 0], "points": [5, 5, 0]},
        "game-over": {"winners": [0], "points": [30, 20, 10], "why": "points"},
    }
    variants: dict[str, list[dict[str, Any]]] = {
        "game-start": [{"maps": []}],
        "card-played": [{"why": "mages"}],
        "points": [{"points": -1, "why": why} for why in ("swamp", "trap", "demons")]
        + [{"why": why} for why in ("castle", "chest")],
        "field-idle": [
            {"field": field, "why": why}
            for field, why in (("mill", "no-followers"), ("swamp", "no-points"))
        ],
        "treasure": [{"treasure": "spectre"}, {"treasure": "trap"}],
        "treasure-idle": [{"treasure": "spectre", "why": "no-target"}],
        "card-moved": [{"card": None}],
        "follower-added": [{"why": "zombies"}],
        "follower-removed": [{"why": "catapult", "owner": 0}, {"why": "phoenix", "owner": 0}],
        "follower-moved": [{"why": "ghosts", "owner": 0}],
        "power-idle": [
            {"why": why}
            for why in (
                "no-points",
                "no-deck",
                "no-followers",
                "no-display",
                "game-ends",
                "passive",
            )
        ]
        + [{"why": "no-points", "power": "demons"}],
        "direction-chosen": [
            {"direction": way} for way in ("east", "south", "west", "row", "column")
        ],
        "moon": [{"moon": "new"}],
        "guessed": [{"guess": "low", "right": False}],
        "hand-looked": [{"card": "elves"}],
        "card-stolen": [{"card": "elves"}],
        "seer-kept": [{"under": 0}],
        "card-taken": [
            {"source": "deck", "card": None},
            {"source": "deck", "card": "elves"},
        ],
        "game-ends": [{"why": why, "seat": None} for why in ("covered", "cards", "stuck")],
        "faction-scored": [{"counts": [0, 0, 0], "points": [0, 0, 0]}],
        "game-over": [{"winners": [0, 1], "points": [30, 30, 10], "why": "shared"}],
    }
    assert base.keys() == EVENTS.keys()
    for kind, args in EVENTS.items():
        assert set(base[kind]) == set(args), kind
    knows: dict[str, tuple[int, ...]] = dict.fromkeys(PRIVATE, (0,))
    knows["card-lost"] = (0, 1)
    return [
        Event(kind, args | change, seats=knows.get(kind))
        for kind, args in base.items()
        for change in [{}, *variants.get(kind, [])]
    ]


def a_view(seats: int = 3) -> View:
    """A view in which any question may be asked: seat 0's."""
    state = table(
        seats,
        {
            "C3": "elves",
            "D3": "dragons 0 1 1",
            "D1": "trolls 1 stone2",
            "A3": "ice_queens 2",
            "D2": "goblins 1 2 poison",
            "E3": "gnomes down",
        },
        maps=(5, 7, 10, 1)[:seats],
        hands={1: "goblins elves"},
        score=[3, 2, 1, 0][:seats],
    )
    state.known[1] = [(2 << seats) - 1, 2]
    state.board.active = 1
    return GAME.view(state, 0)


def questions_in_all_forms() -> list[tuple[View, Question]]:
    """Each kind of question in each of its forms, with a view in which it may be asked."""
    view = a_view()

    def by_rule(rule: str) -> str:
        return next(key for key, faction in FACTIONS.items() if faction.power.rule == rule)

    spaces, followers = ("A3", "D3", "D2"), ("D3-1", "D3-2", "D2-1")
    display = ("elves", "trolls", "dragons")
    empty = ("A1", "B1", "E1", "A2", "B2", "E2", "B3", "B4")
    forms: list[tuple[str, tuple[str, ...], tuple[str | int, ...]]] = [
        ("choose-factions", FACTION_KEYS, (8,)),
        ("choose-faction", FACTION_KEYS, (2, 8)),
        ("play-card", ("elves", "knights"), ()),
        ("place-card", empty, ("elves",)),
        ("place-revealed", empty, ("elves", "C3")),
        ("catapult", (*followers, "A3-0"), ("C3",)),
        ("spectre-card", ("E3", *spaces), ("C3",)),
        ("spectre-space", empty, ("elves", "C3")),
        ("spectre-space", empty, ("", "E3")),
        ("use-power", ("use", "pass"), ("dragons", "D3", 3)),
        ("use-power", ("use", "pass"), ("seers", "D3", 0)),
        ("copy-power", ("dragons", "goblins", "pass"), ("doppelgangers", "C3")),
        ("direction", ("north", "east", "south", "west", "pass"), ("cyclopes", "C3")),
        ("line", ("row", "column", "pass"), ("trolls", "D1")),
        ("guess", ("high", "low", "pass"), ("fire_elementals", "C3")),
        ("amount", ("1", "2", "pass"), ("demons", "C3")),
        *(
            ("target-card", (*spaces, "pass"), (by_rule(rule), "C3"))
            for rule in (
                "recall",
                "sweep",
                "turn-down",
                "poison",
                "join",
                "walk",
                "exchange-followers",
            )
        ),
        *(
            ("target-follower", (*followers, "pass"), (by_rule(rule), "C3"))
            for rule in ("moon", "petrify", "replace", "shift")
        ),
        ("target-followers", ("D3-1", "D2-1.1", "D2-1.2"), ("knights", "C3")),
        ("target-seats", followers, ("orcs", "C3")),
        ("second-card", ("D1", "A3"), ("undead", "C3", "D3-1")),
        ("second-card", ("D1", "A3"), ("ghosts", "C3", "D2")),
        ("second-card", ("D1", "A3"), ("ice_kings", "C3", "D3")),
        ("target-hand", ("1.goblins", "1.unseen", "2", "pass"), ("shadows", "C3")),
        ("target-hand", ("1.goblins", "1.unseen", "2", "pass"), ("rogues", "C3")),
        ("display-card", (*display, "pass"), ("shapeshifters", "C3")),
        ("display-cards", ("elves", "goblins.1", "goblins.2"), ("ice_beasts", "C3")),
        ("seer-card", display, ("seers", "C3")),
        ("seer-order", ("elves.1", "elves.2"), ("seers", "C3")),
        ("draw-card", (*display, "deck"), ("turn",)),
        ("draw-card", (*display, "deck"), ("rogues",)),
    ]
    assert {kind for kind, _, _ in forms} == set(QUESTIONS)
    none = ("target-followers", "target-seats", "display-cards")
    return [
        (
            view,
            Question(
                1,
                0,
                kind,
                options,
                0 if kind in none else 1,
                2 if kind in none else 1,
                ordered=kind == "seer-order",
                about=about,
            ),
        )
        for kind, options, about in forms
    ]


def the_longest_milestones() -> list[Milestone]:
    """A last turn with all that can come of one, and the scoring, with four seats."""
    turn = {"seat": 0, "card": "mages", "space": "J8"}
    events = [
        Event("card-played", turn | {"supply": 1, "why": "hand"}),
        Event("treasure", {"seat": 0, "space": "J8", "treasure": "spectre"}),
        Event("card-moved", {"seat": 0, "card": "giants", "before": "A1", "space": "J7"}),
        Event("power-used", {"seat": 0, "power": "giants", "space": "J8"}),
        *(
            Event(
                "follower-removed",
                {
                    "seat": 0,
                    "owner": o,
                    "space": "J7",
                    "followers": 2,
                    "supply": 9,
                    "why": "giants",
                },
            )
            for o in range(4)
        ),
        Event("turned-down", {"seat": 0, "space": "J7", "card": "fire_elementals"}),
        Event("supply-empty", {"seat": 0}),
        Event("turn-over", turn | {"turn": 60}),
        Event("game-ends", {"why": "followers", "seat": 0}),
        *(
            Event("map-scored", {"map": key, "counts": [5] * 4, "points": [MAPS[key].first] * 4})
            for key in (1, 5, 7, 10)
        ),
        *(
            Event("faction-scored", {"faction": key, "counts": [3] * 4, "points": [8] * 4})
            for key in FACTION_KEYS[-9:]
        ),
        Event("game-over", {"winners": [0, 1, 2, 3], "points": [99] * 4, "why": "shared"}),
    ]
    view = GAME.view(table(4, {"J8": "mages 0"}, maps=(1, 5, 7, 10)), None)
    return [Milestone(events, view, ("🏁", "⚔️", "🧪"))]


def known_in_advance() -> list[tuple[View, Question]]:
    """Questions that are only foreseen."""
    known = structs.replace(a_view(), under=("elves",) * 5)
    options = {"play-card": "elves", "place-card": "A1", "use-power": "use", "draw-card": "deck"}
    return [
        (known, Question(0, 0, kind, (option,), about=("elves",)))
        for kind, option in options.items()
    ]


def say_the_rest(say: Recorder) -> None:
    """What neither a question nor an event says."""
    events = tellings()
    WORDS.summary(events, a_view(), say, PLAIN[:3])
    later = [event for event in events if event.kind != "game-start"]
    WORDS.summary(later, a_view(), say, PLAIN[:3])
    for key in ("none", "count-own-adjacent"):
        say(f"power-{key}")
    for why, places in (("points", (1, 2)), ("supply", (1, 2)), ("shared", (1, 1))):
        WORDS.result(Standing(places, (9, 9), (Source("play", (9, 9)),), why), say, PLAIN[:2])
    state = table(3, hands={1: ""}, moon="full")
    state.board.out = ["elves", "elves", "trolls"]
    chosen = structs.replace(GAME.view(state, 0), chosen="knights", looked=("elves",))
    for view in (chosen, a_view(), GAME.view(state, 1)):
        WORDS.hand(view, say, PLAIN[:3])
        WORDS.standings(view, say, PLAIN[:3])
        position.position(view, say, PLAIN[:3])
    for options in ({}, {"factions": "turns"}):
        for state, question, _ in play(2, 0, options):
            view = GAME.view(state, question.seat if question else None)
            WORDS.phase(view, say)
            position.position(view, say, PLAIN[:2])
            WORDS.standings(view, say, PLAIN[:2])


TELLINGS = Tellings(
    key=GAME.key,
    events=tellings,
    private=PRIVATE,
    of_others=("card-lost",),
    kinds=QUESTIONS,
    questions=questions_in_all_forms,
    foreseen=known_in_advance,
    milestones=the_longest_milestones,
    pages=(*PAGES, *FACTION_KEYS),
    sources=(
        "play", "map-1", "map-5", "map-7", "map-10", *FACTION_KEYS[-9:], "fire_elementals",
    ),
    the_rest=say_the_rest,
    of_pictures=("picture-", "sheet-"),
)  # fmt: skip
