"""Listens: a sound card that nobody hears, and whether anything was played on it."""

import array
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Ear:
    """`loudest` is known when listening is over."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.loudest = 0


@contextmanager
def listening(socket: Path, server: str) -> Iterator[Ear]:
    """`socket` is where the sound server listens, `server` how the app in its clean place calls that."""
    ear = Ear(server)
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "HOME": folder, "XDG_RUNTIME_DIR": folder}
        command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--log-level=0"]
        command += ["-L", "module-null-sink sink_name=deaf"]
        command += ["-L", f"module-native-protocol-unix socket={socket} auth-anonymous=1"]
        pulse = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        try:
            wait_for(socket)
            environment["PULSE_SERVER"] = f"unix:{socket}"
            heard = Path(folder) / "heard.raw"
            with heard.open("wb") as file:
                listen = ["parec", "--raw", "--device=deaf.monitor"]
                recorder = subprocess.Popen(listen, env=environment, stdout=file)
            try:
                yield ear
            finally:
                recorder.send_signal(signal.SIGINT)
                recorder.wait()
            ear.loudest = loudest(heard.read_bytes())
        finally:
            pulse.terminate()
            pulse.wait()


def wait_for(path: Path) -> None:
    for _ in range(100):
        if path.exists():
            path.chmod(0o777)
            return
        time.sleep(0.1)
    raise TimeoutError(f"no sound server at {path}")


def loudest(raw: bytes) -> int:
    samples = array.array("h", raw[: len(raw) // 2 * 2])
    return max(map(abs, samples), default=0)
