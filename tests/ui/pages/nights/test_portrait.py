"""Photos of people."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ludo.nights.people import COLOURS
from ludo.store.store import Store
from ludo.ui.pages.nights.person_form import new_person
from ludo.ui.theme.palettes import THEMES
from ludo.ui.widgets.portrait import PersonPicture, colour_of, photo_of, read_photo
from tests.ui.pages.finding import control, texts
from tests.ui.test_theme import contrast


@pytest.mark.parametrize("suffix", ["png", "jpg"])
def test_the_middle_of_a_file_is_kept_small(suffix: str, tmp_path: Path, qtbot: QtBot) -> None:
    image = QImage(900, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    for x in range(250, 650):
        for y in range(400):
            image.setPixelColor(x, y, QColor("blue"))
    path = tmp_path / f"anna.{suffix}"
    assert image.save(str(path))
    photo = read_photo(path)
    assert photo is not None
    kept = QImage.fromData(photo)
    assert (kept.width(), kept.height()) == (256, 256)
    for x, y in ((4, 4), (251, 4), (128, 128), (4, 251)):
        assert kept.pixelColor(x, y).blue() > 200
        assert kept.pixelColor(x, y).red() < 60


@pytest.mark.parametrize("content", [b"", b"no picture", b"\x89PNG\r\n\x1a\n" + bytes(40)])
def test_what_is_no_picture_is_refused(content: bytes, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "anna.png"
    path.write_bytes(content)
    assert read_photo(path) is None
    assert read_photo(tmp_path / "missing.png") is None


def test_initials_can_be_read_on_every_colour(qtbot: QtBot) -> None:
    assert len({colour_of(name).name() for name in COLOURS}) == len(COLOURS)
    for theme in THEMES.values():
        assert all(contrast(theme.person_text, colour_of(name)) >= 4.5 for name in COLOURS)


def test_initials_stand_where_there_is_no_photo(qtbot: QtBot) -> None:
    picture = PersonPicture(64)
    qtbot.addWidget(picture)
    drawn = [picture.show_person(name, "yellow").grab().toImage() for name in ("Anna", "Hugo")]
    assert drawn[0] != drawn[1]


NOT_WRITTEN = "\U000f0000"
"""A letter that no font has."""


def test_a_sign_of_a_person_stands_where_no_font_has_the_letters(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = PersonPicture(64)
    qtbot.addWidget(picture)
    person = picture.show_person(f"{NOT_WRITTEN}{NOT_WRITTEN}", "yellow").grab().toImage()
    picture.show_person("Anna", "yellow")
    assert picture.grab().toImage() != person
    monkeypatch.setattr("ludo.ui.widgets.initials.can_write", lambda *_: False)
    assert picture.grab().toImage() == person


def test_the_form_of_a_person_says_when_a_name_is_shown_as_boxes(qtbot: QtBot, tmp_path: Path) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    form = new_person(page, Store(tmp_path / "a.db").nights.people)
    for name, said in (("Anna", False), (NOT_WRITTEN, True), (f"Anna {NOT_WRITTEN}", True), ("Zoe\u0301", False)):
        control(form, QLineEdit, "Name").setText(name)
        assert any("no letters for some of this name" in text for text in texts(form)) is said, name


_SVG = b"<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><image href='file:///etc/hostname'/></svg>"


@pytest.mark.parametrize("name", ["anna.svg", "anna.png"])
def test_a_drawing_that_may_refer_to_files_is_no_photo(name: str, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / name
    path.write_bytes(_SVG)
    assert read_photo(path) is None
    assert photo_of(_SVG).isNull()
