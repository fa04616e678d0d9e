"""What is certain and final is on the button before it is pressed."""

from collections.abc import Iterator

import pytest

from ludo.engine.actions import Action
from ludo.games import GAMES
from ludo.games.triomphe.actions import ACCEPT, CONCEDE, REFUSE
from ludo.games.trut.actions import FOLD
from ludo.session.chairs import Chair
from ludo.ui.games.registry import words_of
from ludo.ui.i18n import set_language
from ludo.ui.wording.names import names_of
from tests.bots.test_giving_away import GIVING_UP, decisions

_FINAL = ("partie", "last life")
_PEOPLE = tuple(Chair(name) for name in ("Anna", "Hugo", "Léa", "Marcel"))


def labels(table: str) -> Iterator[tuple[Action, str, bool]]:
    """Yield acts that give a hand up or take one, what their button says, and whether the partie goes with it."""
    set_language("en")
    for request in decisions(table, "random", 8):
        game, view = GAMES[request.view.game], request.view
        names = names_of(_PEOPLE[: view.options.players], view.seat)
        for act in (*GIVING_UP, ACCEPT):
            if act in request.offers and act != REFUSE:
                final = game.gives_away(view, REFUSE if act == ACCEPT and REFUSE in request.offers else act)
                yield act, words_of(game.id).action_label(act, view, names), final


@pytest.mark.parametrize(
    ("table", "act"),
    [("trut, two", FOLD), ("trut, four", FOLD), ("triomphe", CONCEDE), ("triomphe", ACCEPT), ("schwimmen, two", None)],
)
def test_a_button_says_where_the_partie_goes_with_it_and_only_there(table: str, act: Action | None) -> None:
    said = set()
    for found, label, final in labels(table):
        assert any(word in label for word in _FINAL) == final, (label, final)
        said |= {found} if final else set()
    assert said if act is None else act in said
