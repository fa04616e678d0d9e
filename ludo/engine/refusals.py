"""Why something is not possible, as a code with details; the sentences are made elsewhere."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

Detail: TypeAlias = int | str | bool | tuple[int, ...] | tuple[str, ...] | None

NO_DETAILS: Final[Mapping[str, Detail]] = {}


class Refusal(NamedTuple):
    """Why an action is not legal: a code (`must-follow`) and what a sentence about it needs (`{"suit": 2}`)."""

    code: str
    details: Mapping[str, Detail] = NO_DETAILS


NOT_ASKED: Final = Refusal("not-asked")
"""The actor neither must nor may act now."""
PARTIE_OVER: Final = Refusal("partie-over")
"""Nobody acts any more."""
UNKNOWN_ACTION: Final = Refusal("unknown-action")
"""The game has no such action at this moment."""
NOT_HELD: Final = Refusal("not-held")
"""The card is not in the hand it should come from."""


class IllegalActionError(Exception):
    """An action was applied that `check` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
