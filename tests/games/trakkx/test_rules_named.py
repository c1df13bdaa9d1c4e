"""Every rule and ruling of TRAKKX has at least one row or test that names it."""

import re

from tests.games.trakkx import test_rules_laying, test_rules_play

NUMBERS = {"S": 3, "T": 1, "A": 12, "L": 6, "G": 5, "O": 7, "U": 4, "E": 6, "D": 1, "M": 3}


def test_every_rule_is_named() -> None:
    rules = {f"{letter}{n}" for letter, last in NUMBERS.items() for n in range(1, last + 1)}
    rows = (*test_rules_laying.TABLES, *test_rules_laying.TURNS)
    named = {row.rule for row in rows}
    for name in vars(test_rules_play):
        found = re.match(r"test_([a-z][0-9]+)_", name)
        if found:
            named.add(found[1].upper())
    assert named == rules
