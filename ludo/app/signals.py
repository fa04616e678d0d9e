"""An end asked for by the system is a proper one: the file is closed."""

import os
import signal
from typing import Final

from PySide6.QtCore import QCoreApplication, QSocketNotifier

_ENDING: Final = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


def quit_on_signals(app: QCoreApplication) -> None:
    """Quit when the session ends, the terminal is closed, or somebody presses Ctrl+C in it; ignore what follows.

    Python would run a handler anywhere, even within the closing of windows that the signal before asked for. So the
    handlers do nothing: a pipe wakes the event loop, and that quits, once.
    """
    woken, ours = os.pipe()  # open until the process ends: a signal may come after the event loop
    os.set_blocking(ours, False)
    notifier = QSocketNotifier(woken, QSocketNotifier.Type.Read, app)

    def ignore_signals() -> None:
        notifier.setEnabled(False)
        signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)  # Python complains of one that came before it is ignored
        for number in _ENDING:
            signal.signal(number, signal.SIG_IGN)

    def end() -> None:
        ignore_signals()
        app.quit()

    notifier.activated.connect(end)
    app.aboutToQuit.connect(ignore_signals)
    signal.set_wakeup_fd(ours, warn_on_full_buffer=False)
    for number in _ENDING:
        signal.signal(number, lambda *_: None)
