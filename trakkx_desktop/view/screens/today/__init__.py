"""Today: a puzzle of each game and a deal, the same for everybody; and the days before."""
