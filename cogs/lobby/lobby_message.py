"""The lobby message: who has joined, what is played, and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from cogs.frame import ids
from cogs.frame.message import MOST_CONTENT, Image, Message
from cogs.frame.parts import Press, button, choice, menu, rows
from cogs.frame.server_rules import called_role
from cogs.frame.showing import painted
from cogs.frame.speech import game_words, safe, seat_name
from cogs.thread.chronicle import again_button, hand_button, result_text
from cogs.time.durations import pace_text
from cogs.time.pace_messages import pace_row
from cogs.time.reminder_posts import wake_button
from db.base.rows import HintsFor
from db.tables import clocks, outbox
from engine.games import all_games, scenes, wording
from engine.kit.contract import Game, TableOption
from engine.kit.showing import Say
from engine.kit.words.phrasing import cut
from engine.minds.levels import LEVELS
from engine.table.answers import queries
from engine.table.commands.lobbies import is_alone
from engine.table.service import Seat, Table
from texts import LOCALES, own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot


MOST_ALONE = 1
"""Menus for the game's own options beside seats, language, pace and all others together: a message
has five rows."""
HINTS = "hints"
"""Among the others: who may ask for hints."""
HINTS_FOR: Final[dict[str, HintsFor]] = {"alone": "alone", "always": "always", "never": "never"}


async def cover_of(bot: Bot, table: Table) -> tuple[Image, ...]:
    """The picture that a lobby's message is sent with, and keeps."""
    scene = scenes(table.game).cover(game_words(table.game, table.locale))
    return () if scene is None else await painted(bot, scene, "cover.png")


async def lobby_message(bot: Bot, table: Table) -> Message:
    """The lobby as it is now. After the start it points to the thread, at the end it says how the
    game ended. Without its picture."""
    say = own_words(table.locale)
    game = game_words(table.game, table.locale)
    speak = wording(table.game)
    title = speak.title(game)
    if table.phase == "cancelled":
        key = "lobby-agreed" if table.why == "agreed" else "lobby-cancelled"
        return Message(say(key, game=title), (), ui.View(timeout=None))
    if table.phase == "over":
        return await _over_message(bot, table)
    if table.lesson:
        text = say("lobby-lesson", who=f"<@{table.host}>", game=title)
        return Message(text, (), _running_buttons(table, say))
    lines = [f"## {title}", speak.pitch(game)]
    if table.phase == "lobby":
        lines.append(say("lobby-host", who=f"<@{table.host}>"))
    elif table.thread is not None:
        lines.append(say("lobby-started", thread=f"<#{table.thread}>"))
    elif table.phase == "running" and not await bot.store.read(
        outbox.has_waiting, table.id, "thread"
    ):
        lines.append(say("lobby-no-thread"))
    lines += [_seat_line(table, seat, say) for seat in table.seats]
    lines += _option_lines(table, game)
    lines.append(say("lobby-pace", pace=pace_text(table.pace, say)))
    lines.append(f"{say('option-language')}: {say('language-name')}")
    if table.hints != "alone":
        lines.append(_hints_text(table.hints, say))
    if table.phase != "lobby":
        watch = await bot.store.read(clocks.watch, table.id)
        if watch is None or watch.stage != "archived":
            return Message("\n".join(lines), (), _running_buttons(table, say))
        lines.append(say("lobby-archived", since=f"<t:{watch.since}:R>"))
        return Message(cut("\n".join(lines), MOST_CONTENT), (), rows([wake_button(table, say)]))
    missing = bot.service.game(table).seats.start - _taken(table)
    if missing > 0:
        lines.append(say("lobby-missing", count=missing))
    else:
        lines.append(say("lobby-ready", who=f"<@{table.host}>"))
    role = await called_role(bot, table)
    if role is not None:
        lines.append(say("lobby-call", role=f"<@&{role}>"))
    return Message(cut("\n".join(lines), MOST_CONTENT), (), _buttons(table, say, missing <= 0))


async def _over_message(bot: Bot, table: Table) -> Message:
    """The result as the thread tells it, the way there, and one more game."""
    say = own_words(table.locale)
    title = wording(table.game).title(game_words(table.game, table.locale))
    standing = (await bot.service.look(queries.view, table.id, None)).view.standing
    lines = [f"## {title}", result_text(table, standing, table.locale)]
    if thread := table.thread or table.lobby_message:
        lines.append(say("lobby-over", thread=f"<#{thread}>"))
    content = bot.emoji_set.content(table, cut("\n".join(lines), MOST_CONTENT), table.locale)
    return Message(content, (), rows([again_button(table)]))


def _id(table: Table, what: str) -> str:
    return ids.LOBBY.id(table=table.id, what=what)


def _running_buttons(table: Table, say: Say) -> ui.View:
    """The first question can be answered where the game was started."""
    buttons = [hand_button(table), _thread_button(table, say)]
    return rows(buttons if table.phase == "running" else [])


def _thread_button(table: Table, say: Say) -> Press:
    """Where the game is, also after somebody deleted its thread."""
    return button(_id(table, "thread"), say("button-thread"), emoji="🧵")


def _taken(table: Table) -> int:
    return sum(seat.person is not None or seat.computer for seat in table.seats)


