"""The manifest that Flathub is given, built by flatpak-builder; what comes out tests itself in its sandbox.

Its runtime is the one that is installed; where there is none, for none can be fetched, a bare Debian 13 stands in,
which has the same version of Python. The sources are those of the folder and of the lock, by their checksums.
"""

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from recipes import flatpak, manifests
from recipes.common import APP_ID, checksum
from tests.fresh.cases import Desk, Failure
from tests.packages.debian import INSTALL
from tests.packages.places import NotHere

_NEEDS: Final = "python3-pip python-is-python3 libgl1 libegl1 libdbus-1-3 libfontconfig1 libxkbcommon0 libglib2.0-0t64"
_KINDS: Final = ("Platform", "Sdk")
_SITE: Final = "/app/lib/python3.13/dist-packages"
"""Where the Python of Debian, which has ways of its own, is to look for what was installed below /app/local."""
_METADATA: Final = """[Runtime]
name=org.freedesktop.{kind}
runtime=org.freedesktop.{kind}/x86_64/{branch}
sdk=org.freedesktop.Sdk/x86_64/{branch}
"""


class Builder:
    """flatpak and its builder, with a home folder of their own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        told = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "XDG_CACHE_HOME": str(home / "cache")}
        self._told = {**os.environ, **told, "LC_ALL": "C.UTF-8"}

    def run(self, *words: str | Path) -> str:
        """Run a command, which has to succeed; what it said. Raises Failure."""
        done = subprocess.run(
            [str(word) for word in words], env=self._told, cwd=self.home, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise Failure(f"{words[0]} {words[1]}: {(done.stdout + done.stderr)[-600:]}")
        return done.stdout

    def runtime(self, make: Callable[[str], Desk]) -> str:
        """See to it that there is a runtime; return which."""
        branch, repository = flatpak.RUNTIME, self.home / "runtimes"
        installed = f"org.freedesktop.Sdk//{branch}"
        if not subprocess.run(["flatpak", "info", installed], capture_output=True, check=False).returncode:
            return f"the runtime {branch}"
        desk = make("13")
        desk.system.root_does(f"apt-get update -q && {INSTALL} {_NEEDS} && apt-get clean")
        for kind in _KINDS:
            folder = self.home / kind
            (folder / "files").mkdir(parents=True)  # or it counts as not begun
            (folder / "metadata").write_text(_METADATA.format(kind=kind, branch=branch), encoding="utf-8")
            subprocess.run(["cp", "-a", desk.system.path("/usr"), folder / "usr"], check=True)
            shutil.rmtree(folder / "usr" / "lib" / "python3" / "dist-packages" / "__pycache__", ignore_errors=True)
            (folder / "usr" / "lib" / "python3.13" / "EXTERNALLY-MANAGED").unlink(missing_ok=True)
            (folder / "usr" / "lib" / "python3" / "dist-packages" / "app.pth").write_text(
                f"{_SITE}\n", encoding="utf-8"
            )
            subprocess.run(["cp", "-a", desk.system.path("/etc"), folder / "usr" / "etc"], check=True)
            self.run("flatpak", "build-export", "--runtime", "--disable-sandbox", repository, folder, branch)
            shutil.rmtree(folder)
        self.run("flatpak", "remote-add", "--user", "--no-gpg-verify", "here", repository)
        names = (f"org.freedesktop.{kind}/x86_64/{branch}" for kind in _KINDS)
        self.run("flatpak", "install", "--user", "--noninteractive", "here", *names)
        return "Debian 13 in place of the runtime"


def _from_here(folder: Path, target: Path) -> Path:
    """Write the manifest with sources of a folder and the pinned wheels in place of their addresses."""
    (wheel,), (archive,) = folder.glob("*-py3-none-any.whl"), folder.glob("*-linux.tar.xz")
    fetched = target / "wheels"
    fetched.mkdir()
    pinned = flatpak.wheels(fetched, "--require-hashes", "--no-deps", "--requirement", flatpak.WHEELS)
    by_name = {path.name: path for path in (wheel, archive, *pinned)}
    one, two, *others = [(name, checksum(path)) for name, path in by_name.items()]
    told: dict[str, Any] = manifests.flathub(one, two, others)
    for source in told["modules"][0]["sources"]:
        source["path"] = str(by_name[source.pop("url")].resolve())
    told["modules"][0]["build-commands"].append("test -e /app/bin/ludo || cp -a /app/local/. /app/")
    told["appstream-compose"] = False  # a tool of the real runtime; the description is tried with the deb
    path = target / f"{APP_ID}.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    return path


def by_builder(make: Callable[[str], Desk], wheel: Path) -> str:
    """Build what the manifest says, look at what the desktop is given, let it test itself without a network."""
    missing = [name for name in ("flatpak", "flatpak-builder", "bwrap", "appstreamcli") if not shutil.which(name)]
    if missing:
        raise NotHere(f"{', '.join(missing)} not found")
    if not any(wheel.parent.glob("*-linux.tar.xz")):
        raise NotHere("the portable folder is not beside it")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        home = Path(place)
        builder = Builder(home)
        runtime = builder.runtime(make)
        manifest = _from_here(wheel.parent, home)
        common = (
            "--user",
            "--force-clean",
            "--disable-rofiles-fuse",
            "--disable-updates",
            f"--repo={home / 'repository'}",
        )
        builder.run("flatpak-builder", *common, home / "built", manifest)
        share = home / "built" / "files" / "share"
        names = [f"applications/{APP_ID}.desktop", f"mime/packages/{APP_ID}.xml"]
        # its builders keep the description in one of two folders
        names += [f"icons/hicolor/scalable/apps/{APP_ID}.svg", f"[am][pe][pt]*/{APP_ID}.*.xml"]
        if lost := [name for name in names if not any(share.glob(name))]:
            raise Failure(f"the desktop is not given {', '.join(lost)}")
        said = builder.run(
            *("flatpak", "build", "--env=QT_QPA_PLATFORM=offscreen", "--unshare=network"),
            *(home / "built", "ludo", "--lang", "en", "--self-test"),
        ).splitlines()
        if "everything works" not in said:
            raise Failure("; ".join(said[-3:]))
        bundle = home / "ludo.flatpak"
        builder.run("flatpak", "build-bundle", home / "repository", bundle, APP_ID)
        checks = sum(line.startswith("ok ") for line in said)
        size = bundle.stat().st_size / 1e6
        return f"{runtime}: built, self-test in the sandbox without network, {checks} checks; bundle {size:.1f} MB"
