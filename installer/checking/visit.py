"""A person's evening with the installed app: look around, open a saved game, lay a tile, leave, come back."""

import configparser
import json
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from installer import set_up
from installer.checking.clean import HOME, PERSON, Clean, Failed, told
from installer.checking.screen import NotSeen, Screen

CONFIG = f"{HOME}/.config/trakkx-desktop"
RUNTIME = f"/run/user/{PERSON}"
OF_THE_SYSTEM = "VDPAU"
"""Debian's own FFmpeg, which its Qt loads, misses a graphics card."""
COMPLAINTS = ("Traceback", "Could not load", "could not be loaded", "cannot open shared object")


def start_line(entry: str, file: str | None = None) -> list[str]:
    """The `Exec` of a desktop entry, as a desktop starts it: with a file for a double click on one."""
    parser = configparser.RawConfigParser(strict=False)
    parser.read_string(entry)
    # The value is a string first, whose backslashes are doubled, and a command line then.
    value = parser["Desktop Entry"]["Exec"].replace("\\\\", "\\")
    found = re.findall(r'"((?:\\.|[^"\\])*)"|(\S+)', value)
    words = [re.sub(r"\\(.)", r"\1", quoted) or plain for quoted, plain in found]
    return [word.replace("%%", "%") for word in words if word != "%f"] + ([file] if file else [])


def actions(save: Path) -> int:
    """How many turns the file holds."""
    return sum(len(game["log"]) for game in json.loads(save.read_text(encoding="utf-8"))["games"])


class Visit:
    def __init__(
        self, clean: Clean, screen: Screen, entry: str, pictures: Path, more: dict[str, str]
    ) -> None:
        self._clean, self._screen = clean, screen
        self._entry = clean.inside(entry).read_text(encoding="utf-8")
        self._pictures = pictures
        self._log = pictures / "output.txt"
        runtime = clean.inside(RUNTIME)
        if not runtime.exists():
            clean.as_root("install", "-d", "-m", "700", "-o", PERSON, "-g", PERSON, RUNTIME)
        self._person = clean.person(DISPLAY=screen.display, XDG_RUNTIME_DIR=RUNTIME) | more

    def run(self, save: Path) -> str:
        """The whole evening; what was seen in one sentence, else Failed or NotSeen."""
        self._pictures.mkdir(parents=True, exist_ok=True)
        self._log.unlink(missing_ok=True)
        self._no_screen()
        self._look_around()
        file = f"{HOME}/{save.name}"
        shutil.copyfile(save, self._clean.inside(file))
        self._clean.as_root("chown", PERSON, file)
        before = actions(save)
        after = self._play("opened", file)
        again = self._play("continued", None)
        self._clean.inside(file).unlink()
        if (after, again) != (before + 1, before + 2):
            raise Failed(f"{before} turns, then {after}, then {again}: a turn was lost or doubled")
        said = self._log.read_text(encoding="utf-8")
        lines = [line for line in said.splitlines() if OF_THE_SYSTEM not in line]
        if any(word in line for word in COMPLAINTS for line in lines):
            raise Failed(f"the app complains:\n{said}")
        return f"{before} turns, one more by a click, one more after coming back: {again}"

    def command(self, *arguments: str) -> list[str]:
        """What the menu starts, with arguments."""
        return self._clean.line(*start_line(self._entry), *arguments)

    def _no_screen(self) -> None:
        """Started from a bare console: one sentence."""
        blind = {key: value for key, value in self._person.items() if key != "DISPLAY"}
        done = subprocess.run(self.command(), env=blind, capture_output=True, text=True, cwd="/")
        if done.returncode != 1 or done.stderr.count("\n") != 1:
            raise Failed(f"without a screen: code {done.returncode}\n{done.stderr}")

    def _start(self, file: str | None, **more: str) -> "subprocess.Popen[bytes]":
        """A file is opened as by a double click on a bare window manager."""
        line = self._clean.line("xdg-open", file) if file else self.command()
        with self._log.open("ab") as log:
            environment = {**self._person, **more}
            return subprocess.Popen(line, env=environment, stdout=log, stderr=log, cwd="/")

    def _end(self, app: "subprocess.Popen[bytes]", window: str) -> None:
        self._screen.close(window)
        try:
            code = app.wait(10)
        except subprocess.TimeoutExpired:
            app.kill()
            raise Failed("the app does not end when its window is closed") from None
        if code:
            raise Failed(f"the app ended with {code}:\n{self._log.read_text(encoding='utf-8')}")

    def _look_around(self) -> None:
        """The first start, in German: no question, one window."""
        app = self._start(None, LANG="de_DE.UTF-8")
        try:
            window = self._screen.wait_for_window()
            self._screen.picture(self._pictures / "1-home.png")
            self._end(app, window)
        finally:
            app.kill()

    def _play(self, name: str, file: str | None) -> int:
        """One turn by the mouse; how many turns are saved after the app has been closed."""
        app = self._start(file)
        try:
            window = self._screen.wait_for_window()
            points = self._aim(window, file)
            if file is None:
                self._screen.picture(self._pictures / f"{name}-home.png")
                self._screen.click(window, points["card"])
                time.sleep(1)
            self._screen.picture(self._pictures / f"{name}-before.png")
            for _ in range(points["clicks"]):
                self._screen.click(window, points["space"])
            # The first sound has to be loaded, and a busy computer takes its time.
            time.sleep(2)
            self._screen.picture(self._pictures / f"{name}-after.png")
            self._end(app, window)
        finally:
            app.kill()
        saves = list(self._clean.inside(f"{CONFIG}/saves").glob("*.trakkx"))
        if len(saves) != 1:
            raise NotSeen(f"{len(saves)} saved games instead of one")
        return actions(saves[0])

    def _aim(self, window: str, file: str | None) -> dict[str, Any]:
        """Where to click, found out with a copy of the person's folder in a window of the same size."""
        _, _, width, height = self._screen.box(window)
        with tempfile.TemporaryDirectory() as folder:
            config = Path(folder) / "config"
            running = shutil.ignore_patterns("socket", "lock")
            shutil.copytree(self._clean.inside(CONFIG), config, ignore=running)
            command = [str(set_up.interpreter()), "-m", "installer.checking.aim", str(config)]
            command.append(f"{width}x{height}")
            if file is not None:
                command.append(str(self._clean.inside(file)))
            environment = {"PYTHONPATH": str(set_up.ROOT), "LANG": "C.UTF-8", "HOME": folder}
            points: dict[str, Any] = json.loads(told(command, environment).splitlines()[-1])
            return points
