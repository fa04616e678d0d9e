"""The views of score sheets, by game; each is read when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludo.games.trente_et_un.options import TrenteEtUnOptions
from ludo.games.trio.options import TrioOptions
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.trut.options import TrutOptions

if TYPE_CHECKING:
    from ludo.engine.options import Options
    from ludo.ui.sheets.view import AnySheetView
    from ludo.ui.wording.names import Names


def view_of(options: Options, names: Names) -> AnySheetView:
    """Return how the sheet of a game with these options looks. Raises TypeError for the options of another game."""
    match options:
        case TrioOptions():
            from ludo.ui.games.trio.sheet import TrioView

            return cast("AnySheetView", TrioView(options, names))
        case TrutOptions():
            from ludo.ui.games.trut.sheet import TrutView

            return cast("AnySheetView", TrutView(options, names))
        case TriompheOptions():
            from ludo.ui.games.triomphe.sheet import TriompheView

            return cast("AnySheetView", TriompheView(options, names))
        case TrenteEtUnOptions():
            from ludo.ui.games.trente_et_un.sheet import TrenteEtUnView

            return cast("AnySheetView", TrenteEtUnView(options, names))
        case _:
            raise TypeError(f"no sheet view for {type(options).__name__}")
