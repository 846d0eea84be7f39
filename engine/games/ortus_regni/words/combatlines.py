"""Combat, jousts and Vikings in words: their part of the chronicle's tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.kit.showing import Names, Say
from engine.kit.words.chronicle import Args, Text, Texts, by_kind, by_name, either, read
from engine.kit.words.phrasing import listed

from ..box import MARKERS
from ..state import VIKINGS
from .names import (
    card_name,
    fief_name,
    kind_of,
    lord_marked,
    lord_title,
    lords_of,
    marked,
    once_each,
)

PLACES = ("king", "hand", "lord", "mercenary", "reserve", "guard", "garrison", "viking")
"""Where forces come from, in the order in which they are told."""


def side_name(seat: int, say: Say, names: Names) -> str:
    """A seat's name, or the Vikings."""
    return say("the-vikings") if seat == VIKINGS else names[seat]


def target(way: str, fief: str, say: Say) -> str:
    """ "attack on the Towers", "raid on Fief 4", "siege of Fief 4"."""
    return say(f"way-{way}", fief=fief_name(fief, say) if fief else "")


def forces_told(forces: Sequence[Sequence[Any]], say: Say) -> str:
    """Forces as they were shown: "🛡️ Vassal ×2 and 🐎 Knight", Lords by their title."""
    by_place: dict[str, list[str]] = {place: [] for place in PLACES}
    for place, kind, *_ in forces:
        told = lord_marked(kind, say) if place == "lord" else marked(kind, say)
        by_place[place].append(told)
    told_all = [told for place in PLACES for told in by_place[place]]
    return listed(once_each(told_all), say) or say("nothing")


def _failed(args: Args, say: Say, names: Names) -> str:
    """What an attack has not achieved: "no Tower falls"."""
    fief = fief_name(args["fief"], say) if args["fief"] else ""
    return say(f"fails-{args['way']}", fief=fief, left=args["left"], needed=args["needed"])


def _outcome(args: Args, say: Say, names: Names) -> str:
    return say(f"battle-{args['outcome']}")


def _battle_card(args: Args, say: Say, names: Names) -> str:
    """The card, and what it means where nobody has to decide that."""
    line = say("event-battle-card", card=say(f"battle-{args['card']}"))
    means = "" if args["card"] == "church" else say(f"detail-outcome-{args['card']}")
    return f"{line} {means}".rstrip()


def _entered(args: Args, say: Say, names: Names) -> str:
    stake = say("stakes-nothing")
    if args["card"]:
        stake = say("stakes-card", ante=marked(args["card"], say))
    if not args["lord"]:
        return say("did-enter-card", stake=stake)
    lord, fief = lord_title(args["lord"], say), fief_name(args["fief"], say)
    return say("did-enter-lord", stake=stake, lord=lord, fief=fief)


def _joust_card(card: str, say: Say) -> str:
    return say("joust-none") if card == "none" else card_name(card, say)


def _joust_cards(args: Args, say: Say, names: Names) -> str:
    return ", ".join(f"{names[seat]}: {_joust_card(card, say)}" for seat, card in args["cards"])


def _joust_hands(args: Args, say: Say, names: Names) -> str:
    """Who holds what: "Ana: Champion + Prince + nothing, two Princes"."""
    told = []
    for seat, participant, one, two, rank in args["hands"]:
        cards = [card_name(kind_of(participant), say), _joust_card(one, say), _joust_card(two, say)]
        told.append(f"{names[seat]}: {' + '.join(cards)} ({say('rank-' + str(rank))})")
    return "; ".join(told)


def _aim(args: Args, say: Say, names: Names) -> str:
    return target(args["way"], args["fief"], say)


def _most(args: Args, say: Say, names: Names) -> int:
    return MARKERS


COMBAT_DEEDS: Final[Texts] = {
    # Declaring, fielding, deciding, ransoms.
    "attack-declared": "did-attack-{way}",
    "attack-fielded": "did-attack-forces",
    "defence-fielded": "did-defence-forces",
    "defence-conceded": "did-concede",
    "church-decided": Text("did-decide-{why}", outcome=_outcome),
    "lords-captured": Text(
        "did-captured",
        lords=read("fiefs", by_name(lords_of)),
        count=lambda args, say, names: len(args["fiefs"]),
    ),
    "ransom-refused": "did-refuse-ransom",
    "ransom-named": Text("did-ransom", lords=read("fiefs", by_name(lords_of))),
    "handed-over": "did-hand-over-{why}",
    "seized": "did-seize",
    # Damage and what it destroys.
    "forces-hit": either("lost", "did-hit", "did-hit-unharmed"),
    "towers-held": "did-towers-held",
    "attack-failed": Text("did-fail", how=_failed),
    "towers-felled": "did-lose-towers",
    "properties-destroyed": "did-lose-properties",
    "hand-spent": "did-spend-hand",
    # Jousts.
    "joust-called": "did-call-joust",
    "joust-excused": Text(
        "did-stay-out-{why}", banner=lambda args, say, names: marked("banner", say)
    ),
    "joust-entered": _entered,
    "joust-won": "did-win-joust",
}
"""What one seat does or suffers, without its name."""

COMBAT_LINES: Final[Texts] = {
    **by_kind("event", "battle-deck-shuffled", "viking-deck-shuffled", "joust-cancelled"),
    "battle-card": _battle_card,
    "church-silent": "event-church-{why}",
    # What the Vikings suffer: a seat's is its own deed.
    "forces-hit": either("lost", "event-vikings-hit", "event-vikings-unharmed"),
    "attack-failed": Text("event-vikings-fail", how=_failed),
    "joust-hands": Text("event-joust-hands", hands=_joust_hands),
    "joust-break": Text("event-joust-break", cards=_joust_cards),
    "jousters-spent": "event-jousters-spent",
    # Nothing where they land.
    "white-marker-back": Text(
        lambda args: "event-vikings-stay" if args["markers"] < MARKERS else "", most=_most
    ),
    "viking-marker": Text("event-viking-marker", most=_most),
    "vikings-landed": either("cards", "event-vikings-landed", "event-vikings-none"),
    "vikings-joined": either("cards", "event-vikings-joined", "event-vikings-none"),
    **by_kind("event", "vikings-wait", "cube-drawn", "vikings-held"),
    "vikings-attack": Text(
        lambda args: (
            "event-vikings-attack-own" if args["seat"] == args["other"] else "event-vikings-attack"
        ),
        target=_aim,
    ),
}
"""What happens between two sides or to nobody."""
