"""What comes with the program is found, wherever the program lies."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont
from pytestqt.qtbot import QtBot

import ludo
from ludo import resource_paths
from ludo.resource_paths import resource
from ludo.ui.theme import interface_font as fonts

CHECKOUT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def _forget_folder() -> None:
    resource_paths._folder.cache_clear()


def test_resources_lie_beside_the_package_in_a_checkout() -> None:
    assert resource("cards") == CHECKOUT / "resources" / "cards"
    assert resource("cards").is_dir()


def test_resources_lie_inside_the_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "ludo"
    (installed / "resources" / "cards").mkdir(parents=True)
    monkeypatch.setattr(ludo, "__file__", str(installed / "__init__.py"))
    assert resource("cards", "back.svg") == installed / "resources" / "cards" / "back.svg"


def test_the_font_is_loaded_with_its_true_bold(qtbot: QtBot) -> None:
    family = fonts.load_ui_font()
    assert family == "Atkinson Hyperlegible"
    assert {"Regular", "Bold"} <= set(QFontDatabase.styles(family))
    fonts.load_slanted_faces()
    assert {"Italic", "Bold Italic"} <= set(QFontDatabase.styles(family))


def test_figures_are_equally_wide_when_asked_for(qtbot: QtBot) -> None:
    font = QFont(fonts.load_ui_font(), 20)
    font.setFeature(QFont.Tag("tnum"), 1)
    assert len({QFontMetricsF(font).horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_every_letter_of_both_languages_is_in_the_font(qtbot: QtBot) -> None:
    font = QRawFont.fromFont(QFont(fonts.load_ui_font(), 20))
    letters = "abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ0123456789"
    signs = "«»’‘“”…–—€½×−·:;.,!?()/+%"
    assert [sign for sign in letters + signs if not font.supportsCharacter(ord(sign))] == []


def test_without_the_font_package_the_system_font_is_used(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    monkeypatch.setattr(fonts, "PACKAGE", "a_font_package_that_is_not_there")
    assert fonts.load_ui_font() == system

    # a package that is there, with a file that is no font
    damaged = tmp_path / "damaged_font_package"
    (damaged / "files").mkdir(parents=True)
    (damaged / "files" / "Damaged.ttf").write_bytes(b"no font at all")
    (damaged / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(fonts, "PACKAGE", "damaged_font_package")
    assert fonts.load_ui_font() == system
