"""Nothing of the account of an evening, of leaving and of tables that change is cut, with large text."""

import pytest
from pytestqt.qtbot import QtBot

from tests.gallery.closing import SHOWS, fill
from tests.ui.pages.conftest import Desk
from tests.ui.pages.nights.large_text import nothing_is_cut


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_text_is_cut(language: str, desk: Desk, qtbot: QtBot) -> None:
    fill(desk.path)
    window = desk.open(language)
    window.services.settings.change(language=language)
    nothing_is_cut(window, qtbot, SHOWS)
