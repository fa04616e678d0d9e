"""The guided first deal: bubbles at the real table, one after the other, while the table waits."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen, QPolygonF, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludo.engine.places import Place
from ludo.ui.games.guide import Anchor, GuideMoment, Plate, Step, Target
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.platform.announce import announce
from ludo.ui.platform.keys import keys_for, native_text
from ludo.ui.play.parts import PlayParts
from ludo.ui.play.states import ControllerState
from ludo.ui.table.room import TALL
from ludo.ui.theme import current_theme
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.plain import tip
from ludo.ui.widgets.surfaces import UNIT

_text = texts("Guide")

NEXT_KEYS = "Ctrl+G"
"""The keys for the next bubble."""
_WIDTH = 320
_GAP = 10.0
"""From the bubble to what it points to, and to the edges of the page."""
_PATIENT = (ControllerState.ASKING, ControllerState.RESULT, ControllerState.OVER)
"""States in which the table waits for the person."""


class Guide(QObject):
    """Shows the steps of a game at its table, until all were shown, the deal is over or the person has had enough.

    `ended`: there is nothing more to show.
    """

    ended = Signal()

    def __init__(self, page: PlayParts, steps: Sequence[Step], offer: Text | None = None) -> None:
        """`offer`: a question that is asked first; whoever plays on without an answer does not want to be guided."""
        super().__init__(page)
        self._offer = offer
        self._offered_at: int | None = None
        self._page = page
        self._rest = [step for step in steps if step.concerns(page.controller.view)]
        self._all = len(self._rest)
        self._step: Step | None = None
        self._result_seen = False
        self.bubble = GuideBubble(page)
        self.bubble.next.clicked.connect(self.go_on)
        self.bubble.skip.clicked.connect(self.finish)
        self._keys = QShortcut(QKeySequence(keys_for(NEXT_KEYS)), page)
        self._keys.activated.connect(self.go_on)
        page.controller.changed.connect(self.refresh)
        page.table.idle.connect(self.refresh)
        page.table.arranged.connect(self.refresh)
        page.panel.installEventFilter(self)

    @property
    def step(self) -> Step | None:
        """The step that is shown, None if none is."""
        return self._step

    def refresh(self) -> None:
        """Show the step whose moment has come; hide one whose moment has passed."""
        if not self._all:
            return
        moment = self._moment()
        if moment is None:
            self.bubble.hide()
            return
        if self._offer is not None:
            self._show_offer(self._offer)
            return
        if self._result_seen and not moment.result:
            self.finish()
            return
        self._result_seen = moment.result
        if self._step is None or not self._step.when(moment):
            self._drop()
            self._step = next((step for step in self._rest if step.when(moment)), None)
            if self._step is not None:
                number = self._all - len(self._rest) + 1
                self.bubble.show_text(self._step.text, number, self._all)
        self._place()

    def _show_offer(self, offer: Text) -> None:
        if self._offered_at is None:
            self._offered_at = self._page.session.ply
            yes, no = _text("Show me"), _text("No, thanks")
            self.bubble.ask(offer, yes, no)
        elif self._offered_at != self._page.session.ply:
            self.finish()
            return
        self.bubble.point_to(self._rect(Anchor.STATUS), self._avoid())

    def go_on(self) -> None:
        """Show the next bubble after one was read."""
        if self.bubble.isHidden():
            return
        if self._offer is not None:
            self._offer = None
            self.refresh()
            return
        if self._step is None:
            return
        self._drop()
        if self._rest:
            self.refresh()
        else:
            self.finish()

    def _drop(self) -> None:
        """Do not show the present step again."""
        if self._step is not None:
            self._rest.remove(self._step)
            self._step = None
        self.bubble.hide()

    def finish(self) -> None:
        """Show no more bubbles."""
        if not self._all:
            return
        self._all = 0
        self._step = None
        self.bubble.hide()
        self.bubble.deleteLater()
        self._keys.setEnabled(False)
        self._page.setFocus()
        self.ended.emit()
        self.deleteLater()

    def _moment(self) -> GuideMoment | None:
        """Return what there is to explain, None while something moves or the table does not wait."""
        controller = self._page.controller
        waiting = controller.state in _PATIENT or controller.turns.waits_for_key
        if not waiting or self._page.table.busy or self._page.table.room is None:
            return None
        result = controller.state in (ControllerState.RESULT, ControllerState.OVER)
        deciding = controller.state == ControllerState.ASKING
        return GuideMoment(controller.view, self._page.table.editor.draft, deciding, result)

    def _place(self) -> None:
        if self._step is not None:
            target = self._rect(self._step.at)
            self.bubble.point_to(target, self._avoid())

    def _avoid(self) -> QRectF:
        """Return what a bubble should not cover: the hand."""
        room = self._page.table.room
        return self._on_page(room.hand) if room is not None else QRectF()

    def _on_page(self, rect: QRectF) -> QRectF:
        return rect.translated(QPointF(self._page.table.mapTo(self._page, self._page.table.rect().topLeft())))

    def _rect(self, target: Target) -> QRectF:
        """Return where a target is on the page."""
        page = self._page
        room = page.table.room
        assert room is not None
        if target == Anchor.PANEL:
            shown: QWidget = page.panel if page.panel.isVisible() else page.top.panel_button
            return QRectF(shown.rect()).translated(QPointF(shown.mapTo(page, shown.rect().topLeft())))
        return self._on_page(self._on_table(target))

    def _on_table(self, target: Target) -> QRectF:
        page = self._page
        room = page.table.room
        assert room is not None
        match target:
            case Anchor.HAND:
                return _joined([QRectF(card.geometry()) for card in page.table.hand_cards()]) or room.hand
            case Anchor.TABLE | Anchor.PANEL:
                return room.middle
            case Anchor.STATUS | Anchor.BUTTONS:
                return self._in_status(target) or room.status
            case Plate(seat):
                return room.seats[seat].plate
            case Place():
                return self._place_rect(target) or room.middle
            case _:
                return target(page.controller.view, room)

    def _in_status(self, target: Anchor) -> QRectF:
        """Return where the words or the buttons are, in coordinates of the table."""
        panel = self._page.status_panel
        origin = QPointF(panel.mapTo(self._page.table, panel.rect().topLeft()))
        buttons = [
            QRectF(button.rect()).translated(QPointF(button.mapTo(self._page.table, button.rect().topLeft())))
            for button in panel.buttons
        ]
        if target == Anchor.BUTTONS:
            return _joined(buttons)
        words = QRectF(panel.rect()).translated(origin)
        if buttons:
            words.setBottom(buttons[0].top())
            narrow = min(words.width(), 480.0)
            words = QRectF(words.center().x() - narrow / 2, words.top(), narrow, words.height())
        return words

    def _place_rect(self, place: Place) -> QRectF:
        page = self._page
        room = page.table.room
        assert room is not None
        spots = page.table.game_layout.spots(page.controller.view, room).get(place, ())
        if spots:
            sizes = [(spot.width, spot.width * TALL) for spot in spots]
            return _joined(
                [
                    QRectF(spot.x - wide / 2, spot.y - tall / 2, wide, tall)
                    for spot, (wide, tall) in zip(spots, sizes, strict=True)
                ]
            )
        return page.table.game_layout.areas(page.controller.view, room).get(place, QRectF())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the panel when it is folded."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide) and self._step is not None:
            self._place()
        return False


def _joined(rects: Sequence[QRectF]) -> QRectF:
    """Return what encloses all of them; nothing if there are none."""
    result = QRectF()
    for rect in rects:
        result = result.united(rect)
    return result


class GuideBubble(QWidget):
    """A bubble with some words, a button for the next one and one to skip the rest; it points to a rectangle."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._tip: QPointF | None = None
        self._where: Text = str
        self.words = Label(str)
        self.count = Label(lambda: self._where(), "small", "quiet").one_line()
        self.next = Button(_text("Next"), "primary")
        self.skip = Button(_text("Skip the rest"), "plain")
        self.next.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.skip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        foot = QHBoxLayout()
        foot.addWidget(self.count)
        foot.addStretch(1)
        foot.addWidget(self.skip)
        foot.addWidget(self.next)
        self._box = box = QVBoxLayout(self)
        box.setContentsMargins(2 * UNIT, 2 * UNIT, 2 * UNIT, 2 * UNIT)
        box.setSpacing(UNIT)
        box.addWidget(self.words)
        box.addLayout(foot)
        self.hide()

    def show_text(self, text: Text, number: int, count: int) -> None:
        """Show a text as one of so many."""
        self.words.set_text(text)
        self._where = lambda: translate("Guide", "{number} of {count}").format(number=number, count=count)
        self.count.retranslate()
        last = number == count
        self.next.set_text(lambda: translate("Guide", "Done") if last else translate("Guide", "Next"))
        self.skip.setVisible(not last)
        keys = native_text(NEXT_KEYS)
        self.next.setToolTip(tip(f"{self.next.text()} ({keys})"))
        self.setAccessibleName(translate("Guide", "Guide: {text}").format(text=text()))
        announce(self, f"{self.accessibleName()} ({keys})")

    def ask(self, text: Text, yes: Text, no: Text) -> None:
        """Show a question instead, with two answers."""
        self.words.set_text(text)
        self._where = str
        self.count.retranslate()
        self.next.set_text(yes)
        self.skip.set_text(no)
        self.setAccessibleName(text())
        announce(self, text())

    def point_to(self, target: QRectF, avoid: QRectF) -> None:
        """Stand beside a rectangle of the page, on the side with most room, and off what is to be avoided."""
        page = self.parentWidget()
        assert page is not None
        size = self._size(page.width())
        bounds = QRectF(page.rect()).adjusted(_GAP, _GAP, -_GAP, -_GAP)
        places = [_inside(rect, bounds) for rect in _beside(target, size)]
        best = min(places, key=lambda rect: (_overlap(rect, target) * 4 + _overlap(rect, avoid), rect.y()))
        self.setGeometry(best.toRect())
        clear_of = best.intersected(target).isEmpty()
        self._tip = _nearest(target, best.center()) - best.topLeft() if clear_of else None
        self.show()
        self.raise_()
        self.update()

    def _size(self, available: int) -> QSize:
        width = min(max(_WIDTH, self._box.minimumSize().width()), available - 2 * round(_GAP))
        height = self._box.heightForWidth(width)
        return QSize(width, height if height > 0 else self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bubble, with a point towards what it is about."""
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(6, 6, -6, -6)
        painter.setPen(QPen(theme.focus, 2))
        painter.setBrush(theme.panel)
        if self._tip is not None:
            painter.drawPolygon(_pointer(body, self._tip))
        painter.drawRoundedRect(body, theme.radius, theme.radius)
        if self._tip is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon(_pointer(body.adjusted(2, 2, -2, -2), self._tip, 0.0))


def _beside(target: QRectF, size: QSize) -> list[QRectF]:
    """Return the rectangles of a size above, below, left and right of another one."""
    wide, tall = float(size.width()), float(size.height())
    middle = target.center()
    return [
        QRectF(middle.x() - wide / 2, target.top() - tall - _GAP, wide, tall),
        QRectF(middle.x() - wide / 2, target.bottom() + _GAP, wide, tall),
        QRectF(target.left() - wide - _GAP, middle.y() - tall / 2, wide, tall),
        QRectF(target.right() + _GAP, middle.y() - tall / 2, wide, tall),
    ]


def _inside(rect: QRectF, bounds: QRectF) -> QRectF:
    x = max(bounds.left(), min(rect.x(), bounds.right() - rect.width()))
    y = max(bounds.top(), min(rect.y(), bounds.bottom() - rect.height()))
    return QRectF(x, y, rect.width(), rect.height())


def _overlap(one: QRectF, other: QRectF) -> float:
    common = one.intersected(other)
    return common.width() * common.height() if not common.isEmpty() else 0.0


def _nearest(rect: QRectF, point: QPointF) -> QPointF:
    """Return the point of a rectangle that is nearest to another one."""
    return QPointF(
        max(rect.left(), min(point.x(), rect.right())),
        max(rect.top(), min(point.y(), rect.bottom())),
    )


def _pointer(body: QRectF, tip: QPointF, reach: float = 6.0) -> QPolygonF:
    """Return a small triangle at the edge of a bubble, towards a point."""
    half = 9.0
    at = _nearest(body.adjusted(18, 18, -18, -18), tip)
    if tip.y() < body.top():
        edge = QPointF(at.x(), body.top())
        base = (edge - QPointF(half, 0), edge + QPointF(half, 0), edge - QPointF(0, reach))
    elif tip.y() > body.bottom():
        edge = QPointF(at.x(), body.bottom())
        base = (edge - QPointF(half, 0), edge + QPointF(half, 0), edge + QPointF(0, reach))
    elif tip.x() < body.left():
        edge = QPointF(body.left(), at.y())
        base = (edge - QPointF(0, half), edge + QPointF(0, half), edge - QPointF(reach, 0))
    else:
        edge = QPointF(body.right(), at.y())
        base = (edge - QPointF(0, half), edge + QPointF(0, half), edge + QPointF(reach, 0))
    return QPolygonF(list(base))
