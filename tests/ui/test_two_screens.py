"""A second screen of another size and ratio, under Xvfb: it shows everything, and may go and come."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from tests.display import missing_display
from tests.ui.two_screens import SHOWN

LACK = missing_display() or ("" if which("xrandr") else "xrandr is not installed")


@pytest.mark.long
@pytest.mark.skipif(bool(LACK), reason=LACK or "never")
def test_everything_is_shown_there_and_it_may_be_plugged_out(tmp_path: Path) -> None:
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "3200x1080x24", "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        environment = {**os.environ, "DISPLAY": f":{server.stdout.readline().strip()}", "QT_QPA_PLATFORM": "xcb"}
        told = subprocess.run(
            [sys.executable, "-m", "tests.ui.two_screens", str(tmp_path)], cwd=Path(__file__).parents[2],
            env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        server.terminate()
    assert told.returncode == 0, told.stdout + told.stderr
    assert len(list(tmp_path.glob("*.png"))) == 2 * len(SHOWN)
