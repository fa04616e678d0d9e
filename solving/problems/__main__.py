"""Find problems in parties of the Expert: `python -m solving.problems GAME` adds to `resources/problems/GAME.json.gz`.

A problem is a decision whose best act is clear, that two of the levels miss, and whose price has a reason. What is in
the file stays there; parties by the options that are given are played until so many more have been found.
"""

import argparse
import logging
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from time import process_time
from typing import Final

from ludo.bots.coach.appraisal import Appraisal
from ludo.bots.coach.prices import is_as_good
from ludo.bots.command_line import contest, show_progress
from ludo.bots.command_line import parser as contest_parser
from ludo.bots.source_digest import price_digest
from ludo.engine.actions import Action
from ludo.engine.options import Value
from ludo.session.decisions import kind_of
from ludo.session.json_values import Json
from ludo.session.problems import DIFFICULTIES, Problem, problems_file, read_problems
from solving.problems.chosen import PICKED, Chosen, chosen, has_open, principle_of
from solving.problems.parties import asked_again, disputed, request_of
from solving.problems.variety import Bounds, bounds_of, is_new, varied
from solving.problems.writing import alike_of, entry, kept, with_equal, with_principles, write

DEALS: Final = 1000
"""More than any partie has that ends by its rules."""


def find(game: str, options: Mapping[str, Value], given: argparse.Namespace, out: Path) -> int:
    """Play parties until there are as many problems more as wanted; return how many were found."""
    entries: list[Json] = kept(out)
    found, bounds = 0, bounds_given(game, given)
    for number in range(given.parties):
        began, deals = process_time(), set[int]()
        for each in disputed(game, options, f"problems/{given.seed}/{number}", given.deals or DEALS, given.skip):
            deal = each.timeline.deal_start_at(each.ply + 1)
            if deal in deals:
                continue
            one = chosen(each)
            if one is None or (given.calls and not is_call(one)):
                continue
            new = entry(one)
            if not is_new(new, entries, bounds):
                continue
            deals.add(deal)
            entries.append(new)
            size = write(out, game, entries)  # a partie may take minutes
            found += 1
            logging.info("partie %d: %d found, %d bytes, %.0f s", number, found, size, process_time() - began)
            if found >= given.n:
                break
        logging.info("partie %d ended, %.0f s", number, process_time() - began)
        if found >= given.n:
            break
    return found


def bounds_given(game: str, given: argparse.Namespace) -> Bounds:
    """Return how many problems of a game may be alike: those of the game where nothing else is given."""
    wanted = {name: getattr(given, name) for name in Bounds._fields if getattr(given, name) is not None}
    return bounds_of(game)._replace(**wanted)


def priced_anew(game: str, out: Path, bounds: Bounds) -> None:
    """Price every problem that is in the file once more, and drop what makes none any more."""
    before, priced = read_problems(out), list[Json]()
    for problem in before:
        asked = asked_again(problem)
        one = None if asked is None else chosen(asked)
        if one is None:
            logging.info("%s makes no problem any more", problem.id)
        else:
            priced.append(entry(one))
    _choose(game, out, priced, bounds)


def chosen_anew(game: str, out: Path, bounds: Bounds) -> None:
    """Drop what is too much alike, as it was priced."""
    problems = {problem.id: problem for problem in read_problems(out)}
    entries: list[Json] = [
        {**each, "alike": alike_of(problems[str(each["id"])])} for each in kept(out) if isinstance(each, dict)
    ]
    _choose(game, out, entries, bounds)


def shown_anew(game: str, out: Path, bounds: Bounds) -> None:
    """Call as good only what is shown to be, by the prices that are kept; where these do not tell, price anew."""
    entries: list[Json] = []
    for problem, before in zip(read_problems(out), kept(out), strict=True):
        found = problem.appraisal
        places = range(len(found.acts))
        equal = tuple(place for place in places if place == 0 or is_as_good(found.unit, found.acts[place].cost))
        if game in PICKED or not has_open(found._replace(equal=equal)):
            entries.append(with_equal(before, equal))
            continue
        asked = asked_again(problem)
        one = None if asked is None else chosen(asked)
        logging.info("%s is %s", problem.id, "no problem any more" if one is None else "priced anew")
        if one is not None:
            entries.append(entry(one))
    _choose(game, out, entries, bounds)


