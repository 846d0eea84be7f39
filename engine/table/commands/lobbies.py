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
from engine.table.answers import answering, queries
from engine.table.record import budget, posting
from engine.table.record.facts import Refused
from engine.table.record.loaded import call_off, load_from
from engine.table.record.pace import PACES
from engine.table.record.transaction import Transaction
from engine.table.seats import seating, transfer, votes

MOST_TABLES = 25
"""How many tables one host may have open."""

QUIET_SECONDS = 7 * 24 * 3600
"""A lobby is closed after nothing has happened in it for this long."""


def open(
    tx: Transaction,
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
    rules = tx.games.get(game)
    if rules is None:
        raise Refused("bad-option", "game")
    if wanted not in rules.seats:
        raise Refused("bad-option", "seats")
    seats = seating.arranged(wanted, host, kept)
    return _open_new(tx, _wish(rules, options, seats, guild, channel, host[0], locale))


def open_alone(
    tx: Transaction, *, game: str, guild: int, channel: int, host: tuple[int, str], locale: str
) -> Table:
    """A table of one person against computer players, which begins at once: the shortest
    sensible game.

    Raises:
        Refused: bad-option "game", too-many-tables, budget-person, budget-server.
    """
    rules = tx.games.get(game)
    if rules is None:
        raise Refused("bad-option", "game")
    count, options = shortest(rules)
    seats = seating.alone(host, count)
    opened = _open_new(tx, _wish(rules, options, seats, guild, channel, host[0], locale))
    _start(tx, opened)
    return queries.table(tx, opened.id)


def open_lesson(
    tx: Transaction, *, game: str, guild: int, channel: int, host: tuple[int, str], locale: str
) -> Table:
    """A guided first game (`engine.kit.lessons.FirstGame`), which begins at once.

    Raises:
        Refused: bad-option "game" (no such game, or it has none), too-many-tables,
            budget-person, budget-server.
    """
    rules = tx.games.get(game)
    first = lessons(game).first_game if game in all_games() else None
    if rules is None or first is None:
        raise Refused("bad-option", "game")
    seats = seating.alone(host, first.seats, first.seat, GENTLE.key)
    wish = _wish(rules, dict(first.options), seats, guild, channel, host[0], locale)
    opened = _open_new(tx, replace(wish, lesson=True))
    _start(tx, opened, first)
    return queries.table(tx, opened.id)


def alone(tx: Transaction, table: int, person: int) -> Table:
    """The host, who is alone, starts the shortest sensible game against computer players. A
    second press returns the started table.

    Raises:
        Refused: no-table, not-lobby, not-host, full (somebody else is there, or is to come).
    """
    found = queries.table(tx, table)
    if found.phase in ("running", "over") and found.host == person:
        return found
    _need_lobby(found, person)
    if not seating.is_alone(found):
        raise Refused("full")
    host = found.seats[found.seat_of(person) or 0]
    seats, options = shortest(tx.games[found.game])
    chosen = seating.chosen(tx.games[found.game], options)
    tables.update(tx.connection, table, wanted=seats, options_json=chosen)
    _start(tx, _reseat(tx, found, seating.alone((person, host.name), seats)))
    return queries.table(tx, table)


def join(tx: Transaction, table: int, person: tuple[int, str]) -> Table:
    """Take a free seat (one's kept seat first).

    Raises:
        Refused: no-table, not-lobby, seated-already, full, kept.
    """
    found = queries.table(tx, table)
    _need_lobby(found)
    return _reseat(tx, found, seating.joined(found, person))


def leave(tx: Transaction, table: int, person: int) -> Table:
    """Give up one's seat. In a lobby the seat becomes free, and a host who leaves hands on to the
    next person, or the lobby is cancelled when nobody is left. In a running game a computer player
    takes the seat for good and the result will say that they left; when nobody is left, the table
    is cancelled ("empty").

    Raises:
        Refused: no-table, over (or cancelled), not-seated.
    """
    found = queries.table(tx, table)
    if found.phase not in ("lobby", "running"):
        raise Refused("over")
    seat = found.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    if found.phase == "lobby":
        _leave_lobby(tx, found, found.seats[seat])
    else:
        transfer.leave(tx, found, person)
        votes.reconsider(tx, table)
    return queries.table(tx, table)


def change(
    tx: Transaction,
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
    found = queries.table(tx, table)
    _need_lobby(found, person)
    rules = tx.games[found.game]
    if wanted is not None and wanted not in rules.seats:
        raise Refused("bad-option", "seats")
    choices = seating.chosen(rules, {**found.options, **(options or {})})
    seats = found.seats if wanted is None else seating.resized(found.seats, wanted)
    tables.update(
        tx.connection,
        found.id,
        wanted=len(seats),
        options_json=choices,
        locale=locale or found.locale,
        hints=hints or found.hints,
    )
    return _reseat(tx, found, seats)


def fill(tx: Transaction, table: int, person: int) -> Table:
    """Computer players take all free seats that are not kept. The host's choice.

    Raises:
        Refused: no-table, not-lobby, not-host, full.
    """
    found = queries.table(tx, table)
    _need_lobby(found, person)
    empty = {s.number for s in found.seats if seating.is_free(s) and s.kept_for is None}
    if not empty:
        raise Refused("full")
    seats = [replace(s, computer=True) if s.number in empty else s for s in found.seats]
    return _reseat(tx, found, tuple(seats))


def set_level(tx: Transaction, table: int, person: int, seat: str, level: str) -> Table:
    """How well the computer player of a seat plays (`engine.minds.levels`). The host's choice.

    Raises:
        Refused: no-table, not-lobby, not-host; bad-option "level" (no such level, or no computer
            player sits there).
    """
    found = queries.table(tx, table)
    _need_lobby(found, person)
    there = [s for s in found.seats if s.computer and str(s.number) == seat]
    if not there or level not in LEVELS:
        raise Refused("bad-option", "level")
    seats = [replace(s, level=level) if s in there else s for s in found.seats]
    return _reseat(tx, found, tuple(seats))


def start(tx: Transaction, table: int, person: int) -> Table:
    """The host starts: seats that nobody took are dropped, seating order is drawn, the position is
    dealt, and the outbox gets the thread, the first post and the panels. Of a second press the
    started table is the answer.

    Raises:
        Refused: no-table, not-lobby (cancelled), not-host, too-few-seats.
    """
    found = queries.table(tx, table)
    if found.phase in ("running", "over") and found.host == person:
        return found
    _need_lobby(found, person)
    _start(tx, found)
    return queries.table(tx, table)


def cancel(tx: Transaction, table: int, person: int, *, may_manage: bool) -> Table:
    """End a lobby or a running table without a result: the host, or whoever has Manage Threads.
    Posts and panels follow.

    Raises:
        Refused: no-table, over, not-host.
    """
    found = queries.table(tx, table)
    if found.phase == "over":
        raise Refused("over")
    if found.host != person and not may_manage:
        raise Refused("not-host")
    if found.phase != "cancelled":
        call_off(tx, found, "host" if found.host == person else "manager")
    return queries.table(tx, table)


def again(
    tx: Transaction, table: int, person: tuple[int, str], *, channel: int | None = None
) -> Table:
    """A new lobby with the same game, options and people (their seats kept, turned by one) after
    the end, in this channel or in that of the former one. A second press, by anybody, gives the
    lobby that the first one opened, unless that was cancelled.

    Raises:
        Refused: no-table, not-running (it did not end), not-seated, too-many-tables,
            budget-person, budget-server.
    """
    found = queries.table(tx, table)
    if found.phase != "over":
        raise Refused("not-running")
    if found.seat_of(person[0]) is None:
        raise Refused("not-seated")
    opened = tables.opened_after(tx.connection, table)
    if opened is not None:
        return opened
    return _again(tx, replace(found, channel=channel or found.channel), person)


def close_quiet(tx: Transaction) -> list[Table]:
    """Cancel the lobbies in which nothing happened for 7 days."""
    budget.prune(tx)
    quiet = tables.quiet_lobbies(tx.connection, tx.now - QUIET_SECONDS)
    for table in quiet:
        call_off(tx, table, "quiet")
    return [queries.table(tx, table.id) for table in quiet]


def shortest(rules: Game) -> tuple[int, dict[str, str]]:
    """Seats and options of the shortest sensible game: that of its first lesson, if it has one."""
    first = lessons(rules.key).first_game if rules.key in all_games() else None
    return (rules.seats.start, {}) if first is None else (first.seats, dict(first.options))


def _need_lobby(table: Table, host: int | None = None) -> None:
    if table.phase != "lobby":
        raise Refused("not-lobby")
    if host not in (None, table.host):
        raise Refused("not-host")


def _need_few_tables(tx: Transaction, host: int) -> None:
    if tables.hosted(tx.connection, host) >= MOST_TABLES:
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
        host=host,
        locale=locale,
        wanted=len(seats),
        seats=seats,
        records=0,
        created_at=0,
        touched_at=0,
    )


def _open_new(tx: Transaction, wish: Table) -> Table:
    """With the pace that the server's owner wants for new tables."""
    pace = PACES.get(servers.get(tx.connection, wish.guild).pace, wish.pace)
    return _open(tx, replace(wish, pace=pace))


def _open(tx: Transaction, wish: Table) -> Table:
    _need_few_tables(tx, wish.host)
    budget.spend(tx, wish.guild, wish.host, "lobby")
    wish = replace(wish, created_at=tx.now, touched_at=tx.now)
    table = queries.table(tx, tables.insert(tx.connection, wish))
    if servers.get(tx.connection, table.guild).call is not None and seating.is_open(table):
        budget.mention(tx, table.guild, table.host, budget.of_lobby(table))
    posting.lobby(tx, table)
    return table


def _again(
    tx: Transaction,
    table: Table,
    person: tuple[int, str],
) -> Table:
    rules = tx.games[table.game]
    known = {option.key: option.choices for option in rules.options}
    still = {k: choice for k, choice in table.options.items() if choice in known.get(k, ())}
    seats = tuple(replace(seat, hints=0) for seat in seating.turned(table, person))
    wish = _wish(rules, still, seats, table.guild, table.channel, person[0], table.locale)
    # A row has all that the struct has: nothing of where the former table stands is taken along.
    kept = {"pace": table.pace, "hints": table.hints, "lesson": table.lesson}
    return _open(tx, replace(wish, wanted=len(table.seats), after=table.id, **kept))


def _reseat(tx: Transaction, table: Table, seats: tuple[Seat, ...]) -> Table:
    tables.set_seats(tx.connection, table.id, seats)
    tables.update(tx.connection, table.id, touched_at=tx.now)
    posting.lobby(tx, table)
    return queries.table(tx, table.id)


def _leave_lobby(tx: Transaction, table: Table, seat: Seat) -> None:
    seats = tuple(
        replace(seating.free(), number=s.number) if s.number == seat.number else s
        for s in table.seats
    )
    _reseat(tx, table, seats)
    assert seat.person is not None
    transfer.hand_on(tx, replace(table, seats=seats), seat.person)


def _start(tx: Transaction, table: Table, first: FirstGame | None = None) -> None:
    """`first`: it is this lesson, in which nothing is drawn."""
    rules = tx.games[table.game]
    drawn = seating.drawn(table, Chance(tx.secret(16), 0))
    seats = drawn if first is None else table.seats
    if len(seats) not in rules.seats:
        raise Refused("too-few-seats", str(rules.seats.start))
    seed = tx.secret(16) if first is None else first.seed
    tables.set_seats(tx.connection, table.id, seats)
    tables.update(tx.connection, table.id, phase="running", version=rules.version, seed=seed)
    for seat in seats:
        if seat.person is not None:
            tables.add_holder(tx.connection, table.id, seat.person, seat.number, tx.now)
    state = rules.start(len(seats), table.options, Chance(seed, 0))
    position = tables.Position(rules.version, 0, msgspec.json.encode(state))
    tables.set_position(tx.connection, table.id, position)
    table = queries.table(tx, table.id)
    loaded = load_from(tx, table)
    loaded.ask()
    loaded.save()
    if table.lobby_message is None:
        posting.lobby(tx, table)
    posting.thread(tx, table)
    posting.milestone(tx, table, 0)
    posting.panels(tx, table, [seat.number for seat in seats])
    for picks in () if first is None else first.opening:
        loaded = load_from(tx, queries.table(tx, table.id))
        open_ = next(open_ for open_ in loaded.opens if open_.given is None)
        answering.give(loaded, open_.question.seat, open_.ticket, picks)
