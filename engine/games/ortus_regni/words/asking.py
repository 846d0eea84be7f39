"""Questions and answers in words; the options stand in `options.py`."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import capital, first_that_fits, fitted, listed, shortened

from ..box import DAMAGE, DECK, TOUGHNESS
from ..events import NONE
from ..rules.forces import threat
from ..rules.holdings import fief_at, number_of
from ..state import VIKINGS, View
from .deckwords import deck_text
from .names import amount, fief_name, forces_told, lords_of, marked, sides, target_name
from .options import option, placed
from .stakes import briefly, stakes, through

MOST_QUESTION = 600
MOST_HEADING = 80
_SHORTER = (70, 20, 12)
_BESIDE: Final = 16
"""Letters of a name beside a picture that has it too."""
"""To how many letters names are cut, one after the other, while a question is too long."""


def waiting(kind: str, say: Say) -> str:
    """What everybody may know of a question of this kind: "to take a turn"."""
    return say(f"wait-{kind}")


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked, as a sentence to the seat that is asked; a second line says what the
    choice hangs on. Of a question that is only foreseen a heading."""
    return _whole(view, question, say, names)


def _whole(view: View, question: Question, say: Say, names: Names) -> str:
    if not question.number:
        return fitted(_heading(question, say), MOST_HEADING)
    texts = (_sentences(view, question, say, shortened(names, most)) for most in _SHORTER)
    return first_that_fits(texts, MOST_QUESTION)


def brief(view: View, question: Question, say: Say, names: Names) -> str:
    """The same beside the prompt's picture, which shows both sides, their forces, Towers and what
    is staked."""
    short = shortened(names, _BESIDE)
    kind, about = question.kind, question.about
    if kind == "attack-forces":
        aim = say("way", way=about[0], fief=about[2])
        asked = say("brief-attack-forces", who=short[int(about[1])], target=aim)
    elif kind == "defence-forces" and question.options != (NONE,):
        way, fief, attacker, damage = threat(question)
        asked = say(
            "brief-defence-forces",
            who=sides(short, say)[attacker],
            target=say("way", way=way, fief=fief),
            damage=amount("damage", damage, say),
        )
    elif kind in ("allies", "struggle") and len(question.options) > 1:
        card, other, aim = str(about[0]), int(about[1]), target_name(str(about[2]), say)
        asked = say(f"brief-{kind}", card=marked(card, say), who=short[other], target=aim)
    elif kind == "joust-ante":
        return say("brief-joust-ante", who=short[int(about[0])])
    else:
        return _whole(view, question, say, names)
    told = briefly(view, question, say, short)
    return "\n".join(line for line in (capital(asked), told) if line)


def _sentences(view: View, question: Question, say: Say, names: Names) -> str:
    asked = capital(_asked(view, question, say, names))
    lines = [asked, stakes(view, question, say, names)]
    return "\n".join(line for line in lines if line)


def _heading(question: Question, say: Say) -> str:
    if question.kind == "defence-forces":
        way, fief, _, _ = threat(question)
        return say("ahead-defence-forces", target=say("way", way=way, fief=fief))
    return say(f"ahead-{question.kind}")


def _asked(view: View, question: Question, say: Say, names: Names) -> str:
    kind, about = question.kind, question.about
    match kind:
        case "build-deck" | "choose-towers":
            return say(f"ask-{kind}", cards=about[0])
        case "turn":
            return say("ask-turn-acted" if about[0] else "ask-turn")
        case "place-property" | "install":
            return say(f"ask-{kind}", card=marked(str(about[0]), say))
        case "allies" | "struggle":
            return _ask_politics(question, say, names)
        case "yield-properties":
            fief = fief_name(str(about[1]), say)
            return say("ask-yield-properties", who=names[int(about[0])], fief=fief)
        case "yield-armies":
            armies = amount("armies", question.least, say)
            return say("ask-yield-armies", who=names[int(about[0])], armies=armies)
        case "tribute" | "joust-ante":
            return say(f"ask-{kind}", who=names[int(about[0])])
        case "mulligan" | "towers" | "garrison" | "monastery" | "treachery" | "intrigue":
            return say(f"ask-{kind}")
        case _:
            return _ask_combat(view, question, say, names)


