"""What each family of games says and reads in its own way: a folder each, found through `sixdot.voice.family`."""
