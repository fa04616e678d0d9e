"""The packages for Linux on a bare Debian."""

import gzip
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from recipes import elf, words
from recipes.common import megabytes, version
from tests.fresh.cases import Desk, Failure
from tests.fresh.systems import HOME, TOO_OLD, USER
from tests.packages import licences, upgrade

DATA: Final = f"{HOME}/.local/share/Ludo"
INSTALL: Final = "apt-get install -y -q --no-install-recommends"
_GLIBC: Final = "getconf GNU_LIBC_VERSION"
_PROGRAM: Final = "/usr/lib/ludo"
_UNPACKED: Final = 195.0
_PACKED: Final = 55.0
"""Megabytes that a program folder and its package may have."""
_JUDGES: Final = "appstream desktop-file-utils groff-base libglib2.0-bin shared-mime-info"
"""The packages that judge what a desktop reads, and a desktop that reads it."""


def said(desk: Desk, command: str, user: int = USER) -> str:
    """Let the user run a command, which has to succeed; what it said."""
    process = desk.system.start(command, user=user, folder=HOME)
    out, err = process.communicate()
    text = (out + err).decode(errors="replace")
    if process.returncode:
        raise Failure(f"{command}: {text[-600:]}")
    return text


def self_test(desk: Desk, command: str) -> str:
    lines = said(desk, f"{command} --self-test").splitlines()
    if "everything works" not in lines:  # what Qt says on stderr comes after it
        raise Failure("; ".join(lines[-3:]))
    return f"self-test, {sum(line.startswith('ok ') for line in lines)} checks"


def files_of(desk: Desk) -> set[str]:
    """Return every file of the system outside the home folders and what the package manager writes for itself."""
    left_out = " -o ".join(f"-path {place}" for place in ("/proc", "/dev", "/srv", "/tmp"))
    found = said(desk, f"find / -xdev \\( {left_out} \\) -prune -o -print", user=0)
    own = re.compile(r"/(var/(lib/(dpkg|apt)|cache|log)|etc/ld\.so\.cache|run)")
    return {line for line in found.splitlines() if not own.match(line)}


def copy_in(desk: Desk, package: Path) -> str:
    shutil.copyfile(package, desk.system.path(f"/tmp/{package.name}"))
    return f"/tmp/{package.name}"


def needs_of(desk: Desk, package: Path) -> str:
    """Install what a deb declares, but not the package itself."""
    place = copy_in(desk, package)
    desk.system.root_does(f"apt-get update -q && {INSTALL} {place} && dpkg --remove ludo")
    return place


def installed(desk: Desk, package: Path) -> str:
    """Install, try, remove."""
    place = needs_of(desk, package)
    desk.system.root_does("dpkg --purge ludo")
    before = files_of(desk)
    desk.system.root_does(f"{INSTALL} {place}")
    size = _size(desk, package)
    licences = _licences(desk)
    tested = self_test(desk, "ludo")
    desk.window("ludo", folder=HOME)
    entry = desk.system.path("/usr/share/applications/ludo.desktop").read_text(encoding="utf-8")
    if "Exec=ludo " not in entry or "Icon=ludo" not in entry:
        raise Failure("no menu entry")
    desk.system.root_does("apt-get purge -y -q ludo")
    left = files_of(desk) - before
    if left:
        raise Failure(f"left behind: {', '.join(sorted(left)[:5])}")
    if not desk.system.path(f"{DATA}/ludo.db").exists():
        raise Failure("the data of the user is gone")
    return f"{size}; {licences}; {tested}, window, menu entry; removed without a trace but the data folder"


def _size(desk: Desk, package: Path) -> str:
    unpacked, packed = megabytes(desk.system.path(_PROGRAM)), megabytes(package)
    if unpacked > _UNPACKED or packed > _PACKED:
        raise Failure(f"{unpacked:.1f} MB unpacked, {packed:.1f} MB packed")
    return f"{unpacked:.1f} MB unpacked (at most {_UNPACKED:.0f}), {packed:.1f} MB packed (at most {_PACKED:.0f})"


