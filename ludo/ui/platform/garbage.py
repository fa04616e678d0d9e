"""Garbage is collected between events only.

Qt tells an object that it was disconnected while it holds a lock, and what is made in Python for that could start a
collection. Where the garbage held a widget under the same lock, the window stood still for good.
"""

import gc
from typing import Final

from PySide6.QtCore import QAbstractEventDispatcher

_RARER: Final = 10
"""How much more seldom than by itself everything is gone through, which takes longer than a picture of a movement."""


def collect_between_events() -> None:
    """From now on collect only when all events have been handled; call it in the thread of the windows."""
    gc.disable()
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    dispatcher.aboutToBlock.connect(collect)


def collect() -> None:
    """Collect the generations that are due."""
    young, middle, old = gc.get_count()
    often, seldom, hardly = gc.get_threshold()
    if old > hardly * _RARER:
        gc.collect()
    elif middle > seldom:
        gc.collect(1)
    elif young > often:
        gc.collect(0)
