"""TRAKKX for two with the curtain, by ear: open, lay what lengthens a line, else take or draw."""

import random
import re

from tests.ear import house
from tests.ear.reader import Reader, Silence, Thing
from tests.ear.tokens import Cell, Token, best_line, called, cell, free_line, tokens, wanted

MOST_TURNS = 300
OWN = "in your rack"
DONE = ("is next", " wins", "share it", "Everybody passes")


def play(reader: Reader, chance: random.Random) -> list[str]:
    house.begin(reader, "TRAKKX", 2)
    for turn in range(MOST_TURNS):
        shown = reader.await_("a curtain or the end", lambda: _next_screen(reader))
        if shown == "Score sheet":
            return house.end(reader)
        if shown == "Show my tokens":
            _raise_curtain(reader)
        if turn in (2, 3):
            _look_aside(reader)
        _turn(reader, chance)
    raise Silence(f"No end after {MOST_TURNS} turns")


def _next_screen(reader: Reader) -> str | None:
    names = {thing.name for thing in reader.things() if thing.is_there}
    known = ("Score sheet", "Show my tokens", "Finish turn", "Pass them on", "Pass")
    return next((name for name in known if name in names), None)


def _raise_curtain(reader: Reader) -> None:
    """Behind it nothing of anybody's rack may be in the tree."""
    must_be_secret(reader, "the curtain")
    reader.press("Show my tokens")
    reader.await_("the rack", lambda: _own(reader) or None)


def must_be_secret(reader: Reader, where: str) -> None:
    """Nobody's rack is in the tree, usable or not."""
    leaks = [thing.name for thing in reader.things() if OWN in thing.name]
    if leaks:
        raise Silence(f"Behind {where} the tree tells: {leaks}")


def _look_aside(reader: Reader) -> None:
    """In the middle of a turn: the settings cover the table."""
    reader.press("Settings")
    reader.await_("the settings", lambda: None if reader.find("Table", "panel") else True)
    must_be_secret(reader, "the settings")
    reader.press("Back…")
    if reader.await_("the way back", lambda: _next_screen(reader)) == "Show my tokens":
        _raise_curtain(reader)


def _own(reader: Reader) -> list[Thing]:
    return [piece for piece in reader.pieces() if OWN in piece.name]


def _turn(reader: Reader, chance: random.Random) -> None:
    if reader.find("Pass them on", "button"):
        _pass_on(reader)
        return
    standing, rack, told = reader.ask("s"), reader.ask("i"), reader.ask("d")
    name = re.match(r"(.*)'s turn", standing)
    if name is None:
        raise Silence(f"Whose turn is it? {standing}")
    has_opened = f"{name[1]}:" in standing and re.search(
        rf"{name[1]}: \d+ tokens?, opened", standing
    )
    laid = _lay(reader, tokens(rack), told, bool(has_opened))
    if laid and _finish(reader):
        return
    if has_opened and _play_action(reader, rack):
        return
    _take(reader, tokens(rack), told)


def _lay(reader: Reader, rack: list[Token], told: str, has_opened: bool) -> bool:
    """Whether anything lies on the table that was in the rack."""
    laid = False
    if has_opened:
        for token in [token for token in rack if token in wanted(told)]:
            if _lay_one(reader, token):
                rack.remove(token)
                laid = True
    groups = re.search(r"(\d+) of (\d+) group", told)
    line = best_line(rack)
    if line and not laid and (groups is None or int(groups[1]) < int(groups[2])):
        laid = _lay_line(reader, line)
    return laid


def _lift(reader: Reader, token: Token) -> None:
    thing = next(t for t in _own(reader) if t.name.startswith(f"{called(token)}, "))
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
    _walk_to(reader, place)
    _put_down(reader)
    return True


def _lay_line(reader: Reader, line: list[Token]) -> bool:
    """A group of its own, from left to right; places are told anew after each token."""
    taken = {place for piece in reader.pieces() if (place := cell(piece.name)) is not None}
    for number, token in enumerate(line):
        _lift(reader, token)
        if number:
            column, row = _place_of(reader, line[number - 1])
            _walk_to(reader, (column + 1, row))
        elif taken:
            _walk_to(reader, free_line(taken, len(line)))
        _put_down(reader)
    return True


def _place_of(reader: Reader, token: Token) -> Cell:
    """Of a token that was just laid."""
    for piece in reader.pieces():
        place = cell(piece.name)
        if piece.name.startswith(f"{called(token)}, ") and "laid now" in piece.name and place:
            return place
    raise Silence(f"Where is the {called(token)}?")


def _walk_to(reader: Reader, goal: Cell) -> None:
    for _ in range(80):
        here = cell(reader.focused)
        if here == goal:
            return
        if here is None:
            reader.walk("Up")
        elif here[0] != goal[0]:
            reader.walk("Right" if here[0] < goal[0] else "Left")
        else:
            reader.walk("Down" if here[1] < goal[1] else "Up")
    raise Silence(f"No way to {goal}")


def _put_down(reader: Reader) -> None:
    reader.key("space")
    reader.expect("")


def _finish(reader: Reader) -> bool:
    """What the table says to the turn; if it is refused, all goes back."""
    reader.key("Return")
    if any(word in reader.expect("") for word in DONE):
        return True
    reader.key("Escape")
    return False


def _take(reader: Reader, rack: list[Token], told: str) -> None:
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
    reader.expect(*DONE)
    reader.expect("You drew|You took|passed| wins|share it") if bags or displays else None


def _play_action(reader: Reader, rack: str) -> bool:
    """An action token that is all that is left of the rack, or nearly so."""
    if len(tokens(rack)) > 2:
        return False
    for name, yes in (("swap token…", "Play it"), ("draw-three token…", "Draw three")):
        if name[:-1] in rack:
            reader.press(name)
            reader.press(yes)
            reader.expect(*DONE)
            return True
    return False


def _pass_on(reader: Reader) -> None:
    """Two tokens for the next one on the left, or what there is."""
    for thing in _own(reader)[:2]:
        reader.press_thing(thing)
        reader.listen(0.5)
    reader.key("Return")
    reader.expect("pass")
