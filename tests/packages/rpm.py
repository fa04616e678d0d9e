"""The rpm, installed by dnf on a bare system that has no rpm of its own.

No Fedora can be had without its mirrors: dnf runs on the bare Debian, whose libraries are made known to it by one rpm,
by the names under which every distribution knows them. What dnf finds missing is missing.
"""

import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.fresh.cases import Desk, Failure
from tests.fresh.systems import HOME
from tests.packages.debian import beside, copy_in, files_of, needs_of, said, self_test

_PLACES: Final = {"fontconfig": "/etc/fonts/fonts.conf", "xkeyboard-config": "/usr/share/X11/xkb/rules"}
"""What else is asked for by a name that distributions share, and where it lies."""
_LIBRARY: Final = r"\S+\.so[.\d]*\(\S*\)\(64bit\)"
_DNF: Final = "dnf --assumeyes --quiet --disablerepo='*' --setopt=install_weak_deps=False --nogpgcheck"


def _provided(desk: Desk) -> list[str]:
    """Return what the system has, as rpm names it."""
    names = sorted(set(re.findall(r"^\t(\S+) ", said(desk, "/sbin/ldconfig -p", user=0), re.MULTILINE)))
    told = subprocess.run(
        ["objdump", "-p", desk.system.path("/lib/x86_64-linux-gnu/libc.so.6").resolve()],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    defined = re.findall(r"^\d+ 0x\S+ 0x\S+ (GLIBC_[\d.]+)$", told, re.MULTILINE)
    found = [f"{name}()(64bit)" for name in names] + [f"libc.so.6({word})(64bit)" for word in defined]
    return found + [name for name, place in _PLACES.items() if desk.system.path(place).exists()]


def _described(desk: Desk, name: str) -> str:
    """Write an rpm without files that says what the system has; return its place there."""
    with tempfile.TemporaryDirectory() as work:
        spec = Path(work, "system.spec")
        provides = "".join(f"Provides: {entry}\n" for entry in _provided(desk))
        spec.write_text(
            f"Name: {name}\nVersion: 1\nRelease: 1\nSummary: what the system has\nLicense: none\nBuildArch: x86_64\n"
            f"AutoReqProv: no\n{provides}%description\nNone.\n%files\n",
            encoding="utf-8",
        )
        command = ["rpmbuild", "--quiet", "--target", "x86_64", "--define", f"_topdir {work}", "-bb", str(spec)]
        subprocess.run(command, check=True, capture_output=True)
        return copy_in(desk, next(Path(work).rglob("*.rpm")))


def by_dnf(desk: Desk, package: Path) -> str:
    """Let dnf refuse it where libraries are missing, install it where they are, and remove it without a trace."""
    apt = "apt-get install -y -q --no-install-recommends"
    desk.system.root_does(f"apt-get update -q && {apt} dnf rpm binutils")
    place = copy_in(desk, package)
    process = desk.system.start(f"{_DNF} install {_described(desk, 'bare')} {place}", user=0, folder="/")
    out, err = process.communicate()
    refused = re.findall(r"nothing provides (\S+)", (out + err).decode(errors="replace"))
    if not process.returncode or not refused:
        raise Failure(f"dnf does not see that libraries are missing: {(out + err).decode(errors='replace')[-300:]}")
    needs_of(desk, beside(package))
    has = _described(desk, "ready")
    desk.system.root_does(f"{_DNF} install {has}")
    before = files_of(desk)
    said(desk, f"{_DNF} install {place}", user=0)
    said(desk, "rpm --verify ludo", user=0)
    licences = said(desk, "rpm --query --licensefiles ludo", user=0)
    if "/README.txt" not in licences:
        raise Failure("the licences of all that is inside are not marked as such")
    tested = self_test(desk, "ludo")
    desk.window("ludo", folder=HOME)
    needs = [line for line in said(desk, "rpm --query --requires ludo", user=0).splitlines() if "rpmlib(" not in line]
    if named := [need for need in needs if need not in _PLACES and not re.fullmatch(_LIBRARY, need)]:
        raise Failure(f"requires packages of one distribution by their names: {', '.join(named)}")
    said(desk, f"{_DNF} remove ludo", user=0)
    own = re.compile(r"/(var/lib|usr/lib/sysimage)/(rpm|dnf)")
    added = sorted(path for path in files_of(desk) - before if not own.match(path))
    left = [path for path in added if not desk.system.path(path).is_dir()]  # folders are of other packages there
    if left:
        raise Failure(f"left behind: {', '.join(left[:5])}")
    return (
        f"dnf of Debian (no Fedora here): refused without {len(refused)} libraries, installed with them; {tested}, "
        f"window; requires {len(needs)} names ({', '.join(needs[:2])} …); licences marked; removed without a trace"
    )


CASES: Final[tuple[tuple[str, str, str, Callable[[Desk, Path], str]], ...]] = (
    ("ludo-*.rpm", "rpm: installed and removed by dnf", "12", by_dnf),
)
"""What a file is called, the name of the case, the release, and the case."""
