"""The big moments of Trio: a contract is laid out, and its player climbs the ladder; somebody goes out."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ludo.engine.events import Changed, Event, Said
from ludo.engine.views import AnyView
from ludo.games.trio.contracts import last_contract
from ludo.games.trio.view import Outcome, trio_view
from ludo.ui.art.faces import paint_card
from ludo.ui.art.style import CardStyle
from ludo.ui.games.trio.combination_words import contract_text
from ludo.ui.games.trio.results import end_title
from ludo.ui.i18n import translate
from ludo.ui.table.fonts import scaled_font
from ludo.ui.table.geometry import TALL
from ludo.ui.theme import current_theme
from ludo.ui.wording.moments import Moment
from ludo.ui.wording.names import Names

_CURVE = QEasingCurve(QEasingCurve.Type.InOutCubic)


def moment(event: Event, before: AnyView, names: Names) -> Moment | None:
    """Return the moment of an opening, or of a hand that is empty."""
    view = trio_view(before)
    match event:
        case Said(seat, "open", {"contract": int() as contract}):
            text = contract_text(contract, view.options)
            if seat == names.you:
                title = translate("Trio", "You open: {contract}").format(contract=text)
            else:
                title = translate("Trio", "{name} opens: {contract}").format(name=names.name(seat), contract=text)
            return Moment(title, _climbing(contract, last_contract(view.options)))
        case Changed("outcome", Outcome("out", _, _) as outcome):
            return Moment(end_title(outcome, names), _fanned_out)
    return None


def _climbing(contract: int, steps: int) -> Callable[[QPainter, QRectF, float], None]:
    """Return a picture: the steps of the ladder, the one that is passed filling with gold."""

    def paint(painter: QPainter, rect: QRectF, share: float) -> None:
        theme = current_theme()
        wide = min(rect.width() / steps, rect.height() * 0.9)
        left = rect.center().x() - wide * steps / 2
        filled = _CURVE.valueForProgress(min(1.0, share / 0.7))
        font = scaled_font("body", 1.0, bold=True)
        painter.setFont(font)
        for number in range(1, steps + 1):
            high = rect.height() * (0.34 + 0.62 * number / steps)
            cell = QRectF(left + (number - 1) * wide, rect.bottom() - high, wide, high).adjusted(2, 2, -2, -2)
            painter.setPen(QPen(theme.cloth_line, 1.2))
            painter.setBrush(theme.cloth_plate)
            painter.drawRoundedRect(cell, 4, 4)
            part = 1.0 if number < contract else filled if number == contract else 0.0
            if part > 0:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.gold)
                painter.drawRoundedRect(cell.adjusted(0, cell.height() * (1 - part), 0, 0), 4, 4)
            painter.setPen(theme.bubble_text if part > 0.6 else theme.cloth_text)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))

    return paint


def _fanned_out(painter: QPainter, rect: QRectF, share: float) -> None:
    """Paint a hand whose cards leave one by one."""
    width = rect.height() * 0.55
    for number in range(5):
        gone = _CURVE.valueForProgress(min(1.0, max(0.0, share * 1.6 - number * 0.16)))
        if gone >= 1:
            continue
        painter.save()
        painter.setOpacity(painter.opacity() * (1 - gone))
        at = rect.center() + QPointF((number - 2) * width * 0.5, -gone * rect.height() * 0.6)
        card = QRectF(at.x() - width / 2, at.y() - width * TALL / 2, width, width * TALL)
        paint_card(painter, card, None, CardStyle())
        painter.restore()
