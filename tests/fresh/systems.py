"""Bare Debian systems: made once with debootstrap, used through overlays, so that each case begins with a fresh one."""

import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from tests.fresh.host import Host
from tests.house.sources import ROOT, tracked_files

RELEASES: Final = {"12": "bookworm", "13": "trixie", "sid": "sid"}
TOO_OLD: Final = "11"
"""A release whose C library packages refuse."""
USER: Final = 1000
HOME: Final = "/srv/player"
CHECKOUT: Final = f"{HOME}/ludo"


def make_base(folder: Path, release: str) -> Path:
    """A Debian of this release with Python and nothing else; kept for the next time."""
    base = folder / f"debian-{release}"
    if not (base / "usr" / "bin" / "python3").exists():
        shutil.rmtree(base, ignore_errors=True)
        command = ["debootstrap", "--variant=minbase", "--include=python3,ca-certificates"]
        subprocess.run(
            [*command, {**RELEASES, TOO_OLD: "bullseye"}[release], str(base)], check=True, stdout=subprocess.DEVNULL
        )
    return base


@dataclass
class System:
    """A system that can be changed: `layers` from the bottom to the top, of which only the last is written to."""

    root: Path
    layers: tuple[Path, ...]
    host: Host

    @classmethod
    def over(cls, layers: Sequence[Path], folder: Path, host: Host) -> "System":
        """Mount a new layer, kept in `folder`, over these."""
        top, scratch, root = folder / "top", folder / "scratch", folder / "root"
        for made in (top, scratch, root):
            made.mkdir(parents=True)
        lower = ":".join(str(layer) for layer in reversed(layers))
        mount(
            "-t", "overlay", "overlay", "-o", f"lowerdir={lower},upperdir={top},workdir={scratch},redirect_dir=on", root
        )
        system = cls(root, (*layers, top), host)
        mount("--rbind", "/dev", root / "dev")
        system._take_over(host)
        return system

    def _take_over(self, host: Host) -> None:
        """Copy and mount what leads to the network."""
        for file in host.files:
            place = self.root / file.relative_to("/")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.unlink(missing_ok=True)
            shutil.copyfile(file, place)
        for folder in host.folders:
            place = self.root / folder.relative_to("/")
            place.mkdir(parents=True, exist_ok=True)
            mount("--bind", folder, place)
        lines = [f"{key} = {value}" for key, value in host.pip_settings.items()]
        (self.root / "etc" / "pip.conf").write_text("\n".join(["[global]", *lines, ""]), encoding="utf-8")

    def share(self, folder: Path, place: str) -> None:
        """Show a folder of the host at this place."""
        (self.root / place.lstrip("/")).mkdir(parents=True, exist_ok=True)
        mount("--bind", folder, self.root / place.lstrip("/"))

    def add_user(self) -> None:
        """Make an ordinary user with a home folder."""
        self.root_does(
            f"useradd --create-home --home-dir {HOME} --uid {USER} --shell /bin/sh player && chmod 755 {HOME}"
        )

    def add_checkout(self, place: str = CHECKOUT) -> None:
        """Copy the sources, as git has them, into the home of the user."""
        for file in tracked_files():
            copy = self.path(f"{place}/{file.relative_to(ROOT)}")
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)
        subprocess.run(["chown", "-R", f"{USER}:{USER}", self.path(place)], check=True)

    def path(self, place: str) -> Path:
        """A place inside the system, seen from outside."""
        return self.root / place.lstrip("/")

    def root_does(self, command: str) -> None:
        """Let root run a command, which has to succeed."""
        process = self.start(command, user=0, folder="/")
        out, err = process.communicate()
        if process.returncode != 0:
            raise RuntimeError(f"{command}: {(out + err)[-2000:].decode(errors='replace')}")

    def start(
        self,
        command: str,
        *,
        user: int = USER,
        folder: str = CHECKOUT,
        environment: Mapping[str, str] | None = None,
        offline: bool = False,
        output: IO[bytes] | int = subprocess.PIPE,
    ) -> subprocess.Popen[bytes]:
        """Start a shell command inside.

        Its processes have numbers of the host, so that a lock which a killed one leaves is never that of the next one.
        """
        home = HOME if user == USER else "/root" if user == 0 else ""
        variables = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "LANG": "C.UTF-8",
            **({"HOME": home} if home else {}),
            **self.host.environment,
            **(environment or {}),
        }
        root = shlex.quote(str(self.root))
        settings = " ".join(shlex.quote(f"{name}={value}") for name, value in variables.items())
        inner = f"cd {shlex.quote(folder)} && {command}"
        script = (
            f"mount -t proc proc {root}/proc && exec chroot --userspec={user}:{user} --groups={user} {root} "
            f"/usr/bin/env -i {settings} sh -c {shlex.quote(inner)}"
        )
        isolate = ["unshare", "--mount", *(["--net"] if offline else [])]
        return subprocess.Popen(
            [*isolate, "sh", "-c", script],
            stdout=output,
            stderr=output,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a started command with all of its processes."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def mount(*arguments: str | Path) -> None:
    """Mount something; it is gone when this program has ended (see `__main__`)."""
    subprocess.run(["mount", *arguments], check=True)
