"""Compile engine, games and where players think with mypyc: `python packaging/compile.py FOLDER`.

A copy of the package is compiled in the folder, never the checkout itself: Python prefers an extension module to the
source beside it, however old it is. `ludo/compiled.json` holds the checksums of the sources, by which a start notices
that one was edited afterwards (`ludo.app.compiled`). Needs mypy, setuptools and a C compiler.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("ludo/engine", "ludo/games")
"""What is compiled whole; with half of it, actions and views could not be sent to another process."""

HIDDEN: Final = ["-fvisibility=hidden"] if os.name == "posix" else []
"""What keeps all functions but the one that imports a module to the extension module, as on Windows: it is a tenth
smaller, and they call each other directly."""


def sources() -> list[str]:
    """Return what is compiled: all of engine and games, and the kernels that each game's players name."""
    sys.path.insert(0, str(ROOT))
    from ludo.bots.registry import kernels

    whole = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    return [path.relative_to(ROOT).as_posix() for path in whole] + [
        f"{name.replace('.', '/')}.py" for name in kernels()
    ]


def main(folder: Path, level: str = "3") -> None:
    """Copy the package into a folder and compile it there; level: how hard the C compiler optimises, from 0 to 3."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    folder.mkdir(parents=True, exist_ok=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "ludo", folder / "ludo", ignore=ignored, dirs_exist_ok=True)
    files = sources()
    os.chdir(folder)
    options = ["--config-file=", *files]
    extensions = mypycify(options, group_name="ludo", multi_file=True, opt_level=level, debug_level="0")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]  # one list serves them all

    class Build(build_ext):  # type: ignore[misc]
        """Compiles as many files at once as there are processors; what is linked is in the same order."""

        def build_extensions(self) -> None:
            self.compiler.compile = _at_once(self.compiler.compile)
            super().build_extensions()

    command = Build(Distribution({"name": "ludo_compiled", "ext_modules": extensions}))
    command.inplace = True
    command.build_temp = "build"
    command.ensure_finalized()
    command.run()
    checksums = {name: hashlib.sha256(Path(name).read_bytes()).hexdigest() for name in files}
    Path("ludo/compiled.json").write_text(json.dumps(checksums, indent=0), encoding="utf-8")
    shutil.rmtree("build", ignore_errors=True)


def _at_once(compile_all: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Return what compiles each of many files for itself; the first one alone, for then the compiler is looked for."""

    def compile_each(files: list[str], **options: object) -> list[str]:
        first = compile_all(files[:1], **options)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            rest = list(pool.map(lambda file: compile_all([file], **options), files[1:]))
        return first + [path for paths in rest for path in paths]

    return compile_each


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
