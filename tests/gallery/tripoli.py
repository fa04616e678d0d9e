"""Tripoli at moments worth a picture."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from ludo.engine.actions import Say
from ludo.games.tripoli.view import tripoli_view
from ludo.session.chairs import Chair
from tests.gallery.scripts import ANNA, HUGO, LEA, MARCEL, Moment, Script

_OTHERS: Final = (HUGO, LEA, MARCEL, *(Chair(name, "simple") for name in ("Inès", "Paul", "Zoé", "Nora", "Tom")))
_DEALS: Final = {"first_dealer": 0}
"""Anna deals."""
_FOLLOWS: Final = {"first_dealer": 1}

Done = Callable[[str, int | None], bool]


def people(count: int) -> tuple[Chair, ...]:
    """Anna and so many computer players that they are `count`."""
    return (ANNA, *_OTHERS[: count - 1])


def _phase(script: Script) -> str:
    return tripoli_view(script.state.view(None)).facts.phase


def until(script: Script, done: Done, words: Sequence[str] = ("keep", "check", "call", "another")) -> None:
    """Let everybody do the first of these words that is possible, else anything, until the moment has come."""
    script.luck()
    while not done(_phase(script), script.state.turn().must):
        must = script.state.turn().must
        assert must is not None
        _step(script, must, words)
        script.luck()


def _step(script: Script, seat: int, words: Sequence[str]) -> None:
    offers = script.state.legal(seat)
    said = next((word for word in words if Say(word) in offers), None)
    script.act(seat, said or script.game.write(offers.sample(Random(len(script.lines)))))


def _deal(script: Script) -> None:
    until(script, lambda phase, must: phase == "spare" and must == 0)


def _auction(script: Script) -> None:
    until(script, lambda phase, must: phase == "spare")
    must = script.state.turn().must
    assert must is not None
    script.act(must, "auction")
    bid = 2
    while script.state.turn().must != 0:
        script.act(script.state.turn().must or 0, f"bid {bid}")
        bid += 1


def _choice(script: Script) -> None:
    until(script, lambda phase, must: phase == "select" and must == 0)


def betting(script: Script) -> None:
    until(script, lambda phase, must: phase == "poker" and must is not None and (must != 0 or _has_bet(script)))
    bet = False
    while script.state.turn().must != 0:
        seat = script.state.turn().must
        assert seat is not None
        script.act(seat, "call" if bet and seat % 3 else "fold" if bet else "bet 4")
        bet = True


def _has_bet(script: Script) -> bool:
    return tripoli_view(script.state.view(None)).facts.total > 0


def _michigan(script: Script) -> None:
    until(
        script,
        lambda phase, must: phase == "michigan" and must == 0 and len(_plays(script)) >= 5,
    )


def _plays(script: Script) -> Sequence[object]:
    return tripoli_view(script.state.view(None)).facts.plays


def _paid(script: Script) -> None:
    until(script, lambda phase, must: phase == "between")


def _over(script: Script) -> None:
    until(script, lambda phase, must: phase == "between")
    script.act(script.state.turn().must or 0, "close")
    until(script, lambda phase, must: phase == "over")


def _suit(script: Script) -> None:
    until(script, lambda phase, must: phase == "suit_bid" and must == 0)
    script.act(0, "bid 3")
    until(script, lambda phase, must: phase == "suit" and must == 0, ("keep", "pass"))


MOMENTS: Final = (
    Moment("deal", people(4), _deal, _DEALS),
    Moment("auction", people(5), _auction, _FOLLOWS),
    Moment("choice", people(4), _choice, _FOLLOWS),
    Moment("betting", people(5), betting, _FOLLOWS),
    Moment("michigan", people(4), _michigan, _FOLLOWS),
    Moment("payment", people(4), _paid, _FOLLOWS),
    Moment("pots", people(4), _paid, {"first_dealer": 3, "closing_pots": 2}, pressed="close"),
    Moment("over", people(3), _over, _FOLLOWS),
    Moment("suit", people(4), _suit, {**_DEALS, "pay_suit": "auction", "sequence": "6-7-8"}),
    Moment("cosmo", people(5), _michigan, {**_FOLLOWS, "preset": "cosmo"}),
    Moment("two-deal", people(2), _deal, _DEALS),
    Moment("two-michigan", people(2), _michigan, _FOLLOWS),
    Moment("nine-betting", people(9), betting, _FOLLOWS),
    Moment("nine-michigan", people(9), _michigan, _FOLLOWS),
)
