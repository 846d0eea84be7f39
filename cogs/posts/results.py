"""The end of a game, told to everybody who played, in a direct message of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.frame.message import MOST_CONTENT, Image, Message
from cogs.frame.parts import rows
from cogs.frame.posts import carries
from cogs.frame.words import LocalizedTable
from cogs.link import mail
from cogs.panel import looking
from cogs.past.replay import open_replay
from cogs.thread.chronicle import post_facts, post_picture, result_text
from db.people import people
from engine.kit.contract import Standing
from engine.kit.words.phrasing import cut
from engine.table.answers.queries import PostFacts
from engine.table.service import Table
from engine.table.tasks.courier import Post

if TYPE_CHECKING:
    from cogs.bot import Bot


@carries("result", given_up="nothing")
async def carry_result(bot: Bot, table: Table, post: Post) -> None:
    """Tell somebody how the game ended, once. Whom no direct message reaches is named in the
    thread's last post, as everybody is."""
    person = int(post.payload["person"])
    seat = table.seat_of(person)
    if seat is None or seat != post.seat or table.phase != "over":
        return
    known = await bot.store.read(people.get, person)

    async def drawn(locale: str) -> Message:
        local = LocalizedTable(table, locale)
        facts = await post_facts(bot, table.id, post.record)
        return await result_message(
            bot, local, facts, seat, mark=post.mark, text_only=known.text_only
        )

    await mail.tell(bot, person, table, post, drawn)


async def result_message(
    bot: Bot,
    local: LocalizedTable,
    facts: PostFacts,
    seat: int,
    *,
    mark: str,
    text_only: bool = False,
) -> Message:
    """Whether they won, who did and why, and the poster, or the whole score if they want text. The
    mark identifies the message."""
    table, standing = local.table, facts.view.standing
    images: tuple[Image, ...] = ()
    told = result_text(table, standing, local.locale, score=text_only)
    if not text_only:
        images = await post_picture(bot, facts, f"poster-{mark}.png", local.locale)
    content = cut("\n".join([_own_place(local, standing, seat), told]), MOST_CONTENT)
    again = looking.again.button(local.say, table=table.id, mark=mark)
    replay = open_replay.button(local.say, table=table.id)
    return Message(
        bot.emoji_set.content(table, content, local.locale), images, rows([again, replay])
    )


def _own_place(local: LocalizedTable, standing: Standing, seat: int) -> str:
    """The first line, which is what a phone shows of a new message."""
    place = standing.places[seat]
    key = "result-place" if place > 1 else "result-won"
    if place == 1 and standing.places.count(1) > 1:
        key = "result-shared"
    return local.say(
        key,
        game=local.speak.title(local.words),
        place=place,
        seats=len(standing.places),
        where=f"<#{local.table.thread or local.table.channel}>",
    )
