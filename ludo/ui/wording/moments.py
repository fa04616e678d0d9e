"""Big moments: what is seen in the middle of the table for a second, not only written."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


class Moment(NamedTuple):
    """A big moment: a few words, and a picture that changes (`paint` is given how far it has come, 0 to 1)."""

    title: str
    paint: Callable[[QPainter, QRectF, float], None] | None = None
