"""The analysis table: any act of a moment with its price, any card laid, each try a line of its own."""

from functools import partial
from itertools import islice
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from shiboken6 import isValid

from ludo.bots.coach.appraisal import Appraisal
from ludo.bots.levels import GRADED
from ludo.engine.actions import Action
from ludo.engine.places import Seat
from ludo.session.analysis import Analysis, Line
from ludo.session.pending import Pending
from ludo.ui.analysis.act_bars import offered_rows, rows_of
from ludo.ui.analysis.panel import OPEN, OWN, AnalysisPanel
from ludo.ui.games.registry import game_title, layout_of, words_of
from ludo.ui.i18n import translate
from ludo.ui.pages.composed_acts import ComposedActs
from ludo.ui.pages.replay_views import Snapshot
from ludo.ui.pages.replay_voice import ReplayVoice
from ludo.ui.platform.announce import announce, joined
from ludo.ui.play.hint_words import Asked, act_text
from ludo.ui.play.topbar import menus_grown
from ludo.ui.services.coach import Coach
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table.table import TableWidget
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.surfaces import UNIT, BarePage, with_margins, without_margins
from ludo.ui.wording.names import names_of

ROUNDS: Final = (0.4, 1.6, 6.0)
"""Seconds for which acts are compared: at first few deals, since somebody waits, then more."""
_MOST: Final = 60
"""So many acts are listed of which nothing is known yet."""
_WIDTH: Final = 340
_WIDEST: Final = 0.45
"""Of what stands beside the table: its pixels at the usual size of text, and its share of the page at most."""


