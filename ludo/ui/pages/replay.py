"""Looking at a partie again: the table after any number of actions, as any player saw it."""

from collections.abc import Callable

from PySide6.QtCore import QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ludo.engine.places import Seat
from ludo.engine.views import AnyView
from ludo.session.questions import Asked
from ludo.session.replay import Replay
from ludo.ui.art.icons import show_icon
from ludo.ui.games.registry import layout_of, words_of
from ludo.ui.i18n import Text, language_signals, texts, translate
from ludo.ui.pages.entries import title_of
from ludo.ui.pages.replay_branch import FromHere
from ludo.ui.pages.replay_journal import journal_items
from ludo.ui.pages.replay_review import PLY, reviewed_replay
from ludo.ui.pages.replay_views import ALL_OPEN, open_chairs, open_view
from ludo.ui.pages.replay_voice import ReplayVoice
from ludo.ui.play.seal_check import show_seal_check
from ludo.ui.play.topbar import menus_grown
from ludo.ui.services.coach import Coach
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.contract import Seating
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import current_theme, font, theme_signals
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.decision_marks import MarkedSlider
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.plain_text import PlainButton, tip
from ludo.ui.widgets.shortened import ShortenedButton
from ludo.ui.widgets.surfaces import UNIT, line, row, without_margins
from ludo.ui.widgets.toggles import make_checkable, set_checked
from ludo.ui.widgets.wrapped_list import WrappedList
from ludo.ui.wording.errors import damage_text
from ludo.ui.wording.player_knowledge import known_text

_text = texts("Replay")

_JOURNAL_WIDTH = 296
_WIDER = 1.1
"""How much wider it is at most where text is large."""
_PAGE = 10
_REST = 500
"""Milliseconds between two actions when it runs by itself."""


