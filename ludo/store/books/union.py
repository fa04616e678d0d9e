"""Two logs become one: what comes, what that changes, and what somebody has to decide first; without files."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from ludo.nights.merging import Choice
from ludo.store.books.act import BEGINNING, Act, Body, Value, make_act
from ludo.store.books.alike import alike, branches, of_two_logs
from ludo.store.books.kinds import SAME, SET, TWO, UNDO
from ludo.store.books.questions import Question, open_undos, open_values
from ludo.store.books.standing import BELONGS, Standing

OTHER_STANDS: Final = "the other version stands"
"""Why lines of a sheet that was not chosen are taken back."""


def key_of(question: Question) -> str:
    """Return what a question is known by on both computers."""
    return " ".join((question.kind, question.field, *sorted(question.acts)))


class Union:
    """The union of a log with another one, and the answers to what it asks.

    before, after: what counts here without and with it. questions: what is still to be decided. answered: what was
    decided, and how.
    """

    def __init__(
        self,
        here: Iterable[Act],
        there: Iterable[Act],
        answers: Mapping[str, Choice],
        *,
        now: int,
        happened: str,
        computer: str = "",
        usual: Choice | None = None,
    ) -> None:
        """now: milliseconds since 1970. usual: the answer of what nobody has to decide."""
        self._now, self._happened, self._computer = now, happened, computer
        self.before = Standing(here)
        theirs = list(there)
        self.here, self.there = (frozenset(act.id for act in acts) for acts in (self.before.order, theirs))
        self._answers_given, self._usual = answers, usual
        self._apart = of_two_logs(self.here, self.there)
        self.after = Standing([*self.before.order, *theirs])
        self.answered: list[tuple[Question, Choice]] = []
        self._answer()

    @property
    def acts(self) -> list[Act]:
        """Return what is new here, the answers last."""
        return [act for act in self.after.order if act.id not in self.here]

    def _choice(self, question: Question) -> Choice | None:
        """Return how a question is decided, None where somebody has to: two that may be one, and the currency."""
        must = question.kind == "same" or (
            question.kind == "value" and self.after.acts[question.acts[0]].text("thing") not in self.after.acts
        )
        return self._answers_given.get(key_of(question), None if must else self._usual)

    def _answer(self) -> None:
        """Write the answers, and that what nobody has to be asked about is one, until that leads to nothing more."""
        while True:
            while pairs := [[pair.one, pair.other] for pair in alike(self.after, self._apart) if not pair.asked]:
                self.write(SAME, {"pairs": pairs})  # evenings that are one have acts that are, too
            self.questions = self._open()
            chosen = [(each, choice) for each in self.questions if (choice := self._choice(each)) is not None]
            if not chosen:
                return
            for question, choice in chosen:
                for kind, body in self._answers(question, choice):
                    self.write(kind, body)
            self.answered += chosen

    def write(self, kind: str, body: Body) -> Act:
        """Write an act that has seen all of both."""
        stamp = (self.after.latest() or BEGINNING).after(self._now)
        saw = self.after.ends()
        act = make_act(kind, body, stamp=stamp, happened=self._happened, computer=self._computer, saw=saw)
        self.after.add(act)
        return act

    def _open(self) -> list[Question]:
        """Return what is open; all that may be one at one evening is one question."""
        at: defaultdict[object, list[str]] = defaultdict(list)
        for pair in alike(self.after, self._apart):
            evening = None if pair.kind == "evening" else self.after.value(pair.one, BELONGS)
            at[evening or pair.one] += [pair.one, pair.other]
        ways = branches(self.after, self._apart)
        return [
            *(Question("same", tuple(names)) for names in at.values()),
            *open_values(self.after),
            *open_undos(self.after, self._apart),
            *(Question("branch", pair) for pair in ways),
        ]

    def is_here(self, name: str) -> bool:
        """Was an act here before?"""
        return name in self.here

    def _answers(self, question: Question, choice: Choice) -> Iterator[tuple[str, Body]]:
        acts, mine = question.acts, choice is Choice.MINE
        match question.kind:
            case "same":
                kind = SAME if choice is Choice.SAME else TWO
                pairs: list[Value] = [
                    [one, other] if self.is_here(one) else [other, one]
                    for one, other in zip(acts[::2], acts[1::2], strict=True)
                ]
                yield kind, {"pairs": pairs}
            case "value":
                heads = [self.after.acts[name] for name in acts]
                chosen = next((head for head in reversed(heads) if self.is_here(head.id) is mine), heads[-1])
                thing, value = chosen.text("thing"), chosen.body.get("value")
                yield SET, {"thing": thing, "field": question.field, "value": value, "over": list(acts)}
            case "undo":
                undo, *targets = acts
                keep = self.is_here(undo) is not mine
                yield UNDO, {"of": [undo] if keep else targets, "reason": self.after.acts[undo].text("reason")}
            case "branch":
                lost = [name for name in acts if self.is_here(name) is not mine]
                yield UNDO, {"of": self._way(lost), "reason": OTHER_STANDS}

    def _way(self, lines: Sequence[str]) -> list[str]:
        """Return lines with all that go on from them."""
        found = list(lines)
        for act in self.after.order:
            if act.kind == "line" and act.text("prev") in found and act.id not in found:
                found.append(act.id)
        return found

    def comes(self) -> list[Act]:
        """Return what counts only with the other log."""
        return [act for act in self.after.order if self.after.stands(act.id) and not self._stood(act.id)]

    def goes(self) -> list[Act]:
        """Return what counts no more with the other log."""
        after = self.after
        return [
            act for act in self.before.order if self.before.stands(act.id) and not after.stands(after.current(act.id))
        ]

    def _stood(self, name: str) -> bool:
        return any(one in self.before.acts and self.before.stands(one) for one in self.after.members(name))

    def changes(self) -> list[tuple[str, str]]:
        """Return the things and fields here that have another value with the other log."""
        found = {(act.text("thing"), act.text("field")): None for act in self.after.order if act.kind == SET}
        return [
            (thing, field)
            for thing, field in found
            if thing in self.before.acts and self.before.value(thing, field) != self.after.value(thing, field)
        ]
