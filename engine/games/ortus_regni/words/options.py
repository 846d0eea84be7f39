"""Options and answers in words: which text tells an option, and what it may name of what lies
there."""

from __future__ import annotations

import re
from typing import Any, Final

from engine.kit.contract import Picks, Question
from engine.kit.showing import Label, Names, Say, Weight
from engine.kit.words.phrasing import SEAT_LETTERS, button_name, capital, listed
from engine.kit.words.telling import count, label

from ..box import CARDS, CASTLES, DAMAGE, DECK, FACES, MARKERS, TOUGHNESS, kind_of
from ..events import NONE
from ..rules.forces import most_damage
from ..rules.holdings import crown_price, fief_at, fief_of, hired, holder, number_of, recruits
from ..state import Board, Card, View
from .asking import asked, nothing_ends
from .deckwords import deck_text
from .names import EMOJI

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
            return label(say, "option-army", told, emoji=EMOJI[card])
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
    """What tells the second and third of equal cards: " 2", or " (2)" where the number alone would
    be a Fief's."""
    last = option.rpartition(".")[2]
    if not last.isdigit() or last == "1":
        return ""
    return f" ({last})" if kind_of(option) in FACES or option.startswith("f") else f" {last}"


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
    given: dict[str, Any] = {"weight": "danger", "ends": True, "mark": ""} if ends else {}
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
    """Whom to attack, how, and what stands there. What cannot be harmed comes last."""
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
    weight: Weight = "weak" if vain else "plain"
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
    return label(say, "option-force", told | {"again": _again(option)}, emoji=EMOJI[card])


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
    if battle and option in fallen:
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
