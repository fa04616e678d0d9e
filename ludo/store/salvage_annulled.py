"""Annulments in a damaged file: counter-entries tell of one where it is lost, and no chips of it stand."""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from ludo.store.damaged import DamagedFile
from ludo.store.ledger import KINDS, SALVAGED, Kind
from ludo.store.ledger import Source as PaidFor
from ludo.store.rows import integer, optional_text
from ludo.store.salvage_target import SalvageTarget

_ANNULLED: Final = "SELECT source, origin, reason FROM annulled ORDER BY source, origin"
_GIVEN_BACK: Final = """
SELECT 'session' AS kind, origin FROM postings WHERE source = 'deal' AND reversal = 1
UNION SELECT 'sheet', origin FROM postings WHERE source = 'line' AND reversal = 1
UNION SELECT 'play', plays.id FROM plays JOIN postings
ON source = 'hand' AND origin = coalesce(evening, 0) AND number = entry AND reversal = 1
EXCEPT SELECT source, origin FROM annulled
ORDER BY kind, origin
"""
_ENTRY: Final = "SELECT coalesce(evening, 0), entry FROM plays WHERE id = ?"
_REVERSALS: Final = """
SELECT id, number, generation, reason, made FROM postings
WHERE source = ? AND origin = ? AND reversal = 1 AND number = coalesce(?, number) ORDER BY id DESC
"""
_CORRECTED: Final = """
SELECT 1 FROM sheet_lines WHERE sheet = :sheet AND (reason = :reason OR 'line ' || number = :reason)
"""


class Annulled:
    """Annulments. doubtful: origins by source whose postings are not whole. holed: sheets whose lines are not.
    pays: does the log of a session pay anything?
    """

    def __init__(
        self,
        target: SalvageTarget,
        doubtful: Mapping[Kind, Collection[int]],
        holed: Collection[int],
        pays: Callable[[int], bool],
    ) -> None:
        self._target = target
        self._doubtful = doubtful
        self._holed = holed
        self._pays = pays

    def complete(self, source: DamagedFile) -> None:
        """Find what is annulled although nothing says so, and take back what stands of anything that is annulled."""
        table = source.table("annulled")
        chips_are_whole = not source.table("postings").gaps and not self._target.report.missing["chips"]
        known = self._target.connection.execute(_ANNULLED).fetchall()
        wrong = [each for each in known if chips_are_whole and self._makes_no_sense(*each)]
        for *key, _ in wrong:
            self._target.connection.execute("DELETE FROM annulled WHERE source = ? AND origin = ?", key)
            self._target.miss("other")
        is_whole = source.has("annulled") and not table.gaps and len(known) == len(table.rows)
        if chips_are_whole or not is_whole:  # else what was paid again may be lost
            for kind, origin in self._target.connection.execute(_GIVEN_BACK).fetchall():
                self._find(kind, integer(origin))
        for kind, origin, _ in self._target.connection.execute(_ANNULLED).fetchall():
            for paid_for in self._standing(kind, origin):
                self._target.ledger.reverse(paid_for, SALVAGED)

    def _makes_no_sense(self, kind: str, origin: int, reason: str) -> bool:
        """Do chips stand of something of which none were given back for this reason?"""
        if self._is_doubtful(kind, origin) or not self._standing(kind, origin):
            return False
        return not {reason, SALVAGED} & {why for _, _, _, why, _ in self._reversals(kind, origin)}

    def _find(self, kind: str, origin: int) -> None:
        """Annul what has given all its chips back for a reason that is not that of a correction."""
        back = self._reversals(kind, origin)
        if not back or self._is_doubtful(kind, origin) or self._standing(kind, origin):
            return
        _, _, _, reason, made = back[0]
        if reason == SALVAGED and not self._is_annulled_without_reason(kind, origin):
            return
        if self._is_corrected(kind, origin, optional_text(reason)):
            return
        last = {number: generation for _, number, generation, _, _ in reversed(back)}
        first = min(row[0] for row in back if row[2] == last[row[1]] and row[3] == reason)
        self._target.put(
            "annulled", {"source": kind, "origin": origin, "after": first - 1, "reason": reason, "made": made}
        )

    def _is_annulled_without_reason(self, kind: str, origin: int) -> bool:
        """Was something annulled of whose counter-entries the reason is lost? A salvage gives back chips as well: of a
        session those that its log does not pay, of a sheet those that its lines do not."""
        return kind == "play" or (kind == "session" and self._pays(origin))

    def _is_corrected(self, kind: str, origin: int, reason: str | None) -> bool:
        """Are the chips of a score sheet back because lines of it were struck, or may that be?"""
        values = {"sheet": origin, "reason": reason}
        return kind == "sheet" and (
            origin in self._holed or self._target.connection.execute(_CORRECTED, values).fetchone() is not None
        )

    def _paid_for(self, kind: str, origin: int) -> tuple[Kind, int, int | None]:
        """Return what the chips of a partie or sheet are paid for; number None: all numbers."""
        if kind != "play":
            return KINDS[kind], origin, None
        evening, entry = self._target.connection.execute(_ENTRY, (origin,)).fetchone() or (0, None)
        return "hand", integer(evening), 0 if entry is None else integer(entry)

    def _is_doubtful(self, kind: str, origin: int) -> bool:
        source, number, _ = self._paid_for(kind, origin)
        return number in self._doubtful[source]

    def _standing(self, kind: str, origin: int) -> list[PaidFor]:
        source, of, only = self._paid_for(kind, origin)
        return [
            PaidFor(source, of, at) for at, (_, left) in self._target.ledger.standing(source, of, only).items() if left
        ]

    def _reversals(self, kind: str, origin: int) -> list[tuple[int, int, int, str, str]]:
        """Return number, what for, generation, reason and moment of counter-entries, the last one first."""
        return self._target.connection.execute(_REVERSALS, self._paid_for(kind, origin)).fetchall()
