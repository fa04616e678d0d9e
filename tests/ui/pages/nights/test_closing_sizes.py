"""Nothing of the account of an evening, of leaving and of tables that change is cut, with large text."""

from contextlib import suppress

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.gallery.closing import SHOWS, fill
from tests.ui.pages.conftest import Desk
from tests.ui.pages.test_nothing_cut import cut


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_text_is_cut(language: str, desk: Desk, qtbot: QtBot) -> None:
    fill(desk.path)
    window = desk.open(language)
    window.services.settings.change(language=language)
    for size, scale in ((QSize(900, 560), 130), (QSize(1280, 800), 100)):
        window.services.settings.change(text_scale=scale)
        window.setMinimumSize(size)
        window.resize(size)
        for what, show in SHOWS.items():
            show(window)
            dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
            top: QWidget = dialogs[0] if dialogs else window.navigator.page
            found = _cut(qtbot, top)
            for dialog in dialogs:
                dialog.reject()
            assert not found, f"{what} at {scale} %: {found}"


def _cut(qtbot: QtBot, top: QWidget) -> list[str]:
    """Return what is still cut once everything is laid out."""
    with suppress(qtbot.TimeoutError):
        qtbot.waitUntil(lambda: not any(cut(top)), timeout=2000)
    return list(cut(top))
