"""Events in words: a line of the chronicle each, and what a milestone's post tells of them.

The events of a post may begin or end in the middle of an upkeep (a question came in between): each
section tells what is there.
"""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words import Events, headed, listed, of_kind, shortened_by, summed_up, tell

from ..box import CARDS, TRACK
from ..state import View
from .names import ICONS, card_name, card_square

MATTERS: Final = (
    ("trick-won", "trick-unwon", "round-begins"),
    ("town-lost", "claim-taken", "marriage-won", "spoils", "church-first"),
    ("disc-placed", "town-freed", "monastery-built", "princess"),
    ("raiders-taken", "church-discs", "marriage-moved", "town-chosen"),
)
"""What somebody who was away is told first: see `Wording.matters`."""


def deed(event: Event, say: Say, names: Names) -> str:
    """What one seat does or gets by this event, without its name; empty for other events."""
    own = event.args.get("owner") == event.args.get("seat")
    return tell("does", event, say, names, own=own)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    done = deed(event, say, names)
    if done:
        return say("line", who=names[event.args["seat"]], what=done)
    return tell("event", event, say, names)


def summary(events: Events, view: View, say: Say, names: Names) -> str:
    """At most 1,200 characters, in lines; long names are cut before anything else."""
    return summed_up(lambda names: _told(events, view, say, names), names, shortened_by(". "))


def _told(events: Events, view: View, say: Say, names: Names) -> list[str]:
    firsts = [fact for fact in of_kind(events, "disc-placed") if fact.args["why"] == "first"]
    towns = [tell("sum", fact, say, names) for fact in firsts]
    lines = headed(f"**{say('sum-towns')}**", towns)
    lines += _trick(events, say, names)
    lines += headed(f"**{say('sum-upkeep')}**", _upkeep(events, view, say, names))
    # What the round that begins brings.
    for fact in of_kind(events, "round-begins"):
        brings = (
            of_kind(events, "vikings-land")[0].args | of_kind(events, "marriage-offered")[0].args
        )
        lines.append(tell("sum", fact, say, names, **brings))
        lines += _lines(events, say, names, "game-start")
    return lines


def _lines(events: Events, say: Say, names: Names, *kinds: str) -> list[str]:
    return [event(fact, say, names) for fact in of_kind(events, *kinds)]


# A trick.


def _trick(events: Events, say: Say, names: Names) -> list[str]:
    """Who led, then a line for each card in the order in which they were carried out."""
    stopped = _lines(events, say, names, "tricks-stopped")
    over = of_kind(events, "trick-over")
    if not over:
        return stopped
    cards, winner = over[-1].args["cards"], over[-1].args["winner"]
    deeds = _deeds(events, say, names, len(cards))
    lines = [tell("sum", over[-1], say, names), *_lines(events, say, names, "trick-unwon")]
    for seat in sorted(range(len(cards)), key=lambda seat: CARDS[cards[seat]].value):
        card, who = cards[seat], f"{'🏆 ' if seat == winner else ''}{names[seat]}"
        square = card_square(card)
        lines.append(f"{square} {card_name(say, card)} · {who}: {'; '.join(deeds[seat])}")
    return lines + stopped


def _deeds(events: Events, say: Say, names: Names, seats: int) -> list[list[str]]:
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
            wins = fact.kind == "disc-placed" and fact.args["why"] == "trick"
            done = say("sum-wins") if wins else deed(fact, say, names)
            deeds[acting] += [done] if done else []
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

_STEPS: Final = {
    "marriage": (
        *("marriage-won", "marriage-unwon", "princess", "points-gained", "renown-gained"),
        "marriage-back",
    ),
    "battle": (
        *("raid-repelled", "raid", "town-lost", "no-town-to-lose", "raiders-withdrawn", "spoils"),
        *("spoils-tied", "spoils-none", "second-spoils", "second-spoils-none"),
    ),
    "church": (
        *("church-first", "church-tied", "church-none", "monastery-built", "no-monastery"),
        *("church-second", "church-second-none", "church-four-none"),
    ),
    "claims": ("claim-flipped", "claim-taken", "claim-vikings", "claim-tied", "claims-unchanged"),
}
_STEP_OF: Final = {kind: step for step, kinds in _STEPS.items() for kind in kinds}


def by_step(events: Events) -> dict[str, list[Event]]:
    """The upkeep's events by step; each list begins with "upkeep-step" if the step begins here,
    and that of a marriage step that ends here ends with the next one."""
    found: dict[str, list[Event]] = {step: [] for step in _STEPS}
    for fact in events:
        step = _STEP_OF.get(fact.kind)
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


