"""`ludo --self-test`: does everything that was installed work here? Prints a line a check.

`--self-test=rules` leaves out what needs Qt.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Literal, TypeAlias

from ludo.app import self_test_rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludo.app.self_test_rules import Check

Extent: TypeAlias = Literal["all", "rules"]


def run(extent: Extent) -> int:
    """Make all checks and print how each ended; return the exit code."""
    failures = 0
    for name, check in _checks(extent):
        with TemporaryDirectory(prefix="ludo-", ignore_cleanup_errors=True) as folder:
            try:
                line = f"ok      {name}: {check(Path(folder))}"
            except Exception as error:  # whatever it is, it is reported, and the other checks are made
                failures += 1
                line = f"FAILED  {name}: {type(error).__name__}: {error}"
        print(line, flush=True)
    print(f"{failures} failed" if failures else "everything works")
    return 1 if failures else 0


def _checks(extent: Extent) -> Iterator[Check]:
    yield from self_test_rules.checks()
    if extent == "all":
        from ludo.app import self_test_window

        yield from self_test_window.CHECKS
