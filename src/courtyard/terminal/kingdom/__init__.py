"""It's a Wonderful Kingdom in the terminal."""
