"""What a milestone's post tells, from the events since the last one.

The events may begin or end in the middle of an upkeep (a question came in between): each
section tells what is there.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed, seats_listed
from engine.kit.words.story import Events, headed, of_kind, shortened_by, summed_up

from ..box import CARDS, TRACK
from ..state import View
from .chronicle import deed, event
from .names import (
    ICONS,
    amount,
    card_name,
    card_square,
    marriage_name,
    marriage_rewards,
    region_name,
    region_names,
    town_name,
)

MATTERS = (
    ("trick-won", "trick-unwon", "round-begins"),
    ("town-lost", "claim-taken", "marriage-won", "spoils", "church-first"),
    ("disc-placed", "town-freed", "monastery-built", "princess"),
    ("raiders-taken", "church-discs", "marriage-moved", "town-chosen"),
)
"""What somebody who was away is told first: see `Wording.matters`."""


def summary(events: Events, view: View, say: Say, names: Names) -> str:
    """At most 1,200 characters, in lines; long names are cut before anything else."""
    return summed_up(lambda names: _told(events, view, say, names), names, shortened_by(". "))


def _told(events: Events, view: View, say: Say, names: Names) -> list[str]:
    sections = (_first_towns, _trick, _upkeep, _next_round)
    parts = [section(events, view, say, names) for section in sections]
    return [part for part in parts if part]


def _first_towns(events: Events, view: View, say: Say, names: Names) -> str:
    lines = [
        f"{names[event.args['seat']]}: {town_name(event.args['town'], say)}"
        for event in of_kind(events, "disc-placed")
        if event.args["why"] == "first"
    ]
    return "\n".join(headed(f"**{say('sum-towns')}**", lines))


# A trick.


def _trick(events: Events, view: View, say: Say, names: Names) -> str:
    """Who led, then a line for each card in the order in which they were carried out."""
    stopped = [event(fact, say, names) for fact in of_kind(events, "tricks-stopped")]
    over = of_kind(events, "trick-over")
    if not over:
        return "\n".join(stopped)
    args = over[-1].args
    head = say(
        "sum-trick",
        trick=args["trick"],
        tricks=args["tricks"],
        town=town_name(args["town"], say),
        leader=names[args["leader"]],
    )
    cards: list[str] = args["cards"]
    deeds = deeds_by_seat(events, say, names, len(cards))
    order = sorted(range(len(cards)), key=lambda seat: CARDS[cards[seat]].value)
    unwon = [event(fact, say, names) for fact in of_kind(events, "trick-unwon")]
    lines = [
        f"{card_square(cards[seat])} {card_name(cards[seat], say)} · "
        f"{'🏆 ' if seat == args['winner'] else ''}{names[seat]}: {'; '.join(deeds[seat])}"
        for seat in order
    ]
    return "\n".join([head, *unwon, *lines, *stopped])


def deeds_by_seat(events: Events, say: Say, names: Names, seats: int) -> list[list[str]]:
    """What each seat did with its card in the trick. The winner's town stands in the heading,
    and the marker always goes with it."""
    deeds: list[list[str]] = [[] for _ in range(seats)]
    acting = None
    for fact in _payments_joined(events):
        if fact.kind == "action":
            acting = fact.args["seat"]
        elif fact.kind == "trick-over":
            acting = None
        elif acting is not None and fact.kind != "marker-moved":
            done = deed(fact, say, names)
            if fact.kind == "disc-placed" and fact.args["why"] == "trick":
                done = say("sum-wins")
            if done:
                deeds[acting].append(done)
    return deeds


def _payments_joined(events: Events) -> list[Event]:
    """The events, where coins (or points) paid one after the other are one payment."""
    joined: list[Event] = []
    for fact in events:
        before = joined[-1] if joined else None
        if fact.kind == "paid" and before is not None and before.kind == "paid":
            both = {what: fact.args[what] + before.args[what] for what in ("coins", "points")}
            if not (both["coins"] and both["points"]):
                joined[-1] = Event("paid", fact.args | both)
                continue
        joined.append(fact)
    return joined


# The upkeep.


def _upkeep(events: Events, view: View, say: Say, names: Names) -> str:
    """A line for each step: what everybody got, and why somebody got nothing."""
    steps = by_step(events)
    tellers: dict[str, Callable[[Events, View, Say, Names], str]] = {
        "marriage": _marriage,
        "battle": _battle,
        "church": _church,
        "claims": _claims,
    }
    icons = ("marriage", "raider", "church", "claim")
    lines = []
    for (step, tell), icon in zip(tellers.items(), icons, strict=True):
        told = tell(steps[step], view, say, names) if steps[step] else ""
        if told:
            lines.append(f"{ICONS[icon]} {told}")
    return "\n".join(headed(f"**{say('sum-upkeep')}**", lines))


_STEP_OF = {
    "marriage": (
        "marriage-won",
        "marriage-unwon",
        "princess",
        "points-gained",
        "renown-gained",
        "marriage-back",
    ),
    "battle": (
        "raid-repelled",
        "raid",
        "town-lost",
        "no-town-to-lose",
        "raiders-withdrawn",
        "spoils",
        "spoils-tied",
        "spoils-none",
        "second-spoils",
        "second-spoils-none",
    ),
    "church": (
        "church-first",
        "church-tied",
        "church-none",
        "monastery-built",
        "no-monastery",
        "church-second",
        "church-second-none",
        "church-four-none",
    ),
    "claims": ("claim-flipped", "claim-taken", "claim-vikings", "claim-tied", "claims-unchanged"),
}
_STEP_BY_KIND = {kind: step for step, kinds in _STEP_OF.items() for kind in kinds}


def by_step(events: Events) -> dict[str, list[Event]]:
    """The upkeep's events by step; each list begins with "upkeep-step" if the step begins here,
    and that of a marriage step that ends here ends with the next one."""
    found: dict[str, list[Event]] = {step: [] for step in _STEP_OF}
    for fact in events:
        step = _STEP_BY_KIND.get(fact.kind)
        why = fact.args.get("why")
        if (fact.kind in ("disc-placed", "coins-gained") and why in ("card", "track")) or (
            fact.kind == "no-effect" and fact.args["icon"] == "town"
        ):
            step = "marriage"
        elif fact.kind == "marker-moved" and why == "church":
            step = "church"
        elif fact.kind == "upkeep-step":
            step = fact.args["step"]
            if step == "battle":
                found["marriage"].append(fact)
        if step:
            found[step].append(fact)
    return found


def _marriage(events: Events, view: View, say: Say, names: Names) -> str:
    told = []
    gains: dict[int, list[str]] = {}
    for fact in events:
        done = deed(fact, say, names)
        if done:
            gains.setdefault(fact.args["seat"], []).append(done)
        elif fact.kind in ("marriage-won", "marriage-unwon", "princess"):
            told.append(event(fact, say, names))
    told += [say("line", who=names[seat], what=", ".join(got)) for seat, got in gains.items()]
    ended = any(fact.args.get("step") == "battle" for fact in events)
    if ended and not of_kind(events, "marriage-unwon"):
        told += _got_nothing(events, view, say, names)
    return " ".join(told)


def _got_nothing(events: Events, view: View, say: Say, names: Names) -> list[str]:
    """Those whose space of the track gives nothing. Whoever won the card is not among them:
    they are known by their disc's way back, unless an earlier post told that."""
    back = [fact.args["seat"] for fact in of_kind(events, "marriage-back")]
    track = view.board.track
    told = []
    empty = [seat for seat, space in enumerate(track) if not TRACK[space] and seat not in back]
    for space in sorted({track[seat] for seat in empty if track[seat]}, reverse=True):
        who = seats_listed([seat for seat in empty if track[seat] == space], say, names)
        told.append(say("sum-space-nothing", who=who, space=space))
    start = [seat for seat in empty if not track[seat]]
    if start and back:
        told.append(say("sum-start-nothing", who=seats_listed(start, say, names)))
    return told


