"""Laws that every game keeps (STYLE.md section 7): one suite over all games, setups and seeds."""
