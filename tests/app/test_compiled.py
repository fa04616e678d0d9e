"""Compiled code is refused where it does not belong to the sources."""

import json
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from ludo.app import main as command
from ludo.app.compiled import MANIFEST, StaleCompiledCodeError, refuse_stale_code


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one source in each folder, and a compiled module of a game."""
    package = tmp_path / "ludo"
    for name in ("engine/cards.py", "games/trut/flow.py"):
        (package / name).parent.mkdir(parents=True)
        (package / name).write_text(f"# {name}\n", encoding="utf-8")
    (package / f"games/trut/flow{EXTENSION_SUFFIXES[0]}").touch()
    sources = sorted(package.rglob("*.py"))
    checksums = {path.relative_to(tmp_path).as_posix(): sha256(path.read_bytes()).hexdigest() for path in sources}
    (package / MANIFEST).write_text(json.dumps(checksums), encoding="utf-8")
    return package


def test_compiled_code_of_these_sources_runs(package: Path) -> None:
    refuse_stale_code(package)


@pytest.mark.parametrize("name", ["engine/cards.py", "games/trut/flow.py"])
def test_an_edited_source_is_not_passed_over(package: Path, name: str) -> None:
    (package / name).write_text("# edited\n", encoding="utf-8")
    with pytest.raises(StaleCompiledCodeError, match=f"{Path(name).name} was edited"):
        refuse_stale_code(package)


def test_code_compiled_in_place_is_refused(package: Path) -> None:
    (package / MANIFEST).unlink()
    with pytest.raises(StaleCompiledCodeError, match="compiled in place"):
        refuse_stale_code(package)


def test_sources_alone_run_and_a_bundle_without_sources(package: Path) -> None:
    for source in package.rglob("*.py"):
        source.unlink()
    refuse_stale_code(package)
    for module in package.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        module.unlink()
    (package / MANIFEST).unlink()
    refuse_stale_code(package)


def test_a_start_says_why_it_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise StaleCompiledCodeError("flow.py was edited")

    monkeypatch.setattr(command, "refuse_stale_code", refuse)
    with pytest.raises(SystemExit, match="was edited"):
        command.main(["--data-dir", "nowhere"])
