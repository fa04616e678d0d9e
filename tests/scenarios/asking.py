"""A question put to a form directly, as the tests of setups do."""

from collections.abc import Mapping
from typing import Any

from tests.scenarios.form import Form, answer


def ask(form: Form, question: Mapping[str, Any], setup: Mapping[str, Any], options: Mapping[str, Any]) -> Any:
    """The answer to a question about a setup."""
    asked = {"options": options, "setup": setup, "question": question}
    return answer(form, {"id": "T1", "clauses": [], "why": "", "expected": None, **asked})
