"""Game nights in words: what happened, whose chips they are, and where they come from."""

from collections.abc import Callable, Mapping

from ludo.nights.chips import BANK, Account, AccountKind, Payment, Posting, SourceKind
from ludo.nights.evenings import EveningState, EventKind, Played
from ludo.nights.money import CHIPS
from ludo.nights.people import Person
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import translate
from ludo.ui.pages.nights.titles import date_text
from ludo.ui.wording.chips import cents_text


def state_text(state: EveningState) -> str:
    """Return whether an evening goes on."""
    match state:
        case EveningState.RUNNING:
            return translate("Nights", "running")
        case EveningState.PAUSED:
            return translate("Nights", "paused")
        case EveningState.CLOSED:
            return translate("Nights", "closed")


def event_text(kind: EventKind, name: str) -> str:
    """Return what happened at an evening; `name`: who came or left."""
    match kind:
        case EventKind.STARTED:
            return translate("Nights", "The evening begins")
        case EventKind.PAUSED:
            return translate("Nights", "Pause")
        case EventKind.RESUMED:
            return translate("Nights", "The evening goes on")
        case EventKind.CLOSED:
            return translate("Nights", "The evening is closed")
        case EventKind.REOPENED:
            return translate("Nights", "The evening is opened again")
        case EventKind.CAME:
            return translate("Nights", "{name} comes").format(name=name)
        case EventKind.LEFT:
            return translate("Nights", "{name} leaves").format(name=name)


def account_text(
    account: Account,
    people: Mapping[int, Person],
    played: Mapping[tuple[str, int], Played],
    evening: int | None = None,
) -> str:
    """Return whose chips they are. evening: of tables of another one the date is told."""
    if account.kind is AccountKind.PERSON and isinstance(account.key, int):
        return people[account.key].name if account.key in people else translate("Nights", "somebody")
    if account == BANK:
        return translate("Nights", "Cash box")
    if account.kind is AccountKind.NAME:
        return translate("Nights", "Miscounted") if account.key == "miscounted" else str(account.key)
    partie = played.get((str(account.kind), int(account.key)))
    if partie is None:
        return translate("Nights", "On a table")
    if evening is not None and partie.evening != evening:
        form = translate("Nights", "On the table of {game}, {date}")
        return form.format(game=game_title(partie.game), date=date_text(partie.started))
    return translate("Nights", "On the table of {game}").format(game=game_title(partie.game))


def pays_text(payment: Payment, currency: str, name: Callable[[Account], str]) -> str:
    """Return a payment as a sentence: "Hugo pays Anna €1.20"; "Hugo pays Anna 12 chips" in books without money."""
    amount = cents_text(payment.chips, currency)
    if currency == CHIPS:
        amount = translate("Evenings", "%n chip(s)", None, payment.chips).replace(str(payment.chips), amount)
    if payment.payer == BANK:
        form = translate("Evenings", "The cash box pays {payee} {chips}")
    elif payment.payee == BANK:
        form = translate("Evenings", "{payer} pays {chips} to the cash box")
    else:
        form = translate("Evenings", "{payer} pays {payee} {chips}")
    return form.format(payer=name(payment.payer), payee=name(payment.payee), chips=amount)


def source_text(posting: Posting, played: Mapping[tuple[str, int], Played]) -> str:
    """Return what chips were posted for."""
    source = posting.source
    match source.kind:
        case SourceKind.DEAL:
            return _of_game(
                translate("Nights", "{game}, deal {number}"), "session", source.origin, source.number, played
            )
        case SourceKind.LINE:
            return _of_game(
                translate("Nights", "{game} at the table, line {number}"), "sheet", source.origin, source.number, played
            )
        case _:
            return kind_text(source.kind)


def kind_text(kind: SourceKind) -> str:
    """Return what something was written down as; of a partie that it was one."""
    match kind:
        case SourceKind.BUY_IN:
            return translate("Nights", "Buy-in")
        case SourceKind.CASH_OUT:
            return translate("Nights", "Cash-out")
        case SourceKind.TRANSFER:
            return translate("Nights", "Given or lent")
        case SourceKind.PAYMENT:
            return translate("Nights", "Paid in money")
        case SourceKind.CORRECTION:
            return translate("Nights", "Correction")
        case SourceKind.IMPORT:
            return translate("Nights", "From a file")
        case SourceKind.PLAY:
            return translate("Nights", "Another game")
        case SourceKind.EXPENSE:
            return translate("Nights", "Shared expense")
        case SourceKind.COUNT:
            return translate("Nights", "Miscounted")
        case SourceKind.COUNT_PLAY:
            return translate("Nights", "Counted at closing")
        case SourceKind.REVALUE:
            return translate("Nights", "Revaluation")
        case _:
            return translate("Nights", "A partie")


def _of_game(form: str, source: str, origin: int, number: int, played: Mapping[tuple[str, int], Played]) -> str:
    partie = played.get((source, origin))
    title = translate("Nights", "A partie") if partie is None else game_title(partie.game)
    return form.format(game=title, number=number)
