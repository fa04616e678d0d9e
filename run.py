"""Start Ludo, or run its checks, in a private environment that this script makes and keeps up to date.

    python3 run.py [ARGUMENTS OF LUDO]    start the program
    python3 run.py test [--long]          run all checks; --long: the thorough ones as well

It uses the standard library only. Up to `main` it must run on Python 3.8, to be able to say that it needs 3.11.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn, TextIO

CHECKOUT = Path(__file__).resolve().parent
OLDEST_PYTHON = (3, 11)
NEWER_PYTHONS = ("3.13", "3.12", "3.11", "3.14")

# Debian's package for each library that Qt loads and does not bring along.
QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libX11.so.6": "libx11-6",
}
X_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}

# Settings of the caller that would lead Python or pip out of the private environment.
MISLEADING = (
    "PYTHONPATH",
    "PYTHONHOME",
    "PYTHONSAFEPATH",
    "PYTHONSTARTUP",
    "VIRTUAL_ENV",
    "__PYVENV_LAUNCHER__",
    "PIP_DRY_RUN",
    "PIP_NO_BUILD_ISOLATION",
    "PIP_NO_DEPS",
    "PIP_PREFIX",
    "PIP_PYTHON",
    "PIP_ROOT",
    "PIP_TARGET",
    "PIP_USER",
)
NO_CONNECTION = re.compile(
    "name resolution|NameResolutionError|NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError"
    "|Connection refused|Network is unreachable|getaddrinfo failed"
)


class Missing(Exception):
    """Something that Ludo needs is not there; the message says what, and what to do, in one line."""


def main(arguments: list[str]) -> int:
    """Start the program or run the checks; the exit code."""
    try:
        if sys.version_info < OLDEST_PYTHON:
            run_with_newer_python(arguments)
        if arguments[:1] == ["test"]:
            return run_checks(arguments[1:])
        return start(arguments)
    except Missing as missing:
        say(str(missing), stream=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say("interrupted; the same command goes on from here", stream=sys.stderr)
        return 130


def say(text: str, stream: TextIO | None = None) -> None:
    """A line of this script's own, at once."""
    print(f"ludo: {text}", file=stream, flush=True)


# --- The Python that runs it


def run_with_newer_python(arguments: list[str]) -> NoReturn:
    """Run this script again with a Python that is new enough."""
    for version in NEWER_PYTHONS:
        for command in ([f"python{version}"], ["py", f"-{version}"]):
            if shutil.which(command[0]) and is_new_enough(command):
                become([*command, str(CHECKOUT / "run.py"), *arguments], dict(os.environ))
    raise Missing(
        f"this is Python {sys.version.split()[0]}, and Ludo needs Python 3.11 or later: install one, then"
        " start this script with it, for instance `python3.13 run.py`"
    )


def is_new_enough(command: list[str]) -> bool:
    """Does this command start a Python that is new enough? A shim on the PATH may start none."""
    code = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    return subprocess.run([*command, "-I", "-c", code], capture_output=True, check=False).returncode == 0


def become(command: list[str], environment: dict[str, str]) -> NoReturn:
    """Give the process over to another program, so that whoever stops it stops that program."""
    sys.stdout.flush()
    if os.name == "nt":  # exec there returns to the shell at once
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)
    os.execvpe(command[0], command, environment)


# --- What the system has to bring along


def may_install() -> bool:
    """May missing system packages be installed without asking? Only where nobody is there to be asked."""
    unattended = sys.argv[1:2] == ["test"] or os.environ.get("CI") == "true"
    return unattended and hasattr(os, "geteuid") and os.geteuid() == 0 and bool(shutil.which("apt-get"))


def need_packages(what: str, packages: Iterable[str]) -> None:
    """See to it that these Debian packages are installed, or say how."""
    names = " ".join(sorted(set(packages)))
    if not may_install():
        raise Missing(f"{what}: run `sudo apt-get install {names}`, then the same command again")
    say(f"installing {names}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-install-recommends", *names.split()]
    for command in (["apt-get", "update"], install):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Missing(f"{what}, and `{' '.join(command)}` failed: {last_line(done.stderr)}")


