"""Tables before and around the game: opening, sitting down, starting, leaving, cancelling.

Each answers a second press with the table as it is now or with `Refused`; two presses on Start
make one table.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from db.base.rows import HintsFor, Seat, Table
from db.people import servers
from db.tables import tables
from engine.games import all_games, lessons
from engine.kit.chance import Chance
from engine.kit.contract import Game
from engine.kit.lessons import FirstGame
from engine.minds.levels import GENTLE, LEVELS
from engine.table.answers import answering, looking
from engine.table.record import budget, ending, posting
from engine.table.record.facts import Refused
from engine.table.record.moment import loaded
from engine.table.record.pace import PACES
from engine.table.record.work import Work
from engine.table.seats import hands_over, seating, votes

MOST_TABLES = 25
"""How many tables one host may have open."""

QUIET_SECONDS = 7 * 24 * 3600
"""A lobby is closed after nothing has happened in it for this long."""


def open(
    work: Work,
    *,
    game: str,
    options: dict[str, str],
    wanted: int,
    guild: int,
    channel: int,
    host: tuple[int, str],
    locale: str,
    kept: tuple[tuple[int, str], ...] = (),
) -> Table:
    """A new lobby with the host in seat 0, and seats kept for named people (id, name).
    Puts a "lobby" post into the outbox.

    Raises:
        Refused: bad-option ("game", "seats", "kept" or the option's key), too-many-tables
            (25 open ones by one host), budget-person, budget-server.
    """
    rules = work.games.get(game)
    if rules is None:
        raise Refused("bad-option", "game")
    if wanted not in rules.seats:
        raise Refused("bad-option", "seats")
    seats = seating.arranged(wanted, host, kept)
    return _open_new(work, _wish(rules, options, seats, guild, channel, host[0], locale))


def open_alone(
    work: Work, *, game: str, guild: int, channel: int, host: tuple[int, str], locale: str
) -> Table:
    """A table of one person against computer players, which begins at once: the shortest
    sensible game.

    Raises:
        Refused: bad-option "game", too-many-tables, budget-person, budget-server.
    """
    rules = work.games.get(game)
    if rules is None:
        raise Refused("bad-option", "game")
    count, options = shortest(rules)
    seats = seating.alone(host, count)
    opened = _open_new(work, _wish(rules, options, seats, guild, channel, host[0], locale))
    _start(work, opened)
    return looking.table(work, opened.id)


def open_lesson(
    work: Work, *, game: str, guild: int, channel: int, host: tuple[int, str], locale: str
) -> Table:
    """A guided first game (`engine.kit.lessons.FirstGame`), which begins at once.

    Raises:
        Refused: bad-option "game" (no such game, or it has none), too-many-tables,
            budget-person, budget-server.
    """
    rules = work.games.get(game)
    first = lessons(game).first_game if game in all_games() else None
    if rules is None or first is None:
        raise Refused("bad-option", "game")
    seats = seating.alone(host, first.seats, first.seat, GENTLE.key)
    wish = _wish(rules, dict(first.options), seats, guild, channel, host[0], locale)
    opened = _open_new(work, replace(wish, lesson=True))
    _start(work, opened, first)
    return looking.table(work, opened.id)


def alone(work: Work, table: int, person: int) -> Table:
    """The host, who is alone, starts the shortest sensible game against computer players. A
    second press returns the started table.

    Raises:
        Refused: no-table, not-lobby, not-host, full (somebody else is there, or is to come).
    """
    found = looking.table(work, table)
    if found.phase in ("running", "over") and found.host == person:
        return found
    _need_lobby(found, person)
    if not seating.is_alone(found):
        raise Refused("full")
    host = found.seats[found.seat_of(person) or 0]
    seats, options = shortest(work.games[found.game])
    chosen = seating.chosen(work.games[found.game], options)
    tables.update(work.connection, table, wanted=seats, options_json=chosen)
    _start(work, _reseat(work, found, seating.alone((person, host.name), seats)))
    return looking.table(work, table)


def join(work: Work, table: int, person: tuple[int, str]) -> Table:
    """Take a free seat (one's kept seat first).

    Raises:
        Refused: no-table, not-lobby, seated-already, full, kept.
    """
    found = looking.table(work, table)
    _need_lobby(found)
    return _reseat(work, found, seating.joined(found, person))


def leave(work: Work, table: int, person: int) -> Table:
    """Give up one's seat. In a lobby the seat becomes free, and a host who leaves hands on to the
    next person, or the lobby is cancelled when nobody is left. In a running game a computer player
    takes the seat for good and the result will say that they left; when nobody is left, the table
    is cancelled ("empty").

    Raises:
        Refused: no-table, over (or cancelled), not-seated.
    """
    found = looking.table(work, table)
    if found.phase not in ("lobby", "running"):
        raise Refused("over")
    seat = found.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    if found.phase == "lobby":
        _leave_lobby(work, found, found.seats[seat])
    else:
        hands_over.leave(work, found, person)
        votes.reconsider(work, table)
    return looking.table(work, table)


def change(
    work: Work,
    table: int,
    person: int,
    *,
    wanted: int | None = None,
    options: dict[str, str] | None = None,
    locale: str | None = None,
    hints: HintsFor | None = None,
) -> Table:
    """The host changes how many seats there are, the game's options, the posts' language, who may
    ask for hints.

    Raises:
        Refused: no-table, not-lobby, not-host, bad-option, full (more are seated).
    """
    found = looking.table(work, table)
    _need_lobby(found, person)
    rules = work.games[found.game]
    if wanted is not None and wanted not in rules.seats:
        raise Refused("bad-option", "seats")
    choices = seating.chosen(rules, {**found.options, **(options or {})})
    seats = found.seats if wanted is None else seating.resized(found.seats, wanted)
    tables.update(
        work.connection,
        found.id,
        wanted=len(seats),
        options_json=choices,
        locale=locale or found.locale,
        hints=hints or found.hints,
    )
    return _reseat(work, found, seats)


def fill(work: Work, table: int, person: int) -> Table:
    """Computer players take all free seats that are not kept. The host's choice.

    Raises:
        Refused: no-table, not-lobby, not-host, full.
    """
    found = looking.table(work, table)
    _need_lobby(found, person)
    empty = {s.number for s in found.seats if seating.is_free(s) and s.kept_for is None}
    if not empty:
        raise Refused("full")
    seats = [replace(s, computer=True) if s.number in empty else s for s in found.seats]
    return _reseat(work, found, tuple(seats))


def set_level(work: Work, table: int, person: int, seat: str, level: str) -> Table:
    """How well the computer player of a seat plays (`engine.minds.levels`). The host's choice.

    Raises:
        Refused: no-table, not-lobby, not-host; bad-option "level" (no such level, or no computer
            player sits there).
    """
    found = looking.table(work, table)
    _need_lobby(found, person)
    there = [s for s in found.seats if s.computer and str(s.number) == seat]
    if not there or level not in LEVELS:
        raise Refused("bad-option", "level")
    seats = [replace(s, level=level) if s in there else s for s in found.seats]
    return _reseat(work, found, tuple(seats))


def start(work: Work, table: int, person: int) -> Table:
    """The host starts: seats that nobody took are dropped, seating order is drawn, the position is
    dealt, and the outbox gets the thread, the first post and the panels. Of a second press the
    started table is the answer.

    Raises:
        Refused: no-table, not-lobby (cancelled), not-host, too-few-seats.
    """
    found = looking.table(work, table)
    if found.phase in ("running", "over") and found.host == person:
        return found
    _need_lobby(found, person)
    _start(work, found)
    return looking.table(work, table)


def cancel(work: Work, table: int, person: int, *, may_manage: bool) -> Table:
    """End a lobby or a running table without a result: the host, or whoever has Manage Threads.
    Posts and panels follow.

    Raises:
        Refused: no-table, over, not-host.
    """
    found = looking.table(work, table)
    if found.phase == "over":
        raise Refused("over")
    if found.host != person and not may_manage:
        raise Refused("not-host")
    if found.phase != "cancelled":
        ending.cancel(work, found, "host" if found.host == person else "manager")
    return looking.table(work, table)


def again(work: Work, table: int, person: tuple[int, str], *, channel: int | None = None) -> Table:
    """A new lobby with the same game, options and people (their seats kept, turned by one) after
    the end, in this channel or in that of the former one. A second press, by anybody, gives the
    lobby that the first one opened, unless that was cancelled.

    Raises:
        Refused: no-table, not-running (it did not end), not-seated, too-many-tables,
            budget-person, budget-server.
    """
    found = looking.table(work, table)
    if found.phase != "over":
        raise Refused("not-running")
    if found.seat_of(person[0]) is None:
        raise Refused("not-seated")
    opened = tables.opened_after(work.connection, table)
    if opened is not None:
        return opened
    return _again(work, replace(found, channel=channel or found.channel), person)


def close_quiet(work: Work) -> list[Table]:
    """Cancel the lobbies in which nothing happened for 7 days."""
    budget.prune(work)
    quiet = tables.quiet_lobbies(work.connection, work.now - QUIET_SECONDS)
    for table in quiet:
        ending.cancel(work, table, "quiet")
    return [looking.table(work, table.id) for table in quiet]


def shortest(rules: Game) -> tuple[int, dict[str, str]]:
    """Seats and options of the shortest sensible game: that of its first lesson, if it has one."""
    first = lessons(rules.key).first_game if rules.key in all_games() else None
    return (rules.seats.start, {}) if first is None else (first.seats, dict(first.options))


def _need_lobby(table: Table, host: int | None = None) -> None:
    if table.phase != "lobby":
        raise Refused("not-lobby")
    if host not in (None, table.host):
        raise Refused("not-host")


def _need_few_tables(work: Work, host: int) -> None:
    if tables.hosted(work.connection, host) >= MOST_TABLES:
        raise Refused("too-many-tables", str(MOST_TABLES))


def _wish(
    rules: Game,
    options: dict[str, str],
    seats: tuple[Seat, ...],
    guild: int,
    channel: int,
    host: int,
    locale: str,
) -> Table:
    """A table that is to be.

    Raises:
        Refused: bad-option, with the option's key.
    """
    return Table(
        id=0,
        game=rules.key,
        version=rules.version,
        options=seating.chosen(rules, options),
        phase="lobby",
        guild=guild,
        channel=channel,
        lobby_message=None,
        thread=None,
        message=None,
        host=host,
        locale=locale,
        wanted=len(seats),
        seats=seats,
        records=0,
        created_at=0,
        touched_at=0,
    )


def _open_new(work: Work, wish: Table) -> Table:
    """With the pace that the server's owner wants for new tables."""
    pace = PACES.get(servers.get(work.connection, wish.guild).pace, wish.pace)
    return _open(work, replace(wish, pace=pace))


def _open(work: Work, wish: Table) -> Table:
    _need_few_tables(work, wish.host)
    budget.spend(work, wish.guild, wish.host, "lobby")
    wish = replace(wish, created_at=work.now, touched_at=work.now)
    table = looking.table(work, tables.insert(work.connection, wish))
    if servers.get(work.connection, table.guild).call is not None and seating.is_open(table):
        budget.mention(work, table.guild, table.host, budget.of_lobby(table))
    posting.lobby(work, table)
    return table


def _again(
    work: Work,
    table: Table,
    person: tuple[int, str],
) -> Table:
    rules = work.games[table.game]
    known = {option.key: option.choices for option in rules.options}
    still = {k: choice for k, choice in table.options.items() if choice in known.get(k, ())}
    seats = tuple(replace(seat, hints=0) for seat in seating.turned(table, person))
    wish = _wish(rules, still, seats, table.guild, table.channel, person[0], table.locale)
    # A row has all that the struct has: nothing of where the former table stands is taken along.
    kept = {"pace": table.pace, "hints": table.hints, "lesson": table.lesson}
    return _open(work, replace(wish, wanted=len(table.seats), after=table.id, **kept))


def _reseat(work: Work, table: Table, seats: tuple[Seat, ...]) -> Table:
    tables.set_seats(work.connection, table.id, seats)
    tables.update(work.connection, table.id, touched_at=work.now)
    posting.lobby(work, table)
    return looking.table(work, table.id)


def _leave_lobby(work: Work, table: Table, seat: Seat) -> None:
    seats = tuple(
        replace(seating.free(), number=s.number) if s.number == seat.number else s
        for s in table.seats
    )
    _reseat(work, table, seats)
    assert seat.person is not None
    hands_over.hand_on(work, replace(table, seats=seats), seat.person)


def _start(work: Work, table: Table, first: FirstGame | None = None) -> None:
    """`first`: it is this lesson, in which nothing is drawn."""
    rules = work.games[table.game]
    drawn = seating.drawn(table, Chance(work.secret(16), 0))
    seats = drawn if first is None else table.seats
    if len(seats) not in rules.seats:
        raise Refused("too-few-seats", str(rules.seats.start))
    seed = work.secret(16) if first is None else first.seed
    tables.set_seats(work.connection, table.id, seats)
    tables.update(work.connection, table.id, phase="running", version=rules.version, seed=seed)
    for seat in seats:
        if seat.person is not None:
            tables.add_holder(work.connection, table.id, seat.person, seat.number, work.now)
    state = rules.start(len(seats), table.options, Chance(seed, 0))
    position = tables.Position(rules.version, 0, msgspec.json.encode(state))
    tables.set_position(work.connection, table.id, position)
    table = looking.table(work, table.id)
    moment = loaded(work, table)
    moment.ask()
    moment.save()
    if table.lobby_message is None:
        posting.lobby(work, table)
    posting.thread(work, table)
    posting.milestone(work, table, 0)
    posting.panels(work, table, [seat.number for seat in seats])
    for picks in () if first is None else first.opening:
        moment = loaded(work, looking.table(work, table.id))
        open_ = next(open_ for open_ in moment.opens if open_.given is None)
        answering.give(moment, open_.question.seat, open_.ticket, picks)
