"""What a seat sees of a position: the same position with blanks.

A State says of its fields who knows them; what it says nothing of lies open:

    hands: Annotated[list[list[str]], OWN]            # by seat: each seat knows its own
    tiles: Annotated[list[list[str]], OWN_TILL_END]   # and everybody all of them after the end
    deck: Annotated[list[str], HIDDEN]                # nobody; how many there are is open
    hands: Annotated[list[list[str]], Secret(known_by="masks")]    # card by card

A struct for each seat declares its own fields in the same way: `players: list[Player]`. In a view
"" stands for each unknown thing, 0 for a number. Imagining a position is filling the blanks: a
`Pile` says with what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cache
from typing import Any, Final, TypeVar, get_args, get_origin

from msgspec import Struct, structs

from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE

T = TypeVar("T")


class Secret(Struct, frozen=True):
    """Who knows what lies in a field. After the end the view for EVERYONE has all that some seat
    knew."""

    own: bool = False
    """By seat, in a list: each seat knows its own."""
    till_end: bool = False
    """Once the game is over everybody knows all of it."""
    order: Callable[[Any], Any] | None = None
    """A sort key: the seat knows what is there, but not how it lies (its deck)."""
    known_by: str = ""
    """The field with a mask for each thing, in the same shape (or for the first ones): bit s is set
    if seat s knows it, bit `seats` if spectators do. Of a hand the known things come first, sorted;
    the masks of a view have the bits of its seat alone."""
    seen: Callable[[Any, int | None], Any] | None = None
    """(state, seat) What the seat sees, where nothing else says it. It may depend on what is open
    (whose turn it is)."""


HIDDEN: Final = Secret()
OWN: Final = Secret(own=True)
OWN_TILL_END: Final = Secret(own=True, till_end=True)


def blank(thing: T) -> T:
    """The same shape without what is in it."""
    made: Any
    if isinstance(thing, str):
        made = ""
    elif isinstance(thing, list):
        plain = thing and isinstance(thing[0], str)
        made = [""] * len(thing) if plain else [blank(each) for each in thing]
    elif isinstance(thing, tuple):
        made = tuple([blank(each) for each in thing])
    elif isinstance(thing, Struct):
        fields = {name: blank(getattr(thing, name)) for name in thing.__struct_fields__}
        made = structs.replace(thing, **fields)
    else:
        made = None if thing is None else 0
    return made  # type: ignore[no-any-return]


@cache
def copier(kind: Any) -> Callable[[Any], Any]:
    """A function that copies such structs so that the copy can be changed without the original: its
    lists and tables are new, the lists in its lists, and structs in its fields that are not frozen.
    Other things in lists are expected to be frozen, which makes it more than ten times as fast as a
    deep copy."""
    ways = _ways(kind)

    def copied(thing: Any) -> Any:
        twin = copy(thing)
        for name, way in ways:
            setattr(twin, name, way(getattr(thing, name)))
        return twin

    return copied


def copy_of(thing: T) -> T:
    """A copy that can be changed without this one, see `copier`."""
    kind: Any = type(thing)
    return copier(kind)(thing)  # type: ignore[no-any-return]


def _plain(kind: Any) -> Any:
    return kind.__origin__ if hasattr(kind, "__metadata__") else kind


def _ways(kind: Any) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
    """The fields that have to be copied, and how."""
    found = [(field.name, _way(_plain(field.type))) for field in structs.fields(kind)]
    return tuple([(name, way) for name, way in found if way is not None])


def _way(kind: Any) -> Callable[[Any], Any] | None:
    """How a value of this type is copied; None: it need not be."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        return None if kind.__struct_config__.frozen else copier(kind)
    if get_origin(kind) not in (list, dict):
        return None
    inner = _way(_plain(get_args(kind)[0])) if get_origin(kind) is list else None
    if inner is None:
        return list.copy if get_origin(kind) is list else dict.copy
    return lambda things: [inner(thing) for thing in things]


@cache
def _secrets(kind: Any) -> tuple[tuple[str, Secret], ...]:
    """The declared fields; of a struct for each seat the field that has them all."""
    found = []
    for field in structs.fields(kind):
        declared = [x for x in getattr(field.type, "__metadata__", ()) if isinstance(x, Secret)]
        if declared:
            found.append((field.name, declared[0]))
            continue
        each = get_args(field.type)[:1] if get_origin(field.type) is list else ()
        if each and isinstance(each[0], type) and issubclass(each[0], Struct) and _secrets(each[0]):
            found.append((field.name, _EACH))
    return tuple(found)


