"""What goes wrong between two kills: a table that is easily made longer.

A trouble of requests happens to the next few that fit; a trouble of the world lasts for a while,
and is then taken back.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.e2e.people import controls
from tests.localtable import deeds
from tests.localtable.faults import Fault
from tests.localtable.stand_in import StandIn
from tests.ordeal.crowd import Crowd, Direct, delete
from tests.ordeal.ledger import Archive
from tests.ordeal.places import Place, Round

Undo = Callable[[], None]
Done = tuple[str, Undo | None] | None
"""What was done to whom, and how it is taken back; None: it could not be done now."""
NOTICED = 0.7
"""How often somebody who opens their DMs again uses them."""


@dataclass
class Scene:
    """What troubles can reach."""

    local: StandIn
    crowd: Crowd
    places: Sequence[Place]
    archive: Archive
    luck: Random

    def do(self, deed: str, **what: Any) -> None:
        """What `tests.localtable.deeds` can do."""
        deeds.do(self.local, deed, **what)

    def place(self) -> Place | None:
        """One at which a game is going on."""
        playing = [p for p in self.places if p.round and p.round.threads and p.round.players]
        return self.luck.choice(playing) if playing else None

    def table(self) -> Round | None:
        """One whose thread is there."""
        place = self.place()
        at = place and place.round
        return at if at and at.thread in self.local.world.channels else None


# Requests

DMS = "DMS"
"""In a path: any of the channels of direct messages."""

TARGETS: dict[str, tuple[str, str]] = {
    "posts": ("POST", r"^/channels/(?!DMS)\d+/messages$"),
    "prompts": ("POST", r"^/channels/DMS/messages$"),
    "edits of posts": ("PATCH", r"^/channels/(?!DMS)\d+/messages/\d+$"),
    "edits of prompts": ("PATCH", r"^/channels/DMS/messages/\d+$"),
    "reads": ("GET", r"^/channels/\d+/messages"),
    "deletions": ("DELETE", r"^/channels/\d+/messages/\d+$"),
    "opening of DMs": ("POST", r"^/users/@me/channels$"),
    "opening of threads": ("POST", r"^/channels/\d+/messages/\d+/threads$"),
    "adding to threads": ("PUT", r"/thread-members/"),
    "acknowledgements": ("POST", r"^/interactions/.*/callback$"),
    "confirmations": ("PATCH", r"^/webhooks/.*/@original$"),
    "emojis": ("POST", r"/emojis$"),
    "logging in": ("GET", r"^/(?:users/@me|gateway/bot|oauth2/applications/@me)$"),
    "commands": ("GET", r"^/applications/\d+/(?:guilds/\d+/)?commands$"),
}
SENDING = ("posts", "prompts", "edits of posts", "edits of prompts")
DELIVERY = (
    *SENDING,
    "reads",
    "deletions",
    "opening of DMs",
    "opening of threads",
    "adding to threads",
)
ALL = tuple(TARGETS)
OPENING = ("opening of DMs", "prompts")


@dataclass(frozen=True)
class Requests:
    """Something that happens to requests of some kinds."""

    name: str
    how: str
    targets: tuple[str, ...]
    weight: float = 1.0
    code: int = 50013
    most_times: int = 3
    seconds: tuple[float, float] = (0.0, 0.0)

    def deal(self, scene: Scene, count: Callable[[str], None]) -> str:
        """The next ones of one of the targets; which."""
        target = scene.luck.choice(self.targets)
        method, path = TARGETS[target]
        dms = [p["_dm"] for p in scene.local.world.people.values() if "_dm" in p]
        scene.local.faults.add(
            self.how,  # type: ignore[arg-type]
            path.replace(DMS, f"(?:{'|'.join(dms)})"),
            method=method,
            times=scene.luck.randint(1, self.most_times),
            seconds=scene.luck.uniform(*self.seconds),
            code=self.code,
        )
        return target


REQUESTS: tuple[Requests, ...] = (
    Requests("429", "429", DELIVERY, 3.0, seconds=(0.05, 0.6)),
    Requests("429 of all requests", "429-global", DELIVERY, 1.0, seconds=(0.05, 0.6), most_times=1),
    Requests("429 before Discord", "429-cloudflare", DELIVERY, 0.5, seconds=(0.05, 0.6)),
    Requests("500", "500", ALL, 1.0, most_times=1),
    Requests("502", "502", ALL, 1.0, most_times=1),
    Requests("503", "503", ALL, 3.0),
    Requests("lost before it was done", "drop", ALL, 3.0, most_times=1),
    Requests("lost after it was done", "drop-answer", ALL, 4.0, most_times=2),
    Requests("slow", "delay", ALL, 4.0, seconds=(0.1, 1.5)),
    Requests("401 unauthorized", "refuse", SENDING, 1.0, code=40001),
    Requests("40003 DMs opened too fast", "refuse", OPENING, 1.5, code=40003),
    Requests("20026 quarantined", "refuse", (*OPENING, "posts"), 1.0, code=20026),
    Requests(
        "30046 too many edits of old messages",
        "refuse",
        ("edits of posts", "edits of prompts"),
        1.5,
        code=30046,
    ),
    Requests("50007 DMs refused", "refuse", ("prompts",), 1.0, code=50007, most_times=1),
    Requests("50278 no mutual server", "refuse", ("prompts",), 0.7, code=50278, most_times=1),
    Requests("50013 not permitted", "refuse", ("posts",), 0.7, code=50013, most_times=1),
    Requests("160006 too many threads", "refuse", ("opening of threads",), 1.0, code=160006),
)


# The world


@dataclass(frozen=True)
class World:
    """Something that people or moderators do, and take back after a while."""

    name: str
    weight: float
    seconds: tuple[float, float]
    do: Callable[[Scene], Done]


def _closes_dms(scene: Scene) -> Done:
    person = scene.crowd[scene.luck.choice(sorted(scene.crowd))]
    if not person.known["_dms_open"]:
        return None

    def set_open(is_open: bool) -> None:
        scene.local.world.people.put(person.known | {"_dms_open": is_open})

    def reopened() -> None:
        set_open(True)
        if scene.luck.random() < NOTICED:
            _looks(scene, person)

    set_open(False)
    return person.name, reopened


def _looks(scene: Scene, person: Direct) -> None:
    """They press something in private, by which the bot learns that it may write to them."""
    for message in reversed(scene.local.world.messages.of(person.dm)[-20:]):
        for id_ in controls(message):
            if re.fullmatch(r"p:\d+:board", id_):
                person.press_now(message, id_)
                return


def _denied(*rights: str) -> Callable[[Scene], Done]:
    def do(scene: Scene) -> Done:
        place = scene.place()
        if place is None:
            return None
        scene.do("deny", channel=place.channel, rights=list(rights))
        return place.game, lambda: scene.do("allow", channel=place.channel, rights=list(rights))

    return do


def _archived(scene: Scene) -> Done:
    at = scene.table()
    if at is None:
        return None
    scene.do("archive", channel=at.thread)
    return at.game, None


def _locked(scene: Scene) -> Done:
    at = scene.table()
    if at is None:
        return None
    thread = at.thread

    def unlock() -> None:
        if thread in scene.local.world.channels:
            scene.do("lock", channel=thread, on=False)

    scene.do("lock", channel=thread)
    return at.game, unlock


def _thread_deleted(scene: Scene) -> Done:
    at = scene.table()
    if at is None or at.deleted:
        return None
    thread = at.thread
    for message in scene.local.world.messages.of(thread):
        scene.archive.removed(message["id"], "thread")
    at.deleted.append(thread)
    scene.do("delete-channel", channel=thread)
    return at.game, None


def _message_deleted(scene: Scene) -> Done:
    """The table message or a call goes by a moderator's hand."""
    place = scene.place()
    if place is None or place.round is None:
        return None
    base = place.round.table
    starts = (f"t:{base}:board", f"t:{base}:hand.")
    found = [
        message
        for channel in (place.round.thread, place.channel)
        for message in scene.local.world.messages.of(channel)[-20:]
        if message.get("_seen_by") is None
        and any(id_.startswith(starts) for id_ in controls(message))
    ]
    if not found:
        return None
    chosen = scene.luck.choice(found)
    scene.archive.removed(chosen["id"], "person")
    delete(scene.local, chosen)
    return place.game, None


