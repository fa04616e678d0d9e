"""While an edge of the window is dragged the cloth is scaled; once the size stays it is drawn for it."""

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from ludo.engine.cards import Card
from ludo.engine.places import hand
from ludo.ui.art.style import CardStyle
from ludo.ui.table import card, cloth
from ludo.ui.table.cached_painting import Painted
from ludo.ui.table.card import CardWidget
from ludo.ui.table.cloth import Cloth
from ludo.ui.table.contract import Spot
from ludo.ui.table.pictures import lying_card


def _drawn(table: Cloth) -> QImage:
    return table.grab().toImage()


def _settle(table: Cloth) -> None:
    """Let the time pass after which a size is taken to stay."""
    assert table._settling.isActive()
    table._settling.start(0)
    while table._settling.isActive():
        QCoreApplication.processEvents()
    table._settling.setInterval(1 << 30)


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The sizes for which a cloth is drawn; every cloth is a large one, and settles when the test says so."""
    monkeypatch.setattr(cloth, "_LARGE", 0)
    monkeypatch.setattr(cloth, "_SETTLED", 1 << 30)
    found: list[tuple[int, int]] = []
    draw = cloth._draw

    def noted(size: object, *others: object) -> object:
        found.append(size.toTuple())  # type: ignore[attr-defined]
        return draw(size, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(cloth, "_draw", noted)
    return found


def test_a_cloth_is_drawn_once_the_size_stays_and_only_scaled_before(
    qtbot: QtBot, sizes: list[tuple[int, int]]
) -> None:
    table = Cloth()
    qtbot.addWidget(table)
    table.resize(400, 300)
    table.show()
    _drawn(table)
    sizes.clear()
    for step in range(1, 6):
        table.resize(400 + 10 * step, 300 + 5 * step)
        picture = _drawn(table)
        corner = picture.pixelColor(picture.width() - 1, picture.height() - 1)
        assert corner.green() > corner.red(), "green to its edge"
    assert (450, 325) not in sizes
    _settle(table)
    qtbot.waitUntil(lambda: sizes[-1:] == [(450, 325)])
    fresh = Cloth()
    qtbot.addWidget(fresh)
    fresh.resize(450, 325)
    assert _drawn(table) == _drawn(fresh)


def test_a_single_change_is_drawn_at_once(qtbot: QtBot, sizes: list[tuple[int, int]]) -> None:
    table = Cloth()
    qtbot.addWidget(table)
    table.resize(400, 300)
    table.show()
    _settle(table)
    table.resize(500, 300)
    _drawn(table)
    assert sizes[-1] == (500, 300)


def test_another_look_is_drawn_at_once(qtbot: QtBot, sizes: list[tuple[int, int]]) -> None:
    table = Cloth()
    qtbot.addWidget(table)
    table.resize(400, 300)
    table.show()
    for wide in (410, 420):
        table.resize(wide, 300)
        _drawn(table)
    table.cloth = "slate"
    _drawn(table)
    assert sizes[-1] == (420, 300)
    assert table.oval() == QRectF()


class Dial(Painted):
    """A white circle that counts how often it was drawn."""

    drawn = 0

    def draw(self, painter: QPainter) -> None:
        self.drawn += 1
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawEllipse(self.rect().adjusted(1, 1, -1, -1))


def table_with_a_dial(qtbot: QtBot, wide: int) -> tuple[Cloth, Dial]:
    table = Cloth()
    qtbot.addWidget(table)
    dial = Dial(table)
    table.resize(wide, 300)
    dial.setGeometry(10, 10, wide // 4, 60)
    table.show()
    return table, dial


@pytest.mark.usefixtures("sizes")
def test_what_lies_on_the_cloth_is_scaled_with_it_and_drawn_once_the_size_stays(qtbot: QtBot) -> None:
    table, dial = table_with_a_dial(qtbot, 400)
    _drawn(table)
    before = dial.drawn
    for wide in (408, 416, 424):
        table.resize(wide, 300)
        dial.setGeometry(10, 10, wide // 4, 60)
        dial.update()
        shown = _drawn(table)
        ink = [x for x in range(shown.width()) if shown.pixelColor(x, 40).lightness() > 200]
        assert abs(ink[0] - 10) <= 3
        assert abs(ink[-1] - 10 - wide // 4) <= 3, "as wide as its place"
    assert dial.drawn == before
    _settle(table)
    fresh, _ = table_with_a_dial(qtbot, 424)
    assert _drawn(table) == _drawn(fresh)
    assert dial.drawn == before + 1


def table_with_a_card(qtbot: QtBot, width: float) -> tuple[Cloth, CardWidget]:
    table = Cloth()
    qtbot.addWidget(table)
    lying = CardWidget(table, CardStyle(), Card(12), hand(0))
    lying.lie(Spot(150, 150, width))
    table.resize(round(4 * width), 300)
    table.show()
    return table, lying


@pytest.mark.usefixtures("sizes")
def test_cards_are_scaled_while_the_size_changes_and_drawn_for_the_size_that_stays(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    widths: list[float] = []

    def noted(face: Card | None, width: float, *others: object) -> object:
        widths.append(width)
        return lying_card(face, width, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(card, "lying_card", noted)
    table, lying = table_with_a_card(qtbot, 100)
    _drawn(table)
    for width in (102.0, 104.0, 106.0):
        table.resize(round(4 * width), 300)
        lying.lie(Spot(150, 150, width))
        _drawn(table)
    assert set(widths) == {100}
    _settle(table)
    fresh, _ = table_with_a_card(qtbot, 106)
    assert _drawn(table) == _drawn(fresh)
