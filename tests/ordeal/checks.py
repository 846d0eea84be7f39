"""What must hold whenever the world is well again and the bot has nothing left to do."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

from cogs.looking import board_of_panel
from tests.e2e import records
from tests.e2e.people import Json, controls
from tests.e2e.play import tickets
from tests.localtable.stand_in import StandIn
from tests.ordeal.guests import call_of
from tests.ordeal.ledger import Archive, Books, Claims, Row
from tests.ordeal.places import Round
from texts import LOCALES, own_words

BELL = "🔔"
WITHOUT_WORDS = {own_words(locale)("post-without-words") for locale in LOCALES}


def _from_bot(local: StandIn, channel: str) -> list[Json]:
    there = local.world.messages.of(channel)
    return [m for m in there if "bot" in m["author"] and m["type"] == 0 and not m.get("_seen_by")]


def unmarked(content: str) -> str:
    """A text with one sign for every emoji of a game, also of one that was deleted a moment
    before: of these Discord leaves the name."""
    return records.unmarked(re.sub(r"(?<!<):\w+:(?!\d)", "◌", content))


class Checks:
    """Of one round, at one moment. Each gives what is wrong, a sentence each."""

    def __init__(
        self, local: StandIn, books: Books, archive: Archive, at: Round, claims: Claims
    ) -> None:
        world = local.world
        self.at = at
        self.claims = claims
        self.written = records.read(books.database, at.table)
        self.table = self.written.table
        self.rows = books.rows(at.table)
        self.thread_posts = _from_bot(local, at.thread) if at.threads else []
        """The bot's, in the present thread."""
        self.channel_posts = _from_bot(local, at.channel)
        self.stands = bool(at.threads) and at.thread in world.channels
        """Whether that thread is there."""
        self.dms = {
            seat.number: _from_bot(local, world.people[str(seat.person)]["_dm"])
            for seat in self.table.seats
            if seat.person is not None
        }
        """What each seated person has from the bot, by seat."""
        marks = {row.mark for row in self.rows}
        self.sent = [sent for sent in archive.sent.values() if sent.mark in marks]
        """All that was ever sent about this table."""
        self.lost = {sent.id for sent in archive.sent.values() if sent.lost}

    def all(self) -> list[str]:
        """Everything that can be read. Whether calls open the hand is tried besides."""
        if wrong := self.log():
            return [f"log: {one}" for one in wrong]  # All else follows from it.
        found = []
        for check in (
            self.answers,
            self.once,
            self.milestones,
            self.thread,
            self.prompts,
            self.leftovers,
            self.reminders,
        ):
            found += [f"{check.__name__}: {wrong}" for wrong in check()]
        return found

    # Answers

    def log(self) -> list[str]:
        """Seed and log give the position, and no question was answered twice."""
        try:
            records.check_log(self.written)
        except AssertionError as wrong:
            return [str(wrong)]
        return []

    def answers(self) -> list[str]:
        """What somebody saw confirmed stands in the log, or is laid down; once, says `log`."""
        written = self.written
        logged = {(r.seat, r.question): r.picks for r in written.standing}
        laid = {(o.question.seat, o.question.number): o.given for o in written.opens}
        wrong = []
        # A question has another ticket once a copy was put back, and may be answered anew.
        pressed = [claim for made in self.claims.made.values() for claim in made]
        stand = {
            (seat, number)
            for seat, number, picks in pressed
            if logged.get((seat, number), laid.get((seat, number))) == picks
        }
        for ticket, who in self.claims.confirmed.items():
            made = [] if self.claims.is_lost(ticket) else self.claims.made.get(ticket, [])
            if made and not any((seat, number) in stand for seat, number, _ in made):
                wrong.append(f"an answer of {who} to {ticket} was lost: {made}")
        return wrong

    # Posts

    def once(self) -> list[str]:
        """No post became two messages."""
        kinds = {row.mark: f"{row.kind} of record {row.record}" for row in self.rows}
        wrong = [
            f"sent twice: {kinds[sent.mark]}: {sent.beside}, {sent.id}"
            for sent in self.sent
            if sent.beside
        ]
        lobbies = {row.mark for row in self.rows if row.kind == "lobby"}
        posted = [s for s in self.sent if s.mark in lobbies and not s.lost]
        if not 1 <= len(posted) <= 1 + len(self.at.deleted) * (1 + self.at.restored):
            wrong.append(f"{len(posted)} lobby messages")
        return wrong

    def milestones(self) -> list[str]:
        """Each was put out once and sent once, and stands in the thread where nobody took it
        away."""
        written = self.written
        if written.table.phase not in ("running", "over"):
            return []
        rows = [row for row in self.rows if row.kind == "milestone"]
        here = {message["id"] for message in self.thread_posts}
        wrong = []
        for record in [m.record for m in records.milestones(written)]:
            of_it = [row for row in rows if row.record == record]
            if not of_it:
                wrong.append(f"record {record} was never put out")
                continue
            marks = {row.mark for row in of_it}
            sent = [s for s in self.sent if s.mark in marks]
            standing = [s for s in sent if not s.removed and not s.lost]
            if not sent and not self._excused(of_it):
                wrong.append(f"record {record} was never told")
            if len(standing) > 1 + self.at.restored:  # each time the last one is told again
                wrong.append(f"record {record} was told {len(standing)} times")
            if any(s.id not in here for s in standing):
                wrong.append(f"record {record} does not stand in the thread")
        return wrong

    def _excused(self, rows: list[Row]) -> bool:
        """Whether it is known why a milestone is not told, and it is not the newest: for a time
        the bot might not write there, or open a thread, or the thread was gone. Then it goes on
        with what is so once it can; after the end no other thread is opened."""
        newest = max(row.record for row in self.rows if row.kind == "milestone")
        opening = [row for row in self.rows if row.kind == "thread"]
        refused = any(row.parked for row in (*rows, *opening))
        refused = refused or bool(self.at.deleted or self.at.restored)
        ended = self.table.phase == "over" and bool(self.at.deleted)
        return refused and (rows[0].record < newest or ended)

    def thread(self) -> list[str]:
        """It reads in order, says what happened, and its last board is the table message: only
        that one has the table's buttons."""
        written = self.written
        if written.table.phase not in ("running", "over"):
            return []
        if self.at.threads and not self.stands:
            return []  # It was deleted, and nothing has told the bot so far.
        if not self.at.threads:
            return ["there is none"]
        boards = [
            m
            for m in self.thread_posts
            if any("board" in f["filename"] for f in m["attachments"]) and m["id"] not in self.lost
        ]
        taken = {s.id for s in self.sent if s.removed}
        known = (0, 0) if written.board is None else (written.board.message, written.board.record)
        if str(known[0]) in taken:
            return []  # The bot sees it when it has something to say there.
        if not boards:
            return ["it has no board"]
        wrong = []
        by_mark = {row.mark: row for row in self.rows if row.kind == "milestone"}
        marks = {s.id: s.mark for s in self.sent}
        told = [by_mark[marks[m["id"]]].record for m in boards if marks.get(m["id"]) in by_mark]
        if told != sorted(told if self.at.restored else set(told)):
            wrong.append(f"the boards are out of order: {told}")
        milestones = {m.record: m for m in records.milestones(written)}
        say, names = records.words(written), records.text_names(written.table, written.table.locale)
        speak = records.wording(written.table.game)
        for message in boards:
            row = by_mark.get(marks.get(message["id"], ""))
            milestone = milestones.get(row.record) if row else None
            if milestone is None:
                continue
            text = speak.summary(milestone.events, milestone.view, say, names)
            if message["content"] in WITHOUT_WORDS:
                continue  # The server's filter took none of them.
            if unmarked(text).strip() not in unmarked(message["content"]):
                wrong.append(f"record {milestone.record} tells otherwise: {message['content']!r}")
        last = boards[-1]
        if str(known[0]) != last["id"]:
            wrong.append(f"the known board is {known[0]}, the last one {last['id']}")
        if known[1] < max(milestones):
            wrong.append(f"it shows record {known[1]} of {max(milestones)}")
        base = f"t:{written.table.id}:"
        for message in self.thread_posts:
            ids = [id_ for id_ in controls(message) if id_.startswith(f"{base}board")]
            if ids and message["id"] != last["id"]:
                wrong.append(f"an old post kept its buttons: {message['id']}")
        if not any(id_.startswith(base) for id_ in controls(last)):
            wrong.append("the last board has no buttons")
        if written.table.phase == "over" and last["content"] not in WITHOUT_WORDS:
            try:
                shown = {key: last[key] for key in ("content", "components")}
                records.check_result(written, shown)
            except (AssertionError, ValueError) as otherwise:
                wrong.append(f"the result is another one: {otherwise}: {last['content']!r}")
        return wrong

    # Prompts

    def awaited(self) -> dict[int, set[int]]:
        """By seat the questions that a person is awaited for."""
        found: dict[int, set[int]] = defaultdict(set)
        if self.table.phase != "running":
            return {}
        for asked in self.written.opens:
            seat = self.table.seats[asked.question.seat]
            if asked.given is None and seat.person is not None and not seat.computer:
                found[seat.number].add(asked.ticket)
        return dict(found)

    def calls(self, seat: int) -> list[tuple[Json, str]]:
        """The posts of the thread that call the person of a seat, with their buttons."""
        person = str(self.table.seats[seat].person)
        there = [*self.thread_posts, *self.channel_posts]
        found = [(m, call_of(m, self.table.id, person)) for m in there]
        return [(message, id_) for message, id_ in found if id_ is not None]

    def unprompted(self) -> list[int]:
        """The seats that are awaited and have no way to learn of it."""
        wrong = []
        for seat, asked in self.awaited().items():
            panels = [m for m in self.dms.get(seat, ()) if tickets(m, self.table.id) & asked]
            if not panels and not self.calls(seat):
                wrong.append(seat)
        return wrong

    def prompts(self) -> list[str]:
        """Everybody awaited has one prompt: a panel with the question, or a call."""
        wrong = [
            f"{self.table.seats[seat].name} is awaited without a prompt"
            for seat in self.unprompted()
        ]
        for seat, asked in self.awaited().items():
            name = self.table.seats[seat].name
            panels = [m for m in self.dms.get(seat, ()) if tickets(m, self.table.id) & asked]
            calls = self.calls(seat)
            if len(panels) > 1 or len(calls) > 1:
                both = f"panels {_ids(panels)}, calls {_ids(m for m, _ in calls)}"
                wrong.append(f"{name} is asked twice: {both}")
        return wrong

    def leftovers(self) -> list[str]:
        """Nobody is asked what was answered, or called for nothing; of all prompts of a table a
        person has one."""
        wrong = []
        awaited = self.awaited()
        opens = {o.ticket for o in self.written.opens}
        for seat, messages in self.dms.items():
            name = self.table.seats[seat].name
            old = [m for m in messages if tickets(m, self.table.id) - opens]
            if old:
                wrong.append(f"{name} was left with old prompts: {_ids(old)}")
            board = board_of_panel.id(table=self.table.id)
            panels = [m for m in messages if board in controls(m)]
            if len(panels) > 1:
                wrong.append(f"{name} has several prompts: {_ids(panels)}")
            if seat not in awaited and self.calls(seat):
                wrong.append(
                    f"{name} is called for nothing: {_ids(m for m, _ in self.calls(seat))}"
                )
        return wrong

    def reminders(self) -> list[str]:
        """At most one in each place, and none of what was answered."""
        wrong = []
        awaited = self.awaited()
        title = self.table.thread and f"<#{self.table.thread}>"
        for seat, messages in self.dms.items():
            bells = [
                m for m in messages if m["content"].startswith(BELL) and f"{title}" in m["content"]
            ]
            wrong += _bells(bells, self.table.seats[seat].name, "DM", awaited=seat in awaited)
        for seat in self.dms:
            who = f"<@{self.table.seats[seat].person}>"
            there = [m for m in self.thread_posts if who in m["content"]]
            bells = [m for m in there if m["content"].startswith(BELL)]
            wrong += _bells(bells, self.table.seats[seat].name, "thread", awaited=seat in awaited)
        return wrong


