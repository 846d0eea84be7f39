"""Questions, their options and the answers in words: what is asked, what its texts may name, and
what its choice hangs on: what would fall, what may be fielded, what others could set against it;
which text tells an option, and what it may name of what lies there. All of it is public, or the
asked seat's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.kit.contract import Picks, Question
from engine.kit.showing import Label, Names, Say, Weight
from engine.kit.words import (
    SEAT_LETTERS,
    Facts,
    button_name,
    capital,
    count,
    first_that_fits,
    fitted,
    label,
    listed,
    shortened,
)

from ..box import CARDS, CASTLES, DAMAGE, DECK, FACES, MARKERS, TOUGHNESS, kind_of
from ..events import NONE, PASS
from ..rules.holdings import (
    crown_price,
    fief_at,
    fief_of,
    has_prince,
    hired,
    holder,
    is_peace,
    is_truce,
    land_allowance,
    most_damage,
    number_of,
    power,
    recruits,
    threat,
)
from ..state import VIKINGS, Board, Card, View
from .names import EMOJI, deck_text, sides, staked_kind

MOST_QUESTION: Final = 600
MOST_HEADING: Final = 80
_SHORTER: Final = (70, 20, 12)
"""To how many letters names are cut, one after the other, while a question is too long."""
_BESIDE: Final = 16
"""Letters of a name beside a picture that has it too."""

STAKES: Final[Mapping[str, tuple[str, ...]]] = {
    "turn": ("stake-season", "stake-landing", "stake-deck"),
    "treachery": ("stake-plot",),
    "intrigue": ("stake-plot",),
    "allies": ("stake-target", "stake-rival"),
    "struggle": ("stake-rival",),
    "declare-attack": ("stake-most",),
    "attack-forces": ("stake-aim", "stake-defenders", "stake-reserve", "stake-princes"),
    "defence-forces": (
        *("stake-soaked", "stake-undefended", "stake-saved", "stake-defence"),
        *("stake-reserve", "stake-princes"),
    ),
    "church-decides": ("stake-church",),
    "ransom-lords": ("stake-ransom",),
    "properties-lost": ("stake-seized",),
    "joust-ante": ("stake-staked",),
}
"""By kind of question the sentences below it; those that do not apply say nothing."""
BRIEFLY: Final[Mapping[str, tuple[str, ...]]] = {
    "attack-forces": ("stake-brief-aim", "stake-brief-defenders"),
    "defence-forces": ("stake-brief-undefended", "stake-saved"),
    "allies": STAKES["allies"],
    "struggle": STAKES["struggle"],
    "joust-ante": (),
}
"""What matters most of it, where a picture shows the rest; of other kinds all."""


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked, as a sentence to the seat that is asked; a second line says what the
    choice hangs on. Of a question that is only foreseen a heading."""
    if not question.number:
        heading = say(f"ahead-{question.kind}", asked(view, question, names))
        return fitted(heading, MOST_HEADING)
    texts = (
        _told("ask", asked(view, question, sides(shortened(names, most), say)), STAKES, say)
        for most in _SHORTER
    )
    return first_that_fits(texts, MOST_QUESTION)


def brief(view: View, ask: Question, say: Say, names: Names) -> str:
    """The same beside the prompt's picture, which shows both sides, their forces, Towers and what
    is staked."""
    facts = asked(view, ask, sides(shortened(names, _BESIDE), say))
    if ask.kind not in BRIEFLY or facts.helpless:
        return question(view, ask, say, names)
    return _told("brief", facts, BRIEFLY, say)


def _told(head: str, facts: Facts, stakes: Mapping[str, tuple[str, ...]], say: Say) -> str:
    kind = facts.kind
    below = " ".join(filter(None, [say(key, facts) for key in stakes.get(kind, ())]))
    return "\n".join(filter(None, [capital(say(f"{head}-{kind}", facts)), below]))


_ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    "build-deck": ("n",),
    "choose-towers": ("n",),
    "turn": ("acted",),
    "place-property": ("card", "why"),
    "install": ("card",),
    "allies": ("card", "other", "target"),
    "struggle": ("card", "other", "target"),
    "yield-properties": ("other", "fief"),
    "attack-forces": ("way", "other", "fief"),
    "defence-forces": ("way", "fief", "other", "damage"),
    "church-decides": ("side", "other"),
    "attack-losses": ("n",),
    "defence-losses": ("n",),
    "towers-lost": ("n",),
    "properties-lost": ("n", "fief"),
    "viking-attack": ("n", "damage"),
}
"""By kind of question what its `about` is; of other kinds it begins with another seat."""


def asked(view: View, question: Question, names: Names = ()) -> Facts:
    """What the texts of a question may name; `names` as those of `sides`."""
    kind = question.kind
    about = threat(question) if kind == "defence-forces" else question.about
    return Facts(
        FACTS,
        view=view,
        board=view.board,
        question=question,
        kind=kind,
        seat=question.seat,
        names=names,
        **dict(zip(_ABOUT.get(kind, ("other",)), about, strict=False)),
    )


def nothing_ends(view: View, question: Question) -> bool:
    """Whether the seat loses its last Fief if it fields nothing."""
    return question.kind == "defence-forces" and asked(view, question).ruin == "last"


# A turn, plots.


def _landing(f: Facts) -> str:
    board = f.board
    if board.arrived:
        return ""
    if board.markers >= MARKERS:
        return "now"
    return "unless" if not board.attacked and board.markers == MARKERS - 1 else ""


def _lord_vassals(f: Facts, seat: int) -> int:
    return sum(fief.lord == "vassal" for fief in f.board.fiefs[seat])


def _losing(f: Facts) -> str:
    """What the target of a plot would lose: to Intrigue properties alone, to Treachery a Lord with
    his fief, but a Prince dies alone."""
    if f.home is None:
        return ""
    if f.card == "intrigue":
        return "stolen"
    return "" if f.target.endswith(".lord") and f.home.lord == "prince" else "fief"


def _rivals(f: Facts) -> tuple[tuple[str, int], ...]:
    """What the other side of a plot could draw Vassals from; what a seat that is attacked could
    field, as far as everybody can see."""
    view, board, seat = f.view, f.board, f.other
    has = {"in-hand": view.hands[seat]}
    if f.kind != "attack-forces":
        has["lord-vassals"] = _lord_vassals(f, seat)
    else:
        fiefs, hired = board.fiefs[seat], board.mercenaries[seat]
        lords = [fief.lord for fief in fiefs if fief.lord]
        has |= {lord: lords.count(lord) for lord in lords}
        king = board.king == seat
        armies = min(view.reserves[seat], land_allowance(fiefs)) + len(board.guard) * king
        has |= {"king": int(king), "armies": armies + sum(bool(one.army) for one in hired)}
        has["mercenary"] = len(hired)
    return tuple([(what, n) for what, n in has.items() if n])


# Battles.


def _left(f: Facts) -> int:
    """Damage that is left for the target of an attack, once each defender and in a raid and a siege
    each Tower has taken 1."""
    towers = 0 if f.way == "towers" else f.towers
    return max(0, int(f.damage) - int(f.defenders) - int(towers))


def _ruin(f: Facts) -> str:
    """Whether the Fief that is besieged falls, and is the last one."""
    if f.way != "siege" or f.home is None or f.left < f.needed:
        return ""
    return "last" if len(f.board.fiefs[f.seat]) == 1 else "falls"


def _saving(f: Facts) -> str:
    """Whether as many cards as could save the Fief may be fielded."""
    if not f.ruin or f.helpless:
        return ""
    limits = f.question.limits
    barred = sum(max(0, len(limit.options) - limit.most) for limit in limits)
    return "enough" if f.wanted <= len(f.question.options) - barred else "luck"


def _reserve(f: Facts) -> str:
    """Whether the Lands allow all of the reserve to fight, or some, or none."""
    mine = f.view.mine
    if mine is None or f.helpless or f.allowed >= len(mine.reserve):
        return ""
    return "some" if f.allowed else "no-land"


