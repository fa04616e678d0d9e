"""Words about what a partie came to: by own decisions, luck and the others, in parties of a hundred or in chips."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludo.bots.contract import SHARES, Unit
from ludo.session.luck_reviews import Shares
from ludo.ui.i18n import locale, translate

_TENTHS: Final = 10
_HUNDREDTHS: Final = 100


class RoundedShares(NamedTuple):
    """Parts of a result, rounded so that they still make the sum."""

    unit: Unit
    decisions: int
    luck: int
    others: int

    @property
    def sum(self) -> int:
        """Return their sum."""
        return self.decisions + self.luck + self.others


def figures_of(shares: Shares) -> RoundedShares:
    """Return a result in hundredths of a partie, or in tenths of a chip: the others take what rounding leaves."""
    times = _HUNDREDTHS if shares.unit in SHARES else _TENTHS
    decisions, luck = round(shares.decisions * times), round(shares.luck * times)
    return RoundedShares(shares.unit, decisions, luck, round(shares.gained * times) - decisions - luck)


def luck_text(shares: Shares, name: str = "") -> str:
    """Return what a result came from, in a sentence; name: of whom, if not of who reads it."""
    figures = figures_of(shares)
    decisions, luck, others, total = (signed(figures.unit, each) for each in (*figures[1:], figures.sum))
    match (figures.unit in SHARES, bool(name)):
        case (True, False):
            text = translate(
                "Luck", "Parties in 100: your decisions {mine}, luck {luck}, the others {theirs}; together {total}."
            )
        case (True, True):
            text = translate(
                "Luck",
                "Parties in 100: decisions of {name} {mine}, luck {luck}, the others {theirs}; together {total}.",
            )
        case (False, False):
            text = translate(
                "Luck", "Chips: your decisions {mine}, luck {luck}, the others {theirs}; together {total}."
            )
        case _:
            text = translate(
                "Luck", "Chips: decisions of {name} {mine}, luck {luck}, the others {theirs}; together {total}."
            )
    return text.format(name=name, luck=luck, mine=decisions, theirs=others, total=total)


def signed(unit: Unit, figure: int) -> str:
    """Return a rounded part with its sign."""
    sign = "−" if figure < 0 else "+" if figure else ""
    return sign + (str(abs(figure)) if unit in SHARES else locale().toString(abs(figure) / _TENTHS, "f", 1))


def part_names() -> Sequence[str]:
    """Return what the parts are called on a bar, in their order."""
    return translate("Luck", "Decisions"), translate("Luck", "Luck"), translate("Luck", "The others")


def explained_text() -> str:
    """Return what the parts are, in one sentence."""
    return translate(
        "Luck",
        "Decisions: what they cost against the best ones, by what could be known; luck: what the deals gave, which no "
        "decision changes; the others: the rest; together: the result, less what the partie was worth at its start.",
    )
