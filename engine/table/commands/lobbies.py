"""Tables before and around the game: opening, sitting down, starting, leaving, cancelling.

Each answers a second press with the table as it is now or with `Refused`; two presses on Start
make one table.

Refused are: no-table, where there is none; not-lobby, of what only a lobby does, once it has begun
or is cancelled; not-host, of what is the host's choice; of opening a table bad-option "game",
too-many-tables (25 open ones by one host), budget-person and budget-server. What else a function
refuses, it says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from db.people import servers
from db.tables import tables
from db.tables.tables import HintsFor, Seat, Table, WhenFull
from engine.games import all_games, lessons
from engine.kit.chance import Chance
from engine.kit.contract import Game
from engine.kit.lessons import FirstGame
from engine.minds.levels import GENTLE, LEVELS, USUAL
from engine.table.answers import answering, queries
from engine.table.record import budget, posting
from engine.table.record.loaded import call_off, load_from
from engine.table.record.pace import PACES
from engine.table.record.transaction import Refused, Transaction
from engine.table.seats import transfer, votes
from engine.table.seats.transfer import Person

MOST_TABLES = 25  # how many tables one host may have open

QUIET_SECONDS = 7 * 24 * 3600  # a lobby is closed after nothing has happened in it for this long

FREE = Seat(0, None, "")  # a seat that anybody may take


# Opening


def open(
    tx: Transaction,
    *,
    game: str,
    options: dict[str, str],
    wanted: int,
    guild: int,
    channel: int,
    host: Person,
    locale: str,
    kept: tuple[Person, ...] = (),
) -> Table:
    """A new lobby with the host in seat 0, and seats kept for people. Refused: bad-option with
    "seats", "kept" (more than there are seats) or an option's key."""
    rules = _rules(tx, game)
    if wanted not in rules.seats:
        raise Refused("bad-option", "seats")
    names = {person: name for person, name in kept if person != host[0]}
    if len(names) >= wanted:
        raise Refused("bad-option", "kept")
    seats = [Seat(0, *host)]
    seats += [Seat(0, None, name, kept_for=person) for person, name in names.items()]
    seats += [FREE] * (wanted - len(seats))
    return _open(tx, _wish(rules, options, seats, guild, channel, host[0], locale))


def open_alone(
    tx: Transaction, *, game: str, guild: int, channel: int, host: Person, locale: str
) -> Table:
    """The shortest sensible game of one person against computer players; it begins at once."""
    rules = _rules(tx, game)
    count, options = shortest(rules)
    wish = _wish(rules, options, _alone(host, count), guild, channel, host[0], locale)
    return _start(tx, _open(tx, wish))


def open_lesson(
    tx: Transaction, *, game: str, guild: int, channel: int, host: Person, locale: str
) -> Table:
    """A guided first game, which begins at once. A game without one is a bad-option "game", too."""
    rules = _rules(tx, game)
    first = lessons(game).first_game if game in all_games() else None
    if first is None:
        raise Refused("bad-option", "game")
    seats = _alone(host, first.seats, first.seat, GENTLE.key)
    wish = _wish(rules, dict(first.options), seats, guild, channel, host[0], locale)
    return _start(tx, _open(tx, replace(wish, lesson=True)), first)


def again(tx: Transaction, table: int, person: Person, *, channel: int | None = None) -> Table:
    """A new lobby after the end with the same game, options and people (their seats kept, turned by
    one), in this channel or in the former one's. Unless that was cancelled, whoever of them comes
    next takes the seat that is kept there. Refused: not-running (it did not end), not-seated."""
    found = queries.table(tx, table)
    if found.phase != "over":
        raise Refused("not-running")
    if found.seat_of(person[0]) is None:
        raise Refused("not-seated")
    opened = tables.following(tx.connection, table)
    if opened is not None and opened.phase != "cancelled":
        waits = opened.phase == "lobby" and any(s.kept_for == person[0] for s in opened.seats)
        return join(tx, opened.id, person) if waits else opened
    rules = tx.games[found.game]
    known = {option.key: option.choices for option in rules.options}
    still = {k: choice for k, choice in found.options.items() if choice in known.get(k, ())}
    where = found.guild, channel or found.channel
    wish = _wish(rules, still, _turned(found, person), *where, person[0], found.locale)
    # A row has all that the struct has: nothing of where the former table stands is taken along,
    # nor that it was a lesson.
    full: WhenFull = "start" if found.when_full == "start" else "call"
    kept = {"pace": found.pace, "hints": found.hints, "when_full": full}
    return _open(tx, replace(wish, after=table, **kept))


