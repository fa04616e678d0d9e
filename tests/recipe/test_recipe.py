"""A sixth game made by CONTRIBUTING to the letter starts, and passes what every game passes."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludo.games import GAMES
from tests.recipe.copying import ROOT, commands, copy_game, copy_tree, lists, places

NAME = "belote"
LESS: tuple[list[str], ...] = (
    [],
    [f"{NAME} and not mouse"],
    [f"{NAME} and (certain or classic-2)"],
    ["--self-test=rules"],
)
"""What stands in the suite at the end of each command, to run less; the long one runs all of it."""
COMPUTED = (ROOT / "resources" / "strategies", ROOT / "resources" / "problems")
"""What commands make of a game: its players may read it, and a game without problems offers none."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with Trut under another name beside Trut."""
    root = tmp_path_factory.mktemp("recipe")
    copy_tree(root)
    copy_game(root, NAME)
    return root


def run(root: Path, command: list[str]) -> str:
    """Run a command of the recipe, as somebody who has just copied Trut; what it prints."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV", "PYTHONPATH"))}
    if "pytest" in command:
        command = [*command, "-q", "-p", "no:cacheprovider"]
    done = subprocess.run([sys.executable, *command], cwd=root, env=kept, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_the_copy_is_a_game_of_its_own(tree: Path) -> None:
    code = (
        f"import ludo; print(ludo.__file__)\n"
        f"from ludo.games import GAMES\n"
        f"from ludo.ui.games.registry import SCREENS\n"
        f"print(GAMES[{NAME!r}].id, SCREENS[{NAME!r}].title(), {NAME!r} in repr(type(GAMES[{NAME!r}])))"
    )
    file, told = run(tree, ["-c", code]).splitlines()
    assert Path(file).is_relative_to(tree)
    assert told == "belote Belote True"


def passed(told: str) -> bool:
    """Does a command say that all is well, the copied game among it?"""
    return " passed" in told or f"ok      deal of {NAME}" in told


@pytest.mark.parametrize(("command", "less"), list(zip(commands(NAME), LESS, strict=True)), ids=" ".join)
def test_the_copy_passes(tree: Path, command: list[str], less: list[str]) -> None:
    assert passed(run(tree, [*command[: len(command) - len(less)], *less]))


@pytest.mark.long
@pytest.mark.parametrize("command", commands(NAME), ids=" ".join)
def test_the_copy_passes_all_of_it(tree: Path, command: list[str]) -> None:
    assert passed(run(tree, command))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_places_of_the_recipe(game: str) -> None:
    assert [place for place in places(game) if not (ROOT / place).exists()] == []


def test_the_recipe_names_every_place_of_a_game() -> None:
    known = {ROOT / place for game in GAMES for place in places(game)}
    unknown = [
        path.relative_to(ROOT).as_posix()
        for folder in ("ludo", "resources")
        for path in (ROOT / folder).rglob("*")
        if path.name.split(".")[0] in GAMES and not known & {path, *path.parents} and not {*COMPUTED} & {*path.parents}
    ]
    assert [path for path in unknown if "__pycache__" not in path] == []


def test_the_recipe_names_the_lists() -> None:
    """Those whose keys are the games, wherever in the program."""
    for path, name in lists().items():
        module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        assert getattr(importlib.import_module(module), name).keys() == GAMES.keys()
    assert len(lists()) == 4
