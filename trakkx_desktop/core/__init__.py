"""The nouns that all games share: game, draft, record, match, outcome, chance, pack, grid."""
