"""The rules, a room for each chapter of the rulebook."""
