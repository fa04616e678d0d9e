"""Covers all of a table but the hand, where everybody sees the table on another screen."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from ludo.ui.play.facts import Facts
from ludo.ui.table import z_order
from ludo.ui.table.cloth import paint_table
from ludo.ui.table.table import TableWidget


class HandOnly(QWidget):
    """Cloth over the table: below the own hand, words, buttons and trays, with holes where something can be done."""

    def __init__(self, table: TableWidget, side: QWidget) -> None:
        """`side`: what stands beside the table, which is hidden as well."""
        super().__init__(table)
        self.level = z_order.STATUS - 1
        self._table = table
        self._side = side
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        for signal in (table.arranged, table.idle, table.editor.changed, table.gestures.glow_changed):
            signal.connect(self.fit)

    def show_facts(self, facts: Facts) -> None:
        """Cover the table of several persons at this screen while all see it on another one."""
        covers = facts.state.public and facts.shared
        if covers == self.isHidden():
            self.setVisible(covers)
            self._side.setVisible(not covers)
            self._table.pack.restack()
        self.fit()

    def fit(self) -> None:
        """Leave open what can be taken up, what takes it, and who may step in."""
        if self.isHidden():
            return
        table = self._table
        self.setGeometry(table.rect())
        hole = QRegion()
        for card in table.pack.all():
            if card.takeable and card.place != table.drafts.own:
                hole += card.geometry()
        for plate in table.seats.plates.values():
            if not plate.button.isHidden():
                hole += plate.geometry()
        source = table.editor.picked_up
        areas = () if source is None else table.drafts.areas_of(table.editor.fitting(source)).values()
        for area in (*areas, *table.glows):
            hole += area.toAlignedRect()
        self.setMask(QRegion(self.rect()) - hole)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the empty cloth."""
        paint_table(QPainter(self), self._table.rect().toRectF(), self._table.cloth)
