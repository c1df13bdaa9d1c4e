"""The installer for Windows: its script, and the version that Windows shows."""
