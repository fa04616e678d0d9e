"""Charts of who wins: by game, in a row, and against whom."""

from collections.abc import Sequence

from ludo.nights.people import name_key
from ludo.nights.statistics import Duel, GameCount, GameRecord, Streak
from ludo.ui.charts.figures import Bar, Bars, Chart, Column, Matrix, MatrixCell, Run, Runs, Table
from ludo.ui.charts.ticks import number_text, percent_text
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import translate
from ludo.ui.pages.statistics.scope import Scope, no_parties_text

MOST_ROWS = 14
"""So many people are drawn in one chart; the table has all."""


def games_chart(scope: Scope) -> Chart:
    """Return who plays what and wins how often: by person for a game, else by game."""
    records = sorted(scope.statistics.games(scope.chosen), key=lambda each: (each.game, -each.won / each.played))
    if scope.chosen.game is not None:
        records.sort(key=lambda each: (-each.won / each.played, -each.played, each.name))
    counts = scope.statistics.game_counts(scope.chosen)
    unknown = _without_names(scope, counts, records)
    table = Table(
        (
            Column(translate("Statistics", "Game"), number=False),
            Column(translate("Statistics", "Person"), number=False),
            Column(translate("Statistics", "Played")),
            Column(translate("Statistics", "Wins")),
            Column(translate("Statistics", "Share")),
            Column(translate("Statistics", "Mean place")),
        ),
        (
            *(
                (
                    game_title(each.game),
                    each.name,
                    number_text(each.played),
                    number_text(each.won),
                    percent_text(each.won / each.played),
                    number_text(each.place, 1),
                )
                for each in records
            ),
            *(
                (game_title(each.game), translate("Statistics", "players not in the list"), number_text(each.parties))
                + ("–",) * 3
                for each in unknown
            ),
        ),
    )
    if not records and not unknown:
        return Chart(None, table, _no_results(scope))
    if scope.chosen.game is not None or scope.chosen.person is not None:
        return _shares(scope, records, table)
    return _most_wins(counts, records, unknown, table)


def _without_names(scope: Scope, counts: Sequence[GameCount], records: Sequence[GameRecord]) -> list[GameCount]:
    """Return the games of which everybody who has played them is a guest or has no name; none with a filter."""
    if scope.shown or scope.chosen.game is not None or scope.chosen.person is not None:
        return []
    known = {each.game for each in records}
    return [each for each in counts if each.game not in known]


def _shares(scope: Scope, records: Sequence[GameRecord], table: Table) -> Chart:
    """Return a bar for each person of a game, or for each game of a person: parties won of those played."""
    by_game = scope.chosen.game is None
    rows = list(enumerate(records))
    if by_game:
        rows.sort(key=lambda row: -row[1].played)
    bars = [
        Bar(
            game_title(each.game) if by_game else each.name,
            each.played,
            each.won,
            translate("Statistics", "{won} of {played} ({share})").format(
                won=number_text(each.won),
                played=number_text(each.played),
                share=percent_text(each.won / each.played),
            ),
            translate("Statistics", "{name}, {game}: won {won} of {played}, place {place} on average").format(
                name=each.name,
                game=game_title(each.game),
                won=number_text(each.won),
                played=number_text(each.played),
                place=number_text(each.place, 1),
            ),
            at,
        )
        for at, each in rows[:MOST_ROWS]
    ]
    best = max(records, key=lambda each: (each.won / each.played, each.won))
    form = (
        translate("Statistics", "{name} wins most often at {game}: {share} of {played}.")
        if by_game
        else translate("Statistics", "{name} wins the largest share of {game}: {share} of {played}.")
    )
    summary = form.format(
        name=best.name,
        game=game_title(best.game),
        share=percent_text(best.won / best.played),
        played=number_text(best.played),
    )
    figure = Bars(
        tuple(bars),
        translate("Statistics", "parties"),
        translate("Statistics", "won"),
        translate("Statistics", "not won"),
    )
    return Chart(figure, table, summary, _drawn_note(len(rows)))


def _most_wins(
    counts: Sequence[GameCount], records: Sequence[GameRecord], unknown: Sequence[GameCount], table: Table
) -> Chart:
    """Return a bar for each game: how often it was played, and how many of these its best winner has won."""
    bars = []
    for each in counts:
        own = [(at, record) for at, record in enumerate(records) if record.game == each.game]
        title = game_title(each.game)
        if each in unknown:
            text = translate("Statistics", "{game}: played %n time(s), by players not in the list", None, each.parties)
            at = len(records) + unknown.index(each)
            bars.append(Bar(title, each.parties, 0, number_text(each.parties), text.format(game=title), at))
        if not own:
            continue
        at, best = max(own, key=lambda entry: entry[1].won)
        bars.append(
            Bar(
                title,
                each.parties,
                best.won,
                translate("Statistics", "{parties} · most wins: {name}, {won}").format(
                    parties=number_text(each.parties), name=best.name, won=number_text(best.won)
                ),
                translate("Statistics", "{game}: played %n time(s); {name} has won {won}", None, each.parties).format(
                    game=title, name=best.name, won=number_text(best.won)
                ),
                at,
            )
        )
    figure = Bars(
        tuple(bars),
        translate("Statistics", "parties"),
        translate("Statistics", "won by whoever won most"),
        translate("Statistics", "won by others"),
    )
    summary = translate("Statistics", "{game} is played most: %n time(s).", None, counts[0].parties).format(
        game=game_title(counts[0].game)
    )
    return Chart(figure, table, summary, translate("Statistics", "Choose a person or a game above to see shares."))


