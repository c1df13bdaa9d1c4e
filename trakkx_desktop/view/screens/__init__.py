"""The screens around the table: home, new game, table, curtain, end, score sheet, settings, rules."""
