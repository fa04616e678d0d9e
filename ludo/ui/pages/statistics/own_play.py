"""*My play*: what decisions cost a person by game and kind, with how sure that is."""

from collections.abc import Sequence
from dataclasses import replace

from ludo.bots.contract import SHARES, Unit
from ludo.session.losses import ALL
from ludo.session.luck_reviews import received
from ludo.session.own_play import KindLoss, dearest
from ludo.ui.charts.figures import Chart, Column, Range, Ranges, Row, Table
from ludo.ui.charts.ticks import number_text
from ludo.ui.games.registry import game_title, words_of
from ludo.ui.i18n import translate
from ludo.ui.pages.statistics.outcomes import MOST_ROWS
from ludo.ui.pages.statistics.own_words import (
    about_text,
    amount_text,
    dearest_text,
    in_hundred,
    interval_text,
    named_kind,
    unit_text,
)
from ludo.ui.pages.statistics.scope import Scope
from ludo.ui.platform.announce import joined
from ludo.ui.wording.common import with_head


def own_chart(scope: Scope) -> Chart:
    """Return what decisions of a person cost by game and kind: those of one unit as lines, all in the table."""
    losses = own_losses(scope)
    kinds = [each for each in losses if each.kind != ALL]
    table = Table(_columns(), ())
    if not losses:
        return Chart(None, table, nothing_text())
    unit = main_unit(losses)
    told = _principle_losses(scope, losses)
    kinds += told
    drawn = sorted((each for each in kinds if each.unit == unit), key=lambda each: -in_hundred(each).value)
    others = sorted((each for each in kinds if each.unit != unit), key=lambda each: (each.unit, each.game))
    whole = sorted((each for each in losses if each.kind == ALL), key=lambda each: -each.decisions)
    table = Table(_columns(), tuple(map(_row, (*drawn, *others, *whole))))
    figure = Ranges(tuple(_range(each, scope) for each in drawn[:MOST_ROWS]), unit_text(unit))
    return Chart(
        figure, table, joined([_summary(losses), *_results(scope, losses[0].person)]), _note(scope, unit, others, told)
    )


def own_losses(scope: Scope, kind: str | None = None) -> list[KindLoss]:
    """Return the losses of the person who is chosen; else of oneself, or of whoever has most decisions.

    kind: only decisions of that kind.
    """
    assert scope.own is not None
    losses = scope.own.play.losses(scope.chosen, kind)
    people = list(dict.fromkeys(each.person for each in losses))
    if scope.shown & set(people):
        people = [person for person in people if person in scope.shown]
    person = scope.own.person if scope.own.person in people else next(iter(people), None)
    you = translate("Names", "You")
    return [each if each.name else each._replace(name=you) for each in losses if each.person == person]


def _principle_losses(scope: Scope, losses: Sequence[KindLoss]) -> list[KindLoss]:
    """Return what it cost a person to break principles of the games that have some, beside all their losses."""
    assert scope.own is not None
    known = {each.game: words_of(each.game).sentences.principles for each in losses}
    games = [game for game in known if known[game]]
    found = scope.own.play.principles(scope.chosen, games) if games else ()
    first = losses[0]
    mine = [each for each in found if each.person == first.person and each.kind in known[each.game]]
    return [each._replace(name=first.name) for each in mine]


def main_unit(losses: Sequence[KindLoss]) -> Unit:
    """Return the unit in which most decisions are counted."""
    counts: dict[Unit, int] = {}
    for each in losses:
        if each.kind == ALL:
            counts[each.unit] = counts.get(each.unit, 0) + each.decisions
    return max(counts, key=lambda unit: counts[unit], default=losses[0].unit)


def nothing_text() -> str:
    """Return what is said where no partie was reviewed."""
    return translate(
        "MyPlay",
        "Nothing is known yet: parties played here to their end count once all their decisions are reviewed.",
    )