def _princes(f: Facts) -> str:
    """What the one Prince allows of the hand."""
    mine = f.view.mine
    princes = mine.hand.count("prince") if mine and not f.helpless else 0
    if princes and has_prince(f.board.fiefs[f.seat]):
        return "lord"
    return "single" if princes > 1 else ""


FACTS: Final[Mapping[str, Callable[[Facts], Any]]] = {
    "least": lambda f: f.question.least,
    "most": lambda f: f.question.most,
    "short": lambda f: f.most < len(f.question.options),
    "helpless": lambda f: f.kind != "joust-ante" and f.question.options in ((NONE,), (PASS,)),
    "lords": lambda f: f.question.about[1:],
    # A turn, plots.
    "season": lambda f: "truce" if is_truce(f.board) else "peace" if is_peace(f.board) else "",
    "landing": _landing,
    "deck": lambda f: f.view.decks[f.seat],
    "vassals": lambda f: (
        (f.view.mine.hand.count("vassal") if f.view.mine else 0) + _lord_vassals(f, f.seat)
    ),
    "losing": _losing,
    "rivals": _rivals,
    # An attack: what is aimed at, and what stands up to it.
    "fief": lambda f: f.target if f.target.startswith("f") else "",
    "home": lambda f: fief_at(f.board, number_of(f.fief)) if f.fief else None,
    "castle": lambda f: f.home.castle.kind,
    "properties": lambda f: [card.kind for card in f.home.cards],
    "towers": lambda f: f.board.towers[f.other if f.kind == "attack-forces" else f.seat],
    "needed": lambda f: TOUGHNESS[f.castle],
    "whole": lambda f: f.needed + f.towers,
    "dealing": lambda f: most_damage(f.view.known, f.seat),
    "allowed": lambda f: land_allowance(f.board.fiefs[f.seat]),
    "reserve": _reserve,
    "princes": _princes,
    # A defence: what falls without one, or with so many cards.
    "attack": lambda f: [(force.place, force.kind) for force in f.board.battle.attack],
    "defenders": lambda f: 0,
    "left": _left,
    "soaked": lambda f: 0 if f.way == "towers" else min(f.damage, f.towers),
    "there": lambda f: f.towers if f.way == "towers" else len(f.properties),
    "fall": lambda f: min(f.left, f.there),
    "rest": lambda f: f.there - f.fall,
    "ruin": _ruin,
    "wanted": lambda f: f.left - f.needed + 1,
    "saving": _saving,
    # What comes of it.
    "damage": lambda f: f.board.battle.damage,
    "counter": lambda f: f.board.battle.counter,
    "vikings": lambda f: bool(f.board.battle) and f.board.battle.attacker == VIKINGS,
    "attacker": lambda f: f.board.battle.attacker,
    "seizing": lambda f: min(power(f.board.battle), f.n) if f.board.battle else 0,
    "calling": lambda f: f.other == f.seat,
    "antes": lambda f: [
        (rider.seat, staked_kind(f.board, rider.ante))
        for rider in (f.board.joust.entered if f.board.joust else ())
    ],
}
"""What follows from the position and the question, worked out when a text names it."""


# Options


