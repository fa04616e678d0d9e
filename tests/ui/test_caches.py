"""All pictures together keep to one bound, and faces of cards stay longest."""

from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from ludo.ui.art import cache
from ludo.ui.art.cache import PixmapCache


def test_all_caches_together_keep_to_one_bound(qtbot: QtBot) -> None:
    side = 512
    size = side * side * 4
    faces, others = PixmapCache(cache.MOST, first=True), PixmapCache(cache.MOST)
    room = cache.MOST // size
    for number in range(room // 2):
        faces.get(number, lambda: QPixmap(side, side))
    for number in range(room):
        others.get(number, lambda: QPixmap(side, side))
    assert sum(each.used for each in PixmapCache._all) <= cache.MOST
    assert len(faces) == room // 2
    assert len(others) > 1
    for number in range(room, 3 * room):
        faces.get(number, lambda: QPixmap(side, side))
    assert sum(each.used for each in PixmapCache._all) <= cache.MOST
    assert faces.used > others.used
    for each in (faces, others):
        each.clear()
