"""What exists: the words of Gùgōng, its cells, options, steps, events and components."""
