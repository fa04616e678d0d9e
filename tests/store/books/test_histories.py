"""Random histories of four computers, one of them a copied folder: whoever has the same acts agrees on everything."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludo.store.books.act import Act
from ludo.store.books.alike import unseen
from ludo.store.books.questions import Question, questions
from ludo.store.books.standing import BELONGS, Standing
from tests.store.books.computers import Computer, picture, shuffled

HISTORIES = 60
ALL_HISTORIES = 1000


class History:
    """Four computers that write, answer and merge at random; the same thing is typed twice on purpose."""

    def __init__(self, seed: int) -> None:
        self.luck = luck = Random(seed)
        skews = (0, -7_200_000, 315_576_000_000, 0)
        self.computers = [Computer(name, skew) for name, skew in zip("ABCA", skews, strict=True)]
        for act in range(luck.randint(4, 12)):
            self.act(self.computers[0], str(act))
        self.computers[3].take_in(self.computers[0])  # the folder is copied: the same name twice

    def things(self, computer: Computer, kind: str) -> list[Act]:
        return [act for act in computer.standing.order if act.kind == kind]

    def one(self, computer: Computer, kind: str) -> Act | None:
        found = self.things(computer, kind)
        return self.luck.choice(found) if found else None

    def act(self, computer: Computer, nonce: str) -> None:
        """Write something that fits what is there."""
        luck = self.luck
        computer.now += luck.choice((0, 0, 50_000, -40_000, 3_600_000))
        evening, partie = self.one(computer, "evening"), self.one(computer, "partie")
        match luck.randrange(12):
            case 0 | 1:
                computer.write("evening", name=luck.choice("xyz"))
            case 2 if evening:
                computer.write("came", evening=evening.id, person=str(luck.randrange(3)))
            case 3 if evening:
                came = self.one(computer, "came")
                computer.write("buy", evening=evening.id, came=came.id if came else None, chips=luck.choice((100, 200)))
            case 4:
                sums: dict[str, Any] = {"from": luck.choice("01"), "to": "2", "chips": luck.choice((10, 20))}
                computer.write("pay", evening=None, **sums)
            case 5:
                computer.write("partie", evening=evening.id if evening else None, log=nonce, chairs=[])
            case 6 if partie:
                computer.write("deal", partie=partie.id, number=luck.randrange(5), gains={})
            case 7 if partie:
                computer.set(partie, BELONGS, evening.id if evening and luck.random() < 0.7 else None)
            case 8 if evening:
                computer.set(evening, "name", luck.choice("xyz"))
            case 9:
                computer.write("person", name=luck.choice("xyz"))
            case 10 if computer.standing.order:
                computer.undo(luck.choice(computer.standing.order))
            case 11:
                self.answer(computer)

    def answer(self, computer: Computer) -> None:
        """Say of two acts of a kind that they are one, or two."""
        kind = self.luck.choice(("pay", "evening", "person", "buy"))
        found = self.things(computer, kind)
        if len(found) > 1:
            one, other = self.luck.sample(found, 2)
            computer.write(self.luck.choice(("same", "same", "two")), pairs=[[one.id, other.id]])

    def go_on(self, steps: int) -> None:
        for step in range(steps):
            computer = self.luck.choice(self.computers)
            if self.luck.random() < 0.15:
                computer.take_in(self.luck.choice(self.computers))
            else:
                self.act(computer, f"n{step}")

    def everything(self) -> list[Act]:
        return list({act.id: act for computer in self.computers for act in computer.standing.order}.values())


def histories(count: int) -> Iterator[History]:
    for seed in range(count):
        history = History(seed)
        history.go_on(history.luck.randint(10, 70))
        yield history


def check(history: History) -> None:
    """Check what holds of every history."""
    for computer in history.computers:
        assert picture(computer.standing) == picture(Standing(computer.standing.order)), "as it was added = anew"
    acts = history.everything()
    whole = Standing(acts)
    told = picture(whole)
    assert picture(Standing(shuffled(acts, history.luck))) == told, "in any order"
    assert picture(Standing([*acts, *acts[::2]])) == told, "taken in twice"
    asked = open_questions(whole)
    assert open_questions(Standing(shuffled(acts, history.luck))) == asked, "everybody is asked the same"
    _check_answers(whole, asked)
    one, other = history.luck.sample(history.computers, 2)
    both = [picture(Standing([*x.standing.order, *y.standing.order])) for x, y in ((one, other), (other, one))]
    assert both[0] == both[1], "A into B = B into A"
    _check_classes(whole)
    _check_undos(whole)
    _check_redo(history, whole)


def open_questions(standing: Standing) -> list[Question]:
    return questions(standing, unseen(standing))


def _check_answers(whole: Standing, asked: list[Question]) -> None:
    """What is answered is not asked again, and answers come to an end."""
    computer = Computer("E")
    computer.standing = Standing(whole.order)
    for _ in range(200):
        if not asked:
            return
        kind, acts, field = asked[0]
        one, other = (computer.standing.acts[name] for name in acts[:2])
        if kind == "same":
            computer.same(one, other)
        elif kind == "value":
            computer.set(computer.standing.acts[one.text("thing")], field, "chosen")
        else:
            computer.undo(one)
        before, asked = asked[0], open_questions(computer.standing)
        assert before not in asked
    raise AssertionError("questions do not come to an end")


def _check_classes(whole: Standing) -> None:
    classes: dict[str, list[str]] = {}
    for act in whole.order:
        classes.setdefault(whole.current(act.id), []).append(act.id)
    assert all(sum(map(whole.stands, members)) <= 1 for members in classes.values()), "one of a class counts"


def _seen(whole: Standing, act: Act) -> set[str]:
    """Return all that an act has seen, by walking back."""
    found, waiting = set[str](), [act.id]
    while waiting:
        for name in whole.acts[waiting.pop()].saw:
            if name not in found:
                found.add(name)
                waiting.append(name)
    return found


def _needs(whole: Standing, act: Act) -> list[str]:
    names = {"deal": ("partie",), "came": (BELONGS,), "buy": (BELONGS, "came"), "pay": (BELONGS,)}.get(act.kind, ())
    found = [act.text(name) for name in names]
    if act.kind == "set":
        found = [act.text("thing"), act.text("value") if act.text("field") == BELONGS else ""]
    if act.kind == "partie":
        found.append(str(whole.value(act.id, BELONGS) or ""))
    return [name for name in found if name in whole.acts]


def _check_undos(whole: Standing) -> None:
    """Nothing falls by an undo that did not know it."""
    for act in whole.order:
        if whole.undone_by(act.id) is not None:
            continue
        above, waiting = set[str](), [act.id]
        while waiting:
            for name in _needs(whole, whole.acts[waiting.pop()]):
                if name not in above:
                    above.add(name)
                    waiting.append(name)
        for name in above:
            undo = whole.undone_by(name)
            if undo is not None:
                assert _is_known(whole, undo, act) or _is_replaced(whole, act), "an undo did not know what fell"


def _is_known(whole: Standing, undo: Act, use: Act) -> bool:
    """Did an undo know a use, or that one that it counted, or who has brought it back since?"""
    if use.id in _seen(whole, undo):
        return True
    there = _seen(whole, use)
    targets = undo.ids("of")
    if undo.id in there and any(Standing(whole.acts[name] for name in there).undone_by(name) for name in targets):
        return True
    undos = [act for act in whole.order if act.kind == "undo" and whole.undone_by(act.id) is None]
    back = [other for other in whole.order if undo.id in other.ids("of") and other.kind == "undo" and other.id in there]
    return any(other.id in again.ids("of") and _is_known(whole, again, use) for other in back for again in undos)


def _is_replaced(whole: Standing, act: Act) -> bool:
    """Is it a move of something that is elsewhere now?"""
    if act.kind != "set" or act.text("field") != BELONGS:
        return False
    return act not in whole.heads(act.text("thing"), BELONGS)[-1:]


def _check_redo(history: History, whole: Standing) -> None:
    computer = Computer("D")
    computer.standing = Standing(whole.order)
    target = history.luck.choice(whole.order)
    before = [act.id for act in whole.order if computer.standing.stands(act.id)]
    undo = computer.undo(target)
    computer.undo(undo)
    assert [act.id for act in whole.order if computer.standing.stands(act.id)] == before, "undo of undo = before"


def test_whoever_has_the_same_acts_agrees() -> None:
    for history in histories(HISTORIES):
        check(history)


@pytest.mark.long
def test_whoever_has_the_same_acts_agrees_in_a_thousand_histories() -> None:
    for history in histories(ALL_HISTORIES):
        check(history)


@pytest.mark.parametrize("count", [300, pytest.param(10_000, marks=pytest.mark.long)])
def test_acts_undone_and_redone_at_random_are_what_a_fresh_reading_says(count: int) -> None:
    history = History(7)
    computer = history.computers[0]
    for number in range(count):
        history.act(computer, f"n{number}")
        if history.luck.random() < 0.5:
            computer.undo(history.luck.choice(computer.standing.order))
        if number % 100 == 99:
            assert picture(computer.standing) == picture(Standing(computer.standing.order))
