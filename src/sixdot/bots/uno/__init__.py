"""What bots know about playing UNO."""
