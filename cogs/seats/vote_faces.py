"""How votes look: in the thread, in plain words, with what each person said; and the messages after
an undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

import db.tables.votes
from cogs.frame.face import Face
from cogs.frame.speech import game_words, listed, safe, text_names
from cogs.frame.visit import Visit
from cogs.frame.voice import TableVoice
from cogs.link import mail, refusals
from cogs.panel.panel import is_awaited
from cogs.press import ids
from cogs.press.parts import Press, button, rows
from cogs.thread.chronicle import table_name
from cogs.time.durations import pace_text
from db.base.rows import Pace
from db.people import people
from db.tables.votes import Choice, Vote
from engine.games import wording
from engine.kit.words.phrasing import cut
from engine.table.answers import queries
from engine.table.commands import seating
from engine.table.seats import votes
from engine.table.service import Refused, Table
from engine.table.tasks.courier import Post
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.house import House

EMOJI = {"for": "✅", votes.AGAINST: "❌", "computer": "🤖", "default": "🕊️"}
NOBODY = "–"


async def vote_face(house: House, table: Table, vote: Vote) -> Face:
    """The message of a vote, known again by the vote's number in its buttons' ids."""
    say = own_words(table.locale)
    lines = [f"🗳️ {await question_of(house, TableVoice(table, table.locale), vote)}"]
    lines += [_said(table, vote, choice, say) for choice in votes.choices(vote.kind)]
    if vote.state != "open":
        key = f"vote-{vote.state}"
        lines.append(f"**{say(key)}**")
        return Face("\n".join(lines), (), ui.View(timeout=None))
    missing = [p for p in votes.voters(table, vote) if vote.choice_of(p) is None]
    lines.append(f"▫️ {say('vote-missing')}: {', '.join(f'<@{p}>' for p in missing) or NOBODY}")
    rule = say("vote-needs-all" if vote.kind in votes.NEED_ALL else "vote-needs-most")
    lines.append(f"{rule} {say('vote-until', until=f'<t:{vote.due_at}:R>')}")
    holder = vote.about.get("holder")
    if holder is not None:
        lines.append(say("vote-holder", who=f"<@{holder}>"))
    return Face(cut("\n".join(lines), 2000), (), rows(_buttons(table, vote, say)))


def _said(table: Table, vote: Vote, choice: Choice, say: Any) -> str:
    """Who voted so."""
    names = {seat.person: seat.name for seat in table.seats}
    said = [b.person for b in vote.ballots if b.choice == choice]
    who = ", ".join(f"**{safe(names.get(p) or say('vote-somebody'))}**" for p in said)
    return f"{EMOJI[choice]} {say(f'vote-{choice}')}: {who or NOBODY}"


def _buttons(table: Table, vote: Vote, say: Any) -> list[Press]:
    styles = {"for": discord.ButtonStyle.success, votes.AGAINST: discord.ButtonStyle.danger}
    line = [
        button(
            ids.BALLOT.id(table=table.id, vote=vote.id, choice=choice),
            say(f"vote-{choice}"),
            emoji=EMOJI[choice],
            style=styles.get(choice, discord.ButtonStyle.primary),
        )
        for choice in votes.choices(vote.kind)
    ]
    if vote.by is not None:
        withdraw = ids.NO_VOTE.id(table=table.id, vote=vote.id)
        line.append(button(withdraw, say("vote-withdraw")))
    return line


async def question_of(house: House, voice: TableVoice, vote: Vote) -> str:
    """What a vote asks, in words. Public facts alone."""
    say, about = voice.say, vote.about
    proposer = voice.table.seat_of(vote.by) if vote.by is not None else None
    name = say("vote-clock") if vote.by is None else say("vote-somebody")
    if proposer is not None:
        name = voice.names[proposer]
    if vote.kind == "undo":
        return await _undo_question(house, voice, vote, name)
    if "seat" in about:
        seat = f"**{safe(voice.name(about['seat']))}**"
        person = safe(str(about.get("name", "")))
        return say(f"vote-ask-{vote.kind}", name=name, seat=seat, person=person)
    if vote.kind == "pace":
        return say("vote-ask-pace", name=name, pace=pace_text(Pace(**about), say))
    return say(f"vote-ask-{vote.kind}", name=name)


async def _undo_question(house: House, voice: TableVoice, vote: Vote, name: str) -> str:
    """How far back: how many answers, and whose."""
    say = voice.say
    if vote.state != "open":
        return say("vote-asked-undo", name=name)
    counts = await house.service.look(seating.count_back, voice.table.id, vote.about["record"])
    names = voice.names
    whose = [f"{names[seat]} {count}" for seat, count in sorted(counts.items())]
    return say("vote-ask-undo", name=name, count=sum(counts.values()), whose=listed(say, whose))


async def offer_to_ask(visit: Visit, table: int, refused: Refused) -> Face:
    """In answer to an undo that is refused: why, with a button to ask the others.

    Raises:
        Refused: that one, where asking does not help either.
    """
    house, say, record = visit.house, visit.say, None
    if refused.reason == "nothing-to-undo":
        record = await house.service.look(seating.can_ask, table, visit.id)
    if record is None:
        raise refused
    counts = await house.service.look(seating.count_back, table, record)
    known = await house.service.look(queries.table, table)
    names = text_names(known, visit.locale)
    whose = [f"{names[seat]} {count}" for seat, count in sorted(counts.items())]
    text = say("ask-others", count=sum(counts.values()), whose=listed(say, whose))
    ask = button(
        ids.ASK.id(table=table, record=record),
        say("button-ask-others"),
        emoji="🗳️",
        style=discord.ButtonStyle.primary,
    )
    return Face(text, (), rows([ask]))


# Posts


async def carry_vote(house: House, table: Table, post: Post) -> None:
    """Post a vote, or bring its message up to date. One that was decided before it got there
    needs no message."""
    vote = await house.store.read(db.tables.votes.get, int(post.payload["vote"]))
    if vote is None:
        return
    thread = house.carrier.thread_of(table)
    there = await mail.standing(house, table.id, f"vote/{vote.id}")
    if there:
        face = await vote_face(house, table, vote)
        try:
            await thread.get_partial_message(there[0].message).edit(
                content=face.content, view=face.view
            )
        except discord.NotFound:
            return
        return
    if vote.state != "open":
        return
    face = await vote_face(house, table, vote)
    ping = [p for p in votes.voters(table, vote) if vote.choice_of(p) is None]
    if vote.about.get("holder") is not None:
        ping.append(vote.about["holder"])
    await mail.send(house, thread, face, post, f"vote/{vote.id}", ping=ping)


async def carry_withdrawn(house: House, table: Table, post: Post) -> None:
    """Tell somebody that what they were asked was taken back: in private, or with a mention
    where their DMs are closed."""
    person = int(post.payload["person"])
    if post.seat is None or table.seat_of(person) != post.seat or table.phase != "running":
        return
    sight = await house.service.look(queries.view_of_seat, table.id, post.seat)
    key = "question-withdrawn-again" if is_awaited(sight) else "question-withdrawn"
    privately = house.carrier.privately
    if not (await house.store.read(people.get, person)).dms_closed:
        say = own_words(await privately.locale(person, table))
        where = f"<#{table.thread}>" if table.thread else table_name(table)
        face = Face(say(key, table=where), (), ui.View(timeout=None))
        try:
            await mail.send(house, await house.carrier.directly.channel(person), face, post)
        except discord.HTTPException as fault:
            if refusals.read(fault).kind in ("while", "bot"):
                raise
        else:
            return
    say = own_words(table.locale)
    title = wording(table.game).title(game_words(table.game, table.locale))
    face = Face(f"<@{person}>: {say(key, table=title)}", (), ui.View(timeout=None))
    await mail.send(house, house.carrier.thread_of(table), face, post, ping=[person])
