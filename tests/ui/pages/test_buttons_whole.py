"""No button of any page is cut, in either language, with text of 150 and of 200 % in the smallest window."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractButton, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.pages.conftest import Desk
from tests.ui.pages.every_page import PAGES, open_full

_SLACK = 1
"""Pixels by which rounding may differ."""
_SMALLEST = QSize(900, 560)


def cut_buttons(page: QWidget) -> Iterator[str]:
    """Yield every button that has less room than its words need, or of which a part lies beyond what holds it."""
    for button in page.findChildren(QAbstractButton):
        if not button.isVisibleTo(page) or not button.text():
            continue
        wanted, found = button.sizeHint(), button.size()
        if wanted.width() > found.width() + _SLACK or wanted.height() > found.height() + _SLACK:
            yield f"{button.text()!r}: {found.toTuple()} of {wanted.toTuple()}"
        elif beyond := _beyond(button, page):
            yield f"{button.text()!r} lies beyond {type(beyond).__name__}"


def _beyond(button: QWidget, page: QWidget) -> QWidget | None:
    """Return what holds a button and is narrower; what scrolls sideways shows all of it in time."""
    at, inner = button, QRect(QPoint(), button.size())
    while at is not page and (above := at.parentWidget()) is not None:
        inner.translate(at.pos())
        scrolls = isinstance(above.parentWidget(), QScrollArea)
        if not scrolls and (inner.left() < -_SLACK or inner.right() > above.width() + _SLACK):
            return above
        if scrolls:
            return None
        at = above
    return None


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_button_is_whole(language: str, desk: Desk, qtbot: QtBot) -> None:
    window = open_full(desk)
    window.services.settings.change(language=language)
    window.setMinimumSize(_SMALLEST)
    window.resize(_SMALLEST)
    found = []
    for scale in (150, 200):
        window.services.settings.change(text_scale=scale)
        for name, show in PAGES.items():
            show(window)
            with suppress(qtbot.TimeoutError):
                qtbot.waitUntil(lambda: not any(cut_buttons(window.navigator.page)), timeout=1000)
            found += [f"{name} at {scale} %: {what}" for what in cut_buttons(window.navigator.page)]
    assert found == []


def test_a_button_that_is_cut_is_found(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 100)
    narrow, wide, whole = (QPushButton(text, page) for text in ("A long text on a button", "Wide", "Whole"))
    narrow.setFixedWidth(40)
    wide.setGeometry(250, 50, 120, 40)
    whole.setGeometry(0, 50, 120, 40)
    page.show()
    assert [what.split("'")[1] for what in cut_buttons(page)] == ["A long text on a button", "Wide"]
