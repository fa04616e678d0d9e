"""The settings: each changed by a click, seen at once, and there again at the next start."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludo.session.ports import StorageError
from ludo.ui.dialogs.message import Message
from ludo.ui.pages.settings_page import SettingsPage
from ludo.ui.services.destinations import ToSettings
from ludo.ui.services.settings import CHOICES, Settings, SettingsStore
from ludo.ui.shell.window import MainWindow
from ludo.ui.theme import current_theme, font
from ludo.ui.widgets.choices import Chips, Switch
from tests.ui.pages.conftest import Desk
from tests.ui.pages.finding import now, only, texts
from tests.ui.waiting import settle

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window: MainWindow) -> SettingsPage:
    window.open(ToSettings())
    return shown(window)


def shown(window: MainWindow) -> SettingsPage:
    page = window.navigator.page
    assert isinstance(page, SettingsPage)
    return page


def choose(qtbot: QtBot, page: SettingsPage, name: str, value: object) -> None:
    control = page.controls[name]
    assert isinstance(control, Chips)
    QTest.mouseClick(control.chip(value), LEFT)


def test_every_setting_with_choices_offers_all_of_them(page: SettingsPage) -> None:
    for name, values in CHOICES.items():
        if name == "reduced_motion":  # a switch: who wants no motion at all chooses a speed
            continue
        control = page.controls[name]
        assert isinstance(control, Chips)
        for value in values:
            assert control.chip(value) is not None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "dark"),
        ("speed", "none"),
        ("indices", "KDB"),
        ("cloth", "aubergine"),
        ("back", "star-plum"),
        ("volume", 25),
        ("text_scale", 130),
        ("wait_for_me", "always"),
        ("language", "fr"),
    ],
)
def test_a_choice_holds_at_once_and_at_the_next_start(
    page: SettingsPage, desk: Desk, qtbot: QtBot, name: str, value: object
) -> None:
    choose(qtbot, page, name, value)
    window = page.window()
    assert isinstance(window, MainWindow)
    assert getattr(window.services.settings.value, name) == value
    window.close()
    assert getattr(desk.open().services.settings.value, name) == value


@pytest.mark.parametrize("name", ["four_colours", "one_click", "play_forced", "next_deal_alone"])
def test_a_switch_is_turned_by_mouse_and_by_key(page: SettingsPage, qtbot: QtBot, name: str) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    settings = window.services.settings
    before = getattr(settings.value, name)
    control = page.controls[name]
    assert isinstance(control, Switch)
    QTest.mouseClick(control, LEFT)
    assert getattr(settings.value, name) is not before
    control.setFocus()
    QTest.keyClick(control, Qt.Key.Key_Space)
    assert getattr(settings.value, name) is before


def test_the_language_changes_everywhere_while_running(page: SettingsPage, window: MainWindow, qtbot: QtBot) -> None:
    assert "Settings" in texts(page)
    choose(qtbot, page, "language", "fr")
    settle(window)
    page = shown(window)
    assert "Réglages" in texts(page)
    assert window.menus.titles() == ["&Partie", "&Soirée", "&Table", "&Affichage", "Ai&de"]
    choose(qtbot, page, "language", "en")
    settle(window)
    assert "Settings" in texts(shown(window))
    assert window.menus.titles() == ["&Game", "&Evening", "&Table", "&View", "&Help"]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_colours_change_while_running(
    window: MainWindow, page: SettingsPage, qapp: QApplication, qtbot: QtBot, theme: str
) -> None:
    choose(qtbot, page, "theme", theme)
    settle(window)
    assert current_theme().name == theme
    assert qapp.palette().window().color() == current_theme().window
    page = shown(window)
    middle = page.grab().toImage().pixelColor(4, page.height() - 4)
    assert middle == current_theme().window


def test_writing_grows(page: SettingsPage, qtbot: QtBot) -> None:
    before = font("body").pointSizeF()
    choose(qtbot, page, "text_scale", 130)
    assert font("body").pointSizeF() == pytest.approx(before * 1.3)


def test_the_preview_shows_what_is_chosen(page: SettingsPage, qtbot: QtBot) -> None:
    def picture() -> object:
        return page.preview.grab().toImage()

    seen = [picture()]
    for name, value in (("cloth", "slate"), ("back", "lattice-blue"), ("indices", "RDV")):
        choose(qtbot, page, name, value)
        seen.append(picture())
    four = page.controls["four_colours"]
    assert isinstance(four, Switch)
    QTest.mouseClick(four, LEFT)
    seen.append(picture())
    assert all(one != other for one, other in pairwise(seen))


class _Full:
    """A place where nothing can be kept."""

    def get(self, key: str) -> str | None:
        return None

    def put(self, key: str, value: str) -> None:
        raise StorageError("disk-full")


def test_a_setting_that_cannot_be_kept_holds_and_says_so(qtbot: QtBot) -> None:
    settings = SettingsStore(_Full())
    page = SettingsPage(settings)
    qtbot.addWidget(page)
    page.show()
    choose(qtbot, page, "cloth", "petrol")
    assert settings.value.cloth == "petrol"
    assert any("could not be saved" in text and "full" in text for text in texts(page))


def test_settings_that_make_no_sense_are_left_at_their_defaults() -> None:
    class Odd:
        def get(self, key: str) -> str | None:
            return {"settings.speed": "warp", "settings.text_scale": "12345", "settings.four_colours": "maybe"}.get(key)

        def put(self, key: str, value: str) -> None:
            raise AssertionError

    assert SettingsStore(Odd()).value == Settings()


def test_everything_can_be_set_back(page: SettingsPage, window: MainWindow, qtbot: QtBot) -> None:
    choose(qtbot, page, "cloth", "slate")
    choose(qtbot, page, "text_scale", 115)
    QTest.mouseClick(page.reset, LEFT)
    message = only(window, Message)
    QTest.mouseClick(message.buttons[0], LEFT)
    assert window.services.settings.value == Settings()
    assert now(page).controls["cloth"].value == "green"


def test_the_wish_of_the_system_for_less_motion_can_be_overruled(page: SettingsPage, window: MainWindow) -> None:
    chosen = []
    for _ in range(2):
        page.motion.click()
        chosen.append(window.services.settings.value.reduced_motion)
    assert chosen == ["no", "system"]
