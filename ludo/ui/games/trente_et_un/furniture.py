"""What lies on the cloth at Trente-et-un besides cards: the pot, captions of the piles, what hands are worth."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ludo.engine.places import POT, STOCK, Seat
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.rules import THIRTY_ONE
from ludo.games.trente_et_un.view import TrenteEtUnView, trente_et_un_view
from ludo.session.chairs import Chair
from ludo.ui.art.tokens import paint_fist, paint_life
from ludo.ui.games.arrangements import around
from ludo.ui.games.trente_et_un.middle import Middle, middle_of
from ludo.ui.games.trente_et_un.values import loses, own_worth, shown_worth, value_text
from ludo.ui.i18n import translate
from ludo.ui.table import depths
from ludo.ui.table.durations import Durations
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.room import TALL, Room
from ludo.ui.theme import current_theme
from ludo.ui.widgets.roles import Sign

_HEAP: Final = 12
"""So many coins of the pot are drawn; the number says how many there are."""
_ON_PLATE: Final = depths.PLATE + 1
_ABOVE_FAN: Final = depths.FAN + 2
_MEDAL: Final = depths.LAID + 2


class Pot(Sign):
    """The chips that were lost, in a heap, and how many they are (*cagnotte*)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = depths.FURNITURE
        self.amount = 0
        self.scale = 1.0

    def show_amount(self, amount: int, scale: float) -> None:
        """Show so many chips."""
        self.amount, self.scale = amount, scale
        text = translate("Trente-et-un", "Pot: %n chip(s)", None, amount)
        hint = translate("Trente-et-un", "The chips that were lost (cagnotte); whoever is left at the end takes them.")
        self.setAccessibleName(text)
        self.setToolTip(f"{text}\n{hint}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heap, and the number below it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        font = scaled_font("small", self.scale)
        high = QFontMetricsF(font).height()
        rect = QRectF(self.rect())
        dish = QRectF(rect.left() + 4, rect.center().y() - rect.width() * 0.36, rect.width() - 8, rect.width() * 0.72)
        painter.setPen(QPen(theme.cloth_line, theme.line_width))
        painter.setBrush(theme.cloth_plate)
        painter.drawEllipse(dish)
        size = dish.height() * 0.36
        for at in _heap(dish, min(self.amount, _HEAP)):
            paint_life(painter, around(at, size, size))
        painter.setFont(font)
        painter.setPen(theme.cloth_text)
        text = translate("Trente-et-un", "Pot: {number}").format(number=self.amount)
        painter.drawText(
            QRectF(rect.left() - 8, dish.bottom() + 2, rect.width() + 16, high), Qt.AlignmentFlag.AlignCenter, text
        )


def _heap(dish: QRectF, count: int) -> list[QPointF]:
    """Return where the coins of a heap lie, those at the back first."""
    places = []
    for number in range(count):
        layer, place = divmod(number, 5)
        x = (place - 2) * 0.17 * (1 - 0.2 * layer)
        y = 0.16 - 0.17 * layer - 0.05 * (place % 2)
        places.append(QPointF(dish.center().x() + x * dish.width(), dish.center().y() + y * dish.height()))
    return places


class Captions(QWidget):
    """Words and empty places in the middle: below the piles, and where the discard pile or a card is missing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = depths.FURNITURE
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._middle: Middle | None = None
        self._scale = 1.0
        self._stock = 0
        self._inviting = False

    def show_middle(self, middle: Middle, room: Room, stock: int, inviting: bool) -> None:
        """Show the places of this middle; `stock`: so many cards are left to draw; `inviting`: one may take a card."""
        self._middle, self._scale, self._stock, self._inviting = middle, room.scale, stock, inviting
        self.setGeometry(room.middle.toRect())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the outlines of all places, and the words below the piles."""
        middle = self._middle
        if middle is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.x(), -self.y())
        theme = current_theme()
        places = middle.table or tuple(at for at in (middle.stock, middle.discard) if at is not None)
        faint = QColor(theme.cloth_line)
        painter.setPen(QPen(faint, max(1.2, theme.line_width), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for at in places:
            rect = around(at, middle.width, middle.width * TALL)
            painter.drawRoundedRect(rect, middle.width * 0.05, middle.width * 0.05)
            if self._inviting:
                self._paint_invitation(painter, rect)
        if middle.stock is None or middle.discard is None:
            return
        painter.setFont(scaled_font("small", self._scale))
        painter.setPen(theme.cloth_text)
        stock = translate("Trente-et-un", "Stock: {number}").format(number=self._stock)
        for at, text in ((middle.stock, stock), (middle.discard, translate("Trente-et-un", "Discard pile"))):
            top = at.y() + middle.width * TALL / 2 + 4
            painter.drawText(
                QRectF(at.x() - middle.width, top, 2 * middle.width, 24 * self._scale),
                Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text,
            )  # fmt: skip

    def _paint_invitation(self, painter: QPainter, card: QRectF) -> None:
        """Paint a golden frame around a card that may be taken now."""
        theme = current_theme()
        painter.save()
        light = QColor(theme.gold)
        light.setAlphaF(0.22)
        painter.setPen(QPen(theme.gold, 1.6 + theme.line_width))
        painter.setBrush(light)
        painter.drawRoundedRect(card.adjusted(-6, -6, 6, 6), 10, 10)
        painter.restore()


class Fist(Sign):
    """The fist of the player who has knocked (*frapper*), on his picture."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = _ON_PLATE
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_at(self, plate: QRectF | None) -> None:
        """Lie on this plate; None: nobody has knocked."""
        self.setVisible(plate is not None)
        if plate is not None:
            size = plate.height() * 0.62
            corner = QPointF(plate.left() + plate.height() * 0.86, plate.bottom() - plate.height() * 0.12)
            self.setGeometry(QRectF(corner.x() - size, corner.y() - size, size, size).toRect())
            self.setAccessibleName(translate("Trente-et-un", "The fist of the knocker"))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fist."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_fist(painter, QRectF(self.rect()))


class ValueBadge(Sign):
    """What a hand is worth, as a number in a round frame; golden for a thirty-one, marked for the lowest."""

    def __init__(self, parent: QWidget, level: int) -> None:
        super().__init__(parent)
        self.level = level
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.number = ""
        self.caption = ""
        self._strong = False
        self._losing = False
        self._scale = 1.0
        self.hide()

    def show_value(self, value: float | None, caption: str, rect: QRectF, scale: float, losing: bool = False) -> None:
        """Show a value in a rectangle; nothing if it is None. `losing`: it costs a life."""
        self.setVisible(value is not None)
        if value is None:
            self.number = ""
            return
        self.number, self.caption, self._scale = value_text(value), caption, scale
        self._strong, self._losing = value == THIRTY_ONE, losing
        self.setGeometry(rect.toRect())
        self.setAccessibleName(f"{caption} {self.number}".strip())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, the number and the caption."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        figures, small = scaled_font("number", self._scale, bold=True), scaled_font("small", self._scale * 0.86)
        high = QFontMetricsF(small).height() if self.caption else 0.0
        fill = theme.gold if self._strong else theme.bubble_fill
        painter.setPen(QPen(theme.sign_fill if self._losing else theme.bubble_line, 2.5 if self._losing else 1.2))
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, min(rect.height() / 2, 14), min(rect.height() / 2, 14))
        painter.setPen(theme.button_main_text if self._strong else theme.bubble_text)
        if self.caption:
            painter.setFont(small)
            painter.drawText(
                QRectF(rect.left(), rect.top() + 3, rect.width(), high), Qt.AlignmentFlag.AlignCenter, self.caption
            )
        space = QRectF(rect.left(), rect.top() + high, rect.width(), rect.height() - high)
        figures.setPointSizeF(figures.pointSizeF() * max(0.8, space.height() / QFontMetricsF(figures).height() * 0.92))
        painter.setFont(figures)
        painter.drawText(space, Qt.AlignmentFlag.AlignCenter, self.number)


def _may_take(view: AnyView) -> bool:
    """Return whether the viewer is asked to take a card from the middle."""
    facts = trente_et_un_view(view).facts
    mine = view.seat is not None and view.turn.must == view.seat
    return mine and (facts.phase == "draw" or (facts.phase == "turn" and view.seat not in facts.frozen))


def _has_31(view: TrenteEtUnView, seat: Seat, own: Seat) -> bool:
    """Return whether a seat has shown a thirty-one; that of the viewer counts when the deal has ended by it."""
    outcome = view.facts.outcome
    if outcome is not None:
        return seat in outcome.holders
    return seat != own and shown_worth(view, seat) == THIRTY_ONE


class TrenteEtUnFurniture:
    """Pot, captions, and the values of hands."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self.pot = Pot(table)
        self._captions = Captions(table)
        self.own = ValueBadge(table, depths.FURNITURE)
        self.medal = ValueBadge(table, _MEDAL)
        self.fist = Fist(table)
        self.badges: dict[Seat, ValueBadge] = {}
        self._names: tuple[str, ...] = ()
        self._room: Room | None = None
        self._captions.show()
        self.pot.show()

    def arrange(self, room: Room, view: AnyView, chairs: Sequence[Chair]) -> None:
        """Place everything, and show the view."""
        self._room = room
        self._names = tuple(chair.name for chair in chairs)
        for seat in [seat for seat in self.badges if seat >= len(chairs) or seat == room.bottom]:
            self.badges.pop(seat).deleteLater()
        for seat in range(len(chairs)):
            if seat != room.bottom and seat not in self.badges:
                self.badges[seat] = ValueBadge(self._table, _ABOVE_FAN)
        self._show(view)

    def _show(self, view: AnyView) -> None:
        room = self._room
        if room is None:
            return
        middle = middle_of(view, room)
        self._captions.show_middle(middle, room, len(view.cards(STOCK)), _may_take(view))
        self.pot.setGeometry(middle.pot.toRect())
        self.pot.show_amount(view.chips.get(POT, 0), room.scale)
        shown = trente_et_un_view(view)
        closer = -1 if setting_of(shown.options).is_36 else shown.facts.closer
        self.fist.show_at(room.seats[closer].plate if closer >= 0 else None)
        self._show_own(shown, room)
        self._show_values(shown, room)
        self._show_medal(shown, room, middle)

    def _show_own(self, view: TrenteEtUnView, room: Room) -> None:
        """Show what the own hand is worth, to the right of it."""
        size = 58.0 * room.scale
        left = room.hand.center().x() + 2 * 1.06 * room.own + 12
        rect = QRectF(left, room.hand.center().y() - size / 2, size, size)
        self.own.show_value(
            own_worth(view), translate("Trente-et-un", "Hand"), rect, room.scale, loses(view.facts, room.bottom)
        )

    def _show_values(self, view: TrenteEtUnView, room: Room) -> None:
        """Show what the hands of the others are worth once they are shown."""
        for seat, badge in self.badges.items():
            value = shown_worth(view, seat)
            where = room.seats[seat]
            size = max(26.0 * room.scale, room.back * 0.5)
            rect = around(QPointF(where.fan.x(), where.fan.y() + room.back * TALL / 2), size * 1.5, size)
            badge.show_value(value, "", rect, room.scale * 0.9, loses(view.facts, seat))

    def _show_medal(self, view: TrenteEtUnView, room: Room, middle: Middle) -> None:
        """Show a thirty-one in the middle, with the name of whoever has it."""
        holders = [seat for seat in range(len(self._names)) if _has_31(view, seat, room.bottom)]
        size = middle.width * 1.05
        rect = around(room.middle.center(), size * 1.15, size)
        caption = ", ".join(self._names[seat] for seat in holders)
        self.medal.show_value(THIRTY_ONE if holders else None, caption, rect, room.scale * 1.25)

    def follow(self, view: AnyView, durations: Durations) -> int:
        """Show the next view."""
        self._show(view)
        return 0

    def finish(self) -> None:
        """Nothing moves."""

    def remove(self) -> None:
        """Delete all widgets."""
        for widget in (self.pot, self._captions, self.own, self.medal, self.fist, *self.badges.values()):
            widget.hide()
            widget.deleteLater()
