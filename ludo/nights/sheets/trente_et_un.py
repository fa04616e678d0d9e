"""The score sheet of Trente-et-un and its 36-card game: lives, chips and the pot."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import ClassVar, Final, Literal, TypeAlias, cast, get_args

from ludo.engine.frozen import Frozen
from ludo.engine.places import Seat
from ludo.engine.refusals import PARTIE_OVER, Refusal
from ludo.games.trente_et_un import rules, scoring
from ludo.games.trente_et_un.options import TrenteEtUnOptions
from ludo.games.trente_et_un.rules import THIRTY_ONE
from ludo.games.trente_et_un.scoring import Losses
from ludo.games.trente_et_un.view import TrenteEtUnStanding
from ludo.nights.sheets.contract import Sheet
from ludo.nights.sheets.texts import Fields, json_text

Kind: TypeAlias = Literal["showdown", "thirty_one", "compared"]
"""How a deal ended: hands compared after a knock, a thirty-one, or hands compared though nobody had knocked. With 36
cards hands are always compared, and it does not matter who passed first (SCH-25)."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_MOST_THIRTY_ONES: Final = 4
"""Each needs an ace of its own."""


@dataclass(frozen=True, slots=True)
class TrenteEtUnLine(Frozen):
    """A deal.

    values: what the hands that are compared are worth, by chair; None for who has left. knocker: who had knocked, None
    if nobody had. holders: who showed a thirty-one, first who showed first; dealt: it came with the dealt cards.
    """

    kind: Kind
    values: tuple[float | None, ...] = ()
    knocker: Seat | None = None
    holders: tuple[Seat, ...] = ()
    dealt: bool = False