_FORCES = ("attack-forces", "defence-forces", "attack-losses", "defence-losses", "ransom-lords")
_CARDS_OF_FIEFS = ("yield-properties", "ransom-price", "properties-lost", "seize", "joust-ante")
_ALONE: Final[dict[str, tuple[str, Weight]]] = {
    "pass": ("🚫", "weak"),
    "none": ("🚫", "weak"),
    "out": ("🚪", "weak"),
    "banner": ("🚩", "plain"),
    "draw": ("🎴", "plain"),
    "resign": ("🏳️", "plain"),
    "keep": ("👍", "strong"),
    "redraw": ("🔄", "plain"),
}
"""Options that name nothing on the table: sign and weight."""
_SIGNS: Final = {
    "attack": "⚔️",
    "recruit": "🏹",
    "monastery": "📿",
    "bequeath": "📜",
    "claim": "👑",
    "joust": "🏇",
    "towers": "🗼",
    "garrison": "🏹",
    "raid": "🔥",
    "siege": "🏰",
    "normal": "⚖️",
    "attacker": "🗡️",
    "defender": "🛡️",
    "hand": "🃏",
    "reserve": "🏹",
}


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One option of a question. Fiefs and Mercenaries have the numbers that they keep, as on the
    pictures."""
    kind = question.kind
    if option in _ALONE and (option != "banner" or kind == "joust-ante"):
        return _alone(view, question, option, say)
    if kind in _FORCES or (kind == "joust-card" and option.endswith(".lord")):
        return _force(view, question, option, say)
    if kind in _CARDS_OF_FIEFS:
        return _property(view, option, say, names)
    match kind:
        case "turn":
            return _turn(view, question.seat, option, say)
        case "declare-attack" | "viking-attack":
            return _aim(view, question, option, say, names)
        case "treachery" | "intrigue":
            return _target(view, option, say, names)
        case "place-property" | "install":
            return _fief(view, question, option, say)
        case "monastery":
            seat = int(option)
            held = capital(count(say, "in-hand", view.hands[seat]))
            mark = button_name(SEAT_LETTERS[seat], names[seat], len(question.options))
            return Label(names[seat], held, emoji=_SIGNS[kind], mark=mark)
        case "garrison":
            where, _, army = option.partition(".")
            card = kind_of(army)
            told = {"where": where, "card": card, "damage": DAMAGE[card], "again": _again(army)}
            return label(say, "option-army", told, emoji="👑" if where == "king" else EMOJI[card])
        case "church-decides":
            return label(say, "option-church", {"outcome": option}, emoji=_SIGNS[option])
        case "allies" | "struggle":
            place = "lord" if option.startswith("f") else "hand"
            card = "allies" if option == "allies" else "vassal"
            told = {"place": place, "card": card, "key": option, "again": _again(option)}
            return label(say, "option-support", told, emoji=EMOJI[card])
        case _:
            return _card(kind, option, say)


def _again(option: str) -> str:
    """What tells the second and third of equal cards: " (2)", for the number alone would be that of
    a Fief or a Mercenary."""
    last = option.rpartition(".")[2]
    return f" ({last})" if last.isdigit() and last != "1" else ""


def _alone(view: View, question: Question, option: str, say: Say) -> Label:
    sign, weight = _ALONE[option]
    told = {"kind": question.kind, "deck": view.decks[question.seat]}
    # Whether it puts the seat out of the game. Who can do nothing else is not asked whether they
    # are sure.
    ends = option == "resign"
    if option == "none" and len(question.options) > 1:
        ends = nothing_ends(view, question)
    elif option == "draw" and not told["deck"]:
        ends = bool({*question.options} - {"draw", "resign"})
    given: dict[str, Any] = {"weight": "danger", "ends": True} if ends else {}
    return label(say, f"option-{option}", told, **{"emoji": sign, "weight": weight} | given)


# One's own turn.


def _turn(view: View, seat: int, option: str, say: Say) -> Label:
    """An action or a free action, and what it brings now."""
    board = view.board
    what, _, card = option.partition(".")
    told: dict[str, Any] = {}
    match what:
        case "towers":
            hand = view.mine.hand if view.mine else ()
            told["last"] = hand[0] if len(hand) == 1 else ""
        case "emissary":
            near = board.arrived or board.markers >= MARKERS
            told |= {"card": card, "cubes": CARDS[card].envoy, "near": near}
        case "recruit":
            told["armies"] = recruits(view.known, board.fiefs[seat])
        case "bequeath":
            told["deck"] = view.decks[seat] + len(board.discards[seat]) + 2
        case "claim":
            told |= {"banners": board.banners[seat] + 1, "wanted": crown_price(board, seat)}
        case "install":
            told["card"] = card
        case "play" | "treachery" | "intrigue":
            what, card = "play", card or what
            told |= {"card": card, "vain": card == "banquet" and not view.decks[seat]}
    weight: Weight = "weak" if told.get("vain") else "plain"
    emoji = EMOJI[card] if card else _SIGNS[what]
    return label(say, f"option-{what}", told, emoji=emoji, weight=weight)


def _card(kind: str, option: str, say: Say) -> Label:
    """A card of one's own hand, Towers, reserve or card set."""
    card = kind_of(option)
    told: dict[str, Any] = {"as": "card", "card": card, "again": _again(option)}
    if kind in ("yield-armies", "tribute"):
        told |= {"as": "army", "damage": DAMAGE[card]}
    elif kind == "joust-card":
        told |= {"as": "rider", "place": "hand", "worth": CARDS[card].joust or "none"}
    told["group"] = CARDS[card].group if card in CARDS else ""
    return label(say, "option-card", told, emoji=EMOJI[card])


