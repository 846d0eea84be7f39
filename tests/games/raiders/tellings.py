"""What there is to be put into words in Raiders of the North Sea: random games, each event and
each question in each of its forms, the longest milestone."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from engine.games.raiders import GAME, WORDS
from engine.games.raiders.box import (
    BUILDING_KEYS,
    CARD_KEYS,
    CARDS,
    OFFER_KEYS,
    RAIDS,
    SETTLEMENTS,
    SPACE_KEYS,
    SPACES,
)
from engine.games.raiders.events import EVENTS, HALL_IDLE, LOSSES, PRIVATE, QUESTIONS
from engine.games.raiders.mind.orders import ORDERS
from engine.games.raiders.state import State, View
from engine.games.raiders.words import names, position, stakes
from engine.games.raiders.words.names import ICONS
from engine.games.raiders.words.pages import KINDS, PAGES
from engine.kit.chance import Chance
from engine.kit.contract import Event, Limit, Picks, Question, Source, Standing
from tests.games import tellings as shared
from tests.games.raiders.positions import table, turn
from tests.games.tellings import PLAIN, Milestone, Played, Recorder, Tellings


def say_in(locale: str) -> Recorder:
    return Recorder(GAME.key, locale)


def play(seats: int, game: int, options: dict[str, str] | None = None) -> Played:
    """A game that raids when it can: the position, the question that is answered next, the
    events before it."""
    return shared.play(GAME, seats, game, options, _sensible)


def _sensible(state: State, luck: Chance) -> tuple[Question, Picks]:
    """Mostly a raid or the use of a building: a game by chance alone is long."""
    question = GAME.questions(state)[0]
    raids = [option for option in question.options if option in SPACE_KEYS]
    uses = [option for option in question.options if not option.endswith(".idle")]
    if question.kind in ("place", "pick-up") and luck.random() < 0.9 and (raids or uses):
        return question, (luck.choice(raids or uses),)
    picks = question.sample(luck)
    return question, question.sample(luck) if "pass" in picks else picks


def all_options() -> list[dict[str, str]]:
    """Every choice of the lobby once, the others as they are."""
    return [{option.key: choice} for option in GAME.options for choice in option.choices]


def tellings() -> list[Event]:
    """Each kind of event in each of its forms."""
    seat = {"seat": 0}
    archer = seat | {"card": "archer"}
    silver = seat | {"kind": "silver", "amount": 2, "total": 5}
    tiles = ["o05", "o13", "o16"]
    base: dict[str, dict[str, Any]] = {
        "hand-kept": seat | {"cards": ["archer", "scout", "scout"]},
        "game-start": {"first": 1, "rolls": [[0, 3, 4], [1, 5, 5], [2, 2, 3]], "tiles": tiles},
        "turn-begins": seat | {"turn": 12, "worker": "grey", "last": False},
        "worker-placed": seat | {"worker": "white", "building": "mill", "idle": False},
        "worker-taken": seat | {"worker": "black", "building": "gate_house", "idle": False},
        "turn-over": seat | {"turn": 12, "way": "work"},
        "gained": silver | {"why": "silversmith"},
        "short": seat | {"kind": "gold", "wanted": 2, "amount": 1, "why": "mill"},
        "paid": silver | {"why": "barracks"},
        "lost": silver | {"why": "avenger"},
        "taken": seat | {"other": 1, "kind": "gold", "amount": 1, "why": "barbarian"},
        "given-back": silver,
        "armour-gained": seat | {"amount": 2, "total": 6, "why": "armoury"},
        "cards-drawn": seat | {"cards": 2, "hand": 5, "deck": 30, "why": "gate_house"},
        "cards-seen": seat | {"cards": ["archer", "archer"]},
        "deck-shuffled": {"cards": 20},
        "discarded": seat | {"cards": ["archer", "scout"], "why": "treasury"},
        "hiring": archer | {"why": "barracks"},
        "hired": archer | {"silver": 3, "why": "barracks"},
        "crew-lost": archer | {"why": "barracks"},
        "crew-returned": archer | {"why": "gravedigger"},
        "hall-played": archer,
        "hall-idle": seat | {"card": "armourer", "why": "armour-full"},
        "declined": seat | {"what": "town_hall"},
        "building-copied": seat | {"building": "mill", "worker": "grey"},
        "workers-swapped": seat
        | {"other": 1, "building": "mill", "before": "black", "worker": "white"},
        "hands-swapped": seat | {"other": 1, "cards": 2},
        "swap-seen": seat | {"other": 1, "gave": ["archer"], "got": ["scout"]},
        "offering-made": seat | {"tile": "o13", "waived": "", "tiles": 2},
        "offer-opened": {"tile": "o14", "stack": 6},
        "offers-cycled": seat | {"under": tiles, "tiles": tiles[::-1]},
        "raid-begins": seat | {"settlement": "fortress_2", "worker": "white"},
        "dice-rolled": seat | {"dice": [3, 5]},
        "die-rerolled": seat | {"die": 1, "before": 3, "after": 4, "dice": [4, 5]},
        "raid-scored": seat
        | {"settlement": "fortress_2", "dice": [4, 5], "crew": 14, "extra": 2, "armour": 3}
        | {"strength": 28, "tier": 2, "points": 7, "total": 31},
        "crew-points": archer | {"count": 2, "points": 4, "total": 35},
        "plunder-taken": seat
        | {"space": "fortress_2.1", "worker": "white"}
        | {"plunder": {"gold": 1, "iron": 0, "livestock": 0, "valkyrie": 1}},
        "valkyrie-claimed": seat | {"claimed": 1, "taken": 1, "track": 3},
        "crew-died": seat | {"card": "berserker", "returns": True},
        "points": seat | {"points": 1, "total": 36, "why": "mercenary"},
        "unavenged": seat,
        "end-near": seat | {"why": "fortress", "turns": 3},
        "tiles-shown": seat | {"tiles": tiles},
        "final-score": {"source": "valkyrie", "points": [4, 0, 15]},
        "game-over": {"winners": [0], "points": [60, 40, 50], "why": "points"},
    }
    variants: dict[str, list[dict[str, Any]]] = {
        "turn-begins": [{"last": True}],
        "worker-placed": [{"idle": True}],
        "worker-taken": [{"idle": True}],
        "gained": [{"kind": "provision", "amount": 1, "why": "forager"}],
        "short": [{"amount": 0}],
        "paid": [{"kind": "gold", "why": "fortress_2"}],
        "lost": [{"kind": "armour", "amount": 1, "why": "berserker"}],
        "armour-gained": [{"amount": 1, "why": "armourer"}],
        "cards-drawn": [{"cards": 0}, {"cards": 3, "why": "gatekeeper"}],
        "discarded": [{"why": "limit"}],
        "hired": [{"silver": 0, "why": "gravedigger"}, {"silver": 2, "why": "recruiter"}],
        "crew-lost": [{"why": why} for why in LOSSES],
        "hall-idle": [{"why": why} for why in HALL_IDLE],
        "declined": [{"what": what} for what in ("barracks", "long_house", "merchant", "archer")],
        "offering-made": [{"waived": "livestock", "tiles": 1}],
        "offers-cycled": [{"tiles": []}],
        "raid-scored": [
            {"tier": 0, "points": 0, "strength": 17, "extra": 0},
            {"settlement": "harbour_1", "dice": [], "crew": 0, "extra": 0, "armour": 0}
            | {"strength": 0, "tier": 1, "points": 1},
        ],
        "crew-points": [{"card": "shieldmaiden", "count": 1, "points": 1}],
        "plunder-taken": [{"plunder": {}}],
        "valkyrie-claimed": [{"claimed": 0, "taken": 2}, {"claimed": 1, "taken": 2}],
        "crew-died": [{"card": "archer", "returns": False}],
        "end-near": [{"why": why} for why in ("offerings", "valkyrie")],
        "tiles-shown": [{"tiles": []}],
        "final-score": [
            {"source": source, "points": [0, 0, 0]}
            for source in ("play", "armour", "offerings", "crew", "plunder")
        ],
        "game-over": [{"winners": [0, 1], "points": [60, 60, 50], "why": "shared"}],
    }
    assert base.keys() == EVENTS.keys()
    for kind, args in EVENTS.items():
        assert set(base[kind]) == set(args), kind
    return [
        Event(kind, args | change, seats=(0,) if kind in PRIVATE else None)
        for kind, args in base.items()
        for change in [{}, *variants.get(kind, [])]
    ]


def a_view(seats: int = 3, **board: Any) -> View:
    """A view in which any question may be asked: seat 0's."""
    named: dict[str, Any] = {
        "village": {"gate_house": "black", "mill": "white", "silversmith": "grey"}
        | {"town_hall": "grey", "armoury": "white", "long_house": "grey"}
        | {"treasury": "black", "barracks": "grey"},
        "hands": {0: "archer brawler brawler folke sage", 1: "scout"},
        "crew": {0: "brawler brynjar forager gatekeeper jeweller", 1: "berserker avenger"},
        "tiles": {0: "o05 o06", 1: "o07"},
        "spaces": {"harbour_1.1": "GIVV", "harbour_2.3": "LLLL", "fortress_1.1": ""},
        "silver": [7, 1, 0, 0][:seats],
        "provision": [8, 2, 0, 0][:seats],
        "gold": [3, 1, 0, 0][:seats],
        "iron": [2, 0, 1, 0][:seats],
        "livestock": [4, 0, 0, 1][:seats],
        "armour": [4, 9, 0, 0][:seats],
        "valkyrie": [2, 0, 7, 0][:seats],
        "score": [12, 3, 51, 0][:seats],
        "workers": ["white", "grey", "black", "black"][:seats],
        "turn": 20,
        "active": 1,
    }
    return GAME.view(table(seats, **(named | board)), 0)


