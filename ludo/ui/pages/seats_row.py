"""The seats of a new game: a row of plates that are changed in place."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludo.bots.registry import offered_levels
from ludo.session.chairs import Chair
from ludo.ui.games.registry import words_of
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.name_field import NameField
from ludo.ui.pages.setup_draft import unnamed
from ludo.ui.theme import current_theme, font
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.initials import paint_initials
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT, Flow, Panel, fill
from ludo.ui.wording.common import level_name

_text = texts("NewGame")

_PLATES_A_ROW = 4
_PLATE_WIDTHS = (224, 264)
"""The narrowest and the widest plate."""
_PAD: Final = UNIT + 4
"""Around what is on a plate, and between picture and name."""
_PORTRAIT: Final = 56
_DISC_EDGE: Final = 2
"""Size of a portrait, and from its edge to its disc."""
_BADGE_CORNER: Final = 34
_BADGE: Final = 21
"""Where the sign of a computer player begins, and its size."""
_ICON: Final = 15


class SeatsRow(QWidget):
    """All seats, in the order of play."""

    changed = Signal(int, object)
    """A seat, and the Chair that now stands there."""

    def __init__(self, game: str, people: list[str], *, persons: bool = False) -> None:
        """`persons`: nobody but persons can play."""
        super().__init__()
        self._game = game
        self._people = people
        self._persons = persons
        self.plates: list[SeatEditor] = []
        self._flow = Flow(self, 2 * UNIT)

    def show_chairs(self, chairs: list[Chair], problems: dict[int, str]) -> None:
        """Show who sits where, and what is wrong with a seat."""
        while len(self.plates) < len(chairs):
            plate = SeatEditor(len(self.plates), self._game, self._people)
            plate.changed.connect(self.changed)
            plate.kind.setVisible(not self._persons)
            self.plates.append(plate)
            self._flow.addWidget(plate)
        for seat, plate in enumerate(self.plates):
            plate.setVisible(seat < len(chairs))
            if seat < len(chairs):
                plate.show_chair(chairs[seat], problems.get(seat, ""))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the plates to the width: four fill a row."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = (self.width() - (_PLATES_A_ROW - 1) * self._flow.spacing()) // _PLATES_A_ROW
        for plate in self.plates:
            plate.setFixedWidth(max(_PLATE_WIDTHS[0], min(room, _PLATE_WIDTHS[1])))
        self._flow.invalidate()
        self.updateGeometry()


class SeatEditor(Panel):
    """One seat: a picture, a name to write, and a person or a computer player of a level."""

    changed = Signal(int, object)

    def __init__(self, seat: int, game: str, people: list[str]) -> None:
        super().__init__(margin=_PAD)
        self.seat = seat
        self._chair = Chair("")
        self.setFixedWidth(_PLATE_WIDTHS[1])
        self.portrait = Portrait(seat)
        self.name = NameField(people)
        self.name.named.connect(lambda text: self._tell(Chair(text, self._chair.level)))
        self.kind = Chips(
            [
                (None, _text("Person")),
                *((level, level_name(level)) for level in reversed(offered_levels(game))),
            ],
            translate("NewGame", "Seat {number}: who plays").format(number=seat + 1),
        )
        self.kind.chosen.connect(lambda level: self._tell(Chair(self.name.text(), level)))
        words = words_of(game)
        self.kind.describe(words.level_text)
        self.level_text = Label(lambda: words.level_text(self._chair.level), "small", "quiet")
        self._problem = Label(str, "small", "mistake")
        top = QHBoxLayout()
        top.setSpacing(_PAD)
        top.addWidget(self.portrait)
        top.addWidget(self.name, 1)
        fill(self.box, top, self.kind, self.level_text, self._problem, None)
        self.name.setPlaceholderText(unnamed(seat))
        self.name.setAccessibleName(translate("NewGame", "Seat {number}: name").format(number=seat + 1))

    def show_chair(self, chair: Chair, problem: str) -> None:
        """Show a chair."""
        self._chair = chair
        if self.name.text() != chair.name:
            self.name.setText(chair.name)
        self.kind.set_value(chair.level)
        self.level_text.retranslate()
        self.level_text.setVisible(bool(self.level_text.text()))
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
        painter.setFont(font("heading"))
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
