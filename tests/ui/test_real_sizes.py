"""The window on screens of real sizes, under Xvfb with a window manager: nothing that is needed lies outside."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import NamedTuple

import pytest

from tests.display import missing_display

_MANAGERS = ("openbox", "matchbox-window-manager", "xfwm4", "twm")


class Screen(NamedTuple):
    """A screen in physical pixels, and how much everything on it is scaled."""

    width: int
    height: int
    scale: float = 1.0


_USUAL = (Screen(900, 560), Screen(1920, 1080, 1.5))
_OTHERS = (
    Screen(1024, 640),
    Screen(1366, 768),
    Screen(1280, 800),
    Screen(3840, 2160),
    Screen(1080, 1880),
)


def _missing() -> str:
    """Return why this cannot be tried here, empty if it can."""
    lack = missing_display()
    if lack:
        return lack
    return "" if any(which(name) for name in _MANAGERS) else f"none of {', '.join(_MANAGERS)} is installed"


@pytest.mark.skipif(bool(_missing()), reason=_missing() or "never")
@pytest.mark.parametrize(
    "screen",
    [*_USUAL, *(pytest.param(each, marks=pytest.mark.long) for each in _OTHERS)],
    ids=lambda screen: f"{screen.width}x{screen.height}",
)
def test_main_button_hand_and_plates_are_inside(screen: Screen, tmp_path: Path) -> None:
    manager = next(name for name in _MANAGERS if which(name))
    look = f'"{sys.executable}" -m tests.ui.real_window "{tmp_path}"'
    script = f"{manager} >/dev/null 2>&1 & sleep 0.5; {look}; code=$?; kill %1; exit $code"
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{screen.width}x{screen.height}x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        number = server.stdout.readline().strip()
        environment = {
            **os.environ,
            "DISPLAY": f":{number}",
            "QT_QPA_PLATFORM": "xcb",
            "QT_SCALE_FACTOR": str(screen.scale),
        }
        try:
            done = subprocess.run(
                ["bash", "-m", "-c", script], env=environment, capture_output=True, text=True, timeout=180, check=False
            )
        finally:
            server.terminate()
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