def explained_anew(game: str, out: Path) -> None:
    """Say anew by which principle each trap is worse; prices stay as they are."""
    entries: list[Json] = []
    for problem, before in zip(read_problems(out), kept(out), strict=True):
        acts, done = problem.appraisal.acts, problem.appraisal.done
        assert done is not None
        _, request = request_of(problem)
        found = {str(place): principle_of(request, acts[0].act, acts[place].act) for place in (done, *problem.tried)}
        entries.append(with_principles(before, found, str(done)))
    write(out, game, entries)


def _choose(game: str, out: Path, entries: list[Json], bounds: Bounds) -> None:
    """Keep what is varied, the hardest first."""
    write(out, game, entries)
    hard = {problem.id: DIFFICULTIES.index(problem.difficulty) for problem in read_problems(out)}
    hardest = sorted(entries, key=lambda each: -hard[str(each["id"])] if isinstance(each, dict) else 0)
    stay = varied(hardest, bounds)
    size = write(out, game, stay)
    logging.info("%d of %d stay, %d bytes, %.0f s", len(stay), len(entries), size, process_time())


def is_call(one: Chosen) -> bool:
    """Is it about a call or an amount?"""
    return kind_of(*_confused(one.appraisal)) == "call"


def _confused(found: Appraisal) -> tuple[Action | None, Action | None]:
    """Return the best act, and the one that is taken for it."""
    assert found.done is not None
    return found.acts[0].act, found.acts[found.done].act


def summary(game: str, every: Sequence[Problem]) -> Iterator[str]:
    """Yield what a file holds: how hard the problems are, who misses them, and which code priced them."""
    same = sum(problem.judged_by == price_digest(game) for problem in every)
    yield f"{game}: {len(every)} problems, {same} of them priced by this code"
    yield _counted("difficulty", (problem.difficulty for problem in every))
    yield _counted("missed by", (level for problem in every for level in problem.missed))
    yield _counted("kind", (kind_of(*_confused(problem.appraisal)) for problem in every))
    yield _counted("principle", (_theme(problem) for problem in every))
    yield _counted("rules", (f"{problem.preset()}, {problem.players} players" for problem in every))


def _theme(problem: Problem) -> str:
    return "none" if problem.appraisal.principle is None else problem.appraisal.principle.id


def _counted(what: str, those: Iterable[str]) -> str:
    return f"{what}: " + ", ".join(f"{name} {count}" for name, count in Counter(those).most_common())


def main(arguments: Sequence[str]) -> int:
    """The command."""
    parser = contest_parser("solving.problems", __doc__)
    parser.add_argument("--parties", type=int, default=1000, help="that are played at most")
    parser.add_argument("--skip", type=int, default=0, help="deals that Amateurs play first, and nobody asks about")
    parser.add_argument("--acts", type=int, help="that confuse the same (20, of two cards 32; Trio 37 and 60)")
    parser.add_argument("--reasons", type=int, help="of the same reasons (40)")
    parser.add_argument("--both", type=int, help="of the same acts and reasons (18; Trio 25)")
    parser.add_argument("--calls", action="store_true", help="only what is about calls and amounts")
    parser.add_argument(
        "--check", action="store_true", help="only say what is in the file, and by which code it was priced"
    )
    parser.add_argument(
        "--again", action="store_true", help="only price what is in the file anew, and drop what makes no problem"
    )
    parser.add_argument(
        "--shown", action="store_true", help="only price anew, or drop, what has acts that are not shown to be as good"
    )
    parser.add_argument("--principles", action="store_true", help="only say anew by which principle a trap is worse")
    parser.add_argument("--out", type=Path, help="the file to add to")
    parser.add_argument("--choose", action="store_true", help="only drop what is too much alike in the file")
    given = parser.parse_args(arguments)
    show_progress()
    try:
        played = contest(given, ())
    except ValueError as error:
        parser.error(str(error))
    out = given.out or problems_file(played.game)
    if given.check:
        print("\n".join(summary(played.game, read_problems(out))))
    elif given.again:
        priced_anew(played.game, out, bounds_given(played.game, given))
    elif given.shown:
        shown_anew(played.game, out, bounds_given(played.game, given))
    elif given.principles:
        explained_anew(played.game, out)
    elif given.choose:
        chosen_anew(played.game, out, bounds_given(played.game, given))
    else:
        find(played.game, played.options, given, out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