class AnalysisPage(BarePage):
    """A moment of an analysis at its table; whoever has to decide, or may, is whose acts are priced."""

    follows_data = True

    def __init__(self, analysis: Analysis, settings: SettingsStore, coach: Coach) -> None:
        super().__init__()
        self.analysis, self._coach = analysis, coach
        game = analysis.now.game.id
        self.game_at = game
        self._words = words_of(game)
        self._seen: str = OWN
        self._last: Seat = analysis.asked[0] if analysis.asked else 0
        self.found: Appraisal | None = None
        """The prices of the moment that is shown, as far as they are known."""
        self._pending: Pending[Appraisal | None] | Pending[Action | None] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table = TableWidget(settings, layout_of(game), self._words, taken=self._taken)
        self.composed = ComposedActs(self.table, self._asked_now)
        self.composed.done.connect(self.act)
        self.panel = AnalysisPanel(self.composed)
        self.panel.done.connect(self.act)
        self.panel.stepped.connect(self._step)
        self.panel.expert.clicked.connect(self.let_expert_act)
        self.panel.deal.clicked.connect(self._deal_again)
        self.panel.seen.chosen.connect(self._see)
        self.panel.lines.entered.connect(lambda item: self._look_at(self.panel.lines.row(item)))
        self.panel.lines.renamed.connect(self._rename)
        self._side = QWidget()
        column = with_margins(without_margins(QHBoxLayout(self._side), 0), 0, 2 * UNIT, 2 * UNIT, UNIT, UNIT)
        column.addWidget(self.panel)
        box = without_margins(QHBoxLayout(self), 0)
        box.addWidget(self.table, 1)
        box.addWidget(self._side)
        self._share()
        self.setAccessibleName(self.title())
        self._voice = ReplayVoice(self.table, self._words, lambda: self.snapshot, self, self.panel.bars.spoken)
        begin_focus_at(self, self.panel.bars)
        self._show()

    def title(self) -> str:
        game = game_title(self.analysis.now.game.id)
        return translate("Analysis", "{game} · analysis").format(game=game)

    def parts(self) -> list[QWidget]:
        """Return the part to which F6 goes: the panel beside the table."""
        return [self._side]

    # what is looked at

    @property
    def line(self) -> Line:
        """Return the line that is looked at."""
        return self.analysis.now

    @property
    def decider(self) -> Seat | None:
        """Return the seat whose acts are shown: the one that was looked at last if it may act, else who has to."""
        asked = self.analysis.asked
        return None if not asked else self._last if self._last in asked else asked[0]

    @property
    def snapshot(self) -> Snapshot:
        """Return the moment as it is shown."""
        ply, seat = self.analysis.ply, self._last if self.decider is None else self.decider
        return Snapshot(self.line, ply, self.line.chair_of(ply, seat), self._seen == OPEN)

    def _asked_now(self) -> Asked | None:
        return None if self.decider is None else self.asked_at(self.line, self.analysis.ply, self.decider)

    def asked_at(self, line: Line, ply: int, seat: Seat) -> Asked:
        """Return the question to a seat as sentences about it need it."""
        view = line.view(ply, line.chair_of(ply, seat))
        return Asked(line.game, self._words, view, names_of(line.chairs(ply), None), line.turn(ply).must == seat)

    # what a person does

    def act(self, action: Action | None) -> None:
        """Do something for whoever decides; None: they let it pass, and who has to act decides."""
        seat = self.decider
        if seat is None:
            return
        if action is None:
            others = [each for each in self.analysis.asked if each != seat]
            self._last = others[0] if others else seat
        else:
            self._last = seat
            self.analysis.act(seat, action)
        self._show(moved=action is not None)

    def let_expert_act(self) -> None:
        """Have the Expert do the next act here: of those who may step in first, then of who has to act."""
        self._ask_expert([*self.analysis.asked[1:], *self.analysis.asked[:1]])

    def _ask_expert(self, seats: list[Seat]) -> None:
        self._drop()
        if not seats:
            return
        seat = seats[0]
        pending = self._coach.decide(self.line.question(self.analysis.ply, seat, GRADED[-1]))
        if pending is not None:
            self._pending = pending.then(partial(self._take_act, seats))

    def _take_act(self, seats: list[Seat], action: Action | None) -> None:
        if not isValid(self):
            return
        self._last = seats[0]
        if action is None and len(seats) > 1:
            self._ask_expert(seats[1:])
        else:
            self.act(action)

    def _step(self, by: int) -> None:
        self.analysis.step(by)
        self._show(moved=True)

    def _look_at(self, number: int) -> None:
        line = self.analysis.lines[number]
        self.analysis.go(number, max(line.begun, self.analysis.first) if number else self.analysis.ply)
        self._show(moved=True)

    def _rename(self, number: int, name: str) -> None:
        self.analysis.lines[number].name = name.strip()
        self._show_lines()

    def _deal_again(self) -> None:
        if self.decider is not None:
            self.analysis.deal_again(self.decider)
            self._show()
            announce(self, translate("Analysis", "Hidden cards were dealt again."))

    def _see(self, which: str) -> None:
        self._seen = which
        self._show()

    # what is shown

    def _show(self, *, moved: bool = False) -> None:
        """Show the moment, and have its acts compared; moved: say what led to it."""
        now, seat = self.snapshot, self.decider
        self.found = None
        self.panel.seen.set_value(self._seen)
        self.table.show_view(now.view, now.seating, perspective=now.perspective)
        if seat is not None:
            self.table.set_draft(self.line.draft(self.analysis.ply, seat), seat)
        self._show_lines()
        self._show_acts()
        self.panel.back.setEnabled(self.analysis.ply > self.analysis.first)
        self.panel.forward.setEnabled(self.analysis.ply < self.analysis.end)
        for button in (self.panel.expert, self.panel.deal):
            button.setEnabled(seat is not None)
        if moved:
            self._voice.say_step()
        self._drop()
        self._compare(ROUNDS)

    def _show_lines(self) -> None:
        names = [self._line_name(number) for number in range(len(self.analysis.lines))]
        self.panel.lines.show_names(names, self.analysis.line)

    def _line_name(self, number: int) -> str:
        line = self.analysis.lines[number]
        if line.name:
            return line.name
        if not number:
            return translate("Analysis", "As it was played")
        if line.redeal is not None and line.redeal.ply == line.begun:
            return translate("Analysis", "{number}. Dealt again").format(number=number)
        seat, action = line.done(line.begun)
        name, act = line.chairs(line.begun)[seat].name, act_text(self.asked_at(line, line.begun, seat), action)
        return translate("Analysis", "{number}. {name}: {act}").format(number=number, name=name, act=act)

    def _show_acts(self) -> None:
        seat, ply = self.decider, self.analysis.ply
        self.panel.about.setVisible(seat is not None)
        if seat is None:
            self.panel.heading.set_text(translate("Analysis", "The deal is over here."))
            self.panel.bars.show_rows([])
            return
        name = self.line.chairs(ply)[seat].name
        self.panel.heading.set_text(translate("Analysis", "{name} decides").format(name=name))
        asked = self.asked_at(self.line, ply, seat)
        if self.found is not None:
            self.panel.bars.show_rows(rows_of(asked, self.found))
            about = translate("Analysis", "Compared in %n deal(s), by what {name} can know", None, self.found.deals)
            self.panel.about.set_text(about.format(name=name))
            return
        offers: list[Action | None] = [*islice(self.line.offers(ply, seat), _MOST)]
        self.panel.bars.show_rows(offered_rows(asked, offers if asked.must else [None, *offers]))
        self.panel.about.set_text(translate("Analysis", "The acts are being compared"))

    # comparing

    def _compare(self, rounds: tuple[float, ...]) -> None:
        seat = self.decider
        if seat is None or not rounds:
            return
        pending = self._coach.check(self.line.question(self.analysis.ply, seat, GRADED[-1]), rounds[0])
        if pending is None:
            self.panel.about.set_text(translate("Analysis", "The coach is switched off: acts have no prices."))
            return
        self._pending = pending.then(partial(self._take, rounds))

    def _take(self, rounds: tuple[float, ...], found: Appraisal | None) -> None:
        """Show prices, and have better ones made."""
        if not isValid(self):
            return
        first = self.found is None
        self._pending = None
        if found is None:
            if first:
                self.panel.about.set_text(translate("Analysis", "There is nothing to compare here."))
            return
        self.found = found
        self._show_acts()
        if not self.analysis.line and self.decider is not None:
            ply = self.analysis.ply
            self._coach.note_seen(self.line, ply, self.line.chair_of(ply, self.decider))
        if first:
            announce(self, joined([self.panel.heading.text(), self.panel.bars.spoken()]))
        if not found.exact:
            self._compare(rounds[1:])

    def _drop(self) -> None:
        """Want no answer to what was asked before."""
        pending, self._pending = self._pending, None
        if pending is not None:
            pending.cancel()

    # the window

    def _share(self) -> None:
        """Widen the panel with its letters, as far as the table can do without."""
        self._side.setFixedWidth(round(max(_WIDTH, min(_WIDTH * text_scale(), self.width() * _WIDEST))))

    def _taken(self) -> QSizeF:
        """Return how much more of the window panel and menus take than in letters of the usual size."""
        return QSizeF(self._side.minimumWidth() - _WIDTH, menus_grown(self.window()))

    def hideEvent(self, event: QHideEvent) -> None:
        """Compare nothing for nobody."""
        super().hideEvent(event)
        self._drop()

    def showEvent(self, event: QShowEvent) -> None:
        """Compare the acts of a moment that one comes back to."""
        super().showEvent(event)
        if self._pending is None and self.found is None:
            self._compare(ROUNDS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width between table and panel."""
        super().resizeEvent(event)
        self._share()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by arrows; Escape leaves."""
        match event.key():
            case Qt.Key.Key_Left:
                self._step(-1)
            case Qt.Key.Key_Right:
                self._step(1)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)
