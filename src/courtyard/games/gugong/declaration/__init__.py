"""Everything that exists in Gùgōng: its words, cells, options, steps, events and components."""
