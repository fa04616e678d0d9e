"""Hides the table while one person gets up and another sits down."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.ui.i18n import translate
from ludo.ui.platform.announce import answer
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.facts import Facts
from ludo.ui.table import z_order
from ludo.ui.table.cloth import paint_table
from ludo.ui.table.fonts import scaled_font
from ludo.ui.theme import current_theme
from ludo.ui.widgets.initials import paint_initials
from ludo.ui.widgets.roles import Group
from ludo.ui.wording.names import names_of

_DISC: Final = 68.0
_ABOVE_TEXT: Final = 146.0
"""From the top of the disc to the middle, without the line of text."""
_LINE: Final = 50.0
"""Height of the line of text, at least."""
_TEXT_FOOT: Final = 60.0
"""From the foot of the line of text to the middle; the reason stands between."""
_SIDE: Final = 20.0
_LARGE: Final = 2.4
"""How large the button is written where the table is seen on another screen."""


class Passing(NamedTuple):
    """To whom the screen is passed: their chair and name, why, and the cloth on which that is written.

    public: the table is seen on another screen, and there is no more behind it than the hand: it asks who is there.
    """

    chair: int
    name: str
    reason: str
    cloth: str
    public: bool = False


class CurtainPanel(Group):
    """Covers everything, and names who should sit down. `lifted`: that person is there."""

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = z_order.CURTAIN
        self.shown = Passing(0, "", "", "green")
        self.button = ActButton("", "", "", True, self)
        self.button.clicked.connect(self.lifted)
        box = QVBoxLayout(self)
        box.addStretch(3)
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(2)
        self.hide()

    def fit(self) -> None:
        """Cover the page."""
        if isinstance(page := self.parent(), QWidget):
            self.setGeometry(page.rect())

    def show_facts(self, facts: Facts) -> None:
        """Hide the table while somebody sits down, and say to whom the screen is passed."""
        chair, session = facts.curtain, facts.now.session
        if chair is None:
            self.hide()
        elif self.isHidden() or (self.shown.chair, self.shown.public) != (chair, facts.state.public):
            reason = facts.now.words.status(facts.view, names_of(session.chairs, None))
            text = f"{reason.title}  {reason.line}" if reason.title else reason.line
            name, cloth = session.players[chair].name, facts.now.settings.cloth
            self.draw(Passing(chair, name, text, cloth, facts.state.public))
            answer(self, self.text())

    def draw(self, passing: Passing) -> None:
        """Hide the table until a person has sat down."""
        self.shown = passing
        self.fit()
        text = translate("Curtain", "I am {name}: show my cards").format(name=passing.name)
        if passing.public:
            text = translate("Curtain", "I am {name}").format(name=passing.name)
        self.button.scale = _LARGE if passing.public else 1.0
        self.button.setText(text)
        self.button.setAccessibleName(text)
        self.button.setAccessibleDescription(self.shown.reason)
        self.button.updateGeometry()
        self.setAccessibleName(self.text())
        self.show()
        self.raise_()
        self.button.setFocus()
        self.update()

    def text(self) -> str:
        """Return what it says."""
        return translate("Curtain", "Pass the screen to {name}").format(name=self.shown.name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift the curtain on Enter, wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.lifted.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: object) -> None:
        """Keep clicks from what is below."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, and who should sit down."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        paint_table(painter, rect, self.shown.cloth)
        theme = current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.cloth_text)
        middle = rect.center().y()
        title = scaled_font("title")
        line = max(_LINE, QFontMetricsF(title).height())
        middle = max(middle, _ABOVE_TEXT + line + _SIDE / 2)
        disc = QRectF(rect.center().x() - _DISC / 2, middle - _ABOVE_TEXT - line, _DISC, _DISC)
        painter.setBrush(theme.persons[self.shown.chair % len(theme.persons)])
        painter.drawEllipse(disc)
        painter.setFont(scaled_font("title", bold=True))
        painter.setPen(theme.person_text)
        paint_initials(painter, disc, self.shown.name)
        painter.setPen(theme.cloth_text)
        painter.setFont(title)
        words = QRectF(_SIDE, middle - _TEXT_FOOT - line, rect.width() - 2 * _SIDE, line)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.setFont(scaled_font("body"))
        painter.drawText(
            QRectF(2 * _SIDE, middle - _TEXT_FOOT - 2, rect.width() - 4 * _SIDE, _TEXT_FOOT),
            Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self.shown.reason,
        )  # fmt: skip
