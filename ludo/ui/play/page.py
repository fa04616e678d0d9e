"""The page on which a partie is played: the table, the words and buttons near the hand, the panel, the curtain."""

from contextlib import suppress
from functools import partial

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludo.engine.drafts import Item
from ludo.engine.events import Changed, DealEnded, Happened
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.session.ports import StorageError
from ludo.session.record import EventBatch
from ludo.session.session import Session
from ludo.ui.games.registry import layout_of, words_of
from ludo.ui.i18n import language_signals, translate
from ludo.ui.platform.announce import announce, joined, voice
from ludo.ui.platform.shortcuts import READOUT_KEYS, TRICK_KEYS
from ludo.ui.play.action_lines import ActionLines
from ludo.ui.play.anchors import Anchors
from ludo.ui.play.choices import choices_of
from ludo.ui.play.curtain import CurtainPanel
from ludo.ui.play.drawn_cards import drawn_cards
from ludo.ui.play.echo import Echo
from ludo.ui.play.explainer import Explainer
from ludo.ui.play.focus import Focus
from ludo.ui.play.guide_card import GuideCard
from ludo.ui.play.key_meanings import KeyMeanings, question_of
from ludo.ui.play.last_trick import LastTrick
from ludo.ui.play.messages import (
    Leave,
    LiftCurtain,
    LookBack,
    Message,
    PassScreen,
    ProveShuffling,
    ShowHands,
    SkipTo,
)
from ludo.ui.play.narrator import Narrator
from ludo.ui.play.panel import RULES, SideColumn, SidePanel
from ludo.ui.play.parts import PlayParts
from ludo.ui.play.plates import plate_offers
from ludo.ui.play.readouts import Readouts
from ludo.ui.play.runner import Runner
from ludo.ui.play.seal_check import show_seal_check
from ludo.ui.play.state import Asking, Gap, Over
from ludo.ui.play.status import StatusPanel
from ludo.ui.play.status_line import asked_status, refusal_line
from ludo.ui.play.status_painting import status_height
from ludo.ui.play.taking_back import TakingBack
from ludo.ui.play.topbar import TopBar
from ludo.ui.play.unplayed import UnplayedHands
from ludo.ui.services.destinations import ToReplay, ToRules
from ludo.ui.services.settings import Settings, SettingsStore
from ludo.ui.table.sort_bar import SortBar
from ludo.ui.table.table import TableWidget
from ludo.ui.theme import theme_signals
from ludo.ui.widgets.press_guard import KeyMeaning
from ludo.ui.widgets.shortcuts import add_shortcut
from ludo.ui.widgets.toggles import set_checked
from ludo.ui.wording.common import StatusText
from ludo.ui.wording.errors import storage_text


