"""Pictures kept as files, so that the first painting of the next start has them."""

import os
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
            self._folder.mkdir(exist_ok=True)
            half = path.with_suffix(".part")
            half.write_bytes(_SIZE.pack(image.width(), image.height()) + bytes(image.constBits()))
            os.replace(half, path)
            for other in self._folder.glob(f"{self._name}-*"):
                if other != path:
                    other.unlink()

    def _path(self, look: str) -> Path:
        return self._folder / f"{self._name}-{crc32(look.encode()):08x}.rgb"