def _ask_politics(question: Question, say: Say, names: Names) -> str:
    """Whoever holds nothing of use is told so: others do not see it."""
    card, other, aim = question.about[:3]
    key = f"ask-{question.kind}" if len(question.options) > 1 else f"ask-{question.kind}-none"
    return say(
        key,
        card=marked(str(card), say),
        who=names[int(other)],
        target=target_name(str(aim), say),
    )


def _ask_combat(view: View, question: Question, say: Say, names: Names) -> str:
    """Battles, jousts, Vikings."""
    kind, about = question.kind, question.about
    match kind:
        case "attack-forces":
            aim = say("way", way=about[0], fief=about[2])
            return say("ask-attack-forces", who=names[int(about[1])], target=aim)
        case "defence-forces":
            return _ask_defence(view, question, say, names)
        case "church-decides":
            who = sides(names, say)[int(about[0])]
            return say("ask-church-decides", who=who, other=names[int(about[1])])
        case "ransom-lords":
            return say("ask-ransom-lords", who=names[int(about[0])])
        case "ransom-price":
            lords = lords_of([str(key) for key in about[1:]], say)
            return say("ask-ransom-price", who=names[int(about[0])], lords=lords)
        case "attack-losses" | "defence-losses":
            battle = view.board.battle
            vikings = kind == "attack-losses" and battle and battle.attacker == VIKINGS
            key = "ask-losses-vikings" if vikings else "ask-losses"
            return say(key, damage=amount("damage", int(about[0]), say), n=int(about[0]))
        case "towers-lost":
            count = int(about[0])
            return say("ask-towers-lost", towers=amount("towers", count, say), n=count)
        case "properties-lost":
            count, fief = int(about[0]), fief_name(str(about[1]), say)
            properties = amount("properties", count, say)
            return say("ask-properties-lost", properties=properties, fief=fief, n=count)
        case "seize":
            return say("ask-seize", cards=amount("cards", question.most, say))
        case "viking-attack":
            horde = amount("vikings", int(about[0]), say)
            damage = amount("damage", int(about[1]), say)
            return say("ask-viking-attack", vikings=horde, damage=damage)
        case _:
            return say(f"ask-{kind}")


def _ask_defence(view: View, question: Question, say: Say, names: Names) -> str:
    way, fief, attacker, damage = threat(question)
    battle = view.board.battle
    shown = [(force.place, force.kind) for force in battle.attack] if battle else []
    key = "ask-defence-none" if question.options == ("none",) else "ask-defence-forces"
    return say(
        key,
        who=sides(names, say)[attacker],
        target=say("way", way=way, fief=fief),
        forces=forces_told(shown, say),
        damage=amount("damage", damage, say),
    )


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
    board, kind = view.board, question.kind
    if kind not in ("attack-forces", "defence-forces") or not question.number:
        return ""
    if not picks or NONE in picks:
        return ""
    if kind == "attack-forces":
        dealt = sum(DAMAGE[placed(board, pick)[1]] for pick in picks)
        return say("would-deal", damage=amount("damage", dealt, say))
    way, fief, _, _ = threat(question)
    left = through(board, question, len(picks))
    target = fief_at(board, number_of(fief)) if fief else None
    if target is None or way == "raid":
        there = board.towers[question.seat] if target is None else len(target.cards)
        return say("would-fall", what="towers" if target is None else "raid", fall=min(left, there))
    needed = TOUGHNESS[target.castle.kind]
    key = "would-hold" if left < needed else "would-lose"
    return say(key, damage=amount("damage", left, say), needed=needed)
