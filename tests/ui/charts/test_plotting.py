"""pyqtgraph is loaded without what it does not need."""

import builtins
import subprocess
import sys

from PySide6 import QtGui

from ludo.ui.charts.pyqtgraph_import import pg


def test_pyqtgraph_looks_up_a_class_of_qt_when_it_is_used() -> None:
    unused = "QTextTableCellFormat"
    assert unused in dir(pg.QtGui)
    assert unused not in vars(pg.QtGui)
    assert getattr(pg.QtGui, unused) is getattr(QtGui, unused)
    assert unused in vars(pg.QtGui)


def test_names_of_qt_are_listed_again_afterwards() -> None:
    assert type(builtins.dir).__name__ == "builtin_function_or_method"
    assert "QColor" in dir(QtGui)


def test_charts_do_without_opengl() -> None:
    """A bundle leaves it out (`packaging/ludo.spec`)."""
    command = "import sys, ludo.ui.charts.plot; print(*(name for name in sys.modules if 'PySide6.QtOpenGL' in name))"
    told = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == ""
