"""Start Ludo, or run its checks, in a private environment that this script makes and keeps up to date.

    python3 run.py [ARGUMENTS OF LUDO]    start the program (on Windows: py run.py)
    python3 run.py test [--fast | --long | PATH...]  all checks, those of a minute, the thorough ones, tests by path
    python3 run.py develop                make the environment of the checks, and say where it is

It uses the standard library only. Up to `main` it must run on Python 3.8, to be able to say that it needs 3.11.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import importlib.util
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn, TextIO

CHECKOUT = Path(__file__).resolve().parent
sys.path.insert(0, str(CHECKOUT))  # it may be missing there: `python3 -P`

from ludo.app.environment import PACKAGES, PIP  # noqa: E402
from ludo.app.qt_libraries import (  # noqa: E402
    PACKAGE_MANAGERS,
    QT_LIBRARIES,
    WAYLAND_LIBRARIES,
    X_LIBRARIES,
    can_load,
    install_command,
    missing_text,
    no_display,
    packages_of,
    with_remedy,
)
from ludo.app.startup_messages import translate  # noqa: E402

NEWER_PYTHONS = ("3.13", "3.12", "3.11", "3.14")
STAMP = "ludo-installed.json"
SPACES = " \u00a0\u202f\n"
PLAIN = str.maketrans("’\u00a0", "' ")
MANAGER = next((name for name in PACKAGE_MANAGERS if shutil.which(name)), "")

# Settings of the caller that would lead Python or pip out of the private environment.
MISLEADING = re.compile(
    "PYTHON(PATH|HOME|SAFEPATH|STARTUP)|VIRTUAL_ENV|__PYVENV_LAUNCHER__"
    "|PIP_(DRY_RUN|NO_DEPS|PREFIX|PYTHON|REQUIRE_HASHES|ROOT|TARGET|USER)"
)
# What pip says when a connection cannot be made or breaks; after a cut download some versions of it warn of tampering.
NO_CONNECTION = re.compile(
    "(?i)name resolution|NameResolutionError|NewConnectionError|ProxyError|getaddrinfo failed|RemoteDisconnected"
    "|Connection ?(refused|reset|aborted|broken|timed out)|Network is unreachable|No route to host|ConnectTimeout"
    "|ReadTimeout|timed out|IncompleteRead|not enough bytes|UNEXPECTED_EOF|EOF occurred|ProtocolError|BadZipFile"
    "|DO NOT MATCH THE HASHES"
)
DISK_FULL = "No space left on device|Disk quota exceeded|No usable temporary directory|WinError 112"

# Python programs for the private environment. The checkout is not installed into it: folders may move, and Python 3.11
# reads the path of an installed one in the encoding of the locale.
START = """import sys; sys.path.insert(0, sys.argv[1]); sys.argv[:2] = ["ludo"]
from ludo.app.main import main; sys.exit(main())"""
IMPORT = "import sys; sys.path.insert(0, sys.argv[1]); import ludo.app.start"
CONNECT_TO_X = """import ctypes, sys; connect = ctypes.CDLL("libX11.so.6").XOpenDisplay
connect.restype = ctypes.c_void_p; sys.exit(not connect(None))"""


class Missing(Exception):
    """Something that Ludo needs is not there; the message says what, and what to do, in one line."""


def main(arguments: list[str]) -> int:
    """Start the program, or make the environment of the checks and run them; the exit code."""
    try:
        if sys.version_info < (3, 11):
            run_with_newer_python(arguments)
        return start_checks(arguments) if arguments[:1] in (["test"], ["develop"]) else start(arguments)
    except (Missing, OSError) as error:
        say(reason_of(error) if isinstance(error, OSError) else str(error), stream=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say(translate("Run", "interrupted; the same command goes on from here"), stream=sys.stderr)
        return 130


def say(text: str, stream: TextIO | None = None) -> None:
    """A line of this script's own, at once."""
    encoding = getattr(stream or sys.stdout, "encoding", None) or "utf-8"  # which may lack letters of a path
    text = "".join(letter if letter.isprintable() or letter in SPACES else ascii(letter)[1:-1] for letter in text)
    line = f"ludo: {text}" if "utf" in encoding.lower() else f"ludo: {text}".translate(PLAIN)
    with contextlib.suppress(OSError):  # the output may go to the very disk that is full
        print(line.encode(encoding, "backslashreplace").decode(encoding), file=stream, flush=True)


