"""The page on which a partie is played: the table, the words and buttons near the hand, the panel, the curtain."""

from functools import partial

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludo.engine.drafts import Item
from ludo.engine.places import Seat
from ludo.engine.refusals import Refusal
from ludo.session.record import EventBatch
from ludo.session.session import Session
from ludo.ui.games.registry import layout_of, words_of
from ludo.ui.i18n import translate
from ludo.ui.platform.announce import announce, answer, joined, voice
from ludo.ui.platform.shortcuts import READOUT_KEYS, TRICK_KEYS
from ludo.ui.play import messages
from ludo.ui.play.anchors import Anchors
from ludo.ui.play.bar_state import bar_state
from ludo.ui.play.cards_panel import CardsPanel
from ludo.ui.play.cards_shown import cards_shown
from ludo.ui.play.choices import choices_of
from ludo.ui.play.curtain import CurtainPanel
from ludo.ui.play.drawn_cards import drawn_cards
from ludo.ui.play.echo import Echo
from ludo.ui.play.effects import Do
from ludo.ui.play.explained import explained
from ludo.ui.play.explainer import Explainer
from ludo.ui.play.extras import Extras
from ludo.ui.play.facts import Facts
from ludo.ui.play.focus import Focus
from ludo.ui.play.given import Given
from ludo.ui.play.guide_card import GuideCard
from ludo.ui.play.key_meanings import KeyMeanings, question_of
from ludo.ui.play.messages import TableMessage
from ludo.ui.play.onlooker import Onlooker
from ludo.ui.play.panel import RULES, SideColumn, SidePanel
from ludo.ui.play.plates import plate_offers
from ludo.ui.play.readouts import Readouts, sorted_text
from ludo.ui.play.runner import Runner
from ludo.ui.play.seal_check import show_seal_check
from ludo.ui.play.speech import hand_text
from ludo.ui.play.state import Asking, Gap, Over
from ludo.ui.play.status import StatusPanel
from ludo.ui.play.status_line import StatusShown, refusal_line, status_of
from ludo.ui.play.status_painting import status_height
from ludo.ui.play.topbar import TopBar
from ludo.ui.play.unplayed import ask_all
from ludo.ui.services.destinations import ToReplay, ToRules
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.sort_bar import SortBar
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.press_guard import KeyMeaning
from ludo.ui.widgets.roles import Group
from ludo.ui.widgets.shortcuts import add_shortcut
from ludo.ui.widgets.surfaces import without_margins
from ludo.ui.widgets.touch import fit_buttons, touch
from ludo.ui.wording.names import Names


