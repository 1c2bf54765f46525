"""The parts that all games share: positions, choices, chance, vision, journals, content, rules."""
