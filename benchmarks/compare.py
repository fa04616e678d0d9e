"""`python -m benchmarks.compare OLD [NEW] [--rounds N] [--games ...] [--clone]`: pace of two checkouts, interleaved.

Both replay the same recorded parties (the golden transcripts of OLD that NEW still plays), taking turns round by
round, each in a process of its own; the figure is processor time of `apply` with events. OLD is measured twice a round:
how far its two figures differ is the noise of the machine. A ratio above 1 means that NEW is faster.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

HERE: Final = Path(__file__).parents[1]
FLOOR: Final = 0.97
ACTIONS: Final = 3_000
"""Actions of one measurement, about: few, so that a machine that is busy for a second slows down all alike."""

PLAYER: Final = """
import json, sys
from pathlib import Path
from time import process_time
from ludo.engine.game import read_actor
from ludo.games import GAMES

def scripts(game, folder):
    for path in sorted(folder.glob("*.txt")):
        head, _, body = path.read_text(encoding="utf-8").partition("\\n\\n")
        values = dict(line.split(": ", 1) for line in head.splitlines())
        options = {**game.presets[values["preset"]], **json.loads(values["options"]), "players": int(values["players"])}
        acts = []
        for line in body.splitlines():
            who, found, text = line.partition(": ")
            if found and not line.startswith(" ") and "?" not in who:
                acts.append((read_actor(who), game.read(text)))
        yield path.name, game.read_options(options), acts

def play(game, options, acts, clone):
    state = game.new(options)
    for actor, action in acts:
        if clone:
            state = state.clone()
        state.apply(actor, action)

folder, clone = Path(sys.argv[1]), sys.argv[2] == "clone"
loaded = {}
for line in sys.stdin:
    command, name, repeats, *only = line.split()
    game = GAMES[name]
    if command == "load":
        loaded[name] = {}
        for title, options, acts in scripts(game, folder / name):
            try:
                play(game, options, acts, clone)
            except Exception:
                continue
            loaded[name][title] = (options, acts)
        print(" ".join(loaded[name]), flush=True)
    else:
        chosen = [loaded[name][title] for title in only]
        start = process_time()
        for _ in range(int(repeats)):
            for options, acts in chosen:
                play(game, options, acts, clone)
        print(process_time() - start, sum(len(acts) for _, acts in chosen), flush=True)
"""


class Player:
    """A process that replays parties with the code of one checkout."""

    def __init__(self, checkout: Path, transcripts: Path, clone: bool) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(transcripts), "clone" if clone else "in-place"],
            cwd=checkout,
            env={**os.environ, "PYTHONPATH": str(checkout), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *words: str) -> list[str]:
        """Send a command and return the words of its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(*words, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"the player of {self._process.args!r} ended")
        return answer.split()

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def compare(old: Player, again: Player, new: Player, game: str, rounds: int) -> float:
    """Print the figures of a game; return the median ratio."""
    both = [old.ask("load", game, "1"), again.ask("load", game, "1"), new.ask("load", game, "1")]
    common = [name for name in both[0] if name in both[2]]
    actions = int(new.ask("play", game, "1", *common)[1])
    repeats = max(1, ACTIONS // actions)
    ratios, noise, pace = [], [], []
    for number in range(rounds):
        order = (old, new, again) if number % 2 else (again, new, old)
        seconds = {player: float(player.ask("play", game, str(repeats), *common)[0]) for player in order}
        ratios.append((seconds[old] + seconds[again]) / 2 / seconds[new])
        noise.append(seconds[old] / seconds[again])
        pace.append(seconds[new])
    middle = median(ratios)
    print(
        f"{game:14} {len(common):3} of {len(both[0]):3} parties {actions:6} actions"
        f"  new {median(pace) / actions / repeats * 1e6:7.2f} us"
        f"  old / new: median {middle:.3f} ({min(ratios):.3f} to {max(ratios):.3f})"
        f"  old / old: {min(noise):.3f} to {max(noise):.3f}"
        f"  {'ok' if middle >= FLOOR else 'SLOWER'}"
    )
    return middle


def _recorded() -> list[str]:
    """Return the games of which there are golden transcripts."""
    return sorted(path.name for path in (HERE / "tests" / "golden" / "files").iterdir() if path.is_dir())


def main(arguments: list[str]) -> int:
    """Return 1 if a game is slower than the floor."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compare", description=__doc__)
    parser.add_argument("old", type=Path, help="another checkout of the project")
    parser.add_argument("new", type=Path, nargs="?", default=HERE)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--games", nargs="+", default=_recorded())
    parser.add_argument("--clone", action="store_true", help="copy the state before each action, as searches do")
    given = parser.parse_args(arguments)
    folder = given.old.resolve() / "tests" / "golden" / "files"
    old, again, new = (Player(path.resolve(), folder, given.clone) for path in (given.old, given.old, given.new))
    try:
        ratios = [compare(old, again, new, game, given.rounds) for game in given.games]
    finally:
        for player in (old, again, new):
            player.close()
    return int(min(ratios) < FLOOR)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
