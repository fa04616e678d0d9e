"""The big moments of Triomphe: the vole, and a fault at a strict table."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter

from ludo.engine.cards import Card
from ludo.engine.events import Event, Happened
from ludo.engine.places import TRICK
from ludo.engine.views import AnyView
from ludo.games.triomphe.duty import best_of
from ludo.games.triomphe.teams import teams_of
from ludo.games.triomphe.view import TAKEN, TriompheView, triomphe_view
from ludo.ui.art.faces import CardStyle, paint_card
from ludo.ui.art.svg import CARD_H, CARD_W
from ludo.ui.i18n import translate
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
            return Moment(title, partial(paint_vole, cards=_taking_cards(triomphe_view(before))))
        case "vole_missed":
            return Moment(translate("Triomphe", "The vole is missed: two points for the offer."))
        case "fault":
            return Moment(translate("Triomphe", "A fault!"))
    return None


def _taking_cards(view: TriompheView) -> list[Card]:
    """Return the cards that have taken the tricks so far, and the one that was led to the last."""
    side_of = teams_of(view.options).side_of
    tricks = [view.known(TAKEN[side_of[seat]][number]) for number, seat in enumerate(view.facts.takers)]
    return [*(best_of(view, trick) for trick in tricks), *view.known(TRICK)[:1]]


def paint_vole(painter: QPainter, rect: QRectF, share: float, cards: Sequence[Card]) -> None:
    """Paint the cards that took the tricks as they come together from both sides."""
    come = _CURVE.valueForProgress(min(1.0, share / 0.6))
    high = rect.height() * 0.96
    wide = high * CARD_W / CARD_H
    shown = painter.opacity()
    painter.setOpacity(shown * come)
    for number, card in enumerate(cards):
        off = (number - (len(cards) - 1) / 2) * wide * (1.15 + 1.6 * (1 - come))
        middle = rect.center() + QPointF(off, 0)
        paint_card(painter, QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high), card, CardStyle())
    painter.setOpacity(shown)
