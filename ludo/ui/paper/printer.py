"""Documents on a printer that somebody chooses."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDialog, QWidget

from ludo.nights.people import clean_name


def print_document(parent: QWidget, made: QTextDocument, title: str) -> None:
    """Ask for a printer and print a document; printing is read when it is first wanted."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(clean_name(title, len(title)))
    printer.setCreator("Ludo")
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda: made.print_(printer))
    QDialog.open(dialog)
