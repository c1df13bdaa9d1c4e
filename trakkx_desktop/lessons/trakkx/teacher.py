"""What a lesson of TRAKKX may ask for, as conditions on a turn."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from trakkx_desktop.core.record import Entry
from trakkx_desktop.games.trakkx.actions import Draw, DrawThree, Give, LayOut, PassTurn, Swap, Take
from trakkx_desktop.games.trakkx.changes import regrouped
from trakkx_desktop.games.trakkx.lines import Kind
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Line, survey
from trakkx_desktop.games.trakkx.tokens import Token, is_number
from trakkx_desktop.lessons.lesson import Condition, Deed
from trakkx_desktop.lessons.trakkx.position import position

Words = tuple[str, ...]


def face(token: Token) -> str:
    """Its name without the copy: both copies are as good."""
    return token[:-1]


def laid(deed: Deed) -> Counter[str]:
    """Own tokens that stay on the table."""
    if not isinstance(deed.action, LayOut):
        return Counter()
    hands = deed.before.hands[deed.seat], deed.after.hands[deed.seat]
    return Counter(map(face, hands[0])) - Counter(map(face, hands[1]))


def lay(deed: Deed, words: Words) -> bool:
    """These tokens are laid; without names: at least one."""
    return bool(laid(deed)) and not Counter(words) - laid(deed)


def count(deed: Deed, words: Words) -> bool:
    """So many tokens are laid, at least."""
    return laid(deed).total() >= int(words[0])


def keep(deed: Deed, words: Words) -> bool:
    """These tokens stay in the rack."""
    return not Counter(words) - Counter(map(face, deed.after.hands[deed.seat]))


def take(deed: Deed, words: Words) -> bool:
    """From the display: one of these, or any."""
    return isinstance(deed.action, Take) and (not words or face(deed.action.token) in words)


def draw(deed: Deed, words: Words) -> bool:
    return isinstance(deed.action, Draw)


def swap(deed: Deed, words: Words) -> bool:
    return isinstance(deed.action, Swap)


def give(deed: Deed, words: Words) -> bool:
    """During a swap: these go, or any."""
    if not isinstance(deed.action, Give):
        return False
    return not Counter(words) - Counter(map(face, deed.action.tokens))


def three(deed: Deed, words: Words) -> bool:
    """Draw three, for one of these seats, or any."""
    is_played = isinstance(deed.action, DrawThree)
    return is_played and (not words or str(deed.action.target) in words)


def passes(deed: Deed, words: Words) -> bool:
    return isinstance(deed.action, PassTurn)


def opens(deed: Deed, words: Words) -> bool:
    """The pupil's own first group lies."""
    return not deed.before.opened[deed.seat] and deed.after.opened[deed.seat]


def groups(deed: Deed, words: Words) -> bool:
    """So many groups lie on the table."""
    return len(survey(deed.after.table).groups) == int(words[0])


def line(deed: Deed, words: Words) -> bool:
    """A line of the table holds all of these."""
    return any(not Counter(words) - Counter(map(face, found.tokens)) for found in _lines(deed))


def row(deed: Deed, words: Words) -> bool:
    """A row in which a new token lies; a number: so long at least."""
    return _has_line(deed, words, Kind.ROW)


def sequence(deed: Deed, words: Words) -> bool:
    """A sequence in which a new token lies; a number: so long at least."""
    return _has_line(deed, words, Kind.SEQUENCE)


def crossing(deed: Deed, words: Words) -> bool:
    """A new token lies in two lines at once."""
    new = _new(deed)
    at: Counter[Token] = Counter(token for found in _lines(deed) for token in found.tokens)
    return any(at[token] > 1 for token in new)


def move(deed: Deed, words: Words) -> bool:
    """Tokens of the table lie otherwise than before: so many at least."""
    if not isinstance(deed.action, LayOut):
        return False
    return len(regrouped(deed.before.table, deed.after.table)) >= int(words[0] if words else 1)


def win(deed: Deed, words: Words) -> bool:
    return bool(deed.after.winner == deed.seat)


def over(deed: Deed, words: Words) -> bool:
    """The game has ended, whoever won."""
    return bool(deed.after.is_over)


def _new(deed: Deed) -> set[Token]:
    before = set(deed.before.table.values())
    return {token for token in deed.after.table.values() if token not in before}


def _lines(deed: Deed) -> tuple[Line, ...]:
    return survey(deed.after.table).lines if isinstance(deed.action, LayOut) else ()


def _has_line(deed: Deed, words: Words, kind: Kind) -> bool:
    least, new = int(words[0] if words else 3), _new(deed)
    return any(
        found.kind is kind and len(found.tokens) >= least and new & set(found.tokens)
        for found in _lines(deed)
    )


CONDITIONS: Mapping[str, Condition] = {
    "lay": lay,
    "count": count,
    "keep": keep,
    "take": take,
    "draw": draw,
    "swap": swap,
    "give": give,
    "three": three,
    "pass": passes,
    "opens": opens,
    "groups": groups,
    "line": line,
    "row": row,
    "sequence": sequence,
    "crossing": crossing,
    "move": move,
    "win": win,
    "over": over,
}


def _count(sight: State, action: Any) -> int:
    """Own tokens laid."""
    return len(action.table) - len(sight.table) if isinstance(action, LayOut) else 0


class TrakkxTeacher:
    conditions = CONDITIONS
    urgent = frozenset({"goes_out", "opens", "take_out"})

    def is_as_good(self, sight: State, seat: int, own: Any, best: Any) -> bool:
        """As many tokens laid; where none can be, anything else is."""
        return _count(sight, own) >= _count(sight, best)

    def position(self, data: Mapping[str, Any]) -> State:
        return position(data)

    def mishap(self, deed: Deed) -> str:
        """Another of the four actions than a lesson about laying asks for."""
        match deed.action:
            case Draw():
                return "drew"
            case Take():
                return "took"
            case Swap() | DrawThree():
                return "acted"
        return ""

    def answer(self, state: State, name: str) -> Entry | None:
        """`give`: whoever owes a choice in a swap passes its lowest numbers; `draw`: from the bag."""
        seat = next((s for s, g in enumerate(state.sealed or ()) if g is None and s), None)
        if seat is None:
            return Entry(state.turn, Draw()) if state.sealed is None else None
        hand = sorted(state.hands[seat], key=lambda token: (not is_number(token), token))
        return Entry(seat, Give(tuple(hand[:2])))
