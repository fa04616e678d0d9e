"""An analysis: a moment of a partie is tried in lines that are kept beside each other."""

from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import Action
from ludo.engine.events import Event
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE, Actor
from ludo.session.questions import request_for
from ludo.session.record import PartieRecord
from ludo.session.timeline import do

_LONGEST: Final = 10_000
"""Acts of luck in a row after which it is not waited for a player any more."""


class Redeal(NamedTuple):
    """Hidden cards were dealt again after so many actions, as a seat saw the table then."""

    ply: int
    seat: Seat


class Line(PartieRecord):
    """A partie up to a moment, and what is tried from there; luck does again what it did, where the rules allow it.

    begun: after how many actions it leaves the line that it comes from; name: what a person calls it; redeal: the last
    one, if hidden cards were dealt again.
    """

    def __init__(self, origin: PartieRecord, ply: int) -> None:
        super().__init__(origin.game, origin.header, origin.timeline_to(ply))
        self.begun = ply
        self.name = ""
        redeal = origin.redeal if isinstance(origin, Line) else None
        self.redeal: Redeal | None = redeal if redeal is not None and redeal.ply <= ply else None

    def act(self, actor: Actor, action: Action, luck: Random) -> None:
        """Do something at the end of the line, then what luck does. Raises IllegalActionError."""
        line = self._timeline
        line.add(*do(line.state, actor, action))
        for _ in range(_LONGEST):
            if line.state.turn().must != CHANCE or line.steps[-1].ended_deal:
                return
            offers = line.state.legal(CHANCE)
            known = next((step.action for step in line.kept_luck[:1] if step.action in offers), None)
            line.add(*do(line.state, CHANCE, offers.sample(luck) if known is None else known))

    def deal_again(self, seat: Seat, luck: Random) -> None:
        """Deal anew at the end of the line what a seat does not see."""
        line = self._timeline
        line.states[-1] = self.game.determinize(line.state.view(seat), luck)
        line.kept_luck.clear()
        self.redeal = Redeal(self.ply, seat)

    def same_until(self, other: "Line", ply: int) -> bool:
        """Is it the same as another line for so many actions, cards that lie hidden among them?"""
        mine, theirs = self._timeline, other._timeline
        return mine.states[ply] == theirs.states[ply]

    def question(self, ply: int, seat: Seat, level: str) -> DecisionRequest:
        """Return the question to a seat. Of others than the one as which cards were dealt again nobody knows what they
        were told before."""
        request = request_for(self._timeline, ply, seat, level)
        if self.redeal is None or seat == self.redeal.seat:
            return request
        return replace(request, history=self._heard_since(self.redeal.ply, ply, seat))

    def _heard_since(self, since: int, ply: int, seat: Seat) -> tuple[Event, ...]:
        first = max(since, self._timeline.deal_start_at(ply))
        chair = self.chair_of(ply, seat)
        return tuple(event for done in range(first, ply) for event in self.batch(done + 1, chair).events)


class Analysis:
    """Lines from a moment of a deal. lines: the partie itself first; line, ply: the moment that is looked at."""

    def __init__(self, record: PartieRecord, ply: int) -> None:
        """ply: after how many actions it begins."""
        self.first, last = _deal_around(record, ply)
        self.lines = [Line(record, last)]
        self.line, self.ply = 0, ply
        self._deals = 0

    @property
    def now(self) -> Line:
        """Return the line that is looked at."""
        return self.lines[self.line]

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Return who may act, first who has to; nobody once the deal is over."""
        turn = self.now.turn(self.ply)
        if turn.must is None or turn.must == CHANCE or self.over:
            return ()
        found = (turn.must, *turn.may)
        return tuple(seat for seat in found if seat is not None and seat >= 0 and self.now.offers(self.ply, seat))

    @property
    def over(self) -> bool:
        """Has the deal ended at this moment?"""
        return self.ply in self.now.deal_ends

    @property
    def end(self) -> int:
        """Return the last moment of the line."""
        return self.now.ply

    def go(self, line: int, ply: int) -> None:
        """Look at another moment."""
        self.line = min(max(line, 0), len(self.lines) - 1)
        self.ply = min(max(ply, self.first), self.end)

    def step(self, by: int) -> None:
        """Go on or back to the next moment at which somebody is asked, or to the end of the line."""
        while self.first <= self.ply + by <= self.end:
            self.ply += by
            if self.asked or self.ply in (self.first, self.end):
                return

    def act(self, seat: Seat, action: Action) -> None:
        """Do something here: along a line that has done so before, else in a new one. Raises IllegalActionError."""
        known = self._known(seat, action)
        if known is not None:
            self.go(known, self.ply)
            self.step(1)
            return
        line = Line(self.now, self.ply)
        if self.line and self.ply == self.end:
            line.begun, line.name = self.now.begun, self.now.name
            self.lines[self.line] = line
        else:
            self.lines.append(line)
            self.line = len(self.lines) - 1
        line.act(seat, action, Random(f"{self.ply} {self._deals}"))
        self.ply = line.ply

    def deal_again(self, seat: Seat) -> None:
        """Look at a new line in which what a seat does not see here is dealt anew."""
        self._deals += 1
        line = Line(self.now, self.ply)
        line.deal_again(seat, Random(self._deals))
        self.lines.append(line)
        self.line = len(self.lines) - 1

    def _known(self, seat: Seat, action: Action) -> int | None:
        """Return the line that is the same up to here and goes on like this; None if none does."""
        numbers = sorted(range(len(self.lines)), key=lambda number: number != self.line)
        return next((number for number in numbers if self._goes_on(self.lines[number], seat, action)), None)

    def _goes_on(self, line: Line, seat: Seat, action: Action) -> bool:
        now, ply = self.now, self.ply
        if line.ply <= ply or line.done(ply) != (seat, action):
            return False
        return line is now or line.same_until(now, ply)


def _deal_around(record: PartieRecord, ply: int) -> tuple[int, int]:
    """Return the first moment of a deal at which somebody is asked, and its last."""
    last = next((end for end in record.deal_ends if end > ply), record.ply)
    begun = max((end for end in record.deal_ends if end <= ply), default=0)
    plies = (at for at in range(begun, ply) if at not in record.deal_ends)
    return next((at for at in plies if record.turn(at).must not in (None, CHANCE)), ply), last
