"""Problems are found in parties of Experts, and the same command finds the same ones."""

from pathlib import Path

import pytest

from ludo.bots.source_digest import price_digest
from ludo.games import GAMES
from ludo.session.json_values import Json
from ludo.session.problems import problems_file, read_problems
from solving.problems import __main__ as command
from solving.problems.variety import Bounds, bounds_of, is_new, varied
from solving.problems.writing import ids, kept, write

FULL = 9
"""A partie with this luck has several problems."""
SHORT = ["trut", "--option", "truts_to_win=3", "--parties", "1", "--n", "1"]


def found(path: Path, seed: int, *more: str) -> bytes:
    assert command.main([*SHORT, "--seed", str(seed), "--out", str(path), *more]) == 0
    return path.read_bytes()


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with one problem."""
    return found(tmp_path_factory.mktemp("problems") / "one.gz", FULL)


@pytest.fixture
def path(one: bytes, tmp_path: Path) -> Path:
    """A file with that problem, to be changed."""
    path = tmp_path / "trut.gz"
    path.write_bytes(one)
    return path


def test_a_problem_is_found_the_same_each_time_and_can_be_read(one: bytes, tmp_path: Path) -> None:
    assert found(tmp_path / "two.gz", FULL) == one
    (problem,) = read_problems(tmp_path / "two.gz")
    assert problem.game.id == "trut"
    assert problem.judged_by == price_digest("trut")
    assert problem.options["truts_to_win"] == 3
    assert problem.replay(["A", "B"]).ply == len(problem.log)


def test_what_is_there_stays_there_and_comes_once(path: Path) -> None:
    first = ids(kept(path))
    found(path, FULL)
    assert len(kept(path)) == len(ids(kept(path))) == 2
    assert first < ids(kept(path))


def test_what_is_there_is_priced_anew_and_goes_where_it_is_no_problem(
    path: Path, one: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found(path, FULL, "--again") == one
    monkeypatch.setattr(command, "chosen", lambda asked: None)
    found(path, FULL, "--again")
    assert kept(path) == []


def like(*texts: str) -> list[Json]:
    return [{"alike": text} for text in texts]


@pytest.mark.parametrize(
    ("others", "new"),
    [
        ([], True),
        (["fold/follow/best/9/12"], False),  # the same hand
        (["fold/follow/best/8/12"], True),
        (["fold/follow/best/8/12", "fold/follow/best/7/12"], False),  # acts and reasons
        (["fold/follow/a/8/12", "fold/follow/b/8/12"], True),
        (["fold/follow/a/8/12", "fold/follow/b/8/12", "fold/follow/c/8/12"], False),  # acts
        (["go/no_go/best/8/12", "trut/play/best/8/12"], True),
        (["go/no_go/best/8/12", "trut/play/best/8/12", "follow/fold/best/8/12"], False),  # reasons
    ],
)
def test_problems_that_share_acts_or_reasons_are_bounded(others: list[str], new: bool) -> None:
    assert is_new(like("fold/follow/best/9/12")[0], like(*others), Bounds(acts=3, reasons=3, both=2)) == new


def test_two_cards_may_be_confused_more_often_than_two_answers() -> None:
    cards = like(*(f"play/play/{reason}/1/" for reason in range(10)))
    answers = like(*(f"fold/follow/{reason}/1/" for reason in range(10)))
    assert len(varied(cards, Bounds(acts=5, both=1))) == 8
    assert len(varied(answers, Bounds(acts=5, both=1))) == 5


@pytest.mark.parametrize("game", GAMES)
def test_the_problems_of_every_game_are_varied(game: str) -> None:
    entries = kept(problems_file(game))
    assert len(varied(entries, bounds_of(game))) == len(entries)


def test_what_is_too_much_alike_is_dropped_and_the_harder_one_stays(path: Path) -> None:
    (easy,) = kept(path)
    assert isinstance(easy, dict)
    hard: Json = {**easy, "id": "0", "missed": ["debutant", "amateur", "fort"]}
    write(path, "trut", [easy, hard])
    found(path, FULL, "--choose")
    assert ids(kept(path)) == {"0"}


@pytest.mark.parametrize(("low", "high"), [(0.0, 0.01), (0.06, 0.1), (-0.02, 0.2)])
def test_what_is_not_shown_to_be_as_good_is_called_so_no_more(
    path: Path, one: bytes, monkeypatch: pytest.MonkeyPatch, low: float, high: float
) -> None:
    """By the prices that are kept; where these do not tell, it is priced anew, or dropped."""
    (entry,) = kept(path)
    assert isinstance(entry, dict)
    price = entry["price"]
    assert isinstance(price, dict)
    assert isinstance(price["acts"], list)
    last = price["acts"][-1]
    assert isinstance(last, dict)
    acts: Json = [*price["acts"], {**last, "cost": [(low + high) / 2, low, high]}]
    number = len(price["acts"])
    changed: list[Json] = [{**entry, "price": {**price, "acts": acts, "equal": [0, number]}}]
    write(path, "trut", changed)
    found(path, FULL, "--shown")
    if low >= 0:
        (problem,) = read_problems(path)
        assert problem.is_right(number) == (high < 0.03)
        return
    assert path.read_bytes() == one
    monkeypatch.setattr(command, "chosen", lambda asked: None)
    write(path, "trut", changed)
    found(path, FULL, "--shown")
    assert kept(path) == []


def test_a_change_of_the_code_that_prices_is_noticed(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command.main(["trut", "--check", "--out", str(path)])
    assert "1 of them priced by this code" in capsys.readouterr().out
    monkeypatch.setattr(command, "price_digest", lambda game: "other")
    command.main(["trut", "--check", "--out", str(path)])
    assert "0 of them priced by this code" in capsys.readouterr().out
