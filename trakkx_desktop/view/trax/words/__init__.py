"""All sentences of TRAX."""

from trakkx_desktop.view.trax.words.captions import picture_captions
from trakkx_desktop.view.trax.words.said import TraxWords

__all__ = ["TraxWords", "picture_captions"]
