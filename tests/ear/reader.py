"""What a screen reader has: the tree of things with names, what is announced, where the focus is; presses and keys."""

import re
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from tests.ear.bus import Bus, Call
from tests.ear.wire import Message

ATSPI = "org.a11y.atspi"
REGISTRY = f"{ATSPI}.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
EVENT = f"{ATSPI}.Event.Object"
PROPERTIES = "org.freedesktop.DBus.Properties"

PATIENCE = 60.0
"""Seconds after which something that should be said or shown counts as missing."""
LONGEST = 600.0
"""Seconds that a whole game may take, on a machine that is busy with other things."""

STATES = {
    1: "active",
    4: "checked",
    6: "defunct",
    8: "enabled",
    12: "focused",
    25: "showing",
    30: "visible",
}
"""Numbers of AT-SPI states, as far as they matter here."""

KEYS = {
    "Return": 0xFF0D,
    "Escape": 0xFF1B,
    "Tab": 0xFF09,
    "space": 0x20,
    "Left": 0xFF51,
    "Up": 0xFF52,
    "Right": 0xFF53,
    "Down": 0xFF54,
}
_STROKE = 3
"""AT-SPI's "press and release the key of this symbol"."""

Place = tuple[str, str]
T = TypeVar("T")


@dataclass(frozen=True)
class Thing:
    """One thing of the tree as it was when it was asked for."""

    place: Place
    name: str
    role: str = ""
    states: frozenset[str] = frozenset()

    @property
    def is_there(self) -> bool:
        """Shown, and can be used."""
        return {"showing", "enabled"} <= self.states and "defunct" not in self.states


class Silence(Exception):
    """Something that had to be said or shown did not come: a blind player would be lost here."""


