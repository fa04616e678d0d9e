"""The board on its cloth, the people around it, and chips that fly between them."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludo.engine.events import Paid
from ludo.engine.places import Place
from ludo.games.tripoli.rules import KITTY, POT
from ludo.games.tripoli.view import BOARDS
from ludo.nights.sheets.tripoli import TripoliPosition
from ludo.ui.art.style import CardStyle
from ludo.ui.art.tokens import paint_chip
from ludo.ui.games.tripoli.board import MARGIN, Board
from ludo.ui.games.tripoli.real_table.plate import PersonPlate, PlateFacts
from ludo.ui.games.tripoli.spaces import space_rule
from ludo.ui.i18n import translate
from ludo.ui.table.chips import ChipFlights
from ludo.ui.table.cloth import Cloth
from ludo.ui.table.contract import Spot
from ludo.ui.table.fonts import far_scale, text_scale
from ludo.ui.table.mover import Mover
from ludo.ui.theme import current_theme
from ludo.ui.widgets.roles import Sign
from ludo.ui.widgets.toggles import set_checked

_GAP: Final = 8
_NARROWEST: Final = 72
"""Width of a plate at least."""
_PLATE_HIGH: Final = 66
_PLATE_FAR: Final = 3.2
"""Height of a plate that is read from afar, by the least size of letters."""
_WIDE: Final = 1.28
"""The widest board, by its height."""
_CHIP: Final = 26.0
_MANY: Final = 24
"""So many payments at once are shown as one flight a person."""


class TouchBoard(Board):
    """The board; its spaces can be touched. `touched`: a space."""

    touched = Signal(int)

    def __init__(self, parent: QWidget, style: Callable[[], CardStyle]) -> None:
        super().__init__(parent, style)
        self._choosable: Collection[int] = frozenset()
        self._chosen = -1
        self.setMouseTracking(True)

    def choose_among(self, spaces: Collection[int], chosen: int) -> None:
        """Make these spaces touchable; one of them is chosen (-1: none)."""
        self._choosable, self._chosen = spaces, chosen
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the board, and the space that is chosen."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gold = current_theme().gold
        if self._chosen >= 0:
            painter.setPen(QPen(gold, 3.0))
            painter.drawPath(self.petal(self._chosen))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over what can be touched."""
        over = self._space_at(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if over >= 0 else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose a space."""
        space = self._space_at(event.position())
        if space >= 0:
            self.touched.emit(space)

    def _space_at(self, at: QPointF) -> int:
        return next((space for space in self._choosable if self.petal(space).contains(at)), -1)


class BoardCloth(Cloth):
    """The whole table. seat_chosen, space_chosen: what a person has touched."""

    seat_chosen = Signal(int)
    space_chosen = Signal(int)

    def __init__(self, seats: int, style: Callable[[], CardStyle]) -> None:
        super().__init__()
        self.least = 0.0
        """Nothing is written in fewer pixels: it is looked at from afar. 0: it is not."""
        self.board = TouchBoard(self, style)
        self.board.touched.connect(self.space_chosen)
        self.plates = tuple(PersonPlate(seat, self) for seat in range(seats))
        for plate in self.plates:
            plate.clicked.connect(lambda _=False, seat=plate.seat: self.seat_chosen.emit(seat))
        self._mover = Mover(self)
        self._flights = ChipFlights(self, self._mover, paint_chip)
        self.setMinimumSize(420, 320)
        self.setAccessibleName(translate("Board", "The board and the people around it"))

    def show_people(self, facts: Sequence[PlateFacts], choosable: Collection[int], chosen: Collection[int]) -> None:
        """Show everybody, and who can be chosen."""
        for plate, shown in zip(self.plates, facts, strict=True):
            plate.show_facts(shown, choosable=not self.least and plate.seat in choosable, chosen=plate.seat in chosen)

    def readouts(self) -> Mapping[str, Callable[[], Iterable[QWidget]]]:
        """Return what keys read: the chips on the board, and everybody around it."""
        return {"table": lambda: self.findChildren(Sign), "score": lambda: self.plates, "players": lambda: self.plates}

    def choose_nobody(self) -> None:
        """Make no person and no space touchable."""
        for plate in self.plates:
            plate.setEnabled(False)
            set_checked(plate, False)
        self.board.choose_among(frozenset(), -1)

    def show_board(self, position: TripoliPosition, taken: Collection[int], *, pale: bool) -> None:
        """Show the chips on all spaces; `taken`: spaces whose holder is known."""
        self.board.show_amounts(position.board)
        self.show_pay(position, taken, pale=pale)

    def show_pay(self, position: TripoliPosition, taken: Collection[int], *, pale: bool) -> None:
        """Show what the board pays for, and the spaces whose holder is known."""
        rules = [space_rule(space, position.options) for space in range(POT + 1)]
        self.board.show_pay(position.facts.layout, pale, taken, rules)

    def pay(self, payments: Sequence[Paid], position: TripoliPosition, duration: int) -> None:
        """Fly the chips of a line; numbers on the board count to where the board stands now."""
        self._mover.finish()
        places = BOARDS[position.options.cosmo]
        shown = [(paid.amount, self._spot(paid.source, places), self._spot(paid.target, places)) for paid in payments]
        if len(shown) > _MANY:
            shown = list({spot: (3, spot, self._spot(places[KITTY], places)) for _, spot, _ in shown}.values())
        paying = [places.index(paid.source) for paid in payments if paid.source in places]
        time = 0
        for amount, start, end in shown:
            if start is not None and end is not None:
                time = max(time, self._flights.fly(amount, start, end, duration))
        if paying:
            self.board.glow(paying, max(time, duration) + 600)
        self.board.count_to(position.board, time)

    def _spot(self, place: Place, spaces: Sequence[Place]) -> Spot | None:
        """Return the middle of a plate or a space; None for what is not on the table."""
        if place in spaces:
            middle = self.board.space_box(spaces.index(place)).center()
        elif 0 <= place.owner < len(self.plates):
            middle = QPointF(self.plates[place.owner].geometry().center())
        else:
            return None
        return Spot(middle.x(), middle.y(), _CHIP * text_scale())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the board in the middle, people above and below it, clockwise from the upper left."""
        super().resizeEvent(event)
        self._mover.finish()
        count = len(self.plates)
        above = count // 2
        high = round(_PLATE_HIGH * text_scale() * max(1.0, min(self.height() / 640, 1.6)))
        if self.least:
            high = round(_PLATE_FAR * self.least)
        below = list(range(count - 1, above - 1, -1))
        self._row(list(range(above)), _GAP, high)
        self._row(below, self.height() - _GAP - high, high)
        top = 2 * _GAP + high
        room = QRectF(_GAP, top, self.width() - 2 * _GAP, self.height() - 2 * top)
        room.adjust(MARGIN, MARGIN, -MARGIN, -MARGIN)
        wide = min(room.width(), room.height() * _WIDE)
        scale = far_scale(self.least) if self.least else max(1.0, min(room.height() / 420, 2.0))
        self.board.place(QRectF(room.center().x() - wide / 2, room.top(), wide, room.height()), scale)

    def _row(self, seats: Sequence[int], top: int, high: int) -> None:
        if not seats:
            return
        each = (self.width() - _GAP * (len(seats) + 1)) // len(seats)
        wide = max(_NARROWEST, min(each, round(3.4 * high)))
        whole = wide * len(seats) + _GAP * (len(seats) - 1)
        free = max(0, self.width() - whole)
        between = min(free // (len(seats) + 1), 6 * _GAP) if len(seats) > 1 else 0
        left = (self.width() - whole - between * (len(seats) - 1)) // 2
        for number, seat in enumerate(seats):
            corner = QPoint(left + number * (wide + _GAP + between), top)
            self.plates[seat].setGeometry(corner.x(), corner.y(), wide, high)
