"""A bounded cache of rendered pictures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import ClassVar, Final
from weakref import WeakSet

from PySide6.QtGui import QPixmap

MOST: Final = 96 * 1024 * 1024
"""Bytes of all pictures together, in the largest windows."""
LEAST: Final = 32 * 1024 * 1024
"""The same in small ones."""
_TIMES: Final = 8
"""Of a table, by its pixels: cards lie over each other, in several sizes, and those of the last deals come again."""


class PixmapCache:
    """Pixmaps by key; the least recently used are dropped when together they exceed `limit` bytes.

    All caches together keep to `most` bytes: others go before those that are `first`.
    """

    most: ClassVar[int] = MOST
    _all: ClassVar[WeakSet[PixmapCache]] = WeakSet()

    def __init__(self, limit: int, *, first: bool = False) -> None:
        self.limit = min(limit, MOST)
        self.first = first
        self.used = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        PixmapCache._all.add(self)

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """Return the pixmap of a key; render it if there is none."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self.used += _bytes(made)
        while self.used > self.limit and len(self._kept) > 1:
            self._drop()
        self._make_room()
        return made

    def _drop(self) -> None:
        _, old = self._kept.popitem(last=False)
        self.used -= _bytes(old)

    def _make_room(self) -> None:
        """Drop pictures of the fullest caches until all together keep to the bound, but never the one just made."""
        total = sum(cache.used for cache in PixmapCache._all)
        while total > PixmapCache.most:
            spare = [cache for cache in PixmapCache._all if len(cache) > (cache is self)]
            if not spare:
                return
            fullest = max(spare, key=lambda cache: (not cache.first, cache.used))
            before = fullest.used
            fullest._drop()
            total -= before - fullest.used

    def clear(self) -> None:
        """Drop all pixmaps."""
        self._kept.clear()
        self.used = 0

    @classmethod
    def clear_all(cls) -> None:
        """Drop all pixmaps of all caches."""
        for each in cls._all:
            each.clear()


def fit_to_table(pixels: int) -> None:
    """Keep no more pictures than a table of so many pixels needs."""
    PixmapCache.most = max(LEAST, min(_TIMES * 4 * pixels, MOST))


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
