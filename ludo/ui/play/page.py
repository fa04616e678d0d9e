"""The page on which a partie is played: the table, the words and buttons near the hand, the panel, the curtain."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.session.ports import BotService
from ludo.session.session import EventBatch, Session
from ludo.ui.errors import storage_text
from ludo.ui.games.registry import words_of
from ludo.ui.i18n import language_signals, translate
from ludo.ui.platform.keys import keys_for
from ludo.ui.play import choices
from ludo.ui.play.announce import announce
from ludo.ui.play.controller import Controller
from ludo.ui.play.curtain import Curtain
from ludo.ui.play.focus import Focus
from ludo.ui.play.panel import SidePanel
from ludo.ui.play.status import StatusPanel, status_height
from ludo.ui.play.topbar import TopBar
from ludo.ui.settings import Settings, SettingsStore
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import theme_signals
from ludo.ui.wording.common import StatusText
from ludo.ui.wording.names import Names, names_of


class PlayPage(QWidget):
    """A session being played.

    left: the person wants to go home; new_game_wanted: another partie like this one; rules_wanted; replay_wanted: to
    look at this partie again.
    """

    left = Signal()
    new_game_wanted = Signal()
    rules_wanted = Signal()
    replay_wanted = Signal()

    def __init__(
        self, session: Session, thinking: BotService, settings: SettingsStore, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.settings = settings
        self._news = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.top = TopBar()
        self.table = TableWidget(settings, status_height=status_height)
        self.status_panel = StatusPanel(self.table)
        self.status_panel.show()
        self.panel = SidePanel(session)
        self.curtain = Curtain(self)
        self.controller = Controller(session, thinking, self.table, settings)
        self.focus = Focus(self)
        self._arrange()
        self._connect()
        self._set_settings(settings.value)
        self._retranslate()
        self.controller.start()

    def _arrange(self) -> None:
        middle = QHBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.table, 1)
        line = QFrame(frameShape=QFrame.Shape.NoFrame)
        line.setFixedWidth(0)
        middle.addWidget(line)
        middle.addWidget(self.panel)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.top)
        box.addLayout(middle, 1)

    def _connect(self) -> None:
        controller, table = self.controller, self.table
        controller.changed.connect(self.refresh)
        controller.refused.connect(self._refuse)
        controller.told.connect(self._told)
        table.acted.connect(controller.act)
        table.tried.connect(controller.try_anyway)
        table.happening.connect(self._announce)
        table.arranged.connect(self._place)
        table.seat_chosen.connect(self._sit_down)
        table.seat_called.connect(self._call_from_plate)
        self.curtain.lifted.connect(self._lift_curtain)
        self.panel.rules.connect(self.rules_wanted)
        self.top.undo.connect(controller.undo)
        self.top.redo.connect(controller.redo)
        self.top.panel.connect(self._toggle_panel)
        self.settings.changed.connect(self._set_settings)
        theme_signals().changed.connect(self._restyle)
        language_signals().changed.connect(self._retranslate)
        for keys, act in (("Ctrl+Z", controller.undo), ("Ctrl+Shift+Z", controller.redo), ("Ctrl+Y", controller.redo)):
            shortcut = QShortcut(
                QKeySequence(keys_for(keys)), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            )
            shortcut.activated.connect(act)

    def close_session(self) -> None:
        """Let go of the session; everything in it is written already."""
        self.controller.stop()

    # words

    @property
    def names(self) -> Names:
        """Who is who, for sentences to the person before the screen."""
        seat = self.controller.seated if self.controller.curtain is None else None
        return names_of(self.session.chairs, seat)

    @property
    def journal_names(self) -> Names:
        """Who is who where several persons read: "you" only where there is but one."""
        persons = self.controller.persons
        return names_of(self.session.chairs, persons[0] if len(persons) == 1 else None)

    def _words(self) -> StatusText:
        controller = self.controller
        if controller.trouble is not None:
            return StatusText(
                storage_text(controller.trouble),
                translate("Table", "Not saved: nothing is lost, the game waits"),
                "call",
            )
        if controller.state == "curtain":
            return StatusText("")
        if controller.state != "showing" or self.table.view is None:
            return words_of(controller.view.game).status(controller.view, self.names)
        if self.table.between:
            return StatusText(self._news) if self._news else self.status_panel.status
        status = words_of(self.table.view.game).status(self.table.view, self.names)
        return StatusText(self._news) if self._news and not status.title else status

    def refresh(self) -> None:
        """Say what is going on, and offer what can be done."""
        controller = self.controller
        self.status_panel.show_status(self._words(), choices.for_state(self))
        timed = controller.state == "gap" and not controller.waits_for_key
        self.status_panel.run_out(controller.gap() if timed and choices.steps_in(self) else 0)
        self.top.show_state(
            words_of(controller.view.game).progress(controller.view),
            controller.trouble is None and self.session.undo_point() is not None,
            controller.trouble is None and self.session.can_redo,
            self.session.marked,
            self.settings.value.panel_open,
        )
        choices.on_plates(self)
        self._show_curtain()
        self.focus.refresh()
        if controller.state in ("asking", "result", "over", "trouble") and not self.table.busy:
            announce(self.status_panel, self.status_panel.text())

    def _show_curtain(self) -> None:
        seat = self.controller.curtain
        if seat is None:
            self.curtain.hide()
        elif self.curtain.isHidden() or self.curtain.name != self.session.chairs[seat].name:
            self.curtain.setGeometry(self.rect())
            reason = words_of(self.session.game.id).status(self.controller.view, names_of(self.session.chairs, None))
            text = f"{reason.title}  {reason.line}" if reason.title else reason.line
            self.curtain.draw(seat, self.session.chairs[seat].name, text, self.settings.value.cloth)
            announce(self.curtain, self.curtain.text(), at_once=True)

    def _refuse(self, refusal: Refusal) -> None:
        text = words_of(self.session.game.id).refusal_text(refusal, self.names)
        self.status_panel.say_problem(text, self.table.durations.notice)
        announce(self.status_panel, text, at_once=True)

    def _told(self, told: EventBatch) -> None:
        self.status_panel.forget_problem()
        self._news = ""
        if told.jumped:
            self.panel.retranslate(self.journal_names)

    def _announce(self, events: list[Event]) -> None:
        """What is being shown is said, and written into the journal."""
        self.panel.add(EventBatch(self.session.ply, 0, tuple(events)))
        texts = [words_of(self.session.game.id).event_text(event, self.names) for event in events]
        said = [text for text in texts if text]
        announce(self.table, " ".join(said))
        if said:
            self._news = said[-1]
        self.status_panel.show_status(self._words(), choices.for_state(self))

    # what the person does

    def _sit_down(self, seat: Seat) -> None:
        if self.controller.hot_seat and self.controller.state in ("asking", "gap"):
            self.controller.draw_curtain(seat)

    def _lift_curtain(self) -> None:
        self.setFocus()
        self.controller.sit_down()

    def _call_from_plate(self, seat: Seat) -> None:
        action = choices.plate_call(self, seat)
        if action is not None:
            self.controller.act(action, seat)

    def do_letter(self, letter: str) -> bool:
        """The letter of an act was pressed: do it, or say why not. False if no act has this letter."""
        action = choices.by_letter(self, letter)
        if action is None or self.controller.seated is None:
            return False
        if self.table.busy:
            self.table.skip()
        self._act_or_say(action)
        return True

    def _act_or_say(self, action: Action) -> None:
        if action in self.controller.offers() and self.controller.state in ("asking", "gap"):
            self.controller.act(action)
        else:
            self.controller.try_anyway(action)

    def _toggle_panel(self) -> None:
        self.settings.change(panel_open=not self.settings.value.panel_open)

    # settings and events

    def _set_settings(self, settings: Settings) -> None:
        self.panel.setVisible(settings.panel_open)
        self.table.one_click = settings.one_click
        self.top.panel_button.setChecked(settings.panel_open)

    def _restyle(self) -> None:
        self.top.restyle()
        self.panel.retranslate(self.journal_names)
        self.refresh()

    def _retranslate(self) -> None:
        """Set all texts in the language of the moment."""
        self.top.retranslate()
        self.panel.retranslate(self.journal_names)
        self.setAccessibleName(translate("Table", "Card table"))
        if self.table.view is not None:
            self.refresh()

    def _place(self) -> None:
        if self.table.room is not None:
            self.status_panel.setGeometry(self.table.room.status.toRect())
            self.status_panel.set_scale(self.table.room.scale)

    def showEvent(self, event: QShowEvent) -> None:
        """The keys are for the table."""
        super().showEvent(event)
        if self.controller.curtain is None:
            self.setFocus()
        else:
            self.curtain.button.setFocus()
        self.focus.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The curtain covers everything."""
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing on the page has taken."""
        if not self.focus.key(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice whether the person uses the pointer or the keys."""
        self.focus.notice(event)
        return super().eventFilter(watched, event)
