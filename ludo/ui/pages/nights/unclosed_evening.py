"""Asks whether an evening is over that nobody has closed."""

from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import Signal

from ludo.session.ports import StorageError
from ludo.session.removed_sessions import KeyValues
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.dates import when
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Panel

_text = texts("Evenings")

LONGEST: Final = timedelta(days=2)
"""After so long without anything happening an evening is asked about."""


class LeftOpen(Panel):
    """The question, seen where nothing has happened for days. over: it is to be closed."""

    over = Signal()

    def __init__(self, keys: KeyValues) -> None:
        super().__init__(row=True)
        self._keys = keys
        self._number, self._last, self._now = 0, "", ""
        self.close_button = Button(_text("It is over: close it…"), "primary", does=self.over.emit)
        self.later = Button(_text("It goes on"), does=self._goes_on)
        self._words = Label(self._question)
        self.box.addWidget(self._words, 1)
        self.box.addWidget(self.later)
        self.box.addWidget(self.close_button)
        self.hide()

    def show_evening(self, data: EveningData, now: str) -> None:
        """Ask, if the evening is open and nothing has happened for two days, nor was this answered."""
        moments = [event.moment for event in data.events] + [partie.changed for partie in data.played]
        self._number, self._last, self._now = data.number, max(moments, default=now), now
        waits = max(self._last, self._answered())
        self.setVisible(not data.closed and not data.evening.put_away and is_long(waits, now))
        self._words.retranslate()

    def _answered(self) -> str:
        try:
            return self._keys.get(self._key()) or ""
        except StorageError:
            return ""

    def _goes_on(self) -> None:
        self.hide()
        try:
            self._keys.put(self._key(), self._now)
        except StorageError:
            return  # it is asked again

    def _key(self) -> str:
        return f"evening.{self._number}.goes_on"

    def _question(self) -> str:
        if not self._last:
            return ""
        return translate("Evenings", "Nothing has happened here since then: {moment}. Is the evening over?").format(
            moment=when(self._last)
        )


def is_long(since: str, now: str) -> bool:
    """Return whether two moments (ISO 8601) are more than two days apart."""
    return datetime.fromisoformat(now) - datetime.fromisoformat(since) > LONGEST
