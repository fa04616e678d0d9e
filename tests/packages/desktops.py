"""The window of the deb as desktops show it: enlarged at its very first start, and at 125 % under Wayland."""

import json
import re
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.fresh.cases import Desk, Failure
from tests.fresh.screen import DISPLAY
from tests.fresh.systems import HOME, stop
from tests.packages.debian import INSTALL, copy_in, said

_RULES: Final = """<openbox_config xmlns="http://openbox.org/3.4/rc"><applications>
<application class="*"><maximized>yes</maximized></application></applications></openbox_config>
"""
_SWAY: Final = """output HEADLESS-1 resolution 1920x1080 scale 1.25
default_border none
exec env QT_QPA_PLATFORM=wayland WAYLAND_DEBUG=client ludo --lang en 2>{home}/told
"""
_SCALE: Final = 1.25
_SECONDS: Final = 120


def _wait(what: str, is_there: Callable[[], object]) -> None:
    until = time.monotonic() + _SECONDS
    while not is_there():
        if time.monotonic() > until:
            raise Failure(f"waited in vain: {what}")
        time.sleep(0.5)


def _window(desk: Desk) -> tuple[int, int, int, int]:
    """Return place and size of the window of the program, without its frame."""
    told = said(desk, f"xwininfo -display {DISPLAY} -name Ludo -stats")
    numbers = [int(re.search(rf"{name}: +(-?\d+)", told)[1]) for name in _GEOMETRY]  # type: ignore[index]
    return numbers[0], numbers[1], numbers[2], numbers[3]


_GEOMETRY: Final = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")


def _painted(desk: Desk, width: int, height: int) -> bool:
    """Is all of the window painted: no corner of it has the colour of the bare screen?"""
    shot = desk.system.path(f"{HOME}/shot.ppm")
    said(desk, f"import -display {DISPLAY} -window root -depth 8 ppm:{HOME}/shot.ppm")
    data = shot.read_bytes()
    head = re.match(rb"P6\s+(\d+)\s+(\d+)\s+255\s", data)
    if head is None:
        raise Failure(f"no picture of the screen: {data[:20]!r}")
    across = int(head[1])
    corners = [(width // 2, height - 3), (3, height // 2), (width - 3, height // 2)]
    return all(data[head.end() + 3 * (y * across + x) :][:3] != b"\0\0\0" for x, y in corners)


def maximised(desk: Desk, package: Path) -> str:
    """Let the window manager enlarge the very first window; close it, and start again without that rule."""
    place = copy_in(desk, package)
    tools = "openbox wmctrl x11-utils imagemagick"
    desk.system.root_does(f"apt-get update -q && {INSTALL} {tools} {place}")
    rules = desk.system.path(f"{HOME}/rules.xml")
    sizes = []
    for rule in (_RULES, _RULES.replace('<application class="*"><maximized>yes</maximized></application>', "")):
        rules.write_text(rule, encoding="utf-8")
        manager = desk.system.start(
            f"openbox --config-file {HOME}/rules.xml", folder=HOME, environment={"DISPLAY": DISPLAY}
        )
        program = desk.system.start("ludo --lang en", folder=HOME, environment={"DISPLAY": DISPLAY})
        try:
            _wait("no window", desk.screen.shows_ludo)
            _wait("a window as wide as the screen", lambda: _window(desk)[2] == 1280)
            _, top, width, height = _window(desk)
            _wait("a painted window", partial(_painted, desk, width, top + height))
            sizes.append((width, height))
            said(desk, f"DISPLAY={DISPLAY} wmctrl -F -c Ludo")
            if program.wait(_SECONDS):
                raise Failure(f"ended with {program.returncode}")
        finally:
            stop(program)
            stop(manager)
            desk.screen.wait_until_empty()
    if sizes[0] != sizes[1]:
        raise Failure(f"{sizes[0]} at first, {sizes[1]} after a start")
    width, height = sizes[0]
    return f"the very first window fills the screen ({width} × {height}), painted to its edges; so does the second"


def scaled(desk: Desk, package: Path) -> str:
    """Start it in a Wayland desktop at 125 %: it is told so, and draws that many pixels, not more and not fewer."""
    place = copy_in(desk, package)
    desk.system.root_does(f"apt-get update -q && {INSTALL} sway grim libwayland-client0 libwayland-cursor0 {place}")
    desk.system.path(f"{HOME}/sway").write_text(_SWAY.format(home=HOME), encoding="utf-8")
    desk.system.root_does(f"install -d -m 700 -o player {HOME}/run")
    told = {
        "XDG_RUNTIME_DIR": f"{HOME}/run",
        "WLR_BACKENDS": "headless",
        "WLR_LIBINPUT_NO_DEVICES": "1",
        "WLR_RENDERER": "pixman",
        "LIBSEAT_BACKEND": "noop",
    }
    sway = desk.system.start(f"exec sway --config {HOME}/sway", folder=HOME, environment=told)
    log = desk.system.path(f"{HOME}/told")
    try:
        _wait("no window under Wayland", lambda: log.is_file() and "preferred_scale" in log.read_text(errors="replace"))
        sockets = " ".join(f"{name}={value}" for name, value in told.items())
        ask = f"{sockets} SWAYSOCK=$(ls {HOME}/run/sway-ipc.*) swaymsg -r -t get_tree"
        _wait("a window", lambda: '"app_id": "ludo"' in said(desk, ask) or "Ludo" in said(desk, ask))
        time.sleep(2)
        said(desk, f"{sockets} WAYLAND_DISPLAY=$(cd {HOME}/run && ls wayland-? | head -1) grim {HOME}/shot.png")
        tree = json.loads(said(desk, ask))
    finally:
        stop(sway)
    text = log.read_text(encoding="utf-8", errors="replace")
    scale = {int(number) / 120 for number in re.findall(r"preferred_scale\((\d+)\)", text)}
    if _SCALE not in scale:
        raise Failure(f"told of the scale {scale}")
    width, height = _largest(tree)
    pixels = re.findall(r"wl_shm_pool\S*\.create_buffer\(new id \S+, \d+, (\d+), (\d+),", text)
    wanted = (str(round(width * _SCALE)), str(round(height * _SCALE)))
    if wanted not in pixels:
        raise Failure(f"{wanted} pixels are wanted, it draws {sorted(set(pixels))[-3:]}")
    return f"sway without a monitor, told of {_SCALE}: {width} × {height} points, drawn as {' × '.join(wanted)} pixels"


def _largest(tree: Any) -> tuple[int, int]:
    """Return the size of the largest window of a program below a node."""
    sizes = [_largest(node) for node in tree.get("nodes") or ()]
    if tree.get("pid"):
        sizes.append((tree["rect"]["width"], tree["rect"]["height"]))
    return max(sizes, default=(0, 0))


CASES: Final[tuple[tuple[str, str, str, Callable[[Desk, Path], str]], ...]] = (
    ("ludo_*.deb", "deb: a very first window that is maximised", "12", maximised),
    ("ludo_*.deb", "deb: at 125 % under Wayland", "13", scaled),
)
"""What a file is called, the name of the case, the release, and the case."""
