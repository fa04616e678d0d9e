"""One deal of every game is played on a real accessibility bus, by what is heard and the actions that are offered.

It needs a system with Xvfb, dbus-run-session, at-spi2-core and the bindings of AT-SPI for its Python; it is skipped
with the reason where something is missing.
"""

import json
import os
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ludo.ui.games.registry import SCREENS
from tests.display import missing_display

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("player.py")
SYSTEM_PYTHON = "/usr/bin/python3"
TIME = 200
TWICE = 0.1
"""Within so many seconds the same words are the same announcement made twice."""
SOON = 3.0
"""Within so many seconds a card that moved has been said."""
MOST_BEHIND = 12.0
"""The end of a deal, with hands and standing, is one announcement, and what can be done next follows at once."""
WORDS_A_SECOND = 3.0
HANDS = {"en": "Your hand, ", "fr": "Votre main,\xa0"}
ACTS = 600
"""A deal that takes more acts than these has no end."""


def missing() -> str:
    """Return what this system lacks, empty if nothing."""
    lack = missing_display()
    if lack:
        return lack
    for program in ("dbus-run-session", SYSTEM_PYTHON):
        if shutil.which(program) is None:
            return f"{program} is not installed"
    code = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    found = subprocess.run([SYSTEM_PYTHON, "-c", code], capture_output=True, check=False)
    return "" if found.returncode == 0 else "the bindings of AT-SPI (gir1.2-atspi-2.0) are not installed"


def on_the_bus(game: str, folder: Path, language: str = "en", hand: str = "actions", voice: str = "") -> dict[str, Any]:
    """Play one deal of a game in a display and on a bus of their own; what the player has written.

    hand: "actions" or "keys"; voice: "voice" where the game waits for one. `moved`: the cards that moved in sight.
    """
    moved = folder / "moved.jsonl"
    moved.touch()
    folder.chmod(0o700)
    read, write = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=[write], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        environment = {
            **os.environ,
            "DISPLAY": f":{number}",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_RUNTIME_DIR": str(folder),
            "PYTHONPATH": str(ROOT),
        }
        script = (
            '"$1" -m tests.access.program "$2" "$7" "$6/moved.jsonl" $9 & program=$!; '
            '"$3" "$4" 1 "$5" "$7" "$8" $9 > "$6/heard.json"; result=$?; kill $program; exit $result'
        )
        subprocess.run(
            ["dbus-run-session", "--", "bash", "-c", script, "play", sys.executable, game, SYSTEM_PYTHON, str(PLAYER),
             str(ACTS), str(folder), language, hand, voice],
            env=environment, cwd=ROOT, timeout=TIME, check=True, capture_output=True,
        )  # fmt: skip
    finally:
        display.kill()
        display.wait()
    heard: dict[str, Any] = json.loads((folder / "heard.json").read_text(encoding="utf-8"))
    heard["moved"] = [json.loads(line) for line in moved.read_text(encoding="utf-8").splitlines()]
    return heard


def unsaid(result: dict[str, Any]) -> list[str]:
    """Return the cards that moved in sight and were not announced from then on, within a moment."""
    heard = [(at, text.lower()) for at, text in result["heard"]]
    end = heard[-1][0] if heard else 0.0
    return [
        name
        for line in result["moved"]
        for name in line["cards"]
        if line["at"] < end and not any(-1 < at - line["at"] < SOON and name.lower() in text for at, text in heard)
    ]


def behind(result: dict[str, Any]) -> float:
    """Return how many seconds a voice of three words a second is behind at most when something more is announced."""
    until, most = 0.0, 0.0
    for at, text in result["heard"]:
        most = max(most, until - at)
        until = max(at, until) + len(text.split()) / WORDS_A_SECOND
    return most


WAYS = [
    *((game, "en", "actions") for game in SCREENS),
    ("trut", "fr", "keys"),
    *(pytest.param(game, "fr", "keys", marks=pytest.mark.long) for game in SCREENS if game != "trut"),
]


@pytest.mark.parametrize(("game", "language", "hand"), WAYS)
def test_a_deal_is_played_by_what_is_heard_and_offered(game: str, language: str, hand: str, tmp_path: Path) -> None:
    lack = missing()
    if lack:
        pytest.skip(lack)
    result = on_the_bus(game, tmp_path, language, hand)
    texts = [text for _, text in result["heard"]]
    assert result["problems"] == []
    assert any(HANDS[language] in text for text in texts), texts
    assert result["pressed"]
    assert result["ended"], result
    twice = [text for (at, text), (then, again) in pairwise(result["heard"]) if text == again and then - at < TWICE]
    assert twice == []
    assert result["moved"]
    assert unsaid(result) == []


def test_the_game_is_no_faster_than_a_voice_where_it_waits_for_one(tmp_path: Path) -> None:
    lack = missing()
    if lack:
        pytest.skip(lack)
    result = on_the_bus("trut", tmp_path, voice="voice")
    assert result["ended"], result
    assert behind(result) <= MOST_BEHIND
    again = [text for (at, text), (then, other) in pairwise(result["heard"]) if text == other and then - at < 2.0]
    assert again == []
