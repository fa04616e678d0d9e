"""How a decision is composed: the steps of a draft that lead to an action, as a person would do them one by one."""

from dataclasses import dataclass
from random import Random

from ludo.engine.actions import Action
from ludo.engine.cards import read_card
from ludo.engine.drafts import Draft, Item
from ludo.engine.game import AnyGame

TRIES = 80
DEPTH = 20


@dataclass(frozen=True)
class Plan:
    """Steps (source and target), a number if one is asked for, then the action; `pressed`: by a button.

    opener: the button that leads on to the question which this answers.
    """

    steps: tuple[tuple[Item, Item], ...]
    amount: int | None
    action: Action
    pressed: bool
    opener: Action | None = None


def plan_for(game: AnyGame, draft: Draft, goal: Action, luck: Random) -> Plan | None:
    """Return how to compose this action; if that is not found, how to compose any."""
    for button in draft.buttons:
        opened = draft.opened(button)
        if opened is not None and (goal == button or type(goal) is type(opened.actions[0])):
            amount = opened.amount
            assert amount is not None
            number = amount.value if goal == button else int(goal.arguments())
            return Plan((), number, opened.with_amount(number).actions[0], True, button)
    if goal in draft.buttons:
        return Plan((), None, goal, True)
    cards, numbers = _named(game.write(goal))
    for _ in range(TRIES):
        found = _walk(draft, goal, cards, numbers, luck)
        if found is not None:
            return found
    for _ in range(TRIES):
        found = _walk(draft, None, frozenset(), frozenset(), luck)
        if found is not None:
            return found
    return Plan((), None, draft.buttons[0], True) if draft.buttons else None


def _named(text: str) -> tuple[frozenset[int], frozenset[int]]:
    """Return the cards and the numbers that an action names."""
    cards, numbers = set(), set()
    for word in text.replace("/", " ").replace("=", " ").replace("+", " ").split():
        if word.isdigit():
            numbers.add(int(word))
        else:
            try:
                cards.add(read_card(word))
            except ValueError:
                continue
    return frozenset(cards), frozenset(numbers)


def fits(draft: Draft, source: Item, target: Item) -> bool:
    """Is there nothing wrong with this step?"""
    after = draft.put(source, target)
    tray = next((tray for tray in after.trays if tray.place == target.place), None)
    return after.problem is None if tray is None else not tray.problems


def _walk(
    draft: Draft, goal: Action | None, cards: frozenset[int], numbers: frozenset[int], luck: Random
) -> Plan | None:
    steps: list[tuple[Item, Item]] = []
    now, amount = draft, None
    for _ in range(DEPTH):
        if now.amount is not None and amount is None:
            possible = [
                number
                for number in numbers
                if now.amount.minimum <= number <= now.amount.maximum
                and (number - now.amount.minimum) % now.amount.step == 0
            ]
            if possible:
                amount = luck.choice(possible)
                now = now.with_amount(amount)
        if (steps or amount is not None or now.needs_confirmation) and now.needs_confirmation:
            ready = [action for action in now.actions if goal is None or action == goal]
            if ready:
                return Plan(tuple(steps), amount, ready[0], True)
        wanted = [
            source
            for source in dict.fromkeys(now.sources)
            if source.place.kind != "tray" and (not cards or source.card in cards or source.card is None)
        ]
        luck.shuffle(wanted)
        step = next(
            (
                (source, target)
                for source in wanted
                for target in _shuffled(now.targets(source), luck)
                if fits(now, source, target) and _leads_on(now.put(source, target), goal)
            ),
            None,
        )
        if step is None:
            return None
        now = now.put(*step)
        steps.append(step)
        if not now.needs_confirmation and len(now.actions) == 1:
            return Plan(tuple(steps), amount, now.actions[0], False)
    return None


def _leads_on(after: Draft, goal: Action | None) -> bool:
    """Does this step not decide on something else than the goal?"""
    decided = not after.needs_confirmation and len(after.actions) == 1
    return goal is None or not decided or after.actions[0] == goal


def _shuffled(targets: tuple[Item, ...], luck: Random) -> list[Item]:
    return luck.sample(targets, len(targets))
