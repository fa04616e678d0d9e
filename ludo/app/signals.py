"""An end asked for by the system is a proper one: the file is closed."""

import signal
import socket

from PySide6.QtCore import QCoreApplication, QSocketNotifier


def quit_on_signals(app: QCoreApplication) -> None:
    """Quit when the session ends, the terminal is closed, or somebody presses Ctrl+C in it.

    Python runs its handlers only between two steps of its own; the socket wakes Qt up, which then lets Python run.
    """
    ours, woken = socket.socketpair()
    ours.setblocking(False)
    woken.setblocking(False)
    signal.set_wakeup_fd(ours.fileno(), warn_on_full_buffer=False)
    notifier = QSocketNotifier(woken.fileno(), QSocketNotifier.Type.Read, app)
    notifier.activated.connect(lambda: woken.recv(64))

    def let_go() -> None:
        signal.set_wakeup_fd(-1)
        ours.close()

    app.aboutToQuit.connect(let_go)
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, lambda *_: app.quit())
