"""Values that the line above the hand shows."""

from typing import NamedTuple

from ludo.ui.wording.common import StatusText


class LineShown(NamedTuple):
    """Arguments of the last `StatusPanel.show_status`."""

    status: StatusText
    question: object = None
    waits: bool = False
    composed: object = None
    grows: bool = False


class Notice(NamedTuple):
    """Words that stand for a while in the place of the line, or above a question; a note was asked for."""

    text: str
    is_note: bool = False
