"""Files: places, the atomic writer, saves and their upgrades, settings, people, history, backup. No Qt."""
