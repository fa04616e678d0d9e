"""A page with a composed deal of Trente-et-un."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from ludo.engine.actions import Action
from ludo.engine.options import Value
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.session import Session
from ludo.ui.play.page import PlayPage
from tests.session.tables import header
from tests.ui.play.conftest import Open, _english_and_light, at_once, open_page  # noqa: F401
from tests.ui.play.tables import Mind, Notebook

PEOPLE = ("Hugo", "Léa", "Marcel", "Zoé", "Félix", "Inès", "Bastien", "Marguerite")
ANNA = Chair("Anna")


def table_of(players: int) -> tuple[Chair, ...]:
    """Anna and so many computer players that there are as many players as wanted."""
    return (ANNA, *(Chair(name, "simple") for name in PEOPLE[: players - 1]))


def first_offer(request: object) -> Action | None:
    """Do the first thing that is offered."""
    offers = getattr(request, "offers", ())
    return next(iter(offers), None)


Dealt = Callable[..., PlayPage]


@pytest.fixture
def dealt(open_page: Open) -> Dealt:  # noqa: F811
    """Open a page on these hands, and `rest`; `acts` have been done, the last seat deals unless `dealer` says so.

    hold: the computer players never answer.
    """

    def open_(
        hands: Sequence[str],
        rest: str = "",
        acts: Sequence[str] = (),
        dealer: int = -1,
        hold: bool = False,
        **options: Value,
    ) -> PlayPage:
        chairs = table_of(len(hands))
        lines = [
            f"luck lot:{dealer if dealer >= 0 else len(hands) - 1}",
            f"luck deal:{' / '.join(hands)} / {rest}".rstrip(),
            *acts,
        ]
        mind = Mind(first_offer)
        mind.held = hold
        head = header("trente_et_un", chairs, **options)
        session = Session(GAMES["trente_et_un"], head, Notebook(list(lines)), Random(1), mind, lines=lines)
        assert session.damage is None, session.damage
        return open_page(session, mind)

    return open_
