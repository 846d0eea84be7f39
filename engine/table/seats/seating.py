"""Who sits where before a game begins: plain functions on the seats of a lobby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from db.base.rows import Seat, Table
from engine.kit.chance import Chance
from engine.kit.contract import Game
from engine.minds.levels import USUAL
from engine.table.record.facts import Refused

Person = tuple[int, str]
"""Discord id and display name."""


def chosen(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """A choice for every option of the game.

    Raises:
        Refused: bad-option, with the option's key.
    """
    known = {option.key: option for option in game.options}
    for key, choice in options.items():
        if key not in known or choice not in known[key].choices:
            raise Refused("bad-option", key)
    return {key: options.get(key, option.default) for key, option in known.items()}


def arranged(wanted: int, host: Person, kept: Sequence[Person]) -> tuple[Seat, ...]:
    """The seats of a new lobby: the host, then the kept ones, then free ones.

    Raises:
        Refused: bad-option "kept" (more than there are seats).
    """
    names = {person: name for person, name in kept if person != host[0]}
    if len(names) >= wanted:
        raise Refused("bad-option", "kept")
    seats = [Seat(0, host[0], host[1])]
    seats += [Seat(0, None, name, kept_for=person) for person, name in names.items()]
    return renumbered([*seats, *(free() for _ in range(wanted - len(seats)))])


def alone(host: Person, seats: int, at: int = 0, level: str = USUAL) -> tuple[Seat, ...]:
    """One person, in the seat of this number, and computer players of this level."""
    others = [replace(free(), computer=True, level=level) for _ in range(seats - 1)]
    return renumbered([*others[:at], Seat(0, host[0], host[1]), *others[at:]])


def is_alone(table: Table) -> bool:
    """Whether nobody but the host sits in a lobby, and no seat is kept."""
    return not any(
        seat.kept_for is not None or seat.person not in (None, table.host) for seat in table.seats
    )


def free() -> Seat:
    """A seat that anybody may take."""
    return Seat(0, None, "")


def is_free(seat: Seat) -> bool:
    """Nobody sits there; it may be kept for somebody."""
    return seat.person is None and not seat.computer


def is_open(table: Table) -> bool:
    """Whether a lobby has a seat that anybody may take."""
    return any(is_free(seat) and seat.kept_for is None for seat in table.seats)


def renumbered(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats numbered in their order."""
    return tuple(replace(seat, number=number) for number, seat in enumerate(seats))


def joined(table: Table, person: Person) -> tuple[Seat, ...]:
    """The seats once this person has sat down, in the seat kept for them if there is one.

    Raises:
        Refused: seated-already, full, kept.
    """
    if table.seat_of(person[0]) is not None:
        raise Refused("seated-already")
    empty = [seat for seat in table.seats if is_free(seat)]
    if not empty:
        raise Refused("full")
    fitting = [s for s in empty if s.kept_for == person[0]] or [
        s for s in empty if s.kept_for is None
    ]
    if not fitting:
        raise Refused("kept")
    taken = Seat(fitting[0].number, person[0], person[1])
    return tuple(taken if seat.number == taken.number else seat for seat in table.seats)


def resized(seats: Sequence[Seat], wanted: int) -> tuple[Seat, ...]:
    """More free seats at the end, or fewer: free ones go first, then computer players, then
    kept ones; people never.

    Raises:
        Refused: full.
    """
    stay = list(seats)
    going = (
        *(s for s in reversed(seats) if is_free(s) and s.kept_for is None),
        *(s for s in reversed(seats) if s.computer),
        *(s for s in reversed(seats) if is_free(s) and s.kept_for is not None),
    )
    for seat in going[: max(0, len(stay) - wanted)]:
        stay.remove(seat)
    if len(stay) > wanted:
        raise Refused("full")
    return renumbered([*stay, *(free() for _ in range(wanted - len(stay)))])


def drawn(table: Table, luck: Chance) -> tuple[Seat, ...]:
    """The seats that somebody took, in the order of play: drawn, but "Play again" keeps the
    order that the lobby has."""
    taken = [replace(seat, kept_for=None) for seat in table.seats if not is_free(seat)]
    if table.after is None:
        luck.shuffle(taken)
    return renumbered(taken)


def turned(table: Table, person: Person) -> tuple[Seat, ...]:
    """The seats of a lobby for the people of a finished table, each one seat further on. The seats
    are kept for them, and the person who opens the lobby sits down at once. People who left the
    table get none."""
    seats = []
    for seat in (*table.seats[1:], *table.seats[:1]):
        if seat.person == person[0]:
            seats.append(Seat(0, person[0], person[1]))
        elif seat.left:
            seats.append(free())
        elif seat.computer and not seat.stand_in:
            seats.append(Seat(0, None, seat.name, computer=True, level=seat.level))
        else:
            seats.append(Seat(0, None, seat.name, kept_for=seat.person))
    return renumbered(seats)
