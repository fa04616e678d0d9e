"""What is written about strength is what was measured."""

import json
from pathlib import Path

import pytest

from benchmarks.strength import ALONE, DOCUMENT, LADDERS, MEASUREMENTS, tables, with_tables


def test_the_tables_say_what_the_files_hold() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert with_tables(text, tables()) == text


def test_each_file_was_made_by_its_command() -> None:
    for wanted in MEASUREMENTS:
        if wanted.path.exists():
            found = json.loads(wanted.path.read_text(encoding="utf-8"))
            assert f".{found['command']} {found['game']} " in wanted.command
            assert f"--seed {found['seed']}" in wanted.command


def test_a_document_without_the_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        with_tables("# Strength", {ALONE: "", LADDERS: ""})


def test_every_file_belongs_to_a_measurement() -> None:
    assert {path.stem for path in Path(DOCUMENT.parent / "strength").glob("*.json")} <= {w.name for w in MEASUREMENTS}
