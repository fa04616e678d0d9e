"""`python -m tests.faults.sabotage [--only NAME...]`: the campaign must notice when the program loses something.

Each sabotage is one line of the program changed in a temporary copy of the tree, and a check that has to fail then: a
trial of the campaign, made short, or a named test. Every check has to pass before. Ends with 1 if one is not noticed.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
COPIED: Final = ("ludo", "tests", "resources", "translations", "docs", "pyproject.toml")
MEMORY: Final = "/dev/shm"
PATIENCE: Final = 900

_SALVAGE = "tests/store/nights/test_nothing_lost.py tests/store/nights/test_salvage.py"
_DEEDS = "tests/faults/test_deeds.py"
_PLACES = "tests/store/test_places.py tests/store/test_broken_files.py"


class Sabotage(NamedTuple):
    """A line of the program, what takes its place, and the tests of which one has to notice it."""

    name: str
    file: str
    line: str
    instead: str
    tests: str


SABOTAGES: Final = (
    Sabotage(
        "every 13th line of a log is dropped",
        "ludo/store/store.py",
        'connection.execute("INSERT INTO log VALUES (?, ?, ?)", (session, number, line))',
        'number % 13 or connection.execute("INSERT INTO log VALUES (?, ?, ?)", (session, number, line))',
        "tests/store/test_store.py tests/session/test_session.py",
    ),
    Sabotage(
        "settlements are not written",
        "ludo/store/store.py",
        "self.ledger.settle(session, settlement)",
        "pass",
        "tests/faults/test_short.py -k spoiled_bytes",
    ),
    Sabotage(
        "a session is forgotten by the salvage",
        "ludo/store/salvage.py",
        "for done, row in enumerate(rows):",
        "for done, row in enumerate(rows[1:]):",
        _SALVAGE,
    ),
    Sabotage(
        "no notice is kept",
        "ludo/store/opening.py",
        "keep_notices(target, [notice, *kept_notices(target)])",
        "pass",
        _SALVAGE,
    ),
    Sabotage(
        "a backup is written in place",
        "ludo/store/store.py",
        'partial = companion(path, ".part")\n        with translated_errors(path):\n            partial.unlink(missing_ok=True)',  # noqa: E501
        "partial = path\n        with translated_errors(path):\n            partial.unlink(missing_ok=True)",
        "tests/store/test_places.py",
    ),
    Sabotage(
        "the salvage forgets lines of score sheets",
        "ludo/store/salvage_nights.py",
        "if name not in _ELSEWHERE and",
        'if name not in (*_ELSEWHERE, "sheet_lines") and',
        _SALVAGE,
    ),
    Sabotage(
        "the salvage forgets chips entered by hand",
        "ludo/store/salvage_chips.py",
        "rows = sorted(found.rows, key=",
        'rows = sorted((row for row in found.rows if row["source"] != "hand"), key=',
        _SALVAGE,
    ),
    Sabotage(
        "the salvage forgets pictures and notes",
        "ludo/store/salvage.py",
        'row = {**row, "merged_into": None}',
        'row = {**row, "merged_into": None, "picture": None, "notes": ""}',
        _SALVAGE,
    ),
    Sabotage(
        "a salvage that fails is ignored",
        "ludo/store/opening.py",
        "    except FAILURES:\n        remove(partial)\n        raise\n    rename(partial, whole)",
        "    except FAILURES:\n        pass\n    rename(partial, whole)",
        "tests/faults/test_deeds.py tests/store/test_places.py",
    ),
    Sabotage(
        "a damaged file is deleted",
        "ludo/store/opening.py",
        'move(path, kept or beside(path, "damaged", clock))',
        "path.unlink()",
        _SALVAGE + " " + _PLACES,
    ),
    Sabotage(
        "restoring deletes what was there",
        "ludo/store/store.py",
        "                move(self.path, kept)\n",
        "                self.path.unlink()\n",
        "tests/faults/test_deeds.py",
    ),
    Sabotage(
        "closings are not written",
        "ludo/store/nights/diary.py",
        "if kind in (EventKind.CLOSED, EventKind.REOPENED):",
        "if False:",
        _DEEDS,
    ),
    Sabotage(
        "the disk is not waited for (synchronous = OFF)",
        "ludo/store/opening.py",
        '"synchronous = FULL"',
        '"synchronous = OFF"',
        "tests/store/test_store.py",
    ),
    Sabotage(
        "corrections are not written",
        "ludo/store/nights/sheets.py",
        "(sheet, *written),",
        "(sheet, *written._replace(line=line.line if not written.revision else '{}')),",
        _DEEDS,
    ),
    Sabotage(
        "chips of sheets are not written",
        "ludo/store/ledger.py",
        "                self.pay(source, due)\n",
        "                pass\n",
        "tests/store/nights tests/nights/test_story.py",
    ),
    Sabotage(
        "entries by hand have no kind",
        "ludo/store/salvage_nights.py",
        "if name not in _ELSEWHERE and",
        'if name not in (*_ELSEWHERE, "hand_entries") and',
        _SALVAGE,
    ),
    Sabotage(
        "results are not worked out again",
        "ludo/store/salvage.py",
        'complete_results(self._source, self._fresh, self._chips.doubtful["line"], self._nights.holed)',
        "pass",
        _SALVAGE,
    ),
    Sabotage(
        "lost postings are not made up",
        "ludo/store/salvage_postings.py",
        "if all(column in told for column in (*_KEY, *_MOVED)):",
        "if False:",
        _SALVAGE,
    ),
    Sabotage(
        "reasons of postings are lost",
        "ludo/store/ledger.py",
        "(*source, generation, reversal, *posting, reason, made or self._database.now()),",
        "(*source, generation, reversal, *posting, reason and 'x', made or self._database.now()),",
        _DEEDS,
    ),
    Sabotage(
        "notes are not written",
        "ludo/store/nights/people.py",
        "(colour if colour in COLOURS else None, notes, current",
        "(colour if colour in COLOURS else None, '', current",
        _DEEDS,
    ),
    Sabotage(
        "pictures are not written",
        "ludo/store/nights/people.py",
        '"UPDATE people SET picture = ? WHERE id = ?", (picture,',
        '"UPDATE people SET picture = ? WHERE id = ?", (None,',
        _DEEDS,
    ),
    Sabotage(
        "people are not merged",
        "ludo/store/nights/people.py",
        '"UPDATE people SET merged_into = ? WHERE id = ? OR merged_into = ?", (target,',
        '"UPDATE people SET merged_into = ? WHERE id = ? OR merged_into = ?", (None,',
        _DEEDS,
    ),
    Sabotage(
        "results are not written",
        "ludo/store/finishes.py",
        "    for chair, result in enumerate(finish.results):",
        "    for chair, result in enumerate(finish.results[:0]):",
        _DEEDS,
    ),
    Sabotage(
        "settings are not written",
        "ludo/store/store.py",
        'ON CONFLICT (key) DO UPDATE SET value = excluded.value"',
        'ON CONFLICT (key) DO NOTHING"',
        _DEEDS,
    ),
    Sabotage(
        "what is lost is not counted",
        "ludo/store/fresh.py",
        "        self.report.missing[kind] += count\n",
        "",
        _SALVAGE,
    ),
    Sabotage(
        "evenings are not named",
        "ludo/store/fresh.py",
        "            self.report.evenings.add(evening)\n",
        "            pass\n",
        _SALVAGE,
    ),
    Sabotage(
        "a log that was over is cut",
        "ludo/store/salvage.py",
        "            lines = _with_marks(log)\n            self._outcomes",
        "            self._outcomes",
        _SALVAGE,
    ),
    Sabotage(
        "wild moments are let in",
        "ludo/store/rows.py",
        '    raise RowError(f"{value!r:.80} is no moment")',
        "    return text(value)",
        "tests/faults/test_wild.py -k mended",
    ),
)


def run(folder: Path, tests: str) -> str | None:
    """Run tests in a copy of the tree; the first that failed, None if all passed."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests.split()]
    try:
        ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return f"no end within {PATIENCE} s"
    if ran.returncode == 0:
        return None
    named = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return named[0].split()[1] if named else f"pytest: {ran.returncode}"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.sabotage", description=__doc__)
    parser.add_argument("--only", nargs="*", help="parts of names")
    parser.add_argument("--skip-whole", action="store_true", help="do not see first that all checks pass")
    given = parser.parse_args()
    chosen = [entry for entry in SABOTAGES if not given.only or any(part in entry.name for part in given.only)]
    missed: list[str] = []
    with TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as name:
        folder = Path(name)
        for part in COPIED:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(ROOT / part, folder / part)
        for tests in [] if given.skip_whole else dict.fromkeys(entry.tests for entry in chosen):
            if failed := run(folder, tests):
                print(f"{failed}: fails without any sabotage", flush=True)
                missed.append(tests)
        for entry in chosen:
            begin = monotonic()
            path = folder / entry.file
            before = path.read_text(encoding="utf-8")
            if before.count(entry.line) < 1:
                print(f"{entry.name}: there is no such line in {entry.file}", flush=True)
                missed.append(entry.name)
                continue
            path.write_text(before.replace(entry.line, entry.instead, 1), encoding="utf-8")
            noticed = run(folder, entry.tests)
            path.write_text(before, encoding="utf-8")
            took = f"{monotonic() - begin:5.0f} s"
            print(f"{'noticed' if noticed else 'MISSED':8} {took}  {entry.name}: {noticed}", flush=True)
            missed += [] if noticed else [entry.name]
    print(f"{len(chosen) - len(missed)} of {len(chosen)} noticed")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