def _licences(desk: Desk) -> str:
    internal = desk.system.path(f"{_PROGRAM}/_internal")
    libraries = [path.name for path in internal.glob("lib*.so*") if not path.is_symlink()]
    return licences.compare(
        internal / "ludo", internal, (name for name in libraries if not name.startswith("libpython"))
    )


def declared(desk: Desk, package: Path) -> str:
    """Compare what a deb declares with what its programs and libraries ask for; look at its documents."""
    work = desk.system.path("/tmp/content")
    subprocess.run(["dpkg-deb", "-x", package, work], check=True)
    asked = ["dpkg-deb", "--field", str(package), "Depends"]
    depends = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    found = elf.binaries(work)
    if f"libc6 (>= {elf.glibc(found)})" not in depends:
        raise Failure(f"it needs glibc {elf.glibc(found)} and declares {depends}")
    if elsewhere := elf.looks_elsewhere(found):
        raise Failure(f"{elsewhere[0].path.name} looks for libraries in {elsewhere[0].looks}")
    desk.system.root_does(f"apt-get update -q && {INSTALL} {copy_in(desk, package)}")
    missing = _not_there(desk, elf.asked_of_the_system(found))
    if missing:
        raise Failure(f"not brought by what it depends on: {', '.join(missing)}")
    documents = work / "usr" / "share" / "doc" / "ludo"
    copyright_ = (documents / "copyright").read_text(encoding="utf-8")
    listed = (next(work.rglob("resources/licences")) / "README.txt").read_text(encoding="utf-8")
    if listed not in copyright_:
        raise Failure("the copyright file does not list all that is inside")
    for name in ("changelog.gz", "changelog.Debian.gz"):
        if f"{version()}" not in gzip.decompress((documents / name).read_bytes()).decode():
            raise Failure(f"{name} does not speak of {version()}")
    return f"glibc {elf.glibc(found)} measured and declared over {len(found)} files; no folder of the build; documents"


def _not_there(desk: Desk, names: list[str]) -> list[str]:
    """Return the libraries of these that the system has not."""
    known = said(desk, "/sbin/ldconfig -p", user=0)
    return [name for name in names if f"\t{name} " not in known]


def integrated(desk: Desk, package: Path) -> str:
    """Install beside the tools that judge menu entry, description, manual page and file type, and let them."""
    place = copy_in(desk, package)
    desk.system.root_does(f"apt-get update -q && {INSTALL} {_JUDGES} {place}")
    for command in (
        "desktop-file-validate /usr/share/applications/ludo.desktop",
        "zcat /usr/share/man/man6/ludo.6.gz | groff -man -Tutf8 -ww -z",
        *(f"zcat /usr/share/man/{code}/man6/ludo.6.gz | groff -Kutf8 -man -Tutf8 -ww -z" for code in words.others()),
    ):
        if complaint := said(desk, command):
            raise Failure(f"{command}: {complaint}")
    said(desk, "appstreamcli validate --no-net /usr/share/metainfo/*.metainfo.xml")
    said(desk, "printf 'Ludo partie 1\\n' > named.ludogame && cp named.ludogame unnamed")
    for file in ("named.ludogame", "unnamed"):
        if (kind := "application/x-ludo-partie") not in said(desk, f"gio info -a standard::content-type {file}"):
            raise Failure(f"{file} is not known as {kind}")
    said(desk, "printf 'Ludo rules 1\\n' > rules")
    if "application/x-ludo-rules" not in said(desk, "gio info -a standard::content-type rules"):
        raise Failure("rules are not known")
    for file, other in (("copy.ludo", "application/x-ludo-backup"), ("evenings.ludobook", "application/x-ludo-book")):
        said(desk, f"printf 'SQLite format 3\\0' > {file}")
        if other not in said(desk, f"gio info -a standard::content-type {file}"):
            raise Failure(f"{file} is not known as {other}")
    for known in (kind, "application/x-ludo-backup", "application/x-ludo-book", "application/x-ludo-rules"):
        if "ludo.desktop" not in said(desk, f"gio mime {known}"):
            raise Failure(f"{known} is not opened by Ludo")
    return "desktop-file-validate, appstreamcli, groff find nothing; four kinds of files are known and opened by Ludo"


