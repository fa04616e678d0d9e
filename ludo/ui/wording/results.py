"""Who has won a deal, a partie or a match, as several games say it."""

from collections.abc import Sequence

from ludo.engine.places import Seat
from ludo.ui.i18n import enumerated, full_stop, translate
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.names import Names, choose


def side_title(names: Names, seats: Sequence[Seat]) -> str:
    """Return the name of a side: you or a name; of partners "us" and "them"; for onlookers all names."""
    if len(seats) == 1:
        return names.of(seats[0])
    if names.you is None:
        return names.all_of(seats)
    return translate("Results", "Us") if names.you in seats else translate("Results", "Them")


def deal_title(seats: Sequence[Seat], names: Names) -> str:
    """Return which side a deal goes to."""
    yours, theirs = translate("Results", "The deal is yours"), translate("Results", "The deal goes to {name}")
    return choose(names, seats, yours, theirs, yours, theirs)


def partie_title(winners: Sequence[Seat], names: Names) -> str:
    """Return which side has won a partie."""
    return choose(
        names,
        winners,
        translate("Results", "You have won the partie"),
        translate("Results", "{name} has won the partie"),
        translate("Results", "Your side has won the partie"),
        translate("Results", "{name} have won the partie"),
    )


def shared_partie_title(winners: Sequence[Seat], names: Names) -> str:
    """Return who has won a partie in which nobody has partners; nobody: it is drawn."""
    if not winners:
        return translate("Results", "The partie is drawn")
    return choose(
        names,
        winners,
        translate("Results", "You have won the partie"),
        translate("Results", "{name} has won the partie"),
        translate("Results", "{name} have won the partie together"),
        translate("Results", "{name} have won the partie"),
    )


def partie_sentence(winners: Sequence[Seat], names: Names) -> str:
    """Return that a side wins a partie, for the journal."""
    return choose(
        names,
        winners,
        translate("Results", "You win the partie."),
        translate("Results", "{name} wins the partie."),
        translate("Results", "Your side wins the partie."),
        translate("Results", "{name} win the partie."),
    )


def match_title(winners: Sequence[Seat], names: Names) -> str:
    """Return which side has won a match of several parties; nobody: it is drawn."""
    if not winners:
        return translate("Results", "The match is drawn")
    return choose(
        names,
        winners,
        translate("Results", "You have won the match"),
        translate("Results", "{name} has won the match"),
        translate("Results", "Your side has won the match"),
        translate("Results", "{name} have won the match"),
    )


def end_line(winners: Sequence[Seat], names: Names) -> str:
    """Return the last line of the journal where sides play; nobody: the match is drawn."""
    return _end(partie_title(winners, names)) if winners else full_stop(match_title(winners, names))


def shared_end_line(winners: Sequence[Seat], names: Names) -> str:
    """Return the last line of the journal where nobody has partners."""
    return _end(shared_partie_title(winners, names))


def _end(result: str) -> str:
    return translate("Results", "End: {result}.").format(result=result)


def gains_line(gains: Sequence[int], names: Names) -> str | None:
    """Return the chips won and lost, by seat, for the journal; None where nobody won or lost any."""
    if not any(gains):
        return None
    parts = enumerated(f"{names.of(seat)} {chips_text(gain, sign=True)}" for seat, gain in enumerate(gains) if gain)
    return translate("Results", "Chips: {gains}").format(gains=parts)
