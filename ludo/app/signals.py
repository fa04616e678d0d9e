"""An end asked for by the system is a proper one: the file is closed."""

import os
import signal

from PySide6.QtCore import QCoreApplication, QSocketNotifier


def quit_on_signals(app: QCoreApplication) -> None:
    """Quit when the session ends, the terminal is closed, or somebody presses Ctrl+C in it.

    Python runs its handlers only between two steps of its own; the pipe wakes Qt up, which then lets Python run.
    """
    woken, ours = os.pipe()
    os.set_blocking(ours, False)
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(ours, warn_on_full_buffer=False)
    notifier = QSocketNotifier(woken, QSocketNotifier.Type.Read, app)
    notifier.activated.connect(lambda: os.read(woken, 64))

    def let_go() -> None:
        signal.set_wakeup_fd(-1)
        notifier.setEnabled(False)
        os.close(ours)
        os.close(woken)

    app.aboutToQuit.connect(let_go)
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, lambda *_: app.quit())
