"""The runs of the Michigan stage, read off a view."""

from collections.abc import Sequence

from ludo.engine.cards import ACE, Card, rank_of
from ludo.engine.places import Seat
from ludo.games.tripoli.view import LAID, TripoliView

Run = list[tuple[Seat, Card]]
"""Who laid which card, in order."""


def runs_of(plays: Sequence[tuple[Seat, Card]]) -> list[Run]:
    """Cut the cards laid into runs: a run goes on as long as each card is the next of its suit."""
    runs: list[Run] = []
    for seat, card in plays:
        last = runs[-1][-1][1] if runs else -1
        if runs and card == last + 1 and rank_of(last) != ACE:
            runs[-1].append((seat, card))
        else:
            runs.append([(seat, card)])
    return runs


def plays_of(view: TripoliView) -> Run:
    """Return who laid which card, in order; also while the facts lag behind the cards."""
    lying = {(seat, card) for seat in range(view.options.players) for card in view.known(LAID[seat])}
    told = [play for play in view.facts.plays if play in lying]
    return told + sorted(lying - set(told), key=lambda play: play[1])


def current_run(view: TripoliView) -> Run:
    """Return the run that is being laid, or that was laid last; none where no card lies."""
    runs = runs_of(plays_of(view))
    return runs[-1] if runs else []


def wanted_card(view: TripoliView) -> Card | None:
    """Return the card that would continue the run; None after an ace, and where no run lies."""
    run = current_run(view)
    if not run or rank_of(run[-1][1]) == ACE:
        return None
    return run[-1][1] + 1
