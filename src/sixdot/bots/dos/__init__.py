"""What bots know about playing DOS."""
