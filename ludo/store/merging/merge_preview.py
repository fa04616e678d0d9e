"""The union of two logs as pages show it: what comes, changes and goes, and what has to be decided."""

import sqlite3
from collections.abc import Iterator
from typing import Final

from ludo.nights.merging import Answers, Choice, Conflict, Followed, Held, MergePreview
from ludo.store.books.act import Act, Value, shown
from ludo.store.books.kinds import SET
from ludo.store.books.moved import TABLE
from ludo.store.books.projecting import DIARY, ENTRIES
from ludo.store.books.questions import Question
from ludo.store.books.standing import BELONGS, Standing
from ludo.store.books.union import Union, key_of

_ALIKE: Final = {"person": "same-name", "season": "same-season", "evening": "same-evening"}
_REMOVED: Final = {"evening": "removed-evening", "season": "removed-season"}
_PARTIES: Final = ("partie", "sheet", "play")
_COUNTED: Final = f"SELECT (SELECT count(*) FROM {TABLE}), (SELECT count(*) FROM evening_events)"


_ASKED_FIRST: Final = ("same-name", "same-season", "same-evening", "same-payment", "same-entries")


def _rank(conflict: Conflict) -> tuple[int, str, str]:
    """Return where a question stands: in one place, whether it is answered or not."""
    first = _ASKED_FIRST.index(conflict.kind) if conflict.kind in _ASKED_FIRST else len(_ASKED_FIRST)
    return first, conflict.subject, conflict.key


