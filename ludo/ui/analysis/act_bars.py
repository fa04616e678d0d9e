"""The acts of a decision, each with its price in words and as a bar."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListWidgetItem, QStyleOptionViewItem

from ludo.bots.coach.appraisal import ActPrice, Appraisal
from ludo.bots.contract import SHARES, Unit
from ludo.engine.actions import Action
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import joined
from ludo.ui.play.hint_words import Asked, act_text
from ludo.ui.theme import current_theme
from ludo.ui.widgets.wrapped_list import Wrapped, WrappedList
from ludo.ui.wording.values import bare_text, figure_text

_ROW: Final = Qt.ItemDataRole.UserRole
_MINUS: Final = "\N{MINUS SIGN}"
_THICK: Final = 4
"""Pixels of a bar, in letters of the usual size."""


class Row(NamedTuple):
    """An act (None: to let the moment pass), what is written of it, and how long its bar is; None: it has none."""

    act: Action | None
    text: str
    share: float | None = None


def rows_of(asked: Asked, found: Appraisal) -> list[Row]:
    """Return the acts of an appraisal, the best first, equal words once."""
    worths = [each.worth.value for each in found.acts]
    low, high = (0.0, 1.0) if found.unit in SHARES else (min(*worths, 0.0), max(*worths, 0.0))
    rows: dict[str, Row] = {}
    for each, worth in zip(found.acts, worths, strict=True):
        name = act_text(asked, each.act)
        share = (worth - low) / (high - low) if high > low else 0.0
        rows.setdefault(name, Row(each.act, _priced(name, found.unit, each), min(max(share, 0.0), 1.0)))
    return list(rows.values())


def offered_rows(asked: Asked, acts: Sequence[Action | None]) -> list[Row]:
    """Return acts of which nothing is known yet."""
    return [Row(act, name) for name, act in {act_text(asked, act): act for act in reversed(acts)}.items()][::-1]


def _priced(name: str, unit: Unit, price: ActPrice) -> str:
    figure = figure_text(unit, price.worth.value)
    low, high = (bare_text(unit, each).replace("-", _MINUS) for each in (price.worth.low, price.worth.high))
    if low == high:
        return translate("Analysis", "{act}: {figure}").format(act=name, figure=figure)
    text = translate("Analysis", "{act}: {figure} (from {low} to {high})")
    return text.format(act=name, figure=figure, low=low, high=high)


class _Barred(Wrapped):
    """Paints a bar below the words."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return what the words and the bar need."""
        return super().sizeHint(option, index) + QSize(0, _THICK)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the entry, then its bar."""
        super().paint(painter, option, index)
        share = index.data(_ROW).share
        if share is None:
            return
        whole = QRectF(option.rect).adjusted(_THICK, 0, -_THICK, 0)
        bar = QRectF(whole.left(), whole.bottom() - _THICK, whole.width() * share, _THICK - 1)
        painter.fillRect(bar, current_theme().accent)


class ActBars(WrappedList):
    """The acts that are possible; choosing an entry does it."""

    def __init__(self) -> None:
        super().__init__(translate("Analysis", "What can be done"))
        self.setItemDelegate(_Barred(self))
        self._rows: Sequence[Row] = ()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show acts; the one that was current stays so."""
        if rows == self._rows:
            return
        now = self.current
        self._rows = rows
        self.clear()
        for row in rows:
            item = QListWidgetItem(row.text)
            item.setData(_ROW, row)
            self.addItem(item)
        acts = [row.act for row in rows]
        self.setCurrentRow(acts.index(now.act) if now is not None and now.act in acts else 0)

    @property
    def current(self) -> Row | None:
        """Return the entry with the focus."""
        item = self.currentItem()
        return None if item is None else self.row_at(item)

    def row_at(self, item: QListWidgetItem) -> Row:
        """Return what stands in an entry."""
        found = item.data(_ROW)
        assert isinstance(found, Row)
        return found

    def spoken(self) -> str:
        """Return the first two acts with their prices."""
        return joined([row.text for row in self._rows[:2]])