def _upkeep(events: Events, view: View, say: Say, names: Names) -> list[str]:
    """A line for each step: what everybody got, and why somebody got nothing."""
    steps = by_step(events)
    told = {
        "marriage": _marriage(steps["marriage"], view, say, names),
        "raider": _battle(steps["battle"], say, names),
        "church": _church(steps["church"], say, names),
        "claim": _claims(steps["claims"], say, names),
    }
    lines = {icon: " ".join(filter(None, parts)) for icon, parts in told.items()}
    return [f"{ICONS[icon]} {line}" for icon, line in lines.items() if line]


def _marriage(events: Events, view: View, say: Say, names: Names) -> list[str]:
    told: list[str] = []
    gains: dict[int, list[str]] = {}
    for fact in events:
        done = deed(fact, say, names)
        if done:
            gains.setdefault(fact.args["seat"], []).append(done)
        elif fact.kind in ("marriage-won", "marriage-unwon", "princess"):
            told.append(event(fact, say, names))
    told += [say("line", who=names[seat], what=", ".join(got)) for seat, got in gains.items()]
    ended = any(fact.args.get("step") == "battle" for fact in events)
    if not ended or of_kind(events, "marriage-unwon"):
        return told
    # Those whose space gives nothing. Whoever won the card is not among them: they are known by
    # their disc's way back, unless an earlier post told that.
    back = [fact.args["seat"] for fact in of_kind(events, "marriage-back")]
    empty: dict[int, list[int]] = {}
    for seat, space in enumerate(view.board.track):
        if not TRACK[space] and seat not in back and (space or back):
            empty.setdefault(space, []).append(seat)
    for space, seats in sorted(empty.items(), reverse=True):
        told.append(say("sum-nothing", {"seats": seats, "space": space, "names": names}))
    return told


def _battle(events: Events, say: Say, names: Names) -> list[str]:
    after = ("no-town-to-lose", "spoils", "spoils-tied", "spoils-none", "second-spoils-none")
    return [
        *_lines(events, say, names, "raid-repelled", "raid"),
        *_in_one(of_kind(events, "town-lost"), "sum-town-lost", say, names),
        *_lines(events, say, names, *after),
        *_in_one(of_kind(events, "second-spoils"), "sum-second-spoils", say, names),
    ]


def _in_one(facts: Events, key: str, say: Say, names: Names) -> list[str]:
    """One sentence for all to whom the same happened."""
    if len(facts) < 2:
        return [event(fact, say, names) for fact in facts]
    seats = [fact.args["seat"] for fact in facts]
    part = f"{key}.each"
    each = [say(part, fact.args | {"names": names}) for fact in facts if say.has(part)]
    return [say(key, facts[0].args | {"seats": seats, "each": each, "names": names})]


def _church(events: Events, say: Say, names: Names) -> list[str]:
    fours = [fact for fact in events if fact.args.get("why") == "four"]
    firsts = [fact for fact in events if fact.args.get("why") != "four"]
    told = _church_first(firsts, say, names)
    told += _in_one(of_kind(events, "church-second"), "sum-church-second", say, names)
    if not of_kind(events, "church-none"):
        # After "no discs at all" it would say the same in other words.
        told += _lines(events, say, names, "church-second-none")
    told += _in_one(of_kind(fours, "monastery-built"), "sum-monastery-built", say, names)
    return told + _lines(fours, say, names, "no-monastery")


def _church_first(events: Events, say: Say, names: Names) -> list[str]:
    """The first reward: in one sentence, where it was not interrupted by a question of which an
    earlier post told."""
    kinds = ("monastery-built", "no-monastery", "marker-moved")
    told = _lines(events, say, names, "church-tied", "church-none")
    led = of_kind(events, "church-first")
    if not led:
        return [*told, *_lines(events, say, names, *kinds)]
    gains = [say(f"sum-church-{fact.kind}", fact.args) for fact in of_kind(events, *kinds)]
    gained = listed([*gains, say("sum-church-back")], say)
    return [*told, tell("sum", led[0], say, names, gains=gained)]


def _claims(events: Events, say: Say, names: Names) -> list[str]:
    def regions(kind: str) -> list[str]:
        found = tuple([fact.args["region"] for fact in of_kind(events, kind)])
        return [say(f"sum-{kind}", regions=found)] if found else []

    taken: dict[int, list[str]] = {}
    for fact in of_kind(events, "claim-taken"):
        region = say("sum-taken-region", fact.args | {"names": names})
        taken.setdefault(fact.args["seat"], []).append(region)
    return [
        *_lines(events, say, names, "claims-unchanged"),
        *regions("claim-flipped"),
        *(say("sum-taken", who=names[seat], regions=listed(t, say)) for seat, t in taken.items()),
        *regions("claim-vikings"),
        *regions("claim-tied"),
    ]
