"""Charts of how values spread: scores of a game, lengths of parties, ratings."""

from collections.abc import Sequence
from dataclasses import replace

from ludo.nights.ratings import Rating, ratings
from ludo.nights.statistics import Filter, ScoreCount
from ludo.ui.charts.figures import Bin, Chart, Column, Histogram, Range, Ranges, Table
from ludo.ui.charts.ticks import day_text, minutes_text, number_step, number_text, percent_text
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import translate
from ludo.ui.pages.statistics.outcomes import MOST_ROWS
from ludo.ui.pages.statistics.scope import Scope, no_parties_text
from ludo.ui.wording.names import elided

_BINS = 24
"""At most so many bars."""


def scores_chart(scope: Scope) -> Chart:
    """Return how often each score comes up in a game; with a person, which of them are theirs."""
    game = scope.game
    counts = [] if game is None else scope.statistics.scores(_of_game(scope, game))
    own = scope.chosen.person is not None
    name = next((name for number, name in scope.choices.people if number == scope.chosen.person), "")
    bins = _bins(counts, own, name)
    columns = [Column(translate("Statistics", "Score"), number=False), Column(translate("Statistics", "Results"))]
    if own:
        columns.append(Column(name))
    table = Table(
        tuple(columns),
        tuple((_bin_text(each), number_text(each.length), *([number_text(each.part)] if own else [])) for each in bins),
    )
    if not counts or game is None:
        return Chart(None, table, _no_scores(scope.parties))
    middle = _median([(each.score, each.own if own else each.results) for each in counts])
    shown = number_text(middle)
    form = (
        translate("Statistics", "{game}: half of the scores of {name} are {score} or more.")
        if own
        else translate("Statistics", "{game}: half of all scores are {score} or more.")
    )
    figure = Histogram(
        tuple(bins),
        SCREENS[game].score_unit() if game in SCREENS else translate("Statistics", "score"),
        translate("Statistics", "results"),
        middle + 0.5,
        translate("Statistics", "median {score}").format(score=shown),
        name,
        translate("Statistics", "the others") if own else "",
    )
    return Chart(figure, table, elided(form, game=game_title(game), name=name, score=shown), scope.game_note)


def _no_scores(parties: int) -> str:
    if not parties:
        return no_parties_text()
    return translate("Statistics", "%n partie(s) were finished here without a score that is known.", None, parties)


