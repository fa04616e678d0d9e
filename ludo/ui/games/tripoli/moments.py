"""The big moment of Tripoli: the pot is won."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from ludo.engine.events import Event, Happened
from ludo.engine.places import Seat
from ludo.engine.views import AnyView
from ludo.games.tripoli.view import tripoli_view
from ludo.ui.art.tokens import paint_chip_stack
from ludo.ui.games.tripoli.poker_words import hand_text
from ludo.ui.i18n import translate
from ludo.ui.table.fonts import scaled_font
from ludo.ui.theme import current_theme
from ludo.ui.wording.common import capital
from ludo.ui.wording.moments import Moment
from ludo.ui.wording.names import Names, choose

_CURVE = QEasingCurve(QEasingCurve.Type.OutCubic)


def moment(event: Event, before: AnyView, names: Names) -> Moment | None:
    """Return the moment of a pot that is won; side pots are no moments of their own."""
    if not isinstance(event, Happened) or event.code != "pot-won" or event.details.get("layer"):
        return None
    seats, chips = event.details.get("seats"), event.details.get("chips")
    if not isinstance(seats, tuple) or not isinstance(chips, int) or not chips:
        return None
    winners = [seat for seat in seats if isinstance(seat, int)]
    view = tripoli_view(before)
    shown = view.facts.exposed[winners[0]] if winners else ()
    hand = capital(hand_text(shown, view.options.ace_low_straight)) if shown else ""
    return Moment(_title(winners, hand, names), _picture(chips))


def _title(winners: Sequence[Seat], hand: str, names: Names) -> str:
    """Return who has won the pot. hand: with which cards, empty where none were shown."""
    if not hand:
        return choose(
            names,
            winners,
            translate("Tripoli", "The pot is yours"),
            translate("Tripoli", "The pot goes to {name}"),
            translate("Tripoli", "You share the pot"),
            translate("Tripoli", "The pot is shared: {name}"),
        )
    return choose(
        names,
        winners,
        translate("Tripoli", "{hand}: the pot is yours"),
        translate("Tripoli", "{hand}: the pot goes to {name}"),
        translate("Tripoli", "{hand}: you share the pot"),
        translate("Tripoli", "{hand}: the pot is shared: {name}"),
        hand=hand,
    )


def _picture(chips: int) -> Callable[[QPainter, QRectF, float], None]:
    """Return a picture: the stack of the pot grows, and its number counts up."""

    def paint(painter: QPainter, rect: QRectF, share: float) -> None:
        grown = _CURVE.valueForProgress(min(1.0, share / 0.6))
        amount = max(1, round(chips * grown))
        high = rect.height()
        font = scaled_font("number", 1.0, bold=True)
        font.setPixelSize(max(12, round(high * 0.52)))
        wide = QFontMetricsF(font).horizontalAdvance(str(chips))
        stack = high * 0.95
        left = rect.center().x() - (stack + 12 + wide) / 2
        paint_chip_stack(painter, QRectF(left, rect.top(), stack, high), amount)
        painter.setFont(font)
        painter.setPen(current_theme().cloth_text)
        painter.drawText(
            QRectF(left + stack + 12, rect.top(), wide + 4, high), Qt.AlignmentFlag.AlignVCenter, str(amount)
        )

    return paint
