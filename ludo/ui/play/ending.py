"""The end of a partie: the curve of the score, and what decided it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludo.engine.events import DealEnded, Happened
from ludo.session.session import Session
from ludo.ui.i18n import Text, enumerated, texts, translate
from ludo.ui.play.facts import Facts, Look
from ludo.ui.play.guide_card import Words
from ludo.ui.play.state import Over
from ludo.ui.table import z_order
from ludo.ui.table.geometry import Room
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.curve import Curve, Line
from ludo.ui.widgets.surfaces import UNIT, with_margins
from ludo.ui.wording.common import in_parts, with_head
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import names_of

_text = texts("Ending")

_DECISIVE = 3
"""Deals that are named at most."""
_SIZE = QSize(680, 210)
"""Of the panel at the usual scale."""
_LOWEST = 150
"""The panel gives way to what lies along the upper rim as long as it is so tall, at the usual scale."""
_WRITTEN_LARGER = 1.5
"""From this scale of the table on it is written larger with the table."""
_NARROWEST = 150
"""Pixels of the column of reasons."""


class DealResult(NamedTuple):
    """A deal that ended: its number, what was said about it, and the scores after it, in the order of the sides."""

    deal: int
    reason: str
    scores: tuple[float, ...]


def results_of(session: Session, words: GameWords, chair: int | None) -> list[DealResult]:
    """Return how each deal ended; `chair`: to whom sentences speak, None for nobody."""
    results = []
    for ply in range(1, session.ply + 1):
        batch = session.record.batch(ply, None)
        ended = next((event for event in batch.events if isinstance(event, DealEnded)), None)
        if ended is None:
            continue
        names = names_of(session.record.chairs(ply - 1), session.record.seat_of(ply - 1, chair))
        texts = words.event_texts(batch.events, session.record.view(ply - 1, None), names)
        told = [
            text
            for event, text in zip(batch.events, texts, strict=True)
            if text and isinstance(event, DealEnded | Happened)
        ]
        scores = tuple(value for _, value in words.scores(session.record.view(ply, None), names))
        results.append(DealResult(ended.deal, told[-1] if told else "", scores))
    return results


def lines_of(
    start: Sequence[tuple[str, float]], results: Sequence[DealResult], own: int | None, words: Callable[[float], str]
) -> list[Line]:
    """Return the lines of the curve; `own`: the number of the person's line; `words`: a score in words."""
    return [
        Line(
            name,
            (value, *(result.scores[number] for result in results)),
            number == own,
            words(results[-1].scores[number]),
        )
        for number, (name, value) in enumerate(start)
    ]


def own_line(session: Session, chair: int | None, lines: int) -> int | None:
    """Return which of so many lines is that of a chair's side or seat; None for nobody's."""
    seat = session.seat_of(chair)
    if seat is None or lines == len(session.chairs):
        return seat
    sides = session.game.sides(session.game.read_options(session.header.options))
    return next((number for number, side in enumerate(sides) if seat in side), None)


def decisive(start: Sequence[float], results: Sequence[DealResult]) -> list[DealResult]:
    """Return the deals that moved the scores apart most, and the last one, in their order."""
    before = tuple(start)
    weighed = []
    for place, result in enumerate(results):
        change = [now - then for now, then in zip(result.scores, before, strict=True)]
        weighed.append((max(change, default=0) - min(change, default=0), place))
        before = result.scores
    largest = {place for _, place in sorted(weighed, reverse=True)[: _DECISIVE - 1]}
    return [result for place, result in enumerate(results) if place in largest or place == len(results) - 1]


