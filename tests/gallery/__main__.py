"""`python -m tests.gallery DIR [--only WORD] [--size NAME]`: pictures of pages and games, without a screen.

Each page, and each game at its moments, in light and dark, French and English, at 1280 x 800 and at 1920 x 1080 with a
pixel ratio of 2; high contrast, small, tall and very large windows in French only. Written with the shipped font, so
that pictures of different machines can be compared. A picture is called `size-theme-language-what.png`.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple


class Size(NamedTuple):
    """A window in logical pixels, its pixel ratio, and the looks in which it is drawn (theme, language)."""

    width: int
    height: int
    ratio: int
    looks: tuple[tuple[str, str], ...]


_BOTH: Final = tuple((theme, language) for theme in ("light", "dark") for language in ("fr", "en"))
SIZES: Final = {
    "1280x800": Size(1280, 800, 1, (*_BOTH, ("contrast", "fr"))),
    "1920x1080@2": Size(1920, 1080, 2, _BOTH),
    "1024x700": Size(1024, 700, 1, (("light", "fr"),)),
    "900x560": Size(900, 560, 1, (("light", "fr"),)),
    "1080x1880": Size(1080, 1880, 1, (("light", "fr"),)),
    "3840x2160": Size(3840, 2160, 1, (("dark", "fr"),)),
}


def main() -> int:
    """The command. The pixel ratio is set when Qt starts, so each size is a process of its own."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--only", default="", metavar="WORD", help="only pictures with this word in their name")
    parser.add_argument("--size", choices=SIZES, help="only this size")
    parser.add_argument("--text", type=int, default=100, metavar="PERCENT", help="how large text is written")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.here:
        return draw(given.folder, given.size, given.only, given.text)
    for name in [given.size] if given.size else SIZES:
        command = [
            sys.executable,
            "-m",
            "tests.gallery",
            str(given.folder),
            "--here",
            "--size",
            name,
            "--text",
            str(given.text),
        ]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(SIZES[name].ratio)}
        subprocess.run([*command, "--only", given.only], env=environment, check=True)
    print(f"{len(list(given.folder.glob('*.png')))} pictures in {given.folder}")
    return 0


def draw(folder: Path, size: str, only: str, text: int = 100) -> int:
    """Draw all pictures of one size."""
    from tests.gallery.camera import Camera

    width, height, _, looks = SIZES[size]
    with TemporaryDirectory() as data:
        camera = Camera(Path(data), width, height, text / 100)
        for theme, language in looks:
            for what in _wanted(f"{size}-{theme}-{language}", only):
                camera.take(theme, language, what, folder / f"{size}-{theme}-{language}-{what}.png")
        camera.close()
    return 0


def _wanted(prefix: str, only: str) -> Iterator[str]:
    from tests.gallery.camera import everything, on_another_screen

    return (name for name in (*everything(), *on_another_screen()) if only in f"{prefix}-{name}")


if __name__ == "__main__":
    sys.exit(main())
