"""The study: computers look back on games, one folder a game, each exposing `REVIEWER`. No Qt in this room."""
