"""Legal picks at random, where limits say how many of some options may be picked together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kit.chance import Chance

if TYPE_CHECKING:
    from engine.kit.contract import Picks, Question


def within_limits(question: Question, chance: Chance) -> Picks:
    """Draws, and where overlapping limits make that miss too often, searches."""
    for _ in range(20):
        picks = _drawn(question, chance)
        if picks is not None:
            return picks
    order = chance.sample(question.options, len(question.options))
    return _searched(question, order, ()) or ()


def _drawn(question: Question, chance: Chance) -> Picks | None:
    """What each limit lacks, then whatever fits, up to a number that is drawn first. If nothing
    more is wanted, the luck of choosing it is passed over. None: this is not a legal answer."""
    options, limits = question.options, question.limits
    wanted = question.least + chance.below(min(question.most, len(options)) - question.least + 1)
    room = [limit.most for limit in limits]
    taken: list[str] = []
    is_legal = True

    def take(option: str) -> None:
        taken.append(option)
        for number, limit in enumerate(limits):
            if option in limit.options:
                room[number] -= 1

    for number, limit in enumerate(limits):
        inside = limit.most - room[number]
        if limit.least <= inside:
            chance.pass_over(len(limit.options) - inside)
            continue
        free = [option for option in limit.options if option not in taken]
        is_legal = is_legal and len(free) >= limit.least - inside
        for option in chance.sample(free, limit.least - inside):
            take(option)
    if len(taken) >= wanted or min(room) < 0:
        is_legal = is_legal and len(taken) <= question.most and min(room) >= 0
        chance.pass_over(len(options))
    else:
        full = [limit.options for limit, left in zip(limits, room, strict=True) if not left]
        closed = set(taken).union(*full)
        for option in chance.sample(options, len(options)):
            if option in closed:
                continue
            take(option)
            if len(taken) >= wanted:
                break
            closed.add(option)
            for limit, left in zip(limits, room, strict=True):
                if not left:
                    closed.update(limit.options)
    chance.shuffle(taken)
    return tuple(taken) if is_legal and len(taken) >= question.least else None


def _searched(question: Question, order: list[str], taken: Picks) -> Picks | None:
    """The first legal picks that add some of `order` to `taken`."""
    if question.accepts(taken) is None:
        return taken
    for number, option in enumerate(order, 1):
        picks = (*taken, option)
        within = (sum(p in limit.options for p in picks) <= limit.most for limit in question.limits)
        if len(picks) <= question.most and all(within):
            found = _searched(question, order[number:], picks)
            if found is not None:
                return found
    return None
