"""Places where packages are installed: this machine with an empty home folder, or a bare system."""

import shutil
import subprocess
from pathlib import Path
from typing import Final, Protocol

from ludo.app.qt_libraries import QT_LIBRARIES, packages_of
from tests.fresh.cases import Desk, Failure
from tests.fresh.host import read_host
from tests.fresh.systems import HOME

_SECONDS: Final = 1800


class NotHere(Exception):
    """A case cannot be tried on this machine; the message says why."""


class Place(Protocol):
    """Where commands run: this machine with an empty home folder, or a bare system."""

    home: str

    def say(self, command: str) -> str:
        """Run a shell command, which has to succeed; what it said. Raises Failure."""
        ...

    def bring(self, file: Path) -> str:
        """Return where a file is, seen from there."""
        ...


class Here:
    """This machine, with an empty home folder."""

    def __init__(self, home: Path) -> None:
        self.home = str(home)
        self._told = {"HOME": self.home, "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}
        self._told |= read_host().environment

    def say(self, command: str) -> str:
        done = subprocess.run(
            ["sh", "-c", command], cwd=self.home, env=self._told, capture_output=True, timeout=_SECONDS, check=False
        )
        return _checked(command, done.returncode, done.stdout + done.stderr)

    def bring(self, file: Path) -> str:
        return str(file.resolve())


class There:
    """A bare system, with what makes environments and the libraries that Qt needs."""

    home = HOME

    def __init__(self, desk: Desk) -> None:
        self._system = desk.system
        needed = " ".join(sorted(packages_of(QT_LIBRARIES, QT_LIBRARIES, "apt-get")))
        install = "apt-get install -y -q --no-install-recommends"
        desk.system.root_does(f"apt-get update -q && {install} python3-venv {needed}")

    def say(self, command: str) -> str:
        process = self._system.start(command, folder=HOME)
        out, err = process.communicate()
        return _checked(command, process.returncode, out + err)

    def bring(self, file: Path) -> str:
        shutil.copyfile(file, self._system.path(f"/tmp/{file.name}"))
        return f"/tmp/{file.name}"


def _checked(command: str, code: int, said: bytes) -> str:
    text = said.decode(errors="replace")
    if code:
        raise Failure(f"{command}: {text.strip()[-600:]}")
    return text
