"""Problems are found in parties of Experts, and the same command finds the same ones."""

from pathlib import Path

import pytest

from ludo.bots.source import price_digest
from ludo.session.kept import Json
from ludo.session.problems import read_problems
from solving.problems import __main__ as command
from solving.problems.writing import ids, kept

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


def test_what_is_nearly_the_same_comes_once_and_not_too_much_of_one_kind() -> None:
    def like(*texts: str) -> list[Json]:
        return [{"alike": text} for text in texts]

    (new,) = like("fold/follow/opponent-best/9/12")
    assert command.is_new(new, [], 2)
    assert not command.is_new(new, like("fold/follow/opponent-best/9/12"), 2)
    assert command.is_new(new, like("fold/follow/opponent-best/8/12"), 2)
    assert command.is_new(new, like("fold/follow/opponent-second/8/12", "fold/follow/opponent-second/9/12"), 2)
    assert not command.is_new(new, like("fold/follow/opponent-best/8/12", "fold/follow/opponent-best/7/12"), 2)


def test_a_change_of_the_code_that_prices_is_noticed(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command.main(["trut", "--check", "--out", str(path)])
    assert "1 of them priced by this code" in capsys.readouterr().out
    monkeypatch.setattr(command, "price_digest", lambda game: "other")
    command.main(["trut", "--check", "--out", str(path)])
    assert "0 of them priced by this code" in capsys.readouterr().out
