"""Hatchling's build hook: a wheel with compiled code, if `LUDO_COMPILED` is set."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # type: ignore[import-not-found]

COMPILER: Final = ["mypy>=2,<3", "setuptools>=77"]


class CompileHook(BuildHookInterface):  # type: ignore[misc]
    """Adds the extension modules, and the checksums of their sources, to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what compiling needs."""
        return COMPILER if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Compile, unless the wheel is to be pure Python or stands for a checkout."""
        if not self._wanted() or version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory(prefix="ludo-compile-")
        folder = Path(self._folder.name).resolve()
        command = [sys.executable, str(Path(self.root) / "packaging" / "compile.py"), str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"compiling failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        include = build_data["force_include"]
        assert isinstance(include, dict)
        for pattern in ("*.so", "*.pyd", "compiled.json"):
            include.update({str(path): path.relative_to(folder).as_posix() for path in folder.rglob(pattern)})

    def finalize(self, version: str, build_data: dict[str, object], artifact_path: str) -> None:
        """Remove the folder in which was compiled."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()

    def _wanted(self) -> bool:
        return os.environ.get("LUDO_COMPILED", "") not in ("", "0")
