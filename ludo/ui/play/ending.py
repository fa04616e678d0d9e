"""The end of a partie: the curve of the score, and what decided it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludo.engine.events import DealEnded
from ludo.session.session import Session
from ludo.ui.i18n import Text, enumerated, texts, translate
from ludo.ui.play.end_story import Dearest, LastCards, last_cards
from ludo.ui.play.facts import Facts, Look
from ludo.ui.play.guide_card import Words
from ludo.ui.play.state import Over
from ludo.ui.table import z_order
from ludo.ui.table.pictures import style_of
from ludo.ui.table.places import for_panels, in_the_middle
from ludo.ui.table.table import TableWidget
from ludo.ui.widgets.curve import Curve, Line
from ludo.ui.widgets.labels import Button
from ludo.ui.widgets.surfaces import UNIT, with_margins
from ludo.ui.wording.common import in_parts, with_head
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import names_of

_text = texts("Ending")

_FULL = Qt.AlignmentFlag(0)
_SIZE = QSize(680, 210)
"""Of the panel at the usual scale."""
_LOWEST = 150
"""The panel gives way to what lies along the upper rim as long as it is so tall, at the usual scale."""
_TALL = 300
"""It is no higher than this at the usual scale, however much room there is."""
_WRITTEN_LARGER = 1.5
"""From this scale of the table on it is written larger with the table."""
_NARROWEST = 150
"""Pixels of the column of reasons."""


class DealResult(NamedTuple):
    """A deal that ended: its number, and the scores after it, in the order of the sides."""

    deal: int
    scores: tuple[float, ...]


def results_of(session: Session, words: GameWords) -> list[DealResult]:
    """Return how each deal ended."""
    results = []
    for ply in range(1, session.ply + 1):
        events = session.record.batch(ply, None).events
        ended = next((event for event in events if isinstance(event, DealEnded)), None)
        if ended is not None:
            names = names_of(session.record.chairs(ply - 1), None)
            scores = tuple(value for _, value in words.scores(session.record.view(ply, None), names))
            results.append(DealResult(ended.deal, scores))
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


def decisive(start: Sequence[float], results: Sequence[DealResult]) -> DealResult | None:
    """Return the deal before the last one that moved the scores apart most; None if there was none."""
    before, found = tuple(start), list[tuple[float, DealResult]]()
    for result in results[:-1]:
        change = [now - then for now, then in zip(result.scores, before, strict=True)]
        found.append((max(change, default=0) - min(change, default=0), result))
        before = result.scores
    return max(found, default=(0, None), key=lambda each: each[0])[1]


class EndPanel(QFrame):
    """A panel in the middle of the table once the partie is over. `again`: a decision (ply, chair) is tried again."""

    again = Signal(int, int)

    def __init__(self, table: TableWidget, look: Look, tally: Text = str) -> None:
        """tally: how those at the table stand against each other over all parties."""
        super().__init__(table)
        self._table = table
        self._look = look
        self.level = z_order.PANEL
        self.setProperty("panel", "true")
        self.heading = Words(_text("How it went"), "heading")
        self.curve = Curve()
        self._tally = tally
        self.tally = Words(str, "small")
        self.tally.hide()
        self.costs = Words(str, "small")
        self.costs.hide()
        self.cards_heading = Words(str, "heading")
        self.cards = LastCards(lambda: style_of(look().now.settings))
        self.decided = Words(str, "small")
        self.dearest = Words(str)
        self.try_button = Button(_text("Try that moment"), "plain", _text("The table as it was; the answer is hidden."))
        self._story = QWidget()
        story = QVBoxLayout(self._story)
        course = QVBoxLayout()
        for column, widgets in (
            (story, (self.cards_heading, self.cards, self.dearest, self.try_button, self.decided)),
            (course, (self.heading, self.curve, self.tally, self.costs)),
        ):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(UNIT // 2)
            for widget in widgets:
                column.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeft if widget is self.try_button else _FULL)
        course.setStretchFactor(self.curve, 1)
        story.addStretch(1)
        self._box = with_margins(QHBoxLayout(self), 3 * UNIT, 2 * UNIT, UNIT + 4, 2 * UNIT, UNIT + 4)
        self._box.addWidget(self._story, 1)
        self._box.addLayout(course, 1)
        self.hide()
        table.arranged.connect(self._place)
        table.overlays.adopt(self, z_order.PANEL)

    def show_costs(self, costs: Text, worst: Callable[[], Dearest | None]) -> None:
        """Say what decisions cost, from now on, and which cost most."""
        self.costs.set_text(costs)
        self.dearest.set_text(lambda: "" if (found := worst()) is None else found.text)
        self.try_button.clicked.connect(lambda: self._try(worst()))
        self.refresh_costs()

    def _try(self, found: Dearest | None) -> None:
        if found is not None:
            self.again.emit(found.ply, found.chair)

    def refresh_costs(self) -> None:
        """Bring up to date what decisions cost: more may be known."""
        if not self.isHidden():
            self.costs.retranslate()
            self.dearest.retranslate()
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
        results = results_of(session, words)
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
        turning = decisive([value for _, value in start], results)
        told = "" if turning is None else _moved_most(turning, [name for name, _ in start], text)
        self.decided.set_text(lambda: told)
        winners = session.standing().winners
        title = translate("Ending", "The last cards of {name}").format(name=names.all_of(winners)) if winners else ""
        if names.you is not None and names.you in winners:
            title = translate("Ending", "Your last cards")
        self.cards_heading.set_text(lambda: title)
        self.cards.show_cards(title, last_cards(session.record, session.ply, winners))
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
        for words in (self.heading, self.tally, self.costs, self.cards_heading, self.decided, self.dearest):
            words.grow(scale)
        self.cards.scale = scale
        middle, area = for_panels(room, self._table.overlays.top_of_words())
        height = max(_SIZE.height() * room.scale, min(middle.height(), _TALL))
        below = max((seat.plate.bottom() + UNIT for seat in room.seats.values() if seat.side == "top"), default=0.0)
        if area.bottom() - below >= _LOWEST * room.scale:  # plates along the upper rim stay in sight
            area.setTop(max(area.top(), below))
        rect = in_the_middle(QSizeF(_SIZE.width() * room.scale, height), room, area).toRect()
        spare = self._make_room(rect.width(), rect.height())
        self.setGeometry(rect.adjusted(0, spare, 0, 0))

    def _make_room(self, width: int, height: int) -> int:
        """Leave out pictures, headings and then the story where words would be cut.

        Return how much lower the panel may be then.
        """
        margins = self._box.contentsMargins()
        whole, high = width - margins.left() - margins.right(), height - margins.top() - margins.bottom()
        half = (whole - self._box.spacing()) // 2
        story = self._story_heights(half, high)
        tells = any(story.values()) and half > _NARROWEST and sum(story.values()) <= high
        course = self._course_heights(half if tells else whole, high)
        self._story.setVisible(tells)
        for widget, tall in (*story.items(), *course.items()):
            widget.setVisible(tall > 0)
        used = max(sum(course.values()), sum(story.values()) if tells else 0)
        return max(high - used, 0) if self.curve.isHidden() else 0

    def _story_heights(self, width: int, high: int) -> dict[QWidget, int]:
        words: tuple[Words, ...] = (self.cards_heading, self.dearest, self.decided)
        needed: dict[QWidget, int] = {each: each.heightForWidth(width) if each.text() else 0 for each in words}
        needed[self.cards] = self.cards.sizeHint().height()
        needed[self.try_button] = self.try_button.sizeHint().height()
        for widget in (self.cards, self.cards_heading) if not self.cards.cards else ():
            needed[widget] = 0
        if not self.dearest.text():
            needed[self.try_button] = 0
        kept = _kept(needed, (self.decided, self.cards_heading, self.cards), high)
        if kept[self.cards]:
            self.cards.scale = self.cards.scale_in(width, kept[self.cards] + high - sum(kept.values()) - UNIT // 2)
            self.cards.updateGeometry()
            kept[self.cards] = self.cards.sizeHint().height() + UNIT // 2
        return kept

    def _course_heights(self, width: int, high: int) -> dict[QWidget, int]:
        words: tuple[Words, ...] = (self.heading, self.tally, self.costs)
        needed: dict[QWidget, int] = {each: each.heightForWidth(width) if each.text() else 0 for each in words}
        needed[self.curve] = self.curve.minimumSizeHint().height()
        return _kept(needed, (self.heading, self.curve), high)


def _kept(needed: dict[QWidget, int], order: Sequence[QWidget], high: int) -> dict[QWidget, int]:
    """Return the heights of widgets that have room together; those in this order go first, their height is 0."""
    kept = {widget: tall + UNIT // 2 if tall else 0 for widget, tall in needed.items()}
    for widget in order:
        if sum(kept.values()) > high:
            kept[widget] = 0
    return kept


def _moved_most(result: DealResult, names: Sequence[str], text: Callable[[float], str]) -> str:
    """Return which deal moved the scores most, and how it stood after it."""
    stood = in_parts([with_head(name, text(score)) for name, score in zip(names, result.scores, strict=True)])
    return translate("Ending", "Deal {number} moved most; after it: {scores}").format(number=result.deal, scores=stood)
