"""What every part of the picture needs: a token's art with its marks, a place in pixels; no Qt."""

from trakkx_desktop.games.trakkx.tokens import HIDDEN, Token
from trakkx_desktop.view.stage.layout import Art, Placement
from trakkx_desktop.view.trakkx.scene import Scene

SHELF = -10.0
"""Height of mats and shelves beside the table; what lies on them is higher."""


def face(token: Token) -> str:
    """What is seen of a token: both copies look alike."""
    return token if token == HIDDEN else token[:-1]


def token_art(token: Token, *marks: str) -> Art:
    return ("token", face(token), tuple(sorted(marks)))


def marks_of(scene: Scene, token: Token, *more: str) -> tuple[str, ...]:
    hovers = "hover" if token == scene.hover and token not in scene.held else ""
    picked = "picked" if token in scene.selection or token == scene.armed else ""
    return tuple(mark for mark in (*more, hovers, picked) if mark)


def pixels(art: Art, x: float, y: float, z: float = SHELF) -> Placement:
    """Decoration, in pixels of the stage."""
    return Placement(art, x, y, zone="area", z=z, solid=False)