def questions_in_all_forms() -> list[tuple[View, Question]]:
    """Each kind of question in each of its forms, with a view in which it may be asked."""
    view = a_view()
    idle = tuple(f"{key}.idle" for key in BUILDING_KEYS)
    alone = ("gate_house", "town_hall", "treasury", "barracks", "silversmith")
    plain = ("gate_house", "town_hall.archer", "town_hall.sage", "treasury.silver", "treasury.gold")
    plain += ("barracks.archer", "barracks.folke.brynjar", "silversmith")
    bought = ("armoury.iron", "armoury.silver", "long_house.livestock", "long_house.o13")
    mill = ("mill.provision", "mill.gold")
    spaces = tuple(key for key in SPACE_KEYS if key != "fortress_1.1")
    raids = tuple(key for key in RAIDS if (key in SPACES) == key.startswith("harbour"))
    hand = ("archer", "brawler.1", "brawler.2", "folke", "sage")
    crew = ("brawler", "forager", "gatekeeper")
    forms: list[tuple[str, tuple[str, ...], tuple[str | int, ...], int, int]] = [
        ("keep-hand", hand, (3,), 3, 3),
        ("place", (*plain, "mill", "idle"), ("black",), 1, 1),
        ("place", (*plain, *mill, *bought, *raids, "idle"), ("white",), 1, 1),
        ("place", (*alone, *mill, *bought, *spaces, *idle), ("white",), 1, 1),
        ("pick-up", (*plain, *mill, *bought, *idle[:1], "idle"), ("barracks",), 1, 1),
        ("idle", (*idle, "barracks", "back"), ("place", "white"), 1, 1),
        ("idle", (*idle[:1], "barracks", "back"), ("pick-up", "mill"), 1, 1),
        ("treasury", hand, (), 1, 2),
        ("treasury", hand, (), 1, 1),
        ("hall-card", (*CARD_KEYS, "pass"), (), 1, 1),
        ("hire", ("archer", "sage", "pass"), ("barracks", 1), 1, 1),
        ("hire", ("archer", "folke.brynjar", "out.brawler", "pass"), ("barracks", 0), 1, 2),
        ("hire", ("archer", "sage", "out.brawler"), ("recruiter", 2), 1, 2),
        ("hire", ("archer", "sage", "out.brawler"), ("gravedigger", 0), 2, 2),
        ("hire", ("archer", "sage", "dismiss"), ("recruiter", 2), 1, 1),
        ("hire", ("archer", "folke.brynjar"), ("gravedigger", 0), 1, 1),
        ("dismiss", (*crew, "brynjar", "jeweller"), ("barracks", "archer", 3), 1, 1),
        ("dismiss", (*crew, "brynjar", "jeweller"), ("recruiter", "huntsman", 2), 1, 1),
        ("dismiss", (*crew, "brynjar", "jeweller"), ("gravedigger", "archer", 0), 1, 1),
        ("long-house", ("long_house.livestock", "long_house.o01", "pass"), (1,), 1, 1),
        ("long-house", ("long_house.livestock", "long_house.o01", "pass"), (2,), 1, 1),
        ("copy-building", (*plain, *mill, *bought, "pass"), ("merchant", "white"), 1, 1),
        ("swap-worker", ("1.mill", "2.silversmith", "pass"), ("archer",), 1, 1),
        ("take-plunder", ("1.gold", "2.iron", "2.livestock"), ("barbarian",), 1, 1),
        *(
            ("target-seat", ("1", "2"), (card,), 1, 1)
            for card in CARD_KEYS
            if (hall := CARDS[card].hall) and hall.rule in ("take", "one-loses")
        ),
        ("sacrifice", ("out.brawler", "out.forager", "gold", "iron"), ("brawler",), 2, 2),
        ("trade-offer", ("o05.silver", "o05.iron", "o01.silver"), ("trader",), 1, 1),
        ("scout-target", ("1.1", "1.2", "2.1"), ("scout",), 1, 1),
        ("scout-give", hand, (1, 2), 2, 2),
        ("give", ("silver", "provision"), ("mercenary", 1), 1, 1),
        ("reroll", ("die.1", "die.2", "keep"), ("monastery_1", 19, 1, 2, 3), 1, 1),
        ("reroll", ("die.1", "keep"), ("outpost_1", 9, 2, 2), 1, 1),
        ("choose-set", ("outpost_1.1", "outpost_1.2"), ("outpost_1",), 1, 1),
        ("choose-set", ("fortress_2.1", "fortress_2.2"), ("fortress_2",), 1, 1),
        ("deaths", (*crew, "jeweller"), ("harbour_1.1", 2), 2, 2),
        ("deaths", (*crew, "jeweller"), ("harbour_1.1", 1), 1, 1),
        ("avenge", ("1", "2"), ("harbour_1.1",), 1, 1),
        ("lose-crew", crew, (1,), 1, 1),
        ("discard-down", hand, (8,), 1, 1),
        ("discard-down", hand, (8,), 2, 2),
    ]
    assert {kind for kind, *_ in forms} == set(QUESTIONS)
    asked = [(view, _asked(*form)) for form in forms]
    roomy = a_view(crew={0: "brawler forager"}, active=0)
    none = dict.fromkeys(("silver", "provision", "gold", "iron", "livestock", "armour"), 0)
    bare = a_view(crew={}, active=0, left=3, **none)
    return [
        *asked,
        (roomy, _asked("hire", ("archer", "out.brawler", "pass"), ("barracks", 0), 1, 2)),
        (roomy, _asked("scout-give", hand, (1, 1), 1, 1)),
        (bare, _asked("place", ("mill", "idle"), ("grey",), 1, 1)),
        (roomy, _asked("place", (*plain, "idle"), ("grey",), 1, 1)),
    ]


