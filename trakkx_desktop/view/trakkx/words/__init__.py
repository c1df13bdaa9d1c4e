"""All sentences of TRAKKX."""

from trakkx_desktop.view.trakkx.words.captions import drawn_words, message, picture_captions
from trakkx_desktop.view.trakkx.words.names import the_token_words
from trakkx_desktop.view.trakkx.words.refusals import action_words, line_words, refusal_words
from trakkx_desktop.view.trakkx.words.said import TrakkxWords

__all__ = [
    "TrakkxWords",
    "action_words",
    "drawn_words",
    "line_words",
    "message",
    "picture_captions",
    "refusal_words",
    "the_token_words",
]
