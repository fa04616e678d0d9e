"""A part of a page whose state is a value: it can be printed, with the messages that led to it."""

from collections import deque
from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

StateT = TypeVar("StateT")

_KEPT: Final = 200


class PrintsState(Generic[StateT]):
    """Has a `state`, which knows no card that is not seen, and keeps the last messages in `heard`."""

    state: StateT

    @cached_property
    def heard(self) -> deque[object]:
        """Return the last messages, the latest last."""
        return deque(maxlen=_KEPT)

    def state_text(self) -> str:
        """Return the state and the last messages, one a line."""
        return "\n".join(map(str, (self.state, *self.heard))) + "\n"


def printed_states(pages: Iterable[QWidget | None]) -> str:
    """Return what the parts of some pages print, empty if none has a state."""
    found: dict[int, PrintsState[Any]] = {}
    for page in pages:
        parts = () if page is None else (page, *page.findChildren(QObject))
        found |= {id(part): part for part in parts if isinstance(part, PrintsState)}
    return "\n".join(part.state_text() for part in found.values())