def person_note(scope: Scope) -> str:
    """Say that one person is shown, where none was chosen."""
    if scope.chosen.person is not None:
        return ""
    return translate("MyPlay", "One person at a time: choose another one above.")


def _columns() -> tuple[Column, ...]:
    return (
        Column(translate("MyPlay", "Game"), number=False),
        Column(translate("MyPlay", "Decisions about"), number=False),
        Column(translate("MyPlay", "Lost in 100")),
        Column(translate("MyPlay", "At least")),
        Column(translate("MyPlay", "At most")),
        Column(translate("MyPlay", "Decisions")),
    )


def _row(loss: KindLoss) -> Row:
    cost = in_hundred(loss)
    return (
        game_title(loss.game),
        about_text(loss),
        amount_text(loss.unit, cost.value),
        number_text(cost.low, 1),
        number_text(cost.high, 1),
        number_text(loss.times or loss.decisions),
    )


def _range(loss: KindLoss, scope: Scope) -> Range:
    cost = in_hundred(loss)
    name = about_text(loss) if scope.chosen.game is not None else named_kind(loss)
    text = translate("MyPlay", "{interval}; %n decision(s)", None, loss.times or loss.decisions).format(
        interval=interval_text(loss, loss.unit)
    )
    return Range(name, cost.low, cost.value, cost.high, number_text(cost.value, 1), with_head(name, text))


def _summary(losses: Sequence[KindLoss]) -> str:
    """Return whose decisions were counted, and in each unit which kind surely costs most."""
    whole = [each for each in losses if each.kind == ALL]
    parties = {each.game: each.parties for each in sorted(whole, key=lambda each: each.parties)}
    sentences = [
        translate("MyPlay", "{name}: {decisions} of {parties} were counted.").format(
            name=losses[0].name,
            decisions=translate("MyPlay", "%n decision(s)", None, sum(each.decisions for each in whole)),
            parties=translate("MyPlay", "%n partie(s)", None, sum(parties.values())),
        )
    ]
    for unit in dict.fromkeys(each.unit for each in losses):
        first = dearest([each for each in losses if each.unit == unit and each.kind != ALL])
        if first is not None:
            sentences.append(dearest_text(first))
    return joined(sentences)


def _results(scope: Scope, person: int) -> list[str]:
    """Return what parties came to for a person, a sentence for each unit."""
    assert scope.own is not None
    sentences = []
    for parties, shares in received(scope.own.play.lucks(replace(scope.chosen, person=person))):
        if shares.unit in SHARES:
            text = translate(
                "MyPlay",
                "{parties}, counted in wins against the start: decisions {mine}, luck {luck}, the others {theirs}.",
            )
        else:
            text = translate(
                "MyPlay", "{parties}, counted in chips: decisions {mine}, luck {luck}, the others {theirs}."
            )
        decisions, luck, others = (_signed(float(amount)) for amount in shares[2:])
        count = translate("MyPlay", "%n partie(s)", None, parties)
        sentences.append(text.format(parties=count, mine=decisions, luck=luck, theirs=others))
    return sentences


def _signed(amount: float) -> str:
    return ("−" if amount < 0 else "+") + number_text(abs(amount), 1)


def _note(scope: Scope, unit: Unit, others: Sequence[KindLoss], told: Sequence[KindLoss]) -> str:
    sentences = [person_note(scope)]
    sentences.append(
        translate(
            "MyPlay",
            "Decisions are priced from what could be known. The line is how sure a figure is: the more decisions, the "
            "shorter. A decision about several things counts for each of them. Practice does not count.",
        )
    )
    if told:
        sentences.append(
            translate(
                "MyPlay",
                "Rules of thumb are counted in a hundred decisions at their game; what they cost counts above, too.",
            )
        )
    if any(each.unit != unit for each in others):
        sentences.append(
            translate("MyPlay", "What is counted in something else is in the table; choose its game to see it drawn.")
        )
    return joined([*filter(None, sentences)])
