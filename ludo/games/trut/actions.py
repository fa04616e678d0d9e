"""The words of Trut (rulebook section 11, "Phases")."""

from typing import Final

from ludo.engine.actions import Cut, Deal, Lot, Play, Say, Shuffle, Vocabulary

TRUT_CALL: Final = Say("trut")
"""Raise the stake of the deal (*truter*), TRU-30."""
DEUX_PAREILLES: Final = Say("deux_pareilles")
"""Trut and announce a pair and an odd card (*deux pareilles et une fausse*), TRU-70."""
BRELAN: Final = Say("brelan")
"""Trut and announce three cards of one rank (*brelan*), TRU-71."""
FOLLOW: Final = Say("follow")
"""Take the challenge up (*suivre*), TRU-32."""
FOLD: Final = Say("fold")
"""Decline (*ne pas suivre*), TRU-31."""
GO: Final = Say("go")
"""Go, at the fortial (*y aller*), TRU-83."""
NO_GO: Final = Say("no_go")
"""Do not go, at the fortial, TRU-84."""

CALLS: Final = (TRUT_CALL, DEUX_PAREILLES, BRELAN)
"""Everything that truts."""
ANSWERS: Final = (FOLLOW, FOLD)
FORTIAL_ANSWERS: Final = (GO, NO_GO)

VOCABULARY: Final = Vocabulary(
    (say.word for say in (*CALLS, *ANSWERS, *FORTIAL_ANSWERS)), (Play, Shuffle, Cut, Deal, Lot)
)
