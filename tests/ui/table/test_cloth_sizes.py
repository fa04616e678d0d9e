"""While an edge of the window is dragged the cloth is scaled; once the size stays it is drawn for it."""

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ludo.ui.table import cloth
from ludo.ui.table.cloth import Cloth


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
