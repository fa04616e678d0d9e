"""A review as plain text: who played, then every decision of a person that is marked, in sentences."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ludo.session.decisions import Decision
from ludo.session.luck_reviews import Shares
from ludo.session.record import PartieRecord
from ludo.session.reviewing import Moment
from ludo.ui.games.registry import game_title, words_of
from ludo.ui.i18n import translate
from ludo.ui.play.hint_words import Asked
from ludo.ui.play.luck_words import explained_text
from ludo.ui.play.review_words import marks_text, moment_words, result_text
from ludo.ui.wording.names import names_of


def asked_of(record: PartieRecord, decision: Decision) -> Asked:
    """Return a decision as sentences about it need it: as the person saw it."""
    names = names_of(record.chairs(decision.ply), decision.seat)
    must = record.turn(decision.ply).must == decision.seat
    view = record.view(decision.ply, decision.chair)
    return Asked(record.game, words_of(record.header.game), view, names, must)


def review_text(
    record: PartieRecord, moments: Sequence[Moment], accounts: Mapping[int, Shares] = MappingProxyType({})
) -> str:
    """Return a review as text, a paragraph a decision. accounts: what the partie came to by chair, where it is told."""
    lines = [game_title(record.header.game), ""]
    for number, chair in enumerate(record.header.chairs):
        own = [moment for moment in moments if moment.decision.chair == number]
        if not own:
            continue
        lines += [result_text(own, accounts.get(number), chair.name), *filter(None, [marks_text(own)]), ""]
        for moment in own:
            if moment.appraisal.mark is not None:
                lines += [moment_words(asked_of(record, moment.decision), moment).spoken(), ""]
    if accounts:
        lines += [explained_text(), ""]
    if not moments:
        lines.append(translate("Review", "No decision of this partie could be priced."))
    return "\n".join(lines).rstrip() + "\n"