def reason_of(error: OSError) -> str:
    """What the system refuses, and what mends it."""
    path = Path(error.filename or CHECKOUT)
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return no_space(path)
    problem = translate("Run", "{path} cannot be used ({reason})").format(path=path, reason=error.strerror)
    return with_remedy(problem, make_room(path))


def no_space(path: Path) -> str:
    """That the disk is full, and what mends it."""
    problem = translate("Run", "the disk that holds {path} (or the temporary folder) is full").format(path=path)
    return with_remedy(problem, translate("Run", "free 500 MB there, then run the same command again"))


def make_room(path: Path) -> str:
    """What removes a file or folder that is in the way."""
    if os.name == "nt":
        return translate("Run", "close Ludo or remove it, then run the same command again")
    mine = path.is_file() and os.access(path.parent, os.W_OK)
    command = f"{'' if mine else 'sudo '}rm -r {shlex.quote(str(path))}"
    return translate("Run", "remove it (`{command}`), then run the same command again").format(command=command)


def run_first(command: str) -> str:
    """The remedy that is a command."""
    return translate("Run", "run `{command}`, then run the same command again").format(command=command)


def run(command: list[str], environment: dict[str, str], seconds: int | None = None) -> tuple[bool, str]:
    """Run a program, for so long at most: whether it ended well, and what it said."""
    try:
        done = subprocess.run(command, env=environment, capture_output=True, timeout=seconds, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return False, str(error)
    return done.returncode == 0, (done.stdout + done.stderr).decode(errors="replace")


# --- The Python that runs it


def run_with_newer_python(arguments: list[str]) -> NoReturn:
    """Run this script again with a Python that is new enough."""
    for version in NEWER_PYTHONS:
        if command := find_python(version):
            become([*command, str(CHECKOUT / "run.py"), *arguments], dict(os.environ))
    what = translate("Run", "this is Python {version}, and Ludo needs Python 3.11 or later")
    raise Missing(with_remedy(what.format(version=sys.version.split()[0]), get_newer_python(sys.platform)))


def find_python(version: str) -> list[str]:
    """The command that starts this version of Python, or nothing; a shim on the PATH may start none."""
    code = "import sys; sys.exit('{}.{}'.format(*sys.version_info) != sys.argv[1])"
    for command in ([f"python{version}"], ["py", f"-{version}"]):
        if shutil.which(command[0]) and run([*command, "-I", "-c", code, version], dict(os.environ))[0]:
            return command
    return []


def get_newer_python(system: str) -> str:
    """What installs a newer Python on a system, named as in `sys.platform`."""
    newest = NEWER_PYTHONS[0]
    if system == "win32":
        commands = {"command": f"winget install Python.Python.{newest}", "second": f"py -{newest} run.py"}
        return translate("Run", "run `{command}`, then `{second}`").format(**commands)
    packages = PACKAGE_MANAGERS[MANAGER][2] if MANAGER else ""
    for version in NEWER_PYTHONS if MANAGER == "apt-get" else ():
        if not packages and run(["apt-cache", "show", f"python{version}"], dict(os.environ))[0]:
            packages = f"python{version} python{version}-venv"
    if not packages:
        remedy = translate("Run", "install one from {address}, then run the same command again")
        return remedy.format(address="https://www.python.org/downloads/")
    return run_first(install_command(MANAGER, packages.split()))


def become(command: list[str], environment: dict[str, str]) -> NoReturn:
    """Give the process over to another program, so that whoever stops it stops that program."""
    sys.stdout.flush()
    if os.name == "nt":  # exec there returns to the shell at once
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)
    os.execvpe(command[0], command, environment)


# --- What the system has to bring along


