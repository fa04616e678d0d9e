"""A card on the table: a button that paints a picture and can be moved, turned, lifted and pressed."""

from math import cos, hypot, pi, radians, sin

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QApplication, QWidget

from ludo.engine.cards import Card
from ludo.engine.places import Place
from ludo.ui.art.faces import card_height
from ludo.ui.art.shadow import paint_card_shadow
from ludo.ui.art.style import CardStyle
from ludo.ui.i18n import language
from ludo.ui.table import z_order
from ludo.ui.table.card_marks import CORNER, paint_focus, paint_tab, paint_veil, tab_of
from ludo.ui.table.cloth import is_resizing
from ludo.ui.table.contract import Spot
from ludo.ui.table.geometry import TALL
from ludo.ui.table.pictures import best_card, lying_card, style_with_back
from ludo.ui.table.tooltips import show_beside
from ludo.ui.widgets.focus_release import let_go_of_focus
from ludo.ui.widgets.plain_text import PlainAbstractButton
from ludo.ui.widgets.press_guard import DRAGGED, LEAVES_KEYS, mark_changed

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_AROUND = 0.22
"""Room around the card for its shadow, by its width."""
_LIFTED = 0.07
"""How far the best card of a trick lies above the table, by its width."""
_NARROWEST = 0.02
"""How wide a card is seen that turns over, at least."""


