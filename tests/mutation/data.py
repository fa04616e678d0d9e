"""How much the tests notice of what keeps games and evenings: `ludo/store` and `ludo/nights`.

`python -m tests.mutation.data [--draw 300] [--seed 1] [--seconds 8] [--folder FOLDER]` draws so many of the mutants
that mutmut makes of all their functions. The tests of both are collected once; one run finds which of them call what.
Each mutant then takes the place of its function in a process of its own, where those tests run, the quickest first,
for so many seconds of processor time. It prints the figures by module and every mutant that no test noticed as a
difference, and ends with 1 below 85 %. `docs/mutation.md` says why the others live. It needs mutmut, on Linux or macOS.
"""

import argparse
import ast
import difflib
import importlib
import json
import os
import re
import signal
import sys
import threading
import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import chdir, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
CHANGED: Final = ("store", "nights")
BAR: Final = 85
"""Percentage of the mutants that tests have to notice."""
_LONG: Final = 0.4
"""Seconds of processor time after which a test is none of the nearest ones."""
_WAIT: Final = 15
"""So many times as long a test may wait for other programs."""
_NOTICED, _LIVED, _LATE = 1, 0, 2
_NAME: Final = re.compile(r"^ *def (\w+__mutmut_\d+)\(", re.MULTILINE)
_NUMBER: Final = re.compile(r"__mutmut_\w+")
_WORDS: Final = {_NOTICED: "noticed", _LIVED: "lived", _LATE: "late"}


@dataclass(frozen=True)
class Mutant:
    """A changed function. name: as mutmut calls it; code, before: the function with the change and without it."""

    module: str
    name: str
    code: ast.FunctionDef
    before: ast.FunctionDef

    @property
    def function(self) -> str:
        """Return the name of the function within its module."""
        return self.name.partition("__mutmut_")[0].removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")

    def difference(self) -> str:
        """Return the lines that differ."""
        before, after = (_NUMBER.sub("", ast.unparse(node)).splitlines() for node in (self.before, self.code))
        lines = difflib.unified_diff(before, after, n=0, lineterm="")
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def files() -> list[Path]:
    """Return the files that are changed."""
    return sorted(path for name in CHANGED for path in (ROOT / "ludo" / name).rglob("*.py"))


def mutated(path: Path, kept: Path) -> str:
    """Return a file with all its mutants; kept: a folder with what was made before."""
    made = kept / path.relative_to(ROOT)
    if not made.exists() or made.stat().st_mtime < path.stat().st_mtime:
        made.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory() as name, chdir(name):  # mutmut asks the folder for settings when it is imported
            Path("setup.cfg").write_text("[mutmut]\nsource_paths=ludo\n", encoding="utf-8")
            from mutmut.mutation.file_mutation import mutate_file_contents  # type: ignore[import-not-found]

            made.write_text(mutate_file_contents(str(path), path.read_text(encoding="utf-8")).code, encoding="utf-8")
    return made.read_text(encoding="utf-8")


def drawn(names: Mapping[Path, Sequence[str]], count: int, seed: int) -> dict[Path, list[str]]:
    """Return so many names of mutants by file, the same ones for a seed."""
    known = [(path, name) for path in sorted(names) for name in sorted(names[path])]
    found: dict[Path, list[str]] = {}
    for path, name in sorted(Random(seed).sample(known, min(count, len(known)))):
        found.setdefault(path, []).append(name)
    return found


def mutants(path: Path, text: str, names: Sequence[str]) -> list[Mutant]:
    """Return the mutants of these names in a file with all of them."""
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    found = {node.name: node for node in _bodies(ast.parse(text)) if isinstance(node, ast.FunctionDef)}
    return [Mutant(module, name, found[name], found[f"{name.rpartition('_')[0]}_orig"]) for name in names]


