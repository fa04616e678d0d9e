"""Who comes to play for whom, and who gives up, as lines of the journal."""

from collections.abc import Sequence
from typing import Protocol

from ludo.session.ports import Header
from ludo.session.timeline import PlayerChange
from ludo.ui.i18n import translate
from ludo.ui.wording.common import level_name


class Played(Protocol):
    """A partie being played, or looked at again."""

    header: Header

    @property
    def changes(self) -> Sequence[PlayerChange]:
        """Who came to play for a chair, and after how many actions."""
        ...

    @property
    def gave_up(self) -> int | None:
        """The chair whose player has given up the partie, None if nobody has."""
        ...

    @property
    def ply(self) -> int:
        """The number of actions done."""
        ...


def people_lines(partie: Played, ply: int) -> list[str]:
    """Return what the journal says of the players after so many actions."""
    names = [chair.name for chair in partie.header.chairs]
    lines = [_change(names[change.chair], change.level) for change in partie.changes if change.ply == ply]
    if partie.gave_up is not None and ply == partie.ply:
        lines.append(translate("People", "{name} gives up the partie.").format(name=names[partie.gave_up]))
    return lines


def _change(name: str, level: str | None) -> str:
    if level is None:
        return translate("People", "{name}: a person plays from here on.").format(name=name)
    return translate("People", "{name}: the computer plays from here on ({level}).").format(
        name=name, level=level_name(level)
    )
