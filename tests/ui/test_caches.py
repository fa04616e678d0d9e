"""All pictures together keep to one bound, and faces of cards stay longest."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from ludo.ui.art import cache
from ludo.ui.art.cache import PixmapCache


@pytest.fixture(autouse=True)
def _largest() -> Iterator[None]:
    cache.fit_to_table(cache.MOST)
    yield
    cache.fit_to_table(cache.MOST)


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


def test_a_small_table_keeps_fewer_pictures_than_a_large_one(qtbot: QtBot) -> None:
    others = PixmapCache(cache.MOST)
    kept = []
    for wide, high in ((3840, 2160), (1920, 1080), (900, 560)):
        cache.fit_to_table(wide * high)
        for number in range(2 * cache.MOST // (512 * 512 * 4)):
            others.get((wide, number), lambda: QPixmap(512, 512))
        kept.append(sum(each.used for each in PixmapCache._all))
    others.clear()
    assert kept[0] <= cache.MOST
    assert kept[0] > kept[1] > kept[2]
    assert kept[2] <= cache.LEAST