def check_system(libraries: dict[str, str], soon: dict[str, str] | None = None) -> None:
    """See to it that the system has these libraries and, if there is no environment yet, what makes one.

    soon: what will be asked for later, by another command; if anything is missing, it is installed at once.
    """
    missing = [name for name in libraries if not can_load(name)] if sys.platform.startswith("linux") else []
    can_make = importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")
    lacks_venv = not can_make and not os.path.exists(python_in(private_folder()))
    if not missing and not lacks_venv:
        return
    what = what_is_missing(missing, lacks_venv)
    if not MANAGER:
        remedy = translate("Run", "install the packages of your system that hold this, then run the same command again")
        raise Missing(with_remedy(what, remedy))
    later = [name for name in soon or {} if not can_load(name)]
    packages = packages_of(missing, libraries, MANAGER) | packages_of(later, soon or {}, MANAGER)
    packages |= {PACKAGE_MANAGERS[MANAGER][1].format(*sys.version_info)} if lacks_venv else set()
    unattended = os.environ.get("CI") == "true" or sys.argv[1:2] in (["test"], ["develop"])
    if MANAGER != "apt-get" or os.geteuid() != 0 or not unattended:
        first = translate("Run", "run this, then the same command again:")
        raise Missing("\n".join((first, f"    {install_command(MANAGER, packages)}", what)))
    say(translate("Run", "installing {packages}").format(packages=" ".join(sorted(packages))))
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update"], environment)  # may fail for a source that does not matter here
    install = ["apt-get", "install", "-y", "--no-install-recommends", *sorted(packages)]
    done, said = run(install, environment)
    if not done or not all(can_load(name) for name in missing):
        text = translate("Run", "{problem}, and `{command}` did not help: {output}")
        raise Missing(text.format(problem=what, command=" ".join(install), output=(said.splitlines() or [""])[-1]))


def what_is_missing(libraries: list[str], lacks_venv: bool) -> str:
    """Which libraries are missing, that Python cannot make environments, or both."""
    text = translate("Run", "Python {version} cannot make environments")
    no_venv = text.format(version="{}.{}".format(*sys.version_info))
    if libraries and lacks_venv:
        return translate("Run", "{problem} and {second}").format(problem=missing_text(libraries), second=no_venv)
    return missing_text(libraries) if libraries else no_venv


def check_display(environment: dict[str, str]) -> None:
    """See to it that there is a screen and what Qt needs for it; sets Qt's platform if the X server does not answer."""
    x, wayland = environment.get("DISPLAY"), environment.get("WAYLAND_DISPLAY")
    if not sys.platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        check_system(QT_LIBRARIES)
        return
    if x:
        check_system({**QT_LIBRARIES, **X_LIBRARIES}, WAYLAND_LIBRARIES if wayland else None)
        if run([sys.executable, "-I", "-c", CONNECT_TO_X], environment, seconds=20)[0]:  # it may print, or hang
            return
    if not wayland:
        raise Missing(no_display(x or ""))
    check_system({**QT_LIBRARIES, **WAYLAND_LIBRARIES})
    environment["QT_QPA_PLATFORM"] = "wayland"


# --- The private environment


def private_folder() -> Path:
    """Where the private environment lies: in the checkout or, where that cannot hold it, in the cache."""
    folder = CHECKOUT / ".venv-ludo"
    with contextlib.suppress(OSError):
        if can_hold(sys.platform, str(folder)):
            (CHECKOUT / ".ludo-probe").touch()
            (CHECKOUT / ".ludo-probe").unlink(missing_ok=True)
            return folder
    place = hashlib.sha256(os.fsencode(CHECKOUT)).hexdigest()[:12]
    cache = cache_folder(sys.platform, sys.base_prefix) / "ludo-cards"
    try:
        cache.mkdir(parents=True, exist_ok=True)
    except OSError:
        what = translate("Run", "{path} and {second} cannot be written").format(path=CHECKOUT, second=cache)
        remedy = translate("Run", "set HOME to a folder of your own, then run the same command again")
        raise Missing(with_remedy(what, remedy)) from None
    return cache / f"environment-{place}"


def can_hold(system: str, folder: str) -> bool:
    """Can an environment have this path? Windows allows 259 letters; `venv` wants UTF-8, and no colon elsewhere."""
    if system == "win32":
        return len(folder) + len(".n1234\\Lib\\site-packages\\") + 151 < 260  # 151: the longest name below
    return ":" not in folder and folder.encode(errors="ignore").decode() == folder


def cache_folder(system: str, base_prefix: str) -> Path:
    """The user's folder for what can be made again, on a system named as in `sys.platform`."""
    if system == "darwin":
        return Path.home() / "Library" / "Caches"
    if system == "win32" and "WindowsApps" not in base_prefix:  # to Python from the Store, AppData is another folder
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def python_in(folder: Path) -> Path:
    """The Python of an environment."""
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def clean_environment() -> dict[str, str]:
    """The caller's environment variables without those that lead astray."""
    kept = {name: value for name, value in os.environ.items() if not MISLEADING.fullmatch(name)}
    return {**kept, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}