def shortest(rules: Game) -> tuple[int, dict[str, str]]:
    """Seats and options of the shortest sensible game: that of its first lesson, if it has one."""
    first = lessons(rules.key).first_game if rules.key in all_games() else None
    return (rules.seats.start, {}) if first is None else (first.seats, dict(first.options))


def _rules(tx: Transaction, game: str) -> Game:
    rules = tx.games.get(game)
    if rules is None:
        raise Refused("bad-option", "game")
    return rules


def _alone(host: Person, seats: int, at: int = 0, level: str = USUAL) -> Sequence[Seat]:
    others = [replace(FREE, computer=True, level=level)] * (seats - 1)
    return [*others[:at], Seat(0, *host), *others[at:]]


def _turned(table: Table, person: Person) -> Sequence[Seat]:
    """The seats of a finished table, each one further on, kept for their people: who opens the
    lobby sits down at once, and who left gets none."""
    seats = []
    for seat in (*table.seats[1:], *table.seats[:1]):
        if seat.person == person[0]:
            seats.append(Seat(0, *person))
        elif seat.left:
            seats.append(FREE)
        elif seat.computer and not seat.stand_in:
            seats.append(Seat(0, None, seat.name, computer=True, level=seat.level))
        else:
            seats.append(Seat(0, None, seat.name, kept_for=seat.person))
    return seats


def _wish(
    rules: Game,
    options: Mapping[str, str],
    seats: Sequence[Seat],
    guild: int,
    channel: int,
    host: int,
    locale: str,
) -> Table:
    return Table(
        id=0,
        game=rules.key,
        version=rules.version,
        options=_chosen(rules, options),
        phase="lobby",
        guild=guild,
        channel=channel,
        lobby_message=None,
        thread=None,
        host=host,
        locale=locale,
        wanted=len(seats),
        seats=_numbered(seats),
        records=0,
        created_at=0,
        touched_at=0,
    )


def _chosen(rules: Game, options: Mapping[str, str]) -> dict[str, str]:
    known = {option.key: option for option in rules.options}
    for key, choice in options.items():
        if key not in known or choice not in known[key].choices:
            raise Refused("bad-option", key)
    return {key: options.get(key, option.default) for key, option in known.items()}