def upgraded(desk: Desk, package: Path) -> str:
    """Install an older version, leave data of an earlier commit, install this one."""
    place = needs_of(desk, package)
    older = package.with_name("older.deb")
    work = desk.system.path("/tmp/older")
    subprocess.run(["dpkg-deb", "-R", package, work], check=True)
    control = work / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8")
    control.write_text(re.sub(r"^Version: .*$", "Version: 0.0.1", text, flags=re.MULTILINE), encoding="utf-8")
    target = desk.system.path(f"/tmp/{older.name}")
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "--build", work, target],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    desk.system.root_does(f"{INSTALL} /tmp/{older.name}")
    data = desk.system.path(DATA)
    data.mkdir(parents=True)
    shutil.copyfile(upgrade.KEPT, data / "ludo.db")
    subprocess.run(["chown", "-R", f"{USER}:{USER}", desk.system.path(HOME)], check=True)
    before = _open_parties(data / "ludo.db")
    if not before:
        raise Failure("no partie is under way")
    desk.system.root_does(f"{INSTALL} {place}")
    desk.window("ludo", folder=HOME)
    after = _open_parties(data / "ludo.db")
    if after != before:
        raise Failure(f"{len(before)} lines of parties under way before, {len(after)} after")
    names = ", ".join(sorted(path.name for path in data.iterdir()))
    if different := upgrade.differences(upgrade.of_store(data / "ludo.db")):
        raise Failure(f"since {upgrade.COMMIT}: {different[0]}")
    return (
        f"data of {upgrade.COMMIT}: window, {len(before)} lines of a partie under way kept, statistics equal; "
        f"in the folder of data: {names}"
    )


def _open_parties(file: Path) -> list[tuple[object, ...]]:
    """Return the logs of parties that have not ended."""
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT session, number, line FROM log WHERE session IN (SELECT id FROM sessions WHERE over = 0)"
        return connection.execute(f"{query} ORDER BY session, number").fetchall()


def unpacked(desk: Desk, package: Path) -> str:
    """Unpack the portable folder, on a system that has what the deb declares, and start it from there."""
    needs_of(desk, beside(package))
    place = copy_in(desk, package)
    desk.system.root_does("apt-get install -y -q --no-install-recommends xz-utils")
    folder = said(desk, f"tar -C {HOME} -xf {place} && ls -d {HOME}/ludo-*").strip()
    tested = self_test(desk, f"{folder}/ludo")
    desk.window(f"{folder}/ludo", folder=HOME)
    asked = elf.glibc(elf.binaries(desk.system.path(folder)))
    return f"on {said(desk, _GLIBC).strip()}, it needs {asked}: {tested}, window"


def refused(desk: Desk, package: Path) -> str:
    """Start the portable folder where the C library is too old: it says so in a line, in the language of the user."""
    desk.system.root_does("apt-get update -q && apt-get install -y -q --no-install-recommends xz-utils")
    folder = said(desk, f"tar -C {HOME} -xf {copy_in(desk, package)} && ls -d {HOME}/ludo-*").strip()
    has = said(desk, _GLIBC).strip()
    lines = [desk.line(has, f"LANG={code} {folder}/ludo", folder=HOME) for code in ("en_GB.UTF-8", "fr_FR.UTF-8")]
    if lines[0] == lines[1]:
        raise Failure(f"in French it says {lines[1]}")
    return " / ".join(lines)


def beside(package: Path) -> Path:
    found = next(package.parent.glob("ludo_*.deb"), None)
    if found is None:
        raise Failure("the deb, which says what a system needs, is not beside it")
    return found


CASES: Final[tuple[tuple[str, str, str, Callable[[Desk, Path], str]], ...]] = (
    ("ludo_*.deb", "deb: installed and removed", "12", installed),
    ("ludo_*.deb", "deb: C library, libraries, documents", "12", declared),
    ("ludo_*.deb", "deb: menu entry, description, manual page, file type", "12", integrated),
    ("ludo_*.deb", "deb: upgrade from an earlier version", "12", upgraded),
    ("ludo-*-linux.tar.xz", "portable folder: on the oldest C library", "12", unpacked),
    ("ludo-*-linux.tar.xz", "portable folder: on a C library that is too old", TOO_OLD, refused),
)
"""What a file is called, the name of the case, the release, and the case."""