def prepare(folder: Path, groups: list[str], python: list[str]) -> Path:
    """The Python of a private environment that holds these groups of packages, made anew if need be."""
    if not is_current(folder, groups):
        build(folder, sorted({*groups, *read_stamp(folder)["groups"]}), python)
    for leftover in folder.parent.glob(f"{folder.name}.[no]*"):
        with contextlib.suppress(OSError):
            if time.time() - leftover.stat().st_mtime > 24 * 60 * 60:  # it belongs to no start that still runs
                shutil.rmtree(leftover, ignore_errors=True)
    return python_in(folder)


def requirements(groups: list[str]) -> list[str]:
    """What pyproject.toml asks for: for `ludo`, and for its extras."""
    import tomllib

    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    texts = {"ludo": project["dependencies"], **project["optional-dependencies"]}
    return [text for group in groups for text in texts[group]]


def read_stamp(folder: Path) -> dict[str, list[str]]:
    """What is known of an environment: the requirements that it satisfies, their groups, and all its packages."""
    stamp: dict[str, list[str]] = {"requirements": [], "groups": [], "packages": []}
    with contextlib.suppress(OSError, ValueError, TypeError):
        stamp.update(json.loads((folder / STAMP).read_text(encoding="utf-8")))
    return stamp


def is_current(folder: Path, groups: list[str]) -> bool:
    """Is the environment whole, and does it satisfy what pyproject.toml asks for?"""
    stamp, python = read_stamp(folder), str(python_in(folder))
    compare = [python, "-I", "-c", PACKAGES, *stamp["packages"]]
    if not stamp["packages"] or not run(compare, clean_environment())[0]:
        return False
    if not set(groups) <= set(stamp["groups"]):  # it may lack what the checks need of packages that it has
        return False
    new = [text for text in requirements(groups) if text not in stamp["requirements"]]
    if new:
        lonely = {name: value for name, value in clean_environment().items() if not name.startswith("PIP_")}
        command = [python, "-I", "-c", PIP, "install", "--dry-run", "--no-index", *new]
        if not run(command, {**lonely, "PIP_CONFIG_FILE": os.devnull})[0]:
            return False
        say(translate("Run", "what Ludo asks for has changed; what is installed satisfies it"))
        with contextlib.suppress(OSError):  # it may be another user's
            stamp["requirements"] += new
            (folder / STAMP).write_text(json.dumps(stamp), encoding="utf-8")
    return True


def build(folder: Path, groups: list[str], python: list[str]) -> None:
    """Make the environment beside the one that may be there, and exchange them once it is complete."""
    if folder.exists() and not (folder.is_dir() and os.access(folder, os.W_OK)):
        what = translate("Run", "{path} is a file, or another user’s").format(path=folder)
        raise Missing(with_remedy(what, make_room(folder)))
    place = os.urandom(2).hex()  # processes in different containers may have the same number
    new, old = folder.with_name(f"{folder.name}.n{place}"), folder.with_name(f"{folder.name}.o{place}")
    try:
        say(translate("Run", "making a private environment in {folder}").format(folder=folder.parent))
        to_play = groups == ["ludo"]
        pip = ["--without-pip"] if to_play else []
        made, said = run([*python, "-I", "-m", "venv", "--clear", *pip, str(new)], clean_environment())
        if not made:
            raise Missing(reason_of_failure(new, said))
        install_packages(new, groups, folder.with_name(f"{folder.name}.log"))
        if to_play:
            from ludo.app.unused_parts import drop_unused

            drop_unused(new)
        run([str(python_in(new)), "-I", "-m", "compileall", "-q", "-j", "0", str(new)], clean_environment())
        works, said = run([str(python_in(new)), "-I", "-c", IMPORT, str(CHECKOUT)], clean_environment())
        if "ludo" in groups and not works:
            raise Missing(reason_of_failure(new, said))
        packages = run([str(python_in(new)), "-I", "-c", PACKAGES], clean_environment())[1].split()
        stamp = {"requirements": requirements(groups), "groups": groups, "packages": packages}
        (new / STAMP).write_text(json.dumps(stamp), encoding="utf-8")
        if folder.exists():
            shutil.move(folder, old)  # in a container's overlay, folders cannot just be renamed
        new.rename(folder)
    finally:
        if old.exists() and not folder.exists():
            shutil.move(old, folder)
        for leftover in (new, old):
            shutil.rmtree(leftover, ignore_errors=True)


