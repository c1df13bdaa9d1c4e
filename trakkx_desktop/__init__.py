"""Trakkx Desktop: three table games on one shared screen."""

__version__ = "0.1.0"
