"""What holds for every test: no screen, no user data, repeatable examples."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from ludo.store.store import Store

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Set before anything asks platformdirs or Qt for a folder, so that no test can touch the user's own data.
_home = TemporaryDirectory(prefix="ludo-tests-")
for _kind in ("DATA", "CONFIG", "CACHE", "STATE", "RUNTIME"):
    _folder = Path(_home.name, _kind.lower())
    _folder.mkdir(mode=0o700)
    os.environ["XDG_RUNTIME_DIR" if _kind == "RUNTIME" else f"XDG_{_kind}_HOME"] = str(_folder)
os.environ.pop("LUDO_DATA_DIR", None)

# No deadlines: how long an example takes says something about the machine, not about the rules.
_common = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("default", _common, derandomize=True, database=None, max_examples=50)
settings.register_profile("long", _common, derandomize=False, max_examples=2000)
settings.load_profile("default")  # `--hypothesis-profile=long` is read after this and wins


def pytest_unconfigure(config: pytest.Config) -> None:
    _home.cleanup()


@pytest.fixture(autouse=True)
def _closed_stores(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close every store that a test has opened: from Python 3.13 on, a connection left open is a warning."""
    opened: list[Store] = []
    initialise = Store.__init__

    def remember(store: Store, *args: Any, **options: Any) -> None:
        initialise(store, *args, **options)
        opened.append(store)

    monkeypatch.setattr(Store, "__init__", remember)
    yield
    for store in opened:
        store.close()
