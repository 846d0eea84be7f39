"""Questions that an older version has put: the town before the card that is led, and what is
bought, or chosen on the way, after the action. Those that are open are answered as they were put;
new ones come of them alone.
"""

from __future__ import annotations

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import EXTRA_COST, TOP, TOWN_KEYS
from ..state import FREE, Play, Step, viking_towns, within_reach
from .icons import buy, expand, free
from .tricks import fits, name_town, others_play, play_card


@rule("choose-town")
def choose_town(play: Play, step: Step) -> None:
    towns = [town for town, seat in zip(TOWN_KEYS, play.board.discs, strict=True) if seat == FREE]
    play.ask(step, "choose-town", tuple(towns))


@reply("choose-town")
def town_chosen(play: Play, step: Step, picks: Picks) -> None:
    name_town(play, step.seat, picks[0])
    play.then(Step("lead", step.seat))


@rule("lead")
def lead(play: Play, step: Step) -> None:
    hand = play.state.hands[step.seat]
    options = [card for card in hand if fits(card, play.board.active)] or hand
    play.ask(step, "lead-card", tuple(options), (TOWN_KEYS[play.board.active],))


@reply("lead")
def led(play: Play, step: Step, picks: Picks) -> None:
    play_card(play, step.seat, picks[0])
    if not any(waiting.do == "resolve" for waiting in play.agenda):
        others_play(play, step.seat)


@rule("extras")
def extras(play: Play, step: Step) -> None:
    board, icon = play.board, step.what
    most = board.coins[step.seat] // EXTRA_COST
    if icon == "raider":
        most = min(most, board.battle)
    elif icon == "marriage":
        most = min(most, TOP - board.track[step.seat])
    options = tuple([str(n) for n in range(most + 1)])
    play.ask(step, "extras", options, (board.played[step.seat], icon, step.n))


@reply("extras")
def extras_bought(play: Play, step: Step, picks: Picks) -> None:
    buy(play, step.seat, step.what, step.n, int(picks[0]))


@rule("expand")
def expansion(play: Play, step: Step) -> None:
    towns = [TOWN_KEYS[town] for town in within_reach(play.board, step.seat)]
    play.ask(step, "expand", (*towns, "pass"), (step.what,))


@reply("expand")
def expanded(play: Play, step: Step, picks: Picks) -> None:
    if picks[0] == "pass":
        play.tell("expansion-declined", seat=step.seat)
    else:
        expand(play, step.seat, picks[0])


@rule("unviking")
def unviking(play: Play, step: Step) -> None:
    play.ask(step, "free-town", viking_towns(play.board), (step.what,))


@reply("unviking")
def freed(play: Play, step: Step, picks: Picks) -> None:
    free(play, step.seat, picks[0])