def _numbered(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(replace(seat, number=number) for number, seat in enumerate(seats))


def _open(tx: Transaction, wish: Table) -> Table:
    if tables.hosted(tx.connection, wish.host) >= MOST_TABLES:
        raise Refused("too-many-tables", str(MOST_TABLES))
    budget.spend(tx, wish.guild, wish.host, "lobby")
    server = servers.get(tx.connection, wish.guild)
    if wish.after is None:  # With the pace that the server's owner wants for new tables.
        wish = replace(wish, pace=PACES.get(server.pace, wish.pace))
    wish = replace(wish, created_at=tx.now, touched_at=tx.now)
    table = queries.table(tx, tables.insert(tx.connection, wish))
    if server.call is not None and is_open(table):
        budget.mention(tx, table.guild, table.host, budget.of_lobby(table))
    posting.put(tx, table, "lobby")
    return table


# In the lobby


def is_alone(table: Table) -> bool:
    """Whether nobody but the host sits in a lobby, and no seat is kept."""
    return not any(
        seat.kept_for is not None or seat.person not in (None, table.host) for seat in table.seats
    )


def is_open(table: Table) -> bool:
    """Whether a lobby has a seat that anybody may take."""
    return any(_is_free(seat) and seat.kept_for is None for seat in table.seats)


def _is_free(seat: Seat) -> bool:
    """Nobody sits there; it may be kept for somebody."""
    return seat.person is None and not seat.computer


def join(tx: Transaction, table: int, person: Person) -> Table:
    """Take a free seat (one's kept seat first). When it was the last one, the host is called, or
    the game starts. Refused: seated-already, full, kept."""
    found = _lobby(tx, table)
    if found.seat_of(person[0]) is not None:
        raise Refused("seated-already")
    empty = [seat for seat in found.seats if _is_free(seat)]
    if not empty:
        raise Refused("full")
    own = [seat for seat in empty if seat.kept_for == person[0]]
    fitting = own or [seat for seat in empty if seat.kept_for is None]
    if not fitting:
        raise Refused("kept")
    taken = Seat(fitting[0].number, *person)
    seats = [taken if s.number == taken.number else s for s in found.seats]
    found = _reseat(tx, found, seats)
    if len(empty) == 1 and found.when_full == "start":
        return _start(tx, found)
    if len(empty) == 1 and found.when_full == "call":
        # Once: people who sit down and get up again call nobody any more.
        tables.update(tx.connection, table, when_full="called")
        posting.put(tx, found, "full", to=found.host, payload={"person": found.host})
    return found


def invite(tx: Transaction, table: int, person: int, to: Person) -> None:
    """Somebody of a lobby has a free seat kept for another person, who is told. Refused:
    not-seated, other-seated (they have one there), full, budget-call."""
    found = _lobby(tx, table)
    by = transfer.seat_of(found, person)
    if any(to[0] in (seat.person, seat.kept_for) for seat in found.seats):
        raise Refused("other-seated")
    free = [seat.number for seat in found.seats if _is_free(seat) and seat.kept_for is None]
    if not free:
        raise Refused("full")
    budget.spend(tx, found.guild, person, "call")
    kept = Seat(free[0], None, to[1], kept_for=to[0])
    found = _reseat(tx, found, [kept if s.number == kept.number else s for s in found.seats])
    posting.put(tx, found, "invited", to=to[0], payload={"person": to[0], "by": by.name})


def change(
    tx: Transaction,
    table: int,
    person: int,
    *,
    wanted: int | None = None,
    options: dict[str, str] | None = None,
    locale: str | None = None,
    hints: HintsFor | None = None,
    when_full: WhenFull | None = None,
) -> Table:
    """The host changes how many seats there are, the game's options, the posts' language, who may
    ask for hints, what happens when all seats are taken. Refused: bad-option, full (more are
    seated)."""
    found = _lobby(tx, table, person)
    rules = tx.games[found.game]
    if wanted is not None and wanted not in rules.seats:
        raise Refused("bad-option", "seats")
    choices = _chosen(rules, {**found.options, **(options or {})})
    seats = found.seats if wanted is None else _resized(found.seats, wanted)
    tables.update(
        tx.connection,
        found.id,
        wanted=len(seats),
        options_json=choices,
        locale=locale or found.locale,
        hints=hints or found.hints,
        when_full=when_full or found.when_full,
    )
    return _reseat(tx, found, seats)


def _resized(seats: Sequence[Seat], wanted: int) -> Sequence[Seat]:
    """More free seats at the end, or fewer: free ones go first, then computer players, then kept
    ones; people never."""
    stay = list(seats)
    going = (
        *(s for s in reversed(seats) if _is_free(s) and s.kept_for is None),
        *(s for s in reversed(seats) if s.computer),
        *(s for s in reversed(seats) if _is_free(s) and s.kept_for is not None),
    )
    for seat in going[: max(0, len(stay) - wanted)]:
        stay.remove(seat)
    if len(stay) > wanted:
        raise Refused("full")
    return [*stay, *[FREE] * (wanted - len(stay))]


def fill(tx: Transaction, table: int, person: int) -> Table:
    """The host has computer players take all free seats that are not kept. Refused: full."""
    found = _lobby(tx, table, person)
    if not is_open(found):
        raise Refused("full")
    seats = [
        replace(s, computer=True) if _is_free(s) and s.kept_for is None else s for s in found.seats
    ]
    return _reseat(tx, found, seats)


def set_level(tx: Transaction, table: int, person: int, seat: str, level: str) -> Table:
    """How well the computer player of a seat plays (`engine.minds.levels`): the host's choice.
    Refused: bad-option "level" (no such level, or no computer player sits there)."""
    found = _lobby(tx, table, person)
    there = [s for s in found.seats if s.computer and str(s.number) == seat]
    if not there or level not in LEVELS:
        raise Refused("bad-option", "level")
    return _reseat(tx, found, [replace(s, level=level) if s in there else s for s in found.seats])


def close_quiet(tx: Transaction) -> list[Table]:
    """Cancel the lobbies in which nothing happened for 7 days."""
    budget.prune(tx)
    quiet = tables.quiet_lobbies(tx.connection, tx.now - QUIET_SECONDS)
    for table in quiet:
        call_off(tx, table, "quiet")
    return [queries.table(tx, table.id) for table in quiet]


def _lobby(tx: Transaction, table: int, host: int | None = None) -> Table:
    """The table, of which this person must be the host, if it is named."""
    found = queries.table(tx, table)
    if found.phase != "lobby":
        raise Refused("not-lobby")
    if host not in (None, found.host):
        raise Refused("not-host")
    return found


def _reseat(tx: Transaction, table: Table, seats: Sequence[Seat]) -> Table:
    tables.set_seats(tx.connection, table.id, _numbered(seats))
    tables.update(tx.connection, table.id, touched_at=tx.now)
    posting.put(tx, table, "lobby")
    return queries.table(tx, table.id)


# Starting


def start(tx: Transaction, table: int, person: int) -> Table:
    """The host starts: seats that nobody took are dropped, seating order is drawn, the position is
    dealt, and the thread, the first post and the panels are put out. A second press returns the
    started table. Refused: too-few-seats."""
    found = queries.table(tx, table)
    if found.phase in ("running", "over") and found.host == person:
        return found
    return _start(tx, _lobby(tx, table, person))


def alone(tx: Transaction, table: int, person: int) -> Table:
    """The host, who is alone, starts the shortest sensible game against computer players; a second
    press returns it. Refused: full (somebody is there, or to come)."""
    found = queries.table(tx, table)
    if (found.phase, found.host) == ("lobby", person):
        if not is_alone(found):
            raise Refused("full")
        host = found.seats[found.seat_of(person) or 0]
        rules = tx.games[found.game]
        seats, options = shortest(rules)
        tables.update(tx.connection, table, wanted=seats, options_json=_chosen(rules, options))
        _reseat(tx, found, _alone((person, host.name), seats))
    return start(tx, table, person)


def _start(tx: Transaction, table: Table, first: FirstGame | None = None) -> Table:
    """`first`: it is this lesson, in which nothing is drawn."""
    rules = tx.games[table.game]
    seats = table.seats if first is not None else _drawn(tx, table)
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
    tables.POSITIONS.put(tx.connection, position, table_id=table.id)
    table = queries.table(tx, table.id)
    loaded = load_from(tx, table)
    loaded.ask()
    loaded.save()
    if table.lobby_message is None:
        posting.put(tx, table, "lobby")
    posting.put(tx, table, "thread")
    posting.put(tx, table, "milestone", record=0)
    posting.panels(tx, table, [seat.number for seat in seats])
    for picks in () if first is None else first.opening:
        loaded = load_from(tx, queries.table(tx, table.id))
        open_ = next(open_ for open_ in loaded.opens if open_.given is None)
        answering.give(loaded, open_.question.seat, open_.ticket, picks)
    return queries.table(tx, table.id)


def _drawn(tx: Transaction, table: Table) -> tuple[Seat, ...]:
    """The seats that somebody took, in the order of play: drawn, but for "Play again"."""
    taken = [replace(seat, kept_for=None) for seat in table.seats if not _is_free(seat)]
    luck = Chance(tx.secret(16), 0)
    if table.after is None:
        luck.shuffle(taken)
    return _numbered(taken)


# Leaving


def leave(tx: Transaction, table: int, person: int) -> None:
    """Give up one's seat. In a lobby it becomes free, and the host's part goes on to the next
    person. In a game a computer player takes it for good. When nobody is left, the table is
    cancelled ("empty"). Refused: over (or cancelled), not-seated."""
    found = queries.table(tx, table)
    if found.phase not in ("lobby", "running"):
        raise Refused("over")
    seat = found.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    if found.phase == "lobby":
        seats = [FREE if s.number == seat else s for s in found.seats]
        transfer.hand_on(tx, _reseat(tx, found, seats), person)
    else:
        transfer.leave(tx, found, person)
        votes.reconsider(tx, table)


def cancel(tx: Transaction, table: int, person: int, *, may_manage: bool) -> None:
    """The host, or who `may_manage`, ends a lobby or a running table. Refused: over."""
    found = queries.table(tx, table)
    if found.phase == "over":
        raise Refused("over")
    if found.host != person and not may_manage:
        raise Refused("not-host")
    if found.phase != "cancelled":
        call_off(tx, found, "host" if found.host == person else "manager")
