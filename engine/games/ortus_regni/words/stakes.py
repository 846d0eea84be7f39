"""What a choice hangs on, in a sentence or two below the question: what would fall, what may be
fielded, what others could set against it. All of it is public, or the asked seat's own."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.contract import Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed

from ..box import DAMAGE, FACES, MARKERS, TOUGHNESS
from ..rules.forces import has_prince, land_allowance, power, threat
from ..rules.holdings import fief_at, is_peace, is_truce, number_of
from ..state import Board, Fief, View
from .names import (
    amount,
    cards_briefly,
    counted,
    fief_detail,
    lord_marked,
    marked,
    once_each,
    staked_kind,
)


def stakes(view: View, question: Question, say: Say, names: Names) -> str:
    """Sentences; empty where the question says it all."""
    return " ".join(_sentences(view, question, say, names))


def briefly(view: View, question: Question, say: Say, names: Names) -> str:
    """What matters most of it, where a picture shows the rest."""
    if question.kind == "attack-forces":
        told = _attack(view, question, say, names, brief=True)
    elif question.kind == "defence-forces":
        told = _undefended(view, question, say, brief=True)
    else:
        return stakes(view, question, say, names)
    return " ".join(told)


def _sentences(view: View, question: Question, say: Say, names: Names) -> Iterator[str]:
    about, board = question.about, view.board
    match question.kind:
        case "turn":
            yield from _turn(view, question.seat, say)
        case "treachery" | "intrigue":
            n = _own_vassals(view, question.seat)
            yield say("stake-plot", vassals=amount("vassals", n, say), n=n)
        case "allies":
            yield from _plot_against(view, str(about[0]), str(about[2]), say)
            if len(question.options) > 1:
                yield _rival(view, int(about[1]), say, names)
        case "struggle" if len(question.options) > 1:
            yield _rival(view, int(about[1]), say, names)
        case "declare-attack":
            yield say("stake-most", damage=amount("damage", most_damage(view), say))
        case "attack-forces":
            yield from _attack(view, question, say, names)
        case "defence-forces":
            yield from _defence(view, question, say)
        case "church-decides" if board.battle:
            damage = amount("damage", board.battle.damage, say)
            yield say(
                "stake-church", damage=damage, counter=amount("damage", board.battle.counter, say)
            )
        case "ransom-lords" if question.most < len(question.options):
            yield say("stake-ransom", lords=question.most)
        case "properties-lost" if board.battle and power(board.battle):
            kept = amount("cards", min(power(board.battle), int(about[0])), say)
            yield say("stake-seized", who=names[board.battle.attacker], cards=kept)
        case "joust-ante" if board.joust and board.joust.entered:
            yield say("stake-staked", antes=_antes(board, say, names))


def _turn(view: View, seat: int, say: Say) -> Iterator[str]:
    board = view.board
    if is_truce(board):
        yield say("stake-truce")
    elif is_peace(board):
        yield say("stake-peace")
    if not board.arrived and board.markers >= MARKERS:
        yield say("stake-landing")
    elif not board.arrived and not board.attacked and board.markers == MARKERS - 1:
        yield say("stake-landing-unless")
    if not view.decks[seat]:
        yield say("stake-deck")


# Plots.


def _own_vassals(view: View, seat: int) -> int:
    hand = view.mine.hand if view.mine else ()
    return hand.count("vassal") + _lord_vassals(view.board, seat)


def _lord_vassals(board: Board, seat: int) -> int:
    return sum(fief.lord == "vassal" for fief in board.fiefs[seat])


def _rival(view: View, seat: int, say: Say, names: Names) -> str:
    """What the other side could draw Vassals from: "Ana has 3 cards in hand, 1 Lord Vassal"."""
    parts = _in_hand(view, seat, say)
    lords = _lord_vassals(view.board, seat)
    if lords:
        parts.append(say("count-lord-vassals", n=lords))
    if not parts:
        return say("stake-rival-none", who=names[seat])
    return say("stake-rival", who=names[seat], means=listed(parts, say))


def _in_hand(view: View, seat: int, say: Say) -> list[str]:
    cards = view.hands[seat]
    return [say("in-hand", cards=amount("cards", cards, say))] if cards else []


def _plot_against(view: View, card: str, target: str, say: Say) -> Iterator[str]:
    """What the target of a plot would lose: to Intrigue properties alone, to Treachery a Lord with
    his fief, but a Prince dies alone."""
    fief = fief_at(view.board, number_of(target)) if target.startswith("f") else None
    if fief and card == "intrigue":
        cards = cards_briefly((one.kind for one in fief.cards), say)
        yield say("stake-stolen", n=len(fief.cards), cards=cards)
    elif fief and not (target.endswith(".lord") and fief.lord == "prince"):
        yield say("stake-fief", fief=fief_detail(fief, say))


# Battles.


def most_damage(view: View) -> int:
    """What this seat's forces could deal together, as far as hand, Lands and Prince allow."""
    mine, seat, board = view.mine, view.seat, view.board
    if mine is None or seat is None or seat < 0:
        return 0
    fiefs = board.fiefs[seat]
    princes = 0 if has_prince(fiefs) else 1
    found = [DAMAGE[kind] for kind in mine.hand if kind in FACES and kind != "prince"]
    found += [DAMAGE["prince"]] * min(princes, mine.hand.count("prince"))
    found += [DAMAGE[fief.lord] for fief in fiefs if fief.lord]
    reserve = sorted((DAMAGE[kind] for kind in mine.reserve), reverse=True)
    found += reserve[: land_allowance(fiefs)]
    for hired in board.mercenaries[seat]:
        found += [DAMAGE["mercenary"], DAMAGE.get(hired.army, 0)]
    if board.king == seat:
        found += [DAMAGE["king"], *(DAMAGE[kind] for kind in board.guard)]
    return sum(found)


