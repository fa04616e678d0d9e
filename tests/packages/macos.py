"""The disk image for macOS, there: mounted, its signature and processor looked at, its self-test made."""

import os
import plistlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from recipes import macos
from recipes.common import HERE, megabytes, version
from tests.fresh.cases import Failure

_SECONDS: Final = 900
_OLDEST: Final = re.compile(r"^\s*(?:minos|version) (\d+)\.(\d+)", re.MULTILINE)


def lacks() -> str:
    """Why nothing can be tried here; empty if it can."""
    return "" if sys.platform == "darwin" else "left out: not a Mac"


def _said(*command: str | Path, environment: dict[str, str] | None = None) -> str:
    surroundings = {**os.environ, **(environment or {})}
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, timeout=_SECONDS, env=surroundings, check=False
    )
    said = (done.stdout + done.stderr).decode(errors="replace")
    if done.returncode:
        raise Failure(f"{Path(str(command[0])).name} ended with {done.returncode}: {said[-600:]}")
    return said


def oldest(told: str) -> tuple[int, int]:
    """Return the oldest macOS that a file runs on, as `otool -l` tells it; (0, 0) if it does not say."""
    return max(((int(major), int(minor)) for major, minor in _OLDEST.findall(told)), default=(0, 0))


def _too_new(bundle: Path) -> list[str]:
    """Return the libraries that do not run on the oldest macOS that is promised."""
    promised = tuple(map(int, macos.OLDEST.split(".")))
    libraries = [path for path in bundle.rglob("*") if path.suffix in (".so", ".dylib") and not path.is_symlink()]
    return [path.name for path in libraries if oldest(_said("otool", "-l", path)) > promised]


def _processors(image: Path, bundle: Path) -> str:
    """Compare the processors that the program runs on with the name of the image."""
    found = _said("lipo", "-archs", bundle / "Contents" / "MacOS" / "ludo").split()
    named = next((word for processor, word in macos.PROCESSORS.items() if found == [processor]), "")
    if named and f"-{named}." not in image.name:
        raise Failure(f"it runs on {' and '.join(found)} alone, and is called {image.name}")
    return " and ".join(found)


def image(package: Path) -> str:
    """Mount the image and try the bundle in it."""
    with macos.mounted(package) as place:
        bundle = place / "Ludo.app"
        if not (place / "Applications").is_symlink():
            raise Failure("nowhere to drag it to")
        told = plistlib.loads((bundle / "Contents" / "Info.plist").read_bytes())
        if (told["CFBundleShortVersionString"], told["LSMinimumSystemVersion"]) != (version(), macos.OLDEST):
            raise Failure("another version, or another oldest system, than is promised")
        _said("codesign", "--verify", "--deep", "--strict", bundle)
        _hardened(bundle)
        processors = _processors(package, bundle)
        if new := _too_new(bundle):
            raise Failure(f"not for macOS {macos.OLDEST}: {', '.join(new[:5])}")
        tested = [_self_test(bundle, screen) for screen in ("offscreen", "cocoa")]
        return f"{megabytes(package):.1f} MB; {processors}; signature whole, hardened; {'; '.join(tested)}"


def _hardened(bundle: Path) -> None:
    """Hold that the bundle has the hardened runtime, which the notary asks for, and the rights that Python needs."""
    if "runtime" not in _said("codesign", "--display", "--verbose=2", bundle):
        raise Failure("no hardened runtime")
    told = _said("codesign", "--display", "--entitlements", "-", "--xml", bundle)
    wanted = plistlib.loads((HERE / "macos" / "entitlements.plist").read_bytes())
    if missing := [right for right in wanted if right not in told]:
        raise Failure(f"without the rights {', '.join(missing)}")


def _self_test(bundle: Path, screen: str) -> str:
    command = (bundle / "Contents" / "MacOS" / "ludo", "--lang", "en", "--self-test")
    lines = _said(*command, environment={"QT_QPA_PLATFORM": screen}).splitlines()
    if "everything works" not in lines:
        raise Failure(f"{screen}: {'; '.join(lines[-3:])}")
    return f"self-test {screen}, {sum(line.startswith('ok ') for line in lines)} checks"


CASES: Final[tuple[tuple[str, str, Callable[[Path], str]], ...]] = (("ludo-*-macos-*.dmg", "macOS: disk image", image),)
"""What a file is called, the name of the case, and the case."""
