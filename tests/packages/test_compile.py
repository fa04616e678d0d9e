"""What is compiled, for which packages, and in which order."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

import build
import compile as recipe
from ludo.bots.registry import kernels
from tests.house.sources import ROOT


def test_engine_and_games_are_compiled_whole_and_players_where_they_think() -> None:
    found = recipe.sources()
    whole = {path.relative_to(ROOT).as_posix() for name in ("engine", "games") for path in _sources(name)}
    assert len(found) == len(set(found))
    assert set(found) == whole | {f"{name.replace('.', '/')}.py" for name in kernels()}
    assert all((ROOT / name).is_file() for name in found)


def _sources(name: str) -> list[Path]:
    return list((ROOT / "ludo" / name).rglob("*.py"))


def test_many_files_are_compiled_at_once_and_linked_in_order() -> None:
    calls: list[list[str]] = []

    def compile_all(files: list[str], **options: object) -> list[str]:
        calls.append(files)
        return [f"{file}.o" for file in files]

    files = [f"{number}.c" for number in range(9)]
    assert recipe._at_once(compile_all)(files, debug=0) == [f"{file}.o" for file in files]
    assert calls[0] == ["0.c"]
    assert sorted(calls) == [[file] for file in files]


@pytest.mark.parametrize(
    ("arguments", "compiled"),
    [
        (["linux-deb", "wheel"], {"linux-deb": "1", "wheel": ""}),
        (["macos-app", "windows-portable"], {"macos-app": "1", "windows-portable": ""}),
        (["wheel", "--compiled"], {"wheel": "1"}),
        (["linux-deb", "--no-compiled"], {"linux-deb": ""}),
    ],
)
def test_what_is_built_on_its_own_system_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], compiled: dict[str, str]
) -> None:
    monkeypatch.setenv("LUDO_COMPILED", "")
    found: dict[str, str] = {}

    def recording(target: str) -> Callable[[Path], list[Path]]:
        def record(_: Path) -> list[Path]:
            found[target] = os.environ["LUDO_COMPILED"]
            return []

        return record

    for target in build.TARGETS:
        monkeypatch.setitem(build.TARGETS, target, recording(target))
    assert build.main([*arguments, "--out", str(tmp_path)]) == 0
    assert found == compiled