def _fief(view: View, question: Question, option: str, say: Say) -> Label:
    """A Fief of one's own, and what a card would do there."""
    fief, (card, *_) = fief_at(view.board, number_of(option)), question.about
    told: dict[str, Any] = {"key": option, "home": fief, "many": len(question.options) > 8}
    kinds = [one.kind for one in fief.cards] if fief else []
    note = ""
    if fief and question.kind == "install" and fief.lord:
        note, told["before"] = "replaces", fief.lord
    elif card == "market" and "market" in kinds:
        note = "second"
    elif fief and question.about == ("land", "play"):
        land = Card("land", question.seat)
        note, told["armies"] = "brings", recruits(view.known, [fief.with_card(land)])
    emoji = EMOJI[fief.castle.kind] if fief else ""
    weight: Weight = "weak" if note == "second" else "plain"
    return label(say, "option-fief", told | {"note": note}, emoji=emoji, weight=weight)


# Plots, battles and jousts.


def _target(view: View, option: str, say: Say, names: Names) -> Label:
    """What Treachery or Intrigue aims at."""
    board = view.board
    what, dash, seat = option.partition("-")
    told: dict[str, Any] = {"key": option, "names": tuple(names)}
    if dash:
        owner = int(seat)
        emoji, told["n"] = _SIGNS[what], (view.hands if what == "hand" else view.reserves)[owner]
    elif option.startswith("m"):
        owner, man = hired(board, option)
        what, emoji, told["card"] = "mercenary", EMOJI["mercenary"], man.army
    else:
        owner, fief = holder(board, number_of(option)), fief_of(board, option)
        if option.endswith(".lord"):
            what, emoji = "lord", EMOJI[fief.lord]
            told |= {"card": fief.lord, "home": fief}
        else:
            # Intrigue takes properties alone, never the Castle nor its Lord.
            what, emoji = "fief", EMOJI[fief.castle.kind]
            told["properties"] = tuple([card.kind for card in fief.cards])
    return label(say, "option-target", told | {"what": what, "owner": owner}, emoji=emoji)


