"""One of the things that a person may do now, as a button shows it."""

from dataclasses import dataclass
from typing import Literal

from ludo.ui.play.messages import TableMessage


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: words, a hint, a key, what it says to the table.

    main: Enter presses it; part: "answer" for one that is always there, "confirm" for one that decides on what is laid
    out or on the number and stands beside that, "reset" for one that takes that back. slot: what it is among the
    buttons of a question, its words if empty; widest: the longest words that it will have there. enabled: does it mean
    anything now? more: what is offered in a menu above the button, which says nothing itself.
    """

    text: str
    hint: str
    key: str
    message: TableMessage | None
    main: bool = False
    part: Literal["answer", "confirm", "reset"] = "answer"
    slot: str = ""
    widest: str = ""
    enabled: bool = True
    more: "tuple[Choice, ...]" = ()

    @property
    def place(self) -> tuple[str, str]:
        """Return what tells it from the other buttons of a question."""
        return self.part, self.slot or self.text
