"""An evening on another screen: who leads, what is played, the last results, and at the end who pays whom."""

from ludo.ui.charts.ticks import number_text
from ludo.ui.i18n import translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.evening_payments import payment_text
from ludo.ui.pages.nights.evening_played import end_text, partie_title
from ludo.ui.pages.nights.titles import evening_title
from ludo.ui.second_screen.window import Slide
from ludo.ui.wording.chips import chips_text

_LAST = 12
"""So many results are shown, the last ones first."""


def evening_slides(data: EveningData, *, closing: bool) -> list[Slide]:
    """Return the lists of an evening. closing: it is being closed, so that who pays whom comes first."""
    people = sorted(data.attended(), key=lambda person: (-data.won_of(person), person.name))
    standing = [
        (f"{number_text(place)}  {person.name}", chips_text(data.won_of(person), sign=True))
        for place, person in enumerate(people, 1)
    ]
    played = [partie for partie in data.played if not partie.annulled]
    going_on = [(partie_title(partie, data), "") for partie in played if not partie.over]
    over = [(partie_title(partie, data), end_text(partie, data)) for partie in reversed(played) if partie.over]
    slides = [
        Slide(evening_title(data.evening), standing),
        Slide(translate("SecondScreen", "Being played"), going_on),
        Slide(translate("SecondScreen", "Last results"), over[:_LAST]),
    ]
    if closing or data.closed:
        paid = [(payment_text(payment, data), "") for payment in data.payments]
        none = [(translate("Evenings", "Nobody owes anybody anything."), "")]
        slides.insert(0, Slide(translate("Evenings", "Who pays whom"), paid or none))
    return [slide for slide in slides if slide.rows]
