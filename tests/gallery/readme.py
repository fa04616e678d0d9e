"""`python -m tests.gallery.readme`: the pictures of README.md, of the first page and every game, in docs/pictures."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tests.games.facts import FACTS

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SIZE: Final = (1280, 800)
WIDTH: Final = 880
"""Pixels of a picture as it is kept. With fewer colours as well, the files stay small."""


class Wanted(NamedTuple):
    """A picture: what it is called, what it shows, and in which look."""

    name: str
    what: str
    theme: str
    language: str


PICTURES: Final = (
    Wanted("home", "home", "light", "en"),
    Wanted("new-game", "new-game", "light", "en"),
    *(Wanted(game.replace("_", "-"), *facts.picture, "en") for game, facts in FACTS.items()),
    Wanted("rotten-trick-dark-french", "trut-rotten", "dark", "fr"),
)


def main() -> None:
    """The command."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage

    from tests.gallery.camera import Camera

    with TemporaryDirectory() as data:
        camera = Camera(Path(data), *SIZE)
        for wanted in PICTURES:
            path = FOLDER / f"{wanted.name}.png"
            camera.take(wanted.theme, wanted.language, wanted.what, path)
            smooth = Qt.TransformationMode.SmoothTransformation
            small = QImage(str(path)).scaledToWidth(WIDTH, smooth)
            fewer = small.convertToFormat(QImage.Format.Format_RGB16, Qt.ImageConversionFlag.ThresholdDither)
            fewer.convertToFormat(QImage.Format.Format_RGB888).save(str(path), quality=0)
        camera.close()


if __name__ == "__main__":
    main()
