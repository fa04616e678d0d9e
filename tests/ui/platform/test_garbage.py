"""Garbage is collected when all events have been handled, and at no other time."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from PySide6.QtCore import QAbstractEventDispatcher
from pytestqt.qtbot import QtBot

from ludo.ui.platform.garbage import collect, collect_between_events


class Ring:
    """An object that holds itself: only a collection frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def _between_events(qtbot: QtBot) -> Iterator[None]:
    collect_between_events()
    yield
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None
    dispatcher.aboutToBlock.disconnect(collect)
    gc.enable()


@pytest.mark.usefixtures("_between_events")
def test_garbage_goes_between_events_only(qtbot: QtBot) -> None:
    many = 20 * gc.get_threshold()[0]
    ring = ref(Ring())
    made = [Ring() for _ in range(many)]
    assert ring() is not None
    del made
    qtbot.waitUntil(lambda: ring() is None)


def test_what_has_become_old_goes_too() -> None:
    old = Ring()
    gc.collect()
    gone = ref(old)
    del old
    gc.disable()
    for _ in range(10_000):
        if gone() is None:
            break
        made = [Ring() for _ in range(gc.get_threshold()[0] + 1)]
        del made
        collect()
    gc.enable()
    assert gone() is None
