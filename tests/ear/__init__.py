"""Whole games by ear: a client that knows nothing but the accessibility bus plays from Home to the score sheet."""
