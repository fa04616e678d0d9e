"""The program in a state in which signals come: `python -m tests.app.signalled STATE FOLDER`; prints when it is there.

STATE: `animation` (cards fly), `message`, `dialog` (with an event loop of its own), `close` (by the person, who is
faster than the signals), `nested` (a second signal while the first one closes the windows).
"""

import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from ludo.app import start
from ludo.app.main import main
from ludo.ui.dialogs.message import show_message
from ludo.ui.shell.window import MainWindow

STATES = ("animation", "message", "dialog", "close", "nested")


def bring_about(state: str, window: MainWindow) -> None:
    """Bring the window into a state; print once it is there."""
    if state == "animation":
        window.services.store.put("guide.trut", "seen")
        window.playing.begin_again("trut")
        tell_when_moving(window)
    elif state == "message":
        show_message(window, lambda: "Message", lambda: "It waits.")
        tell()
    elif state == "dialog":
        dialog = QFileDialog(window)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        QTimer.singleShot(0, dialog, tell)
        dialog.exec()
    elif state == "close":
        tell()
        window.close()
    else:
        signal_within_close()
        tell()


def tell() -> None:
    """Tell who sends the signals."""
    print("there", flush=True)


def tell_when_moving(window: MainWindow) -> None:
    """Tell as soon as something moves on the table."""
    page = window.playing.page
    if page is not None and page.table.busy:
        tell()
    else:
        QTimer.singleShot(5, window, lambda: tell_when_moving(window))


def signal_within_close() -> None:
    """Send more signals from within the closing of the window, as often as it is closed."""
    close = MainWindow.closeEvent

    def closing(window: MainWindow, event: QCloseEvent) -> None:
        for number in (signal.SIGTERM, signal.SIGHUP):
            os.kill(os.getpid(), number)
        close(window, event)

    MainWindow.closeEvent = closing  # type: ignore[assignment, method-assign]


def watch(state: str) -> None:
    """Bring the state about once the window is there and signals are heard."""
    windows = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
    if windows and signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        bring_about(state, windows[0])
    else:
        QTimer.singleShot(5, lambda: watch(state))


if __name__ == "__main__":
    start.application()
    QTimer.singleShot(0, lambda: watch(sys.argv[1]))
    sys.exit(main(["--data-dir", str(Path(sys.argv[2])), "--lang", "en"]))