def _asked(
    kind: str, options: tuple[str, ...], about: tuple[str | int, ...], least: int, most: int
) -> Question:
    limits: tuple[Limit, ...] = ()
    if kind == "sacrifice":
        limits = (Limit(options[:2], 1, 1), Limit(options[2:], 1, 1))
    elif kind == "hire" and most == 2:
        goes = tuple(option for option in options if option.startswith("out."))
        limits = (Limit(tuple(o for o in options if o not in goes), 1, 1), Limit(goes, 0, 1))
    return Question(1, 0, kind, options, least, most, limits, about=about)


def raid_question(**board: object) -> tuple[View, Question]:
    """Seat 0 may raid the second fortress, and two monasteries."""
    state = table(
        2,
        crew={0: "champion champion warlord archer"},
        spaces={"fortress_2.1": "GV"},
        **({"provision": [5, 0], "gold": [3, 0], "workers": ["white", "black"]} | board),
    )
    turn(state)
    return GAME.view(state, 0), GAME.questions(state)[0]


def harbour_question() -> tuple[View, Question]:
    """Seat 0 may raid harbours, with Warmongers."""
    state = table(2, crew={0: "warmonger warmonger"}, provision=3)
    turn(state)
    return GAME.view(state, 0), GAME.questions(state)[0]


