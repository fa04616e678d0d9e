"""Whether a partie belongs to an evening that goes on."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludo.session.ports import OpenEvening
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.widgets.choices import Chips, Switch
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT, fill, without_margins
from ludo.ui.wording.chips import cents_text
from ludo.ui.wording.evening_titles import title_of

_text = texts("NewGame")


class EveningChoice(QWidget):
    """One evening that goes on: a tick; several: which of them, or none. changed: another one was chosen."""

    changed = Signal()

    def __init__(self, running: Sequence[OpenEvening], chosen: int | None = None) -> None:
        super().__init__()
        self._one = len(running) == 1
        self._first = running[0]
        self._running = {evening.number: evening for evening in running}
        self._alone, self._computers = False, False
        self.tick = Switch(self._question, self)
        self.tick.set_value(chosen is not None)
        values: list[tuple[int, Text]] = [(0, _text("none"))]
        values += [(evening.number, partial(title_of, evening.name, evening.started)) for evening in running]
        self.evenings = Chips(values, _text("Belongs to the evening"), self)
        self.evenings.set_value(chosen or 0)
        self._choice = QWidget()
        box = without_margins(QHBoxLayout(self._choice), UNIT)
        box.addWidget(self.tick)
        if self._one:
            box.addWidget(Label(self._question), 1)
            self.evenings.hide()
        else:
            self.tick.hide()
            box.addWidget(Label(_text("Belongs to the evening")).one_line())
        box.addWidget(self.evenings, 1)
        (self.evenings if self._one else self.tick).hide()
        self._why_not = Label(
            _text("One person against the computer: that belongs to no evening."),
            "body",
            "quiet",
        )
        self._why_not.hide()
        self._stakes = Label(self._stakes_text, "body", "quiet")
        for changed in (self.tick.chosen, self.evenings.chosen):
            changed.connect(lambda _: self._show_stakes())
            changed.connect(lambda _: self.changed.emit())
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        fill(outer, self._choice, self._why_not, self._stakes)
        self._show_stakes()

    def show_seats(self, persons: int, computers: int) -> None:
        """Offer evenings only where several persons play; say what is played for."""
        self._alone, self._computers = persons < 2, computers > 0
        self._choice.setVisible(not self._alone)
        self._why_not.setVisible(self._alone)
        self._show_stakes()

    def _show_stakes(self) -> None:
        self._stakes.retranslate()
        self._stakes.setVisible(bool(self._stakes_text()))

    def _stakes_text(self) -> str:
        """Return what is played for at an evening for money: computer players owe nothing, and are owed nothing."""
        evening = self._running.get(self.evening or 0)
        if evening is None or evening.currency == "chips":
            return ""
        if self._computers:
            return translate("NewGame", "With computer players it is for points: places count, no chips move.")
        money = cents_text(evening.cents, evening.currency)
        return translate("NewGame", "For chips: %n for {money}.", None, evening.chips).format(money=money)

    @property
    def evening(self) -> int | None:
        """The evening (its number) that was chosen, None for none."""
        if self._alone:
            return None
        if self._one:
            return self._first.number if self.tick.value else None
        return int(self.evenings.value or 0) or None

    def _question(self) -> str:
        return translate("NewGame", "Belongs to the evening: {evening}").format(
            evening=title_of(self._first.name, self._first.started)
        )
