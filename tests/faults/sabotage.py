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

_STORE = "tests/store/test_store.py::"
_NOTHING_LOST = "tests/store/nights/test_nothing_lost.py::"
_KEYS = f"{_NOTHING_LOST}test_all_rows_are_kept_that_can_be_found_by_their_keys"
_TOLD = "tests/store/nights/test_salvage.py::test_each_act_that_can_be_read_is_kept_and_how_many_are_not_is_told"
_WILD = "tests/faults/test_wild.py::test_what_makes_no_sense_is_mended_and_told_when_the_file_is_looked_through"
_DEEDS = "tests/faults/test_deeds.py::"
_DEED = f"{_DEEDS}test_what_was_done_is_in_the_file"


class Sabotage(NamedTuple):
    """A line of the program, which stands there once, what takes its place, and the test that has to notice it."""

    name: str
    file: str
    line: str
    instead: str
    test: str


SABOTAGES: Final = (
    Sabotage(
        "every 13th line of a log is dropped",
        "ludo/store/store.py",
        'connection.execute("INSERT INTO log VALUES (?, ?, ?)", (session, number, line))',
        'number % 13 or connection.execute("INSERT INTO log VALUES (?, ?, ?)", (session, number, line))',
        f"{_STORE}test_a_session_is_found_again_as_it_was_left",
    ),
    Sabotage(
        "settlements are not written",
        "ludo/store/partie_acts.py",
        "            said.append(_deal(partie, settlement))",
        "            pass",
        "tests/faults/test_short.py::test_nothing_is_lost_without_a_word[spoiled_bytes]",
    ),
    Sabotage(
        "a session is forgotten by the salvage",
        "ludo/store/salvage_parties.py",
        "for done, row in enumerate(rows):",
        "for done, row in enumerate(rows[1:]):",
        f"{_KEYS}[acts]",
    ),
    Sabotage(
        "the salvage forgets what was done by hand",
        "ludo/store/salvage_acts.py",
        "self.read.setdefault(act.id, act)",
        'act.kind == "correct" or self.read.setdefault(act.id, act)',
        f"{_KEYS}[acts]",
    ),
    Sabotage(
        "an import knows nothing of what came in before",
        "ludo/store/nights/imported.py",
        "act = self._act(uid)",
        "act = None",
        "tests/store/nights/test_bringing.py::test_whoever_was_renamed_what_came_in_counts_once",
    ),
    Sabotage(
        "nothing stands for people who are lost",
        "ludo/store/salvage.py",
        "        acts.stand_in()\n",
        "",
        "tests/store/nights/test_salvage.py::test_people_and_an_evening_whose_acts_are_lost_keep_their_names_and_chips",
    ),
    Sabotage(
        "no notice is kept",
        "ludo/store/opening.py",
        "keep_notices(target, [notice, *kept_notices(target)])",
        "pass",
        f"{_KEYS}[acts]",
    ),
    Sabotage(
        "a backup is written in place",
        "ludo/store/copies.py",
        'partial = companion(path, ".part")',
        "partial = path",
        f"{_STORE}test_a_copy_that_cannot_be_finished_leaves_the_older_one",
    ),
    Sabotage(
        "a salvage that fails is ignored",
        "ludo/store/opening.py",
        "    except FAILURES:\n        remove(partial)\n        raise\n    rename(partial, whole)",
        "    except FAILURES:\n        pass\n    rename(partial, whole)",
        f"{_DEEDS}test_a_salvage_that_fails_leaves_the_damaged_file_where_it_is",
    ),
    Sabotage(
        "a damaged file is deleted",
        "ludo/store/opening.py",
        'move(path, kept or beside(path, "damaged", clock))',
        "path.unlink()",
        "tests/store/test_places.py::test_a_file_that_is_gone_is_made_of_its_journal[True]",
    ),
    Sabotage(
        "restoring deletes what was there",
        "ludo/store/store.py",
        "                move(self.path, kept)\n",
        "                self.path.unlink()\n",
        f"{_DEEDS}test_a_copy_and_what_was_there_before_it_was_restored_are_whole",
    ),
    Sabotage(
        "closings are not written",
        "ludo/store/nights/diary.py",
        "books.write(EVENTS[kind], {",
        "kind is EventKind.CLOSED or books.write(EVENTS[kind], {",
        f"{_DEED}[diary]",
    ),
    Sabotage(
        "the disk is not waited for (synchronous = OFF)",
        "ludo/store/connections.py",
        '"synchronous = FULL"',
        '"synchronous = OFF"',
        f"{_STORE}test_writes_survive_a_power_cut_as_far_as_sqlite_can",
    ),
    Sabotage(
        "corrections are not written",
        "ludo/store/nights/sheet_writing.py",
        '"text": line.line,',
        '"text": line.line if not line.revision else "{}",',
        f"{_DEED}[sheet]",
    ),
    Sabotage(
        "chips of sheets are not written",
        "ludo/store/nights/sheet_writing.py",
        '"moves": self._changed(moves),',
        '"moves": {},',
        "tests/store/nights/test_chips.py::test_every_posting_is_traced_to_what_it_was_paid_for",
    ),
    Sabotage(
        "reasons of postings are lost",
        "ludo/store/nights/entries.py",
        '"reason": clean_note(reason or "") or None}',
        '"reason": reason and "x"}',
        f"{_DEED}[hand]",
    ),
    Sabotage(
        "notes are not written",
        "ludo/store/nights/people.py",
        '"notes": clean_note(notes)}',
        '"notes": ""}',
        f"{_DEED}[person]",
    ),
    Sabotage(
        "pictures are not written",
        "ludo/store/nights/people.py",
        "kept = None if picture is None else",
        "kept = None if picture else",
        f"{_DEED}[person]",
    ),
    Sabotage(
        "people are not merged",
        "ludo/store/nights/people.py",
        '{"pairs": [[one, other]]}',
        '{"pairs": []}',
        f"{_DEED}[merge]",
    ),
    Sabotage(
        "results are not written",
        "ludo/store/partie_acts.py",
        "for result in finish.results]",
        "for result in finish.results[:0]]",
        f"{_DEED}[finished_sheet]",
    ),
    Sabotage(
        "settings are not written",
        "ludo/store/store.py",
        'ON CONFLICT (key) DO UPDATE SET value = excluded.value"',
        'ON CONFLICT (key) DO NOTHING"',
        f"{_DEED}[setting]",
    ),
    Sabotage(
        "what is lost is not counted",
        "ludo/store/salvage_target.py",
        "        self.report.missing[kind] += count\n",
        "",
        _TOLD,
    ),
    Sabotage(
        "evenings are not named",
        "ludo/store/salvage_target.py",
        "            self.report.evenings.add(evening)\n",
        "            pass\n",
        "tests/store/nights/test_salvage.py::test_people_and_an_evening_whose_acts_are_lost_keep_their_names_and_chips",
    ),
    Sabotage(
        "a log that was over is cut",
        "ludo/store/salvage_parties.py",
        "            lines = _with_marks(log)\n            self.outcomes",
        "            self.outcomes",
        f"{_NOTHING_LOST}test_a_partie_that_was_over_keeps_its_result_and_its_chips_when_a_line_of_its_log_is_lost",
    ),
    Sabotage(
        "wild moments are let in",
        "ludo/store/rows.py",
        '    raise RowError(f"{value!r:.80} is no moment")',
        "    return text(value)",
        f"{_WILD}[a sheet that began yesterday]",
    ),
)


