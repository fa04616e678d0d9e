"""The big moments of Trut: a trut is marked, and the other side's points are swept off the table."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter

from ludo.engine.events import Event, Happened
from ludo.engine.views import AnyView
from ludo.games.trut.rules import sides
from ludo.games.trut.view import trut_view
from ludo.ui.art.tokens import paint_disc, paint_tile
from ludo.ui.games.arrangements import around
from ludo.ui.i18n import translate
from ludo.ui.wording.moments import Moment
from ludo.ui.wording.names import Names, choose

_CURVE = QEasingCurve(QEasingCurve.Type.InOutCubic)


def moment(event: Event, before: AnyView, names: Names) -> Moment | None:
    """Return the moment of a trut that is marked, or that points turn into."""
    if not isinstance(event, Happened) or event.code not in ("trut-marked", "transformed"):
        return None
    side = event.details.get("side")
    if not isinstance(side, int):
        return None
    view = trut_view(before)
    turned = view.options.points_per_trut if event.code == "transformed" else 0
    title = choose(
        names,
        sides(view.options.players)[side],
        translate("Trut", "A trut for you!"),
        translate("Trut", "A trut for {name}!"),
        translate("Trut", "A trut for your side!"),
        translate("Trut", "A trut for {name}!"),
    )
    return Moment(title, _picture(turned, view.facts.scores[1 - side].points))


def _picture(turned: int, swept: int) -> Callable[[QPainter, QRectF, float], None]:
    """Return a picture: so many discs become a tile, and so many of the other side are swept away."""

    def paint(painter: QPainter, rect: QRectF, share: float) -> None:
        high = rect.height()
        middle = rect.center() - QPointF(high * 0.55 if swept else 0.0, 0)
        gathered = _CURVE.valueForProgress(min(1.0, share / 0.5)) if turned else 1.0
        shown = painter.opacity()
        tile = _CURVE.valueForProgress(min(1.0, max(0.0, (share - (0.35 if turned else 0.0)) / 0.35)))
        painter.setOpacity(shown * (1 - tile))
        for number in range(turned):
            off = (number - (turned - 1) / 2) * high * 0.62 * (1 - gathered)
            paint_disc(painter, around(middle + QPointF(off, 0), high * 0.52, high * 0.52))
        painter.setOpacity(shown * tile)
        grown = 1.0 + 0.35 * (1 - tile)
        paint_tile(painter, around(middle, high * 1.3 * grown, high * 0.78 * grown))
        away = _CURVE.valueForProgress(min(1.0, max(0.0, (share - 0.6) / 0.4)))
        painter.setOpacity(shown * (1 - away))
        for number in range(swept):
            at = rect.center() + QPointF(high * (0.75 + 0.46 * number) + away * rect.width() * 0.3, 0)
            paint_disc(painter, around(at, high * 0.4, high * 0.4))
        painter.setOpacity(shown)

    return paint