def _ids(messages: Iterable[Json]) -> str:
    return ", ".join(message["id"] for message in messages) or "none"


def _bells(bells: list[Json], name: str, where: str, *, awaited: bool) -> list[str]:
    live = [m for m in bells if m["components"]]
    if len(live) > 1:
        return [f"{name} has several reminders in the {where}: {_ids(live)}"]
    if live and not awaited:
        return [f"{name} has an outdated reminder in the {where}: {_ids(live)}"]
    return []


# The log

_RECORD = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (\w+) +(\S+) (.*)$")
_COLOUR = re.compile(r"\x1b\[[\d;]*m")


def explained(logger: str, line: str, last: str, dealt: frozenset[int]) -> bool:
    """Whether a traceback is, by the logger, the line before it, its own last line, and the
    refusals that were dealt."""
    hung_up = logger == "discord.client" and line.startswith("Attempting a reconnect")
    # A drawing's child process outlived the bot.
    cut_off = last.startswith(("BrokenPipeError", "msgspec.DecodeError: Input data was truncated"))
    answering = logger == "cogs.frame.context" and line.startswith("Discord refused something")
    code = re.search(r"error code: (\d+)", last)
    return hung_up or cut_off or (answering and code is not None and int(code[1]) in dealt)


def tracebacks(text: str, codes: Iterable[int]) -> list[str]:
    """Those that nothing explains: the line before each and its last."""
    wrong = []
    dealt = frozenset({0, *codes})
    logger = line = ""
    inside: list[str] = []

    def close() -> None:
        if inside:
            last = next((one for one in reversed(inside) if one and not one.startswith(" ")), "")
            if not explained(logger, line, last, dealt):
                wrong.append(f"{logger}: {line} … {last}")
        inside.clear()

    for raw in text.splitlines():
        plain = _COLOUR.sub("", raw)
        record = _RECORD.match(plain)
        if record is not None:
            close()
            logger, line = record[2], record[3]
        elif plain.startswith("Traceback") or inside:
            inside.append(plain)
    close()
    return wrong
