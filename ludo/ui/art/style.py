"""How a person wants the cards to look."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardStyle:
    """indices: letters of king, queen and jack, "RDV", "KQJ" or "KDB"; back: a name of `BACKS`, "" for the usual one.

    four_colours: clubs green and diamonds blue. high_contrast: plain large faces, white paper, thick black edge.
    large_index: plain faces whose index is one and a half times as tall as that of any other face.
    """

    indices: str = "RDV"
    four_colours: bool = False
    back: str = ""
    high_contrast: bool = False
    large_index: bool = False
