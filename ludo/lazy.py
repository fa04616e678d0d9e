"""References to parts of the program that are imported when they are asked for."""

from importlib import import_module
from typing import Any, Generic, TypeVar

PartT = TypeVar("PartT")


class Lazy(Generic[PartT]):
    """A reference that returns `module:name` when it is called; its type is that of the place where it stands."""

    def __init__(self, reference: str) -> None:
        self._reference = reference

    def __call__(self) -> PartT:
        """Return the part."""
        return _part(self._reference)  # type: ignore[no-any-return]


class LazyCall(Generic[PartT]):
    """A function that calls `module:name` when it is called, and returns what that returns."""

    def __init__(self, reference: str) -> None:
        self._reference = reference

    def __call__(self, *given: Any, **named: Any) -> PartT:
        """Return what the part returns."""
        return _part(self._reference)(*given, **named)  # type: ignore[no-any-return]


class LazyPart(Generic[PartT]):
    """An attribute that is made when it is first asked for, and kept: `module:name`, called with other attributes."""

    def __init__(self, reference: str, *given: str) -> None:
        self._reference = reference
        self._given = given

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, owner: Any, kind: type | None = None) -> PartT:
        part: PartT = _part(self._reference)(*[getattr(owner, name) for name in self._given])
        owner.__dict__[self._name] = part
        return part


def _part(reference: str) -> Any:
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
