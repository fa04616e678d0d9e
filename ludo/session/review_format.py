"""The review of a partie as named values, for other programs: `docs/review-format.md` says what each means."""

from collections.abc import Iterable
from typing import Final

from ludo.session.appraisals import appraisal_values
from ludo.session.decisions import Decision, kind_of
from ludo.session.kept import Json
from ludo.session.record import PartieRecord
from ludo.session.reviewing import Moment

FORMAT: Final = "ludo-review"
VERSION: Final = 1
"""Raised when a value changes its meaning or goes; values that are added raise nothing."""


def review_values(
    record: PartieRecord, moments: Iterable[Moment], unpriced: Iterable[Decision] = ()
) -> dict[str, Json]:
    """Return a review: the partie, and each decision of persons with what it cost, in the order of the plies.

    unpriced: decisions of which it is not known what they cost.
    """
    header = record.header
    rows = [(moment.decision, _decision_values(record, moment)) for moment in moments]
    rows += [(decision, _where(record, decision)) for decision in unpriced]
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": header.game,
        "rules_version": header.rules_version,
        "options": dict(header.options),
        "started": header.started,
        "over": record.over,
        "chairs": [{"name": chair.name, "level": chair.level} for chair in header.chairs],
        "decisions": [values for _, values in sorted(rows, key=lambda row: (row[0].ply, row[0].chair))],
    }


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
