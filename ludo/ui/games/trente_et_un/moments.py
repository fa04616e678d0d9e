"""The big moments of Trente-et-un: somebody knocks, somebody leaves the table."""

from PySide6.QtCore import QEasingCurve, QRectF
from PySide6.QtGui import QPainter

from ludo.engine.events import Event, Happened, Said
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.actions import KNOCK
from ludo.ui.art.tokens import paint_fist, paint_life
from ludo.ui.games.arrangements import around
from ludo.ui.i18n import translate
from ludo.ui.wording.moments import Moment
from ludo.ui.wording.names import Names, choose

_CURVE = QEasingCurve(QEasingCurve.Type.OutCubic)


def moment(event: Event, before: AnyView, names: Names) -> Moment | None:
    """Return the moment of a knock, or of a player who is out."""
    match event:
        case Said(seat, KNOCK.word):
            you = translate("Trente-et-un", "You knock: one more turn for the others")
            one = translate("Trente-et-un", "{name} knocks: one more turn each")
            return Moment(choose(names, (seat,), you, one), _paint_knock)
        case Happened("left", {"seat": int() as seat}):
            you = translate("Trente-et-un", "You are out")
            one = translate("Trente-et-un", "{name} is out")
            return Moment(choose(names, (seat,), you, one), _paint_last_life)
    return None


def _paint_knock(painter: QPainter, rect: QRectF, share: float) -> None:
    """Paint the fist as it comes down on the table."""
    size = rect.height() * (1.0 + 0.5 * (1 - _CURVE.valueForProgress(min(1.0, share / 0.25))))
    paint_fist(painter, around(rect.center(), size, size))


def _paint_last_life(painter: QPainter, rect: QRectF, share: float) -> None:
    """Paint the last coin as it goes."""
    size = rect.height() * 0.8
    away = _CURVE.valueForProgress(min(1.0, max(0.0, (share - 0.3) / 0.5)))
    paint_life(painter, around(rect.center(), size, size), lost=True)
    painter.save()
    painter.setOpacity(painter.opacity() * (1 - away))
    paint_life(painter, around(rect.center(), size, size).translated(0, -away * rect.height() * 0.3))
    painter.restore()
