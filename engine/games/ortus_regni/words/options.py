"""Options in words."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from engine.kit.contract import RESIGN, Question
from engine.kit.showing import Label, Names, Say, Weight
from engine.kit.words.phrasing import DOT, SEAT_LETTERS, button_name, capital, fitted

from ..box import CARDS, CASTLES, CROWN_BANNERS, DAMAGE, FACES, MARKERS, TOUGHNESS
from ..rules.holdings import card_keys, fief_at, fief_key, holder, number_of
from ..state import Board, Card, Fief, Mercenary, View
from .names import (
    EMOJI,
    amount,
    card_name,
    cards_briefly,
    fief_detail,
    fief_name,
    kind_of,
    lord_title,
    marked,
    mercenary_name,
)
from .stakes import loses_all, most_damage

MOST_TEXT: Final = 80
MOST_DETAIL: Final = 100
MOST_GROUP: Final = 45

_FORCES = ("attack-forces", "defence-forces", "attack-losses", "defence-losses", "ransom-lords")
_CARDS_OF_FIEFS = ("yield-properties", "ransom-price", "properties-lost", "seize", "joust-ante")
_PLAIN = ("pass", "none", "out", "banner", "draw", "resign", "keep", "redraw")
_BANNER = ("bequeath", "claim", "joust")
_WAYS = {"towers": "🗼", "raid": "🔥", "siege": "🏰"}
_WEIGHTS: Final[dict[str, Weight]] = {
    "pass": "weak",
    "none": "weak",
    "out": "weak",
    "keep": "strong",
}
_OUTCOMES = {"normal": "⚖️", "attacker": "🗡️", "defender": "🛡️"}
_SIGNS = {
    "attack": "⚔️",
    "recruit": "🏹",
    "monastery": "📿",
    "bequeath": "📜",
    "claim": "👑",
    "joust": "🏇",
    "towers": "🗼",
    "garrison": "🏹",
    "draw": "🎴",
    "resign": "🏳️",
    "keep": "👍",
    "redraw": "🔄",
    "pass": "🚫",
    "none": "🚫",
    "out": "🚪",
    "banner": "🚩",
}


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One option of a question. Fiefs and Mercenaries have the numbers that they keep, as on the
    pictures."""
    label = _label(view, question, option, say, names)
    return replace(
        label,
        mark=_mark(view, question, option, label, say, names),
        text=fitted(label.text, MOST_TEXT),
        detail=fitted(capital(label.detail), MOST_DETAIL),
        group=fitted(label.group, MOST_GROUP),
    )


def _mark(view: View, question: Question, option: str, label: Label, say: Say, names: Names) -> str:
    """Its button: what lies in a Fief has the Fief's number, as in the picture; of equal cards the
    second and third are numbered."""
    kind, board, among = question.kind, view.board, len(question.options)
    if label.ends or option == RESIGN or kind == "church-decides":
        return ""
    if option in _PLAIN and (option != "banner" or kind == "joust-ante"):
        return say(f"mark-{option}") if kind in ("turn", "joust-ante") and option in _SHORT else ""
    last = option.rpartition(".")[2]
    again = f" {last}" if last.isdigit() and last > "1" else ""
    if again and (kind in _CARDS_OF_FIEFS or kind_of(option) in FACES):
        # The number alone would be a Fief's.
        again = f" ({last})"
    if kind == "turn":
        what, _, card = option.partition(".")
        if what in ("play", "treachery", "intrigue"):
            return card_name(card or what, say)
        if what == "install":
            return lord_title(card, say)
        named = card_name(card, say) if card else ""
        return say(f"mark-{what}", card=named) if what in _SHORT else ""
    if kind in ("place-property", "install"):
        return fief_name(option, say) if among <= 8 else str(number_of(option) + 1)
    if kind == "monastery":
        return button_name(SEAT_LETTERS[int(option)], names[int(option)], among)
    if kind == "garrison":
        where, _, army = option.partition(".")
        return _garrisoned(where, kind_of(army), say) + again
    if kind in _FORCES or (kind == "joust-card" and option.endswith(".lord")):
        place, card = placed(board, option)
        if place == "lord":
            return f"{card_name(card, say)} {number_of(option) + 1}"
        if place == "guard":
            return _garrisoned("king", card, say) + again
        if place == "mercenary" and among > 4:
            return f"{EMOJI[place]} {number_of(option) + 1}"
        if place in ("mercenary", "garrison"):
            return say(f"mark-{place}-of", number=number_of(option) + 1)
        return card_name(card, say) + again
    if kind in _CARDS_OF_FIEFS:
        standing, owner, _ = _standing(board, option)
        other = f" {SEAT_LETTERS[standing.owner]}" if standing.owner != owner else ""
        return f"{card_name(standing.kind, say)} {number_of(option) + 1}{other}{again}"
    if kind in ("declare-attack", "viking-attack", "treachery", "intrigue"):
        return _aimed(board, option, among, say)
    if option.endswith(".lord") or re.fullmatch(r"f\d+", option):
        return f"{card_name('vassal', say)} {number_of(option) + 1}"
    return card_name(kind_of(option), say) + again