def _leaves(scene: Scene) -> Done:
    """Somebody leaves the server, and comes back."""
    person = scene.crowd[scene.luck.choice(sorted(scene.crowd))]
    if person.known["_member"] is None or person.id == scene.local.world.guild["owner_id"]:
        return None

    scene.do("remove-member", person=person.id)
    return person.name, person.come_back


def _word(scene: Scene) -> Done:
    """The server's word filter takes against somebody's name."""
    word = f"*{scene.luck.choice(sorted(scene.crowd))}*"
    scene.do("ban-word", word=word)
    return word, lambda: scene.do("ban-word", word=word, on=False)


def _emojis(scene: Scene) -> Done:
    there = sorted(emoji["name"] for emoji in scene.local.world.emojis.values())
    if not there:
        return None
    gone = scene.luck.sample(there, min(len(there), 20))
    scene.do("delete-emojis", names=gone)
    return "the bot", None


def _kicked(scene: Scene) -> Done:
    if scene.local.world.bot["_member"] is None:
        return None
    scene.do("kick-bot")
    return "the bot", lambda: scene.do("invite-bot")


def _away(scene: Scene) -> Done:
    if scene.local.away:
        return None
    scene.do("outage")
    return "the server", lambda: scene.do("outage", on=False)


def _too_fast(scene: Scene) -> Done:
    scene.do("limit-dms", most=1, seconds=1)
    return "the bot", lambda: scene.do("limit-dms", on=False)


