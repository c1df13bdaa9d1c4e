"""The model at the command line: judge, check, resave. No Qt in this room."""
