"""What reasons count is what happened: mechanisms against what an imagined deal told while it was played on."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from ludo.bots.coach.paired_deals import USUAL, Trial
from ludo.bots.effort import never
from ludo.bots.trio import evaluator as of_trio
from ludo.bots.tripoli import evaluator as of_tripoli
from ludo.bots.trut import rollouts as of_trut
from ludo.bots.trut.evaluator import evaluate as evaluate_trut
from ludo.engine.events import Changed, DealEnded, Event, Happened, Paid, Turned
from ludo.engine.places import Seat, hand, purse
from ludo.engine.views import AnyView
from ludo.games.trio.rules import points
from ludo.games.trio.state import TrioState
from ludo.games.tripoli.state import TripoliState
from ludo.games.trut.state import TrutState
from tests.bots.coach.evaluated import Told, chosen, tables_of

DEALS = 3
"""Imagined deals in which an act is played on."""
ACTS = 5
"""Acts of a decision that are looked at."""


def of_tripoli_told(events: list[Event], seat: Seat, before: Any) -> Counter[str]:
    """By which way the chips of a seat came and went, and who won what."""
    found: Counter[str] = Counter()
    running = before.phase == "michigan"
    for event in events:
        match event:
            case Changed("phase", phase):
                running = phase == "michigan"
            case Paid(amount, source, target) if purse(seat) in (source, target) and source.kind != "bank":
                gain, other = (amount, source) if target == purse(seat) else (-amount, target)
                stage = "chips-run" if running else "chips-auction"
                stages = {"pot": "chips-poker", "kitty": stage, "purse": stage}
                found[stages.get(other.kind, "chips-pay-cards")] += gain
            case Happened("pot-won", {"layer": 0, "seats": seats}):
                found["takes-poker"] += isinstance(seats, tuple) and seat in seats
            case Happened("went-out", {"seat": out}):
                found["goes-out" if out == seat else "other-goes-out"] += 1
    return found


def of_trut_told(events: list[Event], seat: Seat, before: Any) -> Counter[str]:
    """Who wins the deal, and if it is played for a trut."""
    found: Counter[str] = Counter()
    for event in events:
        match event:
            case DealEnded(winners=winners):
                found["deal-won"] += seat in winners
            case Happened("trut-marked", {"side": side}):
                found["trut-won" if side == seat % 2 else "trut-lost"] += 1
    return found


def of_trio_told(events: list[Event], seat: Seat, before: Any) -> Counter[str]:
    """Who has opened, who goes out, and what the seat shows at the end."""
    found: Counter[str] = Counter()
    opened = before.opened
    for event in events:
        match event:
            case Changed("opened", seats):
                opened = seats
            case Turned(place, cards) if place == hand(seat):
                found["points-left"] += points([card for card in cards if card is not None])
            case DealEnded(winners=winners):
                found["goes-out"] += winners == (seat,)
    found["contract-fulfilled"] += seat in opened
    found["others-fulfil"] += len(set(opened) - {seat})
    return found


def trials(
    game: str, module: ModuleType, evaluator: Callable[..., Any], patch: pytest.MonkeyPatch, step: int = 1
) -> Iterator[tuple[AnyView, Trial[Any]]]:
    """What is tried at decisions of many tables, or of one in so many."""
    found: list[Trial[Any]] = []
    patch.setattr(module, "gathered", lambda trial, *_: found.append(trial))
    for table in tables_of(game, 12)[::step]:
        for request in chosen(table, stride=5, most=4):
            evaluator(request, Random(1), never)
            if found:
                yield request.decision.view, found.pop()


class Eventful(NamedTuple):
    """A game in which deals are played on by its rules, and who counts there what was told."""

    module: ModuleType
    evaluator: Callable[..., Any]
    state: type
    account: Callable[[list[Event], Seat, Any], Counter[str]]
    step: int = 1


EVENTFUL = {
    "tripoli": Eventful(of_tripoli, of_tripoli.evaluate, TripoliState, of_tripoli_told),
    "trio": Eventful(of_trio, of_trio.evaluate, TrioState, of_trio_told, step=8),
    "trut": Eventful(of_trut, evaluate_trut, TrutState, of_trut_told),
}


@pytest.mark.parametrize("game", EVENTFUL)
def test_what_is_counted_is_what_was_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At Tripoli that is all that an act comes to."""
    module, evaluator, kind, account, step = EVENTFUL[game]
    told = Told(kind, monkeypatch)
    asked, wrong = 0, Counter[str]()
    for view, trial in trials(game, module, evaluator, monkeypatch, step):
        seat, phase = view.seat or 0, getattr(view.facts, "phase", "")
        for number, act in product(range(DEALS), trial.acts[:ACTS]):
            imagined = trial.draw(number)
            told.heard()
            course = trial.play(imagined, act, USUAL)
            happened = account(told.heard(), seat, imagined.state)
            counted = {each.code: count for each, count in zip(trial.mechanisms, course.counts, strict=True)}
            asked += 1
            wrong.update(f"{phase} {code}" for code, count in counted.items() if count != happened[code])
            if game == "tripoli" and phase not in ("select", "poker"):
                named = sum(count for code, count in counted.items() if code.startswith("chips"))
                wrong["in all"] += course.value != named
    print(f"{game}: {+wrong} wrong of {asked} acts played on")
    assert asked > 100
    assert not +wrong
