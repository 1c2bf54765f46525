"""Everything that exists in It's a Wonderful Kingdom: words, cells, options, steps, events, components."""