def streaks_chart(scope: Scope) -> Chart:
    """Return how many parties people have won, or not won, in a row."""
    streaks = scope.statistics.streaks(scope.chosen)
    table = Table(
        (
            Column(translate("Statistics", "Person"), number=False),
            Column(translate("Statistics", "Won in a row")),
            Column(translate("Statistics", "Not won in a row")),
            Column(translate("Statistics", "Now"), number=False),
        ),
        tuple((each.name, number_text(each.won), number_text(each.lost), _now(each)) for each in streaks),
    )
    if not streaks:
        return Chart(None, table, _no_results(scope))
    runs = tuple(
        Run(
            each.name,
            each.won,
            each.lost,
            each.current,
            translate("Statistics", "{name}: won {won} in a row, {lost} not won in a row; now {now}").format(
                name=each.name, won=number_text(each.won), lost=number_text(each.lost), now=_now(each)
            ),
        )
        for each in streaks[:MOST_ROWS]
    )
    figure = Runs(
        runs,
        translate("Statistics", "won in a row"),
        translate("Statistics", "not won in a row"),
        translate("Statistics", "now"),
    )
    best = max(streaks, key=lambda each: each.won)
    summary = translate("Statistics", "The longest streak is that of {name}: %n won.", None, best.won)
    return Chart(figure, table, summary.format(name=best.name), _drawn_note(len(streaks)))


def _now(streak: Streak) -> str:
    if streak.current > 0:
        return translate("Statistics", "%n won", None, streak.current)
    return translate("Statistics", "%n not won", None, -streak.current)


def duels_chart(scope: Scope) -> Chart:
    """Return who finishes before whom: a field for each pair, or a bar for each opponent of a person."""
    duels = sorted(scope.statistics.duels(scope.chosen), key=_by_names)
    table = Table(
        (
            Column(translate("Statistics", "Person"), number=False),
            Column(translate("Statistics", "Before"), number=False),
            Column(translate("Statistics", "Times")),
            Column(translate("Statistics", "Of")),
            Column(translate("Statistics", "Share")),
        ),
        tuple(
            (
                duel.name,
                duel.other_name,
                number_text(duel.ahead),
                number_text(duel.met),
                percent_text(duel.ahead / duel.met),
            )
            for duel in duels
        ),
    )
    if not duels:
        return Chart(None, table, _no_duels(scope.parties))
    best = max(duels, key=lambda duel: (duel.ahead / duel.met, duel.met))
    summary = _duel_text(best)
    if scope.chosen.person is not None:
        return Chart(_opponents(duels), table, summary, _drawn_note(len(duels)))
    met: dict[int, int] = {}
    for duel in duels:
        met[duel.person] = met.get(duel.person, 0) + duel.met
    shown = sorted(met, key=lambda person: -met[person])[:MOST_ROWS]
    names = {duel.person: duel.name for duel in duels}
    order = {person: at for at, person in enumerate(sorted(shown, key=lambda person: name_key(names[person])))}
    cells = tuple(
        MatrixCell(
            order[duel.person],
            order[duel.other],
            duel.ahead / duel.met,
            percent_text(duel.ahead / duel.met),
            _duel_text(duel),
            at,
        )
        for at, duel in enumerate(duels)
        if duel.person in order and duel.other in order
    )
    figure = Matrix(
        tuple(names[person] for person in order),
        cells,
        translate("Statistics", "the person on the left is mostly ahead"),
        translate("Statistics", "mostly behind"),
    )
    return Chart(figure, table, summary, _drawn_note(len(met)))


def _by_names(duel: Duel) -> tuple[tuple[str, str], int, tuple[str, str], int]:
    return name_key(duel.name), duel.person, name_key(duel.other_name), duel.other


def _opponents(duels: Sequence[Duel]) -> Bars:
    rows = sorted(enumerate(duels), key=lambda row: -row[1].met)[:MOST_ROWS]
    return Bars(
        tuple(
            Bar(
                duel.other_name,
                duel.met,
                duel.ahead,
                translate("Statistics", "{won} of {played} ({share})").format(
                    won=number_text(duel.ahead),
                    played=number_text(duel.met),
                    share=percent_text(duel.ahead / duel.met),
                ),
                _duel_text(duel),
                at,
            )
            for at, duel in rows
        ),
        translate("Statistics", "parties"),
        translate("Statistics", "finished before"),
        translate("Statistics", "finished behind"),
    )


def _duel_text(duel: Duel) -> str:
    return translate("Statistics", "{name} finished before {other} in {ahead} of {met} parties.").format(
        name=duel.name, other=duel.other_name, ahead=number_text(duel.ahead), met=number_text(duel.met)
    )


def _drawn_note(rows: int) -> str:
    if rows <= MOST_ROWS:
        return ""
    return translate(
        "Statistics", "The chart shows the %n who played most; the table lists everybody.", None, MOST_ROWS
    )


def _no_results(scope: Scope) -> str:
    parties = scope.parties
    if not parties:
        return no_parties_text()
    if scope.shown:
        return translate("Statistics", "%n partie(s) were finished here, none by the people shown.", None, parties)
    return translate(
        "Statistics",
        "%n partie(s) were finished here by players not in the list: guests and players without a name "
        "have no figures of their own.",
        None,
        parties,
    )


def _no_duels(parties: int) -> str:
    if not parties:
        return no_parties_text()
    return translate(
        "Statistics", "%n partie(s) were finished here; none with one person of the list before another.", None, parties
    )
