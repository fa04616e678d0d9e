"""Says to assistive technology what happens."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from ludo.ui.i18n import full_stop

_WORDS_A_SECOND: Final = 2.5
"""How fast a voice speaks, rather slower than most are set."""
_voice = {"until": 0.0}


def speaking(now: Callable[[], float] | None = None) -> int:
    """Return for how many milliseconds a voice still speaks what has been announced."""
    return max(0, round(1000 * (_voice["until"] - (now or monotonic)())))


def joined(texts: Sequence[str]) -> str:
    """Return texts as sentences one after the other, each with a stop."""
    return " ".join(text if text[-1] in ".!?…:" else full_stop(text) for text in texts if text)


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Have a text spoken; `at_once`: before anything else that waits to be spoken."""
    if not text:
        return
    begin = monotonic() if at_once else max(monotonic(), _voice["until"])
    _voice["until"] = begin + len(text.split()) / _WORDS_A_SECOND
    event = QAccessibleAnnouncementEvent(widget, text)
    kind = QAccessible.AnnouncementPoliteness
    event.setPoliteness(kind.Assertive if at_once else kind.Polite)
    QAccessible.updateAccessibility(event)
