"""A page with a composed deal of Tripoli."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from ludo.bots.contract import DecisionRequest
from ludo.engine.actions import Action, Say
from ludo.engine.cards import PACK_52, read_cards, write_cards
from ludo.engine.options import Value
from ludo.games import GAMES
from ludo.games.tripoli.rules import deal_sizes, dealing_order
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.play.page import PlayPage
from tests.session.tables import header
from tests.ui.play.conftest import Open, _english_and_light, at_once, open_page  # noqa: F401
from tests.ui.play.tables import Mind, Notebook

PEOPLE = ("Anna", "Hugo", "Léa", "Marcel", "Zoé", "Félix", "Inès", "Bastien", "Nora")

Dealt = Callable[..., PlayPage]


def chairs_of(players: int) -> tuple[Chair, ...]:
    """Anna, and computer players."""
    return tuple(Chair(name, "simple" if seat else None) for seat, name in enumerate(PEOPLE[:players]))


def quiet(request: DecisionRequest) -> Action | None:
    """Keep, pass, check, call: never risk anything; else do the first thing there is."""
    if not request.must:
        return None
    words = (Say(word) for word in ("keep", "pass", "check", "call", "another"))
    return next((word for word in words if word in request.offers), None) or next(iter(request.offers))


def deal_line(hands: Sequence[str], players: int, dealer: int, **values: Value) -> str:
    """The deal in which the first seats get these cards, the rest what is left of the pack, in its order."""
    options = GAMES["tripoli"].read_options({"players": players, **values})
    sizes = deal_sizes(dealing_order(options, dealer, ()), players)  # type: ignore[arg-type]
    held = [list(read_cards(text)) for text in hands] + [[] for _ in range(players - len(hands))]
    left = [card for card in PACK_52 if all(card not in cards for cards in held)]
    for cards, size in zip(held, sizes, strict=False):
        while len(cards) < size:
            cards.append(left.pop(0))
    return "luck deal " + " / ".join(write_cards(cards) for cards in held) + " /"


@pytest.fixture
def dealt(open_page: Open) -> Dealt:  # noqa: F811
    """Open a page on a deal in which Anna holds `own`; `acts` have been done.

    hold: the computer players never answer.
    """

    def open_(
        own: str,
        *others: str,
        players: int = 4,
        dealer: int = 0,
        acts: Sequence[str] = (),
        hold: bool = False,
        **values: Value,
    ) -> PlayPage:
        chairs = chairs_of(players)
        lines = [f"luck lot {dealer}", deal_line((own, *others), players, dealer, **values), *acts]
        mind = Mind(quiet)
        mind.held = hold
        head = header("tripoli", chairs, **values)
        session = Session(GAMES["tripoli"], head, Notebook(list(lines)), Random(1), mind, lines=lines)
        assert session.damage is None, session.damage
        return open_page(session, mind)

    return open_