class PlayPage(PlayParts):
    """A session being played."""

    def __init__(self, session: Session, settings: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.game_at = session.header.game
        self.settings = settings
        self._news = ""
        self._reason = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.top = TopBar()
        self.words = words_of(session.game.id)
        self.table = TableWidget(
            settings, layout_of(session.game.id), self.words, status_height=status_height, taken=self._taken
        )
        self.status_panel = StatusPanel(self.table)
        self.status_panel.show()
        self.sort_bar = SortBar(self.table)
        persons = [number for number, chair in enumerate(session.players) if chair.person]
        self._lines = ActionLines(session, self.words)
        self.panel = SidePanel(session, persons[0] if len(persons) == 1 else None, settings, self._lines)
        self.side = SideColumn(self.panel)
        self.added_parts = []
        self.curtain = CurtainPanel(self)
        self.runner = Runner(session, self.words, self.table, settings)
        table, status, look = self.table, self.status_panel, self.look
        self.readouts = Readouts(table, status, look)
        self.narrator = Narrator(table, status, self.readouts, look)
        self.echo = Echo(table, look)
        self.taking_back = TakingBack(status, self._lines, look, self.send)
        self.last_trick = LastTrick(table, status, look, self.taking_back.undo)
        self._unplayed = UnplayedHands(table, status, look, self.send)
        self.meanings = KeyMeanings(status)
        self.focus = Focus(self, table, status, (self.side, self.top), self.readouts, look, self.send)
        self.top.trick_button.setVisible(self.words.has_tricks)
        self._arrange()
        anchors = Anchors(self, table, status)
        self.explainer = Explainer(GuideCard(self.side, table), anchors, look, self.send)
        self._connect()
        self._set_settings(settings.value)
        self._retranslate()
        self.runner.start()

    def _arrange(self) -> None:
        middle = QHBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.table, 1)
        line = QFrame(frameShape=QFrame.Shape.NoFrame)
        line.setFixedWidth(0)
        middle.addWidget(line)
        middle.addWidget(self.side)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.top)
        box.addLayout(middle, 1)

    def _taken(self) -> QSizeF:
        """Return how much more of the window what is around the table takes than in letters of the usual size."""
        return QSizeF(self.panel.grown(), self.top.grown())

    def _connect(self) -> None:
        runner, table, session = self.runner, self.table, self.session
        runner.changed.connect(self.refresh)
        runner.refused.connect(self._refuse)
        runner.happened.connect(self._begin_batch)
        runner.hands_seen.connect(self._show_hands)
        runner.unsaved.connect(self._say_unsaved)
        runner.thinks_long.connect(self.narrator.say_who_thinks)
        table.editor.changed.connect(self._show_draft)
        table.editor.put_back.connect(self._say_put_back)
        self.status_panel.chosen.connect(self.send)
        self.status_panel.amount_chosen.connect(table.editor.set_amount)
        self.status_panel.amount_stepped.connect(table.editor.step_amount)
        self.status_panel.amount_refused.connect(lambda text: announce(self.status_panel, text, at_once=True))
        table.happening.connect(self._announce)
        table.arranged.connect(self._place)
        table.arranged.connect(self.explainer.place)
        runner.focus_wanted.connect(self.setFocus)
        table.seat_chosen.connect(self._sit_down)
        table.seat_called.connect(self._sit_down)
        self.curtain.lifted.connect(self._lift_curtain)
        self.panel.rules.connect(lambda: self.go.emit(ToRules(session.header.game, session.header.options)))
        self.top.undo.connect(self.taking_back.undo)
        self.top.skip.connect(lambda: runner.send(SkipTo("decision")))
        self.top.redo.connect(self.taking_back.redo)
        self.top.sort.connect(self._sort)
        self.top.trick.connect(self.last_trick.toggle)
        table.context_wanted.connect(self.last_trick.take_back_or_show)
        self.sort_bar.sorted.connect(self._say_sorted)
        self.top.panel.connect(self._toggle_panel)
        self.settings.changed.connect(self._set_settings)
        theme_signals().changed.connect(self._restyle)
        language_signals().changed.connect(self._retranslate)
        for keys, act in (
            ("Ctrl+Z", self.taking_back.undo),
            ("Ctrl+Shift+Z", self.taking_back.redo),
            ("Ctrl+Y", self.taking_back.redo),
            ("Ctrl+T", self._sort),
            (TRICK_KEYS, self.last_trick.toggle),
            ("F6", lambda: self.focus.next_part(1)),
            ("Shift+F6", lambda: self.focus.next_part(-1)),
        ):
            add_shortcut(self, keys, act)
        for name, (keys, _) in READOUT_KEYS.items():
            add_shortcut(self, keys, partial(self.readouts.read, name))

    def close_session(self) -> None:
        """Release the session; everything in it is written already."""
        self.runner.stop()
        voice().forget(self)

    def send(self, message: Message) -> None:
        """Send the table a message; some are for what lies around it."""
        super().send(message)
        match message:
            case Leave("home"):
                self.left.emit()
            case Leave("again"):
                self.new_game_wanted.emit()
            case Leave("same-cards"):
                self.same_cards_wanted.emit()
            case LookBack():
                self.go.emit(ToReplay(self.session.number))
            case ProveShuffling():
                show_seal_check(self, self.session.record)
            case ShowHands():
                self._unplayed.ask()
            case _:
                pass

    # words

    def _status(self) -> StatusText:
        asked = asked_status(self.facts, self._reason) if self.table.view is not None else StatusText("")
        if asked is not None:
            return asked
        if self.table.between:
            return StatusText(self._news) if self._news else self.status_panel.status
        assert self.table.view is not None
        status = self.words.status(self.table.view, self.names)
        return StatusText(self._news) if self._news and not status.title else status

    def refresh(self) -> None:
        """Say what is going on, and offer what can be done."""
        facts = self.facts
        self._mark_drawn()
        self._show_status()
        timed = isinstance(facts.phase, Gap) and not facts.waits_for_key
        self.status_panel.run_out(facts.gap if timed and facts.steps_in else 0)
        self.top.skip_button.setEnabled(facts.can_skip)
        self.top.show_state(
            self.words.progress(self.table.view if self.table.halted and self.table.view else facts.view),
            facts.error is None and self.session.undo_point() is not None,
            facts.error is None and self.session.can_redo,
            self.session.record.marked,
            self.settings.value.panel_open,
            self.session.record.opening,
        )
        for seat, offer in enumerate(plate_offers(facts)):
            if seat in self.table.seats.plates:
                plate = self.table.seats.plates[seat]
                plate.offer_button(offer.label, offer.hint)
                plate.invite(offer.invites)
        self.explainer.show_facts(facts)
        self.curtain.show_facts(facts)
        self.focus.refresh()
        self.meanings.observe(self.facts)
        self.narrator.prompt()
        for part in self.added_parts:
            part.show_facts(self.facts)

    def _mark_drawn(self) -> None:
        """Mark the cards that have just come into the hand of the person before the screen."""
        seen = self.facts.curtain is None
        self.table.show_drawn(drawn_cards(self.session.record, self.facts.chair) if seen else ())

    def _show_status(self) -> None:
        draft = self.table.editor.draft
        amount = draft.amount if draft is not None and self.facts.composing else None
        shortcuts = () if amount is None else self.words.amount_shortcuts(self.facts.view)
        waits = isinstance(self.facts.phase, (Asking, Over))
        self.status_panel.show_status(
            self._status(), choices_of(self.facts), question_of(self.facts), waits,
            self.table.editor.composed, self.table.editor.grows,
        )  # fmt: skip
        self.status_panel.show_amount(amount, shortcuts)

    def _show_draft(self) -> None:
        """Update buttons and words for another draft."""
        echoed = self.echo.heard()
        if self.facts.composing:
            announce(self.table, echoed if self.settings.value.echo else "")
            self.status_panel.forget_problem()
            self._show_status()
            self.focus.refresh()
            self.meanings.observe(self.facts)
            if self.table.editor.edited:
                self.narrator.prompt()

    def _say_put_back(self, source: Item) -> None:
        announce(self.table, self.echo.put_back(source) if self.settings.value.echo else "")

    def _refuse(self, refusal: Refusal) -> None:
        text = refusal_line(self.facts, refusal)
        self.status_panel.say_problem(text, self.table.durations.notice)
        if refusal.code == "no-card-now" and not self.facts.held:
            text = joined([text, self.status_panel.asked()])
        announce(self.status_panel, text, at_once=True)

    def _begin_batch(self, batch: EventBatch) -> None:
        self.status_panel.forget_problem()
        self._mark_drawn()
        self._news = ""
        self.last_trick.panel.hide()
        self._unplayed.panel.hide()
        self.panel.begin(batch)
        if batch.jumped:
            self._reason = ""
            persons = self.facts.persons
            self.panel.show_as(persons[0] if len(persons) == 1 else None)
        elif batch.actor == self.facts.seat:
            self._reason = ""
        self.narrator.begin(batch)

    def _announce(self, batch: EventBatch, part: slice) -> None:
        """Speak what is being shown, and write it into the journal."""
        self.panel.add(batch.ply, part)
        reader = None if self.facts.curtain is not None else self.facts.chair
        every = self._lines.of(batch, reader)
        texts = every[part]
        happened = [text for text in texts if text]
        if happened:
            self._news = happened[-1]
        for event, text in zip(batch.events[part], texts, strict=True):
            if text and isinstance(event, Changed):
                self._reason = ""  # the heading of a new deal
            elif text and isinstance(event, (Happened, DealEnded)):
                self._reason = text
        self.narrator.tell(batch, part, every, reader)
        self._show_status()

    # what the person does

    def _sit_down(self, seat: Seat) -> None:
        if self.facts.shared and self.facts.deciding:
            self.send(PassScreen(self.session.chair_of(seat)))

    def _lift_curtain(self) -> None:
        self.setFocus()
        self.send(LiftCurtain())
        announce(self.table, self.readouts.hand())

    def _sort(self) -> None:
        self.table.sort_hand()
        self._say_sorted("suit")

    def _say_sorted(self, order: str) -> None:
        match order:
            case "rank":
                text = translate("Table", "Sorted by rank.")
            case "groups":
                text = translate("Table", "Grouped by the contract.")
            case _:
                text = translate("Table", "Sorted by suit.")
        announce(self.table, text)

    def _show_hands(self) -> None:
        self._unplayed.show()
        self.refresh()

    def _say_unsaved(self, error: StorageError) -> None:
        self.status_panel.say_problem(storage_text(error), self.table.durations.notice)

    def show_rules(self) -> None:
        """Show the rules in the panel."""
        if not self.settings.value.panel_open:
            self._toggle_panel()
        self.panel.show_tab(RULES)

    def _toggle_panel(self) -> None:
        with suppress(StorageError):  # in effect even if it cannot be saved
            self.settings.change(panel_open=not self.settings.value.panel_open)

    # settings and events

    def _set_settings(self, settings: Settings) -> None:
        voice().pace(settings.at_voice)
        self.side.want_panel(settings.panel_open)
        self.table.one_click = settings.one_click
        set_checked(self.top.panel_button, settings.panel_open)

    def _restyle(self) -> None:
        self.top.restyle()
        self.panel.retranslate()
        self.refresh()
        self._write_again()

    def _write_again(self) -> None:
        for part in (self.explainer, *self.added_parts):
            part.write_again()

    def _retranslate(self) -> None:
        """Set all texts in the current language."""
        self.top.retranslate()
        self.panel.retranslate()
        self.status_panel.retranslate()
        self.setAccessibleName(translate("Table", "Card table"))
        if self.table.view is not None:
            self.refresh()
            self._write_again()

    def _place(self) -> None:
        room = self.table.room
        if room is not None:
            self.status_panel.set_scale(room.words)
            free = (round(room.status.top() - room.middle.bottom()),) if room.usual else ()
            self.status_panel.place(room.status.toRect(), *free)
            self.sort_bar.place()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the focus, or give it to the curtain."""
        super().showEvent(event)
        if self.facts.curtain is None:
            self.focus.refresh()
        else:
            self.curtain.button.setFocus()
        now = self.window().focusWidget()
        if now is None or not self.isAncestorOf(now):
            self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the curtain with the page."""
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())

    def key_meaning(self, key: str) -> KeyMeaning | None:
        """Return what a key would do that no focused button takes."""
        return self.meanings.of(key, moving=self.table.busy and not self.table.halted)

    def button_of_key(self, key: str) -> QWidget | None:
        """Return the button that a key would press."""
        return self.meanings.button(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys that nothing on the page has taken."""
        if not self.focus.key(event):
            super().keyPressEvent(event)
