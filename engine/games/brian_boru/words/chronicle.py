"""Events in words: a line of the chronicle each."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.chronicle import (
    Args,
    Chronicle,
    Reads,
    Text,
    Texts,
    as_is,
    by_kind,
    by_name,
    counted,
    either,
    given,
    read,
    seat,
    seats,
    verdict,
)
from engine.kit.words.phrasing import listed
from engine.kit.words.score import source_name

from ..box import EXPAND_COST, MARRIAGES
from .names import (
    ICONS,
    amount,
    card_name,
    card_names,
    card_square,
    marriage_name,
    marriage_rewards,
    region_name,
    town_name,
)

_STEP_ICONS = {
    "marriage": ICONS["marriage"],
    "battle": ICONS["raider"],
    "church": ICONS["church"],
    "claims": ICONS["claim"],
}


def _card(card: str, say: Say) -> str:
    return marriage_name(card, say) if card in MARRIAGES else card_name(card, say)


def _cards(cards: list[str] | int, say: Say) -> str:
    """Cards by name, or how many."""
    return amount("cards", cards, say) if isinstance(cards, int) else card_names(cards, say)


READS: Final[Reads] = {
    "town": by_name(town_name),
    "region": by_name(lambda region, say: region_name(region)),
    "card": by_name(_card),
    "cards": by_name(_cards),
    "coins": counted("coins"),
    "paid": counted("coins"),
    "points": counted("points"),
    "source": by_name(source_name),
    "raiders": counted("raiders"),
    "discs": counted("discs"),
    "owner": seat,
    "before": seat,
    "chooser": seat,
    "holder": seat,
    "losers": seats,
    "tied": seats,
}


def _rewards(args: Args, say: Say, names: Names) -> str:
    return marriage_rewards(args["card"], say)


def _with_square(args: Args, say: Say, names: Names) -> str:
    return f"{card_square(args['card'])} {card_name(args['card'], say)}"


def _step(args: Args, say: Say, names: Names) -> str:
    return f"{_STEP_ICONS[args['step']]} {say('event-step-' + args['step'])}"


def _scores(args: Args, say: Say, names: Names) -> str:
    points = zip(names, args["points"], strict=True)
    return ", ".join(say("scored", who=name, points=n) for name, n in points)


def _rivals(args: Args, say: Say, names: Names) -> str:
    """Who is tied in a region, the Vikings among them."""
    sides = [names[seat] for seat in args["tied"]]
    return listed([*sides, say("vikings")] if args["vikings"] else sides, say)


_TOWNS = read("count", counted("towns"))

DEEDS: Final[Texts] = {
    "disc-placed": Text(
        "does-disc-{why}", cost=lambda args, say, names: amount("coins", EXPAND_COST, say)
    ),
    "marker-moved": "does-marker",
    "coins-gained": Text("count-coins", n=as_is("coins")),
    "points-gained": Text("count-points", n=as_is("points")),
    "renown-gained": Text("count-renown", n=as_is("renown")),
    "paid": either("coins", "does-pay-coin", "does-pay-points"),
    "raiders-taken": either("extra", "does-raiders-extra", "does-raiders"),
    "church-discs": either("extra", "does-church-extra", "does-church"),
    "marriage-moved": either("extra", "does-marriage-extra", "does-marriage"),
    "marriage-slid": either("space", "does-slide", "does-slide-start", before=as_is("before")),
    "expansion-declined": "does-decline",
    "town-freed": Text(
        lambda args: "does-free-own" if args["owner"] == args["seat"] else "does-free"
    ),
    "no-effect": Text(
        lambda args: (
            "does-nothing-expand-{why}" if args["icon"] == "expand" else "does-nothing-{icon}"
        )
    ),
}
"""What one seat does or gets, without its name."""

LINES: Final[Texts] = {
    # Preparation, draft, the ends of rounds and of the game.
    **by_kind("event", "draft-pack", "draft-chosen", "draft-last", "draft-over"),
    "round-begins": Text(
        lambda args: "event-round-begins" if args["round"] == 1 else "event-round-follows",
        before=lambda args, say, names: args["round"] - 1,
    ),
    "vikings-land": Text("event-vikings-land", raiders=read("battle", counted("raiders"))),
    "marriage-offered": either(
        "last", "event-marriage-offered-last", "event-marriage-offered", rewards=_rewards
    ),
    "game-start": Text("event-game-start", who=read("first", seat)),
    "final-score": Text("event-final-score", scores=_scores),
    "game-over": verdict,
    # Tricks.
    **by_kind("event", "town-chosen", "trick-won", "trick-unwon", "trick-over", "tricks-stopped"),
    "card-played": either("leads", "event-card-leads", "event-card-played", card=_with_square),
    # The upkeep.
    **by_kind("event", "hands-discarded", "marriage-won", "marriage-unwon"),
    # Of a round after which another one follows, what begins that one tells.
    "round-over": Text(lambda args: "event-round-over" if args["round"] == args["rounds"] else ""),
    "upkeep-step": _step,
    "princess": "event-princess-{way}",
    **by_kind("event", "raid-repelled", "town-lost", "no-town-to-lose", "raiders-withdrawn"),
    "raid": given(
        "chooser",
        "event-raid-chosen",
        "event-raid-own",
        raiders=read("left", counted("raiders")),
    ),
    **by_kind("event", "spoils-none", "second-spoils", "second-spoils-none"),
    "spoils": Text("event-spoils", raiders=as_is("raiders")),
    "spoils-tied": Text("event-spoils-tied", raiders=as_is("raiders")),
    **by_kind("event", "church-none", "church-second", "church-second-none", "church-four-none"),
    "church-first": Text("event-church-first", discs=as_is("discs")),
    "church-tied": Text("event-church-tied", discs=as_is("discs")),
    "monastery-built": Text(
        lambda args: "event-monastery-four" if args["why"] == "four" else "event-monastery-built"
    ),
    **by_kind("event", "no-monastery", "claims-unchanged"),
    "claim-flipped": Text("event-claim-flipped", towns=_TOWNS),
    "claim-taken": given("before", "event-claim-taken-from", "event-claim-taken", towns=_TOWNS),
    "claim-vikings": given(
        "before", "event-claim-vikings-from", "event-claim-vikings", towns=_TOWNS
    ),
    "claim-tied": given(
        "holder", "event-claim-tied-held", "event-claim-tied", towns=_TOWNS, tied=_rivals
    ),
}
"""What is told in a line of its own. Of other kinds other lines tell."""

deed = Chronicle(DEEDS, READS)
"""What one seat does or gets by this event, without its name; empty for other events."""
_line = Chronicle(LINES, READS)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    done = deed(event, say, names)
    if done:
        return say("line", who=names[event.args["seat"]], what=done)
    return _line(event, say, names)
