"""`python -m benchmarks.engine [GAME...]`: pace of the engine beside its peers, as ratios of CPU time in one run.

Four contests, all at random, each side in the fastest way that it offers:

    as used    in place, driven from Python: Ludo draws an action without a list, its peers list what is legal
    listing    in place, driven from Python: both list all legal actions and choose one
    on a copy  as used, on a copy of the state that is made before each action; of peers that have a copy of their own
    inside     the loop inside the engine: Ludo's `playout`, and the peer's own in C++ or Rust, without its deal

What Ludo takes where it checks each action and tells what happened (`apply` on a copy, as a session plays) is printed
without a rival. A ratio above 1 means that Ludo is faster; per action, where luck acts, too (here a shuffle is one
action, in OpenSpiel each card dealt), and per decision of a player, all time divided by decisions. All sides take
turns, so each round gives a ratio of its own; the median of them counts, and in brackets are their quartiles. Before
that, seeded parties have to end as they always did in every way: where one does not, nothing is timed, and the
command ends with 1. The peers are the optional extra `bench`; one that is not installed is said to be missing.
"""

import sys
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Final, NamedTuple

from benchmarks import peers
from benchmarks.driving import WrongPartieError, measured, verify
from benchmarks.forms import Match
from benchmarks.games import files_of_games
from benchmarks.peers import Measure, Pace
from ludo.engine.cards import PACK_52, Card, write_card
from ludo.engine.masks import mask_of
from ludo.engine.poker import poker_value
from ludo.engine.runtime import is_compiled

ROUNDS: Final = 9
SECONDS: Final = 0.4
COMPILED: Final = is_compiled()
CONTESTS: Final = {"as used": "drawing", "listing": "listing", "on a copy": "on a copy", "inside": "inside"}
"""The contests, with Ludo's way in each (`benchmarks.driving`)."""


MATCHES: Final[list[Match]] = [file.MATCH for file in files_of_games()]


class Taken(NamedTuple):
    """The paces of one side in one contest, by round."""

    rounds: Sequence[Pace]

    def per_action(self) -> float:
        """Microseconds an action in the median round."""
        return median(pace.per_action for pace in self.rounds)

    def per_decision(self) -> float:
        """Microseconds a decision in the median round."""
        return median(pace.per_decision for pace in self.rounds)


def in_turns(measures: Mapping[str, Measure]) -> dict[str, Taken]:
    """Let everything take turns; return the paces by name."""
    rounds = [{name: measure(SECONDS) for name, measure in measures.items()} for _ in range(ROUNDS)]
    return {name: Taken([paces[name] for paces in rounds]) for name in measures}


def with_decisions(inside: Taken, drawing: Taken) -> Taken:
    """Return the paces of the loop inside, which counts actions only, with the decisions that there are among these."""
    share = sum(pace.decisions for pace in drawing.rounds) / sum(pace.actions for pace in drawing.rounds)
    return Taken([pace._replace(decisions=pace.actions * share) for pace in inside.rounds])


def figures(match: Match) -> str:
    """Return the lines of a table: microseconds and ratios, per action and per decision."""
    measures: dict[str, Measure] = {way: partial(measured, match.table, way) for way in (*CONTESTS.values(), "events")}
    missing = []
    for rival in match.rivals:
        try:
            made = {contest: make() for contest, make in rival.ways.items()}
            made["as used"](SECONDS / 10)  # so that what is missing is noticed, and all is loaded
        except ImportError as error:
            missing.append(f"    {rival.name}: missing, {error.name} is not installed")
        else:
            measures |= {f"{rival.name}: {contest}": measure for contest, measure in made.items()}
    taken = in_turns(measures)
    taken["inside"] = with_decisions(taken["inside"], taken["drawing"])
    lines = [match.title]
    for contest, way in CONTESTS.items():
        lines.append(f"    {contest:10} {_pace('Ludo', taken[way])}")
        for rival in match.rivals:
            if f"{rival.name}: {contest}" in taken:
                lines.append(_beside(rival.name, taken[way], taken[f"{rival.name}: {contest}"]))
    lines.append(f"    {'events':10} {_pace('Ludo', taken['events'])}")
    return "\n".join([*lines, *missing])


def _pace(name: str, taken: Taken) -> str:
    return f"{name:24} {taken.per_action():8.3f} us an action {taken.per_decision():8.3f} us a decision"


def _beside(name: str, ours: Taken, theirs: Taken) -> str:
    """Return the line of a rival in a contest."""
    pairs = list(zip(ours.rounds, theirs.rounds, strict=True))
    actions = told([rival.per_action / own.per_action for own, rival in pairs])
    decisions = told([rival.per_decision / own.per_decision for own, rival in pairs])
    return f"    {'':10} {_pace(name, theirs)}   ratio {actions} an action, {decisions} a decision"


def told(ratios: Sequence[float]) -> str:
    """Return the median of the ratios of some rounds, with their quartiles."""
    first, middle, third = quantiles(ratios, n=4)
    return f"{middle:.2f} ({first:.2f} to {third:.2f})"


def best_of(sets: Sequence[int], seconds: float) -> Pace:
    """Our ranking of the best five of each set of cards."""
    rankings = 0
    start = process_time()
    while process_time() - start < seconds:
        for cards in sets:
            poker_value(cards)
        rankings += len(sets)
    return Pace(rankings, rankings, process_time() - start)


def poker_figures(count: int) -> str:
    """Return the line of the best five of so many cards. Raises WrongPartieError where we rank them wrongly."""
    rng = Random(1)
    hands: list[list[Card]] = [rng.sample(PACK_52, count) for _ in range(1000)]
    sets = [mask_of(hand) for hand in hands]
    title = f"best five of {count}"
    try:
        rival = peers.eval7_hands([[write_card(card).replace("10", "T") for card in hand] for hand in hands])
    except ImportError as error:
        ours = Taken([best_of(sets, SECONDS) for _ in range(ROUNDS)])
        return f"{title}: Ludo {ours.per_action():.3f} us; eval7: missing, {error.name} is not installed"
    true = rival.true_values()
    if places([poker_value(cards) for cards in sets]) != places(true):
        raise WrongPartieError(f"{title}: hands are ranked otherwise than by every five of their cards")
    wrong = sum(said != value for said, value in zip(rival.values(), true, strict=True)) / len(hands)
    taken = in_turns({"ours": partial(best_of, sets), "theirs": rival.at_once})
    mine, other = taken["ours"], taken["theirs"]
    ratios = [theirs.per_action / own.per_action for own, theirs in zip(mine.rounds, other.rounds, strict=True)]
    return (
        f"{title}, all cards at once: Ludo {mine.per_action():.3f} us, right in all {len(hands)} hands; "
        f"eval7 {other.per_action():.3f} us, wrong in {wrong:.1%}; ratio {told(ratios)}"
    )


def places(values: Sequence[int]) -> list[int]:
    """Return which place each value has among all, equal ones the same."""
    place = {value: number for number, value in enumerate(sorted(set(values)))}
    return [place[value] for value in values]


def main(games: Sequence[str]) -> int:
    """Print the comparisons of the games named, or of all; 1 if seeded parties are not played as they should."""
    print(f"engine: {'compiled' if COMPILED else 'pure Python'}; CPU time, median of {ROUNDS} rounds in turns")
    chosen = [match for match in MATCHES if not games or match.table.game in games]
    try:
        for match in chosen:
            verify(match.table)
        for match in chosen:
            print(figures(match), flush=True)
        for count in (7, 13) if not games or "tripoli" in games else ():
            print(poker_figures(count), flush=True)
    except WrongPartieError as error:
        print(f"nothing is timed: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