def check_libraries(libraries: dict[str, str]) -> None:
    """See to it that the shared libraries can be loaded (on Linux; elsewhere the system or Qt has them)."""
    missing = [name for name in libraries if not can_load(name)] if sys.platform.startswith("linux") else []
    if not missing:
        return
    what = f"Qt needs libraries that are not installed ({', '.join(missing)})"
    if not shutil.which("apt-get"):
        raise Missing(f"{what}: install the packages of your system that hold them")
    need_packages(what, (libraries[name] for name in missing))
    if not all(can_load(name) for name in missing):
        raise Missing(f"{what}, and installing their packages did not help")


def can_load(library: str) -> bool:
    """Does the system find and load this shared library?"""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def display_libraries(environment: dict[str, str]) -> dict[str, str]:
    """What Qt needs, besides `QT_LIBRARIES`, to show a window on the screen; there must be a screen."""
    if not sys.platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return {}
    if environment.get("DISPLAY"):
        return X_LIBRARIES
    if environment.get("WAYLAND_DISPLAY"):
        return WAYLAND_LIBRARIES
    raise Missing("no display (neither DISPLAY nor WAYLAND_DISPLAY is set): start Ludo from a desktop session")


# --- The private environment


def private_folder() -> Path:
    """Where the private environment lies: in the checkout or, where that cannot be written, in the cache."""
    probe = CHECKOUT / f".ludo-probe-{os.getpid()}"
    try:
        probe.touch()
        probe.unlink()
    except OSError:
        place = hashlib.sha256(str(CHECKOUT).encode()).hexdigest()[:12]
        return cache_folder() / "ludo-cards" / f"environment-{place}"
    return CHECKOUT / ".venv-ludo"


def cache_folder() -> Path:
    """The user's folder for what can be made again."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def python_in(folder: Path) -> Path:
    """The Python of an environment."""
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def clean_environment() -> dict[str, str]:
    """The caller's environment variables without those that lead astray."""
    kept = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    return {**kept, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}


