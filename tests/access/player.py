"""Plays at a table that it knows by its accessibility tree only: what it hears and what it can press.

Run by the Python of the system, which has the bindings of AT-SPI: `player.py SEED ACTS LANGUAGE HAND FOLDER [partie]`.
HAND: it plays by "actions" or by "keys"; FOLDER: shared with `program.py`, whose voice says there when it has ended;
partie: it goes on to the end of the partie. It writes what it did as JSON: the announcements, what it pressed, how it
ended.

It relies on docs/accessibility.md and on nothing else: a playable card says so in its name; the group "Your choices"
holds the buttons and the number to choose; other things that can be pressed inside the group "Card table" are places
that take what was picked up. By keys it walks as one does who hears where the focus is: with the arrows and Tab.
"""

import json
import random
import sys
import time
from pathlib import Path
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

APP = "ludo-access"
HELLO = "Is anybody there?"
"""What the program says until it is heard."""
PATIENCE = 60.0
"""Seconds in which the program answers, however loaded a machine is."""
AGAIN = 3
"""So often Enter is pressed again."""
MOVED = 0.3
"""Seconds in which the focus has moved, if a key moves it."""
LATE = 5.0
"""Seconds in which the tree shows what has changed."""
FAR = 90
"""Keys that lead to anything."""
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
KEYS = {"Enter": 0xFF0D, "Tab": 0xFF09, "Right": 0xFF53, "Down": 0xFF54}
"""The keysyms of the keys that are pressed."""


