"""Which libraries a bundle for Linux takes from the system that it runs on, whatever the machine that builds has.

They speak with other parts of that system (its drivers, its display, its bus), in the version that these have. All
others are inside; one that the machine that builds lacks is noticed here, not by whom has to start the bundle.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from recipes import elf
from recipes.common import Missing

BROUGHT_BY: Final = {
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libEGL.so.1": "libegl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""Those libraries, each with the package of Debian that brings it."""
_C_LIBRARY: Final = frozenset(
    {"libc.so.6", "libm.so.6", "libdl.so.2", "librt.so.1", "libpthread.so.0", "libutil.so.1", "libresolv.so.2"}
    | {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
)


def leave_out(folder: Path) -> None:
    """Remove what PyInstaller has collected of them."""
    for name in BROUGHT_BY:
        for path in folder.rglob(name):
            path.unlink()


def asked(found: list[elf.Binary]) -> list[str]:
    """Return which of them these files ask for. Raises Missing for any other library that is not inside."""
    names = [name for name in elf.asked_of_the_system(found) if name not in _C_LIBRARY]
    if lost := [name for name in names if name not in BROUGHT_BY]:
        raise Missing(
            f"a bundle would lack {', '.join(lost)}: install what the workflow of a release installs "
            "(or see BROUGHT_BY in recipes/system_libraries.py)"
        )
    return names
