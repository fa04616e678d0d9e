"""Files of every version that was ever released still open."""

from pathlib import Path
from shutil import copyfile

import pytest

from ludo.games import GAMES
from ludo.session.replay import Replay
from ludo.store.schema import VERSION
from ludo.store.store import Store
from tests.session.tables import ledger_chips

FILES = sorted((Path(__file__).parent / "files").glob("version-*.db"))


def test_there_is_a_file_of_every_version() -> None:
    assert [path.stem for path in FILES] == [f"version-{number + 1}" for number in range(VERSION)]


@pytest.mark.parametrize("old", FILES, ids=lambda path: path.stem)
def test_a_file_of_an_old_version_opens_with_all_that_is_in_it(tmp_path: Path, old: Path) -> None:
    path = tmp_path / "ludo.db"
    copyfile(old, path)
    store = Store(path)
    assert store.notice is None
    (finished, running) = sorted(store.sessions(), key=lambda summary: summary.number)
    assert (finished.over, running.over) == (True, False)
    for summary in (finished, running):
        header, lines = store.load(summary.number)
        assert Replay(GAMES[header.game], header, lines).damage is None
        assert lines
    assert ledger_chips(store, finished.number) == (5, -5, 0)
    assert store.get("theme") == "dark"