def _bodies(node: ast.Module | ast.ClassDef) -> Iterator[ast.stmt]:
    """Yield what stands in a module and its classes."""
    for statement in node.body:
        yield statement
        if isinstance(statement, ast.ClassDef):
            yield from _bodies(statement)


def original(mutant: Mutant) -> types.FunctionType:
    """Return the function that a mutant takes the place of."""
    found: Any = importlib.import_module(mutant.module)
    *owners, name = mutant.function.split(".")
    for owner in owners:
        found = getattr(found, owner)
    found = vars(found)[name]
    function: types.FunctionType = getattr(found, "__func__", found)
    return function


def apply(mutant: Mutant) -> None:
    """Let a function do what its mutant does, wherever it has been imported."""
    function = original(mutant)
    node = mutant.code
    node.decorator_list, node.returns, node.name = [], None, "changed"  # a recursive one calls what has its own name
    for argument in ast.walk(node.args):
        if isinstance(argument, ast.arg):
            argument.annotation = None
    cells = function.__code__.co_freevars
    around = ast.parse(f"def around({', '.join(cells)}):\n    return 0")
    (outer,) = around.body
    assert isinstance(outer, ast.FunctionDef)
    outer.body = [node, ast.Return(ast.Name(node.name, ast.Load()))]
    space: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(around), mutant.module, "exec"), function.__globals__, space)
    changed = space["around"](*(cell.cell_contents for cell in function.__closure__ or ()))
    function.__code__ = changed.__code__.replace(co_freevars=cells) if cells else changed.__code__
    function.__defaults__, function.__kwdefaults__ = changed.__defaults__, changed.__kwdefaults__


class Runner:
    """Runs tests that pytest has collected, for mutants instead of once."""

    def __init__(self, chosen: Sequence[Mutant], seconds: float) -> None:
        self._chosen = chosen
        self._seconds = seconds
        self.became: dict[Mutant, tuple[str, str]] = {}
        """What became of each mutant, and which test noticed it."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find what tests call, then try the mutants."""
        codes = {original(mutant).__code__: (mutant.module, mutant.function) for mutant in self._chosen}
        called: dict[str, tuple[float, list[list[str]]]] = self._forked(lambda: self._calls(session, codes))
        print(f"{len(called)} tests looked at", flush=True)
        for mutant in self._chosen:
            key = [mutant.module, mutant.function]
            near = {name: time for name, (time, functions) in called.items() if key in functions}
            items = sorted((item for item in session.items if item.nodeid in near), key=lambda item: near[item.nodeid])
            self.became[mutant] = self._try(session, mutant, items)
            print(*self.became[mutant], mutant.module, mutant.name, len(items), flush=True)
        return True

    def _calls(self, session: pytest.Session, codes: Mapping[Any, tuple[str, str]]) -> dict[str, Any]:
        """Run every test that is quick, and note which functions it calls."""
        found: dict[str, Any] = {}
        for item, following in zip(session.items, [*session.items[1:], None], strict=False):
            started = process_time()
            with _no_longer_than(_LONG), noting(codes) as met:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            found[item.nodeid] = (process_time() - started, sorted(met))
        return found

    def _forked(self, work: Callable[[], Any]) -> Any:
        """Do something in a process of its own."""
        with TemporaryDirectory() as name:
            answer = Path(name) / "answer"
            child = os.fork()
            if not child:
                _be_silent()
                answer.write_text(json.dumps(work()), encoding="utf-8")
                os._exit(0)
            os.waitpid(child, 0)
            return json.loads(answer.read_text(encoding="utf-8")) if answer.exists() else None

    def _try(self, session: pytest.Session, mutant: Mutant, items: Sequence[pytest.Item]) -> tuple[str, str]:
        """Return what became of a mutant, and which test noticed it."""

        def run() -> tuple[int, str]:
            failed: list[str] = []
            session.config.pluginmanager.register(_Listener(failed))
            apply(mutant)
            end = process_time() + self._seconds
            for item, following in zip(items, [*items[1:], None], strict=False):
                left = end - process_time()
                if left <= 0:
                    return _LIVED, "not all of its tests"
                with _no_longer_than(max(left, 4 * _LONG)) as late:
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if late:
                    return _LATE, item.nodeid
                if failed:
                    return _NOTICED, item.nodeid
            return _LIVED, "" if items else "no tests"

        answer = self._forked(run)
        return (_WORDS[answer[0]], answer[1]) if answer else (_WORDS[_LATE], "")


