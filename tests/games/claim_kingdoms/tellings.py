"""What there is to be put into words in Claim Kingdoms: random games, each event and each question
in each of its forms, the longest milestone."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from engine.games.claim_kingdoms import GAME, WORDS
from engine.games.claim_kingdoms.box import FACTION_KEYS, FACTIONS, MAPS
from engine.games.claim_kingdoms.events import EVENTS, OLD_QUESTIONS, PRIVATE, QUESTIONS
from engine.games.claim_kingdoms.rules.setup import OPTIONS
from engine.games.claim_kingdoms.state import State, View
from engine.games.claim_kingdoms.words import position
from engine.games.claim_kingdoms.words.pages import PAGES
from engine.kit.chance import Chance
from engine.kit.contract import Event, Limit, Picks, Question, Source, Standing
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
    takes = (*(f"take.{card}" for card in display), "take.deck")
    empty = ("A1", "B1", "E1", "A2", "B2", "E2", "B3", "B4")

    def form(
        kind: str,
        options: tuple[str, ...],
        about: tuple[str | int, ...],
        least: int = 1,
        most: int = 1,
    ) -> Question:
        ordered = kind == "seer-order"
        return Question(1, 0, kind, options, least, most, ordered=ordered, about=about)

    def power(
        kind: str, key: str, options: tuple[str, ...], n: int = 1, least: int = 1
    ) -> list[Question]:
        """What a power asks by itself, and together with the new card."""
        alone = options if not least or kind == "guess" else (*options, "pass")
        both = form(kind, (*options, *takes), (key, "C3", "beside", n), 1, n + 1)
        # Version 4 asked so of powers that cost nothing.
        needed = int(key in ("fire_elementals", "shadows"))
        cards = (Limit(options, needed, n), Limit(takes, 1, 1))
        return [
            form(kind, alone, (key, "C3", "alone", n), least, n),
            structs.replace(both, limits=cards),
        ]

    def instead(kind: str, key: str, options: tuple[str, ...], n: int = 1) -> list[Question]:
        """What a power asks by itself, and in place of the new card."""
        return [
            form(kind, (*options, "pass"), (key, "C3", "alone", n)),
            form(kind, (*options, *takes), (key, "C3", "instead", n)),
        ]

    spectre = form("spectre", (*spaces, "E3", ">A1", ">B1"), ("C3",), 2, 2)
    forms = [
        form("choose-factions", FACTION_KEYS, (8,)),
        form("choose-faction", FACTION_KEYS, (2, 8)),
        form("play-card", ("elves>A1", "elves>E1", "knights>A1", "knights>E1"), ()),
        form("place-card", empty, ("elves",)),
        form("place-card", empty, ("knights",)),
        form("place-card", empty, ("orcs",)),
        form("place-card", ("E2>D2-1", "E2>D3-0"), ("orcs",)),
        form("place-revealed", empty, ("elves", "C3")),
        form("catapult", (*followers, "A3-0"), ("C3",)),
        structs.replace(
            spectre, limits=(Limit((*spaces, "E3"), 1, 1), Limit((">A1", ">B1"), 1, 1))
        ),
        *power("use-power", "werewolves", ("use",), 2),
        *instead("use-power", "yetis", ("use",), 3),
        *instead("use-power", "seers", ("use",), 0),
        *instead("copy-power", "doppelgangers", ("dragons", "goblins")),
        *power("guess", "fire_elementals", ("high", "low")),
        *power("amount", "demons", ("1", "2")),
        *(
            question
            for rule in ("recall", "sweep", "turn-down", "poison", "join")
            for question in power("target-card", by_rule(rule), spaces)
        ),
        *(
            question
            for rule in ("moon", "petrify", "replace")
            for question in power("target-follower", by_rule(rule), followers)
        ),
        *power("target-followers", "knights", ("D3-1", "D2-1.1", "D2-1.2"), 2, 0),
        *power("target-seats", "orcs", followers, 2, 0),
        *power("target-pair", "undead", ("D3-1>D1", "D3-1>A3", "D2-1>D1")),
        *power("target-pair", "ghosts", ("D2>D1", "D2>A3", "A3>D1")),
        *power("target-pair", "ice_kings", ("D3>D1", "D3>A3")),
        *power("target-hand", "shadows", ("1.goblins", "1.unseen", "2")),
        *instead("target-hand", "rogues", ("1.goblins", "1.unseen", "2")),
        *instead("display-card", "shapeshifters", ("elves>trolls", "elves>deck", "trolls>elves")),
        form("display-card", ("elves", "pass"), ("shapeshifters", "C3", "alone", 1)),
        form(
            "display-cards",
            ("elves", "goblins.1", "goblins.2"),
            ("ice_beasts", "C3", "alone", 2),
            0,
            2,
        ),
        *instead("display-cards", "ice_beasts", ("elves", "goblins", "elves+goblins")),
        form(
            "seer-card",
            ("elves>trolls>orcs", "elves>orcs>trolls", "orcs>elves>trolls"),
            ("seers", "C3"),
        ),
        form("seer-card", ("elves",), ("seers", "C3")),
        form("draw-card", (*display, "deck"), ("turn",)),
        form("draw-card", (*display, "deck"), ("rogues",)),
        # As version 2 asked.
        form("play-card", ("elves", "knights"), ()),
        form("spectre-card", ("E3", *spaces), ("C3",)),
        form("spectre-space", empty, ("elves", "C3")),
        form("spectre-space", empty, ("", "E3")),
        form("use-power", ("use", "pass"), ("dragons", "D3", 3)),
        form("direction", ("north", "east", "south", "west", "pass"), ("cyclopes", "C3")),
        form("line", ("row", "column", "pass"), ("trolls", "D1")),
        form("target-card", (*spaces, "pass"), ("ghosts", "C3")),
        form("target-card", (*spaces, "pass"), ("ice_kings", "C3")),
        form("target-follower", (*followers, "pass"), ("undead", "C3")),
        form("target-followers", ("D3-1", "D2-1.1", "D2-1.2"), ("knights", "C3"), 0, 2),
        form("second-card", ("D1", "A3"), ("undead", "C3", "D3-1")),
        form("second-card", ("D1", "A3"), ("ghosts", "C3", "D2")),
        form("second-card", ("D1", "A3"), ("ice_kings", "C3", "D3")),
        form("seer-card", display, ("seers", "C3")),
        form("seer-order", ("elves.1", "elves.2"), ("seers", "C3"), 2, 2),
    ]
    assert {question.kind for question in forms} == {*QUESTIONS, *OLD_QUESTIONS}
    return [(view, question) for question in forms]


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
    forms: list[tuple[str, str, tuple[str | int, ...]]] = [
        ("play-card", "elves>A1", ()),
        ("place-card", "A1", ("elves",)),
        ("use-power", "use", ("yetis", "A1", "instead", 3)),
        ("use-power", "use", ("yetis", "A1", "alone", 3)),
        ("draw-card", "deck", ("turn",)),
    ]
    return [(known, Question(0, 0, kind, (option,), about=about)) for kind, option, about in forms]


def say_the_rest(say: Recorder) -> None:
    """What neither a question nor an event says."""
    events = tellings()
    WORDS.summary(events, a_view(), say, PLAIN[:3])
    later = [event for event in events if event.kind != "game-start"]
    WORDS.summary(later, a_view(), say, PLAIN[:3])
    for key in ("none", "count-own-adjacent"):
        say(f"power-{key}")
    say("detail-loses", points=1)
    for why, places in (("points", (1, 2)), ("supply", (1, 2)), ("shared", (1, 1))):
        WORDS.result(Standing(places, (9, 9), (Source("play", (9, 9)),), why), say, PLAIN[:2])
    state = table(3, hands={1: ""}, moon="full")
    state.board.out = ["elves", "elves", "trolls"]
    chosen = structs.replace(GAME.view(state, 0), chosen="knights", looked=("elves",))
    for view in (chosen, a_view(), GAME.view(state, 1)):
        WORDS.hand(view, say, PLAIN[:3])
        WORDS.standings(view, say, PLAIN[:3])
        WORDS.position(view, say, PLAIN[:3])
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
    kinds=(*QUESTIONS, *OLD_QUESTIONS),
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
