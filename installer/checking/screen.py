"""A screen of our own with a window manager, and a hand on mouse and keys: Xvfb, openbox, xdotool."""

import os
import subprocess
import time
from pathlib import Path
from types import TracebackType

SIZE = (1440, 900)
COLOURS = 8
"""Any screen of the app has more."""


class NotSeen(Exception):
    """What should have come on the screen has not come."""


class Screen:
    """Ends what it has started."""

    def __init__(self) -> None:
        ours, theirs = os.pipe()
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        # Without access control: the app runs as another person, in another root.
        command = [
            "Xvfb",
            "-displayfd",
            str(theirs),
            "-screen",
            "0",
            size,
            "-nolisten",
            "tcp",
            "-ac",
        ]
        self._running = [subprocess.Popen(command, pass_fds=[theirs], stderr=subprocess.DEVNULL)]
        os.close(theirs)
        with os.fdopen(ours) as told:
            self.display = f":{told.readline().strip()}"
        self._environment = {**os.environ, "DISPLAY": self.display}
        quiet = subprocess.DEVNULL
        manager = subprocess.Popen(["openbox"], env=self._environment, stdout=quiet, stderr=quiet)
        self._running.append(manager)
        time.sleep(1)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in reversed(self._running):
            process.terminate()
            process.wait()

    def _do(self, *command: str) -> str:
        done = subprocess.run(command, env=self._environment, capture_output=True, text=True)
        return done.stdout.strip()

    def windows(self) -> list[str]:
        """All that a person sees, menus and questions included; not the frames around them."""
        return self._do("xdotool", "search", "--onlyvisible", "--class", "trakkx-desktop").split()

    def wait_for_window(self, seconds: float = 60) -> str:
        """The one window of the app, once it is drawn; more than one would be a question."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.windows()
            if found:
                time.sleep(1.5)
                found = self.windows()
                if len(found) != 1:
                    raise NotSeen(f"{len(found)} windows instead of one")
                if self._is_drawn(found[0]):
                    return found[0]
            time.sleep(0.05)
        raise NotSeen("no window, or nothing drawn in it")

    def _is_drawn(self, window: str) -> bool:
        """Whether there is more to be seen than one colour, as on a busy computer for a while."""
        look = ["convert", f"x:{window}", "-sample", "64x64", "-format", "%k", "info:"]
        return int(self._do(*look) or 0) > COLOURS

    def box(self, window: str) -> tuple[int, int, int, int]:
        """Left, top, width and height, without frame."""
        told = self._do("xdotool", "getwindowgeometry", "--shell", window)
        values = dict(line.split("=") for line in told.splitlines())
        return int(values["X"]), int(values["Y"]), int(values["WIDTH"]), int(values["HEIGHT"])

    def click(self, window: str, point: tuple[int, int]) -> None:
        left, top, _, _ = self.box(window)
        at = str(left + point[0]), str(top + point[1])
        # On the way there, as a hand does: a window hears of a pointer only when it moves.
        self._do("xdotool", "mousemove", str(left + 5), str(top + 5))
        self._do("xdotool", "mousemove", *at)
        before = self._rest(window)
        self._do("xdotool", "click", "1")
        for _ in range(50):
            if self._look(window) != before:
                break
            time.sleep(0.2)
        self._rest(window)

    def _look(self, window: str) -> str:
        """The picture in small."""
        return self._do("convert", f"x:{window}", "-sample", "96x60", "-format", "%#", "info:")

    def _rest(self, window: str) -> str:
        """Waits until nothing moves any more; what is to be seen then."""
        before = ""
        for _ in range(30):
            seen = self._look(window)
            if seen == before:
                break
            before = seen
            time.sleep(0.7)
        return before

    def close(self, window: str) -> None:
        """As with the button in the corner."""
        self._do("xdotool", "windowfocus", "--sync", window, "key", "alt+F4")

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._do("import", "-window", "root", str(path))
