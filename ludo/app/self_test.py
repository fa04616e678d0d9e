"""`ludo --self-test`: does everything that was installed work here? Prints a line a check.

`--self-test=rules` leaves out what needs Qt.
"""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, TypeAlias

from ludo.app import self_test_rules
from ludo.app.self_test_rules import Check
from ludo.app.terminal import spoken, translate

Extent: TypeAlias = Literal["all", "rules"]


def run(extent: Extent, language: str | None = None) -> int:
    """Make all checks and print how each ended; return the exit code."""
    with spoken(language):
        return _run(extent)


def _run(extent: Extent) -> int:
    failures = 0
    good, bad = translate("Terminal", "ok"), translate("Terminal", "FAILED")
    form = translate("Terminal", "{name}: {result}")
    width = max(len(good), len(bad))
    for name, check in _checks(extent):
        with TemporaryDirectory(prefix="ludo-", ignore_cleanup_errors=True) as folder:
            try:
                line = f"{good:<{width}}  {form.format(name=name, result=check(Path(folder)))}"
            except Exception as error:  # whatever it is, it is reported, and the other checks are made
                failures += 1
                line = f"{bad:<{width}}  {form.format(name=name, result=f'{type(error).__name__}: {error}')}"
        print(line, flush=True)
    if failures:
        print(translate("Terminal", "{number} failed").format(number=failures))
    else:
        print(translate("Terminal", "everything works"))
    return 1 if failures else 0


def _checks(extent: Extent) -> Iterator[Check]:
    yield from self_test_rules.checks()
    if extent == "all":
        from ludo.app import self_test_window

        yield from self_test_window.checks()