def works(folder: Path, *arguments: str) -> bool:
    """Does the environment's Python do this?"""
    command = [str(python_in(folder)), "-I", *arguments]
    try:
        done = subprocess.run(command, env=clean_environment(), capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


def prepare(for_checks: bool) -> Path:
    """The Python of the private environment, made or brought up to date if need be."""
    folder = private_folder()
    stamp = folder / "ludo-installed.json"
    found = read_stamp(stamp)
    with_tools = for_checks or found.get("tools") is True
    wanted: dict[str, object] = {
        "pyproject": hashlib.sha256((CHECKOUT / "pyproject.toml").read_bytes()).hexdigest(),
        "checkout": str(CHECKOUT),
        "tools": with_tools,
    }
    # importing fails if the environment's Python has become another, or its packages have gone
    if found != wanted or not works(folder, "-c", "import PySide6"):
        stamp.unlink(missing_ok=True)
        install(folder, with_tools)
        stamp.write_text(json.dumps(wanted), encoding="utf-8")
    return python_in(folder)


def read_stamp(stamp: Path) -> dict[str, object]:
    """What was installed last; empty if nothing, or not to the end."""
    try:
        found = json.loads(stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def install(folder: Path, with_tools: bool) -> None:
    """Bring the environment to what pyproject.toml asks for, going on with what an earlier try has left."""
    if works(folder, "-m", "pip", "--version"):
        if install_packages(folder, with_tools):
            return
        say("that failed on top of an earlier installation; starting afresh")
    make_environment(folder)
    if not install_packages(folder, with_tools):
        raise Missing(f"the installation failed; all of its output is in {folder / 'install.log'}")


def make_environment(folder: Path) -> None:
    """Make an environment with pip in it and nothing else, in place of what may be there."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        version = "{}.{}".format(*sys.version_info)
        what = f"Python {version} cannot make environments (its venv and ensurepip modules are missing)"
        if not shutil.which("apt-get"):
            raise Missing(f"{what}: install them, or another Python, then run the same command again")
        need_packages(what, [f"python{version}-venv"])
    say(f"making a private environment in {folder}")
    command = [sys.executable, "-I", "-m", "venv", "--clear", str(folder)]
    done = subprocess.run(command, env=clean_environment(), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Missing(f"cannot make an environment in {folder}: {last_line(done.stdout + done.stderr)}")


def install_packages(folder: Path, with_tools: bool) -> bool:
    """Install Ludo (from this checkout, editable) and what it needs; did it succeed?"""
    say("installing what Ludo and its checks need" if with_tools else "installing what Ludo needs")
    target = f"{CHECKOUT}[dev]" if with_tools else str(CHECKOUT)
    pip = [str(python_in(folder)), "-I", "-m", "pip", "install", "--retries", "2", "--timeout", "20"]
    command = [*pip, "--progress-bar", "off", "--editable", target]
    output: list[str] = []
    with subprocess.Popen(
        command, env=clean_environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                output.append(line)
                show_progress(line)
        except KeyboardInterrupt:
            process.kill()
            raise
    text = "".join(output)
    (folder / "install.log").write_text(text, encoding="utf-8")
    if process.returncode == 0:
        return True
    if NO_CONNECTION.search(text):
        raise Missing("no connection to the package index: connect to the network, then run the same command again")
    errors = [line.strip() for line in output if line.strip().startswith("ERROR: ")]
    say(errors[0] if errors else last_line(text), stream=sys.stderr)
    return False


def show_progress(line: str) -> None:
    """One short line for each step of pip's that takes time."""
    line = line.strip()
    if line.startswith("Downloading "):
        file, _, size = line[len("Downloading ") :].partition(" ")
        say(f"  downloading {file.rpartition('/')[2].partition('-')[0]} {size}")
    elif line.startswith("Installing collected packages:"):
        say(f"  installing {line.count(',') + 1} packages")


def last_line(text: str) -> str:
    """The last line of a program's output that says anything."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "it said nothing")


# --- The two things to do


def start(arguments: list[str]) -> int:
    """Start the program; it takes the place of this script."""
    environment = clean_environment()
    no_window = {"-h", "--help", "--version"}.intersection(arguments)
    check_libraries({**QT_LIBRARIES, **({} if no_window else display_libraries(environment))})
    python = prepare(for_checks=False)
    become([str(python), "-P", "-m", "ludo", *arguments], environment)


def run_checks(arguments: list[str]) -> int:
    """Run all checks, the tests last; 0 if nothing was found."""
    if arguments not in ([], ["--long"]):
        raise Missing(f"`test` knows --long and nothing else, not `{' '.join(arguments)}`")
    check_libraries(QT_LIBRARIES)
    python = str(prepare(for_checks=True))
    caches = private_folder() / "caches"
    environment = {
        **clean_environment(),
        "QT_QPA_PLATFORM": "offscreen",
        "MYPY_CACHE_DIR": str(caches / "mypy"),
        "RUFF_CACHE_DIR": str(caches / "ruff"),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(caches / "hypothesis"),
    }
    checks = {"lint": "ruff check", "format": "ruff format --check", "types": "mypy"}
    failed = [
        name for name, command in checks.items() if not run_check(name, [python, "-m", *command.split()], environment)
    ]
    say(f"{len(checks) - len(failed)} checks passed, {len(failed)} failed; now the tests")
    tests = [python, "-m", "pytest", "-q", "-n", "2", "--durations=15", "-o", f"cache_dir={caches / 'pytest'}"]
    thorough = ["-m", "", "--hypothesis-profile=long"] if arguments else []
    tested = run_check("tests", [*tests, *thorough], environment)
    if failed:  # or else the last line is that of the tests
        print(f"checks: {len(checks) - len(failed) + tested} passed, {len(failed) + (not tested)} failed")
    return 0 if tested and not failed else 1


def run_check(name: str, command: list[str], environment: dict[str, str]) -> bool:
    """Run one check in the checkout, its output shown as it comes; did it find nothing?"""
    say(f"{name}:")
    return subprocess.run(command, cwd=CHECKOUT, env=environment, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
