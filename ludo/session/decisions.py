"""Which decisions of a partie are reviewed: those of persons, with a choice, that were not undone."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import reduce
from hashlib import blake2b
from itertools import islice
from typing import Final, Literal, NamedTuple, TypeAlias

from ludo.bots.contract import ReviewRequest
from ludo.bots.levels import GRADED
from ludo.bots.source_digest import price_digest
from ludo.engine.actions import Action, Discard, Play, Say
from ludo.engine.places import Seat
from ludo.engine.turns import CHANCE, Actor
from ludo.session.record import PartieRecord
from ludo.session.timeline import write_step

Kind: TypeAlias = Literal["play", "throw", "draw", "call", "bid", "other"]
KINDS: Final[tuple[Kind, ...]] = ("play", "throw", "draw", "call", "bid", "other")
"""What decisions are about: a card to play, to throw away or to draw, a call, an amount of chips, anything else."""
_DRAWS: Final = "draw_"
"""How the words begin by which cards are drawn."""


class Decision(NamedTuple):
    """A decision of a person after so many actions. done: the act (None: they let the moment pass, as they could)."""

    ply: int
    chair: int
    seat: Seat
    done: Action | None


def decisions(record: PartieRecord, since: int = 0) -> Iterator[Decision]:
    """Find the decisions of persons in what has been done, from a ply on. Not those of another partie from which it is
    played on."""
    begun = 0 if record.origin is None else record.origin.ply
    for ply in range(max(since, begun), record.ply):
        actor, action = record.done(ply)
        if actor == CHANCE:
            continue
        turn = record.turn(ply)
        chairs = record.chairs(ply)
        for seat in (turn.must, *turn.may):
            if seat is None or seat < 0 or not chairs[seat].person:
                continue
            if seat == actor and has_choice(record, ply, seat):
                yield Decision(ply, record.chair_of(ply, seat), seat, action)
            elif seat in turn.may and actor == turn.must and record.offers(ply, seat):
                yield Decision(ply, record.chair_of(ply, seat), seat, None)


def has_choice(record: PartieRecord, ply: int, seat: Seat) -> bool:
    """Could a seat do different things, one of which may be nothing?"""
    least = 2 if record.turn(ply).must == seat else 1
    return len(list(islice(record.offers(ply, seat), least))) == least


def request_of(record: PartieRecord, decision: Decision) -> ReviewRequest:
    """Return the question what a decision cost."""
    return ReviewRequest(record.request(decision.ply, decision.seat, GRADED[-1]), (decision.done,))


def kind_of(*acts: Action | None) -> Kind:
    """Return what a decision is about, by the act that was done and the one that was best."""
    return reduce(_either, map(_kind_of_act, acts))


def kinds_among(acts: Iterable[Action | None]) -> set[Kind]:
    """Return what a choice among acts can be about: that of any two of them."""
    counts = Counter(map(_kind_of_act, acts))
    return {_either(one, other) for one in counts for other in counts if one != other or counts[one] > 1}


def _either(one: Kind, other: Kind) -> Kind:
    """Return what a choice between acts of two kinds is about."""
    if "bid" in (one, other):
        return "bid"
    if "call" in (one, other):
        return "call"
    return one if one == other else "other"


def _kind_of_act(act: Action | None) -> Kind:
    if hasattr(act, "chips"):
        return "bid"
    match act:
        case None:
            return "call"
        case Say(word=word):
            return "draw" if word.startswith(_DRAWS) else "call"
        case Play():
            return "play"
        case Discard():
            return "throw"
    return "other"


class Digests:
    """By what a price is valid: the code that makes prices, how the partie began, and every action up to the decision.

    An undo makes others of the plies behind it.
    """

    def __init__(self, record: PartieRecord) -> None:
        self._record = record
        header = record.header
        begun = repr((header.game, header.rules_version, sorted(header.options.items()), price_digest(header.game)))
        self._sums = [blake2b(begun.encode(), digest_size=12)]
        self._done: list[tuple[Actor, Action]] = []
        self.catch_up()

    def catch_up(self) -> int:
        """Take in what has been done; return how many actions from the first on were known and are the same still."""
        record = self._record
        same = 0
        while same < min(len(self._done), record.ply) and self._done[same] == record.done(same):
            same += 1
        del self._done[same:], self._sums[same + 1 :]
        for number in range(same, record.ply):
            done = record.done(number)
            digest = self._sums[-1].copy()
            digest.update(write_step(record.game, *done).encode() + b"\n")
            self._sums.append(digest)
            self._done.append(done)
        return same

    def at(self, ply: int) -> str:
        """Return what tells the decision after so many actions from any other, as of the last `catch_up`."""
        return self._sums[ply + 1].hexdigest()
