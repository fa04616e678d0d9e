"""Makes every choice that `pages.py` asks for, by the action that the accessibility tree offers: `chooser.py FOLDER`.

Run by the Python of the system, which has the bindings of AT-SPI. It writes what it could not find as JSON.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

APP = "ludo-access"
PATIENCE = 60.0
"""Seconds in which something is there, however loaded a machine is."""


def below(top: Any) -> list[Any]:
    """Everything that is shown below something, in order."""
    found, waiting = [], [top]
    while waiting:
        node = waiting.pop(0)
        try:
            if node is not top and not node.get_state_set().contains(Atspi.StateType.SHOWING):
                continue
            found.append(node)
            children = [node.get_child_at_index(number) for number in range(node.get_child_count())]
        except GLib.GError:
            continue
        waiting = [each for each in children if each is not None] + waiting
    return found


def does(node: Any, name: str, acts: tuple[str, ...]) -> bool:
    """Act on something of this name by the first of these actions that it offers; False if there is none."""
    try:
        if node.get_name() != name:
            return False
        action = node.get_action_iface()
        offered = [] if action is None else [action.get_action_name(n) for n in range(action.get_n_actions())]
        act = next((each for each in acts if each in offered), None)
        return act is not None and bool(Atspi.Action.do_action(action, offered.index(act)))
    except GLib.GError:
        return False


def choose(app: Any, group: str, name: str) -> bool:
    """Choose something by its name, in the row of a name; False if it is not there."""
    nodes = below(app)
    if group:
        rows = [node for node in nodes if node.get_name() == group]
        return any(does(node, name, ("Toggle",)) for row in rows for node in below(row))
    return any(does(node, name, ("Press",)) for node in nodes)


def application(context: Any) -> Any:
    """Wait until the program is on the bus."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(number)
            if app is not None and app.get_name() == APP:
                return app
        listen(context)
    raise SystemExit("the program is not on the bus")


def listen(context: Any) -> None:
    """Take in what the bus tells."""
    while context.pending():
        context.iteration(False)
    time.sleep(0.01)


def main(folder: Path) -> None:
    """Make one choice after the other."""
    context = GLib.MainContext.default()
    missed: list[dict[str, Any]] = []
    app, done = application(context), 0
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        listen(context)
        path = folder / "step.json"
        step: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"number": done}
        if step["number"] == -1:
            break
        if step["number"] == done:
            continue
        done = step["number"]
        limit = time.monotonic() + PATIENCE / 6
        while step["name"] and not choose(app, step["group"], step["name"]):
            if time.monotonic() > limit:
                missed.append(step)
                break
            listen(context)
        (folder / f"done-{done}").touch()
        end = time.monotonic() + PATIENCE
    print(json.dumps({"missed": missed, "done": done}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
