"""What belongs to a correction: how the line was before, and why it is changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ludo.ui.i18n import translate
from ludo.ui.pages.nights.titles import clock_text, date_text
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT, row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludo.nights.sheet_records import LineRecord

_LONGEST: Final = 80


class Correction(QWidget):
    """Why a line is corrected."""

    def __init__(self) -> None:
        super().__init__()
        self.number: int | None = None
        """The line that is corrected, None if none is."""
        self._earlier: Sequence[LineRecord] = ()
        self.field = QLineEdit()
        self.field.setMaxLength(_LONGEST)
        self._label = Label(lambda: translate("Sheets", "Why is it changed?")).one_line()
        self._label.setBuddy(self.field)
        self._history = Label(self._history_text, "small", "quiet")
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(UNIT // 2)
        line = row(self._label, self.field)
        line.setStretch(1, 1)
        box.addLayout(line)
        box.addWidget(self._history)

    def start(self, number: int, revisions: Sequence[LineRecord]) -> None:
        """Begin to correct a line with these revisions."""
        self.number, self._earlier = number, revisions
        self.field.setAccessibleName(translate("Sheets", "Why is it changed?"))
        self.field.setPlaceholderText(translate("Sheets", "mistyped"))
        self.field.clear()
        self._history.retranslate()

    def stop(self) -> None:
        """Correct nothing."""
        self.number = None

    def reason(self) -> str:
        """Return why the line is changed."""
        return " ".join(self.field.text().split()) or translate("Sheets", "mistyped")

    def _history_text(self) -> str:
        """Return when the line was written, and when and why it was changed."""
        if not self._earlier:
            return ""
        form = translate("Sheets", "{date}, {clock}")
        parts = []
        for record in self._earlier:
            when = form.format(date=date_text(record.made), clock=clock_text(record.made))
            if record.reason:
                parts.append(translate("Sheets", "changed {when}: {reason}").format(when=when, reason=record.reason))
            else:
                parts.append(translate("Sheets", "Written {when}").format(when=when))
        return "; ".join(parts)
