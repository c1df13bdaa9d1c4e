"""Why something is not allowed, as a value."""

from dataclasses import dataclass
from typing import Any

Fact = str | int | tuple[str | int, ...]


@dataclass(frozen=True)
class Refusal:
    """Why something is not allowed; the view turns it into one sentence.

    `where` names the spots it is about, `rule` the id of the rule (and the
    booklet's paragraph), `facts` the values that the sentence mentions.
    """

    code: str
    where: tuple[Any, ...] = ()
    rule: str = ""
    facts: tuple[tuple[str, Fact], ...] = ()

    def fact(self, name: str, default: Fact = "") -> Fact:
        return dict(self.facts).get(name, default)
