"""The strongest player of Trut: for two players it plays the solved strategy."""

from ludo.bots.contract import DecisionRequest
from ludo.bots.trut import duel
from ludo.engine.places import hand
from ludo.games.trut.view import trut_view


def chances_of(request: DecisionRequest) -> duel.Chances:
    """Return what Expert does at a table of two, and how likely."""
    view = trut_view(request.view)
    known = duel.duel_of(view, request.history)
    assert view.seat is not None
    return duel.chances(known, known.strategy, request.offers, view.known(hand(view.seat)), request.must)
