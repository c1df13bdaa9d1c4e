"""All rules of TRAX: unlimited, limited to 8x8, Tur-TRAX with a die, and the two solitaires."""

from trakkx_desktop.games.trax.game import GAME

__all__ = ["GAME"]
