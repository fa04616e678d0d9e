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


def _part(reference: str) -> Any:
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
