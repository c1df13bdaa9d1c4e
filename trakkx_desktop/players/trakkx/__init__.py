"""The computer player of TRAKKX: a solver for the best turn of laying, and the choices around it."""
