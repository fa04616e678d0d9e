"""Hints for the compiler. Nothing of it has an effect where Python runs the source."""

from collections.abc import Callable
from typing import TypeVar

ClassT = TypeVar("ClassT", bound=type)

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # it comes with the compiler only

    def mypyc_attr(  # type: ignore[misc] # the original takes whatever there is to tell
        *, allow_interpreted_subclasses: bool
    ) -> Callable[[ClassT], ClassT]:
        """Allow interpreted subclasses of the decorated class: a game of tests, sheets of evenings."""
        return _as_it_is


def _as_it_is(cls: ClassT) -> ClassT:
    return cls
