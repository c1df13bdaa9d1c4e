"""All sentences of TRÄXX."""

from trakkx_desktop.view.traexx.words.said import TraexxWords

__all__ = ["TraexxWords"]
