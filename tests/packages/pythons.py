"""Wheel and source archive in clean environments, by each Python from 3.11 to 3.14: pip, pipx and uv.

A Python is taken from this machine (the path, or pyenv's), else from the bare Debian that has it; one that neither has
is named as left out. Nothing of this machine's user is seen: the home folder is an empty one.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from recipes.common import version
from tests.fresh.cases import Desk, Failure
from tests.packages import upgrade
from tests.packages.places import Here, NotHere, Place, There

VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
ON_DEBIAN: Final = {"3.11": "12", "3.13": "13", "3.14": "sid"}
"""The Debian whose Python is of this version; that of sid moves on."""
TOOLS: Final = ("pip", "pipx", "uv")
_FINGER: Final = Path(__file__).with_name("finger.py")
_NAME: Final = "ludo-cards"


def here(number: str) -> str:
    """Return the program of a Python on this machine, empty if there is none."""
    found = [
        shutil.which(f"python{number}") or "",
        *map(str, Path.home().glob(f".pyenv/versions/{number}.*/bin/python")),
    ]
    works = "import sys, venv, ensurepip; sys.exit('{}.{}'.format(*sys.version_info) != '" + number + "')"
    return next((path for path in found if path and not _code(path, "-c", works)), "")


def _code(*command: str) -> int:
    return subprocess.run(command, capture_output=True, check=False).returncode


@contextmanager
def place(number: str, make: Callable[[str], Desk] | None) -> Iterator[tuple[Place, str, str]]:
    """Yield where a Python is, its program there, and what to call the place. Raises NotHere if it is nowhere."""
    if python := here(number):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            yield Here(Path(home)), python, "this machine"
    elif make is not None and (release := ON_DEBIAN.get(number)):
        there = There(make(release))
        found = there.say("python3 -c 'import sys; print(*sys.version_info[:2], sep=chr(46))'").strip()
        if found != number:
            raise NotHere(f"neither here nor on Debian {release}, which has {found}")
        yield there, "python3", f"bare Debian {release}"
    else:
        raise NotHere("not on this machine")


def with_pip(at: Place, python: str, package: str) -> str:
    """Install into a new environment by pip; return the program."""
    at.say(f"{python} -m venv env && env/bin/python -m pip install -q {package} && env/bin/python -m pip check")
    return f"{at.home}/env/bin/ludo"


def with_pipx(at: Place, python: str, package: str) -> str:
    """Install by pipx."""
    at.say(f"{python} -m venv tools && tools/bin/python -m pip install -q pipx")
    at.say(f"tools/bin/pipx install --quiet --python {python} {package}")
    return f"{at.home}/.local/bin/ludo"


def with_uv(at: Place, python: str, package: str) -> str:
    """Install by uv."""
    at.say(f"{python} -m venv tools && tools/bin/python -m pip install -q uv")
    at.say(f"tools/bin/uv tool install --quiet --python $(command -v {python}) {package}")
    return f"{at.home}/.local/bin/ludo"


_WAYS: Final = {
    "pip": (with_pip, f"env/bin/python -m pip uninstall -q -y {_NAME}"),
    "pipx": (with_pipx, f"tools/bin/pipx uninstall {_NAME}"),
    "uv": (with_uv, f"tools/bin/uv tool uninstall {_NAME}"),
}
"""How each installs, and its command to remove."""


def try_out(package: Path, number: str, tool: str, make: Callable[[str], Desk] | None) -> str:
    """Install a package by a tool with a Python, let it test itself, remove it."""
    with place(number, make) as (at, python, where):
        install, remove = _WAYS[tool]
        program = install(at, python, at.bring(package))
        if (said := at.say(f"{program} --version").strip()) != f"Ludo {version()}":
            raise Failure(f"it says that it is {said}")
        lines = at.say(f"QT_QPA_PLATFORM=offscreen {program} --lang en --self-test").splitlines()
        if "everything works" not in lines:
            raise Failure("; ".join(lines[-3:]))
        kept = upgrade.compare(at) + _touched(at) if tool == "pip" and package.suffix == ".whl" else ""
        at.say(f"{remove} && ! test -e {program}")
        checks = sum(line.startswith("ok ") for line in lines)
        return f"on {where}: self-test, {checks} checks; {kept}removed"


def _touched(at: Place) -> str:
    """Let a finger begin a partie of the installed program, and play a card."""
    command = f"env/bin/python -P {at.bring(_FINGER)} touched"
    return f"{at.say(f'QT_QPA_PLATFORM=offscreen {command} 2>/dev/null').strip()}; "


def cases(package: Path) -> Iterator[tuple[str, str, str]]:
    """Yield name, Python and tool of each case; sources are packed by pip alone, as everybody does in the end."""
    kind = "wheel" if package.suffix == ".whl" else "sdist"
    for number in VERSIONS:
        for tool in TOOLS if kind == "wheel" else ("pip",):
            yield f"{kind}: Python {number}, {tool}", number, tool
