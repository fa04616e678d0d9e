"""Photos of people."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ludo.ui.pages.nights.portrait import PersonPicture, colour_of, person_colours, read_photo


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


def test_everybody_has_a_colour(qtbot: QtBot) -> None:
    assert len({colour_of(number, None) for number in range(1, 10)}) == len(person_colours())
    assert colour_of(3, "#123456") == "#123456"
    assert colour_of(3, "nonsense") == colour_of(3, None)


def test_initials_stand_where_there_is_no_photo(qtbot: QtBot) -> None:
    picture = PersonPicture(64)
    qtbot.addWidget(picture)
    drawn = [picture.show_person(name, "#e0b15c").grab().toImage() for name in ("Anna", "Hugo")]
    assert drawn[0] != drawn[1]
