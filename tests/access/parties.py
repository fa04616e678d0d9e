"""The command: `python -m tests.access.parties FOLDER [--game …] [--language …]` plays whole parties on a real bus.

Each is heard by a screen reader that speaks in a time of its own (`reader.py`), by keys or actions, where the game
waits for the voice and where it does not. It prints a line a partie, and keeps what was said in the folder.
"""

import argparse
import json
import sys
import tempfile
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from ludo.ui.games.registry import SCREENS
from tests.access.test_bus import missing, on_the_bus
from tests.games.facts import FACTS

HEAD: Final = (
    "game", "language", "hand", "wait", "speed", "ended", "acts", "median", "99%", "bus-ms", "bus-99%", "words",
    "withdrawn", "cut", "doubles", "false",
)  # fmt: skip


def late(seconds: list[float]) -> float:
    """Return what 99 of 100 do not exceed."""
    return quantiles(seconds, n=100, method="inclusive")[98] if len(seconds) > 1 else max(seconds, default=0.0)


def line(result: dict[str, Any]) -> list[object]:
    """Return the figures of a partie."""
    measures, bus = result["measures"], [1000 * each for each in result["answered"]]
    acts = measures["acts"]
    return [
        result["ended"] or "no", len(acts), f"{median(acts or [0]):.2f}", f"{late(acts):.2f}",
        f"{median(bus or [0]):.0f}", f"{late(bus):.0f}", measures["put"], measures["put"] - measures["begun"],
        measures["silenced"], len(measures["doubles"]), len(measures["false"]),
    ]  # fmt: skip


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    for name, values in (
        ("game", list(SCREENS)), ("language", ["en", "fr"]), ("hand", ["keys", "actions"]), ("wait", ["on", "off"]),
        ("speed", ["200", "400"]),
    ):  # fmt: skip
        parser.add_argument(f"--{name}", nargs="+", choices=values, default=values)
    given = parser.parse_args()
    if missing():
        print(missing())
        return 1
    print("\t".join(HEAD), flush=True)
    failed = 0
    for cell in product(given.game, given.language, given.hand, given.wait, given.speed):
        game, language, hand, wait, speed = cell
        with tempfile.TemporaryDirectory() as folder:
            length = "partie" if FACTS[game].short.level == "random" else "deal"  # others take an hour
            result = on_the_bus(game, "classic", language, hand, Path(folder), length, speed, wait)
        given.folder.mkdir(parents=True, exist_ok=True)
        (given.folder / f"{'-'.join(cell)}.json").write_text(json.dumps(result, ensure_ascii=False, indent=1), "utf-8")
        print("\t".join(map(str, [*cell, *line(result)])), *result["problems"], *result["errors"], flush=True)
        measures = result["measures"]
        failed += bool(result["problems"] or result["errors"] or measures["doubles"] or measures["false"])
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