@dataclass(frozen=True, slots=True)
class TrenteEtUnPosition(Frozen):
    """How a sheet of Trente-et-un stands; pot: chips that were paid into it. losses: lives that the last deal cost."""

    options: TrenteEtUnOptions
    standing: TrenteEtUnStanding
    pot: int = 0
    deal_number: int = 0
    losses: Losses = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is still in the partie."""
        return rules.seats_in(self.standing.lives, 0)


class TrenteEtUnSheet(Sheet[TrenteEtUnOptions, TrenteEtUnLine, TrenteEtUnPosition]):
    """The score sheet of Trente-et-un: one line a deal."""

    game: ClassVar[str] = "trente_et_un"

    def start(self, options: TrenteEtUnOptions) -> TrenteEtUnPosition:
        """Return the position before the first deal: all chips before their owners (T31-06, T31-47)."""
        lives = (scoring.lives_of(options.chips, options.grace_life),) * options.players
        return _position(options, lives, (options.chips,) * options.players, (), 0, 0, ())

    def read(self, text: str) -> TrenteEtUnLine:
        """Read a deal."""
        fields = Fields(text)
        line = TrenteEtUnLine(
            cast(Kind, fields.take_word("kind", KINDS)),
            fields.take_values("values"),
            fields.take_optional("knocker"),
            fields.take_numbers("holders"),
            fields.take_flag("dealt"),
        )
        fields.end()
        return line

    def write(self, line: TrenteEtUnLine) -> str:
        """Write a deal; what does not belong to its kind is left out."""
        fields: dict[str, object] = {"kind": line.kind}
        if line.values:
            fields["values"] = line.values
        if line.knocker is not None:
            fields["knocker"] = line.knocker
        if line.holders:
            fields["holders"] = line.holders
        if line.dealt:
            fields["dealt"] = True
        return json_text(fields)

    def check(self, position: TrenteEtUnPosition, line: TrenteEtUnLine) -> Refusal | None:
        """Check that everybody still in has a possible hand, and who knocked or showed a thirty-one is one of them."""
        if position.standing.over:
            return PARTIE_OVER
        if line.kind not in self.expected(position):
            return Refusal("line-kind", {"kind": line.kind})
        if line.knocker is not None and line.knocker not in position.seats:
            return Refusal("not-in", {"seat": line.knocker})
        if line.kind == "thirty_one":
            return _holders_refusal(position, line)
        if line.holders or line.dealt:
            return Refusal("line-field", {"field": "holders"})
        if (line.knocker is None) != (line.kind == "compared"):
            return Refusal("who-knocked")
        return _values_refusal(position, line)

    def mark(self, position: TrenteEtUnPosition, line: TrenteEtUnLine) -> TrenteEtUnPosition:
        """Lives and chips go (T31-45, T31-47); the last one left takes the pot (T31-50, SCH-32)."""
        options, standing = position.options, position.standing
        knocker = -1 if line.knocker is None else line.knocker
        winners: tuple[Seat, ...] = ()
        if line.kind == "thirty_one":
            _, losses, winners = scoring.thirty_one(options, standing.lives, line.holders, line.dealt, knocker)
        else:
            losses = scoring.showdown_losses(options, line.values, knocker)
        settled = scoring.settle(standing.balances, standing.lives, position.pot, losses, winners)
        return _position(
            options, settled.lives, settled.chips, settled.winners, settled.pot, position.deal_number + 1, losses
        )

    def expected(self, position: TrenteEtUnPosition) -> tuple[Kind, ...]:
        """With 36 cards hands are always compared (SCH-21); else after a knock, or if play can end without one."""
        options = position.options
        if position.standing.over:
            return ()
        if rules.is_36(options):
            return ("compared",)
        kinds: tuple[Kind, ...] = ("showdown", "thirty_one")
        unknocked = options.empty_talon == "showdown" or options.turn_limit is not None
        return (*kinds, "compared") if unknocked else kinds


def _position(
    options: TrenteEtUnOptions,
    lives: tuple[int, ...],
    balances: tuple[int, ...],
    winners: tuple[Seat, ...],
    pot: int,
    deal_number: int,
    losses: Losses,
) -> TrenteEtUnPosition:
    gains = tuple(held - options.chips for held in balances)
    standing = TrenteEtUnStanding(bool(winners), winners, gains, lives, balances)
    return TrenteEtUnPosition(options, standing, pot, deal_number, losses)


def _holders_refusal(position: TrenteEtUnPosition, line: TrenteEtUnLine) -> Refusal | None:
    if line.values:
        return Refusal("line-field", {"field": "values"})
    if not line.holders or len(set(line.holders)) < len(line.holders) or len(line.holders) > _MOST_THIRTY_ONES:
        return Refusal("who-holds")
    for seat in line.holders:
        if seat not in position.seats:
            return Refusal("not-in", {"seat": seat})
    if line.knocker in line.holders:
        return Refusal("knocker-holds", {"seat": line.knocker})
    return None


def _values_refusal(position: TrenteEtUnPosition, line: TrenteEtUnLine) -> Refusal | None:
    options = position.options
    if len(line.values) != options.players:
        return Refusal("line-chairs", {"chairs": options.players})
    possible = possible_values(options)
    for seat, value in enumerate(line.values):
        if (value is not None) != (seat in position.seats):
            return Refusal("value-missing" if value is None else "not-in", {"seat": seat})
        if value is not None and value not in possible:
            return Refusal("no-such-value", {"seat": seat})
        if value == THIRTY_ONE and not _may_hide_31(options, line):
            return Refusal("thirty-one-shown", {"seat": seat})
    return None


def _may_hide_31(options: TrenteEtUnOptions, line: TrenteEtUnLine) -> bool:
    """Can a thirty-one be among hands that are compared?

    With 36 cards it is compared (SCH-21); with 52 only if it waits for its holder's turn, and there was none (T31-22,
    T31-52).
    """
    if rules.is_36(options):
        return True
    return line.knocker is None and options.dealt_31 == "own_turn" and options.turn_limit is not None


def possible_values(options: TrenteEtUnOptions) -> frozenset[float]:
    """Return all values that a hand can have with these options (T31-17, T31-20)."""
    is_36 = rules.is_36(options)
    return _values(is_36, options.three_kind_30_5 or is_36, options.two_suited_sum or is_36)


@lru_cache(8)
def _values(is_36: bool, brelan_counts: bool, pairs_of_a_suit: bool) -> frozenset[float]:
    pack = rules.pack_of(TrenteEtUnOptions(variant="schwimmen36" if is_36 else "classic52"))
    hands = combinations(pack, rules.HAND_SIZE)
    return frozenset(rules.value_of(hand, brelan_counts, pairs_of_a_suit) for hand in hands)


TRENTE_ET_UN_SHEET: Final = TrenteEtUnSheet()
