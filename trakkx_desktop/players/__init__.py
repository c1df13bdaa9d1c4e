"""Computer players, one folder a game: each exposes `PLAYER`, sees masked positions only, and needs no Qt."""
