"""Words about luck: what a result came from, in whole parties of a hundred or in tenths of a chip."""

from collections.abc import Sequence
from math import floor
from typing import Final, NamedTuple

from ludo.bots.contract import SHARES, Unit
from ludo.session.luck_reviews import LuckAccount, Shares
from ludo.ui.i18n import locale, translate

_TENTHS: Final = 10
_HUNDREDTHS: Final = 100


class RoundedShares(NamedTuple):
    """Parts of a result, rounded so that they still make the sum."""

    unit: Unit
    cards: int
    own: int
    others: int
    rest: int

    @property
    def sum(self) -> int:
        """Return their sum."""
        return self.cards + self.own + self.others + self.rest


def figures_of(shares: Shares) -> RoundedShares:
    """Return a result in hundredths of a partie, or in tenths of a chip.

    What is rounded up is what lies nearest above, so often that the sum is right.
    """
    times = _HUNDREDTHS if shares.unit in SHARES else _TENTHS
    exact = [part * times for part in (shares.cards, shares.own, shares.others, shares.rest)]
    down = [floor(part) for part in exact]
    missing = round(sum(exact)) - sum(down)
    order = sorted(range(len(exact)), key=lambda place: down[place] - exact[place])
    for place in order[:missing]:
        down[place] += 1
    return RoundedShares(shares.unit, *down)


def luck_text(shares: Shares, name: str = "") -> str:
    """Return what a result came from, in a sentence; name: of whom, if not of who reads it."""
    figures = figures_of(shares)
    text = _partie_text(figures, name) if figures.unit in SHARES else _chips_text(figures, name)
    cards, own, others, rest, total = (signed(figures.unit, each) for each in (*figures[1:], figures.sum))
    return text.format(name=name, luck=cards, mine=own, theirs=others, rest=rest, total=total)


def luck_at_end(account: LuckAccount | None, chair: int | None) -> str:
    """Return what the result of a partie came from, at its end; empty if it is not told; chair: of the only person."""
    shares = None if account is None or chair is None else account.shares(chair)
    return "" if shares is None else luck_text(shares)


def _partie_text(figures: RoundedShares, name: str) -> str:
    match (bool(name), bool(figures.rest)):
        case (False, False):
            return translate("Luck", "Parties in 100: cards {luck}, you {mine}, the others {theirs}; together {total}.")
        case (False, True):
            return translate(
                "Luck",
                "Parties in 100: cards {luck}, you {mine}, the others {theirs}, not explained {rest}; "
                "together {total}.",
            )
        case (True, False):
            return translate(
                "Luck", "Parties in 100: cards {luck}, {name} {mine}, the others {theirs}; together {total}."
            )
    return translate(
        "Luck",
        "Parties in 100: cards {luck}, {name} {mine}, the others {theirs}, not explained {rest}; together {total}.",
    )


def _chips_text(figures: RoundedShares, name: str) -> str:
    match (bool(name), bool(figures.rest)):
        case (False, False):
            return translate("Luck", "Chips: cards {luck}, you {mine}, the others {theirs}; together {total}.")
        case (False, True):
            return translate(
                "Luck", "Chips: cards {luck}, you {mine}, the others {theirs}, not explained {rest}; together {total}."
            )
        case (True, False):
            return translate("Luck", "Chips: cards {luck}, {name} {mine}, the others {theirs}; together {total}.")
    return translate(
        "Luck",
        "Chips: cards {luck}, {name} {mine}, the others {theirs}, not explained {rest}; together {total}.",
    )


def signed(unit: Unit, figure: int) -> str:
    """Return a rounded part with its sign."""
    sign = "−" if figure < 0 else "+" if figure else ""
    return sign + (str(abs(figure)) if unit in SHARES else locale().toString(abs(figure) / _TENTHS, "f", 1))


def part_names(name: str = "") -> Sequence[str]:
    """Return what the parts are called on a bar, in their order; name: of whom, if not of who reads it."""
    return (
        translate("Luck", "Cards"),
        name or translate("Luck", "You"),
        translate("Luck", "The others"),
        translate("Luck", "Not explained"),
    )
