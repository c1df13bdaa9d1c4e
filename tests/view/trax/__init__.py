"""The TRAX view: layout without Qt, and games played with real mouse and key events."""
