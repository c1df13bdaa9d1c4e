"""The computer player of TRAKKX: laws, tactics, the solver; long matches by `python -m`."""
