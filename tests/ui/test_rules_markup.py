"""The text of rules pages, and the figures drawn from it."""

import pytest
from pytestqt.qtbot import QtBot

from ludo.ui.art.style import CardStyle
from ludo.ui.rules.figures import KINDS, figure_pixmap, figure_words, read_shown
from ludo.ui.rules.markup import Condition, Figure, Figures, Heading, Paragraph, Passage, named_options, parse

_PAGE = """Some words over
two lines, to {truts_to_win}, or {parties - 1}.

## The order
![seven](card:7s) ![eight](card:8h)

::: announcements = True | False & stake != 0

Inside.

![a trick](trick:7s!, 8h, Kd~)
:::

### Smaller
- one
- two
"""


def test_a_page_is_read_as_blocks() -> None:
    assert parse(_PAGE) == (
        Paragraph("Some words over\ntwo lines, to {truts_to_win}, or {parties - 1}."),
        Heading(2, "The order"),
        Figures((Figure("card", "7s", "seven"), Figure("card", "8h", "eight"))),
        Passage(
            (Condition("announcements", ("True", "False")), Condition("stake", ("0",), other=True)),
            (Paragraph("Inside."), Figures((Figure("trick", "7s!, 8h, Kd~", "a trick"),))),
        ),
        Heading(3, "Smaller"),
        Paragraph("- one\n- two"),
    )
    assert list(named_options(parse(_PAGE))) == ["truts_to_win", "parties"]


@pytest.mark.parametrize(
    "text", ["::: a = 1\n\nno end", ":::\n\nno begin", "::: a\n\nno value", "::: a = 1\n::: b = 2\n:::\n:::"]
)
def test_a_passage_without_begin_or_end_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match=r":::|opens|end|inside"):
        parse(text)


def test_a_figure_says_its_cards(qtbot: QtBot) -> None:
    figure = Figure("trick", "7s!, 8h, --", "Anna wins")
    assert figure_words(figure) == "Seven of spades (marked), Eight of hearts and Card face down: Anna wins"
    assert [(shown.lit, shown.quiet) for shown in read_shown("7s! 8h~ --")] == [
        (True, False),
        (False, True),
        (False, False),
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_figure_is_drawn(kind: str, qtbot: QtBot) -> None:
    content = {"token": "disc disc tile life", "chips": "23"}.get(kind, "7s, 8h!, Kd~, --")
    picture = figure_pixmap(Figure(kind, content, ""), 60, 1.0, CardStyle()).toImage()
    assert picture.width() > 40
    assert any(picture.pixelColor(x, picture.height() // 2).alpha() > 0 for x in range(picture.width()))


@pytest.mark.parametrize(("kind", "content"), [("row", "7x"), ("row", ""), ("token", "spoon"), ("heap", "7s")])
def test_a_figure_that_cannot_be_drawn_is_an_error(kind: str, content: str, qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match=r"7x|no cards|spoon|heap"):
        figure_pixmap(Figure(kind, content, ""), 60, 1.0, CardStyle())
