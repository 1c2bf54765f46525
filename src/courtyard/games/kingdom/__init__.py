"""It's a Wonderful Kingdom: the rules, a room for each chapter of the rulebook."""
