"""Links under a title: buttons without a frame, in as many lines as they need."""

from PySide6.QtWidgets import QWidget

from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.surfaces import UNIT, Flow


def links(*buttons: Button) -> QWidget:
    """Return buttons side by side; each line begins at the left edge, as other text does."""
    holder = QWidget()
    flow = Flow(holder, UNIT, between=0)
    for button in buttons:
        flow.addWidget(button.flush_left())
    return holder