class EndPanel(QFrame):
    """A panel in the middle of the table once the partie is over."""

    def __init__(self, table: TableWidget, line: QWidget, look: Look, tally: Text = str) -> None:
        """line: the words above the hand; tally: how those at the table stand against each other over all parties."""
        super().__init__(table)
        self._table = table
        self._line = line
        self._look = look
        self.level = z_order.STATUS
        self.setProperty("panel", "true")
        self.heading = Words(_text("How it went"), "heading")
        self.curve = Curve()
        self._tally = tally
        self.tally = Words(str, "small")
        self.tally.hide()
        self.costs = Words(str, "small")
        self.costs.hide()
        self.decided_heading = Words(_text("What decided it"), "heading")
        self.decided = Words(str, "small")
        self._reasons = QWidget()
        reasons = QVBoxLayout(self._reasons)
        course = QVBoxLayout()
        for column, widgets in (
            (course, (self.heading, self.curve, self.tally, self.costs)),
            (reasons, (self.decided_heading, self.decided)),
        ):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(UNIT // 2)
            for widget in widgets:
                column.addWidget(widget)
        course.setStretchFactor(self.curve, 1)
        reasons.addStretch(1)
        self._box = with_margins(QHBoxLayout(self), 3 * UNIT, 2 * UNIT, UNIT + 4, 2 * UNIT, UNIT + 4)
        self._box.addLayout(course, 3)
        self._box.addWidget(self._reasons, 2)
        self.hide()
        table.arranged.connect(self._place)

    def show_costs(self, costs: Text) -> None:
        """Say what decisions cost, from now on."""
        self.costs.set_text(costs)
        self.refresh_costs()

    def refresh_costs(self) -> None:
        """Bring up to date what decisions cost: more may be known."""
        if not self.isHidden():
            self.costs.retranslate()
            self.costs.setVisible(bool(self.costs.text()))
            self._place()

    def show_facts(self, facts: Facts) -> None:
        """Show the panel while the partie is over."""
        over = isinstance(facts.phase, Over) and not self._table.busy
        if not over:
            self.hide()
        elif self.isHidden():
            self._write(facts)

    def renew(self) -> None:
        """Write it in the present language and look."""
        if not self.isHidden():
            self._write(self._look())

    def _write(self, facts: Facts) -> None:
        """Write how it went, if the scores have changed at all."""
        session, words, chair = facts.now.session, facts.now.words, facts.chair
        results = results_of(session, words, chair)
        names = names_of(session.chairs, session.seat_of(chair))
        start = words.scores(session.record.view(0, None), names)
        moved = any(result.scores != tuple(value for _, value in start) for result in results)
        if not results or not moved:
            self.hide()
            return
        last = session.record.view(session.ply, None)

        def text(score: float) -> str:
            return words.score_words(score, last)

        lines = lines_of(start, results, own_line(session, chair, len(start)), text)
        self.curve.show_lines(lines, self._spoken(lines, text))
        deals = [result for result in decisive([value for _, value in start], results) if result.reason]
        self.decided.set_text(lambda: "\n".join(_sentence(result) for result in deals))
        self._place()
        self.show()
        QTimer.singleShot(0, self, self._add_up)
        self.refresh_costs()
        self._table.pack.restack()

    def _add_up(self) -> None:
        """Say how those at the table stand against each other: the panel is up before years are added up."""
        text = self._tally()  # read once: the label asks for its words with every look
        self.tally.set_text(lambda: text)
        self.tally.setVisible(bool(text))
        self._place()

    def _spoken(self, lines: Sequence[Line], text: Callable[[float], str]) -> str:
        parts = [with_head(line.name, enumerated(map(text, line.values))) for line in lines]
        return translate("Ending", "Scores after each deal. {scores}").format(scores=in_parts(parts))

    def _place(self) -> None:
        """Stand above the words and buttons; without the reasons where there is no room for them."""
        room = self._table.room
        if room is None:
            return
        scale = max(1.0, room.scale / _WRITTEN_LARGER)
        self.curve.scale = scale
        for words in (self.heading, self.tally, self.costs, self.decided_heading, self.decided):
            words.grow(scale)
        bottom = min(round(room.status.top()), self._line.y()) - UNIT
        width = min(self._table.width() - 4 * UNIT, round(_SIZE.width() * room.scale))
        height = min(bottom - UNIT, max(round(_SIZE.height() * room.scale), min(round(room.middle.height()), 300)))
        below = bottom - self._lowest_above(room)
        squeezed = height > below >= _LOWEST * room.scale
        if squeezed:
            height = below
        rect = QRect(0, 0, width, height)
        rect.moveCenter(QPoint(self._table.width() // 2, round(room.middle.center().y())))
        rect.moveBottom(bottom if squeezed else min(bottom, max(rect.bottom(), height)))
        if not squeezed and rect.top() < bottom - below:  # it covers the rim: whole, so that nothing looks out
            rect = QRect(0, 0, self._table.width(), bottom)
        self._reasons.setVisible(bool(self.decided.text()) and self._fits(rect.width(), rect.height()))
        spare = self._make_room(rect.width(), rect.height())
        if rect.top() > 0:  # else it covers the rim whole
            rect.setTop(rect.top() + spare)
        self.setGeometry(rect)

    def _make_room(self, width: int, height: int) -> int:
        """Leave out the heading, and then the curve, where the words below them would be cut.

        Return how much lower the panel may be then.
        """
        margins = self._box.contentsMargins()
        column = width - margins.left() - margins.right()
        if not self._reasons.isHidden():
            column = (column - self._box.spacing()) * 3 // 5
        said = [words for words in (self.tally, self.costs) if words.text()]
        left = height - margins.top() - margins.bottom()
        left -= sum(words.heightForWidth(column) + UNIT // 2 for words in said)
        beside_curve = left - self.curve.minimumSizeHint().height()
        self.curve.setVisible(beside_curve >= 0)
        self.heading.setVisible(beside_curve >= self.heading.heightForWidth(column) + UNIT // 2)
        return max(left, 0) if self.curve.isHidden() else 0

    def _lowest_above(self, room: Room) -> int:
        """Return where plates and signs along the upper rim end."""
        plates = [round(seat.plate.bottom()) for seat in room.seats.values() if seat.side == "top"]
        rim = max(plates, default=0)
        signs = [
            child.geometry()
            for child in self._table.children()
            if isinstance(child, QWidget)
            and not child.isHidden()
            and getattr(child, "level", None) == z_order.FURNITURE
        ]
        return max([rim, *(sign.bottom() for sign in signs if sign.top() < rim)]) + UNIT

    def _fits(self, width: int, height: int) -> bool:
        margins = self._box.contentsMargins()
        column = (width - margins.left() - margins.right() - self._box.spacing()) * 2 // 5
        tall = self.decided.heightForWidth(column) + self.decided_heading.heightForWidth(column) + UNIT // 2
        return column > _NARROWEST and tall <= height - margins.top() - margins.bottom()


def _sentence(result: DealResult) -> str:
    return translate("Ending", "Deal {number}: {reason}").format(number=result.deal, reason=result.reason)
