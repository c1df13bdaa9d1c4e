"""TRAKKX for two with the curtain, by ear: open, lay what lengthens a line, else take or draw."""

import random
import re

from tests.ear import house
from tests.ear.reader import Reader, Silence, Thing
from tests.ear.tokens import (
    Cell,
    Table,
    Token,
    best_line,
    called,
    cell,
    crossing,
    free_line,
    tokens,
    wanted,
)

MOST_TURNS = 120
ALONE = 10
"""So many turns without hints: a whole game without them can be played, but takes much longer."""
PLAYS = "Enter plays it."
STANDING, GROUPS, RACK, HINT = r"tokens?, (not )?opened", "In the display", "^Your rack", r"\.$"
"""What the answers to keys are known by."""
OWN = "in your rack"
WAYS = {1: ("Settings", "Back…"), 2: ("Score sheet", "Back to the game")}
"""In these turns something else is looked at for a moment: where one goes, and how one comes back."""
CURTAIN = ", your turn$|, pass two on$"
OVER = (" wins", "share it")
DONE = ("is next", "Everybody passes", *OVER)


def play(reader: Reader, chance: random.Random) -> list[str]:
    house.begin(reader, "TRAKKX", 2, house.code(chance))
    told = ""
    for turn in range(MOST_TURNS):
        called = "" if _goes_on(told) else reader.expect(CURTAIN)
        if called:
            _raise_curtain(reader, is_watched=turn < 4 or turn % 10 == 0)
        if turn in WAYS:
            _look_aside(reader, *WAYS[turn])
        play_on = _turn if turn < ALONE else _hint
        told = _pass_on(reader) if "pass two on" in called else play_on(reader)
        if "Everybody passes" in told and reader.find("Pass them on", "button") is not None:
            told = _pass_on(reader)
        if any(word in told for word in OVER):
            return house.end(reader)
    raise Silence(f"No end after {MOST_TURNS} turns")


def _goes_on(told: str) -> bool:
    """Who passed on last may be the one whose turn it is: nobody else comes to the screen."""
    found = re.search(r"^(.+) passed tokens on\..* \1 is next\.$", told)
    return found is not None


def _raise_curtain(reader: Reader, is_watched: bool = True) -> None:
    """Behind it nothing of anybody's rack may be in the tree; the focus is on its button."""
    if is_watched:
        must_be_secret(reader, "the curtain")
    reader.await_("its button", lambda: reader.focused == "Show my tokens" or None)
    reader.press_focused()


def must_be_secret(reader: Reader, where: str) -> None:
    """Nobody's rack is in the tree, usable or not."""
    leaks = [thing.name for thing in reader.things() if OWN in thing.name]
    if leaks:
        raise Silence(f"Behind {where} the tree tells: {leaks}")


def _look_aside(reader: Reader, there: str, back: str) -> None:
    """In the middle of a turn something else covers the table; nobody's rack is told of there."""
    if reader.find(there, "button") is not None:
        reader.press(there)
    else:
        _choose(reader, there)
    reader.await_(there, lambda: None if reader.find("Table", "panel") else True)
    must_be_secret(reader, there)
    reader.press(back)
    reader.expect(CURTAIN)
    _raise_curtain(reader)


def _choose(reader: Reader, line: str) -> None:
    """A line of the menu, from its end."""
    reader.press("More")
    reader.listen(1)
    for _ in range(20):
        if line in reader.walk("Up"):
            reader.key("Return")
            return
    raise Silence(f"No {line} in the menu")


def _own(reader: Reader) -> list[Thing]:
    return [piece for piece in reader.pieces() if OWN in piece.name]


def _hint(reader: Reader) -> str:
    """Who stands how, and a hint, asked for until it can be played."""
    told = reader.ask("s", STANDING)
    while PLAYS not in told:
        told = reader.ask("h", HINT)
    reader.key("Return")
    return reader.expect(*DONE)


def _turn(reader: Reader) -> str:
    """What is said of it when it is over."""
    standing, told = reader.ask("s", STANDING), reader.ask("d", GROUPS)
    rack = reader.ask("i", RACK).partition(" New: ")[0]
    name = re.match(r"(.*)'s turn", standing)
    if name is None:
        raise Silence(f"Whose turn is it? {standing}")
    has_opened = re.search(rf"{name[1]}: \d+ tokens?, opened", standing) is not None
    done = ""
    if _lay(reader, tokens(rack), told, has_opened):
        done = _finish(reader)
    is_bare = "In the bag: 0 " in standing and "In the display: nothing" in told
    if not done and has_opened and (is_bare or len(tokens(rack)) <= 2):
        done = _play_action(reader, rack)
    return done or _take(reader, tokens(rack), told)