def _attack(
    view: View, question: Question, say: Say, names: Names, *, brief: bool = False
) -> Iterator[str]:
    """What it takes, whom one may meet, and what may be fielded."""
    way, defender, fief = question.about
    seat, board = int(defender), view.board
    towers = board.towers[seat]
    target = fief_at(board, number_of(str(fief))) if fief else None
    if target is None:
        yield say("stake-towers", towers=towers)
    elif way == "raid":
        yield say("stake-raid", towers=towers, properties=len(target.cards))
    else:
        castle = target.castle.kind
        needed = TOUGHNESS[castle]
        if brief:
            means = rivals(view, seat, say)
            key = "stake-brief-siege" if means else "stake-brief-open"
            yield say(key, whole=needed + towers, means=means)
            return
        yield say(
            "stake-siege",
            towers=towers,
            castle=marked(castle, say),
            needed=needed,
            whole=needed + towers,
        )
    means = rivals(view, seat, say)
    key = "stake-defenders" if means else "stake-defenceless"
    yield say(key, who=names[seat], means=means)
    if not brief:
        yield from _limits(view, question, say)


def rivals(view: View, seat: int, say: Say) -> str:
    """What a seat could field, as far as everybody can see; "" for nothing."""
    board = view.board
    fiefs = board.fiefs[seat]
    parts = _in_hand(view, seat, say)
    parts += once_each(lord_marked(fief.lord, say) for fief in fiefs if fief.lord)
    hired = board.mercenaries[seat]
    armies = min(view.reserves[seat], land_allowance(fiefs))
    armies += sum(bool(one.army) for one in hired)
    if board.king == seat:
        parts.append(marked("king", say))
        armies += len(board.guard)
    if armies:
        parts.append(amount("armies", armies, say))
    parts += counted(["mercenary"] * len(hired), say)
    return listed(parts, say)


def _defence(view: View, question: Question, say: Say) -> Iterator[str]:
    """What the attack does if nobody stands up to it, then what may be fielded."""
    yield from _undefended(view, question, say)
    if question.options != ("none",):
        yield say("stake-defence")
        yield from _limits(view, question, say)


def _undefended(view: View, question: Question, say: Say, *, brief: bool = False) -> Iterator[str]:
    """What falls if nobody defends, and how many cards would save a Fief."""
    way, fief, _, dealt = threat(question)
    board = view.board
    towers = board.towers[question.seat]
    target = fief_at(board, number_of(fief)) if fief else None
    left = through(board, question, 0)
    if target is None:
        fall = min(left, towers)
        yield say("stake-open-towers", fall=fall, left=towers - fall)
    else:
        if towers and dealt and not brief:
            yield say("stake-open-soaked", damage=amount("damage", min(dealt, towers), say))
        if way == "raid":
            fall = min(left, len(target.cards))
            yield say("stake-open-raid", fall=fall, left=len(target.cards) - fall)
        else:
            yield _besieged(board, question.seat, target, left, say, brief=brief)
            wanted = left - TOUGHNESS[target.castle.kind] + 1
            if wanted > 0 and question.options != ("none",):
                enough = wanted <= _most_defenders(question)
                yield say("stake-saved" if enough else "stake-lost", n=wanted)


def through(board: Board, question: Question, defenders: int) -> int:
    """Damage that is left for the target of an attack, once each defender and in a raid and a siege
    each Tower has taken 1."""
    way, _, _, dealt = threat(question)
    towers = board.towers[question.seat] if way != "towers" else 0
    return max(0, dealt - defenders - towers)


def _most_defenders(question: Question) -> int:
    barred = sum(max(0, len(limit.options) - limit.most) for limit in question.limits)
    return len(question.options) - barred


def loses_all(board: Board, question: Question) -> bool:
    """Whether the seat loses its last Fief if it does not stand up to this attack."""
    way, fief, _, damage = threat(question)
    target = fief_at(board, number_of(fief)) if fief and way == "siege" else None
    if target is None or len(board.fiefs[question.seat]) > 1:
        return False
    left = damage - board.towers[question.seat]
    return left >= TOUGHNESS[target.castle.kind]


def _besieged(
    board: Board, seat: int, target: Fief, left: int, say: Say, *, brief: bool
) -> str:  # fmt: skip
    needed = TOUGHNESS[target.castle.kind]
    if left < needed:
        return say("stake-open-holds", left=left, needed=needed)
    key = "last" if len(board.fiefs[seat]) == 1 else "falls"
    if brief:
        return say(f"stake-brief-{key}")
    return say(f"stake-open-{key}", fief=fief_detail(target, say))


def _limits(view: View, question: Question, say: Say) -> Iterator[str]:
    """What the Lands and the one Prince allow of hand and reserve."""
    mine, seat = view.mine, question.seat
    if mine is None:
        return
    fiefs = view.board.fiefs[seat]
    allowed = land_allowance(fiefs)
    if allowed < len(mine.reserve):
        yield say("stake-reserve" if allowed else "stake-no-land", most=allowed)
    princes = mine.hand.count("prince")
    if princes and has_prince(fiefs):
        yield say("stake-prince-lord")
    elif princes > 1:
        yield say("stake-prince-one")


# Jousts.


def _antes(board: Board, say: Say, names: Names) -> str:
    """What is staked so far: "Ana 🏰 Castle; Bram nothing"."""
    entered = board.joust.entered if board.joust else ()
    told = []
    for jouster in entered:
        kind = staked_kind(board, jouster.ante)
        ante = marked(kind, say) if kind else say("nothing")
        told.append(f"{names[jouster.seat]} {ante}")
    return ", ".join(told)
