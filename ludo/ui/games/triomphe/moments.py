"""The big moments of Triomphe: the vole, and a fault at a strict table."""

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ludo.engine.events import Event, Happened
from ludo.engine.views import AnyView
from ludo.games.triomphe.rules import TRICKS
from ludo.ui.i18n import translate
from ludo.ui.theme import current_theme
from ludo.ui.wording.details import numbers_of
from ludo.ui.wording.moments import Moment
from ludo.ui.wording.names import Names, choose

_CURVE = QEasingCurve(QEasingCurve.Type.OutCubic)


def moment(event: Event, before: AnyView, names: Names) -> Moment | None:
    """Return the moment of a vole, of a vole that was missed after an offer was refused, or of a fault."""
    if not isinstance(event, Happened) or event.code != "deal-marked":
        return None
    seats = numbers_of(event.details, "seats")
    match event.details.get("how"):
        case "vole" | "vole_made":
            title = choose(
                names,
                seats,
                translate("Triomphe", "The vole! All five tricks are yours."),
                translate("Triomphe", "The vole! All five tricks for {name}."),
                translate("Triomphe", "The vole! All five tricks for your side."),
                translate("Triomphe", "The vole! All five tricks for {name}."),
            )
            return Moment(title, paint_vole)
        case "vole_missed":
            return Moment(translate("Triomphe", "The vole is missed: two points for the offer."))
        case "fault":
            return Moment(translate("Triomphe", "A fault!"))
    return None


def paint_vole(painter: QPainter, rect: QRectF, share: float) -> None:
    """Paint five packets that come together from both sides."""
    theme = current_theme()
    come = _CURVE.valueForProgress(min(1.0, share / 0.6))
    high = rect.height() * 0.96
    wide = high * 0.64
    shown = painter.opacity()
    painter.setOpacity(shown * come)
    for number in range(TRICKS):
        off = (number - (TRICKS - 1) / 2) * wide * (1.15 + 1.6 * (1 - come))
        middle = rect.center() + QPointF(off, 0)
        card = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        painter.setPen(QPen(theme.bubble_line, 1))
        painter.setBrush(theme.bubble_fill)
        for under in (4.0, 2.0, 0.0):
            painter.drawRoundedRect(card.translated(under, under), 4, 4)
        painter.setPen(QPen(theme.gold, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card.adjusted(4, 4, -4, -4), 3, 3)
    painter.setOpacity(shown)
