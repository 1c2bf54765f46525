"""What every game shares: positions, choices, chance, vision, journals, content, rules."""
