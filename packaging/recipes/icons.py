"""The icon of the program in the forms of each system, drawn from resources/icons/ludo.svg."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

from recipes.common import ROOT, dependencies, environment, run

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
SVG: Final = ROOT / "resources" / "icons" / "ludo.svg"
_ICNS: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}

_DRAW: Final = """
import sys
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
app = QGuiApplication([])
drawing = QSvgRenderer(sys.argv[1])
for size in map(int, sys.argv[3:]):
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    if not image.save(f"{sys.argv[2]}/{size}.png"):
        sys.exit(1)
"""


def draw(folder: Path) -> dict[int, Path]:
    """Draw the icon as PNG pictures into a folder; return their paths by size."""
    folder.mkdir(parents=True, exist_ok=True)
    python = environment("bundle", [*dependencies(), *dependencies("bundle")])
    run(python, "-c", _DRAW, SVG, folder, *map(str, SIZES), env={"QT_QPA_PLATFORM": "offscreen"})
    return {size: folder / f"{size}.png" for size in SIZES}


_SETUP: Final = {"side": (164, 314, 104), "head": (150, 57, 45)}
"""What the installer for Windows shows beside its last page and above the others: pixels, and those of the icon."""

_DRAW_SETUP: Final = """
import sys
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
app = QGuiApplication([])
drawing, target = QSvgRenderer(sys.argv[1]), sys.argv[2]
width, height, icon = map(int, sys.argv[3:])
image = QImage(width, height, QImage.Format.Format_RGB888)
image.fill(QColor("white"))
painter = QPainter(image)
painter.setRenderHint(QPainter.RenderHint.Antialiasing)
tall = height > width
if tall:
    painter.fillRect(image.rect(), QColor("#f4efe6"))
left, top = ((width - icon) / 2, (height - icon) / 3) if tall else (width - icon - 6, (height - icon) / 2)
drawing.render(painter, QRectF(left, top, icon, icon))
painter.end()
sys.exit(not image.save(target, "BMP"))
"""


def setup_pictures(folder: Path) -> list[Path]:
    """Draw the pictures of the installer for Windows, in the one form that NSIS reads."""
    folder.mkdir(parents=True, exist_ok=True)
    python = environment("bundle", [*dependencies(), *dependencies("bundle")])
    for name, sizes in _SETUP.items():
        sizes_told = map(str, sizes)
        run(python, "-c", _DRAW_SETUP, SVG, folder / f"{name}.bmp", *sizes_told, env={"QT_QPA_PLATFORM": "offscreen"})
    return [folder / f"{name}.bmp" for name in _SETUP]


def ico(pictures: dict[int, Path], target: Path) -> Path:
    """Write the icon of Windows: PNG pictures of up to 256 pixels in one file."""
    chosen = [size for size in sorted(pictures) if size <= 256]
    data = [pictures[size].read_bytes() for size in chosen]
    head = struct.pack("<HHH", 0, 1, len(chosen))
    offset = len(head) + 16 * len(chosen)
    for size, picture in zip(chosen, data, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    target.write_bytes(head + b"".join(data))
    return target


def icns(pictures: dict[int, Path], target: Path) -> Path:
    """Write the icon of macOS: PNG pictures of the sizes that it knows in one file."""
    parts = [(kind, pictures[size].read_bytes()) for size, kind in _ICNS.items()]
    body = b"".join(kind + struct.pack(">I", len(picture) + 8) + picture for kind, picture in parts)
    target.write_bytes(b"icns" + struct.pack(">I", len(body) + 8) + body)
    return target
