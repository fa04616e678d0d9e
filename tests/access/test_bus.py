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
from tests.access.listener import rate, says, twice
from tests.display import missing_display

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("player.py")
SYSTEM_PYTHON = "/usr/bin/python3"
TIME = 580
TWICE = 0.1
"""Within so many seconds the same words are the same announcement made twice, where nobody waits for a voice."""
MOST = 3.0
"""Words a second, over any 20 seconds."""
SAMPLE = ("trut", "fr")
"""What every run of the tests plays; `test_listening.py` hears the other games in this process."""
SOON = 3.0
"""Within so many seconds a card that moved has been said."""
AGAIN = {"en": ("Play again", "Look back"), "fr": ("Rejouer", "Revoir")}
NEXT = {"en": "Next deal", "fr": "Donne suivante"}
WON = {"en": "won the partie", "fr": "gagné la partie"}
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

    hand: "actions" or "keys"; voice: "voice" where the game waits for one, "partie" for a whole partie by other
    options. `moved`: the cards that moved in sight.
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
    heard = result["heard"]
    end = heard[-1][0] if heard else 0.0
    return [
        name
        for line in result["moved"]
        for name in line["cards"]
        if line["at"] < end and not any(-1 < at - line["at"] < SOON and says(text, name) for at, text in heard)
    ]


WAYS = [
    pytest.param(game, language, hand, marks=() if (game, language) == SAMPLE else pytest.mark.long)
    for game in SCREENS
    for language, hand in (("en", "actions"), ("fr", "keys"))
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


@pytest.mark.long
@pytest.mark.parametrize("game", ["trut", "triomphe"])
@pytest.mark.parametrize(("language", "hand"), [("en", "actions"), ("fr", "actions"), ("en", "keys"), ("fr", "keys")])
def test_a_whole_partie_is_played_by_options_that_are_not_the_usual_ones(
    game: str, language: str, hand: str, tmp_path: Path
) -> None:
    lack = missing()
    if lack:
        pytest.skip(lack)
    result = on_the_bus(game, tmp_path, language, hand, "partie")
    assert result["problems"] == []
    assert result["ended"] in AGAIN[language], result
    assert any(NEXT[language] in name for name in result["pressed"]), "more than one deal"
    assert any(WON[language] in text for _, text in result["heard"])
    assert unsaid(result) == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), [("trut", "en"), ("trente_et_un", "fr"), ("triomphe", "fr")])
def test_the_game_is_no_faster_than_a_voice_where_it_waits_for_one(game: str, language: str, tmp_path: Path) -> None:
    lack = missing()
    if lack:
        pytest.skip(lack)
    result = on_the_bus(game, tmp_path, language, voice="voice")
    assert result["ended"], result
    print(f"{game} {language}: {rate(result['heard']):.2f} words a second")
    assert rate(result["heard"]) <= MOST
    assert twice(result["heard"]) == []
    assert unsaid(result) == []
