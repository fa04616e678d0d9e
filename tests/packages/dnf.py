#!/usr/bin/env python3
"""dnf of the container in which bundles are built, played by a bare Debian: the packages that are named there, by apt.

It needs the standard library alone, knows the forms and names that the workflow uses, and refuses others.
"""

import subprocess
import sys
from pathlib import Path

PREPARED = (["install", "--assumeyes", "epel-release", "dnf-plugins-core"], ["config-manager", "--set-enabled", "crb"])
"""What opens the other sources of the container; all of Debian is one."""
NAMES = {
    **{"git": "git", "gcc": "gcc", "python3.12": "python3 python3-venv", "python3.12-devel": "python3-dev"},
    **{"binutils": "binutils", "patchelf": "patchelf", "dpkg": "dpkg", "rpm-build": "rpm", "xz": "xz-utils"},
    **{"glib2": "libglib2.0-0", "krb5-libs": "libgssapi-krb5-2", "libglvnd-glx": "libgl1", "libglvnd-egl": "libegl1"},
    **{"dbus-libs": "libdbus-1-3", "fontconfig": "libfontconfig1", "freetype": "libfreetype6"},
    **{"libxkbcommon": "libxkbcommon0", "libX11": "libx11-6", "libX11-xcb": "libx11-xcb1"},
    "libxcb": "libxcb-randr0 libxcb-render0 libxcb-shape0 libxcb-shm0 libxcb-sync1 libxcb-xfixes0 libxcb-xkb1",
    **{"xcb-util": "libxcb-util1", "xcb-util-cursor": "libxcb-cursor0", "xcb-util-image": "libxcb-image0"},
    **{"xcb-util-keysyms": "libxcb-keysyms1", "xcb-util-renderutil": "libxcb-render-util0"},
    **{"xcb-util-wm": "libxcb-icccm4", "libxkbcommon-x11": "libxkbcommon-x11-0"},
}
"""The packages of the container, by those of Debian."""


def main(words: list[str]) -> int:
    """The command; 64 for what the workflow does not use."""
    if words in PREPARED:
        return 0
    unknown = [word for word in words[2:] if word not in NAMES]
    if words[:2] != ["install", "--assumeyes"] or unknown:
        print(f"dnf: nothing here is known to call it so: {' '.join(unknown or words)}", file=sys.stderr)
        return 64
    packages = " ".join(NAMES[word] for word in words[2:])
    command = f"apt-get update -q && apt-get install -y -q --no-install-recommends {packages}"
    code = subprocess.run(["sh", "-c", command], check=False).returncode
    for name in (word for word in words if word.startswith("python3.") and "-" not in word):
        Path("/usr/local/bin", name).symlink_to("/usr/bin/python3")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
