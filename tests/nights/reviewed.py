"""Parties whose decisions are reviewed, without a player or a judge: what they cost is made up."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from ludo.bots.coach.appraisal import ActPrice, Appraisal
from ludo.bots.coach.prices import Mark
from ludo.bots.coach.principles import Explanation
from ludo.bots.estimates import Estimate
from ludo.engine.actions import Say
from ludo.games import GAMES
from ludo.nights.evenings import Finish, FinishKind, Result
from ludo.session.appraisals import write_appraisal
from ludo.session.chairs import Chair
from ludo.session.losses import ALL, Loss
from ludo.store.store import Store
from tests.games.facts import FACTS
from tests.nights.club import Club
from tests.session.tables import header

ANNA, HUGO, VICTOR, ADA = Chair("Anna"), Chair("Hugo"), Chair("Victor", "simple"), Chair("Ada", "simple")


def finished(store: Store, game: str, chairs: Sequence[Chair], evening: int | None = None) -> int:
    """Write down a partie that is over, without its log; its number."""
    number = store.create(header(game, tuple(chairs))._replace(started=store.now()), evening)
    results = tuple(Result(place + 1, 0) for place in range(len(chairs)))
    store.append(number, 0, [], [], over=True, finish=Finish(FinishKind.PLAYED, results, counted=True))
    return number


def losses(luck: Random, game: str, chair: int, better: float = 1.0) -> list[Loss]:
    """What a person's decisions cost in a partie: most of them nothing, few much."""
    found, every = [], dict[str, list[float]]()
    for kind, (unit, count, rate) in FACTS[game].costs.items():
        costs = [luck.expovariate(0.2 / rate / better) if luck.random() < 0.2 else 0.0 for _ in range(count)]
        found.append(_loss(chair, kind, unit, costs))
        every.setdefault(unit, []).extend(costs)
    return [*found, *(_loss(chair, ALL, unit, costs) for unit, costs in every.items())]


def told(cost: float, principle: str, mark: Mark | None = "mistake") -> str:
    """Return what is kept of a decision at Trut that follows, where a fold is better by so much by a principle."""
    acts = (Say("fold"), 0.0), (Say("follow"), cost)
    rows = tuple(ActPrice(act, Estimate(0.5, 0.4, 0.6), Estimate(each, each - 0.02, each + 0.02)) for act, each in acts)
    why = Explanation(principle, "rule") if principle else None
    return write_appraisal(GAMES["trut"], Appraisal("partie", rows, 100, 1, mark, True, (0,), principle=why))


def _loss(chair: int, kind: str, unit: str, costs: Sequence[float]) -> Loss:
    squares = sum(cost * cost for cost in costs)
    return Loss(chair, kind, unit, len(costs), sum(costs), squares, squares / 9, max(costs))


def fill_reviewed(path: Path, evenings: int = 14, waiting: int = 3, begin: str = "2025-10-03T19:00:00+00:00") -> None:
    """Evenings of Anna and Hugo with parties of every game; Anna gets better. waiting: so many are not reviewed."""
    club, luck = Club(path, begin), Random(7)
    numbers = []
    for week in range(evenings):
        evening = club.evening("Anna", "Hugo", place="Lyon" if week % 2 else "chez Hugo")
        for place, game in enumerate(FACTS):
            chairs: tuple[Chair, ...] = (ANNA, HUGO) if place % 2 else (ANNA, VICTOR)
            chairs += (ADA,) * (game not in ("trut", "triomphe"))
            number = finished(club.store, game, chairs, evening)
            better = 1.5 - week / evenings
            rows = losses(luck, game, 0, better)
            rows += losses(luck, game, 1) if chairs[1].person else []
            numbers.append((number, rows))
            club.wait(minutes=25)
        club.close(evening)
        club.wait(days=14, minutes=-125)
    for number, rows in numbers[: len(numbers) - waiting]:
        club.store.losses.keep(number, rows, [(8, 0)] if number % 9 == 0 else [])
    club.store.put("player.name", "Anna")
    club.store.close()
