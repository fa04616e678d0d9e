"""Cards that are shown wait until the person before the screen has looked at them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from ludo.ui.play.pace import Pace
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.table import TableWidget

_ALONE = 3
"""How long they are shown where the next deal comes by itself, by the gap before a computer player acts."""


class Halt:
    """Waits at a table that has halted."""

    def __init__(
        self, table: TableWidget, gap: QTimer, settings: SettingsStore, pace: Pace, changed: Callable[[], None]
    ) -> None:
        """gap: runs until it goes on by itself; changed: called when waiting begins or ends."""
        self._table = table
        self._gap = gap
        self._settings = settings
        self._pace = pace
        self._changed = changed
        self._link = table.halting.connect(self._begin)

    def _begin(self) -> None:
        self._pace.fast_forward = ""
        if self._settings.value.next_deal_alone:
            self._gap.start(_ALONE * self._table.durations.gap)
        self._changed()

    def end(self) -> None:
        """Show what comes next: the person has looked at what lay there."""
        if self._table.halted:
            self._gap.stop()
            self._table.go_on()
            self._changed()

    def stop(self) -> None:
        """Wait no more."""
        QObject.disconnect(self._link)