@contextmanager
def noting(codes: Mapping[Any, tuple[str, str]]) -> Iterator[set[tuple[str, str]]]:
    """Note which of these functions are called, also in threads that begin meanwhile: files are read in some."""
    met: set[tuple[str, str]] = set()

    def note(frame: types.FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in codes:
            met.add(codes[frame.f_code])

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield met
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


class _Listener:
    def __init__(self, failed: list[str]) -> None:
        self._failed = failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails."""
        if report.failed:
            self._failed.append(report.nodeid)


@contextmanager
def _no_longer_than(seconds: float) -> Iterator[list[str]]:
    """Raise TimeoutError in what takes more processor time, or waits for very long; the list is not empty then.

    Whatever comes of it inside Python or pytest, which may be in the middle of parsing, goes no further.
    """
    late: list[str] = []

    def stop(*_: object) -> None:
        late.append("late")
        raise TimeoutError

    timers = (signal.ITIMER_VIRTUAL, signal.SIGVTALRM, seconds), (signal.ITIMER_REAL, signal.SIGALRM, _WAIT * seconds)
    for timer, number, after in timers:
        signal.signal(number, stop)
        signal.setitimer(timer, after, after)
    try:
        yield late
    except Exception:
        if not late:
            raise
    finally:
        for timer, *_ in timers:
            signal.setitimer(timer, 0)


def _be_silent() -> None:
    """Say nothing from here on."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def figures(name: str, became: Iterable[str]) -> str:
    """Return the figures of a module or of all."""
    counts = Counter(became)
    share = 100 * counts["noticed"] / max(1, counts.total())
    return (
        f"{name:<44} {counts.total():>4} mutants {counts['noticed']:>4} noticed {counts['lived']:>3} lived"
        f" {counts['late']:>3} late {share:>6.1f} %"
    )


def main(arguments: Sequence[str]) -> int:
    """The command; 0 only if enough mutants were noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.data", description=__doc__)
    parser.add_argument("--draw", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--seconds", type=float, default=8, help="of processor time for each")
    parser.add_argument("--only", default="", help="a pattern of names of modules and functions")
    parser.add_argument("--folder", type=Path, help="where mutants are kept for the next time")
    given = parser.parse_args(arguments)
    with TemporaryDirectory() as name:
        kept = given.folder or Path(name)
        names = {path: _NAME.findall(mutated(path, kept)) for path in files()}
        chosen = [
            mutant
            for path, some in drawn(names, given.draw, given.seed).items()
            for mutant in mutants(path, mutated(path, kept), some)
            if re.search(given.only, f"{mutant.module}.{mutant.function}")
        ]
    print(f"{len(chosen)} of {sum(map(len, names.values()))} mutants, seed {given.seed}", flush=True)
    runner = Runner(chosen, given.seconds)
    tests = [f"tests/{name}" for name in CHANGED]
    pytest.main(["-q", "-p", "no:cacheprovider", "-s", "--tb=native", *tests], plugins=[runner])
    for mutant, (word, why) in runner.became.items():
        if word != "noticed":
            print(f"{word} {why} {mutant.module} {mutant.name}\n{mutant.difference()}")
    for module in dict.fromkeys(mutant.module for mutant in chosen):
        print(figures(module, (word for mutant, (word, _) in runner.became.items() if mutant.module == module)))
    words = [word for word, _ in runner.became.values()]
    print(figures("all", words))
    return int(words.count("noticed") * 100 < BAR * len(words) or len(words) < len(chosen))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