class Player:
    """A program that knows the accessibility tree only."""

    def __init__(self, seed: int, language: str, hand: str, folder: Path, *, whole: bool) -> None:
        self.whole = whole
        self.folder = folder
        self.words: dict[str, Any] = WORDS[language]
        self.by_keys = hand == "keys"
        self.luck = random.Random(seed)
        self.heard: list[str] = []
        self.pressed: list[str] = []
        self.problems: list[str] = []
        self.turns = 0
        self.pressed_at = 0.0
        self.answered: list[float] = []
        """Seconds from what was pressed to the first announcement that came of it."""
        self.focus: Any = None
        self.context = GLib.MainContext.default()
        self.listener = Atspi.EventListener.new(self.hear)
        for kind in ("object:announcement", "object:state-changed:focused"):
            self.listener.register(kind)

    def hear(self, event: Any, *_: Any) -> None:
        """Keep what is announced, and where the focus is."""
        if event.type.startswith("object:announcement"):
            if (text := str(event.any_data)) == HELLO:
                (self.folder / "ready").touch()
            else:
                self.heard.append(text)
                if self.pressed_at:
                    self.answered.append(round(time.monotonic() - self.pressed_at, 4))
                    self.pressed_at = 0.0
        elif event.detail1:
            self.focus = event.source

    def listen(self) -> None:
        """Hear what there is to be heard."""
        while self.context.pending():
            self.context.iteration(False)
        time.sleep(0.005)

    def application(self) -> Any:
        """Wait until the program is on the bus and heard."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            desktop = Atspi.get_desktop(0)
            for number in range(desktop.get_child_count()):
                app = desktop.get_child_at_index(number)
                if app is not None and app.get_name() == APP and (self.folder / "ready").exists():
                    return app
            self.listen()
        raise SystemExit("the program is not on the bus")

    def answer(self) -> dict[str, Any] | None:
        """Wait for the next turn; by keys press Enter again where nothing comes of it, for a key may be held back.

        Something comes of it where anything was announced or the focus went on: then Enter would press something else.
        """
        for _ in range(AGAIN if self.by_keys and self.pressed else 0):
            pressed, focus = self.pressed_at, self.focus
            turn = self.turn(PATIENCE / 20)
            if turn is not None:
                return turn
            if not pressed or (self.pressed_at, self.focus) != (pressed, focus):
                break
            self.key("Enter")
        return self.turn(PATIENCE)

    def turn(self, patience: float) -> dict[str, Any] | None:
        """Wait until the voice has ended and the program waits, and everything has been heard; None: it never does."""
        path, end = self.folder / "turns.jsonl", time.monotonic() + patience
        while time.monotonic() < end:
            self.listen()
            lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
            if len(lines) > self.turns:
                turn: dict[str, Any] = json.loads(lines[-1])
                if len(self.heard) >= turn["said"]:
                    self.turns = len(lines)
                    return turn
        return None

    def waited_for(self) -> str:
        """Return what was waited for in vain, here and by the program."""
        (self.folder / "lost").touch()
        path, end = self.folder / "waits.json", time.monotonic() + PATIENCE / 10
        while not path.exists() and time.monotonic() < end:
            self.listen()
        turns = self.folder / "turns.jsonl"
        told = turns.read_text(encoding="utf-8").splitlines()[self.turns :] if turns.exists() else []
        return f"{len(self.heard)} heard, {told}, {path.read_text(encoding='utf-8') if path.exists() else 'no word'}"

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
        """Press it."""
        name = node.get_name()
        if not name:
            self.problems.append("something that can be pressed has no name")
        self.pressed.append(name)
        self.pressed_at = time.monotonic()
        if not self.by_keys:
            Atspi.Action.do_action(node.get_action_iface(), 0)
        elif self.walk_to(node):
            self.pressed_at = time.monotonic()
            self.key("Enter")
        else:
            self.problems.append(f"no way by keys: {name}")

    def key(self, name: str) -> None:
        """Press a key."""
        Atspi.generate_keyboard_event(KEYS[name], None, Atspi.KeySynthType.SYM)

    def has_focus(self, node: Any) -> bool:
        """Is the focus there?"""
        node.clear_cache()
        return bool(node.get_state_set().contains(Atspi.StateType.FOCUSED))

    def wait_for_focus(self) -> None:
        """Wait until the focus has moved, if it moves."""
        end = time.monotonic() + MOVED
        while self.focus is None and time.monotonic() < end:
            self.listen()

    def walk_to(self, node: Any) -> bool:
        """Walk along a row, to the next row where it has been walked through, then on with Tab; False: no way."""
        seen: list[Any] = []
        key, new = "Right", True
        late = False
        for _ in range(FAR):
            if self.has_focus(node):
                if not late:
                    return True
                self.wait_for_focus()  # of a key that is late still
                late = False
                continue
            key = "Tab" if key == "Tab" else "Right" if new else "Down" if key == "Right" else "Tab"
            self.focus = None
            self.key(key)
            self.wait_for_focus()
            late = self.focus is None
            new = self.focus is not None and all(self.focus != each for each in seen)
            seen.append(self.focus)
        return False

    def look(self, app: Any, wanted: str | None) -> bool | str:
        """Do one thing, looking again where there is nothing to do yet: the tree follows a little later."""
        end = time.monotonic() + LATE
        done = self.step(app, wanted)
        while not done and time.monotonic() < end:
            self.listen()
            done = self.step(app, wanted)
        return done

    def step(self, app: Any, wanted: str | None) -> bool | str:
        """Do one thing; False if there was nothing to do, the name of the button that ends the deal at its end."""
        nodes = self.all(app)
        table = next((node for node in nodes if node.get_name() == self.words["table"]), None)
        if table is None:
            return False
        inside = [node for node in self.all(table) if node.get_name()]
        if wanted is not None:
            offered = [node for node in inside if node.get_name() == wanted and self.can_press(node)]
        else:
            offered = self.offered(inside)
        if offered and offered[0].get_name().startswith(self.words["end"]):
            name = str(offered[0].get_name())
            if not self.whole or not name.startswith(self.words["next"]):
                return name
        if not offered:
            return False
        self.press(self.luck.choice(offered))
        return True

    def offered(self, inside: list[Any]) -> list[Any]:
        """Return what could be pressed now; the button that goes on alone, at the end of a deal."""
        group = next((node for node in inside if node.get_name().startswith(self.words["choices"])), None)
        choices = [] if group is None else [node for node in self.all(group) if self.can_press(node)]
        ends = [node for node in choices if node.get_name().startswith(self.words["end"])]
        if ends:
            return ends[:1]
        choices = [node for node in choices if not node.get_name().startswith(self.words["not"])]
        cards = [node for node in inside if self.words["playable"] in node.get_name() and self.can_press(node)]
        places = [
            node
            for node in inside
            if node.get_role() == Atspi.Role.PUSH_BUTTON
            and node.get_name().startswith(self.words["to"])
            and self.can_press(node)
        ]
        return places or (cards if not choices or (cards and self.luck.random() < 0.6) else choices)

    def play(self, most: int) -> dict[str, Any]:
        """Play one deal, or so many acts of it."""
        app = self.application()
        ended = None
        while len(self.pressed) < most:
            turn = self.answer()
            if turn is None:
                self.problems.append(f"no answer to {self.pressed[-1:]}: {self.waited_for()}")
                break
            done = self.look(app, turn["do"])
            if isinstance(done, str):
                ended = done
                break
            if not done:
                self.problems.append(f"nothing to press: {turn}")
                break
        names = [(node.get_role_name(), node.get_name()) for node in self.all(app)]
        return {
            "ended": ended,
            "heard": self.heard,
            "answered": self.answered,
            "pressed": self.pressed,
            "problems": self.problems,
            "left": names,
        }


if __name__ == "__main__":
    seed, acts, language, hand, folder, *more = sys.argv[1:]
    player = Player(int(seed), language, hand, Path(folder), whole=more[:1] == ["partie"])
    print(json.dumps(player.play(int(acts))))
