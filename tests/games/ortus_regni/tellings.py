"""What there is to be put into words in Ortus Regni: random games, each event and each question in
each of its forms, the longest milestones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.games.ortus_regni import GAME, WORDS
from engine.games.ortus_regni.box import ARMIES, CARD_SET, CARDS, FORCES, KINDS, READY_DECKS
from engine.games.ortus_regni.events import EVENTS, OUT_REASONS, PRIVATE, QUESTIONS
from engine.games.ortus_regni.mind.orders import ORDERS
from engine.games.ortus_regni.rules.setup import OPTIONS
from engine.games.ortus_regni.state import (
    NOWHERE,
    VIKINGS,
    Battle,
    Card,
    Force,
    Joust,
    Jouster,
    State,
    View,
)
from engine.games.ortus_regni.words import position, spoken
from engine.games.ortus_regni.words.names import card_name
from engine.games.ortus_regni.words.pages import PAGES
from engine.kit.chance import Chance
from engine.kit.contract import Event, Limit, Picks, Question, Source, Standing
from tests.games import tellings as shared
from tests.games.ortus_regni.positions import table
from tests.games.tellings import BOLD, PLAIN, Milestone, Played, Recorder, Tellings


def say_in(locale: str) -> Recorder:
    return Recorder(GAME.key, locale)


def with_ready_decks(state: State, luck: Chance) -> tuple[Question, Picks]:
    """Anything; decks are ready ones."""
    question: Question = luck.choice(GAME.questions(state))
    ready = GAME.ready(GAME.view(state, question.seat), question)
    return question, luck.choice(ready).picks if ready else question.sample(luck)


def play(seats: int, game: int, options: dict[str, str] | None = None) -> Played:
    """A random game: the position, the question that is answered next, the events before it."""
    return shared.play(GAME, seats, game, options, with_ready_decks)


def all_options() -> list[dict[str, str]]:
    """Every choice of the lobby once, the others as they are."""
    return [{option.key: choice} for option in OPTIONS for choice in option.choices]


# Events.

_ME = {"seat": 0}
_US = {"seat": 0, "other": 1}
_FORCES = [["king", "king"], ["hand", "vassal"], ["lord", "prince"], ["reserve", "knight"]]
_CARDS = [["land", 0], ["land", 1], ["market", 1]]

BASE: dict[str, dict[str, Any]] = {
    "decks-ready": {"cards": 24},
    "first-drawn": _ME,
    "hand-dealt": _ME | {"cards": ["castle", "land", "land"]},
    "mulligan": _ME | {"redrawn": True},
    "game-start": {"first": 1, "tournament": False},
    "round-begins": {"round": 3},
    "castle-built": _ME | {"fief": "f7", "card": "castle"},
    "property-built": _ME | {"fief": "f7", "card": "market"},
    "armies-drawn": _ME | {"cards": 2, "reserve": 5, "why": "land"},
    "armies-seen": _ME | {"cards": ["infantry", "knight"]},
    "lord-installed": _ME | {"fief": "f7", "card": "vassal", "before": ""},
    "mercenary-hired": _ME | {"mercenary": "m2"},
    "banquet": _ME,
    "drew": _ME | {"cards": 1, "hand": 4, "deck": 12, "why": "turn"},
    "cards-drawn": _ME | {"cards": ["monk"], "why": "turn"},
    "towers-built": _ME | {"cards": 2, "towers": 5, "why": "turn"},
    "towers-laid": _ME | {"cards": ["monk", "land"]},
    "garrisoned": _ME | {"where": "m2", "army": "knight", "reserve": 1},
    "emissary-sent": _ME | {"card": "monk", "cubes": 2, "total": 3, "markers": 4, "moved": True},
    "hand-shown": _US | {"cards": ["vassal", "allies", "allies"]},
    "bequeathed": _ME | {"fief": "f0", "cards": 9, "deck": 15, "times": 2},
    "turn-over": _ME | {"round": 3},
    "round-over": {"round": 3},
    "plot": _US | {"card": "treachery", "target": "f1.lord"},
    "allies-played": _ME,
    "no-allies": _ME,
    "no-support": _ME,
    "struggle": _US | {"vassals": ["hand", "f0"], "against": ["hand"], "winner": 0},
    "lord-slain": _ME | {"fief": "f7", "card": "prince", "why": "treachery"},
    "fief-lost": _ME
    | {"fief": "f7", "castle": "castle", "properties": ["land", "land"], "lord": "monk"}
    | {"why": "siege"},
    "hand-struck": _ME | {"cards": ["monk", "banner"], "hand": 3},
    "mercenary-slain": _ME | {"mercenary": "m2", "army": "knight", "why": "treachery"},
    "properties-stolen": _US | {"fief": "f1", "cards": _CARDS},
    "armies-stolen": _US | {"cards": 2},
    "armies-moved": _US | {"cards": ["infantry", "knight"]},
    "mercenary-stolen": _US | {"mercenary": "m2"},
    "property-placed": _ME | {"fief": "f7", "card": "land", "owner": 1, "why": "seized"},
    "fief-taken": _ME | {"fief": "f7", "card": "castle", "owner": 1, "why": "seized"},
    "banner-raised": _ME | {"banners": 2},
    "crowned": _ME | {"slots": 3},
    "tribute": _ME | {"king": 1, "army": "knight", "reserve": 2},
    "earl-out": _ME | {"why": "fief", "left": 2},
    "armies-disbanded": _ME | {"cards": ["infantry", "infantry", "knight"]},
    "cards-returned": _ME | {"cards": [["land", 1], ["market", 1], ["castle", 2]]},
    "king-dead": _ME,
    "game-over": {"winners": [0], "points": [2, 1, 0], "why": "last"},
    "attack-declared": _US | {"way": "towers", "fief": ""},
    "white-marker-forward": {},
    "attack-fielded": _US | {"forces": _FORCES, "damage": 6},
    "defence-fielded": _US | {"forces": _FORCES, "damage": 6},
    "defence-conceded": _US,
    "battle-deck-shuffled": {},
    "battle-card": {"card": "normal"},
    "church-silent": {"why": "tie"},
    "church-decided": _ME | {"outcome": "attacker", "why": "cathedral"},
    "lords-captured": _US | {"fiefs": ["f0", "f7"]},
    "ransom-refused": _US,
    "ransom-named": _US | {"fiefs": ["f0"], "price": ["f7.land.1"], "cards": [["land", 0]]},
    "forces-hit": _ME | {"damage": 5, "hits": 4, "lost": [["reserve", "knight"]]},
    "towers-held": _ME | {"damage": 3, "left": 2},
    "attack-failed": _US | {"way": "siege", "fief": "f1", "left": 1, "needed": 3},
    "towers-felled": _ME | {"cards": ["monk", "monk"], "towers": 3},
    "properties-destroyed": _ME | {"fief": "f7", "cards": _CARDS},
    "seized": _US | {"cards": _CARDS},
    "handed-over": _US | {"cards": _CARDS, "why": "ransom"},
    "hand-spent": _ME | {"cards": ["vassal", "champion"]},
    "battle-over": _US,
    "joust-called": _ME,
    "joust-excused": _ME | {"why": "banner"},
    "joust-entered": _ME | {"ante": "f7.land.1", "card": "land", "fief": "f0", "lord": "champion"},
    "joust-cancelled": {},
    "joust-hands": {
        "hands": [[0, "champion", "prince", "none", 4], [1, "banner", "vassal", "prince", 7]]
    },
    "joust-break": {"cards": [[0, "prince"], [1, "none"]]},
    "joust-won": _ME,
    "jousters-spent": {"cards": [["banner", 1]]},
    "white-marker-back": {"markers": 3},
    "viking-marker": {"markers": 4},
    "viking-deck-shuffled": {},
    "vikings-landed": {"cards": ["viking", "chieftain", "viking"], "vikings": 3},
    "vikings-joined": {"cards": ["viking"], "vikings": 4},
    "vikings-wait": {"vikings": 2, "needed": 4},
    "cube-drawn": _ME | {"cubes": [1, 2, 1]},
    "vikings-held": _ME,
    "vikings-attack": _US
    | {"way": "raid", "fief": "f1", "forces": [["viking", "viking"]], "damage": 1},
}
"""Each kind once."""

_VIKINGS = {"seat": VIKINGS}
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "mulligan": [{"redrawn": False}],
    "game-start": [{"tournament": True}],
    "castle-built": [{"card": "palace"}],
    "armies-drawn": [{"why": "recruit", "cards": 1}, {"cards": 0}],
    "lord-installed": [{"card": "monk"}, {"before": "prince"}],
    "drew": [{"cards": 2, "deck": 0, "why": "banquet"}],
    "towers-built": [{"why": "tournament"}],
    "garrisoned": [{"where": "king"}],
    "emissary-sent": [{"card": "vassal", "cubes": 1, "moved": False}],
    "plot": [
        {"target": "hand-1"},
        {"card": "intrigue", "target": "reserve-1"},
        {"card": "intrigue", "target": "f1"},
        {"card": "intrigue", "target": "m2"},
    ],
    "struggle": [{"winner": 1, "vassals": ["hand"]}],
    "lord-slain": [{"why": why} for why in ("struggle", "captured", "vikings", "joust")],
    "fief-lost": [{"properties": [], "lord": "", "why": "treachery", "castle": "palace"}],
    "mercenary-slain": [{"army": ""}, {"why": "battle"}, {"why": "battle", "army": ""}],
    "earl-out": [{"why": why, "left": 1} for why in OUT_REASONS],
    "attack-declared": [{"way": "raid", "fief": "f1"}, {"way": "siege", "fief": "f1"}],
    "battle-card": [{"card": card} for card in ("attacker", "defender", "church")],
    "church-silent": [{"why": "none"}],
    "church-decided": [{"why": "churches", "outcome": "normal"}],
    "lords-captured": [{"fiefs": ["f0"], "other": VIKINGS}],
    "forces-hit": [
        {"lost": []},
        _VIKINGS | {"lost": [["viking", "viking"]]},
        _VIKINGS | {"lost": []},
    ],
    "towers-held": [{"left": 0}, {"left": 1}],
    "attack-failed": [
        {"way": "towers", "fief": ""},
        {"way": "raid"},
        {"left": 0},
        _VIKINGS,
        _VIKINGS | {"way": "towers", "fief": ""},
    ],
    "towers-felled": [{"towers": 0}, {"towers": 1}],
    "handed-over": [{"why": "joust"}],
    "joust-excused": [{"why": "poor"}, {"why": "nobody"}],
    "joust-entered": [{"lord": "", "fief": ""}, {"ante": "", "card": ""}],
    "joust-hands": [{"hands": [[0, "monk", "none", "none", rank] for rank in range(1, 11)]}],
    "white-marker-back": [{"markers": 8}],
    "vikings-joined": [{"cards": []}],
    "vikings-attack": [{"other": 0}, {"way": "towers", "fief": ""}, {"way": "siege"}],
}

UNTOLD = {
    "turn-over",
    "round-over",
    "white-marker-forward",
    "battle-over",
}
"""Kinds that another line tells."""


def tellings() -> list[Event]:
    """Each kind of event in each of its forms."""
    assert BASE.keys() == EVENTS.keys()
    for kind, args in EVENTS.items():
        assert set(BASE[kind]) == set(args), kind
    knows: dict[str, tuple[int, ...]] = dict.fromkeys(PRIVATE, (0,))
    knows["armies-moved"] = (0, 1)
    return [
        Event(kind, args | change, seats=knows.get(kind))
        for kind, args in BASE.items()
        for change in [{}, *VARIANTS.get(kind, [])]
    ]


# Questions.


def a_table(seats: int = 3) -> State:
    """A position in which any question may be asked of seat 0."""
    state = table(
        seats,
        {
            0: "palace:vassal land land market | castle:champion land@1 | castle:monk church",
            1: "palace:prince land land land | castle:vassal",
            2: "palace | castle:monk cathedral",
        },
        hands={0: "prince prince vassal monk allies banner land", 1: "vassal vassal", 2: "monk"},
        towers={0: "castle banquet banquet", 1: "land land"},
        reserves={0: "infantry infantry knight knight knight knight knight", 1: "knight"},
        mercenaries={0: "mercenary mercenary:knight", 1: "mercenary:infantry"},
        banners=[1, 0, 0, 0, 0, 0][:seats],
        king=0,
        guard=["infantry"],
        markers=7,
        cubes=[2, 1, 3, 1, 1, 1][:seats],
        vikings=["viking", "chieftain"],
    )
    state.board.discards[0] = ["castle", "land"]
    return state


Form = tuple[View, Question]
_FORCE_KEYS = (
    "king", "prince.1", "prince.2", "vassal.1", "monk.1", "f0.lord", "f3.lord", "infantry.1",
    "infantry.2", "knight.1", "guard.infantry.1", "m1.army", "m0", "m1",
)  # fmt: skip
_PLACES = (
    "towers-1", "raid-f1", "siege-f1", "siege-f5", "siege-f2", "raid-f6", "siege-f6",
)  # fmt: skip


def questions_in_all_forms() -> list[Form]:
    """Each kind of question in each of its forms, with a view in which it may be asked."""
    state = a_table()
    plain = GAME.view(state, 0)

    def fought(**changes: Any) -> View:
        force = (Force("lord", "prince", 1), Force("lord", "vassal", 5), Force("hand", "champion"))
        battle = Battle(1, 1, 0, "raid", 0, attack=force, damage=4, counter=3)
        state.board.battle = replace(battle, **changes)
        view = GAME.view(state, 0)
        state.board.battle = None
        return view

    state.board.joust = Joust(1, entered=(Jouster(1, "f1.land.1", NOWHERE), Jouster(2, "")))
    joust = GAME.view(state, 0)
    state.board.joust = None
    fallen = (Card("castle", 1), Card("land", 0), Card("land", 1))
    seized = fought(attacker=0, director=0, defender=1, way="siege", fief=9, fallen=fallen)
    ransoms = fought(captured=(0, 3), ransoms=("f0.land.1",))
    vikings = fought(attacker=VIKINGS, attack=(Force("viking", "viking"),))
    lord = {0: "palace:prince"}
    few = table(2, lord, hands={0: "land prince"}, decks={0: ""}, reserves={0: "knight"})
    few.board.round, few.board.markers = 1, 8
    peace = GAME.view(few, 0)
    few.board.tournament = True
    truce = GAME.view(few, 0)
    few.board.arrived = True
    late = GAME.view(few, 0)
    turn = (
        *(f"play.{kind}" for kind in ("castle", "palace", "land", "market", "church", "cathedral")),
        "play.mercenary", "play.banquet", *(f"install.{k}" for k in ("prince", "vassal", "monk")),
        "install.champion", "treachery", "intrigue", "bequeath", "claim", "joust", "attack",
        "recruit", "emissary.vassal", "emissary.monk", "monastery", "towers", "garrison", "draw",
        "resign",
    )  # fmt: skip
    one, two = {"least": 1, "most": 1}, {"least": 2, "most": 2}
    some, few = {"least": 1, "most": 2}, {"least": 0, "most": 2}
    plot, steal = ("treachery", 1, "f0.lord"), ("infantry.1", "knight.1", "knight.2")
    lords, fell = (1, "f0.lord", "f3.lord"), ("castle.1", "banquet.1", "banquet.2")
    forms: list[tuple[View, str, tuple[str, ...], tuple[str | int, ...], dict[str, int]]] = [
        (plain, "build-deck", CARD_SET, (24,), {"least": 24, "most": 24}),
        (plain, "choose-towers", CARD_SET[24:], (2,), {"least": 2, "most": 2}),
        (plain, "mulligan", ("keep", "redraw"), (), one),
        (plain, "turn", turn, (0, ""), one),
        (peace, "turn", ("recruit", "claim", "draw", "resign"), (0,), one),
        (truce, "turn", ("emissary.vassal", "draw", "resign"), (1, "recruit"), one),
        (late, "turn", ("play.banquet", "emissary.vassal", "draw", "resign"), (0,), one),
        (plain, "place-property", ("f0", "f3", "f4"), ("land", "play"), one),
        (plain, "place-property", ("f0", "f3", "f4"), ("land", "seized"), one),
        (plain, "install", ("f0", "f3", "f4"), ("monk",), one),
        (plain, "towers", ("prince.1", "prince.2", "land.1"), (), {"least": 1, "most": 3}),
        (plain, "garrison", ("m0.knight", "king.infantry.1", "king.knight.1"), (), some),
        (plain, "monastery", ("1", "2"), (), one),
        (plain, "treachery", ("f1.lord", "f5.lord", "hand-1", "m2", "f6.lord"), (), one),
        (plain, "intrigue", ("f1", "reserve-1", "m2", "f6"), (), one),
        (plain, "allies", ("pass", "allies", "vassal.1", "f0.lord"), plot, some),
        (plain, "allies", ("pass",), ("intrigue", 1, "m0"), one),
        (plain, "allies", ("pass",), ("treachery", 2, "hand-0"), one),
        (plain, "allies", ("pass",), ("intrigue", 1, "f0"), one),
        (plain, "struggle", ("pass", "vassal.1", "f0.lord"), ("intrigue", 1, "f1"), some),
        (plain, "struggle", ("pass",), ("treachery", 2, "f6.lord"), one),
        (peace, "struggle", ("pass", "vassal.1"), ("treachery", 1, "hand-1"), one),
        (plain, "yield-properties", ("f0.land.1", "f0.land.2", "f0.market.1"), (1, "f0"), some),
        (plain, "yield-armies", steal, (1,), two),
        (plain, "tribute", ARMIES, (1,), one),
        (plain, "declare-attack", _PLACES, (), one),
        (plain, "attack-forces", _FORCE_KEYS, ("towers", 1, ""), {"least": 1, "most": 9}),
        (plain, "attack-forces", _FORCE_KEYS, ("raid", 1, "f1"), {"least": 1, "most": 9}),
        (plain, "attack-forces", _FORCE_KEYS, ("siege", 1, "f1"), {"least": 1, "most": 9}),
        (late, "attack-forces", ("vassal.1",), ("siege", 1, "f1"), {"least": 1, "most": 1}),
        (fought(), "defence-forces", _FORCE_KEYS, ("raid", "f0", 1, 6), {"least": 0, "most": 9}),
        (fought(), "defence-forces", _FORCE_KEYS, ("raid", "f0", 1, 3), {"least": 0, "most": 9}),
        (fought(), "defence-forces", ("none",), ("siege", "f0", 1, 7), one),
        (fought(), "defence-forces", ("none",), ("siege", 1, "f0", 4), one),
        (vikings, "defence-forces", ("none",), ("towers", "", VIKINGS, 2), one),
        (late, "defence-forces", ("none",), ("siege", "f0", 1, 3), one),
        (fought(), "church-decides", ("normal", "attacker", "defender"), (1, 0), one),
        (ransoms, "ransom-lords", ("f0.lord", "f3.lord"), (1,), {"least": 0, "most": 1}),
        (ransoms, "ransom-lords", ("f0.lord",), (1,), {"least": 0, "most": 1}),
        (ransoms, "ransom-price", ("f4", "f0.land.1", "f3.land.1"), lords, two),
        (ransoms, "ransom-price", ("f4", "f0.land.1"), (1, "f0.lord"), one),
        (fought(), "attack-losses", _FORCE_KEYS, (2, "raid"), {"least": 2, "most": 2}),
        (vikings, "attack-losses", ("viking.1", "chieftain.1"), (1, "raid"), one),
        (fought(), "defence-losses", _FORCE_KEYS, (2, "raid"), {"least": 2, "most": 2}),
        (plain, "towers-lost", fell, (1,), one),
        (plain, "towers-lost", fell, (2,), two),
        (ransoms, "properties-lost", ("f0.land.1", "f0.land.2", "f0.market.1"), (2, "f0"), some),
        (vikings, "properties-lost", ("f0.land.1", "f0.market.1"), (1, "f0"), one),
        (seized, "seize", ("f9", "f9.land.1", "f9.land.2"), ("f9",), few),
        (joust, "joust-ante", ("f0", "f0.land.1", "f3", "f4", "banner"), (1,), one),
        (plain, "joust-ante", ("none", "out", "banner"), (1,), one),
        (joust, "joust-card", ("f0.lord", "f3.lord", "f4.lord", *KINDS), (1, "f0.land.1"), one),
        (plain, "viking-attack", (*_PLACES, "towers-0", "siege-f0", "none"), (4, 5), one),
    ]  # fmt: skip
    assert {form[1] for form in forms} == set(QUESTIONS)
    few_armies = (Limit(("infantry.1", "infantry.2", "knight.1"), 0, 2),)
    return [
        (
            view,
            Question(
                1,
                0,
                kind,
                options,
                counts["least"],
                counts["most"],
                few_armies if kind == "attack-forces" else (),
                kind in ("allies", "struggle"),
                about=about,
            ),
        )
        for view, kind, options, about, counts in forms
    ]


OF_PICTURES = (
    "picture-", "sheet-", "outcome-", "hand-towers", "hand-deck", "hand-tray", "vikings", "head-",
    "ended-", "fell-", "poster-",
)  # fmt: skip
"""How the keys begin that pictures use."""


def ahead() -> list[Question]:
    """Questions that are only foreseen."""
    return [
        Question(0, 0, "struggle", ("pass", "vassal.1"), about=("intrigue", 1, "f1")),
        Question(0, 0, "joust-ante", ("f0", "banner"), about=(1,)),
        Question(0, 0, "joust-card", ("f0.lord", "vassal"), about=(1,)),
        Question(0, 0, "defence-forces", ("vassal.1",), 0, 1, about=("siege", "f0")),
        Question(0, 0, "defence-forces", ("none",), about=("towers", "")),
    ]


# Milestones.


def the_longest_milestones() -> list[Milestone]:
    """A joust of six, and an attack with all that can come of one, that ends the game."""
    state = table(6, dict.fromkeys(range(6), "palace:vassal land land | castle:champion"))
    joust = [Event("joust-called", {"seat": 0})]
    joust += [
        Event("joust-entered", {"seat": s, "ante": "f1", "card": "cathedral", "fief": f"f{s}"}
              | {"lord": "champion"})
        for s in (1, 2, 3, 4, 5, 0)
    ]  # fmt: skip
    hands = [[s, "champion", "prince", "vassal", 3] for s in range(6)]
    joust.append(Event("joust-hands", {"hands": hands}))
    joust += [Event("joust-break", {"cards": [[s, "prince"] for s in range(6)]})] * 2
    joust.append(Event("joust-won", {"seat": 0}))
    for s in range(1, 6):
        slain = {"seat": s, "fief": "f1", "card": "champion", "why": "joust"}
        given = {"seat": s, "other": 0, "cards": [["cathedral", 1]], "why": "joust"}
        place = {"seat": 0, "fief": "f0", "card": "cathedral", "owner": s, "why": "joust"}
        joust += [Event("lord-slain", slain), Event("handed-over", given)]
        joust.append(Event("property-placed", place))
    drawn = Event("drew", {"seat": 0, "cards": 1, "hand": 3, "deck": 2, "why": "turn"})
    joust += [drawn, Event("turn-over", {"seat": 0, "round": 12})]
    kinds = ["castle", *KINDS[1:5] * 6]
    war = [
        Event("attack-declared", {"seat": 0, "other": 1, "way": "siege", "fief": "f1"}),
        Event("attack-fielded", {"seat": 0, "other": 1, "forces": _FORCES * 4, "damage": 20}),
        Event("defence-fielded", {"seat": 1, "other": 0, "forces": _FORCES * 4, "damage": 20}),
        Event("battle-card", {"card": "attacker"}),
        Event("lords-captured", {"seat": 1, "other": 0, "fiefs": ["f1", "f6", "f7", "f8"]}),
        Event("forces-hit", {"seat": 1, "damage": 20, "hits": 9, "lost": _FORCES * 3}),
        Event("towers-held", {"seat": 1, "damage": 9, "left": 9}),
        Event("fief-lost", {"seat": 1, "fief": "f1", "castle": "palace", "properties": kinds}
              | {"lord": "prince", "why": "siege"}),
        Event("seized", {"seat": 0, "other": 1, "cards": _CARDS}),
        Event("earl-out", {"seat": 1, "why": "fief", "left": 1}),
        Event("armies-disbanded", {"seat": 1, "cards": ["knight"] * 9}),
        Event("cards-returned", {"seat": 1, "cards": [["land", s] for s in (2, 3, 4, 5)] * 3}),
        Event("king-dead", {"seat": 1}),
        Event("game-over", {"winners": [0], "points": [5, 4, 3, 2, 1, 0], "why": "last"}),
    ]  # fmt: skip
    view = GAME.view(state, None)
    return [
        Milestone(joust, view, ("**R",)),
        Milestone(war, view, ("🏴", "👑"), of_everybody=False),
    ]


def decks() -> Iterator[tuple[str, ...]]:
    """Decks as answers: the ready ones, then random ones."""
    for deck in READY_DECKS.values():
        yield tuple(f"{kind}.{n + 1}" for kind, count in deck.cards.items() for n in range(count))
    luck = Chance(b"decks of the test", 0)
    question = Question(1, 0, "build-deck", CARD_SET, 24, 24, about=(24,))
    for _ in range(40):
        yield question.sample(luck)


def say_the_rest(say: Recorder) -> None:
    """What neither a question nor an event says."""
    for order in ORDERS:
        for key in (order.key, *(f"{order.key}-{choice}" for choice in order.choices[1:])):
            say(f"order-{key}")
    for kind in (*CARDS, *FORCES):
        card_name(kind, say)
    for event in tellings():
        WORDS.event(event, say, BOLD if event.kind == "joust-hands" else ("Ana", "Bo", "Ian"))
    say("list-last-i", head="", tail="")
    view = GAME.view(a_table(), 0)
    for changes in ({"active": 0}, {"active": -1, "phase": "over"}, {"active": -2}):
        seen = replace(view, board=_with(**changes))
        WORDS.summary([e for e in tellings() if e.kind != "joust-hands"], seen, say, BOLD[:3])
    say_decks(say)
    poor = GAME.view(table(2, {0: "palace market"}, hands={0: "land"}), 0)
    WORDS.option(poor, Question(1, 0, "turn", ("towers",), about=(0, "")), "towers", say, PLAIN)
    second = Question(1, 0, "place-property", ("f0",), about=("market", "play"))
    WORDS.option(poor, second, "f0", say, PLAIN)
    WORDS.result(Standing((1, 2), (1, 0), (Source("outlasted", (1, 0)),), "last"), say, PLAIN[:2])
    say_positions(say)


def _with(**changes: Any) -> Any:
    board = a_table().board
    for name, value in changes.items():
        setattr(board, name, value)
    return board


def say_decks(say: Recorder) -> None:
    question = Question(1, 0, "build-deck", (), 24, 24, about=(24,))
    view = GAME.view(a_table(), 0)
    for key in READY_DECKS:
        WORDS.ready(view, question, key, say)
    for text in ("7 castle, 1 palace, 2 zzzz, 1 castel", "a1, b2, c3, d4, e5, f6, g7, h8, i9, j10"):
        WORDS.read(view, question, text, [say])
    WORDS.read(view, question, "6 castle, " * 9, [say])


def say_positions(say: Recorder) -> None:
    for options in ({}, {"tournament": "on"}):
        for state, question, _ in play(3, 1, options):
            say_position(GAME.view(state, question.seat if question else None), say)
    rich = a_table()
    rich.jousters[0] = "monk"
    say_position(GAME.view(rich, 0), say)
    rich.board.arrived = True
    rich.board.bequests[0] = 2
    rich.board.alive[1] = False
    say_position(GAME.view(rich, 1), say)


def say_position(view: View, say: Recorder) -> None:
    names = PLAIN[: view.seats]
    for told in (WORDS.hand, WORDS.standings, position.position, spoken.pages):
        told(view, say, names)
    WORDS.phase(view, say)


TELLINGS = Tellings(
    key=GAME.key,
    events=tellings,
    private=PRIVATE,
    of_others=PRIVATE,
    many=("joust-hands",),
    kinds=QUESTIONS,
    questions=questions_in_all_forms,
    foreseen=lambda: [(GAME.view(a_table(), 0), question) for question in ahead()],
    milestones=the_longest_milestones,
    pages=(*PAGES, *CARDS),
    sources=("outlasted",),
    the_rest=say_the_rest,
    of_pictures=OF_PICTURES,
)