def _bins(counts: Sequence[ScoreCount], own: bool, name: str) -> list[Bin]:
    """Return bins of equal width from the lowest score to the highest."""
    if not counts:
        return []
    low, high = counts[0].score, counts[-1].score
    width = int(number_step(high - low + 1, _BINS)) if high - low >= _BINS else 1
    first = low // width * width
    totals: dict[int, list[int]] = {start: [0, 0] for start in range(first, high + 1, width)}
    for each in counts:
        total = totals[first + (each.score - first) // width * width]
        total[0] += each.results
        total[1] += each.own
    bins = []
    for start, (results, part) in totals.items():
        made = Bin(start, start + width, results, part if own else results, "")
        if own:
            text = translate("Statistics", "{score}: %n time(s), {name} {own}", None, results).format(
                score=_bin_text(made), name=name, own=number_text(part)
            )
        else:
            text = translate("Statistics", "{score}: %n time(s)", None, results).format(score=_bin_text(made))
        bins.append(made._replace(text=text))
    return bins


def _bin_text(each: Bin) -> str:
    if each.high - each.low == 1:
        return number_text(each.low)
    return translate("Statistics", "{low} to {high}").format(low=number_text(each.low), high=number_text(each.high - 1))


def _median(counts: Sequence[tuple[int, int]]) -> int:
    total, so_far = sum(count for _, count in counts), 0
    for score, count in reversed(counts):
        so_far += count
        if 2 * so_far >= total and so_far:
            return score
    return counts[0][0]


def lengths_chart(scope: Scope) -> Chart:
    """Return how long parties take by game."""
    lengths = scope.statistics.lengths(scope.chosen)
    table = Table(
        (
            Column(translate("Statistics", "Game"), number=False),
            Column(translate("Statistics", "Parties")),
            Column(translate("Statistics", "Shortest")),
            Column(percent_text(0.25)),
            Column(translate("Statistics", "Median")),
            Column(percent_text(0.75)),
            Column(translate("Statistics", "Longest")),
        ),
        tuple(
            (
                game_title(each.game),
                number_text(each.parties),
                *(
                    minutes_text(minutes)
                    for minutes in (each.shortest, each.lower, each.median, each.upper, each.longest)
                ),
            )
            for each in lengths
        ),
    )
    left_out = scope.parties - sum(each.parties for each in lengths)
    if not lengths:
        return Chart(None, table, _left_out_text(left_out) if left_out else no_parties_text())
    figure = Ranges(
        tuple(
            Range(
                game_title(each.game),
                each.shortest,
                each.median,
                each.longest,
                minutes_text(each.median),
                translate(
                    "Statistics", "{game}: half of them between {lower} and {upper}, from {shortest} to {longest}"
                ).format(
                    game=game_title(each.game),
                    lower=minutes_text(each.lower),
                    upper=minutes_text(each.upper),
                    shortest=minutes_text(each.shortest),
                    longest=minutes_text(each.longest),
                ),
                (each.lower, each.upper),
            )
            for each in lengths
        ),
        translate("Statistics", "minutes; the dot is the median, the box holds the middle half"),
    )
    first = lengths[0]
    summary = translate("Statistics", "{game} takes longest: mostly about {length}.").format(
        game=game_title(first.game), length=minutes_text(first.median)
    )
    return Chart(figure, table, summary, _left_out_text(left_out) if left_out else "")


def _left_out_text(parties: int) -> str:
    return translate(
        "Statistics",
        "%n partie(s) are left out: they took more than 12 hours, or nobody knows how long.",
        None,
        parties,
    )


def ratings_chart(scope: Scope) -> Chart:
    """Return how strong people are at a game, and how sure that is."""
    game = scope.game
    names = dict(scope.choices.people)
    rated = [] if game is None else ratings(scope.statistics.rated(game, scope.chosen.until), names)
    rated = [each for each in rated if not scope.shown or each.person in scope.shown]
    table = Table(
        (
            Column(translate("Statistics", "Person"), number=False),
            Column(translate("Statistics", "Strength")),
            Column(translate("Statistics", "At least")),
            Column(translate("Statistics", "At most")),
            Column(translate("Statistics", "Parties")),
            Column(translate("Statistics", "Last one"), number=False),
        ),
        tuple(
            (
                each.name,
                number_text(each.mu, 1),
                number_text(each.low, 1),
                number_text(each.high, 1),
                number_text(each.parties),
                day_text(each.last),
            )
            for each in rated
        ),
    )
    if not rated or game is None:
        return Chart(None, table, translate("Statistics", "No partie that counts for ratings fits."), _ratings_note())
    figure = Ranges(
        tuple(_rating_range(each) for each in rated[:MOST_ROWS]),
        translate("Statistics", "strength; everybody begins at 25"),
    )
    summary = translate("Statistics", "{game}: {name} is surely at {low} or more, the best of all.").format(
        game=game_title(game), name=rated[0].name, low=number_text(rated[0].low, 1)
    )
    return Chart(figure, table, summary, " ".join(filter(None, (scope.game_note, _ratings_note()))))


def _rating_range(rating: Rating) -> Range:
    return Range(
        rating.name,
        rating.low,
        rating.mu,
        rating.high,
        number_text(rating.mu, 1),
        translate("Statistics", "{name}: {mu}, surely between {low} and {high}, from {parties}").format(
            name=rating.name,
            parties=translate("Statistics", "%n partie(s)", None, rating.parties),
            mu=number_text(rating.mu, 1),
            low=number_text(rating.low, 1),
            high=number_text(rating.high, 1),
        ),
    )


def _ratings_note() -> str:
    return translate(
        "Statistics",
        "Finished parties among persons count, played here without taking anything back or written on a sheet. "
        "The line is how sure the strength is: the more parties, the shorter.",
    )


def _of_game(scope: Scope, game: str) -> Filter:
    return replace(scope.chosen, game=game)
