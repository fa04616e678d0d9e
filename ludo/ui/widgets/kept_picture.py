"""Pictures kept as files, so that the first painting of the next start has them."""

import os
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from PySide6.QtGui import QPixmap


class KeptPicture:
    """A picture by name, as it looked last. A file that cannot be read or written is no picture, and no error."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self._name = name

    def find(self, look: str) -> QPixmap:
        """Return the picture if it was kept with this look, else an empty one."""
        path = self._path(look)  # Qt would read all its plugins to look for a file that is not there
        return QPixmap(str(path)) if path.exists() else QPixmap()

    def keep(self, look: str, picture: QPixmap) -> None:
        """Keep a picture in place of the one before. `look`: all that it depends on."""
        path = self._path(look)
        with suppress(OSError):
            self._folder.mkdir(exist_ok=True)
            half = path.with_suffix(".part")
            if picture.save(str(half), "BMP"):
                os.replace(half, path)
            for other in self._folder.glob(f"{self._name}-*"):
                if other != path:
                    other.unlink()

    def _path(self, look: str) -> Path:
        return self._folder / f"{self._name}-{crc32(look.encode()):08x}.bmp"