class ReplayPage(QWidget):
    """A partie after as many actions (`ply`) as one likes, as the player of a chair saw it.

    `left`: the person has seen enough.

    A partie that is not over is shown as an onlooker sees it, or as its only person does: the cards of the others are
    still a secret.
    """

    left = Signal()

    def __init__(
        self, replay: Replay, settings: SettingsStore, coach: Coach | None = None, session: int | None = None
    ) -> None:
        """coach: who says what decisions cost; session: the number of the partie in the file, None for a file of its
        own."""
        super().__init__()
        self.replay = replay
        self.game_at = replay.header.game
        self.ply = 0
        self.running = False
        chairs = open_chairs(replay)
        self.chair: int | None = chairs[0]
        self.all_open = False
        self.knowing = False
        """Is what a computer player knew shown, where one was asked?"""
        self._among = 0
        """Whose knowledge is shown where several were asked."""
        self._words = words_of(replay.game.id)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._settings = settings
        self.table = TableWidget(settings, layout_of(replay.game.id), self._words, taken=self._taken)
        self.table.idle.connect(self._go_on)
        self.journal = WrappedList()
        self.journal.itemClicked.connect(lambda item: self.go(item.data(PLY)))
        self.journal.itemActivated.connect(lambda item: self.go(item.data(PLY)))
        self.known = QPlainTextEdit()
        self.known.setReadOnly(True)
        self.known.setTabChangesFocus(True)
        self.known.setFrameShape(QFrame.Shape.NoFrame)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.journal)
        self._pages.addWidget(self.known)
        self.reviewed = reviewed_replay(self, self, session, coach)
        """What says what decisions cost; None where nothing does."""
        self.from_here = FromHere(self, self._pages, coach)
        self._heading = Label(self._heading_text, "heading")
        self.know = ShortenedButton(_text("What a computer player knew"))
        make_checkable(self.know)
        computers = replay.changes or any(not chair.person for chair in replay.header.chairs)
        if not (replay.over and computers):
            self.know.hide()
        self.know.clicked.connect(self.show_knowledge)
        self.another = Button(self._another_text, "plain")
        self.another.clicked.connect(self._ask_another)
        self.another.hide()
        self.check = ShortenedButton(_text("Proof of fair shuffling"))
        if not replay.over:
            self.check.hide()
        self.check.clicked.connect(lambda: show_seal_check(self, replay))
        self.slider = MarkedSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(replay))
        self.slider.setPageStep(_PAGE)
        self.slider.valueChanged.connect(self.go)
        self._where = Label(self._progress_text, "body").one_line()
        self._count = Label(self._count_text, "number", "quiet").one_line()
        self._damage = Label(lambda: damage_text(len(replay)), "body", "mistake")
        self._damage.setVisible(replay.damage is not None)
        self._icons: dict[QPushButton, tuple[str, Text]] = {}
        self.first = self._button("step-back", _text("To the beginning"), lambda: self.go(0))
        self.back = self._button("chevron-left", _text("One step back"), lambda: self._step(-1))
        self.run = self._button("play", _text("Let it run"), self.toggle)
        self.next = self._button("chevron-right", _text("One step on"), lambda: self._step(1))
        self.last = self._button("step-forward", _text("To the end"), lambda: self.go(len(self.replay)))
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(lambda: self.go(self.ply + 1))
        seen: list[tuple[int | str | None, Text]] = [(chair, self._name_of(chair)) for chair in chairs]
        if replay.over:
            seen.append((ALL_OPEN, _text("All cards open")))
        self.seen_by = Chips(seen, _text("Seen by"))
        self.seen_by.set_value(self.chair)
        self.seen_by.chosen.connect(self.see_as)
        self._voice = ReplayVoice(self, self, self._words)
        self._lay_out()
        if self.reviewed is not None:
            self.reviewed.begin()
        theme_signals().changed.connect(self._restyle)
        language_signals().changed.connect(self._retranslate)
        self._restyle()
        self._retranslate()

    def _lay_out(self) -> None:
        self._side = side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(2 * UNIT, 2 * UNIT, UNIT, UNIT)
        column.setSpacing(UNIT)
        if self.reviewed is not None:
            column.addWidget(self.reviewed.beside)
            self._pages.addWidget(self.reviewed.panel)
        column.addWidget(self._heading)
        column.addWidget(self._pages, 1)
        self._below = QWidget()
        below = without_margins(QVBoxLayout(self._below), UNIT)
        for widget in (self.another, self._damage, self.know, self.check, line()):
            below.addWidget(widget)
        below.addWidget(Label(_text("Seen by"), "small", "quiet"))
        below.addWidget(self.seen_by)
        column.addWidget(self._below)
        column.addWidget(self.from_here)
        self._bar = bar = QWidget()
        controls = row(
            self.first, self.back, self.run, self.next, self.last, self.slider, self._count, spacing=UNIT // 2
        )
        controls.setStretchFactor(self.slider, 1)
        controls.setContentsMargins(2 * UNIT, UNIT, 2 * UNIT, UNIT)
        controls.insertSpacing(5, UNIT)
        controls.insertSpacing(7, UNIT)
        controls.addSpacing(2 * UNIT)
        controls.addWidget(self._where)
        bar.setLayout(controls)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.table, 1)
        left.addWidget(line())
        left.addWidget(bar)
        box = without_margins(QHBoxLayout(self), 0)
        box.addLayout(left, 1)
        box.addWidget(side)

    def title(self) -> str:
        """Return what the place is called."""
        return translate("Window", "{game} · replay").format(game=title_of(self.replay.header, self.replay.opening))

    def show_review(self, wanted: bool) -> None:
        """Show the review beside the table, or the journal."""
        if wanted and self.knowing:
            self.show_knowledge(False)
        review = self.reviewed.panel if self.reviewed is not None and wanted else None
        self._pages.setCurrentWidget(review or self.journal)
        self._heading.setVisible(review is None)
        self._below.setVisible(review is None)

    def decision_text(self) -> str:
        """Return what is said of the decision at this moment; empty if nothing is."""
        shown = self.reviewed is not None and self.reviewed.panel.isVisible()
        return self.reviewed.panel.spoken() if self.reviewed is not None and shown else ""

    def parts(self) -> list[QWidget]:
        """Return the parts between which F6 goes: the bar with the steps, and the panel beside the table."""
        return [self._bar, self._side]

    def _button(self, picture: str, name: Text, act: Callable[[], object]) -> QPushButton:
        button = PlainButton()
        button.setProperty("plain", "true")
        button.setProperty("tool", "true")
        button.clicked.connect(lambda: act())
        self._icons[button] = (picture, name)
        return button

    def go(self, ply: int) -> None:
        """Show the partie after so many actions; the step from one to the next is shown as it happened."""
        ply = max(0, min(ply, len(self.replay)))
        one_on = ply == self.ply + 1 and not self.table.busy and not self.knowing
        self.ply, self._among = ply, 0
        if one_on and not self.all_open:
            batch, view = self.replay.batch(ply, self.chair), self.replay.view(ply, self.chair)
            self.table.play(batch, view, self._seating(), perspective=self._perspective())
        else:
            self._show_view()
        self._mark()
        self._voice.say_step()

    def see_as(self, chair: int | str | None) -> None:
        """Show what the player of a chair (None: an onlooker) saw, wherever they sat; or all cards open."""
        if self.knowing:
            self.show_knowledge(False)
        self.all_open = isinstance(chair, str)
        self.chair = open_chairs(self.replay)[0] if isinstance(chair, str) else chair
        self.seen_by.set_value(chair)
        self._show_view()
        self._retranslate()

    def show_knowledge(self, wanted: bool) -> None:
        """Show what the computer player knew that acted last, or is asked now; or the journal again."""
        self.knowing = wanted
        set_checked(self.know, wanted)
        self._pages.setCurrentWidget(self.known if wanted else self.journal)
        self._heading.retranslate()
        before = self.replay.asked(self.ply - 1) if wanted and self.ply else ()
        actor = self.replay.batch(self.ply, None).actor if before else None
        if any(asked.seat == actor for asked in before):
            self.go(self.ply - 1)
            self._among = next(number for number, asked in enumerate(before) if asked.seat == actor)
        self._show_view()
        self._mark()

    def _asked(self) -> Asked | None:
        """Return the question to the computer player whose knowledge is shown; None if none was asked."""
        asked = self.replay.asked(self.ply) if self.knowing else ()
        return asked[self._among % len(asked)] if asked else None

    def _ask_another(self) -> None:
        self._among += 1
        self._show_view()
        self._mark()

    def _another_text(self) -> str:
        asked = self.replay.asked(self.ply)
        if not asked:
            return ""
        seat = asked[(self._among + 1) % len(asked)].seat
        name = self.replay.chairs(self.ply)[seat].name
        return translate("Replay", "Also asked: {name}").format(name=name)

    def _heading_text(self) -> str:
        if self.knowing:
            return translate("Replay", "What a computer player knew")
        return translate("Replay", "Journal")

    def _show_known(self) -> None:
        """Write what the computer player knew that was asked at this moment."""
        asked = self._asked()
        self.another.setVisible(asked is not None and len(self.replay.asked(self.ply)) > 1)
        self.another.retranslate()
        if asked is None:
            text = translate("Replay", "No computer player was asked at this moment. Go one step on.")
        else:
            text = known_text(self.replay, self._words, self.ply, asked)
        self.known.setPlainText(text)

    def toggle(self) -> None:
        """Start it, or stop it."""
        self.running = not self.running and self.ply < len(self.replay)
        self._restyle()
        if self.running and not self.table.busy:
            self.go(self.ply + 1)
        elif not self.running:
            self._timer.stop()

    def _step(self, by: int) -> None:
        if self.table.busy:
            self.table.skip()
        self.go(self.ply + by)

    def _go_on(self) -> None:
        if self.running and self.ply < len(self.replay):
            self._timer.start(_REST)
        elif self.running:
            self.toggle()

    def _show_view(self) -> None:
        asked = self._asked()
        perspective = self._perspective() if asked is None else asked.seat
        self.table.show_view(self.shown_view(), self._seating(), perspective=perspective)
        self._show_known()
        if self.running:
            self._timer.start(_REST)

    def shown_view(self) -> AnyView:
        """Return what lies on the table: what a player knew, every card, or what the player of the chair saw."""
        asked = self._asked()
        if asked is not None:
            return asked.request.view
        return open_view(self.replay, self.ply) if self.all_open else self.replay.view(self.ply, self.chair)

    def _seating(self) -> Seating:
        chairs = self.replay.chairs(self.ply)
        seats = {self.replay.seat_of(self.ply, chair): chair for chair in range(len(chairs))}
        return Seating(chairs, tuple(seats[seat] for seat in range(len(chairs))))

    def _perspective(self) -> Seat | None:
        """The seat that is shown nearest: where the player of the chair sat at this ply."""
        return self.replay.seat_of(self.ply, self.chair)

    def _mark(self) -> None:
        """Bring slider, buttons and journal in line with the moment."""
        self.slider.blockSignals(True)
        self.slider.setValue(self.ply)
        self.slider.blockSignals(False)
        for button in (self.first, self.back):
            button.setEnabled(self.ply > 0)
        for button in (self.next, self.last, self.run):
            button.setEnabled(self.ply < len(self.replay))
        self._count.retranslate()
        self._where.retranslate()
        self.from_here.follow()
        if self.reviewed is not None:
            self.reviewed.follow(self.ply)
        past = [number for number in range(self.journal.count()) if self._ply_of(number) <= self.ply]
        self.journal.setCurrentRow(past[-1] if past else -1)

    def _ply_of(self, number: int) -> int:
        ply: int = self.journal.item(number).data(PLY)
        return ply

    def _count_text(self) -> str:
        return translate("Replay", "{moment} of {all}").format(moment=self.ply, all=len(self.replay))

    def _name_of(self, chair: int | None) -> Text:
        if chair is None:
            return _text("An onlooker")
        return lambda: self.replay.header.chairs[chair].name

    def _taken(self) -> QSizeF:
        """Return how much more of the window is around the table than in letters of the usual size."""
        row = self._where.fontMetrics().height() * (1 - 1 / text_scale())
        return QSizeF(self._side.minimumWidth() - _JOURNAL_WIDTH, menus_grown(self.window()) + row)

    @Slot()
    def _restyle(self) -> None:
        theme = current_theme()
        self._side.setFixedWidth(round(_JOURNAL_WIDTH * min(_WIDER, text_scale())))
        for button, (picture, _) in self._icons.items():
            shown = "pause" if button is self.run and self.running else picture
            show_icon(button, shown, theme.accent)
        self.journal.setFont(font("body"))
        self.known.setFont(font("body"))

    def _progress_text(self) -> str:
        return self._words.progress(self.replay.view(self.ply, self.chair))

    @Slot()
    def _retranslate(self) -> None:
        """Set all texts in the current language, and the journal as the player of the chair knows it."""
        for button, (_, name) in self._icons.items():
            button.setToolTip(tip(name()))
            button.setAccessibleName(name())
        self.setAccessibleName(translate("Replay", "Partie seen again"))
        self.slider.setAccessibleName(translate("Replay", "Moment"))
        self.journal.setAccessibleName(translate("Replay", "Journal"))
        self.known.setAccessibleName(translate("Replay", "What a computer player knew"))
        self.journal.clear()
        for ply in range(len(self.replay) + 1):
            for item in journal_items(self.replay, self._words, ply, self.chair, seals=self._settings.value.seals):
                item.setData(PLY, ply)
                self.journal.addItem(item)
        self._show_view()
        self._mark()
        if self.reviewed is not None:
            self.reviewed.show_marks()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, Home and End jump, Space runs, Escape leaves."""
        match event.key():
            case Qt.Key.Key_Left:
                self._step(-1)
            case Qt.Key.Key_Right:
                self._step(1)
            case Qt.Key.Key_Home:
                self.go(0)
            case Qt.Key.Key_End:
                self.go(len(self.replay))
            case Qt.Key.Key_Space:
                self.toggle()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)
