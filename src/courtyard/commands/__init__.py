"""The commands, by what people want: each module reads what was typed and hands it on."""
