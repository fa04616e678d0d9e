"""Furniture on the cloth of Trio: frames of the plots, words below the piles, ladder, marks on combinations."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludo.engine.places import STOCK
from ludo.engine.views import AnyView
from ludo.games.trio.view import TrioView, trio_view
from ludo.session.chairs import Chair
from ludo.ui.games.trio.cloth import TrioPlan, ground_for
from ludo.ui.games.trio.ladder import Ladder
from ludo.ui.games.trio.meld_marks import MeldMarks
from ludo.ui.i18n import translate
from ludo.ui.table import z_order
from ludo.ui.table.cached_painting import PaintedWidget
from ludo.ui.table.contract import Furniture
from ludo.ui.table.durations import Durations
from ludo.ui.table.fonts import corner_radius, scaled_font
from ludo.ui.table.geometry import Room
from ludo.ui.theme import current_theme
from ludo.ui.widgets.focus_release import discard
from ludo.ui.wording.names import names_of


class TrioCloth(PaintedWidget):
    """Frames around the plots, and the words below stock and discard pile."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, z_order.GROUND, pressed=False)
        self._ground: TrioPlan | None = None
        self._scale = 1.0
        self._words: tuple[tuple[str, ...], ...] = ((), ())

    def show_room(self, room: Room) -> None:
        """Show where everything lies in a room."""
        self._ground, self._scale = ground_for(room), room.scale
        self.setGeometry(room.area.toRect())
        self.update()

    def show_view(self, view: TrioView) -> None:
        """Show how many cards the piles have."""
        count = str(len(view.cards(STOCK)))
        words = (
            (translate("Trio", "Stock: {count}").format(count=count), count),
            (translate("Trio", "Discards"),),
        )
        if words != self._words:
            self._words = words
            self.setAccessibleName(words[0][0])
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the frames and the words."""
        if self._ground is None:
            return
        theme = current_theme()
        painter.translate(-self.pos())
        strong = theme.name == "contrast"
        painter.setPen(QPen(theme.cloth_line, theme.line_width) if strong else QPen(Qt.PenStyle.NoPen))
        fill = QColor(theme.cloth_plate)
        fill.setAlphaF(fill.alphaF() * (0.0 if strong else 0.42))
        painter.setBrush(fill)
        radius = corner_radius(self._scale)
        for frame in self._ground.frames.values():
            painter.drawRoundedRect(frame, radius, radius)
        if not self._ground.words:
            return
        font = scaled_font("small", self._scale * 0.92)
        painter.setFont(font)
        painter.setPen(theme.cloth_text)
        metrics = QFontMetricsF(font)
        for rect, words in zip((self._ground.stock, self._ground.discard), self._words, strict=True):
            room = QRectF(rect.left() - 5, rect.bottom() + 4, rect.width() + 10, metrics.height())
            text = next((text for text in words if metrics.horizontalAdvance(text) <= room.width()), "")
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


class TrioFurniture(Furniture):
    """See `ludo.ui.table.contract.Furniture`."""

    def __init__(self, parent: QWidget) -> None:
        self._cloth = TrioCloth(parent)
        self._ladder = Ladder(parent)
        self._marks = MeldMarks(parent)
        self._room: Room | None = None
        self._next: TrioView | None = None
        self._wait = QTimer(parent, singleShot=True)
        self._wait.timeout.connect(self.finish)
        for widget in (self._cloth, self._ladder):
            widget.show()

    def arrange(self, room: Room, view: AnyView, chairs: Sequence[Chair]) -> None:
        self._room = room
        self._wait.stop()
        shown = trio_view(view)
        names = names_of(chairs, view.seat)
        self._cloth.show_room(room)
        self._cloth.show_view(shown)
        self._ladder.set_players(names, room.scale)
        self._ladder.setGeometry(ground_for(room).ladder.toRect())
        self._ladder.show_view(shown)
        self._marks.set_players(names)
        self._marks.show_view(shown, room)
        self._next = shown

    def follow(self, view: AnyView, durations: Durations) -> int:
        """Show the contracts of a view; marks come when the cards have arrived."""
        shown = trio_view(view)
        self._cloth.show_view(shown)
        self._ladder.show_view(shown)
        self._next = shown
        if self._room is None:
            return 0
        if durations.travel > 0:
            self._marks.remove_stale(shown)
            self._wait.start(durations.travel)
        else:
            self.finish()
        return 0

    def finish(self) -> None:
        """Show the marks of the last view."""
        self._wait.stop()
        if self._next is not None and self._room is not None:
            self._marks.show_view(self._next, self._room)

    def remove(self) -> None:
        self._wait.stop()
        self._marks.clear()
        discard((self._cloth, self._ladder))
