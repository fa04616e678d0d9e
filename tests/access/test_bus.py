"""One deal of every game is played on a real accessibility bus, by what is heard and the actions that are offered.

It needs a system with Xvfb, dbus-run-session, at-spi2-core and the bindings of AT-SPI for its Python; it is skipped
with the reason where something is missing.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludo.ui.games.registry import SCREENS
from tests.access.listener import rate, says, twice
from tests.display import missing_display
from tests.games.facts import FACTS

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("player.py")
SYSTEM_PYTHON = "/usr/bin/python3"
TIME = 580
WHOLE = 1800
"""Seconds in which a deal, and a whole partie, has been played on a slow machine."""
MOST = 3.0
"""Words a second, over any 20 seconds."""
SOON = 8
"""One of so many announcements from then on names a card that moved."""
SAMPLE = ("trut", "bluffers", "fr", "keys")
"""What every run of the tests plays; `test_listening.py` hears the other games in this process."""
AGAIN = {"en": ("Play again", "Look back"), "fr": ("Rejouer", "Revoir")}
NEXT = {"en": "Next deal", "fr": "Donne suivante"}
WON = {"en": "won the partie", "fr": "gagné la partie"}
HANDS = {"en": "Your hand, ", "fr": "Votre main,\xa0"}
OPENED = {"en": ("You: I open!", "You add "), "fr": ("Vous\xa0: j’ouvre", "Vous ajoutez ")}
SLOW_KEY = "QSpiApplication::keyEventError"
"""Qt says so where the bus takes longer than a tenth of a second for a key, and passes the key on all the same."""
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


def run_on_a_bus(folder: Path, script: str, *arguments: str, time: int = TIME) -> None:
    """Run a script of bash in a display and on a bus of their own.

    Its arguments are this Python, that of the system, and those given.
    """
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
        pythons = sys.executable, SYSTEM_PYTHON
        subprocess.run(
            # `timeout` ends all that was started, and the bus with it
            ["timeout", str(time), "dbus-run-session", "--", "bash", "-c", script, "play", *pythons, *arguments],
            env=environment, cwd=ROOT, check=True, capture_output=True,
        )  # fmt: skip
    finally:
        display.kill()
        display.wait()


def on_the_bus(game: str, preset: str, language: str, hand: str, folder: Path, *more: str) -> dict[str, Any]:
    """Play one deal of a game in a display and on a bus of their own; what the player has written.

    hand: "actions" or "keys"; more: "partie" for a whole partie by other options. `said`: what the program announced,
    and when, in seconds of the voice; `moved`: the cards that moved in sight.
    """
    script = (
        '"$1" -m tests.access.program "$5" "$6" "$7" "$4" "${@:9}" 2> "$4/errors.txt" & program=$!; '
        f'"$2" "$3" 1 {ACTS} "$7" "$8" "$4" "${{@:9}}" > "$4/heard.json"; result=$?; kill $program; exit $result'
    )
    time = WHOLE if more[:1] == ("partie",) else TIME
    run_on_a_bus(folder, script, str(PLAYER), str(folder), game, preset, language, hand, *more, time=time)
    heard: dict[str, Any] = json.loads((folder / "heard.json").read_text(encoding="utf-8"))
    heard["errors"] = [
        line
        for line in (folder / "errors.txt").read_text(encoding="utf-8").splitlines()
        if ("Error" in line or line.startswith(("Traceback", "StopIteration"))) and SLOW_KEY not in line
    ]
    measures = folder / "measures.json"
    heard["measures"] = json.loads(measures.read_text(encoding="utf-8")) if measures.exists() else {}
    for name in ("said", "moved"):
        path = folder / f"{name}.jsonl"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        heard[name] = [json.loads(line) for line in lines]
    return heard


def judge(result: dict[str, Any], language: str, what: str) -> list[str]:
    """Look at what was heard: each thing once, no faster than a voice, no card unsaid; return the texts."""
    said = [(line["at"], line["text"]) for line in result["said"]]
    texts = [text for _, text in said]
    print(
        f"{what}: {len(result['pressed'])} acts, {len(texts)} announcements, {rate(said):.2f} words a second, "
        f"{sum(len(line['cards']) for line in result['moved'])} cards moved in sight"
    )
    assert result["problems"] == [], result
    assert result["errors"] == []
    assert result["pressed"]
    assert result["ended"], result
    assert result["heard"] == texts[: len(result["heard"])]
    assert any(HANDS[language] in text for text in texts), texts
    assert twice(said) == []
    assert rate(said) <= MOST
    assert result["moved"]
    assert [
        card
        for line in result["moved"]
        for card in line["cards"]
        if not any(says(text, card) for text in texts[line["number"] :][:SOON])
    ] == []
    return texts


WAYS = [
    pytest.param(game, preset, language, hand, marks=() if way == SAMPLE else pytest.mark.long)
    for game in SCREENS
    for language in ("en", "fr")
    for hand in ("actions", "keys")
    for preset in ("classic", FACTS[game].unusual)
    if (language == "en") == (hand == "actions") or preset == "classic" or game == "trio"
    for way in [(game, preset, language, hand)]
]


@pytest.mark.parametrize(("game", "preset", "language", "hand"), WAYS)
def test_a_deal_is_played_by_what_is_heard_and_offered(
    game: str, preset: str, language: str, hand: str, tmp_path: Path
) -> None:
    lack = missing()
    if lack:
        pytest.skip(lack)
    result = on_the_bus(game, preset, language, hand, tmp_path)
    texts = judge(result, language, f"{game} {preset} {language} {hand}")
    if game == "trio":
        for begin in OPENED[language]:
            assert any(text.startswith(begin) for text in texts), begin


@pytest.mark.long
@pytest.mark.parametrize("game", ["trut", "triomphe"])
@pytest.mark.parametrize(("language", "hand"), [("en", "actions"), ("fr", "actions"), ("en", "keys"), ("fr", "keys")])
def test_a_whole_partie_is_played_by_options_that_are_not_the_usual_ones(
    game: str, language: str, hand: str, tmp_path: Path
) -> None:
    lack = missing()
    if lack:
        pytest.skip(lack)
    result = on_the_bus(game, "classic", language, hand, tmp_path, "partie")
    texts = judge(result, language, f"{game} partie {language} {hand}")
    assert result["ended"] in AGAIN[language], result
    assert any(NEXT[language] in name for name in result["pressed"]), "more than one deal"
    assert any(WON[language] in text for text in texts)
