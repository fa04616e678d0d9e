"""Every kind of act has a sentence with names and amounts, in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludo.nights.acts import BalanceChange, Batch, Consequences, DoneAct, Thing
from ludo.store.books.kinds import KINDS, SEEN
from ludo.ui.i18n import set_language
from ludo.ui.pages.nights.act_words import act_text, batch_text, consequences_text

ANNA, BRUNO = (Thing("person", name) for name in ("Anna", "Bruno"))
TUESDAY = Thing("evening", "Tuesday")
TRUT = Thing("partie", "trut", "", ("Anna", "Bruno"))


def done(kind: str, made: Thing = TRUT, of: tuple[DoneAct, ...] = (), **body: Any) -> DoneAct:
    """An act with this body; keys that are words of Python end in `_`."""
    return DoneAct("", kind, "", {key.rstrip("_"): value for key, value in body.items()}, made, TUESDAY, of)


BUY = done("buy", person=ANNA, chips=200)
SENTENCES = [
    (done("person", ANNA), "Anna was added to the people", "Ajouté aux personnes : Anna"),
    (done("person", ANNA, guest_of=TUESDAY), "Anna was written down as a guest", "Noté comme invité : Anna"),
    (
        done("person", ANNA, computer=True),
        "Anna, a computer player, was written down",
        "Noté comme joueur de l’ordinateur : Anna",
    ),
    (done("evening", TUESDAY), "The evening began: Tuesday", "La soirée commence : Tuesday"),
    (done("partie"), "A partie began: Trut (Anna and Bruno)", "Une partie commence : Trut (Anna et Bruno)"),
    (
        done("sheet"),
        "A score sheet was begun: Trut (Anna and Bruno)",
        "Une feuille de points commence : Trut (Anna et Bruno)",
    ),
    (done("season", Thing("season", "Winter")), "The season Winter was made", "Nouvelle saison : Winter"),
    (
        done("play", game="Belote", sides=[{"people": [ANNA], "score": 12}, {"people": [BRUNO], "score": -12}]),
        "Belote was written down: Anna 12 and Bruno −12",
        "Belote, noté en une ligne : Anna 12 et Bruno −12",
    ),
    (
        done("lost", of_=ANNA),
        "Found again in a damaged file: Anna",
        "Retrouvé dans un fichier endommagé : Anna",
    ),
    (done("came", person=ANNA), "Anna came", "Anna arrive"),
    (done("left", person=ANNA), "Anna left", "Anna s’en va"),
    (done("pause"), "There was a pause", "Pause"),
    (done("resume"), "The evening went on", "La soirée reprend"),
    (done("close"), "The evening was closed", "La soirée est close"),
    (done("reopen"), "The evening was opened again", "La soirée est rouverte"),
    (BUY, "Anna bought 200 chips", "Anna achète 200 jetons"),
    (done("count", counts=[[ANNA, 7]]), "Counted: Anna 7", "Compté : Anna 7"),
    (done("revalue"), "Debts in chips were turned into money", "Les dettes en jetons ont été converties en argent"),
    (done("cash", person=ANNA, chips=1), "Anna cashed in 1 chip", "Anna encaisse 1 jeton"),
    (done("give", from_=ANNA, to=BRUNO, chips=20), "Anna gave Bruno 20 chips", "Anna donne 20 jetons à Bruno"),
    (
        done("pay", from_=ANNA, to="bank", chips=20),
        "Anna paid the cash box in money: 20 chips",
        "Anna paie la caisse en argent : 20 jetons",
    ),
    (
        done("pay", from_=ANNA, to="bank", cents=870, currency="EUR"),
        "Anna paid the cash box in money: €8.70",
        "Anna paie la caisse en argent : 8,70 €",
    ),
    (
        done("buy", person=ANNA, chips=200, cents=1000, currency="EUR", way="account"),
        "Anna bought 200 chips for €10.00, paid later",
        "Anna achète 200 jetons pour 10,00 €, à payer plus tard",
    ),
    (
        done("expense", paid=[[ANNA, 3000], [BRUNO, 610]], currency="EUR", shares=[[ANNA, 1], [BRUNO, 2]]),
        "Anna and Bruno paid €36.10 for Anna and Bruno",
        "Payé par Anna et Bruno : 36,10 € pour Anna et Bruno",
    ),
    (
        done("count", counts=[[ANNA, 210], [BRUNO, 0]], play=True),
        "Counted: Anna 210 and Bruno 0",
        "Compté : Anna 210 et Bruno 0",
    ),
    (
        done("revalue", worth=[1, 10], currency="EUR", money=[]),
        "Revaluation: 1 chip for €0.10",
        "Réévaluation : 1 jeton pour 0,10 €",
    ),
    (
        done("correct", moves=[[BRUNO, ANNA, 5], ["n:bank", ANNA, 2], ["t", ANNA, 3]]),
        "Correction: 5 chips from Bruno to Anna, 2 chips from the cash box to Anna and 3 chips from the table to Anna",
        "Correction : 5 jetons de Bruno à Anna, 2 jetons de la caisse à Anna et 3 jetons de la table à Anna",
    ),
    (
        done("import", moves=[[BRUNO, ANNA, 5]]),
        "From a file: 5 chips from Bruno to Anna",
        "D’un fichier : 5 jetons de Bruno à Anna",
    ),
    (
        done("expense", paid=ANNA, chips=300, exact=[[ANNA, 100], [BRUNO, 200]]),
        "Anna paid 300 chips for Anna and Bruno",
        "Payé par Anna : 300 jetons pour Anna et Bruno",
    ),
    (done("deal", partie=TRUT, number=4), "Deal 4 of Trut (Anna and Bruno)", "Donne 4 : Trut (Anna et Bruno)"),
    (done("line", sheet=TRUT, number=4), "Line 4 of Trut (Anna and Bruno)", "Ligne 4 : Trut (Anna et Bruno)"),
    (
        done("line", sheet=TRUT, number=4, revises=True, text="…"),
        "Line 4 of Trut (Anna and Bruno) was corrected",
        "Ligne 4 corrigée : Trut (Anna et Bruno)",
    ),
    (
        done("line", sheet=TRUT, number=4, revises=True, text=None),
        "Line 4 of Trut (Anna and Bruno) was struck",
        "Ligne 4 rayée : Trut (Anna et Bruno)",
    ),
    (done("ended", of_=TRUT), "It ended: Trut (Anna and Bruno)", "Fin : Trut (Anna et Bruno)"),
    (
        done("set", thing=BRUNO, field="name", value="Benoît"),
        "The name is now: Benoît",
        "Le nom est maintenant : Benoît",
    ),
    (
        done("set", thing=TRUT, field="evening", value=None),
        "Trut (Anna and Bruno) was taken out of the evening",
        "Retiré de la soirée : Trut (Anna et Bruno)",
    ),
    (
        done("set", thing=TRUT, field="chair:1", value=[ANNA, None]),
        "Anna sits at Trut (Anna and Bruno) now",
        "Anna a maintenant cette place : Trut (Anna et Bruno)",
    ),
    (done("set", thing=ANNA, field="hat", value=1), "Anna: a detail was changed", "Anna : un détail a changé"),
    (done("undo", of=(BUY,)), "Taken back: Anna bought 200 chips", "Annulé : Anna achète 200 jetons"),
    (
        done("undo", of=(done("undo", of=(BUY,)),)),
        "Brought back: Anna bought 200 chips",
        "Rétabli : Anna achète 200 jetons",
    ),
    (
        done("same", pairs=[[ANNA, BRUNO]]),
        "One and the same: Anna and Bruno",
        "Une seule et même chose : Anna et Bruno",
    ),
    (
        done("two", pairs=[[ANNA, BRUNO]]),
        "Two different things: Anna and Bruno",
        "Deux choses différentes : Anna et Bruno",
    ),
    (
        done("erase", person=Thing("person", "— 1f0c")),
        "Name, picture and notes were forgotten: — 1f0c",
        "Le nom, l’image et les notes ont été oubliés : — 1f0c",
    ),
    (
        done("dance"),
        "Something that a newer Ludo has written: dance",
        "Quelque chose qu’un Ludo plus récent a écrit : dance",
    ),
]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_of_act_is_told(language: str) -> None:
    set_language(language)
    found = [act_text(act).replace("\xa0", " ").replace("\u202f", " ") for act, *_ in SENTENCES]
    assert found == [french if language == "fr" else english for _, english, french in SENTENCES]


def test_no_kind_is_without_a_sentence() -> None:
    assert {act.kind for act, *_ in SENTENCES} == KINDS.keys() - {SEEN} | {"dance"}


def test_what_was_written_together_is_told_in_one_sentence() -> None:
    came = [done("came", person=person) for person in (ANNA, BRUNO)]
    name = done("set", thing=ANNA, field="name", value="Anna")
    batches = [
        ([*came], "Anna and Bruno came"),
        ([came[0], BUY], "Anna came; Anna bought 200 chips"),
        ([done("evening", TUESDAY), *came], "The evening began: Tuesday; and 2 more acts"),
        ([done("person", ANNA), name], "Anna was added to the people"),
    ]
    assert [batch_text(Batch(tuple(acts))) for acts, _ in batches] == [text for _, text in batches]


def test_what_an_undo_changes_is_said_with_balances() -> None:
    assert not consequences_text(Consequences())
    found = Consequences([BUY] * 34, [], [], [BalanceChange("Bruno", TUESDAY, -8, -7)])
    assert consequences_text(found) == "This also changes: 34 other acts and Bruno +1 (from −8 to −7)"
