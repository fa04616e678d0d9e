"""Downloads of pip: how much of one has come, and what is kept for the next time if a later part fails."""

from __future__ import annotations

import contextlib
import os
import shutil
import threading
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen
from types import TracebackType
from typing import Final

from ludo.app.startup_messages import translate

STEP: Final = 10
"""After so many megabytes something is said."""
_SECONDS: Final = 0.5


class Downloads:
    """Watches the folder in which pip puts what it downloads; `tell` is given megabytes."""

    def __init__(self, place: Path, kept: Path, tell: Callable[[int], object]) -> None:
        self._place, self._kept, self._tell = place, kept, tell
        self._told, self._ended = 0, threading.Event()
        self._watching = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> Downloads:
        self._place.mkdir(parents=True, exist_ok=True)
        self._watching.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ended.set()
        self._watching.join()

    def environment(self) -> dict[str, str]:
        """Return what makes pip download there."""
        return dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(self._place))

    def finished(self) -> list[str]:
        """Return the packages that an earlier time has left, whole."""
        return [str(path) for path in sorted(self._kept.glob("*.whl")) if zipfile.is_zipfile(path)]

    def forget(self) -> None:
        """Remove what was kept."""
        shutil.rmtree(self._kept, ignore_errors=True)

    def look(self) -> None:
        """Show how much has come, and keep the packages that are whole."""
        size = 0
        for path in self._come():
            with contextlib.suppress(OSError):  # pip may remove it meanwhile
                size += path.stat().st_size
                target = self._kept / path.name
                if not target.exists() and zipfile.is_zipfile(path):  # what is written last makes it one
                    self._kept.mkdir(exist_ok=True)
                    os.link(path, target)
        steps = size // (STEP * 1_000_000)
        if steps > self._told:
            self._told = steps
            self._tell(steps * STEP)

    def _come(self) -> list[Path]:
        try:
            return list(self._place.glob("pip-unpack-*/*.whl"))
        except OSError:  # pip may remove a folder while it is listed
            return []

    def _watch(self) -> None:
        while not self._ended.wait(_SECONDS):
            self.look()


def install(
    command: Sequence[str],
    wanted: Sequence[str],
    environment: Mapping[str, str],
    place: Path,
    kept: Path,
    say: Callable[[str], object],
) -> tuple[bool, str]:
    """Have pip install what is wanted, and show what comes; return whether it ended well, and what it said.

    place: for downloads, emptied at the end; kept: where whole ones wait for the next time after a failure.
    """

    def tell(megabytes: int) -> None:
        say("  " + translate("Run", "{megabytes} MB have come").format(megabytes=megabytes))

    output: list[str] = []
    with Downloads(place, kept, tell) as downloads:
        earlier = downloads.finished()
        surroundings = {**environment, **downloads.environment()}
        # first what is there: a requirement that pip reads before is looked for, and downloaded, at once
        given = [*command, *earlier, *wanted]
        with Popen(given, env=surroundings, stdout=PIPE, stderr=STDOUT, text=True, errors="replace") as process:
            try:
                for line in process.stdout or ():
                    output.append(line)
                    downloads.look()
                    _show(line, say)
            except KeyboardInterrupt:
                process.kill()
                raise
    shutil.rmtree(place, ignore_errors=True)
    if process.returncode == 0 or earlier:  # what is kept may be what stands in the way
        downloads.forget()
    return process.returncode == 0, "".join(output)


def _show(line: str, say: Callable[[str], object]) -> None:
    """Show what a line of pip means."""
    if "Downloading " in line and ".metadata" not in line:
        file, _, size = line.strip()[len("Downloading ") :].partition(" ")
        name = file.rpartition("/")[2].partition("-")[0]
        say("  " + translate("Run", "downloading {name} {size}").format(name=name, size=size))
    elif line.startswith("Installing collected packages:"):
        say("  " + translate("Run", "packages to install: {number}").format(number=line.count(",") + 1))