def install_packages(folder: Path, groups: list[str], log: Path) -> None:
    """Install groups of packages into a new environment; what was downloaded before a failure is kept."""
    from ludo.app.downloads import install

    say(translate("Run", "installing what is needed for {groups}").format(groups=", ".join(groups)))
    pip = [str(python_in(folder)), "-I", "-c", PIP, "install", "--retries", "2", "--timeout", "20", "--no-compile"]
    command, kept = [*pip, "--progress-bar", "off"], log.with_suffix(".wheels")
    done, said = install(command, requirements(groups), clean_environment(), folder / "downloads", kept, say)
    if not done:
        with contextlib.suppress(OSError):
            log.write_text(said, encoding="utf-8")
        raise Missing(reason_of_failure(folder, said))


def reason_of_failure(folder: Path, said: str) -> str:
    """Why making an environment failed, and what mends it where that is known."""
    if re.search(DISK_FULL, said) or shutil.disk_usage(folder.parent).free < 20_000_000:
        return no_space(folder.parent)
    if "CERTIFICATE_VERIFY_FAILED" in said:
        what = translate("Run", "the package index showed a certificate that this computer does not trust")
        return with_remedy(what, translate("Run", "set PIP_CERT to your company’s certificate, then run it again"))
    if NO_CONNECTION.search(said):
        what = translate("Run", "the connection to the package index failed or was cut")
        return with_remedy(what, translate("Run", "connect to the network, then run the same command again"))
    if re.search("No matching distribution found for (PySide6|shiboken6)", said, re.IGNORECASE):
        return reason_without_qt(platform.system(), platform.machine(), platform.libc_ver(), sys.maxsize > 2**32)
    lines = [line.strip() for line in said.splitlines() if line.strip()] or [translate("Run", "nothing was said")]
    reason = [line for line in lines if line.startswith("ERROR: ")] or lines[-1:]
    text = translate("Run", "the installation in {folder} failed: {output}")
    return text.format(folder=folder.parent, output=reason[0])


def reason_without_qt(system: str, machine: str, libc: tuple[str, str], wide: bool) -> str:
    """Why there is no wheel of Qt for a system; wide: does its Python have 64 bits?"""
    if not wide:
        text = translate("Run", "there is no Qt for {system}: it needs a system and a Python of 64 bits")
    elif system == "Linux" and libc[0] != "glibc":
        text = translate("Run", "there is no Qt for {system}: it needs glibc, and this system has another C library")
    elif system == "Linux" and machine != "x86_64":
        text = translate("Run", "there is no Qt for {system}: on ARM it needs glibc 2.39 or later, as in Debian 13")
    else:
        text = translate("Run", "there is no Qt for {system}: its makers have none for this version of it")
    return text.format(system=" ".join([system, machine, *libc]).strip())


# --- The two things to do


def start(arguments: list[str]) -> int:
    """Start the program; it takes the place of this script."""
    if {"-h", "--help", "--version"}.intersection(arguments):
        from ludo.app.main import main as ludo

        return ludo(arguments)
    if os.path.expanduser("~") == "~":
        remedy = translate("Run", "set HOME to a folder that can be written, then run the same command again")
        raise Missing(with_remedy(translate("Run", "this user has no home folder"), remedy))
    check_display(environment := clean_environment())
    python = prepare(private_folder(), ["ludo"], [sys.executable])
    # Qt takes paths for UTF-8, whatever the locale says
    become([str(python), "-P", "-X", "utf8", "-c", START, str(CHECKOUT), *arguments], environment)


def start_checks(arguments: list[str]) -> int:
    """Make the environment of the checks; to run them, tests/checks.py takes the place of this script."""
    check_system(QT_LIBRARIES, {**X_LIBRARIES, **(WAYLAND_LIBRARIES if os.environ.get("WAYLAND_DISPLAY") else {})})
    python = prepare(private_folder(), ["ludo", "test", "dev"], [sys.executable])
    if arguments == ["develop"]:
        say(translate("Run", "the environment is ready: {path}").format(path=python))
        return 0
    os.chdir(CHECKOUT)
    become([str(python), "-m", "tests.checks", *arguments[1:]], clean_environment())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
