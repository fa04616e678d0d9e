"""`python -m tests.checks [--fast | --long | PATH...]`: all checks, with the packages that `run.py` installs.

Lint, format, types and the whole suite run with the Python of that environment; what needs no Qt is then tested with
every other version of Python that Ludo supports and that is found. `--long` takes the thorough tests in. `--fast` runs
lint, format and, side by side, types and the tests that are quick: what is looked at after each change. With paths,
only the tests there are run.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import run

PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
CHECKS: Final = {"lint": "ruff check", "format": "ruff format --check", "types": "mypy", "dead code": "tests.dead_code"}
QUICK: Final = (
    *("tests/engine", "tests/games", "tests/house", "tests/nights", "tests/session", "tests/store/test_store.py"),
    *("tests/ui/test_i18n.py", "tests/ui/test_labels.py", "tests/ui/test_names.py"),
)
"""What `--fast` tests; CONTRIBUTING.md says how long that takes."""
SLOW: Final = (
    *("tests/games/trio/test_finishing.py", "tests/house/test_clauses.py"),
    *("tests/nights/sheets/test_agreement.py", "tests/nights/sheets/test_corrections.py"),
    *("tests/nights/sheets/test_forgotten.py", "tests/nights/sheets/test_options.py"),
    *("tests/session/test_killing.py", "tests/session/test_results.py"),
)
"""What it leaves out of that."""
THOROUGH: Final = ("-m", "", "--hypothesis-profile=long", "-o", "faulthandler_timeout=7200")


def main(arguments: list[str]) -> int:
    """Run all checks, the tests of this Python last; 0 if nothing was found."""
    parser = argparse.ArgumentParser(prog="run.py test", description="Run all checks.")
    extent = parser.add_mutually_exclusive_group()
    extent.add_argument("--fast", action="store_true", help="lint, types and the quick tests, in a minute")
    extent.add_argument("--long", action="store_true", help="the thorough tests as well")
    parser.add_argument("paths", nargs="*", metavar="PATH", help="run the tests there, and nothing else")
    given = parser.parse_args(arguments)
    folder = run.private_folder()
    environment = {**run.clean_environment(), **caches(folder)}
    if given.fast:
        return check_fast(environment)
    if given.paths:
        chosen = [*pytest(sys.executable), *(THOROUGH if given.long else []), *given.paths]
        return 0 if passes("tests", chosen, environment) else 1
    outcomes = {
        name: passes(name, [sys.executable, "-m", *command.split()], environment) for name, command in CHECKS.items()
    }
    for version in PYTHONS:
        python = run.find_python(version)
        if python and version != "{}.{}".format(*sys.version_info) and makes_environments(python, environment):
            outcomes[f"Python {version}"] = test_without_qt(version, python, folder, environment)
    failed = [name for name, passed in outcomes.items() if not passed]
    run.say(f"{len(outcomes) - len(failed)} checks passed, {len(failed)} failed; now the tests")
    tests = [*pytest(sys.executable), "--durations=15", *(THOROUGH if given.long else [])]
    tested = passes("tests", tests, environment)
    if failed:  # or else the last line is that of the tests
        print(f"checks: {len(outcomes) - len(failed) + tested} passed, {len(failed) + (not tested)} failed")
    return 0 if tested and not failed else 1


def check_fast(environment: dict[str, str]) -> int:
    """Run lint and format, then types beside the quick tests; 0 if nothing was found."""
    command = [sys.executable, "-m", *CHECKS["types"].split()]
    with subprocess.Popen(
        command, cwd=run.CHECKOUT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as types:
        failed = [
            name
            for name in ("lint", "format")
            if not passes(name, [sys.executable, "-m", *CHECKS[name].split()], environment)
        ]
        few = ["--hypothesis-profile=few", *(f"--ignore={file}" for file in SLOW)]
        failed += [] if passes("quick tests", [*pytest(sys.executable), *few, *QUICK], environment) else ["quick tests"]
        said, _ = types.communicate()
    failed += [] if types.returncode == 0 else ["types"]
    run.say(f"types: {said.strip()}")
    run.say(f"failed: {', '.join(failed)}" if failed else "lint, format, types and the quick tests passed")
    return 1 if failed else 0


def makes_environments(python: list[str], environment: dict[str, str]) -> bool:
    """Is this a whole Python? Debian leaves out of some what environments are made with."""
    return run.run([*python, "-I", "-c", "import ensurepip, venv"], environment)[0]


def caches(folder: Path) -> dict[str, str]:
    """Where the tools keep what they can make again: beside the packages, not among the sources."""
    kept = folder / "caches"
    return {
        "MYPY_CACHE_DIR": str(kept / "mypy"),
        "RUFF_CACHE_DIR": str(kept / "ruff"),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(kept / "hypothesis"),
        # hundreds of processes are started, and each would compile all it imports
        "PYTHONPYCACHEPREFIX": str(kept / "bytecode"),
        "PYTHONDONTWRITEBYTECODE": "",
    }


def pytest(python: str) -> list[str]:
    """The command that runs the tests."""
    return [python, "-m", "pytest", "-q", "-n", str(cores()), "-p", "no:cacheprovider"]


def cores() -> int:
    """How many processes may run at once here; a container may be allowed fewer than the computer has."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def test_without_qt(version: str, python: list[str], folder: Path, environment: dict[str, str]) -> bool:
    """Run everything that needs no Qt with another Python, on few examples."""
    name = f"what needs no Qt, on Python {version}"
    try:
        other = run.prepare(folder.with_name(f"{folder.name}-{version}"), ["test"], python)
    except run.Missing as missing:
        run.say(f"{name}: {missing}")
        return False
    # without pytest-qt, its settings in pyproject.toml are unknown
    unknown = ["-o", "addopts=--strict-markers -m 'not long'", "-W", "ignore::pytest.PytestConfigWarning"]
    return passes(name, [*pytest(str(other)), *unknown, "--hypothesis-profile=few"], environment)


def passes(name: str, command: list[str], environment: dict[str, str]) -> bool:
    """Run one check in the checkout, its output shown as it comes; did it find nothing?"""
    run.say(f"{name}:")
    return subprocess.run(command, cwd=run.CHECKOUT, env=environment, check=False).returncode == 0


if __name__ == "__main__":
    os.environ.pop("QT_QPA_PLATFORM", None)  # tests/conftest.py chooses
    sys.exit(main(sys.argv[1:]))