class MergeTelling:
    """Tells what a union comes to."""

    def __init__(self, mine: sqlite3.Connection, union: Union, answers: Answers) -> None:
        self._mine, self._union, self._answers = mine, union, answers
        self._counted = mine.execute(_COUNTED).fetchone()
        self._sessions: list[Conflict] = []

    def ask_session(self, key: str, partie: Act, here: int, there: int) -> Choice:
        """Return which of two versions of a partie stands: the one that is here, unless somebody has chosen."""
        answer = self._answers.get(key, Choice.MINE)
        self._sessions.append(Conflict(key, "session", self._name(partie.id), str(here), str(there), answer))
        return answer

    def preview(self, changed: int, balances: tuple[Held, ...]) -> MergePreview:
        """Return what was done, once the tables follow from all acts."""
        union = self._union
        open_ = {name for question in union.questions for name in question.acts}
        new = [act for act in union.comes() if act.id not in union.here and act.id not in open_]
        people = sorted(self._name(act.id) for act in new if act.kind == "person")
        evenings = sorted((act for act in new if act.kind == "evening"), key=self._moment)
        entries, events = self._mine.execute(_COUNTED).fetchone()
        asked = [self._conflict(question, choice) for question, choice in union.answered]
        asked += [self._conflict(question, None) for question in union.questions]
        return MergePreview(
            tuple(people),
            tuple(self._name(act.id) for act in evenings),
            sum(act.kind in _PARTIES for act in new),
            max(0, entries - self._counted[0]),
            max(0, events - self._counted[1]),
            changed,
            tuple(sorted((*asked, *self._sessions), key=_rank)),
            tuple(dict.fromkeys(self._followed())),
            balances,
        )

    # what becomes as it is there

    def _followed(self) -> Iterator[Followed]:
        union = self._union
        decided = {name for question, _ in union.answered for name in question.acts}
        for act in union.goes():
            if act.kind in (*_PARTIES, *ENTRIES):
                yield Followed("annulled", self._name(act.id))
            elif act.kind in ("evening", "season", *DIARY) and act.id not in decided:
                yield Followed("gone", self._name(act.id))
            elif act.kind == "line" and act.id not in decided:
                yield Followed("changed", self._name(act.text("sheet")))
        for act in union.comes():
            if act.id in union.here and act.kind in (*_PARTIES, *ENTRIES):
                yield Followed("counts-again", self._name(act.id))
            elif act.kind == "ended" and act.text("of") in self._ended_before():
                yield Followed("result", self._name(act.text("of")))
        for act in union.before.order:
            current = union.after.current(act.id)
            if act.kind == "person" and current != union.before.current(act.id) and act.id not in decided:
                yield Followed("united", self._name(act.id), self._name(current))
        for thing, field in union.changes():
            if not {head.id for head in union.after.heads(thing, field)} & union.there:
                continue
            kind = "exchanged" if field.startswith("chair:") else "changed"
            yield Followed(kind, self._name(thing))

    def _ended_before(self) -> set[str]:
        before = self._union.before
        return {act.text("of") for act in before.order if act.kind == "ended" and before.stands(act.id)}

    # what is asked

    def _conflict(self, question: Question, choice: Choice | None) -> Conflict:
        kind, subject, mine, theirs = {
            "same": self._same,
            "value": self._value,
            "undo": self._undo,
            "branch": self._branch,
        }[question.kind](question)
        return Conflict(key_of(question), kind, subject, mine, theirs, choice)

    def _same(self, question: Question) -> tuple[str, str, str, str]:
        act = self._act(question.acts[0])
        if act.kind in _ALIKE:
            there = next((name for name in question.acts if name not in self._union.here), act.id)
            return _ALIKE[act.kind], self._name(there), "", ""
        evening = self._union.after.value(act.id, BELONGS)
        if act.kind == "pay" and len(question.acts) == 2:
            return "same-payment", self._name(act.id), str(act.number("chips")), ""
        return "same-entries", self._name(str(evening)) if evening else "", str(len(question.acts) // 2), ""

    def _value(self, question: Question) -> tuple[str, str, str, str]:
        thing, field = self._act(question.acts[0]).text("thing"), question.field
        act = self._union.after.acts.get(thing)
        sides: dict[bool, Value] = {}
        for name in question.acts:
            sides[self._union.is_here(name)] = shown(field, self._act(name).body.get("value"))
        mine, theirs = (self._shown(field, sides.get(here)) for here in (True, False))
        if act is None:
            return "currency", "", mine, theirs
        if field == "happened" or act.kind in DIARY:
            evening = act.id if act.kind == "evening" else str(self._union.after.value(act.id, BELONGS) or "")
            return "moment", self._name(evening), mine, theirs
        kind = {"person": field, "evening": f"evening-{field}", "season": "season"}.get(act.kind)
        if kind is None:
            kind = "belongs" if field == BELONGS else "exchanged"
        return kind, self._name(thing), mine, theirs

    def _shown(self, field: str, value: Value) -> str:
        if field == BELONGS or field.startswith("chair:"):
            return self._name(value) if isinstance(value, str) and value else ""
        return (
            "" if field in ("picture", "colour") else str(int(value)) if isinstance(value, bool) else str(value or "")
        )

    def _undo(self, question: Question) -> tuple[str, str, str, str]:
        undo, target = (self._act(name) for name in question.acts[:2])
        subject = self._name(target.id)
        if undo.id in self._union.here:
            return "went-on", subject, "", ""
        if target.kind in DIARY:
            event = f"{DIARY[target.kind]} {self._moment(target)} {self._person(target.text('person'))}"
            return "removed-events", self._name(target.text(BELONGS)), event, ""
        if target.kind == "evening":
            return "removed-evening", subject, str(self._union.after.value(target.id, "notes") or ""), ""
        return _REMOVED.get(target.kind, "annulled"), subject, "", undo.text("reason") or "-"

    def _branch(self, question: Question) -> tuple[str, str, str, str]:
        sheet = self._act(question.acts[0]).text("sheet")
        lines = [act for act in self._union.after.order if act.kind == "line" and act.text("sheet") == sheet]
        here, there = (sum(act.id in log for act in lines) for log in (self._union.here, self._union.there))
        return "sheet", self._name(sheet), str(here), str(there)

    # names

    def _act(self, name: str) -> Act:
        return self._union.after.acts[name]

    @property
    def _standing(self) -> Standing:
        return self._union.after

    def _moment(self, act: Act) -> str:
        said = self._standing.value(act.id, "happened")
        return said if isinstance(said, str) else act.happened

    def _person(self, name: str) -> str:
        if name not in self._standing.acts:
            return ""
        return str(self._standing.value(self._standing.current(name), "name") or "")

    def _name(self, name: str) -> str:
        """Return what something is called: a partie by game and people, a line each; others by people."""
        act = self._standing.acts.get(name)
        if act is None:
            return ""
        value = self._standing.value(name, "name")
        match act.kind:
            case "person" | "season":
                return str(value or "")
            case "evening":
                return str(value or "") or self._moment(act)
            case "partie" | "sheet":
                people = [self._standing.value(name, f"chair:{chair}") for chair, _ in enumerate(act.ids("chairs"))]
                said = zip(people, act.ids("chairs"), strict=True)
                return "\n".join([act.text("game"), *(self._person(str(now or was)) for now, was in said)])
            case _ if act.kind in DIARY:
                return self._name(act.text(BELONGS))
            case _ if act.kind == SET:
                return self._name(act.text("thing"))
        named = dict.fromkeys(person for field in act.body for person in act.ids(field))
        return " · ".join(filter(None, (act.text("game"), *(self._person(person) for person in named))))