def sabotaged(entry: Sabotage, folder: Path) -> str:
    """Return the text of a file with a sabotage. Raises ValueError where its line does not stand there once."""
    text = (folder / entry.file).read_text(encoding="utf-8")
    if text.count(entry.line) != 1:
        raise ValueError(f"{entry.name}: {text.count(entry.line)} such lines in {entry.file}")
    return text.replace(entry.line, entry.instead)


def run(folder: Path, *tests: str) -> str | None:
    """Run tests in a copy of the tree; the first that failed, None if all passed."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        ran = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return f"no end within {PATIENCE} s"
    if ran.returncode == 0:
        return None
    named = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return named[0].partition(" - ")[0] if named else f"pytest ended with {ran.returncode}"


def is_noticed(entry: Sabotage, folder: Path) -> bool:
    """Run the test of a sabotage over a copy of the tree with it."""
    begin, path = monotonic(), folder / entry.file
    before = path.read_text(encoding="utf-8")
    path.write_text(sabotaged(entry, folder), encoding="utf-8")
    noticed = run(folder, entry.test)
    path.write_text(before, encoding="utf-8")
    said = f"noticed {monotonic() - begin:5.0f} s  {entry.name}: {noticed}" if noticed else f"MISSED {entry.name}"
    print(said, flush=True)
    return noticed is not None


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.sabotage", description=__doc__)
    parser.add_argument("--only", nargs="*", help="parts of names")
    parser.add_argument("--skip-whole", action="store_true", help="do not see first that all checks pass")
    given = parser.parse_args()
    chosen = [entry for entry in SABOTAGES if not given.only or any(part in entry.name for part in given.only)]
    with TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as name:
        folder = Path(name)
        for part in COPIED:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(ROOT / part, folder / part)
        failed = None if given.skip_whole else run(folder, *dict.fromkeys(entry.test for entry in chosen))
        if failed:
            print(f"without any sabotage: {failed}", flush=True)
        noticed = sum(is_noticed(entry, folder) for entry in chosen)
    print(f"{noticed} of {len(chosen)} noticed")
    return int(noticed < len(chosen) or bool(failed))


if __name__ == "__main__":
    sys.exit(main())
