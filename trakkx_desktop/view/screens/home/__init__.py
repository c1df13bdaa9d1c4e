"""Home: what shall we play?"""