def _seat_line(table: Table, seat: Seat, say: Say) -> str:
    number = f"`{seat.number + 1}`"
    if seat.computer:
        name = safe(seat_name(table, seat.number, table.locale))
        return f"{number} 🤖 {name} · {say(f'level-{seat.level}')}"
    if seat.person is not None:
        return f"{number} <@{seat.person}>"
    if seat.kept_for is not None:
        return f"{number} ⏳ {say('seat-kept', who=f'<@{seat.kept_for}>')}"
    return f"{number} ▫️ {say('seat-free')}"


def _option_lines(table: Table, game: Say) -> list[str]:
    rules = all_games()[table.game]
    return [
        f"{game(f'option-{option.key}')}: "
        f"{game(f'option-{option.key}-{table.options.get(option.key, option.default)}')}"
        for option in rules.options
    ]


def _buttons(table: Table, say: Say, ready: bool) -> ui.View:
    full = _taken(table) == len(table.seats)
    return rows(
        [
            button(
                _id(table, "join"),
                say("button-join"),
                emoji="🪑",
                style=discord.ButtonStyle.primary,
                disabled=full,
            ),
            button(_id(table, "leave"), say("button-leave")),
            button(
                _id(table, "start"),
                say("button-start"),
                emoji="▶️",
                style=discord.ButtonStyle.success,
                disabled=not ready,
            ),
        ],
        [
            button(_id(table, "fill"), say("button-fill"), emoji="🤖", disabled=full),
            button(_id(table, "options"), say("button-options"), emoji="⚙️"),
            button(_id(table, "cancel"), say("button-cancel"), style=discord.ButtonStyle.danger),
        ],
        [_level_menu(table, say)] if any(seat.computer for seat in table.seats) else [],
        [
            *_alone_button(table, say),
            button(_page(table, "plays"), say("button-plays"), emoji="🎲"),
            button(_page(table, "rules"), say("button-rules"), emoji="📖"),
        ],
    )


def _alone_button(table: Table, say: Say) -> list[Press]:
    """If nobody else is there: fills the table and starts it."""
    if not is_alone(table):
        return []
    return [button(_id(table, "alone"), say("button-alone"), emoji="⚡")]


def _level_menu(table: Table, say: Say) -> Press:
    """How well each computer player plays: three choices for each."""
    choices = [
        choice(
            f"{seat.number}.{level.key}",
            f"{seat_name(table, seat.number, table.locale)}: {say(f'level-{level.key}')}",
            detail=say(f"level-{level.key}-about", rating=str(level.rating)),
            emoji="✔️" if level.key == seat.level else "▫️",
        )
        for seat in table.seats
        if seat.computer
        for level in LEVELS.values()
    ]
    return menu(_id(table, "level"), choices, placeholder=say("option-level"))


def _page(table: Table, what: str) -> str:
    return ids.LOBBY_PAGE.id(table=table.id, what=what)


def language_row(table: Table, say: Say) -> list[Press]:
    """The menu of the posts' language."""
    options = [
        choice(code, own_words(code)("language-name"), chosen=code == table.locale)
        for code in LOCALES
    ]
    return [menu(_id(table, "language"), options, placeholder=say("option-language"))]


def options_message(table: Table, game: Game, say: Say, words: Say) -> Message:
    """The host's private panel for seats, language and the game's own options."""
    least = max(game.seats.start, _taken(table))
    lines = [
        [
            menu(
                _id(table, "seats"),
                [
                    choice(str(n), say("seats-count", count=n), chosen=n == table.wanted)
                    for n in range(least, game.seats.stop)
                ],
                placeholder=say("option-seats"),
            )
        ],
        language_row(table, say),
        pace_row(table, say),
    ]
    alone, together = game.options[:MOST_ALONE], game.options[MOST_ALONE:]
    lines += [[_option_menu(option, table, words)] for option in alone]
    lines.append([_together_menu(together, table, say, words)])
    return Message(say("options-intro"), (), rows(*lines))


def _option_menu(option: TableOption, table: Table, words: Say) -> Press:
    """One of the game's options in a menu of its own."""
    current = table.options.get(option.key, option.default)
    choices = [
        choice(key, _option_text(option, key, words), chosen=key == current)
        for key in option.choices
    ]
    custom_id = ids.OPTION.id(table=table.id, option=option.key)
    return menu(custom_id, choices, placeholder=words(f"option-{option.key}"))


def _together_menu(options: tuple[TableOption, ...], table: Table, say: Say, words: Say) -> Press:
    """The options for which there is no room, and hints, in one menu: each choice sets its
    option."""
    choices = []
    for option in options:
        current = table.options.get(option.key, option.default)
        for key in option.choices:
            mark = "✔️" if key == current else "▫️"
            text = _option_text(option, key, words)
            choices.append(choice(f"{option.key}.{key}", text, emoji=mark))
    for key in HINTS_FOR:
        mark = "✔️" if key == table.hints else "▫️"
        about = say("option-hints-about")
        choices.append(choice(f"{HINTS}.{key}", _hints_text(key, say), detail=about, emoji=mark))
    return menu(_id(table, "more"), choices, placeholder=say("options-more"))


def _hints_text(key: str, say: Say) -> str:
    return f"{say('option-hints')}: {say(f'option-hints-{key}')}"


def _option_text(option: TableOption, key: str, words: Say) -> str:
    return f"{words(f'option-{option.key}')}: {words(f'option-{option.key}-{key}')}"
