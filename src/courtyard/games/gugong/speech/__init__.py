"""What the game says to people: prompts, options, warnings, refusals, and the log."""
