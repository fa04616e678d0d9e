"""pyqtgraph without the classes of Qt that no chart needs.

PySide6 makes a class or an enum when its name is first asked for. pyqtgraph copies all names of three modules of Qt
into modules of its own, and so makes some thousand of them, which is half of its import. Here its modules are ready
before it is imported and look a name up when it is used, and there is nothing to copy.

It also wants OpenGL, with which no chart is drawn: while it is imported, an empty class takes its place, and a bundle
does without those nine megabytes.
"""

import builtins
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from PySide6 import QtCore, QtGui, QtWidgets


class _Canvas(QtWidgets.QWidget):
    """A stand-in for the widget of OpenGL, as pyqtgraph takes it; none is ever made."""


class _Mirror(ModuleType):
    """A module of pyqtgraph that has the names of a module of Qt."""

    def __init__(self, qt: ModuleType) -> None:
        super().__init__(f"pyqtgraph.Qt.{qt.__name__.rpartition('.')[2]}")
        self._qt = qt

    def __getattr__(self, name: str) -> object:
        found: object = getattr(self._qt, name)
        setattr(self, name, found)
        return found

    def __dir__(self) -> list[str]:
        return dir(self._qt)


@contextmanager
def _without_opengl() -> Iterator[None]:
    """Install stub OpenGL modules."""
    absent = [name for name in ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets") if name not in sys.modules]
    for name in absent:
        sys.modules[name] = ModuleType(name)
        vars(sys.modules[name])["QOpenGLWidget"] = _Canvas
    try:
        yield
    finally:
        for name in absent:
            del sys.modules[name]


@contextmanager
def _nothing_to_copy() -> Iterator[None]:
    """Hide the names of modules of Qt from whoever lists them, and mirror them for pyqtgraph."""
    modules = QtCore, QtGui, QtWidgets
    for mirror in map(_Mirror, modules):
        sys.modules.setdefault(mirror.__name__, mirror)
    listed = builtins.dir

    def names(*of: object) -> list[str]:
        return [] if of and any(of[0] is module for module in modules) else listed(*of)

    builtins.dir = names
    try:
        yield
    finally:
        builtins.dir = listed


with _without_opengl(), _nothing_to_copy():
    import pyqtgraph as pg

__all__ = ["pg"]
