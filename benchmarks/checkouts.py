"""Runs the same program with the code of several checkouts, in turn, and compares what they print."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias

HERE: Final = Path(__file__).parents[1]

Lines: TypeAlias = list[list[object]]
"""What a program has printed, a list of JSON a line."""
Figures: TypeAlias = Mapping[str, Sequence[float]]
"""Medians, by what they are of and in which place they were printed."""


def told(checkout: Path, program: Path, *arguments: str) -> Lines:
    """Run a program of this checkout with the code of another one, without a screen; return what it prints."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(
        [sys.executable, str(program), *arguments],
        check=True,
        cwd=checkout,
        env={**environment, "PYTHONPATH": str(checkout)},
        stdout=subprocess.PIPE,
        text=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("[")]


def filled(checkout: Path, folder: Path) -> None:
    """Write a file with ten years of evenings, as a checkout keeps it."""
    folder.mkdir()
    subprocess.run(
        [sys.executable, "-m", "tests.nights.fill", str(folder / "ludo.db")],
        check=True,
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout)},
    )


def medians(runs: Sequence[Mapping[str, Sequence[float]]]) -> dict[str, list[float]]:
    """Return the medians over runs, by name, place by place; what not all runs have is left out."""
    names = [name for name in runs[0] if all(name in run for run in runs)]
    return {name: [median(values) for values in zip(*(run[name] for run in runs), strict=False)] for name in names}


def ratio(ours: Sequence[float], base: Sequence[float] | None, place: int) -> str:
    """Return how much of the base's figure ours is, as text; nothing where the base has none."""
    if base is None or len(base) <= place or len(ours) <= place or not base[place]:
        return ""
    return f"{ours[place] / base[place]:.2f}"
