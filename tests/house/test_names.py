"""No two public classes that can meet have the same name."""

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

LUDO: Final = Path(__file__).parent.parent.parent / "ludo"
FLOORS: Final = sorted(path.name for path in LUDO.iterdir() if path.is_dir() and (path / "__init__.py").exists())
GAMES: Final = {path.name for path in (LUDO / "games").iterdir() if path.is_dir()}


def game_of(path: Path) -> str | None:
    """The game whose folder, or whose sheet, a file is in; None if it belongs to all of them.

    Folders of different games do not know each other, and call like parts alike: each has its `Outcome`.
    """
    return next((part for part in (*path.parts, path.stem) if part in GAMES), None)


def public_classes(floor: str) -> dict[str, list[Path]]:
    """The files of a floor by the public classes that they define."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted((LUDO / floor).rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(LUDO))
    return found


@pytest.mark.parametrize("floor", FLOORS)
def test_no_two_public_classes_of_a_floor_share_a_name(floor: str) -> None:
    for name, paths in public_classes(floor).items():
        games = [game_of(path) for path in paths]
        alone = len(paths) == 1 or (None not in games and len(set(games)) == len(games))
        assert alone, f"{name}: {', '.join(map(str, paths))}"
