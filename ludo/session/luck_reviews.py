"""Luck reviews of parties that are over: what cards, own acts and acts of the others gave, deal by deal, and kept."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from hashlib import blake2b
from typing import Final, NamedTuple

from ludo.bots.coach.luck import GRAIN, DealLuck, LuckRequest, requests_of, start_worth, unit_of
from ludo.bots.coach.luck_calibration import form_of, gain_of, nearest_level
from ludo.bots.contract import LuckCalibration, Unit
from ludo.bots.questions import TellLuck
from ludo.session.asker import Asker
from ludo.session.decisions import Digests
from ludo.session.json_values import Json, json_value
from ludo.session.own_play import PartieLuck
from ludo.session.pending import Pending
from ludo.session.ports import KeptLuck, LuckStore, StorageError
from ludo.session.record import PartieRecord
from ludo.session.reviewing import MOST, Review

LEAST_DECISIONS: Final = 5
"""From fewer decisions it is not told which level a person is nearest to."""


class Shares(NamedTuple):
    """Parts of the result of a partie for a chair, exactly: start, decisions, luck and others together.

    decisions: less than nothing, what they cost against the best ones, by what could be known, as the review prices
    them; luck: what deals gave, which no decision changes; others: the rest.
    """

    unit: Unit
    start: Fraction
    decisions: Fraction
    luck: Fraction
    others: Fraction

    @property
    def result(self) -> Fraction:
        """How the partie ended: what part of it was won, or chips."""
        return self.start + self.gained

    @property
    def gained(self) -> Fraction:
        """How much more came of it than it was worth at the start."""
        return self.decisions + self.luck + self.others


def shares_of(unit: Unit, start: int, deals: Iterable[DealLuck], chair: int, cost: float) -> Shares:
    """Return what a partie came to for a chair. start: in `GRAIN`; cost: of all decisions together."""
    told = list(deals)
    luck = sum(deal.cards[chair] for deal in told)
    decisions = -max(round(cost * GRAIN), 0)
    others = sum(deal.sum(chair) for deal in told) - luck - decisions
    return Shares(unit, *(Fraction(each, GRAIN) for each in (start, decisions, luck, others)))


@dataclass
class LuckAccount:
    """The luck of the deals of a partie, as far as it is known.

    levels: who plays on, by chair; for a person the level that their decisions are nearest to. costs: of all decisions
    of those for whom it is told, as a result is more exact without luck, by chair. found: by number of the deal.
    """

    record: PartieRecord
    session: int | None
    form: LuckCalibration
    levels: tuple[str, ...]
    costs: Mapping[int, float]
    found: dict[int, DealLuck] = field(default_factory=dict)
    failed: bool = False

    @cached_property
    def requests(self) -> list[LuckRequest]:
        """Return the requests, deal by deal."""
        record = self.record
        acts = [record.done(ply) for ply in range(record.ply)]
        return requests_of(record.game.id, record.header.options, acts, record.deal_ends, self.levels, self.form)

    @cached_property
    def start(self) -> tuple[int, ...]:
        """Return the worth of the partie at its start, by chair."""
        return start_worth(self.requests[0])

    @cached_property
    def digest(self) -> str:
        """By what it is valid: the code, how the partie began, what was done in it, and who plays on."""
        done = Digests(self.record).at(self.record.ply - 1)
        return blake2b(repr((done, self.levels, self.form[2:6])).encode(), digest_size=12).hexdigest()

    @property
    def known(self) -> bool:
        """Is everything known?"""
        return len(self.found) == len(self.requests)

    @property
    def next(self) -> int | None:
        """The number of the next deal of which it is not known what it gave."""
        if self.failed:
            return None
        return next((number for number in range(len(self.requests)) if number not in self.found), None)

    def shares(self, chair: int) -> Shares | None:
        """Return what the partie came to for a chair; None as long as it is not known, or if it is not to be told."""
        if not self.known or chair not in self.costs:
            return None
        unit = unit_of(self.record.game.id)
        return shares_of(unit, self.start[chair], self.found.values(), chair, self.costs[chair])

    @property
    def told(self) -> Mapping[int, Shares]:
        """Shares by chair, of those of whom they are told and known."""
        return {chair: shares for chair in self.costs if (shares := self.shares(chair)) is not None}


def account_of(review: Review) -> LuckAccount | None:
    """Return the account of a partie of which the review is complete; None if there is none to be told.

    That is so for parties that count nowhere, that somebody gave up, or in which players changed; where luck was not
    measured; and where it makes no result more exact.
    """
    record = review.record
    if not record.over or record.gave_up is not None or record.practice or record.changes or review.open:
        return None
    form = form_of(record.game.id, record.header.options)
    if form is None:
        return None
    levels = tuple(_level(review, form, chair) for chair in range(len(record.header.chairs)))
    if "" in levels:
        return None
    costs = {
        chair: sum(_costs(review, chair, unit_of(record.game.id)))
        for chair, who in enumerate(record.header.chairs)
        if who.person and _gains(record, form, levels, chair)
    }
    return LuckAccount(record, review.session, form, levels, costs) if costs else None


def _level(review: Review, form: LuckCalibration, chair: int) -> str:
    """Return the level of a player, or the one that a person is nearest to; empty if nobody knows."""
    level = review.record.header.chairs[chair].level
    if level is not None:
        return level
    costs = _costs(review, chair)
    if len(costs) < LEAST_DECISIONS or not form.losses:
        return ""
    return nearest_level(form, sum(costs) / len(costs))


def _costs(review: Review, chair: int, unit: Unit | None = None) -> list[float]:
    """Return what the decisions of somebody cost, those in one unit or all."""
    return [
        moment.appraisal.acts[moment.appraisal.done].cost.value
        for moment in review.moments
        if moment.decision.chair == chair
        and moment.appraisal.done is not None
        and unit in (None, moment.appraisal.unit)
    ]


def _gains(record: PartieRecord, form: LuckCalibration, levels: Sequence[str], chair: int) -> bool:
    """Was it measured that without luck a result is more exact, for the side of a chair?"""
    sides = record.game.sides(record.game.read_options(record.header.options))
    seat = record.seat_of(record.ply, chair)
    ours = next(side for side in sides if seat in side)
    mates = {levels[record.chair_of(record.ply, each)] for each in ours}
    others = [levels[record.chair_of(record.ply, each)] for side in sides if side != ours for each in side]
    return len(mates) == 1 and gain_of(form, levels[chair], others) is not None


def write_luck(account: LuckAccount) -> str:
    """Return what the deals gave as JSON; chairs: those for whom it is told."""
    deals = [account.found[number] for number in range(len(account.requests))]
    return json.dumps(
        {
            "unit": unit_of(account.record.game.id),
            "chairs": list(account.costs),
            "deals": [[list(deal.cards), [list(row) for row in deal.acts], list(deal.rest)] for deal in deals],
        },
        separators=(",", ":"),
    )


def read_luck(account: LuckAccount, text: str) -> Mapping[int, DealLuck]:
    """Return what the deals gave by number; nothing for anything else than what `write_luck` makes."""
    deals = _deals(text, len(account.levels))
    return dict(enumerate(deals)) if len(deals) == len(account.requests) else {}


class Received(NamedTuple):
    """Number of parties, and what they came to for somebody together."""

    parties: int
    shares: Shares


def received(parties: Iterable[PartieLuck]) -> list[Received]:
    """Return what parties came to, in each unit.

    Parties of which it is not told are left out; the worth at the start counts as nothing.
    """
    found: dict[Unit, Received] = {}
    for partie in parties:
        match json_value(partie.content):
            case {"unit": str(named), "chairs": list(told)} if partie.chair in told and named == partie.unit:
                if deals := _deals(partie.content, partie.chairs):
                    shares = shares_of(partie.unit, 0, deals, partie.chair, partie.cost)
                    before = found.get(partie.unit)
                    found[partie.unit] = Received(1, shares) if before is None else _with(before, shares)
    return list(found.values())


def _with(before: Received, shares: Shares) -> Received:
    summed = (one + other for one, other in zip(before.shares[1:], shares[1:], strict=True))
    return Received(before.parties + 1, Shares(shares.unit, *summed))


def _deals(text: str, chairs: int) -> list[DealLuck]:
    """Return the deals that are kept; none where one of them cannot be read."""
    match json_value(text):
        case {"deals": list(entries)}:
            found = [_deal(entry, chairs) for entry in entries]
            deals = [deal for deal in found if deal is not None]
            return deals if len(deals) == len(found) else []
    return []


def _deal(entry: Json, chairs: int) -> DealLuck | None:
    match entry:
        case [list(cards), list(acts), list(rest)]:
            rows = [_row(row, chairs) for row in (cards, rest, *acts)]
            if len(acts) == chairs and all(rows):
                return DealLuck(rows[0], tuple(rows[2:]), rows[1])
    return None


def _row(values: Json, chairs: int) -> tuple[int, ...]:
    """Return a row of whole numbers, one a chair; nothing for anything else."""
    if not isinstance(values, list):
        return ()
    row = tuple(each for each in values if isinstance(each, int) and not isinstance(each, bool))
    return row if len(row) == len(values) == chairs else ()


class LuckReviews:
    """Works accounts out, the one wanted last first, one deal at a time.

    changed: called whenever more is known about an account, or nothing more comes.
    """

    def __init__(self, asker: Asker, store: LuckStore | None) -> None:
        """store: where accounts are kept; None: nowhere."""
        self._asker = asker
        self._store = store
        self._wanted: list[LuckAccount] = []
        self._waiting: Pending[DealLuck | None] | None = None
        self.changed: Callable[[LuckAccount], None] = lambda account: None

    def fill(self, account: LuckAccount) -> None:
        """Read what is kept of an account."""
        if self._store is None or account.session is None:
            return
        try:
            kept = self._store.kept(account.session)
        except StorageError:
            return
        if kept is not None and kept.digest == account.digest:
            account.found = dict(read_luck(account, kept.content))

    def want(self, account: LuckAccount) -> None:
        """Request the rest of an account, before those requested earlier; the oldest are dropped."""
        self._wanted = [account, *(other for other in self._wanted if other is not account)][:MOST]
        self._next()

    def stop(self) -> None:
        """Work nothing more out."""
        self._wanted.clear()
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _take(self, account: LuckAccount, number: int, luck: DealLuck | None) -> None:
        """Keep what was found out, and ask the next question."""
        self._waiting = None
        if luck is None:
            account.failed = True
        else:
            account.found[number] = luck
        if account.known:
            self._keep(account)
        self.changed(account)
        self._next()

    def _keep(self, account: LuckAccount) -> None:
        if self._store is None or account.session is None:
            return
        try:
            self._store.keep(account.session, KeptLuck(account.digest, write_luck(account)))
        except StorageError:
            return

    def _next(self) -> None:
        """Ask what the next deal gave."""
        self._wanted = [account for account in self._wanted if account.next is not None]
        if self._waiting is not None or not self._wanted:
            return
        account = self._wanted[0]
        number = account.next
        assert number is not None
        self._waiting = self._asker.ask(TellLuck(account.requests[number]))
        self._waiting.then(lambda luck: self._take(account, number, luck))
