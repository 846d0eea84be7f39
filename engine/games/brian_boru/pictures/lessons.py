"""What is shown of the game before one plays: the cover, a coast of Ireland with its abbey and
towns, and the Vikings before it; the pictures of *How it plays*, and of what may be looked up."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.kit.chance import Chance
from engine.kit.contract import Event, Game, Question
from engine.kit.draw import pictures as kit
from engine.kit.draw import ui
from engine.kit.draw.pictures import alt_text
from engine.kit.draw.ui import Element
from engine.kit.lessons import NAMES
from engine.kit.scene import Canvas, Item, Scene
from engine.kit.showing import Say

from ..box import CARDS, MARRIAGES
from ..state import View
from ..words import names
from .board import board, marriage_card
from .pieces import ART, COLOUR, INK, VELLUM, card
from .post import post
from .prompt import prompt


def cover(say: Say) -> Scene:
    """The game's cover."""
    green, ink = COLOUR["green"], COLOUR["ink"]
    far: list[Item] = [
        kit.disc(495, 214, 250, COLOUR["pale-yellow"]),
        kit.hill(860, 240, 520, COLOUR["tan"]),
        kit.level(322, COLOUR["sea"]),
        *kit.standing(("longship", 690, 372, 132), ("longship", 905, 340, 78)),
        kit.level(372, COLOUR["wave"]),
    ]
    near: list[Item] = [
        kit.hill(330, 262, 640, "#5d8a52"),
        *kit.standing(("town", 430, 296, 84), ("church", 520, 330, 78)),
        kit.hill(60, 216, 560, green),
        *kit.standing(("abbey", 196, 296, 132), ("crown", 60, 262, 82)),
        *kit.standing(
            ("renown", 345, 372, 108), ("raider", 800, 412, 96), ("viking", 880, 412, 84)
        ),
    ]
    told = say("picture-cover")
    return kit.cover(
        ART, say, COLOUR["parchment"], [*far, *near], told=told, ink=ink, halo=COLOUR["vellum"]
    )


# How it plays, and what is looked up


SEATS: Final = 4
SEED: Final = b"High King Brian."
EXAMPLE: Final = "r11"
"""The card whose actions are shown."""


class Shown(Struct):
    """What the pages show of one game in which everybody answers sensibly: of its second round."""

    trick: tuple[View, Question] | None = None
    """Somebody follows, with cards on the table."""
    action: tuple[View, Question] | None = None
    """Somebody has lost with a yellow card."""
    events: tuple[Event, ...] = ()
    """Of the upkeep, with what led to it."""
    after: View | None = None
    """Everybody's view after it."""


@cache
def _shown(game: Game) -> Shown:
    found, events = Shown(), list[Event]()
    state = game.start(SEATS, {}, Chance(SEED, 0))
    luck, number = Chance(SEED, 1 << 32), 0
    while found.after is None and (asked := game.questions(state)):
        question, number = asked[0], number + 1
        view: View = game.view(state, question.seat)
        if view.board.round == 2:
            if question.kind == "play-card" and sum(map(bool, view.board.played)) > 1:
                found.trick = found.trick or (view, question)
            if question.kind == "action" and str(question.about[0])[0] == "y":
                found.action = found.action or (view, question)
        new = game.answer(
            state, question, game.rollout_policy(state, question, luck), Chance(SEED, number)
        )
        events += new
        if any(event.kind == "round-over" and event.args["round"] == 2 for event in new):
            found.events, found.after = tuple(events), game.view(state, None)
        elif any(event.kind in ("trick-over", "round-over") for event in new):
            events = [event for event in new if event.kind == "upkeep-step"]
    return found


def page(game: Game, key: str, say: Say) -> Canvas | None:
    """The picture of a page of *How it plays*."""
    shown, names = _shown(game), NAMES[:SEATS]
    assert shown.after is not None
    if key == "trick" and shown.trick is not None:
        return prompt(*shown.trick, say, names)
    if key == "losing":
        return _card(EXAMPLE, say, (1, 2))
    if key == "upkeep":
        return post(shown.events, (), shown.after, say, names)
    if key == "mistakes" and shown.action is not None:
        return prompt(*shown.action, say, names)
    return board(shown.after, say, names)


def thing(key: str, say: Say) -> Canvas | None:
    """A card as it is in the hand or on the board, a symbol large."""
    if key in CARDS:
        return _card(key, say)
    if key in MARRIAGES:
        return _marriage(key, say)
    alt = say(f"about-{key}-title")
    return kit.large(ART, key, alt, ground=COLOUR["parchment"], leaf=VELLUM, line=INK)


def _card(key: str, say: Say, chosen: tuple[int, ...] = ()) -> Scene:
    alt = f"{names.card_name(say, key)}. {say('card-detail', card=key)}"
    return _alone(card(key, chosen).padded(9, 9), COLOUR["night"], alt)


def _marriage(key: str, say: Say) -> Scene:
    alt = f"{names.card_name(say, key)}: {names.rewards(say, key)}"
    return _alone(marriage_card(key).padded(8, 8), COLOUR["parchment"], alt)


def _alone(whole: Element, ground: str, alt: str) -> Scene:
    scene = ui.scene(ART, whole, alt_text(alt), width=whole.width, ground=ground)
    return replace(scene, pixels=660)