@cache
def _sight(kind: Any) -> tuple[tuple[tuple[str, Callable[[Any], Any]], ...], Any]:
    """How the open fields are copied, and the declared ones."""
    secrets = _secrets(kind)
    hidden = dict(secrets)
    return tuple([each for each in _ways(kind) if each[0] not in hidden]), secrets


_EACH: Final = Secret(own=True)
"""A list of structs by seat that declare fields of their own."""


def see(state: Any, seats: int, seat: int | None, over: bool) -> Any:
    """The position as this seat sees it (None: a spectator), as a copy."""
    twin: Any = copy(state)
    kind: Any = type(state)
    ways, secrets = _sight(kind)
    for name, way in ways:
        setattr(twin, name, way(getattr(state, name)))
    for name, secret in secrets:
        value = getattr(state, name)
        if secret is _EACH:
            seen: Any = [
                _part(part, holder == seat, seat, over) for holder, part in enumerate(value)
            ]
        elif secret.seen is not None:
            seen = secret.seen(state, seat)
        elif secret.known_by:
            mine = (2 << seats) - 1 if seat == EVERYONE else 1 << (seats if seat is None else seat)
            seen = _by_masks(twin, name, secret, mine)
        elif not secret.own:
            seen = blank(value)
        else:
            whole = seat == EVERYONE or (over and secret.till_end)
            seen = [
                _shown(part, secret) if whole or holder == seat else blank(part)
                for holder, part in enumerate(value)
            ]
        setattr(twin, name, seen)
    return twin


def _shown(part: Any, secret: Secret) -> Any:
    if secret.order is not None:
        return sorted(part, key=secret.order)
    return part[:] if isinstance(part, list) else part


def _part(part: Struct, mine: bool, seat: int | None, over: bool) -> Struct:
    """One seat's struct, as another seat or its own sees it."""
    changed = {}
    for name, secret in _secrets(type(part)):
        value = getattr(part, name)
        known = secret.own and (mine or seat == EVERYONE or (over and secret.till_end))
        changed[name] = _shown(value, secret) if known else blank(value)
    shown: Struct = structs.replace(copy_of(part), **changed)
    return shown


def _by_masks(twin: Any, name: str, secret: Secret, mine: int) -> Any:
    """Each thing that the seat knows; the masks become what the seat knows of them."""
    things, masks = getattr(twin, name), getattr(twin, secret.known_by)
    if things and isinstance(things[0], list):
        seen = []
        for part, mask in zip(things, masks, strict=True):
            known = [thing for thing, bits in zip(part, mask, strict=True) if bits & mine]
            known.sort()
            unknown = len(part) - len(known)
            seen.append(known + [""] * unknown)
            mask[:] = [mine] * len(known) + [0] * unknown
        return seen
    # Nobody knows what lies behind the last mask.
    shown = [
        thing if bits & mine else blank(thing) for thing, bits in zip(things, masks, strict=False)
    ] + blank(things[len(masks) :])
    masks[:] = [mine if thing else 0 for thing, _ in zip(shown, masks, strict=False)]
    return shown


class Pile(Struct, frozen=True):
    """Things with equal backs, which may lie wherever these fields have a blank."""

    fields: tuple[str, ...]
    """Dealt to in this order; the last one is what is left."""
    copies: Mapping[Any, int]
    """How many there are of each, in a fixed order."""
    opened: Callable[[Any], Iterable[Any]]
    """(board) Those that lie open."""
    order: Callable[[Any], Any] | None = None
    """A sort key: so lie the things of one seat."""


def fill(state: Any, pile: Pile, chance: Chance) -> None:
    """Deal the unknown things of a pile, at random, into the blanks of a position."""
    left = dict(pile.copies)
    for thing in pile.opened(state.board):
        left[thing] -= 1
    places: list[tuple[list[Any], bool]] = []
    for name in pile.fields:
        value = getattr(state, name)
        by_seat = bool(value) and isinstance(value[0], list)
        places += [(part, True) for part in value] if by_seat else [(value, False)]
    for place, _ in places:
        for thing in place:
            if thing:
                left[thing] -= 1
    rest = [thing for thing, count in left.items() for _ in range(count)]
    chance.shuffle(rest)
    unknown = iter(rest)
    for place, of_seat in places:
        if not all(place):
            place[:] = [thing or next(unknown) for thing in place]
            if of_seat and pile.order is not None:
                place.sort(key=pile.order)
