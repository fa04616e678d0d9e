"""Who comes to play for whom, and who gives up, as lines of the journal."""

from ludo.session.record import PartieRecord
from ludo.ui.i18n import translate
from ludo.ui.wording.common import level_name


def people_lines(partie: PartieRecord, ply: int) -> list[str]:
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
