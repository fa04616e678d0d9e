"""Which form asks what comes next."""

from collections.abc import Callable
from typing import Final

from ludo.nights.sheets.tripoli import TripoliPosition
from ludo.ui.games.tripoli.real_table.before_play import ClaimsForm, DealerForm, SpareForm, SuitForm, WindowsForm
from ludo.ui.games.tripoli.real_table.form import ReportForm
from ludo.ui.games.tripoli.real_table.model import BoardModel
from ludo.ui.games.tripoli.real_table.play_forms import BetweenForm, OverForm, PlayForm
from ludo.ui.games.tripoli.real_table.poker_forms import BettingForm, ShowdownForm
from ludo.ui.games.tripoli.real_table.stacks_form import StacksForm
from ludo.ui.games.tripoli.real_table.state import BoardState
from ludo.ui.wording.names import Names

_FORMS: Final[dict[str, Callable[[TripoliPosition, Names], ReportForm]]] = {
    "windows": WindowsForm,
    "spare": SpareForm,
    "pay_suit": SuitForm,
    "claims": ClaimsForm,
    "betting": BettingForm,
    "showdown": ShowdownForm,
    "play": PlayForm,
    "between": BetweenForm,
    "over": OverForm,
}


def position_of(state: BoardState, model: BoardModel) -> TripoliPosition:
    """Return how the board stands that is shown: now, or before the line that is corrected."""
    return model.position if state.line is None else model.filled.before(state.line)


def form_of(state: BoardState, model: BoardModel) -> ReportForm:
    """Return what asks at a state of a board."""
    position, names = position_of(state, model), model.names
    if state.counting:
        return StacksForm(position, names)
    if position.step == "dealer":
        return DealerForm(position, names, model.kept_boards() if state.line is None else [])
    return _FORMS[position.step](position, names)
