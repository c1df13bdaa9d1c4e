"""All sentences of TRAX."""

from trakkx_desktop.view.trax.words.said import TraxWords

__all__ = ["TraxWords"]
