"""The board of nine spaces: a rosette with its cards, and the chips that lie on them."""

from collections.abc import Callable, Collection, Iterable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from ludo.games.tripoli.rules import POT, Layout
from ludo.ui.art.cached_bitmaps import paint_kept
from ludo.ui.art.style import CardStyle
from ludo.ui.games.tripoli.rosette import Rosette, paint_board, rosette
from ludo.ui.games.tripoli.space_painting import Lay, OnSpace, lay_in, paint_space
from ludo.ui.games.tripoli.spaces import space_title
from ludo.ui.i18n import language, translate
from ludo.ui.table import z_order
from ludo.ui.table.fitted_text import painter_on
from ludo.ui.theme import current_theme
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.widgets.roles import Sign
from ludo.ui.wording.common import with_head

MARGIN: Final = 6.0
"""Room around the board for its edge."""
_AROUND: Final = 16.0
"""How far what lies on a space reaches beyond its box, at most."""
_GRID: Final = 4
"""Pictures begin at multiples of this: whole pixels on screens with 1.25 or 1.5 of them as well."""
_ARRIVE: Final = 0.6
"""When the first chips of a payment arrive, as a share of their way."""
_GLOW_LINE: Final = 3.0
_GLOW_AROUND: Final = 4
"""Room beyond a space for that line."""
_GLOW_LAST: Final = 0.1
_GLOW_MORE: Final = 0.45
"""How strong the light of a space that pays is at last, and how much stronger at first."""


