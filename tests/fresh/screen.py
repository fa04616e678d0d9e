"""A screen for the systems: an X server in a system of its own, whose windows can be listed."""

import os
import subprocess
import time
from pathlib import Path
from typing import Final

from tests.fresh.systems import System, stop

DISPLAY: Final = f":{100 + os.getpid() % 30_000}"
"""Another one for each run, of which several may go on at once."""


class Screen:
    """An X server without a monitor."""

    def __init__(self, system: System, sockets: Path) -> None:
        system.root_does("apt-get update -q && apt-get install -y -q --no-install-recommends xvfb x11-utils")
        self.sockets = sockets
        sockets.mkdir(mode=0o777)
        sockets.chmod(0o1777)
        system.share(sockets, "/tmp/.X11-unix")
        self._system = system
        self._server = system.start(
            f"exec Xvfb {DISPLAY} -screen 0 1280x800x24 -ac -noreset -nolisten tcp",
            user=0,
            folder="/",
            output=subprocess.DEVNULL,
        )
        while not (sockets / f"X{DISPLAY[1:]}").exists():
            time.sleep(0.1)

    def shows_ludo(self) -> bool:
        """Is there a window of the program?"""
        listed = self._system.start(f"xwininfo -root -tree -display {DISPLAY}", user=0, folder="/")
        return b'"Ludo"' in listed.communicate()[0]

    def wait_until_empty(self) -> None:
        """Wait until the server has noticed that the program is gone: its window is not that of the next start."""
        while self.shows_ludo():
            time.sleep(0.1)

    def close(self) -> None:
        """End the server."""
        stop(self._server)
