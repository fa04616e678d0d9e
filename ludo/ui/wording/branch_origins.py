"""From where a partie is played on, in words."""

from ludo.session.opening import Origin
from ludo.ui.i18n import translate
from ludo.ui.wording.evening_titles import local, long_date


def origin_text(origin: Origin) -> str:
    """Return from which moment of which partie one is played on."""
    try:
        day = long_date(local(origin.started).date())
    except (ValueError, OverflowError, OSError):
        return translate("Branch", "Played on from moment {moment} of another partie.").format(moment=origin.ply)
    text = translate("Branch", "Played on from moment {moment} of the partie of {day}.")
    return text.format(moment=origin.ply, day=day)
