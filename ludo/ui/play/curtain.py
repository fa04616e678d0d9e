"""Hides the table while one person gets up and another sits down."""

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludo.ui.i18n import translate
from ludo.ui.platform.announce import answer, joined
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.facts import Facts
from ludo.ui.play.guide_card import SMALLER
from ludo.ui.play.happened import missed
from ludo.ui.play.plates import calls_through
from ludo.ui.table import z_order
from ludo.ui.table.cloth import paint_table
from ludo.ui.table.fonts import scaled_font
from ludo.ui.theme import current_theme
from ludo.ui.theme.fonts import Role
from ludo.ui.widgets.initials import paint_initials
from ludo.ui.widgets.roles import Group
from ludo.ui.widgets.surfaces import UNIT, clear, with_margins
from ludo.ui.wording.names import names_of

_DISC: Final = 68.0
_GAP: Final = 14.0
"""Between disc, title and lines."""
_SIDE: Final = 20
_LARGE: Final = 2.4
"""How large the button is written where the table is seen on another screen."""
_TALLEST: Final = 10000
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)


class Passing(NamedTuple):
    """To whom the screen is passed: their chair and name, why, and the cloth on which that is written.

    public: the table is seen on another screen, and there is no more behind it than the hand: it asks who is there.
    missed: lines of what has happened since that person's last act; calls: who may step in first, by chair and name.
    """

    chair: int
    name: str
    reason: str
    cloth: str
    public: bool = False
    missed: tuple[str, ...] = ()
    calls: tuple[tuple[int, str], ...] = ()

    @property
    def title(self) -> str:
        """Return who should sit down."""
        return translate("Curtain", "Pass the screen to {name}").format(name=self.name)

    @property
    def button(self) -> str:
        """Return what that person presses."""
        if self.public:
            return translate("Curtain", "I am {name}").format(name=self.name)
        return translate("Curtain", "I am {name}: show my cards").format(name=self.name)


class CurtainPanel(Group):
    """Covers everything, names who should sit down, and tells what they missed. `lifted`: by whom, None: by them."""

    lifted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.level = z_order.CURTAIN
        self.shown = Passing(0, "", "", "green")
        self._told = _Told(self)
        self.button = ActButton("", "", "", True, self)
        self.button.clicked.connect(lambda: self.lifted.emit(None))
        self.calls = QHBoxLayout()
        box = with_margins(QVBoxLayout(self), UNIT, _SIDE, _SIDE, _SIDE, _SIDE)
        box.addStretch(3)
        box.addWidget(self._told)
        box.addSpacing(2 * UNIT)
        box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addLayout(self.calls)
        box.addStretch(2)
        self.hide()

    def fit(self) -> None:
        """Cover the page."""
        if isinstance(page := self.parent(), QWidget):
            self.setGeometry(page.rect())
            self._told.fit()

    def room_for_words(self) -> int:
        """Return how tall the words may be above the buttons."""
        return self.height() - 2 * _SIDE - 4 * UNIT - self.button.sizeHint().height() - self.calls.sizeHint().height()

    def show_facts(self, facts: Facts) -> None:
        """Hide the table while somebody sits down, and say to whom the screen is passed."""
        chair, session = facts.curtain, facts.now.session
        if chair is None:
            self.hide()
        elif self.isHidden() or (self.shown.chair, self.shown.public) != (chair, facts.state.public):
            status = facts.now.words.status(facts.view, names_of(session.chairs, None))
            self.draw(
                Passing(
                    chair, session.players[chair].name, f"{status.title}  {status.line}".strip(),
                    facts.now.settings.cloth, facts.state.public, tuple(missed(facts, chair)),
                    tuple((each, session.players[each].name) for each in calls_through(facts)),
                )
            )  # fmt: skip
            answer(self, joined([self.shown.title, *self.shown.missed]))

    def draw(self, passing: Passing) -> None:
        """Hide the table until a person has sat down."""
        self.shown = passing
        self.button.scale = _LARGE if passing.public else 1.0
        self.button.setText(passing.button)
        self.button.setAccessibleName(passing.button)
        self.button.setAccessibleDescription(joined([*passing.missed, passing.reason]))
        self.button.updateGeometry()
        clear(self.calls)
        if passing.calls:
            self.calls.addStretch(1)
            for chair, name in passing.calls:
                self.calls.addWidget(self._call(chair, name))
            self.calls.addStretch(1)
        self.setAccessibleName(self.text())
        self.fit()
        self.show()
        self.raise_()
        self.button.setFocus()
        self.update()

    def _call(self, chair: int, name: str) -> ActButton:
        hint = translate("Table", "{name} sits down first and sees their cards.").format(name=name)
        text = translate("Curtain", "{name} steps in first").format(name=name)
        button = ActButton(text, hint, "", False, self)
        button.clicked.connect(lambda: self.lifted.emit(chair))
        return button

    def text(self) -> str:
        """Return what it says."""
        return self.shown.title

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift the curtain on Enter, wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.lifted.emit(None)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: object) -> None:
        """Keep clicks from what is below."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth."""
        paint_table(QPainter(self), QRectF(self.rect()), self.shown.cloth)


class _Told(QWidget):
    """The disc of who should sit down, their name, and what they missed, on the cloth."""

    def __init__(self, panel: CurtainPanel) -> None:
        super().__init__(panel)
        self._panel = panel

    def fit(self) -> None:
        """Take the height of all words as wide as the panel."""
        self.setFixedHeight(ceil(self._rows()[-1][0].bottom() + _GAP))

    def _rows(self) -> list[tuple[QRectF, QFont, str]]:
        """Return each line with its font and its place, as large as there is room above the buttons."""
        width, room = self._panel.width() - 2 * _SIDE, self._panel.room_for_words()
        found = (self._rows_at(scale, width) for scale in SMALLER)
        smallest = self._rows_at(SMALLER[-1], width)
        return next((rows for rows in found if rows[-1][0].bottom() + _GAP <= room), smallest)

    def _rows_at(self, scale: float, width: int) -> list[tuple[QRectF, QFont, str]]:
        shown, rows, top = self._panel.shown, list[tuple[QRectF, QFont, str]](), _DISC + _GAP
        lines: list[tuple[Role, str]] = [("title", shown.title), *(("heading", line) for line in shown.missed)]
        for role, text in (*lines, ("body", shown.reason)):
            font = scaled_font(role, scale)
            tall = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, _TALLEST), _WRAPPED, text).height()
            rows.append((QRectF(0, top, width, tall), font, text))
            top += tall + _GAP / 2
        return rows

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter, theme, shown = QPainter(self), current_theme(), self._panel.shown
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF((self.width() - _DISC) / 2, 0, _DISC, _DISC)
        painter.setPen(theme.cloth_text)
        painter.setBrush(theme.persons[shown.chair % len(theme.persons)])
        painter.drawEllipse(disc)
        painter.setFont(scaled_font("title", bold=True))
        painter.setPen(theme.person_text)
        paint_initials(painter, disc, shown.name)
        painter.setPen(theme.cloth_text)
        for rect, font, text in self._rows():
            painter.setFont(font)
            painter.drawText(rect, _WRAPPED, text)
