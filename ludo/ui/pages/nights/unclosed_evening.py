"""Asks whether an evening is over that nobody has closed."""

from datetime import timedelta
from typing import Final

from ludo.moments import read_moment
from ludo.session.ports import StorageError
from ludo.session.removed_sessions import KeyValues
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.dates import when
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.services.destinations import ToClosing
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Panel, fill

_text = texts("Evenings")

LONGEST: Final = timedelta(days=2)
"""After so long without anything happening an evening is asked about."""


class LeftOpen(Panel):
    """The question, seen where an evening is open and nothing has happened for two days, nor was this answered."""

    def __init__(self, keys: KeyValues, data: EveningData, now: str) -> None:
        super().__init__(row=True)
        self._keys, self._number, self._now = keys, data.number, now
        moments = [event.moment for event in data.events] + [partie.changed for partie in data.played]
        last = max(moments, default=now)
        asked = translate("Evenings", "Nothing has happened here since then: {moment}. Is the evening over?")
        self.box.addWidget(Label(asked.format(moment=when(last))), 1)
        self.later = Button(_text("It goes on"), does=self._goes_on)
        self.close_button = Button(_text("It is over: close it…"), "primary", does=ToClosing(data.number))
        fill(self.box, self.later, self.close_button)
        waits = max(last, self._answered())
        if data.closed or data.evening.put_away or not is_long(waits, now):  # seen only once it has a parent
            self.hide()

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


def is_long(since: str, now: str) -> bool:
    """Return whether two moments (ISO 8601) are more than two days apart."""
    return read_moment(now) - read_moment(since) > LONGEST
