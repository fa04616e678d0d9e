"""The ladder of contracts: a step for each contract or school year, and on each the players who have to fulfil it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ludo.engine.places import Seat
from ludo.games.trio.contracts import last_contract
from ludo.games.trio.view import TrioView
from ludo.ui.games.trio.combination_words import contract_title
from ludo.ui.i18n import translate
from ludo.ui.table import depths
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.plate import initials
from ludo.ui.theme import current_theme
from ludo.ui.wording.names import listed

_GAP: Final = 3.0


class Ladder(QWidget):
    """Shows how far everybody is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = depths.FURNITURE
        self.scale = 1.0
        self.steps = 7
        self.contracts: tuple[int, ...] = ()
        self.viewer: Seat | None = None
        self._names: tuple[str, ...] = ()

    def set_players(self, names: Sequence[str], scale: float) -> None:
        """Set who plays, by seat."""
        self._names, self.scale = tuple(names), scale

    def show_view(self, view: TrioView) -> None:
        """Show the contracts of a view."""
        self.steps = last_contract(view.options)
        self.contracts, self.viewer = view.facts.contracts, view.seat
        lines = []
        for contract in range(1, self.steps + 1):
            here = [self._names[seat] for seat, number in enumerate(self.contracts) if number == contract]
            line = contract_title(contract, view.options)
            lines.append(f"{line} – {listed(here)}" if here else line)
        self.setToolTip("\n".join(lines))
        self.setAccessibleName(translate("Trio", "Ladder of contracts"))
        self.setAccessibleDescription("\n".join(lines))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the steps from left to right, and the players on them."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self.width() / self.steps
        bold = scaled_font("small", self.scale, bold=True)
        painter.setFont(bold)
        high = QFontMetricsF(bold).height() + 4
        most = max([self.contracts.count(number) for number in range(1, self.steps + 1)] or [1])
        disc = min(wide - 2 * _GAP, (self.height() - high - 2 * _GAP) / max(1, most) - _GAP, 24.0 * self.scale)
        for number in range(1, self.steps + 1):
            cell = QRectF((number - 1) * wide, 0, wide, high).adjusted(1, 1, -1, -1)
            mine = self.viewer is not None and self.contracts[self.viewer] == number
            painter.setPen(QPen(theme.gold if mine else theme.cloth_line, theme.line_width))
            painter.setBrush(theme.cloth_plate)
            painter.drawRoundedRect(cell, 4, 4)
            painter.setPen(theme.cloth_text)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))
            here = [seat for seat, contract in enumerate(self.contracts) if contract == number]
            for nth, seat in enumerate(here):
                rect = QRectF(cell.center().x() - disc / 2, high + _GAP + nth * (disc + _GAP), disc, disc)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.persons[seat % len(theme.persons)])
                painter.drawEllipse(rect)
                painter.setPen(theme.person_text)
                painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, initials(self._names[seat])[:1])
