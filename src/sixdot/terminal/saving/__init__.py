"""Games kept on the disk while they are played, and taken up again."""