def _lay(reader: Reader, rack: list[Token], told: str, has_opened: bool) -> bool:
    """Whether anything lies on the table that was in the rack."""
    if not has_opened:
        return _lay_group(reader, rack)
    laid = False
    for token in [token for token in rack if token in wanted(told)]:
        if _lay_one(reader, token):
            rack.remove(token)
            laid = True
    while (found := crossing(_table(reader), rack)) is not None:
        line, (x, y), (dx, dy) = found
        if not _lay_line(reader, line, (x + dx, y + dy), (dx, dy)):
            return laid
        rack = [token for token in rack if token not in line]
        laid = True
    groups = re.search(r"(\d+) of (\d+) group", told)
    is_full = groups is not None and groups[1] == groups[2]
    return laid or (not is_full and _lay_group(reader, rack))


def _table(reader: Reader) -> Table:
    found = [(cell(piece.name), tokens(piece.name)) for piece in reader.pieces()]
    return {place: named[0] for place, named in found if place is not None and named}


def _lay_group(reader: Reader, rack: list[Token]) -> bool:
    """A group of one's own, from left to right."""
    line = best_line(rack)
    taken = _table(reader)
    start = free_line(taken, len(line)) if taken else None
    return bool(line) and _lay_line(reader, line, start, (1, 0))


def _lift(reader: Reader, token: Token) -> None:
    thing = next((t for t in _own(reader) if t.name.startswith(f"{called(token)}, ")), None)
    if thing is None:
        raise Silence(f"The {called(token)} is not in the rack that was told")
    reader.focused = ""
    reader.press_thing(thing)
    reader.await_("where it is held", lambda: reader.focused if cell(reader.focused) else None)


def _lay_one(reader: Reader, token: Token) -> bool:
    """Where the token fits is told."""
    _lift(reader, token)
    place = cell(reader.ask("b"))
    if place is None:
        reader.key("Escape")
        return False
    if not _walk_to(reader, place):
        reader.key("Escape")
        return False
    _put_down(reader)
    return True


def _lay_line(reader: Reader, line: list[Token], start: Cell | None, way: Cell) -> bool:
    """Token by token; places are counted anew after each. On an empty table anywhere will do."""
    goal = start
    for token in line:
        _lift(reader, token)
        if goal is not None and not _walk_to(reader, goal):
            reader.key("Escape")
            return False
        _put_down(reader)
        column, row = _place_of(reader, token)
        goal = (column + way[0], row + way[1])
    return True


def _place_of(reader: Reader, token: Token) -> Cell:
    """Of a token that was just laid."""
    for piece in reader.pieces():
        place = cell(piece.name)
        if piece.name.startswith(f"{called(token)}, ") and "laid now" in piece.name and place:
            return place
    raise Silence(f"Where is the {called(token)}?")


def _walk_to(reader: Reader, goal: Cell) -> bool:
    """False where the table ends."""
    here = cell(reader.focused)
    while here != goal:
        before = here
        if here is None:
            reader.walk("Up")
        elif here[0] != goal[0]:
            reader.walk("Right" if here[0] < goal[0] else "Left")
        else:
            reader.walk("Down" if here[1] < goal[1] else "Up")
        here = cell(reader.focused)
        if here == before or here is None:
            return False
    return True


def _put_down(reader: Reader) -> None:
    reader.key("space")
    reader.expect("")


def _finish(reader: Reader) -> str:
    """What the table says to the turn; if it is refused, all goes back: ""."""
    reader.key("Return")
    told = reader.expect("")
    if any(word in told for word in DONE):
        return told
    reader.key("Escape")
    return ""


def _take(reader: Reader, rack: list[Token], told: str) -> str:
    """From the display what makes a line, else from the bag; if both are empty, pass."""
    shown = tokens(told.partition("In the display:")[2])
    good = [t for t in shown if t not in rack and len(best_line([*rack, t])) > len(best_line(rack))]
    names = {piece.name: piece for piece in reader.pieces()}
    wish = [f"{called(token)}, in the display" for token in good]
    bags = [name for name in names if name.startswith("bag, ") and not name.startswith("bag, 0")]
    displays = [name for name in names if name.endswith("in the display")]
    for name in (*wish, *bags, *displays):
        if name in names:
            reader.press_thing(names[name])
            reader.expect("again")
            break
    reader.key("Return")
    return reader.expect(*DONE)


def _play_action(reader: Reader, rack: str) -> str:
    """An action token, where little else is left; who has one may not pass."""
    for name, yes in (("swap token…", "Play it"), ("draw-three token…", "Draw three")):
        if name[:-1] in rack:
            reader.press(name)
            reader.press(yes)
            return reader.expect(*DONE)
    return ""


def _pass_on(reader: Reader) -> str:
    """Two tokens for the next one on the left, or what there is."""
    for thing in _own(reader)[:2]:
        reader.press_thing(thing)
        reader.listen(0.5)
    reader.key("Return")
    return reader.expect("pass")
