"""Values that the parts of a page were given to show last."""

from typing import TypeVar

T = TypeVar("T")


class Given:
    """Values by the part that shows them: a part that writes much, or says it, does so for another value only."""

    def __init__(self) -> None:
        self._values: dict[object, object] = {}

    def put(self, part: object, value: T) -> T | None:
        """Give a part a value; return the one before, None if there was none."""
        before = self._values.get(part)
        self._values[part] = value
        return before  # type: ignore[return-value]

    def differs(self, part: object, value: object) -> bool:
        """Give a part a value; return whether it is another than before."""
        return self.put(part, value) != value