class CardWidget(PlainAbstractButton):
    """One card. `face` None: its back is up.

    lift: how far it is off the table (0 to 1); hit_margin: how far below the card the pointer still counts, so that a
    card that has risen under it does not lose it; takeable: the person can take it up; dimmed: a shade quieter than the
    others; target_width: the width of a card at the end of its way; leaves: the keys of Enter and Space that are not
    for the card; best: it wins, so it is lifted and glows; hinted: likewise, because a hint means it; drawn: it has
    just come into the hand, and has a tab at its upper edge, where no other card covers it; hint: what the tooltip
    says.

    Signals: `grabbed` (pointer moved away with the button down), `dragged`, `dropped`: the pointer in global
    coordinates; `activated`: pressed without dragging, by pointer or key (by two clicks or not); `clicked`: by
    assistive technology; `sent`: by a double click; `picked`: with Ctrl, to be dragged with others;
    `hover_changed`: the pointer or the focus has come or gone; `pointed`: the pointer has come, or a button was
    pressed; `nudged`: to be laid so many places further to the right in the hand.
    """

    grabbed = Signal(object, object)
    dragged = Signal(object, object)
    dropped = Signal(object, object)
    activated = Signal(object, bool)
    sent = Signal(object)
    picked = Signal(object)
    hover_changed = Signal()
    pointed = Signal()
    nudged = Signal(object, int)

    def __init__(self, parent: QWidget, look: CardStyle, face: Card | None, place: Place) -> None:
        super().__init__(parent)
        self.style_of_card = look
        self.face = face
        self.place = place
        self.spot = Spot(0, 0, 0)
        self.level = z_order.PILE
        self.lift = 0.0
        self.hit_margin = 0.0
        self.dimmed = False
        self.takeable = False
        self.leaves: tuple[str, ...] = ()
        self.best = False
        self.hinted = False
        self.drawn = False
        self.chosen = False
        self.hint = ""
        self.target_width = 80.0
        self._described: object = None
        self._moving = False
        self._lying_margin = 0.0
        self._rested = 80.0
        self._rested_x = 0.0
        self._sharp: tuple[float, float] | None = None
        """Width and angle of the picture that was painted last, but for sizes that do not stay."""
        self._old_face = face
        self._turned = 1.0
        self._press: QPointF | None = None
        self._dragging = False
        self._twice = False
        self.setProperty(DRAGGED, True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setEnabled(False)

    def show_face(self, face: Card | None, turning: bool = False) -> None:
        """Have this face up; `turning`: the card is seen turning over while it next moves."""
        if face == self.face:
            return
        self._old_face = self.face if turning else face
        self._turned = 0.0 if turning else 1.0
        self.face = face
        self.update()

    def turn_over(self, share: float) -> None:
        """Show so much of the turning over."""
        if self._old_face != self.face:
            self._turned = share
            if share >= 1:
                self._old_face = self.face
            self.update()

    def set_takeable(self, takeable: bool, dimmed: bool) -> None:
        """Can the person take this card; is it a shade quieter than the others?"""
        if (takeable, dimmed) == (self.takeable, self.dimmed):
            return
        self.takeable = takeable
        self.dimmed = dimmed
        self._set_up_input(takeable, dimmed)
        self.update()

    def leave_keys(self, keys: tuple[str, ...]) -> None:
        """Leave these of Enter and Space to the page."""
        if keys != self.leaves:
            self.leaves = keys
            self.setProperty(LEAVES_KEYS, list(keys))

    def set_best(self, best: bool) -> None:
        """Is this the card that wins?"""
        if best != self.best:
            self.best = best
            self.update()

    def set_hinted(self, hinted: bool) -> None:
        """Is this a card that a hint means? It glows as the best one does."""
        if hinted != self.hinted:
            self.hinted = hinted
            self.update()

    def set_chosen(self, chosen: bool) -> None:
        """Does this card go along when another chosen one is dragged? It glows as the best one does."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def set_drawn(self, drawn: bool) -> None:
        """Has this card just come into the hand?"""
        if drawn != self.drawn:
            self.drawn = drawn
            self.update()

    def describes(self, state: object) -> bool:
        """Do its name and its hint say this already? They will; in another language nothing does."""
        before, self._described = self._described, (state, language())
        return before == self._described

    def _set_up_input(self, takeable: bool, dimmed: bool) -> None:
        """Take input or not; a card that cannot be taken is disabled, so that assistive technology offers no press."""
        if not takeable:
            let_go_of_focus([self])
        self.setEnabled(takeable)
        if not takeable:
            self.set_aimed_at(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if takeable else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if takeable and not dimmed else Qt.CursorShape.ArrowCursor)

    def set_aimed_at(self, aimed_at: bool) -> None:
        """Take the pointer, because it is on what is seen of this card, or let it through."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not (aimed_at and self.takeable))

    def lie(self, spot: Spot, moving: bool = False) -> None:
        """Lie on a spot, or pass over it."""
        if (spot, moving, self.hit_margin) == (self.spot, self._moving, self._lying_margin):
            return
        self.spot = spot
        self._lying_margin = self.hit_margin
        self._moving = moving
        if not moving:
            self._rested = self.target_width = spot.width
            if abs(spot.x - self._rested_x) > 1:
                self._rested_x = spot.x
                mark_changed(self)
        angle = radians(spot.angle)
        across, down = spot.width, spot.width * TALL
        wide = abs(across * cos(angle)) + abs(down * sin(angle)) + 2 * _AROUND * spot.width
        tall = abs(across * sin(angle)) + abs(down * cos(angle)) + 2 * _AROUND * spot.width
        left, top = round(spot.x - wide / 2), round(spot.y - tall / 2)
        self.setGeometry(left, top, round(wide), round(tall + self.hit_margin))
        self.update()

    def outline(self) -> QRectF:
        """Return the card itself in coordinates of its parent, as if it were not turned."""
        height = self.spot.width * TALL
        return QRectF(self.spot.x - self.spot.width / 2, self.spot.y - height / 2, self.spot.width, height)

    def covers(self, point: QPointF) -> bool:
        """Is this point of the parent on the card as it is painted? Its shadow and its glow do not count.

        Of a card that has risen under the pointer the place where it lay counts as well, or it would lose the pointer.
        """
        width, higher = self.spot.width, self._glow_height()
        away = point - QPointF(self.spot.x, self.spot.y - higher)
        below = self.hit_margin + higher if self.underMouse() else 0.0
        if max(abs(away.x()), abs(away.y()) - below) > width:
            return False
        turned = QTransform().rotate(-self.spot.angle).map(away)
        if self.drawn and not self.spot.down and tab_of(width).contains(turned):
            return True
        corner = width * CORNER
        across = max(0.0, abs(turned.x()) - width / 2 + corner)
        down = max(0.0, max(-turned.y(), turned.y() - below) - width * TALL / 2 + corner)
        return hypot(across, down) <= corner

    def _glow_height(self) -> float:
        """Return how much higher it is painted because it glows."""
        glows = (self.best or self.hinted or self.chosen) and not self._moving and self._turned >= 1
        return self.spot.width * _LIFTED if glows else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card with its shadow, and the ring of focus."""
        painter = QPainter(self)
        painter.translate(self.spot.x - self.x(), self.spot.y - self.y())
        if self._moving or self._turned < 1:
            self._paint_on_the_way(painter)
        else:
            self._paint_lying(painter)
        if self.dimmed:
            paint_veil(painter, self.spot, self.style_of_card.large_index)
        if self.drawn and not self.spot.down:
            paint_tab(painter, self.spot)
        if self.hasFocus():
            paint_focus(painter, self.spot)

    @property
    def seen(self) -> Card | None:
        """The face that is up, None for the back."""
        return None if self.spot.down else self.face

    def _look(self) -> CardStyle:
        """Return how it looks; with several packs the back is that of its own pack."""
        return style_with_back(self.style_of_card, self.spot.back)

    def _paint_lying(self, painter: QPainter) -> None:
        """Paint a card at rest from a picture of its size and angle; the best card is raised, in a golden light."""
        ratio = self.devicePixelRatioF()
        higher = self._glow_height()
        painter.translate(0, -higher)
        picture_of = best_card if higher else lying_card
        if self._sharp is None or not is_resizing(self):
            self._sharp = self.spot.width, self.spot.angle
        width, angle = self._sharp
        picture = picture_of(self.seen, width, ratio, self._look(), angle)
        size = picture.deviceIndependentSize()
        if width == self.spot.width:
            painter.drawPixmap(_on_pixels(painter, -size.width() / 2, -size.height() / 2, ratio), picture)
        else:
            scaled = size * (self.spot.width / width)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            middle = QPointF(scaled.width() / 2, scaled.height() / 2)
            painter.drawPixmap(QRectF(-middle, scaled), picture, QRectF(picture.rect()))

    def _paint_on_the_way(self, painter: QPainter) -> None:
        """Paint a card that moves or turns over: the picture of its larger end, scaled and turned."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width = max(self._rested, self.target_width)
        face = self._old_face if self._turned < 0.5 and not self.spot.down else self.seen
        picture = lying_card(face, width, self.devicePixelRatioF(), self._look())
        scale = self.spot.width / width
        painter.save()
        painter.rotate(self.spot.angle)
        painter.scale(scale * self._squeezed(), scale)
        if self.lift > 0:
            height = card_height(width)
            paint_card_shadow(painter, QRectF(-width / 2, -height / 2, width, height), self.lift)
        size = picture.deviceIndependentSize()
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
        painter.restore()

    def _squeezed(self) -> float:
        """Return how wide a card is seen that is turning over."""
        return max(_NARROWEST, abs(cos(pi * self._turned))) if self._turned < 1 else 1.0

    def event(self, event: QEvent) -> bool:
        """Show the tooltip beside all the cards of its place, so that it covers none."""
        if event.type() == QEvent.Type.ToolTip:
            around = QRect()
            parent = self.parentWidget()
            cards = [] if parent is None else parent.findChildren(CardWidget, "", _DIRECT)
            for card in cards:
                around = around.united(card.outline().toRect()) if card.place == self.place else around
            show_beside(self, around, self.hint)
            return True
        return super().event(event)

    def hitButton(self, pos: object) -> bool:
        """Accept every point: `mousePressEvent` has judged it."""
        return True

    def _inside(self, point: QPointF) -> bool:
        return self.covers(QPointF(self.pos()) + point)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit that the pointer has come."""
        super().enterEvent(event)
        self.pointed.emit()
        self.hover_changed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Emit that the pointer has gone."""
        super().leaveEvent(event)
        self.hover_changed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit that the focus has come."""
        super().focusInEvent(event)
        self.hover_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit that the focus has gone."""
        super().focusOutEvent(event)
        self.hover_changed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a press, which may become a drag."""
        if event.button() != Qt.MouseButton.LeftButton or not self._inside(event.position()):
            event.ignore()
            return
        self.pointed.emit()
        self._press = event.globalPosition()
        self._dragging = False
        self._twice = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Handle the second press of two."""
        self.mousePressEvent(event)
        self._twice = self._press is not None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move away with the button down: the card follows exactly."""
        if self._press is None:
            return
        point = event.globalPosition()
        if not self._dragging:
            if (point - self._press).manhattanLength() < QApplication.startDragDistance():
                return
            self._dragging = True
            self.grabbed.emit(self, self._press)
        self.dragged.emit(self, point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the press: a drop, or a click."""
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            event.ignore()
            return
        self._press = None
        if self._dragging:
            self._dragging = False
            self.dropped.emit(self, event.globalPosition())
        elif self._inside(event.position()):
            with_ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if with_ctrl:
                self.picked.emit(self)
            elif self._twice:
                self.sent.emit(self)
            else:
                self.activated.emit(self, False)

    def cancel_drag(self) -> None:
        """Forget the press; nothing is dropped."""
        self._press = None
        self._dragging = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play the card on Enter and Space, unless they are left to the page; move it on Shift with an arrow."""
        shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if ("Space" if event.key() == Qt.Key.Key_Space else "Enter") in self.leaves:
            QWidget.keyPressEvent(self, event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            self.activated.emit(self, True)
        elif shifted and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.nudged.emit(self, 1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            QWidget.keyPressEvent(self, event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Do nothing: the card has acted when the key went down."""
        QWidget.keyReleaseEvent(self, event)


def _on_pixels(painter: QPainter, x: float, y: float, ratio: float) -> QPointF:
    """Return the point nearest to this one that lies on a whole pixel of the screen, so that nothing is blurred."""
    shift = painter.transform()
    return QPointF(
        round((shift.dx() + x) * ratio) / ratio - shift.dx(), round((shift.dy() + y) * ratio) / ratio - shift.dy()
    )