def _each(kind: str, events: Events, say: Say, names: Names) -> str:
    """One sentence for all who got the same reward of a second step."""
    facts = of_kind(events, kind)
    if len(facts) < 2:
        return " ".join(event(fact, say, names) for fact in facts)
    who = seats_listed([fact.args["seat"] for fact in facts], say, names)
    return say(f"sum-{kind}", who=who, points=amount("points", facts[0].args["points"], say))


def _battle(events: Events, view: View, say: Say, names: Names) -> str:
    before = ("raid-repelled", "raid")
    after = ("no-town-to-lose", "spoils", "spoils-tied", "spoils-none", "second-spoils-none")
    told = [event(fact, say, names) for fact in of_kind(events, *before)]
    told.append(_places("town-lost", "sum-from", "sum-lost", events, say, names))
    told += [event(fact, say, names) for fact in of_kind(events, *after)]
    told.append(_each("second-spoils", events, say, names))
    return " ".join(line for line in told if line)


def _places(kind: str, one: str, all_: str, events: Events, say: Say, names: Names) -> str:
    """One sentence for towns that several lost, or where several built."""
    facts = of_kind(events, kind)
    if len(facts) < 2:
        return " ".join(event(fact, say, names) for fact in facts)
    places = [
        say(one, who=names[fact.args["seat"]], town=town_name(fact.args["town"], say))
        for fact in facts
    ]
    return say(all_, places=listed(places, say))


