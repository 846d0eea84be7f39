"""Reading a request's body field by field, noting all that is wrong."""

from __future__ import annotations

import logging
from collections.abc import Container
from typing import Any

from localtable.shapes.refusal import Refused

log = logging.getLogger(__name__)

Path = tuple[str | int, ...]


def length(text: str) -> int:
    """Of a text as Discord's clients count, in UTF-16: where Discord itself may count otherwise,
    this is the stricter way."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


class Problems:
    """All that is wrong with one body."""

    def __init__(self) -> None:
        self.found: list[tuple[Path, str, str]] = []

    def note(self, path: Path, code: str, message: str) -> None:
        """One more thing, at the place where it is."""
        self.found.append((path, code, message))

    def settle(self) -> None:
        """Refuse if there was anything.

        Raises:
            Refused: 50035 with the tree of errors.
        """
        if not self.found:
            return
        tree: dict[str, Any] = {}
        for path, code, message in self.found:
            log.error("refused: %s: %s (%s)", ".".join(map(str, path)) or "body", message, code)
            branch = tree
            for step in path:
                branch = branch.setdefault(str(step), {})
            branch.setdefault("_errors", []).append({"code": code, "message": message})
        _tidy(tree)
        raise Refused(50035, tree)


def _tidy(branch: dict[str, Any]) -> None:
    """Where something is wrong further in, only that is said."""
    inner = [value for key, value in branch.items() if key != "_errors"]
    if inner:
        branch.pop("_errors", None)
    for value in inner:
        _tidy(value)


class Form:
    """An object of the body, with its place."""

    def __init__(self, problems: Problems, path: Path, given: Any) -> None:
        self.problems = problems
        self.path = path
        self.given: dict[str, Any] = given if isinstance(given, dict) else {}
        if not isinstance(given, dict):
            self.note((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")

    def note(self, step: Path | str, code: str, message: str) -> None:
        """Something is wrong with a field."""
        self.problems.note(
            (*self.path, *((step,) if isinstance(step, str) else step)), code, message
        )

    def has(self, key: str) -> bool:
        """Whether a field is there and not null."""
        return self.given.get(key) is not None

    def text(self, key: str, least: int = 0, most: int = 6000, *, needed: bool = False) -> str:
        """A string of a certain length."""
        value = self._present(key, needed)
        if value is None:
            return ""
        if not isinstance(value, str):
            self.note(key, "BASE_TYPE_CONVERT", "Could not interpret value as string.")
            return ""
        if not least <= length(value) <= most:
            self._bad_length(key, least, most)
        return value

    def number(self, key: str, least: float, most: float, *, needed: bool = False) -> int | None:
        """A whole number within bounds."""
        value = self._present(key, needed)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool):
            self.note(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < least:
            self.note(key, "NUMBER_TYPE_MIN", f"int value should be at least {least}.")
        if value > most:
            self.note(key, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return value

    def choice(self, key: str, allowed: Container[Any], *, needed: bool = False) -> Any:
        """One of a few values."""
        value = self._present(key, needed)
        if value is not None and value not in allowed:
            self.note(key, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")
            return None
        return value

    def flag(self, key: str) -> bool:
        """True or false; false where it is not there."""
        value = self.given.get(key)
        if value is not None and not isinstance(value, bool):
            self.note(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return value is True

    def id(self, key: str, *, needed: bool = False) -> str | None:
        """A snowflake, as a string or number."""
        value = self._present(key, needed)
        if value is None:
            return None
        if isinstance(value, bool) or not str(value).isdigit():
            self.note(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            return None
        return str(value)

    def url(self, key: str, schemes: tuple[str, ...], most: int = 2048) -> str | None:
        """An address with one of the schemes."""
        if not self.has(key):
            return None
        value = self.text(key, 1, most)
        if value and not value.startswith(tuple(f"{scheme}://" for scheme in schemes)):
            listed = ", ".join(schemes)
            message = f"Scheme of {value!r} is not supported. Scheme must be one of ({listed})."
            self.note(key, "URL_TYPE_INVALID_SCHEME", message)
        return value

    def form(self, key: str, *, needed: bool = False) -> Form | None:
        """An object within."""
        value = self._present(key, needed)
        return None if value is None else Form(self.problems, (*self.path, key), value)

    def values(
        self, key: str, least: int = 0, most: int = 1521, *, needed: bool = False
    ) -> list[Any]:
        """A list of a certain length."""
        value = self._present(key, needed)
        if value is None:
            return []
        if not isinstance(value, list):
            self.note(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            self._bad_length(key, least, most)
        return value

    def forms(
        self, key: str, least: int = 0, most: int = 1521, *, needed: bool = False
    ) -> list[Form]:
        """A list of objects."""
        found = self.values(key, least, most, needed=needed)
        return [Form(self.problems, (*self.path, key, n), item) for n, item in enumerate(found)]

    def _present(self, key: str, needed: bool) -> Any:
        value = self.given.get(key)
        if value is None and needed:
            self.note(key, "BASE_TYPE_REQUIRED", "This field is required")
        return value

    def _bad_length(self, key: str, least: int, most: int) -> None:
        if least == 0:
            self.note(key, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        else:
            self.note(key, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
