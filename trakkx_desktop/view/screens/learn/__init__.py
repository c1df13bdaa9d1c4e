"""Learning by doing: the path of lessons, a lesson at the table, and the first game with a teacher."""
