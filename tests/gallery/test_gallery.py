"""The gallery can be drawn."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from ludo.ui.games.registry import SCREENS
from tests.gallery.camera import MOMENTS

EVERY = [pytest.param(game, moment, id=f"{game}-{moment.name}") for game in SCREENS for moment in MOMENTS[game]]


@pytest.mark.parametrize(("game", "moment"), EVERY)
def test_every_moment_can_be_reached(game: str, moment: object) -> None:
    script = next(each for each in MOMENTS[game] if each is moment).script(game)
    assert script.lines


def test_every_game_has_moments() -> None:
    assert all(len(MOMENTS[game]) >= 5 for game in SCREENS)


def test_pictures_are_drawn_in_the_pixels_of_their_size(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.gallery", str(tmp_path), "--size", "1024x700", "--only", "fr-home"]
    told = subprocess.run(
        command, env={**os.environ}, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    (picture,) = tmp_path.glob("*.png")
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1024, 700)
    colours = {image.pixelColor(x, y).name() for x in range(0, 1024, 16) for y in range(0, 700, 16)}
    assert len(colours) > 20
