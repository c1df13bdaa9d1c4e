"""Short soft sounds; never required: without a sound system the app is simply quiet."""

from typing import Any

from trakkx_desktop import resources


class Sounds:
    """Loads QtMultimedia with the first sound, long after the first frame."""

    def __init__(self) -> None:
        self.is_on = True
        self.volume = 0.6
        self._effects: dict[str, Any] = {}
        self._is_missing = False

    def play(self, name: str) -> None:
        if self.is_on and not self._is_missing:
            effect = self._effect(name)
            if effect is not None:
                effect.setVolume(self.volume)
                effect.play()

    def _effect(self, name: str) -> Any | None:
        if name not in self._effects:
            from PySide6.QtCore import QUrl

            try:
                from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
            except ImportError:
                self._is_missing = True
                return None
            if not QMediaDevices.audioOutputs():
                self._is_missing = True
                return None
            effect = QSoundEffect()
            path = resources.path("shared", "sounds", f"{name}.wav")
            effect.setSource(QUrl.fromLocalFile(str(path)))
            self._effects[name] = effect
        return self._effects[name]


SOUNDS = Sounds()