_SHORT: Final = (
    "bequeath", "claim", "joust", "monastery", "towers", "garrison", "emissary", "draw",
    "none", "out", "banner",
)  # fmt: skip
"""Options with a shorter word for their button."""


def _garrisoned(where: str, army: str, say: Say) -> str:
    """An Army card at the King or at a Mercenary."""
    if where == "king":
        return f"{EMOJI['king']} {card_name(army, say)}"
    return f"{card_name(army, say)} {number_of(where) + 1}"


def _aimed(board: Board, option: str, among: int, say: Say) -> str:
    """What a plot or an attack aims at: "Raid 4", "Hand B", "Prince 2"."""
    what, dash, where = option.partition("-")
    if dash:
        at = SEAT_LETTERS[int(where)] if where.isdigit() else number_of(where) + 1
        many = among > 8 and what in _WAYS
        return f"{_WAYS[what]} {at}" if many else say(f"mark-{what}-of", at=at)
    if option.startswith("m"):
        return say("mark-mercenary-of", number=number_of(option) + 1)
    fief = fief_at(board, number_of(option))
    if fief and option.endswith(".lord"):
        return f"{card_name(fief.lord, say)} {number_of(option) + 1}"
    return fief_name(option, say)


def _label(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    kind = question.kind
    if option in _PLAIN and (option != "banner" or kind == "joust-ante"):
        return _plain(view, question, option, say)
    if kind == "turn":
        return _turn(view, question.seat, option, say)
    if kind in _FORCES or (option.endswith(".lord") and kind == "joust-card"):
        return _force(view, question, option, say)
    if kind in ("declare-attack", "viking-attack"):
        most = most_damage(view) if kind == "declare-attack" else int(question.about[1])
        return _theirs(_attack(view, option, most, say, names), say)
    if kind in _CARDS_OF_FIEFS:
        return _holding(view, option, say, names)
    match kind:
        case "treachery" | "intrigue":
            return _theirs(_target(view, option, say, names), say)
        case "place-property" | "install":
            return _own_fief(view, question, option, say)
        case "monastery":
            cards = say("in-hand", cards=amount("cards", view.hands[int(option)], say))
            return Label(names[int(option)], cards, "", "📿")
        case "garrison":
            return _theirs(_garrison(option, say), say)
        case "church-decides":
            detail = say(f"detail-outcome-{option}")
            return Label(say(f"battle-{option}"), detail, "", _OUTCOMES[option])
        case "allies" | "struggle":
            return _support(option, say)
        case _:
            return _card(kind_of(option), kind, say)


def _theirs(label: Label, say: Say) -> Label:
    """Of whom or where it is stands in the text as well: a menu may have many groups in one."""
    return replace(label, text=say("option-of", group=label.group, text=label.text))


def _plain(view: View, question: Question, option: str, say: Say) -> Label:
    """Options that name nothing on the table."""
    key = f"option-{option}"
    if option in ("pass", "none", "out"):
        key += f"-{question.kind}"
    detail = ""
    if option == "draw":
        left = view.decks[question.seat]
        detail = say("option-draw-detail", cards=amount("cards", left, say))
        detail = detail if left else say("stake-deck")
    elif option in ("resign", "redraw", "banner"):
        detail = say(f"{key}-detail")
    group = say("group-end") if question.kind == "turn" else ""
    ends = is_the_end(view, question, option)
    weight: Weight = "danger" if ends else _WEIGHTS.get(option, "plain")
    return Label(say(key), detail, group, _SIGNS[option], weight, ends)


def nothing_ends(view: View, question: Question) -> bool:
    """Whether the seat loses its last Fief if it fields nothing."""
    return question.kind == "defence-forces" and loses_all(view.board, question)


def is_the_end(view: View, question: Question, option: str) -> bool:
    """Whether the option puts the seat out of the game, where there is another one."""
    if option == "none":
        return len(question.options) > 1 and nothing_ends(view, question)
    if option == "draw" and not view.decks[question.seat]:
        # Who can do nothing else is not asked whether they are sure.
        return bool({*question.options} - {"draw", "resign"})
    return option == "resign"


# One's own turn.


def _turn(view: View, seat: int, option: str, say: Say) -> Label:
    """An action or a free action."""
    what, _, card = option.partition(".")
    if what in ("towers", "garrison"):
        detail = say(f"option-{what}-detail")
        if what == "towers" and view.mine and len(view.mine.hand) == 1:
            detail = say("option-towers-last", card=card_name(view.mine.hand[0], say))
        return Label(say(f"option-{what}"), detail, say("group-free"), _SIGNS[what])
    if what == "emissary":
        cubes = amount("cubes", CARDS[card].envoy, say)
        near = view.board.arrived or view.board.markers >= MARKERS
        key = "option-emissary-late" if near else "option-emissary-detail"
        text = say("option-emissary", card=card_name(card, say))
        return Label(text, say(key, cubes=cubes), say("group-act"), EMOJI[card])
    if card or what in ("treachery", "intrigue"):
        key = "option-install" if what == "install" else "option-play"
        text = say(key, card=card_name(card or what, say))
        vain = card == "banquet" and not view.decks[seat]
        detail = say("detail-nothing-to-draw") if vain else say(f"does-{card or what}")
        weight: Weight = "weak" if vain else "plain"
        return Label(text, detail, say("group-play"), EMOJI[card or what], weight)
    group = "group-play" if what in _BANNER else "group-act"
    return Label(say(f"option-{what}"), _acts(view, seat, what, say), say(group), _SIGNS[what])


def _acts(view: View, seat: int, what: str, say: Say) -> str:
    """What an action brings now."""
    board = view.board
    if what == "recruit":
        two = any({"land", "market"} <= {card.kind for card in f.cards} for f in board.fiefs[seat])
        return say("option-recruit-detail", armies=_armies(view, two, say))
    if what == "bequeath":
        deck = view.decks[seat] + len(board.discards[seat]) + 2
        return say("option-bequeath-detail", cards=amount("cards", deck, say))
    if what == "claim":
        rivals = [count for other, count in enumerate(board.banners) if other != seat]
        wanted = max(CROWN_BANNERS, max(rivals) + 2)
        return say("option-claim-detail", banners=board.banners[seat] + 1, wanted=wanted)
    return say(f"option-{what}-detail")


def _armies(view: View, market: bool, say: Say) -> str:
    """What a Land brings, two with a Market Town, as long as there are Army cards."""
    left = view.army_deck + len(view.board.army_discard)
    return amount("armies", min(2 if market else 1, left), say)


def _card(card: str, kind: str, say: Say) -> Label:
    """A card of one's own hand, Towers, reserve or card set."""
    if kind in ("yield-armies", "tribute"):
        detail = amount("damage", DAMAGE[card], say)
    elif kind == "joust-card":
        detail = say("detail-rider", worth=_worth(card, say), fate=say("detail-hand-rides"))
    else:
        detail = say(f"does-{card}")
    group = say(f"group-{CARDS[card].group}") if card in CARDS else ""
    return Label(card_name(card, say), detail, group, EMOJI[card])


def _worth(card: str, say: Say) -> str:
    """What a card counts as in a joust: "Prince or Vassal"."""
    return say(f"worth-{CARDS[card].joust or 'none'}")


def _own_fief(view: View, question: Question, option: str, say: Say) -> Label:
    fief = fief_at(view.board, number_of(option))
    text = fief_name(option, say)
    if fief is None:
        return Label(text)
    detail = fief_detail(fief, say)
    if question.kind == "install" and fief.lord:
        detail = DOT.join([say("detail-replaces", card=card_name(fief.lord, say)), detail])
    elif question.about[0] == "market" and any(card.kind == "market" for card in fief.cards):
        detail = DOT.join([say("detail-second-market"), detail])
        return Label(text, detail, "", EMOJI[fief.castle.kind], "weak")
    elif question.about == ("land", "play"):
        market = any(card.kind == "market" for card in fief.cards)
        armies = _armies(view, market, say)
        detail = DOT.join([say("detail-brings", armies=armies), detail])
    return Label(text, detail, "", EMOJI[fief.castle.kind])


def _garrison(option: str, say: Say) -> Label:
    """An Army card of the reserve put somewhere: "m2.knight", "king.infantry.2"."""
    where, _, army = option.partition(".")
    kind = kind_of(army)
    group = say("royal-guard") if where == "king" else mercenary_name(where, say)
    return Label(card_name(kind, say), amount("damage", DAMAGE[kind], say), group, EMOJI[kind])


# Plots.


def _target(view: View, option: str, say: Say, names: Names) -> Label:
    """What Treachery or Intrigue aims at."""
    board = view.board
    kind, dash, seat = option.partition("-")
    if dash:
        owner = int(seat)
        if kind == "hand":
            held = view.hands[owner]
            detail = say("in-hand", cards=amount("cards", held, say))
        else:
            held = view.reserves[owner]
            detail = amount("armies", held, say)
        emoji = "🃏" if kind == "hand" else "🏹"
        return Label(say(f"option-{kind}", n=held), detail, names[owner], emoji)
    if option.startswith("m"):
        owner, hired = _hired(board, option)
        detail = say("detail-garrison", card=marked(hired.army, say)) if hired.army else ""
        return Label(mercenary_name(option, say), detail, names[owner], EMOJI["mercenary"])
    owner, fief = holder(board, number_of(option)), fief_at(board, number_of(option))
    assert fief
    if not option.endswith(".lord"):
        # Intrigue takes properties alone, never the Castle nor its Lord.
        detail = cards_briefly((card.kind for card in fief.cards), say)
        return Label(fief_name(option, say), detail, names[owner], EMOJI[fief.castle.kind])
    detail = say("detail-prince-dies") if fief.lord == "prince" else fief_detail(fief, say)
    text = say("option-lord", lord=lord_title(fief.lord, say), fief=fief_name(option, say))
    return Label(text, detail, names[owner], EMOJI[fief.lord])


def _hired(board: Board, option: str) -> tuple[int, Mercenary]:
    """(whose, the Mercenary) of "m2" or "m2.army"."""
    number = number_of(option)
    return next(
        (seat, one) for seat, row in enumerate(board.mercenaries) for one in row
        if one.number == number
    )  # fmt: skip


def _support(option: str, say: Say) -> Label:
    """Allies, or a Vassal that one is ready to add."""
    if option == "allies":
        return Label(card_name("allies", say), say("option-allies-detail"), "", EMOJI["allies"])
    if option.startswith("vassal"):
        return Label(card_name("vassal", say), say("detail-hand-vassal"), "", EMOJI["vassal"])
    text = say("option-lord", lord=lord_title("vassal", say), fief=fief_name(option, say))
    return Label(text, say("detail-lord-vassal"), "", EMOJI["vassal"])


# Battles and jousts.


def _attack(view: View, option: str, most: int, say: Say, names: Names) -> Label:
    """Whom to attack, how, and what stands there. What `most` damage cannot harm comes last."""
    way, _, where = option.partition("-")
    board = view.board
    if way == "towers":
        seat = int(where)
        detail = amount("towers", board.towers[seat], say)
        return Label(say("option-towers-of"), detail, names[seat], _WAYS[way])
    seat, fief = holder(board, number_of(where)), fief_at(board, number_of(where))
    assert fief
    towers = board.towers[seat]
    if way == "raid":
        details = [cards_briefly((card.kind for card in fief.cards), say)]
        details = [amount("towers", towers, say), *details] if towers else details
        whole = towers + 1
    else:
        whole = TOUGHNESS[fief.castle.kind] + towers
        details = [say("detail-falls", whole=whole), fief_detail(fief, say)]
    vain = most < whole
    if vain:
        details[:-1] = [say("detail-too-strong", whole=whole, most=most)]
    text = say(f"option-{way}", fief=fief_name(where, say))
    return Label(text, DOT.join(details), names[seat], _WAYS[way], "weak" if vain else "plain")


def _force(view: View, question: Question, option: str, say: Say) -> Label:
    """A card that may fight or ride, with its damage or worth and what becomes of it."""
    board = view.board
    place, kind = placed(board, option)
    text = card_name(kind, say)
    if place == "lord":
        text = say("option-lord", lord=lord_title(kind, say), fief=fief_name(option, say))
    elif place == "mercenary":
        text = mercenary_name(option, say)
    elif place == "garrison":
        text = f"{text} ({mercenary_name(option, say)})"
    elif place == "guard":
        text = f"{text} ({say('royal-guard')})"
    if question.kind == "joust-card":
        detail = say("detail-rider", worth=_worth(kind, say), fate=say("detail-lord-rides"))
        return Label(text, detail, "", EMOJI[kind])
    if question.kind == "ransom-lords":
        fief = fief_at(board, number_of(option))
        return Label(text, fief_detail(fief, say) if fief else "", "", EMOJI[kind])
    damage = amount("damage", DAMAGE[kind], say)
    detail = say("detail-force", damage=damage, fate=say(f"fate-{place}"))
    most = next((limit.most for limit in question.limits if option in limit.options), None)
    if most is not None:
        detail = f"{detail}; {say('detail-of-these', n=most)}"
    return Label(text, detail, say(f"place-{place}"), EMOJI[kind])


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
        return ("garrison", _hired(board, option)[1].army) if rest else ("mercenary", "mercenary")
    if head in FACES:
        return "hand", head
    return ("viking" if head in ("viking", "chieftain") else "reserve"), head


def _holding(view: View, option: str, say: Say, names: Names) -> Label:
    """A property, or a Castle or Palace with all that goes with it; one that has just fallen has
    left its place, and all that stood with it."""
    battle = view.board.battle
    number = number_of(option)
    card, owner, fief = _standing(view.board, option)
    notes = [say("detail-owner", who=names[card.owner])] if card.owner != owner else []
    if battle and option in battle.ransoms:
        notes.insert(0, say("detail-ransom"))
    text = say("property-of", card=card_name(card.kind, say), number=number + 1)
    if card.owner != owner:
        text = f"{text} ({names[card.owner]})"
    if card.kind in CASTLES and fief and (fief.lord or fief.cards):
        notes.append(fief_detail(fief, say))
    notes = notes or [say(f"does-{card.kind}")]
    return Label(text, DOT.join(notes), "", EMOJI[card.kind])


def _standing(board: Board, option: str) -> tuple[Card, int, Fief | None]:
    """(the card, in whose earldom it stands or stood, its Fief if it still stands)."""
    number = number_of(option)
    battle, fief = board.battle, fief_at(board, number)
    if battle and battle.fallen and battle.fief == number:
        castle = [card for card in battle.fallen if card.kind in ("castle", "palace")]
        keys = [*[fief_key(number)] * len(castle)]
        keys += card_keys(number, battle.fallen[len(castle) :])
        return dict(zip(keys, battle.fallen, strict=True))[option], battle.defender, fief
    assert fief
    cards = dict(zip(card_keys(number, fief.cards), fief.cards, strict=True))
    return cards.get(option, fief.castle), holder(board, number), fief
