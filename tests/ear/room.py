"""A room to listen in: a screen that nobody sees, a session bus, its accessibility bus, the app; all one's own."""

import os
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.ear.bus import Bus

ROOT = Path(__file__).resolve().parent.parent.parent
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
PATIENCE = 60.0
QUIET = subprocess.DEVNULL


def missing() -> str:
    """What this computer lacks for a game by ear, or ""."""
    tools = ("Xvfb", "openbox", "dbus-daemon", LAUNCHER)
    return ", ".join(tool for tool in tools if shutil.which(tool) is None)


@contextmanager
def room(config: Path, out: Path) -> Iterator[Bus]:
    """Everything is started, and ended again; what the app prints goes to a file. Yields the accessibility bus."""
    with ExitStack() as stack:
        screen = _screen(stack)
        runtime = config / "run"
        runtime.mkdir(mode=0o700, parents=True)
        env = {
            **os.environ,
            "DISPLAY": screen,
            "XDG_RUNTIME_DIR": str(runtime),
            "QT_QPA_PLATFORM": "xcb",
        }
        # Without a window manager no window ever has the focus.
        _started(stack, subprocess.Popen(["openbox"], env=env, stdout=QUIET, stderr=QUIET))
        env["DBUS_SESSION_BUS_ADDRESS"] = _session_bus(stack, env)
        bus = _accessibility_bus(stack, env["DBUS_SESSION_BUS_ADDRESS"])
        app = [sys.executable, "-m", "trakkx_desktop", "--config-dir", str(config / "house")]
        app += ["--language", "en"]
        printed = stack.enter_context(out.open("wb"))
        _started(stack, subprocess.Popen(app, cwd=ROOT, env=env, stdout=printed, stderr=printed))
        yield bus


def _started(stack: ExitStack, process: "subprocess.Popen[bytes]") -> None:
    """Ended with the room."""

    def end() -> None:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    stack.callback(end)


def _told(end: int, what: str) -> str:
    """The whole line that a started program writes when it is ready."""
    line = b""
    while not line.endswith(b"\n"):
        ready, _, _ = select.select([end], [], [], PATIENCE)
        more = os.read(end, 4096) if ready else b""
        if not more:
            raise RuntimeError(f"{what} did not start")
        line += more
    os.close(end)
    return line.decode().strip()


def _screen(stack: ExitStack) -> str:
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x900x24"]
    command += ["-nolisten", "tcp", "-noreset"]
    _started(stack, subprocess.Popen(command, pass_fds=(writing,), stdout=QUIET, stderr=QUIET))
    os.close(writing)
    return ":" + _told(reading, "Xvfb")


def _session_bus(stack: ExitStack, env: dict[str, str]) -> str:
    reading, writing = os.pipe()
    command = ["dbus-daemon", "--session", "--nofork", f"--print-address={writing}"]
    daemon = subprocess.Popen(command, pass_fds=(writing,), env=env, stdout=QUIET, stderr=QUIET)
    _started(stack, daemon)
    os.close(writing)
    return _told(reading, "dbus-daemon")


def _accessibility_bus(stack: ExitStack, session_address: str) -> Bus:
    """Asks the session for it, and says that a screen reader is here, as any screen reader does."""
    session = Bus(session_address)
    stack.callback(session.close)
    to, path = "org.a11y.Bus", "/org/a11y/bus"
    (address,) = session.call(to, path, "org.a11y.Bus.GetAddress")
    for wish in ("IsEnabled", "ScreenReaderEnabled"):
        values = ("org.a11y.Status", wish, ("b", True))
        session.call(to, path, "org.freedesktop.DBus.Properties.Set", "ssv", values)
    bus = Bus(address)
    stack.callback(bus.close)
    return bus
