"""The Fair of Lanterns: a small game of hidden cards for two to six players."""