def _hang_up(*, forget: bool) -> Callable[[Scene], Done]:
    def do(scene: Scene) -> Done:
        scene.do("hang-up", forget=forget)
        return "the bot", None

    return do


WORLD: tuple[World, ...] = (
    World("somebody closes their DMs", 2.0, (1.0, 8.0), _closes_dms),
    World("writing in threads is forbidden", 1.0, (0.5, 4.0), _denied("SEND_MESSAGES_IN_THREADS")),
    World("the channel cannot be seen", 0.5, (0.5, 3.0), _denied("VIEW_CHANNEL")),
    World("what stands there cannot be read", 0.5, (0.5, 3.0), _denied("READ_MESSAGE_HISTORY")),
    World("the thread is archived", 1.5, (0.0, 0.0), _archived),
    World("the thread is locked", 0.7, (0.5, 4.0), _locked),
    World("the thread is deleted", 0.15, (0.0, 0.0), _thread_deleted),
    World("a message is deleted", 2.0, (0.0, 0.0), _message_deleted),
    World("somebody leaves and comes back", 0.5, (0.5, 3.0), _leaves),
    World("a name is filtered", 0.5, (0.5, 4.0), _word),
    World("emojis are deleted", 0.2, (0.0, 0.0), _emojis),
    World("the bot is kicked and invited again", 0.3, (0.3, 2.0), _kicked),
    World("the server is away", 0.5, (0.3, 2.0), _away),
    World("few DMs may be opened", 0.5, (2.0, 8.0), _too_fast),
    World("the gateway hangs up", 1.0, (0.0, 0.0), _hang_up(forget=False)),
    World("the gateway forgets the session", 0.3, (0.0, 0.0), _hang_up(forget=True)),
)

MEAN_SECONDS = 0.5
"""From one trouble to the next, on average."""


class Troubles:
    """Deals them."""

    def __init__(self, scene: Scene, tell: Callable[[str], None]) -> None:
        self.scene = scene
        self.tell = tell
        self.dealt: Counter[str] = Counter()
        self.codes: set[int] = set()
        self.paused = False
        self._named: dict[int, str] = {}
        self._undoing: dict[asyncio.TimerHandle, Undo] = {}
        faults = scene.local.faults
        self._next = faults.next_for
        faults.next_for = self._happens  # type: ignore[method-assign]

    def _happens(self, method: str, path: str) -> Fault | None:
        fault = self._next(method, path)
        if fault is not None:
            name = self._named.get(id(fault), fault.how)
            self.dealt[name] += 1
            self.tell(f"{name}: {method} {path}")
        return fault

    async def run(self) -> None:
        """Until cancelled."""
        everything: list[Requests | World] = [*REQUESTS, *WORLD]
        weights = [trouble.weight for trouble in everything]
        luck = self.scene.luck
        while True:
            await asyncio.sleep(luck.expovariate(1 / MEAN_SECONDS))
            (trouble,) = luck.choices(everything, weights)
            if not self.paused:
                self.deal(trouble)

    def deal(self, trouble: Requests | World) -> None:
        """This one now."""
        if isinstance(trouble, Requests):
            target = trouble.deal(self.scene, self.tell)
            self._named[id(self.scene.local.faults.waiting[-1])] = f"{trouble.name}, {target}"
            return
        done = trouble.do(self.scene)
        if done is None:
            return
        whom, undo = done
        self.dealt[trouble.name] += 1
        self.tell(f"{trouble.name}: {whom}")
        if undo is not None:
            seconds = self.scene.luck.uniform(*trouble.seconds)
            loop = asyncio.get_running_loop()
            holder: list[asyncio.TimerHandle] = []

            def over() -> None:
                self._undoing.pop(holder[0], None)
                self.tell(f"over: {trouble.name}: {whom}")
                undo()

            holder.append(loop.call_later(seconds, over))
            self._undoing[holder[0]] = undo

    def calm(self) -> None:
        """All is well again, and stays so until `paused` is False."""
        self.paused = True
        self.scene.local.faults.waiting.clear()
        self._named.clear()
        for timer, undo in list(self._undoing.items()):
            timer.cancel()
            undo()
        self._undoing.clear()
