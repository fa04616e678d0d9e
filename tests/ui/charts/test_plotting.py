"""pyqtgraph is loaded without what it does not need."""

import builtins

from PySide6 import QtGui

from ludo.ui.charts.plotting import pg


def test_pyqtgraph_looks_up_a_class_of_qt_when_it_is_used() -> None:
    unused = "QTextTableCellFormat"
    assert unused in dir(pg.QtGui)
    assert unused not in vars(pg.QtGui)
    assert getattr(pg.QtGui, unused) is getattr(QtGui, unused)
    assert unused in vars(pg.QtGui)


def test_names_of_qt_are_listed_again_afterwards() -> None:
    assert type(builtins.dir).__name__ == "builtin_function_or_method"
    assert "QColor" in dir(QtGui)