class Reader:
    def __init__(self, bus: Bus, log: Callable[[str], None]) -> None:
        self._bus = bus
        self._log = log
        self._said: deque[str] = deque()
        self._focus_place: Place = ("", "")
        self._table: Place = ("", "")
        self._app: Place = ("", "")
        self._renewed = False
        self._end = time.monotonic() + LONGEST
        self.focused = ""
        """The name that was spoken last because the focus went there or was renamed."""
        for event in ("object:announcement", "object:state-changed:focused"):
            self._register(event)
        self._register("object:property-change:accessible-name")
        bus.listen(f"type='signal',interface='{EVENT}'")

    def _register(self, event: str) -> None:
        path = "/org/a11y/atspi/registry"
        self._bus.call(REGISTRY, path, f"{REGISTRY}.RegisterEvent", "sass", (event, (), ""))

    def app(self) -> Place:
        """The app, as soon as it is on the bus."""
        if not self._app[0]:
            apps = self.await_("the app", lambda: self._children((REGISTRY, ROOT)) or None)
            self._app = apps[0]
        return self._app

    def await_(self, what: str, find: Callable[[], T | None]) -> T:
        end = min(time.monotonic() + PATIENCE, self._end)
        while time.monotonic() < end:
            found = find()
            if found is not None:
                return found
            self.listen(0.2)
        raise Silence(f"Waited for {what}")

    def _forget(self) -> None:
        """What was said before the next deed is past, also what is still on its way: the app answers in order."""
        self._describe([self.app()])
        self.listen(0)
        self._said.clear()
        self._renewed = False

    def _children(self, place: Place) -> list[Place]:
        answer = self._bus.ask([(*place, f"{ATSPI}.Accessible.GetChildren", "", ())])[0]
        return [(name, path) for name, path in answer[0]] if answer is not None else []

    def things(self) -> list[Thing]:
        """All that is in the tree now, level by level."""
        level, found = [self.app()], []
        while level:
            described = self._describe(level)
            found += [thing for thing, _ in described]
            level = [child for _, children in described for child in children]
        return found

    def _describe(self, places: list[Place]) -> list[tuple[Thing, list[Place]]]:
        """Asked for all at once; what is gone meanwhile is left out."""
        calls: list[Call] = []
        for place in places:
            wish = (f"{ATSPI}.Accessible", "Name")
            calls.append((*place, f"{PROPERTIES}.Get", "ss", wish))
            for member in ("GetRoleName", "GetState", "GetChildren"):
                calls.append((*place, f"{ATSPI}.Accessible.{member}", "", ()))
        answers = self._bus.ask(calls)
        found = []
        for at, place in enumerate(places):
            name, role, state, children = answers[4 * at : 4 * at + 4]
            if name is None or role is None or state is None:
                continue
            bits = state[0][0] | state[0][1] << 32
            states = frozenset(word for bit, word in STATES.items() if bits >> bit & 1)
            below = [(to, path) for to, path in children[0]] if children is not None else []
            found.append((Thing(place, name[0], role[0], states), below))
        return found

    def pieces(self) -> list[Thing]:
        """What lies on the table: the children of the panel of that name, by their names alone."""
        known = self._describe([self._table]) if self._table[1] else []
        if not known or not _is_called(known[0][0], "Table", "panel"):
            self._table = self.await_("the table", lambda: self.find("Table", "panel")).place
        places = self._children(self._table)
        wish = (f"{ATSPI}.Accessible", "Name")
        names = self._bus.ask([(*place, f"{PROPERTIES}.Get", "ss", wish) for place in places])
        told = zip(places, names, strict=True)
        return [Thing(place, str(name[0])) for place, name in told if name and name[0]]

    def find(self, name: str, role: str = "") -> Thing | None:
        """The first usable thing of that name; a name that ends in "…" is a beginning."""
        return next((thing for thing in self.things() if _is_called(thing, name, role)), None)

    def press(self, name: str, role: str = "button") -> str:
        """Presses the thing of that name, as soon as it is there."""
        thing = self.await_(name, lambda: self.find(name, role))
        self.press_thing(thing)
        return thing.name

    def press_thing(self, thing: Thing) -> None:
        self._forget()
        self._log(f"press  {thing.name}")
        self._bus.call(*thing.place, f"{ATSPI}.Action.DoAction", "i", (0,))

    def key(self, key: str) -> None:
        self._forget()
        self._log(f"key    {key}")
        symbol = KEYS.get(key) or ord(key)
        controller = f"{ATSPI}.DeviceEventController"
        path = "/org/a11y/atspi/registry/deviceeventcontroller"
        values = (symbol, "", _STROKE)
        self._bus.call(REGISTRY, path, f"{controller}.GenerateKeyboardEvent", "isu", values)

    def type_into(self, name: str, text: str) -> None:
        """Goes to the field of that name and writes there."""
        field = self.await_(name, lambda: self.find(name, "text"))
        self._log(f"type   {text}")
        self._bus.call(*field.place, f"{ATSPI}.Component.GrabFocus")
        self.await_(f"the focus on {name}", lambda: self._focus_place == field.place or None)
        for letter in text:
            self.key(letter)

    def ask(self, key: str, pattern: str = "") -> str:
        """What a key to hear answers; something else may be said at the same time."""
        self.key(key)
        return self.expect(pattern)

    def press_focused(self) -> None:
        """As one does who has just heard where the focus is; returns as soon as it is elsewhere."""
        self.key("space")
        self.await_("another focus", lambda: self._renewed or None)

    def walk(self, key: str) -> str:
        """Where an arrow leads the cursor."""
        self.key(key)
        self.await_(f"the cursor after {key}", lambda: self._renewed or None)
        return self.focused

    def expect(self, *patterns: str) -> str:
        """The next announcement with one of these patterns in it; what comes before it is past."""
        return self.await_(" or ".join(patterns), lambda: self._next(patterns))

    def _next(self, patterns: tuple[str, ...]) -> str | None:
        while self._said:
            sentence = self._said.popleft()
            if any(re.search(pattern, sentence) for pattern in patterns):
                return sentence
        return None

    def listen(self, seconds: float) -> None:
        """Takes in what comes in this time; as soon as something is there, what comes with it is enough."""
        signal = self._bus.signal(seconds)
        while signal is not None:
            self._take(signal)
            signal = self._bus.signal(0.05)

    def _take(self, signal: Message) -> None:
        kind = signal.member.removeprefix(EVENT + ".")
        place = (signal.sender, signal.path)
        if kind == "Announcement":
            self._log(f"heard  {signal.body[3]}")
            self._said.append(str(signal.body[3]))
            return
        has_come = kind == "StateChanged" and signal.body[0] == "focused" and signal.body[1]
        if has_come or (kind == "PropertyChange" and place == self._focus_place):
            self._focus(place)

    def _focus(self, place: Place) -> None:
        """A screen reader speaks what has the focus, and speaks again when its name changes."""
        self._focus_place = place
        for thing, _ in self._describe([place]):
            self.focused, self._renewed = thing.name, True
            self._log(f"focus  {thing.name}")


def _is_called(thing: Thing, name: str, role: str) -> bool:
    if name.endswith("…"):
        return thing.name.startswith(name[:-1]) and thing.is_there and role in thing.role
    return thing.name == name and thing.is_there and role in thing.role