def the_longest_milestones() -> list[Milestone]:
    """A last turn with all that can come of one raid, and the scoring, with four seats."""
    everyone = range(4)
    events = [
        Event("turn-begins", {"seat": 0, "turn": 120, "worker": "white", "last": True}),
        *(
            event
            for event in tellings()
            if event.kind
            in ("raid-begins", "paid", "dice-rolled", "die-rerolled", "raid-scored", "crew-points")
        ),
        *(event for event in tellings() if event.kind in ("plunder-taken", "valkyrie-claimed")),
        *(
            Event("crew-died", {"seat": 0, "card": card, "returns": card == "berserker"})
            for card in ("berserker", "avenger", "mercenary", "shieldmaiden", "gravedigger")
        ),
        *(
            Event("crew-lost", {"seat": seat, "card": "shieldmaiden", "why": "avenger"})
            for seat in everyone
        ),
        *(event for event in tellings() if event.kind in ("given-back", "discarded")),
        Event("turn-over", {"seat": 0, "turn": 120, "way": "raid"}),
        *(Event("end-near", {"seat": 0, "why": why, "turns": 4}) for why in ("valkyrie",)),
        *(Event("tiles-shown", {"seat": seat, "tiles": list(OFFER_KEYS[:8])}) for seat in everyone),
        *(
            Event("final-score", {"source": source, "points": [99] * 4})
            for source in ("play", "valkyrie", "armour", "offerings", "crew", "plunder")
        ),
        Event("game-over", {"winners": [0, 1, 2, 3], "points": [99] * 4, "why": "shared"}),
    ]
    signs = ("⏳", ICONS["offering"], ICONS["fortress"])
    return [Milestone(events, GAME.view(table(4), None), signs)]


