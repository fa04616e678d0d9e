"""A play page that is seen, in English, at a speed that fits tests."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from ludo.session.session import Session
from ludo.ui.i18n import language_signals, set_language
from ludo.ui.play.page import PlayPage
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table import durations
from ludo.ui.theme import apply_theme, theme_for, theme_signals
from ludo.ui.widgets.renewing import renew_all
from tests.ui.play.hands import wait_for
from tests.ui.play.tables import EIGHT_QUEEN_TEN, Keys, Mind, meek, open_session

Open = Callable[..., PlayPage]


@pytest.fixture(autouse=True)
def _english_and_light(qapp: QApplication) -> Iterator[None]:
    set_language("en")
    apply_theme(qapp, theme_for("light"))
    yield
    set_language("en")
    apply_theme(qapp, theme_for("light"))


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The speed "none" shows everything at once and waits for nobody."""
    still = replace(durations.DURATIONS["none"], hold=0, said=0, gap=0, luck=0)
    monkeypatch.setattr(durations, "DURATIONS", {**durations.DURATIONS, "none": still})


@pytest.fixture
def open_page(qtbot: QtBot, at_once: None) -> Iterator[Open]:
    """Open a session on a page of 1024 by 700 pixels; nothing moves unless `speed` says otherwise."""
    pages: list[PlayPage] = []
    links: list[QMetaObject.Connection] = []

    def open_(session: Session, mind: Mind | None = None, **settings: object) -> PlayPage:
        store = SettingsStore(Keys())
        store.change(**{"speed": "none", "wait_for_me": "never", **settings})
        page = PlayPage(session, store)
        for signals in (language_signals(), theme_signals()):  # as the navigator does
            links.append(signals.changed.connect(lambda: renew_all(page) if isValid(page) else None))
        pages.append(page)
        page.resize(1024, 700)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    yield open_
    for link in links:
        QObject.disconnect(link)
    for page in filter(isValid, pages):
        put_away(page)


def put_away(page: PlayPage) -> None:
    """Close a page for good: one that is merely hidden would be restyled and retranslated for the rest of a test."""
    page.close_session()
    page.close()
    delete(page)


@pytest.fixture
def page(open_page: Open, qtbot: QtBot) -> PlayPage:
    """Anna is asked to lead: she holds 8d Qh 10s, Paul Kc 7s 9h and lays his first card."""
    mind = Mind(meek)
    opened = open_page(open_session(lines=[EIGHT_QUEEN_TEN], mind=mind), mind)
    wait_for(qtbot, opened, "asking")
    return opened
