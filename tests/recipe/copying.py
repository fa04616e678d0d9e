"""Follows the recipe of CONTRIBUTING ("A new game"): reads its places, its lists and its commands, and copies Trut."""

import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MODEL: Final = "trut"
GAME: Final = "<game>"


def section(root: Path = ROOT) -> str:
    """The section of CONTRIBUTING on new games."""
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return text.split("\n## A new game\n")[1].split("\n## ")[0]


def _rows() -> list[list[str]]:
    return [line.strip("|").split("|") for line in section().splitlines() if line.startswith("| `")]


def places(game: str) -> list[str]:
    """The files and folders of a game, from the root."""
    found = [path for first, *_ in _rows() for path in re.findall(r"`([^`]+)`", first)]
    assert all(GAME in path for path in found)
    return [path.rstrip("/").replace(GAME, game) for path in found]


def lists() -> dict[str, str]:
    """The lists with a card of every game: the name of each, by its file."""
    cells = (re.fullmatch(r" `(\w+)` in `([^`]+)` ", row[-1]) for row in _rows())
    return {cell[2]: cell[1] for cell in cells if cell is not None}


def commands(game: str) -> list[list[str]]:
    """The commands that try a game, without the name of Python."""
    (block,) = re.findall(r"```sh\n(.*?)```", section(), re.DOTALL)
    return [line.replace(GAME, game).split()[1:] for line in block.splitlines()]


def copy_tree(target: Path) -> None:
    """Copy what is needed to run and test the program; what is compiled was made from other sources."""
    for folder in ("ludo", "resources", "tests", "packaging"):
        copytree(ROOT / folder, target / folder, ignore=ignore_patterns("*.so", "*.pyd"))
    for file in ("pyproject.toml", "CONTRIBUTING.md"):
        (target / file).write_bytes((ROOT / file).read_bytes())


def copy_game(root: Path, name: str) -> None:
    """Copy Trut under another name into each place, and put the cards of the copy into the lists."""
    for old, new in zip(places(MODEL), places(name), strict=True):
        source = root / old
        files = sorted(source.rglob("*.*")) if source.is_dir() else [source]
        for file in files:
            if file.suffix in (".py", ".md"):
                target = root / new / file.relative_to(source) if source.is_dir() else root / new
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(_renamed(file.read_text(encoding="utf-8"), name), encoding="utf-8")
    for listed in lists():
        path = root / listed
        path.write_text("".join(_with_card(path.read_text(encoding="utf-8"), name)), encoding="utf-8")


def _renamed(text: str, name: str) -> str:
    """Rename the game in a file of its own; elsewhere than in imports and ids `trut` is a word of the game."""
    text = text.replace(MODEL.capitalize(), name.capitalize()).replace(MODEL.upper(), name.upper())
    text = re.sub(rf"\b(games|bots|sheets)\.{MODEL}\b", rf"\1.{name}", text)
    return re.sub(rf'\b((?:id|game)\b[^"=\n]*= ?)"{MODEL}"', rf'\1"{name}"', text)


def _with_card(text: str, name: str) -> Iterator[str]:
    """The pieces of a list in which each line on Trut stands once more for the copy."""
    for line in text.splitlines(keepends=True):
        yield line
        if re.search(rf"\b(?:{MODEL}|{MODEL.upper()}|{MODEL.upper()}_\w+)\b", line):
            yield line.replace(MODEL, name).replace(MODEL.upper(), name.upper())
