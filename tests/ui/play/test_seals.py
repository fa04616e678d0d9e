"""The sums of what luck does stand in the journal before it is seen, and are checked after the partie."""

import re
from random import Random

from pytestqt.qtbot import QtBot

from ludo.games import GAMES
from ludo.session.commitments import CheckedLuck, Commitment, commit
from ludo.session.opening import Opening, OwnNumber
from ludo.session.replay import Replay
from ludo.session.session import Session
from ludo.ui.i18n import set_language
from ludo.ui.play.page import PlayPage
from ludo.ui.play.seal_check import SealCheck
from ludo.ui.widgets.labels import Label
from ludo.ui.wording.commitments import grouped, verdict
from tests.ui.play.conftest import Open
from tests.ui.play.hands import choose_more, wait_for
from tests.ui.play.tables import BOTH, TWO, Mind, Notebook, meek, open_session, say


def journal(page: PlayPage) -> list[str]:
    return [page.panel.journal.item(row).text() for row in range(page.panel.journal.count())]


def _won() -> list[str]:
    """Return the log of a partie to one trut, which Anna wins because Paul never follows."""
    notebook = Notebook()
    session = open_session(BOTH, notebook=notebook, truts_to_win=1, fortial=False)
    while not session.over:
        if not session.step():
            assert session.submit(0, session.game.read("trut"), session.ply) is None
            say(session, "fold")
    return notebook.lines


def test_the_journal_says_that_luck_is_sealed_before_what_luck_does(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    session = open_session(mind=mind)
    page = open_page(session, mind, seals=True)
    wait_for(qtbot, page, "asking", "gap")
    sums = [grouped(checked.commitment.digest) for checked in session.record.luck if checked.commitment]
    assert len(sums) == len(session.record.luck) > 0
    shown = journal(page)
    assert not any(re.search(r"[0-9a-f]{8}", line) for line in shown), "no hexadecimal beside the cards"
    signs = [page.panel.journal.item(row) for row, line in enumerate(shown) if line == "Sealed"]
    assert shown[0] == "Sealed"
    assert len(signs) == len(sums)
    for sign, total in zip(signs, sums, strict=True):
        assert total in " ".join(sign.toolTip().split())
    assert not any(
        checked.commitment.salt in line for checked in session.record.luck if checked.commitment for line in shown
    )
    page.panel.write(page.facts.sole)
    assert journal(page) == shown


def test_the_journal_of_a_family_shows_no_sums(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    page = open_page(open_session(mind=mind), mind)
    wait_for(qtbot, page, "asking", "gap")
    page.panel.write(page.facts.sole)
    assert journal(page)
    assert not any(line.startswith("Sealed") for line in journal(page))
    page.settings.change(seals=True)
    assert journal(page)[0].startswith("Sealed")


def test_one_click_at_the_end_computes_every_sum_again(open_page: Open, qtbot: QtBot) -> None:
    mind = Mind(meek)
    session = open_session(TWO, _won(), mind=mind, truts_to_win=1, fortial=False)
    page = open_page(session, mind)
    wait_for(qtbot, page, "over")
    choose_more(page, "Proof of fair shuffling")
    (dialog,) = page.findChildren(SealCheck)
    assert dialog.verdict.text() == f"It matches: all {len(session.record.luck)} seals."
    text = dialog.details.toPlainText()
    for checked in session.record.luck:
        assert checked.commitment is not None
        assert checked.commitment.digest in text
        assert f"{checked.commitment.salt} {checked.line}" in text
    dialog.accept()


def test_a_changed_record_is_named() -> None:
    line = "luck shuffle Kh Qd"
    right = CheckedLuck(1, line, commit(line))
    wrong = CheckedLuck(2, "luck shuffle Qd Kh", right.commitment)
    unsealed = CheckedLuck(3, line, None)
    set_language("en")
    assert verdict([right, wrong]) == "1 seal does not match: the record was changed."
    assert verdict([right]) == "It matches: 1 seal."
    assert verdict([unsealed, right]) == "Luck was not sealed 1 time; all other seals match."
    assert verdict([unsealed]).startswith("This partie was played before luck was sealed")
    assert not CheckedLuck(1, line, Commitment("0" * 64, "0" * 32)).matches


def test_the_proof_says_that_all_luck_follows_from_the_number_that_was_added(qtbot: QtBot) -> None:
    own = OwnNumber("cd" * 32, "7")
    notebook = Notebook()
    header = open_session(BOTH, truts_to_win=1).header
    session = Session(GAMES["trut"], header, notebook, Random(3), opening=Opening(own=own))
    while not session.over:
        if not session.step():
            must = session.turn().must
            assert must is not None
            session.submit(must, next(iter(session.offers(must))), session.ply)
    dialog = SealCheck(None, session.record)
    qtbot.addWidget(dialog)
    words = " ".join(label.text() for label in dialog.findChildren(Label))
    assert "All of it follows from the sealed secret and from your number 7." in words
    assert own.seal in dialog.details.toPlainText()
    changed = [line.replace(" 7", " 8") if line.startswith("number") else line for line in notebook.lines]
    forged = SealCheck(None, Replay(GAMES["trut"], header, changed))
    qtbot.addWidget(forged)
    assert forged.verdict.text().startswith("Luck did not follow")
