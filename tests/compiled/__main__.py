"""`python -m tests.compiled FOLDER [TESTS...]`: compile the program in a folder and hold it to the sources.

Every event and view of the recorded parties of every preset must be the same, every decision of every level, hint and
evidence of the coach in some of each game, and the tests of rules, contract,
scenarios and computer players must pass with the compiled code. A folder that was compiled from the same sources is
taken as it is.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from ludo.app.compiled import MANIFEST, StaleCompiledCodeError, refuse_stale_code
from ludo.bots.registry import kernels

ROOT: Final = Path(__file__).parents[2]
BESIDE: Final = ("benchmarks", "docs", "packaging", "resources", "solving", "tests", "translations")
FILES: Final = ("pyproject.toml", "run.py", "CHANGELOG.md", "README.md")
PACKAGES: Final = ("engine", "games")
TESTS: Final = (
    "tests/engine", "tests/games", "tests/golden", "tests/contract", "tests/scenarios", "tests/bots", "tests/compiled",
)  # fmt: skip
NOT_COMPILED: Final = ("tests/contract/test_watching.py",)
"""Tests of the tests: their faulty games stand on a compiled one, which no interpreted class can."""


def main(arguments: list[str]) -> int:
    """Compile, compare, test; 0 if all is well."""
    folder = Path(arguments[0]).resolve()
    if not fits(folder):
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([sys.executable, str(ROOT / "packaging" / "compile.py"), str(folder)], check=True)
    for name in BESIDE:
        shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True)
    for name in FILES:
        shutil.copyfile(ROOT / name, folder / name)
    pure, compiled = (fingerprints(place) for place in (ROOT, folder))
    differing = [line.rpartition(" ")[0] for line, other in zip(pure, compiled, strict=True) if line != other]
    print(f"{len(pure)} recorded parties and decisions, {len(differing)} differ", *differing, sep="\n  ", flush=True)
    tests = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider"]
    tests += [f"--ignore={path}" for path in NOT_COMPILED] + (arguments[1:] or [*TESTS])
    passed = subprocess.run(tests, cwd=folder, env=environment(), check=False).returncode == 0
    return 0 if passed and not differing else 1


def fits(folder: Path) -> bool:
    """Does a folder hold what these sources are when compiled?"""
    manifest = folder / "ludo" / MANIFEST
    if not manifest.exists():
        return False
    compiled = set(json.loads(manifest.read_text(encoding="utf-8")))
    whole = [path.relative_to(ROOT).as_posix() for name in PACKAGES for path in (ROOT / "ludo" / name).rglob("*.py")]
    if compiled != {*whole, *(f"{name.replace('.', '/')}.py" for name in kernels())}:
        return False
    shutil.copytree(ROOT / "ludo", folder / "ludo", dirs_exist_ok=True)
    try:
        refuse_stale_code(folder / "ludo")
    except StaleCompiledCodeError:
        return False
    return True


def environment() -> dict[str, str]:
    """The surroundings of a command that imports the package of its own folder."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def fingerprints(folder: Path) -> list[str]:
    """What `tests.compiled.fingerprint` prints in a folder."""
    command = [sys.executable, "-m", "tests.compiled.fingerprint"]
    done = subprocess.run(command, cwd=folder, env=environment(), stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
