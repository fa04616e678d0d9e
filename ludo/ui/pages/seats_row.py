"""The seats of a new game: who sits there, changed in place."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ludo.bots.registry import offered_levels
from ludo.session.chairs import Chair
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.name_field import NameField
from ludo.ui.pages.setup_draft import unnamed
from ludo.ui.theme import current_theme, font
from ludo.ui.widgets.initials import paint_initials
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.select import Select
from ludo.ui.widgets.surfaces import UNIT, fill, row, without_margins
from ludo.ui.wording.common import level_name

_text = texts("NewGame")

_PAD: Final = UNIT
_PORTRAIT: Final = 40
_DISC_EDGE: Final = 2
"""Size of a portrait, and from its edge to its disc."""
_BADGE_CORNER: Final = 23
_BADGE: Final = 17
"""Where the sign of a computer player begins, and its size."""
_ICON: Final = 11
_NAME_WIDTHS: Final = (120, 320)


class SeatsRow(QWidget):
    """All seats, in the order of play, in one column or two."""

    changed = Signal(int, object)
    """A seat, and the Chair that now stands there."""

    def __init__(self, game: str, people: list[str], *, persons: bool = False) -> None:
        """`persons`: nobody but persons can play."""
        super().__init__()
        self._game = game
        self._people = people
        self._persons = persons
        self.plates: list[SeatEditor] = []
        self._grid = without_margins(QGridLayout(self), UNIT)
        self._grid.setColumnStretch(2, 1)

    def show_chairs(self, chairs: list[Chair], problems: dict[int, str]) -> None:
        """Show who sits where, and what is wrong with a seat."""
        while len(self.plates) < len(chairs):
            plate = SeatEditor(len(self.plates), self._game, self._people, persons=self._persons)
            plate.changed.connect(self.changed)
            self.plates.append(plate)
            self._grid.addWidget(plate, (len(self.plates) - 1) // 2, (len(self.plates) - 1) % 2)
        for seat, plate in enumerate(self.plates):
            plate.setVisible(seat < len(chairs))
            if seat < len(chairs):
                plate.show_chair(chairs[seat], problems.get(seat, ""))


class SeatEditor(QWidget):
    """One seat: a picture, a name to write, and a person or a computer player of a level."""

    changed = Signal(int, object)

    def __init__(self, seat: int, game: str, people: list[str], *, persons: bool) -> None:
        super().__init__()
        self.seat = seat
        self._chair = Chair("")
        self.portrait = Portrait(seat)
        self.name = NameField(people)
        self.name.setMinimumWidth(_NAME_WIDTHS[0])
        self.name.setMaximumWidth(_NAME_WIDTHS[1])
        self.name.named.connect(lambda text: self._tell(Chair(text, self._chair.level)))
        levels = ((level, level_name(level)) for level in reversed(offered_levels(game)))
        self.kind: Select[str | None] = Select(
            [(None, _text("Person")), *levels],
            translate("NewGame", "Seat {number}: who plays").format(number=seat + 1),
        )
        self.kind.chosen.connect(lambda level: self._tell(Chair(self.name.text(), level)))
        self._problem = Label(str, "small", "mistake")
        box = without_margins(QVBoxLayout(self), 2)
        fill(box, row(self.portrait, self.name, self.kind, None), self._problem)
        self.kind.setVisible(not persons)
        self.name.setPlaceholderText(unnamed(seat))
        self.name.setAccessibleName(translate("NewGame", "Seat {number}: name").format(number=seat + 1))

    def show_chair(self, chair: Chair, problem: str) -> None:
        """Show a chair."""
        self._chair = chair
        if self.name.text() != chair.name:
            self.name.setText(chair.name)
        self.kind.set_value(chair.level)
        self.portrait.show_chair(chair if chair.name.strip() else Chair(unnamed(self.seat), chair.level))
        self._problem.set_text(problem)
        self._problem.setVisible(bool(problem))

    def _tell(self, chair: Chair) -> None:
        self.changed.emit(self.seat, chair)


class Portrait(QWidget):
    """The round picture of a seat: initials in its colour."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat
        self._chair = Chair("")
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return the size of a portrait."""
        return QSize(_PORTRAIT, _PORTRAIT)

    def show_chair(self, chair: Chair) -> None:
        """Show the initials of a chair."""
        self._chair = chair
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a disc with initials."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        disc = QRectF(self.rect()).adjusted(_DISC_EDGE, _DISC_EDGE, -_DISC_EDGE, -_DISC_EDGE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.persons[self._seat % len(theme.persons)])
        painter.drawEllipse(disc)
        painter.setFont(font("body", bold=True))
        painter.setPen(theme.person_text)
        paint_initials(painter, disc, self._chair.name)
        if not self._chair.person:
            self._mark_computer(painter)

    def _mark_computer(self, painter: QPainter) -> None:
        """Paint the sign of a computer player at the edge of the disc."""
        from ludo.ui.art.icons import icon_pixmap

        theme = current_theme()
        painter.setPen(theme.panel_line)
        painter.setBrush(theme.panel)
        painter.drawEllipse(QRectF(_BADGE_CORNER, _BADGE_CORNER, _BADGE, _BADGE))
        at = _BADGE_CORNER + (_BADGE - _ICON) // 2
        painter.drawPixmap(at, at, icon_pixmap("computer", theme.text, _ICON, self.devicePixelRatioF()))
