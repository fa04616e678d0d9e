"""Two real screens: `python -m tests.ui.two_screens FOLDER` (needs DISPLAY of an Xvfb of 3200 x 1080, and xrandr).

Shows every game, an evening and its closing on the second one, plugs it out and in, and closes its window. Prints what
is not as it should be; pictures of both screens go to FOLDER. `test_two_screens` starts it under Xvfb.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QImage, QScreen
from PySide6.QtWidgets import QApplication

from ludo.ui.play.messages import SkipTo
from ludo.ui.shell.window import MainWindow
from tests.gallery.camera import Camera

SHOWN: Final = (
    "triomphe-six", "trente_et_un-nine", "trut-four", "tripoli-nine-michigan", "trio-many", "replay", "board-bets",
    "evening-much", "closing",
)  # fmt: skip
_DESK, _TV = QRect(0, 0, 1280, 800), QRect(1280, 0, 1920, 1080)
_PATIENCE: Final = 20.0


def plug_in(name: str, place: QRect, output: str) -> None:
    """Add a screen."""
    wide, high = place.width(), place.height()
    size = f"{wide}/{wide * 254 // 960}x{high}/{high * 254 // 960}+{place.x()}+{place.y()}"
    subprocess.run(["xrandr", "--setmonitor", name, size, output], check=True)


def plug_out(name: str) -> None:
    """Take a screen away."""
    subprocess.run(["xrandr", "--delmonitor", name], check=True)


def wait(until: Callable[[], object]) -> bool:
    """Handle events until something is so; return whether it came about."""
    end = monotonic() + _PATIENCE
    while not until() and monotonic() < end:
        QApplication.processEvents()
    return bool(until())


def tv() -> QScreen | None:
    """Return the second screen, None where it is plugged out."""
    return next((screen for screen in QGuiApplication.screens() if screen.name() == "TV"), None)


def colours(picture: QImage) -> int:
    """Return how many colours are seen on it."""
    return len({picture.pixel(x, y) for x in range(0, picture.width(), 13) for y in range(0, picture.height(), 13)})


class Trial:
    """Goes through what can happen with two screens, and notes what is wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: list[str] = []

    def check(self, what: str, right: object) -> None:
        """Note what is not so."""
        if not right:
            self.faults.append(what)

    def show(self, camera: Camera, what: str) -> None:
        """Show something on both screens, and look at the second one."""
        window = camera.bring_up("dark" if what in SHOWN[::2] else "light", "fr", what)
        window.move(_DESK.topLeft())
        screen = tv()
        assert screen is not None
        window.presenting.start(screen, clock=True)
        shown = window.presenting.window
        assert shown is not None
        self.check(f"{what}: it covers {shown.geometry()}", wait(lambda: shown.geometry() == _TV and shown.isVisible()))
        wait(lambda: shown.windowHandle().isExposed())
        end = monotonic() + 1.0
        wait(lambda: monotonic() > end)
        root = screen.grabWindow(0).toImage()
        root.save(str(self.folder / f"{what}-tv.png"))
        window.grab().save(str(self.folder / f"{what}-desk.png"))
        self.check(f"{what}: the screen is empty", colours(root) > 12)
        self.change_screens(window, what)
        camera.put_away(window)

    def change_screens(self, window: MainWindow, what: str) -> None:
        """Plug the second one out and in, then close its window; the first one goes on."""
        shown = window.presenting.window
        assert shown is not None
        plug_out("TV")
        self.check(f"{what}: it stays without its screen", wait(lambda: tv() is None and not shown.isVisible()))
        self.check(f"{what}: it is forgotten", window.presenting.window is shown)
        if (page := window.playing.page) is not None and page.isVisible():
            page.send(SkipTo("turn"))
        plug_in("TV", _TV, "none")
        back = wait(lambda: tv() is not None and shown.isVisible() and shown.geometry() == _TV)
        self.check(f"{what}: it is not back but at {shown.geometry()}", back)
        shown.close()
        self.check(f"{what}: it is still there", window.presenting.window is None)
        self.check(f"{what}: the first one is gone", window.isVisible())


def main() -> int:
    """The command."""
    plug_in("DESK", _DESK, "screen")
    plug_in("TV", _TV, "none")
    trial = Trial(Path(sys.argv[1]))
    with TemporaryDirectory() as data:
        camera = Camera(Path(data), 1200, 740)
        trial.check("there are two screens", len(QGuiApplication.screens()) == 2)
        for what in SHOWN:
            trial.show(camera, what)
        camera.close()
    print("\n".join(trial.faults) or "nothing is wrong")
    return 1 if trial.faults else 0


if __name__ == "__main__":
    sys.exit(main())
