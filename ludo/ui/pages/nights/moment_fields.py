"""Days and moments: typed whole, as people here write them, or chosen from a calendar."""

from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QDate, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QLineEdit, QToolButton, QWidget

from ludo.moments import YearError, kept, read_moment
from ludo.nights.errors import NightsError
from ludo.nights.written_dates import read_date
from ludo.ui.art.icons import icon
from ludo.ui.forms.fields import Field
from ludo.ui.i18n import Text, locale, moment_form, texts
from ludo.ui.theme import current_theme
from ludo.ui.widgets.value_field import ValueField

_text = texts("Evenings")

_LONGEST: Final = 24
_LETTERS: Final = 22
_OTHER_MONTH: Final = 0.5
_ROOM: Final = 16
"""Pixels that a calendar is larger than Qt makes it, which forgets its edge."""
_WEEKEND: Final = (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday)


class Calendar(QCalendarWidget):
    """A calendar in the colours of the theme; days of other months are paler."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        theme = current_theme()
        size = self.fontMetrics().height()
        for name, sign in (("qt_calendar_prevmonth", "chevron-left"), ("qt_calendar_nextmonth", "chevron-right")):
            arrow = self.findChild(QToolButton, name)
            if isinstance(arrow, QToolButton):
                arrow.setIcon(icon(sign, theme.accent, size, self.devicePixelRatioF()))
                arrow.setIconSize(QSize(size, size))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        wide = theme.line_width
        if (box := self.layout()) is not None:
            box.setContentsMargins(wide, wide, wide, wide)
        self.setStyleSheet(f"QCalendarWidget {{ border: {wide}px solid {theme.panel_line.name()}; }}")

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate) -> None:
        """Paint a day."""
        painter.save()
        painter.setOpacity(1.0 if day.month() == self.monthShown() else _OTHER_MONTH)
        super().paintCell(painter, rect, day)
        painter.restore()


class DayField(ValueField):
    """A day. Down, or the button within, opens a calendar."""

    def __init__(self, day: date | None) -> None:
        super().__init__("" if day is None else _day_text(day))
        self.setMaxLength(_LONGEST)
        self.setMaximumWidth(_LETTERS * self.fontMetrics().averageCharWidth() + 48)
        self._calendar = QAction(self)
        self._calendar.setIcon(icon("calendar", current_theme().accent, 18, self.devicePixelRatioF()))
        self._calendar.setText(_text("Choose from a calendar (Down)")())
        self._calendar.triggered.connect(self.open_calendar)
        self.addAction(self._calendar, QLineEdit.ActionPosition.TrailingPosition)
        self.setAccessibleDescription(self._calendar.text())

    def day(self) -> date:
        """Return the day. Raises NightsError `no-date` or `year-not-kept`."""
        return self._read().date()

    def _read(self) -> datetime:
        """Return what is typed, by the clocks here."""
        day_first = _day_comes_first() or _day_form().startswith("y")
        try:
            moment = read_date(" ".join(self.text().split()), day_first=day_first)
        except YearError:
            raise NightsError("year-not-kept", self.text()) from None
        if moment is None:
            raise NightsError("no-date", self.text())
        return read_moment(moment).astimezone()

    def open_calendar(self) -> QCalendarWidget:
        """Open the calendar; return it."""
        calendar = Calendar(self)
        calendar.setWindowFlag(Qt.WindowType.Popup)
        calendar.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        calendar.setLocale(locale())
        calendar.setFirstDayOfWeek(Qt.DayOfWeek.Monday)
        calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        plain = QTextCharFormat()
        plain.setForeground(current_theme().text)
        for weekday in _WEEKEND:
            calendar.setWeekdayTextFormat(weekday, plain)
        try:
            shown = self.day()
            calendar.setSelectedDate(QDate(shown.year, shown.month, shown.day))
        except NightsError:
            pass
        calendar.clicked.connect(self._take)
        calendar.activated.connect(self._take)
        calendar.resize(calendar.sizeHint() + QSize(_ROOM, _ROOM))
        calendar.move(self._place(calendar))
        calendar.show()
        calendar.setFocus()
        return calendar

    def _place(self, calendar: QCalendarWidget) -> QPoint:
        """Return where the calendar is whole on the screen: below the field, else above it."""
        room = self.screen().availableGeometry()
        at = self.mapToGlobal(self.rect().bottomLeft())
        if at.y() + calendar.height() > room.bottom():
            at = self.mapToGlobal(self.rect().topLeft()) - QPoint(0, calendar.height())
        return QPoint(min(at.x(), room.right() - calendar.width()), max(at.y(), room.top()))

    def _take(self, day: QDate) -> None:
        """Write a day that was chosen, and keep what stands behind it."""
        chosen = _day_text(date(day.year(), day.month(), day.day()))
        _, _, rest = " ".join(self.text().split()).partition(" ")
        self.setText(f"{chosen} {rest}".strip())
        for calendar in self.findChildren(QCalendarWidget):
            calendar.close()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the calendar with Down."""
        if event.key() == Qt.Key.Key_Down:
            self.open_calendar()
        else:
            super().keyPressEvent(event)


class MomentField(DayField):
    """A day and a time of day, as clocks here show them; empty for none."""

    def __init__(self, moment: str) -> None:
        """`moment`: UTC, ISO 8601; empty for none."""
        here = read_moment(moment).astimezone() if moment else None
        super().__init__(None if here is None else here.date())
        self._clock = "" if here is None else f"{here:%H:%M}"
        if here is not None:
            self.setText(f"{self.text()} {self._clock}")
        self._shown = self.text()
        self._moment = moment

    def moment(self) -> str:
        """Return it in UTC, ISO 8601; what was not changed keeps its seconds, a day alone its time of day.

        Raises NightsError `no-date` or `year-not-kept`.
        """
        if self.text() == self._shown and self._moment:
            return self._moment
        try:
            return kept(self._read())
        except YearError:  # the time of day that a day keeps
            raise NightsError("year-not-kept", self.text()) from None

    def moment_or_none(self) -> str | None:
        """Return it, or None where nothing is typed. Raises NightsError `no-date` or `year-not-kept`."""
        return self.moment() if self.text().strip() else None

    def _read(self) -> datetime:
        typed = super()._read()
        if len(self.text().split()) > 1 or not self._clock:
            return typed
        hour, minute = map(int, self._clock.split(":"))
        return typed.replace(hour=hour, minute=minute)


def day_of(label: Text, day: date | None) -> Field[DayField, date]:
    """Return a field for a day."""
    field = DayField(day)
    return Field(field, field.textChanged, field.day, label)


def moment_of(label: Text, moment: str) -> Field[MomentField, str]:
    """Return a field for a moment: UTC, ISO 8601."""
    field = MomentField(moment)
    return Field(field, field.textChanged, field.moment, label)


def _day_text(day: date) -> str:
    return QDate(day.year, day.month, day.day).toString(_day_form())


def _day_form() -> str:
    """Return how a day is written: what a moment has before its time of day."""
    return moment_form().partition(" ")[0]


def _day_comes_first() -> bool:
    form = _day_form()
    return form.index("d") < form.index("M")
