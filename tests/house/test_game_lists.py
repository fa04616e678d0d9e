"""A game is known by its folders and by one card in one list on each floor; nothing else says its name."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from ludo.bots.registry import PLAYERS
from ludo.games import GAMES
from ludo.nights.sheets.registry import SHEETS
from ludo.ui.games.registry import SCREENS
from tests.house.sources import ROOT, at, python_files, tree_of

LISTS = (
    "ludo/games/__init__.py",
    "ludo/bots/registry.py",
    "ludo/nights/sheets/registry.py",
    "ludo/ui/games/registry.py",
)
COMMON = {"coach"}
"""Folders of a floor that serve every game."""
FLOORS = ("ludo/games", "ludo/bots", "ludo/ui/games")


def is_of_a_game(path: Path) -> bool:
    """Is it a module of one game, below a floor or among the sheets?"""
    folders = [path.is_relative_to(ROOT / floor / game) for floor in FLOORS for game in GAMES]
    return any(folders) or (path.parent == ROOT / "ludo/nights/sheets" and path.stem in GAMES)


def names_of_games(tree: ast.AST) -> Iterator[int]:
    """The lines in which a game is named: by its id as a string, or by an import of something of it."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text in GAMES:
                yield node.lineno
            case ast.Import() if any(GAMES.keys() & set(alias.name.split(".")) for alias in node.names):
                yield node.lineno
            case ast.ImportFrom() if GAMES.keys() & {*(node.module or "").split("."), *(a.name for a in node.names)}:
                yield node.lineno
            case _:
                pass


def test_no_game_is_named_outside_its_folders_and_the_lists() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in python_files("ludo")
        if not is_of_a_game(path) and path.relative_to(ROOT).as_posix() not in LISTS
        for line in names_of_games(tree_of(path))
    ]
    assert named == []


@pytest.mark.parametrize(
    "code",
    ['x = "trut"', "from ludo.games import trut", "from ludo.bots.trut import duel", "import ludo.games.trut.rules"],
)
def test_the_name_of_a_game_is_found(code: str) -> None:
    assert list(names_of_games(ast.parse(code))) == [1]


FEW = 3
"""So many games may be chosen as examples; who names more of them has a list, which the next game is not in."""
PACKAGES = ("ludo", "tests", "benchmarks", "packaging", "solving", "drawing", "translations")
TITLES = {screen.title().casefold(): game for game, screen in SCREENS.items()}


def games_named(nodes: Iterable[ast.AST | None]) -> set[str]:
    """The games that parts of a display name: by id, by title at the beginning of a text, or by a name of Python."""
    found = set[str]()
    for node in (each for part in nodes if part is not None for each in ast.walk(part)):
        match node:
            case ast.Constant(value=str(text)) | ast.Name(id=text) | ast.Attribute(attr=text):
                word = re.split(r"[ ,:]", text.strip("_").casefold(), maxsplit=1)[0]
                found |= {TITLES.get(word, word)} & GAMES.keys()
            case _:
                pass
    return found


def may_list(path: Path) -> bool:
    """Are there names of so many games in a file at all?"""
    text = path.read_text(encoding="utf-8").casefold()
    return sum(game in text or title in text for title, game in TITLES.items()) > FEW


def lists_of_games(tree: ast.AST) -> Iterator[int]:
    """The lines of what names more than a few games: a tuple, list or set, the keys of a dict, what is matched."""
    for node in ast.walk(tree):
        match node:
            case ast.Dict(keys=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
                named = games_named(parts)
            case ast.Match(cases=cases):
                named = games_named(case.pattern for case in cases)
            case ast.Call(keywords=keywords):
                named = {keyword.arg for keyword in keywords if keyword.arg} & GAMES.keys()
            case _:
                continue
        if len(named) > FEW:
            yield node.lineno


def test_nobody_else_lists_the_games() -> None:
    """What is said of every game stands on its card, or in its folder (`tests/games/<game>`, `benchmarks/games`)."""
    listed = [
        at(path, line)
        for package in PACKAGES
        for path in python_files(package)
        if path.relative_to(ROOT).as_posix() not in LISTS and may_list(path)
        for line in lists_of_games(tree_of(path))
    ]
    assert listed == []


@pytest.mark.parametrize(
    "code",
    [
        'x = {"trut": 1, "trio": 2, "tripoli": 3, "triomphe": 4}',
        'x = ("trut", "trio", "tripoli", "trente_et_un")',
        'x = [f("trut", 2), f("trio", 3), f("tripoli", 4), f("triomphe", 5)]',
        'x = {"Trut guide": 1, "Trio guide": 2, "Tripoli guide": 3, "Trente-et-un guide": 4}',
        "x = (a.TRUT, _trio, TRIPOLI, triomphe)",
        "x = dict(trut=1, trio=2, tripoli=3, triomphe=4)",
        'match x:\n case "trut" | "trio": pass\n case "tripoli" | "triomphe": pass',
    ],
)
def test_a_list_of_games_is_found(code: str) -> None:
    assert 1 in lists_of_games(ast.parse(code))


def test_a_game_has_its_card_in_every_list() -> None:
    assert GAMES.keys() == PLAYERS.keys() == SHEETS.keys() == SCREENS.keys()


@pytest.mark.parametrize("floor", FLOORS)
def test_every_folder_of_a_game_is_in_the_list(floor: str) -> None:
    assert {path.parent.name for path in (ROOT / floor).glob("*/__init__.py")} - COMMON == GAMES.keys()


@pytest.mark.parametrize("game", SCREENS)
def test_a_card_of_the_screen_is_complete(game: str) -> None:
    screen = SCREENS[game]
    assert screen.minutes.keys() == GAMES[game].presets.keys(), "minutes of every preset"
    assert screen.score_unit()
    assert screen.has_sheet == (SHEETS[game] is not None)
    assert screen.sheet is None or screen.board is None
    assert screen.board is None or screen.empty_sheet is not None


def contract(part: str, value: object) -> dict[str, list[str]]:
    """The contract in pyproject.toml of which a part contains a value."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts: list[dict[str, list[str]]] = settings["tool"]["importlinter"]["contracts"]
    return next(each for each in contracts if value in each.get(part, []))


def test_every_folder_of_the_interface_has_its_place() -> None:
    placed = {name.strip() for layer in contract("containers", "ludo.ui")["layers"] for name in layer.split("|")}
    assert placed == {path.parent.name for path in (ROOT / "ludo/ui").glob("*/__init__.py")}


def test_the_contract_names_the_whole_common_part_of_the_computer_players() -> None:
    common = {f"ludo.bots.{path.stem}" for path in (ROOT / "ludo/bots").glob("*.py")}
    assert set(contract("source_modules", "ludo.bots.arena")["source_modules"]) == common - {
        "ludo.bots.__init__",
        "ludo.bots.registry",
    }