def _aim(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """Whom to attack, how, and what stands there. What cannot be harmed comes last, and what is
    one's own: whoever leads the Vikings may send them there."""
    board = view.board
    way, _, where = option.partition("-")
    told: dict[str, Any] = {"way": way, "names": tuple(names), "many": len(question.options) > 8}
    vain = False
    if way == "towers":
        owner, at = int(where), SEAT_LETTERS[int(where)]
        towers = board.towers[owner]
    else:
        owner, fief = holder(board, number_of(where)), fief_of(board, where)
        at, towers = str(number_of(where) + 1), board.towers[owner]
        whole = towers + (1 if way == "raid" else TOUGHNESS[fief.castle.kind])
        own = question.kind == "declare-attack"
        most = most_damage(view.known, question.seat) if own else int(question.about[1])
        vain = most < whole
        told |= {"key": where, "whole": whole, "most": most, "vain": vain}
        if way == "raid":
            told["properties"] = tuple([card.kind for card in fief.cards])
        else:
            told["home"] = fief
    told |= {"owner": owner, "towers": towers, "at": at, "sign": _SIGNS[way]}
    weight: Weight = "weak" if vain or owner == question.seat else "plain"
    return label(say, "option-aim", told, emoji=_SIGNS[way], weight=weight)


def _force(view: View, question: Question, option: str, say: Say) -> Label:
    """A card that may fight or ride, with its damage or worth and what becomes of it."""
    kind = question.kind
    place, card = placed(view.board, option)
    told: dict[str, Any] = {"kind": kind, "key": option, "place": place, "card": card}
    if kind == "joust-card":
        told["worth"] = CARDS[card].joust or "none"
    elif kind == "ransom-lords":
        told["home"] = fief_at(view.board, number_of(option))
    else:
        told |= {"damage": DAMAGE[card], "many": len(question.options) > 4}
        limits = (limit.most for limit in question.limits if option in limit.options)
        told["most"] = next(limits, "")
    sign = "👑" if place == "guard" else EMOJI[card]
    return label(say, "option-force", told | {"again": _again(option)}, emoji=sign)


def placed(board: Board, option: str) -> tuple[str, str]:
    """(where from, kind) of a force."""
    head, _, rest = option.partition(".")
    if option == "king":
        return "king", "king"
    if rest == "lord":
        fief = fief_at(board, number_of(option))
        return "lord", fief.lord if fief else ""
    if head == "guard":
        return "guard", kind_of(rest)
    if re.fullmatch(r"m\d+", head):
        return ("garrison", hired(board, option)[1].army) if rest else ("mercenary", "mercenary")
    if head in FACES:
        return "hand", head
    return ("viking" if head in ("viking", "chieftain") else "reserve"), head


def _property(view: View, option: str, say: Say, names: Names) -> Label:
    """A property, or a Castle or Palace with all that goes with it; one that has just fallen has
    left its place, and all that stood with it."""
    board, battle = view.board, view.board.battle
    fief, fallen = fief_at(board, number_of(option)), battle.destroyed if battle else {}
    gone = option in fallen
    if battle and gone:
        card, owner = fallen[option], battle.defender
    else:
        card, owner = fief_of(board, option).keyed[option], holder(board, number_of(option))
    alone = card.kind not in CASTLES or not fief or not (fief.lord or fief.cards)
    told = {
        "key": option,
        "card": card.kind,
        "owner": card.owner,
        "foreign": card.owner != owner,
        "ransom": battle is not None and option in battle.ransoms,
        "home": None if alone else fief,
        # What a Castle is good for once it is built helps whoever seizes it, not who gives it up.
        "bare": card.kind in CASTLES and alone and not gone,
        "again": _again(option),
        "names": tuple(names),
    }
    return label(say, "option-property", told, emoji=EMOJI[card.kind])


# Answers


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words: "Vassal ×2 and Knight"."""
    if not picks:
        return say("picked-nothing")
    if question.kind == "build-deck" and len(picks) == DECK:
        return deck_text(picks, say)
    told: dict[str, int] = {}
    for pick in picks:
        text = option(view, question, pick, say, names).text
        told[text] = told.get(text, 0) + 1
    parts = [f"{text} ×{count}" if count > 1 else text for text, count in told.items()]
    return ", ".join(parts) if question.ordered else listed(parts, say)


def would(view: View, question: Question, picks: Picks, say: Say) -> str:
    """What the forces that are chosen so far would do: in an attack deal, in a defence save, unless
    the Battle card is kinder."""
    kind = question.kind
    if kind not in ("attack-forces", "defence-forces") or not question.number:
        return ""
    if not picks or NONE in picks:
        return ""
    dealt = sum(DAMAGE[placed(view.board, pick)[1]] for pick in picks)
    facts = asked(view, question)
    return say(f"would-{kind}", facts | {"dealt": dealt, "defenders": len(picks)})
