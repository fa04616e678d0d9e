"""What holds for every test: no screen, no user data, repeatable examples."""

import gc
import importlib.util
import logging
import os
import sqlite3
import sys
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from ludo.app.compiled import refuse_stale_code
from ludo.gate import apart
from ludo.store import opening
from ludo.store.store import Store
from tests.folders import user_folders

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

gc.disable()  # while modules are imported and tests collected, hardly anything is garbage
apart.runner = apart.in_place  # a process for each file takes longer; tests/gate starts them
refuse_stale_code()  # or the tests would pass or fail for another source

if sys.platform != "win32":  # there, the platform without a screen has no fonts
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_WITH_QT = ("PySide6", "numpy")
# Where `run.py test` tries another version of Python, Qt is not installed; sources and tests are looked at once only.
if importlib.util.find_spec("PySide6") is None:
    collect_ignore = ["app", "gallery", "house", "mutation", "recipe", "ui", "test_platform.py", "test_resources.py"]

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Skip a module that imports what is not installed there: Qt, or what comes with it."""
        report = yield
        missing = next((name for name in _WITH_QT if f"No module named '{name}" in report.longreprtext), None)
        if report.failed and missing is not None:
            report.outcome, report.longrepr = "skipped", (report.nodeid, 0, f"Skipped: {missing} is not installed")
        return report


# Set before anything asks platformdirs or Qt for a folder, so that no test can touch the user's own data.
_home = TemporaryDirectory(prefix="ludo-tests-", ignore_cleanup_errors=True)
os.environ.update(user_folders(sys.platform, Path(_home.name)))
os.environ.pop("LUDO_DATA_DIR", None)

# No deadlines: how long an example takes says something about the machine, not about the rules.
_common = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("default", _common, derandomize=True, database=None, max_examples=50)
settings.register_profile("few", _common, derandomize=True, database=None, max_examples=10)
settings.register_profile("long", _common, derandomize=False, max_examples=2000)
settings.load_profile("default")  # `--hypothesis-profile=long` is read after this and wins


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The style of the program, which Qt takes when the application is made (see `ludo.app.start.application`)."""
    return ["ludo", "-style", "Fusion"]


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "QApplication":
    """The application as the program starts it: what is measured is its font, whichever test comes first."""
    from ludo.app.start import application

    return application()


PATIENCE = 60_000
"""Milliseconds that a test waits for what must come; on a loaded machine, five seconds are not enough."""

if importlib.util.find_spec("pytestqt") is not None:
    from pytestqt.qtbot import QtBot

    for wait in (QtBot.waitActive, QtBot.waitExposed, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitUntil):
        wait.__kwdefaults__ = {**(wait.__kwdefaults__ or {}), "timeout": PATIENCE}


class FailuresAtOnce:
    """Name each failed test when it fails: a run that is cut off shows no summary."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            end = "\n".join(report.longreprtext.splitlines()[-8:])
            self._terminal.write_line(f"\n{report.when} of {report.nodeid} failed:\n{end}")


def pytest_collection_finish() -> None:
    """Go through the tests themselves, which stay to the end, no more when garbage is collected."""
    gc.enable()
    gc.freeze()


@pytest.hookimpl(trylast=True)  # after the terminal's own
def pytest_configure(config: pytest.Config) -> None:
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if isinstance(terminal, pytest.TerminalReporter):
        config.pluginmanager.register(FailuresAtOnce(terminal))


def pytest_unconfigure(config: pytest.Config) -> None:
    _home.cleanup()


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    """Go back to English after a test in another language."""
    yield
    if "ludo.ui.i18n" in sys.modules:
        from ludo.ui.i18n import language, set_language

        if language() != "en":
            set_language("en")


@pytest.fixture(autouse=True, scope="module")
def _usual_text_size() -> Iterator[None]:
    """Go back to the usual size of text after tests of large text."""
    yield
    if "ludo.ui.table.fonts" in sys.modules:
        from PySide6.QtWidgets import QApplication

        from ludo.ui.table.fonts import text_scale
        from ludo.ui.theme import apply_theme, current_theme

        app = QApplication.instance()
        if isinstance(app, QApplication) and text_scale() != 1.0:
            apply_theme(app, current_theme())


@pytest.fixture(autouse=True)
def _collected_garbage(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect no garbage while Qt may hold a lock (see `ludo.ui.platform.garbage`), but after the test."""
    if "qapp" not in request.fixturenames:
        yield
        return
    gc.disable()
    yield
    gc.collect(1)  # what is older is collected between tests, as Python sees fit
    gc.enable()


@pytest.fixture(autouse=True)
def _closed_log() -> Iterator[None]:
    """Close the log that a window opened, so that the next one writes into its own folder."""
    yield
    log = logging.getLogger("ludo")
    for handler in tuple(log.handlers):
        handler.close()
        log.removeHandler(handler)


@pytest.fixture(autouse=True, scope="session")
def _tables_made_once() -> Iterator[None]:
    """Copy the tables of a new file from one in memory: thousands of files are made, and to make them takes longest."""
    make = opening.make_tables

    def copy(connection: sqlite3.Connection) -> None:
        if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            make(connection)
        else:
            model.backup(connection)
            connection.execute("PRAGMA foreign_keys = ON")

    with closing(sqlite3.connect(":memory:", check_same_thread=False)) as model, pytest.MonkeyPatch.context() as patch:
        make(model)
        patch.setattr(opening, "make_tables", copy)
        yield


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


@pytest.fixture(autouse=True)
def _deleted_widgets() -> Iterator[None]:
    """Delete what pytest-qt has closed: without an event loop it would stay, and be restyled with every later theme.

    What it has not closed goes too: a dialog would take the clicks that the next test makes in its own window.
    """
    hook = sys.excepthook
    yield
    sys.excepthook = hook
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent
        from PySide6.QtWidgets import QApplication, QMainWindow

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        for top in QApplication.topLevelWidgets():
            if top.isVisible() or isinstance(top, QMainWindow):
                top.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _pointer_away() -> Iterator[None]:
    """Take the pointer away after a drag: in the next test a card may appear under it, and rise."""
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QPoint
        from PySide6.QtGui import QCursor, QGuiApplication

        if QGuiApplication.instance() is not None:
            QCursor.setPos(QPoint(-100, -100))
