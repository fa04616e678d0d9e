"""Parts of a correction: how the line was before, why it is changed, or that one was forgotten before it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.nights.sheet_records import LineRecord
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.titles import clock_text, date_text
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, fill, row, without_margins
from ludo.ui.widgets.value_field import ValueField
from ludo.ui.wording.common import in_parts

_text = texts("Sheets")

_LONGEST: Final = 80


class Correction(QWidget):
    """Why a line is corrected, or written now. insert: a line was forgotten before the one that is corrected."""

    insert = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.number: int | None = None
        """The line that is corrected, or before which one was forgotten; None if neither is."""
        self.inserting = False
        """Was a line forgotten before it?"""
        self._earlier: Sequence[LineRecord] = ()
        self.field = ValueField()
        self.field.setMaxLength(_LONGEST)
        self._label = Label(self._question).one_line()
        self._label.setBuddy(self.field)
        self._history = Label(self._history_text, "small", "quiet")
        box = without_margins(QVBoxLayout(self), UNIT // 2)
        self.insert_button = Button(_text("A deal is missing before it…"), "plain", does=self.insert.emit)
        line = row(self._label, self.field, self.insert_button)
        line.setStretch(1, 1)
        fill(box, line, self._history)

    def start(self, number: int, revisions: Sequence[LineRecord]) -> None:
        """Begin to correct a line with these revisions."""
        self._begin(number, revisions, inserting=False)

    def start_inserting(self, number: int) -> None:
        """Begin to write a line that was forgotten before this one."""
        self._begin(number, (), inserting=True)

    def _begin(self, number: int, revisions: Sequence[LineRecord], *, inserting: bool) -> None:
        self.number, self._earlier, self.inserting = number, revisions, inserting
        self._label.retranslate()
        self.field.setAccessibleName(self._question())
        self.field.setPlaceholderText(self._usual_reason())
        self.field.clear()
        self._history.retranslate()
        self._history.setVisible(bool(revisions))
        self.insert_button.setVisible(not inserting)

    def stop(self) -> None:
        """End the correction."""
        self.number, self.inserting = None, False

    def reason(self) -> str:
        """Return why the line is changed, or written now."""
        return " ".join(self.field.text().split()) or self._usual_reason()

    def _question(self) -> str:
        if self.inserting:
            return translate("Sheets", "Why is it written now?")
        return translate("Sheets", "Why is it changed?")

    def _usual_reason(self) -> str:
        return translate("Sheets", "forgotten") if self.inserting else translate("Sheets", "mistyped")

    def _history_text(self) -> str:
        """Return when the line was written, and when and why it was changed."""
        if not self._earlier:
            return ""
        form = translate("Sheets", "{date}, {clock}")
        parts = []
        for record in self._earlier:
            when = form.format(date=date_text(record.made), clock=clock_text(record.made))
            if not record.reason:
                parts.append(translate("Sheets", "Written {when}").format(when=when))
            elif record.revision:
                parts.append(translate("Sheets", "changed {when}: {reason}").format(when=when, reason=record.reason))
            else:
                parts.append(translate("Sheets", "Inserted {when}: {reason}").format(when=when, reason=record.reason))
        return in_parts(parts)
