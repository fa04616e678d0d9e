"""Plays one deal at a table that it knows by its accessibility tree only: what it hears and what it can press.

Run by the Python of the system, which has the bindings of AT-SPI: `player.py SEED ACTS LANGUAGE HAND [voice|partie]`.
HAND: it plays by "actions" or by "keys"; voice: it listens to the end before it acts; partie: it goes on to the end of
the partie. It writes what it did as JSON: the announcements with their time, what it pressed, how it ended.

It relies on docs/accessibility.md and on nothing else: a playable card says so in its name; the group "Your choices"
holds the buttons and the number to choose; other things that can be pressed inside the group "Card table" are places
that take what was picked up.
"""

import json
import random
import sys
import time
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

APP = "ludo-access"
QUIET = 0.25
PATIENCE = 25.0
WORDS = {
    "en": {
        "table": "Card table", "choices": "Your choices", "playable": ", playable", "to": "To: ",
        "end": ("Next deal", "Another deal", "Look back", "Play again"),
        "next": "Next deal", "not": ("Start again", "Home"),
    },
    "fr": {
        "table": "Table de jeu", "choices": "Vos choix", "playable": ", jouable", "to": "Vers\xa0: ",
        "end": ("Donne suivante", "Encore une donne", "Revoir", "Rejouer"),
        "next": "Donne suivante", "not": ("Recommencer", "Accueil"),
    },
}  # fmt: skip
"""What docs/accessibility.md says of names, by language."""
WORDS_A_SECOND = 2.5
"""How fast a voice speaks, where the player listens to the end before it acts."""
BREATH = 4.0
"""A voice that is silent for so many seconds has ended, where the player listens."""
ENTER = 0xFF0D
"""The keysym of Enter."""


class Player:
    """A program that knows the accessibility tree only."""

    def __init__(self, seed: int, language: str, by_keys: bool, how: str) -> None:
        self.listens = how == "voice"
        self.whole = how == "partie"
        self.spoken_until = 0.0
        self.words: dict[str, Any] = WORDS[language]
        self.by_keys = by_keys
        self.luck = random.Random(seed)
        self.heard: list[tuple[float, str]] = []
        self.pressed: list[str] = []
        self.problems: list[str] = []
        self.last_event = time.monotonic()
        self.context = GLib.MainContext.default()
        self.listener = Atspi.EventListener.new(self.hear)
        for kind in ("object:announcement", "object:state-changed:focused", "object:property-change:accessible-name"):
            self.listener.register(kind)

    def hear(self, event: Any, *_: Any) -> None:
        """Keep what is announced; notice that something happens."""
        self.last_event = time.monotonic()
        if event.type.startswith("object:announcement"):
            text = str(event.any_data)
            self.heard.append((round(time.monotonic(), 4), text))
            begin = max(time.monotonic(), self.spoken_until)
            self.spoken_until = begin + len(text.split()) / WORDS_A_SECOND

    def listen(self, seconds: float) -> None:
        """Hear what there is to be heard for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while self.context.pending():
                self.context.iteration(False)
            time.sleep(0.005)

    def until_quiet(self) -> None:
        """Wait until nothing has happened for a moment."""
        while time.monotonic() - self.last_event < QUIET:
            self.listen(0.05)

    def application(self) -> Any:
        """Wait until the program is on the bus."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            desktop = Atspi.get_desktop(0)
            for number in range(desktop.get_child_count()):
                app = desktop.get_child_at_index(number)
                if app is not None and app.get_name() == APP:
                    return app
            self.listen(0.2)
        raise SystemExit("the program is not on the bus")

    def all(self, top: Any) -> list[Any]:
        """Everything that is shown below something, in order."""
        result, waiting = [], [top]
        while waiting:
            node = waiting.pop(0)
            try:
                states = node.get_state_set()
                if node is not top and not states.contains(Atspi.StateType.SHOWING):
                    continue
                result.append(node)
                waiting = [node.get_child_at_index(n) for n in range(node.get_child_count())] + waiting
                waiting = [each for each in waiting if each is not None]
            except GLib.GError:
                continue
        return result

    def find(self, nodes: list[Any], name: str) -> Any:
        """Return the first node of this name, None if there is none."""
        return next((node for node in nodes if node.get_name() == name), None)

    def can_press(self, node: Any) -> bool:
        """Does it offer to be pressed?"""
        try:
            action = node.get_action_iface()
            return action is not None and any(
                action.get_action_name(number) == "Press" for number in range(action.get_n_actions())
            )
        except GLib.GError:
            return False

    def press(self, node: Any) -> None:
        """Press it, and listen to what comes of it."""
        while self.listens and time.monotonic() < max(self.spoken_until, self.last_event) + BREATH:
            self.listen(0.05)
        name = node.get_name()
        if not name:
            self.problems.append("something that can be pressed has no name")
        self.pressed.append(name)
        before = len(self.heard)
        self.last_event = time.monotonic()
        if self.by_keys and self.focuses(node):
            Atspi.generate_keyboard_event(ENTER, None, Atspi.KeySynthType.SYM)
        else:
            if self.by_keys:
                self.problems.append(f"no focus: {name}")
            Atspi.Action.do_action(node.get_action_iface(), 0)
        end = time.monotonic() + 3
        while len(self.heard) == before and time.monotonic() < end:
            self.listen(0.02)
        self.until_quiet()

    def focuses(self, node: Any) -> bool:
        """Bring the focus there, as arrows and Tab do; False if it cannot be."""
        component = node.get_component_iface()
        return component is not None and bool(component.grab_focus())

    def step(self, app: Any) -> bool | str:
        """Do one thing; False if there was nothing to do, the name of the button that ends the deal at its end."""
        nodes = self.all(app)
        table = self.find(nodes, self.words["table"])
        if table is None:
            return False
        inside = self.all(table)
        group = next((node for node in inside if (node.get_name() or "").startswith(self.words["choices"])), None)
        choices = [] if group is None else [node for node in self.all(group) if self.can_press(node)]
        for node in choices:
            if self.whole and node.get_name().startswith(self.words["next"]):
                self.press(node)
                return True
            if node.get_name().startswith(self.words["end"]):
                return str(node.get_name())
        choices = [node for node in choices if not node.get_name().startswith(self.words["not"])]
        cards = [node for node in inside if self.words["playable"] in node.get_name() and self.can_press(node)]
        places = [
            node
            for node in inside
            if node.get_role() == Atspi.Role.PUSH_BUTTON
            and node.get_name().startswith(self.words["to"])
            and self.can_press(node)
        ]
        offered = places or (cards if not choices or (cards and self.luck.random() < 0.6) else choices)
        if not offered:
            return False
        self.press(self.luck.choice(offered))
        return True

    def play(self, most: int) -> dict[str, Any]:
        """Play one deal, or so many acts of it."""
        app = self.application()
        self.listen(1.0)
        self.until_quiet()
        waited = time.monotonic()
        ended = None
        while len(self.pressed) < most and time.monotonic() - max(waited, self.last_event) < PATIENCE:
            done = self.step(app)
            if isinstance(done, str):
                ended = done
                break
            if done:
                waited = time.monotonic()
            else:
                self.listen(0.1)
        names = [(node.get_role_name(), node.get_name()) for node in self.all(app)]
        return {
            "ended": ended,
            "heard": self.heard,
            "pressed": self.pressed,
            "problems": self.problems,
            "left": names,
        }


if __name__ == "__main__":
    player = Player(int(sys.argv[1]), sys.argv[3], sys.argv[4] == "keys", "".join(sys.argv[5:]))
    print(json.dumps(player.play(int(sys.argv[2]))))
