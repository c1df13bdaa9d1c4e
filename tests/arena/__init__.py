"""Computer players against each other, without a window: how strong is which level?"""
