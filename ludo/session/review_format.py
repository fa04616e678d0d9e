"""The review of a partie as JSON, for other programs: `docs/review-format.md` says what each means."""

import json
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.session.appraisals import appraisal_values
from ludo.session.decisions import Decision, kind_of
from ludo.session.json_values import Json
from ludo.session.luck_reviews import Shares
from ludo.session.record import PartieRecord
from ludo.session.reviewing import Moment

FORMAT: Final = "ludo-review"
VERSION: Final = 1
"""Raised when a value changes its meaning or goes; values that are added raise nothing."""


def review_json(
    record: PartieRecord,
    moments: Iterable[Moment],
    every: Iterable[Decision],
    accounts: Mapping[int, Shares] = MappingProxyType({}),
) -> str:
    """Return a review as JSON: the partie, and every decision of persons in the order of the plies.

    moments: those of which it is known what they cost; accounts: what the partie came to, by chair, where it is told.
    """
    header = record.header
    known = {moment.decision: moment for moment in moments}
    values = {
        "format": FORMAT,
        "version": VERSION,
        "game": header.game,
        "rules_version": header.rules_version,
        "options": dict(header.options),
        "started": header.started,
        "over": record.over,
        "chairs": [{"name": chair.name, "level": chair.level} for chair in header.chairs],
        "accounts": [{"chair": chair, **_account_values(shares)} for chair, shares in accounts.items()],
        "decisions": [
            _decision_values(record, known[each]) if each in known else _where(record, each)
            for each in sorted(every, key=lambda decision: (decision.ply, decision.chair))
        ],
    }
    return json.dumps(values, ensure_ascii=False, indent=1)


def _account_values(shares: Shares) -> dict[str, Json]:
    amounts = {
        "start": shares.start,
        "decisions": shares.decisions,
        "luck": shares.luck,
        "others": shares.others,
        "result": shares.result,
    }
    return {"unit": shares.unit, **{name: float(amount) for name, amount in amounts.items()}}


def _where(record: PartieRecord, decision: Decision) -> dict[str, Json]:
    return {
        "ply": decision.ply,
        "chair": decision.chair,
        "seat": decision.seat,
        "act": None if decision.done is None else record.game.write(decision.done),
        "price": None,
    }


def _decision_values(record: PartieRecord, moment: Moment) -> dict[str, Json]:
    decision, appraisal = moment
    kind = kind_of(decision.done, appraisal.acts[0].act)
    return {**_where(record, decision), "kind": kind, "price": appraisal_values(record.game, appraisal)}