def _church(events: Events, view: View, say: Say, names: Names) -> str:
    fours = [
        fact for fact in events if fact.kind == "monastery-built" and fact.args["why"] == "four"
    ]
    unbuilt = [
        fact for fact in events if fact.kind == "no-monastery" and fact.args["why"] == "four"
    ]
    firsts = [fact for fact in events if fact not in (*fours, *unbuilt)]
    told = _church_first(firsts, say, names)
    told.append(_each("church-second", events, say, names))
    if not of_kind(events, "church-none"):
        # After "no discs at all" it would say the same in other words.
        told += [event(fact, say, names) for fact in of_kind(events, "church-second-none")]
    told.append(_places("monastery-built", "sum-in", "sum-monasteries", fours, say, names))
    told += [event(fact, say, names) for fact in unbuilt]
    return " ".join(line for line in told if line)


def _church_first(events: Events, say: Say, names: Names) -> list[str]:
    """The first reward: in one sentence, where it was not interrupted by a question of which an
    earlier post told."""
    gained = of_kind(events, "monastery-built", "no-monastery", "marker-moved")
    led = of_kind(events, "church-first")
    told = [event(fact, say, names) for fact in of_kind(events, "church-tied", "church-none")]
    if not led:
        return [*told, *(event(fact, say, names) for fact in gained)]
    gains = []
    for fact in gained:
        town = town_name(fact.args["town"], say) if fact.kind == "monastery-built" else ""
        gains.append(say(f"sum-church-{fact.kind}", town=town))
    gains.append(say("sum-church-back"))
    seat, discs = led[0].args["seat"], led[0].args["discs"]
    return [*told, say("sum-church-first", who=names[seat], discs=discs, gains=listed(gains, say))]


def _claims(events: Events, view: View, say: Say, names: Names) -> str:
    told = [event(fact, say, names) for fact in of_kind(events, "claims-unchanged")]
    flipped = [fact.args["region"] for fact in of_kind(events, "claim-flipped")]
    if flipped:
        told.append(say("sum-turned", regions=region_names(flipped, say)))
    taken: dict[int, list[str]] = {}
    for fact in of_kind(events, "claim-taken"):
        region, before = region_name(fact.args["region"]), fact.args["before"]
        if before is not None:
            region = say("sum-taken-from", region=region, before=names[before])
        taken.setdefault(fact.args["seat"], []).append(region)
    for seat, regions in taken.items():
        told.append(say("sum-taken", who=names[seat], regions=listed(regions, say)))
    for kind, key in (("claim-vikings", "sum-vikings"), ("claim-tied", "sum-tied")):
        regions = [fact.args["region"] for fact in of_kind(events, kind)]
        if regions:
            told.append(say(key, regions=region_names(regions, say)))
    return " ".join(told)


def _next_round(events: Events, view: View, say: Say, names: Names) -> str:
    """What the round that begins brings."""
    begins = of_kind(events, "round-begins")
    if not begins:
        return ""
    land = of_kind(events, "vikings-land")[0]
    offer = of_kind(events, "marriage-offered")[0]
    card = offer.args["card"]
    named = begins[0].args | {
        "raiders": amount("raiders", land.args["battle"], say),
        "card": marriage_name(card, say),
    }
    if offer.args["last"]:
        line = say("sum-round-last", **named)
    else:
        line = say("sum-round", rewards=marriage_rewards(card, say), **named)
    lead = [event(fact, say, names) for fact in of_kind(events, "game-start")]
    return "\n".join([line, *lead])
