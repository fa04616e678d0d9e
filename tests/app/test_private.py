"""Nobody else reads what the program writes into its folder: a log may say who plays."""

import logging
import os
import stat
import sys
from pathlib import Path

import pytest

from ludo.app.crash import FATAL, LOG, write_log
from ludo.app.instance import LOCK, Instance
from ludo.store.notices import Notice, announce
from ludo.store.store import Store
from tests.app.test_crash import run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights work differently there")


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_folder_of_a_start_and_all_files_in_it_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    before = os.umask(0o022)
    try:
        instance = Instance(folder)
        assert instance.claim()
        write_log(folder)
        logging.getLogger("ludo").warning("Anna does not like this")
        Store(folder / "ludo.db").close()
        announce(folder / "ludo.db", Notice("damaged"))
        instance.close()
    finally:
        os.umask(before)
    assert rights(folder) == 0o700
    found = {path.name: rights(path) for path in folder.iterdir() if path.name != LOCK}
    assert {LOG, "ludo.db", "ludo.db-state", "ludo.db-notice"} <= found.keys()
    assert set(found.values()) == {0o600}


def test_nobody_else_reads_why_the_program_died(tmp_path: Path) -> None:
    run(tmp_path, "import os; os.umask(0o022)")
    assert rights(tmp_path / FATAL) == 0o600