AHEAD: dict[str, tuple[str | int, ...]] = {
    "place": ("black",),
    "pick-up": (),
    "choose-set": ("outpost_1",),
    "deaths": ("harbour_1.1", 2),
    "treasury": ("gold",),
    "dismiss": ("barracks",),
    "target-seat": ("warlord",),
    "take-plunder": ("barbarian",),
}
"""What can be laid down ahead."""


def say_the_rest(say: Recorder) -> None:
    """What neither a question nor an event says."""
    for order in ORDERS:
        for key in (order.key, *(f"{order.key}-{choice}" for choice in order.choices[1:])):
            say(f"order-{key}")
    for kind, about in AHEAD.items():
        WORDS.question(a_view(), Question(0, 0, kind, ("sage",), about=about), say, PLAIN[:3])
    for view, question in (raid_question(), harbour_question()):
        WORDS.question(view, question, say, PLAIN[:3])
        for choice in question.options:
            WORDS.option(view, question, choice, say, PLAIN[:3])
        WORDS.picks(view, question, question.options[: question.least], say, PLAIN[:3])
    say_positions(say)
    stakes.sets(a_view().board, "outpost_1", say, most=5)
    for key in BUILDING_KEYS:
        names.at_building(key, say)
        names.from_building(key, say)
    for view, question in questions_in_all_forms():
        if question.kind == "hire" and "out.brawler" in question.options:
            WORDS.picks(view, question, ("archer", "out.brawler"), say, PLAIN[:3])
    events = tellings()
    for way in (events, events[::-1]):
        WORDS.summary(way, a_view(), say, PLAIN[:3])
    over = Event("turn-over", {"seat": 0, "turn": 1, "way": "work"})
    for event in events:
        reason = event.args.get("why", event.args.get("what"))
        if reason in CARDS:
            played = Event("hall-played", {"seat": 0, "card": reason})
            WORDS.summary([played, event, over], a_view(), say, PLAIN[:3])
        elif reason in SETTLEMENTS:
            raid = {"seat": 0, "settlement": reason, "worker": "white"}
            WORDS.summary([Event("raid-begins", raid), event, over], a_view(), say, PLAIN[:3])
    for why in ("points", "valkyrie", "armour", "shared"):
        places = (1, 1) if why == "shared" else (1, 2)
        sources = tuple(Source(key, (5, 5)) for key in ("play", "plunder"))
        WORDS.result(Standing(places, (10, 10), sources, why), say, PLAIN[:2])


def say_positions(say: Recorder) -> None:
    """Everything that tells a position."""
    views = [a_view(), a_view(left=2, phase="play"), a_view(phase="setup"), a_view(phase="over")]
    views += [structs.replace(a_view(phase="setup"), hand=("scout", "scout"), chosen=("scout",))]
    views += [structs.replace(a_view(), hand=()), crowded()]
    for view in views:
        WORDS.phase(view, say)
        WORDS.hand(view, say, PLAIN[:3])
        WORDS.standings(view, say, PLAIN[:3])
        position.position(view, say, PLAIN[:3])
        WORDS.position(view, say, PLAIN[:3])


def crowded() -> View:
    """A view whose position is too long to list all of it."""
    state = table(3, crew={seat: " ".join(["shieldmaiden", *CARD_KEYS[:4]]) for seat in range(3)})
    state.board.spaces = ["GILV"] * len(SPACES)
    return GAME.view(state, 0)


TELLINGS = Tellings(
    key=GAME.key,
    events=tellings,
    private=PRIVATE,
    kinds=QUESTIONS,
    questions=questions_in_all_forms,
    milestones=the_longest_milestones,
    pages=(*PAGES, *BUILDING_KEYS, *KINDS, *CARD_KEYS),
    sources=("play", "valkyrie", "armour", "offerings", "crew", "plunder"),
    the_rest=say_the_rest,
    of_pictures=("picture-",),
)
