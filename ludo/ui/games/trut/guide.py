"""The guided first deal of Trut."""

from typing import Final

from ludo.engine.places import TRICK
from ludo.engine.views import AnyView
from ludo.games.trut.actions import CALLS
from ludo.games.trut.rules import side_of
from ludo.games.trut.view import trut_view
from ludo.ui.games.guide import (
    Anchor,
    ByRules,
    GuideMoment,
    Step,
    at_result,
    before_cards,
    holds_cards,
    on_turn,
    with_values,
)
from ludo.ui.games.trut.furniture import tray_rect
from ludo.ui.games.trut.option_words import OPTION_WORDS
from ludo.ui.i18n import texts, translate

_text = texts("Trut guide")


def _may_trut(moment: GuideMoment) -> bool:
    draft = moment.draft
    return draft is not None and not set(CALLS).isdisjoint(draft.buttons)


def _deal(view: AnyView) -> str:
    text = translate(
        "Trut guide",
        "Each deal is three cards for everybody and three tricks; two of them win it. Who won marks a point, "
        "{points_per_trut} become a trut, and the partie is won with {truts_to_win}.",
    )
    if not trut_view(view).options.untruted_donne_points:
        text = translate(
            "Trut guide",
            "Each deal is three cards for everybody and three tricks; two of them win it. Won without a call it is "
            "worth nothing. {points_per_trut} become a trut, and the partie is won with {truts_to_win}.",
        )
    return with_values(text, view, OPTION_WORDS)


def _score(view: AnyView) -> str:
    text = translate(
        "Trut guide",
        "Here is your score. Points are discs, truts are tiles: {points_per_trut} become a trut. Whenever a side marks "
        "a trut, the other side loses its points.",
    )
    return with_values(text, view, OPTION_WORDS)


STEPS: Final = (
    Step(
        ByRules(_deal),
        Anchor.TABLE,
        before_cards,
    ),
    Step(
        _text(
            "These are your three cards. The Seven is the highest, then the Eight, then Ace, King, Queen, Jack, Ten "
            "and Nine. Suits mean nothing."
        ),
        Anchor.HAND,
        holds_cards,
    ),
    Step(
        _text("This line says what is going on. On your turn play any card: click it, or pull it to the table."),
        Anchor.STATUS,
        on_turn,
        heard=_text("F3 says what is going on. On your turn play any card: the arrows lead to it, Enter plays it."),
    ),
    Step(
        _text(
            "“Je trute!” raises the deal to a trut. The others follow, or they give up and you mark one point. You may "
            "say it with good cards – or to frighten."
        ),
        Anchor.BUTTONS,
        _may_trut,
    ),
    Step(
        _text("The highest card makes the trick. Two tricks of three win the deal."),
        TRICK,
        lambda moment: bool(moment.view.cards(TRICK) or trut_view(moment.view).facts.results),
    ),
    Step(
        ByRules(_score),
        lambda view, room: tray_rect(room, view, side_of(room.bottom)),
        lambda moment: moment.result or bool(trut_view(moment.view).facts.results),
    ),
    Step(
        _text("The deal is over: here is who won it, and why. Journal, score and rules are beside the table."),
        Anchor.STATUS,
        at_result,
    ),
)
"""From the first card to the first result."""
