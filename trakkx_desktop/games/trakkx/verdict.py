"""The verdict on a table at the end of a turn (rules L1-L4, G1-G5, O1-O7, U1, U2): every fault, with its cells."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Fact, Refusal
from trakkx_desktop.games.trakkx.lines import SHORTEST, Kind, promise_of
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Group, Line, Survey, Table, places, survey
from trakkx_desktop.games.trakkx.tokens import FACES, Token, is_action

Facts = tuple[tuple[str, Fact], ...]

SEQUENCE_FAULTS = (Kind.TOO_LONG, Kind.COLOUR_TWICE)
NO_LINE_FAULTS = (Kind.MIXED, Kind.ACTION, Kind.UNKNOWN)


def group_limit(seats: int) -> int:
    """Rule G1."""
    return 4 if seats == 4 else 3


def table_faults(table: Table, seen: Survey, seats: int) -> tuple[Refusal, ...]:
    """What is wrong with a table whoever laid it."""
    faults = [*_token_faults(table)]
    faults += [_line_fault(line) for line in seen.bad_lines]
    faults += [_fault("lone_token", (cell,), "L4", token=table[cell]) for cell in seen.lone]
    limit = group_limit(seats)
    if len(seen.groups) > limit:
        heads = tuple(group[0] for group in seen.groups)
        faults.append(_fault("too_many_groups", heads, "G1", groups=len(heads), limit=limit))
    return tuple(faults)


@dataclass(frozen=True)
class Laying:
    """What a turn of laying starts from."""

    seat: Seat
    opened: tuple[bool, ...]
    hand: tuple[Token, ...]
    before: Table = field(hash=False)

    @classmethod
    def of(cls, state: State, seat: Seat) -> "Laying":
        return cls(seat, state.opened, state.hands[seat], state.table)

    @cached_property
    def places(self) -> dict[Token, Cell]:
        return places(self.before)

    @cached_property
    def groups_before(self) -> int:
        return len(survey(self.before).groups)

    @property
    def has_opened(self) -> bool:
        return self.opened[self.seat]

    def laid(self, after: Table) -> tuple[Token, ...]:
        """The tokens that are new on the table, column by column."""
        at = self.places
        return tuple(token for _, token in sorted(p for p in after.items() if p[1] not in at))

    def own_groups(self, after: Table, seen: Survey) -> tuple[Group, ...]:
        """The groups of three or more that consist of new tokens only (rule O1)."""
        return tuple(
            group
            for group in seen.groups
            if len(group) >= SHORTEST and not any(after[cell] in self.places for cell in group)
        )

    def opened_after(self, after: Table, seen: Survey) -> tuple[bool, ...]:
        """Who has opened once this turn is over (rules O1, O7)."""
        opens = self.has_opened or bool(self.own_groups(after, seen))
        return (*self.opened[: self.seat], opens, *self.opened[self.seat + 1 :])

    def hand_after(self, after: Table) -> tuple[Token, ...]:
        """The hand without what lies on the table now."""
        laid = set(self.laid(after))
        return tuple(token for token in self.hand if token not in laid)


def laying_faults(laying: Laying, after: Table, seen: Survey) -> tuple[Refusal, ...]:
    """Everything that keeps this table from ending the turn; empty: it may."""
    return (
        *table_faults(after, seen, len(laying.opened)),
        *_ownership_faults(laying, after),
        *_opening_faults(laying, after, seen),
    )


def _token_faults(table: Table) -> Iterator[Refusal]:
    numbers = [token for token in table.values() if token in FACES]
    for cell, token in () if len(numbers) == len(table) else sorted(table.items()):
        if is_action(token):
            yield _fault("action_on_table", (cell,), "A10", token=token)
        elif token not in FACES:
            yield _fault("bad_token", (cell,), "S1", token=token)
    if len(set(table.values())) == len(table):
        return
    for token, count in Counter(table.values()).items():
        if count > 1:
            cells = tuple(sorted(cell for cell, other in table.items() if other == token))
            yield _fault("token_twice", cells, "S1", token=token)


def _line_fault(line: Line) -> Refusal:
    facts: Facts = (
        ("length", len(line.tokens)),
        ("tokens", line.tokens),
        ("values", tuple(FACES[t][1] if t in FACES else t for t in line.tokens)),
        ("colours", tuple(FACES[t][0] if t in FACES else t for t in line.tokens)),
    )
    kind = line.kind
    if kind is Kind.SHORT:
        like = promise_of(line.tokens)
        rule = {"sequence": "L1", "row": "L2"}.get(like, "L3")
        return Refusal("line_short", line.cells, rule, (*facts, ("like", like)))
    rule = "L1" if kind in SEQUENCE_FAULTS else "L3" if kind in NO_LINE_FAULTS else "L2"
    return Refusal("line_invalid", line.cells, rule, (*facts, ("what", kind.value)))


def _ownership_faults(laying: Laying, after: Table) -> Iterator[Refusal]:
    laid = laying.laid(after)
    foreign = set(laid).difference(laying.hand)
    if foreign:
        cells = _cells_of(after, foreign)
        yield _fault("token_not_owned", cells, "U1", tokens=tuple(sorted(foreign)))
    missing = laying.places.keys() - set(after.values())
    if missing:
        cells = _cells_of(laying.before, missing)
        yield _fault("table_token_missing", cells, "U2", tokens=tuple(sorted(missing)))
    if not laid:
        yield _fault("nothing_laid", (), "U1")


def _opening_faults(laying: Laying, after: Table, seen: Survey) -> Iterator[Refusal]:
    own = laying.own_groups(after, seen)
    laid = laying.laid(after)
    if laid and not own and not laying.has_opened:
        yield _fault("not_opened", _cells_of(after, laid), "O1", laid=len(laid))
    if all(laying.opened_after(after, seen)):
        return
    allowance = 0 if laying.has_opened else 1
    unopened = tuple(seat for seat, has in enumerate(laying.opened) if not has)
    if len(own) > allowance:
        cells = tuple(cell for group in own for cell in group)
        yield _fault("group_early", cells, "G4", new=len(own), unopened=unopened)
    elif len(seen.groups) - laying.groups_before > allowance:
        heads = tuple(group[0] for group in seen.groups)
        yield _fault("group_early", heads, "G3", groups=len(heads), unopened=unopened)


def _cells_of(table: Table, tokens: Collection[Token]) -> tuple[Cell, ...]:
    return tuple(sorted(cell for cell, token in table.items() if token in tokens))


def _fault(code: str, where: Sequence[Cell], rule: str, **facts: Fact) -> Refusal:
    return Refusal(code, tuple(where), rule, tuple(facts.items()))
