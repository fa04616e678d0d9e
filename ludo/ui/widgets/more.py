"""The button under a list that shows more of it."""

from collections.abc import Callable

from ludo.ui.i18n import Text
from ludo.ui.widgets.labels import Button


class MoreButton(Button):
    """Shows more rows of a list, `shown` by now."""

    def __init__(
        self, text: Text, at_once: int, wanted: Callable[[], object], *, step: int = 0, plain: bool = False
    ) -> None:
        """at_once: rows at first; wanted: lists more; step: how many more come, as many by default."""
        super().__init__(text, "plain" if plain else "", does=self._show_more)
        self._at_once = self.shown = at_once
        self._wanted, self._step = wanted, step or at_once

    def begin_anew(self) -> None:
        """Show as many as at first."""
        self.shown = self._at_once

    @property
    def place(self) -> int:
        """How many are shown."""
        return self.shown

    @place.setter
    def place(self, shown: int) -> None:
        if shown != self.shown:
            self.shown = shown
            self._wanted()

    def _show_more(self) -> None:
        self.place = self.shown + self._step
