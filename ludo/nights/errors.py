"""Refusals of game nights, as codes; the sentences are made by the interface."""

from typing import Final

CODES: Final = (
    "no-such-person", "no-such-evening", "no-such-sheet", "no-such-source", "name-missing", "name-taken",
    "person-and-computer", "picture-too-large", "already-present", "not-present", "evening-paused", "evening-running",
    "evening-closed", "moment-order", "no-chips", "too-many-chips", "same-account", "reason-missing",
    "already-reversed", "sheet-imported", "line-missing", "line-chairs", "partie-over", "deal-not-over",
    "too-few-left", "not-in", "annulled", "changed-meanwhile", "chips-went-on", "already-seated", "sits-twice",
    "has-played", "has-chips", "alone", "unknown-game", "newer-rules", "bad-options", "too-few-sides",
    "twice-at-table", "not-zero-sum", "unknown-name", "score-missing", "who-against", "not-a-number",
    "unclear-number", "number-left-over", "nothing-written", "no-date", "year-not-kept", "end-before", "erased",
    "no-worth", "no-amount", "no-cents", "not-the-sum", "put-away",
)  # fmt: skip
"""Every code of a `NightsError`."""


class NightsError(ValueError):
    """Something that game nights do not allow. `code`: one of `CODES`; `detail`: what it is about."""

    def __init__(self, code: str, detail: str = "") -> None:
        assert code in CODES, code
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
