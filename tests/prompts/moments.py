"""Games are played until every kind of question was asked, and the longest of each is kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cogs.frame.words import LocalizedPanel
from cogs.panel import panel_message
from db.people.people import Learner, Person
from db.tables.questions import OpenQuestion
from db.tables.tables import Seat, Table
from engine.games import all_games, game_words, wording
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question, View
from engine.table.answers.queries import PanelFacts
from engine.table.record.transaction import Line, Own, TableView, Upcoming

NAMES = (
    "Bartholomew the Unready of Clare",
    "Maximiliano el Grande de Córdoba",
    "Wilhelmina of the Windward Lands",
    "Sebastião da Conceição Magalhães",
    "Guðmundur Þorvaldsson frá Húsavík",
    "Christopher Montgomery-Whitfield",
    "Anastasiya Konstantinovna Orlova",
    "Giovanni Battista della Rovere I",
)
"""The longest that Discord allows, as people write them."""
NEWS = 8
"""So many of the last events are news to whoever is asked."""
OPTION = 20
"""An option of a question takes as much room as so many letters, up to a menu's."""
THREAD = 1201000000000000020


class Moment(Struct, frozen=True):
    """A question that is asked."""

    game: str
    seats: int
    question: Question
    view: View
    events: tuple[Event, ...]
    public: View
    """What everybody sees."""
    first: View
    """What the seat saw when the game began."""
    waited: bool
    """Somebody else answered before it was asked."""
    picks: Picks = ()
    """What is answered; nothing where another one's question is answered first."""

    @property
    def name(self) -> str:
        """Of the game and the kind: "raiders/place"."""
        return f"{self.game}/{self.question.kind}"


@cache
def moments(game: str, seeds: int = 2) -> tuple[Moment, ...]:
    """Of each kind of question the one that takes the most room."""
    largest: dict[str, tuple[int, Moment]] = {}
    for seats in all_games()[game].seats:
        for seed in range(seeds):
            for moment in asked_in(game, seats, bytes([seed]) * 16):
                kind, size = moment.question.kind, _size(moment)
                if kind not in largest or size > largest[kind][0]:
                    largest[kind] = size, moment
    return tuple(moment for _, moment in largest.values())


@cache
def kinds_that_wait(game: str) -> frozenset[str]:
    """The kinds of questions that are asked of somebody when others have answered."""
    played = asked_in(game, all_games()[game].seats[-1], bytes(16))
    return frozenset(moment.question.kind for moment in played if moment.waited)


def _size(moment: Moment) -> int:
    say = game_words(moment.game, "es")
    text = wording(moment.game).question(moment.view, moment.question, say, NAMES)
    return len(text) + OPTION * min(6, len(moment.question.options))


def asked_in(key: str, seats: int, seed: bytes) -> Iterator[Moment]:
    """All that is asked in a game of sensible answers."""
    game = all_games()[key]
    luck = Chance(seed, 1 << 32)
    options = {option.key: option.default for option in game.options}
    state: Any = game.start(seats, options, Chance(seed, 0))
    firsts = [game.view(state, seat) for seat in range(seats)]
    events: list[Event] = []
    answers, last = 0, -1
    while asked := game.questions(state):
        answered = asked[luck.below(len(asked))]
        picks = game.rollout_policy(state, answered, luck)
        public = game.view(state, None)
        for question in asked:
            view = game.view(state, question.seat)
            seen = [e for e in events if e.seats is None or question.seat in e.seats]
            yield Moment(
                key,
                seats,
                question,
                view,
                tuple(seen[-NEWS:]),
                public,
                firsts[question.seat],
                waited=question.seat != last,
                picks=picks if question is answered else (),
            )
        answers += 1
        question, last = answered, answered.seat
        events += game.answer(state, question, picks, Chance(seed, answers))
        del events[:-40]


def local_of(
    moment: Moment, locale: str, *, new: bool = False, back: bool = False, text: bool = False
) -> LocalizedPanel:
    """The panel of whoever is asked. `new`: they have never played this game. `back`: they were
    away for days, since the game began. `text`: they chose to have no pictures."""
    game, question = all_games()[moment.game], moment.question
    table = Table(
        id=7,
        game=moment.game,
        version=game.version,
        options={option.key: option.default for option in game.options},
        phase="running",
        guild=1,
        channel=2,
        lobby_message=THREAD,
        thread=THREAD,
        host=100,
        locale=locale,
        wanted=moment.seats,
        seats=tuple(Seat(n, 100 + n, NAMES[n]) for n in range(moment.seats)),
        records=20,
        created_at=0,
        touched_at=0,
    )
    view = TableView(
        table=table,
        seat=question.seat,
        view=moment.view,
        open=(OpenQuestion(12, question, 1000),),
        awaited=((question.seat, question.kind, 1000),),
        agreed=19,
        orders={order.key: "ask" for order in game.orders} or None,
    )
    since = tuple(Line(n, 1000, event) for n, event in enumerate(moment.events))
    learner = Learner(finished=False) if new else None
    facts = PanelFacts(
        view,
        Person(100, text_only=text),
        after=1,
        since=since,
        learner=learner,
        public=moment.public if text else None,
    )
    if back:
        own = Own(1, 1000, moment.events[:1])
        facts = replace(facts, back=own, before=moment.first)
    return LocalizedPanel(facts, locale)


def ahead_of(local: LocalizedPanel) -> LocalizedPanel:
    """The same panel before that question comes, while its answer may be planned."""
    ahead = (Upcoming("0123456789", local.sight.open[0].question),)
    view = replace(local.sight, open=(), awaited=(), ahead=ahead)
    return LocalizedPanel(replace(local.facts, table_view=view), local.locale)


async def face_of(house: Any, moment: Moment, locale: str, **who: bool) -> Any:
    """The message that they get: see `local_of`."""
    return await panel_message(house, local_of(moment, locale, **who))
