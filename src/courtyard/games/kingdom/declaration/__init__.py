"""What exists: the words of It's a Wonderful Kingdom, its cells, options, steps, events and components."""
