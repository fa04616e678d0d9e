"""Pictures and lines kept as files, so that the next start has them without making them."""

import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from struct import Struct, error
from typing import Final
from zlib import crc32

from PySide6.QtGui import QImage, QPixmap

_SIZE: Final = Struct("<HH")
"""Width and height, before the pixels: Qt need not look for a plugin that reads the format."""
_PIXELS: Final = QImage.Format.Format_RGB32
_PIXEL_BYTES: Final = 4


class KeptPicture:
    """A picture by name, as it looked last. A file that cannot be read or written is no picture, and no error."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self._name = name

    def find(self, look: str) -> QPixmap:
        """Return the picture if it was kept with this look, else an empty one."""
        try:
            kept = self._path(look).read_bytes()
            width, height = _SIZE.unpack_from(kept)
        except (OSError, error):
            return QPixmap()
        pixels = kept[_SIZE.size :]
        if len(pixels) != width * height * _PIXEL_BYTES:
            return QPixmap()
        return QPixmap.fromImage(QImage(pixels, width, height, width * _PIXEL_BYTES, _PIXELS))

    def keep(self, look: str, picture: QPixmap) -> None:
        """Keep a picture in place of the one before. `look`: all that it depends on."""
        path = self._path(look)
        image = picture.toImage().convertToFormat(_PIXELS)
        with suppress(OSError):
            _replace(path, _SIZE.pack(image.width(), image.height()) + bytes(image.constBits()))
            for other in self._folder.glob(f"{self._name}-*"):
                if other != path:
                    other.unlink()

    def _path(self, look: str) -> Path:
        return self._folder / f"{self._name}-{crc32(look.encode()):08x}.rgb"


class KeptLines:
    """Lines of text by name, as they were last. A file that cannot be read or written is no text, and no error."""

    def __init__(self, folder: Path, name: str) -> None:
        self._path = folder / f"{name}.txt"

    def find(self, origin: str, count: int, make: Callable[[], Sequence[str]]) -> Sequence[str]:
        """Return so many lines, as they were kept with this origin (all that they depend on), else as made and kept."""
        found = self._read(origin)
        if len(found) != count:
            found = make()
            self._keep(origin, found)
        return found

    def _read(self, origin: str) -> Sequence[str]:
        try:
            kept = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return []
        known = isinstance(kept, list) and kept[:1] == [origin] and all(isinstance(line, str) for line in kept)
        return kept[1:] if known else []

    def _keep(self, origin: str, lines: Sequence[str]) -> None:
        with suppress(OSError):
            _replace(self._path, json.dumps([origin, *lines], ensure_ascii=False).encode())


def _replace(path: Path, content: bytes) -> None:
    """Write a file in place of the one before, once it is whole. Raises OSError."""
    path.parent.mkdir(exist_ok=True)
    half = path.with_suffix(".part")
    half.write_bytes(content)
    os.replace(half, path)
