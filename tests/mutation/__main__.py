"""How much the tests of a game notice: its judgements are changed in small ways, and its tests should fail.

`python -m tests.mutation [GAME...] [--show] [--jobs 2]` changes `rules.py` and `scoring.py` of each game, one change (a
mutant) at a time, in a temporary copy, and runs the game's own tests and scenarios. It prints the figures by module and
every mutant that no test killed, with `--show` as a difference. It needs mutmut, `pip install -e ".[dev,mutation]"`, on
Linux or macOS. It ends with 1 if less than 90 % of the mutants of a game were killed. `docs/mutation.md` says why the
others live.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from ludo.games import GAMES

ROOT = Path(__file__).parents[2]
COPIED = ("ludo", "tests", "docs", "pyproject.toml")
MODULES = ("rules", "scoring")
BAR = 90
"""Percentage of the mutants of a game that its tests have to kill."""
PATIENCE = 600
"""Seconds after which the tests of a game are taken to run for ever."""

_SETTINGS = """
[mutmut]
source_paths=ludo
only_mutate=
{modules}
also_copy=
    docs
pytest_add_cli_args_test_selection=
{tests}
track_dependencies=false
"""
_REMEMBERED = re.compile(r"^@(?:lru_cache\(.*\)|cache)\n", re.MULTILINE)
_RESULT = re.compile(r"^ +(\S+\.x\S+): (.+)$", re.MULTILINE)


def copy_of_the_project(folder: Path, game: str) -> None:
    """A copy in which mutmut may change the judgements of this game.

    Results are not remembered there, since mutmut leaves functions with a decorator alone.
    """
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(ROOT / name, folder / name)
    files = [f"ludo/games/{game}/{module}.py" for module in MODULES]
    for file in files:
        code = (folder / file).read_text(encoding="utf-8")
        (folder / file).write_text(_REMEMBERED.sub("", code), encoding="utf-8")
    modules = "\n".join(f"    {file}" for file in files)
    tests = "\n".join(f"    {test}" for test in selection(game))
    (folder / "setup.cfg").write_text(_SETTINGS.format(modules=modules, tests=tests), encoding="utf-8")


def mutmut(folder: Path, *arguments: str) -> str:
    """What mutmut says; raises SystemExit with all of it if it fails."""
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", *arguments], cwd=folder, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}")
    return done.stdout


def results(folder: Path) -> dict[str, str]:
    """What became of each mutant, by its name: `killed`, `survived`, `timeout`, `no tests`..."""
    return dict(_RESULT.findall(mutmut(folder, "results", "--all", "true")))


def selection(game: str) -> tuple[str, ...]:
    """The tests that have to notice: those of the game, and its scenarios."""
    scenarios = "tests/scenarios/test_scenarios.py::test_every_scenario_agrees"
    return f"tests/games/{game}", f"{scenarios}[files/{game}]", f"{scenarios}[own/{game}]"


def afresh(folder: Path, game: str, mutant: str) -> str:
    """What becomes of a mutant in a process of its own.

    mutmut starts from a process that has imported everything, so that it cannot see what a change does to a table made
    during the import. Here the change is there from the beginning.
    """
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *selection(game)]
    environment = os.environ | {"MUTANT_UNDER_TEST": mutant}
    try:
        done = subprocess.run(
            command, cwd=folder / "mutants", env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "timeout"
    return "killed" if done.returncode else "survived"


def looked_at_again(folder: Path, game: str, result: tuple[str, str]) -> tuple[str, str]:
    """A mutant and what became of it, once more where it was not killed."""
    mutant, became = result
    return mutant, became if became == "killed" else afresh(folder, game, mutant)


def module_of(mutant: str) -> str:
    """`rules` of `ludo.games.trut.rules.x_side_of__mutmut_1`."""
    return mutant.split(".")[3]


def line_of(name: str, found: dict[str, str]) -> str:
    """The figures of a module or of a game."""
    counts = Counter(found.values())
    killed, survived, late = counts["killed"], counts["survived"], counts["timeout"]
    others = len(found) - killed - survived - late
    return (
        f"{name:<24} {len(found):>5} mutants {killed:>5} killed {survived:>4} survived {late:>3} timeout"
        f" {others:>3} other {percentage(found):>6.1f} %"
    )


def percentage(found: dict[str, str]) -> float:
    """How many of the mutants a failing test killed; one that ran out of time is not counted among them."""
    return 100 * Counter(found.values())["killed"] / max(1, len(found))


def main(arguments: Sequence[str]) -> int:
    """The command; 0 only if every game reaches the bar."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(sorted(GAMES))}; all without any")
    parser.add_argument("--show", action="store_true", help="the mutants that live as differences")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    given = parser.parse_args(arguments)
    if unknown := set(given.games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    enough = True
    for game in given.games or sorted(GAMES):
        with TemporaryDirectory(prefix="ludo-mutation-") as name:
            folder = Path(name)
            copy_of_the_project(folder, game)
            mutmut(folder, "run", "--max-children", str(given.jobs))
            with ThreadPoolExecutor(given.jobs) as pool:
                found = dict(pool.map(partial(looked_at_again, folder, game), results(folder).items()))
            for module in MODULES:
                print(line_of(f"{game}/{module}.py", {m: r for m, r in found.items() if module_of(m) == module}))
            print(line_of(game, found), flush=True)
            for mutant in (mutant for mutant, result in found.items() if result != "killed"):
                print(mutmut(folder, "show", mutant) if given.show else f"  {mutant}: {found[mutant]}", flush=True)
            enough &= percentage(found) >= BAR
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
