"""`python -m tests.api.examples [--write]`: runs the examples of `docs/library.md` and the doctests of `ludo.api`.

Without what the window needs: none of its packages can be imported meanwhile. `--write` puts the outputs into the page.
"""

import contextlib
import doctest
import io
import os
import re
import sys
import tempfile
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "library.md"
EXAMPLE: Final = re.compile(r"```python\n(.*?)```\n\n```text\n(.*?)```\n", re.DOTALL)
WINDOW: Final = ("PySide6", "shiboken6", "numpy", "pyqtgraph", "openskill", "platformdirs", "fontpkg")


class Missing:
    """Finds no package of the window, as where none is installed."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0].startswith(WINDOW):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def output(code: str) -> str:
    """What an example prints, run in an empty folder."""
    said, before = io.StringIO(), Path.cwd()
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(said):
        os.chdir(folder)
        try:
            exec(compile(code, PAGE.name, "exec"), {"__name__": "example"})
        finally:
            os.chdir(before)
    return said.getvalue()


def main() -> int:
    """Run all; 0 if everything is as it is said."""
    import ludo.api

    sys.meta_path.insert(0, Missing())
    text = PAGE.read_text(encoding="utf-8")
    if "--write" in sys.argv:
        page = EXAMPLE.sub(lambda found: f"```python\n{found[1]}```\n\n```text\n{output(found[1])}```\n", text)
        PAGE.write_text(page, encoding="utf-8")
        return 0
    wrong = 0
    for code, said in EXAMPLE.findall(text):
        if (found := output(code)) != said:
            wrong += 1
            print(f"{code}\nprints\n{found}\nand not\n{said}")
    failed, tried = doctest.testmod(ludo.api)
    print(f"{len(EXAMPLE.findall(text))} examples, {tried} doctests")
    return wrong + failed


if __name__ == "__main__":
    sys.exit(main())