class Board(QWidget):
    """All spaces. `style`: how the cards look.

    amounts: the chips shown on each space; layout: what the board pays for; pale: the suit is not decided yet; held:
    spaces whose cards the viewer holds.
    """

    def __init__(self, parent: QWidget, style: Callable[[], CardStyle]) -> None:
        super().__init__(parent)
        self.level = z_order.GROUND
        self._style = style
        self.amounts = [0] * (POT + 1)
        self.pay: Layout | None = None
        self.pale = False
        self.held: frozenset[int] = frozenset()
        self._glowing: frozenset[int] = frozenset()
        self._glow = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._glow.valueChanged.connect(lambda _: self._update_spaces(self._glowing))
        self._glow.finished.connect(self.stop_glow)
        self._start = list(self.amounts)
        self._counting = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._counting.valueChanged.connect(lambda _: self._update_numbers())
        self._counting.finished.connect(self.finish_counting)
        self._scale = 1.0
        self._lay = Lay(True, 0.0)
        self._shape: Rosette = rosette(QRectF(0, 0, 90, 90))
        self._ground = QPixmap()
        self._ground_key: object = None
        self._told: object = None
        self._seen: tuple[int, ...] = ()
        self._spaces: dict[int, tuple[object, QPixmap]] = {}
        self.labels = tuple(Sign(self) for _ in range(POT + 1))

    def place(self, rect: QRectF, scale: float, usual: QRectF | None = None) -> None:
        """Place the board; usual: where it lies in letters of the usual size."""
        self._scale = scale
        self.setGeometry(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toRect())
        corner = self.geometry().topLeft()
        self._shape = rosette(rect.translated(-corner.x(), -corner.y()))
        self._lay = lay_in(self._shape.boxes, None if usual is None else rosette(usual).boxes)
        if self.isVisible():
            self._lay_labels()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay what is told of the spaces over them: their outlines are worked out once somebody sees them."""
        self._lay_labels()
        super().showEvent(event)

    def _lay_labels(self) -> None:
        for label, petal in zip(self.labels, self._shape.petals, strict=True):
            label.setGeometry(petal.boundingRect().toRect())

    def space_box(self, space: int) -> QRectF:
        """Return the rectangle for what lies on a space, in coordinates of the table."""
        return self._shape.boxes[space].translated(self.x(), self.y())

    def petal(self, space: int) -> QPainterPath:
        """Return the outline of a space, in coordinates of the board itself."""
        return self._shape.petals[space]

    def show_pay(self, pay: Layout, pale: bool, held: Collection[int], rules: Sequence[str]) -> None:
        """Show what the board pays for, which of it the viewer holds; `rules`: who takes each space, in words."""
        self.pay, self.pale, self.held = pay, pale, frozenset(held)
        told = (pay, pale, self.held, tuple(rules), tuple(self.amounts), self._glowing, language())
        if told == self._told:
            return
        self._told = told
        for space, (label, rule) in enumerate(zip(self.labels, rules, strict=True)):
            title = space_title(space, pay)
            chips = translate("Tripoli", "%n chip(s)", None, self.amounts[space])
            name = translate("Tripoli", "{space} on the board: {chips}").format(space=title, chips=chips)
            if space in self.held:
                rule += " " + translate("Tripoli", "You hold it.")
            if space in self._glowing:
                name += ", " + translate("Tripoli", "pays")
            label.setAccessibleName(name)
            label.setAccessibleDescription(rule)
            set_tip(label, f"{with_head(title, chips)}\n{rule}")
        self.update()

    def show_amounts(self, amounts: Sequence[int]) -> None:
        """Show these chips at once, and let nothing glow."""
        self._counting.stop()
        self.stop_glow()
        self._start = list(amounts)
        self.amounts = list(amounts)
        self.update()

    def count_to(self, amounts: Sequence[int], duration: int) -> int:
        """Count the numbers to these, payments out at once, payments in late; return how long it takes."""
        self._counting.stop()
        self._start, self.amounts = self.amounts, list(amounts)
        if duration <= 0:
            self._start = list(amounts)
            self.update()
            return 0
        self._counting.setDuration(duration)
        self._counting.start()
        return duration

    def finish_counting(self) -> None:
        """Show the last numbers."""
        self._counting.stop()
        self._start = list(self.amounts)
        self.update()

    def _shown(self, space: int) -> int:
        """Return the number that a space shows now."""
        start, end = self._start[space], self.amounts[space]
        if start >= end:
            return end
        share = float(self._counting.currentValue() or 0.0)
        return start + round((end - start) * max(0.0, (share - _ARRIVE) / (1 - _ARRIVE)))

    def glow(self, spaces: Collection[int], duration: int) -> None:
        """Glow the spaces that pay, for a while."""
        self._glow.stop()
        self._glowing = frozenset(spaces)
        if self._glowing:
            self._glow.setDuration(max(1, duration))
            self._glow.start()
        self.update()

    def stop_glow(self) -> None:
        """Stop all glows."""
        self._glow.stop()
        self._glowing = frozenset()
        self.update()

    @property
    def glowing(self) -> frozenset[int]:
        """The spaces that glow."""
        return self._glowing

    def _update_numbers(self) -> None:
        """Paint the spaces anew whose numbers are others now."""
        shown = tuple(self._shown(space) for space in range(POT + 1))
        before, self._seen = self._seen, shown
        changed = [space for space, number in enumerate(shown) if before[space : space + 1] != (number,)]
        self._update_spaces(changed)

    def _update_spaces(self, spaces: Iterable[int]) -> None:
        for space in spaces:
            area = self._around(space).united(self._shape.petals[space].boundingRect())
            self.update(area.adjusted(-2, -2, 2, 2).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the board, what glows, and what lies on each petal, where it is to be painted."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._ground_picture())
        for space in self._glowing:
            self._paint_glow(painter, space)
        if self.pay is None:
            return
        for space in range(POT + 1):
            if event.region().intersects(self._around(space).toAlignedRect()):
                corner, picture = self._space_picture(space, self.pay)
                painter.drawPixmap(corner, picture)

    def _around(self, space: int) -> QRectF:
        """Return where what lies on a space may reach."""
        return self._shape.boxes[space].adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)

    def _space_picture(self, space: int, pay: Layout) -> tuple[QPoint, QPixmap]:
        """Return what lies on a space and where on the board; painted anew where anything on it has changed."""
        around = self._around(space)
        corner = QPoint(int(around.left()) // _GRID * _GRID, int(around.top()) // _GRID * _GRID)
        looks = (self.pale, space in self.held, self._shown(space), language())
        key = (self._ground_key, around.getRect(), self._scale, pay, looks)
        known = self._spaces.get(space)
        if known is not None and known[0] == (key, self._style()):
            return corner, known[1]
        ratio = self.devicePixelRatioF()
        size = QSizeF(around.right() - corner.x(), around.bottom() - corner.y()) * ratio
        picture = QPixmap(ceil(size.width()), ceil(size.height()))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = painter_on(self, picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-corner)
        shown = OnSpace(space, self._shape.boxes[space], pay, self._shown(space), self.pale, space in self.held)
        paint_space(painter, shown, self._lay, self._scale, self._style())
        painter.end()
        self._spaces[space] = ((key, self._style()), picture)
        return corner, picture

    def _ground_picture(self) -> QPixmap:
        theme, ratio = current_theme(), self.devicePixelRatioF()
        key = (self.size().toTuple(), ratio, theme.name)
        if key != self._ground_key:
            self._ground_key = key
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_board(painter, self._shape, theme)
            painter.end()
        return self._ground

    def _paint_glow(self, painter: QPainter, space: int) -> None:
        gold = current_theme().gold
        petal = self._shape.petals[space]
        rect = petal.boundingRect()
        key = (space, self.size().toTuple(), gold.rgba())

        def light(inner: QPainter, area: QRectF) -> None:
            inner.fillPath(petal.translated(area.topLeft() - rect.topLeft()), gold)

        def line(inner: QPainter, area: QRectF) -> None:
            inner.setPen(QPen(gold, _GLOW_LINE))
            inner.drawPath(petal.translated(area.topLeft() - rect.topLeft()))

        painter.setOpacity(_GLOW_LAST + _GLOW_MORE * float(self._glow.currentValue() or 0.0))
        paint_kept(painter, rect, ("light", *key), light)
        painter.setOpacity(1.0)
        paint_kept(painter, rect, ("line", *key), line, _GLOW_AROUND)