class PlayPage(Group):
    """A session being played.

    left: the person wants to go home; new_game_wanted: another partie like this one; same_cards_wanted: likewise, with
    the same cards; go: a `Destination` is wanted.
    """

    left = Signal()
    new_game_wanted = Signal()
    same_cards_wanted = Signal()
    go = Signal(object)

    def __init__(self, session: Session, settings: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.game_at = session.header.game
        self.settings = settings
        self._given = Given()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.top = TopBar()
        self.words = words_of(session.game.id)
        self.table = TableWidget(
            settings, layout_of(session.game.id), self.words, status_height=status_height, taken=self._taken
        )
        self.status_panel = StatusPanel(self.table)
        self.status_panel.free_above = self.table.overlays.free_above
        self.status_panel.show()
        self.sort_bar = SortBar(self.table)
        self.runner = Runner(session, self.words, self.table, settings)
        self.onlooker = Onlooker(lambda: (session.record, session.ply, self.facts.state.secret.ply))
        self.panel = SidePanel(session, settings, self.runner.now.lines)
        self.side = SideColumn(self.panel, settings)
        self.curtain = CurtainPanel(self)
        table, status, look = self.table, self.status_panel, self.look
        self.readouts = Readouts(table, status, look)
        self.echo = Echo(table, look)
        self.cards = CardsPanel(table, self.send)
        self.runner.deeds[Do.ASK_ALL] = lambda: ask_all(self, self.send)
        self.meanings = KeyMeanings(status)
        self.focus = Focus(self, table, status, (self.side, self.top), self.readouts, look, self.send)
        self.top.trick_button.setVisible(self.words.has_tricks)
        self._arrange()
        self.explainer = Explainer(GuideCard(self.side, table), Anchors(self, table, status), look, self.send)
        self.extras = Extras(table, status, self.top, self.side, look, self.send, self.runner.deeds)
        self._connect()
        self._follow_settings(self.facts)
        self.runner.start()

    def _arrange(self) -> None:
        middle = without_margins(QHBoxLayout(), 0)
        middle.addWidget(self.table, 1)
        middle.addWidget(self.side)
        box = without_margins(QVBoxLayout(self), 0)
        box.addWidget(self.top)
        box.addLayout(middle, 1)

    def _taken(self) -> QSizeF:
        """Return how much more of the window what is around the table takes than in letters of the usual size."""
        return QSizeF(self.side.grown(), self.top.grown())

    def _connect(self) -> None:
        runner, table, session = self.runner, self.table, self.session
        runner.changed.connect(self.show_facts)
        runner.refused.connect(self._refuse)
        runner.happened.connect(self._begin_batch)
        runner.told.connect(self._tell)
        table.editor.changed.connect(self._show_draft)
        table.editor.put_back.connect(self._say_put_back)
        self.status_panel.chosen.connect(self.send)
        self.status_panel.amount.chosen.connect(table.editor.set_amount)
        self.status_panel.amount.stepped.connect(table.editor.step_amount)
        table.happening.connect(self._write_down)
        table.arranged.connect(self._place)
        table.arranged.connect(self.explainer.place)
        runner.focus_wanted.connect(self.setFocus)
        table.seat_chosen.connect(self._sit_down)
        table.seat_called.connect(self._sit_down)
        self.curtain.lifted.connect(self._lift_curtain)
        self.panel.rules.connect(lambda: self.go.emit(ToRules(session.header.game, session.header.options)))
        undo, redo = partial(self.send, messages.Undo()), partial(self.send, messages.Redo())
        show_trick = partial(self.send, messages.ShowTrick())
        self.top.undo.connect(undo)
        self.top.hint.connect(partial(self.send, messages.AskHint()))
        self.top.cost.connect(partial(self.send, messages.AskCost()))
        self.top.skip.connect(partial(self.send, messages.SkipTo("decision")))
        self.top.redo.connect(redo)
        self.top.sort.connect(self._sort)
        self.top.trick.connect(show_trick)
        table.context_wanted.connect(partial(self.send, messages.BackOrTrick()))
        self.sort_bar.sorted.connect(self._say_sorted)
        self.top.panel.connect(self.toggle_panel)
        self.side.changed.connect(self._show_bar)
        touch().changed.connect(self._fit_fingers)
        for keys, act in (
            ("Ctrl+Z", undo),
            ("Ctrl+Shift+Z", redo),
            ("Ctrl+Y", redo),
            ("Ctrl+T", self._sort),
            (TRICK_KEYS, show_trick),
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

    @property
    def facts(self) -> Facts:
        """Return the facts at this table."""
        return self.runner.facts

    def look(self) -> Facts:
        """Return what is so at this table."""
        return self.runner.facts

    @property
    def names(self) -> Names:
        """Who is who, for sentences to the person before the screen."""
        return self.facts.names

    def send(self, message: TableMessage) -> None:
        """Send the table a message; some are for what lies around it."""
        self.runner.send(message)
        match message:
            case messages.Leave("home"):
                self.left.emit()
            case messages.Leave("again"):
                self.new_game_wanted.emit()
            case messages.Leave("same-cards"):
                self.same_cards_wanted.emit()
            case messages.LookBack():
                self.go.emit(ToReplay(self.session.number))
            case messages.ProveShuffling():
                show_seal_check(self, self.session.record)
            case _:
                pass

    # words

    def show_facts(self) -> None:
        """Say what is going on, and offer what can be done."""
        facts = self.facts
        self._follow_settings(facts)
        self._mark_drawn()
        self._show_status()
        timed = isinstance(facts.phase, Gap) and not facts.waits_for_key
        self.status_panel.run_out(facts.gap if timed and facts.steps_in else 0)
        self._show_bar()
        for seat, offer in enumerate(plate_offers(facts)):
            if seat in self.table.seats.plates:
                plate = self.table.seats.plates[seat]
                plate.offer_button(offer.label, offer.hint)
                plate.invite(offer.invites)
        words = explained(facts)
        self.explainer.show_facts(facts, words, self._given.put(self.explainer, words))
        self.curtain.show_facts(facts)
        cards = cards_shown(facts)
        if self._given.differs(self.cards, cards):
            self.cards.show_cards(cards)
        self.focus.refresh()
        self.meanings.observe(self.facts)
        self._prompt()
        self.extras.show_facts(self.facts)
        self.onlooker.tell()

    def _show_bar(self) -> None:
        """Show in the bar above the table where one is, and what can be done."""
        facts, table = self.facts, self.table
        place = self.words.progress(table.view if table.halted and table.view else facts.view)
        if self._given.differs(self.top, bar := bar_state(self.session, facts, place, panel_open=self.side.wanted)):
            self.top.show_state(bar)

    def _prompt(self) -> None:
        """Say once what is asked, however often it is shown again."""
        text, batches = self.readouts.asked(), self.facts.state.told.batches
        if text and self._given.differs(self.readouts, (batches, text)):
            self.send(messages.Prompted())
            announce(self.status_panel, text, lambda: self._still_asked(batches, text))

    def _still_asked(self, batches: int, text: str) -> bool:
        """Is that asked still which was asked after so many actions?"""
        return self.facts.state.told.batches == batches and self.readouts.asked() in ("", text)

    def _mark_drawn(self) -> None:
        """Mark the cards that have just come into the hand of the person before the screen."""
        seen = self.facts.curtain is None
        self.table.show_drawn(drawn_cards(self.session.record, self.facts.chair) if seen else ())

    def _show_status(self) -> None:
        facts, editor = self.facts, self.table.editor
        amount = editor.draft.amount if editor.draft is not None and facts.composing else None
        shown = StatusShown(
            status_of(facts) or self.status_panel.status, question_of(facts), isinstance(facts.phase, Asking | Over),
            editor.composed, editor.grows,
        )  # fmt: skip
        self.status_panel.show_status(shown, choices_of(facts))
        self.status_panel.show_amount(amount, () if amount is None else self.words.amount_shortcuts(facts.view))

    def _show_draft(self) -> None:
        """Update buttons and words for another draft."""
        composed = self.echo.composed()
        echoed = self.echo.heard(self._given.put(self.echo, composed), composed)
        if self.facts.composing:
            answer(self.table, echoed if self.settings.value.echo else "")
            self.status_panel.forget_problem()
            self._show_status()
            self.focus.refresh()
            self.meanings.observe(self.facts)
            if self.table.editor.edited:
                self._prompt()

    def _say_put_back(self, source: Item) -> None:
        answer(self.table, self.echo.put_back(source) if self.settings.value.echo else "")

    def _tell(self, text: str, spoken: str = "") -> None:
        """Show words for a while, and say them; `spoken`: what is said in their place."""
        self.status_panel.say_problem(text, self.table.durations.notice)
        answer(self.status_panel, spoken or text)

    def _refuse(self, refusal: Refusal) -> None:
        text = refusal_line(self.facts, refusal)
        nothing_held = refusal.code == "no-card-now" and not self.facts.held
        self._tell(text, joined([text, self.status_panel.asked()]) if nothing_held else "")

    def _begin_batch(self, batch: EventBatch) -> None:
        self.status_panel.forget_problem()
        self._mark_drawn()
        self.onlooker.tell(batch)
        self.panel.begin(batch)
        if batch.jumped:
            self._given.put(self.panel, None)

    def _write_down(self, batch: EventBatch, part: slice) -> None:
        """Write what is being shown into the journal, and above the hand."""
        self.panel.add(batch.ply, part, self.facts.sole)
        self._show_status()

    # what the person does

    def _sit_down(self, seat: Seat) -> None:
        if self.facts.shared and self.facts.deciding:
            self.send(messages.PassScreen(self.session.chair_of(seat)))

    def _lift_curtain(self, chair: int | None) -> None:
        self.setFocus()
        self.send(messages.LiftCurtain(chair))
        answer(self.table, hand_text(self.facts))

    def _sort(self) -> None:
        self.table.sort_hand()
        self._say_sorted("suit")

    def _say_sorted(self, order: str) -> None:
        answer(self.table, sorted_text(order))

    def show_rules(self) -> None:
        """Show the rules in the panel."""
        if not self.side.wanted:
            self.toggle_panel()
        self.panel.show_tab(RULES)

    def toggle_panel(self) -> None:
        """Show or fold journal and score."""
        self.side.toggle()

    # settings and events

    def _follow_settings(self, facts: Facts) -> None:
        """Bring up to date what settings change, and the panel in the present language."""
        settings = facts.now.settings
        voice().pace(settings.at_voice, settings.voice_speed)
        self.table.one_click = settings.one_click
        if self._given.differs(self.panel, (facts.sole, settings.seals)):
            self.setAccessibleName(translate("Table", "Card table"))
            self.panel.write(facts.sole)
            self.side.give_back()
        if self._given.differs(self.side, settings.panel_open):
            self.side.give_back()

    def renew(self) -> None:
        """Show everything anew, in the present language and look."""
        for part in (self.panel, self.top):
            self._given.put(part, None)
        self.status_panel.forget_places()
        self.show_facts()
        self.explainer.place()
        self._fit_fingers()

    def _fit_fingers(self) -> None:
        for part in (self.top, self.side):
            fit_buttons(part)

    def _place(self) -> None:
        room = self.table.room
        if room is not None:
            self.status_panel.set_scale(room.words)
            self.status_panel.place(room.status.toRect())
            self.sort_bar.place()
            self.table.overlays.fit()

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
        """Resize the curtain with the page; fold the panel where it has little room."""
        super().resizeEvent(event)
        if self.side.folds_in(event.oldSize().width()) != self.side.folds_in(event.size().width()):
            self.side.give_back()
        self.curtain.fit()

    def pass_focus_on(self) -> None:
        """Give the focus to the card or button that will have it."""
        self.focus.refresh()

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
